"""Charging: work is charged in processor time to the client it is done for, before it is done, and queues are fair by address.

Change here how clients are told apart, what they may spend, and who goes first. Every package that does work for clients uses it.
Imports metrics, errors and settings.
"""
