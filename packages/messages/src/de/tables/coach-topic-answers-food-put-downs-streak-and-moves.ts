/** What is asked in few words: bedtime before a match, tired today, the keeper at a penalty, which shirt number. */
export const coachTopicAnswersOfFoodPutDownsStreakAndMoves = {
  bedtimeForKickoff: [
    'Sei um {bed} Uhr im Bett. Bei Anpfiff um {kickoff} Uhr stehst du gegen {up} Uhr auf, hast Zeit fürs Frühstück und schläfst so {hours} Stunden.',
    'Bei Anpfiff um {kickoff} Uhr steh gegen {up} Uhr auf, damit du in Ruhe essen kannst. Davor {hours} Stunden Schlaf heißt: Licht aus um {bed} Uhr.',
  ],
  talkToCoach: [
    'Ja, mach das. Such dir einen ruhigen Moment nach dem Training, nicht vor den anderen, sag in einem Satz, was du dir wünschst, und frag, woran du dafür arbeiten kannst. Deine Eltern dürfen mitkommen, wenn es dann leichter ist.',
    'Reden ist der richtige Weg. Sag ruhig, was du gern hättest, hör dir an, warum es so ist, und frag: „Was muss ich dafür zeigen?“ Wenn dir das allein schwerfällt, nimm deine Eltern mit.',
  ],
  halfTimeFood: [
    'In der Halbzeit zählt vor allem Wasser, in kleinen Schlucken. Wenn du Hunger hast: eine halbe Banane oder ein Stück Orange, nichts Schweres. Die Pause ist kurz, und mit vollem Bauch läuft es sich schlecht.',
    'Trink zuerst etwas Wasser. Ein paar Bissen Obst sind gut, zum Beispiel Banane oder Apfel; Riegel, Chips und Süßes heb dir für nach dem Spiel auf.',
  ],
  whyNoOpinion: [
    'Weil ich ein Programm bin: Ich schaue keine Spiele und feuere niemanden an, jeder Name von mir wäre ausgedacht. Wer ist es für dich, und was willst du von dem lernen?',
    'Ich habe noch nie jemanden spielen gesehen, also kann ich es nicht beurteilen. Sag mir, welcher Trick dir gefällt, und ich suche dir eine Übung.',
  ],
  howAreYou: [
    'Alles gut, ich bin ein Programm und immer bereit. Was schauen wir uns an: eine Übung, einen Plan oder deine Zahlen?',
    'Hi! Ich bin ein Programm, also immer gleich drauf. Worauf hast du Lust: etwas üben, einen Plan machen oder deine Zahlen anschauen?',
  ],
  tiredToday: [
    'Wenn du müde bist, ist weniger richtig: Ein Tag Pause ist völlig in Ordnung, oder ein paar lockere Minuten ohne Tempo. Trink was, iss was und geh rechtzeitig ins Bett. Bist du jeden Tag müde, sag es deinen Eltern.',
    'Müde lernt man wenig, also mach heute Pause oder nur etwas ganz Leichtes. Eine gute Nacht hilft mehr als jede Übung. Wenn es tagelang so bleibt, sag es einem Erwachsenen zu Hause.',
  ],
  homework: [
    'Hausaufgaben und Schulfächer kann ich nicht, frag eine Lehrkraft oder deine Eltern. Fußball kann ich: Zehn Minuten mit dem Ball sind eine gute Pause. Soll ich dir eine Übung aussuchen oder einen Plan machen, der Platz für die Schule lässt?',
    'Ich kenne nur Fußball, für die Schule frag zu Hause oder im Unterricht. Wenn du fertig bist, suche ich dir gern eine Übung aus oder mache einen Plan um deine Schultage herum.',
  ],
  keeperPenalty: [
    'Bleib beim Elfmeter groß und auf der Linie, auf den Zehen, und schau auf den Standfuß des Schützen: Er zeigt meist in die Ecke. Entscheide dich beim Schuss und nicht vorher, drück dich fest ab und geh mit beiden Händen hin. Niemand erwartet, dass du hältst, du kannst also nur gewinnen.',
    'Warte so lange wie möglich: Arme breit, Knie gebeugt, ein Fuß auf der Linie. Schau auf Hüfte und Standfuß, dann spring mit voller Kraft auf diese Seite. Merk dir, wohin jeder beim letzten Mal geschossen hat.',
  ],
  keeperHighBall: [
    'Bei hohen Bällen ruf früh und laut „Torwart“, lauf dem Ball entgegen, statt zu warten, spring mit einem Bein ab, das andere Knie vor dir hoch, und fang am höchsten Punkt mit gestreckten Armen. Ist es eng, faust ihn zur Seite weg. Fang mit Bällen an, die du selbst hochwirfst.',
    'Geh nach vorn zum Ball, nimm ihn so hoch wie möglich, beide Hände dahinter, und zieh ihn sofort an die Brust. Wenn du ihn nicht fangen kannst, faust ihn mit beiden Fäusten weg. Wirf dir zwanzig selbst hoch, dann soll jemand höher werfen: Mit jedem Ball wird die Angst kleiner.',
  ],
  positionByBuild: [
    'Schnelle spielen oft auf dem Flügel oder als Außenverteidiger, Große und Kräftige als Innenverteidiger oder im Sturm, wer viel läuft und den Pass sieht im Mittelfeld, und wer ruhig und mutig ist im Tor. Ein Muss ist nichts davon: Probier zwei oder drei aus und frag deinen Trainer.',
    'Grob gesagt: schnell – Flügel oder Außenverteidiger; klein und gut am Ball – Mittelfeld oder Flügel; groß – Innenverteidigung, Sturm oder Tor; nie müde – Mittelfeld. Beim Wachsen ändert sich das, also probier mehrere aus.',
  ],
  whyWeakFoot: [
    'Mit zwei guten Füßen musst du dir den Ball nicht erst auf den besseren legen: Du passt und schießt früher, kommst auf beiden Seiten vorbei, und niemand weiß, wohin du gehst.',
    'Verteidiger drängen dich auf deine schwächere Seite. Wer mit beiden Füßen passen und schießen kann, lässt sich nicht drängen, ist einen Kontakt schneller und kann auf beiden Seiten spielen.',
  ],
  eatWithLittleTime: [
    'Bei so wenig Zeit nur etwas Kleines und Leichtes: eine Banane, eine Scheibe Brot oder ein paar Kräcker, und etwas Wasser. Eine ganze Mahlzeit läge dir schwer im Bauch, die isst du danach.',
    'Eine halbe Banane oder ein trockenes Brötchen und ein paar Schlucke Wasser reichen jetzt. Richtig essen kannst du nach dem Training.',
  ],
  screensAtNight: [
    'Leg den Bildschirm eine Stunde vor dem Schlafen weg, am besten in ein anderes Zimmer: Zocken hält den Kopf wach. Bis 12 brauchen die meisten 9 bis 11 Stunden Schlaf, Jugendliche 8 bis 10. Jeden Tag zur gleichen Zeit ins Bett macht es leichter.',
    'Hör eine Stunde vor dem Schlafen mit dem Zocken auf und mach dann etwas Ruhiges: Tasche packen, lesen, langsam atmen. Wer 9 Stunden oder mehr schläft, ist am nächsten Tag schneller. Wenn du oft wach liegst, sag es deinen Eltern.',
  ],
  shirtNumber: [
    'Üblich ist: 1 Torwart, 2 rechter und 3 linker Verteidiger, 4 und 5 Innenverteidiger, 6 und 8 Mittelfeld, 7 rechter Flügel, 9 Sturm, 10 Spielmacher, 11 linker Flügel. Eine Regel ist das nicht: Nimm die, die dir gefällt, wenn sie frei ist.',
    'Die alten Nummern: 7 für den rechten Flügel und 11 für den linken, 9 für den Sturm, 10 für den Spielmacher, 6 und 8 fürs Mittelfeld, 2 bis 5 für die Abwehr und 1 für den Torwart. Du darfst jede tragen, die in deinem Team frei ist.',
  ],
  moveDirection: [
    'Immer andersherum, als die Finte zeigt: Täuschst du bei {drill} rechts an, nimmst du den Ball nach links mit, und umgekehrt. Leg ihn am Fuß vorbei, auf dem der Gegner steht, und mach zwei schnelle Schritte.',
    'Weg von der Seite, die du gezeigt hast. Rechts antäuschen, links gehen; links antäuschen, rechts gehen. Nimm den Ball mit der Außenseite des anderen Fußes in den freien Raum, und nach {drill} sofort Tempo.',
  ],
  bestDay: [
    'Am meisten hast du {ago} trainiert: {minutes} Minuten in {sessions} Einheiten.',
    'Nach Minuten war es {ago}: {minutes} Minuten, {sessions} Einheiten.',
  ],
  putDownByTeam: [
    'Das war gemein, und es tut mir leid, dass sie das gesagt haben. Ob du spielst, bestimmst du und nicht sie, und wie gut du werden kannst, wissen sie gar nicht. Erzähl deinen Eltern, deinem Trainer oder einem anderen Erwachsenen, dem du vertraust, was gesagt wurde. Wenn du gern spielst, ist das Grund genug weiterzumachen.',
    'So etwas sollte niemand zu dir sagen, und es tut weh. Wie gut du werden kannst, sagt es nicht: Alle haben mit Fehlern angefangen. Du musst das nicht allein aushalten: Sag es deinen Eltern, deinem Trainer oder einer Lehrkraft, sie können helfen. Und ob du spielst, entscheidest du, nicht die anderen.',
  ],
  putDownByParent: [
    'Das tut weh, und von zu Hause erst recht. Wie gut du wirst, kann niemand wissen, und du darfst spielen, einfach weil du es magst. Sag es in einem ruhigen Moment: „Das macht mich traurig. Ich spiele gern.“ Wenn das schwer ist, sag es einem anderen Erwachsenen, dem du vertraust: jemandem aus der Familie, einer Lehrkraft, deinem Trainer.',
    'Es tut mir leid, so etwas zu hören tut weh. Was du lernen kannst, sagt es nicht: Das wächst beim Üben, Stück für Stück. Sag ruhig, wie es dir damit geht, und wenn es so weitergeht oder du dich nicht traust, sag es einem anderen Erwachsenen, dem du vertraust. Fußball darf dir einfach Spaß machen.',
  ],
  putDownByCoach: [
    'Es tut mir leid, das tut weh. Ein Satz entscheidet nicht, wie gut du werden kannst, auch nicht der von einem Trainer. Erzähl deinen Eltern, was gesagt wurde: Sie können mit ihm reden. Wenn du mehr wissen willst, frag in einem ruhigen Moment: „Woran soll ich arbeiten?“',
    'Das war nicht nett, und so sollte ein Trainer nicht mit dir reden. Sag es deiner Mama, deinem Papa oder einem anderen Erwachsenen, dem du vertraust. Was du kannst, wächst beim Üben, und ob du spielst, bestimmst du.',
  ],
  putDownTrue: [
    'Nein. Wie gut du einmal wirst, kann heute niemand wissen, und gemeine Worte messen nichts. Was du lernst, zeigen deine eigenen Zahlen nach ein paar Wochen. Wenn es dir nicht aus dem Kopf geht, erzähl es einem Erwachsenen, dem du vertraust.',
    'Das glaube ich nicht: Niemand sieht, wie weit du kommst, und gemein gesagt wird nichts davon wahr. Schau, was du vor ein paar Monaten noch nicht konntest und jetzt kannst. Sprich zu Hause mit jemandem darüber.',
  ],
  energyDrink: [
    'Lieber nicht: Energydrinks sind nichts für Kinder und Jugendliche. Das Koffein lässt das Herz rasen und verdirbt den Schlaf, und besser spielt damit niemand. Wasser reicht, und deine Eltern wissen, was sonst in Ordnung ist.',
    'Lass Energydrinks weg: Mit so viel Koffein und Zucker sind sie nichts für Kinder und Jugendliche. Zum Fußball reicht Wasser. Wenn andere im Training so etwas trinken, musst du das nicht auch.',
  ],
  sportsDrink: [
    'Das brauchst du nicht: Wasser reicht fürs Training und fürs Spiel. In manchen Getränken mit berühmtem Namen ist sogar Koffein, also frag deine Eltern, bevor du eins trinkst.',
    'Wasser tut dasselbe, ein berühmter Name muss nicht draufstehen. In manchen ist viel Zucker oder Koffein: Zeig die Flasche zuerst deinen Eltern.',
  ],
  softDrink: [
    'Nicht kurz vor dem Spielen und nicht dabei: Zucker und Kohlensäure liegen dir im Bauch. Ob es ab und zu ein Glas zum Essen gibt, machst du mit deinen Eltern aus. Zum Fußball nimm Wasser.',
    'Besser Wasser: Von süßen Getränken mit Kohlensäure fühlst du dich beim Laufen voll und schwer. Nach dem Spiel zum Essen ist ein Glas in Ordnung, wenn deine Eltern Ja sagen.',
  ],
  matchBreakfast: [
    'Toast oder Brot mit Honig oder Marmelade, Haferbrei oder Müsli mit Milch oder eine Banane, zwei bis drei Stunden vorher, dazu ein Glas Wasser. Am Spieltag nichts Fettiges und nichts Neues. In der letzten Stunde nur noch etwas Kleines, etwa eine halbe Banane.',
    'Zum Frühstück vor dem Spielen: Haferbrei oder Müsli, oder Brot mit etwas Leichtem drauf, und eine Banane, dazu Wasser. Iss es zwei bis drei Stunden vorher, damit es sich gesetzt hat, wenn du läufst.',
  ],
  streakAfter: [
    'Dann beginnt sie mit der nächsten Einheit, die du speicherst, wieder bei 1. Sonst geht nichts verloren: XP, Level, Token und Karten bleiben, und deine längste Serie bleibt bei deinen Bestwerten.',
    'Nur die Zahl der Tage geht zurück: Die nächste Einheit, die du speicherst, ist Tag 1. XP, Level, Token, Karten und Ergebnisse bleiben, wie sie sind.',
  ],
  streakStands: ['Deine steht bei {streak} Tagen.', 'Gerade sind es bei dir {streak} Tage.'],
  streakLongest: ['Deine längste bisher: {bestStreak} Tage.', 'Dein Bestwert sind {bestStreak} Tage.'],
  boardNotXp: [
    'XP zählen dort nicht: In der Rangliste geht es darum, an wie vielen Tagen du in der Zeit trainiert hast, und dann um die Zahl der Übungen. Eine kurze Einheit an mehr Tagen als die anderen bringt dich vorbei, egal wie viele XP sie haben.',
    'Auf XP schaut die Rangliste nicht. Sie zählt Trainingstage, dann Übungen. Üb also an möglichst vielen Tagen ein paar Minuten: So kommst du auch an jemandem mit vielen XP vorbei.',
  ],
  videoFails: [
    'Versuch es noch einmal so: ganz im Bild von Kopf bis Fuß, gutes Licht, niemand neben dir, das Handy fest, höchstens 15 Sekunden. Wenn es wieder fehlschlägt, lade die Seite neu oder nimm einen anderen Browser oder ein anderes Gerät, und zeig es deinen Eltern.',
    'Meistens liegt es am Clip: zu dunkel, zu lang, oder ein Teil von dir ist nicht im Bild. Film höchstens 15 Sekunden von der Seite, den ganzen Körper, in gutem Licht. Wenn es weiter fehlschlägt, schließ andere Apps, lade die Seite neu oder nimm einen anderen Browser, und frag deine Eltern.',
  ],
  moveTooFast: [
    'Dann nimm das Tempo raus. Mach es zehnmal im Stehen, ohne loszulaufen, mit lockerem Knöchel und kleinen Kontakten. Danach zehnmal im Gehen. Das Tempo kommt zuletzt, nach ein paar Tagen, von allein.',
    'Am Anfang ist dabei niemand schnell. Erst zehnmal auf der Stelle, so langsam, wie du es brauchst, mit lockerem Knöchel; dann im Gehen. Erst wenn beide Kontakte sauber sind, wirst du Stück für Stück schneller.',
  ],
  moveCalled: ['Das heißt {name}.', 'Man nennt es {name}.'],
} as const;
