"""Knister looked at closely."""
