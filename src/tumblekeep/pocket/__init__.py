"""The house in a browser: the same rules, bots and tables without a server, in a worker of the page."""
