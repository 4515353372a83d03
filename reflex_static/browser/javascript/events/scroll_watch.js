// Fires a handler with the scroll position, at most once per frame.
import { useEffect, useEffectEvent } from "react";

function measure() {
  const { scrollHeight, clientHeight } = document.documentElement;
  const room = scrollHeight - clientHeight;
  const position = Math.max(0, Math.round(window.scrollY));
  const percent = room > 0 ? Math.round((100 * position) / room) : 0;
  return [position, Math.min(100, percent)];
}

export function ScrollWatch({ onScroll }) {
  const fire = useEffectEvent((...measured) => onScroll?.(...measured));
  useEffect(() => {
    let frame = 0;
    let told = [];
    const tell = () => {
      frame = 0;
      const measured = measure();
      if (measured.every((it, place) => it === told[place])) return;
      told = measured;
      fire(...measured);
    };
    const soon = () => {
      frame ||= requestAnimationFrame(tell);
    };
    soon(); // measuring at once would force a layout
    window.addEventListener("scroll", soon, { passive: true });
    window.addEventListener("resize", soon, { passive: true });
    // Opening an element makes the page longer without scrolling it.
    const Observer = globalThis.ResizeObserver; // protection against tracking may remove it
    const longer = Observer && new Observer(soon);
    longer?.observe(document.documentElement);
    return () => {
      longer?.disconnect();
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", soon);
      window.removeEventListener("resize", soon);
    };
  }, []);
  return null;
}
