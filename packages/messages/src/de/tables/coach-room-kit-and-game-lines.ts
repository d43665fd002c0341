import type { roomKitAndGameLines as english } from '../../en/tables/coach-room-kit-and-game-lines.ts';

type Ways = readonly [string, ...string[]];

/** What the coach says to short turns of children about rooms, shoes, small brothers and sisters, games for two, shots and duels. */
export const roomKitAndGameLines: Readonly<Record<keyof typeof english, Ways>> = {
  houseRoom: [
    '{drill} passt dort: kleine Kontakte, der Ball flach, und keine Schüsse. Frag vorher zu Hause, und räum weg, was kaputtgehen kann.',
    'Ja, {drill} geht da, wenn zu Hause alle einverstanden sind. Lass den Ball unter dem Fuß und mach etwas Boden frei.',
  ],
  notIndoors: ['Stimmt, Schüsse sind für draußen. Drinnen nimm {drill}: kleine Kontakte, der Ball flach, zwei Schritte freier Boden.', 'Richtig, das ist nichts für drinnen. Im Zimmer ist {drill} besser: kleine Kontakte und keine Schüsse.'],
  socksInside: [
    'In Socken rutschst du auf glattem Boden: Dort ist barfuß oder mit sauberen Schuhen besser. Auf Teppich gehen Socken, mit weichem Ball und langsamen Kontakten. Frag vorher zu Hause.',
    'Auf Teppich sind Socken in Ordnung. Auf Holz oder Fliesen rutschen sie, also barfuß oder saubere Schuhe. Weicher Ball, kleine Kontakte, und frag zu Hause.',
  ],
  carpetIsFine: ['Teppich ist gut, da rutschst du nicht so leicht. {drill} passt: langsame Kontakte, der Ball unter dem Fuß.', 'Auf Teppich geht das gut. Nimm {drill}, mit einem weichen Ball und langsamen Kontakten.'],
  nearCar: ['Dann nur weiche Kontakte, weg vom Auto, und frag vorher zu Hause. Bei {drill} bleibt der Ball unter deinem Fuß.', 'Vorsicht, ein Schuss wäre nichts für das Auto. {drill} ist ruhig genug dafür: Der Ball bleibt unter dem Fuß.'],
  somethingBroke: ['Ups! Das passiert. Drinnen nimm einen weichen Ball oder zusammengerollte Socken und halt ihn unter dem Fuß: Genau das macht {drill}.', 'Oje! Sag es zu Hause, und räum nächstes Mal vorher den Boden frei. {drill} mit weichem Ball ist drinnen sicherer.'],
  garageWall: ['Ja, eine Garagenwand oder ein Garagentor geht gut, wenn zu Hause und die Nachbarn einverstanden sind. Mal mit Kreide ein Tor drauf, ziel flach, und bleib weg von Fenstern.', 'Das geht gut, wenn du sie benutzen darfst. Ein Tor aus Kreide, flache Schüsse, und kein Fenster in der Nähe. Zum Zielen reicht sanft.'],
  youngerMayDo: ['Ja, langsam und zum Spaß: an der Hand, mit weichem Ball, und ein paar Kontakte sind genug für so ein kleines Kind. Hört auf, solange es noch Spaß macht.', 'Mit Hilfe ja. Ein weicher Ball am Boden, eine Hand zum Festhalten, und du zählst laut mit. Ein paar Kontakte sind in dem Alter viel.'],
  youngerTold: ['Verstanden, noch so klein. Mit einem weichen Ball könnt ihr nebeneinander üben, wenn du magst.', 'Ach so, noch so klein! In dem Alter wollen alle machen, was die Großen machen.'],
  youngerJoins: ['Ja! Rollt euch den Ball zu, lass das Kleine ihn sanft antippen, und zählt füreinander. Kurz und langsam ist am besten.', 'Klar, zusammen macht es mehr Spaß. Wechselt euch ab, du zählst, und mach es leicht für das kleine Kind.'],
  accountForSibling: [
    'Jeder braucht ein eigenes Konto mit einer eigenen E-Mail-Adresse, damit Zahlen und Serien getrennt bleiben. Unter 13 macht es jemand Erwachsenes zusammen mit dem Kind.',
    'Ja, mit einem eigenen Konto: Eine Adresse öffnet ein Konto. Frag zu Hause jemand Erwachsenen, dann macht ihr es zusammen.',
  ],
  noPhoneTurns: ['Dann wechselt euch an deinem ab: Einer macht die Übung, der andere zählt, dann tauscht ihr. Speichere nur deine eigenen Ergebnisse, damit deine Zahlen deine bleiben.', 'Kein Problem, üben könnt ihr trotzdem zusammen: Zählt füreinander. Gespeichert wird bei dir nur, was du selbst gemacht hast.'],
  playAgainst: [
    'Gegeneinander spielen geht hier nicht: Jeder macht seine eigenen Übungen. Vergleichen kannst du dich auf der Rangliste, und mit demselben Teamnamen im Profil zählt ihr zusammen.',
    'In der App selbst nicht. Aber die Rangliste vergleicht Tage, Übungen und Token, und nebeneinander könnt ihr zählen, wer mehr schafft.',
  ],
  gameAlone: [
    'Hier ist ein Spiel: Stell fünf Flaschen oder Schuhe in eine Reihe und dribble um jede herum und zurück. Zähl die Sekunden, und jede, die du berührst, kostet zwei mehr. Schlag dich selbst dreimal.',
    'Probier das: Such dir ein Lied aus. Wie viele Kontakte mit der Sohle schaffst du, links und rechts im Wechsel, bis es zu Ende ist? Dann dasselbe Lied noch einmal, und schlag die Zahl.',
  ],
  gameForTwo: [
    'Ein Spiel zu zweit: ein kleines Feld, ein Ball. Halt ihn mit deinem Körper vom anderen weg, und wer ihn erobert, bekommt einen Punkt. Bis fünf, dann fängt der andere an.',
    'Stellt zwei kleine Tore aus Schuhen auf, zehn Schritte auseinander, und spielt eins gegen eins. Ein Tor zählt einen Punkt, durch die Beine zwei. Bis fünf.',
  ],
  gameScore: ['Spielt bis fünf, dann tauscht und noch einmal.', 'Wer zuerst fünf hat, gewinnt. Wenn ihr länger mögt, bis zehn.'],
  gameGoOn: ['Alles klar. Viel Spaß euch beiden!', 'Kein Problem. Los geht es, und erzähl mir, wer gewonnen hat!'],
  stayOrBackOff: [
    'Beides, es kommt darauf an: Bei einer schnellen Person geh zurück und lass zwei, drei Schritte Platz. Nah ran gehst du, wenn sie dir den Rücken zeigt oder der Ball weg vom Fuß ist. Wer langsam ist, den kannst du gleich stören.',
    'Geh zurück, solange jemand mit Tempo auf dich zukommt, und mach das Spiel langsam. Nah ran, wenn der erste Kontakt zu weit ist oder wenn es nah an euer Tor geht, damit kein Schuss kommt.',
  ],
  duelDrill: [
    'Zu zweit: Einer dribbelt, der andere läuft nur rückwärts, seitlich gestellt, und holt sich den Ball erst nach fünf Sekunden. Dann tauscht. Allein übst du die schnellen kleinen Schritte dafür mit {drill}.',
    'Die beste braucht zwei: Jemand dribbelt auf dich zu, du bremst fünf Sekunden lang ohne Angriff, dann darfst du den Ball holen. Allein hilft {drill} deinen Füßen.',
  ],
  starMove: ['Ich schaue keine Spiele, also kann ich nicht sagen, was da der beste Trick ist. Welchen hast du gesehen: nach innen ziehen, einen Übersteiger, eine Drehung? Sag ihn mir, und ich erkläre ihn.', 'Als Programm sehe ich keine Spiele. Nenn mir einen Trick, der dir gefällt, etwa einen Übersteiger oder das Ziehen nach innen, dann helfe ich dir dabei.'],
  starMoveTeach: [
    'Gern. Viele auf dem Flügel ziehen nach innen: Dribble außen, werd etwas langsamer, leg den Ball mit dem Fuß an der Linie nach innen und geh sofort los. Wenn du einen anderen meinst, nenn ihn.',
    'Ja! Nehmen wir das Ziehen nach innen: Lauf auf die Abwehr zu, schau, als wolltest du an der Linie entlang, leg den Ball nach innen und werd drei Schritte lang schnell. Meinst du einen anderen? Dann sag mir, wie er heißt.',
  ],
  starMoveTry: ['Mach das, und erzähl mir, ob es geklappt hat! Zuerst langsam allein, dann mit Tempo.', 'Gute Idee. Ein paar Mal allein, dann gegen jemanden. Erzähl mir, wie es war!'],
  bouncingBallShot: [
    'Wenn der Ball hüpft, warte, bis er auf Kniehöhe oder tiefer ist. Knie über den Ball, Fußspitze nach unten, mit dem Spann durch die Mitte, kurzer Schwung. Wer sich zurücklehnt, schießt drüber.',
    'Lass ihn zuerst herunterkommen: Je tiefer du ihn triffst, desto leichter. Körper über den Ball, fester Knöchel, kurzer Schwung. Wirf ihn dir hoch, lass ihn einmal aufspringen, und probier zehn.',
  ],
  footDrill: ['Für deinen {foot} Fuß würde ich {drill} nehmen: zuerst langsam und sauber, dann schneller.', '{drill}, nur mit dem {foot} Fuß: zehn saubere, kurz Pause, und noch einmal zehn.'],
  footToldOther: ['Danke, dass du mir das sagst! Dann ist „Starker Fuß“ im Profil anders herum eingestellt. Ändere es dort, und ich weiß, welcher Fuß der schwächere ist.', 'Gut, dass du das sagst. Im Profil steht es unter „Starker Fuß“ anders herum: Ändere es dort, dann passen meine Übungen.'],
  footToldSame: ['Genau, so steht es auch in deinem Profil.', 'Ja, so habe ich es aus deinem Profil.'],
  scanDrill: ['Ja, an der Wand: Dreh nach jedem Pass den Kopf, nenn eine Farbe oder eine Zahl, die du hinter dir siehst, und sei bereit für den Ball. Zehnmal über jede Schulter.', 'Gibt es: {drill}, und bevor der Ball zurückkommt, schaust du jedes Mal einmal über die Schulter. Noch besser ist es, wenn hinter dir jemand Finger hochhält.'],
  foulThrowOthers: ['Die anderen bekommen ihn: Sie machen den Einwurf an derselben Stelle.', 'Das andere Team bekommt ihn, also kein zweiter Versuch. Geworfen wird von dort, wo du warst.'],
  ruleGot: ['Super, dann hast du es! Das verwirrt sogar Erwachsene.', 'Sehr gut! Jetzt kannst du es den anderen erklären.'],
  ruleReally: ['Ja, wirklich! Gut zu wissen für dein nächstes Spiel.', 'Echt! Viele wissen das nicht.'],
  whyEasyBefore: ['Weil am Tag danach dein Spiel ist: Lockere Kontakte halten die Beine frisch, und etwas Hartes würde sie schwer machen.', 'Das ist der Tag vor deinem Spiel. Was du da übst, macht dich bis zum nächsten Tag nicht besser, müde Beine aber langsamer. Darum nur lockere Kontakte.'],
  whyEasyDay: ['Lockere Tage sind dafür da, dass sich die Beine zwischendurch ausruhen. Was du geübt hast, setzt sich dann, und am nächsten Tag bist du frisch.', 'Weil Erholung dazugehört: Nach lockeren Kontakten klappt der nächste Tag besser.'],
  matchOff: ['Auf hart gefrorenem Boden fällt ein Spiel oft aus, aber das entscheiden Trainer, Verein oder Schiedsrichter. Frag deinen Trainer, meist weiß man es am Morgen.', 'Das kann ich nicht sehen. Auf Eis oder hart gefrorenem Boden soll niemand spielen, und der Schiedsrichter oder der Verein entscheidet. Dein Trainer erfährt es zuerst.'],
  sweetCereal: ['Eine kleine Schale ist in Ordnung, zwei bis drei Stunden vorher, mit Milch und einer Banane. Süße Flocken halten nur kurz satt, also ist Brot oder Haferbrei am Spieltag besser.', 'Ja, eine Schale, wenn du sie magst und dein Bauch sie kennt. Für längere Kraft nimm noch Brot oder Haferbrei dazu, zwei bis drei Stunden vorher.'],
  quickDrill: ['{drill} geht schnell: fünf Minuten, nur du und der Ball, nichts aufzubauen.', 'Nimm {drill}, das ist in fünf Minuten fertig und braucht kaum Platz.'],
  doneLater: ['Guter Plan. Iss zuerst in Ruhe, und lass danach etwas Zeit. Dann fünf Minuten {drill}.', 'Lass es dir schmecken! Und wenn der Bauch nicht mehr voll ist: {drill}, fünf Minuten.'],
  streakUnkind: ['Das verstehe ich, es ärgert einen, wenn es so viele Tage waren. Deine längste mit {best} bleibt stehen, und mit einer Einheit heute beginnt eine neue.', 'Ja, das ist schade. Aber was du gelernt hast, ist nicht weg, und deine längste mit {best} Tagen bleibt in deinen Rekorden.'],
  streakUnkindNone: ['Das verstehe ich. Mit einer Einheit heute beginnt eine neue, und sie wächst mit jedem Tag.', 'Ja, das ärgert einen. Speichere heute eine Einheit, dann steht der erste Tag einer neuen.'],
  soundsLikeToeTaps: ['Das klingt nach {drill}: Du tippst den Ball oben mit der Sohle an, links und rechts im Wechsel. Ist es die?', 'Das ist wohl {drill}: Mit der Sohle tippst du den Ball an, ein Fuß nach dem anderen. Frag „wie geht das“, und du bekommst die Schritte.'],
  breakInShoes: ['Ja, ein bisschen: Trag sie ein paar Tage zu Hause, dann in einem lockeren Training, und erst danach im Spiel. So reibt nichts.', 'Besser ja: zuerst ein paar Mal kurz zu Hause oder im lockeren Training. Drücken sie danach noch, zeig es zu Hause.'],
  shoesMustWait: ['Schuhe, die drücken, sollten nicht so lange warten, sie reiben und quetschen die Zehen. Frag zu Hause, ob bis dahin ein älteres Paar von jemandem oder die Tauschkiste vom Verein hilft.', 'Frag bis dahin nach einem Paar zum Ausleihen: jemand Größeres in der Familie, Freunde oder die Tauschkiste im Verein. Sag zu Hause, dass deine Zehen gedrückt werden.'],
};
