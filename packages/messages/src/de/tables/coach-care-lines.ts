/**
 * Was gesagt wird, wenn jemand von Ärgern, der Bank, einer Niederlage, einer Freude oder einem kleinen Schmerz erzählt, und auf das, was
 * danach gefragt wird: was stimmt, wem man es sagt und was man als Nächstes tut. Eine Nummer zum Anrufen steht dahinter, wo das Gespräch noch keine hatte.
 */
export const coachCareLines = {
  thingsHidden: [
    'Das ist nicht in Ordnung, und du bist nicht schuld. Deine Sachen zu verstecken und dich auszulachen ist Mobbing und kein Spaß, auch wenn sie es so nennen. Sag bitte einem Erwachsenen, wer es ist und seit wann: zuerst deinen Eltern, dann deinem Trainer oder einer Lehrkraft. Bitte den Trainer, in der Kabine hinzuschauen, und stell deine Tasche neben jemanden, der nett zu dir ist. Wenn du magst, machen wir danach mit Fußball weiter.',
    'Ich glaube dir, und du hast nichts falsch gemacht: Niemand darf deine Sachen wegnehmen oder verstecken. Deine Eltern können dir helfen, es dem Trainer zu sagen. Der muss es beenden, und er will es sicher wissen. Schreib auf, was wann war, dann sagt es sich leichter. Bis es aufhört, leg deine Sachen zu jemandem, dem du vertraust. Für Fußball bin ich da, wann du willst.',
  ],
  snitching: [
    'Nein, das ist kein Petzen. Petzen heißt, jemandem Ärger zu machen. Du holst Hilfe, damit es aufhört, und das ist mutig. Sag es deinem Trainer vor dem Training am Spielfeldrand: „Die anderen lachen mich aus, und das ist oft so. Ich will, dass es aufhört. Können Sie mir helfen?“ Wenn das schwer ist, lass deine Eltern mitkommen oder schreib es auf. Ändert sich nichts, sag es dem nächsten Erwachsenen.',
    'Hilfe holen ist nie Petzen. Die anderen haben etwas getan, das nicht in Ordnung ist, und du sagst nur, was stimmt. Dein Trainer kann nur beenden, was er weiß. Ein Satz reicht: „Im Team passiert etwas, das mir wehtut, und ich brauche Ihre Hilfe.“ Deine Eltern können ihn mit dir sagen.',
  ],
  meansIt: [
    'Ich glaube dir. Es ist ernst, es ist nicht in Ordnung, und du bist nicht schuld. Der nächste Schritt ist ein Erwachsener: Erzähl es heute deinen Eltern, was sie tun, wo und seit wann. Auch der Trainer soll es wissen, damit jemand hinschaut; das ist kein Petzen. Hört der Erste nicht zu, sag es dem Nächsten.',
    'Dann nehme ich es genau so, wie du es sagst. Niemand muss sich das gefallen lassen. Such dir einen Erwachsenen aus, dem du vertraust, zu Hause oder in der Schule, und erzähl es ihm heute so wie mir. Zu zweit sagt es sich auch dem Trainer leichter.',
  ],
  toldThenPass: [
    'Gut, dass du es gesagt hast, das war mutig. Fürs nächste Training: Sag es deinem Trainer, bevor es losgeht, „sie spielen mich nicht an“, dann kann er hinschauen und die Gruppen einteilen. Auf dem Platz: Lauf in den freien Raum, ruf laut und klar nach dem Ball, und spiel früh zu denen ab, die zurückspielen. Hol dir auch selbst Bälle. Lassen sie dich trotzdem links liegen, liegt das an ihnen und nicht an dir; sag es zu Hause noch einmal.',
    'Gut, dass jetzt jemand davon weiß. Stell dich im Training dahin, wo Platz ist, nicht hinter einen Gegner, zeig mit der Hand, wohin du den Ball willst, und ruf. Spiel einfache Pässe zu denen, die nett sind. Und lass den Trainer wissen, dass sie dich übergehen: Das zu beenden ist seine Aufgabe.',
  ],
  toldThenPlay: [
    'Gut, dass ein Erwachsener es weiß und mit ihnen redet: Das hast du richtig gemacht. Jetzt zum Fußball. Drei Dinge machen dich gleich stärker: schau über die Schulter, bevor der Ball kommt, lauf nach deinem Pass sofort in den freien Raum, und halt die erste Berührung klein. Dass man gut mit dir umgeht, musst du dir aber nicht verdienen: Das müssen sie sowieso.',
    'Das war mutig, und jetzt hilft dir jemand. Für dein Spiel: sei auf den Zehenspitzen bereit, fordere den Ball früh und spiel den einfachen Pass schnell. Zehn Minuten Ballannahme zu Hause, dreimal in der Woche, sieht man bald. Wie gut du bist, hat nichts damit zu tun, wie sie mit dir umgehen.',
  ],
  getsFree: [
    'Zum Freilaufen beweg dich zweimal: zwei schnelle Schritte weg vom Gegner, dann scharf dahin, wo du den Ball willst, genau wenn dein Mitspieler hochschaut. Steh so, dass niemand zwischen dir und dem Ball ist, halb aufgedreht, ruf „hier!“ und zeig mit der Hand. Nach deinem Pass lauf gleich weiter, dann bist du wieder frei.',
    'Geh dahin, wo der Ball dich erreichen kann: in die Lücke zwischen zwei Gegnern, nicht hinter einen. Erst langsam, dann drei Schritte ganz schnell. Schau vorher über die Schulter, ruf früh, und komm dem Pass entgegen. Kommt er nicht, beweg dich neu: Jeden Ball bekommt niemand.',
  ],
  bench: [
    'Ein ganzes Spiel auf der Bank ist hart, gerade wenn du so gern gespielt hättest. Es sagt nicht, wie gut du sein kannst. Frag deinen Trainer in einem ruhigen Moment, vor oder nach dem Training: „Woran soll ich arbeiten, damit ich mehr spiele?“ Dann weißt du, worauf es ankommt, und kannst es im Training zeigen. Erzähl es auch zu Hause.',
    'Das tut weh, ich verstehe, dass du traurig bist. Der Trainer entscheidet, aber du darfst nach dem Grund fragen: nicht gleich nach dem Spiel, besser beim nächsten Training, und mit „Was kann ich besser machen?“ statt „Warum nicht ich?“. Sei bis dahin auch auf der Bank wach: Schau dem zu, der auf deinem Platz spielt. Erzähl zu Hause, wie es war.',
  ],
  pickedOther: [
    'Das fühlt sich ungerecht an, wenn du so viel trainierst, und du darfst wütend oder traurig sein. Warum der Trainer so entscheidet, kann ich nicht sehen. Frag ihn: „Ich möchte mehr spielen. Was fehlt mir dafür noch?“ Es zählt dein eigener Weg, und wenn du in einer Sache besser wirst, sieht man das. Bleibt es wochenlang so, können deine Eltern mitfragen.',
    'Du tust jeden Tag etwas dafür, da tut das weh. Trainer haben oft einen Grund, den sie nicht sagen: die Position, das Zurücklaufen, der Plan fürs Spiel. Frag freundlich danach und nach einer Sache zum Üben, und zeig genau die in den nächsten drei Trainings. Es ist kein Kampf gegen den anderen: Ihr könnt auch beide spielen.',
  ],
  tellTrainer: [
    'Such dir einen ruhigen Moment vor oder nach dem Training, nie im Spiel. Fang mit dem an, was du willst: „Ich spiele so gern und möchte mehr spielen. Woran soll ich arbeiten?“ Dann hör zu, sag danke und mach genau das. Über so eine Frage ärgert sich niemand: Sie zeigt, dass du lernen willst. Bist du aufgeregt, üb den Satz mit deinen Eltern oder lass sie mitkommen.',
    'Sag es kurz und freundlich: „Darf ich Sie etwas fragen? Ich war oft auf der Bank, und das macht mich traurig. Was kann ich besser machen?“ Rede nicht über andere Spieler, nur über dich. Frag, wenn er Zeit hat, am Spielfeldrand, wo euch alle sehen. Das ist eine gute Frage und kein Grund zum Ärgern.',
  ],
  showMyself: [
    'Trainer schauen auf das, was du die ganze Zeit tust: früh da sein, beim ersten Wort zuhören, nach einem Ballverlust zurücklaufen, helfen und auf dem Platz reden. Fordere den Ball, spiel ihn einfach, und versuch es nach einem Fehler gleich noch mal. Such dir eine starke Sache aus und zeig sie in jedem Training. Und frag den Trainer: „Ich möchte gern spielen. Woran soll ich arbeiten?“',
    'Vier Dinge sieht man sofort: volles Tempo in jeder Übung, fair in jeden Zweikampf gehen, sich freilaufen und rufen, und die anderen anfeuern. Mach das, was dein Trainer gesagt hat, doppelt so genau. Dann frag: „Was fehlt noch, damit ich von Anfang an spiele?“',
  ],
  heavyDefeat: [
    'So eine Niederlage tut richtig weh, und es lag nicht an dir allein: Elf Spieler und viele Momente machen ein Ergebnis, und kein Tor kommt nur von einem. Dass du darüber nachdenkst, zeigt, dass es dir wichtig ist. Erzähl zu Hause, wie es war. Wenn du magst, such eine Sache zum Üben, und das nächste Spiel fängt bei 0:0 an.',
    'Das tut mir leid, so ein Tag ist schwer. So hoch verliert niemand allein: Vor jedem Tor ist der Ball an allen anderen vorbeigekommen. Sei heute traurig, das darfst du. Denk morgen an eine Sache, die gut war, und an eine zum Üben. Rede mit jemandem darüber, den du magst.',
  ],
  whyInGoal: [
    'Jemand musste ins Tor, als kein Torwart da war, und dein Trainer hat dir den schwersten Platz zugetraut. Es war mutig, dass du es gemacht hast. Niemand kann große Paraden erwarten von jemandem, der das nie geübt hat. Du darfst fragen: „Warum hast du mich genommen?“ und sagen, wenn du es nicht noch einmal machen oder vorher üben willst.',
    'Den Grund kann ich nicht wissen, aber meistens nimmt ein Trainer jemanden, der nicht aufgibt. Auf einem Platz auszuhelfen, der nicht deiner ist, hilft dem ganzen Team. Frag den Trainer in Ruhe, warum du es warst und wo du beim nächsten Mal spielst.',
  ],
  funNow: [
    'Gute Idee, etwas anderes hilft. Ein Spiel für heute: Stell fünf Sachen auf, zum Beispiel Flaschen oder Schuhe, und wirf sie mit so wenigen Pässen um, wie du kannst. Dann mit dem anderen Fuß. Niemand zählt, nur der Spaß. {drill} kann auch so ein Spiel sein.',
    'Dann etwas nur zum Spaß: Jongliere so verrückt wie möglich, Knie, Oberschenkel, Spann, und gib jedem Trick einen lustigen Namen. Oder macht zu Hause ein Wettrennen mit dem Ball um einen Stuhl. Aus der Liste passt {drill} gut. Besser werden muss heute nichts.',
  ],
  laughedTogether: [
    'Haha, das hätte ich gern gesehen! Die besten Geschichten sind die, über die man zusammen lachen kann. Hoffentlich tut dir nichts weh. Wie ging es weiter?',
    'Das klingt nach einem tollen Lacher! Schön, wenn sich jemand so mit dir freut. Ist bei dir alles gut gegangen? Dann erzähl mir mehr.',
  ],
  rubbedHeel: [
    'Gut, dass ein Pflaster da ist. Zieh damit alte, weiche Schuhe an, die nicht an die Stelle kommen, oder mach drinnen etwas in Socken, und nur wenn nichts wehtut: den Ball mit der Sohle rollen oder gegen eine Wand werfen und fangen. Die neuen Schuhe warten, bis die Haut wieder gut ist, dann erst zehn Minuten am Stück. Tut es weh oder wird es rot, ruh dich aus und zeig es deinen Eltern.',
    'Erst das Pflaster und andere Schuhe, dann darf es etwas Leichtes sein, solange die Stelle nicht wehtut: weiche Pässe im Stehen, oder wie lange du den Ball auf dem Fuß halten kannst. Hör sofort auf, wenn es reibt. Die neuen Schuhe trägst du nur kurz und mit zwei Paar Socken, wenn alles wieder gut ist.',
  ],
  shoutedFromSide: [
    'Es ist schwer zu spielen, wenn jemand von außen schreit, und dann sind mehr Fehler ganz normal: Dein Kopf muss zwei Sachen auf einmal tun. Das hilft im Spiel: Such dir ein Wort aus, zum Beispiel „weiter“, atme langsam aus, schau auf den Ball und mach nur das Nächste. Antworten musst du nicht. Sag deinem Trainer an einem ruhigen Tag: „Wenn Sie im Spiel rufen, mache ich mehr Fehler. Können Sie es mir in der Pause sagen?“ Deine Eltern können mitkommen. Beleidigungen sind nicht in Ordnung, dann sag es deinen Eltern.',
    'Du bist nicht schuld daran, und vielen geht es so. Nimm das Rufen wie Regen: Du hörst es und spielst weiter. Schau auf den Ball, atme länger aus als ein, dann der einfache Pass. Vor dem nächsten Spiel kannst du bitten: „Sagen Sie mir bitte vorher eine Sache, das hilft mir mehr.“ Wenn es beleidigend ist oder dir Angst macht, sag es deinen Eltern oder einem anderen Erwachsenen, dem du vertraust.',
  ],
  keeperCharged: [
    'Ein fairer Rempler Schulter an Schulter im Kampf um den Ball ist erlaubt, auch vor dem Tor. In dich hineinspringen, mit den Händen schieben, halten oder dir absichtlich den Weg versperren ist ein Foul, und wenn du den Ball in den Händen hast, darf dich niemand angreifen. So schützt du dich: Ruf früh „Torwart!“, spring mit einem Bein ab, das andere Knie vor dir hoch, und nimm den Ball so hoch wie möglich. Im Gedränge faust du ihn weg. Und lande mit weichen Knien.',
    'Für dich im Tor: Geh früh und laut raus, mit dem Knie oben rempelt dich kaum jemand um, und deine Augen bleiben am Ball. Der Schiedsrichter pfeift, wenn jemand schiebt, hält oder in dich springt; eine faire Schulter ist kein Foul. Hast du den Ball in den Händen, müssen sie dich in Ruhe lassen. Bist du nicht sicher, ihn zu bekommen, faust du hoch und zur Seite.',
  ],
  mealAfter: [
    'Das ist ein gutes Essen nach dem Training: Es füllt deine Beine wieder auf. Am besten in ein bis zwei Stunden, mit etwas Eiweiß dazu, zum Beispiel Käse, Ei, Bohnen, Fisch oder Fleisch, und ein bisschen Gemüse. Trink Wasser dazu. Deine Familie weiß, was du magst und was dir guttut.',
    'Ja, das passt gut: Nudeln, Reis oder Kartoffeln geben dir zurück, was du verlaufen hast. Dazu etwas mit Eiweiß, zum Beispiel Ei, Käse oder Bohnen, und viel Wasser. Ein bis zwei Stunden nach dem Training ist eine gute Zeit.',
  ],
  ankle: [
    'Das braucht erst einmal eine Pause: Hör auf, und spiel nicht mit einem dicken Knöchel, auch nicht, wenn er beim Gehen wehtut. Leg ihn hoch, und lass ihn 10 bis 15 Minuten mit einem Tuch dazwischen kühlen, heute ein paar Mal. Zeig ihn deinen Eltern. Ein Arzt oder eine Ärztin soll ihn ansehen, wenn du nicht auftreten oder keine vier Schritte gehen kannst, wenn er sehr dick oder blau ist oder in ein, zwei Tagen nicht deutlich besser wird. Spielen geht wieder, wenn er nicht mehr dick ist, beim Gehen und Hüpfen nichts wehtut und ein Erwachsener ja sagt; einen Tag kann niemand versprechen.',
    'Mit einem umgeknickten Fuß: jetzt kein Fußball. Leg ihn hoch, kühl ihn 10 bis 15 Minuten mit etwas Kaltem im Tuch, und ruh dich aus. Sag es heute deinen Eltern. Kannst du nicht auftreten, schwillt er stark an oder tut er nach zwei Tagen noch weh, muss ein Arzt oder eine Ärztin ihn sehen. Für das Spiel gilt: nicht, solange er dick ist oder wehtut, und erst, wenn ein Erwachsener ja gesagt hat.',
  ],
  ankleOfChild: [
    'Lassen Sie das Kind erst einmal pausieren: kein Spiel mit einem Knöchel, der dick ist oder beim Gehen wehtut. Hochlegen, und 10 bis 15 Minuten mit einem Tuch dazwischen kühlen, am ersten Tag ein paar Mal. Gehen Sie heute zum Arzt, wenn das Kind keine vier Schritte gehen kann, der Knochen selbst beim Drücken wehtut oder er sehr dick oder blau ist; sonst, wenn es in ein, zwei Tagen nicht deutlich besser wird. Zurück ins Spiel geht es, wenn die Schwellung weg ist und Gehen, Hüpfen und Laufen nicht wehtun, und dann mit der Hälfte.',
    'Erst Ruhe, hochlegen und 10 bis 15 Minuten kühlen, mit einem Tuch dazwischen. Ich kann es nicht sehen, also entscheidet ein Arzt oder eine Ärztin, wenn das Kind nicht auftreten kann, die Schwellung groß ist oder länger als zwei Tage bleibt. Kein Spiel, solange er dick ist oder wehtut.',
  ],
  swollen: [
    'Pause: Mit einem dicken Knöchel sollte niemand spielen. Er hält dann nicht gut, und man knickt leicht noch einmal um. Ruh ihn aus, leg ihn hoch, kühl ihn 10 bis 15 Minuten mit einem Tuch dazwischen. Zeig ihn deinen Eltern, und wenn du nicht auftreten kannst oder es in ein, zwei Tagen nicht besser ist, soll ihn ein Arzt oder eine Ärztin ansehen. Spielen kannst du, wenn er nicht mehr dick ist, nichts wehtut und ein Erwachsener ja sagt.',
    'Lieber Pause. Solange er dick ist, kann er dich nicht gut halten, und Spielen macht die Pause nur länger. Kühl ihn mit einem Tuch dazwischen, leg ihn hoch, und lass einen Erwachsenen draufschauen; einen Arzt oder eine Ärztin, wenn du nicht darauf stehen kannst oder es zwei Tage so bleibt.',
  ],
  growing: [
    'Das kann sein: In deinem Alter tut die Stelle, an der der Knochen wächst, vom vielen Laufen oft weh, an der Ferse oder unter dem Knie. Das ist ziemlich häufig, und du wächst trotzdem weiter. Ich kann dich aber nicht sehen, und ein Arzt oder eine Ärztin kann es von anderem unterscheiden. Bis dahin Pause vom Laufen und Springen, weiche Schuhe, und kühlen, wenn es dir guttut. Gut, dass deine Eltern mit draufschauen.',
    'Deine Familie kann recht haben: Beim Wachsen können die Wachstumsstellen an Ferse und Knie von viel Laufen wehtun. Meistens geht es mit einer Pause und eine Zeit lang weniger vorbei. Ob es das ist, sagt ein Arzt oder eine Ärztin. Bis ihr es wisst, lauf und spring nicht darauf.',
  ],
  growingOfChild: [
    'Das kann sein: Eine gereizte Wachstumsfuge an der Ferse (Morbus Sever) oder unter dem Knie (Morbus Schlatter) ist zwischen etwa 8 und 15 Jahren häufig, meist wenn ein Kind schnell wächst und viel läuft; sie tut nach dem Sport weh und wird mit Ruhe besser. Von hier aus kann ich es nicht sagen, ein Arzt oder eine Ärztin kann es. Was jetzt hilft: weniger laufen und springen, Schuhe mit weicher Ferse, nach dem Sport kühlen mit einem Tuch dazwischen, und die Wade sanft dehnen, wo es nicht wehtut. Gehen Sie bald hin bei Hinken, Schwellung, Schmerzen nachts oder in Ruhe, oder wenn nach einem Stoß nur eine Stelle wehtut.',
    'Das ist eine Möglichkeit, und in dem Alter eine häufige: Die Wachstumsstelle an Ferse oder Knie ist vom Laufen und Springen gereizt. Sie ist kein Schaden fürs Leben und geht meist mit einer Pause vorbei. Sicher sagen kann es nur ein Arzt oder eine Ärztin. Bis dahin: Laufpause, eine weiche Ferse im Schuh, kühlen mit einem Tuch dazwischen, und kein Spiel mit Hinken.',
  ],
  carryOn: [
    'Wachsen wirst du trotzdem, aber mit Schmerzen weiterzuspielen macht es meist länger und schlimmer, und man läuft schief und die nächste Stelle tut weh. Warte also auf den Arzt oder deine Eltern; ein paar Tage Pause kosten nichts, was du nicht aufholen kannst.',
    'Dein Wachsen hält es nicht auf. Aber der Schmerz sagt, dass die Stelle Ruhe braucht: Wer weiterspielt, hat es oft Monate statt Wochen. Hör mit Laufen und Springen auf, bis ein Arzt oder eine Ärztin es gesehen hat, und sag zu Hause, wenn es schlimmer wird.',
  ],
  shinOfChild: [
    'Ja, eine Pause ist richtig, solange es wehtut. Schmerzen am Schienbein nach dem Laufen kommen oft von zu viel auf einmal, hartem Boden oder alten Schuhen; es kann auch etwas anderes sein, das entscheidet ein Arzt oder eine Ärztin. Lassen Sie das Kind einige Tage nicht laufen und springen, 10 bis 15 Minuten mit einem Tuch dazwischen kühlen, und schauen Sie nach den Schuhen. Zum Arzt, wenn es in einer Woche nicht besser ist, in Ruhe oder nachts wehtut, geschwollen ist oder eine kleine Stelle beim Drücken sehr wehtut. Danach mit der Hälfte anfangen.',
    'Ich würde pausieren. Ein Schienbein, das nach dem Laufen wehtut, ist meist überlastet und wird mit Ruhe besser; ob es mehr ist, kann ein Arzt oder eine Ärztin sagen. Kein Laufen, bis Gehen und Hüpfen nicht wehtun, danach weicher Boden und passende Schuhe. Bei Schwellung, Hinken, Schmerzen nachts oder an einer kleinen Stelle gehen Sie jetzt hin.',
  ],
  withoutBody: [
    'Ja, mit Augen und Kopf: Schau ein Spiel an und achte darauf, wo jemand auf deiner Position steht, bevor der Ball kommt; halt das Video an und rate den nächsten Pass; zeichne drei Wege, dich freizulaufen; lern die Abseitsregel. Und geh mit zum Training und feuere an. Keine Übung mit der Stelle, und auch keine drum herum. Wenn ein Erwachsener ja sagt, schreib „es ist wieder gut, sie haben Ja gesagt“.',
    'Es geht viel ohne Laufen: Schau zehn Minuten nur einem Spieler zu und zähl, wie oft er sich umschaut, geh dein letztes Spiel im Kopf durch wie einen Film, oder plane mit deinem Trainer, was du als Nächstes lernen willst. Dein Körper ruht sich so lange aus. Wenn nichts mehr wehtut und ein Erwachsener ja sagt, schreib mir „sie haben Ja gesagt“.',
  ],
  buildUp: [
    'Wenn der Arzt oder Sie ja sagen, in Stufen: erst einige Tage gehen und leichte Ballkontakte, dann traben und weiche Pässe, dann Sprints, Drehungen und Schüsse, dann ein Teil vom Mannschaftstraining, und zuletzt ein Spiel. Mit der Hälfte anfangen, einen Tag Pause dazwischen, und nur weitergehen, wenn dabei und am nächsten Morgen nichts wehtut. Sonst eine Stufe zurück.',
    'Langsam, und der Schmerz entscheidet: in der ersten Woche die halbe Zeit ohne Springen, in der zweiten fast alles, aber kürzer, dann volles Training und das Spiel zuletzt. Gut aufwärmen, erst weicher Boden. Sagen Sie es dem Trainer, damit niemand drängt. Kommt der Schmerz wieder, aufhören und den Arzt fragen.',
  ],
  toeKick: [
    'Autsch, der Zeh ist nicht zum Schießen da: Er ist klein, und ein harter Ball tut ihm weh. Schieß mit dem Spann, da wo die Schnürsenkel sind: Standfuß neben den Ball, die Zehen des Schussfußes zeigen nach unten, den Fuß fest machen, und den Ball in der Mitte treffen. Zum Passen nimm die Innenseite. Fang sanft mit einem leichten Ball und passenden Schuhen an. Tut der Zeh auch beim Gehen weh, ist er blau oder dick, hör auf und zeig ihn deinen Eltern.',
    'Nicht mit dem Zeh, dann tut es nicht mehr weh: Zehen zum Boden, Fuß fest machen, und den Ball mit dem Spann treffen. Schau auf den Ball und hol erst langsam aus. Lass den Zeh ausruhen, bis er nicht mehr wehtut; ist er blau, dick oder tut beim Gehen weh, zeig ihn einem Erwachsenen, bevor du wieder schießt.',
    'Mit dem Fußrücken, da wo die Schnürsenkel sind: Zehen nach unten, Fuß fest, Standfuß neben den Ball. Schau auf die Mitte des Balls und schwing durch, erst langsam, dann fester. Die Innenseite ist zum Passen. Der Zeh bleibt draußen und ruht sich aus, solange er wehtut; ist er blau oder dick, soll ihn ein Erwachsener ansehen.',
  ],
  coachTextsChild: [
    'Es ist richtig, dass Sie hinschauen. Ein Trainer sollte einem Kind nicht allein und privat schreiben: In den meisten Vereinen gehen Nachrichten an die Eltern oder in eine Gruppe mit einem zweiten Erwachsenen. Heben Sie die Nachrichten auf und löschen Sie nichts. Das Kind soll nicht allein antworten, und es hat nichts falsch gemacht: Fragen Sie ruhig, was geschrieben wird, und lesen Sie es zusammen. Sprechen Sie mit der oder dem Kinderschutzbeauftragten des Vereins oder des Landesverbands, und sagen Sie, dass Nachrichten ab jetzt an Sie gehen. Geht es um Geheimnisse, Bilder, den Körper oder ein Treffen allein, oder droht der Trainer, gehen Sie zur Polizei. {helpline} Hier in Touchline kann niemand einem Kind schreiben. Ich bin ein Computerprogramm: Diese Stellen wissen mehr als ich.',
  ],
  whoAtClub: [
    'Fragen Sie nach der oder dem Kinderschutzbeauftragten des Vereins, der Name steht meist auf der Vereinsseite. Gibt es niemanden oder geht es um diese Person, gehen Sie zum Landesverband: Dort gibt es eine Anlaufstelle für Kinderschutz, die mit Eltern spricht. Nehmen Sie Nachrichten oder Notizen mit Datum mit. Einen Beweis brauchen Sie nicht, um zu fragen. Ist ein Kind in Gefahr, oder geht es um den Körper, um Bilder oder eine Drohung, rufen Sie die Polizei.',
    'Richtig ist die Kinderschutzbeauftragte oder der Kinderschutzbeauftragte im Verein, sonst im Landesverband. Sagen Sie, was war, mit Tagen und Nachrichten, und fragen Sie, was als Nächstes geschieht. Reden Sie eher mit ihnen als zuerst mit dem Trainer. Geht es um den Körper oder um Bilder, oder droht jemand, hilft Ihnen jederzeit die Polizei.',
  ],
  adultsInApp: [
    'Nein. In dieser App kann niemand einem Kind schreiben, kein Erwachsener und kein anderer Spieler: Es gibt keinen Chat zwischen Menschen, nur dieses Gespräch mit mir, einem Programm. In den Ranglisten sehen andere einen Namen, ein gezeichnetes Bild und Tage und Übungen, und unter 13 nicht einmal das, bis es so gewählt wurde. Abschalten kann man es in den Einstellungen mit „Andere sehen mich“.',
    'Nicht über diese App: Menschen können sich hier keine Nachrichten schicken. Ich bin ein Programm, und niemand sitzt dahinter. In den Ranglisten stehen Namen und gezeichnete Bilder; mit „Andere sehen mich“ in den Einstellungen steht das Kind nicht darin.',
  ],
} as const;
