// Finds the sentences to read aloud. Only the browser knows what is shown and where sentences end.
const SILENT =
  "[aria-hidden=true], [hidden], [aria-live], [data-listens], .accordion-switch, script, style, noscript, select";
const PICTURE = "img[alt]:not([alt='']), [role=img][aria-label]";
const CONTROL = "a, button, summary, label, input, select";
const INLINE = /^(inline|contents|ruby)/;
const WORDS = /\p{L}/u;
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
  while (INLINE.test(getComputedStyle(element).display)) element = element.parentElement;
  return element;
}

function* nodesIn(root, kinds) {
  const walker = document.createTreeWalker(root, kinds);
  while (walker.nextNode()) yield walker.currentNode;
}

export function blocksIn(root) {
  const blocks = new Set();
  for (const node of nodesIn(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)) {
    if (node.nodeType === Node.TEXT_NODE) {
      if (node.data.trim() && isHeard(node.parentElement)) blocks.add(blockOf(node));
    } else if (node.matches(PICTURE)) blocks.add(node);
  }
  return Array.from(blocks);
}

function textsOf(block) {
  const isOwn = (text) => isHeard(text.parentElement) && blockOf(text) === block;
  return Array.from(nodesIn(block, NodeFilter.SHOW_TEXT)).filter(isOwn);
}

function segments(text, lang, granularity) {
  if (!Intl.Segmenter) return [{ segment: text, index: 0 }];
  return new Intl.Segmenter(lang, { granularity }).segment(text);
}

function rangeOver(texts, start, end) {
  const range = new Range();
  let offset = 0;
  for (const text of texts) {
    const inside = (place) => Math.min(Math.max(place - offset, 0), text.length);
    if (start >= offset && start - offset <= text.length) range.setStart(text, inside(start));
    if (end > offset) range.setEnd(text, inside(end));
    offset += text.length;
  }
  return range;
}

// Text replaced by a page translator (in <font>) is in the page's language, not that of its lang.
function langOf(block) {
  if (block.querySelector("font")) return document.documentElement.lang;
  const inner = block.querySelector(":scope > [lang]"); // a heading beside its number
  const isMost = inner?.textContent.length * 2 > block.textContent.length;
  return (isMost ? inner : block.closest("[lang]")).lang;
}

// The sentences of a block: text, language, and a function for the range over a part of the text.
// Called only when the block's turn comes, because the block may have changed or gone by then.
export function sentencesOf(block) {
  if (!isHeard(block)) return [];
  const lang = langOf(block);
  if (block.matches(PICTURE)) {
    const range = new Range();
    range.selectNode(block);
    return [{ text: block.alt ?? block.ariaLabel, lang, range: () => range }];
  }
  const texts = textsOf(block);
  // Isolates become spaces, so that offsets in the spoken text stay equal to those in the page.
  const whole = texts
    .map((text) => text.data)
    .join("")
    .replace(ISOLATES, " ");
  const sentences = [];
  let start = 0;
  for (const { segment, index } of segments(whole, lang, "sentence")) {
    const end = index + segment.length;
    const text = whole.slice(start, end);
    // The number before a heading is not a sentence of its own.
    if (!(end < whole.length ? WORDS : SPEAKABLE).test(text)) continue;
    const first = start + text.search(/\S/);
    const range = (from = 0, to = text.trim().length) => rangeOver(texts, first + from, first + to);
    sentences.push({ text: text.trim(), lang, range });
    start = end;
  }
  return sentences;
}

// The first `most` words of a text, or fewer if that lets it end at a comma.
export function openingOf(text, lang, most) {
  const words = Array.from(segments(text, lang, "word")).filter((word) => word.isWordLike);
  if (words.length <= most) return text;
  const end = words[most].index;
  return text.slice(0, text.slice(0, end).search(/[,;:،、，；][^,;:،、，；]*$/) + 1 || end);
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
  const place = sentencesOf(blocks[block]).findIndex(
    (sentence) => sentence.range().comparePoint(node, offset) <= 0,
  );
  return { block, place: Math.max(place, 0) };
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
