export-help = Schreib alles, was ein Server aufbewahrt, in eine Datei.
export-help-file = Die Datei, die geschrieben wird. Sie enthält Geheimnisse: behalte sie für dich.
export-nothing-there = In { $path } gibt es nichts zu exportieren: Noch kein Server hat diesen Ordner benutzt.
export-done = { $path } enthält { $guests ->
    [one] { $guests } Spieler
   *[other] { $guests } Spieler
}, { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
} und { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
}. Behalte die Datei für dich: Die Karten laufender Partien stehen darin.
import-help = Füll eine leere Datenbank mit dem, was exportiert wurde.
import-help-file = Eine Datei, die „barbu export“ geschrieben hat.
import-done = Übernommen: { $guests ->
    [one] { $guests } Spieler
   *[other] { $guests } Spieler
}, { $tables ->
    [one] { $tables } Tisch
   *[other] { $tables } Tische
} und { $matches ->
    [one] { $matches } Partie
   *[other] { $matches } Partien
}.
import-not-empty = In dieser Datenbank liegt schon etwas. Importiere in eine leere; es wurde nichts geändert.
import-no-export = Diese Datei hat nicht „barbu export“ geschrieben.
import-newer = Diese Datei kommt von einem neueren Barbu. Bring dieses zuerst auf den neuesten Stand.
import-cut-off = Die Datei ist abgeschnitten. Es wurde nichts übernommen; exportiere noch einmal.
import-changed = Die Datei wurde unterwegs geändert oder beschädigt. Es wurde nichts übernommen; exportiere noch einmal.
import-bad-line = Zeile { $line } der Datei ist nicht lesbar. Es wurde nichts übernommen; exportiere noch einmal.
import-refused = Die Datenbank nimmt diese Datei nicht an: { $reason }. Es wurde nichts übernommen.
database-too-new = Ein neueres Barbu hat diese Datenbank geändert (Schritt { $found }; dieses kennt { $known }). Bring dieses Barbu auf den neuesten Stand.
