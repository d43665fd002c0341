import type { coachTopicAnswersOfTeamLife as english } from '../../en/tables/coach-topic-answers-team-life.ts';

/** What the coach says of team mates, coaches, fairness, school, feelings and curiosities. */
export const coachTopicAnswersOfTeamLife = {
  keepOldBests: [
    'Lass die alten Bestwerte stehen und fang heute neu an: Nach einer langen Pause vergleichst du dich nur mit der ersten Woche danach. Du kommst schneller wieder heran, als du denkst. Einzelne Einheiten lassen sich hier ohnehin nicht löschen.',
    'Löschen musst du nichts. Die alten Werte zeigen, was du schon konntest und wieder können wirst. Bis dahin ist dein Ziel: eins mehr als letzte Woche.',
  ],
  tellCoachAbsent: [
    'Sag früh und ehrlich ab, ein Satz reicht: „Am Samstag kann ich nicht, meine Tante heiratet.“ Familie geht vor, und wer es rechtzeitig weiß, kann planen. Eine Ausrede brauchst du nicht.',
    'Nenn den wahren Grund, sobald du ihn weißt, selbst oder über deine Eltern. Sauer sind Trainer nur, wenn jemand ohne ein Wort fehlt.',
  ],
  twoThingsAtOnce: [
    'Sag heute beiden Seiten Bescheid und frag, ob sich eins verschieben lässt. Wenn nicht, entscheide mit deinen Eltern: Was hast du zuerst zugesagt, und was kommt nur einmal? Beides ist in Ordnung, wenn du es rechtzeitig sagst.',
    'Frag zuerst, ob eins zu einer anderen Zeit geht, oft klappt das. Sonst geht meist vor, was sich nicht wiederholen lässt oder wo andere auf dich zählen. Entscheide dich und sag es früh.',
  ],
  hobbiesClash: [
    'Oft geht beides: Sag ruhig, was du am Fußball liebst, und leg mit Mama oder Papa beide Stundenpläne nebeneinander. Vielleicht klappt es mit einem Training weniger oder einer Probezeit bis zu den Ferien. Entschieden wird zu Hause, zehn Minuten mit dem Ball gehen immer.',
    'Nicht unbedingt: Bitte um eine Probezeit mit beiden Hobbys. Danach schaut ihr zusammen, wie es mit Schule und Schlaf lief. Wenn es nur eins sein darf, bitte darum, mitzureden.',
  ],
  carryEquipment: [
    'Alle sollten mal drankommen: Bitte deinen Trainer um eine Liste, zwei Namen pro Training. Sag es ohne Vorwurf: „Ben und ich machen es immer, können wir abwechseln?“ Große Tore tragt ihr nur zu mehreren und mit einem Erwachsenen.',
    'Das ist eine Aufgabe fürs ganze Team. Schlag vor, nach Rückennummern abzuwechseln oder dass jeder ein Teil trägt. Ein großes Tor bewegst du nie allein.',
  ],
  coachLeavesNobodyFollows: [
    'Das Team macht weiter: Verein und Jugendleitung suchen jemanden, und manchmal springen Eltern eine Weile ein. Du darfst fragen, wer sich kümmert. Bedankt euch bei dem, der geht, und haltet zusammen.',
    'Meist findet sich jemand: ein Elternteil, ein älterer Spieler, oder ihr trainiert erst mit einem anderen Team. Sorgen darfst du dir machen. Frag deine Eltern, ob sie helfen können.',
  ],
  shirtNumberThirteen: [
    'Keine Nummer bringt Pech, das ist nur Aberglaube. Stars wie Michael Ballack, Thomas Müller und Alex Morgan haben die 13 getragen. Magst du sie gar nicht, frag freundlich, ob jemand tauscht.',
    'Nein, das ist nur eine alte Geschichte: Die Nummer spielt nicht, du spielst. Mach sie zu deiner Glückszahl, oder frag vor der Saison, ob eine andere frei ist.',
  ],
  twoWantSameNumber: [
    'Lost, werft eine Münze oder teilt sie euch: Einer hat sie bis zum Winter, der andere danach. Die Nummer macht noch keinen guten Spieler, und ein Freund ist mehr wert als die 7. Könnt ihr euch nicht einigen, entscheidet der Trainer.',
    'Macht es fair: Werft eine Münze, und wer verliert, sucht sich als Erster eine andere aus. In manchen Teams behält sie, wer länger da ist, fragt also den Trainer.',
  ],
  armbandRotates: [
    'Beides ist gut. Wandert die Binde, lernen alle, Verantwortung zu übernehmen, bei einem festen Kapitän weiß das Team immer, wen es fragen kann. Vorangehen kannst du auch ohne: grüßen, aufmuntern, zuerst laufen.',
    'Das geht so und so. Bei Kindern lassen viele Trainer die Binde wandern, damit auch die Stillen drankommen, ältere Teams haben oft einen festen Kapitän. In deiner Woche denk an zwei Dinge: ein gutes Wort für jeden und Fairness.',
  ],
  captainNotHeard: [
    'Geh voran und sag weniger: ein kurzer Zuruf, ein Lob mit Namen, und mach selbst, was du verlangst. Sprich mit ein oder zwei allein, denen du vertraust, die ziehen andere mit. Dein Trainer kann helfen. Gehört zu werden dauert ein paar Wochen.',
    'Schreien hilft nicht, Vormachen schon. Lob dreimal, bevor du einmal etwas verlangst. Und sag deinem Trainer, dass es schwer ist, damit er dir den Rücken stärkt.',
  ],
  leadWithoutArmband: [
    'Vorangehen geht auch ohne Binde: Sag Nützliches wie „dreh dich“ oder „links“, lob einen guten Lauf und sei nach Ballverlust als Erster zurück. Brüllt euer Kapitän nur, sprich freundlich allein mit ihm: „Sag uns, was wir tun sollen, das hilft mehr.“',
    'Führen heißt machen, nicht Binde tragen. Hilf dreimal pro Spiel jemandem mit einem Wort und muntere den auf, der einen Fehler macht. Dem Kapitän sagst du es nach dem Spiel unter vier Augen.',
  ],
  teamChatTrouble: [
    'Schlag zwei Chats vor: einen nur für Termine, mit einem Erwachsenen, und einen für Quatsch. Für beide gilt: Niemand wird fertiggemacht, und Bilder nur mit Erlaubnis. Wird jemand ausgelacht, zeig es einem Erwachsenen, antworten musst du nicht.',
    'Ein Chat braucht einen klaren Zweck und einen freundlichen Ton. Macht das zusammen in der Kabine aus, am besten mit dem Trainer. Gemeine Nachrichten leitest du nicht weiter, sondern zeigst sie deinen Eltern.',
  ],
  badAttitudeTired: [
    'Sag deinem Trainer in einem ruhigen Moment: „Ich war nach dem Lager richtig müde, ich hab es nicht böse gemeint.“ Frag, was er gesehen hat, dann weißt du, was du zeigen kannst. Ein Satz über einen einzigen Tag ist kein Urteil über dich.',
    'Das fühlt sich unfair an, wenn du nur erschöpft warst. Trainer sehen Gesichter, nicht deine Nacht: Sag beim nächsten Mal vorher, dass du müde bist, und sei pünktlich, lauf viel und hilf mit. Das Bild ändert sich schnell.',
  ],
  opponentTrashTalk: [
    'Sag nichts oder ruhig „viel Glück“ und spiel weiter. Der andere will, dass du an ihn denkst statt an den Ball. Hört es nicht auf oder wird es gemein, sag es Trainer oder Schiri: Das ist kein Petzen.',
    'Am besten gar keine Antwort: Dreh dich um und mach eine einfache Sache gut. Solche Sprüche sind oft Nervosität. Beleidigungen gegen dich, deine Familie oder deine Herkunft sagst du sofort dem Schiri.',
  ],
  onlyGirlInTeam: [
    'Dass du dich da manchmal allein fühlst, ist normal. Sag es deinem Trainer und jemandem aus dem Team, den du magst. Bitte um eine eigene Umkleide und darum, dass du bei jeder Besprechung dabei bist. Bring eine Freundin mit oder schau dir ein Mädchenteam an: Bleiben und Wechseln ist beides okay.',
    'Du gehörst dazu wie alle anderen. Das hilft: eine feste Partnerin oder ein fester Partner zum Einspielen, ein Trainer, der Bescheid weiß, eine eigene Umkleide. Bis wann gemischt gespielt wird, hängt vom Land ab, oft bis etwa 16.',
  ],
  teamOtherLanguage: [
    'Lern zuerst ihre Namen und zehn Fußballwörter wie Pass, Dreh dich, Hier und Super. Lächeln, abklatschen, zuspielen: Der Ball spricht für dich. Bitte deinen Trainer um jemanden, der dir alles zeigt. Nach ein paar Wochen verstehst du viel mehr.',
    'Fang mit einer Person an: Name, Abklatschen, zusammen einspielen. Zeig mit der Hand, wenn Worte fehlen. Frag: „Wie heißt das bei euch?“ Das erklären die meisten gern.',
  ],
  mateMadeMistake: [
    'Sag sofort etwas Kurzes und Nettes: „Kein Problem“, „Weiter geht’s“, „Nächster Ball“ oder „Kopf hoch“, gern mit Klatschen. Niemand macht absichtlich Fehler, und wer das hört, spielt besser.',
    '„Egal, weiter!“ reicht, dazu abklatschen beim Vorbeilaufen. Nicht den Kopf schütteln oder abwinken. Beim nächsten Mal trifft es dich, dann freust du dich darüber.',
  ],
  matesNeverTalks: [
    'Fang selbst an: zwei kurze Wörter wie „links“ und „meiner“ bei jeder Aktion, dann antwortet der andere oft. Macht vor dem Spiel zwei Zeichen aus, eins für „bleib“ und eins für „geh“. Frag freundlich, vielleicht ist er nur schüchtern.',
    'Rede am Anfang für zwei. Sag den Namen und ein Wort und lob jede Antwort. Sprecht vor dem Spiel ab, was ihr ruft, das nimmt die Scheu.',
  ],
  sameOnesOnBench: [
    'Sei nett zu ihnen: Setz dich dazu und spiel dich mit ihnen ein. Stark, dass es dir auffällt. Dann frag den Trainer ruhig, vielleicht mit dem Kapitän: „Können wir auf der Bank abwechseln?“ Im Kinderfußball sollen alle spielen.',
    'Du darfst es sagen: „Es sind immer dieselben, kann ich auch mal draußen bleiben?“ Das ist fair und mutig. Auch Eltern oder der Kapitän können es ansprechen, ohne Vorwürfe.',
  ],
  homesickAtCamp: [
    'Heimweh haben viele im Trainingslager, auch manche, die es nicht zeigen. Sag es dem Trainer vorher, nimm etwas Kleines von zu Hause mit und mach eine Zeit zum Telefonieren aus. Abends ist es am schlimmsten, und wenn es gar nicht geht, darfst du abgeholt werden.',
    'Dafür muss sich niemand schämen. Wünsch dir ein Zimmer mit einem Freund, sag einem Erwachsenen, wenn es kommt, und denk an eine Sache, auf die du dich morgen freust. Üb vorher mit einer Nacht bei Freunden.',
  ],
  noLiftToMatches: [
    'Frag deine Eltern, ob du bei einer anderen Familie mitfahren darfst, und lass sie oder den Trainer fragen: Die meisten nehmen gern jemanden mit. Bei wem, entscheiden deine Eltern. Klappt es nicht, zählt dein Training trotzdem.',
    'Viele Teams bilden Fahrgemeinschaften. Sag dem Trainer, dass du spielen kannst, wenn dich jemand abholt. Dass Eltern arbeiten, ist niemandes Schuld, und du gehörst genauso zum Team.',
  ],
  longWayToTraining: [
    'Dann darfst du ruhig seltener fahren: zwei oder drei Tage mit dem Team, dazwischen kurz mit dem Ball zu Hause. Auch das Fahren macht müde, rechne es mit ein. In Bus oder Bahn kannst du Hausaufgaben machen oder dich ausruhen, dann ist der Abend frei.',
    'Zwei gute Trainings mit dem Team sind besser als vier mit müden Beinen. Mach dazwischen zehn Minuten zu Hause und sag dem Trainer, wie weit du es hast.',
  ],
  onlyForTheStreak: [
    'Nein, aber die Serie ist nur ein Spielzeug, und du bist der Chef. Trainierst du nur noch für die Zahl, nimm ein paar Tage etwas, das dir Spaß macht, oder beende sie selbst mit einem freien Tag. Sonst geht nichts verloren, und die längste bleibt stehen.',
    'Schlimm nicht, aber hol dir die Macht zurück: Mach absichtlich einen Tag frei und etwas ganz anderes. Komm wieder, wenn du Lust auf den Ball hast. Freude trägt dich weiter als Tag 74.',
  ],
  notScoutedYet: [
    'Nein, es ist nicht zu spät. Alle wachsen in ihrem Tempo, und viele Gute wurden erst mit 16 oder später entdeckt, über Verein, Schulteam oder offene Sichtungen. Geh dorthin, wo du viel spielst. Profis werden wenige, und es lohnt sich trotzdem.',
    'Nein, mit 15 ist niemand fertig. Scouts schauen Spiele an, viel auf dem Platz zu stehen zählt also mehr als der Vereinsname. Frag Trainer und Eltern nach offenen Sichtungen.',
  ],
  lonelyTraining: [
    'Mach ein Spiel daraus: gegen die Uhr, drei kleine Aufgaben oder mit Musik, wo keine Autos sind. Lass zu Hause jemanden für dich zählen oder verabrede dich an einem festen Tag. Kurz ist völlig okay, auch vier gute Minuten zählen.',
    'Spiel gegen dich selbst: links gegen rechts, heute gegen gestern. Allein wird es den meisten mal langweilig. Verabrede dich einmal pro Woche mit einem Freund, deinen Eltern oder den Kindern im Park.',
  ],
  resultsUpAndDown: [
    'Das ist normal: Einzelne Ergebnisse springen, je nach Müdigkeit, Wind, Ball und Glück. Schau auf das mittlere deiner letzten fünf und ob es von Woche zu Woche steigt. Ein Rekordtag ist schön, ein schwacher bedeutet nichts.',
    'Das ist bei allen so: Bei 12, 40, 9, 22 und 15 stehst du gerade bei etwa 15. Deshalb zeigt der Fortschritt den Schnitt aus je drei Ergebnissen. Zähl immer gleich.',
  ],
  beatMyFriend: [
    'Ja, gewinnen wollen ist völlig okay, auch gegen den besten Freund. Spielt hart und fair, solange das Spiel dauert, klatscht am Ende ab und seid wieder Freunde. Wer gewinnt, prahlt nicht.',
    'Ja, für eine Stunde dürft ihr Gegner sein. Macht vorher aus: Wir geben beide alles, und danach gibt es ein Eis, egal wer gewonnen hat.',
  ],
  tooFewForTeam: [
    'Fragt beim Verband, ob ihr mit weniger oder auf kleinerem Feld spielen dürft. In der Jugend geht das oft, und der andere Trainer nimmt manchmal auch jemanden raus. Bringt Freundinnen und Freunde mit, macht ein offenes Training, oder tut euch mit dem Nachbarverein zusammen.',
    'Trainer und Verein können das lösen: kleinere Teams, eine Spielgemeinschaft, oder Jüngere helfen aus. Ihr könnt helfen, wenn nächste Woche jeder einen Freund mitbringt.',
  ],
  headersMumSaysNo: [
    'Was deine Eltern zu deinem Körper sagen, gilt, und viele Verbände begrenzen oder verbieten Kopfbälle bei Kindern auch. Sag: „Ich darf noch nicht köpfen, ich nehme Brust oder Fuß.“ Deine Mama kann es dem Trainer selbst sagen, das ist Sache der Erwachsenen.',
    'Die Regel deiner Mama geht vor. Bitte um eine andere Aufgabe, während die anderen köpfen, etwa Brustannahme. Gefällt das dem Trainer nicht, sprechen deine Eltern mit ihm.',
  ],
  bagForTwoHomes: [
    'Pack eine kleine Tasche, die dort bleibt oder mitfährt: mit einem weichen Ball, Schienbeinschonern, Socken, Springseil und vier Flaschen als Hütchen. Auch ohne Ball gehen schnelle Füße, Balance und Sprints. Mach mit beiden Eltern feste Tage aus.',
    'Stell dir eine Tasche fürs zweite Zuhause zusammen: alte Turnschuhe, billiger Ball, Socken, Trinkflasche. Schreib einen kleinen Plan, der an beiden Orten geht.',
  ],
  teenHelperCoach: [
    'Mach es einfach: Fangspiele, Dribbelspiele mit einem Ball für jeden, dann drei gegen drei auf kleine Tore. Erklär alles in einem Satz, lass niemanden anstehen, mach viele Trinkpausen, und ein Erwachsener ist dabei. In der Halbzeit gibt es ein Lob, ein Tipp, kein Vorwurf.',
    'Kleine lernen beim Spielen, nicht beim Zuhören. Plan vier Spiele zu je acht Minuten und eins, das sie sich wünschen. Geh beim Reden in die Hocke, kenn die Namen und lach mit.',
  ],
  womensFootballSame: [
    'Ja, dieselben Regeln, derselbe Ball Größe 5, derselbe Platz und 90 Minuten für Frauen und Männer. Kleinere Bälle und Felder gibt es nach Alter, nicht für Mädchen.',
    'Ja, an den Regeln ist nichts anders. Ein Mädchen in deinem Alter spielt mit dem Ball eurer Altersklasse, Frauen mit dem großen. Nur bei Dingen wie der Zahl der Auswechslungen gibt es je nach Liga Unterschiede.',
  ],
  worldCupFirsts: [
    'Uruguay gewann 1930 die erste WM, im eigenen Land. Die erste der Frauen war 1991 in China, dort schlugen die USA Norwegen 2:1. Die meisten Titel bis 2023: Brasilien mit fünf bei den Männern, die USA mit vier bei den Frauen.',
    'Bei den Männern gewann 1930 Uruguay, bei den Frauen 1991 die USA. Bis 2023 führte Brasilien bei den Männern mit fünf Titeln, die USA bei den Frauen mit vier.',
  ],
  footballFunFact: [
    'Gern: Gelbe und Rote Karten gibt es erst seit der WM 1970, vorher sagte der Schiri es nur. Statt einer Latte war früher ein Band gespannt, und Netze kamen erst 1891.',
    'Wusstest du, dass der älteste Fußballverein Sheffield FC von 1857 ist? Und dass der Torwart bis 1912 den Ball in der ganzen eigenen Hälfte in die Hand nehmen durfte?',
  ],
  languageOfPros: [
    'Meist die Sprache des Landes, in dem sie spielen, oder Englisch, mit kurzen Wörtern und Handzeichen. Neue bekommen oft Unterricht und anfangs einen Übersetzer, und Mitspieler helfen.',
    'Eine einzige Sprache gibt es nicht: „Links“, „Dreh auf“ und „Zeit“ lernt jeder in einer Woche. In der Kabine übersetzt jemand, auf dem Platz sind Zeichen sowieso schneller.',
  ],
  luckyRitual: [
    'Ja, ein kleines Ritual hilft: linker Schuh zuerst, ein Atemzug, ein Wort für dich. Es bringt kein Glück, aber Ruhe, weil du weißt, was kommt. Halt es kurz und ohne Dinge, die fehlen können.',
    'Das Glück steckt nicht in Socken, aber eine Gewohnheit hilft dem Kopf. Viele Profis haben eine. Nimm etwas, das du immer dabeihast, etwa drei tiefe Atemzüge.',
  ],
  swapShirtsPros: [
    'Als Erinnerung und aus Respekt: Das kam vor langer Zeit bei Länderspielen auf, und viele sammeln Trikots. Behalte deins lieber, denn es gehört meist dem Verein. Abklatschen oder ein Foto geht auch.',
    'Sie wollen ein Andenken an das Spiel, vor allem von jemandem, den sie bewundern. Bei Kindern ist es nicht üblich, weil das Trikot nächste Woche gebraucht wird.',
  ],
  rivalForMyPlace: [
    'Jemand Neues macht dich besser, nicht kleiner: Übt zusammen und schau dir etwas ab. Stammplätze wechseln oft, also zeig jede Woche deine Stärken, sei nett und frag den Trainer, was du brauchst. Neidisch sein darfst du, nur nicht gemein.',
    'Durchatmen: Ein guter Neuer hilft dem ganzen Team. Mach dein Ding, sei pünktlich, lauf viel und spiel mit. Biete auch eine andere Position an, dann ist Platz für beide.',
  ],
  lateForTraining: [
    'Entschuldige dich in einem Satz, wärm dich kurz selbst auf und steig ein: „Tut mir leid, der Bus hatte Verspätung.“ Pack die Tasche am Abend vorher und geh zehn Minuten früher los. Liegt es an der Fahrt, können deine Eltern es dem Trainer sagen.',
    'Komm trotzdem, zu spät ist besser als gar nicht. Keine lange Geschichte: Entschuldigung, kurz aufwärmen, los. Eine feste Abfahrtszeit mit Wecker hilft am meisten.',
  ],
  hurtAnOpponent: [
    'Geh hin, frag, wie es geht, und entschuldige dich; bleibt er liegen oder war es der Kopf, hol sofort einen Erwachsenen. Ein Unfall ist keine böse Tat, Fußball hat Kontakt. Geht es dir nicht aus dem Kopf, erzähl es deinen Eltern und lass über den Trainer fragen, wie es dem anderen geht.',
    'Entschuldige dich beim anderen und, wenn du magst, bei dessen Trainer; war es der Kopf oder kommt er nicht hoch, hol sofort einen Erwachsenen. Du hast es nicht gewollt. Dass es dir leidtut, zeigt, dass du ein gutes Herz hast.',
  ],
} as const satisfies Readonly<Record<keyof typeof english, readonly [string, string]>>;
