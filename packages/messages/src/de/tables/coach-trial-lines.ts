import type { coachTrialLines as english } from '../../en/tables/coach-trial-lines.ts';

type Ways = readonly [string, ...string[]];

/** What the coach says of the weeks until a trial, and of meals before a kick-off. */
export const coachTrialLines: Readonly<Record<keyof typeof english, Ways>> = {
  looksAt: ['Beim Probetraining zählt viererlei: eine saubere Ballannahme, Passen mit beiden Füßen, was du siehst, bevor der Ball kommt, und wie du nach einem Fehler weitermachst.', 'Darauf schauen Trainer: Ballannahme, die bei dir bleibt, beide Füße, ein Blick vor dem Ball und dass du nach einem Fehler weiterarbeitest.'],
  any: ['Übe also vor allem Ballannahme und Passen, dann eins gegen eins und schnelle erste Schritte.', 'Am meisten Ballannahme und Passen. Dazu eins gegen eins, Drehungen und die ersten drei Schritte.'],
  midfielderRole: ['Im Mittelfeld heißt das: Schulterblick auf beide Seiten, erster Kontakt aus dem Druck heraus, Drehungen und schnelle Pässe; dann Schüsse von der Strafraumgrenze.', 'Für das Mittelfeld: umschauen, erster Kontakt weg vom Druck, drehen, früh passen und nachrücken.'],
  defenderRole: ['In der Abwehr heißt das: Passen unter Druck, erster Kontakt weg vom Gegner, Seitschritte und zwischen Gegner und Tor stehen, ohne hineinzurutschen.', 'Für die Abwehr: sichere Ballannahme, feste Pässe mit beiden Füßen, schnelle Seitschritte und Geduld im Zweikampf.'],
  wingerRole: ['Auf dem Flügel heißt das: eins gegen eins im Tempo, Flanken und Pässe mit beiden Füßen und zurücklaufen.', 'Für den Flügel: Dribbling im Tempo, eine gute Finte nach jeder Seite, die Flanke und Arbeit ohne Ball.'],
  strikerRole: ['Im Sturm heißt das: eine Ballannahme, die den Schuss vorbereitet, Abschluss mit beiden Füßen und Läufe hinter die Kette.', 'Für den Sturm: Ballannahme, schneller Abschluss flach in die Ecken, beide Füße und immer in Bewegung.'],
  goalkeeper: ['Im Tor heißt das: sauber fangen, schnelle Füße, Pässe mit beiden Füßen und laute Rufe; Füße und Passen trainieren die Übungen hier, die Hände jemand, der wirft.', 'Für das Tor: früh stehen, sauber fangen, schnelle Schritte, mit beiden Füßen herausspielen und laut rufen.'],
  phasesLong: ['{weeks} Wochen sind es noch: die ersten {half} langsam und sauber mit beiden Füßen, dann schneller und mit einem Blick vor jedem Ball, und in der letzten Woche halb so viel, damit die Beine frisch sind.', 'Es bleiben {weeks} Wochen: {half} davon sauber aufbauen, dann Tempo und Druck dazu, in der letzten Woche weniger. Schlaf in den letzten drei Nächten gut.'],
  phasesShort: ['{weeks} Wochen sind es noch: in den ersten {half} saubere Kontakte mit beiden Füßen, danach schneller und mit einem Blick vor jedem Ball. In den letzten zwei Tagen nur lockere Kontakte.', 'Mit {weeks} Wochen: erst sauber, dann schnell, am Ende nichts Neues. Zwei Tage vorher nur noch leichte Kontakte.'],
  phasesOne: ['In so kurzer Zeit lernst du nichts Neues: mach diese Woche, was du kannst, sauber und schnell, und an den letzten zwei Tagen nur lockere Kontakte.'],
  phasesOpen: ['Fang sauber und langsam an, werde von Woche zu Woche schneller, und lass die letzten zwei Tage davor leicht.', 'Jede Woche ein bisschen schneller oder mit dem schwächeren Fuß, und an den letzten zwei Tagen nur lockere Kontakte.'],
  asksDays: ['Wie viele Tage und Minuten hast du in der Woche? Dann mache ich einen Plan.', 'Sag mir deine Tage und Minuten in der Woche, dann wird ein Plan daraus.'],
  plan: ['Eine Woche bis zum Probetraining, je {minutes} Minuten, die 4 Minuten Aufwärmen sind dabei:', 'Deine Woche für das Probetraining, {minutes} Minuten am Tag, mit 4 Minuten Aufwärmen:'],
  planOfPosition: ['Eine Woche für deine Position, je {minutes} Minuten, die 4 Minuten Aufwärmen sind dabei:', 'Deine Woche für das Probetraining mit Übungen für deine Position, {minutes} Minuten am Tag samt Aufwärmen:'],
  lengths: ['Von {minutes} Minuten sind 4 zum Aufwärmen, dann {count} Übungen mit je {each} Minuten: Runden von einer Minute mit kurzer Pause.', 'Je {each} Minuten für {count} Übungen, in Runden von einer Minute; mit dem Aufwärmen sind es {minutes}.'],
  turning: ['Für Drehungen nimm an zwei Tagen {drill} statt einer Wandübung.', 'Mehr Drehungen: an zwei Tagen {drill} statt der Wandpässe.'],
  breakfast: ['Anpfiff {kickoff}: Frühstück gegen {meal}, etwa Brot oder Haferflocken mit Obst, nichts Fettiges. Eine Banane oder etwas Brot bis {snack}, danach nur noch Schlucke.', 'Von {kickoff} zurückgerechnet: Frühstück gegen {meal} (Brot, Haferflocken, Obst), ein kleiner Snack wie eine Banane bis {snack}, dann nur Wasser.'],
  meal: ['Anpfiff {kickoff}: eine normale Mahlzeit gegen {meal}, etwa Nudeln, Reis oder Kartoffeln mit etwas dazu. Ein kleiner Snack wie eine Banane bis {snack}, danach nur noch Schlucke.', 'Von {kickoff} zurückgerechnet: essen gegen {meal} (Nudeln, Reis, Brot), eine Banane oder ein Brötchen bis {snack}, dann nur Wasser.'],
  mealEarly: ['Anpfiff {kickoff} ist früh: iss am Abend vorher gut, gegen {small} ein kleines Frühstück wie Honigbrot oder Banane, und ab {snack} nur noch Schlucke.', 'Für {kickoff} wäre ein großes Frühstück zu früh: am Abend vorher gut essen, gegen {small} etwas Kleines, nach {snack} nichts mehr.'],
  mealDrink: ['Trink Wasser dazu und vor dem Aufwärmen, und iss, was du kennst: am Spieltag nichts Neues.', 'Wasser dazu, und nur Essen, das du von anderen Tagen kennst.'],
};
