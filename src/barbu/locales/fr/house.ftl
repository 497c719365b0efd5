export-help = Écrit tout ce que garde un serveur dans un seul fichier.
export-help-file = Le fichier à écrire. Il contient des secrets : gardez-le pour vous.
export-nothing-there = Rien à exporter dans { $path } : aucun serveur ne s’est encore servi de ce dossier.
export-done = { $path } contient { $guests ->
    [one] { $guests } joueur
   *[other] { $guests } joueurs
}, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} et { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}. Gardez-le pour vous : les cartes des parties en cours y sont.
import-help = Remplit une base de données vide avec ce qui a été exporté.
import-help-file = Un fichier écrit par « barbu export ».
import-done = Repris : { $guests ->
    [one] { $guests } joueur
   *[other] { $guests } joueurs
}, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} et { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}.
import-not-empty = Cette base contient déjà quelque chose. Importez dans une base vide ; rien n’a été changé.
import-no-export = Ce fichier n’a pas été écrit par « barbu export ».
import-newer = Ce fichier vient d’un Barbu plus récent. Mettez d’abord celui-ci à jour.
import-cut-off = Le fichier est incomplet. Rien n’a été repris ; refaites l’export.
import-changed = Le fichier a été modifié ou abîmé en route. Rien n’a été repris ; refaites l’export.
import-bad-line = La ligne { $line } du fichier est illisible. Rien n’a été repris ; refaites l’export.
import-refused = La base refuse ce fichier : { $reason }. Rien n’a été repris.
database-too-new = Un Barbu plus récent a modifié cette base (étape { $found } ; celui-ci connaît { $known }). Mettez ce Barbu à jour.
