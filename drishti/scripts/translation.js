// Replaces the texts of a page; only the browser knows the language.
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
  translateIn(document.body);
  if (page.catalogue) watcher.observe(document.body, WATCHED);
  else watcher.disconnect();
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

// Page translators replace text nodes. Where none has, the node stays: Firefox reports each new one
// to screen readers, and Orca drops the announcement that follows too many reports.
function setText(element, text) {
  const { firstChild: node, childNodes } = element;
  if (childNodes.length === 1 && node.nodeType === Node.TEXT_NODE) node.data = text;
  else element.textContent = text;
}

export function useTranslation() {
  const now = usePage();
  return (key, text, values) => {
    const translated = now.catalogue?.[key];
    return fill(translated ?? text, values, translated === undefined ? ENGLISH : now);
  };
}

// Text that depends on state.
export function TranslatedText({ element, textKey, values, shown, children, ...rest }) {
  const now = usePage();
  const node = useRef(null);
  const translated = now.catalogue?.[textKey];
  const isOwn = !textKey || translated !== undefined;
  const written = isOwn ? now : ENGLISH;
  const text = shown == null ? fill(translated ?? children, values, written) : figure(shown, written);
  useLayoutEffect(() => {
    if (now.restored) setText(node.current, text);
  }, [now.restored]);
  return createElement(element, { ...marks(now, isOwn), ...rest, ref: node }, text);
}

// All other text, which React never changes, is translated in the document.
const LABELS = ["aria-label", "alt", "title"];
const keyOf = (label) => `data-${label}-key`; // as in drishti/components/translated.py
const KEYS = ["data-text-key", "data-text-phrase", ...LABELS.map(keyOf)];
const KEYED = KEYS.map((name) => `[${name}]`).join();
const DIVIDER = " | "; // as in drishti/content/schema/base.py

// Copies elements as the scripts find them. A page translator may have been faster.
const originals = new WeakMap();
function originalOf(element) {
  const known = originals.get(element);
  const isSame = (name) => known.getAttribute(name) === element.getAttribute(name);
  if (known && KEYS.every(isSame)) return known;
  const original = element.cloneNode("textKey" in element.dataset);
  originals.set(element, original);
  return original;
}

// A node of prose is a string or [tag, href, nodes].
const draw = (nodes) =>
  nodes.map((node) => {
    if (typeof node === "string") return node;
    const element = document.createElement(node[0]);
    if (node[1]) Object.assign(element, { href: node[1], className: "link" });
    element.append(...draw(node[2]));
    return element;
  });

function translateText(element, original) {
  const { textKey, textPhrase } = original.dataset;
  const translated = page.catalogue?.[textKey];
  const marked = marks(page, !textKey || translated !== undefined);
  for (const name of ["translate", "lang", "dir"]) {
    const value = original.getAttribute(name) ?? marked[name];
    if (value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
  if (!textKey) setText(element, figure(original.textContent, page));
  else if (translated === undefined) {
    // Only if something has changed it, or a link in it would lose the focus.
    if (element.innerHTML === original.innerHTML) return;
    if (original.childElementCount) element.replaceChildren(...original.cloneNode(true).childNodes);
    else setText(element, original.textContent);
  } else if (Array.isArray(translated)) element.replaceChildren(...draw(translated));
  else setText(element, textPhrase ? translated.split(DIVIDER)[textPhrase] : translated);
}

function translate(element) {
  const original = originalOf(element);
  for (const label of LABELS) {
    const key = original.getAttribute(keyOf(label));
    if (key) element.setAttribute(label, page.catalogue?.[key] ?? original.getAttribute(label));
  }
  if ("textKey" in original.dataset) translateText(element, original);
}

function translateIn(part) {
  if (part.matches?.(KEYED)) translate(part);
  part.querySelectorAll?.(KEYED).forEach(translate);
}

// What React adds, or puts in the place of something else.
const WATCHED = { attributeFilter: KEYS, childList: true, subtree: true };
const translateChanges = (changes) => {
  for (const { type, target, addedNodes } of changes) {
    (type === "attributes" ? [target] : addedNodes).forEach(translateIn);
  }
};
let watcher;

// Not while the page is prerendered.
if (globalThis.document) {
  watcher = new MutationObserver(translateChanges);
  document.querySelectorAll(KEYED).forEach(originalOf);
}
