"""Makes the folder that any web server can offer: the page, Python, and this package, compiled for the browser."""
