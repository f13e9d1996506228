"""Puts this folder on the path, so that tests share :mod:`strategies`; sets hypothesis up."""

from hypothesis import HealthCheck, settings

# how long a test takes depends on what else the machine does; whether it passes must not
settings.register_profile("replot", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("replot")
