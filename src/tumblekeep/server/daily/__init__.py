"""The daily door, as a server keeps it: days and their secrets, tries, rankings, and what everybody chose where.

`records.py` holds what is stored, `store.py` what a store of days can do. How it is stored is `storage/daily.py`. Change here
what is known of a day. Imports nothing of the server.
"""
