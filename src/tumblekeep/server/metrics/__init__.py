"""What is watched: counters for `/metrics`, and the journal that whoever runs the server reads.

Change here what is counted or written down. Imports nothing of the server: everybody above may write here.
"""
