# What the server says at a table and of requests.

table-guest = Convidado
table-bots = Ana Rui Mina Luz Noor Teo Bea Ilo Vera Otto
table-option = { $label }: { $value }.

not-at-this-table = Não tem lugar nesta mesa.
opener-only = Só o jogador que abriu a mesa pode fazer isso.
already-started = A partida começou: as regras e os lugares já não mudam.
not-started-yet = A partida ainda não começou.
not-finished-yet = Esta partida ainda não acabou.
table-full = Os lugares desta mesa estão todos ocupados.
seat-taken = Esse lugar já está ocupado.
seats-free =
    { $count ->
        [one] Ainda há um lugar livre: sente lá alguém, ou um robô.
       *[other] Ainda há { $count } lugares livres: sente lá alguém, ou robôs.
    }
no-such-table = Não há mesa «{ $given }».
no-such-match = Não há partida «{ $given }».
match-is-there = A partida «{ $given }» já cá está.
match-damaged = O que se guardou da partida «{ $given }» está estragado: não pode continuar aqui.
no-such-clock = Um relógio não se acerta para { $given } segundos, mas para { $allowed }.
no-such-phrase = Não há frase «{ $given }».
no-such-step = No passo { $given } ninguém jogou.
not-played-here = A mão { $given } não foi jogada aqui.
one-phrase-at-a-time = Uma frase a cada { $seconds } segundos, por favor.
not-absent = Um robô só pode jogar por { $seat } ao fim de { $seconds } segundos de ausência.
no-more-time = Agora não é possível ter mais tempo: só na sua vez, e uma vez por jogada ({ $seconds } segundos).
no-hints-here = Nesta mesa joga-se sem dicas.
no-claim = Aqui não há nada a mostrar: o resto ainda não é certo.
too-late-to-undo = É tarde para voltar atrás: { $seat } já jogou entretanto.
too-many-bots = Há { $given } robôs para { $most } lugares.
seat-twice = Nomeie cada lugar uma só vez.
one-source = Indique as regras de uma só maneira: um modelo, uma ligação, um ficheiro, as próprias regras ou umas da sua coleção.
too-many-streams = Há demasiadas páginas abertas aqui ao mesmo tempo. Feche uma delas.
no-such-handover = Esta ligação já foi usada, ou é velha de mais. Faça uma nova no outro aparelho.
not-your-name = Para apagar tudo, escreva o seu nome tal como está aqui: { $name }.
passkey-refused = A chave de acesso não foi aceite. Tente outra vez, ou use outra.
passkey-too-late = A chave de acesso chegou tarde de mais. Tente outra vez.
no-such-passkey = Esta chave de acesso não é conhecida aqui, ou já não é.
passkey-not-kept = Esta chave de acesso já é conhecida, ou já tem { $most }. Retire uma primeiro.
who-are-you = Diga primeiro quem é: escolha um nome.
no-such-evening = Não há noite «{ $given }».
evening-changed = Entretanto alguém escreveu aqui.
evening-other-id = O registo é de «{ $given }», não de «{ $needed }».
evening-was-played = «{ $given }» foi dada e jogada: numa noite só se anotam mãos apontadas por alguém.
evening-read-only = Pode ver esta noite, mas não escrever nela.
evening-owner-only = Só quem começou esta noite pode fazer isso.
evening-too-many-guests = Uma noite não leva mais de { $most } pessoas.
evening-too-many-watch = Não podem ver a mesma noite mais de { $most } pessoas ao mesmo tempo.
evening-notes-too-long = Estas notas são longas de mais: não se guardam mais de { $most } bytes.
too-many-evenings = Já guarda { $most } noites: apague uma primeiro.

http-bad-request = Esse pedido não se consegue ler.
http-bad-token = Esse pedido não veio desta página. Carregue a página outra vez.
http-not-found = Aqui não há nada.
http-too-large = É demasiado de uma vez.
http-too-slow = Demorou demasiado: o pedido não chegou a tempo.
http-too-often = Demasiados pedidos. Espere um momento.
http-broken = Alguma coisa correu mal aqui. Nada do que fez se perdeu.
http-away = O que o servidor guarda não está acessível neste momento. Nada se perdeu; tente outra vez daqui a pouco.

serve-at = O Barbu está em { $address } (Ctrl-C para-o)
serve-others = Na sua rede, os outros abrem { $address }
serve-port-busy = A porta { $port } de { $host } não se pode usar ({ $reason }). Escolha outra com --port.
serve-folder-busy = Outro servidor Barbu usa a pasta { $path }. Pare-o primeiro, ou escolha outra pasta com --data.
serve-folder-closed = O Barbu não consegue escrever na pasta { $path }: { $reason }. Dê permissão de escrita a quem inicia o servidor, ou escolha outra pasta com --data.

serve-help = Abrir a mesa na Web a partir desta máquina.
serve-help-port = A porta a usar; 0 para qualquer uma que esteja livre.
serve-help-host = O endereço a usar; 0.0.0.0 deixa entrar quem está na rede.
serve-help-database = Uma base de dados onde guardar tudo, como postgresql://user@host/name; sem ela, a de BARBU_DATABASE. É lá que deve ficar uma palavra-passe: o que se escreve aqui é visto por outros na máquina.
serve-help-access-log = Escrever uma linha por pedido.
serve-help-secure = Enviar cookies só por https; para um servidor atrás de um.
serve-help-requests = Quantos pedidos pode um endereço enviar por minuto.
serve-help-proxy = O endereço, ou a rede, de um proxy à frente deste servidor em cuja palavra se confia sobre quem pede. Pode ser dado várias vezes.
serve-help-log = A forma do registo: text, ou json com uma linha por acontecimento.
serve-help-log-level = A partir de que nível se registam os acontecimentos.
serve-help-metrics = Onde se dão os contadores para o Prometheus, por exemplo 127.0.0.1:9464; não o abra aos convidados.
serve-metrics-address = Não é possível dar os contadores em { $address } ({ $reason }). Escolha outro endereço com --metrics, por exemplo 127.0.0.1:9464.
serve-no-such-choice = { $option } não conhece «{ $given }»: { $allowed }.
serve-database-busy = Outro servidor Barbu usa esta base de dados. Pare-o primeiro, ou dê a este uma base só sua.
serve-database-trouble = A base de dados não se consegue usar: { $reason }.
serve-database-driver = O PostgreSQL precisa de mais um pacote: pip install barbu[postgres].
worker-help = Faz o que acontece sem pessoas, como as jogadas dos bots, para os servidores de uma base de dados PostgreSQL.
worker-at = Este ajudante trabalha para os servidores da sua base de dados (Ctrl-C para-o)
worker-needs-database = Um ajudante precisa da base de dados PostgreSQL dos servidores que ajuda: --database postgresql://user@host/name.
