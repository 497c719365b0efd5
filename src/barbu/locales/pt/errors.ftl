# Words that several messages use.

yes = sim
no = não
nothing = nada
seat-number = jogador { $number }

# Acts, as a list of what is possible names them.

act-lay-high = { $card } como carta mais alta
act-lay-low = { $card } como carta mais baixa
act-pass = passar
act-stop = não pôr mais cartas
act-look = ver as cartas
act-no-trump = sem trunfo
act-silence = não dizer nada
act-double = contrar { $seats }

# What was written is no card, no language …

not-a-card = «{ $text }» não é uma carta. Escreve-se o valor e depois o naipe: QS ou 10♥.
not-a-rank = «{ $text }» não é um valor. Os valores vão de 2 a 10, e depois J, Q, K e A.
not-a-suit = «{ $text }» não é um naipe. Os naipes são C, S, D e H, ou ♣ ♠ ♦ ♥.
no-such-language = Não há aqui a língua «{ $given }». Há: { $allowed }.
no-such-bot = Não há robô «{ $given }». Há: { $allowed }.

# Cards that may not be played to a trick.

not-in-hand = { $card } não está na sua mão. Agora é possível: { $legal }.
must-follow = É preciso servir o naipe: saiu-se a { $suit }. Pode jogar { $legal }.
must-beat = É preciso subir acima de { $best }, já que se pode. Pode jogar { $legal }.
must-ruff = Sem { $suit } na mão, é preciso cortar: o trunfo é { $trump }. Pode jogar { $legal }.
must-overruff = É preciso sobrecortar { $best }, já que se pode. Pode jogar { $legal }.
must-dump = É preciso largar uma carta que custa pontos, já que não leva a vaza. Pode jogar { $legal }.
first-trick-ban =
    { $mode ->
        [no_lead] Na primeira vaza não se sai a { $suit }. Pode jogar { $legal }.
        [no_play] Na primeira vaza não se joga { $suit } enquanto se tiver outra coisa. Pode jogar { $legal }.
       *[other] Na primeira vaza não se jogam cartas que contam enquanto se tiver outra coisa. Pode jogar { $legal }.
    }
lead-ban =
    { $mode ->
        [until_broken] Não se sai a { $suit } antes de o naipe estar aberto. Pode jogar { $legal }.
       *[other] Não se sai a { $suit } enquanto se tiver outra coisa. Pode jogar { $legal }.
    }
tricks-are-played = Esta mão joga-se em vazas: jogue uma carta. Pode jogar { $legal }.

# Cards that may not be laid.

cards-are-laid = Nesta mão as cartas põem-se em séries. Agora é possível: { $legal }.
suit-not-open = O naipe de { $suit } ainda não está aberto: { $opening } tem de vir antes de { $card }. Agora é possível: { $legal }.
does-not-continue = { $card } não prolonga a série. Em { $suit } segue-se { $due }. Agora é possível: { $legal }.
ace-needs-end = Diga onde fica { $card }, que serve nas duas pontas. Agora é possível: { $legal }.
ace-end-is-settled = O lugar de { $card } já está decidido e não se anuncia. Agora é possível: { $legal }.
must-lay = Não se passa enquanto se pode pôr uma carta. Agora é possível: { $legal }.
no-stopping = Aqui é preciso pôr uma carta. Agora é possível: { $legal }.

# Acts that do not fit the moment.

deal-is-over = Esta mão acabou.
nobody-to-act = De momento ninguém tem nada a fazer.
not-your-turn = Ainda não é a sua vez: primeiro joga { $turn }.
play-a-card = Agora joga-se uma carta. Agora é possível: { $legal }.
choose-a-contract = Escolha um contrato. Agora é possível: { $legal }.
contract-done = «{ $contract }» já se jogou. Restam: { $legal }.
contract-barred = «{ $contract }» não se pode jogar: a carta que visa não está em jogo.
no-such-contract = Não há contrato «{ $given }» para escolher. Restam: { $legal }.
look-first = As cartas ainda não foram vistas: escolha «{ $contract }» às cegas, ou veja-as primeiro. Agora é possível: { $legal }.
already-seen = As cartas já foram vistas: «{ $contract }» já não se pode escolher às cegas.
name-a-trump = Diga o trunfo. Agora é possível: { $legal }.
name-a-start = Diga o valor que abre cada naipe. Agora é possível: { $legal }.
speak-in-the-lap = É o momento de contrar, ou de não dizer nada. Pode contrar-se ou recontrar-se: { $targets }.
may-not-double =
    { $me ->
        [self] Ninguém pode contrar-se a si próprio.
        [yes] Aqui não pode contrar { $seat }.
       *[no] Aqui { $speaker } não pode contrar { $seat }.
    } Pode contrar-se ou recontrar-se: { $targets }.
must-double =
    { $me ->
        [yes] Agora tem de contrar { $seat }
       *[no] Agora { $speaker } tem de contrar { $seat }
    }: { $owed ->
        [one] ainda deve uma contra
       *[other] ainda deve { $owed } contras
    } e { $left ->
        [one] esta é a última mão com este declarante.
       *[other] só restam { $left } mãos com este declarante.
    }
not-in-this-phase =
    { $event ->
        [FirstDealer] Agora não se pode tirar à sorte o primeiro dador:
        [Lists] Agora não se podem sortear as listas de contratos:
        [Dealt] Agora não se podem dar cartas:
        [Revealed] Agora não se pode publicar o segredo da mão:
        [Entered] Agora não se pode registar uma mão:
       *[other] Isso não cabe aqui:
    } { $phase ->
        [DrawingDealer] falta tirar à sorte o primeiro dador.
        [DrawingLists] falta sortear as listas de contratos.
        [Dealing] falta dar as cartas.
        [Choosing] está a escolher-se o contrato.
        [NamingTrump] está a escolher-se o trunfo.
        [NamingStart] está a escolher-se o valor inicial.
        [Doubling] estão a dizer-se as contras.
        [Playing] estão a jogar-se as cartas.
       *[Finished] a partida acabou.
    }
stale = A mesa já mudou entretanto. Veja-a outra vez antes de jogar.

# Chance that does not fit the rules.

no-such-seat = Não há { $seat } numa mesa de { $players }.
wrong-draw = As cartas tiradas não fazem de { $seat } o primeiro dador: { $cards }.
wrong-hands =
    Cada uma das { $players } mãos tem de ter { $count } cartas{ $over ->
        [0] {""}
        [one] , e tem de sobrar uma carta
       *[other] , e têm de sobrar { $over } cartas
    }.
wrong-pack = As cartas dadas não são o baralho destas regras, cada carta uma vez.
wrong-lists =
    Cada um dos { $players } jogadores precisa de uma lista de { $count ->
        [one] um contrato destas regras
       *[other] { $count } contratos diferentes destas regras
    }, a mesma para todos se for sorteada para todos.

# Players and matches.

wrong-players =
    Estas regras não são para { $given ->
        [0] zero jogadores
        [one] um jogador
       *[other] { $given } jogadores
    }, mas para { $allowed }.
bad-name = «{ $given }» não pode ser nome de jogador: são precisos 1 a { $most } caracteres que se possam imprimir.
bad-match-id = «{ $given }» não pode ser nome de partida: minúsculas, algarismos e hífenes, 40 no máximo.

# Taking back and correcting.

nothing-to-undo =
    { $most ->
        [0] Não há nada a desfazer: só se desfaz dentro da mão em curso.
        [one] Só se pode desfazer a última jogada, e não { $count }.
       *[other] Podem desfazer-se de 1 a { $most } jogadas, e não { $count }.
    }
no-such-deal =
    Não há nenhuma mão { $deal } acabada{ $most ->
        [0] : ainda não acabou nenhuma.
       *[other] : a última é a mão { $most }.
    }
deal-was-played = A mão { $deal } foi jogada nesta mesa: o resultado fica.

# Deals that are entered by hand.

contract-was-played = «{ $contract }» joga-se mesmo aqui: registe o resultado.
no-blind-choice = «{ $contract }» não pode ter sido escolhido às cegas: nestas regras veem-se primeiro as cartas.
must-be-blind = «{ $contract }» foi escolhido antes de dar as cartas, como estas regras mandam: registe-o às cegas.
nothing-to-call = Em «{ $contract }» não se diz nada: não registe trunfo nem valor inicial.
no-doubling = Nestas regras não há contras.
no-such-bets = Estas contras não podem surgir numa só volta à mesa.
wrong-leftover =
    { $count ->
        [0] Nestas regras não sobram cartas, mas foi registado { $cards } de fora.
        [one] Uma carta do baralho tem de ficar de fora, e não { $cards }.
       *[other] { $count } cartas do baralho têm de ficar de fora, e não { $cards }.
    }
wrong-outcome = «{ $contract }» não acaba assim: em certos contratos contam-se as vazas, noutros a ordem de saída.
wrong-finish = A ordem de saída só pode nomear cada um dos { $players } jogadores uma vez.
finish-too-short =
    { $count ->
        [0] Alguém tem de ter acabado.
       *[other] Têm de ter acabado mais jogadores: os lugares que restam não valem todos o mesmo.
    }
wrong-items = Neste contrato contam-se: { $items }; foi registado: { $entered }.
wrong-counts = Cada contagem precisa de um número, de 0 para cima, para cada um dos { $players } jogadores.
tricks-missing = Neste contrato é preciso saber quantas vazas fez cada jogador.
wrong-item-sum =
    Em «{ $item }» as contagens somam { $given }, mas em jogo há { $needed }.
wrong-trick-sum =
    { $given ->
        [0] Não se registaram vazas
        [one] Registou-se uma vaza
       *[other] Registaram-se { $given } vazas
    }, mas a mão tem { $needed }.
last-without-trick = As últimas vazas não podem ser de { $seat }, que fez vazas a menos.
no-such-distribution = Nenhuma mão de «{ $contract }» pode acabar com estas contagens: as cartas levadas não cabem nas vazas feitas.

# Records of matches.

not-a-record = Isto não é o registo de uma partida: tem de começar por «barbu» e pela versão { $versions }.
incomplete-header = O cabeçalho do registo está incompleto: faltam a partida e as regras, uma vez cada.
record-too-long = O registo é longo de mais: não se leem mais de { $most } caracteres.
unreadable-line = A linha { $line } do registo não se consegue ler.
bad-record-line = A linha { $line } do registo não encaixa: { $reason }
damaged-rules = As regras, na linha { $line } do registo, estão estragadas.

# Rulesets: what a file or link holds.

bad-ruleset =
    { $count ->
        [one] Estas regras não servem.
       *[other] Estas regras não servem, por { $count } razões.
    } { $problems }
problem-at = { $key }: { $sentence }
option-with-key = { $label } ({ $key })

file-too-long = O ficheiro é longo de mais: não se leem mais de { $most } caracteres.
not-toml =
    Isto não é TOML: { $line ->
        [0] não se consegue ler.
       *[other] a linha { $line }, coluna { $column }, não se consegue ler.
    }
damaged-link = A ligação está estragada: peça-a outra vez.
unknown-link-version = A ligação foi feita por outra versão do Barbu: começa por «{ $given }».
preset-has-changed = A ligação assenta numa versão do modelo { $preset } que aqui não se conhece: foi feita por um Barbu mais recente.
ruleset-of-newer-version = Estas regras foram escritas por um Barbu mais recente: estão na versão { $given } do formato, e aqui só se conhece até à { $most }.

must-be-table = Aqui espera-se uma tabela de opções, e não «{ $given }».
unknown-key =
    Não há aqui a opção «{ $given }». { $close ->
        [0] Há: { $near }.
       *[other] Será { $near }?
    }
unknown-preset =
    Não há modelo «{ $given }». { $close ->
        [0] Há: { $near }.
       *[other] Será { $near }?
    }
unknown-contract =
    A ordem nomeia «{ $given }», que não é um contrato destas regras. { $close ->
        [0] Há: { $near }.
       *[other] Será { $near }?
    }
must-be-flag = «{ $given }» tem de ser true ou false.
must-be-whole =
    «{ $given }» tem de ser um número inteiro de { $low } a { $high }{ $step ->
        [one] {""}
       *[other] , de { $step } em { $step }
    }.
must-be-one-of = «{ $given }» tem de ser um destes: { $allowed }.
must-be-text = «{ $given }» tem de ser um texto de { $most } caracteres no máximo, numa só linha.
must-be-id = «{ $given }» tem de ser um nome curto: minúsculas, algarismos, _ ou -, com uma letra no início, { $most } no máximo.
must-be-suit = «{ $given }» tem de ser um naipe: C, S, D ou H.
must-be-rank = «{ $given }» tem de ser um valor: de 2 a 10, J, Q, K ou A.
must-be-card = «{ $given }» tem de ser uma carta, como QS ou 10H.
must-be-list = «{ $given }» tem de ser uma lista de { $least } a { $most } valores.
must-be-distinct = «{ $given }» aparece duas vezes: cada valor só pode lá estar uma vez.
must-be-players = «{ $given }» não é um número de jogadores: os valores vão por número de jogadores, de { $low } a { $high }.
must-be-prices = «{ $given }» tem de ser uma tabela de preços, como {"{"} trick = -5, KH = -50 {"}"}.
must-be-item = «{ $given }» não pode ter preço. Há preços para trick, last, last2, last3, last4, um naipe (H), um valor (Q) ou uma carta (KH).

# Rulesets: what does not go together.

contract-twice = Há dois contratos com o identificador de «{ $contract }»: dê outro a um deles, por exemplo acabado em _2.
no-contracts = Não há contratos para jogar: escreva pelo menos um, ou ative um.
contract-pays-nothing = «{ $contract }» não paga nada: dê-lhe preços, ou nomeie os contratos que soma.
salad-with-prices = «{ $contract }» tem preços próprios e soma outros contratos: é preciso escolher.
salad-of-unknown = Soma «{ $contract }», que não é um contrato destas regras: acrescente-o, ou tire-o da soma.
salad-of-wrong-kind = Soma «{ $contract }», que é um Dominó ou já uma soma: só se somam contratos com preços próprios.
scale-does-not-divide = Em «{ $contract }», { $price } ({ $item }) não se divide por { $divide } em pontos inteiros: mude o preço ou a escala.
early-end-needs-cards = Um contrato só pode acabar antes do fim se só der preço a cartas: desligue «{ $field }», ou não dê preço às vazas.
early-end-against-slam = Um contrato não pode acabar antes do fim se o capote precisa de todas as vazas: desligue «{ $field }», ou faça o capote precisar de todas as cartas com preço.
slam-needs-cards = Um capote de todas as cartas com preço precisa do preço de alguma carta: faça-o precisar de todas as vazas.
needs-card = Falta aqui uma carta: escreva-a em «{ $field }».
selection-needs-chooser = «{ $value }» precisa de alguém que escolha: diga quem em «{ $field }», ou use uma ordem fixa.
selection-leaves-no-choice = «{ $value }» não deixa nada a escolher, mas quem escolhe é «{ $chooser }»: ponha «{ $field }» em «{ $nobody }», ou deixe escolher os contratos.
leader-needs-chooser = «{ $value }» precisa de alguém que escolha: diga quem em «{ $field }», ou faça sair o dador ou um vizinho.
list-too-long = Não se podem sortear { $given } contratos entre { $most }: sorteie menos, ou acrescente contratos.
nothing-for-players = Não há valor para { $players } jogadores: acrescente um, ou tire { $players } dos números de jogadores.
too-many-deals = { $given } mãos são mais do que as { $most } para que { $players } jogadores têm contratos: { $most } no máximo, ou 0 para todas.
removed-not-in-pack = Não se pode retirar { $cards } de um baralho de { $size } cartas, que não o tem.
too-few-cards = { $count } cartas não chegam para { $players } jogadores: retire menos, ou use um baralho maior.
cards-do-not-divide = { $count } cartas não se dividem por { $players } jogadores: retire { $over } ou deixe à sorte as cartas de sobra.
card-not-in-pack = { $card } não está no baralho de { $players } jogadores: escolha outra carta.
rank-not-in-pack = O valor inicial ({ $rank }) não está no baralho de { $players } jogadores: escolha outro.
contract-without-card = Com { $players } jogadores, as únicas cartas com preço em «{ $contract }» não estão no baralho: mantenha uma, ou dê preço a outra.
payout-too-long = Pagam-se { $count } lugares, mas há { $players } jogadores: pague { $players } no máximo.
toml-key-twice = A linha { $line } repete uma chave ou uma tabela que já estava no ficheiro: deixe só uma.
order-twice = A ordem nomeia «{ $given }» duas vezes: basta uma.
item-twice = «{ $given }» e «{ $other }» são a mesma coisa: basta um preço.
idle-beside = «{ $value }» não conta, porque «{ $field }» é «{ $beside }».
idle-name = «{ $given }» não marca nada, porque nenhuma opção destas regras tem essa chave.
idle-quota = Não se podem dever { $given } contras, porque um declarante tem no máximo { $most ->
    [one] uma mão
   *[other] { $most } mãos
    }.
idle-last-trick = «{ $item }» nunca se paga, porque uma mão tem no máximo { $most ->
    [one] uma vaza
   *[other] { $most } vazas
    }.
