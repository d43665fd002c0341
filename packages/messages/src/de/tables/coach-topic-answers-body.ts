import type { coachTopicAnswersOfBody as english } from '../../en/tables/coach-topic-answers-body.ts';

/** What the coach says of aches, growing, load, sleep, food and drink. */
export const coachTopicAnswersOfBody = {
  blackToenail: [
    'Meist waren die Schuhe zu kurz oder jemand ist draufgetreten. Lass den Nagel in Ruhe, knibbel nicht daran, zeig ihn deinen Eltern und lass die Schuhgröße prüfen. Bei starken Schmerzen, Eiter, Rötung oder ohne erkennbaren Grund geh zum Arzt.',
    'Oft sind die Schuhe zu eng oder es war ein Tritt. Zeig es deinen Eltern, und spiel wieder, wenn der Schuh nicht drückt; schneid die Nägel gerade. Pocht es oder wird es dick oder rot, sollte ein Arzt draufschauen.',
  ],
  heelPain: [
    'Lauf und spring erst mal weniger, mach nur, was nicht wehtut, und sag es deinen Eltern. Schmerzen hinten an der Ferse sind beim Wachsen häufig; weiche Schuhe und leichtes Wadendehnen können helfen. Humpelst du oder bleibt es länger als ein, zwei Wochen, geh zum Arzt.',
    'Gönn der Ferse Pause von Sprints und Sprüngen und sag es heute zu Hause. Wer wächst, hat das oft, vor allem auf hartem Boden. Ob Pause oder Dehnen, sagt Arzt oder Physio; geh hin, wenn es bleibt oder du humpelst.',
  ],
  kneeKnob: [
    'Mach Pause mit Springen, Sprinten und harten Schüssen und sag es Eltern und Trainer. Schmerzen vorn unter dem Knie, oft mit einem Knubbel, sind im Wachstumsschub häufig. Lass einen Arzt draufschauen, und zwar bald, wenn es dick ist, blockiert oder du humpelst.',
    'Hör mit dem auf, was wehtut, und sag einem Erwachsenen Bescheid. Beim Wachsen kann die Stelle unter der Kniescheibe empfindlich werden, weniger Springen und Laufen beruhigt sie. Ein Arzt soll es ansehen und sagt, was du darfst.',
  ],
  shinPain: [
    'Hör mit Laufen und Springen auf, bis es nicht mehr wehtut, und sag es deinen Eltern. Harter Boden, alte Schuhe oder plötzlich viel mehr Laufen reizen oft das Schienbein, weicher Boden hilft später. Bleibt es, ist es ein einziger Punkt oder tut es in Ruhe weh, geh zum Arzt.',
    'Mach Laufpause und sag einem Erwachsenen Bescheid. Wird es besser, lieber auf Rasen statt auf hartem Boden, in guten Schuhen und langsam mehr. Bei einem einzelnen Schmerzpunkt oder Schmerzen nachts geh zum Arzt.',
  ],
  tightThigh: [
    'Kam es plötzlich oder stechend oder humpelst du, hör sofort auf und sag es einem Erwachsenen: keine Sprints, bis Arzt oder Physio es erlauben. Ist der Muskel nur hart, beweg dich locker und spiel erst, wenn Gehen, Traben und ein kurzer Antritt gar nicht wehtun.',
    'Stechender Schmerz, blauer Fleck oder Humpeln heißt aufhören, Pause und zum Arzt. Ein festes Gefühl, das beim lockeren Bewegen nachlässt, ist weniger schlimm; lass Sprints und harte Schüsse weg, bis es vorbei ist, und sag es dem Trainer.',
  ],
  tightInGrowth: [
    'Das ist häufig: Erst wachsen die Knochen, dann folgen die Muskeln. Mach bei Sprints und harten Schüssen etwas ruhiger, solange alles so steif ist, beweg dich täglich sanft und sag es deinen Eltern. Bei stechendem Schmerz oder einem einzelnen Schmerzpunkt geh zum Arzt.',
    'Im Wachstumsschub fühlen sich Muskeln oft zu kurz an, bis sie nachkommen. Geh es ein paar Wochen ruhiger an und sag Bescheid, wenn etwas wirklich wehtut. Lockeres Schwingen, sanftes Dehnen nach dem Spielen und Schlaf helfen.',
  ],
  cramps: [
    'Hör auf, dehn den Muskel sanft, atme, trink und spiel erst weiter, wenn der Krampf weg ist. Meist sind müde Muskeln schuld, Schwitzen kommt dazu. Krämpfe, die oft, nachts oder sehr stark kommen, sagst du deinen Eltern, die einen Arzt fragen können.',
    'Setz dich hin, zieh bei einem Wadenkrampf die Zehen sanft zu dir und trink ein paar Schlucke. Geh es danach locker an. Schlaf, normales Essen, Trinken über den Tag und nicht zu viel auf einmal beugen vor; kommt es oft oder in Ruhe, frag den Arzt.',
  ],
  crackingJoints: [
    'Knacken ohne Schmerz ist meist harmlos, du darfst weitermachen. Bei Schmerz, Schwellung oder wenn das Knie blockiert oder wegknickt, hör auf, sag es deinen Eltern und geh zum Arzt.',
    'Ein Knacken ohne Schmerz in der Hocke haben viele, meist bedeutet es nichts. Sag Bescheid und lass es ansehen, wenn es wehtut, dick wird oder das Gelenk hängen bleibt.',
  ],
  redFace: [
    'Ein roter Kopf gibt meist nur Wärme ab, bei manchen mehr als bei anderen. Mach Pause im Schatten und trink. Bei Schwindel, Übelkeit, Kopfweh oder wenn du durcheinander bist, hör für heute auf und sag sofort einem Erwachsenen Bescheid.',
    'Mit roten Backen lässt die Haut Wärme raus, das ist selbst unter Geschwistern verschieden. Kühl dich ab, trink und ruh dich kurz aus. Wird dir schwindlig oder schlecht, hör auf und sag es sofort einem Erwachsenen.',
  ],
  sickAfterSprints: [
    'Hör auf, geh langsam, trink in kleinen Schlucken und sag es einem Erwachsenen; das war zu hart oder zu kurz nach dem Essen. Iss beim nächsten Mal zwei bis drei Stunden vorher und fang ruhiger an. Passiert es öfter, mit Brustschmerz oder Ohnmacht oder nach einem Stoß am Kopf, geh zum Arzt.',
    'Mach Pause und sag es dem Trainer: Sehr harte Sprints oder ein voller Bauch machen das bei vielen. Langsamer laufen, länger pausieren und früher essen hilft. Kommt es immer wieder oder kommt noch etwas dazu, geh zum Arzt.',
  ],
  hiccups: [
    'Bleib kurz stehen, trink kleine Schlucke Wasser oder halt kurz die Luft an und atme langsam aus. Schluckauf ist harmlos und geht von allein weg, du darfst damit weiterspielen. Hält er Stunden an, sag es deinen Eltern.',
    'Kurz Pause, Wasser in kleinen Schlucken, ruhig atmen. Oft kommt er von hastigem Trinken oder Sprudel. Er stört nur, spiel ruhig weiter; dauert er den ganzen Tag, sag es daheim.',
  ],
  toothTrouble: [
    'Mit einem wackelnden Milchzahn darfst du spielen; fällt er aus, drück ein sauberes Tuch drauf. Wackelt, bricht oder fehlt ein bleibender Zahn nach einem Stoß, hör auf und hol einen Erwachsenen: Zahn in Milch und gleich zum Zahnarzt. Ein Mundschutz hilft.',
    'Ja, mit einem Wackelzahn darfst du spielen, sag es deinen Eltern. Wackelt ein bleibender Zahn, bricht er ab oder fällt aus, hör auf, sag Bescheid, leg ihn in Milch, schrubb ihn nicht ab und geh gleich zum Zahnarzt. Im Tor oder mit Spange ist ein Mundschutz gut.',
  ],
  noseBleed: [
    'Hör auf und setz dich, beug den Kopf nach vorn, drück die weichen Nasenflügel zehn Minuten zu und hol einen Erwachsenen. Hört es nach 20 Minuten nicht auf oder war es ein harter Schlag mit schiefer Nase oder Kopfweh, geh zum Arzt. Weiter geht es erst, wenn nichts mehr blutet.',
    'Hinsetzen, Kopf nach vorn, Nase zehn Minuten zuhalten, nicht in den Nacken legen. Ein Erwachsener soll dabei sein. Im Spiel musst du raus, bis es nicht mehr blutet; nach einem harten Schlag geh zum Arzt.',
  ],
  grazes: [
    'Spül es mit sauberem Wasser aus, lass es von einem Erwachsenen reinigen und abdecken und zieh nächstes Mal etwas Langes drüber. Trainieren darfst du, wenn es sauber und bedeckt ist und kaum wehtut. Breitet sich Rötung aus, eitert es oder kommt Fieber, geh zum Arzt.',
    'Sand oder Granulat auswaschen, den Eltern zeigen, Pflaster drauf. Sie wissen auch, ob deine Tetanusimpfung noch gilt. Wird es rot, heiß oder nass, zeig es einem Arzt.',
  ],
  ankleTwisted: [
    'Hör sofort auf, setz dich, leg den Fuß hoch, kühl mit einem Tuch dazwischen und sag einem Erwachsenen Bescheid. Kannst du keine vier Schritte gehen, schwillt es stark oder tut der Knochen weh, heute noch zum Arzt. Gespielt wird erst wieder ganz ohne Schmerz und mit Erlaubnis.',
    'Spiel heute nicht mehr darauf. Mach Pause, kühl durch ein Tuch, leg einen Verband an, leg den Fuß hoch und hol deine Eltern. Ist der Knöchel dick oder blau oder kannst du nicht darauf stehen, gehst du zuerst zum Arzt.',
  ],
  inCast: [
    'Mach nur, was dein Arzt erlaubt, und frag genau: Sitzen, Gehen, Ball, Schwitzen. Kein Fußball, bei dem du fallen oder gestoßen werden kannst. Schau so lange deinem Team mit einer Aufgabe zu, zähl zum Beispiel Pässe; die Serie ist jetzt egal.',
    'Nur, was der Arzt erlaubt: nichts, wobei du stürzen kannst, und keine Spiele. Oft ist Ruhiges erlaubt, etwa weiche Bälle im Sitzen fangen oder mit einer kleinen Aufgabe zuschauen. Geh zu den Spielen deines Teams, die freuen sich.',
  ],
  knockKnees: [
    'Ja, spiel ruhig, wenn nichts wehtut; bei Schmerzen oder Sorgen fragt ihr einen Arzt. Viele Kinder haben X-Beine, O-Beine oder Plattfüße, oft ändert es sich beim Wachsen, und auch berühmte Spieler hatten das.',
    'Ja, solange nichts wehtut, kannst du ganz normal spielen. Beine und Füße sehen verschieden aus und ändern sich beim Wachsen. Bei Schmerzen hilft ein Arzt, er weiß auch, ob Einlagen gut sind.',
  ],
  highPulse: [
    'Meist nicht: Um die 200 bei harten Sprints kann bei jungen Leuten normal sein, und Uhren am Handgelenk irren oft. Rast dein Herz aber in Ruhe oder kommen Schwindel, Brustschmerz oder Ohnmacht dazu, hör sofort auf, sag einem Erwachsenen Bescheid und geh zum Arzt.',
    'Bei Brustschmerz, Schwindel oder Herzrasen im Sitzen: aufhören, Bescheid sagen, Arzt. Sonst ist ein hoher Wert bei voller Anstrengung in deinem Alter üblich und sollte nach ein paar Minuten Pause deutlich sinken.',
  ],
  iceBath: [
    'Nein, lass Eisbäder weg: Kinder brauchen sie nicht, und allein in eiskaltem Wasser ist es gefährlich. Schneller macht es auch nicht. Kühl duschen darfst du, wenn du magst; Schlaf, normales Essen und ein ruhiger Tag bringen viel mehr.',
    'Nein, spar dir das Eis. Bei Erwachsenen lindert es vielleicht Muskelkater, trainiert aber nichts, und allein solltest du das nie machen. Frische Beine kommen von Schlaf, Essen, Trinken und einem lockeren Tag.',
  ],
  backAfterIllness: [
    'Fang erst an, wenn du ganz gesund und einige Tage ohne Fieber bist, und frag vor vollem Training Arzt oder Eltern. Dann ein bis zwei leichte Wochen: gehen, Ballgefühl, kurze Läufe, jedes Mal etwas mehr. Bei Brustschmerz, Herzrasen oder Atemnot hör auf und geh zum Arzt.',
    'Erst gesund, dann locker, dann hart. Nach Wochen Krankheit dauert es oft genauso lang, bis du wieder da bist, und anfangs hinterherzulaufen ist normal. Brustschmerz, Schwindel oder keine Luft: aufhören, Bescheid sagen, Arzt.',
  ],
  proteinFood: [
    'Nein, du brauchst keinen Shake und kein Pulver, normales Essen hat genug: Milch, Quark, Eier, Bohnen, Linsen, Nüsse, Tofu, Fisch oder Fleisch, zu jeder Mahlzeit etwas, auch ohne Fleisch. Jeder wächst zu seiner Zeit. Alles aus der Dose besprichst du erst mit Eltern oder Arzt.',
    'Nein, normales Essen reicht: Linsen mit Reis, Brot mit Käse oder Ei, Joghurt, Bohnen. Pulver sind nicht für junge Leute gemacht und können Stoffe enthalten, die nicht hineingehören. Frag deine Eltern oder einen Arzt.',
  ],
  snackBeforeTraining: [
    'Ja, eine Banane reicht als Snack 30 bis 60 Minuten vorher. Ist das Mittagessen lange her, iss etwa zwei Stunden vor dem Training Brot, Joghurt oder eine Banane und trink Wasser. Vor einem Spiel gehört eine richtige Mahlzeit dazu. Bist du oft zittrig, sag es deinen Eltern, sie fragen den Arzt.',
    'Als Snack ja, als Mahlzeit nein. Geh nicht ins Training, wenn du vier, fünf Stunden nichts gegessen hast: Etwas Kleines zwischendurch, ein Brot oder Obst, trägt dich.',
  ],
  appleSpritzer: [
    'Ja: Apfelsaft mit zwei bis drei Teilen Wasser ist bei langen Spielen oder Turnieren prima, kein Spezialgetränk ist besser für dich. Für eine normale Trainingsstunde reicht Wasser. Trink kleine Schlucke, nicht die Flasche auf einmal.',
    'Ja, wird es lang oder heiß, gibt eine dünne Schorle etwas Energie, sonst reicht Wasser. Isogetränke sind teurer und süßer und in deinem Alter nicht nötig.',
  ],
  sleepAfterLateMatch: [
    'Es dauert ein bis zwei Stunden, bis man runterkommt, das ist normal. Warme Dusche, leichter Snack, wenig Licht, kein Bildschirm, kurz übers Spiel reden, dann Buch oder Musik, und morgens zur gleichen Zeit aufstehen. Etwas später ins Bett ist okay.',
    'Weil dein Körper noch weiterspielt. Mach alles langsam: Licht runter, Handy weg, warmes Wasser, etwas Kleines essen, lang ausatmen. Ein bisschen wach liegen schadet nicht.',
  ],
} as const satisfies Readonly<Record<keyof typeof english, readonly [string, string]>>;
