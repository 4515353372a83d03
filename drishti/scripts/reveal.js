// Reveals elements as they enter the viewport, which needs an IntersectionObserver.
import { effect, isStill } from "$/modules/scripts/effect";

// On a phone, the animations would run for as long as one reads, and take more of the processor than
// everything else.
const WIDE = "(min-width: 48rem)";

export const Reveal = effect(() => {
  if (isStill() || !matchMedia(WIDE).matches) return;
  const watcher = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      const isWaiting = target.dataset.reveal === "waiting";
      if (!isIntersecting && (isWaiting || boundingClientRect.top >= 0)) {
        target.dataset.reveal = "waiting";
        continue;
      }
      if (isWaiting) target.dataset.reveal = "shown";
      // Revealed, or in view or above it at the first callback: stays visible from now on.
      watcher.unobserve(target);
    }
  });
  document.querySelectorAll("[data-reveal=once]").forEach((each) => watcher.observe(each));
});
