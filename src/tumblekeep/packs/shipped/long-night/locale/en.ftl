adventurer-dwarf = Tunnel Dwarf
adventurer-bard = Tavern Bard
tagline = Four levels before dawn, and the bosses of the night do not hide. A party of adventurers against more dice than is wise.
card-dwarf = Tunnel Dwarf, rating { -rating-dwarf }. Raised Shield: each fight, ignore one hit.
card-bard = Tavern Bard, rating { -rating-bard }. Blind Luck: each fight, reroll one or two dice.
