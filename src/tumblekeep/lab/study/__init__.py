"""What is asked of the lab: a study, read strictly, and the kinds of games it wants played."""

from tumblekeep.lab.study.reading import StudyError, read_file, read_study
from tumblekeep.lab.study.shape import Case, Cell, Number, Sitter, Study, Target, Variant

__all__ = [
    "Case",
    "Cell",
    "Number",
    "Sitter",
    "Study",
    "StudyError",
    "Target",
    "Variant",
    "read_file",
    "read_study",
]
