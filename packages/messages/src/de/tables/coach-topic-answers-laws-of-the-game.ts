import type { coachTopicAnswersOfLawsOfTheGame as english } from '../../en/tables/coach-topic-answers-laws-of-the-game.ts';

/** What the coach says of the laws of the game, formats of young teams and customs of a match. */
export const coachTopicAnswersOfLawsOfTheGame = {
  ballHitsReferee: [
    'Es geht weiter, außer der Ball geht vom Schiri ins Tor, landet dadurch beim Gegner oder leitet einen guten Angriff ein. Dann gibt es Schiedsrichterball, ein Tor zählt also nicht.',
    'Meistens läuft das Spiel einfach weiter. Nur wenn der Ball vom Schiri ins Tor springt, die andere Mannschaft ihn dadurch bekommt oder ein guter Angriff entsteht, gibt es Schiedsrichterball und kein Tor.',
  ],
  penaltyFeint: [
    'Ja, im Anlauf darfst du verzögern, trippeln oder täuschen. Ist der Anlauf aber zu Ende und du stehst am Ball, darfst du den Schuss nicht mehr antäuschen: Das gibt Gelb und indirekten Freistoß für die anderen.',
    'Solange du anläufst, ist eine Finte erlaubt, auch ein kurzer Stopp. Wer am Ende des Anlaufs nur so tut, als würde er schießen, sieht Gelb, und der Gegner bekommt einen indirekten Freistoß.',
  ],
  penaltyRebound: [
    'Nach einer Parade ja: Im Spiel darfst du den Abpraller reinschießen. Kommt der Ball vom Pfosten oder von der Latte zurück, muss ihn erst ein anderer berühren. Im Elfmeterschießen gibt es keinen Nachschuss.',
    'Es kommt darauf an, wer dran war. Vom Torwart darfst du nachschießen, von Pfosten oder Latte darfst du nicht selbst als Nächster ran, sonst gibt es indirekten Freistoß. Im Elfmeterschießen zählt nur der eine Schuss.',
  ],
  penaltyDoubleTouch: [
    'Rutschst du weg und triffst den Ball aus Versehen mit beiden Füßen, wird der Elfmeter wiederholt, wenn er reingeht. Geht er nicht rein, bekommen die anderen einen indirekten Freistoß; im Elfmeterschießen gilt er als verschossen. Absichtlich zweimal berühren ist nie erlaubt.',
    'Aus Versehen mit beiden Füßen getroffen und Tor: Der Elfmeter wird wiederholt. Kein Tor: indirekter Freistoß für die anderen, im Elfmeterschießen gilt er als verschossen. So ist die Regel seit 2025.',
  ],
  penaltyKeeperLine: [
    'Ja, auf der Linie darf er sich hin und her bewegen. Beim Schuss muss aber mindestens ein Teil eines Fußes auf, über oder hinter der Torlinie sein. Hält er den Ball und war zu früh vorn, wird wiederholt.',
    'Ja, aber ein Fuß oder ein Teil davon muss bis zum Schuss auf oder über der Linie bleiben, der andere darf schon nach vorn. Ist der Torwart zu früh weg und hält, darf der Schütze noch einmal.',
  ],
  twoFoulsAtOnce: [
    'Der Schiri bestraft das schwerere Foul, und die Mannschaft des Gefoulten bekommt den Freistoß. War eines früher, zählt meist das. Eine Karte können trotzdem beide sehen.',
    'Passieren zwei Fouls gleichzeitig, zählt das schlimmere, und die Mannschaft, die es abbekommen hat, kriegt den Freistoß. Gelb oder Rot kann es für beide geben.',
  ],
  indirectInBox: [
    'Ja, die Verteidiger dürfen auf der eigenen Torlinie zwischen den Pfosten stehen, auch wenn das näher als 9,15 Meter ist. Beim indirekten Freistoß zählt ein Tor erst, wenn ein zweiter Spieler dran war: Einer tippt an, einer schießt.',
    'Beim indirekten Freistoß kurz vor dem Tor darf sich die ganze Mannschaft auf die Linie zwischen die Pfosten stellen. Ihr braucht zwei: Einer berührt den Ball, der andere schießt, direkt zählt es nicht.',
  ],
  kickOffDirection: [
    'Nein: Seit 2016 darf der Ball beim Anstoß in jede Richtung, auch nach hinten. Er muss sich nur klar bewegen, alle außer dem Schützen stehen in der eigenen Hälfte, und der Schütze darf nicht zweimal hintereinander ran.',
    'Nein, du darfst nach vorn, zur Seite oder zurück spielen. Bis der Ball rollt, bleiben alle in ihrer Hälfte, der Gegner auch außerhalb des Kreises, und vor deinem nächsten Kontakt muss ein anderer dran sein.',
  ],
  secondHalfKickOff: [
    'Die zweite Halbzeit beginnt die Mannschaft, die am Anfang keinen Anstoß hatte, und die Seiten werden gewechselt. Nach einem Tor hat Anstoß, wer es kassiert hat.',
    'Hattet ihr den ersten Anstoß, haben die anderen den zweiten. Auch die Seiten werden getauscht. Im Spiel stößt immer die Mannschaft an, die das Gegentor bekommen hat.',
  ],
  coinToss: [
    'Wer den Münzwurf gewinnt, wählt: entweder die Seite, auf die man in der ersten Halbzeit spielt, oder den Anstoß. Die anderen bekommen das Übrige. Begrüß alle, gib die Hand, sag Kopf oder Zahl und denk an Sonne und Wind.',
    'Seite oder Anstoß, wenn du gewinnst. Vor dem Spiel treffen sich die Kapitäne beim Schiri: Hallo, Handschlag, Kopf oder Zahl. Bei tiefer Sonne oder starkem Wind lohnt sich meist die Seite.',
  ],
  changeEnds: [
    'Damit es gerecht ist: Sonne, Wind, ein schiefer Platz oder schlechter Rasen helfen so jeder Mannschaft eine Halbzeit lang. Darum wird zur Halbzeit getauscht, und in der Verlängerung noch einmal.',
    'Weil kein Platz auf beiden Seiten gleich ist. Wind, tiefe Sonne, Matsch und Gefälle werden geteilt: eine Hälfte für euch, eine für die anderen.',
  ],
  differentShirts: [
    'Damit Schiri und Spieler alle auseinanderhalten können. Der Torwart trägt eine andere Farbe als alle anderen, weil nur er den Ball in die Hand nehmen darf, und sehen sich zwei Teams ähnlich, zieht eines das Ausweichtrikot oder Leibchen an.',
    'Weil man niemanden verwechseln darf: Torwart, beide Teams und Schiri sehen verschieden aus. Darum haben Vereine Heim- und Auswärtstrikots, und in der Jugend tun es Leibchen.',
  ],
  blueCard: [
    'Nein, im Fußball gibt es nur Gelb und Rot. Über eine blaue Karte für Minuten auf der Bank wurde mal diskutiert, sie kam aber nicht. In manchen Jugendligen gibt es Zeitstrafen; wie der Schiri sie anzeigt, ist verschieden.',
    'Nein, in den Fußballregeln steht keine blaue Karte. Jugendligen dürfen jemanden für ein paar Minuten vom Platz schicken und regeln selbst, wie; andere Sportarten haben mehr Farben.',
  ],
  sinBin: [
    'Eine Zeitstrafe heißt: Du musst ein paar Minuten vom Platz und darfst dann zurück. Viele Jugend- und Amateurligen haben sie, oft 5 oder 10 Minuten, zum Beispiel fürs Meckern. Wann, steht in den Regeln deiner Liga.',
    'Man muss einige Minuten raus, das Team spielt so lange mit einem weniger, danach geht es weiter. Nicht jede Liga kennt das, und die Dauer ist verschieden, meist 5 oder 10 Minuten.',
  ],
  tooFewPlayers: [
    'Beim Elf gegen Elf braucht ein Team mindestens sieben Spieler, mit weniger wird nicht angepfiffen oder das Spiel abgebrochen. Auf kleinen Feldern legt es eure Liga fest. Gebt dem Trainer früh Bescheid: Oft helfen Freunde aus, oder beide Teams spielen mit einem weniger.',
    'Sieben sind im Elferfußball das Minimum. Für kleinere Mannschaften hat jede Liga ihre eigene Zahl, und die Trainer einigen sich oft auf gleich große Teams, damit alle spielen.',
  ],
  goalWithoutShoe: [
    'Ja, es zählt, wenn du den Schuh aus Versehen verloren hast und gleich weiterspielst. Zieh ihn spätestens an, wenn der Ball das nächste Mal aus ist. Absichtlich ausziehen darfst du ihn nicht, ein offener Schnürsenkel macht nichts.',
    'Verlierst du den Schuh aus Versehen, darfst du bis zur nächsten Unterbrechung weiterspielen, und ein Tor gilt. Danach muss er wieder an den Fuß, denn Schuhe gehören zur Ausrüstung.',
  ],
  ballBursts: [
    'Das Spiel wird unterbrochen, ein neuer Ball kommt, und es geht mit Schiedsrichterball weiter. War der Ball schon vor der Linie kaputt, zählt das Tor nicht. Platzt er beim Elfmeter, bevor ihn etwas berührt, wird wiederholt.',
    'Der Schiri unterbricht, der Ball wird getauscht, dann gibt es Schiedsrichterball. Mit einem geplatzten Ball zählt kein Tor, und ein Elfmeter, bei dem er unterwegs platzt, wird wiederholt.',
  ],
  thingOnPitch: [
    'Stört ein Hund, ein zweiter Ball oder ein Mensch das Spiel, unterbricht der Schiri und macht mit Schiedsrichterball weiter. Stört es niemanden, darf es weiterlaufen. Hält so etwas einen Schuss auf, ist es kein Tor.',
    'Der Schiri unterbricht, wenn etwas von außen ins Spiel kommt und stört, lässt es wegbringen und gibt Schiedsrichterball. Bleib ruhig und überlass Tiere den Erwachsenen.',
  ],
  advantageMissed: [
    'Ja, meist ist die Chance damit verbraucht. Der Schiri kann zwar noch ein paar Sekunden später Freistoß geben, wenn der Vorteil nicht kommt, aber wer frei danebenschießt, hatte seinen Vorteil. Eine Karte kann es trotzdem noch geben.',
    'Ja: Hattest du eine gute Chance und verschießt, war das der Vorteil, und den Freistoß gibt es nicht mehr. Nur ein paar Sekunden lang kann der Schiri ihn doch noch geben.',
  ],
  refAndParents: [
    'Ja, aber nicht mit einer Karte: Karten gibt es nur für Spieler und das Team auf der Bank. Der Schiri kann aber unterbrechen, bis der Zuschauer weg ist, und sogar abbrechen. Um den Rest kümmert sich der Verein.',
    'Ja, eine Karte bekommen Eltern zwar nicht, aber der Schiri darf das Spiel anhalten, bis die Person vom Platz gegangen ist, und Verein oder Verband können danach etwas tun.',
  ],
  keeperSteps: [
    'So viele er will: Eine Schritte-Regel gibt es nicht mehr, nur für die Zeit: acht Sekunden mit dem Ball in der Hand, dann bekommen die anderen eine Ecke. Manche Jugendligen zählen noch sechs. Im Strafraum darfst du so weit laufen, wie du willst.',
    'Im Strafraum darfst du so viele Schritte machen, wie du magst. Es zählt die Uhr: Nach acht Sekunden Festhalten gibt es Ecke für den Gegner, außer eure Liga hat eine eigene Regel.',
  ],
  throwInWho: [
    'Jeder aus der Mannschaft darf ihn machen, auch der Torwart. Die Gegner bleiben zwei Meter weg, geworfen wird dort, wo der Ball ins Aus ging, und du darfst erst wieder ran, wenn ein anderer dran war.',
    'Jeder Spieler darf einwerfen, auch der Torhüter. Gegner halten mindestens zwei Meter Abstand, und direkt aus dem Einwurf zählt kein Tor. Trödel nicht: Seit 2026 kann der Einwurf sonst an den Gegner gehen.',
  ],
  delayRestart: [
    'Weil es das Spiel verzögert: Wer den Ball wegschießt, wegträgt, festhält oder sich direkt davorstellt, sieht Gelb. Schon ein Meter kann reichen. Lass den Ball liegen und geh zurück, dann passiert nichts.',
    'Weil die anderen schnell weiterspielen dürfen. Wer nach dem Pfiff den Ball wegnimmt oder den Weg versperrt, kann Gelb sehen, auch wenn es wenig war. Lass ihn fallen und geh zurück.',
  ],
  goalKickRules: [
    'Eine feste Zeit gibt es nicht, aber seit Sommer 2026 darf der Schiri fünf Sekunden herunterzählen, wenn es zu lange dauert, danach gibt es Ecke. Jugendligen regeln es oft anders. Der Ball liegt irgendwo im Torraum, die Gegner bleiben außerhalb des Strafraums, deine Mitspieler dürfen ihn im Strafraum annehmen.',
    'So lange wie nötig, aber ohne Zeitspiel: Nach den Regeln 2026/27 zählt der Schiri sonst fünf Sekunden herunter, danach gibt es Ecke, wenn eure Liga das so macht. Der Ball ist im Spiel, sobald er sich bewegt, ein kurzer Pass im Strafraum geht also, und die Gegner warten draußen.',
  ],
  offsideBehindLine: [
    'Ja: Wer als Angreifer hinter der Torlinie liegt oder steht, zählt, als stünde er auf der Linie. Bestraft wird es nur, wenn du eingreifst, also den Ball spielst oder einen Gegner störst. Bleib draußen, dann passiert nichts.',
    'Ja, außerhalb des Feldes giltst du als auf der Torlinie, du kannst also im Abseits sein. Solange du nicht mitmachst, läuft das Spiel weiter. Warte, bis der Angriff vorbei ist.',
  ],
  handballGoalStands: [
    'Das Tor zählt, und Rot gibt es nicht, denn die Chance wurde ja nicht verhindert. Für den absichtlichen Versuch mit der Hand gibt es meist Gelb. Hält die Hand den Ball wirklich auf, gibt es Elfmeter, bei Absicht auch Rot.',
    'Kein Rot: Geht der Ball trotzdem rein, lässt der Schiri das Tor gelten, die Hand kostet meist Gelb. Nur wenn sie das Tor verhindert, gibt es Elfmeter: mit Rot bei Absicht, seit 2024 mit Gelb, wenn es ein Versehen war.',
  ],
  shootOutKeeperChange: [
    'Vor dem Elfmeterschießen ja, wenn ihr noch einen Wechsel habt. Läuft es schon, darf nur für einen verletzten Torwart jemand von der Bank kommen, ein Feldspieler darf aber mit ihm tauschen, wenn der Schiri es weiß. Jugendpokale regeln es oft lockerer.',
    'Einen neuen Torwart dürft ihr vor dem ersten Schuss einwechseln. Danach darf ein Feldspieler ins Tor, von der Bank kommt nur jemand, wenn der Torwart verletzt ist. Fragt nach den Regeln eures Pokals.',
  ],
  arcOfBox: [
    'Der Halbkreis zeigt 9,15 Meter Abstand zum Elfmeterpunkt. Beim Elfmeter bleiben alle außer Schütze und Torwart außerhalb von Strafraum und Halbkreis. Sonst hat er keine Bedeutung, denn er gehört nicht zum Strafraum.',
    'Er ist nur für Elfmeter da: So bleiben die anderen 9,15 Meter vom Ball weg. Der Torwart darf dort nicht mit der Hand ran, und ein Foul darin ist ein Freistoß.',
  ],
  penaltySpotDistance: [
    '11 Meter auf dem großen Feld. Auf den kleineren Feldern der Kinder sind es meist 8 oder 9 Meter, darum sagt man Achter oder Neuner; die Regel ist dieselbe. Die genaue Zahl kennt dein Trainer.',
    'Der Punkt ist 11 Meter vom Tor weg. Jüngere Teams schießen von näher dran, oft 8 oder 9 Meter, weil auch Feld und Tor kleiner sind.',
  ],
  flagSignals: [
    'Bei Abseits geht die Fahne erst gerade hoch. Danach zeigt sie, wo: hoch heißt auf der anderen Seite, waagerecht in der Mitte, tief auf der Seite des Assistenten. Beim Einwurf zeigt sie in die Richtung, in die gespielt wird.',
    'Bei Abseits hebt der Assistent die Fahne, und nach dem Pfiff zeigt er den Ort: oben weit weg, waagerecht Mitte, unten nah bei ihm. Zeigt die Fahne an der Linie entlang, gibt es Einwurf, zeigt sie zur Ecke, Eckstoß.',
  ],
  whyWhistle: [
    'Meist für Foul, Abseits, Aus, Tor oder eine Verletzung. Schau auf den Arm: zur Seite zeigt er, wohin der Freistoß geht, gerade hoch heißt indirekt, beide Arme nach vorn heißt weiterspielen, zum Punkt heißt Elfmeter. Freundlich fragen darfst du auch.',
    'Das verrät dir sein Arm: Er zeigt die Richtung des Freistoßes, nach oben heißt indirekt, zur Ecke oder zum Torraum heißt Ecke oder Abstoß. Bleib kurz stehen und schau hin. Ist es noch unklar, frag deinen Kapitän.',
  ],
  levelOnPoints: [
    'Das steht in den Regeln des Turniers oder der Liga. Üblich sind Tordifferenz, also geschossene minus kassierte Tore, mehr Tore, der direkte Vergleich, Fairness, Elfmeter oder Losen; die Reihenfolge ist verschieden.',
    'Es kommt auf die Regeln an, frag bei der Turnierleitung. Meist zählen erst Punkte, dann Tordifferenz (geschossen minus kassiert) oder der direkte Vergleich, dann mehr Tore und zuletzt Elfmeter oder Los.',
  ],
  womenSameRules: [
    'Ja, die Regeln sind gleich, und auch Frauen spielen mit Ballgröße 5, auf dasselbe Tor und dasselbe Feld. Kleinere Bälle, Tore und Teams gibt es nach Alter, bei Mädchen und Jungen.',
    'Ja, genau dieselben Regeln, derselbe Ball in Größe 5 und 90 Minuten. Kleiner wird es nur in den jüngeren Altersklassen, bei Mädchen wie bei Jungen.',
  ],
  hatTrickOrigin: [
    'Es kommt vom Cricket in England, um 1858: Wer mit drei Bällen hintereinander drei Schlagmänner aus dem Spiel warf, bekam einen Hut, auf Englisch hat. Später nahm der Fußball das Wort für drei Tore.',
    'Vom Cricket: drei Erfolge hintereinander, und als Preis gab es einen Hut. Im Fußball sind es drei Tore eines Spielers. Viele in Deutschland meinen damit drei hintereinander in einer Halbzeit.',
  ],
  shakeHands: [
    'Ja, kurz die Hand geben und „gutes Spiel“ sagen gehört dazu, auch nach einer hohen Niederlage oder einem ruppigen Spiel. Lächeln musst du nicht. Haben sie viel gefoult, sag es deinem Trainer, das ist eine andere Sache.',
    'Ja, kurz und ruhig: Das zeigt Größe. Traurig oder sauer darfst du sein. Was die anderen falsch gemacht haben, sagst du dem Trainer und nicht beim Abklatschen.',
  ],
  clapForOthers: [
    'Das ist Fairness: Schöner Fußball verdient Applaus, auch vom Gegner. Es heißt nicht, dass jemand gegen dich ist. Unfair wäre es, bei Fehlern oder Verletzungen zu klatschen.',
    'Ein schönes Tor ist ein schönes Tor. Wer dafür klatscht, ist fair und will trotzdem, dass ihr gewinnt.',
  ],
  oneCaptain: [
    'Nein, auf dem Platz ist immer nur einer Kapitän und trägt die Binde: Er spricht mit dem Schiri. Man kann sich von Spiel zu Spiel abwechseln oder einen zweiten bestimmen, der übernimmt, wenn der erste rausgeht.',
    'Nein, die Binde trägt immer nur einer. Viele Jugendteams geben sie jede Woche weiter, andere haben Kapitän und Stellvertreter; das entscheidet der Trainer.',
  ],
  refereePay: [
    'Ja: in der Jugend ein kleines Honorar und Fahrtgeld, in den großen Ligen richtig viel. Schiri wirst du mit einem Lehrgang, oft ab etwa 12 bis 14 Jahren. Frag in deinem Verein.',
    'Ja, Schiris werden bezahlt, vom Taschengeld bei den Kindern bis zum Beruf ganz oben. Vereine suchen junge Leute, ein Lehrgang über ein paar Abende ist der Einstieg; ab welchem Alter, ist verschieden.',
  ],
  firstTimeReferee: [
    'Du brauchst Pfeife, Uhr, Münze, Stift und Zettel und die Regeln der Altersklasse. Sei früh da, pfeif laut, zeig deutlich und bleib bei deiner Entscheidung. Ein Erwachsener vom Verein sollte wegen der Eltern dabeistehen.',
    'Pfeife, Uhr, Münze, Zettel und vorher ein Blick in die Regeln der Altersklasse. Lauter Pfiff, klarer Arm, ein Lächeln. Fehler macht jeder; meckern Erwachsene, kümmert sich der Betreuer vom Verein.',
  ],
  ownGoalDirect: [
    'Nein: Geht der Ball aus eurem Freistoß, Einwurf, Abstoß, Eckball oder Anstoß direkt ins eigene Tor, ist es kein Tor: Die anderen bekommen Ecke. War noch jemand dran, zum Beispiel euer Torwart, zählt es.',
    'Nein, ein Eigentor direkt aus so einem ruhenden Ball zählt nicht, es gibt Ecke für den Gegner. Aus dem Spiel heraus oder nach einer Berührung zählt es wie jedes Tor.',
  ],
  cornerFlag: [
    'Nein, die Eckfahne bleibt stehen, du darfst sie nicht herausziehen oder wegbiegen. Springt der Ball von der Fahne zurück ins Feld, geht es weiter.',
    'Nein, auch beim Eckball muss sie stecken bleiben. Die Fahne zählt wie ein Pfosten: Trifft der Ball sie und bleibt im Feld, ist er noch im Spiel.',
  ],
  highFoot: [
    'Es ist ein Foul, wenn dein hoher Fuß jemanden in deiner Nähe gefährdet. Ohne Berührung gibt es indirekten Freistoß, mit Berührung direkten und bei rücksichtslosem Einsatz eine Karte. Ist niemand da, ist das hohe Bein erlaubt.',
    'Ja, wenn es gefährlich ist: Der Fuß ist hoch, obwohl ein Gegner köpfen will. Ohne Treffer gibt es indirekten, mit Treffer direkten Freistoß. Bist du allein, darf der Fuß so hoch, wie du willst.',
  ],
  accidentalFoul: [
    'Ja, es kann trotzdem Foul sein: Es zählt, ob du unvorsichtig warst, nicht, ob du es wolltest. Auch wenn du zuerst den Ball triffst, darfst du niemanden umrennen. Entschuldige dich kurz und spiel weiter.',
    'Ja, Absicht braucht es nicht. Wer zu spät kommt und den anderen trifft, begeht ein Foul, auch wenn er ein bisschen den Ball gespielt hat. Ein echtes Versehen, bei dem zwei zusammenprallen, ist oft keins.',
  ],
  shieldingRule: [
    'Ja, wenn der Ball so nah ist, dass du ihn spielen kannst: Dann darfst du den Körper dazwischenstellen und ihn sogar ins Aus laufen lassen. Ist der Ball weit weg, ist das Sperren und gibt indirekten Freistoß. Festhalten darfst du niemanden.',
    'Ja, Abschirmen ist erlaubt, solange der Ball etwa einen Schritt entfernt ist. Wer jemanden weitab vom Ball blockt oder festhält, begeht ein Foul.',
  ],
  quickFreeKick: [
    'Ja, du darfst schnell ausführen, wenn der Ball am richtigen Ort ruhig liegt und der Schiri nicht gerade eine Karte zeigt, einem Verletzten hilft oder die Mauer stellt. Hast du Abstand verlangt, warte auf den Pfiff.',
    'Ja, ein schneller Freistoß ist erlaubt: Ball liegt still, Ort stimmt, los. Zeigt der Schiri auf die Pfeife oder misst die Mauer ab, musst du warten.',
  ],
  shirtOffYellow: [
    'Ja, wer beim Jubeln das Trikot auszieht oder über den Kopf zieht, sieht Gelb, auch wenn das Tor dann nicht zählt. Auf den Zaun klettern oder den Gegner verspotten kostet auch Gelb. Hüpfen, umarmen, rutschen ist alles erlaubt.',
    'Ja, das gibt Gelb, bei jedem. Jubeln selbst ist schön und erlaubt: Lass nur das Trikot an, jubel nicht zu lange und lach niemanden aus.',
  ],
  treatedGoOff: [
    'Wer auf dem Feld behandelt wird, muss meist raus, nach den Regeln von 2026 für eine Minute, damit niemand Zeit schindet, und darf wieder rein, wenn der Schiri winkt. Torwart, zwei zusammengeprallte Mitspieler und der Elfmeterschütze dürfen bleiben.',
    'So ist die Regel: Nach der Behandlung gehst du raus, und der Schiri holt dich wieder rein. Bekam der Gegner für das Foul eine Karte und ging es schnell, darfst du bleiben. Nach einem Stoß am Kopf bleibst du draußen und gehst zum Arzt.',
  ],
  swearCard: [
    'Ja, Beleidigungen können in jeder Sprache eine Karte geben, sobald sie verstanden werden: Rot fürs Beleidigen, für Meckern oft Gelb oder eine Zeitstrafe. Leiser Ärger über dich selbst wird meist überhört, lautes Fluchen nicht immer.',
    'Ja, eine Beleidigung ist Rot, egal in welcher Sprache, und viele Schiris verstehen mehr, als du denkst. Lieber einmal ausatmen oder in die Hände klatschen.',
  ],
  sameYellow: [
    'Nein, beides ist dieselbe Gelbe Karte. Zwei Gelbe im Spiel sind Gelb-Rot, egal wofür. Eine Schwalbe ist außerdem unfair den anderen gegenüber und denen, die sich wirklich wehtun.',
    'Nein, Gelb ist Gelb: ob Schwalbe, Zeitspiel oder Foul, es zählt gleich, und beim zweiten Mal musst du raus. Was für das nächste Spiel folgt, sagt eure Liga.',
  ],
  rulesInFive: [
    'Fünf Dinge reichen: keine Hand außer beim Torwart, niemanden treten oder stoßen, Seitenaus ist Einwurf, Torlinie ist Ecke oder Abstoß, und auf größeren Feldern nicht hinter dem letzten Verteidiger warten (Abseits). Den Rest lernst du beim Spielen.',
    'Spiel den Ball mit allem außer Hand und Arm, tu keinem weh, wirf mit beiden Händen über dem Kopf ein, schau beim Aus, wer zuletzt dran war, und achte auf großen Feldern auf Abseits. Wo du stehst, sagt der Trainer.',
  ],
  offsideByAge: [
    'Auf den kleinen Feldern der Jüngsten gibt es meist kein Abseits; es beginnt in der Regel mit 9 gegen 9, so mit 11 oder 12 Jahren. In Deutschland ist das meist ab der D-Jugend. Genaues weiß euer Trainer.',
    'Bei G-, F- und E-Jugend meist nicht, ab der D-Jugend schon. Kleine Spielformen laufen ohne Abseits, die großen mit. Frag im Zweifel den Trainer.',
  ],
  smallRestarts: [
    'Das hängt von eurem Verband ab: In den kleinen Spielformen wird meist eingedribbelt oder eingepasst, bei den Älteren gibt es Ecken und Einwürfe. Frag vor dem Spiel den Trainer.',
    'Das ist überall etwas anders. Bei Spielfesten der Kleinen wird der Ball oft eingedribbelt oder eingepasst, Ecken gibt es da nicht; im 7 gegen 7 gibt es meist Ecke und Einwurf wie bei den Großen.',
  ],
  smallGamesWhy: [
    'Weil jeder viel mehr davon hat: mehr Ballkontakte, mehr Zweikämpfe, mehr Tore und Spielzeit für alle. Mit vier kleinen Toren lernst du auch zu schauen, wo Platz ist. Größere Teams und große Tore kommen, wenn du älter wirst.',
    'Beim Drei gegen Drei wartet keiner auf den Ball. Bei vier Toren musst du den Kopf heben und die Seite wechseln. Später kommen fünf, sieben, neun und elf gegen elf.',
  ],
  youthGoalSize: [
    'Im deutschen Jugendfußball meist 5 mal 2 Meter bis zur D-Jugend, auf dem großen Feld 7,32 mal 2,44. In den kleinsten Spielformen gibt es Minitore; genau sagt es der Verband.',
    'Sie wachsen mit: erst Minitore, dann etwa 5 mal 2 Meter, ab der C-Jugend das große Tor mit 7,32 mal 2,44. Je nach Verband kann es anders sein.',
  ],
  ageGroupCutoff: [
    'Im Sommer zur neuen Saison, und zwar nach dem Stichtag, nicht nach deinem Geburtstag. In Deutschland ist das der 1. Januar: Alle eines Geburtsjahrgangs spielen zusammen. In England ist es Ende August, andere Länder haben eigene Stichtage.',
    'Im Sommer zum Saisonbeginn: Dann rückt dein ganzer Jahrgang auf. In Deutschland geht es nach dem Geburtsjahr, zwei Jahrgänge bilden eine Altersklasse wie D- oder E-Jugend. Dein Verein weiß es genau.',
  ],
  girlsWithBoys: [
    'Das ist je nach Land verschieden: In Deutschland meist bis zur B-Jugend, also 16 oder 17 Jahre, in England bis 18, anderswo oft kürzer. Danach gibt es Mädchen- und Frauenteams. Frag im Verein, der Verband legt es fest.',
    'Meist lange, oft bis etwa 16 bis 18, das legt der Verband eures Landes fest. In ein Mädchenteam darfst du wechseln, wann immer es dir lieber ist.',
  ],
  headingByAge: [
    'Das hängt vom Land ab: Viele verbieten oder begrenzen es bei Kindern, um den Kopf zu schützen. In den USA gibt es bis U11 keine, England schafft es bei den Jüngsten nach und nach ab, in Deutschland übt man es wenig und mit leichten Bällen. Ein vorsichtiger Trainer hat recht.',
    'Das hängt von Land und Alter ab: oft keine Kopfbälle bis etwa 11 und danach nur wenige im Training. Sagen Trainer oder Eltern Nein, dann gilt das.',
  ],
  noTableForKids: [
    'Bei den Jüngsten führen viele Verbände keine Tabelle, damit Spielen und Lernen zählen und alle drankommen. Tabellen gibt es später, in Deutschland meist ab E- oder D-Jugend, je nach Verband. Mitzählen darfst du natürlich trotzdem.',
    'Das ist Absicht: Kleine Kinder spielen Spielfeste ohne Meister. Punkte und Tabelle kommen bei den Älteren, ab wann, sagt der Verband.',
  ],
  opponentNoShow: [
    'Meist wartet ihr eine festgelegte Zeit, oft 15 bis 45 Minuten, dann wird das Spiel für euch gewertet, in Deutschland meist 2:0, oder es wird nachgeholt. Nutzt die Zeit für ein Spiel unter euch.',
    'Das entscheidet der Verband: Das Spiel wird für euch gewertet oder neu angesetzt. Oft finden die Trainer gemeinsam einen Termin. Wenn schon alle da sind, spielt ein kleines Spiel.',
  ],
  whoStopsMatch: [
    'Ein laufendes Spiel darf nur der Schiri abbrechen, zum Beispiel bei Gewitter, Nebel, Dunkelheit oder Streit. Ohne Schiri einigen sich die Trainer. Vorher können Verein oder Stadt den Platz sperren, dann wird nachgeholt.',
    'Im Spiel entscheidet der Schiri, die Sicherheit geht vor. Ob der Platz überhaupt bespielbar ist, sagt Verein oder Gemeinde, oft erst am selben Morgen.',
  ],
  thunderStorm: [
    'Sofort aufhören und in ein Gebäude oder Auto, sobald du Donner hörst oder einen Blitz siehst. Nicht unter Bäume, nicht an Tore oder Zäune. Raus erst etwa 30 Minuten nach dem letzten Donner und wenn ein Erwachsener es sagt.',
    'Beim ersten Donner runter vom Platz, ins Haus oder Auto, weg von Bäumen, Toren und Pfützen. Warte ungefähr eine halbe Stunde nach dem letzten Grollen. Das gilt im Spiel, im Training und alleine.',
  ],
  meetEarly: [
    'Weil ihr die Zeit braucht: umziehen, Platz ansehen, Aufstellung hören und etwa 20 Minuten aufwärmen. Jugendteams treffen sich meist 30 bis 60 Minuten vorher. Wird es später, sag dem Trainer Bescheid.',
    'Weil vor dem Anpfiff viel zu tun ist: Umziehen, Besprechung, Aufwärmen und ein letzter Schluck. Wer zu spät kommt, verpasst das und sitzt oft erst mal draußen; eine kurze Nachricht hilft.',
  ],
  whichEndFirst: [
    'Richtig oder falsch gibt es nicht, aber viele spielen erst bergauf oder gegen den Wind, solange sie frisch sind. Bergauf kurze Pässe in den Fuß, bergab früh schießen und weich passen. Steht die Sonne tief und ist später weg, nimm sie jetzt in den Rücken.',
    'Oft gilt: erst die schwere Hälfte, dann die leichte. Aber Wind kann nachlassen, und die Sonne wandert. Mit Wind flach spielen und schießen, dagegen kurze Pässe und Geduld.',
  ],
  lateSub: [
    'Für frische Beine, um eine Führung zu sichern, für einen letzten Angriff, zum Durchatmen oder einfach, damit alle spielen. Im Jugendfußball ist das der beste Grund. Auch zwei Minuten zählen: laufen, helfen, den Ball fordern.',
    'Ein später Wechsel bringt Kraft, einen anderen Plan oder Spielzeit für noch ein Kind. Für den, der rausgeht, ist es keine Strafe.',
  ],
  heavyLegsMatchday: [
    'Ein Tag ganz ohne Bewegung kann die Beine schwer machen. Probier am Vortag zehn lockere Minuten mit Ball, geh früh ins Bett, frühstücke normal und wärm dich länger auf, mit ein paar schnellen Schritten. Meist ist es nach den ersten Läufen weg. Bleibt es tagelang, mach Pause und sag es zu Hause.',
    'Schwere Beine am Spieltag sind oft nur verschlafene Beine. Beweg dich am Tag davor ein wenig, iss und trink, wärm dich erst langsam und am Ende mit Tempo auf. War die Woche zu voll, mach weniger.',
  ],
  chewingGum: [
    'Beim Spielen lieber nicht: Du kannst dich beim Rennen oder bei einem Stoß daran verschlucken. Für die Konzentration bringt es fast nichts. Ein kleines Ritual, etwa zwei lange Atemzüge vor Anpfiff, hilft mehr.',
    'Lieber nicht, nimm ihn vor Training und Spiel raus. Manche Profis kauen zwar, aber ein Kaugummi in der Luftröhre ist gefährlich. Gegen Aufregung lieber langsam atmen.',
  ],
} as const satisfies Readonly<Record<keyof typeof english, readonly [string, string]>>;
