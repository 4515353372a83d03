// Reads the element's value on hydration, because a slider that was moved before or restored after
// a reload fires no event.
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
