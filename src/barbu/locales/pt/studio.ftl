# O estúdio, onde uma mesa escreve as suas regras: grupos do formulário, emendas, conselhos, coleção.

studio-group-about = Nome e origem
studio-group-table = A mesa
studio-group-roles = Quem dá, escolhe e sai
studio-group-end = Duração e vencedor
studio-group-deck = As cartas
studio-group-doubling = Contras
studio-group-row = Contrato
studio-group-worth = Quanto vale
studio-group-duties = Trunfo e obrigações
studio-group-held-back = Cartas a guardar
studio-group-start = Começo
studio-group-aces = Ases
studio-group-finish = Fim e capote

mend-set = { $label }: { $value }
mend-set-row = { $contract } – { $label }: { $value }
mend-drop-row = Retirar { $contract }
mend-put-row = Repor { $contract }
mend-drop-key = Tirar «{ $given }»

advice-first-chooser = Quem escolhe primeiro tem a lista toda à disposição, e isso é uma vantagem. Há mesas que contam a dobrar as perdas de quem escolhe e por metade os ganhos, ou que o fazem jogar em último na primeira vaza.
advice-uneven =
    { $over ->
        [one] Com { $players } jogadores, { $deals } mãos não dão voltas certas: um jogador escolhe uma vez mais do que os outros.
       *[other] Com { $players } jogadores, { $deals } mãos não dão voltas certas: { $over } jogadores escolhem uma vez mais do que os outros.
    }
advice-dealer-second = Quando se joga no sentido dos ponteiros do relógio e sai o vizinho da direita do dador, o dador joga em segundo. As mesas em que sai o vizinho da direita jogam quase sempre ao contrário.
advice-counts-still = { $contract } não se joga, mas ainda conta em { $salad }.
advice-gaps = { $contract }: há cartas que não estão em jogo, e uma série acaba de vez num buraco. Pode acontecer que ninguém consiga pousar mais nada.

worth-comes-to-nothing = { $contract } soma 0 com { $players } jogadores, seja qual for o multiplicador.
worth-does-not-divide = { $contract } não pode valer { $points } com { $players } jogadores: só os múltiplos de { $unit } dão pontos inteiros, por exemplo { $near }.
worth-too-much = { $contract } não pode valer { $points } com { $players } jogadores: um só elemento teria de contar mais de { $most } pontos.

no-such-ruleset = Não há regras «{ $given }» na sua coleção.
no-such-version = Estas regras não têm versão { $given }.
too-many-rulesets = Já guarda { $most } conjuntos de regras: apague primeiro um deles.
ruleset-needs-name = Dê um nome às regras.
ruleset-saved-since = Entretanto, estas regras foram guardadas noutro lado: a versão mais recente é a { $present }.
ruleset-name-taken = Já guarda regras com o nome «{ $name }», na versão { $present }.
ruleset-unread = A versão { $number } de «{ $name }» já não se consegue ler.
ruleset-copy = { $name } (cópia)

rules-help-new = Começa regras próprias, com um nome.
rules-help-edit = Altera regras próprias no seu editor, e verifica-as.
rules-help-name = O nome das regras.
rules-help-from = De onde partir: um modelo, outras regras próprias, um ficheiro ou o texto de uma ligação.
rules-made = { $name } fica guardado em { $path }.
rules-made-next = Para alterar: { BARBU() } rules edit { $word }. Para jogar: { BARBU() } play { $word }.
rules-kept = { $name } está guardado.
rules-unchanged = Nada mudou.
rules-edit-again = Continuar a alterar? (s/n)
play-word-yes = s sim y
rules-not-kept = { $name } fica como estava. O que escreveu está em { $path }.
rules-gone-on-with = Continua o que já tinha escrito, em { $path }.
rules-no-editor = Não se encontrou nenhum editor: ponha o nome dele na variável EDITOR.
rules-editor-trouble = O editor { $editor } não se pode usar ({ $reason }).
rules-name-taken = Já há regras { $name }.
rules-name-of-preset = { $name } é o nome de um modelo: escolha outro.
rules-bad-name = «{ $given }» não pode ser nome de regras.
rules-not-yours = Não tem regras «{ $given }». { $close ->
        [0] Comece com: { BARBU() } rules new { $word }
       *[other] Será { $near }?
    }
rules-group-own = As suas
rules-advice = Conselho: { $advice }
rules-mend = Isto resolve: { $mend }
