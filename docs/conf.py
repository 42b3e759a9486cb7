"""How Sphinx makes the site: run by scripts/site, which lays the pages out first."""

import os

LANGUAGE = os.environ.get("TUMBLEKEEP_SITE_LANGUAGE", "en")
OTHER = {"en": "fr", "fr": "en"}[LANGUAGE]

project = "tumblekeep"
language = LANGUAGE
extensions = ["myst_parser"]
source_suffix = {".md": "markdown"}
exclude_patterns = ["_templates", "_static"]
smartquotes = False
templates_path = ["_templates"]
html_static_path = ["_static"]
html_theme = "furo"
html_title = "tumblekeep"
html_logo = "_static/mark.svg"
html_favicon = "_static/mark.svg"
html_css_files = ["site.css"]
html_copy_source = False
html_use_index = False
html_domain_indices = False
html_show_copyright = False
html_show_sphinx = False
html_sidebars = {
    "**": [
        "sidebar/brand.html", "languages.html", "sidebar/search.html", "sidebar/scroll-start.html",
        "sidebar/navigation.html", "sidebar/scroll-end.html",
    ]
}  # fmt: skip
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#a3420f", "color-brand-content": "#a3420f"},
    "dark_css_variables": {"color-brand-primary": "#f0a35e", "color-brand-content": "#f0a35e"},
}
html_context = {
    "other": OTHER,
    "other_word": {"en": "English", "fr": "Français"}[OTHER],
    "other_root": {"en": "../", "fr": "fr/"}[OTHER],
    "in_both": set(os.environ.get("TUMBLEKEEP_SITE_PAIRS", "").split()),
}
myst_heading_anchors = 4
myst_links_external_new_tab = False
# parts of a rule document may begin at any depth; what is said over a socket is JSON with words between
suppress_warnings = ["myst.header", "misc.highlighting_failure"]
pygments_style = "friendly"
pygments_dark_style = "monokai"
