// Keeps the place of a reader whose text changes its size (head/reading.js).
import { isOutOfSight } from "$/modules/scripts/deferred_layout";
import { makeFocusable } from "$/modules/scripts/hash_focus";

// Not what may be sticky: the heads of sections and the contents of the legal pages.
const TEXTS = "main :is(h2, h3, p, li, summary):not(.section__head *, nav *)";

const topOf = (part) => part.getBoundingClientRect().top;

// Returns the first text that begins in the window.
const textInView = () =>
  Array.from(document.querySelectorAll(TEXTS)).find((part) => part.offsetHeight && topOf(part) > 0);

// Scroll anchoring, which would keep it, ends where styles change.
export function keepPlace(change) {
  const text = textInView() ?? document.body;
  const top = scrollY && topOf(text);
  change();
  if (top) scrollBy(0, topOf(text) - top);
}

// Without it, the next press of Tab would lead from an opener far above back to the top.
export function focusInView() {
  const opener = document.activeElement;
  if (!opener.matches("[commandfor]") || !isOutOfSight(opener)) return;
  makeFocusable(textInView())?.focus();
}
