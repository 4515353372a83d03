// The locale of a prerendered page, and the texts its scripts need; the page embeds both as JSON.
export const page = JSON.parse(document.getElementById("locale")?.textContent ?? "{}");

export const find = (key) =>
  key in page.texts ? [page.texts[key], true] : [page.left[key], false];
