# Wie stark die Bots sind: `barbu arena`.

arena-help = Misst, wie stark jeder Spieler ist, und hält es als Tabelle, Bild und CSV-Datei fest.
arena-help-candidate = Ein Spieler, der gemessen wird, etwa expert; mehrmals für mehrere.
arena-help-against = Wer alle anderen Plätze hat, etwa regular; mehrmals für mehrere.
arena-help-rows = Was gespielt wird: named, random, whole, ein Regelwerk oder ein Muster wie fr-tableau-32/4/*; mehrmals für mehrere.
arena-help-deals = Spiele je Zeile; ohne Angabe so viele, wie die Tabelle braucht.
arena-help-minutes = Hört nach so vielen Minuten auf; der nächste Lauf macht dort weiter.
arena-help-out = Der Ordner für die Ergebnisse.
arena-help-rulesets = Ein Ordner mit Regeldateien, die auch gespielt werden.
arena-help-seed = Die Wörter, aus denen die Blätter folgen.
arena-help-jobs = Wie viele Prozesse laufen; ohne Angabe einer je Kern.
arena-help-dask = Der Scheduler eines Dask-Clusters, auf dem gespielt wird, etwa tcp://host:8786.

arena-no-such-player = Es gibt keinen Spieler „{ $given }“. Es gibt: { $allowed }.
arena-no-such-row = Keine Zeile passt zu „{ $given }“. Es gibt: { $allowed }.
arena-no-rulesets = In { $path } sind keine Regeldateien.
arena-no-dask = Ein Cluster braucht noch ein Paket: pip install barbu[cluster].
arena-no-cluster = Der Cluster unter { $address } lässt sich nicht nutzen: { $reason }.
arena-cannot-write = Die Ergebnisse lassen sich nicht nach { $path } schreiben: { $reason }.
arena-too-little = „{ $given }“ ist zu wenig für { $option }: Ohne diese Angabe wird alles gemessen, was die Tabelle braucht.

arena-plays = Spiele
arena-unfinished = { $done } von { $planned } Teilen sind gespielt; derselbe Befehl macht mit dem Rest weiter.
arena-stopped = Angehalten. { $done } von { $planned } Stücken liegen in { $path }; derselbe Befehl macht mit dem Rest weiter.
arena-aside = { $path } sagt mehr, als jetzt gemessen wurde, und bleibt, wie es ist; lösche es, damit es neu geschrieben wird.
arena-written = Geschrieben: { $files }.

arena-title = Wie stark die Bots sind
arena-title-chart = Gewinn gegenüber dem Mittel aller Plätze, in Prozent eines gleichen Anteils, mit 95-%-Intervallen
arena-title-rulesets = Nach Regelwerk
arena-title-contracts = Nach Kontrakt
arena-title-random = Zufällige Regelwerke
arena-title-whole = Ganze Partien, Punkte je Spiel
arena-made = Gemessen am { $date } auf { $machine }, { $cores } Kerne; Blätter aus dem Startwert „{ $seed }“, Code { $code }.
arena-pair = { $candidate } gegen { $against }

arena-column-pair = Spieler
arena-column-row = Regelwerk
arena-column-named = Bekannte Regelwerke, %
arena-column-random = Zufällige Regelwerke, %
arena-column-below = Kontrakte unter 0
arena-column-deals = Spiele
arena-column-median = Median, ms
arena-column-p99 = 99 %, ms
