// Finds the sentences to read aloud. Only the browser knows what is shown and where sentences end.
const SILENT =
  "[aria-hidden=true], [hidden], [aria-live], [data-listens], .accordion-switch, script, style, noscript, select";
const PICTURE = "img[alt]:not([alt='']), [role=img][aria-label]";
export const CONTROL = "a, button, summary, label, input, select";
const INLINE = /^(inline$|contents|ruby)/;
// No sentence ends after the "v." between the two sides of a court case.
const WORDS = /^(?!.*\sv\.\s*$).*\p{L}/su;
const SPEAKABLE = /[\p{L}\p{N}]/u;
const ISOLATES = /[\u2066-\u2069]/g;

// The closed <details> around an element, if any. Its contents are read aloud, although not shown.
const closedAround = (element) =>
  element.closest("details:not([open]) > :not(summary)")?.parentElement;

function isHeard(element) {
  if (!element.isConnected || element.closest(SILENT)) return false;
  const closed = closedAround(element);
  if (!closed) {
    const isShown = element.checkVisibility?.({ visibilityProperty: true });
    return isShown ?? element.getClientRects().length > 0;
  }
  for (let part = element; part !== closed; part = part.parentElement) {
    if (getComputedStyle(part).display === "none") return false;
  }
  return isHeard(closed);
}

function blockOf(text) {
  let element = text.parentElement;
  // A figure on a line of its own (base.css) begins the sentence that follows it.
  while (element.matches(".line") || INLINE.test(getComputedStyle(element).display)) {
    element = element.parentElement;
  }
  return element;
}

function* nodesIn(root) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) yield walker.currentNode;
}

export function blocksIn(root) {
  const blocks = new Set();
  for (const node of nodesIn(root)) {
    if (node.nodeType === Node.TEXT_NODE) {
      if (node.data.trim() && isHeard(node.parentElement)) blocks.add(blockOf(node));
    } else if (node.matches(PICTURE)) blocks.add(node);
  }
  return Array.from(blocks);
}

// The texts of a block: one array, or several if <br> or a translator's <font> divides it.
function partsOf(block) {
  const parts = [[]];
  for (const node of nodesIn(block)) {
    if (node.localName === "br") parts.push([]);
    if (node.nodeType !== Node.TEXT_NODE) continue;
    if (!isHeard(node.parentElement) || blockOf(node) !== block) continue;
    const before = parts.at(-1).at(-1);
    const isDivided = before && [before, node].some((text) => text.parentElement.closest("font"));
    if (isDivided && langOf(before) !== langOf(node)) parts.push([]);
    parts.at(-1).push(node);
  }
  return parts.filter((part) => part.length);
}

function segments(text, lang, granularity) {
  try {
    return new Intl.Segmenter(lang, { granularity }).segment(text);
  } catch {
    return [{ segment: text, index: 0 }]; // not known, or without data
  }
}

function rangeOver(texts, start, end) {
  const range = new Range();
  let offset = 0;
  for (const text of texts) {
    if (start >= offset && start - offset <= text.length) range.setStart(text, start - offset);
    if (end > offset) range.setEnd(text, Math.min(end - offset, text.length));
    offset += text.length;
  }
  return range;
}

// The language of a text. A <font> of a page translator without a lang is in the page's language,
// not in that of the element around it.
function langOf({ parentElement: element }) {
  const font = element.closest("font");
  const near = element.closest("[lang]");
  const isReplaced = font && near !== font && near.contains(font) && !near.matches(".notranslate, font *");
  return isReplaced ? document.documentElement.lang : near.lang;
}

// The language of most letters from `start` to `end`: a heading may stand beside its number.
function mainLangOf(texts, start = 0, end = Infinity) {
  const lengths = {};
  let offset = 0;
  for (const text of texts) {
    const lang = langOf(text);
    const length = Math.min(end, offset + text.length) - Math.max(start, offset);
    lengths[lang] = (lengths[lang] ?? 0) + Math.max(0, length);
    offset += text.length;
  }
  return Object.keys(lengths).reduce((one, other) => (lengths[other] > lengths[one] ? other : one));
}

// The sentences of a block: text, language, and a function for the range over a part of the text.
// Called only when the block's turn comes, because the block may have changed or gone by then.
export function sentencesOf(block) {
  if (!isHeard(block)) return [];
  if (!block.matches(PICTURE)) return partsOf(block).flatMap(sentencesIn);
  const range = new Range();
  range.selectNode(block);
  const { lang } = block.closest("[lang]");
  return [{ text: block.alt ?? block.ariaLabel, lang, range: () => range }];
}

function sentencesIn(texts) {
  const lang = mainLangOf(texts);
  // Isolates become spaces, so that offsets in the spoken text stay equal to those in the page.
  const whole = texts.map(({ data }) => data).join("").replace(ISOLATES, " ");
  const sentences = [];
  let start = 0;
  for (const { segment, index } of segments(whole, lang, "sentence")) {
    const end = index + segment.length;
    const text = whole.slice(start, end);
    // The number before a heading is not a sentence of its own.
    if (!(end < whole.length ? WORDS : SPEAKABLE).test(text)) continue;
    const first = start + text.search(/\S/);
    const range = (from = 0, to = text.trim().length) => rangeOver(texts, first + from, first + to);
    sentences.push({ text: text.trim(), lang: mainLangOf(texts, start, end), range });
    start = end;
  }
  return sentences;
}

// Where a text may be cut, the best first: after a comma (not in a number or a date), between two
// words that are neither numbers nor capitalised, before an amount or a time, and before a word.
const CUTS = [
  /^.*(?:[、，；]|[,;:،](?=\s+[^\s\p{N}\p{Sc}]))/su,
  /^(?:.*\s)?[^\s\p{Lu}\p{N}\p{Sc}]+(?=[ \n][\p{Ll}\p{Lo}])/su,
  /^.*\S(?= [^ ]*[\u00a0:][^ ]*$)/su,
  /^.*(?:[\u00a0\p{N}][%\p{Sc}]|[^\s%\p{Sc}\p{Ps}\p{Pi}])(?=.)/su,
];

// The first `most` words of a text, or fewer, so that no number, amount or name is cut in two.
export function openingOf(text, lang, most) {
  const words = Array.from(segments(text, lang, "word")).filter((word) => word.isWordLike);
  if (words.length <= most) return text;
  const room = text.slice(0, words[most].index + 1);
  for (const cut of CUTS) if (cut.test(room)) return room.match(cut)[0];
  return room.slice(0, -1);
}

// The length of a text's first word, for voices that do not report it.
export function wordLength(text, lang) {
  const [word] = segments(text, lang, "word");
  return word?.segment.length ?? 0;
}

// The indexes of the block and sentence that a press hits; null if it hits a control or no text.
export function pressedIn(blocks, { target, clientX, clientY }) {
  if (target.closest(CONTROL) || !getSelection().isCollapsed) return null;
  const picture = blocks.indexOf(target.closest(PICTURE));
  if (picture >= 0) return { block: picture, place: 0 };
  const caret = document.caretPositionFromPoint?.(clientX, clientY);
  const range = caret ? null : document.caretRangeFromPoint?.(clientX, clientY);
  const node = caret?.offsetNode ?? range?.startContainer;
  const offset = caret?.offset ?? range?.startOffset;
  if (node?.nodeType !== Node.TEXT_NODE) return null;
  const block = blocks.indexOf(blockOf(node));
  if (!blocks[block]?.contains(target)) return null;
  const isHit = (sentence) => sentence.range().comparePoint(node, offset) <= 0;
  const place = sentencesOf(blocks[block]).findIndex(isHit);
  return { block, place: Math.max(place, 0) };
}

// The first block in the target of a followed link, or after it; null if there is none.
export function followedIn(blocks) {
  const target = document.getElementById(location.hash.slice(1));
  const isBefore = (block) => target.compareDocumentPosition(block) & Node.DOCUMENT_POSITION_PRECEDING;
  const block = target ? blocks.findIndex((it) => it === target || !isBefore(it)) : -1;
  return block < 0 ? null : { block, place: 0 };
}

// The element in which a range begins.
export const elementOf = ({ startContainer: start }) =>
  start.nodeType === Node.TEXT_NODE ? start.parentElement : start;

// Returns the visible range: `range` itself or, if it is in a closed answer, its question.
export function shownAt(range) {
  const closed = closedAround(elementOf(range));
  if (!closed) return range;
  const question = new Range();
  question.selectNodeContents(closed.querySelector("summary"));
  return question;
}
