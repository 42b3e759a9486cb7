"""The tables that are being played: a live table for each, in a registry with all of them.

Change here what happens at a table: people's acts (`actions`), bots (`bots`, `driver`), clocks (`pace`), presence
(`presence`). An act is decided, stored, and only then shown. Imports everything below; knows connections only
as subscribers.
"""
