// Also reports a position set before hydration, or restored by the browser after a reload.
import { createElement, useEffect, useRef } from "react";

export function Slider({ position, onMove, ...rest }) {
  const element = useRef(null);
  useEffect(() => {
    const moved = element.current.valueAsNumber;
    if (moved !== position) onMove(moved);
  }, []);
  return createElement("input", {
    ...rest,
    ref: element,
    type: "range",
    value: position,
    onChange: (event) => onMove(event.target.valueAsNumber),
  });
}
