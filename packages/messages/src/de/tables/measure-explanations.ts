/** What is said of how a measure is known: see `evidenceFor` of `vision`. */
import type { Basis, Grade, MeasureId, Sight } from '@touchline/vision';

/** What is measured. */
export const measured: Readonly<Record<MeasureId, string>> = {
  supportKneeAtContact: 'Der Winkel im Knie deines Standbeins, wenn dein Fuß den Ball trifft. Hüfte, Knie und Knöchel bilden den Winkel.',
  kickingKneeAtBackswing: 'Der kleinste Winkel in deinem Schussknie, während das Bein ausholt.',
  kickingKneeAtContact: 'Der Winkel in deinem Schussknie, wenn dein Fuß den Ball trifft.',
  trunkLeanAtContact: 'Wie weit sich dein Oberkörper nach vorn oder hinten neigt, wenn dein Fuß den Ball trifft. Schultern und Hüfte bilden die Linie.',
  followThroughHigh: 'Ob dein Schussfuß nach dem Ball höher kommt als dein anderes Knie.',
  followThroughLow: 'Ob dein Schussfuß nach dem Ball tiefer bleibt als dein anderes Knie.',
  plantFootStill: 'Wie weit dein Standfuß in der letzten Zehntelsekunde vor dem Ball rutscht, gemessen an deiner Beinlänge.',
  kneeAlignmentAtContact: 'Wie weit das Knie deines Standbeins nach innen fällt, wenn dein Fuß den Ball trifft, von vorn gesehen.',
  stanceKnee: 'Der Winkel im Knie des Beins, auf dem du stehst, während du mit dem Ball läufst.',
  runningLean: 'Wie weit sich dein Oberkörper beim Laufen nach vorn neigt.',
  headUp: 'Wie lange deine Nase höher ist als deine Ohren.',
  headSteady: 'Wie weit sich dein Kopf gegenüber deiner Hüfte bewegt, gemessen an deiner Beinlänge.',
  hipDrop: 'Wie weit deine Hüfte für die Drehung nach unten geht, gemessen an deiner Beinlänge.',
  hipsOverBase: 'Wie weit deine Hüfte von der Mitte deiner Füße weg ist, gemessen an deiner Beinlänge.',
  kneeAtTouch: 'Der Winkel im Knie des Fußes, der den Ball trifft, bei jedem Ballkontakt.',
  kneeSpread: 'Wie verschieden dieses Knie von Ballkontakt zu Ballkontakt ist.',
  weakerFootShare: 'Wie viele Ballkontakte der Fuß hat, den du weniger benutzt.',
  trunkSway: 'Wie weit dein Oberkörper hin und her geht, gemessen an deiner Beinlänge.',
  bentKnees: 'Der Winkel in deinen Knien, während du tief stehst.',
  staggeredFeet: 'Wie weit ein Fuß vor dem anderen steht, gemessen an deiner Beinlänge.',
  stanceWidth: 'Wie weit deine Füße auseinander sind, gemessen an deiner Beinlänge.',
  kneeFlexion: 'Wie stark deine Knie gebeugt sind: 180° weniger der Winkel im Knie.',
  footSpacing: 'Wie weit deine Füße auseinander sind, gemessen an deiner Beinlänge.',
  kneeAlignment: 'Wie weit deine Knie nach innen fallen, von vorn gesehen.',
  twoFootedBase: 'Wie lange beide Füße am Boden sind.',
  uprightPosture: 'Wie weit sich dein Oberkörper nach vorn oder hinten neigt, während du stehst.',
  shouldersLevel: 'Wie schief die Linie deiner Schultern ist.',
  kneeSymmetry: 'Wie verschieden die Winkel in deinen beiden Knien sind.',
};

/** Where the good range comes from; `{studies}` are their authors and years. */
export const bases: Readonly<Record<Basis, string>> = {
  studies: 'Studien mit erwachsenen Spielern: {studies}. Wir haben den guten Bereich größer gemacht, für Kinder und für ein einziges Handy.',
  idea: 'Die Idee kommt aus einer Studie ({studies}). Die Zahlen sind von uns.',
  coaching: 'Was Trainer beibringen. Hinter den Zahlen steht keine einzelne Studie.',
  own: 'Unsere eigenen Zahlen. Niemand hat sie in einer Studie geprüft.',
};

/** How sure the number is, by its grade. */
export const sureness: Readonly<Record<Grade, string>> = {
  A: 'Ziemlich sicher.',
  B: 'Gut geschätzt. Es zählt halb, und wir sagen es nur, wenn es klar ist.',
  C: 'Nicht sicher: Für die meisten Handys ist es zu schnell. Es zählt erst ab 60 Bildern in der Sekunde.',
};

/** How far off a number can be all the same, by its unit. */
export const inaccuracy = { degrees: 'Ein Winkel kann trotzdem etwa 7° daneben sein.' } as const;

/** From where it can be filmed. */
export const sights: Readonly<Record<Sight, string>> = {
  side: 'Film von der Seite.',
  front: 'Film von vorn.',
  any: 'Du kannst von jeder Seite filmen.',
};
