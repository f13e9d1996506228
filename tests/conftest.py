"""Puts this folder on the path, so that tests share :mod:`strategies`; sets hypothesis up."""

import os
import signal

from hypothesis import HealthCheck, settings

# how long a test takes depends on what else the machine does; whether it passes must not
# the same examples in every run of CI; new ones are searched for elsewhere, and kept once found
settings.register_profile("replot", deadline=None, suppress_health_check=[HealthCheck.too_slow],
                          derandomize="CI" in os.environ)
settings.load_profile("replot")

# started in the background of a shell, the tests ignore Ctrl-C, and so would the programs that they interrupt
signal.signal(signal.SIGINT, signal.default_int_handler)
