// What a handler returns or yields: events for other handlers and for the page.
import { toJson } from "./engine.js";
import { fail } from "./python/errors.js";
import { str } from "./python/text.js";
import { Tuple, typeName } from "./python/values.js";

export class Event {
  constructor(name, payload) {
    Object.assign(this, { name, payload });
  }
}

// What a handler yields for `await asyncio.sleep()`; the transport resumes the handler later.
export class Sleep {
  constructor(seconds) {
    this.ms = Math.max(0, Number(seconds)) * 1000;
  }
}

// Whether a handler is in `async with self`, where it keeps its turn while it waits.
export let isLocked = false;
export const lock = (value) => (isLocked = value);

export const sleep = (seconds) => new Sleep(seconds);

// An event for a handler: its name, and its arguments as pairs.
export const event = (name, values) => new Event(name, toJson(new Map(values)));

export function eventsIn(result) {
  if (result === null || result === undefined) return [];
  if (result instanceof Event) return [result];
  if (Array.isArray(result)) return result.flatMap(eventsIn);
  return fail("TypeError", `a handler returns events, not a ${typeName(result)}`);
}

const inPage = (act) => new Event("_call_function", { function: act });
const element = (id) =>
  document.getElementById(id) ?? fail("ValueError", `no element has the id '${id}'`);

export function redirect(path, is_external = false, popup = false, replace = false) {
  return new Event("_redirect", { path, external: is_external, popup, replace });
}

export function download(url = null, filename = null, data = null, mime_type = "text/plain") {
  const address = data === null ? url : `data:${mime_type},${encodeURIComponent(str(data))}`;
  const name = filename ?? url?.split("/").at(-1) ?? "";
  return new Event("_download", { url: address, filename: name });
}

export const console_log = (message) => inPage(() => console.log(str(message)));
export const window_alert = (message) => inPage(() => alert(str(message)));
export const set_clipboard = (content) => inPage(() => navigator.clipboard.writeText(content));
export const set_focus = (id) => inPage(() => element(id).focus());
export const blur_focus = (id) => inPage(() => element(id).blur());
export const set_value = (id, value) => inPage(() => (element(id).value = toJson(value)));
export const scroll_to = (id, align_to_top = true) =>
  inPage(() => element(id).scrollIntoView(align_to_top));
// The call is source text, because only Reflex's event loop can reach the toaster, through `refs`.
export function toast(level, message, options) {
  const named = options.map(([name, value]) => [
    name.replace(/_(.)/g, (_, letter) => letter.toUpperCase()),
    toJson(value),
  ]);
  const values = [str(message), Object.fromEntries(named)].map((it) => JSON.stringify(it));
  const show = `refs["__toast"]${level && `.${level}`}`;
  return new Event("_call_function", { function: `() => ${show}(${values})` });
}
export const back = () => inPage(() => history.back());
export const noop = () => Tuple.of();
export const clear_local_storage = () => new Event("_clear_local_storage", {});
export const clear_session_storage = () => new Event("_clear_session_storage", {});
export const remove_local_storage = (key) => new Event("_remove_local_storage", { key });
export const remove_session_storage = (key) => new Event("_remove_session_storage", { key });
