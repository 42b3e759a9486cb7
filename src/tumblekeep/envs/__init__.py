"""LEVEL 7: the games as environments, behind interfaces that researchers know. No other package imports this
one.

`stepper.py` plays a game step by step by numbered actions; everything else here is built on it.
`observer.py` turns a seat's view into numbers (`vector_code.py`: without building the view), `history.py`
records everything that a seat has ever been able to know, `wording.py` puts it into words. `aec.py` and
`parallel.py` are for PettingZoo (`zoo.py`: what they share), `single.py` and `batch.py` for Gymnasium,
`spiel.py` for OpenSpiel; `throwing.py` is the throw as a control task. They need the extra `research`;
OpenSpiel needs the extra `openspiel`.
"""
