"""Metrics: counters for `/metrics`, and the log for whoever runs the server.

Change here what is counted or logged. Imports nothing of the server, so that every other package may use it.
"""
