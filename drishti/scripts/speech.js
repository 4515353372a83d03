// Voices, sentence boundaries and highlights are available only in the browser.
const SILENT = "[aria-hidden=true], [hidden], [role=status], script, style, noscript, select";
const PICTURE = "img[alt]:not([alt='']), [role=img][aria-label]";
const INLINE = /^(inline|contents|ruby)/;
const WORDS = /\p{L}/u;
const SPEAKABLE = /[\p{L}\p{N}]/u;
const ISOLATES = /[\u2066-\u2069]/g;
const MARK = "listen";
// Chinese voices are tagged by country but pages by script; one engine uses `cmn` (Mandarin).
const SPOKEN_IN = { "zh-hans": "zh-cn" };
const SAME = { cmn: "zh" };

const tagOf = (lang) => lang.toLowerCase().replaceAll("_", "-");
const primary = (lang) => SAME[tagOf(lang).split("-")[0]] ?? tagOf(lang).split("-")[0];

function voiceFor(lang) {
  const exact = SPOKEN_IN[tagOf(lang)] ?? tagOf(lang);
  // A voice on the device needs no network and keeps the text private.
  const rank = (voice) =>
    4 * (tagOf(voice.lang) === exact) + 2 * voice.localService + Number(voice.default);
  return speechSynthesis
    .getVoices()
    .filter((voice) => primary(voice.lang) === primary(lang))
    .sort((one, other) => rank(other) - rank(one))[0];
}

export const hasVoice = (lang) => voiceFor(lang) !== undefined;

const isHeard = (element) =>
  element.isConnected &&
  !element.closest(SILENT) &&
  (element.checkVisibility?.({ visibilityProperty: true }) ?? element.getClientRects().length > 0);

function blockOf(text) {
  let element = text.parentElement;
  while (INLINE.test(getComputedStyle(element).display)) element = element.parentElement;
  return element;
}

function blocksIn(root) {
  const blocks = new Set();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node.nodeType === Node.TEXT_NODE) {
      if (node.data.trim() && isHeard(node.parentElement)) blocks.add(blockOf(node));
    } else if (node.matches(PICTURE)) blocks.add(node);
  }
  return blocks;
}

function textsOf(block) {
  const texts = [];
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    if (isHeard(text.parentElement) && blockOf(text) === block) texts.push(text);
  }
  return texts;
}

function sentencesIn(text, lang) {
  if (!Intl.Segmenter) return [{ segment: text, index: 0 }];
  return new Intl.Segmenter(lang, { granularity: "sentence" }).segment(text);
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

// Text replaced by a page translator (in <font>) is in the page's language, whatever its lang.
function langOf(block) {
  if (block.querySelector("font")) return document.documentElement.lang;
  const inner = block.querySelector(":scope > [lang]"); // a heading beside its number
  const isMost = inner?.textContent.length * 2 > block.textContent.length;
  return (isMost ? inner : block.closest("[lang]")).lang;
}

// Each block is read only when its turn comes, because it may have changed or gone by then.
function* sentencesOf(blocks) {
  for (const block of blocks) {
    if (!isHeard(block)) continue;
    const lang = langOf(block);
    const voice = voiceFor(lang);
    if (!voice) continue;
    if (block.matches(PICTURE)) {
      const range = new Range();
      range.selectNode(block);
      yield { text: block.alt ?? block.ariaLabel, voice, range };
      continue;
    }
    const texts = textsOf(block);
    const whole = texts.map((text) => text.data).join("");
    let start = 0;
    for (const { segment, index } of sentencesIn(whole, lang)) {
      const end = index + segment.length;
      const text = whole.slice(start, end).replace(ISOLATES, "").trim();
      // The number before a heading is not a sentence of its own.
      if (!(end < whole.length ? WORDS : SPEAKABLE).test(text)) continue;
      yield { text, voice, range: rangeOver(texts, start, end) };
      start = end;
    }
  }
}

function sectionInView() {
  const line = innerHeight / 3;
  const sections = Array.from(document.querySelectorAll("main section"));
  const begun = sections.filter((section) => section.getBoundingClientRect().top <= line);
  return begun.at(-1) ?? sections[0] ?? document.querySelector("main");
}

function room() {
  const top = parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
  const bar = document.getElementById("listen-bar").getBoundingClientRect();
  return { top, bottom: bar.height ? bar.top : innerHeight };
}

function isInView(range) {
  const box = range.getBoundingClientRect();
  const { top, bottom } = room();
  const isTall = box.height > bottom - top; // a picture; its beginning is enough
  return box.top >= top && (isTall ? box.top < bottom : box.bottom <= bottom);
}

// The stylesheet decides whether scrolling is smooth, depending on the motion settings.
function bringIntoView(range) {
  const box = range.getBoundingClientRect();
  const { top, bottom } = room();
  const above = Math.min((bottom - top) / 4, Math.max(bottom - top - box.height, 0));
  scrollBy({ top: Math.floor(box.top - top - above) });
}

export function createReader(scope, { onEnd, onFail }) {
  const root = scope === "section" ? sectionInView() : document.querySelector("main");
  const sentences = sentencesOf(blocksIn(root));
  let current = sentences.next().value;
  let turn = 0;
  let utterance; // kept, or Chromium may garbage-collect it before its end event

  const show = (follows) => {
    if (follows && !isInView(current.range)) bringIntoView(current.range);
    globalThis.CSS?.highlights?.set(MARK, new Highlight(current.range));
  };

  const hush = () => {
    turn += 1;
    speechSynthesis.cancel();
  };

  function say(rate) {
    turn += 1;
    const mine = turn;
    utterance = new SpeechSynthesisUtterance(current.text);
    Object.assign(utterance, { voice: current.voice, lang: current.voice.lang, rate });
    utterance.onend = () => mine === turn && goOn(rate);
    utterance.onerror = () => mine === turn && fail();
    speechSynthesis.speak(utterance);
  }

  function goOn(rate) {
    // Scrolls only if the sentence just read is still in view.
    const follows = isInView(current.range);
    current = sentences.next().value;
    if (!current) return leave();
    show(follows);
    return say(rate);
  }

  function fail() {
    hush();
    onFail();
  }

  function end() {
    hush();
    globalThis.CSS?.highlights?.delete(MARK);
    watcher.disconnect();
    removeEventListener("pagehide", leave);
  }

  function leave() {
    end();
    onEnd();
  }

  const { lang } = document.documentElement;
  const watcher = new MutationObserver(() => document.documentElement.lang !== lang && leave());
  watcher.observe(document.documentElement, { attributes: true, attributeFilter: ["lang"] });
  addEventListener("pagehide", leave);

  return {
    end,
    pause: hush,
    speak(rate) {
      hush();
      speechSynthesis.resume();
      if (!current) return leave();
      show(true);
      return say(rate);
    },
  };
}
