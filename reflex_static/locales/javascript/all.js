// The locales. Their texts take long to load, so `reflex run` has only those of the first and, in the
// browser, of the page: the document that its server sends has none of any other.
import { settings } from "./settings.js";

function isShown({ code }, at) {
  const isBrowser = Boolean(globalThis.location);
  return !at || (isBrowser ? location.pathname.split("/").includes(code) : !import.meta.env.DEV);
}

const load = async (locale, at) =>
  isShown(locale, at) ? (await import(`./${locale.code}.json`)).default : locale;

export const locales = await Promise.all(settings.map(load));
