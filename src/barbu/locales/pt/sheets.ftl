# A folha de pontuação para imprimir. Palavras curtas por cima de colunas estreitas.

sheets-deal = Mão
sheets-dealer = Dador
sheets-chooser = Escolhe
sheets-contract = Contrato
# Above the points of one deal, and above what they have come to so far.
sheets-points = pontos
sheets-total = total
# The place in which a player ends.
sheets-place = Lugar
sheets-date = Data
# Where the evening took place.
sheets-where = Local
# Captions of the parts of the sheet.
sheets-done = Contratos
sheets-deals = Mão a mão
sheets-rules = O que ficou combinado
sheets-owed = Contras em dívida
# Above the one column of boxes of a table that plays each contract once.
sheets-all = feito
# What all players together write in a contract.
sheets-sum = soma
# Before rules that hold in some contracts alone. $what are these contracts.
sheets-about = { $what }:
sheets-doubles = Contras
# The grid of doubles owed: who doubles, and the declarer whom he owes them.
sheets-doubler = por
sheets-doubled = declarante
# What is written under × beside a player's points. $again: whether there are redoubles.
sheets-note-any = ×: quem o jogador contra{ $again ->
    [yes] {", ² se houver recontra."}
   *[no] .
}
sheets-note-declarer = ×: o jogador contra o declarante{ $again ->
    [yes] {", ² se houver recontra."}
   *[no] .
}
# Follows an asterisk.
sheets-note-out = se nenhuma carta que conta ficar de fora.

sheets-players = { $count } jogadores
sheets-hand = { $count } a cada um{ $over ->
    [0] {""}
   *[other] , { $over } à vista
}
sheets-without = sem { $cards }
sheets-wins-signed = ganha o total mais alto
sheets-wins-penalty = ganha o total mais baixo

# What the places of a layout pay, the first one first.
sheets-places = por ordem: { $prizes }
# What a salad of all the contracts above it counts.
sheets-all-above = tudo o que está acima
sheets-slam = capote { $points }
sheets-slam-mirror = capote: a perda passa a ganho
sheets-slam-others = capote: { $points } a cada um dos outros

# What holds of doubles. $contracts are those with only points to win.
sheets-rule-doubles-any = Qualquer jogador pode contrar qualquer outro.
sheets-rule-doubles-others = Qualquer jogador menos o declarante pode contrar qualquer outro.
sheets-rule-doubles-winning = Em { $contracts } só o declarante pode ser contrado.
sheets-rule-redouble-own-turn = Quem é contrado antes de falar pode recontrar.
sheets-rule-redouble-declarer-only = Só o declarante pode recontrar.

# The heads of a table of numbers. $name.
sheets-points-of = { $name }, pontos
sheets-total-of = { $name }, total
sheets-doubles-of = { $name } contra

## The command

sheets-help = Imprime a folha de pontuação de umas regras, para preencher à mão, ou a de uma partida.
sheets-help-what = Um modelo, regras próprias pelo nome, um ficheiro, o texto de uma ligação; ou o registo de uma partida.
sheets-help-players = Para quantos jogadores; sem nada dito, quatro, ou o mínimo possível.
sheets-help-names = Os nomes dos jogadores, separados por vírgulas, primeiro quem dá primeiro.
sheets-help-paper = O papel.
sheets-help-portrait = Ao alto.
sheets-help-landscape = Ao baixo; sem nenhum dos dois, como couber melhor.
sheets-help-form = O que escrever; sem nada dito, o que disser o fim do nome do ficheiro, e texto no terminal.
sheets-help-output = Escreve-a neste ficheiro: .pdf, .html, .csv ou .txt.
sheets-written = A folha de pontuação está em { $file }.
sheets-ending = Uma folha de pontuação acaba em .pdf, .html, .csv ou .txt, e não em «{ $given }»; ou indique a forma com --form.
sheets-no-such-form = Não há a forma «{ $given }». Há: { $allowed }.
sheets-no-such-paper = Não há o papel «{ $given }». Há: { $allowed }.
sheets-both-ways = Uma folha é ao alto ou ao baixo, não as duas coisas: --portrait ou --landscape.
sheets-needs-file = Um PDF não é texto para um terminal: indique um ficheiro com -o.
sheets-too-many-names = { $given } nomes são demais para { $most } jogadores.
sheets-match-has-them = { $option } é para uma folha em branco: uma partida já tem os seus jogadores.
sheets-one-thing = Uma folha é de umas regras ou de uma partida: indique uma das duas.
