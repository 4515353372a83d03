"""Fake speech synthesis that records each utterance and ends it on demand.

It behaves as real engines do, even where the specification says otherwise:

- Chromium lists its voices only after ``voiceschanged``. A cancelled utterance ends with the error
  ``interrupted``, and the next one may be lost (github.com/votingworks/bmd/pull/1106). A voice from
  the network fires no ``boundary`` (crbug.com/40715888) and falls silent after about 15 seconds
  (crbug.com/40747712).
- Chrome on Android fires no ``boundary`` at all (crbug.com/1122143), and its ``pause()`` cancels
  the utterance.
- In Firefox, a cancelled utterance fires ``end``, as if it had been spoken.
- Safari fires no ``voiceschanged``, and may not say how long a word is (``charLength`` 0). On iOS a
  page is mute until it has spoken during a press. A ``boundary`` may also be that of a sentence.
"""

import json
from collections.abc import Sequence
from typing import Any, Final, Literal

from playwright.sync_api import Page

from support.browsers.waiting import wait_until

Engine = Literal["chromium", "android", "firefox", "safari"]

SCRIPT: Final = """
(() => {
  const engine = ENGINE;
  const isSlow = engine === "chromium" || engine === "android";
  const WORDS_IN_15_SECONDS = 30;
  let voices = VOICES;
  let isListed = !isSlow;
  let isMute = engine === "safari";
  let isCancelling = false;
  window.spoken = [];
  window.lost = [];
  window.utterance = null;
  const list = () => {
    isListed = true;
    synthesis.dispatchEvent(new Event("voiceschanged"));
  };
  const synthesis = Object.assign(new EventTarget(), {
    getVoices() {
      if (!isListed) setTimeout(list);
      return isListed ? voices : [];
    },
    speak(utterance) {
      if (["click", "keydown"].includes(window.event?.type)) isMute = false;
      const { text, lang, rate, voice } = utterance;
      const isDropped = isMute || isCancelling;
      isCancelling = false;
      if (isDropped) window.lost.push(text);
      if (isDropped || !text) return;
      window.spoken.push({ text, lang, rate, voice: voice.name });
      window.utterance = utterance;
      if (window.speaksAtOnce) setTimeout(() => window.finish(utterance));
    },
    cancel() {
      isCancelling = isSlow;
      const cancelled = window.utterance;
      window.utterance = null;
      if (!cancelled) return;
      setTimeout(() =>
        engine === "firefox" ? cancelled.onend({}) : cancelled.onerror({ error: "interrupted" }),
      );
    },
    pause() {
      if (engine === "android") synthesis.cancel();
    },
    resume() {},
  });
  const isTooLong = ({ text, voice }) =>
    isSlow && !voice.localService && text.split(" ").length > WORDS_IN_15_SECONDS;
  window.finish = (utterance) => {
    if (!utterance || window.utterance !== utterance || isTooLong(utterance)) return;
    window.utterance = null;
    utterance.onend({});
  };
  window.reach = (word) => {
    const { text, voice, onboundary } = window.utterance;
    if (engine === "android" || (engine === "chromium" && !voice.localService)) return;
    const charLength = engine === "safari" ? 0 : word.length;
    if (engine === "safari") onboundary({ name: "sentence", charIndex: 0, charLength: 0 });
    onboundary({ name: "word", charIndex: text.indexOf(word), charLength });
    onboundary({ name: "word", charIndex: 2 ** 32 - 1, charLength }); // some voices count wrongly
  };
  window.addVoice = (voice) => {
    voices = [...voices, voice];
    list();
  };
  Object.defineProperty(window, "speechSynthesis", { value: synthesis });
  window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
})();
"""


def voice(lang: str, name: str = "", *, remote: bool = False) -> dict[str, object]:
    """Return a voice, named after its language unless ``name`` is given."""
    return {"lang": lang, "name": name or lang, "localService": not remote, "default": False}


class FakeSpeech:
    """Replaces the speech synthesis of a page."""

    def __init__(
        self,
        page: Page,
        *,
        voices: Sequence[str | dict[str, object]] = ("en-IN",),
        engine: Engine = "chromium",
    ) -> None:
        """``voices`` lists the voices on load; a voice may be given by its language alone."""
        self._page = page
        made = [voice(each) if isinstance(each, str) else each for each in voices]
        script = SCRIPT.replace("VOICES", json.dumps(made)).replace("ENGINE", json.dumps(engine))
        page.add_init_script(script)

    @property
    def spoken(self) -> list[dict[str, Any]]:
        """All utterances so far: ``text``, ``lang``, ``rate`` and ``voice``."""
        return self._page.evaluate("window.spoken")

    @property
    def texts(self) -> list[str]:
        return [sentence["text"] for sentence in self.spoken]

    def expect_spoken(self, count: int) -> None:
        wait_until(self._page, "count => window.spoken.length === count", arg=count)

    def expect_silence(self) -> None:
        wait_until(self._page, "window.utterance === null")

    def reach(self, word: str) -> None:
        """Reach a word of the current utterance, and fire ``boundary`` if the engine does."""
        self._page.evaluate("word => window.reach(word)", word)

    def finish(self) -> None:
        self._page.evaluate("window.finish(window.utterance)")

    def finish_all(self) -> None:
        """End the current and all following utterances at once."""
        self._page.evaluate("window.speaksAtOnce = true; window.finish(window.utterance)")

    def end_with(self, error: str) -> None:
        """End the current utterance with an error, such as that of an interruption by a call."""
        self._page.evaluate("error => window.utterance.onerror({ error })", error)

    def add_voice(self, lang: str) -> None:
        self._page.evaluate("voice => window.addVoice(voice)", voice(lang))
