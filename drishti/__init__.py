"""The $DRISHTI landing site."""
