// A whole page at once holds up a cheap phone: what is out of sight is laid out and drawn a part a frame.
import { useEffect } from "react";

const PARTS = ":is(main, article) > section"; // as in base.css
export const idle = globalThis.requestIdleCallback ?? setTimeout;

// Put aside, a part keeps the height that base.css gives it.
export function layoutInSteps(change = () => {}) {
  const parts = Array.from(document.querySelectorAll(PARTS)).filter(isOutOfSight);
  for (const part of parts) part.style.contentVisibility = "auto";
  change();
  requestAnimationFrame(function next() {
    const part = parts.shift();
    if (!part) return;
    part.style.contentVisibility = "";
    requestAnimationFrame(next);
  });
}

function isOutOfSight(part) {
  const { top, bottom } = part.getBoundingClientRect();
  return bottom < 0 || top > innerHeight;
}

// The script in the head has put them aside for the first paint.
export function DeferredLayout() {
  useEffect(() => {
    const { dataset } = document.documentElement;
    // A link that was followed meanwhile has brought them back already.
    idle(() => "layoutDeferred" in dataset && layoutInSteps(() => delete dataset.layoutDeferred));
  }, []);
  return null;
}
