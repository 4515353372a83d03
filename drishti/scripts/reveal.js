// Reveals elements as they enter the viewport, which needs an IntersectionObserver.
import { effect } from "$/modules/scripts/effect";
import { isStill } from "$/modules/scripts/motion";

export const Reveal = effect(() => {
  if (isStill()) return;
  const watcher = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting, boundingClientRect } of entries) {
      const isBelow = !isIntersecting && boundingClientRect.top >= 0;
      if (target.dataset.reveal === "waiting") {
        if (!isIntersecting) continue;
        target.dataset.reveal = "shown";
      } else if (isBelow) {
        target.dataset.reveal = "waiting";
        continue;
      }
      // Revealed, or already in view at the first callback: stays visible from now on.
      watcher.unobserve(target);
    }
  });
  document.querySelectorAll("[data-reveal=once]").forEach((each) => watcher.observe(each));
});
