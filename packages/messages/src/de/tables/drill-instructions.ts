import type { DrillId } from '@touchline/domain';

interface DrillText {
  /** Three to five short steps that a nine-year-old can read. */
  readonly instructions: readonly string[];
  /** What to look at, each answering a common fault. */
  readonly coachingPoints: readonly string[];
}

/** How every drill goes. */
export const drillInstructions: Readonly<Record<DrillId, DrillText>> = {
  bell_touches: {
    instructions: [
      'Stell die Füße auseinander, der Ball liegt dazwischen.',
      'Tipp ihn mit der Innenseite eines Fußes hinüber.',
      'Tipp ihn mit der Innenseite des anderen zurück: ding, dong.',
      'Bleib auf der Stelle. Zähl jeden Ballkontakt.',
    ],
    coachingPoints: [
      'Beug die Knie und bleib leicht auf den Ballen.',
      'Kleine Tipper: Der Ball bleibt zwischen deinen Füßen.',
      'Dreh die Zehen etwas nach außen, das Gelenk fest.',
      'Finde einen Takt, dann heb den Blick.',
    ],
  },
  drop_catch_juggling: {
    instructions: [
      'Halt den Ball mit beiden Händen und lass ihn fallen.',
      'Kick ihn einmal sanft mit dem Spann hoch.',
      'Fang ihn vor deinem Bauch.',
      'Dann der andere Fuß. Zähl einen Ballkontakt für jeden Kick, den du fängst.',
    ],
    coachingPoints: [
      'Beug das Knie, auf dem du stehst, als würdest du dich ein bisschen setzen.',
      'Halt das Fußgelenk fest und die Zehen oben.',
      'Triff den Ball tief, nah am Fuß und nicht am Knie.',
      'Halt den Rücken ruhig: Der Ball kommt zu deinen Händen.',
    ],
  },
  sole_rolls: {
    instructions: [
      'Stell die Sohle eines Fußes oben auf den Ball.',
      'Roll ihn vor dir zur Seite, zum anderen Fuß.',
      'Stopp ihn dort mit der Innenseite dieses Fußes.',
      'Jetzt rollt dieser Fuß ihn zurück. Zähl jeden Ballkontakt.',
    ],
    coachingPoints: [
      'Roll mit dem vorderen Teil der Sohle, weich über den Ball.',
      'Hüpf ein bisschen auf dem Standbein, das Knie locker.',
      'Bleib über dem Ball, lehn dich nicht zurück.',
      'Schau hoch, während der Ball rollt.',
    ],
  },
  toe_taps: {
    instructions: [
      'Leg den Ball vor deine Zehen.',
      'Tipp ihn oben mit der Sohle eines Fußes an.',
      'Wechsle mit einem kleinen Hüpfer und tipp ihn mit dem anderen Fuß an.',
      'Mach weiter, ohne den Ball wegzuschieben. Zähl jeden Ballkontakt.',
    ],
    coachingPoints: [
      'Berühr den Ball leicht, als wäre er heiß.',
      'Bleib auf den Fußballen.',
      'Beug die Knie etwas und halt den Rücken gerade.',
      'Schau zwischen den Tippern hoch.',
    ],
  },
  stop_and_go: {
    instructions: [
      'Stell drei Hütchen in eine Reihe, vier große Schritte auseinander.',
      'Dribble zu einem Hütchen und stopp den Ball mit der Sohle.',
      'Bleib einen Atemzug lang stehen.',
      'Schieb den Ball an und lauf schnell zum nächsten Hütchen.',
      'Hin und zurück ist ein Lauf.',
    ],
    coachingPoints: [
      'Stell den Fuß oben auf den Ball, die Ferse tief.',
      'Beug zum Stoppen die Knie, wie beim Hinsetzen.',
      'Schau hoch, während du stehst.',
      'Mach die erste Ballberührung lang und die ersten drei Schritte schnell.',
    ],
  },
  straight_line_dribble: {
    instructions: [
      'Stell zwei Hütchen zehn große Schritte auseinander, dazwischen eine Linie.',
      'Lauf neben der Linie und schieb den Ball mit dem Spann voran.',
      'Berühr ihn bei jedem zweiten Schritt, damit er nah bleibt.',
      'Lauf um das Hütchen und komm zurück. Hin und zurück ist ein Lauf.',
    ],
    coachingPoints: [
      'Zehen nach unten und schieben, nicht schießen.',
      'Halt den Ball einen Schritt vor dir.',
      'Lehn dich etwas nach vorne und beug die Knie.',
      'Schau nach jedem Ballkontakt nach vorne.',
    ],
  },
  wall_passes: {
    instructions: [
      'Stell dich etwa vier große Schritte vor eine Wand.',
      'Pass den Ball mit der Innenseite an die Wand.',
      'Stopp ihn mit einem Fuß, wenn er zurückkommt.',
      'Pass ihn mit dem anderen Fuß wieder. Zähl jeden Pass.',
    ],
    coachingPoints: [
      'Stell das Standbein neben den Ball, die Zehen zur Wand.',
      'Dreh den Passfuß nach außen und halt das Gelenk fest.',
      'Nimm den Ball weich an: Lass den Fuß ein wenig nachgeben.',
      'Bleib auf den Ballen, bereit für den Ball.',
    ],
  },
  target_shooting: {
    instructions: [
      'Mach vor einer Wand ein Tor aus zwei Hütchen.',
      'Leg den Ball acht große Schritte davor.',
      'Nimm Anlauf und schieß den Ball flach zwischen die Hütchen.',
      'Hol den Ball, bring ihn zurück und schieß wieder.',
      'Zähl deine Tore. Zu leicht? Mach das Tor kleiner.',
    ],
    coachingPoints: [
      'Schau auf das Ziel, dann auf den Ball.',
      'Dein Standfuß zeigt dorthin, wo der Ball hinsoll.',
      'Beug dich über den Ball, damit er flach bleibt.',
      'Lass das Bein nach dem Schuss weiterschwingen.',
    ],
  },
  agility_ladder: {
    instructions: [
      'Mal mit Kreide eine Leiter mit acht Feldern oder leg eine aus Stöcken.',
      'Lauf hindurch, in jedes Feld ein Fuß.',
      'Trab neben der Leiter zurück.',
      'Zähl jeden Lauf. Tritt nicht auf die Linien.',
    ],
    coachingPoints: [
      'Bleib auf den Fußballen.',
      'Schwing die Arme wie beim Sprinten.',
      'Mach schnelle, kleine Schritte: Leise Füße sind schnelle Füße.',
      'Schau nach vorne, nicht auf deine Zehen.',
    ],
  },
  recovery: {
    instructions: [
      'Geh drei Minuten mit dem Ball. Berühr ihn mit jedem Teil beider Füße.',
      'Bleib stehen. Dehne jede Wade und jeden Oberschenkel zwanzig Sekunden.',
      'Kreise die Hüften und die Fußgelenke, langsam.',
      'Atme lang aus. Zähl ab und zu einen Ballkontakt oder auch keinen.',
    ],
    coachingPoints: [
      'Das hier ist Erholung: Du solltest immer sprechen können.',
      'Dehne, bis du ein Ziehen spürst, nie bis es wehtut.',
      'Lass die Schultern fallen.',
    ],
  },
  first_touch: {
    instructions: [
      'Stell zwei Hütchen drei große Schritte auseinander. Steh dazwischen, vor einer Wand.',
      'Pass den Ball an die Wand.',
      'Nimm ihn mit einem weichen Ballkontakt zum Hütchen auf einer Seite mit.',
      'Pass von dort so, dass er in die Mitte zurückkommt.',
      'Jetzt zum anderen Hütchen. Zähl jede gute Annahme.',
    ],
    coachingPoints: [
      'Schau über die Schulter, bevor der Ball kommt.',
      'Geh dem Ball entgegen, dann lass den Fuß nachgeben: wie wenn du ein Ei fängst.',
      'Leg ihn einen Schritt zur Seite, nicht unter deinen Körper.',
      'Bleib auf den Ballen und dreh die Hüfte dorthin, wo du hinwillst.',
    ],
  },
  juggling: {
    instructions: [
      'Halt den Ball vor dir und lass ihn fallen.',
      'Kick ihn sanft mit dem Spann hoch, bis zur Höhe deines Bauchs.',
      'Nimm einen Fuß, dann den anderen.',
      'Wenn er herunterfällt, heb ihn auf und mach weiter. Zähl jeden Ballkontakt.',
    ],
    coachingPoints: [
      'Heb die Zehen etwas an, damit der Ball zu dir zurückdreht.',
      'Halt das Fußgelenk fest, wenn du den Ball berührst.',
      'Beug die Knie und bleib auf den Ballen.',
      'Gib deinem schwächeren Fuß genauso viele Ballkontakte wie dem anderen.',
    ],
  },
  thigh_to_foot_control: {
    instructions: [
      'Wirf den Ball sanft hoch, bis auf Augenhöhe.',
      'Lass ihn auf dem Oberschenkel landen und senk das Bein.',
      'Er fällt auf deinen Fuß: Nimm ihn weich mit der Innenseite herunter.',
      'Heb ihn auf und nimm das andere Bein. Zähl eine Annahme für jeden Ball, der ruhig liegt.',
    ],
    coachingPoints: [
      'Heb den Oberschenkel flach wie einen Tisch, dann senk ihn.',
      'Lass den Fuß nachgeben, als würdest du ein Ei fangen.',
      'Steh auf lockerem Knie, die Arme fürs Gleichgewicht zur Seite.',
      'Schau die ganze Zeit auf den Ball.',
    ],
  },
  cone_weaving: {
    instructions: [
      'Stell fünf Hütchen in eine Reihe, zwei Schritte auseinander.',
      'Dribble daran vorbei: links am ersten, rechts am nächsten.',
      'Schieb mit der Innenseite des Fußes, der weiter vom Hütchen weg ist.',
      'Lauf um das letzte Hütchen und im Slalom zurück.',
      'Hin und zurück ist ein Lauf. Zähl deine Läufe.',
    ],
    coachingPoints: [
      'Kleine Ballkontakte: Halt den Ball einen Schritt vor dir.',
      'Nimm beide Füße, einen nach dem anderen.',
      'Beug die Knie und senk eine Schulter, wenn du abbiegst.',
      'Heb zwischen den Hütchen den Blick.',
    ],
  },
  inside_outside_slalom: {
    instructions: [
      'Stell sechs Hütchen in eine Reihe, einen großen Schritt auseinander.',
      'Slalom nur mit einem Fuß: innen, außen, innen, außen.',
      'Lauf um das letzte Hütchen.',
      'Zurück mit dem anderen Fuß. Hin und zurück ist ein Lauf.',
    ],
    coachingPoints: [
      'An jedem Hütchen ein Ballkontakt, schnell und weich.',
      'Zehen nach innen für die Außenseite, nach außen für die Innenseite.',
      'Beug die Knie und bleib über dem Ball.',
      'Schau ein Hütchen voraus.',
    ],
  },
  one_touch_wall_pass: {
    instructions: [
      'Stell dich etwa drei große Schritte vor eine Wand.',
      'Pass auf einen Punkt an der Wand vor dir.',
      'Stopp den Ball nicht: Pass ihn direkt zurück.',
      'Rechts, links, rechts. Zähl jeden Pass.',
    ],
    coachingPoints: [
      'Beweg die Füße früh, damit der Ball an deinen Fuß kommt.',
      'Beug das Knie des Standbeins und lehn dich etwas über den Ball.',
      'Kurz schwingen, Gelenk fest: Die Wand macht die Arbeit.',
      'Bleib zwischen den Pässen auf den Ballen.',
    ],
  },
  weak_foot_wall_pass: {
    instructions: [
      'Stell dich etwa vier große Schritte vor eine Wand.',
      'Pass nur mit der Innenseite deines schwächeren Fußes.',
      'Stopp den Ball mit demselben Fuß.',
      'Leg ihn etwas zur Seite und pass wieder. Zähl jeden Pass.',
    ],
    coachingPoints: [
      'Stell den starken Fuß neben den Ball, das Knie gebeugt.',
      'Dreh den Passfuß nach außen und halt das Gelenk fest.',
      'Schwing tief durch: Der Fuß bleibt unter deinem anderen Knie.',
      'Erst langsam und sauber, später schneller.',
    ],
  },
  drag_back: {
    instructions: [
      'Stell zwei Hütchen sechs große Schritte auseinander.',
      'Dribble zu einem Hütchen und setz die Sohle auf den Ball.',
      'Zieh den Ball an dir vorbei zurück und dreh dich ihm nach.',
      'Schieb ihn an und lauf zum anderen Hütchen.',
      'Wechsle den Fuß, der zieht. Zähl deine Drehungen.',
    ],
    coachingPoints: [
      'Setz dich in die Drehung: Beug beide Knie.',
      'Standfuß neben den Ball, dann ziehen.',
      'Dreh dich zur Seite des Fußes, der zieht.',
      'Lauf schneller weg, als du gekommen bist.',
    ],
  },
  outside_hook: {
    instructions: [
      'Stell zwei Hütchen sechs große Schritte auseinander.',
      'Dribble zu einem Hütchen.',
      'Greif über den Ball und hak ihn mit der Außenseite herum.',
      'Starte zum anderen Hütchen und hak wieder.',
      'Wechsle den Fuß, mit dem du drehst. Zähl deine Drehungen.',
    ],
    coachingPoints: [
      'Dreh die Zehen nach innen und halt das Gelenk fest.',
      'Senk die Hüfte beim Drehen.',
      'Halt den Körper zwischen Hütchen und Ball.',
      'Dreh zuerst Kopf und Schultern, dann los.',
    ],
  },
  turning: {
    instructions: [
      'Stell zwei Hütchen sechs große Schritte auseinander.',
      'Dribble von einem Hütchen zum anderen.',
      'Hak den Ball am Hütchen mit der Innenseite herum.',
      'Mach drei schnelle Schritte, dann dreh am nächsten Hütchen.',
      'Wechsle den Fuß, mit dem du drehst. Zähl deine Drehungen.',
    ],
    coachingPoints: [
      'Werde vor der Drehung langsamer und danach schneller.',
      'Stell den Standfuß neben den Ball und beug dieses Knie.',
      'Greif um den Ball und zieh ihn dorthin zurück, wo du herkommst.',
      'Dreh zuerst Kopf und Schultern.',
    ],
  },
  weak_foot: {
    instructions: [
      'Stell zwei Hütchen drei große Schritte auseinander.',
      'Nimm nur deinen schwächeren Fuß, die ganze Zeit.',
      'Dribble in einer Acht um die Hütchen.',
      'Zähl jeden Ballkontakt. Langsam ist gut: Jede Woche klappt es besser.',
    ],
    coachingPoints: [
      'Nimm die Innenseite, die Außenseite und die Sohle.',
      'Viele kleine Ballkontakte sind besser als wenige lange.',
      'Dein starker Fuß steht und hüpft nur.',
      'Schau jedes Mal hoch, wenn du durch die Mitte kommst.',
    ],
  },
  ladder_in_in_out_out: {
    instructions: [
      'Stell dich neben eine Leiter mit acht Feldern, das Gesicht zu ihr.',
      'Steig mit einem Fuß ins erste Feld, dann mit dem anderen.',
      'Steig wieder hinaus, ein Fuß, dann der andere, neben das nächste Feld.',
      'Rein, rein, raus, raus, bis zum Ende. Trab zurück: ein Lauf.',
    ],
    coachingPoints: [
      'Bleib auf den Fußballen, die Knie locker.',
      'Sprich laut mit: rein, rein, raus, raus.',
      'Halt die Hüfte tief und den Rücken ruhig.',
      'Erst langsam und richtig, dann schnell.',
    ],
  },
  pull_push_v: {
    instructions: [
      'Leg den Ball vor dich, etwas nach rechts.',
      'Zieh ihn mit der Sohle des rechten Fußes zu dir.',
      'Schieb ihn mit der Innenseite desselben Fußes nach vorne links.',
      'Jetzt zieht und schiebt der linke Fuß. Jedes V ist ein Trick.',
    ],
    coachingPoints: [
      'Ziehen und Schieben gehören zusammen: kein Halt dazwischen.',
      'Hüpf auf dem Standbein, das Knie locker.',
      'Mach das V breit: Ein Verteidiger muss sich danach strecken.',
      'Schau hoch, wenn du schiebst.',
    ],
  },
  quick_touches: {
    instructions: [
      'Steh mit dem Ball zwischen den Füßen, die Knie gebeugt.',
      'Tipp ihn von der Innenseite eines Fußes zur Innenseite des anderen.',
      'Schleich einen großen Schritt vor und wieder zurück, und tipp immer weiter.',
      'Sechzig Sekunden so schnell du kannst, dann Pause. Zähl jeden Ballkontakt.',
    ],
    coachingPoints: [
      'Bleib auf den Ballen: Die Fersen berühren nie den Boden.',
      'Halt den Ball unter deinem Körper.',
      'Finde erst einen Takt, dann werde schneller.',
      'Heb alle paar Ballkontakte kurz den Blick.',
    ],
  },
  t_dribble: {
    instructions: [
      'Stell vier Hütchen als T auf: Start, Mitte, linkes Ende, rechtes Ende.',
      'Dribble schnell vom Start zur Mitte.',
      'Bieg links ab und lauf um das linke Hütchen.',
      'Lauf hinüber zum rechten Hütchen und um dieses herum.',
      'Komm über die Mitte zum Start zurück. Das ist ein Lauf.',
    ],
    coachingPoints: [
      'Lange Ballkontakte auf der Geraden, kleine vor der Drehung.',
      'Senk die Hüfte beim Drehen.',
      'Drück dich kräftig mit dem äußeren Fuß ab.',
      'Heb den Blick zum nächsten Hütchen.',
    ],
  },
  zig_zag_burst: {
    instructions: [
      'Stell fünf Hütchen im Zickzack auf, vier große Schritte auseinander.',
      'Starte mit langen Ballkontakten zum ersten Hütchen.',
      'Werde langsamer, leg den Ball mit der Innenseite um, starte wieder.',
      'Dribble locker zum Start zurück. Das ist ein Lauf.',
    ],
    coachingPoints: [
      'Drei kurze Schritte zum Bremsen, dann umlegen.',
      'Beug das äußere Knie und drück dich davon ab.',
      'Der erste Ballkontakt danach ist der längste.',
      'Kopf hoch beim Starten.',
    ],
  },
  turn_and_pass: {
    instructions: [
      'Stell ein Hütchen vier große Schritte hinter dich. Schau zu einer Wand.',
      'Pass an die Wand und lass den Ball zurückkommen.',
      'Dreh ihn mit dem ersten Ballkontakt und dribble um das Hütchen.',
      'Komm zurück und pass wieder. Zähl jeden Pass.',
    ],
    coachingPoints: [
      'Schau über die Schulter, bevor der Ball kommt.',
      'Steh halb gedreht, damit du Wand und Hütchen siehst.',
      'Lass den Ball an dir vorbei zum hinteren Fuß laufen.',
      'Die Zehen des Standfußes zeigen beim Pass zur Wand.',
    ],
  },
  step_overs: {
    instructions: [
      'Stell ein Hütchen in die Mitte: Das ist ein Verteidiger.',
      'Dribble langsam auf das Hütchen zu.',
      'Schwing einen Fuß vorne um den Ball, ohne ihn zu berühren.',
      'Schieb den Ball mit der Außenseite des anderen Fußes weg und zieh vorbei.',
      'Dreh um und mach es mit dem anderen Fuß. Zähl deine Tricks.',
    ],
    coachingPoints: [
      'Schwing von innen nach außen, nah am Ball.',
      'Senk die Schulter, damit der Verteidiger dir glaubt.',
      'Mach es zwei Schritte vor dem Hütchen, nicht direkt davor.',
      'Starte weg: Die ersten drei Schritte sind die schnellsten.',
    ],
  },
  laces_strike: {
    instructions: [
      'Mach vor einer Wand ein breites Tor aus zwei Hütchen.',
      'Leg den Ball zwölf große Schritte davor. Geh vier Schritte zurück.',
      'Lauf schräg an und triff den Ball voll mit dem Spann.',
      'Stopp den Ball, leg ihn zurück und schieß wieder. Zähl deine Tore.',
    ],
    coachingPoints: [
      'Standfuß neben den Ball, das Knie gebeugt wie beim Hinsetzen.',
      'Hol die Ferse an den Po, dann schwing.',
      'Zehen nach unten, Gelenk fest, triff die Mitte des Balls.',
      'Beug dich über den Ball, damit er flach bleibt.',
      'Schwing durch, bis dein Fuß über dem anderen Knie ist.',
    ],
  },
  moving_ball_finish: {
    instructions: [
      'Mach vor einer Wand ein Tor aus zwei Hütchen. Starte an einem dritten.',
      'Leg dir den Ball vor und lauf ihm nach.',
      'Schieß, während er rollt: Stopp ihn nicht.',
      'Hol den Ball, dribble zum Start zurück und mach es wieder.',
      'Zähl deine Tore.',
    ],
    coachingPoints: [
      'Leg den letzten Ballkontakt zur Seite, damit dein Bein schwingen kann.',
      'Der Standfuß landet neben dem Ball, nicht dahinter.',
      'Schau auf das Tor, dann nur noch auf den Ball.',
      'Beug dich über den Ball und schwing durch ihn hindurch.',
    ],
  },
  shuttle_5_10_5: {
    instructions: [
      'Stell drei Hütchen in eine Reihe, fünf große Schritte auseinander. Starte am mittleren.',
      'Sprinte fünf Schritte nach rechts und berühr die Linie.',
      'Dreh um, sprinte zehn Schritte nach links und berühr die Linie.',
      'Dreh um und sprinte durch die Mitte zurück. Das ist ein Lauf.',
      'Geh, bis du ruhig atmest, dann noch einmal.',
    ],
    coachingPoints: [
      'Senk die Hüfte, bevor du drehst.',
      'Beug das Knie über die Zehen: Es darf nicht nach innen fallen.',
      'Drück dich mit dem äußeren Fuß ab.',
      'Nimm für die ersten drei Schritte kräftig die Arme mit.',
    ],
  },
  cruyff_turn: {
    instructions: [
      'Stell zwei Hütchen sechs große Schritte auseinander und dribble zu einem.',
      'Schwing den Fuß, als wolltest du passen, aber berühr den Ball nicht.',
      'Zieh ihn mit der Innenseite dieses Fußes hinter dein Standbein.',
      'Dreh dich dem Ball nach und starte zum anderen Hütchen.',
      'Wechsle den Fuß. Zähl deine Drehungen.',
    ],
    coachingPoints: [
      'Täusch groß an: Arm hoch, Kopf hoch.',
      'Stell den Standfuß neben den Ball, das Knie gebeugt.',
      'Dreh die Zehen nach innen und unten, um den Ball zu ziehen.',
      'Senk die Hüfte, dann lauf schnell weg.',
    ],
  },
  double_scissors: {
    instructions: [
      'Stell ein Hütchen in die Mitte: Das ist ein Verteidiger.',
      'Dribble darauf zu. Schwing den rechten Fuß um den Ball, von innen nach außen.',
      'Gleich danach schwing auch den linken Fuß um ihn.',
      'Schieb den Ball mit der Außenseite des rechten Fußes weg.',
      'Dreh um und beginn mit dem linken Fuß. Zähl deine Tricks.',
    ],
    coachingPoints: [
      'Beginn drei Schritte vor dem Hütchen.',
      'Schwing tief und nah vorne um den Ball.',
      'Beug die Knie und senk bei jedem Schwung eine Schulter.',
      'Der Ball rollt weiter, während du schwingst: Bleib nicht stehen.',
    ],
  },
  la_croqueta: {
    instructions: [
      'Stell zwei Hütchen vier große Schritte auseinander, eins einen Schritt zur Seite.',
      'Dribble gerade auf das erste zu.',
      'Schieb den Ball mit der Innenseite eines Fußes hinüber.',
      'Schieb ihn mit der Innenseite des anderen am Hütchen vorbei.',
      'Am nächsten Hütchen geht es andersherum. Zähl deine Tricks.',
    ],
    coachingPoints: [
      'Zwei Ballkontakte, schnell wie einer: tick, tack.',
      'Halt den Ball quer zum Körper ganz nah.',
      'Beug die Knie und geh mit dem Ball zur Seite.',
      'Warte, bis du einen Schritt vor dem Hütchen bist.',
    ],
  },
  weak_foot_corners: {
    instructions: [
      'Mach an einer Wand ein Tor: in jeder Ecke ein kleines Tor, vier Hütchen.',
      'Nimm nur deinen schwächeren Fuß.',
      'Schieß durch das kleine Tor in einer Ecke.',
      'Bring den Ball zurück und schieß in die andere Ecke. Zähl deine Tore.',
    ],
    coachingPoints: [
      'Standfuß neben den Ball, das Knie gebeugt, die Zehen zur Ecke.',
      'Such dir die Ecke aus, bevor du auf den Ball schaust.',
      'Gelenk fest, Brust über dem Ball.',
      'Lass das Bein zur Ecke weiterschwingen.',
    ],
  },
  around_body_juggling: {
    instructions: [
      'Fang an zu jonglieren.',
      'Schick den Ball um deinen Körper: rechter Fuß, rechter Oberschenkel.',
      'Hinüber zum linken Oberschenkel, hinunter zum linken Fuß.',
      'Zurück zum rechten Fuß und wieder herum. Zähl jeden Ballkontakt.',
    ],
    coachingPoints: [
      'Heb den Oberschenkel flach wie einen Tisch.',
      'Weiche Ballkontakte: nicht höher als deine Brust.',
      'Steh auf gebeugtem Knie und halt den Körper ruhig.',
      'Beide Seiten bekommen gleich viele Ballkontakte.',
    ],
  },
  create_a_combo: {
    instructions: [
      'Stell drei Hütchen als Dreieck auf, vier große Schritte auseinander.',
      'Such dir für jedes Hütchen einen Trick aus: Übersteiger, V, Haken.',
      'Dribble herum und mach deine drei Tricks ohne Pause.',
      'Erfinde eine neue Kombi: andere Tricks, anderer Fuß, schneller.',
      'Zähl jeden Trick, der klappt.',
    ],
    coachingPoints: [
      'Vor dem Trick langsam, danach schnell.',
      'Beug die Knie: Wer tief ist, ist schnell.',
      'Heb zwischen den Hütchen den Blick.',
      'Probier, was du noch nicht kannst: So wirst du besser.',
    ],
  },
  driven_target: {
    instructions: [
      'Mach an einer Wand ein kleines Tor aus zwei Hütchen.',
      'Stell dich zwölf große Schritte davor, etwas nach rechts.',
      'Schieß den Ball mit dem Spann flach durch das Tor.',
      'Stopp ihn, wenn er zurückkommt, und schieß mit dem anderen Fuß.',
      'Zähl deine Tore: jeden Ball, der durchgeht.',
    ],
    coachingPoints: [
      'Standfuß neben den Ball, das Knie gebeugt.',
      'Zehen nach unten, Gelenk fest, triff die Mitte des Balls.',
      'Brust über den Ball, damit er flach bleibt.',
      'Schwing gerade auf das Tor zu durch.',
    ],
  },
  lofted_target: {
    instructions: [
      'Mach zwei Felder aus je vier Hütchen, zwölf große Schritte auseinander.',
      'Starte mit dem Ball in einem Feld.',
      'Heb den Ball durch die Luft, sodass er im anderen landet.',
      'Lauf ihm nach und heb ihn zurück.',
      'Jeder Ball, der in einem Feld landet, ist ein Tor.',
    ],
    coachingPoints: [
      'Lauf den Ball von der Seite an.',
      'Standfuß neben den Ball, das Knie gebeugt.',
      'Triff unter den Ball, die Zehen gestreckt.',
      'Lehn dich nur wenig zurück und schwing nach oben durch.',
    ],
  },
};
