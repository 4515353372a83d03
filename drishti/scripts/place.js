// Keeps the place of a reader whose text changes its size (head/reading.js), and of the focus.
import { isOutOfSight } from "$/modules/scripts/deferred_layout";

const TEXTS = "main :is(h2, h3, p, li, tr, summary):not(details:not([open]) :not(summary, summary *))";

// The contents of a legal page may be sticky.
const isSticky = (part) => {
  const contents = part.closest("nav");
  return contents && getComputedStyle(contents).position === "sticky";
};

// Makes a text focusable until it loses the focus. A heading that is always focusable would be
// announced as "clickable" (heard in Orca).
export function makeFocusable(found) {
  if (!found || found.tabIndex >= 0 || found.hasAttribute("tabindex")) return null;
  // A section has no name to be announced, so the focus goes on to its heading. A <details>
  // is opened by its summary, so the focus goes on to that.
  const inner = found.matches("main, section, details") && found.querySelector("h1, h2, summary");
  if (inner) found.addEventListener("focus", () => focusOn(inner), { once: true });
  found.tabIndex = -1;
  found.addEventListener("blur", () => found.removeAttribute("tabindex"), { once: true });
  return found;
}

export function focusOn(part) {
  (makeFocusable(part) ?? part)?.focus({ preventScroll: true });
}

const belowHeader = () => Math.max(0, document.querySelector("header").getBoundingClientRect().bottom);

// Returns the first text that begins in the window, or else the last one above it.
export function textInView(top = belowHeader()) {
  const texts = Array.from(document.querySelectorAll(TEXTS)).filter((part) => part.offsetHeight);
  const topOf = (part) => part.getBoundingClientRect().top;
  const isInView = (part) => topOf(part) > top && topOf(part) < innerHeight && !isSticky(part);
  return texts.find(isInView) ?? texts.findLast((part) => topOf(part) <= top);
}

// Whether a control stays in the window although its header has scrolled away (header.css).
export const isPinned = (part) =>
  getComputedStyle(part).position === "fixed" && isOutOfSight(part.closest(".header") ?? part);

// Scroll anchoring, which would keep it, ends where styles change. A text may begin behind the header.
export function keepPlace(change) {
  const text = scrollY ? textInView(0) : undefined;
  const before = text?.getBoundingClientRect();
  change();
  if (!text) return;
  const now = text.getBoundingClientRect();
  const wanted = before.top > 0 ? before.top : (before.top / before.height) * now.height;
  scrollBy(0, now.top - wanted);
}

// What had the focus in the text, perhaps since before this script (head/language.js).
let last = globalThis.document?.querySelector("main :focus");
let origin; // what had it, in sight, when the settings were reached or a dialog opened
let isVisit = false; // whether Escape led to the settings
let hasWheel = false; // whether the reader scrolls by a wheel, as screen readers do not
globalThis.addEventListener?.("wheel", () => (hasWheel = true), { passive: true, once: true });
globalThis.addEventListener?.("focusin", ({ target }) => {
  if (target.closest("main, footer")) last = target;
  if (!target.closest("dialog, [commandfor=reading]")) isVisit = false;
  // The browser would centre it, and its first words would be out of sight.
  if (target.offsetHeight > innerHeight && target.matches("a, button, summary")) target.scrollIntoView();
});

const inSight = (part) => (part?.isConnected && !isOutOfSight(part) ? part : undefined);
export const originInSight = () => inSight(origin);
export const lastInSight = () => inSight(last);

// For a choice of language (head/language.js). Returns where the reader is: the text that had the
// focus, if it is in the window, or else the last one that begins above its middle, by the id that it
// is in and its number there, its distance from the top in pixels, the share of it (0 to 1) that is
// above the top, and 1 or nothing for whether it had the focus, and did so in an open <details>.
globalThis.findPlace = (selector) => {
  const isAbove = (part) => part.offsetHeight && part.getBoundingClientRect().top < innerHeight / 2;
  const texts = Array.from(document.querySelectorAll(`main, main :is([id], ${selector})`));
  const focused = inSight(last)?.closest(`main :is(${selector})`);
  const text = focused ?? texts.findLast(isAbove) ?? texts[0];
  const { top, height } = text.getBoundingClientRect();
  const part = text.closest("[id]");
  const number = Array.from(part.querySelectorAll(selector)).indexOf(text);
  const above = Math.max(0, -top / height).toFixed(3);
  const flags = [focused, focused?.closest("details[open]")].map((found) => (found ? 1 : ""));
  return [part.id, number, Math.round(top), above, ...flags].join();
};

export function rememberPlace() {
  origin = inSight(last);
}

function returnToText() {
  if (!origin?.isConnected) return focusOn(textInView());
  focusOn(origin);
  return origin.scrollIntoView({ block: "nearest" }); // the size of the text may have changed
}

// Without it, the next press of Tab would lead from an opener far above back to the top.
export function focusInView() {
  const opener = document.activeElement;
  if (!opener.matches("[commandfor]")) return;
  if (isVisit || isOutOfSight(opener) || isPinned(opener)) returnToText();
}

// Leads from any focus to the reading settings, which stay in sight, and back. Without a focus it
// waits for a wheel, because a screen reader's cursor would lose its place.
export function switchFocus() {
  const settings = document.querySelector("header [commandfor=reading]");
  const { activeElement } = document;
  const hasFocus = activeElement !== document.body;
  if (!hasFocus && !hasWheel) return undefined;
  if (activeElement === settings) return returnToText();
  rememberPlace();
  if (hasFocus) origin ??= activeElement;
  settings.focus();
  isVisit = true;
  return undefined;
}

// Tab leads back too where the controls beside the settings are out of sight.
globalThis.addEventListener?.("keydown", ({ key, target }) => {
  if (isVisit && key === "Tab" && isPinned(target)) returnToText();
});
