// Reads the page aloud through the browser's speech synthesis, which Python cannot reach. speech.js
// is fetched on demand.
import { useLayoutEffect, useRef, useState } from "react";
import { isOutOfSight } from "$/modules/scripts/deferred_layout";
import { isPinned, originInSight, switchFocus, textInView } from "$/modules/scripts/place";
import { useExtra } from "$/modules/scripts/effect";

const fetchSpeech = () => import("$/modules/scripts/speech");

// Closes the topmost first, so that the focus returns to the dialog below each time.
const closeDialogs = () =>
  Array.from(document.querySelectorAll("dialog[open]"))
    .reverse()
    .forEach((dialog) => dialog.close());

// What Escape closes before it ends the reading. `:is` ignores what an older browser does not know.
const OPEN = ":is(dialog[open], [popover=auto]:popover-open)";

// Some older browsers have no popovers, and those from before 2025 ignore `source`.
const player = () => document.getElementById("listen-player");

export function Listener(props) {
  const { status, scope, starts, skips, speed, voices, isAsked } = props;
  const reader = useRef(null);
  const heard = useRef(0);
  const entered = useRef(null); // what had the focus before the bar
  const visited = useRef(null); // the section that was last used
  const now = useRef(props);
  now.current = props;

  const follow = () => {
    const { status: state, skips: wanted } = now.current;
    if (wanted !== heard.current) reader.current?.step(Math.sign(wanted - heard.current));
    heard.current = wanted;
    if (state === "speaking") reader.current?.speak();
    else if (state === "paused") reader.current?.pause();
    else if (state === "idle") reader.current?.end();
    // After a failure the reader is kept for a retry.
  };

  useExtra((signal) => {
    if (!window.speechSynthesis) now.current.onVoices("", []);
    const visit = ({ target }) => {
      visited.current = target.closest?.("main section") ?? visited.current;
    };
    const press = ({ target }) => {
      visit({ target });
      // On iOS a page may speak only after it has spoken during a press; an empty text is enough.
      if (target.closest?.("[data-listens]")) {
        window.speechSynthesis?.speak(new SpeechSynthesisUtterance(""));
      }
    };
    const bar = document.getElementById("listen-bar");
    const enter = ({ relatedTarget }) => {
      if (!bar.contains(relatedTarget)) entered.current = relatedTarget;
    };
    // Escape is the way from anywhere in the page to the bar, or else to the reading settings.
    const leave = ({ key }) => {
      if (key !== "Escape" || document.querySelector(OPEN)) return;
      if (now.current.status === "idle") {
        now.current.onForget();
        return switchFocus();
      }
      if (now.current.status !== "speaking") return now.current.onEnd("ended");
      now.current.onToggle();
      bar.querySelector("button").focus();
    };
    document.addEventListener("keydown", leave, { signal });
    document.addEventListener("click", press, { signal, capture: true });
    bar.addEventListener("focusin", enter, { signal });
    document.addEventListener("focusin", visit, { signal });
  }, []);

  // The script with the voices is fetched only once somebody has asked for them, or if none seems to
  // be for the page's language.
  const [isDoubtful, setDoubtful] = useState(false);
  const isWanted = isAsked || starts > 0 || isDoubtful;
  useExtra(() => {
    const look = () => {
      const voices = window.speechSynthesis?.getVoices() ?? [];
      const [language] = document.documentElement.lang.split("-");
      const isFor = ({ lang }) => lang?.startsWith(language);
      setDoubtful(voices.length > 0 && !Array.from(voices).some(isFor));
    };
    look();
    window.speechSynthesis?.addEventListener?.("voiceschanged", look, { once: true });
  }, []);
  useExtra(() => {
    if (!isWanted || !window.speechSynthesis) return;
    const report = (...found) => now.current.onVoices(...found);
    fetchSpeech().then(({ watchVoices }) => watchVoices(report), () => {});
  }, [isWanted]);

  useExtra((signal) => {
    if (!starts) return;
    closeDialogs();
    player().togglePopover?.(false);
    const opener = document.activeElement;
    player().togglePopover?.({ force: true, source: isPinned(opener) ? textInView() : opener });
    // The bar may cover the button that started it (WCAG 2.4.11).
    player().querySelector("button").focus({ preventScroll: true });
    const load = async () => {
      reader.current = null; // while loading, so that a retry does not load it twice
      let created;
      try {
        const { createReader } = await fetchSpeech();
        created = await createReader(scope, visited.current, () => now.current);
      } catch (failure) {
        if (!signal.aborted) {
          reader.current = { speak: load, pause() {}, step() {}, end() {}, takeFocus() {} };
          now.current.onFail();
        }
        throw failure; // if a deploy replaced the file, page.js reloads the page once
      }
      if (signal.aborted) return created.end();
      reader.current = created;
      return follow();
    };
    load();
    signal.addEventListener("abort", () => {
      reader.current?.end();
      reader.current = null;
    });
  }, [starts]);

  useExtra(follow, [status, skips, speed, voices]);

  // When the bar disappears, the focus returns to where it was, unless that is out of sight by now.
  useLayoutEffect(() => {
    if (status !== "idle" || !starts) return;
    player().togglePopover?.(false);
    // From a start button that the page has scrolled away from, Tab would lead back to it.
    const from = document.activeElement?.closest("#listen-bar, [data-listens]");
    if (!from) return;
    const before = entered.current?.matches("[commandfor]") && originInSight();
    const next = from.matches("[data-listens]") ? from : before || entered.current;
    const isBelow = next?.closest(".header") && scrollY > innerHeight;
    if (next && !isOutOfSight(next) && !isPinned(next) && !isBelow) {
      next.focus({ preventScroll: true });
      next.scrollIntoView({ block: "nearest" }); // it may be in sight by half
    } else reader.current?.takeFocus();
  }, [status]);

  return null;
}
