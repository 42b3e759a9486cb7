"""What the lab is asked: a study, read strictly, and the kinds of games it needs."""

from tumblekeep.lab.study.reading import StudyError, read_file, read_study
from tumblekeep.lab.study.shape import Case, SeatPlayer, Study, StudyCell, StudyNumber, TuningTarget, Variant

__all__ = [
    "Case",
    "SeatPlayer",
    "Study",
    "StudyCell",
    "StudyError",
    "StudyNumber",
    "TuningTarget",
    "Variant",
    "read_file",
    "read_study",
]
