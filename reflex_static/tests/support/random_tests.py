"""Settings of the tests with random values."""

from hypothesis import HealthCheck, settings


def repeat_examples() -> None:
    """Make Hypothesis repeat the same examples, with no time limit."""
    patient = [HealthCheck.too_slow, HealthCheck.data_too_large]
    settings.register_profile(
        "repeatable", derandomize=True, deadline=None, suppress_health_check=patient
    )
    settings.load_profile("repeatable")
