// Fires a handler with the time: at once, then at each multiple of `everyMs`, last at `untilMs`.
// Pauses while the page is hidden; fires once a minute while the element `inView` is out of view.
import { useEffect, useEffectEvent } from "react";

const MINUTE_MS = 60_000;

export function Clock({ onTick, untilMs, everyMs, inView }) {
  const fire = useEffectEvent((now) => onTick?.(now));
  useEffect(() => {
    let timer;
    let interval = everyMs;
    const tick = () => {
      clearTimeout(timer);
      if (document.visibilityState === "hidden") return;
      const now = Date.now();
      if (now < untilMs)
        timer = setTimeout(tick, Math.min(interval - (now % interval), untilMs - now));
      fire(now);
    };
    tick();
    const Observer = globalThis.IntersectionObserver; // the clock ticks without it too
    const watcher = Observer && new Observer(([{ isIntersecting }]) => {
      interval = isIntersecting ? everyMs : Math.max(everyMs, MINUTE_MS);
      tick();
    });
    const element = inView && document.getElementById(inView);
    if (element) watcher?.observe(element);
    document.addEventListener("visibilitychange", tick);
    window.addEventListener("pageshow", tick);
    return () => {
      clearTimeout(timer);
      watcher?.disconnect();
      document.removeEventListener("visibilitychange", tick);
      window.removeEventListener("pageshow", tick);
    };
  }, [untilMs, everyMs, inView]);
  return null;
}
