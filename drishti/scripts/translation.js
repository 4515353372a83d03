// Page translators replace text nodes, and React would update the removed ones, so text is set
// through its element, not its node.
import { createElement, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { localized } from "$/modules/scripts/figures";

// `catalogue` maps keys to texts in the chosen language; `restored` counts how many times
// English has been restored.
const ENGLISH = { catalogue: null, tag: "", rightToLeft: false, restored: 0 };
let page = ENGLISH;
const readers = new Set();

function change(next) {
  page = { ...page, ...next };
  readers.forEach((read) => read());
}

export const setCatalogue = (catalogue, { tag, direction }, source) =>
  change({ catalogue, tag, rightToLeft: direction === "rtl", source });
export const restoreSource = () => change({ ...ENGLISH, restored: page.restored + 1 });

const subscribe = (read) => {
  readers.add(read);
  return () => readers.delete(read);
};
const usePage = () => useSyncExternalStore(subscribe, () => page, () => ENGLISH);

// Text without a translation is left to the widget, which may translate it into a
// right-to-left language.
const marks = ({ catalogue, source }, isOwn) =>
  isOwn ? { translate: "no" } : catalogue ? { lang: source, dir: "auto" } : {};

const fill = (text, values, { tag }) =>
  values ? text.replace(/{(\w+)}/g, (gap, name) => localized(values[name] ?? gap, tag)) : text;

// Isolated, because a right-to-left page would otherwise show $0.2 as 0.2$.
const figure = (shown, { tag, rightToLeft }) =>
  rightToLeft ? `\u2068${localized(shown, tag)}\u2069` : localized(shown, tag);

export function useTranslation() {
  const now = usePage();
  return (key, text, values) => {
    const translated = now.catalogue?.[key];
    return fill(translated ?? text, values, translated === undefined ? ENGLISH : now);
  };
}

const DIVIDER = " | "; // as in drishti/content/schema/base.py

export function TranslatedText({ element, textKey, values, shown, part, children, ...rest }) {
  const now = usePage();
  const node = useRef(null);
  const translated = now.catalogue?.[textKey];
  const isOwn = !textKey || translated !== undefined;
  const written = isOwn ? now : ENGLISH;
  const whole =
    shown == null ? fill(translated ?? children, values, written) : figure(shown, written);
  const text = part === undefined ? whole : (whole.split(DIVIDER)[part] ?? "");
  useLayoutEffect(() => {
    if (now.restored) node.current.textContent = text;
  }, [now.restored]);
  return createElement(element, { ...marks(now, isOwn), ...rest, ref: node }, text);
}

// A node of prose is a string or [tag, href, nodes].
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

// Prose also contains links and emphasis, so it is re-created when English is restored.
export function TranslatedProse({ element, textKey, children, ...rest }) {
  const now = usePage();
  const translated = now.catalogue?.[textKey];
  return createElement(
    element,
    { ...marks(now, translated), ...rest, key: now.restored },
    ...(translated ? draw(translated) : [children]),
  );
}
