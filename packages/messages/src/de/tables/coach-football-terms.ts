import type { coachCountries as countries, coachCups as cups, coachFootballTerms as terms, coachTitleLines as lines } from '../../en/tables/coach-football-terms.ts';

/** What words of football mean, in a sentence or two. */
export const coachFootballTerms: Readonly<Record<keyof typeof terms, string>> = {
  var: 'VAR ist der Videoassistent: Schiedsrichter an Bildschirmen sehen sich bei großen Spielen Tore, Elfmeter, Rote Karten und verwechselte Spieler noch einmal an und sagen es dem Schiedsrichter auf dem Platz. Bei Kindern gibt es das nicht.',
  nutmeg: 'Ein Tunnel ist ein Ball, der einem Gegner durch die Beine gespielt wird. Er klappt, wenn die Beine beim Schritt offen sind.',
  hatTrick: 'Ein Hattrick sind drei Tore eines Spielers in einem Spiel. Fallen sie in einer Halbzeit hintereinander, ist er „lupenrein“.',
  brace: 'Ein Doppelpack sind zwei Tore eines Spielers in einem Spiel.',
  cleanSheet: 'Zu null heißt, dass eine Mannschaft in einem Spiel kein Tor bekommen hat. Darauf sind Torhüter stolz.',
  assist: 'Eine Vorlage, auch Assist, ist der letzte Pass vor einem Tor.',
  libero: 'Ein Libero ist ein freier Verteidiger hinter den anderen, der ausputzt, was durchkommt, und Angriffe einleitet. Heute spielt kaum noch jemand mit einem.',
  targetMan: 'Ein Wandspieler ist ein Stürmer, der hohe oder lange Bälle mit einem Verteidiger im Rücken annimmt, hält und ablegt.',
  extraTime: 'Die Verlängerung dauert zweimal 15 Minuten, wenn es in einem Pokalspiel nach 90 Minuten unentschieden steht. Ist es danach noch gleich, entscheidet das Elfmeterschießen. Bei Kindern geht es meist gleich ins Elfmeterschießen.',
  goldenGoal: 'Beim Golden Goal war das Spiel mit dem ersten Tor in der Verlängerung zu Ende. 2004 wurde es abgeschafft.',
  panenka: 'Ein Panenka ist ein Elfmeter, der sanft in die Mitte des Tors gelupft wird, während der Torwart in eine Ecke springt. Mutig, und peinlich, wenn er stehen bleibt.',
  throughBall: 'Ein Steilpass ist ein Pass in den freien Raum hinter der Abwehr, in den ein Mitspieler hineinläuft.',
  cutback: 'Ein Rückpass von der Grundlinie ist ein Zuspiel von ganz außen zurück auf jemanden vor dem Tor.',
  dummy: 'Durchlassen heißt, dass man so tut, als nähme man den Ball, und ihn zu jemand anderem laufen lässt.',
  tapIn: 'Ein Abstauber ist ein Tor aus ganz kurzer Entfernung, meist nach einem abgewehrten Ball.',
  parkTheBus: 'Den Bus parken heißt, dass eine ganze Mannschaft vor dem eigenen Tor steht und nur verteidigt.',
  tikiTaka: 'Tiki-Taka ist ein Stil mit vielen kurzen, schnellen Pässen, mit denen eine Mannschaft lange den Ball behält.',
  highLine: 'Hoch stehen heißt, dass die Verteidiger weit weg vom eigenen Tor stehen, damit die anderen wenig Platz haben. Lange Bälle dahinter sind die Gefahr.',
  zonalMarking: 'Bei der Raumdeckung bewacht jeder Verteidiger einen Raum, bei der Manndeckung einen Gegner.',
  penaltyWhen: 'Elfmeter gibt es, wenn ein Spieler im eigenen Strafraum ein Foul oder Handspiel begeht, für das es einen direkten Freistoß gäbe. Der Ball liegt auf dem Punkt, 11 Meter vor dem Tor.',
  penaltyArea: 'Der Strafraum ist der große Kasten vor dem Tor: 16,5 Meter tief und etwa 40 breit. Der Torwart darf darin die Hände nehmen, und ein Foul eines Verteidigers darin ist ein Elfmeter.',
  goalKick: 'Abstoß gibt es, wenn der Ball neben dem Tor über die Torlinie geht und ein Angreifer ihn zuletzt berührt hat. Er wird aus dem Torraum geschossen.',
  corner: 'Ecke gibt es, wenn der Ball neben dem Tor über die Torlinie geht und ein Verteidiger ihn zuletzt berührt hat. Sie wird von der näheren Ecke geschossen.',
  indirect: 'Aus einem direkten Freistoß darf man gleich ein Tor schießen; bei einem indirekten muss erst ein anderer Spieler den Ball berühren. Beim indirekten hebt der Schiedsrichter den Arm.',
  advantage: 'Vorteil heißt, dass der Schiedsrichter nach einem Foul weiterspielen lässt, weil ein Pfiff der gefoulten Mannschaft schaden würde.',
  dropBall: 'Mit einem Schiedsrichterball geht es nach einer Unterbrechung weiter, an der niemand schuld ist, zum Beispiel nach einer Verletzung.',
  derby: 'Ein Derby ist ein Spiel zwischen zwei Vereinen aus derselben Stadt oder Gegend.',
  friendly: 'Ein Freundschaftsspiel ist ein Spiel ohne Punkte und Pokal, um etwas auszuprobieren.',
  relegation: 'Absteigen heißt, dass die letzten Mannschaften in die Liga darunter müssen. In der Relegation spielt eine von unten gegen eine von oben um den Platz in der höheren Liga.',
  knockout: 'In einer Gruppe spielen alle gegeneinander um Punkte. In der K.-o.-Runde danach ist raus, wer verliert.',
  cap: 'Ein Länderspiel ist ein Spiel zwischen zwei Nationalmannschaften.',
  transfer: 'Ein Transfer ist der Wechsel eines Spielers zu einem anderen Verein; der neue zahlt dem alten meist etwas dafür.',
  loan: 'Ausgeliehen heißt, dass ein Spieler eine Zeit lang für einen anderen Verein spielt und dann zurückgeht.',
  ballonDor: 'Der Ballon d’Or ist ein Preis für den besten Spieler einer Saison auf der Welt, Journalisten wählen ihn.',
  championsLeague: 'Die Champions League ist der Pokal der besten Vereine Europas, jede Saison.',
  worldCup: 'Die WM ist das Turnier der Nationalmannschaften der ganzen Welt, alle vier Jahre.',
  euros: 'Die EM ist das Turnier der Nationalmannschaften Europas, alle vier Jahre.',
  bundesliga: 'Die Bundesliga ist die höchste Liga in Deutschland, mit 18 Vereinen.',
  premierLeague: 'Die Premier League ist die höchste Liga in England, mit 20 Vereinen.',
  fairPlay: 'Fair Play heißt, sich an die Regeln zu halten, Gegner und Schiedsrichter zu achten und jemandem aufzuhelfen.',
};

/** Who won tournaments, by country; and how it is said. */
export const coachCountries: Readonly<Record<keyof typeof countries, string>> = { AR: 'Argentinien', BR: 'Brasilien', CS: 'die Tschechoslowakei', DE: 'Deutschland', DK: 'Dänemark', EN: 'England', ES: 'Spanien', FR: 'Frankreich', GR: 'Griechenland', IT: 'Italien', JP: 'Japan', NL: 'die Niederlande', NO: 'Norwegen', PT: 'Portugal', SE: 'Schweden', SU: 'die Sowjetunion', US: 'die USA', UY: 'Uruguay' };
export const coachCups: Readonly<Record<keyof typeof cups, string>> = { world: 'Weltmeister der Männer', worldWomen: 'Weltmeister der Frauen', euros: 'Europameister der Männer', eurosWomen: 'Europameister der Frauen' };
export const coachTitleLines: Readonly<Record<keyof typeof lines, readonly [string]>> = {
  won: ['{year}: {cup} wurde {country}.'],
  last: ['Soweit ich weiß, zuletzt {year}: {cup} wurde {country}. Neuere kann ich nicht nachschlagen.'],
  noneThat: ['Für {year} kenne ich keinen {cup}. In der Nähe: {list}.'],
  most: ['Am häufigsten {cup}: {list}, {count}-mal, gezählt bis {until}.'],
  times: ['{cup}, gezählt bis {until}: {country} {count}-mal, {list}.'],
  once: ['{cup}, gezählt bis {until}: {country} einmal, {list}.'],
  never: ['{cup} war {country} noch nie, gezählt bis {until}.'],
};
