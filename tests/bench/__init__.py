"""Measurements: each module has ``measure()``, which gives figures; ``python3 build.py bench`` runs them all."""
