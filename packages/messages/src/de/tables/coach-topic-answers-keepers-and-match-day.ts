import type { coachTopicAnswersOfKeepersAndMatchDay as english } from '../../en/tables/coach-topic-answers-keepers-and-match-day.ts';

/** What the coach says to keepers, in the last hour before a match and at half-time, where there is no space, of rewards that others have, and of results and lives of stars. */
export const coachTopicAnswersOfKeepersAndMatchDay = {
  keeperKicks: [
    'Für Abstöße und Abschläge: leicht schräg anlaufen, Standfuß neben den Ball, Fußgelenk fest, mit dem Spann die untere Hälfte treffen und zum Ziel durchschwingen. Zehn ruhige an dieselbe Stelle, erst dann weiter weg. Sauber fliegt weiter als hart.',
    'Weite kommt vom sauberen Treffen und nicht von Kraft: Standfuß neben den Ball, mit dem Spann etwas unter der Mitte treffen und das Bein folgen lassen. Aus der Hand lass den Ball tief fallen, statt ihn hochzuwerfen. Zähl, wie viele von zehn auf dieselbe Seite fliegen.',
  ],
  keeperPair: [
    'Zu zweit geht viel: Einer rollt und wirft aus fünf Schritten, zehn Bälle auf jede Seite, dann tauschen. Danach Volleys in die Hände, hohe Bälle und zum Schluss eins gegen eins mit zwei kleinen Toren. Festhalten zählt, nicht abwehren.',
    'Wechselt euch ab: Einer steht im Tor, der andere gibt zehn flache, zehn aufspringende und zehn hohe Bälle, und ihr zählt, was gehalten wird. Danach passt euch mit beiden Füßen zu, das brauchen Torhüter auch.',
  ],
  keeperHardShots: [
    'Diese Angst ist normal und wird in Schritten kleiner: Lass dir weiche Bälle zuwerfen, dann festere, dann Schüsse von weit weg, und kommt jeden Tag etwas näher. Hände vor den Körper, Finger gespreizt, Augen am Ball, Handschuhe an. Einen Schuss aus drei Schritten muss niemand halten.',
    'Fang mit einem weichen Ball und kurzen Würfen an, und mach erst weiter, wenn es leicht ist. Steh etwas nach vorn auf den Ballen mit den Händen bereit: Ein Ball, den du erwartest, tut weniger weh. Du sagst, wie fest, und du darfst aufhören.',
  ],
  noSpaceAtAll: [
    'Dann darf heute ein Tag ohne Ball sein, das schadet nichts. Wenn du etwas machen willst: Steh beim Zähneputzen auf einem Bein, dreißig Sekunden jede Seite, oder schau ein Spiel und achte darauf, was ein Spieler auf deiner Position macht.',
    'Kein Platz ist kein Problem: Ein freier Tag gehört zum Training. Überleg, wann und wo es morgen geht. Auf einem Bein stehen und ein paar langsame Kniebeugen brauchen nicht mehr Platz als deine Füße.',
  ],
  matchInAnHour: [
    'Jetzt nur noch Leichtes: ein paar Schlucke Wasser, kein großes Essen mehr, Schuhe und Schienbeinschoner bereit, Toilette. Zwanzig Minuten vor Beginn locker laufen, schnelle Füße und kurze Pässe. Dann ein Ziel für das Spiel: „der erste Pass einfach“.',
    'In der letzten Stunde nichts Neues: wenig trinken, höchstens eine halbe Banane essen, in Ruhe umziehen, erst langsam und dann schneller aufwärmen, zehn leichte Kontakte mit jedem Fuß. Denk an deinen ersten einfachen Pass.',
  ],
  halfTimeDo: [
    'Trink in kleinen Schlucken, setz dich oder geh langsam und hör deinem Trainer zu. Dann nimm eine Sache mit in die zweite Halbzeit, zum Beispiel „schauen, bevor der Ball kommt“. Was schiefging, ist vorbei.',
    'Komm zu Atem, trink etwas und sag jemandem aus deiner Mannschaft etwas Gutes. Nimm dir ein einziges Ziel für die zweite Halbzeit vor und mach die Beine vor dem Anpfiff mit ein paar schnellen Schritten warm.',
  ],
  streakFor: [
    'Sie zeigt, an wie vielen Tagen am Stück du trainiert hast, und es gibt Abzeichen dafür: für 3, 7, 14, 30 und 100 Tage. XP und Token kommen von den Einheiten und nicht von ihr. Deine längste bleibt in deinen Rekorden.',
    'Die Serie soll dich jeden Tag ein bisschen zum Ball bringen. Abzeichen gibt es für 3, 7, 14, 30 und 100 Tage; Token und XP bekommst du für jede Einheit, mit und ohne Serie.',
  ],
  otherRewards: [
    'Das gibt es hier nicht. Es gibt XP und Level, Token für Päckchen, die Karten darin und Abzeichen, die von selbst kommen: „Alle Abzeichen“ im Profil zeigt, was jedes verlangt.',
    'So etwas kann man hier nicht gewinnen. Verdienen kannst du XP, Level, Token, die Karten aus Päckchen und die Abzeichen in deinem Profil, jedes mit eigenem Ziel.',
  ],
  footballTrivia: [
    'Ergebnisse, Rekorde und das Leben von Spielern schlage ich nicht nach, also sage ich lieber nichts als etwas Falsches. Frag zu Hause oder schau mit einem Erwachsenen nach. Regeln, Fußballwörter und Training, das kenne ich.',
    'Das weiß ich nicht sicher, denn ich schlage nichts nach. Erklären kann ich eine Regel, ein Fußballwort oder einen Trick, und genau kenne ich deine eigenen Zahlen.',
  ],
} as const satisfies Readonly<Record<keyof typeof english, readonly string[]>>;
