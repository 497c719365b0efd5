# As páginas das regras: a coleção, as que uma ligação traz, a oficina onde se mudam.

page-studio-title = Oficina de regras
page-studio-rules = Regras
page-studio-unnamed = Regras sem nome
page-studio-offline = O servidor não responde. O que fez fica guardado neste navegador.

# A coleção.

page-studio-collection = As regras da sua mesa
page-studio-collection-line = Parta de regras já feitas, mude o que se joga de outra maneira na sua mesa e guarde-as com um nome.
page-studio-unsaved = Ainda por guardar
page-studio-go-on = Continuar onde ficou
page-studio-forget = Deitar fora: { $name }
page-studio-yours = As suas
page-studio-none-yet = Ainda nenhumas. Comece pelas que, mais abaixo, se parecem mais com as suas.
page-studio-presets = Para começar
page-studio-presets-line = Abra umas para as ler, ou mude-as: o original fica como está.
page-studio-for = { $players } jogadores
page-studio-so-many-deals = { $count ->
    [one] { $deals } mão
   *[other] { $deals } mãos
}
page-studio-version = versão { $number }
page-studio-only-here = só neste navegador
page-studio-more-of = Mais ações: { $name }
page-studio-import = Abrir um ficheiro de regras
page-studio-open = Abrir
page-studio-new-from = Mudar uma cópia de { $name }
page-studio-change = Mudar
page-studio-duplicate = Duplicar
page-studio-rename = Mudar o nome
page-studio-export = Descarregar o ficheiro
page-studio-delete = Apagar
page-studio-delete-sure = Apagar de vez?
page-studio-versions = Versões
page-studio-version-of = Versão { $number } de { $count }
page-studio-version-open = Abrir a versão { $number }
page-studio-version-back = Repor esta versão
# What has been damaged.
page-studio-unread = Já não se conseguem ler
page-studio-unread-here = O que este navegador guardou está danificado.
page-studio-unread-there = O que o servidor guardou está danificado. Talvez uma versão mais antiga ainda esteja boa.
page-studio-unread-draft = Este rascunho já não se consegue ler: o que o navegador guardou está danificado.
page-studio-unread-take = Guardar o que resta

# Regras no seu conjunto.

page-studio-play = Jogar com elas
page-studio-keep-score = Pontuar com elas
page-studio-save = Guardar
page-studio-is-saved = Guardado
page-studio-save-title = Com que nome?
page-studio-save-as = Guardar com outro nome
page-studio-save-copy = Guardar uma cópia
page-studio-saved = Guardado: { $name }
page-studio-name = Nome
page-studio-name-like = Em casa da avó
page-studio-needs-name = Dê-lhes um nome.
page-studio-name-taken = «{ $name }» já existe, na versão { $number }.
page-studio-name-other = Este nome já existe: escolha outro.
page-studio-save-over = Guardar como versão { $number }
page-studio-discard = Deitar fora as mudanças
page-studio-settle = { $count ->
    [one] Resolva primeiro um conflito
   *[other] Resolva primeiro { $count } conflitos
}
page-studio-share = Partilhar
# A button to print the blank score sheet.
page-studio-sheet-for = Folha de pontuação para { $players } jogadores
page-studio-share-help = A ligação traz todas as regras. Quem a abrir pode lê-las, jogar com elas e mudar uma cópia.
page-studio-link = Ligação
page-studio-copy = Copiar a ligação

# O formulário.

page-studio-form = Opções
page-studio-parts = Todas as partes
page-studio-from = { $count ->
    [0] como { $name }
    [one] a partir de { $name } · uma diferença
   *[other] a partir de { $name } · { $count } diferenças
}
page-studio-undo = Desfazer
page-studio-redo = Refazer
page-studio-changed = mudado
page-studio-put-back = Repor: { $name }
page-studio-put-back-short = Repor
page-studio-silent = Não se aplica agora: { $list }
page-studio-depends = Depende de: { $on }
page-studio-same = igual para todos
page-studio-apart = por número de jogadores
page-studio-with = com { $players } jogadores
page-studio-of = { $of }: { $what }
page-studio-less = Menos: { $name }
page-studio-more = Mais: { $name }
page-studio-rank = Valor
page-studio-suit = Naipe
page-studio-add = Acrescentar
page-studio-take-out = Tirar: { $name }
page-studio-no-cards = Nenhuma carta
page-studio-none = Nenhum
page-studio-up = Subir: { $name }
page-studio-down = Descer: { $name }
page-studio-place = { $place }.º lugar
page-studio-add-place = Mais um lugar
page-studio-drop-place = Sem o { $place }.º lugar
page-studio-add-price = Conta mais alguma coisa …
page-studio-single-card = uma só carta
page-studio-no-prices = Nada conta à parte.

# Contratos.

page-studio-in-all = { $points } pontos ao todo
page-studio-total-with = com { $players }: { $points }
page-studio-no-total = O total depende do jogo.
page-studio-again = Mais um igual
page-studio-remove = Retirar { $name }
page-studio-not-played = não se joga
page-studio-played = Joga-se { $name }
page-studio-move = Deslocar { $name }: setas para cima e para baixo
page-studio-moved = { $name }: número { $place } de { $count }.
page-studio-add-contract = Acrescentar um contrato
page-studio-there-already = já lá está; este seria o segundo
page-studio-in-presets = { $count ->
    [one] num conjunto de regras já feito
   *[other] em { $count } conjuntos de regras já feitos
}
page-studio-own-contract = Contrato da casa
page-studio-own-tricks = Um contrato seu, com vazas
page-studio-own-tricks-line = Diz quanto valem as vazas e as cartas.
page-studio-own-layout = Um contrato seu, de pôr cartas na mesa
page-studio-own-layout-line = Diz onde começa e quanto vale cada lugar.
page-studio-worth = Todos a valer o mesmo
page-studio-worth-help = Dá a cada contrato o mesmo total de pontos.
page-studio-worth-do = Pôr cada um a valer { $points }
page-studio-worth-done = { $count ->
    [0] Não havia nada a mudar.
    [one] Mudou { $count } contrato.
   *[other] Mudaram { $count } contratos.
}

# Ao lado do formulário.

page-studio-book = Livro de regras
page-studio-book-says = O seu livro de regras diz
page-studio-all = tudo
page-studio-only-changes = mudanças
page-studio-book-stale = Este é o livro de antes do conflito.
page-studio-book-waits = O livro de regras aparece assim que os conflitos estiverem resolvidos.
page-studio-differs = difere de { $name }
page-studio-was = já não:
page-studio-came = novo:
page-studio-checks = Balanço
page-studio-problems = { $count ->
    [one] { $count } conflito
   *[other] { $count } conflitos
}
page-studio-advice = Conselhos
page-studio-idle = Marcado, mas sem efeito
page-studio-show-option = Ver a opção
page-studio-playable = Estas regras dão para { $players } jogadores.
page-studio-could = Também serviam para { $players }.
page-studio-totals = Pontos ao todo, por número de jogadores
page-studio-hand = Cartas a cada um
page-studio-deals = Mãos
page-studio-example = Um exemplo
page-studio-example-help = Uma mão, jogada por robôs e contada por estas regras.
page-studio-example-of = Contrato
page-studio-deal = Dar as cartas
page-studio-another = Outra mão
page-studio-changes = Diferenças
page-studio-compared = Em comparação com
page-studio-put-all-back = Repor tudo
page-studio-no-changes = Nenhuma diferença.
