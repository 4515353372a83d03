// A slider moved before the scripts were ready, or kept by the browser over a reload, must be heard too.
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
