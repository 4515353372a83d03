// Seeing when an element enters the screen needs the browser's IntersectionObserver.
import { useEffect } from "react";
import { isStill } from "$/modules/scripts/motion";

export function Reveal() {
  useEffect(() => {
    if (isStill()) return undefined;
    const watcher = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        target.dataset.reveal = "shown";
        watcher.unobserve(target);
      }
    });
    // What can be seen already stays as it is: nothing blinks away.
    for (const element of document.querySelectorAll('[data-reveal="once"]')) {
      if (element.getBoundingClientRect().top < innerHeight) continue;
      element.dataset.reveal = "waiting";
      watcher.observe(element);
    }
    return () => watcher.disconnect();
  }, []);
  return null;
}
