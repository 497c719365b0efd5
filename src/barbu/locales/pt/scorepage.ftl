# A pontuação de um serão com cartas a sério.

page-score-title = Pontuação
page-score-line = As cartas na mesa, os pontos aqui: diga quem fez o quê, e o resto calcula-se pelas suas regras.
page-score-new = Novo serão
page-score-open = Continuar
page-score-over = Acabados
page-score-done-of = { $done } de { $deals } mãos
page-score-company = Jogadores e grupos
page-score-figures = Estatísticas
page-score-import = Abrir um ficheiro
page-score-bad-file = Este ficheiro não tem um serão que se possa ler.
page-score-kept = Fica tudo guardado neste aparelho.
page-score-kept-offline = Fica tudo guardado neste aparelho e funciona sem rede.
page-score-install = Pôr no ecrã principal
page-score-not-kept = Este navegador não tem mais espaço: o que registar agora pode perder-se. Guarde os serões em ficheiros.
page-score-no-store = Este navegador não deixa as páginas guardar nada, por isso não dá para pontuar aqui. Talvez seja uma janela privada.

# Um novo serão.

page-score-who-plays = Quem joga?
page-score-no-rules = As regras ainda não estão aqui: abra esta página uma vez quando o servidor responder.
page-score-seats = Lugares
page-score-seats-left = Pela ordem de jogo, para a esquerda.
page-score-seats-right = Pela ordem de jogo, para a direita.
page-score-name-of = Jogador { $number }
page-score-swap = Trocar o jogador { $number } com o seguinte
page-score-first = Quem dá primeiro?
page-score-drawn = Contratos sorteados
page-score-draw-again = Sortear outra vez
page-score-name = Nome do serão
page-score-name-hint = por exemplo: domingo em casa da Ana
page-score-twice = Dois jogadores têm o mesmo nome.
page-score-names-missing = { $count ->
    [one] Falta um nome
   *[other] Faltam { $count } nomes
}
page-score-begin = Começar

# Como está o serão.

page-score-views = Vistas
page-score-grid = Grelha
page-score-deals = Mãos
page-score-chart = Gráfico
page-score-undo = Desfazer
page-score-redo = Refazer
page-score-share = Partilhar
page-score-share-result = Partilhar o resultado
page-score-more = Mais
page-score-print = Imprimir
page-score-enter-deal = Mão { $deal }: { $contract }, { $who }
page-score-go-on-deal = Continuar a mão { $deal } ({ $who })
page-score-series = Volta { $number }
page-score-box-done = { $contract }, { $who }: { $points } pontos na mão { $deal }
page-score-box-pick = { $who } escolhe { $contract }
page-score-box-help = Cada casa mostra o que o seu jogador fez nela. Toque para ver os pontos de todos.
page-score-box-help-all = Cada linha mostra o que cada um fez. Toque para ver como.
page-score-deals-now = { $who } dá
page-score-leads = { $who } sai
page-score-no-deals = Ainda nenhuma mão.
page-score-deal = Mão { $deal }
page-score-edit = Corrigir esta mão
page-score-drop = Retirar esta mão
page-score-missing = Este serão não está aqui, e o servidor não o tem ou não responde.
page-score-keeping = A guardar…
page-score-here = Guardado neste aparelho. O servidor fica a saber assim que responder.
page-score-here-offline = Guardado neste aparelho. Funciona sem rede.
page-score-on-server = Guardado neste aparelho e no servidor.
page-score-watching = Está a assistir. O que se regista aparece aqui sozinho.
page-score-watching-down = Está a assistir. Sem ligação: era assim que estava da última vez.

# Registar uma mão.

page-score-change = Outro contrato
page-score-what-chose = O que escolheu { $who }?
page-score-out-question = { $count ->
    [one] Que carta está fora de jogo?
   *[other] Que { $count } cartas estão fora de jogo?
}
page-score-out-missing = { $count ->
    [one] Falta uma carta
   *[other] Faltam { $count } cartas
}
page-score-doubles = Quem fez contra a quem?
page-score-go-on = Continuar
page-score-blind = Escolhido às cegas: pontos × { $times }
page-score-trump = Trunfo
page-score-start = Começou com
page-score-undoubled = Ninguém controu: a mão não se joga, e os pontos seguem daí.
page-score-not-played = Ninguém controu: não se jogou
page-score-was-played = Jogou-se na mesma
page-score-barred = «{ $contract }» não se pode jogar com estas cartas fora: a casa fica marcada sem pontos.
page-score-things = O que se fez
page-score-left = { $item ->
    [trick] de { $of } { $what } por atribuir
   *[other] de { $of } por atribuir: { $what }
}
page-score-who-took = Quem levou { $card }?
page-score-who-won = Quem fez: { $what }?
page-score-no-points = sem pontos
page-score-fewer = { $who }: menos um ({ $what })
page-score-another = { $who }: mais um ({ $what })
page-score-how-many = Quantas para { $who }?
page-score-took = { $who }: { $count } ({ $what })
page-score-rest = { $item ->
    [trick] O resto, { $count ->
        [one] uma vaza
       *[other] { $count } { $what }
    }, para …
   *[other] O resto ({ $what }, { $count }) para …
}
page-score-rest-to = O resto para { $who }
page-score-everything = Um só jogador levou tudo o que falta
page-score-everything-to = Tudo o que falta para { $who }
page-score-none-left = Já não há mais para atribuir: { $what }.
page-score-missing-of = { $item ->
    [trick] { $count ->
        [one] uma vaza
       *[other] { $count } { $what }
    }
   *[other] { $what } ({ $count })
}
page-score-who-finished = Quem acabou em { $place }.º lugar? { $points } pontos
page-score-all-finished = A ordem de chegada
page-score-places-missing = { $count ->
    [one] mais um jogador a acabar
   *[other] mais { $count } jogadores a acabar
}
page-score-write = Registar
page-score-write-missing = Ainda falta: { $missing }
page-score-cannot = Não pode ser: ver porquê

# O que alguém tem de decidir.

page-score-clash = Mão { $deal }: dois telefones dizem coisas diferentes
page-score-clash-mine = Aqui:
page-score-clash-theirs = Lá:
page-score-taken-back = retirada
page-score-keep-mine = Como aqui
page-score-keep-theirs = Como lá
page-score-keep-both = As duas, uma a seguir à outra
page-score-misfit = A mão { $deal } já não encaixa
page-score-refused = O servidor não aceita este serão: { $reason }

# Para os outros.

page-score-hand-over = Pontuar noutro telefone
page-score-hand-over-help = Quem abrir esta ligação também pode registar e corrigir mãos.
page-score-let-watch = Deixar assistir
page-score-let-watch-help = Quem abrir esta ligação vê cada mão logo, e não pode mudar nada.
page-score-link-offline = Para uma ligação é preciso o servidor, que agora não responde.
page-score-as-picture = Como imagem
page-score-as-pdf = Imprimir, ou em PDF
page-score-as-csv = Como tabela (CSV)
page-score-as-json = Como ficheiro para reabrir (JSON)
page-score-as-record = Como registo para o arquivo
page-score-contract = Contrato
page-score-chooser = Escolha de
page-score-total-of = { $who }, total

# Nomes, e apagar.

page-score-renamed = O novo nome de um jogador guardado vale em todos os serões.
page-score-save-company = Guardar estes jogadores como grupo
page-score-saved = Guardado em «Jogadores e grupos».
page-score-delete = Apagar o serão
page-score-delete-sure = Apagar de vez?
page-score-name-now = Nome, agora { $name }
page-score-forget = Retirar { $name }
page-score-new-player = Novo jogador
page-score-add = Juntar
page-score-groups = Grupos
page-score-who-sits = Quem joga junto, pela ordem dos lugares
page-score-group-name = Nome do grupo

# Estatísticas.

page-score-wins = Ganhos
page-score-wins-of = { $shared ->
    [0] { $wins } de { $evenings }
   *[other] { $wins } de { $evenings }, { $shared } a meias
}
page-score-ahead-help = Melhor e pior: entre parênteses, a vantagem por mão sobre a média da mesa nas mesmas mãos.
page-score-per-deal = Por mão
page-score-best = Melhor em
page-score-worst = Pior em
page-score-averages = Pontos por mão, em cada contrato
page-score-duels = Um contra o outro
page-score-duels-help = Serões acabados: à frente – atrás – empatados.
page-score-no-figures = As estatísticas começam com a primeira mão.
