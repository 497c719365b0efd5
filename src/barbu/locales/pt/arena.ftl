# A força dos bots: `barbu arena`.

arena-help = Medir a força de cada jogador e escrevê-la: uma tabela, um gráfico e um ficheiro CSV.
arena-help-candidate = Um jogador a medir, como expert; repete-se para vários.
arena-help-against = Quem ocupa todos os outros lugares, como regular; repete-se para vários.
arena-help-rows = O que se joga: named, random, whole, um regulamento, ou um padrão como fr-tableau-32/4/*; repete-se para vários.
arena-help-deals = Mãos por linha; se não disser nada, tantas quantas a tabela pede.
arena-help-minutes = Parar ao fim de tantos minutos; a próxima execução continua daí.
arena-help-out = A pasta dos resultados.
arena-help-rulesets = Uma pasta com ficheiros de regras, que também se jogam.
arena-help-seed = As palavras de que saem as mãos.
arena-help-jobs = Quantos processos usar; se não disser nada, um por núcleo.
arena-help-dask = O escalonador de um cluster Dask onde jogar, como tcp://host:8786.

arena-no-such-player = Não há nenhum jogador «{ $given }». Há: { $allowed }.
arena-no-such-row = Nenhuma linha corresponde a «{ $given }». Há: { $allowed }.
arena-no-rulesets = Não há ficheiros de regras em { $path }.
arena-no-dask = Um cluster precisa de mais um pacote: pip install barbu[cluster].
arena-no-cluster = O cluster em { $address } não se pode usar: { $reason }.
arena-cannot-write = Não se podem escrever os resultados em { $path }: { $reason }.
arena-too-little = «{ $given }» é pouco para { $option }: sem a opção mede-se tudo o que a tabela precisa.

arena-plays = Mãos
arena-unfinished = { $done } de { $planned } partes estão jogadas; o mesmo comando continua com o resto.
arena-stopped = Parado. { $done } de { $planned } partes estão guardadas em { $path }; o mesmo comando continua com o resto.
arena-aside = { $path } diz mais do que o que foi medido agora e fica como está; apague-o para que seja escrito de novo.
arena-written = Escrito: { $files }.

arena-title = A força dos bots
arena-title-chart = Ganho em relação à média de todos os lugares, em percentagem de uma parte igual, com intervalos de 95 %
arena-title-rulesets = Por regulamento
arena-title-contracts = Por contrato
arena-title-random = Regras ao acaso
arena-title-whole = Partidas inteiras, pontos por mão
arena-made = Medido em { $date } em { $machine }, { $cores } núcleos; mãos da semente «{ $seed }», código { $code }.
arena-pair = { $candidate } contra { $against }

arena-column-pair = Jogadores
arena-column-row = Regras
arena-column-named = Regras conhecidas, %
arena-column-random = Regras ao acaso, %
arena-column-below = Contratos abaixo de 0
arena-column-deals = Mãos
arena-column-median = Mediana, ms
arena-column-p99 = 99 %, ms
