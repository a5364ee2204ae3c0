from hypothesis import HealthCheck, settings

# No test of ours measures time, and a slow machine is no bug.
settings.register_profile("vierling", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("vierling")
