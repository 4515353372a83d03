"""Prerenders every page once per locale, each at its own address."""
