// Fires a handler once, `afterMs` milliseconds after the component is mounted.
import { useEffect, useEffectEvent } from "react";

export function Timer({ onElapsed, afterMs }) {
  const fire = useEffectEvent(() => onElapsed?.());
  useEffect(() => {
    const timer = setTimeout(() => fire(), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
  return null;
}
