/** The sentences of a review that no finding has: its line, its score, its values, and what it is held against. */
import type { Coverage, ScoreBand, View } from '@touchline/vision';

/** An analysis in one line. */
export const summary = {
  line: 'Punkte: {score}/100. Stärken: {strengths}. Das kann besser werden: {improvements}',
  none: 'Nichts erkannt',
  unseen: 'Nicht zu sehen: {measures}',
  missing: 'Keine Zusammenfassung verfügbar',
};

/** What a band of scores is called; its id is the specification's own word for it. */
export const bandNames: Readonly<Record<ScoreBand, string>> = { 'Excellent': 'Ausgezeichnet', 'Very Good': 'Sehr gut', 'Good': 'Gut', 'Fair': 'Ganz ordentlich', 'Needs Improvement': 'Hier geht noch mehr' };

/** A measured value. */
export const values = { decimalMark: ',', degrees: 'etwa {value}°', percent: 'etwa {value} %', yes: 'ja', no: 'noch nicht' };

/** What a score that rests on few measures says, by what the others want. */
export const fewMeasures: Readonly<Record<NonNullable<Coverage['wants']> | 'other', string>> = {
  side: 'Aus {measured} von {of} Messungen: Film von der Seite, dann kommt der Rest dazu.',
  front: 'Aus {measured} von {of} Messungen: Film von vorne, dann kommt der Rest dazu.',
  sight: 'Aus {measured} von {of} Messungen: Ein Teil von dir war verdeckt. Zeig deinen ganzen Körper, dann kommt der Rest dazu.',
  other: 'Aus {measured} von {of} Messungen: Der Rest war in diesem Clip nicht messbar.',
};

/** Why the rest was not seen where few measures were taken, and how it is filmed, by what they want. */
export const filmTheRest: Readonly<Record<NonNullable<Coverage['wants']> | 'other', string>> = {
  side: 'Von vorne sehen wir nicht, wie du dich beugst und schwingst. Film von der Seite.',
  front: 'Von hier sehen wir nicht, wie breit du stehst. Film von vorne.',
  sight: 'Ein Teil von dir war verdeckt. Zeig deinen ganzen Körper, dann ist auch der Rest zu sehen.',
  other: 'Der Rest war in diesem Clip nicht messbar. Film es noch einmal.',
};

/** Sentences that stand alone. */
export const reviewLines = {
  /** In how many pictures the player was found. */
  foundIn: 'Wir haben dich auf {found} von {seen} Bildern gefunden',
  /** Where nothing that was measured is in its good range. */
  noStrengths: 'Noch sticht nichts heraus. Jeder Clip gibt dir eine neue Chance.',
  /** The switch of the camera that draws the skeleton while filming. */
  overlaySwitch: 'Skelett',
};

/** An attempt beside the one before it. */
export const comparison = {
  up: '{points} besser als letztes Mal',
  down: '{points} weniger als letztes Mal',
  same: 'Etwa so wie letztes Mal',
  noScoreBefore: 'Letztes Mal gab es keine Punkte, darum lassen sich die Punkte nicht vergleichen.',
  otherView: 'Letztes Mal wurdest du {before} gefilmt, jetzt {now}: Deshalb ist anderes zu messen.',
};

/** From where a player was filmed, in a sentence. */
export const filmedFrom: Readonly<Record<View, string>> = {
  side: 'von der Seite',
  oblique: 'schräg',
  front: 'von vorne',
};

/** What the written review says of a clip beside its findings. */
export const written = {
  score: 'Du hast {score} von 100 Punkten.',
  scoreAndBand: 'Du hast {score} von 100 Punkten: {band}.',
  posture: 'Deine Haltung hat {score} von 100 Punkten: wie du stehst und dich bewegst, ohne Note.',
  touch: 'Wir haben etwa einen Ballkontakt gezählt: geschätzt aus deiner Bewegung, nicht vom Ball.',
  touches: 'Wir haben etwa {count} Ballkontakte gezählt, {left} links und {right} rechts: geschätzt aus deiner Bewegung, nicht vom Ball.',
  best: 'Das ist dein bestes Ergebnis aus den letzten {attempts} Versuchen.',
  otherVersion: 'Diese Technik wird seit deinem letzten Versuch anders gemessen, deshalb werden die beiden nicht verglichen.',
  olderVersion: 'Einige deiner früheren Versuche wurden anders gemessen, deshalb zählen sie hier nicht mit.',
  origin: 'Hier geht es um die {count} Dinge, die in deinem Video gemessen wurden, so wie auf deinem Gerät: Eine zweite Meinung ist das nicht.',
  originOne: 'Hier geht es um das eine, was in deinem Video gemessen wurde, so wie auf deinem Gerät: Eine zweite Meinung ist das nicht.',
  originNone: 'In deinem Video konnte nichts gemessen werden. Das sagt dasselbe wie dein Gerät: Eine zweite Meinung ist das nicht.',
};

/** What another reviewer's part in a review is. */
export const merged = {
  score: 'Du hast {score} von 100 Punkten: {own} hat dein Gerät gemessen, {theirs} sind eine zweite Meinung.',
  defaultedScore:
    'Du hast {score} von 100 Punkten: {own} hat dein Gerät gemessen, und 70 stehen für eine zweite Meinung ohne Punkte.',
  withScore: 'Eine zweite Meinung zählt 70 % dieser Punkte, was dein Gerät gemessen hat 30 %.',
  withDefault:
    'Eine zweite Meinung hat hier mitgewirkt. Sie hat selbst keine Punkte vergeben, deshalb stehen 70 für sie und zählen 70 %.',
  withoutScore: 'Eine zweite Meinung hat an diesen Worten mitgewirkt. Für Punkte wurde zu wenig gemessen, deshalb gibt es keine.',
};

/** A measure that moved: its values before and now, and where that is. */
export const moved = {
  good: '{name}: vorher {before}, jetzt {now}. Das ist im guten Bereich.',
  better: '{name}: vorher {before}, jetzt {now}. Das ist näher am guten Bereich.',
  plain: '{name}: vorher {before}, jetzt {now}.',
  worse: '{name}: vorher {before}, jetzt {now}. Das ist weiter weg vom guten Bereich.',
};

/** Why something is said, and what makes it less sure. */
export const reasons = {
  measured: '{name}: {value}.',
  measuredAt: '{name}: {value}, bei {time} s.',
  ofLeg: '{value} deiner Beinlänge',
  between: 'Gut ist {from} bis {to}.',
  atLeast: 'Gut ist {from} oder mehr.',
  atMost: 'Gut ist bis zu {to}.',
  guess: 'Eine Kamera gibt davon nur eine grobe Vorstellung.',
  general: 'Ein Tipp für alle, die diese Technik üben. Um dein Video geht es dabei nicht.',
};
