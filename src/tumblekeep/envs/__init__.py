"""LEVEL 7: the games as environments, behind interfaces that researchers know. Nothing else imports this room.

`stepper.py` plays a game step by step by numbered actions; everything else here is made of it. `observer.py` makes numbers of a
seat's view (`filling.py`: without laying it out), `history.py` says all that a seat has ever been able to know, `wording.py`
says it in words. `aec.py` and `parallel.py` are PettingZoo's (`zoo.py`: what they share), `single.py` and `batch.py` Gymnasium's, `spiel.py` OpenSpiel's; `throwing.py` is the throw
as a control task. They need the extra `research`; OpenSpiel the extra `openspiel`.
"""
