import { coachTrainerFriendAndMistakeWorryLines } from './coach-trainer-friend-and-mistake-worry-lines.ts';

/**
 * Was gesagt wird, wenn jemand von Ärgern, der Bank, einer Niederlage, einer Freude oder einem kleinen Schmerz erzählt, und auf das, was
 * danach gefragt wird: was stimmt, wem man es sagt und was man als Nächstes tut. Eine Nummer zum Anrufen steht dahinter, wo das Gespräch noch keine hatte.
 */
export const coachTeasingBenchAndSmallPainLines = {
  ...coachTrainerFriendAndMistakeWorryLines,
  thingsHidden: [
    'Das ist nicht in Ordnung, und du bist nicht schuld. Deine Sachen zu verstecken und dich auszulachen ist Mobbing und kein Spaß, auch wenn sie es so nennen. Sag bitte einem Erwachsenen, wer es ist und seit wann: zuerst deinen Eltern, dann deinem Trainer oder einer Lehrkraft. Bitte den Trainer, in der Kabine hinzuschauen, und stell deine Tasche neben jemanden, der nett zu dir ist. Wenn du magst, machen wir danach mit Fußball weiter.',
    'Ich glaube dir, und du hast nichts falsch gemacht: Niemand darf deine Sachen wegnehmen oder verstecken. Deine Eltern können dir helfen, es dem Trainer zu sagen. Der muss es beenden, und er will es sicher wissen. Schreib auf, was wann war, dann sagt es sich leichter. Bis es aufhört, leg deine Sachen zu jemandem, dem du vertraust. Für Fußball bin ich da, wann du willst.',
  ],
  snitching: [
    'Nein, das ist kein Petzen. Petzen heißt, jemandem Ärger zu machen. Du holst Hilfe, damit es aufhört, und das ist mutig. Sag es deinem Trainer vor dem Training am Spielfeldrand: „Die anderen lachen mich aus, und das ist oft so. Ich will, dass es aufhört. Können Sie mir helfen?“ Wenn das schwer ist, lass deine Eltern mitkommen oder schreib es auf. Ändert sich nichts, sag es dem nächsten Erwachsenen.',
    'Hilfe holen ist nie Petzen. Die anderen haben etwas getan, das nicht in Ordnung ist, und du sagst nur, was stimmt. Dein Trainer kann nur beenden, was er weiß. Ein Satz reicht: „Im Team passiert etwas, das mir wehtut, und ich brauche Ihre Hilfe.“ Deine Eltern können ihn mit dir sagen.',
  ],
  wordsForParent: [
    'Das ist mutig und eine gute Idee. Such dir einen ruhigen Moment und fang so an: „Mama, die anderen sind beim Fußball gemein zu mir: Sie sagen gemeine Sachen, und das geht schon länger so. Das tut mir weh, und ich will, dass es aufhört. Hilfst du mir?“ Dann erzähl eine Sache, die passiert ist, so wie sie war. Du kannst es auch aufschreiben oder zeigen, was du hier geschrieben hast.',
    'Gut, dass du es erzählen willst. Diese Worte reichen: „Beim Fußball passiert etwas, das mich traurig macht. Die anderen sind immer wieder gemein zu mir. Bitte hilf mir, dass es aufhört.“ Wem auch immer du es sagst: Du musst nicht alles der Reihe nach wissen, und weinen darfst du auch.',
  ],
  twistedAndSwollen: [
    'Autsch, das tut mir leid. Verdreht und dick heißt: jetzt nicht damit spielen und nicht trainieren, und ein Arzt oder eine Ärztin soll es heute oder morgen ansehen. Zeig es jetzt deinen Eltern. Bis dahin schon es, leg es hoch und kühl es 10 bis 15 Minuten mit einem Tuch dazwischen. Du spielst wieder, wenn ein Arzt Ja sagt.',
    'Das tut weh, und gut, dass du es sagst. Mit einer Schwellung nach dem Verdrehen spielt niemand weiter: Sag es jetzt deinen Eltern und geht heute oder morgen zusammen zum Arzt. Leg es hoch und kühl es mit einem Tuch dazwischen. Wann du wieder spielen darfst, sagt der Arzt.',
  ],
  swollenBeforeMatch: [
    'Ich weiß, wie gern du spielen willst, und es tut mir leid. Aber es ist dick und tut weh, also gibt es ohne das Ja von einem Arzt kein Spiel für dich, auch kein Finale: Dass du auftreten kannst, reicht nicht. Bitte deine Eltern oder einen anderen Erwachsenen um einen Termin noch vor diesem Tag. Sagt der Arzt Nein, braucht dich dein Team am Spielfeldrand, und es kommen noch mehr Finale.',
    'Das ist gerade richtig schwer. Wenn ein Gelenk dick ist, muss ein Arzt es vor dem Spiel ansehen, und ohne sein Ja spielst du nicht: Ein Spiel ist keine monatelange Pause wert. Sag es heute deinen Eltern oder einem anderen Erwachsenen und auch deinem Trainer, damit er planen kann.',
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
  // A small story of the day
  ballBroken: [
    'Oh nein, deine Sachen! Das ist ärgerlich, und du darfst sauer oder traurig sein. Sag es deinen Eltern: Vielleicht lässt es sich retten, oder es gibt etwas Altes zum Spielen. Bis dahin gibt es Übungen ohne Ball.',
    'Oh nein, das tut mir leid. Das hast du gebraucht. Erzähl zu Hause, was passiert ist, und schaut zusammen, ob es noch zu retten ist. Bis dahin frag mich nach einer Übung ohne Ball.',
  ],
  ballBrokenNotNice: [
    'Du hast recht, das ist gar nicht nett, und es tut mir leid. Du darfst sauer sein. Sag ruhig: „Das war meins, und jetzt bin ich traurig.“ Deine Eltern können euch beiden helfen, es wieder gut zu machen.',
    'Nein, nett ist das nicht, da bin ich bei dir. Atme erst ein paarmal langsam durch und sag es dann deinen Eltern. Du darfst fragen, wie du es zurück oder wieder heil bekommst.',
  ],
  ballBrokenBySmall: [
    'So klein noch! Dann war es sicher nicht böse gemeint: Die Kleinen wollen herausfinden, was Sachen machen. Traurig darfst du trotzdem sein. Bitte deine Eltern um einen Platz weit oben, an dem deine Sachen sicher sind.',
    'In dem Alter weiß man noch nicht, was kaputtgeht. Ärgerlich ist es für dich trotzdem. Zeig, wie man dir einen weichen Ball zurollt, dann hast du jemanden zum Spielen, und leg deinen eigenen nach oben.',
  ],
  friendGone: [
    'Das tut mir leid, so etwas tut sehr weh. Ein Streit fühlt sich an wie für immer, und oft ist er nach ein paar Tagen vorbei. Wenn ihr beide ruhig seid, kannst du sagen: „Ich vermisse das Spielen mit dir. Ist alles gut?“ Und erzähl deinen Eltern oder jemandem, den du magst, wie es dir geht. Was ist passiert?',
    'Das ist richtig traurig, und du darfst traurig sein. Es heißt nicht, dass mit dir etwas nicht stimmt. Erzähl es heute zu Hause. Wenn du magst, frag in einem ruhigen Moment nach, was los war. Weißt du, warum?',
  ],
  friendSaysBad: [
    'Das war gemein, und es stimmt nicht: So ist niemand, der spielt und es versucht. Du darfst sagen: „Stopp, das tut mir weh“, und weggehen. Wenn es weitergeht, sag es deinen Eltern, einer Lehrkraft oder deinem Trainer: Das ist kein Petzen.',
    'Das tut mir leid, solche Worte tun weh. Nur weil es einer sagt, stimmt es nicht: Du wirst mit jedem Mal Spielen besser. Sag ruhig „Das mag ich nicht“, und erzähl einem Erwachsenen zu Hause, wie es war.',
  ],
  friendAtFootball: [
    'Dann weiß ich es: Es geht um Fußball. Gemein sein ist auch da nicht in Ordnung. Was passiert auf dem Platz: Sagt da jemand etwas, oder bekommst du keinen Ball?',
    'Gut, beim Fußball. Da kann dein Trainer helfen: Sag vor dem Training in einem Satz, was passiert. Was ist am schlimmsten, die Worte oder wie gespielt wird?',
  ],
  friendWontPass: [
    'Das ist nicht nett, denn Passen gehört zum Zusammenspielen. Stell dich so hin, dass man dich sieht, heb die Hand und ruf laut, und spiel selbst auch ab: Oft kommt der Ball zurück. Wenn es jedes Mal Absicht ist, sag es vor dem Training deinem Trainer.',
    'Das würde jeden ärgern. Sag es neben dem Platz freundlich: „Ich hätte den Ball auch gern von dir.“ Im Spiel lauf vom Gegner weg und ruf. Wenn sich nichts ändert, sag es deinem Trainer.',
  ],
  petIll: [
    'Oh nein, dein armes Tier! Hoffentlich geht es ihm bald wieder gut. Lass es in Ruhe, gib ihm Wasser, und deine Eltern wissen, wann ein Tierarzt danach schauen sollte. Und wie geht es dir, machst du dir Sorgen?',
    'Das ist traurig, um ein Tier sorgt man sich sehr. Bleib ruhig bei ihm und sag deinen Eltern, wie es ihm geht: Sie können beim Tierarzt anrufen. Fußball kann heute warten, wenn du magst.',
  ],
  petPlays: [
    'Wie schön, ein Mitspieler mit vier Beinen! Was macht deiner mit dem Ball: hinterherlaufen oder behalten?',
    'Das klingt nach Spaß! So jemand hat nie genug vom Spielen. Wer hatte den Ball öfter, du oder dein Tier?',
  ],
  petGood: [
    'Ha, ein Star mit vier Beinen! Dann versuch, ihn auszuspielen: schau in die eine Richtung und lauf in die andere. Nimm einen alten Ball, wegen der Zähne.',
    'Das glaube ich, Tiere sind flink! Gegen so einen Gegner lernst du, den Ball nah am Fuß zu halten. Am besten mit einem alten, weichen Ball, wegen Zähnen und Pfoten.',
  ],
  practiseWithPet: [
    'Drei Sachen: den Ball nah am Fuß führen, während dein Tier nebenherläuft, ihn mit der Sohle stoppen, wenn es näher kommt, und um die Wette zu einem Baum laufen. Jedes zehnmal. Nimm einen alten Ball, wegen der Zähne, und hör auf, wenn dein Tier genug hat.',
    'Dribble um dein Tier herum und wechsle die Richtung, wenn es kommt: Das übt die enge Ballführung. Dann Sohle auf den Ball, bis es sitzt, und weiter. Ein alter Ball ist am besten, und dein Tier darf ausruhen, wann es will.',
  ],
  petDoes: [
    'Ha, da hat jemand sein eigenes Spiel! Leg deine Fußballsachen lieber weit nach oben. Machen wir mit Fußball weiter?',
    'Da muss ich schmunzeln! Tiere haben die besten Ideen. Bring deinen Ball und deine Schuhe in Sicherheit.',
  ],
  petYes: [
    'Dann hast du einen Mitspieler zu Hause! Mit einem alten Ball kannst du üben, ihn nah am Fuß zu halten, während dein Tier mitläuft.',
    'Wie gut! Wer immer spielen will, ist der beste Trainingspartner. Nimm einen alten Ball, wegen der Zähne.',
  ],
  petNo: [
    'Auch gut, einer muss dich ja anfeuern! Wollen wir etwas mit Fußball machen?',
    'Alles klar! Dann sind es nur du und der Ball. Was machen wir?',
  ],
  howGoalWas: [
    'Und drin war er! Das war mutig, und es gehört dir. Behalte das Bild für das nächste Spiel im Kopf, und erzähl es auch zu Hause.',
    'Was für ein Tor! Merk dir genau, wie sich das angefühlt hat, das hilft dir beim nächsten Mal. Gut gemacht!',
  ],
  fellBesidePain: [
    'Autsch, so ein Sturz tut weh. Zeig die Stelle heute deinen Eltern: Eine Schürfwunde muss ausgewaschen werden. Kein Training, bis es nicht mehr wehtut. Wenn es dick wird, du nicht auftreten kannst oder es schlimmer wird, geht zum Arzt. Und wenn du dir auch den Kopf gestoßen hast, sag es sofort einem Erwachsenen.',
    'Das tut mir leid mit dem Sturz. Erzähl deinen Eltern, wie es passiert ist, und lass sie danach schauen: sauber machen, mit einem Tuch dazwischen kühlen und heute ausruhen. Mit einer Schwellung oder starken Schmerzen gehört es zum Arzt. Hat auch dein Kopf etwas abbekommen? Dann sag es gleich einem Erwachsenen.',
  ],
  shoutsOften: [
    'Jedes Mal, das ist viel, und es tut mir leid. Du bist nicht schuld: Jeder schießt mal daneben, und niemand soll dafür angeschrien werden. Bitte sag es einem Erwachsenen, der gut zuhört, deiner Mama oder deinem Papa, den Großeltern, einer Lehrkraft oder deinem Trainer. Wer könnte das sein?',
    'Es passiert also immer wieder. Du machst nichts falsch, wenn du danebenschießt, und du musst das nicht allein tragen. Such dir einen Erwachsenen aus, dem du vertraust, und sag es so, wie du es mir gesagt hast. Wer würde dir zuhören?',
  ],
  whomToTellUnknown: [
    'Das macht nichts, nimm dir Zeit. Überleg, wer lieb ist, wenn du traurig bist: zu Hause, bei den Großeltern, in der Schule, im Training. Ein Satz reicht: „Beim Fußball macht mich etwas traurig, kann ich es dir erzählen?“ Du hast nichts falsch gemacht.',
    'Das ist schwer zu wissen, und das ist in Ordnung. Jeder Erwachsene, der zuhört, ist richtig: jemand aus der Familie, eine Lehrkraft, dein Trainer. Du kannst es auch aufschreiben und den Zettel geben.',
  ],
  personToTell: [
    'Das ist ein guter Mensch dafür. Such dir heute einen ruhigen Moment und fang so an: „Beim Fußball macht mich etwas traurig. Hörst du mir zu?“ Dann sag es so, wie du es mir gesagt hast. Das machst du gut.',
    'Gute Wahl! Sag es, wenn es ruhig ist, vielleicht heute Abend: was passiert, wie oft, und wie es dir damit geht. Du bist nicht schuld, und du darfst um Hilfe bitten.',
  ],
  willTellPerson: [
    'Gut gemacht, das ist mutig! Sag es in einem ruhigen Moment, so wie du es mir gesagt hast: was passiert und wie es dir damit geht. Du bist nicht schuld, und du musst es nicht allein schaffen.',
    'Das ist eine sehr gute Idee, ich bin stolz auf dich. Erzähl, was passiert, wie oft, und was du dir wünschst. Wenn es nicht gleich hilft, sag es noch einmal.',
  ],
  sandwichBefore: [
    'Ja, Brot ist gut vor dem Fußball: ein kleines, ein bis zwei Stunden vorher, mit nicht zu viel drauf. Fettiges wie Chips liegt schwer im Bauch, das heb dir für danach auf. Und trink etwas Wasser dazu.',
    'Brot passt, ein bis zwei Stunden vor dem Spielen, damit es rechtzeitig unten ist. Käse, Schinken, Banane oder Marmelade gehen gut; Chips und Frittiertes sind nach dem Spiel besser.',
  ],
  bedtimeTold: [
    'Danke, dass du es sagst. In deinem Alter sind 9 bis 11 Stunden Schlaf gut, also geh nach einem späten Abend heute etwas früher ins Bett. Heute darf es ruhig sein.',
    'Verstehe. Rechne vom Aufstehen zurück: 9 bis 11 Stunden vorher ist deine Bettzeit. Wenn du jetzt müde bist, ruh dich heute aus; morgen macht Fußball mehr Spaß.',
  ],
  // The bench
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
  chatBullied: [
    'Das ist nicht okay, und du bist nicht schuld. Gemeine Worte in einem Chat sind Mobbing, und über deinen Fußball sagen sie nichts. Antworte nicht. Heb die Nachrichten auf, mach einen Screenshot, und stell den Chat dann stumm oder verlass ihn: Du musst das nicht lesen. Zeig es heute einem Erwachsenen, dem du vertraust, etwa deinen Eltern, deinem Trainer oder einer Lehrkraft. Sie können es beenden.',
    'Es tut mir leid, dass sie so etwas schreiben, das muss niemand aushalten. Du hast nichts falsch gemacht. Mach Screenshots, damit du etwas zeigen kannst, schreib nicht zurück, und stell den Chat stumm oder verlass ihn. Dann zeig es deinen Eltern, deinem Trainer oder einer Lehrkraft: Es ist ihre Aufgabe, das zu beenden.',
  ],
  chatHidden: [
    'Das ist nicht okay, und du bist nicht schuld. Das ist Mobbing, und über deinen Fußball sagt es nichts. Heb die Nachrichten auf, antworte nicht, und stell den Chat stumm oder verlass ihn. Ich verstehe, dass es zu Hause niemand wissen soll. Aber du hast nichts falsch gemacht, und deine Eltern würden dir helfen wollen. Wenn es zu schwer zu sagen ist, zeig einfach das Handy. Wenn nicht zu Hause, dann sag es deinem Trainer oder einer Lehrkraft: Ein Erwachsener sollte es wissen.',
    'Es ist normal, dass es zu Hause niemand wissen soll, vielen geht das so. Trotzdem: Du bist nicht schuld und musst das nicht allein tragen. Such dir einen Erwachsenen aus, vielleicht eine Lehrkraft, deinen Trainer oder jemanden aus der Familie, und zeig, was sie schreiben. Sag, was du willst: „Bitte sprich erst mit mir, bevor du etwas machst.“ Heb die Nachrichten auf, und stell den Chat stumm oder verlass ihn.',
  ],
  tellingWorse: [
    'Davor haben viele Angst. Meistens wird es besser, wenn ein Erwachsener es weiß, denn die anderen hören auf, wenn jemand hinschaut. Du darfst sagen, wie es laufen soll: „Bitte sag nicht, dass ich es war. Sprich erst mit mir.“ Ein Trainer kann mit der ganzen Mannschaft reden, ohne einen Namen zu nennen. Wird es doch schlimmer, sag es sofort wieder. Wer es für sich behält, bei dem geht es meist weiter.',
    'Es ist gut, dass du darüber nachdenkst. Sag es also jemandem, der ruhig bleibt, und frag nach einem Plan: Wer spricht mit wem, und dein Name wird nicht gesagt. Schreib auf, was passiert und wann. Hört es danach nicht auf, sag es dem nächsten Erwachsenen, und noch einmal. Niemand darf dich dafür bestrafen, dass du es gesagt hast.',
  ],
  trainerShouts: [
    'Es tut mir leid, das ist nicht okay. Ein Trainer darf streng sein, aber du solltest vor dem Training nie Angst haben. Du bist nicht schuld, und wenn jemand schreit, machen alle mehr Fehler. Bitte erzähl deinen Eltern heute, wie es ist, mit den Worten, die er oder sie sagt. Sie reden mit dem Trainer oder mit der oder dem Kinderschutzbeauftragten vom Verein, die sind für so etwas da. Du musst nicht allein hingehen, und gar nicht, bis es besser ist.',
    'Danke, dass du mir das sagst. Immer angeschrien zu werden ist nicht okay, und du bist nicht schuld: Du bist dort zum Lernen, und Fehler gehören dazu. Sag deiner Mama oder deinem Papa: „Ich habe Angst, weil mein Trainer so schreit.“ Das zu klären ist ihre Sache, nicht deine. In jedem Verein gibt es dafür jemanden, die oder den Kinderschutzbeauftragten. Wenn es schwer zu sagen ist, schreib es auf und gib es ihnen.',
  ],
  tellTrainerOfTeasing: [
    'Ja, sag es deinem Trainer. Oft merken sie es wirklich nicht, und sie können nur beenden, wovon sie wissen. Sag es vor oder nach dem Training, wenn niemand mithört: „Die anderen lachen mich aus und lassen mich nicht mitmachen. Das tut mir weh. Kannst du mir helfen?“ Wenn das schwer ist, kann jemand von deinen Eltern mitkommen. Das ist kein Petzen, und du bist nicht schuld.',
    'Ja, das ist richtig und mutig. Such dir einen ruhigen Moment, und sag, was passiert und wie oft: „Sie lachen mich jedes Mal aus. Bitte achte darauf.“ Bitte darum, dass dein Name vor der Mannschaft nicht fällt. Sag es auch deinen Eltern, dann hilft dir jemand, wenn sich nichts ändert.',
  ],
  shallTell: [
    'Ja, sag es. Hilfe zu holen ist richtig, und du bist nicht schuld. Ein Satz reicht: „Es passiert etwas, das mir wehtut, und ich brauche deine Hilfe.“ Geht es um deinen Trainer oder jemanden, der ihm nahesteht, dann sag es lieber deinen Eltern oder einer Lehrkraft. Hört der Erste nicht zu, sag es dem Nächsten.',
    'Ja, bitte, am besten noch heute. Du musst nicht alles auf einmal erzählen. Fang so an: „Mir geht es mit etwas nicht gut, kannst du mir helfen?“ Nimm einen Erwachsenen, um den es dabei nicht geht. Ändert sich nichts, sag es noch jemandem.',
  ],
  willTellThenPass: [
    'Das ist eine gute Entscheidung, stark von dir. Es zu sagen ist das Wichtigste. Zum Passen: Stell den Standfuß neben den Ball, er zeigt zum Ziel, mach den Knöchel fest, und triff den Ball in der Mitte mit der Innenseite. Zehn Pässe mit jedem Fuß gegen eine Wand, dreimal. {pass} ist eine gute Übung dafür.',
    'Gut, dass du es sagst, das ist mutig. Und nun zum Passen: Schau hoch, bevor der Ball kommt, nimm ihn weich an, und pass mit der Innenseite, fest. Fang nah an einer Wand an, dann geh einen Schritt zurück. {pass} übt genau das.',
  ],
  sickEatingEarly: [
    'Dann zwing dich nicht: Viele können früh nicht viel essen, und das ist in Ordnung. Probier etwas Kleines, Leichtes, das du magst, zum Beispiel Toast mit Marmelade oder Honig, eine Banane oder einen Joghurt, zwei Stunden bevor du spielst. Ist das Spiel früh, iss am Abend davor gut, und nimm morgens ein paar Bissen und etwas Wasser. Ist dir oft schlecht, auch an anderen Tagen, sag es deinen Eltern.',
    'Du musst nichts essen, was du nicht magst. Nimm, was leicht rutscht: Toast, eine Banane, trockene Flocken oder einen Smoothie, in kleinen Bissen und nicht kurz vor dem Anpfiff. Steh ein bisschen früher auf, damit dein Bauch wach wird. Probier es an einem Tag ohne Spiel. Ist dir auch an anderen Tagen schlecht, sag es deinen Eltern.',
  ],
  watchWithoutMe: [
    'Das verstehe ich: Den anderen zuzuschauen tut weh, wenn man selbst dabei sein möchte. Du musst nicht hingehen. Du darfst sagen: „Ich hoffe, ihr gewinnt, ich mache heute etwas anderes.“ Wenn du später doch hingehst, ist das mutig. Mach an dem Tag etwas, das du magst, und sag jemandem zu Hause, wie es dir geht. Eine Auswahl sagt nicht, wie gut du bist.',
    'Dieses Gefühl kennen viele. Du kannst diesmal zu Hause bleiben und bist trotzdem ein guter Freund. Triff vielleicht jemanden, den du magst, oder spiel für dich. Und wenn du es wissen willst, frag den, der ausgesucht hat: „Woran kann ich bis zum nächsten Mal arbeiten?“',
  ],
  limbForWeeks: [
    'Zwei Wochen oder länger ist zu lang, um damit weiterzuspielen. Mach eine Pause vom Laufen, Springen und harten Schießen, sag es heute deinen Eltern, und lass es bald von einem Arzt oder einer Ärztin ansehen: Das ist kein Notfall, aber es sollte bald sein. Beim Wachsen tut die Stelle unter der Kniescheibe oder an der Ferse oft weh, und ob es das ist, weiß nur ein Arzt. Kühl es abends, wenn es dir guttut. Geh sofort hin, wenn es dick ist, nachts wehtut oder du hinkst.',
    'Schmerzen, die nicht weggehen, gehören zum Arzt, also sag es heute deinen Eltern. Bis dahin Pause: keine Sprints, keine Sprünge, keine Schüsse. In deinem Alter kommt das oft vom Wachsen und vom vielen Laufen und wird mit einer Pause meist gut. Schwellung, Hinken oder Schmerzen in der Nacht heißen: gleich hingehen.',
  ],
  askForMinutes: [
    'Such dir einen ruhigen Moment vor oder nach dem Training, nicht am Spieltag. Sag: „Ich möchte gern mehr spielen. Woran soll ich dafür arbeiten?“ Dann hör zu, sag danke, und mach genau das. Rede nicht über andere Spieler. Über so eine Frage wird niemand sauer, sie zeigt, dass du lernen willst. Wenn du nervös bist, üb es einmal zu Hause.',
    'Sag es kurz und freundlich: „Trainer, ich spiele so gern. Was muss ich besser machen, damit ich mehr spiele?“ Auf dem Platz, wenn Zeit ist, und mit einem Lächeln. Bitte um eine Sache, an der du arbeiten kannst, und zeig sie in den nächsten drei Trainings. Dann frag noch einmal, wie es war.',
  ],
  beatBigOne: [
    'Gegen einen Größeren gewinnst du mit schnellen Füßen und mit dem Kopf, nicht mit Kraft. Halt den Ball nah bei dir und weg von ihm, geh erst langsam, mach eine Finte, dann drei schnelle Schritte an der Seite vorbei. Schieß früh und flach. Beim Verteidigen stell dich seitlich, einen großen Schritt weg, und warte, bis er den Ball zu weit vorlegt. Und spielt kurze Runden bis drei Tore, dann wird keiner müde. Viel Spaß!',
    'Ha, zeig es ihm! Schau, mit welchem Fuß er spielt, und geh an der anderen Seite vorbei. Wechsle das Tempo: langsam, langsam, schnell. Einmal Übersteiger oder Rückzieher mit der Sohle, dann los. Hat er den Ball, spring nicht hinein: Bleib auf den Zehen, geh langsam zurück, und nimm ihn, wenn er nach unten schaut.',
  ],
  bigWin: [
    'Wow, was für ein Sieg, stark! Genieß es, das habt ihr euch verdient. Was war dein schönster Moment? Und beim nächsten Training: Mach genau das weiter, was heute geklappt hat.',
    'Ja! Glückwunsch an dich und deine Mannschaft! So ein Tag ist das Schönste am Fußball. Welcher Moment gefällt dir am besten? Feiert erst, weiter geht es, wenn du Lust hast.',
  ],
  stillHappy: [
    'Ach so, ihr habt gewonnen, und ich habe dich falsch verstanden: Glückwunsch! Schön, dass du dich freust. Genieß es, und erzähl mir deinen besten Moment.',
    'Entschuldige, dann war es ja ein toller Tag! Glückwunsch zum Sieg. Was war das Schönste daran?',
  ],
  restDayOfChild: [
    'Nein, verbieten müssen Sie es nicht: Dass das Kind spielen will, ist schön. Am Ruhetag ist kurz und locker in Ordnung: ein bisschen jonglieren, mit Freunden kicken, keine Sprints und nichts zählen. Halten Sie nur einen Tag in der Woche wirklich frei, und hören Sie auf, wenn etwas wehtut oder das Kind müde oder gereizt ist. Machen Sie es vorher aus: „Zwanzig Minuten zum Spaß, dann machen wir etwas anderes.“',
    'Lassen Sie es Spiel sein und kein Training: Kicken im Garten schadet am Ruhetag nicht. Ruhen sollen hartes Laufen und viele Wiederholungen. Achten Sie auf schmerzende Fersen oder Knie, Müdigkeit und schlechten Schlaf: Dann lieber einen Tag drinnen.',
  ],
  wordsForChild: [
    'Sagen Sie wenig und hören Sie erst zu: „Gut, dass du es mir erzählst. Du bist nicht schuld. Du musst heute nichts entscheiden.“ Dann fragen Sie: „Was war das Schlimmste, und was würde dir helfen?“ Reden Sie dem Kind weder das Bleiben noch das Aufhören ein. Morgen überlegen Sie zusammen: mit dem Trainer reden, noch etwas warten oder eine andere Mannschaft suchen. Das Spiel zu lieben und diese Mannschaft nicht, ist ein guter Grund, einen besseren Platz zu suchen.',
    'Worte, die helfen: „Das klingt schwer. Ich glaube dir. Ich bin auf deiner Seite.“ Und: „Du spielst gut, wenn es Spaß macht, und wir finden einen Ort, wo es so ist.“ Entscheidungen gehören auf einen ruhigen Tag, dann reden Sie mit dem Trainer darüber, was passiert. Bleibt das Kind traurig, schläft schlecht oder will nicht in die Schule, holen Sie Hilfe beim Arzt oder in der Schule.',
  ],
  switchTeams: [
    'Wenn das Kind dort unglücklich ist, ist es keine schlechte Idee, aber reden Sie erst: Sagen Sie dem Trainer, was passiert, und geben Sie dem zwei bis drei Wochen. Fragen Sie Verein oder Verband nach den Regeln, denn manche Ligen erlauben einen Wechsel in der Saison nur in bestimmten Wochen. Besuchen Sie vorher zusammen ein Training der neuen Mannschaft, und lassen Sie das Kind gut Abschied nehmen. Wo ein Kind gemobbt wird und niemand etwas tut, müssen Sie nicht bis zum Ende der Saison warten.',
    'Es kommt darauf an, warum. Geht es um Spielzeit, helfen oft ein Gespräch mit dem Trainer und etwas Geduld. Wird das Kind ausgelacht oder ausgeschlossen und es hört nicht auf, ist ein Wechsel auch in der Saison richtig. Prüfen Sie, wann Ihre Liga ihn erlaubt, machen Sie erst ein Probetraining, und lassen Sie das Kind entscheiden.',
  ],
  minutesOfChild: [
    'Bitten Sie um ein kurzes Gespräch, nicht am Spieltag und nicht vom Rand aus. Fangen Sie mit einem Dank an, dann eine offene Frage: „Mein Kind spielt so gern und hätte gern mehr Spielzeit. Woran sollen wir arbeiten?“ Vergleichen Sie nicht mit anderen Kindern, und reden Sie nicht über Taktik. Fragen Sie, wie die Spielzeit in dieser Altersklasse verteilt wird: Viele Vereine haben dafür eine Regel. Noch besser: Ihr Kind stellt die Frage selbst, und Sie stehen daneben.',
    'Schreiben Sie freundlich: „Hätten Sie nach dem Training fünf Minuten?“ Dann hören Sie mehr zu, als Sie reden: „Was macht mein Kind gut, und was fehlt für mehr Spielzeit?“ Machen Sie eine Sache aus, und schauen Sie in vier Wochen wieder. Das ist kein Drängen, Trainer mögen Eltern, die so fragen. Gibt es danach keinen fairen Anteil, fragen Sie die Jugendleitung des Vereins.',
  ],
  nameOfChild: [
    'In den Ranglisten sehen andere einen Anzeigenamen, am besten einen Spitznamen, mit gezeichnetem Bild, Level, Tagen, Übungen und Tokens: keinen echten Namen, keine Adresse, keine Ergebnisse. Unter 13 oder ohne Alter steht dort niemand, bis es in den Einstellungen mit „Andere sehen mich“ so gewählt wurde. Schalten Sie das aus, sieht niemand das Kind. Schreiben kann ihm hier niemand.',
    'Nur den Anzeigenamen, der gewählt wurde, und nur in den Ranglisten, wenn „Andere sehen mich“ in den Einstellungen an ist; unter 13 oder ohne Alter ist es zuerst aus. Wählen Sie einen Spitznamen, der nicht zum Kind führt. Vom Üben und von Ergebnissen sehen andere nichts, und Nachrichten können sie nicht schicken.',
  ],
  tellOfTrainer: [
    'Ja, sag es deiner Mama oder deinem Papa. Das ist kein Petzen: Du holst dir Hilfe, und das ist mutig. Du bist nicht schuld, und deine Eltern wollen das wissen. Sag es, wie es ist: „Mein Trainer schreit mich an, und ich habe Angst vor dem Training.“ Sie reden für dich mit dem Verein, am besten mit der oder dem Kinderschutzbeauftragten, du musst es dem Trainer nicht selbst sagen.',
    'Ja, erzähl es bitte heute zu Hause. Wer um Hilfe bittet, petzt nicht. Sag, welche Worte fallen, wie oft, und wie es dir damit geht. Deine Eltern können die oder den Kinderschutzbeauftragten vom Verein anrufen, und du musst mit dem Trainer nicht darüber reden.',
  ],
  fewMinutes: [
    'Nur ein paar Minuten, das ist hart, wenn du so gern spielen wolltest. Es sagt nicht, wie gut du bist. Frag deinen Trainer beim nächsten Training in einem ruhigen Moment: „Ich möchte gern mehr spielen. Woran soll ich arbeiten?“ In den Minuten, die du bekommst, lauf viel, ruf nach dem Ball und spiel ihn einfach: Das sieht man. Erzähl es auch zu Hause.',
    'Das tut weh, vor allem, wenn es nicht das erste Mal ist. Ich kann den Grund nicht wissen, dein Trainer schon: Frag freundlich und nicht gleich nach dem Spiel, was dir für mehr Minuten fehlt, und übe genau das. Und sei bereit, wenn du gerufen wirst: die ersten zwei Läufe mit vollem Tempo.',
  ],
  ifTheyLaugh: [
    'Diese Angst ist normal vor etwas Neuem, und meistens lacht niemand: Alle schauen auf den Ball und auf sich selbst. Wenn doch jemand lacht, atme aus, lächle einmal und spiel den nächsten Pass. Jeder verfehlt mal den Ball. Geht es weiter oder tut es dir weh, sag es dem Trainer oder deinen Eltern: Dann müssen sie es beenden. Und wenn es schon passiert, sag es mir oder ihnen.',
    'Den Gedanken haben fast alle vor dem ersten Training. Was hilft: Komm ein bisschen früher, sag einem netten Gesicht deinen Namen, und fang mit leichten Pässen an. Ein Fehler ist mit dem nächsten Ball vergessen. Lachen sie gemein, bist du nicht schuld, und ein Erwachsener muss es wissen: dein Trainer oder deine Eltern.',
  ],
  girlInBoysTeam: [
    'Gute Wahl: Fußball ist für Mädchen genauso da wie für Jungs, und viele der Besten haben im Jungsteam angefangen. Komm ein bisschen früher, sag deinen Namen, und lass deine Eltern mit dem Trainer klären, wo du dich umziehst. Ruf laut nach dem Ball, spiel erst einfach und zeig, was du kannst. Ist jemand gemein, weil du ein Mädchen bist, sag es dem Trainer: Das ist nicht okay, und er muss es beenden.',
    'Das schaffst du. Die ersten Tage: Sag dem Trainer hallo, frag, wo sich Mädchen umziehen, oder komm schon umgezogen, such dir jemanden zum Passen und geh mutig zum Ball. Du musst nicht die Stärkste sein: Ballannahme, Blick hoch und Laufen zählen. Lässt dich jemand nicht mitspielen, sag es früh dem Trainer und deinen Eltern.',
  ],
  whereToChange: [
    'Frag vor dem ersten Tag den Trainer, oder lass deine Eltern fragen: Viele Vereine haben für Mädchen, oder wer lieber allein ist, einen Raum oder eine Zeit. Du kannst auch schon umgezogen mit einer Jacke darüber kommen und zu Hause duschen. Niemand darf verlangen, dass du dich vor anderen umziehst, und kein Erwachsener muss dabei sein. Passiert das doch, sag es deinen Eltern.',
  ],
  stillLikesIt: [
    'Weinen, weil dir etwas wichtig ist, ist völlig in Ordnung, und viele Gute tun es. Was zählt, hast du gerade gesagt: Du magst es und willst mehr spielen. Sag das deinen Eltern in einem Satz, in einem ruhigen Moment und nicht im Auto gleich nach dem Spiel: „Ich war traurig, aber ich will nicht aufhören. Ich will mehr spielen.“ Dann frag deinen Trainer, woran du arbeiten sollst.',
    'Dann musst du nicht aufhören: Tränen nach einem harten Spiel sagen nur, dass es dir wichtig ist. Sag es zu Hause genau so wie hier. Damit du mehr spielst, frag deinen Trainer beim nächsten Training, was fehlt, und such dir eine Sache zum Üben aus.',
  ],
  tooSlowFaster: [
    'Dann weißt du, woran du arbeiten kannst, und Tempo kann man trainieren: fünf bis acht kurze Sprints von ein paar Sekunden, nach jedem eine lange Pause, an zwei Tagen in der Woche. Schnelle kleine Schritte und kräftige Arme helfen beim Start. Auf dem Platz bist du schneller, wenn du früh schaust und einen Moment vor den anderen losläufst. Langsam sein sagt nichts über nächstes Jahr.',
    'Wenn das der Grund ist, kannst du ihn ändern. Kurz sprinten und lang ausruhen, an zwei Tagen in der Woche, dazu Übungen für schnelle Füße. Und denk voraus: Wer den Pass kommen sieht, startet eher. Frag nach ein paar Wochen, ob man es merkt.',
  ],
  toePoke: [
    'Gut, dass du fragst! Der Zeh ist klein, deshalb fliegt der Ball irgendwohin. Zehen nach unten, Fußgelenk fest, und triff die Mitte des Balls mit dem Spann, wenn er weit fliegen soll, oder mit der Innenseite zum Passen. Dein Standfuß steht neben dem Ball und zeigt dahin, wohin er soll. Fang langsam an, mit zwei Schritten, zehnmal mit jedem Fuß.',
    'Schlimm ist das nicht, nur kann man so schlecht zielen: Ein Zeh trifft den Ball mit einem kleinen Punkt. Also Zehen nach unten, Fuß hart machen und den Spann nehmen, das ist die harte Stelle oben. Zum Passen nimm die Innenseite. Der andere Fuß steht neben dem Ball und zeigt dahin, wohin der Ball soll. Fang sanft an.',
  ],
  mayAsk: [
    'Klar, frag! Ich bin ein Programm und kenne mich mit Fußball, Üben und dieser App am besten aus. Von anderem weiß ich wenig, und dann sage ich es. Wenn dich etwas bedrückt, kann ein Erwachsener, dem du vertraust, mehr als ich.',
    'Natürlich, leg los. Beim Fußball kann ich am meisten helfen; bei allem anderen sage ich ehrlich, wenn ich es nicht weiß. Für das, was dir schwer auf dem Herzen liegt, ist ein Erwachsener, dem du vertraust, besser.',
  ],
  fearsToAsk: [
    'Fragen ist kein Jammern: Jammern ist „das ist unfair“, Fragen ist „was kann ich besser machen?“. Such dir einen ruhigen Moment vor oder nach dem Training und sag genau das: „Ich möchte länger spielen. Woran soll ich arbeiten?“ Dann hör zu, bedank dich und mach es. Das finden Trainer stark.',
    'Sprich von dem, was du lernen willst, und nicht von dem, was unfair war, dann klingt es nicht nach Beschwerde: „Ich will dem Team länger helfen. Was fehlt mir?“ Kurz, ruhig, nicht gleich nach dem Spiel, und kein Wort über andere Spieler. Das ist Stärke.',
  ],
  friendJoinsIn: [
    'Das tut am meisten weh, wenn jemand mitmacht, den man mag. Manche machen nur mit, weil sie Angst haben, die Nächsten zu sein; richtig wird es davon nicht. Du musst das nicht heute entscheiden. Sag es einmal, wenn ihr allein seid: „Das tut mir weh, wenn du da mitmachst.“ Wer befreundet ist, hört auf. Wer weitermacht, ist gerade kein Freund und keine Freundin, und du darfst Abstand halten, ohne gemein zu sein. Du bist nicht schuld. Und erzähl bitte einem Erwachsenen, zu Hause oder in der Schule, alles, auch wer mitmacht: Du musst das nicht allein beenden.',
    'Wer befreundet ist, lacht nicht mit, also darfst du dich das fragen. Überleg, wie es dir geht, wenn ihr nur zu zweit seid: sicher oder klein? Sag in einem ruhigen Satz, was du gesehen hast, und schau, was dann passiert. Du schuldest niemandem ein Geheimnis, eine Einladung oder den Platz neben dir. Such dir einen Menschen, der nett zu dir ist, und sag einem Erwachsenen, dem du vertraust, was passiert und wer dabei ist, damit es aufhört.',
  ],
  afterLostMatch: [
    'Direkt nach dem Spiel und im Auto reicht wenig: „Ich schau dir gern zu“, etwas zu trinken, Musik, wenn Ihr Kind mag. Keine Analyse, und kein Trost, der es kleinredet. Fängt Ihr Kind an, hören Sie zu und fragen einmal: „Magst du darüber reden, oder jetzt nicht?“ Am nächsten Tag redet es sich besser, und eine Frage genügt: „Was war gut, und was willst du nächstes Mal probieren?“ Fehler sind Sache des Trainers.',
    'Gute Eltern sagen meist drei Dinge: „Hat es dir Spaß gemacht?“, „Ich hab gesehen, wie du gelaufen bist“ und „Worauf hast du Hunger?“. Der Rest kann bis zum nächsten Tag warten, und bis Ihr Kind es will. Kein Wort über Ergebnis, Schiedsrichter oder andere Kinder auf der Heimfahrt. Fließen Tränen, setzen Sie sich daneben und warten: Sie brauchen keine Antwort.',
  ],
  doesNotTalk: [
    'Nach einer Niederlage ist das normal: Die Enttäuschung muss irgendwohin, und eine zugeknallte Tür heißt „jetzt nicht“, nicht „geh weg“. Lassen Sie ein, zwei Stunden, sagen Sie einmal durch die Tür „Ich bin da, wenn du magst“, und bieten Sie später etwas Alltägliches an: Essen, einen Spaziergang, einen Film. Fragen Sie nicht nach dem Spiel. Am nächsten Tag genügt ein kurzes „War es das Ergebnis oder etwas anderes?“. Dauert es länger als eine Woche, oder will Ihr Kind gar nicht mehr hin, sprechen Sie mit ihm und mit dem Trainer.',
    'Geben Sie Zeit, und nehmen Sie die Tür gelassen: „Bei uns werden keine Türen geknallt“ kann bis zum Abend warten. Viele Kinder reden später, nebeneinander, beim Fahren oder mit dem Ball, und nicht Auge in Auge. Sie können bei sich anfangen: „Ich hab Verlieren in deinem Alter auch gehasst.“ Geht es um mehr als ein verlorenes Spiel, merkt man es an Schlaf, Appetit und Freunden; dann fragen Sie direkt und holen Hilfe.',
  ],
  sitsAndHelps: [
    'Sitzen ist kein Hindernis, das Kind bewegt sich, und Sie sind der Partner. Drei Spiele: Sie rollen oder werfen den Ball sanft, und er kommt mit der Innenseite zurück, zehnmal mit jedem Fuß. Stellen Sie zwei Flaschen als Tor vor den Stuhl, und zählt die Treffer von zehn. Rufen Sie „links“, „rechts“ oder eine Zahl, während Ihr Enkelkind auf Sie zu dribbelt, damit der Blick hochkommt. Sie zählen, loben und halten die Uhr: Genau das macht Spaß. Zehn bis fünfzehn Minuten reichen, und ein weicher Ball schont Ihre Knie.',
    'Vom Stuhl aus geht viel: Seien Sie die Wand. Das Kind passt aus drei Schritten zu Ihnen, Sie stoppen mit Fuß oder Hand und rollen zurück, ab und zu etwas zur Seite. Oder Sie halten Finger hoch, während das Kind dribbelt oder jongliert, und es sagt, wie viele es sind. Oder Sie werfen den Ball in flachem Bogen, und er wird mit Fuß oder Oberschenkel gestoppt. Wechseln Sie nach fünf Minuten das Spiel, und lassen Sie das Kind eine Regel erfinden.',
  ],
  onlyKeepGoing: [
    '„Weiter so“ ist nett, aber üben kann man es nicht. Frag deshalb nach einer Sache, auf die ein Wort als Antwort reicht: „Was soll ich zuerst verbessern: Passen, Freilaufen oder Verteidigen?“ Und dann: „Woran merke ich, dass es besser ist?“',
    'Dann frag nicht „Wie bin ich?“, sondern nach einem Moment: „Am Samstag hab ich links den Ball verloren. Was hätte ich da machen sollen?“ Auf so eine Frage kann niemand „weiter so“ sagen.',
    'Bring selbst ein Ziel mit: „Ich will vier Wochen an der Ballannahme arbeiten. Ist das für meine Position das Richtige? Und schaust du am Ende vom Monat drauf?“ Dann muss dein Trainer nur Ja oder Nein sagen, und er schaut hin.',
    'Vielleicht ist auf dem Platz keine Zeit. Frag vorher nach zwei Minuten: „Kann ich am Donnerstag nach dem Training kurz mit dir reden?“ Deine Eltern können auch mitfragen. Und andere sehen dich ebenso: Frag den Co-Trainer oder einen älteren Mitspieler, was ihnen auffällt.',
    'Du kannst es auch ohne den Trainer herausfinden: Schreib nach jedem Spiel eine Sache auf, die gut war, und eine, die nicht klappte. Nach drei Spielen siehst du, was zweimal dasteht, und genau das nimmst du mit: „Das passiert mir oft. Welche Übung kennst du dafür?“',
  ],
  tallAhead: [
    'Hinter Großen gewinnst du mit Zeit und Platz, nicht mit Größe. Bleib nicht in ihrem Rücken stehen: Fang zwei Schritte weiter draußen an und lauf spät los, an ihrer Schulter vorbei, wenn der Ball getreten wird. Geh an den ersten Pfosten oder auf den zweiten Ball, der herunterfällt. Und schau vorher über die Schulter, dann weißt du, wo die Lücke ist.',
    'Siehst du nichts, wechsle den Platz: einen Schritt zur Seite oder zurück, bis du den Ball zwischen zweien siehst. Große drehen sich langsamer, also beweg dich zweimal: einen Schritt weg, dann schnell in die Lücke. Flache Bälle und Abpraller gehören dir. Im Tor rufst du laut „Torwart!“ und bittest die eigenen Verteidiger, dir die Sicht freizulassen.',
  ],
  disturbs: [
    'Meist braucht so ein Kind eine Aufgabe, Bewegung oder dass es gesehen wird. Geben Sie ihm vorher einen Job: Leibchen verteilen, zählen, als Erstes vormachen. Sprechen Sie leise und nah, ein Satz: „Ich brauche, dass du jetzt zuhörst, dann spielst du.“ Loben Sie sofort, wenn es klappt. Stellen Sie es neben sich, erklären Sie zwanzig Sekunden, und vermeiden Sie Schlangen. Fragen Sie nach dem Training das Kind allein, was schwer ist, und dann die Eltern, als Frage und nicht als Klage.',
    'Schauen Sie, wann es passiert: Während Sie reden, war es zu lang; beim Warten, dann warten in der Übung zu viele. Verabreden Sie ein Zeichen für alle, etwa Sohle auf den Ball. Geht es weiter, eine kurze Pause neben Ihnen, eine Minute, ohne Rede, dann wieder rein. Auf jede Ermahnung drei Dinge, die gut waren. Ändert sich wochenlang nichts, sprechen Sie mit den Eltern und einem anderen Trainer im Verein.',
  ],
  benchForDisturbing: [
    'Eine kurze Pause von ein, zwei Minuten ja, ein ganzes Spiel oder Training nein: Wer draußen sitzt, lernt kein Zuhören und hat mehr Grund zu stören. Sagen Sie vorher, was passiert und warum, bleiben Sie ruhig, und holen Sie das Kind mit einer Aufgabe zurück. Strafrunden und Liegestütze machen Laufen zur Strafe; lassen Sie sie weg.',
    'Als Strafe lieber nicht. Die Pause sei kurz, für alle gleich, und endet mit „jetzt bist du wieder dabei“. Spielzeit am Samstag hängt nicht am Dienstag. Mehr bringt eine Aufgabe mit Verantwortung, und ein Gespräch mit Kind und Eltern zusammen.',
  ],
  fairMinutes: [
    'Bei Kindern spielt jedes etwa die Hälfte von jedem Spiel. Machen Sie vorher einen Plan: Wechsel in Blöcken, zum Beispiel alle sieben, acht Minuten, immer zwei oder drei auf einmal, auf einem Zettel. Fangen Sie jede Woche mit anderen an, und lassen Sie alle jede Position probieren, auch das Tor. Sagen Sie Eltern und Kindern den Plan, dann rechnet niemand nach, egal wie es steht.',
    'Legen Sie es vor dem Spiel fest und nicht nach dem Stand: Minuten durch Spieler teilen, zu festen Zeiten wechseln, und nächste Woche beginnen die, die am Ende draußen waren. Paare machen es leicht: Zwei teilen sich einen Platz. Ein Helfer mit der Liste hält Ihnen den Kopf frei.',
  ],
  noPassesToChild: [
    'Das ist schwer mit anzusehen. Gründe gibt es mehrere: Ihr Kind steht hinter einem Gegner, es ist neu, oder die anderen passen nur zu Freunden. Schauen Sie sich ein Spiel an: Ist es frei und ruft, und bekommt trotzdem nichts? Ist es selten frei, hilft zweierlei sofort: erst weg, dann dem Ball entgegen, und laut rufen. Ist es frei und wird übersehen, sollte es der Trainer wissen.',
    'Finden Sie zuerst heraus, was es ist: nicht gesehen oder nicht gewollt. Zählen Sie zehn Minuten lang, wie oft Ihr Kind frei ist und den Ball fordert. Nicht frei: in Lücken laufen und die Ballannahme üben. Frei und übergangen: mit dem Trainer reden, ruhig und mit dem, was Sie gesehen haben. Und neben dem Platz? Wird es dort auch ausgeschlossen, ist es mehr als Fußball.',
  ],
  noPassesToCoach: [
    'Ja, wenn es in mehr als einem Spiel so war. Bitten Sie um fünf Minuten nach dem Training, ohne Ihr Kind und ohne andere. Sagen Sie, was Sie gesehen haben, und fragen Sie: „Sehen Sie das auch so? Was können wir zu Hause tun, und was Sie im Team?“ Trainer können Teams mischen, mit der Regel spielen, dass alle am Ball waren, oder neue Paare bilden.',
    'Ja, als Frage und nicht als Beschwerde: „Mein Kind bekommt selten den Ball, wie sehen Sie das?“ Nennen Sie keine anderen Kinder. Fragen Sie vorher Ihr Kind, ob das in Ordnung ist, und schauen Sie in drei Wochen gemeinsam wieder drauf.',
  ],
  noPassesWords: [
    'Fangen Sie beim Gefühl an: „Ich hab gesehen, dass du frei warst und niemand gepasst hat. Das ist ärgerlich.“ Dann fragen statt lösen: „Wie ist das für dich?“ Am meisten hilft eine Sache, die Ihr Kind selbst tun kann: laut einen Namen rufen und den Fuß zeigen. Und loben Sie das Freilaufen, auch wenn kein Ball kommt: „Du warst heute viermal frei.“',
    'Sagen Sie, was wahr ist: „Es liegt nicht an dir als Mensch, und du kannst etwas tun.“ Verabreden Sie ein kleines Ziel fürs nächste Spiel, zum Beispiel dreimal frei sein und rufen. Nichts Schlechtes über die anderen. Sagt es, dass niemand nett zu ihm ist, hören Sie weiter zu und sagen es dem Trainer.',
  ],
  prefersOther: [
    'Das ist in Ordnung: Wer etwas anderes gern tut, hat etwas gefunden. Stellen Sie den Ball nicht dagegen. Bieten Sie zehn Minuten an, wenn das andere fertig ist, lassen Sie das Kind das Spiel wählen, und hören Sie auf, solange es Spaß macht. Sagt es Nein, dann heute nicht. Es lässt sich auch mischen: ein Tor mit Kreide malen und dann darauf zielen.',
    'Dann lassen Sie es, und Fußball bleibt klein: fünf bis zehn Minuten, zweimal in der Woche, als Spiel mit Ihnen. Kinder kommen zu dem zurück, wozu sie niemand zwingt. Ist Fußball nie das, was es will, passt vielleicht ein anderer Sport, und das ist kein Verlust.',
  ],
  littleSibling: [
    'Für jemanden, der so klein ist: Tore durch die Beine. Ihr steht drei Schritte auseinander mit gespreizten Beinen und rollt den Ball durch die Beine des anderen; jeder Treffer ist ein Punkt. Danach mit der Innenseite. Ein weicher Ball, und du nimmst nur deinen schwachen Fuß: So ist es gerecht, und du lernst auch etwas.',
    'Spielt Ampel: Die oder der Kleine hat den Ball und läuft damit, du rufst Grün, Gelb (langsam) und Rot (Fuß auf den Ball). Nach fünf Rufen tauscht ihr, und du musst es mit dem schwachen Fuß machen. Ein Ball reicht.',
    'Spielt Flaschenkegeln: Stellt drei Flaschen oder Becher auf, beide haben drei Schüsse von der Linie, die oder der Kleine von näher. Du schießt mit dem schwachen Fuß. Wer den Ball holt, zählt laut. Zwei Minuten pro Spiel, dann eine neue Linie.',
    'Kleine Kinder mögen Geschichten lieber als Übungen: Du bist der Hai, der Ball ist der Schatz, und er muss an dir vorbei auf die Insel. Lass dich oft austricksen. Hört nach fünf bis zehn Minuten auf, solange es Spaß macht, dann will die oder der Kleine morgen wieder.',
  ],
  boredChild: [
    'Fünf Minuten reichen am Anfang gut. Wechseln Sie das Spiel, bevor es langweilig wird, alle drei bis fünf Minuten, und lassen Sie Ihr Kind das nächste wählen. Eine Zahl hilft: „Wie viele schaffst du in einer Minute, und kannst du das übertreffen?“ Aufhören, solange es Spaß macht, dann fällt der Anfang morgen leichter.',
    'Machen Sie es kürzer und alberner: drei Spiele zu je zwei Minuten, fertig. Sie gegen Ihr Kind, Sie mit dem schwachen Fuß. Fangen mit Ball, eine Flasche treffen, schätzen, wie viele es werden. Langweilig ist meist das Wiederholen und nicht der Ball.',
  ],
  allWell: ['Das freut mich! Was machen wir: eine Übung, einen Plan, oder hast du eine Frage?', 'Schön! Frag mich, was du magst, zum Üben, zum Spiel oder zur App.'],
  parentComplains: [
    'Danken Sie für die Offenheit, und reden Sie zu einer anderen Zeit: nicht am Spielfeldrand und nicht vor den Kindern. Erst zuhören, in einem Satz wiederholen, worum es geht, dann Ihre Regel nennen, gleich für alle: „Jedes Kind spielt etwa die Hälfte, und ich schreibe es auf.“ Versprechen Sie nichts für ein Kind allein. Wird es laut oder kommt es immer wieder, nehmen Sie jemanden vom Verein dazu.',
    'Bieten Sie zehn Minuten unter der Woche an, mit Ihnen, dem Elternteil und vielleicht einem zweiten Trainer. Fragen Sie: „Was sagt Ihr Kind dazu?“ Erklären Sie, wie Sie Minuten und Positionen verteilen und warum. Eine kurze Nachricht mit Ihren Regeln an alle Eltern zum Saisonstart erspart die meisten solcher Gespräche.',
  ],
  foodAvoided: [
    'Danke, dass du das sagst, das lasse ich weg. Gut ist zwei bis drei Stunden vorher eine Mahlzeit aus Reis oder Kartoffeln mit Gemüse, das du magst. Bis eine Stunde vorher etwas Kleines, das du oft isst und gut verträgst, zum Beispiel eine Reiswaffel, und Wasser in Schlucken. Was für dich sicher ist, wissen deine Eltern und dein Arzt am besten, und von einer Allergie sollte auch dein Trainer wissen.',
    'Verstanden, das also nicht. Reis oder Kartoffeln zwei bis drei Stunden vorher tun gut, später nur noch etwas Kleines, das du kennst und verträgst, etwa Reiswaffeln. Dazu Wasser. Probier am Spieltag nichts Neues, und frag deine Eltern, was für dich sicher ist; von einer Allergie sag auch dem Trainer etwas.',
  ],
  toldNobody: [
    'Dann trägst du das ganz allein, und das musst du nicht. Sag bitte heute einem Menschen, was die anderen machen: deiner Mama oder deinem Papa, einer Lehrkraft oder deinem Trainer. Du kannst sagen: „Im Team passiert etwas, das mir wehtut, bitte hilf mir.“ Oder du zeigst die Nachrichten ohne ein Wort. Du bist nicht schuld, und das ist kein Petzen.',
    'Danke, dass du es mir sagst, das ist ein erster Schritt. Ich bin ein Programm und kann es nicht beenden, ein Erwachsener schon: Nimm den, dem du am meisten vertraust, zu Hause, in der Schule oder im Team. Ein Satz reicht: „Die sind gemein zu mir, und ich weiß nicht weiter.“ Wenn der erste nicht zuhört, sag es dem nächsten. Du hast nichts falsch gemacht.',
  ],
  tellCoachOfPain: [
    'Sag es, bevor es losgeht, kurz und klar: „Mein Knie (oder was wehtut) tut seit … Wochen beim Laufen weh. Ich will spielen, muss es aber erst anschauen lassen.“ Das findet kein guter Trainer wehleidig: Er will es wissen, und wer Schmerzen versteckt, fällt länger aus. Nimm einen Elternteil mit oder lass ihn anrufen, und frag nach einem anderen Tag. Und zeig es einem Arzt, bevor du wieder läufst.',
    'Ruhig und mit dem, was ist: wo es wehtut, seit wann und wobei. „Hier tut es beim Sprinten weh, seit drei Wochen. Ich will es nicht schlimmer machen, kann ich später zeigen, was ich kann?“ Das klingt erwachsen und nicht wehleidig. Lass einen Elternteil dabei sein, und lass vorher einen Arzt draufschauen.',
  ],
  keeperUnwilling: [
    'Das nicht jedes Mal zu wollen, ist fair. In Kinderteams sollen alle alles ausprobieren, auch das Tor, also wechselt euch ab. Sag deinem Trainer vor dem Training: „Ich war oft im Tor. Darf ich am Samstag vorne spielen, und ein anderer geht rein?“ Fällt dir das schwer, nimm Mama oder Papa mit. Wo würdest du am liebsten spielen?',
    'Dann schlag eine faire Regel vor: Jeder geht eine Halbzeit ins Tor, und eine Liste sagt, wer als Nächstes dran ist. Sag es freundlich: „Ich mache meinen Teil, und ich will auch auf dem Feld spielen.“ Ein Trainer weiß nicht, dass es dich stört, wenn es keiner sagt. Willst du Tipps fürs Tor oder für vorne?',
  ],
  flinchWithAdult: [
    'Ja, zehn Minuten mit einem Großen sind genau richtig. Nehmt einen weichen Ball oder eine zusammengerollte Socke. Drei Minuten: Er kommt sanft aus drei Schritten, du sagst laut, welche Farbe oder Zahl du siehst, und fängst. Drei Minuten: dasselbe am Boden, dann auf Kniehöhe. Vier Minuten: etwas schneller, nur so schnell, dass die Augen offen bleiben. Du sagst, wann.',
    'Gute Idee, und kurz ist am besten. Dein Helfer wirft langsam einen weichen Ball, du schaust ihn bis in deine Hände an und sagst „jetzt“, wenn er sie berührt. Nach zehn guten einen Schritt weiter weg, dann etwas schneller. Hört auf, solange du dich sicher fühlst.',
  ],
  ballAndShoes: [
    'Ball: bis etwa 8 Jahre Größe 3, bis etwa 12 Größe 4, danach Größe 5; was der Verein mit 8 nimmt, weiß der Trainer. Schuhe: auf Kunstrasen welche mit vielen kurzen Gumminoppen (AG oder TF), keine langen Stollen; auf Rasen FG; in der Halle glatte Sohlen. Vorne ein Daumen breit Platz, anprobiert mit Stutzen.',
    'Ein Ball der Größe 3 bis etwa 8 Jahre, Größe 4 bis etwa 12, danach 5; fragt im Verein, welchen er nimmt. Auf Kunstrasen nehmt Schuhe mit AG oder TF und kurzen Noppen, auf Rasen FG. Sie sollen fest sitzen, vorne ein Daumen Platz: lieber in einem halben Jahr neue als welche zum Reinwachsen.',
  ],
  wideFeet: [
    'Breite Füße brauchen eine weite Form und keinen längeren Schuh. Achtet auf „Weite“ oder „wide“ und weiches Obermaterial, und probiert abends mit Stutzen an, beide Füße: An der Seite darf nichts drücken, vorne ein Daumen Platz. Vorjahresmodelle und gebrauchte aus dem Verein kosten oft die Hälfte. Die Sohle muss zum Boden passen: AG oder TF für Kunstrasen.',
    'Ein kleines Budget reicht: Einfache Modelle, Angebote und Gebrauchtes sind gut, weil Füße schnell wachsen. Bei breiten Füßen mehrere Marken probieren, schmale Modelle weglassen und die Einlegesohle herausnehmen: Der Fuß darf nicht über ihren Rand stehen. Für Kunstrasen kurze Noppen (AG oder TF).',
  ],
  tiredOnDays: [
    'Ja, das ist ein gutes Zeichen, etwas zu ändern. Lasst an diesem Tag alles Zusätzliche weg, und schaut auf den Schlaf: neun bis elf Stunden. Ein bis zwei Tage in der Woche sollten ganz ohne Training sein. Bleibt Ihr Kind trotz mehr Pause müde, nehmt für einige Wochen eine Einheit heraus und sagt es dem Trainer; hilft auch das nicht, fragt den Kinderarzt.',
    'Zuerst fällt das Zusätzliche weg, und was Spaß macht, bleibt. Am meisten hilft ein freier Tag nach dem härtesten, und früh ins Bett. Fragt: „Wenn du eins weglassen dürftest, was wäre es?“ Müdigkeit, die nach zwei Wochen mit weniger nicht vergeht, gehört zum Arzt.',
  ],
  otherThanFootball: [
    'Alles, was bewegt und Spaß macht: Schwimmen, Radfahren, Klettern, Spielplatz, Fangen mit Freunden, Tanzen, Tischtennis. Das schult Gleichgewicht und Ausdauer und schont die Muskeln, die sonst immer dran sind. Und gar nichts ist auch gut: Mindestens ein Tag in der Woche sollte wirklich frei sein.',
    'Schwimmen oder Radfahren schont die Beine, Klettern und Turnen machen kräftig und beweglich, Fang- und Wurfspiele schulen das Auge. Am besten ist freies Spiel draußen mit Freunden. Lassen Sie Ihr Kind wählen, und lassen Sie einen Tag ohne Plan.',
  ],
  tokensAndStreak: [
    'Tokens sind die Punkte der App: Man verdient sie durch Üben und öffnet damit Packs mit Karten; für Geld gibt es sie nicht. Die Serie zählt die Tage am Stück, an denen geübt wurde. Eine kurze Einheit am Tag hält sie, und reißt sie, geht nichts verloren, was gelernt ist.',
    'Beides sind Belohnungen fürs Üben. Tokens gibt es für Einheiten und Level, und man gibt sie für Packs mit Karten aus, nie Geld. Die Serie sagt, wie viele Tage hintereinander jemand geübt hat; nach einem Tag ohne fängt sie neu an, und das ist nicht schlimm.',
  ],
  parentShouts: [
    'Sprechen Sie mit diesem Elternteil allein und nicht während des Spiels: „Ich weiß, Sie wollen helfen. Wenn zwei rufen, hören die Kinder keinen und denken nicht mehr selbst. Bitte nur anfeuern.“ Geben Sie eine Aufgabe, etwa Pässe zählen. Sagen Sie allen am Anfang die Regel: Der Trainer coacht, Eltern klatschen. Geht es weiter, ist der Verein dafür da.',
    'Das ist ein Problem, und Sie lösen es, nicht das Kind. Sagen Sie vor dem nächsten Spiel allen: „Lob ja, Anweisungen nein.“ Eltern stehen auf der anderen Seite, ein paar Meter weg. Mit diesem einen reden Sie danach in Ruhe und fragen, wie es dem Kind damit geht. Ändert sich nichts, nehmen Sie jemanden vom Verein dazu.',
  ],
  duelsBig: [
    'Kleine gewinnen mit dem richtigen Moment und tief im Knie. Renn nicht hinein: Steh seitlich, eine Armlänge weg, und warte, bis der Ball etwas zu weit vom Fuß ist, dann spitzel ihn weg. Bring früh den Körper zwischen Ball und Gegner, dann schiebt dich keiner. Ohne Foul heißt: nur der Ball, keine Hände, keine Grätsche von hinten.',
    'Sei zuerst da und sei tief. Geh los, bevor der Ball ankommt, Hüfte und Schulter dazwischen, und dreh dich schnell weg: Große drehen langsam. Beim Verteidigen lenk nach außen, hab Geduld, und geh erst hin, wenn der Ball den Fuß verlässt. Kommst du zu spät, lass es und lauf mit: So gibt es kein Foul und keine Karte.',
  ],
  headersBig: [
    'Nein, aber du musst sie nicht in der Luft gewinnen. Mach es schwer: Steh früh und fair davor, damit der andere keinen Anlauf hat. Dann denk an den nächsten Ball: Ahne, wo er herunterfällt, und sei zuerst da. Und spielt selbst flach, da bist du stärker.',
    'Lass ihm den Kopfball, nicht den Ball: Geh zwei, drei Meter weg und hol dir, was herunterfällt. Sprecht vorher ab, wer hochgeht und wer den zweiten Ball nimmt. So gewinnst du so viele Bälle wie ein Großer.',
  ],
  weakFootSmall: [
    'Das geht mit kleinen Kontakten und ohne Schuss. Nur mit diesem Fuß: den Ball mit der Sohle vor und zurück rollen, zwanzigmal; innen und außen im Wechsel an einer Linie; zurückziehen und drehen; zu einem Kissen zwei Schritte weiter schieben und stoppen. Fünf Minuten am Tag, erst langsam. Nach zwei Wochen merkst du es.',
    'Nimm nur diesen Fuß: einen sanft hochgeworfenen Ball stoppen, mit kleinen Kontakten um zwei Schuhe dribbeln, und auf dem anderen Bein stehen, während die Sohle den Ball hin und her rollt. Leise, und ein Quadratmeter reicht. Zähl, wie viele gut gehen, und schlag das morgen.',
  ],
  foodOfHome: [
    'Danke, dass du das sagst, das lasse ich weg und nenne kein Essen, das dir vielleicht nicht bekommt. Iss, was du zu Hause ohne Probleme isst: zwei bis drei Stunden vorher eine normale Mahlzeit, bis eine Stunde vorher etwas Kleines, Wasser in Schlucken. Was sicher ist, wissen deine Eltern und dein Arzt, und von einer Allergie sollte auch dein Trainer wissen.',
    'Verstanden. Dann bleib bei dem Essen, das du kennst und verträgst, und lass deine Eltern wählen: zwei bis drei Stunden vorher eine Mahlzeit, in der letzten Stunde nur wenig, und Wasser. Bei einer Allergie sag es auch dem Trainer.',
  ],
  bedtimeOfChild: ['Rechnen Sie vom Wecker zurück: Bis dreizehn Jahre sind neun bis elf Stunden Schlaf richtig, ab vierzehn acht bis zehn. Klingelt er um sieben, ist das für ein Kind spätestens zehn Uhr, für Jugendliche elf. Eine kurze Nacht verdirbt kein Spiel. Dorthin helfen in der Woche jeden Abend eine halbe Stunde eher, Bildschirme eine Stunde vorher weg und eine rechtzeitig gepackte Tasche. Hält die Aufregung Ihr Kind wach, setzen Sie sich fünf Minuten dazu und lassen Sie es etwas Schönes vom letzten Spiel erzählen.'],
  illChild: [
    'Mit Fieber, starkem Husten oder wenn das Kind schlapp ist, gibt es heute gar keinen Sport: ausruhen, trinken und schlafen. Bei einer leichten Erkältung ohne Fieber reicht ein kurzer Spaziergang oder ruhiges Spielen, das Training wartet. Wird es schlimmer oder dauert es mehr als ein paar Tage, fragen Sie den Arzt oder die Ärztin.',
    'Heute besser nicht. Ein Körper, der gegen eine Erkältung kämpft, braucht seine Kraft dafür, und mit Fieber kann Sport wirklich schaden. Ruhe, bis das Kind wieder gesund ist, und bei hohem Fieber, starkem Husten oder wenn es dauert, zum Arzt oder zur Ärztin.',
  ],
  illChildBack: [
    'Wenn das Kind ein bis zwei Tage gesund ist: kein Fieber, auch ohne Medikamente, kein starker Husten, und es isst, schläft und spielt wie sonst. Dann locker anfangen, mit der halben Zeit, und aufhören, wenn es schnell müde wird. Nach hohem Fieber oder längerer Krankheit sagt der Arzt oder die Ärztin, wann.',
    'Zählen Sie ab dem ersten gesunden Tag, und geben Sie ein oder zwei Tage dazu. Die erste Einheit ist kurz und locker, die nächste wie immer, wenn alles gut ging. Nach Grippe, hohem Fieber oder einer Woche Krankheit kommt das Ja vom Arzt oder von der Ärztin.',
  ],
  illChildMatch: [
    'Nur, wenn das Kind bis dahin ein bis zwei Tage gesund und ohne Fieber ist. Mit Fieber oder Husten am selben Tag gibt es kein Spiel, so gern es auch will: Es kommt ein nächstes. Sagen Sie rechtzeitig dem Trainer Bescheid, damit niemand mit dem Kind rechnet.',
    'Ein Spiel ist anstrengender als Training, also kommt es als Letztes zurück. Ist das Kind ein bis zwei Tage vorher wirklich gesund, ist eine Halbzeit ein guter Anfang. Sonst absagen und dem Trainer heute Bescheid geben. Wenn Sie unsicher sind, entscheidet der Arzt oder die Ärztin.',
  ],
  illChildMild: [
    'Gut: Ohne Fieber und nur mit Schnupfen ist es meist harmlos, und ruhiges Spielen ist in Ordnung, wenn das Kind mag. Volles Training und Spiele warten, bis es wieder munter ist und nicht hustet. Kommt Fieber dazu oder ist es schlapp, gibt es nur Ruhe.',
    'Dann schauen Sie, wie munter das Kind ist. Kein Fieber und gute Laune: Ein paar ruhige Minuten mit dem Ball können gehen, und es hört auf, wann es will. Müde, blass oder mit Husten: ausruhen. Was mehr als ein paar Tage dauert, sieht sich der Arzt oder die Ärztin an.',
  ],
  illChildStill: [
    'Dann noch nicht. Solange Husten oder Fieber da ist, warten Training und Spiele; ein bis zwei Tage danach geht es locker los. Dauert der Husten länger als eine Woche oder ist der Atem kurz, gehen Sie zum Arzt oder zur Ärztin.',
    'In dem Fall etwas länger ausruhen. Erst müssen Husten und Fieber weg sein, dann kommen ein, zwei normale Tage, dann eine kurze lockere Einheit. Ein Husten, der länger als eine Woche bleibt, gehört zum Arzt oder zur Ärztin.',
  ],
  illChildMeanwhile: [
    'Nichts, wobei es schwitzt. Schauen Sie zusammen ein Spiel und achten Sie darauf, wie sich Spieler vor dem Ball umsehen, sehen Sie die Karten an, reden Sie darüber, was es als Nächstes lernen will, und planen Sie die erste lockere Einheit. Schlafen und Trinken gehen vor.',
    'Ruhigen Fußball: Tore des Lieblingsspielers ansehen und raten, was kommt, eine Regel lernen, einen Spielzug auf Papier malen. Der Ball wartet, bis das Kind gesund ist.',
  ],
  latePlayer: [
    'Fragen Sie, bevor Sie urteilen: Kinder kommen meist zu spät, weil jemand sie zu spät bringt. Sprechen Sie freundlich und allein mit dem Kind, dann mit den Eltern, und suchen Sie einen Weg, etwa eine Mitfahrgelegenheit. Fangen Sie pünktlich mit einem Spiel an, das alle wollen: Wer zu spät ist, verpasst das Beste, und das reicht.',
    'Finden Sie zuerst heraus, woran es liegt, nicht vor den anderen: der Bus, ein Geschwister, keine Lust? Verabreden Sie eine Sache, zum Beispiel eine Nachricht, wenn es später wird, und geben Sie eine Aufgabe am Anfang, etwa Hütchen aufstellen. Loben Sie jedes Mal, wenn es klappt, und halten Sie die Regel für alle gleich.',
  ],
  benchForLate: [
    'Nicht als Strafe für ein Kind, das andere bringen: Für die Uhr seiner Eltern kann es nichts. Wenn Sie eine Regel haben, dann vorher bekannt, kurz und für alle gleich, etwa ein paar Minuten später ins Spiel, und trotzdem spielt jedes Kind etwa die Hälfte. Sprechen Sie auch mit den Eltern.',
    'Für ein ganzes Spiel lieber nicht. Wer zu spät ist, kann bis zum nächsten Wechsel draußen beginnen, ruhig und vorher gesagt. Mehr hilft, was Sie mit dem Kind und den Eltern verabreden: wer fährt, und wer Bescheid gibt, wenn es später wird.',
  ],
  bestPlayerToo: [
    'Eine Regel gilt nur, wenn sie auch für die Besten gilt, und die anderen schauen genau hin. Halten Sie sie klein und vorher bekannt, dann kostet sie die Mannschaft wenig, und sprechen Sie mit dem Kind darüber, Vorbild zu sein: Das ist mehr wert als ein Tor.',
    'Dann ist es umso wichtiger, dass niemand eine Sonderregel hat. Bei Kindern ist ein Spiel das nicht wert: Was sie über die Mannschaft lernen, bleibt länger als ein Ergebnis. Sagen Sie es vorher und in Ruhe, und lassen Sie alle etwa die Hälfte spielen.',
  ],
  parentsOfPlayer: [
    'Ja, ein kurzes, freundliches Wort ist gut, am besten zuerst mit etwas, das Sie an dem Kind mögen. Fragen Sie, statt zu belehren: „Kommt Ihr Kind gern? Was hilft ihm?“ Sagen Sie dem Kind vorher, dass Sie es tun, und lassen Sie es, wenn Sie fürchten, dass es Ärger bekommt: Dann ist die oder der Kinderschutzbeauftragte des Vereins die richtige Adresse.',
    'Tun Sie das, persönlich und nicht vor anderen. Sagen Sie, was Sie sehen, nicht, was es wohl bedeutet, und fragen Sie, was sie wissen: Oft gibt es einen einfachen Grund. Macht Ihnen etwas daran Sorgen, sprechen Sie mit der oder dem Kinderschutzbeauftragten des Vereins.',
  ],
  parentsOfPlayerTold: [
    'Gut. Dann verabreden Sie mit Kind und Eltern zusammen eine kleine Sache, halten Sie fest, wer was tut, und schauen Sie nach drei Wochen wieder darauf. Ändert sich nichts, fragen Sie noch einmal nach dem Grund: Manchmal will ein Kind nicht kommen und sagt es nicht.',
    'Das war der richtige Schritt. Geben Sie dem ein paar Wochen, und loben Sie, was besser wird. Bleibt es, wie es war, hilft ein Gespräch zu dritt mehr als eine Strafe.',
  ],
  shyPlayer: [
    'Kleine Schritte und keine Bühne. Zu zweit und zu dritt statt vor allen, ein Freund daneben, Fragen, auf die ein Wort reicht, und eine Aufgabe, etwa eine Übung vormachen. Loben Sie leise und genau. Nie „sag doch auch mal was“: Geben Sie dem Wochen, und sagen Sie den anderen, dass jeder still sein darf.',
    'Still sein ist kein Fehler; machen Sie das Mitmachen leicht. Begrüßen Sie jedes Mal mit Namen, fragen Sie allein und nicht im Kreis, lassen Sie zwischen zwei Dingen wählen, und nehmen Sie Spiele, in denen alle gleichzeitig rufen. Sehen Sie jeden kleinen Versuch, und drängen Sie nicht.',
  ],
  shyPlayerCalls: [
    'Namensball: Im Kreis zu fünft ruft jedes Kind den Namen dessen, der den Pass bekommt, erst mit der Hand, dann mit dem Fuß. Danach drei gegen eins, wo ein Pass nur zählt, wenn der Empfänger gerufen hat. Weil alle rufen, ist ein schüchternes Kind nicht allein damit; am Anfang zählt auch Klatschen oder eine gehobene Hand.',
    'Passen zu viert mit einem Wort: „Ja“ heißt Pass, „Zeit“ heißt drehen, und wer ruft, bekommt den Punkt. Später ein Spiel auf kleine Tore, in dem ein Tor nach einem Ruf doppelt zählt. Fangen Sie zu zweit an, damit niemand vor allen laut sein muss.',
  ],
  illChildStreak: ['Lassen Sie sie enden: Gesund werden ist mehr wert als eine Zahl von Tagen. Eine Serie beginnt mit der nächsten Einheit von vorn, und alles Verdiente und Gelernte bleibt.', 'Eine Serie ist kein Grund, krank zu trainieren. Sie fängt mit der ersten Einheit danach neu an; XP, Token und Ergebnisse bleiben, und die längste Serie bleibt auch im Konto.'],
  cryingPlayer: [
    'Lassen Sie das Kind eine Minute traurig sein, ohne Aufhebens und ohne Lachen: Tränen zeigen, dass es ihm wichtig ist. Ein leiser Satz, „Du hast viel gegeben, das habe ich gesehen“, und dann eine Aufgabe zum Zurückkommen, etwa Leibchen tragen. Spielen Sie im Training viele kurze Spiele mit gemischten Teams, dann verliert und gewinnt jeder oft. Ist es jedes Mal so, fragen Sie freundlich die Eltern, wie es dem Kind damit geht.',
    'Sagen Sie vor dem Spiel laut, dass jeder mal verliert und das nächste bei null zu null anfängt. Danach in die Hocke, eine Sache nennen, die gut war, und eine Minute Zeit. Loben Sie den Einsatz statt des Ergebnisses, hören Sie mit etwas auf, das alle schaffen, und niemand lacht. Bleibt es über Wochen so, sprechen Sie mit den Eltern.',
  ],
  comparesWithFriend: [
    'Vergleichen Sie Ihr Kind nur mit ihm selbst: „Vor einer Woche waren es zwölf, heute fünfzehn.“ Solche Zahlen stehen unter Fortschritt, Übung für Übung. Loben Sie, was es tut, und nicht, wer besser ist, und fragen Sie, was es an der Freundin oder dem Freund mag: Von jemandem, der weiter ist, kann man lernen. Kinder wachsen zu sehr verschiedenen Zeiten.',
    'Hören Sie erst zu und reden Sie die Freundschaft nicht klein. Dann schauen Sie zusammen, was seit dem letzten Monat gewachsen ist; kleine Schritte, die man zählen kann, helfen am meisten. Lassen Sie den Vergleich auch selbst weg, vor allem nach Spielen. Wenn Ihr Kind nicht mehr gern hingeht, sprechen Sie mit dem Trainer.',
  ],
  wordsWhenComparing: [
    'Zum Beispiel: „Sie kann es schon, du kannst es noch nicht, und du bist auf dem Weg.“ Oder: „Ich schaue dir so gern zu.“ Fragen Sie dann, was heute Spaß gemacht hat, und lassen Sie die andere beiseite.',
    'Ein Satz reicht: „Ich sehe, was du jetzt kannst und vor einem Monat noch nicht konntest.“ Und wenn Ihr Kind einfach traurig ist: „Ich bin da, das ist schwer“, und erst einmal nicht mehr.',
  ],
  friendSulks: [
    'Das piekst, und es passiert unter den besten Freunden: ein doofer Tag, und eine Person sagt nichts. Bleib nett, und frag in einem ruhigen Moment, wenn ihr nur zu zweit seid: „Bist du sauer auf mich, oder ist etwas passiert?“ Dann hör zu. Geht es ein paar Tage so, erzähl es deinen Eltern, sie helfen dir beim Klären.',
    'Ich verstehe, dass dich das beschäftigt. Oft hast du gar nichts falsch gemacht: ein schlechter Tag, oder Ärger über etwas im Spiel. Sag Hallo wie immer, und frag vor dem nächsten Training: „Ist alles gut zwischen uns?“ Zwei Minuten reden helfen mehr als raten. Macht es dich länger traurig, erzähl es zu Hause.',
  ],
  friendMadForReason: [
    'Gut, dass es dir gut geht, und jetzt verstehe ich es. Du hast nichts falsch gemacht: Wer wo spielt, sagt der Trainer. Sie oder er hätte es auch gern, mehr ist es nicht. Versuch es so: „Ich weiß, dass du das wolltest. Sollen wir fragen, ob wir uns abwechseln?“ Meist ist es nach dem nächsten Spiel zusammen vergessen.',
    'Ach so. Dann geht es um den Platz und kaum um dich. Lass einen Tag vergehen, sei nett wie immer, und sag einen lieben Satz: „Ich wäre auch traurig. Du kannst das richtig gut.“ Ihr könnt auch zusammen den Trainer fragen, ob ihr euch abwechselt.',
  ],
  makeUpWithFriend: [
    'Mach den ersten Schritt, das ist stark und nicht schwach. Such dir einen ruhigen Moment, nur ihr zwei, und sag: „Ich will nicht, dass wir böse aufeinander sind. Wie war das für dich?“ Hör bis zum Ende zu, sag Entschuldigung für deinen Teil, wenn es einen gibt, und dann macht etwas, das ihr beide mögt: euch den Ball zuspielen zum Beispiel. Klappt es nicht sofort, warte einen Tag und versuch es noch einmal.',
    'Ein Satz reicht für den Anfang: „Du fehlst mir, wollen wir uns wieder vertragen?“ Sag ihn, wenn keiner zuhört, oder schreib ihn auf einen Zettel. Redet nicht darüber, wer recht hatte. Dann spielt etwas zusammen, und meistens kommt es von selbst wieder. Schaffst du es nicht allein, bitte deine Eltern oder deinen Trainer um Hilfe.',
  ],
  coachOrParent: [
    'Beides, eins nach dem anderen: Erzähl es erst deinen Eltern, sie helfen dir bei den Worten oder kommen mit. Dann frag deinen Trainer selbst in einem ruhigen Moment, nicht am Spieltag: „Ich möchte so gern mehr spielen. Woran soll ich arbeiten?“ So ist es eine Frage und keine Beschwerde, und der Trainer kann antworten.',
    'Fang zu Hause an: Deine Mama oder dein Papa hört dir zu und weiß, wie es dir damit geht. Dann sag es deinem Trainer, wenn du magst mit ihnen daneben. Kurz und freundlich ist am besten: „Ich sitze viel draußen, und das macht mich traurig. Was kann ich tun, damit ich mehr spiele?“',
  ],
  fearsShoutingParent: [
    'Das verstehe ich, und du musst das nicht allein machen. Bitte deine Mama, Oma oder Opa oder deinen Trainer, dabei zu sein oder es für dich zu sagen: „Ich spiele besser, wenn keiner reinruft. Bitte feuert mich einfach an.“ Such einen ruhigen Tag aus, nicht gleich nach dem Spiel. Du machst damit nichts falsch, und du darfst sagen, wie es dir geht. Hast du davor auch zu Hause manchmal Angst? Dann sag es einem Erwachsenen, dem du vertraust, zum Beispiel einer Lehrerin.',
    'Mutig, dass du das sagst. Nimm jemanden mit: den Elternteil, der nicht reinruft, oder deinen Trainer, und lass den anfangen. Du kannst es auch auf einen Zettel schreiben. Dass jemand kurz sauer ist, heißt nicht, dass du etwas falsch gemacht hast. Und wenn du oft Angst davor hast, auch woanders als beim Spiel, sag es bitte einem Erwachsenen, dem du vertraust.',
  ],
  whatTheyShout: [
    'Da kann man schlecht denken. Auf dem Platz siehst du den Ball und die Lücken, also entscheidest du. Schau hoch, bevor der Ball kommt, und mach, was du siehst: schießen, wenn das Tor nah und frei ist, passen, wenn jemand besser steht. Zu Hause kannst du sagen: „Wenn du reinrufst, weiß ich nicht, was ich tun soll. Bitte feuere mich einfach an.“',
    'Viele rufen von draußen rein und meinen es als Hilfe, aber es kommt zu spät: Da hast du es schon selbst gesehen. Hör auf deinen Trainer und deine Mitspieler, und entscheide selbst. Sag in einem ruhigen Moment: „Ich mag es, wenn du mich anfeuerst. Bitte sag mir nicht, was ich tun soll.“ Traust du dich nicht, bitte jemanden zu Hause um Hilfe.',
  ],
  smallestInTeam: [
    'Gar nicht schlimm! Kleine drehen sich schneller, sind schwer zu fangen und haben oft das beste Ballgefühl. Alle wachsen in ihrem eigenen Tempo, und einige der Besten der Welt sind klein. Nutz es: schnelle Füße, früh schauen, und den Ball eng bei dir.',
    'Nein, das ist kein Fehler und nichts, worüber du dir Sorgen machen musst. Im Fußball ist Platz für jede Größe, und Kleine sind oft zuerst am Ball und schon um die Ecke, bevor die anderen sich gedreht haben. Es zählt, was du mit dem Ball machst.',
  ],
  lookBefore: [
    'Schau, bevor der Ball kommt: linke Schulter, rechte Schulter, Ball. Zu Hause mit einer Wand: passen, über eine Schulter schauen, während der Ball rollt, laut sagen, was du siehst, dann annehmen. Zu zweit: Jemand hält hinter dir Finger hoch, du schaust und sagst, wie viele, und erst dann kommt der Pass. Fünf Minuten davon, und das oft, dann machst du es im Spiel von selbst.',
    'Das kann man gut üben: Jedes Mal, bevor der Ball bei dir ist, ein kurzer Blick nach hinten. Fang ohne Ball an, geh herum und schau alle drei Schritte nach links und rechts. Dann mit der Wand oder einem Freund: schauen, annehmen, zur freien Seite drehen. Zähl deine Blicke, das ist dein Ergebnis.',
  ],
  boysBetter: [
    'Manche Jungs sind gerade besser als du, andere nicht, und das liegt nicht daran, dass du ein Mädchen bist. Die meisten haben einfach schon länger den Ball am Fuß. Was sie können, kannst du lernen: ein paar Minuten an vielen Tagen, und mit ihnen zusammen, denn mit Guten wird man besser. Du gehörst auf den Platz, egal was jemand sagt.',
    'Das kann heute so sein, und es beweist gar nichts: Wer länger spielt, ist eine Zeit lang vorn. Vergleich dich mit dir selbst: Was kannst du jetzt, was du im Sommer noch nicht konntest? Fußball ist für alle da, und du gehörst dazu.',
  ],
  laughedAsGirl: [
    'Dich dafür auszulachen ist nicht in Ordnung, und du hast nichts falsch gemacht. Sag ruhig: „Ich spiele Fußball, und ich mag es“, und spiel weiter, mit denen, die nett zu dir sind. Sag es deinen Eltern und deiner Lehrerin oder deinem Trainer, damit es aufhört: Das ist kein Petzen.',
    'Das tut weh, und sie haben unrecht. Du musst niemandem etwas beweisen. Sag einem Erwachsenen, dem du vertraust, wer lacht und wie oft: deinen Eltern, deiner Lehrerin, deinem Trainer. Sie müssen das beenden. Und spiel weiter, in jedem guten Verein gibt es Mädchen.',
  ],
  toldShoutingParent: [
    'Gut, dass du es gesagt hast. Helfen ist lieb gemeint, aber du darfst sagen, was dir wirklich hilft: „Wenn du schreist, werde ich nervös. Bitte nur klatschen, und sag es mir nachher.“ Geht es weiter, bitte das andere Elternteil oder deinen Trainer, es mit dir zu sagen.',
    'Das war mutig. Man kann helfen wollen und trotzdem zu laut für dich sein. Sag einmal, was du dir stattdessen wünschst: „Bitte nur anfeuern, keine Anweisungen.“ Dein Trainer kann es allen Eltern sagen, das ist oft leichter.',
  ],
  wordsToShoutingParent: [
    'Sag es daheim in einem ruhigen Moment und nicht gleich nach dem Spiel: „Ich finde es schön, dass du zuschaust. Wenn du schreist, werde ich nervös und spiele schlechter. Kannst du nur klatschen und mir nachher sagen, was du gesehen hast?“ Ein Satz reicht. Hilft es nicht, nimm das andere Elternteil oder deinen Trainer dazu.',
    'Zum Beispiel: „Ich weiß, du willst mir helfen. Aber ich höre es die ganze Zeit und kann nicht denken. Bitte nur anfeuern.“ Macht ein Zeichen aus, etwa einen Daumen hoch. Ändert sich nichts, lass es einen anderen Erwachsenen mit dir sagen.',
  ],
  nervousFromShouting: [
    'Kein Wunder, dass du dann schlechter spielst: Niemand kann zugleich zuhören und denken. Auf dem Platz: langsam ausatmen, auf den Ball oder eine Mitspielerin schauen und nur auf deinen Trainer hören. Und sag vor dem nächsten Spiel zu Hause, was du dir wünschst, vielleicht mit dem anderen Elternteil oder dem Trainer daneben.',
    'Das verstehe ich, davon würde jeder nervös. Ein kleiner Trick: Nimm ein Wort für dich, etwa „nächster Ball“, und sag es dir jedes Mal, wenn du das Schreien hörst. Ändern muss es aber der Erwachsene, also sag es daheim: „Ich spiele besser, wenn es ruhig ist.“',
  ],
  crush: [
    'Das ist ein schönes Gefühl, und viele in deinem Alter kennen es. Du musst es niemandem sagen, wenn du nicht willst: Sag hallo, redet über Fußball und schau, ob ihr euch versteht. Für einen Rat sind eine gute Freundin, ältere Geschwister oder deine Eltern besser als ein Programm.',
    'Haha, da kribbelt es ganz schön! Ob du es sagst, entscheidest du, es eilt nicht. Nett sein und zusammen kicken ist ein guter Anfang. Für den Rest frag jemanden, der euch beide gut kennt, ich kenne mich nur mit Fußball aus.',
  ],
  periodWhomToTell: [
    'Deinem Trainer musst du den Grund nicht sagen: „Mir geht es heute nicht so gut, ich mache langsam“ reicht. Bauchweh bei der Periode ist üblich; Wärme, Wasser und leichte Bewegung helfen vielen. Tut es stark weh, lass das Training und sag es deiner Mama oder einer anderen Frau, der du vertraust. Ein Mädchen aus dem Team, das Bescheid weiß, kann mit dir zu einer Erwachsenen gehen.',
  ],
  periodTellGirl: [
    'Ja, du darfst es einem Mädchen aus dem Team sagen, das hilft sehr, und der Trainer muss den Grund nicht wissen. Sag es auch deiner Mama oder einer anderen erwachsenen Frau, vor allem wenn der Bauch mehr wehtut oder die Binden ausgehen. Tut es weh, setz dich hin oder geh heim, das ist in Ordnung.',
  ],
  fearsSomebodyCross: [
    'Angst davor, dass jemand sauer wird, ist schwer, und du musst sie nicht allein tragen. Sag es einem Erwachsenen, der ruhig bleibt: dem anderen Elternteil, Oma oder Opa, einer Lehrerin oder deinem Trainer, und bitte diese Person, dabei zu sein, wenn du es sagst. Du darfst sagen, wie es dir geht, und machst damit nichts falsch. Hast du oft Angst vor dieser Person, auch zu Hause, dann sag es bitte einem Erwachsenen, dem du vertraust.',
    'Gut, dass du mir das sagst. Die schlechte Laune von jemandem ist nie deine Schuld, und du darfst um Hilfe bitten: Such dir einen Erwachsenen, dem du vertraust, sag „Ich hab Angst, dass es Ärger gibt“, und lass ihn mitkommen. Passiert das oft, oder hast du zu Hause Angst, dann warte nicht: Sag es heute noch jemandem.',
  ],
} as const;
