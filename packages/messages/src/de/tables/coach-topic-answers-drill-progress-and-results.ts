/** What the coach says of more out of a drill that is known, of what was left longest, and of results added up. */
export const coachTopicAnswersOfDrillProgressAndResults = {
  moreOfDrill: [
    'Erst klein und sauber, dann schnell: So wächst jede Übung.',
  ],
  moreTouches: [
    'Für mehr bei {drill} bleib auf den Fußballen, die Knie weich, mach jeden Kontakt kleiner statt fester und atme. 20 Sekunden so schnell, wie der Ball noch bei dir bleibt, 20 Pause, fünf Runden. Darauf achten: {point}',
    'Tempo kommt von kleinen Kontakten: Füße flach, Knie weich, Arme locker. Fang in einem Takt an, den du eine Minute hältst, werde jede Runde ein wenig schneller und geh zurück, wenn der Ball wegläuft. Darauf achten: {point}',
  ],
  moreJuggles: [
    'Damit {drill} länger klappt, halt jeden Kontakt niedrig und gleich, das Gelenk fest, bleib am Fleck und nimm den Fuß, zu dem der Ball kommt. Zähl nur Serien von zehn sauberen, fangen, Pause, noch einmal; nach ein paar Tagen fünfzehn. Verloren geht der Ball meist nach einem zu hohen Kontakt, also beruhige ihn mit dem nächsten. Darauf achten: {point}',
    'Lange Serien kommen von ruhigen: Kontakte zwischen Knie- und Bauchhöhe, ein kleiner Schritt unter den Ball, Augen auf seine untere Hälfte. Drei Versuche, kurze Pause, drei weitere, denn müde Beine verderben es. Darauf achten: {point}',
  ],
  morePasses: [
    'Für mehr bei {drill} geh erst einen Schritt näher an die Wand, pass fest und flach auf dieselbe Stelle und sei auf den Zehen, bevor der Ball zurück ist. Runden von 30 Sekunden, dann einen Schritt weiter weg. Darauf achten: {point}',
    'Schnellere Pässe kommen vom Bereitsein: Knie weich, Fuß schon gedreht, Gelenk fest, kein voller Schwung. Zähl 30 Sekunden, Pause, fünf Runden. Darauf achten: {point}',
  ],
  moreGoals: [
    'Für mehr Treffer bei {drill} schieß zehnmal mit halber Kraft und achte nur darauf, wohin der Standfuß zeigt; dann gib Kraft dazu, solange acht von zehn treffen. Eine Pause nach je zehn hält die Beine frisch. Darauf achten: {point}',
    'Ziel flach und kleiner als das Tor, immer gleicher Anlauf, und nach einem Fehlschuss ändere nur eine Sache. Zehn ruhige Schüsse mit jedem Fuß, dann zählen. Darauf achten: {point}',
  ],
  moreRuns: [
    'Schneller wirst du bei {drill} nicht auf der Geraden, sondern in den Wendungen: einen Schritt vorher bremsen, tief in der Hüfte, mit dem äußeren Fuß abdrücken und den ersten Kontakt nach vorn. Vier Läufe, dazwischen je eine Minute Pause. Darauf achten: {point}',
    'An den Hütchen bei jedem Schritt berühren, dazwischen bei jedem zweiten, zum nächsten Hütchen hochschauen und aus jeder Wendung sprinten. Pausen dazwischen: Müde Läufe lehren langsame Füße. Darauf achten: {point}',
  ],
  moreRunsWithoutBall: [
    'Schneller wirst du bei {drill}, wenn du tief bleibst, vor jeder Wendung kurze Schritte machst, mit dem äußeren Fuß abdrückst und die Arme mitnimmst. Vier bis sechs Läufe mit vollem Tempo und einer Minute Pause genügen. Darauf achten: {point}',
    'Wenige und frische: einmal langsam für die Füße, dann fünfmal schnell mit richtiger Pause. Die Wendungen entscheiden, nicht die Gerade. Darauf achten: {point}',
  ],
  moreMoves: [
    'Für mehr bei {drill} mach zehn langsam auf jeder Seite, bis kein Kontakt zu lang ist, dann zehn im Traben und erst dann auf Zeit. Der nächste beginnt, wo der letzte endet, also lass den Ball in Schrittnähe liegen. Darauf achten: {point}',
    'Mach die Bewegung kleiner, nicht wilder: Knie tief, Gewicht über der Mitte, der erste Schritt danach schnell. 30 Sekunden, Pause, Fuß wechseln, vier Runden. Darauf achten: {point}',
  ],
  pastOwnBest: [
    'Dein Schnitt ist {average}, dein Bestwert {best}: Komm erst dreimal über {average}, dann nimm dir {best} vor.',
    'Zuletzt {last}, im Schnitt {average}, am besten {best}. Jedes Mal ein wenig über den Schnitt, dann fällt der Bestwert von selbst.',
  ],
  firstCount: [
    'Mach {drill} einmal, schreib die Zahl auf und leg dann jedes Mal zwei drauf.',
    'Von {drill} gibt es noch kein Ergebnis: Eine ruhige Runde gibt dir die Zahl zum Überbieten.',
  ],
  forOther: [
    'Für jemand anderen würde ich mit {list} anfangen: je fünf Minuten, langsam, mit vielen Pausen und Jubel. Ein Plan aus deinen Zahlen würde nicht passen; mit eigener Anmeldung gibt es einen eigenen, ein Erwachsener kann dabei helfen.',
    'Nimm dafür leichte: {list}. Kurze Runden, abwechseln, aufhören, solange es Spaß macht. Meine Pläne kommen aus deinen Ergebnissen, ein anderer braucht eine eigene Anmeldung.',
  ],
  badForm: [
    'Wochen, in denen nichts klappt, hat jeder, auch Profis, und es geht vorbei. Erst schlafen und ausruhen, dann einen Schritt zurück: leichte Übungen, die du gut kannst, kurz, mit einem kleinen Ziel. Auf dem Platz fang mit drei einfachen Pässen an. Schau auf die zwei Wochen erst, wenn sie vorbei sind.',
    'Eine schlechte Phase sagt nichts darüber, was du kannst. Mach weniger, aber sauber, nimm, was dir Spaß macht, und sag es deinem Trainer oder deinen Eltern, wenn es dich drückt.',
  ],
  losingNow: [
    'Rückstand zur Halbzeit: trinken, ausatmen, das Ergebnis loslassen. Macht für die ersten fünf Minuten eine Sache aus, etwa die zweiten Bälle gewinnen oder drei Pässe, bevor es nach vorn geht. Nette Worte nach Fehlern drehen mehr Spiele als Schimpfen.',
    'Die Pause ist ein neues Spiel mit null zu null. Jeder eine einfache Aufgabe, schnell zurücklaufen, und feuert an, wer es versucht. Bleibt es eine Niederlage, habt ihr geübt, nicht aufzugeben.',
  ],
  bestWeek: [
    'In Wochen von heute zurückgezählt war am meisten in {weeks}: {sessions} Einheiten und {minutes} Minuten.',
    'Am meisten war es in {weeks}: {sessions} Einheiten mit {minutes} Minuten.',
  ],
  bestWeekNow: [
    'den letzten 7 Tagen',
  ],
  bestWeekAgo: [
    'den 7 Tagen, deren letzter {ago} war',
  ],
  streakTo: [
    'Noch {missing} Tage: Deine Serie ist jetzt bei {streak}, also bei {target}, wenn du jeden Tag eine Einheit speicherst.',
    'Du bist bei {streak}. Mit einer gespeicherten Einheit am Tag sind es bis {target} noch {missing} Tage.',
  ],
  streakToDone: [
    'Das hast du schon: Deine Serie ist bei {streak}, deine längste war {bestStreak}.',
    '{target} liegt hinter dir: jetzt {streak} Tage, höchstens {bestStreak}.',
  ],
  longestAgo: [
    'Am längsten liegt {drill} zurück: zuletzt {ago}, damals {last}, dein Bestwert ist {best}.',
    '{drill} wartet am längsten: zuletzt {ago} mit {last}; dein Bestwert ist {best}.',
  ],
  resultsOfTime: [
    '{when} waren es {sum} {label}, aus {sessions} Einheiten.',
    '{when} hast du {sum} {label} geschafft, in {sessions} Einheiten mit Übungen, die sie zählen.',
  ],
  resultsOfAll: [
    'Insgesamt sind es {sum} {label} in deinen Übungen, aus {sessions} Einheiten.',
    '{sum} {label} bisher, aus {sessions} Einheiten mit Übungen, die sie zählen.',
  ],
  resultsOfLatest: [
    'In den {sessions} Einheiten, die ich sehe, sind es {sum} {label}; ältere sind nicht auf diesem Gerät.',
    '{sum} {label} in den {sessions} Einheiten, die hier sind; ältere sehe ich gerade nicht.',
  ],
  farBelow: [
    '{result} ist nicht schlecht, nur weniger als sonst bei dir: Dein Schnitt bei {drill} ist {average}, dein Bestwert {best}. Müde Beine, ein anderer Ball oder Wind machen das. Atme durch, ein paar Versuche flacher und langsamer, dann kommt es wieder.',
    'Das kommt vor: {result} heute, {average} im Schnitt, {best} am besten bei {drill}. Ein Versuch sagt nichts. Noch drei ruhige, und hör auf, solange es Spaß macht.',
  ],
};
