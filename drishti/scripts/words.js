// A page translator swaps text nodes, and React then writes to the lost ones: own the element, not the node.
import { createElement, useLayoutEffect, useRef, useSyncExternalStore } from "react";

// `catalogue` maps keys to the texts of the chosen language; `restored` counts returns to English.
let page = { catalogue: null, rightToLeft: false, restored: 0 };
const readers = new Set();

function change(next) {
  page = { ...page, ...next };
  readers.forEach((read) => read());
}

export const setCatalogue = (catalogue, direction) =>
  change({ catalogue, rightToLeft: direction === "rtl" });
export const restoreWords = () =>
  change({ catalogue: null, rightToLeft: false, restored: page.restored + 1 });

const subscribe = (read) => {
  readers.add(read);
  return () => readers.delete(read);
};
// Left to the third-party translator, which may turn it into a right-to-left language.
const ENGLISH = { lang: "en", dir: "auto" };
const english = { catalogue: null, rightToLeft: false, restored: 0 };
const usePage = () => useSyncExternalStore(subscribe, () => page, () => english);

const fill = (text, values) =>
  values ? text.replace(/{(\w+)}/g, (gap, name) => values[name] ?? gap) : text;

// Isolated, or a right-to-left page would show $0.2 as 0.2$.
const figure = (shown, rightToLeft) => (rightToLeft ? `\u2066${shown}\u2069` : String(shown));

export function useWords() {
  const { catalogue } = usePage();
  return (key, text, values) => fill(catalogue?.[key] ?? text, values);
}

export function Words({ el, k, values, shown, children, ...rest }) {
  const { catalogue, rightToLeft, restored } = usePage();
  const element = useRef(null);
  const translated = catalogue?.[k];
  const text = shown === undefined ? fill(translated ?? children, values) : figure(shown, rightToLeft);
  useLayoutEffect(() => {
    if (restored) element.current.textContent = text;
  }, [restored]);
  const own = k === undefined || translated !== undefined;
  const marks = own ? { translate: "no" } : catalogue ? ENGLISH : {};
  return createElement(el, { ...marks, ...rest, ref: element }, text);
}

// A node of prose is a text or [tag, href, nodes].
const draw = (nodes) =>
  nodes.map((node, key) =>
    typeof node === "string"
      ? node
      : createElement(
          node[0],
          { key, ...(node[1] && { href: node[1], className: "link" }) },
          ...draw(node[2]),
        ),
  );

// Prose has links and emphasis between its texts: it is drawn anew when English comes back.
export function Prose({ el, k, children, ...rest }) {
  const { catalogue, restored } = usePage();
  const translated = catalogue?.[k];
  const marks = translated ? { translate: "no" } : catalogue ? ENGLISH : {};
  return createElement(
    el,
    { ...marks, ...rest, key: restored },
    ...(translated ? draw(translated) : [children]),
  );
}
