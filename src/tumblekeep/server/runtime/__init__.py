"""The tables that are being played: a host for each, in a hall with all of them.

Change here what happens at a table: acts of people (`acts`), bots (`bots`, `driver`), clocks (`pace`), who is here (`presence`).
An act is decided, stored, and only then shown. Imports everything below; knows connections only as onlookers.
"""
