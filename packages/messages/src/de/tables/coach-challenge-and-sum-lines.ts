/** What the coach says to a challenge that is wished for, and where small sums answer a question of the own numbers. */
export const coachChallengeAndSumLines = {
  // A challenge from the own records
  challenge: [
    'Herausforderung: Schlag deine {best} {label} bei {drill}. Du hattest dafür {minutes} Minuten, also bekommst du wieder {minutes} Minuten. {goal} wäre ein neuer Bestwert.',
    'Hier ist eine: {goal} {label} bei {drill}, in {minutes} Minuten. Dein Bestwert ist {best}, auch aus {minutes} Minuten.',
  ],
  challengeFirst: ['Herausforderung: Wie viele {label} schaffst du in {minutes} Minuten bei {drill}? Zähl mit und speicher es: Das ist die Zahl, die du beim nächsten Mal schlägst.', 'Setz dir eine Marke: {minutes} Minuten {drill}, alles mitzählen und speichern. Die nächste Herausforderung ist, sie zu schlagen.'],
  challengeReward: [
    'Mit {result} in {minutes} Minuten bringt die gespeicherte Einheit {tokens} Token und {experience} XP, und {result} steht als dein neuer Bestwert da. Der Bestwert selbst bringt nichts extra, nur die Freude.',
    'Dann ist {result} dein neuer Bestwert bei {drill}, und die Einheit von {minutes} Minuten bringt {tokens} Token und {experience} XP. Weniger bringt etwas weniger, der Versuch kostet nichts.',
  ],
  // More than somebody else
  minutesToBeat: ['Du hast diese Woche {own} Minuten, also noch {missing}: Mit {goal} bist du über {number}.', '{number} minus deine {own} Minuten dieser Woche und eine dazu: noch {missing} Minuten.'],
  minutesToReach: ['Du hast diese Woche {own} Minuten, also noch {missing} bis {number}.', 'Noch {missing} Minuten: {number} minus die {own} dieser Woche.'],
  minutesAhead: ['Keine: Du hast diese Woche {own} Minuten, das ist schon mehr als {number}.', 'Du bist schon drüber: {own} Minuten diese Woche, und {number} ist weniger.'],
  minutesMany: ['Verteil sie auf die Tage, die noch bleiben, {from} bis {to} Minuten am Tag reichen völlig.', 'Nicht alles auf einmal: Jeden Tag etwas ist besser als viel an einem.'],
  // What is to be expected of packs
  rarities: { common: 'gewöhnliche', rare: 'seltene', epic: 'epische', legendary: 'legendäre' },
  packsExpected: [
    'Ungefähr {count} {rarity}: {percent} % von {packs} Päckchen. Das ist nur der Durchschnitt: Es können mehr, weniger oder keine sein, und versprechen kann das niemand.',
    '{packs} Päckchen mal {percent} % machen im Schnitt etwa {count} {rarity}. Bei jedem Päckchen entscheidet das Glück neu, also kann ich dir keine versprechen.',
  ],
  packsExpectedOne: ['Ungefähr eine {rarity}: {percent} % von {packs} Päckchen. Das ist nur der Durchschnitt: Es können mehr oder keine sein, und versprechen kann das niemand.'],
  packsExpectedFew: ['Vielleicht keine: Jedes Päckchen hat eine Chance von {percent} % auf eine {rarity}, und bei {packs} Päckchen ist der Durchschnitt weniger als eine. Das Glück entscheidet, und versprechen kann das niemand.'],
  // Many short sessions or a long one
  sessionsCompared: [
    '{many} mit {manyMinutes} Minuten. Sie bringen {manyTokens} Token und {manyExperience} XP, eine mit {fewMinutes} Minuten {fewTokens} Token und {fewExperience} XP, ohne das Gezählte. An verschiedenen Tagen sind es außerdem {many} Tage für Serie und Rangliste, die lange ist nur einer.',
    'Für Token, XP und Serie die kurzen: {many} × {manyMinutes} Minuten geben {manyTokens} Token und {manyExperience} XP, 1 × {fewMinutes} Minuten {fewTokens} und {fewExperience}, Ergebnisse nicht mitgezählt. Für die Serie zählt jeder Tag mit einer Einheit, egal wie lang sie ist.',
  ],
  sessionsComparedLoad: ['Dein Körper mag sie auch lieber, über die Woche verteilt.', 'Und Beine lernen mehr von oft als von lang.'],
  // The date of a drill that is doubted
  lastSaved: [
    'Ich habe noch einmal nachgesehen: Die letzte gespeicherte Einheit von {drill} ist vom {date}, vor {days} Tagen. Was nicht gespeichert ist, sehe ich nicht. Hast du sie seitdem gemacht, speicher sie beim nächsten Mal, dann zählt sie.',
    'Die letzte gespeicherte Einheit von {drill} ist {days} Tage her, vom {date}. Gut möglich, dass du sie seitdem gemacht hast: Ohne Speichern weiß ich nichts davon.',
  ],
  lastSavedToday: ['Ich habe noch einmal nachgesehen: Die letzte gespeicherte Einheit von {drill} ist von heute.', 'Die letzte gespeicherte Einheit von {drill} ist von heute.'],
  neverSaved: ['Ich habe noch einmal nachgesehen und finde keine gespeicherte Einheit von {drill}. Was nicht gespeichert ist, sehe ich nicht; speicher sie beim nächsten Mal, dann zählt sie.'],
  // The best and the worst drill with their numbers
  grownMore: '{percent} % mehr',
  grownLess: '{percent} % weniger',
  grownSame: 'genauso viel',
  bestAndWorst: [
    'Am besten: {best}, von {bestFirst} am Anfang auf zuletzt {bestNow}, {bestGrown}. Am anderen Ende: {worst}, von {worstFirst} auf {worstNow}, {worstGrown}. Ich vergleiche jede Übung mit ihrem eigenen Anfang, also ist das keine schlechte Übung, nur die, bei der am meisten drin ist.',
    'Danach, wie viel sie gewachsen sind: {best} am meisten, von {bestFirst} auf {bestNow} ({bestGrown}), und {worst} am wenigsten, von {worstFirst} auf {worstNow} ({worstGrown}).',
  ],
  whyWorst: [
    'Weil sie am wenigsten gewachsen ist: {worst} ging von {worstFirst} am Anfang auf zuletzt {worstNow}, {worstGrown}, und {best} von {bestFirst} auf {bestNow}, {bestGrown}. Schlecht ist sie nicht, die anderen sind schneller gewachsen.',
    'Nach den Zahlen: {worst} von {worstFirst} auf {worstNow} ist {worstGrown}, {best} von {bestFirst} auf {bestNow} ist {bestGrown}. Mehr vergleiche ich nicht, und das kann sich schnell drehen.',
  ],
  bestAndWorstUnknown: ['Dafür brauche ich zwei Übungen, die du je zweimal gemacht hast. Mach eine davon noch einmal, dann kann ich vergleichen.'],
  // Today beside yesterday
  dayMore: '{count} mehr',
  dayFewer: '{count} weniger',
  dayAsMany: 'genauso viele',
  dayBefore: ['Bei {drill} waren es heute {now} in {minutes} Minuten und gestern {before} in {minutesBefore}: {difference}.', '{drill}: heute {now} ({minutes} Minuten), gestern {before} ({minutesBefore} Minuten), also {difference}.'],
  dayRateMore: ['Pro Minute waren es heute sogar mehr: {rate} gegen {rateBefore}.', 'In jeder Minute ist das mehr als gestern: {rate} gegen {rateBefore}.'],
  dayRate: ['Pro Minute waren es heute {rate} und gestern {rateBefore}.', 'Das sind {rate} in jeder Minute, gestern waren es {rateBefore}.'],
  dayWorse: ['Heute ja, und ein Tag sagt wenig.', 'Nach der Zahl von heute ja, und das passiert allen.'],
  dayNotWorse: ['Nein.', 'Nein, bist du nicht.'],
  // Drills for so many minutes
  severalDrills: ['Für {minutes} Minuten: {list}.', '{minutes} Minuten, aufgeteilt: {list}.'],
  severalDrillsMore: ['Fang mit der ersten an und mach dazwischen kurz Pause.', 'In dieser Reihenfolge, mit einem Schluck Wasser dazwischen.'],
  minutesADay: ['{minutes} Minuten am Tag sind gut, an vielen Tagen: eine Übung oder zwei mit {half}. Kurz und oft schlägt lang und selten.', 'Das reicht: {minutes} Minuten, eine Übung oder zwei mit je {half} Minuten, an so vielen Tagen, wie du magst.'],
  fewMinutesADay: ['{minutes} Minuten am Tag sind gut: eine Übung, jeder Kontakt sorgfältig. Kurz und oft schlägt lang und selten.'],
  noCones: ['Nimm {list}: ganz ohne Hütchen.', 'Ohne Hütchen: {list}.'],
  noConesLittleRoom: ['Nimm {list}: ganz ohne Hütchen, und wenig Platz reicht.', 'Ohne Hütchen und auf so wenig Platz: {list}.'],
  littleRoom: ['Auf so wenig Platz: {list}. Halt den Ball flach und schieß dort nicht.', 'Nimm {list}: Mehr Platz braucht das nicht. Keine Schüsse dort, und der Ball bleibt flach.'],
};
