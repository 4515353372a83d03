"""Copy for reading aloud (``content/<language>/listen.toml``)."""

from drishti.content.schema.base import Content, Text


class Listen(Content):
    """Labels of the start buttons and the player bar, and error messages."""

    label: Text
    section_label: Text
    page_label: Text
    no_voice: Text
    pause_label: Text
    resume_label: Text
    stop_label: Text
    speed_label: Text
    failed: Text
