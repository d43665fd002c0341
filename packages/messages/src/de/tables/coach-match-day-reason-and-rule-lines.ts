import type { matchDayReasonAndRuleLines as english } from '../../en/tables/coach-match-day-reason-and-rule-lines.ts';

type Ways = readonly [string, ...string[]];

/** What the coach says to a turn of a talk about the day of a match, the reason for what was said, and small questions behind a rule, a meal or a worry. */
export const matchDayReasonAndRuleLines: Readonly<Record<keyof typeof english, Ways>> = {
  matchDayTimes: [
    'Dein Spieltag mit Anpfiff um {kickoff} Uhr:\n• {up} Uhr: aufstehen\n• {meal} Uhr: normal essen, zum Beispiel Nudeln, Reis oder Brot\n• {snack} Uhr: spätestens ein kleiner Snack, etwa eine Banane\n• {there} Uhr: am Platz sein, umziehen, Wasser trinken\n• {warm} Uhr: mit dem Team aufwärmen\nWenn dein Trainer einen anderen Treffpunkt sagt, gilt der.',
  ],
  matchDayCountBack: [
    'Rechne vom Anpfiff zurück: drei Stunden vorher normal essen, bis eine Stunde vorher ein kleiner Snack und Wasser, eine Stunde vorher am Platz, und in den letzten 30 Minuten aufwärmen. Sag mir, wann es losgeht, dann nenne ich dir die Zeiten.',
  ],
  matchWarmUp: [
    'Vor einem Spiel sind etwa 20 Minuten richtig:\n1. Fünf Minuten locker laufen mit Ball.\n2. Fünf Minuten Hüfte, Seitschritte, Knie hoch und kleine Sprünge.\n3. Fünf Minuten Pässe zu zweit.\n4. Drei kurze Sprints und ein paar Schüsse, mit Pausen.\nDann ein Schluck Wasser. Was dein Trainer mit dem Team macht, geht vor.',
  ],
  bedForBus: [
    'Wenn der Bus um {bus} Uhr fährt, steh gegen {up} Uhr auf. Für {hours} Stunden Schlaf heißt das: Licht aus um {bed} Uhr. Ist dir das zu früh, geh alle paar Tage eine Viertelstunde früher, und das Handy bleibt draußen.',
    'Bus um {bus} Uhr, aufstehen gegen {up} Uhr, also Licht aus um {bed} Uhr: Das sind {hours} Stunden. Pack abends schon die Tasche, dann schläfst du etwas länger.',
  ],
  sleepInLater: [
    'Dann kannst du morgens länger schlafen, und eine späte Nacht ist nicht schlimm. Aber so spät zu zocken hält den Kopf wach, und am nächsten Abend wird es schwer. Mach eine Stunde vor dem Schlafen Schluss.',
  ],
  soreHelps: [
    'Gegen Muskelkater hilft: locker bewegen, etwa spazieren oder leicht Rad fahren, ein warmes Bad oder eine warme Dusche, genug trinken, normal essen und lange schlafen. Nichts Hartes, bis er weg ist, meist nach zwei oder drei Tagen.',
    'Am meisten helfen lockere Bewegung, Wärme und Schlaf. Dehn nur ganz sanft. Nach zwei oder drei Tagen ist er weg; sticht eine Stelle oder dauert es länger, sag es einem Erwachsenen.',
  ],
  soreBothNormal: [
    'Ja, wenn am Tag nach hartem Training beide Oberschenkel ein bisschen ziehen, ist das normal: Die Muskeln gewöhnen sich an die Arbeit. In zwei oder drei Tagen ist es weg. Nur eine Seite, ein Stechen oder eine Schwellung zeigst du einem Erwachsenen.',
  ],
  sixAndEight: [
    'Der Sechser bleibt vor der Abwehr, gewinnt Bälle und spielt den einfachen Pass. Der Achter steht weiter vorn und läuft zwischen beiden Strafräumen: hilft hinten, geht mit nach vorn und schießt auch. Der Sechser sichert also ab, der Achter verbindet.',
  ],
  eightRole: [
    'Ein Achter spielt in der Mitte und läuft zwischen beiden Strafräumen: Bälle gewinnen, sich anbieten, den Ball nach vorn tragen und vor dem Tor auftauchen. Dafür brauchst du viel Laufen, eine halb gedrehte Annahme und den Schulterblick.',
  ],
  proHonest: [
    'Ehrlich: Nur sehr wenige schaffen es, auch aus den Leistungszentren nur ein kleiner Teil. Das ist kein Grund aufzuhören: Wie es bei dir wird, weiß heute niemand, und was du lernst, bleibt dir. Spiel, weil du es liebst, üb an vielen Tagen, und bleib in der Schule dran.',
    'Klare Antwort: Die Chance ist bei allen klein, mehr kann niemand sagen. In deiner Hand liegt: oft üben, mit beiden Füßen, ein guter Mitspieler sein, und die Schule als Plan daneben.',
  ],
  proMinutes: [
    'Allein reicht das nicht, das stimmt: Training im Verein und Spiele kommen dazu, und das ist das meiste. {from} bis {to} Minuten eigenes Üben an vielen Tagen sind in deinem Alter das Richtige daneben. Mehr ist nicht besser, müde Beine lernen wenig.',
  ],
  whyScan: [
    'Weil du dann schon vor dem Ball weißt, wohin du kannst: wer hinter dir ist, wer frei ist, wo Platz ist. Ohne den Blick brauchst du eine Sekunde länger, und dann ist einer da. Die besten Mittelfeldspieler schauen vor jedem Ball mehrmals.',
    'Vor dir siehst du viel, aber nicht, was hinter dir ist. Ein Blick vor dem Pass sagt dir, ob du drehen kannst oder zurückspielst. Das spart eine Sekunde, und in der Mitte ist das viel.',
  ],
  whyLadderDefending: [
    'Weil ein Zweikampf mit den Füßen anfängt: Du gehst mit kurzen schnellen Schritten rückwärts und seitwärts und wartest, statt reinzurutschen. Genau das übt {drill}. Den Zweikampf selbst lernst du mit einem Gegner, eins gegen eins.',
    'Wer schnelle kleine Schritte hat, muss nicht reinspringen: davor bleiben, auf den weiten Kontakt warten, Ball holen. {drill} macht diese Schritte schnell. Eins gegen eins mit einem Freund ist die andere Hälfte.',
  ],
  whyDirectPass: [
    'Im Spiel lässt ein Ball, den du sofort weiterspielst, dem Gegner keine Zeit, und für einen Doppelpass brauchst du genau das. An der Wand lernst du es: Füße früh bereit, Gelenk fest, richtige Stärke. Probier zehn und sag mir dann, wie es war.',
    'Schau guten Teams zu: Die meisten Pässe haben einen oder zwei Kontakte. Wer drei braucht, hat jemanden auf den Füßen. {drill} übt den schnellen, und fünf Minuten reichen, um es zu merken.',
  ],
  yesQuicker: [
    'Ja, deine Füße werden damit schneller: viele kleine Kontakte in kurzer Zeit. Zum schnellen Laufen brauchst du noch kurze Sprints dazu.',
    'Ja: Schnelle Füße kommen genau davon, ein bisschen an vielen Tagen. Sprints ersetzt es nicht.',
  ],
  yesBetter: [
    'Ja, wenn du es an mehreren Tagen machst: jedes Mal ein bisschen, sauber, und zählen. Nach zwei oder drei Wochen siehst du es an deinen Zahlen.',
    'Ja. Nicht nach einem Mal, aber an vielen Tagen schon, und deine eigenen Zahlen zeigen es.',
  ],
  offsideDeflection: [
    'Prallt der Ball vom Verteidiger nur ab, bleibt es Abseits. Spielt der Verteidiger ihn mit Absicht, also ein Pass oder Klären, das misslingt, dann ist es keins. Eine Rettungstat zählt nicht als das.',
  ],
  offsideGoalKick: [
    'Nein: Beim Abstoß gibt es kein Abseits, genau wie beim Einwurf und bei der Ecke. So steht es in den Regeln, für alle.',
    'Nein, beim Abstoß nicht. Erst ab dem nächsten Pass gilt es wieder.',
  ],
  coachHadItWrong: [
    'Damit lagst du richtig. Auch Trainer verwechseln mal eine Regel, diese ist schwer. Sag es nett nach dem Training oder frag, wo das steht.',
  ],
  streakMeans: [
    'Eine Streak, also eine Serie, zählt die Tage am Stück, an denen du eine Einheit speicherst. Fehlt ein ganzer Tag, beginnt sie neu. Deine steht bei {streak}, deine längste war {best}.',
  ],
  butterflies: [
    'Ein Kribbeln im Bauch ist normal: Dein Körper macht sich bereit für etwas, das dir wichtig ist. Atme fünfmal lang aus, und iss etwas Kleines, Leichtes, nicht zu spät. Nach den ersten Ballkontakten ist es meistens weg. Wenn der Bauch stark wehtut oder dir schlecht ist, sag es deinen Eltern.',
    'Das ist die Aufregung, die haben ganz viele. Langsam atmen, ein Schluck Wasser, ein kleiner Snack wie eine Banane. Wenn du läufst, wird es besser. Tut es richtig weh, sag es einem Erwachsenen.',
  ],
  stayMates: [
    'Freunde bleibt ihr neben dem Platz: Erzählt euch von euren Spielen, trefft euch am Wochenende, kickt zusammen. Freu dich mit, und sag auch, dass dir das gemeinsame Spielen fehlt. Ein Team ist nur ein Team, ein Freund ist mehr.',
    'Macht eine Zeit aus, die euch gehört: der Schulweg, Kicken am Samstag, einander beim Spiel zuschauen. Frag, wie es läuft, und erzähl von dir. Zwei Teams beenden keine Freundschaft.',
  ],
  ballLostThenGoal: [
    'Das fühlt sich mies an, und im Mittelfeld passiert es allen, auch den Besten. Danach hätten andere es noch verhindern können, du warst es nicht allein. Fürs nächste Mal: schau, bevor der Ball kommt, und spiel früh ab, wenn zwei in der Nähe sind.',
    'Autsch. Ein verlorener Ball tut am meisten weh, wenn danach ein Tor fällt. Aber ein Ball verliert kein Spiel und sagt wenig über dich. Eins zum Mitnehmen: Körper zwischen Ball und Gegner, und vorher hochschauen.',
  ],
  loseBallNearGoal: [
    'Mach sofort drei Dinge: umdrehen, zwischen Ball und eigenes Tor laufen, und rufen, damit andere helfen. Nicht reinrutschen: bremsen, seitlich stehen, auf den weiten Kontakt warten. Und vorher: Vor dem eigenen Tor einfach spielen, zur Seite oder weg damit.',
    'In den ersten drei Sekunden: zurück und zwischen Ball und Tor, seitlich. Halt sie auf, bis die anderen da sind. Und vor dem eigenen Tor keine Tricks: ein Kontakt, dann passen oder klären.',
  ],
  againstLosingBall: [
    'Gegen Ballverluste helfen drei Dinge: Körper zwischen Ball und Gegner, den Ball am Fuß, der weiter weg ist, und ein Blick über die Schulter, bevor er kommt. Mit {drill} übst du, dich von jemandem wegzudrehen.',
  ],
  defendOneOnOne: [
    'Eins gegen eins in der Abwehr: Bleib zwischen Gegner und eigenem Tor, seitlich und tief, eine Armlänge weg. Warte, rutsch nicht rein, lenk ihn zur Seitenlinie, und hol den Ball, wenn er ihn zu weit vorlegt.',
    'Lauf schnell hin und brems mit kleinen Schritten. Bleib seitlich, Knie gebeugt, Augen auf den Ball. Lenk ihn nach außen und geh drauf, wenn der Ball vom Fuß weg ist.',
  ],
  unfairNotPicked: [
    'Das sticht, wenn du dich mindestens so gut findest. Wer besser ist, kann ich nicht sehen, und der Trainer schaut vielleicht auf anderes. Frag ihn: „Was fehlt mir für die A-Mannschaft?“ Dann weißt du, woran du arbeiten kannst.',
  ],
  easyForToday: [
    'Gut, etwas Lockeres: langsam und ohne Sprints, und nur, solange es sich gut anfühlt. Wenn eine Stelle wehtut, hör auf.',
  ],
  mealBeforeMatch: [
    'Zwei bis drei Stunden vorher eine normale Mahlzeit, die du kennst, etwa Nudeln, Reis oder Brot. Bis eine Stunde vorher noch ein kleiner Snack wie eine Banane. Dazu Wasser. Nichts Neues und nichts Fettiges an dem Tag.',
    'Vor dem Spiel: Nudeln, Reis, Brot oder Haferflocken, zwei bis drei Stunden vorher, Wasser dazu, und bis eine Stunde vorher noch eine Banane. Nimm, was dein Bauch kennt.',
  ],
  beansAreFine: [
    'Ja, Bohnen auf Toast sind in Ordnung und geben Energie. Bohnen können blähen, also iss sie zwei bis drei Stunden vorher, und nicht zum ersten Mal an einem Spieltag.',
  ],
};
