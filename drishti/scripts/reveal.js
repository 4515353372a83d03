// Reveals elements as they enter the viewport, which needs an IntersectionObserver.
import { useEffect } from "react";
import { isStill } from "$/modules/scripts/motion";

export function Reveal() {
  useEffect(() => {
    if (isStill()) return undefined;
    const watcher = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        if (target.dataset.reveal === "waiting") {
          if (!isIntersecting) continue;
          target.dataset.reveal = "shown";
        } else if (!isIntersecting && boundingClientRect.top >= 0) {
          target.dataset.reveal = "waiting";
          continue;
        }
        // Revealed, or already in view at the first callback: stays visible from now on.
        watcher.unobserve(target);
      }
    });
    for (const element of document.querySelectorAll('[data-reveal="once"]')) {
      watcher.observe(element);
    }
    return () => watcher.disconnect();
  }, []);
  return null;
}
