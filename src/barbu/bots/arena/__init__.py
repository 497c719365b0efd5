"""How strong each player is: the same deals for all, the candidate in every seat, and how far chance may mislead.

`rows` says what is played, `players` who plays, `deals` plays it as the product does, `lab` spreads it over cores and
keeps what is done, `figures` makes edges with their errors of it, `report` writes them down. Only modules of this
package may hold a whole deal: they are the dealer, and one of the players cheats on purpose.
"""
