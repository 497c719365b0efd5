export-help = Escreve num só ficheiro tudo o que um servidor guarda.
export-help-file = O ficheiro a escrever. Contém segredos: guarde-o para si.
export-nothing-there = Não há nada para exportar em { $path }: nenhum servidor usou ainda esta pasta.
export-done = { $path } contém { $guests ->
    [one] { $guests } jogador
   *[other] { $guests } jogadores
}, { $tables ->
    [one] { $tables } mesa
   *[other] { $tables } mesas
} e { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
}. Guarde-o para si: tem as cartas das partidas a meio.
import-help = Enche uma base de dados vazia com o que foi exportado.
import-help-file = Um ficheiro escrito por «barbu export».
import-done = Importado: { $guests ->
    [one] { $guests } jogador
   *[other] { $guests } jogadores
}, { $tables ->
    [one] { $tables } mesa
   *[other] { $tables } mesas
} e { $matches ->
    [one] { $matches } partida
   *[other] { $matches } partidas
}.
import-not-empty = Esta base de dados já guarda alguma coisa. Importe para uma vazia; nada foi alterado.
import-no-export = Este ficheiro não foi escrito por «barbu export».
import-newer = Este ficheiro vem de um Barbu mais recente. Atualize este primeiro.
import-cut-off = O ficheiro está incompleto. Nada foi importado; exporte outra vez.
import-changed = O ficheiro foi alterado ou estragou-se pelo caminho. Nada foi importado; exporte outra vez.
import-bad-line = Não se consegue ler a linha { $line } do ficheiro. Nada foi importado; exporte outra vez.
import-refused = A base de dados não aceita este ficheiro: { $reason }. Nada foi importado.
database-too-new = Um Barbu mais recente alterou esta base de dados (passo { $found }; este conhece { $known }). Atualize este Barbu.
