# La force des robots : `barbu arena`.

arena-help = Mesurer la force de chaque joueur et l’écrire : un tableau, un graphique et un fichier CSV.
arena-help-candidate = Un joueur à mesurer, comme expert ; à répéter pour plusieurs.
arena-help-against = Qui tient toutes les autres places, comme regular ; à répéter pour plusieurs.
arena-help-rows = Ce qui est joué : named, random, whole, une règle, ou un motif comme fr-tableau-32/4/* ; à répéter pour plusieurs.
arena-help-deals = Les donnes par ligne ; sans rien dire, autant qu’il en faut pour le tableau.
arena-help-minutes = S’arrêter après tant de minutes ; le prochain lancement continue à partir de là.
arena-help-out = Le dossier des résultats.
arena-help-rulesets = Un dossier de fichiers de règles, joués eux aussi.
arena-help-seed = Les mots dont découlent les donnes.
arena-help-jobs = Le nombre de processus ; sans rien dire, un par cœur.
arena-help-dask = L’ordonnanceur d’une grappe Dask où jouer, comme tcp://host:8786.

arena-no-such-player = Il n’y a pas de joueur « { $given } ». Il y a : { $allowed }.
arena-no-such-row = Aucune ligne ne correspond à « { $given } ». Il y a : { $allowed }.
arena-no-rulesets = Il n’y a pas de fichier de règles dans { $path }.
arena-no-dask = Une grappe demande un paquet de plus : pip install barbu[cluster].
arena-no-cluster = La grappe { $address } est inutilisable : { $reason }.
arena-cannot-write = Impossible d’écrire les résultats dans { $path } : { $reason }.
arena-too-little = « { $given } » est trop peu pour { $option } : sans cette option, on mesure tout ce qu’il faut au tableau.

arena-plays = Donnes
arena-unfinished = { $done } lots sur { $planned } sont joués ; la même commande continue avec le reste.
arena-stopped = Arrêté. { $done } morceaux sur { $planned } sont gardés dans { $path } ; la même commande continue avec le reste.
arena-aside = { $path } en dit plus que ce qui vient d’être mesuré et reste tel quel ; effacez-le pour qu’il soit récrit.
arena-written = Écrit : { $files }.

arena-title = La force des robots
arena-title-chart = Gain par rapport à la moyenne de toutes les places, en pour cent d’une part égale, avec les intervalles à 95 %
arena-title-rulesets = Par règle
arena-title-contracts = Par contrat
arena-title-random = Règles au hasard
arena-title-whole = Parties entières, points par donne
arena-made = Mesuré le { $date } sur { $machine }, { $cores } cœurs ; donnes tirées de la graine « { $seed } », code { $code }.
arena-pair = { $candidate } contre { $against }

arena-column-pair = Joueurs
arena-column-row = Règle
arena-column-named = Règles connues, %
arena-column-random = Règles au hasard, %
arena-column-below = Contrats sous 0
arena-column-deals = Donnes
arena-column-median = Médiane, ms
arena-column-p99 = 99 %, ms
