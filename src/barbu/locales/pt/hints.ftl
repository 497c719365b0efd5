# Uma dica: o que faria um jogador forte, e porquê.

hint-told = Dica: { $act }.
hint-only = Não há outra hipótese.
hint-loses = A vaza não fica para si.
hint-takes = A vaza fica para si.
hint-once = { $item }: para si em { $mine } de 100 casos ({ $other }: { $theirs }).
hint-count = { $item }: { $mine } para si, em média ({ $other }: { $theirs }).
hint-place = O seu lugar: { $mine }, em média ({ $other }: { $theirs }).
hint-slam = Capote sua: em { $mine } de 100 casos ({ $other }: { $theirs }).
hint-slammed = Capote de outro: em { $mine } de 100 casos ({ $other }: { $theirs }).
hint-doubles = Das contras: { $mine }, em média ({ $other }: { $theirs }).
hint-others = Para cada um dos outros: { $mine }, em média ({ $other }: { $theirs }).
hint-expected = A esperar: { $mine } ({ $other }: { $theirs }).
hint-against = A esperar: { $mine } contra { $theirs }.
hint-usual = A esperar: { $mine }, quando um jogo médio dá { $usual } ({ $other }: { $theirs } e { $otherusual }).
hint-equal = A esperar: { $mine }. { $other } vale quase o mesmo.
hint-owed = Custa alguma coisa, mas há uma contra em dívida.
hint-risk = { $other }: pouco a ganhar para o risco.
hint-silence = não contrar ninguém
hint-double = contrar { $who }
hint-pass = passar
hint-stop = ficar por aqui
hint-no-trump = sem trunfo
