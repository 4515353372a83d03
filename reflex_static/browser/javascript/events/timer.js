// Fires a handler once, `afterMs` milliseconds after the component is mounted.
import { useEffect, useRef } from "react";

export function Timer({ onElapsed, afterMs }) {
  const latest = useRef(onElapsed);
  useEffect(() => {
    latest.current = onElapsed;
  });
  useEffect(() => {
    const timer = setTimeout(() => latest.current?.(), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
  return null;
}
