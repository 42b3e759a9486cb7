"""Storage: the log of every table on disk, secrets as hashes, and games that come from files.

Change here how something is stored, read back or migrated. Knows rows and texts, never a table in memory. Imports
`metrics` only.
"""
