// Reads the page aloud through the browser's speech synthesis; speech.js is fetched on demand.
import { useEffect, useLayoutEffect, useRef } from "react";

const fetchSpeech = () => import("$/modules/scripts/speech");

function closeDialogs() {
  document.querySelectorAll("dialog[open]").forEach((dialog) => dialog.close());
}

export function Listener({ status, scope, starts, speed, isAsked, onVoice, onEnd, onFail }) {
  const reader = useRef(null);
  const now = useRef({});
  now.current = { status, speed, onEnd, onFail };

  const follow = () => {
    if (now.current.status === "speaking") reader.current?.speak(Number(now.current.speed));
    else if (now.current.status === "paused") reader.current?.pause();
    else if (now.current.status === "idle") reader.current?.end();
    // After a failure the reader is kept for a retry; it still ends if the page or language
    // changes.
  };

  // Voices may load late, and are loaded only once the settings have been opened.
  useEffect(() => {
    if (!isAsked || !window.speechSynthesis) return undefined;
    let look;
    const watch = ({ hasVoice }) => {
      look = () => onVoice(hasVoice(document.documentElement.lang));
      look();
      speechSynthesis.addEventListener("voiceschanged", look);
    };
    fetchSpeech().then((speech) => look !== null && watch(speech), () => onVoice(false));
    return () => {
      if (look) speechSynthesis.removeEventListener("voiceschanged", look);
      look = null;
    };
  }, [isAsked]);

  useEffect(() => {
    if (!starts) return undefined;
    let isWanted = true;
    closeDialogs();
    document.querySelector("#listen-bar button").focus();
    fetchSpeech().then(
      ({ createReader }) => {
        if (!isWanted) return;
        reader.current = createReader(scope, {
          onEnd: () => now.current.onEnd(),
          onFail: () => now.current.onFail(),
        });
        follow();
      },
      () => isWanted && now.current.onFail(),
    );
    return () => {
      isWanted = false;
      reader.current?.end();
      reader.current = null;
    };
  }, [starts]);

  useEffect(follow, [status, speed]);

  // Moves the focus out of the bar before it disappears.
  useLayoutEffect(() => {
    if (status !== "idle" || !document.activeElement?.closest("#listen-bar")) return;
    document.querySelector("header [commandfor=reading]").focus();
  }, [status]);

  return null;
}
