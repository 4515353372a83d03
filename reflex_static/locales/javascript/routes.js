// Serves every page in each locale. A module of its own for each would make the build take ten times
// as long. Delete this once Reflex can serve one page at several addresses.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { settings } from "./settings.js";

// In `reflex run` React Router compiles a route's module once for each of its addresses, and all of
// them before the first page, so those of the locales are short.
function shorten(file) {
  if (!import.meta.env?.DEV) return file;
  const short = file.replace("routes/", "locales/");
  const path = join(import.meta.dirname, "../../app", short);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `export { default } from '../${file}';\n`);
  return short;
}

export const localize = (pages) => {
  const short = pages.map(({ file, ...page }) => ({ ...page, file: shorten(file) }));
  return settings.slice(1).flatMap(([{ code }]) =>
    short.map(({ id, path, ...page }) => ({
      ...page,
      id: `${code}/${id}`,
      path: [code, path].filter(Boolean).join("/"),
    })),
  );
};
