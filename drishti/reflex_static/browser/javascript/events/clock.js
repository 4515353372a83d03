// Fires a handler with the time whenever an interval is full, until `untilMs`, while the page is
// visible.
import { useEffect, useRef } from "react";

export function Clock({ onTick, untilMs, everyMs }) {
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
      if (now < untilMs) timer = setTimeout(tick, everyMs - (now % everyMs));
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
  }, [untilMs, everyMs]);
  return null;
}
