/** What the coach says of food, drink and sleep. */
export const coachTopicAnswersOfFoodDrinkAndSleep = {
  bedtimeForKickoff: [
    'Sei um {bed} Uhr im Bett. Bei Anpfiff um {kickoff} Uhr stehst du gegen {up} Uhr auf, hast Zeit fürs Frühstück und schläfst so {hours} Stunden.',
    'Bei Anpfiff um {kickoff} Uhr steh gegen {up} Uhr auf, damit du in Ruhe essen kannst. Davor {hours} Stunden Schlaf heißt: Licht aus um {bed} Uhr.',
  ],
  halfTimeFood: [
    'In der Halbzeit zählt vor allem Wasser, in kleinen Schlucken. Wenn du Hunger hast: eine halbe Banane oder ein Stück Orange, nichts Schweres. Die Pause ist kurz, und mit vollem Bauch läuft es sich schlecht.',
    'Trink zuerst etwas Wasser. Ein paar Bissen Obst sind gut, zum Beispiel Banane oder Apfel; Riegel, Chips und Süßes heb dir für nach dem Spiel auf.',
  ],
  tiredToday: [
    'Wenn du müde bist, ist weniger richtig: Ein Tag Pause ist völlig in Ordnung, oder ein paar lockere Minuten ohne Tempo. Trink was, iss was und geh rechtzeitig ins Bett. Bist du jeden Tag müde, sag es deinen Eltern.',
    'Müde lernt man wenig, also mach heute Pause oder nur etwas ganz Leichtes. Eine gute Nacht hilft mehr als jede Übung. Wenn es tagelang so bleibt, sag es einem Erwachsenen zu Hause.',
  ],
  eatWithLittleTime: [
    'Bei so wenig Zeit nur etwas Kleines und Leichtes: eine Banane, eine Scheibe Brot oder ein paar Kräcker, und etwas Wasser. Eine ganze Mahlzeit läge dir schwer im Bauch, die isst du danach.',
    'Eine halbe Banane oder ein trockenes Brötchen und ein paar Schlucke Wasser reichen jetzt. Richtig essen kannst du nach dem Training.',
  ],
  screensAtNight: [
    'Leg den Bildschirm eine Stunde vor dem Schlafen weg, am besten in ein anderes Zimmer: Zocken hält den Kopf wach. Bis 12 brauchen die meisten 9 bis 11 Stunden Schlaf, Jugendliche 8 bis 10. Jeden Tag zur gleichen Zeit ins Bett macht es leichter.',
    'Hör eine Stunde vor dem Schlafen mit dem Zocken auf und mach dann etwas Ruhiges: Tasche packen, lesen, langsam atmen. Wer 9 Stunden oder mehr schläft, ist am nächsten Tag schneller. Wenn du oft wach liegst, sag es deinen Eltern.',
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
  heavyFood: [
    'Pizza, Burger und Pommes sind ab und zu in Ordnung, liegen aber stundenlang schwer im Bauch, also nicht in den letzten drei Stunden vor dem Spielen. Am Abend davor schadet ein normaler Teller nicht, und nach dem Spiel schmeckt es am besten. Trink Wasser dazu.',
    'Ab und zu ist das in Ordnung. Nimm vor dem Spielen lieber etwas Leichteres wie Nudeln, Reis, Brot oder eine Banane, zwei bis drei Stunden vorher; das Schwere passt besser nach dem Spiel.',
  ],
  sleptBadly: [
    'Nach einer kurzen Nacht mach es ruhig: zehn leichte Minuten oder heute Pause, und früh ins Bett. Die meisten Kinder brauchen 9 bis 11 Stunden, Jugendliche 8 bis 10. Wenn du oft schlecht schläfst, sag es deinen Eltern.',
    'Eine schlechte Nacht schadet nicht, aber heute ist kein Tag für volle Kraft: etwas Kurzes und Leichtes, Wasser, und der Bildschirm früh aus. Wenn es oft vorkommt, sprich mit deinen Eltern.',
  ],
} as const;
