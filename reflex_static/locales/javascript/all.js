// The locales, in the browser only the first and that of the page, because all take long to load.
import { codes } from "./codes.js";

const isShown = (code, at) =>
  !at || !globalThis.location || location.pathname.split("/").includes(code);
const load = async (code) => (await import(`./${code}.json`)).default;

export const locales = await Promise.all(codes.filter(isShown).map(load));
