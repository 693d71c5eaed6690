"""Benches: each measures beside something else in the same run."""
