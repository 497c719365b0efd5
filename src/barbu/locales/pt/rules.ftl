# The sheet of a ruleset, as `barbu rules` prints it, and the ways in which values are written.

for-players = { $value } com { $players }
unnamed-rules = regras sem nome
count-cards =
    { $count ->
        [0] nenhuma carta
        [one] uma carta
       *[other] { $count } cartas
    }
count-deals =
    { $count ->
        [0] nenhuma mão
        [one] uma mão
       *[other] { $count } mãos
    }

rules-help = Ler, verificar, comparar e partilhar as regras de uma mesa.
rules-help-list = Mostra a lista dos modelos.
rules-help-show = Diz o que há numas regras, opção a opção.
rules-help-check = Verifica um ficheiro de regras e diz tudo o que nele está mal.
rules-help-diff = Diz em que diferem duas regras.
rules-help-link = Põe umas regras inteiras num só texto curto.
rules-help-ruleset = Um modelo, regras próprias pelo nome, um ficheiro ou o texto de uma ligação.
rules-help-file = Um ficheiro de regras, ou regras próprias pelo nome.
rules-help-players = Só para este número de jogadores.
rules-help-toml = Escreve as regras como ficheiro, com todas as opções que se aplicam.

rules-group-chosen = Contratos à escolha
rules-group-due = Contratos por ordem
rules-column-name = Nome
rules-column-players = Jogadores
rules-column-pack = Baralho
rules-column-deals = Mãos
rules-column-contracts = Contratos

rules-not-for-players = { $name } não se joga com { $given }, mas com { $allowed }.
rules-nothing-there = Não há modelo nem ficheiro «{ $given }». { $close ->
        [0] Há: { $near }.
       *[other] Será { $near }?
    }
rules-no-file = Não há ficheiro «{ $given }».
rules-unreadable-file = O ficheiro { $file } não se consegue ler.
rules-empty-file = O ficheiro { $file } está vazio.
rules-not-text = O ficheiro { $file } não é texto (em UTF-8), como tem de ser um ficheiro de regras.
rules-good = { $file } pode jogar-se: { $name }.
rules-good-by-name = { $name }: estas regras podem jogar-se.
rules-bad =
    { $count ->
        [one] { $file } tem um problema:
       *[other] { $file } tem { $count } problemas:
    }
rules-counts =
    { $contracts ->
        [one] um contrato
       *[other] { $contracts } contratos
    }, { $players } jogadores, { $deals }
rules-hash = Resumo: { $hash }

rules-source = Fonte: { $source }
rules-assumed = Os valores com { $mark } são supostos: nenhuma fonte os dá.
rules-section-table = Mesa e cartas
rules-section-roles = Quem faz o quê
rules-section-contracts = Contratos
rules-section-doubling = Contras
rules-section-end = Duração e vencedor
rules-hands = Cartas na mão
rules-hands-value =
    { $each } a cada um{ $over ->
        [0] {""}
        [one] , sobra uma
       *[other] , sobram { $over }
    }
rules-on-the-left = à esquerda
rules-on-the-right = à direita
rules-total = Total
rules-total-all-in = { $points } se não ficar de fora nenhuma carta que conte
rules-not-active = não se joga

rules-same = As duas têm as mesmas regras.
rules-changed = { $label }: { $before } → { $after }
rules-changed-row = { $contract } – { $label }: { $before } → { $after }
rules-row-added = Acrescentado: { $contract }, com o número { $place }
rules-row-removed = Retirado: { $contract }, que era o número { $place }
rules-row-moved = Mudado: { $contract }, do número { $before } para o número { $after }
rules-is-folder = «{ $given }» é uma pasta: indique um ficheiro que lá esteja.
rules-idle = Sem efeito aqui: { $note }
