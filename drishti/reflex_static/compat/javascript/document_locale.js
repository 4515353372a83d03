// The locale of a prerendered page, and the texts that its scripts need, which the page contains.
export const page = JSON.parse(document.getElementById("locale")?.textContent ?? "{}");

export const find = (key) =>
  key in page.texts ? [page.texts[key], true] : [page.left[key], false];
