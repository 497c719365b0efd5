# Apontar uma noite com cartas verdadeiras, no terminal.

## Words that may be typed, apart by spaces.

score-word-redo = refazer redo
score-word-edit = corrigir emendar edit mao
score-word-cancel = cancelar cancel
score-word-chart = grafico chart
score-word-rest = resto rest
score-word-yes = sim s yes y
score-word-no = nao n no
score-word-draw = sortear sorte draw

## Beginning

score-ask-names = Quem joga? Os nomes no sentido do jogo, separados por espaços, ou por vírgulas se um nome tiver várias palavras. Podem ser { $counts }.
score-ask-first = Quem dá primeiro? Enter para { $who }, ou «{ $draw }» para deixar à sorte.
score-ask-list = { $who ->
    [none] Que { $count } contratos saíram, separados por vírgulas? Enter sorteia-os aqui.
   *[other] Que { $count } contratos saíram a { $who }, separados por vírgulas? Enter sorteia-os aqui.
}
score-same-names = Cada jogador precisa de um nome só seu.

## A deal

score-deal = Mão { $deal } de { $deals }
score-dealer = { $who } dá
score-chooser = { $who } escolhe
score-enter-keeps = [Enter: { $kept }]
score-not-noted = sem nota
score-ask-out = { $count ->
    [one] Que carta está de fora?
   *[other] Que { $count } cartas estão de fora? Por exemplo 2P 10C
}
score-ask-again = { $count ->
    [one] Sem ela não se pode jogar nenhum contrato: dá-se outra vez. Que carta está agora de fora?
   *[other] Sem elas não se pode jogar nenhum contrato: dá-se outra vez. Que { $count } cartas estão agora de fora?
}
score-ask-choice = O que escolhe { $who }?
score-ask-blind = Escolheu às cegas, por ×{ $times }?
score-ask-start = Em que valor começou o Dominó?
score-ask-doubles = Quem faz contra a quem? Como «A>B, B>A*», com * para uma recontra.
score-owed = Contras ainda devidas a { $who }: { $owing }; mãos que faltam: { $deals }.
score-ask-whole = { $thing }: falta dar { $left } de { $needed }
score-ask-one = { $thing }: quem levou?
score-may-end = «{ $word }» se a mão acabou aí.
score-ask-finish = { $left ->
    [one] Quem saiu em lugar { $place }?
   *[other] Quem saiu, por ordem? Faltam { $left } lugares, a partir do { $place }.
}
score-may-be-stuck = «{ $word }» se ninguém podia continuar.
score-editing = A mão { $deal } conta-se de novo. Enter deixa uma resposta como estava.
score-over = Era a última mão. Enter sai; desfazer, corrigir 3, pontos, grelha, gráfico e ajuda também funcionam aqui.

## What is refused

score-nothing-typed = Escreva uma resposta; ajuda diz como.
score-whom = «{ $given }» não é nenhum jogador, ou pode ser mais de um: { $names }.
score-not-counts = «{ $given }» não diz quem levou quantas. Por exemplo: A 3, B 2, resto C.
score-counts-not-points = «{ $given }»: diga quantas cartas ou vazas se levaram, não os pontos. Esses calculam-se.
score-finished-twice = { $who } já saiu.
score-not-doubles = «{ $given }» não é uma contra. Por exemplo: A>B para uma contra, A>B* para uma que B recontra.
score-which-card = «{ $given }» não é nenhuma carta, ou pode ser mais de uma.
score-which-contract = «{ $given }» não é nenhum contrato, ou pode ser mais de um.
score-which-suit = «{ $given }» não é um naipe.
score-which-rank = «{ $given }» não é um valor de carta.
score-yes-or-no = «{ $yes }» ou «{ $no }»?
score-nothing-to-undo = Não há nada para desfazer.
score-nothing-to-redo = Não há nada para refazer.
score-later-deal = A mão { $deal } deixaria de servir: { $reason }
score-cut = Com «{ $yes }» fica escrito na mesma, e essa mão e todas as seguintes voltam atrás, para apontar outra vez. Desfazer trá-las de volta. Qualquer outra resposta deixa tudo como estava.
score-several = Há várias noites que começam por «{ $given }»: { $allowed }.
score-in-use = A noite { $id } está aberta noutro terminal. Primeiro guarde-a lá.
score-not-an-evening = Isto não é uma noite exportada daqui (versão { $version }).
score-no-such-format = Não há formato «{ $given }». Há: { $allowed }.

## What is said

score-how-counts = Escreva quem levou quantas, nunca os pontos: A 3, B 2, resto C. Números sozinhos seguem a ordem dos lugares: 3 2 2 1. Basta o começo de um nome, A3 também; um nome sozinho conta uma vez; tudo A dá tudo a A.
score-how-order = Dominó: os nomes pela ordem de saída. Contras: A>B, e A>B* se B recontra.
score-how-undo = desfazer, refazer  tira a última linha, depois mão a mão; e volta a pôr
score-how-edit = corrigir 3  conta de novo a mão 3; tudo o que vem depois se recalcula
score-how-cancel = cancelar  esquece o que está a meio
score-how-pages = pontos, grelha, gráfico  a folha e de onde vêm os pontos, os contratos jogados, o gráfico dos totais
score-how-rules = regras  quanto custa o contrato
score-how-quit = sair  guarda a noite; fica tudo guardado a cada linha
score-put-away = Guardado em { $path }. Para continuar: { BARBU() } score resume { $id }
score-none = Não há noites. { BARBU() } score começa uma.
score-imported = Recebida: { $id }.
score-renamed = { $count ->
    [0] Em nenhuma noite há jogador com esse nome.
    [one] { $name } numa noite.
   *[other] { $name } em { $count } noites.
}
score-ask-delete = Apagar de vez a noite { $id }? «{ $yes }» apaga-a, qualquer outra resposta não.
score-deleted = { $id } foi apagada.
score-not-deleted = { $id } fica.

## Statistics

score-stats-head = { $evenings ->
    [one] { $evenings } noite
   *[other] { $evenings } noites
}, { $deals ->
    [one] { $deals } mão
   *[other] { $deals } mãos
}. Pontos contados como ganhos; entre parênteses, a vantagem sobre a média da mesa nas mesmas mãos.
score-stats-wins = { $evenings ->
    [one] { $evenings } noite acabada
   *[other] { $evenings } noites acabadas
}: { $wins } ganhas, { $shared } repartidas
score-stats-contract = { $deals ->
    [one] { $deals } mão
   *[other] { $deals } mãos
}: { $points } em média ({ $ahead })
score-stats-best = ← o melhor
score-stats-worst = ← o pior
score-stats-duels = Quem ficou à frente de quem
score-stats-duel = { $one } – { $other }: { $won } a { $lost }, { $tied } iguais

## The command line

score-help-score = Apontar uma noite com cartas verdadeiras: quem levou o quê, mão a mão; os pontos calculam-se.
score-help-new = Começar uma noite.
score-help-resume = Continuar uma noite; a última se não disser qual.
score-help-list = Listar as noites.
score-help-show = Mostrar a folha, os contratos jogados e o gráfico de uma noite.
score-help-export = Escrever uma noite em JSON, como registo ou como folha de pontos.
score-help-import = Receber uma noite exportada.
score-help-rename = Mudar o nome de um jogador em todas as noites.
score-help-delete = Apagar uma noite; antes pergunta-se.
score-help-stats = Vitórias, médias por contrato e quem ficou à frente de quem.
score-help-ruleset = As suas regras, um modelo ({ BARBU() } rules list diz quais há) ou um ficheiro; pergunta-se se não disser nada.
score-help-player = O nome de um jogador, uma vez por cada um, no sentido do jogo.
score-help-first = Quem dá primeiro.
score-help-title = Como se chama a noite.
score-help-id = A noite, pelas primeiras letras do seu código; { BARBU() } score list mostra-as.
score-help-format = json, record, csv, html, text ou pdf; json se não disser nada.
score-help-out = O ficheiro a escrever; mostra-se se não disser nada.
score-help-file = Um ficheiro escrito por { BARBU() } score export.
score-help-old = O nome que tem.
score-help-new-name = O nome que passa a ter.
score-help-folder = Uma pasta de registos; as suas noites se não disser nada.
