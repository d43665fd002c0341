import type { coachSmallTalkLines as english } from '../../en/tables/coach-small-talk-lines.ts';

type Ways = readonly [string, ...string[]];

/** What the coach says to small talk: a line that is true of a program, and a question back. */
export const coachSmallTalkLines: Readonly<Record<keyof typeof english, Ways>> = {
  named: ['Hallo, schön, dich kennenzulernen! Ich bin Coach Sarah, ein Computerprogramm für Fußball. Worin möchtest du besser werden?', 'Hallo! Gut, dass du da bist. Ich bin Sarah, ein Programm, das dir beim Üben hilft. Was machst du mit dem Ball am liebsten?'],
  namedWithAge: ['Hallo, schön, dass du da bist! Ich bin Coach Sarah, ein Computerprogramm für Fußball. Dein Name bleibt bei dir, ich merke mir keine. Was möchtest du: eine Übung, einen Plan oder deine Zahlen?', 'Hallo, freut mich! Ich bin Sarah, ein Programm, das dir beim Üben hilft, und ich merke mir keine Namen. Was machst du am liebsten mit dem Ball?'],
  likesMine: ['Sehen kann ich es nicht, ich bin ein Programm, aber Hauptsache, es gefällt dir! Was hast du heute mit dem Ball vor?', 'Ein Programm hat keine Augen, da glaube ich dir, dass es toll ist. Und was möchtest du mit dem Ball machen?'],
  likesColor: ['Ich bin ein Programm und sehe keine Farben, aber bunt macht auf dem Platz bestimmt Spaß! Welche hat dein Ball?', 'Als Programm habe ich keine Augen, also such du für uns beide aus. Welche Farbe magst du am liebsten?'],
  likesWeather: ['Ich bin ein Programm und habe das nie gespürt, aber es klingt lustig! Was machst du dann am liebsten?', 'An ein Programm kommt kein Wetter heran, ich kenne es nur vom Erzählen. Was hast du darin gemacht?'],
  likesFood: ['Ich bin ein Programm ohne Mund, du kannst also meinen Teil haben! Was magst du nach dem Fußball am liebsten?', 'Schmecken kann ich nichts, ich bin ein Programm. Was isst du, wenn du viel gespielt hast?'],
  likesAnimal: ['Tiere sind toll, auch wenn ein Programm wie ich keine hat. Ein Hund wäre ein schneller Verteidiger! Was macht deins, wenn es einen Ball sieht?', 'Ich habe keine Tiere, denn ich bin ein Programm, aber erzähl gern davon. Spielt deins auch Fußball?'],
  siuuu: ['SIUUU! War das für ein Tor? Erzähl, wie ist er reingegangen?', 'Siuuu! Ich kann nicht springen, ich bin ein Programm, aber du. Was hast du getroffen?'],
  celebrate: ['Der Siuuu geht so: anlaufen, abspringen, in der Luft halb drehen, breitbeinig landen, die Arme nach unten und hinten, und rufen. Lande weich mit gebeugten Knien, und bedank dich beim Vorlagengeber. Oder erfinde einen eigenen: Was sollen alle mitmachen?', 'Springen, halbe Drehung, breit landen, Arme nach hinten unten, „siuuu!“: mit weichen Knien. Mit dem ganzen Team ist es noch schöner. Für welches Tor machst du ihn?'],
  newGear: ['Neue Sachen, wie toll! Spiel sie mit ein paar lockeren Einheiten ein, damit nichts reibt. Was probierst du damit zuerst?', 'Oh, schön, da freue ich mich für dich! Die sieht man bestimmt gut. Welcher Trick kommt zuerst dran?'],
  snowDay: ['Schnee, wie schön! Ich bin ein Programm und habe nie welchen gespürt. Warst du draußen, oder war der Ball heute drinnen dran?', 'So ein Schneetag! Drinnen lieber kleine, niedrige Kontakte und weg von den Lampen. Was war heute das Beste?'],
  balloon: ['Ja, ein Luftballon ist ein guter Anfang und kein Babykram: Er fällt langsam, du hast Zeit, den Fuß darunterzubringen, und nichts geht kaputt. Halt ihn mit dem Spann oben, rechts und links im Wechsel, dann nimm einen leichten, weichen Ball. Wie viele schaffst du?', 'Mit Luftballon ist schlau, und viele Gute haben so angefangen: langsam, weich, nichts geht kaputt. Nimm beide Füße und zähl mit. Wenn zehn leicht gehen, probier einen weichen Ball. Was ist deine Zahl?'],
  family: ['Ich bin ein Computerprogramm und habe keine Familie. Und du, mit wem spielst du gern?', 'Nein, Programme haben keine. Wer spielt bei dir zu Hause mit?'],
  // Der Kalender
  today: ['Heute ist {weekday}, der {date}.', 'Es ist {weekday}, der {date}.'],
  daysUntil: ['{weekday}, der {date}: Das ist in {count} Tagen.', 'Bis {weekday}, den {date}, sind es {count} Tage.'],
  dayIsTomorrow: ['Das ist morgen: {weekday}, der {date}.', 'Nur noch einmal schlafen: Der {date} ist morgen.'],
  dayIsToday: ['Das ist heute!', 'Heute ist es so weit: der {date}.'],
  noSuchDay: ['Diesen Tag gibt es dieses und nächstes Jahr nicht.', 'Diesen Tag finde ich nicht im Kalender.'],
};
