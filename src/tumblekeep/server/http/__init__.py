"""HTTP and WebSockets, and everything that keeps strangers from doing harm before they reach a table.

Change here addresses, limits, headers and connections. Nothing here knows a rule of a table. Imports everything
below.
"""
