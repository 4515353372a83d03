// Speaks and highlights sentences, which only the browser can do. Fetched when somebody listens.
import { isOutOfSight } from "$/modules/scripts/deferred_layout";
import { focusOn, isPinned, originInSight, textInView } from "$/modules/scripts/place";
import {
  CONTROL, blocksIn, elementOf, followedIn, openingOf, pressedIn, sentencesOf, shownAt, wordLength,
} from "$/modules/scripts/sentences";
import { voiceFor, voicesListed } from "$/modules/scripts/voices";

export { watchVoices } from "$/modules/scripts/voices";

// Longer texts are spoken in parts, because Chromium stops network voices after about 15 seconds.
const MOST_WORDS = 20;
// How often the page follows a voice that does not report its words, and its pace until it is known.
const FOLLOW_MS = 250;
const MS_PER_LETTER = 70;
// Milliseconds after which an engine has failed; the slowest voices take half as long for a text.
const longest = (text, rate) => 5000 + (250 * text.length) / rate;
// Errors after the visitor stopped speech elsewhere, or something else took the voice.
const STOPPED = ["interrupted", "canceled"];

const settings = () => document.querySelector(".header [commandfor=reading]");

function sectionInView(visited) {
  // What had the focus when the settings were reached says more than how far the page is scrolled.
  const section = originInSight()?.closest("main section");
  if (section) return section;
  // Where the header scrolls away, the way to its settings may lead past all other sections.
  const { position } = getComputedStyle(document.querySelector(".header"));
  if (visited && position !== "fixed" && !isPinned(settings())) return visited;
  const line = innerHeight / 3;
  const sections = Array.from(document.querySelectorAll("main section"));
  const begun = sections.filter((section) => section.getBoundingClientRect().top <= line);
  return begun.at(-1) ?? sections[0] ?? document.querySelector("main");
}

// The last heading above or in what had the focus, or else the first block.
function headingAbove(origin, blocks) {
  const isAbove = (block) => block.compareDocumentPosition(origin) & Node.DOCUMENT_POSITION_FOLLOWING;
  const isHeading = (block) => block.closest("h2, h3, h4, summary");
  const isFound = (block) => isHeading(block) && (origin.contains(block) || isAbove(block));
  return Math.max(0, origin ? blocks.findLastIndex(isFound) : 0);
}

function room() {
  const top = parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
  const bar = document.getElementById("listen-bar").getBoundingClientRect();
  const pin = isPinned(settings()) ? settings().getBoundingClientRect().bottom : 0;
  return { top: Math.max(top, pin), bottom: bar.height ? bar.top : innerHeight };
}

function isInView(range) {
  const box = range.getBoundingClientRect();
  const { top, bottom } = room();
  const isTall = box.height > bottom - top; // such as a picture; a high enough top is enough
  // One pixel more, because scrolling rounds.
  return box.top >= top - 1 && (isTall ? box.top < (top + bottom) / 2 : box.bottom <= bottom + 1);
}

// Jumps, because the stylesheet makes only followed links scroll smoothly.
function bringIntoView(range) {
  const box = range.getBoundingClientRect();
  const { top, bottom } = room();
  const above = Math.min((bottom - top) / 4, Math.max(bottom - top - box.height, 0));
  scrollBy({ top: Math.floor(box.top - top - above) });
}

// A picture's text is not on the page, so no word of it can be marked.
const isPicture = ({ startContainer: start }) => start.nodeType !== Node.TEXT_NODE;

const unmark = (name) => window.Highlight && CSS.highlights.delete(name);
const mark = (name, range) => window.Highlight && CSS.highlights.set(name, new Highlight(range));

// Resolves to a reader of the part with the id `scope`, or of the section in view, or the one last
// `visited`. `now()` returns the properties of the listener: the speed, voices and handlers.
export async function createReader(scope, visited, now) {
  await voicesListed();
  const part = document.getElementById(scope);
  let blocks = blocksIn(part ?? sectionInView(visited));
  let at = { block: part ? 0 : headingAbove(originInSight(), blocks), place: -1 };
  let current;
  let isSpeaking = false;
  let isInPart = false; // whether a sentence without a voice was left out
  let turn = 0;
  let seen; // the range that was last spoken and shown
  let lastScrollY; // when it was shown
  let pace = MS_PER_LETTER; // at speed 1
  let follower;
  let utterance; // kept, or Chromium may garbage-collect it before its end event
  const listening = new AbortController();

  const voiceOf = (sentence) => voiceFor(sentence.lang, now().voices);

  // Returns the sentences of a block that have a voice.
  function readable(block) {
    const sentences = blocks[block] && sentencesOf(blocks[block]);
    if (sentences?.some((it) => !voiceOf(it))) isInPart = true;
    return sentences?.filter(voiceOf);
  }

  // Goes to the next sentence, or to the one before, and returns whether there is one.
  function step(by) {
    let { block, place } = at;
    place += by;
    let sentences = readable(block);
    while (sentences && !sentences[place]) {
      block += by;
      sentences = readable(block);
      place = by > 0 ? 0 : sentences?.length - 1;
    }
    if (!sentences) return false;
    at = { block, place };
    current = { ...sentences[place], whole: sentences[place].range() };
    return true;
  }

  // Scrolls to what is spoken only if what was spoken before is still in view, or nobody has scrolled
  // since: the first picture ends up above the room of link targets. Not back to a picture that is read
  // after the text below it. A translator may have replaced it meanwhile.
  function follow(range, isAsked = false) {
    if (!range.startContainer.parentElement) return;
    const next = shownAt(range);
    const isFollowed = isAsked || (seen && (isInView(seen) || scrollY === lastScrollY));
    const isPassed = isPicture(next) && next.getBoundingClientRect().bottom < room().top;
    if (isFollowed && !isInView(next) && (isAsked || !isPassed)) bringIntoView(next);
    if (isFollowed) lastScrollY = scrollY;
    seen = next;
  }

  function show(isAsked) {
    follow(current.whole, isAsked);
    unmark("listen-word");
    mark("listen", seen);
  }

  function markWord(start, length = 0) {
    if (!(start >= 0 && start < current.text.length)) return; // some voices count wrongly
    clearInterval(follower);
    const rest = current.text.slice(start);
    const end = start + Math.min(length || wordLength(rest, current.lang), rest.length);
    const word = current.range(start, end);
    follow(word);
    if (!isPicture(word)) mark("listen-word", word);
  }

  // Guesses where the voice is by the time, until it reports a word.
  function followByTime(start, text, rate) {
    const began = Date.now();
    clearInterval(follower);
    follower = setInterval(() => {
      const at = start + Math.floor(((Date.now() - began) * rate) / pace);
      const rest = current.text.slice(at, start + text.length);
      if (rest) follow(current.range(at, at + wordLength(rest, current.lang)));
    }, FOLLOW_MS);
    return () => {
      if (text.length > 15) pace = Math.max(30, ((Date.now() - began) * rate) / text.length);
    };
  }

  function silence() {
    turn += 1;
    isSpeaking = false;
    clearInterval(follower);
    speechSynthesis.cancel();
  }

  function stop(report) {
    silence();
    report();
  }

  // Whatever fails, the player says so, instead of waiting for a voice.
  const guarded = (act) => (event) => {
    try {
      return act(event);
    } catch (failure) {
      console.error(failure);
      return stop(now().onFail);
    }
  };

  function say(start = 0) {
    const voice = voiceOf(current);
    if (!voice) return stop(now().onFail);
    turn += 1;
    const mine = turn;
    const inTurn = (act) => guarded((event) => mine === turn && act(event));
    const rest = current.text.slice(start);
    const text = voice.localService ? rest : openingOf(rest, current.lang, MOST_WORDS);
    const next = start + text.length;
    const { speed } = now();
    const measure = followByTime(start, text, Number(speed));
    utterance = Object.assign(new SpeechSynthesisUtterance(text), {
      voice,
      lang: voice.lang,
      rate: Number(speed),
      onboundary: inTurn(({ name, charIndex, charLength }) => {
        if (name !== "sentence") markWord(start + charIndex, charLength);
      }),
      onend: inTurn(() => {
        measure();
        return next < current.text.length ? say(next) : sayNext();
      }),
      onerror: inTurn(({ error }) => stop(STOPPED.includes(error) ? now().onToggle : now().onFail)),
    });
    const giveUp = inTurn(() => stop(now().onFail));
    setTimeout(giveUp, longest(text, utterance.rate));
    return speechSynthesis.speak(utterance);
  }

  function sayNext() {
    if (!step(1)) return leave();
    show(false);
    return say();
  }

  function speak() {
    silence();
    speechSynthesis.resume();
    // Some engines drop the first utterance after a cancellation.
    speechSynthesis.speak(new SpeechSynthesisUtterance(""));
    if (!voiceOf(document.documentElement)) return stop(() => now().onEnd("no voice"));
    if (!current && !step(1)) return stop(now().onFail);
    isSpeaking = true;
    show(true);
    return say();
  }

  function end() {
    silence();
    unmark("listen");
    unmark("listen-word");
    listening.abort();
  }

  // Moves the focus to what was read last.
  function takeFocus() {
    if (!current) return;
    const found = elementOf(shownAt(current.whole));
    const read = found.closest(CONTROL) ?? found.closest("h1, h2, h3, h4") ?? found;
    focusOn(isOutOfSight(read) ? textInView() : read);
  }

  function leave() {
    end();
    now().onEnd(isInPart ? "ended in part" : "ended");
  }

  // Reads on from the sentence that is pressed, or the target of the link that was followed, to the
  // end of the page.
  function jump(event) {
    const all = blocksIn(document.querySelector("main"));
    const found = event.type === "click" ? pressedIn(all, event) : followedIn(all);
    if (!found) return;
    blocks = all;
    at = { block: found.block, place: found.place - 1 };
    current = undefined;
    if (isSpeaking) speak();
    else if (event.type === "click") now().onToggle();
  }

  const { signal } = listening;
  document.querySelector("main").addEventListener("click", guarded(jump), { signal });
  addEventListener("hashchange", guarded(jump), { signal });
  addEventListener("pagehide", leave, { signal });

  return { end, pause: silence, speak: guarded(speak), step: guarded(step), takeFocus };
}
