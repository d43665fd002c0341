/** What the coach says before and about a match or a trial, and of where and how practice goes: two ways of each. */
export const coachTopicAnswersOfFormationsMatchDayAndPractice = {
  matchMorning: [
    'Am Morgen vor dem Spiel: steh rechtzeitig auf und iss zwei bis drei Stunden vor dem Anpfiff ein Frühstück, das du kennst, mit Wasser dazu. Pack deine Tasche: Schuhe, Schienbeinschoner, Trikot, Flasche. Ein paar leichte Kontakte sind gut, hartes Training nicht, und sei früh genug da, um dich in Ruhe aufzuwärmen.',
    'An so einem Morgen soll es keine Eile geben: früh genug aufstehen, zwei bis drei Stunden vorher Haferbrei, Brot oder eine Banane, und Wasser. Schau in die Tasche, spiel ein paar weiche Pässe und sei früh da. Ein kleines Ziel für das Spiel reicht.',
  ],
  earlyMatchFood: [
    'Ist das Spiel sehr früh, dann iss am Abend davor gut: Nudeln, Reis oder Kartoffeln. Am Morgen reicht etwas Kleines, das du kennst, Toast mit Honig, eine Banane oder ein wenig Haferbrei, etwa eine Stunde vorher, und Wasser. Das richtige Frühstück kommt nach dem Spiel.',
    'So früh ist keine Zeit für viel: am Abend davor ein ordentliches Abendessen, am Morgen eine Banane, Toast oder ein paar Löffel Müsli eine Stunde vor dem Anpfiff, und Wasser. Steh so früh auf, dass du in Ruhe isst, und frühstücke danach.',
  ],
  worseInMatches: [
    'Das geht sehr vielen so. Im Spiel gibt es Druck, du hast weniger Zeit, und Gegner wollen den Ball auch; im Training weißt du meist, was kommt. Du bist nicht schlechter. Nimm dir fürs nächste Spiel eine kleine Aufgabe vor: schau über die Schulter, bevor der Ball kommt. Klappt das, nimm die nächste.',
    'Weil ein Spiel etwas anderes ist: weniger Zeit, Gegner, die dich stören, Leute, die zuschauen, und es zählt, da werden Kopf und Beine fest. Such dir für das nächste eine kleine Aufgabe aus, etwa jedes Mal einen einfachen ersten Pass, und miss dich nur daran.',
  ],
  formationFive: [
    'Für fünf gegen fünf nehmt Torwart und 1-2-1: einer hinten, zwei außen, einer vorn. Wer den Ball hat, hat dann auf jeder Seite und vorn jemanden zum Anspielen. Die beiden außen laufen zurück, wenn ihr den Ball verliert.',
    'Torwart und 1-2-1, eine Raute: Das deckt das kleine Feld am besten ab und gibt Dreiecke zum Passen. Steht ihr dauernd unter Druck, ist 2-2 sicherer. Tauscht oft die Plätze, denn alle greifen an und verteidigen.',
  ],
  formationSix: ['Zu sechst nehmt Torwart und 2-2-1: zwei hinten, zwei in der Mitte, einer vorn. Jeder hat jemanden neben sich.', 'Torwart und 2-2-1 passt für sechs: zwei Zweierreihen und einer vorn. Mit 1-3-1 greift ihr mehr an und steht weniger sicher.'],
  formationSeven: ['Zu siebt spielen die meisten Torwart und 2-3-1: zwei hinten, drei in der Mitte, einer vorn. Die drei helfen in beide Richtungen, so ist immer jemand in der Nähe.', 'Torwart und 2-3-1 passt gut für sieben: Ihr seid breit, und die Mitte ist nie leer. Mit 3-2-1 steht ihr sicherer und greift weniger an.'],
  formationEight: ['Zu acht ist Torwart und 3-3-1 eine gute Wahl: drei hinten, drei in der Mitte, einer vorn, dem von beiden Seiten geholfen wird.', 'Torwart und 3-3-1 für acht: klare Reihen und außen auf jeder Seite jemand. Mit 2-3-2 habt ihr vorn einen mehr.'],
  formationNine: ['Zu neunt ist Torwart und 3-3-2 einfach und gut: drei hinten, drei in der Mitte, zwei vorn. Mit 3-2-3 habt ihr außen mehr Leute im Angriff.', 'Torwart und 3-3-2: In jeder Reihe sind genug, und jeder weiß, wer neben ihm steht. Laufen eure Außen gern, versucht 3-2-3.'],
  formationEleven: ['Zu elft ist 4-3-3 ein guter Anfang: vier hinten, drei in der Mitte, drei vorn, auf jeder Seite jemand außen. 4-4-2 ist leichter zu lernen und sicherer. Am besten ist die, die zu euren Spielern passt.', '4-3-3 oder 4-4-2: Die erste hat mehr Leute im Angriff, die zweite zwei klare Viererreihen. Entscheidet danach, wen ihr habt.'],
  formationAny: ['Das hängt davon ab, wie viele ihr seid, jeweils mit Torwart: 1-2-1 zu fünft, 2-3-1 zu siebt, 3-3-2 zu neunt, 4-3-3 zu elft. Keine gewinnt von selbst: Am besten ist die, in der alle ihren Platz kennen.', 'Mit Torwart dahinter: zu fünft 1-2-1, zu siebt 2-3-1, zu neunt 3-3-2, zu elft 4-3-3. So seid ihr gut verteilt, und ändern könnt ihr es immer.'],
  trialFocus: [
    'Bis zu einem Probetraining feilst du an dem, was du schon kannst. Zuerst erster Kontakt und Pässe mit beiden Füßen, dann an jemandem vorbeidribbeln und ein sauberer Abschluss, dazu ein paar kurze Sprints. Drei oder vier kurze Einheiten in der Woche reichen, am letzten Tag nur leichte Kontakte. Am Tag selbst schauen Trainer auch darauf, wie du zurückläufst, redest und nach einem Fehler weitermachst.',
    'Steck deine Zeit in das hier, in dieser Reihenfolge: erster Kontakt, Pässe mit beiden Füßen, ein Trick, der klappt, Schießen, kurze Sprints. Fünfzehn bis zwanzig Minuten an drei oder vier Tagen der Woche, und vor dem Tag selbst Ruhe. Jetzt keine neuen Tricks: Zeig, was du sicher kannst.',
  ],
  mistakeFear: [
    'Dann ist es ein Fehler, und das Spiel geht weiter: Alle machen in jedem Spiel viele, die Besten auch. Leg dir zwei Worte bereit, „nächster Ball“, lauf drei Schritte zurück und spiel als Nächstes einen einfachen Pass. Was du danach machst, darauf schaut dein Trainer.',
    'Du wirst welche machen, denn das tun alle, und niemand denkt so lange daran wie du. Atme einmal aus, sag „der nächste“ und mach etwas Leichtes: einen Ball zurückholen, einen kurzen Pass. Wer nie einen Fehler macht, probiert auch nie etwas.',
  ],
  noBallIndoors: [
    'Dann üb deine Füße ohne Ball, schnelle Füße brauchen keinen: 20 Sekunden kleine schnelle Schritte auf der Stelle, Seitschritte an einer Linie entlang, von einem Fuß auf den anderen hüpfen, dann auf einem Bein stehen. Räum erst den Boden frei, und zieh keine Socken an, die rutschen. {drill} geht auch auf einem Streifen Klebeband.',
    'Das ist eine faire Regel, und Beinarbeit braucht keinen Ball: Kleb eine kurze Leiter auf den Boden, beide Füße rein, beide raus, dann seitwärts, je 20 Sekunden mit Pause. Danach 30 Sekunden auf einem Bein, dann wechseln. {drill} ist dafür gemacht.',
  ],
  losesBallAtCones: [
    'Nimm kleinere Kontakte: bei jedem Schritt einen, sodass der Ball nie weiter als einen halben Schritt weg ist, und werde langsamer, bis du durchkommst, ohne ihn zu verlieren. Nimm den Fuß, der weiter vom Hütchen weg ist, und geh in die Knie. Schnell wird es später von selbst.',
    'Er springt weg, weil die Kontakte für dein Tempo zu groß sind. Geh zuerst, bei jedem Schritt ein weicher Kontakt, Ball eng, um jedes Hütchen mit dem Fuß, der weiter weg ist. Stell die Hütchen zwei große Schritte auseinander, und enger, wenn das klappt.',
  ],
  weakFootEqual: [
    'Das dauert Monate, und ganz gleich werden sie vielleicht nie: Auch die meisten Profis haben einen stärkeren Fuß. Aber nach drei oder vier Wochen mit 5 Minuten an drei Tagen der Woche merkst du einen Unterschied. Das Ziel ist ein schwächerer Fuß, auf den du dich bei Pass und Schuss verlassen kannst.',
    'So gut wie der andere: Monate oder Jahre, und vielleicht nie ganz. Einen ersten Unterschied spürst du nach drei oder vier Wochen mit 5 Minuten an drei Tagen der Woche, und deine Zahlen für diese Seite zeigen ihn. Gleich sein muss er nicht, um dir im Spiel zu helfen.',
  ],
  dip: [
    'Ein Ball senkt sich, wenn er sich nach vorn dreht oder fast gar nicht. Triff ihn hart mit dem Spann knapp unter der Mitte, Gelenk fest, Knie über dem Ball, und zieh den Fuß an seiner Rückseite hoch, sodass er in der Luft nach vorn rollt. Ohne Durchschwingen und ohne Drall flattert er und fällt dann. Zehn Versuche am Tag reichen.',
    'Damit er sich senkt, braucht er Vorwärtsdrall: gerade anlaufen, Standfuß neben den Ball, mit dem Spann durch die Rückseite und nach oben, der Körper darüber. Lehnst du dich zurück, geht er drüber. Fang sanft gegen eine Wand oder einen Zaun an und schau, wie er sich dreht.',
  ],
  scaredOfHeaders: [
    'Davor Angst zu haben ist normal, das haben viele, und niemand muss köpfen. Kopfbälle trainiere ich hier nicht: Die gehören zu deinem Trainer, wenn du alt genug bist, mit einem weichen Ball und nicht oft. Sag deinem Trainer, wie es dir geht; hohe Bälle mit Fuß, Oberschenkel oder Brust anzunehmen kannst du jetzt schon üben.',
    'Davor darf man Angst haben, das ist normal, und du musst nicht köpfen: Sag das deinem Trainer. Kopfbälle gibt es bei mir nicht, deinem Kopf zuliebe. Hohe Bälle kannst du mit Oberschenkel und Fuß annehmen, und das hilft dir genauso.',
  ],
  nothingElseEarned: [
    'Hier heißen sie Token und XP: Jede gespeicherte Einheit bringt 10 Token und 50 XP, und mehr für das, was du gezählt hast. Je 100 XP sind ein neues Level, und das bringt 25 Token. Token öffnen Päckchen.',
    'Sterne oder Münzen gibt es hier keine, nur Token und XP: 10 Token und 50 XP für jede gespeicherte Einheit, etwas mehr für dein Ergebnis, und 25 Token für jedes neue Level. Mit Geld gibt es nichts.',
  ],
  boardHidden: ['Im Moment bist du verborgen: Kein anderer Spieler sieht dich oder etwas von dir.', 'Zurzeit sieht dich niemand, denn du bist in den Ranglisten verborgen.'],
  boardShown: ['Im Moment stehst du sichtbar in den Ranglisten.', 'Zurzeit können andere dich in den Ranglisten sehen.'],
} as const;
