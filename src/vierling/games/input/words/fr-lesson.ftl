# Une première partie guidée, une phrase par étape.

input-lesson-stones = Tu as sept pierres. Chacune a deux faces, toujours les paires montrées ici, et on ne voit que celle du dessus.
input-lesson-number = Les pierres forment des nombres. Trois des tiennes sont sur le 3 ; il manque une oblique et une demie.
input-lesson-notes = Tout est affaire de mémoire : qu’y a-t-il dessous ? Ici, des notes t’aident : les petits signes sous tes pierres.
input-lesson-flip = À ton tour, tu retournes une pierre. Prends la demie de ta réserve : dessous, elle est oblique.
input-lesson-lay = Ensuite, tu la poses là où elle convient : case 2 du 3.
input-lesson-others = Le bot retourne et pose à son tour. Tout le monde voit la face qui apparaît, et ferait bien de la retenir.
input-lesson-last-place = Sur le 3, la case 4 est libre. Il faut une demie, et ta pierre ronde en est une dessous : les deux autres rondes sont déjà sur le 3.
input-lesson-announce = La dernière pierre d’un nombre s’annonce avant d’être retournée : choisis la ronde de ta réserve, puis « ferme le 3 », et annonce.
input-lesson-closed = Elle convient ! Le 3 rapporte 3 points, et 2 de plus parce que les cinq pierres sont à toi.
input-lesson-why = Pourquoi annoncer ? Sinon, la pierre n’a pas droit à la dernière case ; mais si tu te trompes, tu perds les points du nombre.
input-lesson-reuse = Les pierres d’un nombre fini resservent, et les tiennes doivent toutes le quitter avant que tu n’en fermes un autre. Retourne celle de la case 1 du 3.
input-lesson-again = Elle est oblique : commence le 4 avec elle, case 1.
input-lesson-end = Et ainsi de suite jusqu’à 17 points. Dans une vraie partie, il n’y a pas de notes, sauf si vous en convenez.
