// Reflex passes styles in a `css` property. They become React's `style` once the page is
// hydrated, because a policy blocks style attributes, but not styles that a script sets. Until then
// the prerendered page has a class with the same rules.
import { createElement, useLayoutEffect, useState } from "react";

function Styled({ element, css, ...properties }) {
  const [style, setStyle] = useState();
  const text = JSON.stringify(css);
  useLayoutEffect(() => setStyle(css), [text]);
  return createElement(element, { ...properties, style });
}

export function jsx(element, properties, ...children) {
  if (!properties?.css) return createElement(element, properties, ...children);
  return createElement(Styled, { ...properties, element }, ...children);
}
