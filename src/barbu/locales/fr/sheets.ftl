# La feuille de marque à imprimer. Des mots courts au-dessus de colonnes étroites.

sheets-deal = Donne
sheets-dealer = Donneur
sheets-chooser = Déclarant
sheets-contract = Contrat
# Above the points of one deal, and above what they have come to so far.
sheets-points = points
sheets-total = total
# The place in which a player ends.
sheets-place = Rang
sheets-date = Date
# Where the evening took place.
sheets-where = Lieu
# Captions of the parts of the sheet.
sheets-done = Les contrats
sheets-deals = Donne par donne
sheets-rules = Ce qui est convenu
sheets-owed = Contres dus
# Above the one column of boxes of a table that plays each contract once.
sheets-all = fait
# What all players together write in a contract.
sheets-sum = en tout
# Before rules that hold in some contracts alone. $what are these contracts.
sheets-about = { $what } :
sheets-doubles = Contres
# The grid of doubles owed: who doubles, and the declarer whom he owes them.
sheets-doubler = par
sheets-doubled = déclarant
# What is written under × beside a player's points. $again: whether there are redoubles.
sheets-note-any = × : qui le joueur contre{ $again ->
    [yes] {", ² s’il y a surcontre."}
   *[no] .
}
sheets-note-declarer = × : le joueur contre le déclarant{ $again ->
    [yes] {", ² s’il y a surcontre."}
   *[no] .
}
# Follows an asterisk.
sheets-note-out = si aucune carte qui compte n’est écartée.

sheets-players = { $count } joueurs
sheets-hand = { $count } chacun{ $over ->
    [0] {""}
    [one] , { $over } découverte
   *[other] , { $over } découvertes
}
sheets-without = sans { $cards }
sheets-wins-signed = le plus grand total gagne
sheets-wins-penalty = le plus petit total gagne

# What the places of a layout pay, the first one first.
sheets-places = dans l’ordre : { $prizes }
# What a salad of all the contracts above it counts.
sheets-all-above = tout ce qui précède
sheets-slam = capot { $points }
sheets-slam-mirror = capot : la perte devient un gain
sheets-slam-others = capot : { $points } à chacun des autres

# What holds of doubles. $contracts are those with only points to win.
sheets-rule-doubles-any = Chacun peut contrer chacun.
sheets-rule-doubles-others = Chacun peut contrer chacun, sauf le déclarant, qui ne contre pas.
sheets-rule-doubles-winning = Dans { $contracts }, on ne contre que le déclarant.
sheets-rule-redouble-own-turn = Qui est contré avant d’avoir parlé peut surcontrer.
sheets-rule-redouble-declarer-only = Seul le déclarant peut surcontrer.

# The heads of a table of numbers. $name.
sheets-points-of = { $name }, points
sheets-total-of = { $name }, total
sheets-doubles-of = { $name } contre

## The command

sheets-help = Imprimer la feuille de marque d’un jeu de règles, à remplir à la main, ou celle d’une partie.
sheets-help-what = Un modèle, des règles à vous par leur nom, un fichier, le texte d’un lien ; ou une partie enregistrée.
sheets-help-players = Pour combien de joueurs ; quatre si vous ne dites rien, ou le moins possible.
sheets-help-names = Les noms des joueurs, séparés par des virgules, le premier donneur d’abord.
sheets-help-paper = Le papier.
sheets-help-portrait = En hauteur.
sheets-help-landscape = En largeur ; si vous ne dites ni l’un ni l’autre, ce qui va le mieux.
sheets-help-form = Ce qu’il faut écrire ; si vous ne dites rien, ce que dit la fin du nom du fichier, et du texte au terminal.
sheets-help-output = L’écrire dans ce fichier : .pdf, .html, .csv ou .txt.
sheets-written = La feuille de marque est dans { $file }.
sheets-ending = Une feuille de marque finit en .pdf, .html, .csv ou .txt, et non en « { $given } » ; ou dites sa forme avec --form.
sheets-no-such-form = Il n’y a pas de forme « { $given } ». Il y a : { $allowed }.
sheets-no-such-paper = Il n’y a pas de papier « { $given } ». Il y a : { $allowed }.
sheets-both-ways = Une feuille est en hauteur ou en largeur, pas les deux : --portrait ou --landscape.
sheets-needs-file = Un PDF n’est pas du texte pour un terminal : nommez un fichier avec -o.
sheets-too-many-names = { $given } noms, c’est trop pour { $most } joueurs.
sheets-match-has-them = { $option } vaut pour une feuille vierge : une partie a déjà ses joueurs.
sheets-one-thing = Une feuille est celle d’un jeu de règles ou d’une partie : nommez l’un des deux.
