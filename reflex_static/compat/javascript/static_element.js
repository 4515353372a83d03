// Elements that never change, which are left to the prerendered page (static_elements.js).
import { createElement } from "react";

const MARK = "data-static";
const elements = new Map();
const marked = document.querySelectorAll(`[${MARK}]`);
const originals = new Map(Array.from(marked, (it) => [it.getAttribute(MARK), it]));

// Fills an element that React has re-created, because it was changed before hydration or reappears.
function fill(element, original) {
  if (!element || !original || element.hasAttribute(MARK)) return;
  for (const { name, value } of original.attributes) {
    // Only a script can have set a style, and the policy would block it as an attribute.
    if (name !== "style") element.setAttribute(name, value);
  }
  element.append(...original.cloneNode(true).childNodes);
}

export function staticElement(tag, key, children) {
  // The key keeps React from reusing one element's DOM node for another.
  const properties = { key, children, suppressHydrationWarning: true };
  const ref = (element) => fill(element, originals.get(key));
  if (!elements.has(key)) elements.set(key, createElement(tag, { ...properties, ref }));
  return elements.get(key);
}
