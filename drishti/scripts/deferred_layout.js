// Laying out a whole page at once would block a slow phone, so the parts out of view are laid out
// and painted one per frame.
import { effect } from "$/modules/scripts/effect";

const PARTS = "body > header, :is(main, article) > section, body > footer";
export const idle = globalThis.requestIdleCallback ?? setTimeout;

// Until its turn, a part has the placeholder height from base.css. If `atFirst` is "hidden", the
// first frame paints only the change, but screen readers find none of the parts during it.
export function layoutInSteps(change = () => {}, atFirst = "auto", isUnseen = isDeferrable) {
  const parts = Array.from(document.querySelectorAll(PARTS)).filter(isUnseen);
  for (const part of parts) part.style.contentVisibility = atFirst;
  change();
  const next = () => {
    const part = parts.shift();
    if (!part) return;
    part.style.contentVisibility = "";
    requestAnimationFrame(next);
  };
  // Two callbacks, because the first runs before the change is painted.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      // Following a link may have laid out all parts already (first_layout.js).
      for (const { style } of parts) if (style.contentVisibility) style.contentVisibility = "auto";
      next();
    }),
  );
}

// A header that has scrolled away may have a control that stays in the window (header.css).
const isDeferrable = (part) => part.localName !== "header" && isOutOfSight(part);

export function isOutOfSight(part) {
  const { top, bottom } = part.getBoundingClientRect();
  return bottom < 0 || top > innerHeight;
}

// Lays out the parts that head/first_layout.js left out of the first paint.
export const DeferredLayout = effect(() => {
  const { dataset } = document.documentElement;
  // Not if following a link has already laid out all parts (first_layout.js).
  idle(() => "layoutDeferred" in dataset && layoutInSteps(() => delete dataset.layoutDeferred));
});
