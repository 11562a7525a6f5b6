"""Ludoteka: board games whose rules are plain Python and run anywhere Python runs."""

__version__ = "0.1.0"
