"""Fake speech synthesis that records each utterance and ends it on demand."""

import json
from collections.abc import Sequence
from typing import Any, Final

from playwright.sync_api import Page

from support.browsers.waiting import wait_until

# As in browsers, a cancelled utterance ends with an asynchronous error.
SCRIPT: Final = """
(() => {
  const events = new EventTarget();
  let voices = VOICES.map((lang) => ({ lang, name: lang, localService: true, default: false }));
  window.spoken = [];
  window.utterance = null;
  const synthesis = {
    getVoices: () => voices,
    speak(utterance) {
      const { text, lang, rate } = utterance;
      window.spoken.push({ text, lang, rate });
      window.utterance = utterance;
      if (window.speaksAtOnce) setTimeout(() => window.finish(utterance));
    },
    cancel() {
      const cancelled = window.utterance;
      window.utterance = null;
      setTimeout(() => cancelled?.onerror({ error: "canceled" }));
    },
    resume() {},
    addEventListener: (...listener) => events.addEventListener(...listener),
    removeEventListener: (...listener) => events.removeEventListener(...listener),
  };
  window.finish = (utterance) => {
    if (!utterance || window.utterance !== utterance) return;
    window.utterance = null;
    utterance.onend({});
  };
  window.addVoice = (lang) => {
    voices = [...voices, { lang, name: lang, localService: true, default: false }];
    events.dispatchEvent(new Event("voiceschanged"));
  };
  Object.defineProperty(window, "speechSynthesis", { value: synthesis });
  window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
})();
"""


class FakeSpeech:
    """Replaces the speech synthesis of a page."""

    def __init__(self, page: Page, *, voices: Sequence[str] = ("en-IN",)) -> None:
        """``voices`` lists the languages of the voices that are available on load."""
        self._page = page
        page.add_init_script(SCRIPT.replace("VOICES", json.dumps(voices)))

    @property
    def spoken(self) -> list[dict[str, Any]]:
        """All utterances so far: ``text``, ``lang`` and ``rate``."""
        return self._page.evaluate("window.spoken")

    @property
    def texts(self) -> list[str]:
        return [sentence["text"] for sentence in self.spoken]

    @property
    def is_silent(self) -> bool:
        return self._page.evaluate("window.utterance === null")

    def expect_spoken(self, count: int) -> None:
        """Wait until ``count`` utterances have started."""
        wait_until(self._page, "count => window.spoken.length === count", arg=count)

    def finish(self) -> None:
        """End the current utterance."""
        self._page.evaluate("window.finish(window.utterance)")

    def finish_all(self) -> None:
        """End the current and all following utterances at once."""
        self._page.evaluate("window.speaksAtOnce = true; window.finish(window.utterance)")

    def fail(self) -> None:
        """Make the current utterance fail."""
        self._page.evaluate("window.utterance.onerror({ error: 'synthesis-failed' })")

    def add_voice(self, lang: str) -> None:
        """Add a voice after the page has loaded."""
        self._page.evaluate("lang => window.addVoice(lang)", lang)
