"""Persons: who somebody is across tables and devices, and what is kept of them.

`records.py` holds what is stored, `store.py` what a store of persons can do. How it is stored is `storage/people.py`.
Change here what is known of a person. Imports nothing of the server.
"""
