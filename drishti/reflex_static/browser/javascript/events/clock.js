// Fires a handler with the time at every full interval while the page is visible.
import { useEffect, useRef } from "react";

export function Clock({ onTick, everyMs }) {
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
      timer = setTimeout(tick, everyMs - (now % everyMs));
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
  }, [everyMs]);
  return null;
}
