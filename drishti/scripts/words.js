// A page translator swaps text nodes, and React then writes to the lost ones: own the element, not the node.
import { createElement, useLayoutEffect, useRef, useSyncExternalStore } from "react";

// `catalogue` maps keys to the texts of the chosen language; `restored` counts returns to English.
let page = { catalogue: null, restored: 0 };
const readers = new Set();

function change(next) {
  page = { ...page, ...next };
  readers.forEach((read) => read());
}

export const setCatalogue = (catalogue) => change({ catalogue });
export const restoreWords = () => change({ catalogue: null, restored: page.restored + 1 });

const subscribe = (read) => {
  readers.add(read);
  return () => readers.delete(read);
};
const english = { catalogue: null, restored: 0 };
const usePage = () => useSyncExternalStore(subscribe, () => page, () => english);

const fill = (text, values) =>
  values ? text.replace(/{(\w+)}/g, (gap, name) => values[name] ?? gap) : text;

export function useWords() {
  const { catalogue } = usePage();
  return (key, text, values) => fill(catalogue?.[key] ?? text, values);
}

export function Words({ el, k, values, shown, children, ...rest }) {
  const { catalogue, restored } = usePage();
  const element = useRef(null);
  const translated = catalogue?.[k];
  const text = shown === undefined ? fill(translated ?? children, values) : String(shown);
  useLayoutEffect(() => {
    if (restored) element.current.textContent = text;
  }, [restored]);
  const own = k === undefined || translated !== undefined;
  const language = catalogue && !own ? "en" : undefined;
  return createElement(
    el,
    { lang: language, ...rest, translate: own ? "no" : undefined, ref: element },
    text,
  );
}

// Prose has links and emphasis between its texts: it is drawn anew when English comes back.
export const Prose = ({ el, children, ...rest }) =>
  createElement(el, { ...rest, key: usePage().restored }, children);
