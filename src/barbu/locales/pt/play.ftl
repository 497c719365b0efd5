# Playing in the terminal.

## Words that may be typed, small letters without accents, apart by spaces.

play-word-rules = ? regras regra rules
play-word-score = pontos pontuacao folha score
play-word-grid = grelha g contratos grid
play-word-last = ultima last l
play-word-hand = mao cartas hand
play-word-table = mesa m table
play-word-undo = desfazer undo u voltar
play-word-quit = sair q fim quit exit
play-word-help = ajuda help comandos
play-word-look = olhar espreitar look
play-word-pass = passo passar pass
play-word-stop = parar chega stop
play-word-high = cima alto alta high
play-word-low = baixo baixa low
play-word-all = todos todas tudo all
play-word-flanks = outros flancos flanks
play-word-none = ninguem nada nao n none
play-word-no-trump = sem st sem-trunfo nenhum none
play-word-more = mais more
play-word-next = s seguinte proxima n
play-word-previous = a anterior voltar b
play-word-trick-next = v vaza t
play-word-trick-previous = vv av tt
play-word-deal-next = m mao d
play-word-deal-previous = mm am dd

## Numbers of things

play-count-cards = { $count ->
    [0] { $count } cartas
    [one] { $count } carta
   *[other] { $count } cartas
}
play-count-tricks = { $count ->
    [0] { $count } vazas
    [one] { $count } vaza
   *[other] { $count } vazas
}
play-count-things = { $count } { $things }
play-item-trick = { $count ->
    [0] vazas
    [one] vaza
   *[other] vazas
}
play-item-last = última vaza
play-item-last2 = penúltima vaza
play-item-last3 = antepenúltima vaza
play-item-last4 = quarta vaza a contar do fim
play-item-suit-C = { $count ->
    [0] cartas de paus
    [one] carta de paus
   *[other] cartas de paus
}
play-item-suit-S = { $count ->
    [0] cartas de espadas
    [one] carta de espadas
   *[other] cartas de espadas
}
play-item-suit-D = { $count ->
    [0] cartas de ouros
    [one] carta de ouros
   *[other] cartas de ouros
}
play-item-suit-H = { $count ->
    [0] copas
    [one] copa
   *[other] copas
}
play-item-rank-2 = { $count ->
    [one] dois
   *[other] dois
}
play-item-rank-3 = { $count ->
    [one] três
   *[other] três
}
play-item-rank-4 = { $count ->
    [0] quatros
    [one] quatro
   *[other] quatros
}
play-item-rank-5 = { $count ->
    [0] cincos
    [one] cinco
   *[other] cincos
}
play-item-rank-6 = { $count ->
    [one] seis
   *[other] seis
}
play-item-rank-7 = { $count ->
    [0] setes
    [one] sete
   *[other] setes
}
play-item-rank-8 = { $count ->
    [0] oitos
    [one] oito
   *[other] oitos
}
play-item-rank-9 = { $count ->
    [0] noves
    [one] nove
   *[other] noves
}
play-item-rank-10 = { $count ->
    [one] dez
   *[other] dez
}
play-item-rank-J = { $count ->
    [0] valetes
    [one] valete
   *[other] valetes
}
play-item-rank-Q = { $count ->
    [0] damas
    [one] dama
   *[other] damas
}
play-item-rank-K = { $count ->
    [0] reis
    [one] rei
   *[other] reis
}
play-item-rank-A = { $count ->
    [0] ases
    [one] ás
   *[other] ases
}
play-place = { $place }.º
play-place-finished = sai em { $place }.º
play-price-place = { $place }.º { $points }

## The table

play-deal-of = mão { $deal } de { $deals }
play-no-cards-yet = {" "}Dar cartas{" "}
play-no-contract-yet = {" "}Escolha do contrato{" "}
play-chosen-by = { $me ->
    [yes] escolha sua
   *[no] escolha de { $who }
}
play-blind = às cegas, ×{ $times }
play-trump = trunfo { $suit }
play-no-trump = sem trunfo
play-start-rank = começa no { $rank }
play-out = de fora: { $cards }
play-thrown-in = { $count ->
    [one] dada outra vez
   *[other] dada outra vez { $count } vezes
}
play-doubles = { $me ->
    [yes] contra sua a { $whom }
   *[no] { $who } faz contra a { $whom }
}
play-redoubled = {" "}(recontra)
play-left = por sair: { $things }
play-left-nothing = já não há nada a levar
play-left-places = por ganhar: { $points }
play-letter-dealer = D
play-letter-chooser = E
play-letter-declarer = E
play-letter-leader = S
play-head-cards = cartas
play-head-tricks = vazas
play-head-deal = mão
play-head-total = total
play-seat-points = { $deal } · total { $total }
play-board-bridged = Fora de jogo, saltam-se: { $cards }
play-board-blocked = Fora de jogo, param a série: { $cards }

## What happens

play-told-list = Contratos sorteados: { $contracts }.
play-told-draw = Tira-se à sorte quem dá: { $drawn }.
play-told-draw-again = Empate, tira-se outra vez: { $drawn }.
play-told-drawn = { $who } { $card }
play-told-first-dealer = { $me ->
    [yes] É a sua vez de dar primeiro.
   *[no] { $who } dá primeiro.
}
play-told-box-at-zero = { $contract } não se pode jogar com estas cartas: fica marcado a 0.
play-told-thrown-in = As cartas vão ao monte e dá-se outra vez.
play-told-plays = { $me ->
    [yes] Joga { $card }.
   *[no] { $who } joga { $card }.
}
play-told-lays = { $me ->
    [yes] Põe { $card }.
   *[no] { $who } põe { $card }.
}
play-told-lays-high = { $me ->
    [yes] Põe { $card }: os ases ficam em cima.
   *[no] { $who } põe { $card }: os ases ficam em cima.
}
play-told-lays-low = { $me ->
    [yes] Põe { $card }: os ases ficam em baixo.
   *[no] { $who } põe { $card }: os ases ficam em baixo.
}
play-told-out = { $me ->
    [yes] Fica sem cartas em { $place }.º lugar.
   *[no] { $who } fica sem cartas em { $place }.º lugar.
}
play-told-passes = { $me ->
    [yes] Passa.
   *[no] { $who } passa.
}
play-told-stops = { $me ->
    [yes] Fica-se por aqui.
   *[no] { $who } fica-se por aqui.
}
play-told-chooses = { $me ->
    [yes] Escolhe «{ $contract }».
   *[no] { $who } escolhe «{ $contract }».
}
play-told-chooses-blind = { $me ->
    [yes] Escolhe «{ $contract }», às cegas.
   *[no] { $who } escolhe «{ $contract }», às cegas.
}
play-told-looks = { $me ->
    [yes] Vê as suas cartas.
   *[no] { $who } vê as suas cartas.
}
play-told-trump = { $me ->
    [yes] Faz trunfo { $suit }.
   *[no] { $who } faz trunfo { $suit }.
}
play-told-no-trump = { $me ->
    [yes] Joga sem trunfo.
   *[no] { $who } joga sem trunfo.
}
play-told-start = { $me ->
    [yes] Começa o Dominó no { $rank }.
   *[no] { $who } começa o Dominó no { $rank }.
}
play-told-silent = { $me ->
    [yes] Não faz contra.
   *[no] { $who } não faz contra.
}
play-told-doubles = { $me ->
    [yes] Faz contra a { $whom }.
   *[no] { $who } faz contra a { $whom }.
}
play-told-takes = { $me ->
    [yes] Leva a vaza.
   *[no] { $who } leva a vaza.
}
play-told-takes-points = { $me ->
    [yes] Leva a vaza: { $points }.
   *[no] { $who } leva a vaza: { $points }.
}
play-told-undone = Jogada desfeita. A decisão é outra vez sua.
play-told-slam = { $me ->
    [yes] Capote: levou tudo.
   *[no] Capote: { $who } levou tudo.
}
play-whom-you = si
play-last-trick = Última vaza: { $cards } → { $who }
play-takes-it = leva
play-passed = passa
play-stopped = fica-se por aqui
play-no-last-trick = Nesta mão ainda não se fez nenhuma vaza.

## What is asked

play-prompt = >
play-next-deal = Enter para a mão seguinte:
play-press-enter = Enter para voltar à mesa:
play-only-enter = Enter continua; pontos, grelha, ajuda e sair também funcionam aqui.
play-ask-choice = Que contrato escolhe? (número ou nome)
play-ask-blind = Escolha já, sem ver as cartas, e todos os pontos contam ×{ $times }; ou escreva olhar.
play-ask-choice-before = Escolhe-se antes de dar as cartas: todos os pontos contam ×{ $times }.
play-ask-barred = Agora não, a carta está de fora: { $contracts }
play-ask-trump = Que naipe é trunfo?
play-ask-start = Em que valor começa o Dominó? { $ranks }
play-ask-double-seat = { $number } { $who }
play-ask-redouble-seat = { $number } { $who } (recontra)
play-ask-must-double = Deve uma contra a { $who } e tem de a dar agora.
play-ask-owed = Ainda deve { $count ->
    [one] { $count } contra
   *[other] { $count } contras
} a { $who }, em { $deals ->
    [one] uma mão
   *[other] { $deals } mãos
}.
play-ask-doubles = A quem faz contra? Números ou nomes, ou todos, outros, ninguém.
play-ask-lead = É a sua vez de sair.
play-ask-follow = É a sua vez: saiu-se a { $suit }.
play-ask-discard = É a sua vez: saiu-se a { $suit } e não tem nenhuma.
play-ask-pass = Não tem nada para pôr: Enter passa.
play-ask-lay = É a sua vez de pôr uma carta.
play-ask-lay-ace = É a sua vez. Com o ás, diga cima ou baixo: A♠ cima.
play-ask-again = O ás dá direito a mais uma carta.
play-ask-again-or-stop = O ás deixa pôr mais uma carta; para não pôr, escreva parar.
play-ask-start-card = É quem começa: o valor da sua carta abre os quatro naipes.

## What was not understood

play-nothing-typed = Escreva um número, uma carta ou um comando; ajuda mostra a lista.
play-not-understood-playing = «{ $text }» não é carta nem comando. É possível: { $legal }.
play-not-understood-choosing = «{ $text }» não é um contrato. É possível: { $legal }.
play-not-understood-namingtrump = «{ $text }» não é um naipe. É possível: { $legal }.
play-not-understood-namingstart = «{ $text }» não é um valor. É possível: { $legal }.
play-not-understood-doubling = «{ $text }» não é ninguém daqui. Escreva números ou nomes, ou todos, outros, ninguém.
play-no-such-number = Não há número { $given } aqui: de 1 a { $most }.
play-which-card = «{ $text }» pode ser { $cards }. Escreva o número, ou o sinal do naipe.
play-which-suit = «{ $text }» pode ser { $suits }. Escreva o número, ou a palavra inteira.

## The end of a deal and of the match

play-summary-title = Fim da mão { $deal }
play-reason-place = { $place }.º { $points }
play-reason-shared-places = parte do que resta { $points }
play-reason-slam = capote { $points }
play-reason-undoubled = ninguém controu { $points }
play-reason-blind = às cegas { $points }
play-reason-handicap = desvantagem de quem escolhe { $points }
play-reason-doubles = contras { $points }
play-why = { $who }: { $reasons }
play-sheet-empty = A folha ainda está vazia.
play-low-wins = Ganha o total mais baixo.
play-high-wins = Ganha o total mais alto.
play-grid-legend = número: mão jogada; ▶ agora; · por jogar
play-winner = { $me ->
    [yes] Vitória sua, com { $points } pontos
   *[no] { $who } ganha com { $points } pontos
}
play-winners = { $names } repartem o primeiro lugar com { $points } pontos
play-standing = { $place }.º { $who }  { $points }
play-standing-tied = { $place }.º { $who } (empate)  { $points }

## The rules of a contract

play-rule-salad = Conta tudo ao mesmo tempo: { $contracts }.
play-rule-salad-scale = Todos os valores contam { $scale }.
play-rule-trick-loss = Cada vaza custa { $count ->
    [one] 1 ponto
   *[other] { $count } pontos
}.
play-rule-trick-gain = Cada vaza rende { $count ->
    [one] 1 ponto
   *[other] { $count } pontos
}.
play-rule-last-loss = A { $trick } custa { $count ->
    [one] 1 ponto
   *[other] { $count } pontos
}.
play-rule-last-gain = A { $trick } rende { $count ->
    [one] 1 ponto
   *[other] { $count } pontos
}.
play-rule-each-loss = Cada { $thing } custa { $count ->
    [one] 1 ponto
   *[other] { $count } pontos
}.
play-rule-each-gain = Cada { $thing } rende { $count ->
    [one] 1 ponto
   *[other] { $count } pontos
}.
play-rule-card-loss = { $card } custa { $count ->
    [one] 1 ponto
   *[other] { $count } pontos
}.
play-rule-card-gain = { $card } rende { $count ->
    [one] 1 ponto
   *[other] { $count } pontos
}.
play-rule-card-loss-instead = Já { $card } custa { $count ->
    [one] 1 ponto
   *[other] { $count } pontos
}.
play-rule-card-gain-instead = Já { $card } rende { $count ->
    [one] 1 ponto
   *[other] { $count } pontos
}.
play-rule-total-loss = Ao todo há { $points } pontos a perder.
play-rule-total-gain = Ao todo há { $points } pontos a ganhar.
play-rule-layout-aim = O objetivo é ser o primeiro a pôr todas as cartas.
play-rule-place-gain = { $place ->
    [1] o primeiro a sair ganha { $points }
    [2] o segundo { $points }
    [3] o terceiro { $points }
    [4] o quarto { $points }
   *[other] o { $place }.º { $points }
}
play-rule-place-loss = { $place ->
    [1] o primeiro a sair perde { $points }
    [2] o segundo perde { $points }
    [3] o terceiro perde { $points }
    [4] o quarto perde { $points }
   *[other] o { $place }.º perde { $points }
}
play-rule-places = Por ordem de saída: { $places }{ $rest }.
play-rule-places-rest = , os outros nada
play-rule-no-trump = Não há trunfo.
play-rule-trump-named = Quem escolhe diz o trunfo.
play-rule-trump-named-or-none = Quem escolhe diz o trunfo, ou joga sem trunfo.
play-rule-trump-fixed = O trunfo é { $suit }.
play-rule-follow = É preciso servir o naipe; sem o naipe de saída joga-se qualquer carta, salvo o que se diz abaixo.
play-rule-beat-trumps = Quando se sai a trunfo é preciso subir, podendo.
play-rule-beat-always = No naipe de saída é preciso subir, podendo.
play-rule-ruff = Sem o naipe de saída é preciso cortar.
play-rule-overruff = Se a vaza já está cortada é preciso sobrecortar, podendo.
play-rule-underruff = Quem não pode sobrecortar tem de cortar na mesma.
play-rule-no-underruff = Quem não pode sobrecortar joga o que quiser.
play-rule-dump-void = Sem o naipe de saída é preciso largar uma carta que custe pontos, havendo.
play-rule-dump-void-or-under = Uma carta que custa pontos tem de ser largada assim que não leve a vaza.
play-rule-first-no-lead = Na primeira vaza não se sai a { $suit }, salvo não tendo outra coisa.
play-rule-first-no-play = Na primeira vaza não se joga { $suit }, salvo não tendo outra coisa.
play-rule-first-no-points = Na primeira vaza não se jogam cartas que contam, salvo não tendo outra coisa.
play-rule-lead-never = Não se sai a { $suit } enquanto se tiver outra coisa.
play-rule-lead-broken-any = Não se sai a { $suit } antes de se ter jogado uma carta do naipe, salvo não tendo outra coisa.
play-rule-lead-broken-discard = Não se sai a { $suit } antes de alguém descartar uma carta do naipe noutro, salvo não tendo outra coisa.
play-rule-early-end = A mão acaba assim que já não resta nada que conte.
play-rule-ranking = Da mais alta à mais baixa: { $ranks }.
play-rule-slam-tricks = todas as vazas
play-rule-slam-items = tudo o que conta
play-rule-slam-mirror = Quem leva { $takes } ganha o que isso lhe teria custado.
play-rule-slam-fixed = Quem leva { $takes } ganha { $count } pontos em vez disso.
play-rule-slam-charge-others = Se um jogador leva { $takes }, cada um dos outros perde { $count } pontos em vez disso.
play-rule-slam-zero = Se um jogador leva { $takes }, ninguém marca.
play-rule-start-fixed = Um naipe abre-se com o seu { $rank }.
play-rule-start-laid = A primeira carta posta fixa o valor com que se abrem os outros naipes.
play-rule-start-named = O valor com que se abrem os naipes diz-se antes de começar.
play-rule-starter-dealer = Começa o dador.
play-rule-starter-next = Começa o jogador depois do dador.
play-rule-starter-previous = Começa o jogador antes do dador.
play-rule-starter-holder = Começa quem tem { $card }.
play-rule-starter-chooser = Começa quem escolheu.
play-rule-starter-leads-dealer = Começa o dador.
play-rule-starter-leads-next = Começa o jogador depois do dador.
play-rule-starter-leads-previous = Começa o jogador antes do dador.
play-rule-runs = Cada naipe é uma série: abre-se um naipe, ou prolonga-se uma série por cima ou por baixo.
play-rule-ace-high = O ás fica no topo.
play-rule-ace-low = O ás fica no fundo.
play-rule-ace-first-decides = O primeiro ás posto decide por todos se os ases ficam em cima ou em baixo.
play-rule-again-optional = Quem põe um ás pode pôr mais uma carta.
play-rule-again-mandatory = Quem põe um ás tem de pôr mais uma carta, podendo.
play-rule-chain-renew = Se essa também for um ás, vale o mesmo outra vez.
play-rule-chain-once = É só mais uma carta, mesmo que seja um ás.
play-rule-chain-free = Depois dela pode continuar quanto quiser.
play-rule-pass = Só se passa quando não há nenhuma carta para pôr.
play-rule-missing-bridge = Uma carta fora de jogo salta-se.
play-rule-missing-block = Uma carta fora de jogo para a sua série.
play-rule-blocked-redeal = Se ninguém puder continuar, dá-se outra vez.
play-rule-blocked-split = Se ninguém puder continuar, quem ainda joga reparte os pontos que restam.
play-rule-end-settled = A mão acaba quando os lugares que restam valem todos o mesmo.
play-rule-end-all-but-one = A mão acaba quando só um jogador tem cartas.
play-rule-blind-before = O contrato escolhe-se antes de ver as cartas; todos os pontos contam ×{ $times }.
play-rule-blind-either = Escolhendo às cegas, todos os pontos contam ×{ $times }.
play-rule-handicap = As perdas de quem escolhe contam a dobrar, os ganhos por metade.
play-rule-doubles-any = Qualquer jogador pode contrar qualquer outro; o declarante só recontra.
play-rule-doubles-declarer = Só o declarante pode ser contrado.
play-rule-redoubles = Uma contra passa de um jogador para o outro a diferença dos seus pontos ×{ $once }, uma recontra ×{ $times }.
play-rule-no-redoubles = Uma contra passa de um jogador para o outro a diferença dos seus pontos ×{ $once }; não há recontras.
play-rule-quota = Cada um tem de contrar cada declarante pelo menos { $count ->
    [one] uma vez
   *[other] { $count } vezes
}.

## Help

play-help-play = Escreva o número debaixo de uma carta, ou a própria carta: DE, D♠, 10♥. Enter joga quando só há uma coisa possível.
play-help-rules = ?  as regras do contrato em jogo
play-help-score = pontos  a folha até agora, e de onde vêm os pontos
play-help-grid = grelha  os contratos jogados, em jogo e por jogar
play-help-last = última  a última vaza
play-help-hand = mão, mesa  as suas cartas, a mesa inteira
play-help-undo = desfazer  volta atrás na sua última decisão desta mão
play-help-quit = sair  guarda e sai; Ctrl-C faz o mesmo

## Replaying a record

play-replay-keys = Enter: carta seguinte · a: atrás · v, vv: vaza seguinte, anterior · m, mm: mão seguinte, anterior · um número: essa mão · q: sair
play-replay-prompt = { $at } de { $count } >
play-replay-no-deal = Não há mão { $deal } neste registo.
play-replay-not-understood = Enter, a, v, vv, m, mm, q ou o número de uma mão.
play-replay-entered = Esta mão foi anotada à mão; não se conhecem as cartas.

## Saved matches

play-saved = Guardado. Para continuar: { BARBU() } play --resume { $id }
play-kept = O registo fica em { $path }
play-begun = Partida nova { $id }, { $rules }, com { $players }.
play-resumed = Continua a partida { $id }, { $rules }, com { $players }.
play-own-rules = regras da casa
play-no-matches = Não há partidas guardadas. { BARBU() } play começa uma.
play-match-finished = { $deals ->
    [one] acabada, { $deals } mão, { $when }
   *[other] acabada, { $deals } mãos, { $when }
}
play-match-unfinished = { $deal } de { $deals } mãos jogadas, { $when }
play-match-unreadable = { $path }: { $reason }
play-how-to-resume = Para continuar: { BARBU() } play --resume, com as primeiras letras de uma partida se não for a última.
play-disk-full = O disco está cheio: { $path } não se conseguiu escrever. Está tudo guardado até à sua última jogada.
play-disk-trouble = { $path } não se consegue usar: { $reason }. Está tudo guardado até à sua última jogada.
play-no-private-file = A partida { $id } não foi jogada aqui: falta o ficheiro { $path }, que diz quem se senta onde.
play-match-in-use = A partida { $id } está aberta noutro terminal. Primeiro acabe-a ou saia de lá.
play-nothing-to-resume = Não há partidas por acabar em { $path }.
play-several-matches = Há várias partidas que começam por «{ $given }»: { $allowed }.
play-no-such-match = Não há partida «{ $given }» em { $path }. { BARBU() } matches mostra a lista.
play-not-text = { $path } não é um ficheiro de texto.
play-bad-private-file = { $path } está estragado: esta partida não pode continuar aqui. O registo ainda se pode rever.

## Beginning

play-default-preset = classic-32
play-you-name = Eu
play-bot-names = Ana Bento Clara Duarte Eva Filipe Graça
play-welcome = Barbu. Com que regras se joga?
play-pick = Um número, ou Enter para o primeiro. mais mostra todos os modelos; também serve um nome, ou um ficheiro de regras próprias.
play-pick-all = Um número, um nome, ou um ficheiro de regras próprias. Enter joga com as do costume.
play-offer-facts = { $players } jogadores, { $count ->
    [one] { $count } mão
   *[other] { $count } mãos
}.
play-demo = Uma partida de { $rules } entre { $players }.

## Checking the shuffles

play-verify-fair = Mão { $deal }: as cartas são as prometidas.
play-verify-unfair = Mão { $deal }: as cartas NÃO são as prometidas.
play-verify-secret-kept = Mão { $deal }: acabou, mas o seu segredo nunca foi dito, por isso não se pode verificar.
play-verify-seeded = As cartas desta partida podiam saber-se de antemão: foi dada a partir de palavras escritas, ou repete uma mão.
play-verify-unbroken = Nada foi prometido neste registo, por isso nenhuma promessa foi quebrada.
play-verify-result = { $count ->
    [0] nenhuma mão verificada
    [one] { $count } mão verificada
   *[other] { $count } mãos verificadas
}, { $wrong ->
    [0] nenhuma está errada.
    [one] uma está errada.
   *[other] { $wrong } estão erradas.
}

## The command line

play-cli-barbu = Barbu, o jogo de cartas de muitas regras: joga-se com as suas.
play-cli-play = Jogar uma partida contra robôs, com um modelo ou com um ficheiro de regras próprias.
play-cli-matches = Mostrar as partidas guardadas.
play-cli-demo = Ver uma partida inteira entre robôs.
play-cli-replay = Rever um registo carta a carta, com todas as mãos à vista.
play-cli-verify = Verificar que cada mão de um registo é a que o resumo prometia.
play-cli-ruleset = Um modelo ({ BARBU() } rules list mostra-os) ou um ficheiro TOML; com --resume, a partida.
play-cli-players = Quantos jogam.
play-cli-seat = O seu lugar, a partir de 1 no sentido do jogo.
play-cli-bot = Quem joga nos outros lugares: random, careful, beginner, casual, regular, strong ou expert; um para todos, ou um para cada.
play-cli-seed = Dar a partir destas palavras e não ao acaso, para poder repetir a partida.
play-cli-name = O seu nome à mesa.
play-cli-resume = Continuar a última partida por acabar, ou a que se indicar.
play-cli-pace = Quanto tempo ficam as cartas antes da seguinte; normal se nada se disser.
play-cli-lang = A língua; a do sistema se nada se disser.
play-cli-data = A pasta das partidas; a sua pasta de dados se nada se disser.
play-cli-record = Um registo, tal como { BARBU() } play o guarda.
play-cli-version = Imprimir a versão.
play-cli-arguments = Com quê
play-cli-options = Opções
play-cli-commands = Comandos
play-cli-usage = Uso: { $line }
play-cli-help = Mostrar esta página.
play-cli-default = Se nada se disser: { $value }.
play-cli-no-such-command = Não há o comando «{ $given }». { $close ->
        [0] Há: { $near }.
       *[other] Queria dizer { $near }?
    }
play-cli-no-such-option = Não há aqui a opção { $option }. { $close ->
        [0] Junte --help para ver o que há.
       *[other] Queria dizer { $near }?
    }
play-cli-extra = Isto está a mais, nada aqui o aceita: { $given }. Junte --help para ver o que há.
play-cli-missing = Falta { $what }. Junte --help para ver o que é.
play-cli-needs-value = Falta uma palavra depois de { $option }. Junte --help para ver qual.
play-cli-takes-nothing = { $option } escreve-se sem valor.
play-cli-no-number = { $option } pede um número inteiro: não «{ $given }».
play-cli-at-least = { $option } pede um número a partir de { $bound }: não { $given }.
play-cli-at-most = { $option } pede um número até { $bound }: não { $given }.
play-cli-word-options = OPÇÕES
play-cli-word-command = COMANDO
play-cli-word-preset = MODELO
play-cli-word-file = FICHEIRO
play-cli-word-link = LIGAÇÃO
play-cli-word-folder = PASTA
play-cli-word-name = NOME
play-cli-word-text = TEXTO
play-cli-word-address = ENDEREÇO
play-cli-wrong = Não se entende o comando: { $reason }
system-missing = não há tal ficheiro ou pasta
system-folder = é uma pasta
system-no-folder = é um ficheiro e não uma pasta
system-forbidden = não tem permissão
system-read-only = o disco não aceita escrita
system-full = o disco está cheio
system-taken = outro programa está a usá-lo
play-cli-not-resumed = { $option } só vale para uma partida nova, não com --resume: não o escreva.
play-cli-no-such-pace = Não há ritmo «{ $given }». Há: { $allowed }.
play-cli-no-such-seat = Não há lugar { $given } nesta mesa: de 1 a { $most }.
play-cli-bots = Indique um robô para todos, ou um para cada um dos { $count } outros lugares: não { $given }.
play-bots-warming = Os robôs preparam-se…
play-cli-unexpected = Aconteceu uma coisa que não devia. A partida está guardada até à sua última jogada: { BARBU() } play --resume. Os pormenores estão em { $path }
play-cli-unexpected-no-log = Aconteceu uma coisa que não devia. A partida está guardada até à sua última jogada: { BARBU() } play --resume.
play-help-calls = Outras respostas: olhar, passo, parar, alto, baixo, todos, outros, ninguém.
play-help-marks = Ao lado dos nomes: D dá as cartas, E escolheu o contrato, S sai; ▶ é a vez de jogar.
play-replay-nothing = Ainda não acabou nenhuma mão desta partida.
play-no-file = Não se consegue ler { $path }: { $reason }.
play-verify-unpromised = Mão { $deal }: as suas cartas nunca foram prometidas, não há o que verificar.
play-verify-in-play = A mão { $deal } ainda não acabou: o segredo é dito no fim.
play-verify-by-hand = { $count ->
    [one] Uma mão foi anotada à mão: as suas cartas não se podem verificar.
   *[other] { $count } mãos foram anotadas à mão: as suas cartas não se podem verificar.
    }
play-verify-nothing = Nada neste registo pode ser verificado.
play-cli-no-output = A saída padrão está fechada: nada pode ser mostrado.
play-cli-no-input = A entrada padrão está fechada: nada pode ser escrito. Nenhuma partida foi começada nem alterada.
play-cli-output = Não se consegue escrever o que há para mostrar: { $reason }.
play-not-a-folder = { $path } não é uma pasta.
play-cli-watched = Um modelo ({ BARBU() } rules list nomeia-os) ou um ficheiro TOML.
play-cli-playing = Quem joga: random, careful, beginner, casual, regular, strong ou expert; um para todos, ou um para cada lugar.
