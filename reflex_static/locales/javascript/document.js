// The locale of a prerendered page, and the texts its scripts need; the page embeds both as JSON.
export const page = JSON.parse(document.getElementById("locale")?.textContent ?? "{}");

// A key that only data at run time has named may be in no locale, and is then shown itself.
export const find = (key) =>
  key in page.texts ? [page.texts[key], true, page.figures] : [page.left[key] ?? key, false, page.left_figures];
