/** What is said where it depends on what a turn does in the talk (its dialogue act): about the drill offered last, another day, or legs that are only tired. */
export const coachDialogueActLines = {
  tired: {
    proud: ['Stark, du hast alles gegeben.', 'Klasse, darauf kannst du stolz sein.'],
    proudOfYesterday: ['Stark, {count} Einheiten gestern.', 'Klasse, das waren gestern {count} Einheiten.'],
    heavy: ['Schwere Beine nach viel Laufen sind normal: Sie sind müde, nicht verletzt.', 'Das ist normal: Deine Beine haben viel gearbeitet und sind jetzt müde.'],
    burning: ['Brennende Beine sind normal, wenn sie hart arbeiten, und nach ein paar Minuten Pause ist es weg.', 'Das ist normal: Muskeln brennen, wenn sie hart arbeiten. Mach ein paar Minuten Pause, dann hört es auf.'],
    sore: ['Muskelkater nach hartem Training ist normal und in zwei oder drei Tagen weg.', 'Das ist normal: Nach viel Arbeit hat man ein, zwei Tage Muskelkater.'],
    doneToday: ['Heute hast du schon {minutes} Minuten geübt, also ruh dich aus oder mach etwas Lockeres.', '{minutes} Minuten hast du heute schon, das reicht: Pause, oder ein paar lockere.'],
    rest: ['Ruh dich heute aus, oder mach ein paar lockere Minuten „Erholung“.', 'Heute ist eine Pause richtig, oder etwas Lockeres wie „Erholung“.'],
    keeps: ['„Erholung“ hält auch deine Serie von {streak} Tagen am Leben.', 'Auch mit „Erholung“ gehen deine {streak} Tage weiter.'],
    watch: ['Tut eine einzelne Stelle weh oder ist es nach drei Tagen nicht weg, hör auf und sag es einem Erwachsenen.', 'Sag es einem Erwachsenen, wenn eine einzelne Stelle wehtut oder es länger als drei Tage bleibt.'],
  },
  lungs: [
    'Dass die Lunge beim Sprinten brennt, ist normal, und das kannst du trainieren: eine Minute laufen, eine Minute gehen, achtmal, an zwei Tagen in der Woche. Geht es nach ein, zwei Minuten nicht weg, pfeift es oder tut die Brust weh, hör auf und sag es einem Erwachsenen.',
    'Dieses Brennen ist beim Sprinten normal. Fitter wirst du mit einer Minute Laufen und einer Minute Gehen im Wechsel, achtmal, zweimal in der Woche. Hör auf und sag es einem Erwachsenen, wenn es länger als ein, zwei Minuten bleibt, pfeift oder die Brust wehtut.',
  ],
  denied: ['Gut, dann tut nichts weh und ich habe dich falsch verstanden. Fang locker an, und hör auf, wenn doch etwas wehtut.', 'Gut zu wissen, dann habe ich das falsch gelesen. Fang langsam an, und hör auf, sobald etwas wehtut.'],
  agreed: ['Gut. Frag mich, wenn du noch etwas wissen willst.', 'Alles klar. Ich bin da, wenn du weitermachen willst.'],
  agreedToDrill: ['Gut. Dann leg los, und erzähl mir, wie es war.', 'Alles klar, dann ist jetzt der Ball dran.'],
  challenge: [
    'Auf dem Platz? Keine Chance: Ich bin ein Programm und habe keine Füße, es wäre das kürzeste Spiel aller Zeiten. Du hast zwei davon, also zwei mehr als ich.',
    'Ich verliere schon vor dem Anpfiff: keine Beine, keine Schuhe, nicht einmal ein linker Fuß. Nach einem Autogramm würde ich trotzdem fragen.',
  ],
  habit: {
    addictive: [
      'Sie ist so gebaut, dass man aufhören kann: Nichts ist zu kaufen, es gibt keine Werbung und keine Nachricht, die zurückruft, und endet eine Serie, geht sonst nichts verloren. Belohnungen gibt es aber: XP, Token, Päckchen mit offenen Chancen, Ranglisten und eine Serie, und die können ziehen. Ist sie mehr im Kopf als der Ball, helfen feste Minuten, freie Tage, in den Einstellungen aus den Ranglisten zu gehen und ein Gespräch darüber.',
      'Manches darin zieht: Serie, Token, Päckchen, Abzeichen und Ranglisten. Dagegen steht: kein Geld, keine Werbung, keine Nachricht, die zurückruft, und wer eine Woche pausiert, verliert kein Level und keine Karte. Feste Minuten, ein, zwei freie Tage in der Woche und ein Platz außerhalb der Ranglisten (in den Einstellungen) halten es leicht; bleibt es zu viel, ist eine Pause die bessere Antwort.',
    ],
    screenTime: [
      'Hier nicht: Touchline hat keine eigene Begrenzung. Das Gerät hat eine, für jede App und Webseite: „Bildschirmzeit“ auf iPhone, iPad und Mac, „Digital Wellbeing“ oder Family Link bei Android. In einer Übung kann das Handy liegen bleiben; was zählt, ist die Zeit mit dem Ball.',
      'In Touchline gibt es das nicht. Es geht am Gerät: „Bildschirmzeit“ bei Apple, „Digital Wellbeing“ oder Family Link bei Android, dort mit einer Zeit für den Browser. Eine Übung braucht den Bildschirm nur am Anfang und am Ende.',
    ],
    streakTears: [
      'Das tut mir leid: Solche Tränen sind echt, denn da steckt Mühe drin. Erst trösten, und sagen, dass das Geübte niemand wegnimmt: Ergebnisse, XP, Token und Abzeichen bleiben alle, und die längste Serie bleibt aufgeschrieben. Die Regel ist nur: Tage hintereinander mit einer gespeicherten Einheit, eine Minute reicht. Eine neue beginnt mit der nächsten Einheit, und ein freier Tag mit Absicht ist kein Versagen.',
      'Das tut weh, und Trost kommt vor der Regel: „Das hast du alles geschafft, und es gehört dir weiter.“ Eine Serie zählt Tage hintereinander mit einer gespeicherten Einheit und endet nach einem ganzen Tag ohne; sonst geht nichts verloren, und die längste bleibt unter „Fortschritt“ stehen. Macht die Flamme Druck, hilft es, gemeinsam freie Tage auszumachen.',
    ],
    ownStreakTears: [
      'Das tut mir leid, es tut weh, wenn man so lange drangeblieben ist. Was du kannst, ist alles noch da: Ergebnisse, XP, Token und Abzeichen bleiben, und deine längste Serie bleibt aufgeschrieben. Gezählt werden nur Tage hintereinander mit einer gespeicherten Einheit, und eine neue beginnt mit deiner nächsten. Erzähl zu Hause, wie sich das anfühlt.',
      'Das ist ein trauriger Moment, und du darfst traurig sein. Von deinem Training ist nichts verloren, und deine längste Serie steht weiter unter „Fortschritt“. Eine Serie sind nur Tage hintereinander mit einer gespeicherten Einheit, und die nächste beginnt, wann du magst. Eine Umarmung zu Hause hilft mehr als eine Zahl.',
    ],
  },
  goodbye: ['Bis bald! Viel Spaß mit dem Ball.', 'Tschüss! Bis zur nächsten Einheit.'],
  oneWord: ['Ein Wort kann viel heißen. Meinst du {list}? Oder schreib mir einen ganzen Satz.', 'Was möchtest du darüber wissen: {list}? Oder frag in einem Satz.'],
  shortAnswers: ['Alles klar, ab jetzt kurz.', 'Stimmt, ab jetzt antworte ich kurz.'],
  praise: ['Danke, das ist lieb von dir! Das Training machst aber du.', 'Schön, dass du das sagst! Ich bin ein Programm, und die Arbeit machst du.'],
  cheer: ['Stark! Bleib so dabei, und viel Spaß.', 'Das gefällt mir! Einen sauberen Kontakt nach dem anderen, und viel Spaß.'],
  birthday: ['Alles Gute zum Geburtstag! Hab einen schönen Tag, mit Ball oder ohne.', 'Herzlichen Glückwunsch! Genieß deinen Tag, und ein paar Ballkontakte, wenn du magst.'],
  well: ['Ich bin ein Programm und immer bereit! Was möchtest du machen?', 'Mir geht es immer gut: Programme werden nicht müde. Woran arbeiten wir?'],
  /** Somebody has died, is very ill, or leaves the family: nothing of football, and a person to talk to (domain/safety.md). */
  sadNews: {
    death: [
      'Das tut mir sehr leid. Es tut weh, jemanden zu verlieren, den man lieb hat, und du darfst so lange traurig sein, wie es eben dauert. Fußball kann warten: Heute musst du nicht üben, und du darfst, wenn es dir guttut. Bitte sprich mit jemandem zu Hause oder mit einem anderen Erwachsenen, dem du vertraust.',
      'Es tut mir sehr leid. Vermissen gehört zum Liebhaben, und Weinen ist in Ordnung. Heute musst du nicht üben. Sag jemandem zu Hause, wie es dir geht; zusammen trägt es sich leichter.',
    ],
    illness: [
      'Das tut mir leid, das ist viel auf einmal. Du darfst dir Sorgen machen oder traurig sein, und es ist nicht deine Aufgabe, es zu lösen. Frag deine Eltern oder einen anderen Erwachsenen, dem du vertraust, wie es steht, und sag ihnen, wie es dir geht. Fußball kann so lange warten, wie du brauchst.',
      'Das ist schwer, und es ist gut, dass du es erzählst. Sorgen wachsen, wenn man sie für sich behält: Sprich bitte mit jemandem zu Hause oder mit einer Lehrkraft, die du magst. Übe nur, wenn es dir guttut.',
    ],
    separation: [
      'Das tut mir leid, das ist schwer. Du bist nicht schuld, und du darfst traurig oder wütend sein. Sag beiden, wie es dir damit geht, oder sprich mit einem anderen Erwachsenen, dem du vertraust, zum Beispiel mit Oma, Opa oder in der Schule. Übe nur, wenn es dir guttut.',
      'Da gerät viel durcheinander, und nichts davon liegt an dir. Du musst dich für keine Seite entscheiden. Sprich bitte mit jemandem, dem du vertraust, so oft du es brauchst. Fußball kann warten.',
    ],
    lostPet: [
      'Das tut mir leid, du machst dir bestimmt Sorgen. Sag es gleich jemandem zu Hause, dann könnt ihr zusammen suchen und die Nachbarn fragen. Viele Tiere kommen nach ein paar Tagen zurück. Fußball kann warten, und du darfst traurig sein.',
      'Das ist schlimm, es tut mir leid. Such nicht allein: Bitte jemanden zu Hause, mit dir zu suchen und den Nachbarn und der Tierarztpraxis Bescheid zu sagen. Viele Tiere werden wiedergefunden. Übe nur, wenn es dir guttut.',
    ],
    thanked: ['Pass gut auf dich auf. Ich bin da, wenn du magst, mit Ball oder ohne.', 'Gib auf dich acht und bleib bei jemandem, den du magst. Wir spielen wieder, wenn du willst.'],
    after: [
      'Das ist in Ordnung. Lass Fußball heute sein und mach, was dir guttut: bei jemandem sein, den du magst, ausruhen oder darüber reden. Deine Bestwerte bleiben, und ich bin da, wenn du wieder Lust hast.',
      'Das verstehe ich. Sei heute lieb zu dir und bleib bei jemandem, den du magst. Was du geschafft hast, geht nicht weg, und du kannst wieder anfangen, wann du willst.',
    ],
  },
  notInList: ['Genannt habe ich {count}. Sag mir mit dem Namen, welche du meinst.', 'In der Liste waren es {count}. Welche meinst du?'],
  swapped: ['Dann {drill} statt {other}.', '{other} raus, {drill} rein.'],
  blamed: [
    'Ein Ergebnis gehört dem ganzen Team: Alle haben gespielt, und vor diesem einen Moment ist vieles passiert. Niemand darf es dir allein geben. Sag deinem Trainer oder deinen Eltern, dass sie es tun, und sei heute lieb zu dir.',
    'Das ist ungerecht. Ein Fehler allein verliert kein Spiel, und die Besten machen auch welche. Sprich mit deinem Trainer oder jemandem zu Hause darüber, dann trägst du es nicht allein.',
  ],
  ownGoal: [
    'Ein Eigentor passiert denen, die da stehen, wo es gefährlich ist, auch in den höchsten Ligen. Es war ein Moment, und niemand wollte es. Ärger dich kurz, und nächstes Mal spiel den Ball zur Seite raus.',
    'Das ist ein schlimmer Moment, und fast alle Verteidiger kennen ihn. Über dein Können sagt er nichts. Erzähl zu Hause, wie es war, und dann zählt der nächste Ball.',
  ],
  muchTraining: [
    'Du trainierst schon viel, deshalb kommt Ruhe zuerst: jede Woche mindestens ein ganz freier Tag, und am Tag nach dem Spiel nichts dazu. Obendrauf höchstens ein, zwei kurze lockere Einheiten in der Woche mit dem Ball, 10 bis 15 Minuten, enge Ballführung oder schwacher Fuß, ohne Sprints und Schüsse. Schmerzen, die bleiben, müde Beine, schlechter Schlaf oder keine Freude mehr sind Zeichen für zu viel: Dann lass es weg und sag es deinen Eltern. Frag deinen Trainer, bevor du etwas dazunimmst.',
    'Neben so viel Training ist mehr nicht besser. Stärker wird dein Körper an freien Tagen: jede Woche einer ganz ohne Sport, und Pause nach dem Spiel. Wenn du etwas extra machen willst, reichen ein- oder zweimal in der Woche 10 bis 15 Minuten lockere Ballarbeit. Mach weniger, wenn du ständig müde bist, schlecht schläfst, schlechter spielst oder etwas wehtut, und sprich dann mit deinen Eltern. Dein Trainer kennt deine Woche: Frag ihn zuerst.',
  ],
  laterWeek: [
    'Ich mache Pläne für eine Woche: Woche {week} hat noch einmal dieselben Tage und Übungen, nur ein bisschen mehr davon. Versuch, jede Zahl der Woche davor um eins oder zwei zu schlagen, und nimm an einem der Tage zwei Minuten dazu, nicht an allen. Klappt eine Übung dreimal hintereinander gut, frag mich nach einer schwereren dafür. Nach drei Wochen mach eine leichtere.',
    'Woche {week} wiederholt diese Tage, nur einen Schritt weiter: ein paar Kontakte mehr als in der Woche davor und an einem Tag zwei Minuten mehr. Fühlt sich eine Übung leicht an, frag mich nach einer schwereren. Jede vierte Woche ist leichter, denn Ausruhen gehört dazu, wenn man besser werden will.',
  ],
  whomToWrite: [
    'Wer dieses Touchline betreibt, meist ein Verein oder eine Familie, steht auf der Seite „Für Eltern“ in den Einstellungen unter „Wer dieses Touchline betreibt“, auch wie man dort schreibt, wenn es angegeben ist. Steht dort nichts, frag den, von dem du die Adresse der App hast. Ich kann nichts dorthin schicken. Wenn es dir nicht gut geht oder jemand etwas tut, das nicht in Ordnung ist, sag es einem Erwachsenen, dem du vertraust.',
    'Schau auf „Für Eltern“ in den Einstellungen: Unten, bei „Wer dieses Touchline betreibt“, steht, wer das ist und wie man ihn erreicht, wenn es angegeben ist. Wenn nicht, weiß es der, von dem du die Adresse der App hast. Was du mir schreibst, liest sonst niemand. Geht es um dich und nicht um die App, sag es einem Erwachsenen, dem du vertraust.',
  ],
  /** To a parent: how to get a child to practise, how much is right, where its practice is seen, and the bench. */
  yesTooMuch: ['Ja, in der Regel ist das zu viel.'],
  notTooMuch: ['Nein, das ist ein gutes Maß.'],
  toParent: {
    afterLoss: [
      'Lassen Sie Ihr Kind erst traurig sein: Setzen Sie sich dazu, sagen Sie „das tut weh, ich sehe das“, und erklären Sie das Spiel nicht. Später, wenn es ruhig ist, fragen Sie, was gut war und was es nächstes Mal versuchen möchte. Am meisten hilft, dass Sie ihm gern zusehen, egal wer gewinnt.',
      'Tränen nach einer Niederlage zeigen, wie viel es Ihrem Kind bedeutet. Erst trösten, dann reden, und im Auto keine Liste der Fehler. Ein Satz wie „ich schaue dir so gern zu“ zählt mehr als ein Rat. Bleibt es über Tage unglücklich, sprechen Sie mit ihm und mit dem Trainer oder der Trainerin.',
    ],
    motivate: [
      'Lassen Sie Ihr Kind wählen: welche Übung und wann. Fünf bis zehn Minuten zur gleichen Tageszeit, am besten mit Ihnen oder einem Freund, bringen mehr als eine lange Einheit. Loben Sie das Probieren und nicht das Ergebnis. Ein freier Tag ist in Ordnung; fehlt die Lust über Wochen, fragen Sie, was dahintersteckt.',
      'Machen Sie mit, statt zu erinnern: Wechseln Sie sich bei einer Übung ab und lassen Sie Ihr Kind für Sie zählen. Kleine Ziele, die es sich selbst setzt, eine kurze feste Zeit und ein freundliches Wort fürs Probieren tragen weit. Was wochenlang keinen Spaß macht, braucht ein Gespräch und nicht mehr Training.',
    ],
    howMuch: [
      'Neben dem Training im Verein reichen am Tag: {upTo8} Minuten bis acht Jahre, {upTo12} bis zwölf, danach {older}, mit ein oder zwei freien Tagen in der Woche. Mehr ist nicht besser: Schmerzen, müde Beine oder keine Lust sind Zeichen für zu viel. Bei Schmerzen oder Krankheit entscheidet ein Arzt oder eine Ärztin.',
      'Als Anhalt für einen Tag: bis acht Jahre {upTo8} Minuten, bis zwölf {upTo12}, älter {older}, und ein bis zwei freie Tage in der Woche. Es soll Spiel bleiben. Ist Ihr Kind oft müde, tut etwas weh oder mag es nicht mehr hin, machen Sie weniger daraus; bei Schmerzen fragen Sie einen Arzt oder eine Ärztin.',
    ],
    seePractice: [
      'Öffnen Sie „Fortschritt“ im Konto Ihres Kindes: Dort steht unter „Letzte Einheiten“ jede Übung mit Tag, Minuten und Ergebnis, und die Diagramme zeigen, wie es läuft. Eine eigene Anmeldung für Eltern gibt es nicht. Was gespeichert ist und wer es sieht, steht auf der Seite „Für Eltern“ in den Einstellungen.',
      'Schauen Sie zusammen in „Fortschritt“, im Konto Ihres Kindes: die letzten Einheiten mit Ergebnis und Minuten, die Serie, jede Übung über die Zeit. Eltern haben hier kein eigenes Konto; die Seite „Für Eltern“ in den Einstellungen sagt, was gespeichert ist.',
    ],
    bench: [
      'Das ist schwer mit anzusehen. Fragen Sie Ihr Kind zuerst, was es sich wünscht: mehr zu spielen, eine andere Mannschaft oder eine Pause. Hören Sie zu, bevor Sie raten. Fragen Sie dann ohne Ihr Kind den Trainer oder die Trainerin, woran es arbeiten kann und wann es spielt. Entscheiden Sie zusammen nach ein paar Wochen und nicht nach einem Spiel.',
      'Auf der Bank zu sitzen tut weh, und aufhören zu wollen ist oft genau das. Sprechen Sie in einem ruhigen Moment darüber, was Ihrem Kind fehlen würde und was nicht. Ein Wort mit dem Trainer oder der Trainerin, was noch fehlt, hilft mehr als Vorwürfe, und vielleicht passt eine andere Mannschaft besser.',
    ],
  },
  /** Who has eaten nothing eats first; who cannot or will not, tells an adult. */
  notEaten: [
    'Iss zuerst etwas: Mit leerem Magen wird einem schwindlig und man hat keine Kraft. Eine Banane, ein Brot oder was da ist, ein Glas Wasser, dann eine halbe Stunde warten und es ruhig angehen. Wenn nichts zu essen da ist oder du nicht essen magst, sag es heute deinen Eltern oder einem anderen Erwachsenen, dem du vertraust.',
    'Erst wenn du gegessen hast: wenigstens etwas Kleines wie Brot oder Obst, dazu Wasser, und danach eine halbe Stunde Ruhe. Dein Körper braucht das zum Spielen und zum Wachsen. Wenn du nicht essen konntest oder wolltest, sag es heute deinen Eltern oder einem anderen Erwachsenen, dem du vertraust.',
  ],
  /** Nobody plays outside in a thunderstorm, and not until half an hour after the last thunder. */
  thunder: [
    'Nein: Bei Donner oder Blitz sofort nach drinnen, weg von Bäumen, Toren und Metallzäunen. Warte bis eine halbe Stunde nach dem letzten Donner. Drinnen gehen leise Ballkontakte auf der Stelle.',
    'Bei Gewitter nie draußen. Sobald du Donner hörst, geh in ein Haus oder ein Auto, und bleib, bis es eine halbe Stunde still war. Leise Übungen drinnen sind in Ordnung.',
  ],
  /** Somebody said that girls cannot play: it is wrong. */
  saidOfGirls: [
    'Das stimmt nicht und ist unfair: Mädchen köpfen, schießen und spielen so gut wie alle, die üben, das zeigt jede Frauen-WM. Du musst es nicht glauben. Geht es weiter, sag es deinem Trainer oder deinen Eltern.',
    'Nein, das ist nicht wahr, und nett ist es auch nicht. Es zählt, was man übt, und nicht, ob man Mädchen oder Junge ist. Hören sie nicht auf damit, sag es deinem Trainer: Das ist kein Petzen.',
  ],
  /** Nobody dives on hard ground (domain/safety.md). */
  diveHard: [
    'Nein, hechte nie auf Beton, Asphalt oder Hallenboden: Das tut Ellbogen, Hüfte und Knien weh. Nur auf Rasen, Sand oder einer Matte. Auf hartem Boden übst du Grundstellung, Seitschritte und Fangen.',
    'Nein: Auf hartem Boden hechtet niemand, auch nicht mit Handschuhen oder Schonern. Warte auf Rasen oder eine Matte. Bis dahin mach schnelle Seitschritte und fang den Ball im Stehen von der Wand.',
  ],
  diveSoft: [
    'Ja, das ist der richtige Boden: Rasen, Sand oder eine Matte. Fang auf den Knien an, flach, Hände zuerst, und lande seitlich auf Oberschenkel und Schulter. Am besten rollt dir jemand den Ball zu.',
    'Das geht: Weicher Boden ist genau richtig zum Hechten. Schau zuerst, dass nichts Hartes herumliegt, dann beginne auf den Knien und roll dich seitlich ab.',
  ],
  /** Turns of a talk about play in the own team. */
  ofPlay: {
    goUp: [
      'Geh vor, wenn dein Team den Ball sicher hat, vor dir Platz ist und jemand hinten für dich bleibt. Ruf „Ich geh“, bevor du läufst. Ist der Ball weg, sprinte zuerst nach innen zurück, zum eigenen Tor.',
      'Drei Zeichen fürs Vorgehen: Dein Team hat den Ball, dein Außenspieler zieht nach innen oder sucht dich, und ein Mitspieler sichert ab. Fehlt eins, bleib ein paar Meter hinter dem Ball und biete dich für den sicheren Pass an.',
    ],
    cover: [
      'Meist der Sechser, oder der nächste Innenverteidiger rückt rüber. Sprecht es laut ab, bevor du gehst: „Bleibst du?“ Antwortet keiner, bleibst du.',
      'Wer neben dir steht, rückt nach: der Innenverteidiger auf deiner Seite oder der Mittelfeldspieler vor der Abwehr. Ruf seinen Namen, bevor du deinen Platz verlässt.',
    ],
    behind: [
      'Dreh dich sofort, sprinte innen zurück Richtung eigenes Tor und grätsch nicht: Brems ihn, bis Hilfe da ist. Beim nächsten Mal steh halb offen und einen Schritt tiefer, dann siehst du Ball und Gegner.',
      'Lauf innen zurück, zwischen Ball und dein Tor, und dräng ihn nach außen. Du musst den Ball nicht gleich gewinnen: Zeit reicht, damit dein Team zurückkommt. Schau vorher oft über die Schulter.',
    ],
    withBall: [
      'Zeig dich: Komm aus dem Schatten deines Gegners, schau vor dem Ball über die Schulter und spiel mit zwei Kontakten weiter. Dann beweg dich gleich wieder, damit man dich anspielen kann.',
      'Macht den Platz groß: such freien Raum, steh offen zum gegnerischen Tor und spiel erst den einfachen Pass. Danach geh gleich in die nächste Lücke.',
    ],
    afterLoss: [
      'Die ersten drei Sekunden zählen: Bist du nah dran, geh sofort drauf und mach den Pass nach vorn zu. Bist du weit weg, sprinte in die Mitte zurück, zwischen Ball und dein Tor, und such deinen Gegner.',
      'Nah am Ball: sofort draufgehen, damit sie nicht hochschauen können. Nicht nah: erst in die Mitte zurück, dann nach außen zu deinem Gegner. Nicht abwinken, sondern der erste Schritt.',
    ],
    runMore: [
      'Das kannst du zeigen: Sprinte nach jedem Ballverlust zurück, sei bei jeder Übung vorn dabei, und frag nach einer Woche, ob es aufgefallen ist. Ausdauer kannst du auch zu Hause aufbauen.',
      'Dann zeig es da, wo man es sieht: nach jedem Ballverlust zurücklaufen und weitermachen, wenn du müde bist. Drei kurze Fitness-Einheiten in der Woche helfen, und nach zwei Wochen frag: „Merkst du einen Unterschied?“',
    ],
    notHeard: [
      'Das ist enttäuschend, und es war mutig, es zu sagen. Frag noch einmal in einem ruhigen Moment, vor oder nach dem Training, mit einem Grund: „Ich würde es gern probieren, kriege ich zehn Minuten?“ Ist es wieder so, nimm deine Eltern mit.',
      'Das tut weh, wenn man nicht ernst genommen wird. Sag es noch einmal ruhig und ohne die anderen, in einem Satz. Hört man dir dann auch nicht zu, lass deine Eltern mit dir zusammen mit dem Trainer reden.',
    ],
    askAgain: [
      'Ja, einmal noch: in einem ruhigen Moment, wenn sonst keiner dabei ist, mit einem Satz und einem Grund. Ist die Antwort wieder dieselbe, lass deine Eltern mit dir fragen; dann hast du alles getan.',
      'Ja. Such dir einen besseren Moment als letztes Mal, zum Beispiel vor dem Training, und frag, was du dafür zeigen musst. Heißt es wieder Nein, nimm deine Eltern mit.',
    ],
    dares: [
      'Das ist in Ordnung, dazu gehört Mut. Schreib es in einem Satz auf, übe ihn zu Hause und sag ihn vor dem Training, wenn sonst keiner dabei ist. Oder bitte deine Eltern, neben dir zu stehen.',
      'Du musst das nicht allein: Bitte deine Eltern oder einen Mitspieler mitzukommen, oder gib einen Zettel ab. Ein Satz reicht: „Ich würde gern wissen, woran ich arbeiten kann.“',
    ],
    parentAsks: [
      'Ja, das dürfen deine Eltern, am besten mit dir dabei: nach dem Training, ruhig, und mit einer Frage statt einem Vorwurf: „Woran kann unser Kind arbeiten?“ Sag ihnen vorher, was gefragt werden soll.',
      'Ja. Sag ihnen genau, was du sagen willst, und steh dabei, wenn du dich traust. Eltern können fragen, was du für mehr Spielzeit brauchst; vom Rand zu rufen hilft keinem.',
    ],
    otherFood: [
      'Kein Problem, das muss niemand essen. Nimm etwas anderes, das du magst und kennst: Brot, Reis, Obst oder Joghurt tun dasselbe. Deine Eltern helfen dir beim Aussuchen.',
      'Dann lass es weg, es braucht nichts Besonderes. Am besten ist, was du magst und kennst: etwas Normales zwei bis drei Stunden vorher und in der letzten Stunde nur wenig.',
    ],
  },
  /** Asked of football in a hall. */
  hall: {
    rules: ['In den meisten Hallen: fünf pro Team mit Torwart, kein Abseits, keine Grätschen, Wechseln so oft ihr wollt, und Einkick oder Bande, wo draußen eine Linie ist. Jedes Turnier hat ein eigenes Blatt mit Regeln, dein Trainer hat es.', 'Drinnen spielt man meist fünf gegen fünf, ohne Abseits und ohne Grätschen. Gewechselt wird, während das Spiel läuft. Wie der Ball zurück ins Spiel kommt und wie lange ihr spielt, steht auf dem Blatt des Turniers.'],
    length: ['Kurz: meist 8 bis 15 Minuten ohne Pause, und dann Ruhe bis zum nächsten Spiel. Genau steht es im Turnierplan.', 'Hallenspiele dauern oft um die zehn Minuten. Schau in den Turnierplan, und wärm dich vor jedem Spiel ein paar Minuten auf.'],
    players: ['Meist fünf pro Team: vier im Feld und ein Torwart. In manchen Hallen ist es einer mehr oder weniger, frag deinen Trainer.', 'In der Halle sind meist vier im Feld und einer im Tor, und gewechselt wird, so oft der Trainer will.'],
    offside: ['In der Halle gibt es meist kein Abseits. Ein Stürmer darf also vorm Tor warten, und einer von euch muss auf ihn aufpassen.', 'Nein, Abseits zählt in der Halle fast nie. Lasst darum immer einen hinter dem Ball.'],
    out: ['Mit Bande bleibt der Ball im Spiel; ohne Bande wird er meist dort eingekickt, wo er ausging, und nicht eingeworfen. An der Decke bekommt ihn das andere Team.', 'In der Halle wird der Ball meist von der Linie eingekickt, und die Bande spielt ihn einfach zurück. Trifft er die Decke, machen die anderen weiter.'],
    ball: ['Meist ein Futsalball: etwas kleiner als draußen, schwerer, und er springt kaum. Für kleine Kinder ist es ein leichter.', 'In der Halle spielt man mit einem Ball, der wenig springt, oft Größe 4 oder für Kinder ein leichter. Den bringt das Turnier mit.'],
    prepare: ['Glatte Schuhe mit sauberer Sohle und ohne Stollen, Schienbeinschoner, Flasche, kleine Snacks und ein trockenes Hemd. Die Spiele sind kurz: vorher fünf leichte Minuten, dann Vollgas, dann ausruhen. Im Spiel flach passen, die Sohle nutzen, nach jedem Pass laufen.', 'Pack Hallenschuhe, Schienbeinschoner, Wasser und einen Pulli für die Pausen ein. Üb flache Pässe und das Stoppen mit der Sohle. Wärm dich vor jedem Spiel kurz auf, es sind viele kurze.'],
  },
  /** Told in passing: somebody who plays too, a tournament, anything else that weighs nothing. */
  news: {
    mate: ['Schön: Zusammen macht Üben mehr Spaß. Frag mich, wenn du weitermachen willst.', 'Gut, wenn noch jemand mitspielt! Sag mir, wann wir weitermachen.'],
    event: ['Etwas zum Freuen, viel Spaß dabei! Wenn du dich darauf vorbereiten willst, frag einfach.', 'Das klingt gut, genieß es! Frag mich, was du dafür üben willst.'],
    other: ['Das ist schön, danke, dass du es erzählst! Frag mich, wenn du weitermachen willst.', 'Gut zu wissen, das freut mich! Sag mir, wann wir weitermachen.'],
  },
  /** One of two questions that is not known. */
  partUnknown: ['Zu {part} weiß ich nichts Sicheres, das lasse ich offen.', '{part}: Das weiß ich nicht.'],
  /** The answer before would come again. */
  saidAlready: {
    about: [
      'Es geht wohl noch um {about}, und was ich darüber weiß, habe ich gesagt. Sag mit anderen Worten, was nicht klappt oder was du wissen willst, dann versuche ich es noch einmal.',
      'Zu {about} würde ich mich nur wiederholen, also habe ich deine Frage verfehlt. Sag sie noch einmal, mit dem, was du meinst.',
    ],
    aboutWithOffer: [
      'Zu {about} habe ich gesagt, was ich weiß, und was du jetzt meinst, habe ich nicht verstanden. Dazu kann ich auch antworten auf {list}. Oder sag es mit anderen Worten.',
      'Es geht noch um {about}, glaube ich, aber das habe ich nicht verstanden. Frag mich {list}, oder nenn die Sache, die du meinst.',
    ],
    otherWithOffer: [
      'Das habe ich nicht verstanden. Von dem, worüber wir reden, kann ich antworten auf {list}. Oder sag es mit anderen Worten.',
      'Das wäre noch einmal dieselbe Antwort, also habe ich deine Frage nicht verstanden. Meinst du {list}? Oder nenn die Übung, den Trick oder die Sache.',
    ],
    feeling: [
      'Was ich gesagt habe, gilt noch, aber vielleicht habe ich dich nicht ganz verstanden. Sag mir mit anderen Worten, was passiert ist oder was du jetzt gern machen würdest. Und erzähl es auch jemandem zu Hause.',
      'Ich merke, dass es dich noch beschäftigt. Was ich weiß, habe ich gesagt, also sag mir noch eins: Was würde dir jetzt am meisten helfen? Deine Eltern oder dein Trainer können mehr tun als ich.',
    ],
    pain: [
      'Was ich gesagt habe, gilt dafür auch: erst gut darauf aufpassen, es heute einem Erwachsenen zeigen, und die sagen, wann du wieder spielst. Kalt oder warm, offen oder zu: Frag sie, ich kann es nicht sehen.',
      'Mehr kann ich dazu nicht sagen, weil ich es nicht sehe. Zeig es heute einem Erwachsenen und frag genau das; bis dahin hat es Ruhe.',
    ],
    other: [
      'Das wäre noch einmal dieselbe Antwort, ich habe also nicht verstanden, was du wissen willst. Frag es mit anderen Worten und nenn die Übung, den Trick oder das, was du meinst.',
      'Ich würde mich nur wiederholen, also habe ich deine Frage wohl verfehlt. Sag sie noch einmal anders, mit dem, was du meinst.',
    ],
  },
  /** Eine Frage, die als etwas gelesen wurde, was ihre Wörter kaum sagen. */
  unexplained: {
    wordWithOffer: ['Das mit „{word}“ habe ich nicht verstanden. Meinst du {list}? Oder sag es mit anderen Worten.', 'Bei „{word}“ bin ich nicht sicher. Geht es um {list}? Oder sag es mit anderen Worten.'],
    otherWithOffer: ['Ich bin nicht sicher, ob ich dich verstanden habe, und will nicht raten. Meinst du {list}? Oder sag es mit anderen Worten.', 'Das habe ich nicht sicher verstanden. Geht es um {list}? Oder sag es mit anderen Worten.'],
    word: ['Das mit „{word}“ habe ich nicht verstanden. Sag es in einem ganzen Satz, mit der Übung, der Zahl oder der Sache, die du meinst.', 'Bei „{word}“ bin ich nicht sicher. Sag mir mit anderen Worten, was du wissen willst, dann versuche ich es noch einmal.'],
    other: ['Ich bin nicht sicher, ob ich dich verstanden habe, und will nicht raten. Sag es in einem ganzen Satz, mit der Übung, der Zahl oder der Sache, die du meinst.', 'Das habe ich nicht sicher verstanden. Sag mir mit anderen Worten, was du wissen willst, dann versuche ich es noch einmal.'],
    again: [
      'Ich verstehe es leider immer noch nicht. Was ich kann: eine Übung aussuchen, einen Plan machen, deine Zahlen sagen, Regeln und diese App erklären. Bei allem anderen helfen dir dein Trainer oder deine Eltern besser.',
      'Das ist mir leider zu schwer, ich bin nur ein Programm. Übungen, Pläne, deine Zahlen, Regeln und diese App kenne ich. Alles andere frag deinen Trainer oder deine Eltern.',
    ],
  },
  /** Ordinary teasing by a brother or a sister, or by other children: what one can say and do, and an adult where it goes on (domain/safety.md). */
  teased: {
    sibling: [
      'Das tut weh, auch wenn es als Spaß gemeint ist. Sag einmal ganz ruhig: „Hör auf, das finde ich nicht lustig“, und dann geh weg und mach dein Ding. Geht es weiter oder wird schlimmer, sag es deinen Eltern: Das ist kein Petzen. Über deinen Fußball sagt es gar nichts.',
      'Ausgerechnet zu Hause geärgert zu werden nervt. Sag in einem ruhigen Moment: „Ich mag das nicht, bitte lass es.“ Ärgere nicht zurück, sonst geht es immer weiter. Hört es nicht auf, bitte deine Eltern um Hilfe.',
    ],
    others: [
      'Das tut weh, und es tut mir leid. Du kannst ruhig sagen: „Hör auf, ich mag das nicht“, und zu jemandem gehen, der nett zu dir ist. Du musst nichts Gemeines zurücksagen. Passiert es wieder oder wird es schlimmer, sag es deinen Eltern, einer Lehrkraft oder deinem Trainer: Sie können helfen, und du bist nicht schuld.',
      'Das ist gemein, und es sagt nichts über dich oder deinen Fußball. Ein kurzes „Lass das“ und Weggehen hilft oft mehr als wütend zu werden. Machen sie weiter, bleib damit nicht allein: Sag es deinen Eltern, einer Lehrkraft oder deinem Trainer.',
    ],
    friends: [
      'Das tut noch mehr weh, wenn Freunde mitmachen. Sag es einem davon allein: „Wenn du das auch sagst, tut mir das weh.“ Freunde hören meistens auf, wenn sie es wissen. Wenn nicht, sag es heute deinen Eltern oder deinem Trainer, mit dem Wort, das sie benutzen.',
      'Von Freunden ist das schlimmer, und das darfst du sagen: „Bitte nicht auch noch du.“ Spiel mit denen, die zu dir halten, und sag einem Erwachsenen, dem du vertraust, was sie sagen: Das ist kein Petzen, und du hast nichts falsch gemacht.',
    ],
  },
  /** A friend who no longer talks to the player. */
  friendSilent: [
    'Das tut weh, und am schlimmsten ist, wenn man nicht weiß, warum. Frag, wenn ihr zu zweit seid: „Hab ich etwas gemacht? Ich vermisse es, mit dir zu reden.“ Dann hör zu und lass ein paar Tage Zeit. Erzähl zu Hause, wie es dir geht, und wenn dich auch andere ausschließen, sag es einem Erwachsenen.',
    'Das ist traurig, es tut mir leid. Vielleicht war es ein Missverständnis, oder etwas anderes ist gerade schwer. Sag freundlich, dass du gern reden würdest, und dräng nicht. Sei bis dahin mit anderen zusammen, die nett zu dir sind, und erzähl deinen Eltern davon.',
  ],
  /** What to say to somebody whom the turn before told of; who was shouted at is sent to an adult first, and never alone to that coach. */
  wordsTo: {
    parent: [
      'Such dir einen ruhigen Moment, nicht gleich nach dem Spiel, und sag: „Wenn du schreist, werde ich nervös und spiele schlechter. Bitte feuere mich einfach an.“ Oder schreib es auf einen Zettel. Wenn du dich nicht traust, bitte einen anderen Erwachsenen, dem du vertraust, um Hilfe.',
      'Du könntest sagen: „Ich weiß, du willst mir helfen. Mir hilft es, wenn du zuschaust und danach etwas Nettes sagst.“ Sag es an einem Tag ohne Fußball. Ist das zu schwer, sag es einem anderen Erwachsenen, dem du vertraust.',
    ],
    coach: [
      'Das musst du nicht allein machen: Sag es zuerst deinen Eltern. Sie können mit dem Trainer reden oder neben dir stehen. Willst du selbst etwas sagen, reicht ein kurzer Satz: „Wenn Sie schreien, kann ich nicht denken. Bitte sagen Sie mir ruhig, was ich tun soll.“',
      'Sag es erst deinen Eltern oder einem anderen Erwachsenen, dem du vertraust, damit du nicht allein damit bist. Mit ihnen zusammen könntest du sagen: „Ich will lernen. Ich höre besser zu, wenn Sie es ruhig sagen.“',
    ],
    other: [
      'Kurz und ruhig: „Hör auf, das finde ich nicht lustig.“ Dann geh zu jemandem, der nett ist. Du musst nicht gemein zurück sein. Geht es weiter, sag es deinen Eltern, einer Lehrkraft oder deinem Trainer. Das darfst du jederzeit.',
      'Du könntest sagen: „Ich mag das nicht. Bitte lass es.“ Sag es einmal, schau hin, und mach dann etwas anderes. Hört es nicht auf, ist es richtig, es einem Erwachsenen zu sagen, und kein Petzen.',
    ],
    friend: [
      'Sag es, wenn ihr zu zweit seid: „Hab ich etwas falsch gemacht? Ich wäre gern wieder mit dir befreundet.“ Dann hör zu, und entschuldige dich, wenn etwas von dir kam. Wenn heute kein Reden geht, versuch es in ein paar Tagen noch einmal.',
      'Du könntest sagen oder schreiben: „Du fehlst mir. Können wir darüber reden?“ Kurz und nett reicht. Dräng nicht, und erzähl deinen Eltern, wie es war.',
    ],
  },
  /** Whether a day without a session ends the streak of who is ill too: it does, and rest counts for more. */
  streakThoughIll: [
    'Ja, auch dann: Ein Tag ohne gespeicherte Einheit beendet die Serie. Aber Ausruhen geht vor, kein Training mit Fieber oder wenn etwas wehtut. Bist du wieder fit, beginnt mit einer Einheit eine neue Serie, und deine längste bleibt in den Bestwerten.',
    'Die Serie zählt Tage und kennt keine Gründe, also ja. Gesund zu werden ist wichtiger als jede Zahl: Ruh dich aus, sag es deinen Eltern, und fang eine neue an, wenn du wieder fit bist. Deine längste Serie geht nie verloren.',
  ],
  practiceAlone: [
    'Allein üben ist manchmal öde, das stimmt. Frag jemanden aus dem Team oder zu Hause nach zehn Minuten Passen, oder spiel gegen deinen eigenen Bestwert. Alle Übungen in der Liste gehen auch allein.',
    'Zu zweit macht es mehr Spaß. Wer könnte zehn Minuten mitmachen: jemand aus dem Team, aus der Schule oder von zu Hause? Und allein hast du auch einen Gegner: deinen Bestwert.',
  ],
  watchedByMany: [
    'Wenn alle zuschauen, wird fast jeder angespannt, da bist du nicht allein. Die meisten schauen auf den Ball und kaum auf dich. Atme lang aus, schau nur auf den Ball und mach zuerst etwas Einfaches. Übe erst vor einem Menschen, den du magst, dann vor zweien.',
    'Das ist normal: Blicke von außen fühlen sich schwer an. Schau nur auf den Ball, und nimm dir eins vor, einen einfachen Pass. Leichter wird es, wenn dir erst ein Freund beim Üben zusieht und später ein paar mehr.',
  ],
  ashamed: [
    'Du musst dich nicht schämen: Alle haben damit angefangen, am Ball vorbeizutreten. Wie du heute spielst, sagt nichts darüber, wie gut du werden kannst. Üb erst zu Hause, wo keiner zuschaut, und sag jemandem, dem du vertraust, wie es sich anfühlt.',
    'So geht es vielen, und fast keiner sagt es. Du lernst gerade, und dafür ist das Üben da. Nimm dir eine kleine Sache vor, mach sie erst für dich, und sprich mit jemandem zu Hause, wenn es dich bedrückt.',
  ],
  fine: ['Schön zu hören. Dann leg los, und hör auf, wenn doch etwas wehtut.', 'Gut, dann kannst du üben. Hör auf, sobald etwas wehtut.'],
  withFoot: ['Mach das mit dem {foot} Fuß.', 'Alles davon mit dem {foot} Fuß.'],
  lengthOfPlan: ['{minutes} Minuten für jede der {count} Übungen, davor 4 Minuten Aufwärmen.', 'Jede der {count} Übungen {minutes} Minuten lang, nach 4 Minuten Aufwärmen.'],
  lengthOfShortPlan: ['{minutes} Minuten für jede der {count} Übungen.', 'Jede der {count} Übungen {minutes} Minuten lang.'],
  fault: ['Achte bei {drill} auf zwei Dinge: {point} {other}', 'Zwei Dinge helfen bei {drill}: {point} {other}'],
  slowly: ['Probier es erst langsam: {way}', 'Fang klein an: {way}'],
  afterDrill: ['Nach {drill} kommt {next}: {category}, Level {level}.', 'Wenn {drill} leicht geht, lern {next} ({category}, Level {level}).'],
  afterHardest: ['{drill} ist eine der schwersten Übungen der Liste. Danach kommt mehr davon: schneller, mit dem schwächeren Fuß und über deinen Bestwert.', 'Nach {drill} hat die Liste nichts Schwereres. Mach sie dir selbst schwerer: schneller, mit dem schwächeren Fuß, über den eigenen Bestwert.'],
  stillHard: ['Dann machen wir {drill} kleiner: {way} Und denk daran: {point}', 'Mach {drill} noch kleiner: {way} Achte auf eins: {point}'],
  whichPart: ['Sag mir, was schiefgeht: Springt der Ball weg, stolperst du, oder ist es zu schnell?', 'Was passiert beim Versuch: Läuft der Ball weg, stolperst du, oder geht es zu schnell?'],
  startsWith: ['Fang mit dem {foot} Fuß an, deinem stärkeren, und wechsle jedes Mal: {drill} geht mit beiden Füßen.', 'Zuerst mit dem {foot} Fuß, dem stärkeren. Dann jedes Mal wechseln: {drill} geht mit beiden Füßen.'],
  startsWithEither: ['Fang mit dem Fuß an, der dir lieber ist, und wechsle jedes Mal: {drill} geht mit beiden Füßen.', 'Erst mit dem Fuß, der dir lieber ist, dann wechseln: {drill} geht mit beiden Füßen.'],
  onlyWeak: ['Nur mit dem {foot} Fuß: {drill} ist für den schwächeren.', 'Die ganze Zeit mit dem {foot} Fuß: Dafür ist {drill} da.'],
  /** Who told of tired legs and asks what to do. */
  afterTired: ['Mit müden Beinen ist heute etwas Lockeres dran.', 'Deine Beine sind müde, also mach heute locker.'],
  plannedDay: ['{day}: {drill}, wie im Plan.', 'Im Plan steht für {day} {drill}.'],
  freeDay: ['{day} ist in deinem Plan frei: Ruh dich aus, oder mach ein paar lockere Minuten „Erholung“.', 'In deinem Plan steht für {day} nichts: Ruh dich aus, oder mach etwas „Erholung“.'],
  otherDays: ['Mein Vorschlag: {list}.', 'Ich würde es so machen: {list}.'],
  easyAfterRun: ['Du hast {streak} Tage am Stück geübt, deshalb ist der letzte Tag locker.', 'Nach {streak} Tagen am Stück gehört ein lockerer Tag dazu.'],
  dayAfterToday: 'morgen ({day})',
  drillOnDay: '{drill} {day}',
  ballOnly: ['Für {drill} brauchst du nur einen Ball.', 'Du und ein Ball, mehr braucht {drill} nicht.'],
  ballOnlyKeeper: ['{drill} geht nur mit dir und einem Ball, und du übst dabei das Fangen.', 'Du und ein Ball reichen für {drill}, und das Fangen übst du gleich mit.'],
  ballOnlyMore: ['Auch diese brauchen nicht mehr: {list}.', 'Ebenfalls nur mit Ball: {list}.'],
  passWithoutWall: ['Pass ohne Wand gegen einen Bordstein oder eine Bank, oder zu jemandem, der mitspielt.', 'Ein Bordstein, eine Bank oder jemand, der mitspielt, kann deine Wand sein.'],
  whyDrillWithoutBall: ['{drill} braucht keinen Ball: Deine Füße und Beine werden schneller und stärker, und das hilft dir in jedem Zweikampf. Das lernst du dabei: {point}', 'Bei {drill} trainierst du Füße und Beine ohne Ball, und beim Zählen siehst du, ob es mehr wird. Das lernst du dabei: {point}'],
  grownMost: ['Entschuldige, wenn das unklar war. Ich schaue, wie viel eine Übung seit deinem ersten Mal gewachsen ist: {list}. Am stärksten ist also {drill}.', 'Gut, dass du nachfragst. Es zählt, wie viel jede gewachsen ist: {list}. Deine stärkste ist damit {drill}.'],
  whyRecovery: ['Nach anstrengenden Tagen brauchen Beine und Kopf einen lockeren. {drill} hält dich in Bewegung, ohne müde zu machen, und die nächste Einheit läuft besser.', 'Muskeln werden in der Pause stärker. {drill} bewegt sie sanft, damit du für die nächste Einheit frisch bist.'],
  another: ['Klar, dann diese: {drill}.', 'Kein Problem, nimm stattdessen {drill}.'],
  /** Behind why it was another drill: one for the place or the skill that is asked of. */
  insteadFor: ['Für {name} nimm stattdessen {drill}: {point}', 'Wenn du etwas für {name} willst, mach {drill}. Darauf kommt es an: {point}'],
} as const;
