"""The rules compiled for speed: play-outs of any row of any ruleset on bit masks. Only worker processes import it.

    vector = rule_vector(setup, call)             # vector: the rules of a deal, once per row, trump and start
    deal = deal_of(setup.rules, vector, play)     # convert: a deal whose hands are known
    legal(vector, deal); play(vector, deal, 42)   # play: one act
    playouts(vector, copies(deal, 1000))          # playout: what each seat gains in each
    candidates(vector, worlds, actions)           # playout: what each action leads to in each world

`records` says what the two records hold and how cards, actions and gains are numbered.
"""
