"""Copy for reading aloud (``content/en/listen.toml``)."""

from drishti.content.schema.base import Content, Text


class Listen(Content):
    """Labels of the start buttons and the player bar, and messages.

    ``note`` says who needs this and how to use it; it also describes a start button.
    """

    label: Text
    section_label: Text
    page_label: Text
    note: Text
    voice_label: Text
    no_voice: Text
    back_label: Text
    pause_label: Text
    resume_label: Text
    next_label: Text
    stop_label: Text
    speed_label: Text
    started: Text
    started_by_touch: Text
    ended: Text
    failed: Text
