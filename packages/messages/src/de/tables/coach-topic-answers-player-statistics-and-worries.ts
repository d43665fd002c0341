/** What the coach says to faults, feelings and counts that are told in words of the player's own. */
export const coachTopicAnswersOfPlayerStatisticsAndWorries = {
  passTooHigh: [
    'Ein Pass steigt, wenn du unter den Ball triffst oder dich zurücklehnst. Stell den Standfuß neben den Ball, beug dich ein wenig darüber, halt das Fußgelenk fest und triff die Mitte mit der Innenseite. Der Fuß geht flach in Richtung Mitspieler nach.',
    'Flach bleibt der Pass, wenn du die Mitte des Balls triffst und nicht darunter: Innenseite, festes Gelenk, Oberkörper über dem Ball. Fang weich an und werde fester, solange er rollt.',
  ],
  tripsOverBall: [
    'Du stolperst, wenn der Ball unter dich gerät. Halt ihn einen kleinen Schritt vor dir, beug die Knie, mach kurze Schritte und den Trick zuerst langsam; schneller wirst du, wenn die Füße den Weg kennen.',
    'Werde langsamer, mach die Schritte kürzer und schieb den Ball knapp vor dich, nie unter dich. Zuerst ohne Ball, dann im Gehen, dann im Traben.',
  ],
  juggleShin: [
    'Der Ball trifft dein Schienbein, wenn er zu nah an dir herunterkommt. Streck die Arme vor, lass ihn ein Stück vor dir fallen und triff ihn tief mit dem Spann, das Gelenk fest. Ein Kontakt, fangen, noch einmal.',
    'Geh einen kleinen Schritt zurück, damit der Ball vor dir herunterkommt, und kick ihn unter Kniehöhe mit geradem, festem Fuß. Fallen lassen, ein Kontakt, fangen, bis er gerade hochgeht.',
  ],
  laughedAt: [
    'Das tut weh, und es tut mir leid. Jeder schießt mal daneben, stolpert oder macht ein Eigentor, auch die Besten, und wer gelacht hat, hat es selbst schon getan. Es sagt nichts darüber, wie gut du bist. Wenn sie weitermachen, sag es deinen Eltern, einer Lehrkraft oder deinem Trainer.',
    'Ausgelacht zu werden ist schlimm, und so ein Moment passiert jedem, auch Profis. Sag dir „nächster Ball“ und mach weiter. Erzähl jemandem, den du magst, wie es war; und wenn sie nicht aufhören, sag es einem Erwachsenen, dem du vertraust.',
  ],
  notPassedTo: [
    'Das ist ärgerlich. Mach es ihnen leicht: Geh dorthin, wo du den Ball siehst und niemand dazwischen ist, zeig mit der Hand, wohin du ihn willst, und ruf früh. Spiel selbst gute Pässe, dann kommen sie zurück. Wenn sie dich absichtlich auslassen, sag es deinem Trainer.',
    'Lauf dich kurz vor dem Pass mit zwei, drei schnellen Schritten frei, ruf den Namen von dem, der den Ball hat, und spiel am Anfang einfach zurück, damit sie dir vertrauen. Bleibt es so, frag deinen Trainer ruhig um Hilfe.',
  ],
  notChosen: [
    'Nicht gewählt zu werden tut weh, und du darfst traurig sein. Es ist eine Wahl an einem Tag und sagt nicht, wie gut du werden kannst. Erzähl es zu Hause, und frag, wer gewählt hat, woran du arbeiten kannst.',
    'Das tut mir leid, es fühlt sich schlecht an. Viele wählen zuerst ihre Freunde, das sagt nichts über deinen Fußball. Erzähl es jemandem, den du magst, und wenn es jedes Mal so ist, sag es einer Lehrkraft oder deinem Trainer.',
  ],
  fewDaysOff: [
    'Gar nicht schlimm: Ein paar freie Tage schaden nicht, dein Körper lernt, während er ruht, und so schnell verlernst du nichts. Nur die Serie endet, wenn ein ganzer Tag ohne gespeicherte Einheit vergeht; deine längste bleibt in den Rekorden.',
    'Das ist in Ordnung. Was ein paar Tage ohne Training kosten, ist nach einer Einheit wieder da. Wenn dir die Serie wichtig ist, hält sie eine kurze Einheit am Tag; sonst ruh dich ohne schlechtes Gewissen aus.',
  ],
  changeName: [
    'Deinen Namen änderst du im Profil unter Anzeigename. Er hat höchstens 60 Zeichen und steht in der Rangliste, also nimm am besten einen Spitznamen.',
    'Öffne das Profil und ändere dort den Anzeigenamen. Nimm einen Spitznamen und nichts, womit man dich findet.',
  ],
  betterOverall: ['Ja, insgesamt wirst du besser: In {grown} von {judged} Übungen, die du mindestens dreimal gemacht hast, geht es aufwärts.', 'Ja: Von {judged} Übungen mit drei oder mehr Einheiten geht es in {grown} aufwärts.'],
  betterInOne: ['Ja, in der einen Übung, die du mindestens dreimal gemacht hast.', 'Ja, soweit ich das sagen kann: Eine Übung hat drei oder mehr Einheiten, und in ihr geht es aufwärts.'],
  partlyBetter: ['Zum Teil: In {grown} von {judged} Übungen, die du mindestens dreimal gemacht hast, geht es aufwärts, im Rest noch nicht.', 'Zum Teil: Von {judged} Übungen mit drei oder mehr Einheiten geht es in {grown} aufwärts, der Rest steht, wo er war.'],
  notBetterYet: ['In Zahlen noch nicht: Von {judged} Übungen mit drei oder mehr Einheiten ist zuletzt keine gestiegen. Lernen geht in Stufen, also mach langsamer und bleib eine Woche bei einer Übung.', 'Gerade wachsen die Zahlen nicht, bei keiner von {judged} Übungen. Das passiert allen: Mach zwei Einheiten lang langsamer und sauberer.'],
  yesterday: ['Gestern hattest du {sessions} Einheiten mit {minutes} Minuten.', 'Gestern: {sessions} Einheiten, {minutes} Minuten.'],
  yesterdayNothing: ['Von gestern sehe ich keine Einheit.', 'Gestern ist nichts gespeichert.'],
  weekDays: ['In den letzten 7 Tagen hast du an {days} Tagen trainiert ({sessions} Einheiten), in den 7 davor an {daysBefore} ({sessionsBefore} Einheiten).', 'Trainingstage: {days} in den letzten 7 ({sessions} Einheiten), {daysBefore} in den 7 davor ({sessionsBefore} Einheiten).'],
  rewardsOfDay: [
    'Nach Tagen weiß ich das nicht. Insgesamt hast du {experience} XP und {tokens} Token; jede gespeicherte Einheit bringt 50 XP und 10 Token und mehr für das Ergebnis. Heute waren es bisher {sessions} Einheiten.',
    'Welcher Tag was gebracht hat, sehe ich nicht. Was ich weiß: {experience} XP und {tokens} Token insgesamt, heute {sessions} Einheiten, und 50 XP und 10 Token für jede Einheit, dazu etwas für das Ergebnis.',
  ],
  byWeekday: [
    'In den letzten 30 Tagen waren es {sessions} Einheiten und {minutes} Minuten; der Kalender ist unter „Fortschritt“. Frag mich nach einem Tag, einer Woche oder einem Monat: „Minuten im Oktober“, „was hab ich am Dienstag gemacht“.',
    'Die letzten 30 Tage hatten {sessions} Einheiten und {minutes} Minuten, und „Fortschritt“ zeigt die Tage. Nenn einen Tag, eine Woche oder einen Monat, dann zähle ich dir das.',
  ],
  longestDay: ['Dein längster Tag, den ich sehe, war {ago}: {minutes} Minuten in {sessions} Einheiten.', 'Am längsten hast du {ago} trainiert: {minutes} Minuten, {sessions} Einheiten.'],
  bestsThisWeek: ['Ja, in den letzten 7 Tagen gab es einen neuen Bestwert: {list}.', 'Ja: Neue Bestwerte der letzten 7 Tage sind {list}.'],
  noBestThisWeek: ['In den letzten 7 Tagen nicht. Ein Bestwert fällt nicht jede Woche, also bleib dran.', 'Kein neuer Bestwert in den letzten 7 Tagen, und das ist normal.'],
  lowest: ['Bei {drill} waren es mindestens {lowest} {label}, dein Bestwert ist {best}, zuletzt {last}.', '{drill}: im schlechtesten Fall {lowest} {label}, im besten {best}, zuletzt {last}.'],
  noRecordOfDay: ['Kein neuer Bestwert {day}: {list}.', '{day} nicht: {list}.'],
  recordOfDay: ['Ja, {day} gab es einen neuen Bestwert: {list}.', 'Ja! Neue Bestwerte {day}: {list}.'],
  practiceJudged: ['{ago}: {list}.', 'Dein letztes Training war {ago}: {list}.'],
  practiceJudgedUp: ['Mehr als dein Durchschnitt, also war es ein gutes.', 'Das liegt über deinem Schnitt, gut gemacht.'],
  practiceJudgedDown: ['Etwas unter deinem Durchschnitt, und das ist normal: Kein Tag ist wie der andere, und es zählt trotzdem.', 'Diesmal weniger als dein Schnitt. Solche Tage gehören dazu.'],
  practiceJudgedSame: ['Das liegt etwa bei deinem Durchschnitt: beständig.', 'Teils über, teils unter deinem Schnitt: ein normaler Tag.'],
  practiceJudgedFirst: ['Davor gibt es zu wenig zum Vergleichen, also ist es dein Anfang, auf dem du aufbaust.', 'Zum Vergleichen ist es noch zu früh.'],
  streakRuns: ['Soweit ich sehe, läuft deine noch: {streak} Tage.', 'Deine ist nicht weg: Sie steht bei {streak} Tagen.'],
  streakEnds: ['Eine Serie endet, wenn ein ganzer Tag ohne gespeicherte Einheit vergeht.', 'Sie ist weg, wenn ein Tag ohne gespeicherte Einheit bleibt.'],
  parentsQuarrel: [
    'Das ist nicht schön mit anzuhören, und du bist nicht schuld: Wie Erwachsene streiten, müssen sie selbst klären. Sag einem von beiden in einem ruhigen Moment: „Es macht mich traurig, wenn ihr wegen meinem Fußball streitet.“ Wenn es nicht aufhört oder dir Angst macht, sag es einem anderen Erwachsenen, dem du vertraust: Oma oder Opa, einer Lehrkraft, deinem Trainer.',
    'Das tut mir leid, so macht es keinen Spaß. Du bist nicht der Grund und musst dich auf keine Seite stellen. Sag jedem von beiden, was du dir wünschst. Wenn es oft laut wird oder jemand verletzt wird oder Angst hat, sprich mit einem anderen Erwachsenen, dem du vertraust.',
  ],
  secondTeam: [
    'Das tut erst mal weh, und es sagt nichts darüber, wo du nächstes Jahr spielst: Mannschaften ändern sich ständig. Frag deinen Trainer in einem ruhigen Moment: „Woran soll ich arbeiten, damit ich zurückkomme?“ In der zweiten Mannschaft hast du oft mehr Ball und mehr Spielzeit, und genau das macht dich besser.',
    'Du darfst enttäuscht sein. Nutz es: mehr Spielzeit, mehr Kontakte, mehr Mut. Lass dir vom Trainer eine Sache nennen, an der du arbeiten sollst, üb genau die und erzähl zu Hause, wie es dir geht.',
  ],
  heavyFood: [
    'Pizza, Burger und Pommes sind ab und zu in Ordnung, liegen aber stundenlang schwer im Bauch, also nicht in den letzten drei Stunden vor dem Spielen. Am Abend davor schadet ein normaler Teller nicht, und nach dem Spiel schmeckt es am besten. Trink Wasser dazu.',
    'Ab und zu ist das in Ordnung. Nimm vor dem Spielen lieber etwas Leichteres wie Nudeln, Reis, Brot oder eine Banane, zwei bis drei Stunden vorher; das Schwere passt besser nach dem Spiel.',
  ],
  footShare: ['In {percent} % deiner Einheiten übst du mit deinem {foot} Fuß: in {alone} allein, in {both} mit beiden Füßen.', 'Deinen {foot} Fuß benutzt du in {percent} % deiner Einheiten: in {alone} allein, in {both} mit beiden Füßen.'],
  othersBetter: [
    'So geht es vielen, und es sagt wenig: Jeder hat zu einer anderen Zeit angefangen und wächst in seinem Tempo. Miss dich an dir selbst.',
    'Von außen sieht es oft so aus, und das tut weh. Andere üben schon länger oder sind früher gewachsen; ändern kannst du deine eigene nächste Zahl.',
  ],
  sleptBadly: [
    'Nach einer kurzen Nacht mach es ruhig: zehn leichte Minuten oder heute Pause, und früh ins Bett. Die meisten Kinder brauchen 9 bis 11 Stunden, Jugendliche 8 bis 10. Wenn du oft schlecht schläfst, sag es deinen Eltern.',
    'Eine schlechte Nacht schadet nicht, aber heute ist kein Tag für volle Kraft: etwas Kurzes und Leichtes, Wasser, und der Bildschirm früh aus. Wenn es oft vorkommt, sprich mit deinen Eltern.',
  ],
  keeperScores: ['Ja, ein Torwart darf Tore schießen wie alle anderen, mit Fuß oder Kopf und von überall; nur mit der Hand geworfen zählt es nicht.', 'Ja. Das Tor eines Torwarts zählt wie jedes andere, nur nicht mit der Hand geworfen.'],
  oneTwo: ['Ein Doppelpass ist ein Pass zu einem Mitspieler, den du sofort zurückbekommst, während du am Gegner vorbeiläufst. Pass fest, lauf gleich los und sei bereit für den Ball.', 'Du passt, sprintest am Verteidiger vorbei, und dein Mitspieler spielt direkt in deinen Lauf: Das ist ein Doppelpass. Allein kann eine Wand der Mitspieler sein.'],
  eyesWhenShooting: ['Beides nacheinander: einmal hochschauen und die Ecke wählen, dann bleiben die Augen auf dem Ball, bis du ihn getroffen hast.', 'Ein kurzer Blick zum Tor vor dem letzten Schritt, dann nur noch der Ball. Wer beim Schießen hochschaut, trifft ihn schlecht.'],
} as const;
