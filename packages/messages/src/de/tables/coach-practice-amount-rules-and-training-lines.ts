import type { DrillCategory } from '@touchline/domain';

/** What the coach says to what is asked in everyday words of the own numbers, of the rules and of practice: the answer first, then why. */
export const coachPracticeAmountRulesAndTrainingLines = {
  // Whether a count is good or enough
  weekGood: ['Ja, das ist gut: {days} Tage Training, und drei bis fünf kurze in der Woche sind reichlich.', 'Ja: Mit {days} Tagen liegst du genau richtig, drei bis fünf kurze Tage in der Woche sind gut.'],
  weekPlenty: ['Ja, das ist viel: {days} Tage Training, und drei bis fünf sind schon reichlich. Ein Tag Pause ist jetzt in Ordnung.', 'Mehr als genug: {days} Tage, und drei bis fünf in der Woche sind reichlich. Du kannst dir einen Tag frei nehmen.'],
  weekLittle: ['Noch nicht ganz: {days} Tage Training, und drei bis fünf kurze in der Woche sind gut. 10 Minuten an einem Tag mehr helfen.', 'Ein Anfang, aber noch nicht genug: {days} Tage, und ab drei in der Woche ist es gut.'],
  weekNone: ['Noch nicht: bisher kein Tag mit Training, und drei bis fünf kurze in der Woche sind gut. 10 Minuten sind ein Anfang.', 'Noch nicht, es gibt keine Einheit. Ab drei kurzen Tagen in der Woche ist es gut, und mit 10 Minuten fängt es an.'],
  /** Asked whether it is bad, too little or too much, no means that it is good. */
  weekFine: ['Nein, das passt: {days} Tage Training, und drei bis fünf kurze in der Woche sind reichlich.', 'Gar nicht: Mit {days} Tagen liegst du genau richtig, drei bis fünf kurze Tage in der Woche sind gut.'],
  weekFew: ['Schlimm ist es nicht, nur ein bisschen wenig: {days} Tage Training, und drei bis fünf in der Woche sind gut. 10 Minuten an einem Tag mehr helfen.', 'Das ist nicht schlimm, aber etwas mehr hilft: {days} Tage, und ab drei in der Woche ist es gut.'],
  longerFine: ['Nein, das passt: {days} Tage Training sind etwa {perWeek} in der Woche, und drei bis fünf sind reichlich.', 'Gar nicht: etwa {perWeek} Tage in der Woche, {days} zusammen. Drei bis fünf in der Woche sind reichlich.'],
  againstLastWeek: ['In der Woche davor waren es {before} Tage.', 'Die Woche davor hattest du {before} Tage.'],
  longerGood: ['Ja, das ist gut: {days} Tage Training sind etwa {perWeek} in der Woche, und drei bis fünf sind reichlich.', 'Ja: etwa {perWeek} Tage in der Woche, {days} zusammen. Drei bis fünf in der Woche sind reichlich.'],
  longerLittle: ['Ein bisschen mehr wäre gut: {days} Tage Training sind etwa {perWeek} in der Woche, und drei bis fünf kurze sind gut.', 'Noch nicht ganz: etwa {perWeek} Tage in der Woche, {days} zusammen. Drei kurze Tage in der Woche sind das Ziel.'],
  longerUnknown: ['Das kann ich nur von einer Woche sagen, und da sind drei bis fünf kurze Tage gut. Diese Woche hast du {days}.', 'Nach Wochen ist es leichter zu sagen: drei bis fünf kurze Tage sind gut, und diese Woche hast du {days}.'],
  dayGood: ['Ja: {minutes} Minuten an einem Tag reichen. Wichtiger ist, an wie vielen Tagen du übst.', 'Ja, {minutes} Minuten sind für einen Tag gut. Mehr Tage zählen mehr als längere.'],
  dayNone: ['Für den Tag ist nichts gespeichert, und ein Tag ohne Training ist in Ordnung.', 'An dem Tag gibt es keine Einheit. Ein freier Tag ist auch gut.'],
  byAge: ['In deinem Alter sind {from} bis {to} Minuten am Tag reichlich.', '{from} bis {to} Minuten am Tag sind in deinem Alter reichlich.'],
  streakGood: ['Ja: {streak} Tage am Stück sind stark. Deine längste Serie hat {best}.', 'Ja, auf {streak} Tage am Stück kannst du stolz sein; deine längste Serie hat {best}.'],
  streakStart: ['Es ist ein Anfang: gerade {streak} Tage am Stück, und deine längste Serie hat {best}.', 'Jede Serie fängt klein an: Du bist bei {streak}, deine längste hat {best}.'],
  levelJudged: ['Das hast du alles selbst geschafft: Level {level} mit {experience} XP, aus {sessions} Einheiten. Andere sind kein Maßstab; mit {toNext} XP mehr bist du auf Level {next}.', 'Es zeigt, was du getan hast: {sessions} Einheiten haben {experience} XP und Level {level} gebracht. Andere sind kein Maßstab; bis Level {next} sind es {toNext} XP.'],
  // Goals
  noWeekGoal: ['Ein Ziel für die Woche gibt es hier nicht.', 'Die App setzt kein Wochenziel.'],
  streakGoal: ['Dein nächstes Ziel für die Serie sind {goal} Tage am Stück: Du hast {streak}, bis dahin also noch {left}.', 'Bei deiner Serie sind {goal} Tage das nächste Ziel: bisher {streak}, noch {left}.'],
  weekSoFar: ['Diese Woche sind es {days} Tage Training, und drei bis fünf sind gut.', 'Bisher hast du diese Woche {days} Tage Training; drei bis fünf sind gut.'],
  // The streak
  streakOpen: ['Für heute ist noch nichts gespeichert.', 'Heute ist noch offen.'],
  // What is not for children
  weightsYoung: ['In deinem Alter reicht dein eigener Körper: Kniebeugen, Ausfallschritte, Unterarmstütz und weiche Sprünge, zwei kurze Runden zweimal in der Woche, langsam und sauber. Leichte Gewichte sind nichts Schlimmes, aber nur mit einem Erwachsenen daneben, der sich auskennt, und nie so schwer, wie du kannst. Frag zuerst deine Eltern und deinen Trainer.', 'Fang mit dem eigenen Körper an: Kniebeugen, Ausfallschritte, Unterarmstütz und Hüpfer, ein paar davon zweimal in der Woche. Gewichte kommen später, leichte, mit einem Erwachsenen, der sich auskennt und zuschaut. Probier nie aus, wie viel du schaffst. Frag zuerst deine Eltern und deinen Trainer.'],
  weightsTeen: ['Ja, in deinem Alter geht das, wenn jemand danebensteht, der sich auskennt. Erst Kniebeugen, Ausfallschritte und Unterarmstütz mit dem eigenen Körper, bis sie sauber sind, dann leichte Gewichte, die du 10- bis 15-mal heben könntest, an zwei Tagen in der Woche mit einem Tag dazwischen. Nicht so schwer, wie du kannst. Frag deine Eltern und deinen Trainer, und hör auf, wenn etwas wehtut.', 'Das kannst du, und du wächst deshalb nicht weniger. Es kommt auf das Wie an: ein ausgebildeter Trainer daneben, Technik vor Gewicht, erst der eigene Körper, dann langsam leichte Gewichte, zweimal in der Woche. Ausprobieren, wie viel du höchstens schaffst, ist etwas für Ausgewachsene. Sprich vorher mit deinen Eltern und deinem Trainer.'],
  weightsFrom: ['Ein festes Alter gibt es nicht. Wer zuhören kann und Kniebeugen, Ausfallschritte und Unterarmstütz mit dem eigenen Körper sauber macht, kann mit leichten Gewichten anfangen, wenn ein Erwachsener danebensteht, der sich auskennt: bei den meisten ab etwa 13. Nie so schwer, wie du kannst, solange du wächst. Frag deine Eltern und deinen Trainer.', 'Es geht weniger ums Alter als ums Wie: erst der eigene Körper, dann leichte Gewichte mit einem Trainer, der es dir zeigt und zuschaut, bei den meisten ab etwa 13. Wie viel du höchstens schaffst, probierst du erst aus, wenn du ausgewachsen bist. Frag deine Eltern und deinen Trainer.'],
  weightsOlder: ['Ja: mit einem Trainer, der dir zeigt, wie es geht, Technik zuerst, und mit Gewichten, die langsam mehr werden. Vorher kommen Kniebeugen, Ausfallschritte und Unterarmstütz mit dem eigenen Körper.', 'Ja, zwei Tage in der Woche reichen neben dem Fußball. Lass es dir von einem Trainer zeigen, fang leicht an, und beginne mit Kniebeugen, Ausfallschritten und Unterarmstütz.'],
  // Rules
  side: ['{count} auf jeder Seite, mit Torwart: {field} spielen im Feld. Auswechselspieler kommen dazu.', 'Jede Mannschaft hat {count} Spieler: einen im Tor und {field} davor. Auswechselspieler zählen nicht mit.'],
  matchUnder: ['Spieler unter {under} spielen meistens zwei Halbzeiten von {from} bis {to} Minuten. Genau steht es in den Regeln deiner Liga; Erwachsene spielen zweimal 45.', 'Unter {under} sind es meistens zweimal {from} bis {to} Minuten, nach den Regeln deiner Liga. Erwachsene spielen zweimal 45.'],
  matchAdult: ['In dem Alter sind es zwei Halbzeiten von 40 bis 45 Minuten; genau steht es in den Regeln deiner Liga.', 'Fast wie bei den Erwachsenen: zweimal 40 bis 45 Minuten, nach den Regeln deiner Liga.'],
  futsalLength: ['Beim Futsal sind es für Erwachsene zwei Halbzeiten von 20 Minuten, und die Uhr steht, wenn der Ball im Aus ist. Jüngere spielen kürzer, je nach Liga.', 'Zweimal 20 Minuten beim Futsal, mit einer Uhr, die im Aus stehen bleibt; bei Jüngeren weniger, nach den Regeln der Liga.'],
  // How it is done
  freeKickWall: ['Steht eine Mauer davor, heb den Ball mit der Innenseite darüber: ein wenig unter der Mitte und daneben treffen, dann dreht er sich herum und kommt wieder herunter. Wenn sie hochspringt, überrascht ein flacher, fester Schuss unten durch. Entscheide dich vor dem Anlauf.', 'An einer Mauer gibt es drei Wege vorbei: drüber, mit der Innenseite unter der Mitte des Balls; außen herum, mit Drall; oder flach unten durch, wenn sie springt. Such dir vor dem Anlauf einen aus und übe ihn über eine Bank oder zwei Taschen.'],
  moveFails: ['Das braucht bei allen viele Versuche. Mach es in Teilen: im Stehen nur die erste Berührung, zehnmal; dann beide im Gehen; und erst wenn das klappt, schneller.', 'Kein Problem, mach es kleiner: erst langsam im Stehen, zehnmal auf jeder Seite, ohne Gegner. Dann im Gehen, und das Tempo zuletzt.'],
  moveAgain: ['Noch einmal, wie es geht: {how}', 'Der Trick noch einmal: {how}'],
  tomorrowEasy: ['Morgen ist der Tag vor deinem Spiel, also leicht: zehn Minuten weiche Kontakte, keine Sprints und keine harten Schüsse. Danach packst du deine Tasche, isst, was du kennst, und gehst ins Bett wie immer.', 'Mach es morgen locker, es ist der Tag davor: ein paar leichte Kontakte, nichts, was die Beine schwer macht. Leg abends deine Sachen bereit und schlaf gut.'],
  tomorrowNormal: ['Von morgen bis {day} sind es noch {days} Tage, du kannst also normal trainieren: {from} bis {to} Minuten, auch harte Schüsse und Läufe. Locker machst du es am Tag vor dem Spiel.', '{day} ist {days} Tage nach morgen: Trainier morgen ganz normal, {from} bis {to} Minuten, und nur am letzten Tag vor dem Spiel leicht.'],
  tomorrowIsMatch: ['Morgen ist das Spiel selbst: vorher kein Training, nur gutes Aufwärmen, Wasser, und zwei, drei Stunden vorher etwas Leichtes zu essen.', 'Das Spiel ist morgen, also schon deine Beine: dort gut mit Ball aufwärmen, trinken und ein paar Stunden vorher etwas Leichtes essen.'],
  dayBeforeDone: ['Heute hast du schon {minutes} Minuten, und das reicht vor einem Spiel.', '{minutes} Minuten sind heute geschafft: Vor einem Spiel ist das reichlich.'],
  dayBeforeEasy: ['Morgen ist dein Spiel, also heute nur zehn lockere Minuten: weiche Ballkontakte, keine Sprints, keine harten Schüsse.', 'Der Tag vor einem Spiel ist für ein paar lockere Ballkontakte da, höchstens zehn Minuten.'],
  // In a room or in the rain
  roomKeeps: ['{drill} geht dort auch: Etwa {width} mal {length} Meter reichen. Halt den Ball flach und pass auf die Wände auf.', 'Für {drill} reicht das: etwa {width} mal {length} Meter. Weiche Kontakte, und nichts Zerbrechliches daneben.'],
  roomInstead: ['Dann nimm dort {drill}: Etwa {width} mal {length} Meter reichen. Halt den Ball flach und pass auf die Wände auf.', 'Dafür passt {drill}: etwa {width} mal {length} Meter. Weiche Kontakte, und nichts Zerbrechliches daneben.'],
  roomNoSprints: ['Sprinten geht dort nicht, aber schnelle Füße kannst du auf der Stelle üben.', 'Zum Sprinten ist zu wenig Platz, also übe schnelle Füße auf der Stelle.'],
  // What a plan leaves out
  withoutCones: ['Dann ohne Hütchen; Schuhe oder Flaschen gehen aber auch.', 'Hütchen brauchst du hier keine, und Schuhe oder Flaschen gehen genauso.'],
  withoutWall: ['Dann ohne Wand.', 'Eine Wand brauchst du hier nicht.'],
  withoutBall: ['Dann ohne Ball.', 'Einen Ball brauchst du hier nicht.'],
  inside: ['Dann drinnen, mit weichen Kontakten.', 'Das passt alles drinnen.'],
  goodFor: ['{drill} ist gut für {what}.', 'Mit {drill} trainierst du {what}.'],
  goodForKind: ['Solche Übungen sind gut für {what}.', 'Damit trainierst du {what}.'],
} as const;

/** What juggling and the drills of a category are good for, as the end of a sentence. */
export const coachGoodFor: Readonly<Record<DrillCategory | 'juggling', string>> = {
  juggling: 'Ballgefühl, eine weiche erste Berührung bei hohen Bällen, Gleichgewicht und beide Füße',
  ball_control: 'Ballgefühl, eine weiche erste Berührung und schnelle Füße, mit beiden Füßen',
  dribbling: 'enge Ballführung im Tempo, Richtungswechsel und den Blick nach oben dabei',
  passing: 'saubere Pässe mit der richtigen Stärke, eine gute erste Berührung und beide Füße',
  shooting: 'Zielen, sauberes Treffen und ein festes Fußgelenk, damit der Ball dorthin geht, wohin du willst',
  turns: 'das Wegkommen vom Gegner mit dem Ball, Gleichgewicht und schnelle Richtungswechsel',
  skills: 'das Vorbeikommen am Gegner, Gleichgewicht und Mut im Eins gegen Eins',
  fitness: 'schnelle Füße, Gleichgewicht und die ersten schnellen Schritte',
  other: 'lockere Bewegung an Ruhetagen',
};
