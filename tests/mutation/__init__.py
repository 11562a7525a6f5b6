"""Mutation testing of the rules: `python3 build.py mutate`."""
