# O livro de regras: as regras de uma mesa, contadas de modo que um principiante se possa sentar e jogar.
#
# As variáveis e o uso de cada mensagem estão explicados no catálogo inglês.
# O número 1 escolhe-se como número: a categoria «one» do português inclui também o zero, que aqui é plural.

# ---------------------------------------------------------------------------------------------- words

book-card =
    { $rank ->
        [2] o dois
        [3] o três
        [4] o quatro
        [5] o cinco
        [6] o seis
        [7] o sete
        [8] o oito
        [9] o nove
        [10] o dez
        [J] o valete
        [Q] a dama
        [K] o rei
       *[A] o ás
    } de { $suit ->
        [C] paus
        [S] espadas
        [D] ouros
       *[H] copas
    }
book-example-names = Ana, Bento, Clara, Duarte, Eva, Filipe, Graça
book-by-players =
    { $first ->
        [yes] { $amount } { $what ->
            [cards] { $count ->
                [one] carta
               *[other] cartas
            }
            [deals] { $count ->
                [one] mão
               *[other] mãos
            }
           *[points] { $count ->
                [one] ponto
               *[other] pontos
            }
        } com { $players } jogadores
       *[no] { $amount } com { $players }
    }
book-by-players-none = nenhuma com { $players }

# ------------------------------------------------------------------------------------------- headings

book-title = { $name }: como se joga
book-title-unnamed = Barbu: como se joga
book-heading-brief = O jogo em poucas palavras
book-heading-cards = Cartas e jogadores
book-heading-roles = Quem faz o quê
book-heading-choice = Que contrato se joga
book-heading-tricks = Como se jogam as vazas
book-heading-contracts = Os contratos
book-heading-layout = { $contract } em pormenor
book-heading-doubles = As contras
book-heading-points = A contagem dos pontos
book-heading-end = O fim da partida
book-heading-differences = O que muda nesta mesa
# The parts of the help on one contract.
book-heading-counts = O que conta
book-heading-play = Como se joga
book-heading-finish = Quando acaba a mão

# ------------------------------------------------------------------------------------------- in brief

book-lede =
    É um jogo para { $players } jogadores, com { $contracts } contratos e { $count ->
        [one] { $count } mão.
       *[other] { $deals } mãos.
    }
book-lede-one =
    É um jogo para { $players } jogadores, com um só contrato, «{ $contract }», e { $count ->
        [one] { $count } mão.
       *[other] { $deals } mãos.
    }
book-range = { $low } a { $high }
book-aim-signed = O objetivo é chegar ao fim com mais pontos do que os outros.
book-aim-penalty = O objetivo é chegar ao fim com menos pontos do que os outros.
book-brief-both = Em cada mão joga-se um contrato: nuns fazem-se vazas, noutros põem-se as cartas na mesa em séries.
book-brief-tricks =
    { $count ->
        [1] Em cada mão fazem-se vazas.
       *[other] Em cada mão joga-se um contrato, e em todos se fazem vazas.
    }
book-brief-layout = Em cada mão põem-se as cartas na mesa em séries.
book-overview = Os contratos e o que valem
book-overview-players = Os contratos e o que valem ao todo, conforme quantos jogam
book-overview-contract = Contrato
book-overview-counts = O que conta
book-overview-total = Ao todo
book-overview-total-players = Com { $players }
book-overview-sums = a soma de { $contracts }
book-overview-sums-scaled = a soma de { $contracts }, numa escala própria

# ----------------------------------------------------------------------------------- cards and players

book-players = Podem jogar { $players } pessoas, cada uma por si.
book-pack-full =
    { $for ->
        [all] É preciso
       *[some] Com { $players } jogadores é preciso
    } um baralho de 52 cartas.
book-pack-stripped =
    { $for ->
        [all] De
       *[some] Com { $players } jogadores, de
    } um baralho de 52 cartas tiram-se { $ranks ->
        [one] todos os { $from }
       *[other] todas as cartas do { $from } ao { $to }
    }: ficam { $size } cartas, do { $lowest } ao { $highest } em cada naipe.
book-removed =
    { $for ->
        [all] { $count ->
            [one] Fica
           *[other] Ficam
        }
       *[some] Com { $players } jogadores { $count ->
            [one] fica
           *[other] ficam
        }
    } { $also ->
        [yes] também fora
       *[no] fora
    } do baralho, durante toda a partida, { $cards }.
book-leftover-lowest =
    { $for ->
        [all] Para que todos recebam o mesmo número de cartas,
       *[some] Com { $players } jogadores, para que todos recebam o mesmo número de cartas,
    } { $count ->
        [one] fica de fora durante toda a partida a carta mais baixa
       *[other] ficam de fora durante toda a partida as cartas mais baixas
    }: { $cards }.
book-leftover-order = Entre cartas do mesmo valor, saem por esta ordem: { $suits }.
book-leftover-random =
    Em cada mão { $count ->
        [one] sobra { $count } carta, que se vira para cima e não entra em jogo.
       *[other] sobram { $count } cartas, que se viram para cima e não entram em jogo.
    }
book-leftover-tables = Em cada mão sobram cartas: { $amounts }; viram-se para cima e não entram em jogo.
book-leftover-points = As cartas viradas são outras em cada mão, e ninguém marca pontos por elas.
book-leftover-none = Dão-se todas as cartas: não sobra nenhuma.
book-hand =
    Cada jogador recebe { $count ->
        [one] { $count } carta.
       *[other] { $count } cartas.
    }
book-hand-tables = Cada jogador recebe { $amounts }.
book-ranking = A ordem das cartas em cada naipe, da mais alta à mais baixa, é esta: { $ranks }.
book-direction-clockwise = Dá-se e joga-se no sentido dos ponteiros do relógio: a vez passa sempre para a esquerda.
book-direction-anticlockwise = Dá-se e joga-se no sentido contrário ao dos ponteiros do relógio: a vez passa sempre para a direita.
book-deal-style-one = O dador dá as cartas uma a uma.
book-deal-style-two = O dador dá as cartas duas a duas.
book-deal-style-free = O dador dá as cartas uma a uma ou várias de cada vez, como quiser.
book-cut-previous = Antes de cada mão baralham-se as cartas, e corta o jogador à { $side ->
        [left] esquerda
       *[right] direita
    } do dador.
book-cut-next = Antes de cada mão baralham-se as cartas, e corta o jogador à { $side ->
        [left] esquerda
       *[right] direita
    } do dador, que tem a vez logo depois dele.
book-cut-opposite-chooser = Antes de cada mão baralham-se as cartas, e corta o jogador em frente { $choosing ->
        [yes] de quem escolhe o contrato.
       *[no] do dador.
    }
book-cut-nobody = Antes de cada mão baralham-se as cartas; não se corta.

# ---------------------------------------------------------------------------------------------- roles

book-first-dealer-random = O primeiro dador é tirado à sorte.
book-first-dealer-highest = Cada um tira uma carta: dá primeiro quem tirar a mais alta, e quem empatar tira outra vez.
book-first-dealer-lowest = Cada um tira uma carta: dá primeiro quem tirar a mais baixa, e quem empatar tira outra vez.
book-first-dealer-holder = Para encontrar o primeiro dador distribuem-se as cartas uma vez: dá primeiro quem receber { $name } ({ $card }).
book-rotation-every-deal = Depois de cada mão passa a dar o jogador à { $side ->
        [left] esquerda
       *[right] direita
    } do dador.
book-rotation-block =
    { $count ->
        [one] Depois de cada mão passa a dar o jogador à { $side ->
            [left] esquerda
           *[right] direita
        } do dador.
       *[other] O mesmo jogador dá { $count ->
            [2] duas vezes
           *[other] { $count } vezes
        } seguidas; depois passa a dar o que está à sua { $side ->
            [left] esquerda.
           *[right] direita.
        }
    }
book-rotation-shift = Quando os contratos recomeçam do princípio, a vez de dar avança mais um lugar para a { $side ->
        [left] esquerda
       *[right] direita
    }, para que ninguém dê sempre os mesmos contratos.
book-chooser-nobody = Ninguém escolhe o contrato: já está decidido antes de se darem as cartas.
book-chooser-dealer = É o dador quem escolhe o contrato de cada mão.
book-chooser-next = Quem escolhe o contrato de cada mão é o jogador à { $side ->
        [left] esquerda
       *[right] direita
    } do dador.
book-chooser-previous = Quem escolhe o contrato de cada mão é o jogador à { $side ->
        [left] esquerda
       *[right] direita
    } do dador, que tem a vez logo antes dele.
book-leader-dealer = O dador sai à primeira vaza.
book-leader-next = O jogador à { $side ->
        [left] esquerda
       *[right] direita
    } do dador sai à primeira vaza.
book-leader-previous = O jogador à { $side ->
        [left] esquerda
       *[right] direita
    } do dador sai à primeira vaza, e o dador é o segundo a jogar.
book-leader-chooser = Quem escolheu o contrato sai à primeira vaza.
book-leader-after-chooser = O jogador à { $side ->
        [left] esquerda
       *[right] direita
    } de quem escolheu o contrato sai à primeira vaza, de modo que quem escolheu é o último a jogar.

# ------------------------------------------------------------------------------------ choice of contract

book-selection-each-once-per-player = Ninguém pode escolher o mesmo contrato duas vezes, mas o que um já escolheu continua livre para os outros.
book-selection-each-once-per-table = Cada contrato joga-se uma só vez na mesa: o que um escolheu já não está livre para ninguém.
book-selection-fixed-order-per-dealer = Cada dador dá todos os contratos, por esta ordem:
book-selection-fixed-order-once = A mesa joga todos os contratos, por esta ordem:
book-selection-random-common =
    Antes da partida tira-se à sorte uma lista de contratos, a mesma para todos: cada jogador { $choosing ->
        [yes] escolhe uma vez cada contrato da lista.
       *[no] dá uma vez cada contrato da lista, pela ordem sorteada.
    }
book-selection-random-individual =
    Antes da partida tira-se à sorte uma lista de contratos para cada jogador, que { $choosing ->
        [yes] escolhe uma vez cada contrato da sua lista.
       *[no] dá uma vez cada contrato da sua lista, pela ordem sorteada.
    }
book-selection-single = Só há um contrato, que se joga em todas as mãos.
book-list-some =
    { $count ->
        [1] Na lista entra só um dos { $all } contratos.
       *[other] Na lista entram só { $count } dos { $all } contratos.
    }
book-list-all =
    { $count ->
        [2] Na lista entram os dois contratos.
       *[other] Na lista entram todos os { $count } contratos.
    }
book-order-item = { $contract }
book-choice-last = Pense no que guarda para o fim: quando só lhe restar um contrato, já não há escolha.
book-choice-after = Escolhe-se depois de ver as cartas, e diz-se logo a todos o que se escolheu.
book-choice-before = Escolhe-se às cegas, antes de se darem as cartas.
book-choice-either = Quem escolhe pode fazê-lo depois de ver as cartas ou às cegas, antes de as ver, como quiser.
book-blind-multiplier = Quando o contrato é escolhido às cegas, todos os pontos da mão { $times ->
        [2] contam a dobrar
        [3] contam a triplicar
       *[other] se multiplicam por { $times }
    }, para todos os jogadores.
book-blind-plain = Escolher às cegas não muda os pontos.
book-barred = Quando { $cards } { $count ->
        [one] fica à vista, fora de jogo,
       *[other] ficam todas à vista, fora de jogo,
    } «{ $contract }» não se pode { $choosing ->
        [yes] escolher.
       *[no] jogar.
    }
book-barred-redeal =
    { $choosing ->
        [yes] Se for esse o único contrato que resta a quem escolhe, baralha-se e dá-se outra vez.
       *[no] Nesse caso baralha-se e dá-se outra vez.
    }
book-barred-zero =
    { $choosing ->
        [yes] Se for esse o único contrato que resta a quem escolhe, conta como jogado, com 0 pontos para todos.
       *[no] Nesse caso conta como jogado, com 0 pontos para todos.
    }
book-series =
    Jogados todos os contratos, recomeça-se do princípio, até se ter jogado tudo { $count ->
        [2] duas vezes.
       *[other] { $count } vezes.
    }
book-series-again = Jogados todos os contratos, recomeça-se do princípio.
book-deals-each =
    Cada jogador tem { $contracts ->
        [one] { $contracts } contrato
       *[other] { $contracts } contratos
    }, o que dá { $deals ->
        [one] { $deals } mão
       *[other] { $deals } mãos
    } ao todo.
book-deals-sum =
    São ao todo { $count ->
        [one] { $count } mão.
       *[other] { $count } mãos.
    }
book-deals-tables = Uma partida tem { $amounts }.
book-deals-all =
    A partida acaba quando se tiverem jogado todos os contratos, ao fim de { $count ->
        [one] { $count } mão.
       *[other] { $count } mãos.
    }
book-deals-only =
    A partida acaba ao fim de { $count ->
        [one] { $count } mão.
       *[other] { $count } mãos.
    }
book-deals-done = A partida acaba quando se tiverem jogado todos os contratos.
book-deals-cut =
    A partida acaba ao fim de { $count ->
        [one] { $count } mão,
       *[other] { $count } mãos,
    } mesmo que sobrem contratos.
book-deals-cut-tables = A partida acaba ao fim de { $amounts }; podem então sobrar contratos.

# ------------------------------------------------------------------------------------ playing the tricks

book-tricks-count =
    Em cada vaza todos jogam, à vez, uma carta; uma mão tem assim { $count ->
        [one] { $count } vaza.
       *[other] { $count } vazas.
    }
book-tricks-hand = Em cada vaza todos jogam, à vez, uma carta; uma mão tem assim tantas vazas quantas as cartas de cada jogador.
book-lead-any =
    { $exceptions ->
        [yes] Quem sai pode jogar qualquer carta, salvo quando o contrato retém cartas.
       *[no] Quem sai pode jogar qualquer carta.
    }
book-follow = É obrigatório servir o naipe: quem tiver cartas do naipe de saída tem de jogar uma delas.
book-beat-no =
    { $exceptions ->
        [yes] Não é obrigatório jogar mais alto, salvo quando o contrato o exige.
       *[no] Não é obrigatório jogar mais alto.
    }
book-discard-any =
    { $exceptions ->
        [yes] Quem não tiver o naipe de saída pode jogar qualquer carta, dentro das regras do contrato.
       *[no] Quem não tiver o naipe de saída pode jogar qualquer carta.
    }
book-trump-nowhere = Só uma carta do naipe de saída pode ganhar: a mais alta leva a vaza, e não há trunfo.
book-trump-somewhere = A carta mais alta do naipe de saída ganha a vaza, a não ser que o contrato tenha trunfo e se tenha jogado algum.
book-winner-leads = Quem ganha a vaza põe-na de lado e sai à seguinte.
book-last-card =
    { $exceptions ->
        [yes] Cada mão joga-se até à última carta, salvo quando o contrato diz que acaba mais cedo.
       *[no] Cada mão joga-se até à última carta.
    }
book-captures-hidden = As vazas feitas ficam viradas para baixo, e ninguém pode ir vê-las.
book-captures-penalties = As cartas levadas que custam pontos ficam à vista diante de quem as levou; as outras ficam viradas para baixo.
book-captures-open = Todas as cartas levadas ficam à vista diante de quem as levou.
book-rules-yield = Uma regra que deixasse um jogador sem carta para jogar não se aplica.
book-winning-only =
    { $slams ->
        [yes] Tirando os capotes, só se ganham pontos
       *[no] Só se ganham pontos
    } { $count ->
        [one] em «{ $contracts }».
       *[other] nestes contratos: { $contracts }.
    }
book-slam-nowhere = Não há capote: quem leva tudo paga por tudo.
book-slam-elsewhere =
    { $count ->
        [one] Em «{ $contracts }» não há capote: quem leva tudo paga por tudo.
       *[other] Nos contratos seguintes não há capote, e quem leva tudo paga por tudo: { $contracts }.
    }

# --------------------------------------------------------------------------------------- the contracts

book-goal-avoid =
    { $what ->
        [trick] Faça o menor número possível de vazas.
        [last] Evite ganhar vazas no fim da mão.
        [C] Evite levar cartas de paus nas suas vazas.
        [S] Evite levar cartas de espadas nas suas vazas.
        [D] Evite levar cartas de ouros nas suas vazas.
        [H] Evite levar copas nas suas vazas.
        [J] Evite levar valetes nas suas vazas.
        [Q] Evite levar damas nas suas vazas.
        [K] Evite levar reis nas suas vazas.
       *[other] Do que conta, leve o menos possível.
    }
book-goal-take =
    { $what ->
        [trick] Faça o maior número possível de vazas.
        [last] Procure ganhar vazas no fim da mão.
        [C] Procure levar cartas de paus nas suas vazas.
        [S] Procure levar cartas de espadas nas suas vazas.
        [D] Procure levar cartas de ouros nas suas vazas.
        [H] Procure levar copas nas suas vazas.
        [J] Procure levar valetes nas suas vazas.
        [Q] Procure levar damas nas suas vazas.
        [K] Procure levar reis nas suas vazas.
       *[other] Do que conta, leve o mais possível.
    }
book-goal-mixed = Leve o que rende e fuja do que custa.
book-goal-nothing = Nesta mão nada conta.
book-goal-salad =
    { $count ->
        [one] Nesta mão conta outro contrato:
       *[other] Nesta mão contam vários contratos ao mesmo tempo:
    }

book-price-trick =
    Cada vaza feita { $effect ->
        [cost] custa { $points ->
            [one] { $points } ponto.
           *[other] { $points } pontos.
        }
        [gain] rende { $points ->
            [one] { $points } ponto.
           *[other] { $points } pontos.
        }
       *[nothing] não conta nada.
    }
book-price-last =
    A { $place ->
        [1] última vaza
        [2] penúltima vaza
        [3] antepenúltima vaza
       *[4] quarta vaza a contar do fim
    } { $effect ->
        [cost] custa { $points ->
            [one] { $points } ponto a quem a fizer.
           *[other] { $points } pontos a quem a fizer.
        }
        [gain] rende { $points ->
            [one] { $points } ponto a quem a fizer.
           *[other] { $points } pontos a quem a fizer.
        }
       *[nothing] não conta nada.
    }
book-price-suit =
    Cada { $suit ->
        [C] carta de paus levada
        [S] carta de espadas levada
        [D] carta de ouros levada
       *[H] copa levada
    } { $effect ->
        [cost] custa { $points ->
            [one] { $points } ponto.
           *[other] { $points } pontos.
        }
        [gain] rende { $points ->
            [one] { $points } ponto.
           *[other] { $points } pontos.
        }
       *[nothing] não conta nada.
    }
book-price-rank =
    Cada { $rank ->
        [2] dois levado
        [3] três levado
        [4] quatro levado
        [5] cinco levado
        [6] seis levado
        [7] sete levado
        [8] oito levado
        [9] nove levado
        [10] dez levado
        [J] valete levado
        [Q] dama levada
        [K] rei levado
       *[A] ás levado
    } { $effect ->
        [cost] custa { $points ->
            [one] { $points } ponto.
           *[other] { $points } pontos.
        }
        [gain] rende { $points ->
            [one] { $points } ponto.
           *[other] { $points } pontos.
        }
       *[nothing] não conta nada.
    }
book-price-card =
    Levar { $name } ({ $card }) { $effect ->
        [cost] custa { $points ->
            [one] { $points } ponto.
           *[other] { $points } pontos.
        }
        [gain] rende { $points ->
            [one] { $points } ponto.
           *[other] { $points } pontos.
        }
       *[nothing] não conta nada.
    }
book-price-card-instead =
    Levar { $name } ({ $card }) { $effect ->
        [cost] custa ao todo { $points ->
            [one] { $points } ponto
           *[other] { $points } pontos
        }: nada se soma pelo naipe nem pelo valor.
        [gain] rende ao todo { $points ->
            [one] { $points } ponto
           *[other] { $points } pontos
        }: nada se soma pelo naipe nem pelo valor.
       *[nothing] não conta nada, nem pelo naipe nem pelo valor.
    }
book-price-card-alone =
    Só conta uma carta, { $name } ({ $card }): quem a levar { $effect ->
        [gain] ganha { $points ->
            [one] { $points } ponto.
           *[other] { $points } pontos.
        }
       *[cost] perde { $points ->
            [one] { $points } ponto.
           *[other] { $points } pontos.
        }
    }
book-price-last-alone =
    Só conta a { $place ->
        [1] última vaza
        [2] penúltima vaza
        [3] antepenúltima vaza
       *[4] quarta vaza a contar do fim
    }: quem a fizer { $effect ->
        [gain] ganha { $points ->
            [one] { $points } ponto.
           *[other] { $points } pontos.
        }
       *[cost] perde { $points ->
            [one] { $points } ponto.
           *[other] { $points } pontos.
        }
    }
book-price-both = Uma carta que conte pelo naipe e também pelo valor conta das duas maneiras.
book-salad-part = { $contract }: { $prices }
book-salad-adds = Tudo se soma, mesmo numa só vaza e numa só carta: uma carta conta uma vez por cada contrato que a inclui.
book-salad-own =
    { $count ->
        [one] Desse contrato só vêm os pontos; as outras regras dele não valem aqui.
       *[other] Desses contratos só vêm os pontos; as outras regras deles não valem aqui.
    }
book-salad-times = É { $times ->
        [2] o dobro do
        [3] o triplo do
       *[other] { $times } vezes o
    } que { $count ->
        [one] este contrato conta quando se joga sozinho
       *[other] estes contratos contam quando se jogam sozinhos
    }.
book-salad-fraction = É { $multiply ->
        [1] { $divide ->
            [2] metade
            [3] um terço
            [4] um quarto
           *[other] { $multiply }/{ $divide }
        }
       *[other] { $multiply }/{ $divide }
    } do que { $count ->
        [one] este contrato conta quando se joga sozinho
       *[other] estes contratos contam quando se jogam sozinhos
    }.
book-salad-turned = É o inverso do que { $count ->
        [one] este contrato conta quando se joga sozinho
       *[other] estes contratos contam quando se jogam sozinhos
    }: o que lá custa pontos rende aqui outros tantos.
book-salad-turned-times = É o inverso do que { $count ->
        [one] este contrato conta quando se joga sozinho
       *[other] estes contratos contam quando se jogam sozinhos
    }, { $times ->
        [2] e a dobrar.
        [3] e a triplicar.
       *[other] multiplicado por { $times }.
    }
book-salad-turned-fraction = É o inverso de { $multiply ->
        [1] { $divide ->
            [2] metade
            [3] um terço
            [4] um quarto
           *[other] { $multiply }/{ $divide }
        }
       *[other] { $multiply }/{ $divide }
    } do que { $count ->
        [one] este contrato conta quando se joga sozinho
       *[other] estes contratos contam quando se jogam sozinhos
    }.
book-salad-zero =
    { $count ->
        [one] Nenhum dos pontos desse contrato conta aqui.
       *[other] Nenhum dos pontos desses contratos conta aqui.
    }
book-total =
    Neste contrato { $effect ->
        [cost] há ao todo { $points ->
            [one] { $points } ponto a perder.
           *[other] { $points } pontos a perder.
        }
        [gain] há ao todo { $points ->
            [one] { $points } ponto a ganhar.
           *[other] { $points } pontos a ganhar.
        }
       *[nothing] os ganhos e as perdas anulam-se.
    }
book-total-all-in =
    Se não ficar de fora nenhuma carta que conte, neste contrato { $effect ->
        [cost] há ao todo { $points ->
            [one] { $points } ponto a perder.
           *[other] { $points } pontos a perder.
        }
        [gain] há ao todo { $points ->
            [one] { $points } ponto a ganhar.
           *[other] { $points } pontos a ganhar.
        }
       *[nothing] os ganhos e as perdas anulam-se.
    }
book-total-tables =
    { $out ->
        [yes] Se não ficar de fora nenhuma carta que conte, este contrato
       *[no] Este contrato
    } soma ao todo { $amounts }.
book-inactive =
    { $count ->
        [one] «{ $contract }» não se joga à parte e só conta em «{ $contracts }».
       *[other] «{ $contract }» não se joga à parte e só conta nos contratos seguintes: { $contracts }.
    }

book-trump-named =
    Depois de se saber o contrato, { $choosing ->
        [yes] quem o escolheu
       *[no] quem sai
    } diz que naipe é trunfo.
book-trump-named-or-none =
    Depois de se saber o contrato, { $choosing ->
        [yes] quem o escolheu
       *[no] quem sai
    } diz que naipe é trunfo, ou que se joga sem trunfo.
book-trump-fixed =
    { $suit ->
        [C] O trunfo é paus.
        [S] O trunfo é espadas.
        [D] O trunfo é ouros.
       *[H] O trunfo é copas.
    }
book-trump-wins = Um trunfo bate qualquer carta de outro naipe, e o trunfo mais alto ganha a vaza.
book-ruff-free = Quem não tiver o naipe de saída pode jogar um trunfo ou qualquer outra carta.
book-ruff-must = Quem não tiver o naipe de saída tem de cortar, isto é, jogar um trunfo, se com isso puder ficar a ganhar a vaza.
book-overruff-must = Se a vaza já estiver cortada, quem tiver um trunfo mais alto tem de o jogar.
book-overruff-free = Se a vaza já estiver cortada, o trunfo pode ser mais baixo.
book-underruff-must = Quem não puder bater os trunfos da vaza tem na mesma de jogar um trunfo mais baixo.
book-underruff-free = Quem não puder bater os trunfos da vaza pode jogar qualquer carta.
book-beat-trumps = Quando se sai a trunfo, quem puder tem de jogar um trunfo mais alto do que os da vaza.
book-beat-always = No naipe de saída, quem puder tem de jogar mais alto do que as cartas da vaza; se a vaza já estiver cortada, serve qualquer carta do naipe.

book-lead-nothing-else =
    { $suit ->
        [C] Só pode sair a paus quem não tiver outro naipe.
        [S] Só pode sair a espadas quem não tiver outro naipe.
        [D] Só pode sair a ouros quem não tiver outro naipe.
       *[H] Só pode sair a copas quem não tiver outro naipe.
    }
book-lead-broken-any =
    { $suit ->
        [C] Só se pode sair a paus depois de alguém ter jogado uma carta de paus, ou quando não se tem outro naipe.
        [S] Só se pode sair a espadas depois de alguém ter jogado uma carta de espadas, ou quando não se tem outro naipe.
        [D] Só se pode sair a ouros depois de alguém ter jogado uma carta de ouros, ou quando não se tem outro naipe.
       *[H] Só se pode sair a copas depois de alguém ter jogado uma copa, ou quando não se tem outro naipe.
    }
book-lead-broken-discard =
    { $suit ->
        [C] Só se pode sair a paus depois de alguém ter descartado uma carta de paus noutro naipe, ou quando não se tem mais nada.
        [S] Só se pode sair a espadas depois de alguém ter descartado uma carta de espadas noutro naipe, ou quando não se tem mais nada.
        [D] Só se pode sair a ouros depois de alguém ter descartado uma carta de ouros noutro naipe, ou quando não se tem mais nada.
       *[H] Só se pode sair a copas depois de alguém ter descartado uma copa noutro naipe, ou quando não se tem mais nada.
    }
book-first-trick-no-lead =
    { $suit ->
        [C] À primeira vaza só pode sair a paus quem não tiver outro naipe.
        [S] À primeira vaza só pode sair a espadas quem não tiver outro naipe.
        [D] À primeira vaza só pode sair a ouros quem não tiver outro naipe.
       *[H] À primeira vaza só pode sair a copas quem não tiver outro naipe.
    }
book-first-trick-no-play =
    { $suit ->
        [C] Na primeira vaza não se pode jogar cartas de paus, nem à saída nem em descarte, salvo se as outras regras não deixarem jogar mais nada.
        [S] Na primeira vaza não se pode jogar cartas de espadas, nem à saída nem em descarte, salvo se as outras regras não deixarem jogar mais nada.
        [D] Na primeira vaza não se pode jogar cartas de ouros, nem à saída nem em descarte, salvo se as outras regras não deixarem jogar mais nada.
       *[H] Na primeira vaza não se pode jogar copas, nem à saída nem em descarte, salvo se as outras regras não deixarem jogar mais nada.
    }
book-first-trick-no-points = Na primeira vaza não se pode jogar nenhuma carta que conte, salvo se as outras regras não deixarem jogar mais nada.
book-dump-void = Quem não tiver o naipe de saída e tiver cartas que custam pontos tem de largar uma que não ganhe a vaza.
book-dump-void-or-under = Uma carta que custa pontos tem de ser largada assim que se possa perder: descartada noutro naipe, ou jogada debaixo de uma mais alta.
book-early-end = A mão acaba assim que já ninguém tiver na mão cartas que contem; a vaza em curso ainda se joga até ao fim.

book-slam-mirror =
    Quem { $what ->
        [trick] fizer todas as vazas
        [C] levar todas as cartas de paus
        [S] levar todas as cartas de espadas
        [D] levar todas as cartas de ouros
        [H] levar todas as copas
        [J] levar todos os valetes
        [Q] levar todas as damas
        [K] levar todos os reis
        [card] levar { $card }
       *[other] levar todas as cartas que contam
    } faz capote: { $effect ->
        [cost] o que teria perdido passa a ganho, e
        [gain] o que teria ganho passa a perdido, e
       *[mixed] o seu resultado inverte-se, a perda em ganho e o ganho em perda, e
    } os outros não marcam nada.
book-slam-fixed =
    Quem { $what ->
        [trick] fizer todas as vazas
        [C] levar todas as cartas de paus
        [S] levar todas as cartas de espadas
        [D] levar todas as cartas de ouros
        [H] levar todas as copas
        [J] levar todos os valetes
        [Q] levar todas as damas
        [K] levar todos os reis
        [card] levar { $card }
       *[other] levar todas as cartas que contam
    } faz capote e ganha { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }; os outros não marcam nada.
book-slam-charge-others =
    Quem { $what ->
        [trick] fizer todas as vazas
        [C] levar todas as cartas de paus
        [S] levar todas as cartas de espadas
        [D] levar todas as cartas de ouros
        [H] levar todas as copas
        [J] levar todos os valetes
        [Q] levar todas as damas
        [K] levar todos os reis
        [card] levar { $card }
       *[other] levar todas as cartas que contam
    } faz capote e não marca nada, mas cada um dos outros perde { $points ->
        [one] { $points } ponto.
       *[other] { $points } pontos.
    }
book-slam-zero =
    Quem { $what ->
        [trick] fizer todas as vazas
        [C] levar todas as cartas de paus
        [S] levar todas as cartas de espadas
        [D] levar todas as cartas de ouros
        [H] levar todas as copas
        [J] levar todos os valetes
        [Q] levar todas as damas
        [K] levar todos os reis
        [card] levar { $card }
       *[other] levar todas as cartas que contam
    } faz capote, e nesta mão ninguém marca nada.
book-slam-worth = Pelo capote escreve-se { $score } em vez de { $instead }.
book-slam-worth-tables = O capote vale { $amounts }.

# ------------------------------------------------------------------------------------------ the layout

book-goal-layout =
    { $aim ->
        [last] Aqui não há vazas: as cartas põem-se na mesa em séries, uma por naipe. Convém ficar com cartas o mais tempo possível: aqui, o melhor é acabar em último.
        [order] Aqui não há vazas: as cartas põem-se na mesa em séries, uma por naipe; o que conta é a ordem em que os jogadores ficam sem cartas.
        [none] Aqui não há vazas: as cartas põem-se na mesa em séries, uma por naipe.
       *[first] Aqui não há vazas: as cartas põem-se na mesa em séries, uma por naipe, e cada um procura ser o primeiro a livrar-se de todas.
    }
book-layout-same = As cartas põem-se tal como em «{ $other }».
book-layout-see = A maneira de pôr as cartas está explicada em «{ $section }».
book-place =
    { $place ->
        [1] O primeiro a ficar sem cartas
        [2] O segundo
        [3] O terceiro
        [4] O quarto
        [5] O quinto
        [6] O sexto
       *[7] O sétimo
    } { $effect ->
        [cost] perde { $points ->
            [one] { $points } ponto.
           *[other] { $points } pontos.
        }
        [gain] ganha { $points ->
            [one] { $points } ponto.
           *[other] { $points } pontos.
        }
       *[nothing] não marca nada.
    }
book-place-rest =
    { $effect ->
        [cost] { $count ->
            [1] O último jogador
           *[other] Cada um dos outros
        } perde { $points ->
            [one] { $points } ponto.
           *[other] { $points } pontos.
        }
        [gain] { $count ->
            [1] O último jogador
           *[other] Cada um dos outros
        } ganha { $points ->
            [one] { $points } ponto.
           *[other] { $points } pontos.
        }
       *[nothing] { $count ->
            [1] O último jogador não marca nada.
           *[other] Os outros não marcam nada.
        }
    }
book-place-nobody = Neste contrato ninguém ganha nem perde pontos.
book-place-players = Com { $players } jogadores:
book-starter-chooser = Começa quem escolheu o contrato.
book-starter-dealer = Começa o dador.
book-starter-next = Começa o jogador à { $side ->
        [left] esquerda
       *[right] direita
    } do dador.
book-starter-previous = Começa o jogador à { $side ->
        [left] esquerda
       *[right] direita
    } do dador, e o dador é o segundo a jogar.
book-starter-holder = Começa quem tiver { $name } ({ $card }).
book-starter-holder-out =
    { $choosing ->
        [yes] Se essa carta estiver fora de jogo, começa quem escolheu o contrato.
       *[no] Se essa carta estiver fora de jogo, começa quem sai nas outras mãos.
    }
book-start-fixed = Um naipe só se abre com { $rank ->
        [2] o seu dois
        [3] o seu três
        [4] o seu quatro
        [5] o seu cinco
        [6] o seu seis
        [7] o seu sete
        [8] o seu oito
        [9] o seu nove
        [10] o seu dez
        [J] o seu valete
        [Q] a sua dama
        [K] o seu rei
       *[A] o seu ás
    } ({ $letter }).
book-start-laid = A primeira carta pode ser qualquer uma: fixa o valor inicial, e cada naipe só se abre com a sua carta desse valor.
book-start-named = Antes da primeira carta, quem começa diz um valor, tenha-o ou não na mão, desde que pelo menos uma carta dele esteja em jogo: cada naipe só se abre com a sua carta desse valor.
book-start-lacks = Se quem começa não tiver nenhuma dessas cartas, passa, e a vez segue.
book-extend = Na sua vez, cada um põe uma carta: ou abre um naipe, ou prolonga uma série, sua ou de outro, juntando a uma das pontas a carta seguinte do mesmo naipe.
book-row-order = Numa série, as cartas ficam por esta ordem: { $ranks }.
book-row-ends = Uma série vai até ao { $first } numa ponta e até ao { $last } na outra; nunca dá a volta de uma à outra.
book-ace-low = O ás fica ao lado do { $lowest }, na ponta baixa da série, embora nas vazas tenha outro lugar.
book-ace-ranked = O ás fica no mesmo lugar que tem nas vazas.
book-ace-first-decides = O primeiro ás posto decide, para os quatro naipes, se os ases ficam ao lado do { $highest } ou ao lado do { $lowest }; quem o põe diz onde, se os dois lugares estiverem abertos ou se a primeira carta da mão for esse ás.
book-must-lay = Quem puder pôr uma carta tem de a pôr; só passa quem não puder.
book-ace-again-none = Um ás põe-se como qualquer outra carta, e a vez segue.
book-ace-again-optional = Quem põe um ás pode logo pôr mais uma carta, se quiser.
book-ace-again-mandatory = Quem põe um ás tem logo de pôr mais uma carta, se puder.
book-ace-chain-renew = Se essa carta também for um ás, vale outra vez o mesmo.
book-ace-chain-once = Em cada vez só há uma carta a mais, mesmo que ela seja um ás.
book-ace-chain-free = Depois dessa carta a mais, pode continuar na mesma vez com quantas quiser.
book-layout-end-settled =
    { $for ->
        [all] A mão acaba assim que
       *[some] Com { $players } jogadores, a mão acaba assim que
    } { $count ->
        [1] um jogador tiver posto
        [2] dois jogadores tiverem posto
        [3] três jogadores tiverem posto
       *[other] { $count } jogadores tiverem posto
    } todas as suas cartas{ $left ->
        [1] .
       *[other] , porque os restantes marcam todos o mesmo.
    }
book-layout-end-all-but-one = A mão continua até só um jogador ter cartas.
book-missing-bridge = Uma carta que não está em jogo conta como posta assim que a série lá chega; se for a carta com que se abre um naipe, esse naipe está aberto desde o princípio.
book-missing-block = Uma carta que não está em jogo interrompe a série: para lá dela não se pode pôr mais nada.
book-blocked-redeal = Se todos tiverem de passar, uns a seguir aos outros, baralha-se e dá-se outra vez.
book-blocked-split = Se todos tiverem de passar, uns a seguir aos outros, a mão acaba, e os que ainda têm cartas repartem por igual os pontos dos lugares que restam, sem contar as frações.

# ------------------------------------------------------------------------------------------- doubles

book-double-what = Uma contra é uma aposta à parte entre dois jogadores: qual deles se sai melhor nesta mão.
book-double-when = Faz-se quando já se sabe o contrato, antes de se jogar a primeira carta.
book-double-lap =
    Cada jogador fala uma vez: primeiro o que está à { $side ->
        [left] esquerda
       *[right] direita
    } { $choosing ->
        [yes] de quem escolheu o contrato, e assim por diante até chegar a quem o escolheu,
       *[no] do dador, e assim por diante até chegar ao dador,
    } que aqui se chama declarante e é o último a falar.
book-double-who-any = Quando chega a sua vez de falar, cada um pode contrar um ou vários dos outros jogadores, à escolha.
book-double-who-declarer-only = Quando chega a sua vez de falar, cada um pode contrar o declarante, e mais ninguém.
book-double-declarer-redouble-only = O declarante não pode contrar ninguém.
book-double-declarer-may-double = O declarante também pode contrar qualquer dos outros.
book-double-positive-declarer-only =
    { $gains ->
        [no] { $count ->
            [one] Em «{ $contracts }», só o declarante pode ser contrado.
           *[other] Nos contratos seguintes, só o declarante pode ser contrado: { $contracts }.
        }
       *[yes] { $count ->
            [one] Em «{ $contracts }», onde se joga para ganhar pontos, só o declarante pode ser contrado.
           *[other] Nos contratos seguintes, onde se joga para ganhar pontos, só o declarante pode ser contrado: { $contracts }.
        }
    }
book-double-positive-free =
    { $gains ->
        [no] { $count ->
            [one] Em «{ $contracts }», podem ser contrados os mesmos jogadores.
           *[other] Nos contratos seguintes, podem ser contrados os mesmos jogadores: { $contracts }.
        }
       *[yes] { $count ->
            [one] Em «{ $contracts }», onde se joga para ganhar pontos, podem ser contrados os mesmos jogadores.
           *[other] Nos contratos seguintes, onde se joga para ganhar pontos, podem ser contrados os mesmos jogadores: { $contracts }.
        }
    }
book-redouble-own-turn = Quem foi contrado pode recontrar quem o controu, na sua vez de falar, se ainda não tiver falado.
book-redouble-declarer-only = Só o declarante pode recontrar, e só quem o tiver contrado.
book-redouble-none = Não há recontras.
book-quota =
    Ao longo da partida, cada jogador tem de contrar cada um dos outros pelo menos { $count ->
        [one] { $count } vez
        [2] duas vezes
       *[other] { $count } vezes
    } quando ele for o declarante.
book-quota-forced = Quem dever a um declarante tantas contras quantas as mãos que faltam com ele tem de o contrar.
book-quota-unforced = Nenhuma mão em particular obriga a isso: cabe a cada um escolher o momento certo.
book-undoubled-played = Uma mão em que ninguém faz contra joga-se como as outras.
book-undoubled-skipped = Um contrato em que se podem perder pontos não se joga se ninguém contrar: os outros repartem o seu total entre si, arredondado a pontos inteiros a favor do declarante, que recebe o que o arredondamento deixa a mais.
book-double-settle = Depois da mão, os dois jogadores de cada contra comparam os seus resultados, tal como eram antes das contras, e quem se saiu pior paga ao outro a diferença.
book-double-times =
    { $times ->
        [0] Por uma contra não se paga nada.
        [1] Por uma contra a diferença paga-se uma vez.
        [2] Por uma contra a diferença paga-se duas vezes.
       *[other] Por uma contra a diferença paga-se { $times } vezes.
    }
book-redouble-times =
    { $times ->
        [0] Por uma recontra não se paga nada.
        [1] Por uma recontra a diferença paga-se uma vez.
        [2] Por uma recontra a diferença paga-se duas vezes.
       *[other] Por uma recontra a diferença paga-se { $times } vezes.
    }
book-double-sum = A soma dos pontos de todos os jogadores não muda.

# ------------------------------------------------------------------------------------ counting and end

book-double-nowhere = Cada resultado fica como está: não há contras.
book-write-down = No fim de cada mão escrevem-se os pontos e risca-se o contrato.
book-sign-signed = O que custa escreve-se em pontos negativos e o que rende em pontos positivos; ganha o total mais alto.
book-sign-penalty = Os pontos são penalizações: o que custa soma-se aos pontos de cada um e o que rende desconta-se; ganha o total mais baixo.
book-handicap = Quem escolhe tem uma desvantagem: as suas perdas contam a dobrar, e os seus ganhos contam só metade, arredondada para baixo.
book-handicap-example = Em «{ $contract }», por exemplo, quem escolheu escreve { $after } em vez de { $before }.
book-ties = Os jogadores com o mesmo total repartem o lugar, mesmo que seja o primeiro.
book-interrupt = Uma partida pode interromper-se e continuar mais tarde, se se guardarem os pontos e os contratos riscados.

# ------------------------------------------------------------------------------------------- examples

book-example = Um exemplo: { $contract }
book-example-double = Um exemplo com contras: { $contract }
book-example-player = Jogador
book-example-took = Leva
book-example-place = Lugar
book-example-points = Pontos
book-example-before = Antes das contras
book-example-after = Depois das contras
book-took-nothing = nada
book-took-trick =
    { $count ->
        [one] { $count } vaza
       *[other] { $count } vazas
    }
book-took-last =
    { $place ->
        [1] a última vaza
        [2] a penúltima vaza
        [3] a antepenúltima vaza
       *[4] a quarta vaza a contar do fim
    }
book-took-suit =
    { $suit ->
        [C] { $count ->
            [one] { $count } carta de paus
           *[other] { $count } cartas de paus
        }
        [S] { $count ->
            [one] { $count } carta de espadas
           *[other] { $count } cartas de espadas
        }
        [D] { $count ->
            [one] { $count } carta de ouros
           *[other] { $count } cartas de ouros
        }
       *[H] { $count ->
            [one] { $count } copa
           *[other] { $count } copas
        }
    }
book-took-rank =
    { $rank ->
        [2] { $count ->
            [one] { $count } dois
           *[other] { $count } dois
        }
        [3] { $count ->
            [one] { $count } três
           *[other] { $count } três
        }
        [4] { $count ->
            [one] { $count } quatro
           *[other] { $count } quatros
        }
        [5] { $count ->
            [one] { $count } cinco
           *[other] { $count } cincos
        }
        [6] { $count ->
            [one] { $count } seis
           *[other] { $count } seis
        }
        [7] { $count ->
            [one] { $count } sete
           *[other] { $count } setes
        }
        [8] { $count ->
            [one] { $count } oito
           *[other] { $count } oitos
        }
        [9] { $count ->
            [one] { $count } nove
           *[other] { $count } noves
        }
        [10] { $count ->
            [one] { $count } dez
           *[other] { $count } dez
        }
        [J] { $count ->
            [one] { $count } valete
           *[other] { $count } valetes
        }
        [Q] { $count ->
            [one] { $count } dama
           *[other] { $count } damas
        }
        [K] { $count ->
            [one] { $count } rei
           *[other] { $count } reis
        }
       *[A] { $count ->
            [one] { $count } ás
           *[other] { $count } ases
        }
    }
book-took-place =
    { $place ->
        [1] primeiro
        [2] segundo
        [3] terceiro
        [4] quarto
        [5] quinto
        [6] sexto
       *[7] sétimo
    }
book-took-place-open = ainda tem cartas
book-example-beside = Enquanto na mesa só estiver { $card }, a carta seguinte pode ser { $cards }.
book-example-trick = { $seat } ganha uma vaza com { $cards }: { $parts }, ao todo { $score }.
book-example-slam = { $seat } faz capote.
book-example-doubles = { $seat } faz contra a { $other }.
book-example-redoubles = { $seat } faz recontra a { $other }.
book-example-declarer = O declarante é { $seat }.
book-example-part = { $points } ({ $what })

# ---------------------------------------------------------------------------------------- differences

book-differences = O quadro mostra cada regra em que esta mesa se afasta de «{ $base }».
book-differences-caption = Esta mesa e «{ $base }», lado a lado
book-differences-about = Assunto
book-differences-here = Aqui
book-differences-there = Em «{ $base }»
book-differences-silent = nada de especial
book-differences-parts = Conta também: { $parts }.
book-differences-played = Joga-se «{ $contract }».
book-differences-not-played = Não se joga «{ $contract }».
book-differences-place = «{ $contract }» é o número { $place } da lista.

# --------------------------------------------------------------------------------- the book as a thing

book-contents = Índice
book-help = Escreve umas regras por extenso, como livro de regras.
book-help-output = Escreve-o neste ficheiro: .txt, .html ou .pdf.
book-written = O livro de regras está em { $file }.
book-ending = Um livro de regras acaba em .txt, .html ou .pdf, e não em «{ $given }».
