# The page: what stands on the table and around it. Points come with their sign already.

page-title = Barbu
page-you = Eu
page-you-object = mim
page-card = { $rank } de { $suit }
page-back = Voltar
page-close = Fechar
page-copied = Copiado
page-loading = Um momento …
page-no-line = O servidor não responde. Nova tentativa …
page-offline = Sem ligação. A sua jogada fica guardada e segue assim que a ligação voltar.
page-missing = Aqui não há nada.
page-missing-table = Esta mesa não existe, ou os jogadores apagaram-na.
page-home = Início

# Above the table.

page-deal-of = Mão { $deal } de { $deals }
page-deals = { $deals ->
    [one] { $deals } mão
   *[other] { $deals } mãos
}
page-table-line = { $name } · { $cards } cartas
page-last-trick = Última vaza
page-order = O que ganha a quê
page-rules = Regras
page-rule-book = Livro de regras completo
page-scores = Pontos
page-contracts = Contratos
page-menu = Menu
page-text-table = Mesa em texto
page-card-table = Mesa com cartas
page-all-keys = Todas as teclas

# The contract.

page-choice-of = Escolha de { $who }
page-your-choice = Escolha sua
page-no-choice = O contrato desta mão
page-to-come = por sair, de { $total }
page-in-all = ao todo
page-from-rank = a partir de { $rank }
page-trump-is = trunfo: { $suit }
page-no-trump = sem trunfo
page-order-plain = A carta mais alta do naipe de saída ganha a vaza; as de outros naipes nunca a ganham.
page-order-trump = O trunfo mais alto ganha a vaza; se não houver trunfos, ganha a carta mais alta do naipe de saída.
page-order-high = Da mais alta à mais baixa
page-order-trumps = { $suit }, trunfo
page-order-suits = Os outros naipes
page-order-layout = Nesta mão não há vazas: as cartas põem-se em sequências.
page-winning = { $who } está a ganhar a vaza.
page-winning-you = Está a ganhar a vaza.
page-blind = às cegas
page-left-of = { $left ->
    [0] não resta nenhum de { $count }
    [one] resta { $left } de { $count }
   *[other] restam { $left } de { $count }
}
page-gone = já saiu tudo
page-last-tricks = últimas vazas
page-clockwise = Joga-se no sentido dos ponteiros do relógio
page-anticlockwise = Joga-se no sentido contrário ao dos ponteiros do relógio

# At the seats.

page-tricks = { $count ->
    [0] { $count } vazas
    [one] { $count } vaza
   *[other] { $count } vazas
}
page-cards = { $count ->
    [0] { $count } cartas
    [one] { $count } carta
   *[other] { $count } cartas
}
page-dealer = dador
page-dealer-letter = D
page-declarer = escolheu o contrato
page-leads = sai
page-led = saiu
page-away = ausente
page-bot = robô
page-bot-plays = joga um robô
page-free-seat = lugar livre
page-out-place = sem cartas: { $place }.º
page-your-card = carta sua

# The one line that says what to do.

page-your-turn = É a sua vez
page-turn-follow = É a sua vez · sirva { $suit }
page-turn-lead = É a sua vez de sair
page-turn-any = É a sua vez · qualquer carta
page-turn-fit = É a sua vez · { $count ->
    [0] nenhuma carta serve
    [one] { $count } carta serve
   *[other] { $count } cartas servem
}
page-turn-pass = Nada serve: passe
page-turn-more = Mais uma carta, ou parar
page-thinking = { $who } está a pensar
page-not-here = { $who } não está
page-bot-thinks = Um robô está a pensar por { $who }
page-chooses = { $who } está a escolher
page-doubles = { $who } decide as contras
page-takes = { $who } leva { $points }
page-you-take = Leva { $points }
page-takes-trick = { $who } leva a vaza
page-you-take-trick = A vaza é sua
page-sending = A enviar …
page-watching = Está a assistir
page-not-your-turn = Ainda não é a sua vez.
page-confirm-again = Toque outra vez em { $card } para jogar.
page-hint = Dica
page-hint-act = { $act }.
page-thrown-in-deal = dada outra vez
page-claim-all = O resto é seu: mostre as cartas
page-claim-nothing = Já nada conta: terminar a mão
page-claim-none = Nada do resto é seu: terminar a mão
page-claim-certain = O resto está decidido: terminar a mão
page-drawing = Tira-se à sorte o primeiro dador

# Choosing.

page-what-shall-we-play = O que se joga?
page-left-to-you = { $count ->
    [one] Resta-lhe um contrato.
   *[other] Restam-lhe { $count } contratos.
}
page-you-lead = A primeira saída é sua.
page-who-leads = { $who } sai à primeira vaza.
page-play-contract = Jogar { $contract }
page-play-blind = Jogar { $contract } às cegas
page-pick-first = Escolha um contrato
page-look-first = Ver as cartas
page-blind-offer = As cartas ainda não foram vistas: um contrato escolhido às cegas conta como dizem as regras da mesa.
page-played = jogado
page-barred = falta a sua carta
page-everything = tudo
page-start-question = Que valor abre os naipes?
page-start-with = Começar com { $rank }
page-trump-question = Que naipe é trunfo?
page-play-trump = Jogar com trunfo { $suit }
page-play-no-trump = Jogar sem trunfo
page-play-card = Jogar { $card }
page-pick-one = Escolha primeiro

# Doubling.

page-double-question = A quem faz contra?
page-doubling = Contras
page-owed = em dívida: { $list }
page-owed-one = { $who } { $count }
page-spoke = já falou
page-your-turn-small = é a sua vez
page-next = a seguir
page-declarer-small = declarante
page-nobody = Ninguém
page-flanks = Sem declarante
page-maximum = Todos
page-double-none = Não contrar ninguém
page-double-who = Contrar { $who }
page-redouble-who = Recontrar { $who }
page-double-both = Contrar { $double }, recontrar { $redouble }
page-not-allowed-together = Assim não é permitido
page-cell-own = o próprio
page-cell-none = nada dito
page-cell-double = contra
page-cell-redouble = recontra
page-cell-answered = disse que não
page-cell-may = pode contrar
page-double-cell = { $from } sobre { $to }: { $state }
page-double-note = Entre dois jogadores com contra, a diferença dos seus pontos passa de um para o outro, uma vez (×1) ou duas (×2).

# Layout.

page-pass = Passar
page-pass-not = Passar: não enquanto uma carta servir
page-stop = Ficar por aqui
page-lay-card = Pôr { $card }
page-lay-high = Pôr { $card } em cima
page-lay-low = Pôr { $card } em baixo
page-not-in-play = { $cards } fora de jogo
page-bridged = ponte
page-out = fora
page-race = Corrida
page-place-out = { $place }.º a sair
page-place-pays = lugar { $place }: { $points }
page-layout-row = Série de { $suit }
page-nothing-laid = ainda nada

# End of a deal and of a match.

page-best-you = Foi quem melhor se safou
page-best-one = { $who } safou-se melhor
page-best-many = Os melhores: { $who }
page-best-many-you = Os melhores: { $who } e eu
page-shared-out = { $points } repartidos
page-how-points = De onde vêm os pontos
page-this-deal = Esta mão
page-before = Antes
page-total = Total
page-evening = O serão até agora
page-lowest-wins = ganha o mais baixo
page-highest-wins = ganha o mais alto
page-next-deal = Mão seguinte
page-you-choose-next = Escolher: mão { $deal }
page-who-chooses-next = { $who } escolhe: mão { $deal }
page-wait-for = À espera de { $who }
page-review = Rever
page-check-shuffle = Verificar o baralhar
page-deals-to-go = { $count ->
    [0] foi a última mão
    [one] falta uma mão
   *[other] faltam { $count } mãos
}
page-winner-you = A vitória é sua
page-winner = { $who } ganha
page-winners = Vitória repartida: { $who }
page-winners-you = Vitória repartida com { $who }
page-place = { $place }.º
page-rematch = Jogar outra vez
page-rematch-wanted = Os outros querem jogar outra vez.
page-all-deals = Todas as mãos
page-slam-by = capote: { $who }
page-doubles-row = Contras
page-slam = Capote
page-place-points = Lugar
page-shared-places = Lugares repartidos
page-undoubled = Ninguém controu
page-handicap = Desvantagem de quem escolhe
page-deal = Mão
page-chart-of = Pontos de cada jogador depois de cada mão
page-played-of = { $done } de { $count } jogados
page-box-done = { $contract }: jogado na mão { $deal }
page-box-now = { $contract }: agora
page-box-open = { $contract }: por jogar
page-now = agora

# The text table.

page-text-label = Escreva uma carta ou uma palavra
page-text-help = Cartas: 7p, de, 10o, vco (p paus, o ouros, co copas, e espadas). Palavras: mão, copas, vaza, última, pontos, contrato, quem, ordem, fora, regras, permitidas, passar, parar, mostrar, dica, ajuda.
page-text-hand = A sua mão
page-text-trick = Na mesa
page-text-empty = A mesa está vazia.
page-text-unknown = «{ $text }» não é uma carta da sua mão nem uma palavra conhecida. Escreva «ajuda».
page-text-which = «{ $text }» pode ser { $cards }: escreva também o naipe, por extenso.
page-text-whose = É a vez de { $who }.
page-text-yours = É a sua vez.
page-text-legal = Pode jogar { $cards }.
page-text-plays = { $who }: { $card }
page-text-no-last = Ainda não há vazas.
page-text-go = Enviar
page-text-sentence = { $text }.
page-text-nothing = Nada.
page-text-no-claim = O resto ainda não é certo: continue a jogar.
page-text-pass-fits = Só se passa quando nenhuma das suas cartas serve.
page-text-no-pass = Aqui não se passa.
page-text-no-stop = Só pode ficar por aqui quando ainda podia pôr outra carta depois de um ás.
page-text-no-hints = Sem dicas: estão desligadas nesta mesa ou nas suas definições.
page-text-offered = { $contract }: { $pays }
page-text-order = Da mais alta à mais baixa: { $ranks }.
page-text-turns = Ordem de jogo: { $names }.
page-words-hand = mão
page-words-trick = vaza
page-words-last = última
page-words-score = pontos
page-words-contract = contrato
page-words-who = quem
page-words-rules = regras
page-words-legal = permitidas
page-words-pass = passar
page-words-stop = parar
page-words-claim = mostrar
page-words-order = ordem
page-words-out = fora
page-words-hint = dica
page-words-help = ajuda

# What is read aloud.

page-say-played = { $who }: { $card }.
page-say-laid = { $who }: { $card } na mesa.
page-say-passed = { $who }: passo.
page-say-stopped = { $who }: fico por aqui.
page-say-chose = { $who }: { $contract }.
page-say-doubled = { $who }, contra: { $seats }.
page-say-doubled-you = { $who } faz-lhe contra.
page-say-doubled-you-too = { $who } faz-lhe contra, e também a { $seats }.
page-say-silent = { $who }: sem contra.
page-say-trump = { $who }, trunfo: { $suit }.
page-say-start = { $who }: começa-se com { $rank }.
page-say-you-played = A sua carta: { $card }.
page-say-you-laid = A sua carta na mesa: { $card }.
page-say-you-passed = Passou a vez.
page-say-you-stopped = Ficou por aqui.
page-say-you-chose = A sua escolha: { $contract }.
page-say-you-doubled = O seu contra: { $seats }.
page-say-you-silent = Sem contra da sua parte.
page-say-you-trump = O seu trunfo: { $suit }.
page-say-you-start = A sua escolha: começa-se com { $rank }.
page-say-undone = A última jogada foi desfeita.
page-say-turn = { $count ->
    [one] É a sua vez: uma carta é permitida.
   *[other] É a sua vez: { $count } cartas são permitidas.
}
page-say-claim-all = O resto é seu: pode mostrar as cartas.
page-say-claim-nothing = Já nada conta: pode terminar a mão.
page-say-claim-none = Nada do resto é seu: pode terminar a mão.
page-say-claim-certain = O resto está decidido: pode terminar a mão.
page-say-choose = É a sua vez de escolher.

# Menu, phrases, keys, clock, undo.

page-sort = Ordenar a mão
page-own-order = Arraste uma carta para a mudar de lugar
page-phrases = Dizer alguma coisa
page-phrase-hello = Olá
page-phrase-well-played = Bem jogado
page-phrase-thanks = Obrigado
page-phrase-good-luck = Boa sorte
page-phrase-oops = Ups
page-phrase-unlucky = Que azar
page-phrase-faster = É a tua vez
page-phrase-bye = Boa noite
page-mute = Silenciar { $who }
page-unmute = Voltar a ouvir { $who }
page-undo = Desfazer
page-undo-ask = { $who } quer desfazer a última jogada.
page-undo-agree = Concordo
page-undo-no = Não
page-undo-asked = Pediu para desfazer: à espera de { $who }.
page-undo-denied = A jogada fica: nem todos concordaram.
page-leave = Sair da mesa
page-takeover-ask = { $who } está ausente. Deixar jogar um robô?
page-takeover-yes = Deixar jogar um robô
page-back-to-seat = Um robô joga no seu lugar.
page-take-seat-back = Retomar o meu lugar
page-more-time = Mais um minuto
page-clock-left = restam { $seconds } segundos
page-watchers = { $count ->
    [one] uma pessoa a assistir
   *[other] { $count } pessoas a assistir
}
page-invite = Convidar
page-copy-link = Copiar a ligação
page-link-copied = Ligação copiada
page-key-move = percorrer a mão
page-key-play = jogar a carta
page-key-nth = a n.ª carta permitida
page-key-last = última vaza
page-key-order = o que ganha a quê
page-key-scores = pontos
page-key-hint = pedir uma dica
page-key-claim = mostrar as cartas quando o resto é certo
page-key-text = mesa em texto
page-key-list = esta lista
page-key-escape = fechar
page-keys-off = As teclas podem desligar-se nas definições.

# Home.

page-slogan-1 = A sua mesa.
page-slogan-2 = As suas regras.
page-slogan-3 = O seu Barbu.
page-slogan-text = Escreva uma vez como se joga lá em casa. A mesa, os robôs, a folha de pontuação e o livro de regras vêm atrás.
page-play-now = Jogar já
page-play-now-line = { $count ->
    [one] um robô · { $name }, { $cards } cartas
   *[other] { $count } robôs · { $name }, { $cards } cartas
}
page-with-friends = Com amigos
page-with-friends-line = Envie uma ligação. Dois toques e estão sentados; os robôs completam.
page-keep-score = Pontuar
page-keep-score-line = Para cartas a sério em casa, mesmo sem rede.
page-choose-rules = Escolher as regras
page-choose-rules-line = Modelos, um ficheiro ou uma ligação, de três a sete jogadores.
page-your-rules = As suas regras
page-your-rules-line = Escreva como joga a sua mesa, leia-as e partilhe-as.
page-presets = Regras já feitas
page-archive = Arquivo
page-archive-line = Partidas acabadas, carta a carta.
page-settings = Definições
page-settings-line = Cartas, velocidade, som, língua.
page-help = Ajuda
page-help-line = Teclas, mesa em texto, mãos honestas.
page-no-adverts = Sem anúncios. Sem conta. Cada baralhar pode ser verificado.
page-your-turn-at = É a sua vez · { $name }
page-continue = Continuar · { $name }
page-with = com { $names }
page-open-tables = Mesas abertas
page-open-line = { $free ->
    [0] nenhum lugar livre
    [one] um lugar livre
   *[other] { $free } lugares livres
}

# A new table, and before the start.

page-new-table = Mesa nova
page-rules-of-table = Regras
page-own-rules = Ficheiro ou ligação
page-own-rules-label = Texto de uma ligação
page-open-file = Abrir um ficheiro
page-read-rules = Ler as regras
page-players = Jogadores
page-players-many = { $count ->
    [one] { $count } jogador
   *[other] { $count } jogadores
}
page-bots-fill = Robôs nos outros lugares
page-bot-level = Nível dos robôs
page-bot-beginner = principiante
page-bot-casual = de vez em quando
page-bot-regular = frequentador
page-bot-strong = forte
page-bot-expert = mestre
page-visible = Quem pode entrar
page-visible-link = quem tiver a ligação
page-visible-all = toda a gente
page-clock = Relógio
page-clock-none = sem
page-clock-seconds = { $seconds } s
page-hints-allowed = Dicas permitidas
page-open-table = Abrir a mesa
page-start-now = Começar
page-start-missing = { $count ->
    [one] Começar: há um lugar livre
   *[other] Começar: há { $count } lugares livres
}
page-fill-bots = Completar com robôs
page-sit-here = Sentar-se aqui
page-sit-down = Sentar-se
page-seat-lost = Tiraram-lhe o lugar. Pode voltar a sentar-se.
page-your-name = O seu nome
page-add-bot = Robô
page-remove = Mandar embora
page-waiting-title = Quem joga?
page-waiting-for-opener = { $who } começa a partida quando os lugares estiverem todos ocupados.
page-invite-line = Envie esta ligação aos seus amigos:
page-invite-others = Abriu esta página em { $host }, um endereço que só este aparelho conhece. Os seus amigos precisam desta ligação:
page-invite-alone = Esta ligação só funciona neste aparelho.
page-invite-start = Para que outros possam entrar, inicie o Barbu assim e abra a página no endereço que ele indicar para os outros:
page-invite-address = Endereço
page-qr = A mesma ligação em código QR
page-delete-table = Apagar a mesa
page-delete-sure = Apagar para todos?
page-match-delete = Apagar esta partida
page-match-delete-sure = Apagar de vez? Já não se poderá continuar.
page-match-delete-others = Desistir dela? Um robô joga no seu lugar; é apagada quando todos tiverem desistido.
page-sentences = Estas regras por palavras
page-contracts-rules = Contratos e regras

# Archive and replay.

page-no-matches = Ainda não acabou nenhuma partida.
page-upload = Abrir um registo
page-download = Descarregar o registo
page-print-sheet = Folha de pontuação
page-unfinished = em curso
page-archive-again = Uma mão jogada de novo
page-archive-by-hand = Serão apontado à mão, com cartas a sério
page-replay = Rever
page-replay-of = Rever · mão { $deal }
page-trick-of = vaza { $trick } de { $tricks }
page-card-of = carta { $at } de { $count }
page-link-to = Ligação para a vaza { $trick }
page-first = Ao início
page-previous = Uma carta atrás
page-play = Avançar sozinho
page-pause = Pausa
page-forward = Uma carta à frente
page-end = Ao fim
page-commitment = Publicado antes da mão: { $value }
page-secret = Dito depois da mão: { $value }
page-fair-promised = O segredo dito depois da mão é mesmo aquele cujo resumo foi publicado antes.
page-fair-not-promised = O segredo dito depois da mão NÃO é aquele cujo resumo foi publicado antes.
page-fair-shuffled = Baralhado com ele, o baralho dá exatamente estas mãos.
page-fair-not-shuffled = Baralhado com ele, o baralho NÃO dá estas mãos.
page-fair-alone = O seu navegador refez as contas sozinho, sem perguntar nada ao servidor.
page-fair-pack = O segredo põe o baralho por esta ordem, e cada um recebe um bloco:
page-fair-out = Sobram:
page-unpromised = Nada foi prometido sobre estas cartas antes da mão: não há promessa que verificar.
page-replay-entered = Esta mão foi apontada à mão; não se conhecem as cartas.
page-opinion-ask = O que teria feito um jogador forte?
page-opinion = Um jogador forte: { $act }.
page-opinion-same = Um jogador forte teria feito o mesmo.
page-opinion-only = Não havia outra hipótese.
page-opinion-costly = O que custou pontos
page-opinion-cost = { $points ->
    [one] custou cerca de { $points } ponto
   *[other] custou cerca de { $points } pontos
}
page-opinion-better = melhor:
page-opinion-all = Rever toda a mão
page-opinion-of = { $at } de { $count }
page-opinion-none = Nada nesta mão custou pontos.
page-opinion-how = Avaliado pelo que o jogador podia ver nesse momento. Os pontos são uma estimativa.
page-repeat = A mesma mão outra vez
page-repeat-of = mão { $deal } outra vez
page-repeat-button = Jogar esta mão outra vez
page-repeat-help = As mesmas cartas e declarações, a sós com robôs. As cartas são conhecidas: a garantia de um baralhar justo não se aplica aqui.
page-repeat-as = No lugar de
page-repeat-then = Da primeira vez
page-repeat-now = Agora
page-repeat-known = Estas cartas não foram baralhadas de novo.
page-repeat-again = Mais uma vez

# Settings.

page-set-language = Língua
page-set-theme = Claro ou escuro
page-set-auto = como o sistema
page-set-light = claro
page-set-dark = escuro
page-set-motion = Movimento
page-set-motion-full = todo
page-set-motion-reduced = menos
page-set-colours = Cores dos naipes
page-set-four = quatro
page-set-two = duas
page-set-large = Cartas grandes
page-set-one-row = Mão numa só fila
page-set-letters = Letras nas cartas
page-set-letters-own = as da língua
page-set-confirm = Confirmar cada carta
page-set-confirm-help = O primeiro toque levanta a carta, o segundo joga-a.
page-set-autoplay = Jogar a carta forçada
page-set-autoplay-help = Quando só uma carta é permitida, joga-se sozinha ao fim de um momento.
page-set-hints = Botão de dica
page-set-hints-help = O que um jogador forte faria no seu lugar, quando pedir.
page-set-winning = Contornar a carta que está a ganhar
page-set-hold = A vaza feita fica
page-set-hold-tap = até tocar
page-set-hold-seconds = { $seconds } s
page-set-speed = Velocidade
page-set-slow = lenta
page-set-normal = normal
page-set-fast = rápida
page-set-sort = Ordem da mão
page-set-by-suit = por naipe
page-set-by-rank = por valor
page-set-ascending = Cartas baixas primeiro
page-set-sound = Som
page-set-volume = Volume
page-set-keys = Atalhos de teclado
page-set-phrases = Mostrar frases
page-set-text = Mesa em texto em vez de cartas
page-set-cards = Cartas
page-set-play = Jogo
page-set-look = Aspeto
page-set-name = O seu nome

# Help.

page-help-play = Jogar uma carta
page-help-play-text = Toque numa carta levantada, ou arraste-a para cima. As que não se podem jogar estão mais escuras: toque numa e ela diz porquê.
page-help-last-text = A vaza feita fica um momento na mesa; toque no pano para a recolher logo. A última vaza pode ver-se a qualquer momento.
page-help-scores-text = Debaixo da mão estão os totais e os contratos já jogados. Puxe-os para cima para ver cada mão e o gráfico.
page-help-text-title = Sem ver as cartas
page-help-text-text = A mesa em texto é o primeiro comando de cada mesa. Mostra a mão por naipes e aceita cartas e palavras escritas.
page-help-keys = Teclas
page-help-fair = Mãos honestas
page-help-fair-text = Antes da primeira carta, o servidor publica o resumo do segredo da mão. Depois da mão diz o segredo, e qualquer um pode refazer o baralhar e comparar. Os robôs recebem o que se vê do lugar deles, e mais nada.
page-help-fair-hash = O resumo publicado é o SHA-256 do identificador da partida, do número da mão e de um segredo de 32 bytes tirados à sorte; cada mão tem o seu.
page-help-fair-shuffle = O baralho é baralhado por Fisher–Yates com números de HMAC-SHA-256 sob esse segredo. A verificação refaz as duas coisas: o resumo tem de ser o publicado, e as cartas as que foram dadas.
page-help-fair-here = Ao rever uma mão, «{ page-check-shuffle }» refaz as duas coisas no seu navegador.
page-help-fair-command = Um registo descarregado verifica-se com este comando:
page-help-friends = Com amigos
page-help-friends-text = Abra uma mesa e envie a ligação. Quem a abrir senta-se com dois toques; os robôs completam. Se alguém se ausentar, os outros podem deixar jogar um robô até essa pessoa voltar.
page-help-days = Ao longo de vários dias
page-help-days-text = Uma partida em curso fica guardada até os jogadores a apagarem, e aparece em primeiro na página inicial.
page-help-bots = Robôs e sugestões
page-help-bots-text = Há cinco níveis. Um principiante não conta as cartas que já saíram; um mestre imagina duzentas maneiras de as cartas escondidas estarem repartidas, e joga cada uma até ao fim. Todos jogam pelas regras da sua mesa.
page-help-hint-text = Só com robôs pode pedir uma sugestão: o que faria um jogador forte, o que se pode esperar ao lado da segunda escolha, e o que faz a diferença. Com outras pessoas, a mesa tem de ter sido aberta com sugestões.
page-help-claim-text = Quando já nada pode mudar, um botão mostra as suas cartas e a mão acaba logo.
page-help-again-text = No arquivo pode rever carta a carta cada partida acabada, perguntar o que teria feito um jogador forte, e jogar uma mão outra vez.
