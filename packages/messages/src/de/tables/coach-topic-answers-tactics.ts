import type { coachTopicAnswersOfTactics as english } from '../../en/tables/coach-topic-answers-tactics.ts';

/** What the coach says of positions, shape, pressing and the words of tactics. */
export const coachTopicAnswersOfTactics = {
  thirdManRun: [
    'Der dritte Mann ist der, der mit dem ersten Pass nichts zu tun hat. A passt zu B, B lässt auf C klatschen, und C ist schon losgelaufen. Alle schauen auf A und B, darum wird C frei. Er muss starten, bevor B den Ball berührt.',
    'Das ist ein Ablauf zu dritt: A spielt B an, B legt mit einem Kontakt auf C ab, und C kommt aus der Tiefe, während alle auf B schauen. Übt es zu dritt und tauscht die Plätze.',
  ],
  secondBall: [
    'Der zweite Ball ist der freie Ball nach einem Zweikampf, Kopfball oder Abwehrschlag, wenn ihn noch keiner hat. Stell dich ein paar Schritte daneben, rechne damit, dass er dir vor die Füße fällt, und starte zuerst.',
    'Der erste Ball ist der lange oder hohe, der zweite ist das, was nach dem Duell übrig bleibt. Wer in der Nähe wach auf den Zehen steht, bekommt ihn meistens. Also nicht alle zum ersten hochgehen.',
  ],
  overlapUnderlap: [
    'Hinterlaufen heißt, du läufst außen an deinem Mitspieler mit Ball vorbei, beim Vorderlaufen innen. Außen macht das Spiel breit und bringt Flanken, innen ist der kürzere Weg zum Tor. Ruf kurz, damit er weiß, dass du kommst.',
    'Außen herum ist Hinterlaufen, innen vorbei ist Vorderlaufen. Zieht dein Mitspieler nach innen, geh außen; bleibt er an der Linie, geh innen. Auch ohne Ball ziehst du so einen Gegner weg.',
  ],
  mustIOverlap: [
    'Nein, nicht jedes Mal. Geh, wenn vor dir Platz ist, dein Mitspieler den Ball sicher hat und hinter dir jemand absichert. Sonst bleib, biete dich hinten an oder geh innen. Auch ein angetäuschter Lauf zieht einen Gegner weg.',
    'Nur wenn es etwas bringt: freier Raum, sicherer Ball, Absicherung. Drei gute Läufe pro Halbzeit sind mehr wert als zehn müde. Warst du gerade erst vorne, bleib hinten und sei die freie Anspielstation.',
  ],
  shiftToBall: [
    'Ballorientiert verschieben heißt: Alle rücken zusammen dorthin, wo der Ball ist, wie an einem Gummiband. Dort wird es eng, und den Gegner ganz weit weg lasst ihr erst einmal stehen. Lauft, während der Ball rollt, nicht erst danach.',
    'Die ganze Mannschaft schiebt gemeinsam zur Ballseite und hält dabei die Abstände. Wer am weitesten weg ist, rückt in die Mitte ein. Wechselt der Ball die Seite, schieben alle schnell wieder rüber.',
  ],
  lowBlock: [
    'Ein tiefer Block heißt: Eine Mannschaft verteidigt dicht zusammen nah am eigenen Strafraum. Den Bus parken ist der Spaßname, wenn man es übertreibt. Durch die Mitte kommt man da kaum, schwach ist es bei Fernschüssen, Flanken und zweiten Bällen.',
    'Man wartet weit hinten mit kleinen Abständen und lässt dem Gegner den Ball. Das hilft gegen Stärkere und für Konter. Ein Mittelfeldblock wartet an der Mittellinie, ein hoher Block greift weit vorne an.',
  ],
  shutTheBack: [
    'Hinten dichtmachen heißt: eng zusammenstehen, die Mitte zu, keiner kommt durch, meist um eine Führung zu halten. Spielt trotzdem weiter und lasst einen vorne, sonst kommt der Ball sofort zurück. Keine Fouls vor dem Strafraum.',
    'Macht weiter, was gut war, nur mit weniger Risiko: kein Dribbling vor dem eigenen Tor, eng am Gegner, reden, im Zweifel weit nach außen. Am besten haltet ihr den Ball in der gegnerischen Hälfte.',
  ],
  drawEnough: [
    'Spielt euer Spiel, nur mit etwas weniger Risiko: eng zusammen, immer zwei oder drei hinter dem Ball, keine Ballverluste in der eigenen Hälfte. Nur verteidigen geht meistens schief. Sprecht ab, was ihr tut, wenn ihr zurückliegt.',
    'Spielt nicht von Anfang an auf Unentschieden, sonst steht ihr zu tief. Beginnt wie immer und nehmt erst in den letzten zehn Minuten das Risiko raus: lange Bälle, weit nach außen klären, ruhige Einwürfe.',
  ],
  compactMeaning: [
    'Kompakt heißt: Alle stehen nah beieinander, damit keine Lücken für Pässe da sind, wie ein Netz mit kleinen Maschen. Mit dem Körper von irgendwem hat das gar nichts zu tun. Rückt zusammen vor, zurück und zur Seite.',
    'Es geht nur um die Abstände in der Mannschaft: wenig Platz zwischen den Reihen und zum Nebenmann, ungefähr zehn Schritte. Geht der Ball nach vorne, rückt ihr nach, kommt er zurück, macht ihr eng.',
  ],
  invertedWinger: [
    'Das ist Absicht: Ein Linksfuß auf rechts oder ein Rechtsfuß auf links heißt inverser Flügelspieler. Du kannst nach innen ziehen und mit deinem starken Fuß schießen oder passen. Flanken von der Linie wird schwerer. Gib dem Ganzen ein paar Spiele Zeit.',
    'Weil sein starker Fuß dann innen ist, und das öffnet den Weg zum Tor. Übe zwei Sachen: nach innen ziehen und schießen, und eine einfache Flanke mit dem schwächeren Fuß, damit keiner weiß, was kommt.',
  ],
  invertedFullBack: [
    'Ein inverser Außenverteidiger rückt bei eigenem Ball nach innen neben den Sechser. Dort stehst du halb gedreht, bietest dich kurz an und sicherst die Mitte. Bei Ballverlust erst die Mitte zu, dann zurück auf deine Seite. Frag den Trainer, wann du reingehst.',
    'Mit Ball bist du Mittelfeldspieler, ohne Ball normaler Außenverteidiger. Geh rein, wenn ihr ruhig aufbaut, schau dich vorher um und spiel einfach. So stehst du auch gut gegen Konter.',
  ],
  whyPassSoMuch: [
    'Weil der Ball schneller ist als jeder Spieler: Viele Pässe ziehen die Abwehr hin und her, bis eine Lücke aufgeht, und dann kommt der schnelle Pass nach vorne. Der Gegner wird müde und kann ohne Ball kein Tor schießen.',
    'Weil sie auf einen Fehler warten. Bei jedem Pass muss sich die Abwehr bewegen, und irgendwann ist einer einen Schritt zu spät. Achte auf den Moment, in dem es plötzlich schnell wird: Dafür war das alles.',
  ],
  throughOrOneTwo: [
    'Ein Steilpass geht nach vorne in den freien Raum hinter die Abwehr, und ein Mitspieler läuft rein. Beim Doppelpass spielst du zum Mitspieler, läufst am Gegner vorbei und bekommst den Ball gleich zurück.',
    'Doppelpass: passen, laufen, zurückbekommen. Steilpass: in die Tiefe vor einen, der startet. Steht ein Gegner dicht vor dir, nimm den Doppelpass; ist hinter der Abwehr Platz, spiel steil.',
  ],
  teamDefendsCorner: [
    'Jeder bekommt eine Aufgabe: einer am kurzen Pfosten, die Größten mitten im Torraum, die anderen eng und torseitig am Gegner, einer an der Strafraumkante, einer vorne für den Konter. Der Torwart ruft, und nach dem Klären rücken alle raus.',
    'Macht es einfach: kurzer Pfosten, Mitte, Kante, und jeder andere nimmt einen Gegner. Klärt das vor dem Spiel, dann muss keiner diskutieren. Schau auf Ball und Gegner und geh zuerst zum Ball.',
  ],
  keeperPunch: [
    'Weil die Faust höher kommt und im Gedränge sicherer ist: Bei nassem oder sehr scharfem Ball oder vielen Spielern rutscht er beim Fangen leicht durch. Fauste hoch, weit und zur Seite, am besten mit beiden Fäusten. Geht es sicher, fang ihn.',
    'Sie fausten, wenn zwei sichere Hände nicht gehen. Beide Fäuste zusammen, kräftig unter die Mitte des Balls, weg von der Tormitte. Ein schwacher Faustball an die Strafraumkante ist ein Geschenk.',
  ],
  wallHowMany: [
    'Zwei bis fünf, je nach Abstand und Winkel: zentral und nah vier oder fünf, von der Seite zwei oder drei, weit weg einer oder keiner. Der Torwart sagt die Zahl und stellt die Mauer vor den kurzen Pfosten, er selbst deckt die andere Seite.',
    'Meist zwei bis fünf, das entscheidet der Torwart: je näher und zentraler, desto mehr. Auf kleinen Feldern reichen weniger. Ab drei Spielern müssen Angreifer einen Meter von der Mauer wegbleiben. Der Torwart muss den Ball noch sehen.',
  ],
  beatHighPress: [
    'Schafft hinten Überzahl: Der Sechser lässt sich zwischen die Innenverteidiger fallen, oder der Torwart spielt mit. Die Außenverteidiger gehen breit, alle schauen vorher. Ist alles zu, spielt einen geplanten langen Ball und holt den zweiten Ball.',
    'Wenn drei anlaufen, ist woanders einer frei: Findet ihn über den Torwart oder den Sechser. Höchstens zwei Kontakte, nie quer vor dem eigenen Tor. Ein langer Ball mit Plan ist keine Schande.',
  ],
  halfSpace: [
    'Der Halbraum ist der Streifen zwischen Flügel und Mitte, je einer links und rechts. Dort ist unklar, ob dich der Außen- oder der Innenverteidiger nimmt, und du kannst in alle Richtungen spielen. Stell dich zwischen beide, halb gedreht.',
    'Teil das Feld von Tor zu Tor in fünf Streifen: Der zweite und der vierte sind die Halbräume. Bekommst du dort den Ball mit Blick nach vorne, muss ein Verteidiger raus, und hinter ihm ist Platz.',
  ],
  gegenOrPress: [
    'Nein: Gegenpressing kommt sofort nach dem eigenen Ballverlust: Ein paar Sekunden lang jagen alle in der Nähe den Ball. Normales Pressing ist der geplante Angriff auf ein Team, das den Ball schon hat, etwa beim Abstoß. Das eine ist ein Reflex, das andere ein Plan.',
    'Nein: Ball weg und gleich hinterher, das ist Gegenpressing. Baut der Gegner ruhig auf und ihr lauft ihn zusammen an, ist das Pressing. Klappt das Gegenpressing nicht in etwa fünf Sekunden, geht zurück in eure Ordnung.',
  ],
  diamondMidfield: [
    'Die Raute sind vier Mittelfeldspieler wie ein Drachen: ein Sechser hinten, zwei Achter seitlich, ein Zehner vorne. In der Mitte ist sie stark, außen schwach: Da ist nur der Außenverteidiger, oft gegen zwei. Darum muss ein Achter oder Stürmer rüberschieben.',
    'Sie ist mit Absicht eng, für kurze Pässe durch die Mitte. Gegen Teams, die breit spielen, müssen alle vier schnell zum Ball schieben, und im Angriff sorgen die Außenverteidiger für die Breite.',
  ],
  boxToBox: [
    'Box-to-Box ist eine Art, den Achter zu spielen: Man hilft im eigenen Strafraum und taucht auch im anderen auf, mit viel Laufen. Andere Achter laufen weniger und machen das Spiel mit Pässen. Jeder Box-to-Box-Spieler ist also ein Achter, aber nicht umgekehrt.',
    'Der Achter ist die Position, Box-to-Box die Spielweise. Dafür brauchst du Ausdauer, einen sicheren ersten Pass und ein Gefühl dafür, wann du vorne auftauchst. Und einer bleibt hinten, wenn du gehst.',
  ],
  restDefence: [
    'Restverteidigung sind die Spieler, die beim eigenen Angriff hinten gut stehen, damit ein Konter gleich gestoppt wird. Oft sind es drei Verteidiger und zwei davor. Sie stehen eng an den gegnerischen Stürmern und ruhen sich nicht aus.',
    'Beim Angriff schon an den Ballverlust denken, das ist Restverteidigung: Wer ist hinten, wer steht bei ihrem Stürmer, wer macht die Mitte zu? Geht einer vor, bleibt ein anderer. Sprecht das vorher ab.',
  ],
  toePokeGood: [
    'Die Pike ist gut, wenn keine Zeit ist: Sie braucht kein Ausholen, überrascht den Torwart und klappt im Gewühl und in der Halle. Sie ist nur weniger genau, weil die Spitze klein ist. Hast du Zeit, nimm Spann oder Innenseite.',
    'Wenn zum Ausholen keine Zeit ist: Auch gute Stürmer treffen so, Babykram ist das nicht. Fußgelenk fest, Zehen etwas hoch, kurz und hart die Ballmitte treffen. Nur mit festen Schuhen, nie barfuß.',
  ],
  jugglingGoodFor: [
    'Jonglieren bringt Ballgefühl, beide Füße, Gleichgewicht und saubere Treffer, und es hilft bei hohen Bällen. Annahme, Passen und Umschauen ersetzt es nicht, im Spiel jongliert keiner. Ein paar Minuten am Tag reichen, auch für Verteidiger.',
    'Viel Ballgefühl, aber es ist nur ein Teil vom Training. Du lernst, den Ball zu spüren, das merkst du, wenn einer aus der Luft kommt. Hast du zehn Minuten, jongliere drei und nimm den Rest für Wandpässe und Dribbling.',
  ],
  centreBackFollow: [
    'Das kommt darauf an, ob er sich drehen kann und ob dich jemand absichert. Kann er sich drehen und hinter dir ist einer, geh eng mit, aber nur ein paar Meter. Sonst übergib ihn laut an den Sechser und halte die Kette. In der Dreierkette nimmt den Flügel der Schienenspieler, wenn er nah ist.',
    'Geh mit, wenn der Ball zu ihm kommt, bleib, wenn er nur spazieren geht. Sprecht: „deiner“ oder „ich geh“. Gehst du raus, schließen die anderen die Lücke, und nach seinem Pass bist du gleich zurück.',
  ],
  rondoFor: [
    'Ein Rondo trainiert fast alles mit Ball: vorher schauen, offen stehen, saubere Annahme, schnelle Pässe im guten Winkel und sofort jagen, wenn der Ball weg ist. Es sieht aus wie Schweinchen in der Mitte, hat aber Ziele. Probiert es mit einem Kontakt.',
    'Das ist ein kleines Spiel ohne Tore: wenig Platz, viele Entscheidungen. Außen geh nach jedem Pass zwei Schritte, damit du frei bist. In der Mitte nicht nur rennen, sondern einen Pass zumachen und den nächsten erraten.',
  ],
  droppingSix: [
    'Kippt der Sechser zwischen die Innenverteidiger ab, hat man hinten einen mehr für den Aufbau. Die Außenverteidiger schieben hoch, und ein Achter oder der Zehner kommt in die Mitte. Die Gefahr ist das Loch dort bei Ballverlust, also muss es einer schließen.',
    'So entsteht hinten eine Dreierkette im Aufbau: Der Sechser lässt sich fallen. Gegen zwei Stürmer hilft das, gegen einen weniger. Schau vorher, ob die Mitte besetzt ist, und geh wieder vor die Abwehr, wenn der Ball über der Mittellinie ist.',
  ],
  whyTwoThreeFive: [
    'Früher spielte man 2-3-5, weil es vor allem ums Dribbeln und Angreifen ging. Bis 1925 mussten drei Gegner zwischen dir und dem Tor sein, sonst war es Abseits, da reichten zwei Verteidiger. Als es nur noch zwei sein mussten, brauchte man mehr Abwehr, und das WM-System kam.',
    'Das 2-3-5 hieß Pyramide: zwei hinten, drei in der Mitte, fünf vorne. Nach der neuen Abseitsregel von 1925 fielen zu viele Tore, darum zog man einen dritten Verteidiger zurück.',
  ],
  wingBackCover: [
    'Der nächste Mittelfeldspieler, meist der Sechser oder Achter auf der Seite, läuft in den Raum. Die Kette schiebt rüber, und der andere Außenspieler rückt ein. Du als äußerer Innenverteidiger musst nur raus, wenn der Ball schon dort ist. Klärt das vor dem Spiel.',
    'Nicht immer du, meist der Sechser: Geht links einer vor, sichert er links, und rechts bleibt man hinten. Ruft früh „bin vorne, sicher ab!“, dann muss keiner fünfzig Meter sprinten.',
  ],
  smallTeamSetPieces: [
    'Spielt kurz und flach: kurze Ecke, scharfer flacher Ball an den kurzen Pfosten, oder zurück an die Strafraumkante zu einem, der schießt. Schnell ausführen, bevor sie stehen, ist der beste Trick. Zwei Varianten, die alle können, reichen.',
    'Sind die anderen größer, haltet den Ball aus dem Gedränge raus. Lockt sie mit einer kurzen Ecke, startet spät und zielt kniehoch auf den kurzen Pfosten. Gebt jeder Variante ein Handzeichen.',
  ],
  twoMidsOneStays: [
    'Einer geht, einer bleibt, und nicht immer derselbe. Am besten nach Ballseite: Wer näher am Ball ist, darf vor, der andere sichert die Mitte gegen Konter. Sagt es laut, „ich geh“ oder „bleib“, und zwar vor dem Lauf.',
    'Gehen beide vor, ist in der Mitte ein Loch. Macht vor dem Spiel aus, wer zuerst sichert, und tauscht mit einem Ruf. Wer gerade von vorne kommt, bleibt danach hinten.',
  ],
  lineAgainstLongBalls: [
    'Schaut auf den, der den Ball schlägt: Steht er unter Druck, rückt raus; hat er Zeit und schaut hoch, lasst euch vorher ein paar Schritte fallen. Aber nie bis in den Torraum. Der Torwart steht weiter vorne, das Mittelfeld holt den zweiten Ball.',
    'Lange Bälle verlieren ihre Gefahr, wenn der Passgeber keine Zeit hat, also setzt ihn unter Druck. Die Kette bewegt sich zusammen, einer ruft „raus“ oder „fallen“. Einer geht zum Ball, die anderen sichern.',
  ],
  midfieldOutnumbered: [
    'Holt einen mehr in die Mitte: Ein Stürmer lässt sich auf ihren Sechser fallen, oder der ballferne Flügel rückt ein. Bleibt eng, gebt ihnen die Außenbahn und greift dort an der Linie an. Der ferne Außenverteidiger ist dann frei, das ist weniger schlimm.',
    'Beim 4-4-2 sind zwei im Zentrum, beim 4-3-3 drei, also fehlt euch einer. Löst es mit der Ordnung: die Stürmer hintereinander, Reihen eng. Geht der Ball nach außen, schieben alle rüber.',
  ],
  strikerTouches: [
    'Stürmer haben oft wenige Ballkontakte, im Jugendspiel vielleicht zehn bis zwanzig, und das allein ist nicht schlecht: Läufe, Schüsse und Anlaufen zählen auch. Wird es dir zu einsam, lass dich mal fallen, biete dich an und geh dann wieder vors Tor.',
    'Wenige Kontakte sind vorne normal. Schau, was du daraus gemacht hast. Willst du mehr, lauf los, wenn dein Mitspieler hochschaut, lös dich von deinem Gegner und komm ab und zu kurz.',
  ],
  wingBackJob: [
    'Als Schienenspieler hast du zwei Jobs: mit Ball breit im Angriff, ohne Ball fünfter Verteidiger. Geh vor, wenn der Ball sicher ist, und lauf bei Verlust zuerst zurück. Ist der andere vorne, bleib du tiefer. Red mit dem Innenverteidiger und dem Achter neben dir.',
    'Dir gehört die ganze Seite allein. Teil dir die Kraft ein: wenige volle Sprints im richtigen Moment. Hinten stehst du auf einer Höhe mit der Dreierkette, vorne sorgst du für Breite und flankst.',
  ],
  passCompletion: [
    'Etwa 80 Prozent sind für einen Mittelfeldspieler gut, also 40 von 50 Pässen, die ankommen. Aber es kommt auf Risiko und Position an: Stürmer haben weniger, Innenverteidiger mehr. Schau auch, wie viele nach vorne gingen.',
    'Etwa 80 Prozent: Teil die angekommenen durch alle gespielten Pässe und nimm das Ergebnis mal 100. Eine hohe Quote nur mit sicheren Pässen sagt wenig. Vergleich sie nur mit deinen eigenen letzten Spielen.',
  ],
  twoTouchPlay: [
    'Zwei Kontakte trainieren Augen und Kopf: Du musst den nächsten Pass schon vorher wissen. Dadurch bekommst du den Ball öfter dort, wo Dribbeln sich lohnt. Heb dir das fürs Eins-gegen-eins vor ihrem Tor auf und frag den Trainer, wo er es gerne sieht.',
    'Damit du vorausdenkst, und es nimmt dir nichts weg. Erster Kontakt weg vom Gegner, zweiter ist der Pass. Solche Regeln gelten für eine Übung und nicht für immer, und wer in der Mitte schnell spielt, hat außen mehr Duelle.',
  ],
  sevenToEleven: [
    'Vor allem der Platz ändert sich: weitere Wege, längere Pässe, Abseits, und du hast den Ball seltener. Schau früher, halte deine Position und heb dir Sprints für die richtigen Momente auf. Übe lange Pässe. Nach drei, vier Spielen ist es normal.',
    'Größeres Feld, mehr Spieler, größeres Tor. Lauf nicht jedem Ball nach, deine Position hat ihren Bereich. Redet mehr, weil alle weiter weg sind, und verlagert das Spiel: Auf der anderen Seite ist fast immer Platz.',
  ],
  firstFinalBigGround: [
    'Mach das, was euch dahin gebracht hat, nur mit mehr Platz: weite Wege, also Kraft einteilen, breit spielen, mehr reden. Geh vorher über den Rasen und spiel ein paar Pässe. Aufregung ist normal: Nimm dir als Erstes einen einfachen Pass vor.',
    'Auch im großen Stadion gelten derselbe Ball und dieselben Regeln. Schau dir alles vorher in Ruhe an, such dir einen Punkt zum Hinschauen bei Aufregung und fang mit zwei einfachen Pässen an. Dann genieß es.',
  ],
  hallKickOffGoal: [
    'Lasst bei jedem Anstoß einen hinten, stellt euch als Raute auf und rennt nie alle zum Ball. Habt ihr Anstoß, sprecht den ersten Pass ab: zurück, dann zur Seite. Hat ihn der Gegner, macht der Vordere den geraden Weg zu.',
    'Schnelle Tore fallen, wenn hinten keiner steht. Einer hinten, zwei außen, einer vorne, und lauft erst los, wenn ihr seht, wohin der Ball geht. Der Torwart steht wach auf den Zehen.',
  ],
  backThreeBuildUp: [
    'Weil sich die Ordnung mit dem Ball ändert: Auf dem Zettel steht nur, wie ein Team verteidigt. Im Aufbau geht ein Außenverteidiger hoch oder nach innen, oder der Sechser kippt ab. Drei gegen zwei Stürmer heißt: Einer ist immer frei.',
    'Damit hinten einer mehr ist, als der Gegner Stürmer hat. Mit Ball wird aus der Viererkette oft eine Dreierkette, ohne Ball geht es zurück. Systeme sind nur der Anfang.',
  ],
  backFourOrThree: [
    'Besser ist keine, es kommt auf die Spieler an. Eine Viererkette deckt die ganze Breite, weil außen zwei Verteidiger stehen. Eine Dreierkette hat in der Mitte einen mehr, dafür müssen die Schienenspieler viel laufen, und hinten wird sie zur Fünferkette.',
    'Das kommt auf euch an. Vier: leicht zu lernen, gut gegen Flügel. Drei: stark im Zentrum, gut gegen zwei Stürmer, außen schwächer. Habt ihr schnelle Leute für außen, geht drei, sonst nehmt vier.',
  ],
  betweenLines: [
    'Linien sind die Reihen der Gegner, meist Abwehr und Mittelfeld. Zwischen den Linien heißt: in der Lücke dazwischen. Steh halb gedreht, schau dich um und komm genau dann, wenn dein Mitspieler passen kann. Nachfragen war richtig, das wissen viele nicht.',
    'Stell dir zwei Ketten vor und du bist im Gang dazwischen. Um dich zu stören, muss ein Verteidiger aus der Reihe, und das macht Platz. Warte dort nicht, sondern komm im richtigen Moment hinein.',
  ],
  dropSqueezeTuck: [
    '„Drop“ heißt nach hinten fallen lassen, „squeeze“ oder „push up“ heißt gemeinsam nachrücken und eng machen, „tuck in“ heißt nach innen einrücken. „Hold“ ist Linie halten, „step“ ist zum Ball rausgehen. Im Zweifel mach, was dein Nebenmann macht.',
    'Vier Rufe für die Kette: drop, zurück; squeeze, vor und eng; tuck, nach innen; step, den Ball angreifen. Alle machen es zusammen, denn einer allein reißt ein Loch.',
  ],
  gameIntensityAlone: [
    'Trainiere in kurzen Vollgas-Phasen mit echter Pause: 15 Sekunden wie im Spiel, dann 45 Sekunden gehen, achtmal. Vor jedem Kontakt Schulterblick, einen Gegner vorstellen, Ball von der Wand, drehen, abschließen. Uhr und Zählen machen den Druck.',
    'Mach ein kleines Spiel mit Regeln daraus: drei Versuche, je zehn Sekunden, nur saubere zählen. Ändere jedes Mal etwas, denn im Spiel ist nichts zweimal gleich. Hör auf, wenn es schlampig wird.',
  ],
  keeperAndCrosses: [
    'Sag es ruhig nach dem Training und als Abmachung: Bälle im Torraum gehören dem Torwart, der Rest dir. Macht zwei Rufe aus, „Torwart“ und „weg“, und du machst beim ersten Platz. Übt zehn leichte Flanken. Vom Anschreien kommt keiner öfter raus.',
    'Frag, was ihn auf der Linie hält: Oft ist es das Gedränge davor. Mach ihm als Verteidiger den Weg frei. Fangt mit weichen hohen Bällen an, lob ihn, wenn er kommt, und nimm einen Fehler hin.',
  ],
  whenPassToKeeper: [
    'Pass zum Torwart, wenn er frei ist, kein Gegner nah oder im Weg steht und du geschaut hast. Flach und fest, auf seinen starken Fuß, neben das Tor und nie genau darauf. Nicht, wenn ein Stürmer lauert, und nie quer vor dem eigenen Tor.',
    'Frag dich: Hat er mehr Zeit als ich? Dann ja, und früh statt im letzten Moment. Ruf ihn, pass, und lauf gleich wieder frei. In die Hand nehmen darf er ihn nicht. Steht er unter Druck, klär lieber nach außen.',
  ],
  whyBackToKeeper: [
    'Damit halten sie den Ball und locken den Gegner heraus: Laufen die Stürmer den Torwart an, ist hinter ihnen Platz. Der Torwart ist ein Spieler mehr und zuerst immer frei. Riskant ist es, also braucht es gute Füße und Ruhe.',
    'Das sieht langweilig aus, ist aber eine Falle: zwei Pässe hinten, die Stürmer kommen, und dann geht es schnell an ihnen vorbei. Achte darauf, wer frei wird, wenn einer den Torwart anläuft.',
  ],
  playWayYouFace: [
    '„Spiel mit Blickrichtung“ heißt: Mit Gegner im Rücken passt du dorthin, wo du hinschaust, meist zurück oder zur Seite, und drehst dich nicht in den Druck. So bleibt der Ball bei euch. Ist hinter dir keiner, dreh natürlich auf.',
    'Pass dorthin, wohin du schaust. Erst Schulterblick: Ist einer nah dran, spiel mit einem Kontakt zurück und biete dich gleich wieder an. Ist keiner da, dreh auf. Das ist eine sichere Regel und kein Verbot.',
  ],
  yourBallCall: [
    '„Deiner“ heißt: Nimm du ihn, ich lasse ihn dir. Stehen mehrere da, ist das unklar und alle bleiben stehen. Besser ist der Name, „Tom, deiner“, oder „meiner“ von dem, der hingeht. Wer zuerst laut ruft, geht, die anderen sichern.',
    'Das heißt: Dein Mitspieler will, dass du hingehst. Macht im Team nur zwei Rufe aus: „meiner“ für ich und den Namen für du. Ruft keiner und du bist nah, dann geh selbst.',
  ],
  leoCall: [
    '„Leo!“ heißt: Lass den Ball, ich hab ihn. Vor allem in Süddeutschland und Österreich ruft man das. Wer ruft, nimmt den Ball, der andere lässt ihn laufen. Täuscht es den Gegner, pfeift mancher Schiri, darum ist der eigene Name dazu sicherer.',
    'Leo ist kein Spieler, sondern der Ruf für „meiner, lass ihn“. Hörst du ihn, geh nicht zum Ball und sichere dahinter. Genauso gut kannst du „meiner“ mit deinem Namen rufen.',
  ],
  goalSide: [
    'Torseitig heißt: Du stehst zwischen deinem Gegner und dem eigenen Tor, nicht neben oder vor ihm. Dann muss er erst an dir vorbei. Am besten etwas innen, eine Armlänge weg. Bist du auf der falschen Seite, lauf zuerst Richtung Tor und nicht zum Ball.',
    'Denk dir eine Linie vom Gegner zur Mitte deines Tores: Auf der stehst du richtig, man sagt auch innere Linie. Prüf es bei Einwürfen, Ecken und Freistößen als Erstes.',
  ],
  trackBack: [
    'Nach hinten arbeiten heißt: Nach Ballverlust läufst du mit deinem Gegner zurück, auch als Stürmer. Erst Richtung eigenes Tor, dabei über die Schulter nach ihm schauen. Du musst den Ball nicht gewinnen, da sein reicht oft. Die ersten drei Sekunden zählen.',
    'Das ist Verteidigen für Angreifer. Sprinte, bis du torseitig bist, dann geht es ruhiger. Jedes Mal schafft das keiner: Bist du platt, ruf einen Mitspieler, der deinen Gegner übernimmt.',
  ],
  outsidePassWhen: [
    'Ein Pass mit dem Außenrist passt, wenn du keine Zeit zum Drehen hast, bei kurzen schnellen Bällen, als Überraschung oder um einen Gegner herum. Nicht vor dem eigenen Tor und nicht, wenn die Innenseite genauso sicher ist.',
    'Nimm ihn für Tempo und nicht zum Angeben. Im Laufen spart er einen Schritt, das ist sein Wert. Gehen drei von zehn daneben, übe ihn erst an der Wand.',
  ],
  rabonaOrTrivela: [
    'Die Trivela, also der Schuss mit dem Außenrist, ist leichter und viel nützlicher: Damit kannst du passen, flanken und schießen. Die Rabona mit dem Bein hinter dem anderen ist eher Spaß und schwer sauber zu treffen. Erst Innenseite und Spann, dann Trivela.',
    'Nimm die Trivela: Fuß nach innen und unten drehen, den Ball seitlich treffen, dann dreht er sich. Die Rabona braucht viel Gleichgewicht, und ein geübter schwacher Fuß ist fast immer besser.',
  ],
  positionLetters: [
    'Das sind Kürzel für Positionen: GK Torwart, CB Innenverteidiger, RB und LB rechter und linker Verteidiger, CDM defensives, CM zentrales, CAM offensives Mittelfeld, RW und LW die Flügel, ST der Stürmer. Auf Deutsch heißen sie TW, IV, RV, LV, ZDM, ZM, ZOM, RA, LA und ST.',
    'Lies sie Buchstabe für Buchstabe: C zentral, D defensiv, A offensiv, M Mittelfeld, B Verteidiger, W Flügel, L links, R rechts. CDM schützt also die Abwehr, CAM bereitet vor.',
  ],
  defendersNotBad: [
    'Nein, das stimmt nicht: Ohne gute Verteidiger gewinnt kein Team. Sie lesen das Spiel, gewinnen Zweikämpfe, spielen den ersten Pass und führen mit ihren Rufen. Franz Beckenbauer und Paolo Maldini waren Verteidiger. Sei stolz, wenn es dir Spaß macht.',
    'Nein, wer das sagt, musste noch nie einen schnellen Stürmer stoppen. Hinten musst du immer wach, mutig und ruhig am Ball sein. Ein verhindertes Tor zählt so viel wie ein geschossenes.',
  ],
  handsBehindBack: [
    'Damit eine Flanke oder ein Schuss keinen abstehenden Arm trifft: Das kann Handspiel sein, im Strafraum also Elfmeter. Es kostet aber Gleichgewicht und Tempo. Mach es nur, wenn du ganz nah blockst, sonst reichen Arme eng am Körper.',
    'Damit kein abstehender Arm den Ball abbekommt. Zum Laufen, Drehen und Springen brauchst du die Arme aber. Also: rennen mit Armen, blocken mit angelegten Armen, Augen am Ball.',
  ],
  shortCorner: [
    'Die kurze Ecke lockt Verteidiger raus und gibt einen besseren Winkel zum Flanken oder zwei gegen eins. Einer kommt kurz und spielt zurück oder flankt, die anderen lauern kurz, lang und an der Strafraumkante. Achtung, danach gilt Abseits.',
    'Sie bringt euch Überzahl, wenn nur ein Gegner rauskommt: passen, ein paar Schritte Richtung Strafraum, von dort flanken. Kommen zwei raus, ist im Strafraum einer frei, dann gleich rein damit.',
  ],
  quietNeighbour: [
    'Fang selbst an: kurz und freundlich, „ich hab links“, „raus“, „deiner“ mit Namen. Macht vor dem Spiel zwei Rufe aus und lob jeden, den du hörst. Manche sind schüchtern, also nicht schimpfen. Handzeichen gehen auch.',
    'Frag: „Nehmen wir heute zwei Wörter?“ Eins für „ich geh“, eins für „sicher ab“. Wer angesprochen wird, redet mehr. Bleibt er still, sag dem Trainer, dass ihr Rufe üben wollt.',
  ],
  fullBackThreeThings: [
    'Drei Dinge: zwischen Flügelspieler und Tor bleiben, nach innen rücken, wenn der Ball weit weg ist, und mit Ball den einfachen Pass spielen. Klappen die drei, war es ein gutes erstes Spiel. Aufregung ist normal: lang ausatmen, leichter erster Pass.',
    'Merk dir: torseitig, innen, einfach. Nach vorne gehen kommt später, wenn du dich dort zu Hause fühlst. Und red mit dem Innenverteidiger neben dir.',
  ],
  whoRunsMost: [
    'Meistens die zentralen Mittelfeldspieler: Profis laufen dort etwa 10 bis 12 Kilometer in 90 Minuten. Außenverteidiger und Flügelspieler machen die meisten Sprints, Torhüter laufen etwa 4 bis 6 Kilometer. Kinder laufen viel weniger, weil Spiel und Feld kleiner sind.',
    'Das Mittelfeld, weil es vorne und hinten verbindet. Wichtig sind die richtigen Läufe: freilaufen, Lücke schließen, zurückkommen. Wer früh schaut, muss weniger laufen.',
  ],
} as const satisfies Readonly<Record<keyof typeof english, readonly [string, string]>>;
