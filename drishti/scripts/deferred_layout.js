// Laying out a whole page at once would block a slow phone, so the parts out of view are laid out
// and painted one per frame.
import { effect } from "$/modules/scripts/effect";

const PARTS = "body > header, :is(main, article) > section, body > footer";
export const idle = globalThis.requestIdleCallback ?? setTimeout;

// Until its turn, a part has the placeholder height from base.css. With "hidden" the change is
// painted before any part, also one just out of view; for that frame, screen readers find none.
export function layoutInSteps(change = () => {}, atFirst = "auto", isUnseen = isOutOfSight) {
  const parts = Array.from(document.querySelectorAll(PARTS)).filter(isUnseen);
  for (const part of parts) part.style.contentVisibility = atFirst;
  change();
  const next = () => {
    const part = parts.shift();
    if (!part) return;
    part.style.contentVisibility = "";
    requestAnimationFrame(next);
  };
  // The callbacks of a frame run before it is painted, so the parts wait for the one after.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      // Unless following a link has already laid them out.
      for (const { style } of parts) if (style.contentVisibility) style.contentVisibility = "auto";
      next();
    }),
  );
}

export function isOutOfSight(part) {
  const { top, bottom } = part.getBoundingClientRect();
  return bottom < 0 || top > innerHeight;
}

// Lays out the parts that head/first_layout.js left out of the first paint.
export const DeferredLayout = effect(() => {
  const { dataset } = document.documentElement;
  // Skipped if following a link has already laid them out.
  idle(() => "layoutDeferred" in dataset && layoutInSteps(() => delete dataset.layoutDeferred));
});
