"""Reading settings: how the page looks and moves, and the voice that reads it aloud."""

from typing import Final

import reflex as rx

OPTIONS: Final[dict[str, list[str]]] = {
    "text-size": ["100", "125", "150", "175", "200"],
    "contrast": ["system", "normal", "high", "cream", "blue", "yellow"],
    "font": ["legible", "system"],
    "spacing": ["normal", "wide"],
    "width": ["normal", "narrow"],
    "guide": ["off", "on"],
    "underline": ["off", "on"],
    "motion": ["system", "on", "off"],
}
"""The values of each setting; the first is the default."""

ASKED_OF_SYSTEM: Final = {name: OPTIONS[name][1:] for name in ("contrast", "motion")}
"""The choices that take precedence over the preferences of the visitor's system."""

SPEEDS: Final = ["1", "0.75", "1.25", "1.5", "2"]
"""How fast the page is read aloud; 1 is the voice's own speed."""

SETTINGS: Final[dict[str, list[str]]] = OPTIONS | {"speed": SPEEDS}

STORAGE_KEY: Final = "reading"


class ReadingState(rx.State):
    """The settings, stored as choices separated by spaces. Unknown choices are ignored.

    ``resets`` shows a message, because screen readers announce a choice but not a reset. It counts
    the resets that the message stands for, so that each is announced.
    ``voices`` are the device's voices for the page's ``language``. ``can_speak`` is true unless
    the device is known to have no such voice.
    """

    stored: str = rx.LocalStorage("", name=STORAGE_KEY, sync=True)
    resets: int = 0
    is_open: bool = False
    language: str = ""
    voices: list[str] = []  # noqa: RUF012  (Reflex copies it)
    can_speak: bool = True

    @rx.var
    def chosen(self) -> dict[str, str]:
        """The value of each setting; of several that are stored, the last in ``SETTINGS``."""
        kept = self.stored.split(" ")
        chosen: dict[str, str] = {}
        for name, values in SETTINGS.items():
            chosen[name] = values[0]
            for value in values[1:]:
                if _choice(name, value) in kept:
                    chosen[name] = value
        return chosen

    @rx.var
    def voice(self) -> str:
        """The voice for the page's language: the chosen one, or else the first."""
        for voice in self.voices:
            if _choice(f"voice-{self.language}", _without_spaces(voice)) in self.stored.split(" "):
                return voice
        return self.voices[0] if len(self.voices) > 0 else ""

    @rx.var
    def chosen_voices(self) -> str:
        """The stored choices of voices, one per language."""
        return " ".join([kept for kept in self.stored.split(" ") if kept.startswith("voice-")])

    @rx.event
    def choose(self, name: str, value: str) -> None:
        """Store a value of a setting, or remove the stored value if the default is chosen."""
        if name in SETTINGS and value in SETTINGS[name]:
            default = SETTINGS[name][0]
            self.stored = _with_choice(self.stored, name, "" if value == default else value)
            self.resets = 0

    @rx.event
    def choose_voice(self, voice: str) -> None:
        """Store a voice for the page's language."""
        if voice in self.voices:
            self.stored = _with_choice(
                self.stored, f"voice-{self.language}", _without_spaces(voice)
            )
            self.resets = 0

    @rx.event
    def find_voices(self, language: str, voices: list[str]) -> None:
        """Record the device's voices for the page's language, the best first."""
        self.language = language
        self.voices = voices
        self.can_speak = len(voices) > 0

    @rx.event
    def reset_all(self) -> None:
        self.stored = ""
        self.resets += 1

    @rx.event
    def forget_reset(self) -> None:
        self.resets = 0

    @rx.event
    def sync_open(self, is_open: bool) -> None:
        self.is_open = is_open
        self.resets = 0


def _with_choice(stored: str, name: str, value: str) -> str:
    choices = stored.split(" ")
    kept = [choice for choice in choices if choice != "" and not choice.startswith(f"{name}=")]
    if value != "":
        kept.append(_choice(name, value))
    return " ".join(kept)


def _choice(name: str, value: str) -> str:
    return f"{name}={value}"


def _without_spaces(voice: str) -> str:
    return voice.replace(" ", "_")
