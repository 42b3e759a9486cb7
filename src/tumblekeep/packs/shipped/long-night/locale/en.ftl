adventurer-dwarf = Tunnel Dwarf
adventurer-bard = Tavern Bard
card-dwarf = Tunnel Dwarf, rating 3. Raised Shield: each fight, ignore one hit.
card-bard = Tavern Bard, rating 2. Blind Luck: each fight, roll one or two dice again.
card-guardian = Stalwart Guardian, rating 3. Raised Shield: each fight, ignore one hit.
tagline = Four levels before dawn, and the bosses of the night do not hide. A party of adventurers against more dice than is wise.
