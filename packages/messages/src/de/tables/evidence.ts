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
  plantFootStill: 'Wie weit dein Standfuß in der letzten Zehntelsekunde vor dem Ball rutscht, in Teilen deines Beins.',
  kneeAlignmentAtContact: 'Wie weit dein Standbein-Knie nach innen fällt, wenn dein Fuß den Ball trifft, von vorn gesehen.',
  stanceKnee: 'Der Winkel im Knie des Beins, auf dem du stehst, während du mit dem Ball läufst.',
  runningLean: 'Wie weit sich dein Oberkörper beim Laufen nach vorn neigt.',
  headUp: 'Wie viel von der Zeit deine Nase über der Linie deiner Ohren ist.',
  headSteady: 'Wie weit sich dein Kopf neben deiner Hüfte bewegt, in Teilen deines Beins.',
  hipDrop: 'Wie weit deine Hüfte für die Drehung nach unten geht, in Teilen deines Beins.',
  hipsOverBase: 'Wie weit deine Hüfte von der Mitte deiner Füße weg ist, in Teilen deines Beins.',
  kneeAtTouch: 'Der Winkel im Knie des Fußes, der den Ball trifft, bei jeder Berührung.',
  kneeSpread: 'Wie verschieden dieses Knie von Berührung zu Berührung ist.',
  weakerFootShare: 'Wie viele der Berührungen mit dem Fuß sind, den du weniger benutzt.',
  trunkSway: 'Wie weit dein Oberkörper hin und her geht, in Teilen deines Beins.',
  bentKnees: 'Der Winkel in deinen Knien, während du tief stehst.',
  staggeredFeet: 'Wie weit ein Fuß vor dem anderen steht, in Teilen deines Beins.',
  stanceWidth: 'Wie weit deine Füße auseinander sind, in Teilen deines Beins.',
  kneeFlexion: 'Wie stark deine Knie gebeugt sind: 180° weniger der Winkel im Knie.',
  footSpacing: 'Wie weit deine Füße auseinander sind, in Teilen deines Beins.',
  kneeAlignment: 'Wie weit deine Knie nach innen fallen, von vorn gesehen.',
  twoFootedBase: 'Wie viel von der Zeit deine beiden Füße am Boden sind.',
  uprightPosture: 'Wie weit sich dein Oberkörper nach vorn oder hinten neigt, während du stehst.',
  shouldersLevel: 'Wie schief die Linie deiner Schultern ist.',
  kneeSymmetry: 'Wie verschieden die Winkel in deinen beiden Knien sind.',
};

/** Where the good range comes from; `{studies}` are their authors and years. */
export const bases: Readonly<Record<Basis, string>> = {
  studies: 'Studien mit erwachsenen Spielern: {studies}. Wir haben den guten Bereich weiter gemacht, für Kinder und für ein einziges Handy.',
  idea: 'Die Idee kommt aus einer Studie ({studies}). Die Zahlen sind von uns.',
  coaching: 'Was Trainer beibringen. Hinter den Zahlen steht keine einzelne Studie.',
  own: 'Unsere eigenen Zahlen. Niemand hat sie in einer Studie geprüft.',
};

/** How sure the number is, by its grade. */
export const sureness: Readonly<Record<Grade, string>> = {
  A: 'Ziemlich sicher. Ein Winkel kann trotzdem etwa 7° daneben sein.',
  B: 'Gut geschätzt. Es zählt halb, und wir sagen es nur, wenn es klar ist.',
  C: 'Nicht sicher: Für die meisten Handys ist es zu schnell. Es zählt erst ab 60 Bildern in der Sekunde.',
};

/** From where it can be filmed. */
export const sights: Readonly<Record<Sight, string>> = {
  side: 'Film von der Seite.',
  front: 'Film von vorn.',
  any: 'Jede Seite geht.',
};
