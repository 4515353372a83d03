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
      const measured = measure();
      if (measured.every((it, place) => it === told[place])) return;
      told = measured;
      fire(...measured);
    };
    const next = () => {
      frame = 0;
      tell();
    };
    const soon = () => (frame ||= requestAnimationFrame(next));
    window.addEventListener("scroll", soon, { passive: true });
    window.addEventListener("resize", soon, { passive: true });
    // Called at the start and when the page gets longer, after the layout: measuring forces none.
    const Observer = globalThis.ResizeObserver; // protection against tracking may remove it
    const longer = Observer && new Observer(tell);
    if (longer) longer.observe(document.documentElement);
    else soon();
    return () => {
      longer?.disconnect();
      cancelAnimationFrame(frame);
      window.removeEventListener("scroll", soon);
      window.removeEventListener("resize", soon);
    };
  }, []);
  return null;
}
