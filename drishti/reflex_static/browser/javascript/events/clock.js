// Fires a handler with the time at every full second, until `untilMs`, while the page is visible.
import { useEffect, useRef } from "react";

const SECOND_MS = 1000;

export function Clock({ onTick, untilMs }) {
  const latest = useRef(onTick);
  useEffect(() => {
    latest.current = onTick;
  });
  useEffect(() => {
    let timer;
    const tick = () => {
      clearTimeout(timer);
      if (document.visibilityState === "hidden") return;
      const now = Date.now();
      if (now < untilMs) timer = setTimeout(tick, SECOND_MS - (now % SECOND_MS));
      latest.current?.(now);
    };
    tick();
    document.addEventListener("visibilitychange", tick);
    window.addEventListener("pageshow", tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", tick);
      window.removeEventListener("pageshow", tick);
    };
  }, [untilMs]);
  return null;
}
