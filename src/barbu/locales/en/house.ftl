export-help = Write all that a server keeps into one file.
export-help-file = The file to write. It holds secrets: keep it to yourself.
export-nothing-there = There is nothing to export in { $path }: no server has used this folder yet.
export-done = { $path } holds { $guests ->
    [one] { $guests } player
   *[other] { $guests } players
}, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} and { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}. Keep it to yourself: the cards of matches that go on are in it.
import-help = Fill an empty database with what was exported.
import-help-file = A file that “barbu export” wrote.
import-done = Taken in: { $guests ->
    [one] { $guests } player
   *[other] { $guests } players
}, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} and { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}.
import-not-empty = This database keeps something already. Import into an empty one; nothing was changed.
import-no-export = This is no file that “barbu export” wrote.
import-newer = This file comes from a newer Barbu. Bring this one up to date first.
import-cut-off = The file is cut off. Nothing was taken in; export once more.
import-changed = The file was changed or damaged on the way. Nothing was taken in; export once more.
import-bad-line = Line { $line } of the file cannot be read. Nothing was taken in; export once more.
import-refused = The database does not take this file: { $reason }. Nothing was taken in.
database-too-new = A newer Barbu has changed this database (step { $found }; this one knows { $known }). Bring this Barbu up to date.
