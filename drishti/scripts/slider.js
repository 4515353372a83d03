// A slider moved before hydration, or restored after a reload, fires no event: its element is read.
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
