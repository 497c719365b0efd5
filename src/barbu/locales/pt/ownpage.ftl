# Os aparelhos e os dados de um jogador.

page-own = Os seus aparelhos e dados
page-own-stranger = Este servidor ainda não guarda nada seu. Passa a guardar quando escolher um nome ou se sentar a uma mesa.
page-own-no-line = O servidor não responde. Tente de novo daqui a pouco.
page-own-move = Continuar noutro aparelho
page-own-move-help = Uma ligação ou um código QR leva o seu lugar, as suas partidas e regras para outro telemóvel ou computador.
page-own-move-say = Abra esta ligação no outro aparelho, ou leia lá o código. Serve uma só vez, durante dez minutos. Quem a tiver joga por si.
page-own-move-link = Ligação para o outro aparelho
page-own-move-used = A ligação foi usada: o outro aparelho agora também é seu.
page-own-move-over = Os dez minutos passaram.
page-own-move-again = Nova ligação
page-own-others = Terminar sessão nos outros aparelhos
page-own-others-help = Se perdeu um telemóvel, ou se outra pessoa teve a sua ligação. As chaves de acesso também desaparecem.
page-own-others-sure = Terminar mesmo em todos?
page-own-others-done = Agora só este aparelho é seu.
page-own-passkey = Guardar os meus jogos com uma chave de acesso
page-own-passkey-help = O seu telemóvel ou computador guarda-a, e abre-a com o dedo, a cara ou o PIN. Traz de volta quem este navegador esqueceu, também noutro aparelho que a tenha.
page-own-passkey-made = Guardada. A partir de agora pode voltar com esta chave de acesso.
page-own-passkey-one = Chave de acesso de { $date }
page-own-passkey-used = usada pela última vez em { $date }
page-own-passkey-unused = ainda não usada
page-own-passkey-elsewhere = vale noutro endereço deste servidor
page-own-passkey-remove = Retirar a chave de acesso de { $date }
page-own-passkey-removed = Retirada. Já ninguém volta com ela.
page-own-passkey-stopped = Nada foi alterado.
page-own-back = Voltar com uma chave de acesso
page-own-back-help = Se já fez uma, aqui ou noutro dos seus aparelhos.
page-own-back-sure = Deixar mesmo { $name } para trás aqui?
page-own-take = Descarregar todos os meus dados
page-own-take-help = Um ficheiro com as suas mesas, partidas acabadas, regras e serões. As partidas em curso não vão: têm cartas que ainda ninguém pode ver.

# Apagá-los.

page-own-forget = Apagar todos os meus dados
page-own-forget-say = Isto desaparece, já e para sempre:
page-own-forget-name = O seu nome { $name } e a sua língua, em todos os seus aparelhos.
page-own-forget-tables = { $count ->
    [one] O seu lugar numa mesa. Se lá estiverem outros, a mesa fica e um robô continua a jogar por si.
   *[other] O seu lugar em { $count } mesas. Onde estiverem outros, a mesa fica e um robô continua a jogar por si.
}
page-own-forget-matches = { $count ->
    [one] Uma partida do seu arquivo. Se outros também a tiverem, ficam com ela, e o seu lugar fica sem nome.
   *[other] { $count } partidas do seu arquivo. As que outros também têm ficam com eles, e o seu lugar fica sem nome.
}
page-own-forget-rules = { $count ->
    [one] Um conjunto de regras, com todas as versões.
   *[other] { $count } conjuntos de regras, com todas as versões.
}
page-own-forget-evenings = { $count ->
    [one] Um serão com cartas a sério, também para quem o partilha consigo.
   *[other] { $count } serões com cartas a sério, também para quem os partilha consigo.
}
page-own-forget-browser = O que este navegador guarda: definições, rascunhos de regras, folhas de pontos, jogadores guardados. Os outros aparelhos ficam com o deles até os esvaziar lá.
page-own-forget-backups = As cópias de segurança de quem gere este servidor desaparecem quando forem deitadas fora.
page-own-forget-next = Continuar
page-own-forget-type = Se é mesmo isso que quer, escreva o seu nome: { $name }
page-own-forget-do = Apagar para sempre

# No outro aparelho.

page-move = Continuar aqui
page-move-as = Continuar aqui como { $name }
page-move-say = Este aparelho passa também a ser { $name }, com o mesmo lugar, as mesmas partidas e regras.
page-move-instead = Até agora, aqui, é { $name }. O que está nesse nome deixa de se poder abrir neste aparelho.
page-move-same = Este aparelho já é { $name }.
page-move-bad = Esta ligação já não funciona. Cada uma serve uma só vez, durante dez minutos. Faça outra no outro aparelho, em «Definições».
page-move-no = Deixar tudo como está
