/** What is said to a turn that asks more closely of what the talk is about, by the subject and what is asked of it. */
export const coachDetailFollowUpLines = {
  // Offside
  offsideLevel: 'Ja, auf gleicher Höhe ist erlaubt: Bist du beim Pass genau neben dem vorletzten Gegner, ist es kein Abseits. Nur wenn Kopf, Körper oder Fuß näher an der Torlinie sind, ist es Abseits.',
  offsideWhyThrowIn: 'Weil der Einwurf nur den Ball zurück ins Spiel bringt: Er wird mit den Händen geworfen und nicht weit. Gäbe es da Abseits, würden die anderen einfach vorrücken, und keiner in der Nähe könnte ihn nehmen. Bei Abstoß und Ecke gilt es auch nicht.',
  offsideWhy: 'Ohne diese Regel würden Angreifer einfach vor dem Tor auf lange Bälle warten, und in der Mitte würde keiner spielen. So musst du rechtzeitig und schlau loslaufen und nicht nur weit vorne stehen.',
  offsideExample: 'Ein Beispiel: Dein Freund passt zu dir. Schau auf genau diesen Moment: Zwischen dir und dem Tor ist nur noch der Torwart, kein Verteidiger: Abseits. Ein Verteidiger und der Torwart sind da: kein Abseits. Ist dieser Verteidiger genau auf deiner Höhe: auch kein Abseits.',
  offsideOwnHalf: 'Nein, in der eigenen Hälfte stehst du nie im Abseits, und genau auf der Mittellinie auch nicht.',
  offsideKeeper: 'Ja, der Torwart zählt als einer der zwei. Meistens sind es der Torwart und ein Verteidiger; ist der Torwart weit draußen, können es auch zwei Verteidiger sein.',
  offsideThen: 'Dann bekommen die anderen einen indirekten Freistoß von dort, wo du warst. Eine Karte gibt es nicht, und wer dort nur steht und nicht eingreift, ist nicht im Abseits.',
  offsideBackwards: 'Bist du beim Pass hinter dem Ball, geht er also nach hinten oder genau zur Seite, ist es nie Abseits.',
  // Kicking
  hardFoot: 'Zieh die Zehen nach unten, als wolltest du auf den Ball zeigen, und mach dein Fußgelenk vor dem Treffen steif wie ein Brett. Üb ohne Ball: strecken, steif, locker, zehnmal. Dann schieß aus zwei Schritten sanft und halt es fest, bis der Fuß durchgeschwungen ist.',
  kickPart: 'Für einen harten Schuss nimmst du den Spann, die Oberseite vom Fuß: Zehen nach unten. Zum Passen und Zielen die Innenseite. Nie die Fußspitze: Das tut weh, und der Ball fliegt irgendwohin.',
  shotExample: 'Ein Beispiel: drei Schritte Anlauf, der letzte lang. Standbein neben den Ball, Augen auf den Ball, Spann mitten hindurch, und auf dem Schussfuß landen.',
  passFirm: 'Spiel den Ball mit der Innenseite, Fußgelenk steif, und schwing zu deinem Mitspieler durch. Fest genug ist er, wenn er beim Ankommen noch schnell rollt.',
  // Catching
  catchHands: 'Beim hohen Ball machst du ein W: Handflächen hinter den Ball, Finger gespreizt nach oben, die Daumen so nah, dass sie sich fast berühren. Arme vor dir nach oben gestreckt, dann an die Brust ziehen. Bei flachen Bällen drehst du die Hände: kleine Finger zusammen, Handflächen nach vorne.',
  catchAlone: 'Ja. Wirf den Ball gegen eine Wand und fang ihn mit dem W, erst vor der Brust, dann über dem Kopf: je zwanzigmal. Dann wirf ihn hoch, spring mit einem Bein ab und fang ihn ganz oben. Ein Tor brauchst du dafür nicht.',
  catchWhen: 'Fang, wenn du Platz hast und der Ball nicht zu hart ist. Fauste oder drück ihn zur Seite, wenn viele um dich sind, wenn er nass ist oder du ihn nur knapp erreichst.',
  catchBumped: 'Spring mit einem Bein ab und zieh das andere Knie vor dir hoch: Das schützt dich und bringt dich höher. Ruf früh und laut „Torwart“, geh zum Ball und warte nicht. Ist es zu eng, fauste ihn zur Seite weg.',
  catchDrop: 'Meistens sind die Hände zu weit auseinander, oder die Augen sind nicht am Ball. Schau ihn an, bis er in deinen Händen ist, lass die Arme etwas nachgeben und zieh ihn gleich an dich.',
  // Moves
  moveRunning: 'Schieb ihn beim Laufen weniger weit: nur einen halben Schritt, denn der Ball hat schon dein Tempo. Mach vor dem Trick einen kurzen Schritt zum Bremsen, dann den Trick, und erst danach gib wieder Gas.',
  moveWhen: 'Nimm ihn eins gegen eins, wenn der Verteidiger etwa zwei Schritte weg ist und auf dich zukommt oder sein Gewicht zur Seite verlagert, und neben ihm Platz ist. Nicht vor dem eigenen Tor und nicht im Gedränge.',
  moveOtherFoot: 'Mit dem anderen Fuß geht es spiegelverkehrt: Schiebt der rechte nach rechts hinaus und holt nach links herein, so schiebt der linke mit der Außenseite nach links hinaus und holt mit der Innenseite nach rechts herein. Fang langsam an, zehnmal auf jeder Seite.',
  moveWhichDefender: 'Am besten klappt er gegen einen, der auf dich zurennt oder sich schon zur Seite lehnt: kurz in seine Richtung schieben, dann weg davon. Steht er still und wartet, musst du ihn erst bewegen: Geh langsam auf ihn zu und mach den Trick, wenn er den ersten Schritt tut.',
  moveAfter: 'Dann sofort los: ein langer Kontakt in den Raum hinter ihm und drei schnelle Schritte, damit er nicht zurückkommt. Danach schau hoch: schießen, wenn das Tor nah ist, sonst zu dem passen, der frei ist.',
  moveOften: 'Zehnmal auf jeder Seite, jeden zweiten Tag, erst im Stand, dann im Gehen, dann im Laufen. Klappen acht von zehn, probier ihn gegen jemanden.',
  moveFails: 'Mach ihn kleiner: eine Hälfte vom Trick, langsam, bis sie leicht geht, dann die andere, dann beide. Meistens ist er zu groß, zu schnell, oder das Gewicht ist auf dem falschen Fuß.',
  // Pressing and a compact team
  pressWho: 'Der Nächste am Ball läuft zuerst an, schnell und im Bogen, sodass ein Passweg zu ist. Die nächsten zwei stellen die Pässe daneben zu, und der Rest rückt nach, etwa zehn Schritte auseinander. Einer ruft „los“, und alle gehen oder keiner.',
  pressAndCompact: 'Beides gehört zusammen: Ihr presst gemeinsam und bleibt dabei eng. Presst, wenn sie einen schlechten Kontakt haben oder zurückspielen; kommen sie raus, laufen alle zurück und machen die Mitte zu. Gegen sehr Schnelle fangt etwas tiefer an, damit hinter euch kein Platz ist.',
  pressFast: 'Gebt ihnen keinen Platz zum Laufen: Eure Verteidiger stehen etwas tiefer und eng beieinander, und einer sichert dahinter ab. Bremst sie, statt euch hineinzuwerfen, und passt selbst schnell, denn der Ball ist schneller als jeder Spieler.',
  compactHow: 'Etwa zehn Schritte zum nächsten Spieler, zur Seite und nach hinten. Bewegt sich der Ball, bewegen sich alle mit, wie an einem Seil.',
  // Defending
  markDistance: 'Zwischen dem Stürmer und deinem Tor, etwas auf der Seite vom Ball. Eine Armlänge weg, wenn du gleich schnell bist; gegen einen schnelleren zwei oder drei Schritte, damit er nicht an dir vorbeiläuft. Nah heran gehst du nur, solange der Ball zu ihm unterwegs ist.',
  markFaster: 'Lass zwei oder drei Schritte Abstand und steh seitlich, damit du sofort loslaufen kannst. Lauf schon vor dem Pass los, nimm den kürzeren Weg zum Tor und dräng ihn nach außen. Nicht hineinspringen.',
  markLook: 'Schau auf den Ball, nicht auf Füße oder Schultern, und wirf alle zwei Sekunden einen kurzen Blick auf deinen Stürmer, damit er dir nicht entwischt.',
  // Looking around
  scanWhen: 'Einmal, wenn der Pass zu einem Mitspieler losgeht, und einmal, kurz bevor der Ball zu dir kommt. Also zwei kurze Blicke, nie während du den Ball berührst.',
  scanForget: 'Zwei kurze Blicke über die Schulter: einer, wenn der Pass losgeht, einer kurz vor deinem Kontakt. Das vergisst am Anfang jeder, also mach ein Spiel daraus: Sag vor jedem Pass an der Wand eine Zahl oder Farbe, die hinter dir ist. Im Spiel fang mit einem Blick bei jedem Einwurf und Freistoß an.',
  getFree: 'Geh ein, zwei Schritte vom Ball weg, sodass dein Gegner mitgeht, dann komm schnell zurück und ruf. Steh dort, wo der Passende dich sieht, nicht hinter einem Gegner. Danach pass und lauf gleich weiter: Wer frei ist, bekommt auch den nächsten.',
  notPassedHow: 'Komm näher, bis auf zehn Schritte, steh dort, wo der mit dem Ball dich sieht, und ruf seinen Namen und „hier“. Spiel die ersten Bälle einfach und schnell: Wer zurückspielt, bekommt ihn wieder. Und sag deinem Trainer, dass du wenige Pässe bekommst.',
  // Wall and counts
  wallDistance: 'Bei „Wandpässe“ stehst du etwa vier große Schritte von der Wand, bei „Direktpass zur Wand“ etwa drei. Kommt der Ball zu schnell zurück, geh einen Schritt weiter weg, kommt er zu langsam, einen näher.',
  wallAlone: 'Dann ist die Wand dein Mitspieler. Steh etwa vier große Schritte weg, pass den Ball mit der Innenseite dagegen, Fußgelenk fest, nimm ihn weich mit einem Kontakt an und pass ihn mit dem anderen Fuß wieder. Zähl, wie viele ohne Fehler zurückkommen.',
  tapsBalance: 'Mach es langsamer: ein Tipp, beide Füße am Boden, dann der andere Fuß. Halt das Knie vom Standbein weich, dein Gewicht über diesem Fuß und die Augen nach vorne. Halt dich mit einer Hand an Wand oder Stuhl fest, bis es sicher geht.',
  // Juggling
  juggleLow: 'Kick ihn nur bis zum Knie: ein kleiner, weicher Kontakt mit festem Fußgelenk, die Zehen etwas hoch. Lass den Ball vor jedem Kick tief fallen. Je niedriger er bleibt, desto weniger fliegt er weg.',
  juggleOtherFoot: 'Weil du ihn seltener benutzt, kennt er die Bewegung noch nicht: Das ist normal. Fang klein an: Ball fallen lassen, einmal mit diesem Fuß kicken, fangen. Zehnmal am Tag, und nach ein paar Wochen fühlt es sich anders an.',
  juggleLoses: 'Dann fliegt er zur Seite oder zu hoch. Triff ihn in der Mitte mit flachem Fuß, tiefer als dein Knie, und steh mit weichen Knien, damit du einen kleinen Schritt zu ihm machen kannst.',
  // Numbers
  // Food
  drinksNo: 'Nein, lass Cola und Energydrinks weg: viel Zucker und Koffein, das ist nichts für Kinder und macht dich später müde. Wasser reicht.',
  eatAfter: 'Nudeln sind sehr gut: etwa innerhalb einer Stunde, mit Gemüse, Käse oder Fleisch und genug Wasser. So füllt dein Körper wieder auf.',
  // Growing
  growingBad: 'Du hörst davon nicht auf zu wachsen. Aber wenn du mit Schmerzen weiterspielst, dauert es länger und wird schlimmer. Mach Pause, bis der Arzt oder die Ärztin sagt, wie viel geht.',
  // A shot
  shotArms: 'Lass sie locker mitschwingen: Der Arm auf der anderen Seite vom Schussbein geht nach außen und etwas nach vorne, wie beim Laufen. Das hält dein Gleichgewicht; die Hände bleiben locker.',
  shotHowMany: 'Zehn gute mit jedem Fuß genügen für ein Training, mit kurzer Pause nach fünf. Wird das Bein müde, werden die Schüsse ungenau, also hör auf, solange sie sauber sind.',
  shotWhy: 'Weil der Spann der härteste und geradeste Teil vom Fuß ist, und ein festes Fußgelenk gibt den ganzen Schwung vom Bein an den Ball. Bei einem wackligen Fuß geht viel davon verloren.',
  shotRunUp: 'Drei oder vier Schritte, etwas schräg von der Seite. Der letzte Schritt ist der längste, und dann steht das Standbein neben dem Ball.',
  shotMatch: 'Im Spiel leg den Ball mit einem Kontakt zur Seite, schau einmal zum Tor und schieß früh und flach in eine Ecke. Halbe Kraft in die Ecke ist öfter ein Tor als volle in die Mitte.',
  // A penalty
  penaltyLook: 'Schau auf den Ball. Such dir die Ecke aus, bevor du hingehst, schau weder Torwart noch Ecke lange an, und bleib dabei. Die Augen bleiben am Ball, bis er weg ist.',
  penaltyKeeperMoves: 'Bleib bei deiner Ecke, flach und fest: Gut neben den Pfosten geschossen geht er rein, auch wenn der Torwart hinfliegt. Wer es sich im Anlauf anders überlegt, verschießt am häufigsten.',
  penaltyFoot: 'Mit dem besseren Fuß, und mit der Innenseite: Das ist am sichersten. Mit dem Spann ist er schwerer zu halten und leichter zu verschießen.',
  penaltyNerves: 'Leg den Ball selbst hin, atme dreimal langsam und mach immer dasselbe: so viele Schritte zurück, auf den Ball schauen, los. Jeder verschießt einmal, und niemand mag dich deshalb weniger.',
  penaltyRebound: 'Du darfst noch einmal schießen, wenn der Torwart den Ball berührt hat. Kam er nur von Pfosten oder Latte zurück, muss erst ein anderer dran sein.',
  // A throw-in
  throwFar: 'Bis zu einem freien Mitspieler ist weit genug: meistens fünf bis zehn Schritte, auf den Fuß oder die Brust. Weit ist nur gut, wenn jemand in den freien Raum läuft, und ein falscher Einwurf gibt den Ball her.',
  throwBehindHead: 'Der Ball geht mit beiden Händen ganz hinter den Kopf und kommt in einer Bewegung darüber. Springen darfst du nicht: Beim Loslassen muss von jedem Fuß ein Teil am Boden sein, auf der Linie oder dahinter. Auf die Zehenspitzen gehen ist erlaubt, ein Fuß in der Luft ist ein falscher Einwurf.',
  throwWrong: 'Dann bekommen die anderen den Einwurf. Meistens war ein Fuß in der Luft, oder der Ball kam nicht von hinter dem Kopf.',
  throwWhom: 'Zu jemandem, der frei ist und ihn dir zurückspielen kann, oder die Linie entlang. Du selbst darfst den Ball erst wieder spielen, wenn ein anderer dran war.',
  // Past a defender
  beatStays: 'Dann wartet er auf deinen Fehler. Geh langsam mit kleinen Kontakten auf ihn zu, bring ihn zum Zurückgehen, und dann wechsle das Tempo: auf einer Seite vorbei und drei schnelle Schritte. Wartet er immer noch, pass: Das ist keine Niederlage.',
  beatMatch: 'Im Spiel mach es vor ihrem Tor oder an der Seitenlinie, wenn du Platz hast und hinter dir jemand absichert. In der eigenen Hälfte pass lieber. Ein Trick, einmal und schnell, genügt.',
  beatWhich: 'Such dir einen aus und lern nur den: Übersteiger, Zurückziehen oder die Schulter fallen lassen. Ein einfacher, der schnell ist, schlägt einen schweren, der langsam ist.',
  beatLoses: 'Meistens ist der Ball zu weit weg, oder der Trick kommt zu spät. Fang zwei Schritte vor dem Verteidiger an, mach kleine Kontakte und schau vorher einmal hoch.',
  beatAfter: 'Sofort mit einem langen Kontakt und drei schnellen Schritten vorbei, und lauf in den Weg des Verteidigers, damit er nicht zurückkommt. Dann schau hoch: schießen, flanken oder passen.',
  // Pressing
  pressWhen: 'Wenn sie einen schlechten Kontakt haben, zurückspielen, auf den Ball hinunterschauen oder an der Seitenlinie nicht weiterkommen. Passiert nichts davon, bleibt eng zusammen und wartet.',
  pressBeaten: 'Dann laufen alle sofort zurück, zuerst in die Mitte vor das Tor. Der Nächste am Ball bremst den Angreifer, ohne zu grätschen, bis die anderen da sind.',
  pressWhy: 'Weil einer ohne Zeit Fehler macht, und ihr gewinnt den Ball nah an ihrem Tor, der Weg ist also kurz. Aber es braucht alle: Läuft nur einer, wird er bloß müde.',
  // Speed
  speedHowLong: 'Mit kurzen Sprints zwei- oder dreimal in der Woche spürst du es nach vier bis sechs Wochen. Sechs Sprints von fünf bis zehn Metern mit ganzer Pause dazwischen genügen.',
  speedWhy: 'Weil Schnelligkeit aus frischen Muskeln kommt: Du trainierst sie nur, solange du nicht müde bist. Wenige kurze mit langer Pause helfen mehr als viele.',
  speedBall: 'Mit dem Ball schieb ihn zwei oder drei Schritte vor, wenn Platz ist, mit dem Spann, und lauf hinterher. Nah am Gegner wieder kleine Kontakte.',
  // First touch
  touchWhy: 'Weil der erste Kontakt entscheidet, wie viel Zeit du hast. Springt der Ball zwei Schritte weg, ist ein Gegner da; liegt er einen halben Schritt vor dir, kannst du passen, schießen oder laufen.',
  touchMatch: 'Schau über die Schulter, bevor der Ball kommt, steh halb gedreht und nimm ihn weg vom Gegner in den freien Raum. Ist einer direkt hinter dir, spiel mit einem Kontakt zurück.',
  touchHigh: 'Bei einem hohen Ball entscheide früh: Fuß, Oberschenkel oder Brust. Geh darunter und zieh den Körperteil etwas zurück, wenn er kommt, dann fällt er vor dich.',
  // Passing
  passWhy: 'Weil die Innenseite der größte und flachste Teil vom Fuß ist: Der Ball geht dorthin, wohin du sie drehst. Das feste Fußgelenk macht ihn scharf.',
  passMatch: 'Schau, bevor der Ball kommt, pass auf den Fuß, der vom Gegner weg ist, oder in den Raum vor einem, der läuft. Dann beweg dich sofort, damit du ihn zurückbekommst.',
  passMisses: 'Dann zeigt das Standbein falsch, oder das Fußgelenk ist locker. Zehen vom Standbein zum Ziel, Fuß wie ein L nach außen gedreht, und zum Ziel durchschwingen.',
  // Nerves
  nervesWhy: 'Weil dein Körper sich auf etwas vorbereitet, das dir wichtig ist: Das Herz schlägt schneller, und das kann sich wie ein Stein im Bauch anfühlen. Es heißt nicht, dass du schlecht spielst.',
  nervesStart: 'Fang mit etwas Leichtem an: ein einfacher Pass, ein Lauf, ein Zuruf. Nach den ersten zwei oder drei Kontakten wird es meistens von selbst besser.',
  nervesNight: 'Pack deine Tasche früh, in der letzten halben Stunde kein Bildschirm, und atme zehnmal länger aus als ein. Eine Nacht mit wenig Schlaf verdirbt kein Spiel.',
  // Set pieces
  freeKickAim: 'Entscheide vor dem Anlauf: mit Effet über die Mauer ins kurze Eck oder flach und hart auf die lange Seite. Triff ihn etwas unter und neben der Mitte mit der Innenseite.',
  cornerAim: 'Ziel in den Raum zwischen Fünfer und Elfmeterpunkt, so hoch, dass der erste Verteidiger nicht drankommt. Kurz zu einem freien Mitspieler ist auch gut.',
  // A keeper
  diveHow: 'Drück dich mit dem Fuß auf der Seite vom Ball ab, lande auf der Körperseite und nicht auf Ellbogen oder Bauch, beide Hände vor dir. Fang auf den Knien im Gras an, dann aus der Hocke.',
  // Goals
  goalsHow: 'Sei dort, wo der Ball hinkommt: bei Flanken an den langen Pfosten laufen, bei jedem Schuss auf den Abpraller gehen und früh schießen. Drei ruhige Schüsse in eine Ecke sind mehr wert als zehn wilde.',
  goalsCalm: 'Ein Blick zum Tor, bevor der Ball kommt, ein Kontakt zur Seite, dann mit der Innenseite in eine untere Ecke. Langsam im Kopf, schnell mit dem Fuß.',
  // A foul
  foulCard: 'Für ein normales Foul gibt es nur Freistoß. Gelb gibt es für ein rücksichtsloses, für das Stoppen eines guten Angriffs oder fürs Meckern, Rot für ein sehr grobes oder eins, das ein sicheres Tor verhindert.',
  foulHold: 'Ja: Am Trikot ziehen, halten, schubsen und Bein stellen sind Fouls, auch wenn der Ball nicht nah ist. Schulter an Schulter auf dem Weg zum Ball ist fair.',
  // A cross
  crossHigh: 'So hoch, dass der erste Verteidiger nicht drankommt und ein Mitspieler köpfen oder volley schießen kann, etwa so hoch wie die Latte. Sind viele Verteidiger da, spiel sie flach und scharf in den Raum vor dem Tor.',
  crossWhen: 'Wenn du geschaut hast und jemand im Strafraum ist: mit einem Kontakt am Verteidiger vorbei, einmal hochschauen und dann sofort. Ist niemand da, pass zurück.',
  crossAim: 'In den Raum zwischen Torwart und Verteidigern oder an den langen Pfosten. Nicht direkt auf den Torwart, den fängt er.',
  // A corner and the chest
  cornerFoot: 'Mit dem Fuß, mit dem du besser schießt. Von rechts dreht der linke Fuß den Ball zum Tor hin und der rechte vom Tor weg; von links ist es umgekehrt.',
  cornerShort: 'Spiel sie sanft zu einem Mitspieler, der dir entgegenkommt, und lauf gleich weiter: Dort seid ihr zwei gegen einen. Gut ist das, wenn im Strafraum viele große Verteidiger stehen.',
  chestArms: 'Zur Seite und etwas nach hinten, weg vom Ball: Das öffnet die Brust und hält dein Gleichgewicht, und nichts berührt einen Arm.',
  // Joy
  celebrate: 'Plan es mit deiner Mannschaft: zur Eckfahne laufen, Arme weit, rutschen nur auf nassem Gras, ein kleiner Tanz oder Abklatschen mit allen. Und sei nett zu den anderen.',
  celebrateJump: 'Der Sprung mit dem Ruf geht so: anlaufen, mit beiden Füßen abspringen, in der Luft halb drehen und mit Beinen und Armen weit und weich landen, dabei rufst du. Probier es erst klein und auf Gras.',
  // A keeper's side of it
  keeperCrosses: 'Komm nur raus, wenn du sicher zuerst am Ball bist: Er ist hoch, nicht zu scharf und kommt in den kleinen Strafraum vor dir. Dann ruf „Torwart!“, spring mit einem Bein ab und nimm ihn so hoch wie möglich. Wenn du zweifelst oder er an den zweiten Pfosten geht, bleib auf der Linie und mach dich bereit für den Schuss.',
  keeperTooHigh: 'Steh zwei oder drei Schritte vor der Linie und nicht zehn, dann lupft dich keiner. Geht ein Ball über deinen Kopf, dreh dich zur Seite, geh mit schnellen Seitschritten zurück und lenk ihn mit einer Hand über die Latte. Wer noch wächst, kommt bei einer hohen Latte nicht an jeden Ball: Einer genau im Eck ist kein Fehler.',
  keeperLegs: 'Füße nur so weit wie die Schultern, Knie gebeugt, beide Hände tief vor den Schienbeinen. Bei einem flachen Schuss geht ein Knie hinter den Händen runter, so schließen Bein und Körper die Lücke. Lass dir zwanzig Bälle auf die Füße rollen, erst langsam.',
  keeperLegsTold: 'Das passiert jedem Torwart, auch denen im Fernsehen, und die anderen vergessen es schneller als du. Die Lücke war nur einen Moment offen. Wenn du magst, sage ich dir, wie du sie schließt: Frag „Wie verhindere ich Bälle durch meine Beine?“.',
  keeperGloves: 'Ja, ein bisschen: In zu großen Handschuhen rutscht der Ball, weil die Finger sie nicht füllen. Ein Finger Luft vorne ist gut, mehr ist zu viel. Mach den Verschluss fest zu, und frag zu Hause nach der kleineren Größe, wenn neue dran sind.',
  // A defender and an attacker
  defendFastWinger: 'Lass einem schnellen Gegner zwei oder drei Schritte Platz, und steh halb gedreht zwischen ihm und dem Tor. Zeig ihm die Seitenlinie und nicht die Mitte, lauf los, bevor der Pass kommt, und spring nicht rein. Ein Mitspieler, der hinter dir absichert, hilft auch.',
  strikerPressed: 'Wenn ein Verteidiger an dir dran ist, entscheide vor dem Ball: ein früher Blick zum Tor. Dann den Körper zwischen Gegner und Ball, der erste Kontakt weg von ihm, und sofort flach schießen, ohne auszuholen. Ist kein Platz, leg zurück auf einen Mitspieler.',
  // How one stands
  standingFoot: 'Neben den Ball, etwa eine Handbreit weg, und die Zehen zeigen dahin, wo der Ball hin soll. Steht der Fuß zu weit hinten, fliegt der Ball hoch; zeigen die Zehen zur Seite, geht der Ball auch dahin.',
  wallStance: 'Halb seitlich: die Hüfte etwas offen, damit du die Wand und den Platz neben dir siehst, auf den Fußballen und mit gebeugten Knien. Erst beim Schlag drehst du dich zur Wand, mit dem Fuß nach außen gedreht.',
  armsLength: 'Ja, dein Arm: ungefähr so weit, wie du mit ausgestrecktem Arm kommst, also ein großer Schritt. So nah, dass der Gegner dich merkt, und so weit, dass er den Ball nicht einfach vorbeilegt.',
  bothFeetHow: 'Beides, aber fang mit dem schwachen Fuß an, solange du frisch bist: drei Runden nur mit ihm, dann zwei Runden abwechselnd. Schafft er etwa halb so viel wie der andere, wechselst du jedes Mal.',
  juggleForward: 'Nach vorne fliegt er, wenn die Zehen nach unten zeigen oder das Knie steif ist. Zieh die Zehen etwas hoch, halt das Fußgelenk fest, beug das Knie und triff den Ball unter der Mitte, wenn er auf Kniehöhe ist. Ein Kontakt und fangen, zehnmal, dann zwei.',
  // Moves and clearing
  rainbowHitsMe: 'Er trifft dich, wenn der Ball hinter dir hochgeht und nicht über dich. Beug dich etwas vor, roll ihn nur die halbe Wade hoch, und kick ihn früh und nach vorne mit der Ferse, dann gleich weiterlaufen.',
  easyTrick: 'Ein leichter zum Zeigen: Fuß auf den Ball, mit der Sohle zurückziehen und mit der Innenseite vom selben Fuß zur Seite wegschieben. Nach zehn Versuchen sieht das schnell aus.',
  cutInside: 'Zum Nach-innen-Ziehen lauf erst nach außen, werd etwas langsamer, schieb den Ball dann mit dem Fuß, der weiter weg vom Tor ist, zur Mitte, zwei schnelle Schritte, und flach ins lange Eck. Von rechts gehst du mit links nach innen, von links mit rechts.',
  closeDribble: 'Kleine Kontakte, fast bei jedem Schritt einer, dann ist der Ball nie weiter als einen halben Schritt weg. Knie gebeugt, zwischen den Kontakten hochschauen und das Tempo wechseln: langsam, langsam, dann schnell in die Lücke. Flaschen mit einem Schritt Abstand sind gut dafür.',
  clearBall: 'Zum Klären geh mit dem Körper hinter den Ball, triff ihn hart mit dem Spann, und zwar hoch, weit und zur Seite, nie quer vor dem eigenen Tor. Ist keine Zeit, spiel ihn ins Aus: Auch das ist gut geklärt.',
  // Offside
  offsideWhyTwo: 'Weil die Regel alle zählt, und der Torwart ist einer davon. Er ist meistens da, also heißt es: Ein Verteidiger muss noch näher am Tor sein oder auf deiner Höhe. Bei nur einem könntest du allein vor dem Torwart warten.',
  offsideNoTouch: 'Nein, nur da zu stehen ist kein strafbares Abseits. Es zählt erst, wenn du eingreifst: Du spielst den Ball, gehst hin, stehst dem Torwart im Blick oder störst einen Gegner.',
  offsideOpponent: 'Nein, das ist kein Abseits: Spielt ein Gegner den Ball absichtlich zu dir, etwa einen zu kurzen Rückpass, darfst du ihn nehmen. Nur wenn der Ball von ihm bloß abprallt oder abgewehrt wird, zählt der Pass deines Mitspielers.',
  // What to ask and how to begin
  askCoachWhat: 'Vor oder nach dem Training, ganz ruhig: „Woran soll ich arbeiten, damit ich mehr spiele?“ Oder: „Was muss ich besser machen, um von Anfang an zu spielen?“ Frag nur nach dir und nicht nach dem anderen, sag danke, und mach zwei Wochen lang genau das.',
  firstSteps: 'Willkommen! Am Anfang kann es keiner. Ein kleiner Plan mit drei leichten Übungen, je 5 Minuten: „Links-rechts-Tipper“ für das Gefühl, „Sohlenroller“ zum Bewegen und „Wandpässe“ für einen Pass, der zurückkommt. Langsam ist richtig, und drei Tage in der Woche reichen.',
  favouriteToo: 'Ich habe keinen: Ich bin ein Programm und schaue keine Spiele. Aber deine Wahl ist gut! Welchen Trick magst du am liebsten? Ich suche dir eine Übung dazu.',
  restDayKickabout: 'Ja, Kicken zum Spaß ist am Pausentag gut: locker, kurz, ohne Sprints und ohne Übung zum Zählen. Nur mit Schmerzen oder schweren Beinen lieber nicht.',
  noTrialInPlan: 'Du hast recht: Von einem Probetraining hast du nichts gesagt. Es ist einfach ein Plan für eine Woche. Die freien Tage sind für die Beine; sag „auch am Montag“, dann kommt ein Tag dazu.',
  formToLook: 'Auf vier Dinge: Der Standfuß steht neben dem Ball, Zehen zur Wand, der andere Fuß ist nach außen gedreht wie ein L, das Fußgelenk bleibt fest, und der Ball rollt ohne Drall zur Seite. Dreht er sich, waren es die Zehen.',
  keeperSmall: 'Klein zu sein ist kein Grund, hohe Bälle aufzugeben: Lauf einen Schritt früher los, zwei schnelle Schritte, spring mit einem Bein ab, das andere Knie hoch, beide Arme gestreckt. Wirf den Ball hoch gegen eine Wand und fang ihn am höchsten Punkt, zwanzigmal. Am meisten hilft, früh „Torwart!“ zu rufen.',
  cutInsideSteps: 'Schritt für Schritt: den Ball nach außen tippen, auf diesen Fuß treten, dann mit dem anderen zur Mitte schieben. Für den linken Fuß kommst du von rechts: zwei Schritte zur Linie, mit links nach innen, noch ein Kontakt, Schuss. Geh es zehnmal, bevor du läufst.',
  // Asked by children
  keeperDuel: 'Eins gegen eins machst du das Tor klein: Lauf schnell raus, solange der Ball weg vom Fuß ist, und bleib stehen, bevor er ihn wieder berührt. Dann steh groß und tief auf den Zehen, Hände an den Seiten, und warte: Wer zuerst runtergeht, hat meistens verloren. Geh nur zu Boden, wenn du den Ball erreichst, mit den Händen zuerst.',
  keeperDuelWhen: 'Eine Zahl in Sekunden gibt es nicht: Schau auf den Ball. Lauf raus, wenn er weit vom Fuß weg ist oder du sicher zuerst da bist. Kann der andere ihn berühren, dann steh still, tief und groß. Runter gehst du erst, wenn er zum Schuss nach unten schaut oder den Ball vorbeilegt. Ist es zu weit? Dann bleib ein paar Schritte vor der Linie und lass ihn kommen.',
  keeperDuelChip: 'Ein Heber ist nur gefährlich, solange du läufst oder weit draußen stehst. Bleib also stehen und mach dich groß, sobald der andere hochschaut, und geh nicht früh runter. Nah am Ball ist kein Platz, ihn über dich zu heben. Geht er doch drüber, dreh dich sofort um und lauf zurück: Ein Heber ist langsam.',
  keeperLineOrOut: 'Raus, wenn du zuerst am Ball bist oder nah dran, solange er weg vom Fuß ist. Sonst bleib ein paar Schritte vor der Linie, geh mit kleinen Schritten vor und bleib stehen, wenn geschossen werden kann. Genau auf der Linie ist das Tor für den anderen am größten, also: raus, stehen, groß, warten. Entscheide dich einmal und dreh nicht auf halbem Weg um.',
  bestInTeam: 'Stark! Besser wirst du auch unter Langsameren, wenn du es dir schwerer machst: nur der schwache Fuß, ein Kontakt weniger, vor jedem Ball hochschauen, oder hilf jemandem, der es schwer findet, denn Erklären macht auch dich besser. Frag deinen Trainer nach einer schwereren Aufgabe, oder ob du mal bei den Älteren mittrainieren darfst. Zu Hause übst du das, was du am wenigsten magst.',
  bestInTraining: 'Gib dir im Training eine Aufgabe, die sonst niemand hat: nur zwei Kontakte, nur der schwache Fuß, vor jedem Ball ein Schulterblick, oder nach Ballverlust sofort zurückerobern. Frag deinen Trainer, ob du zu zweit mit den Stärksten üben darfst. Und hilf jemandem, der langsamer ist: Wer erklärt, muss es gut können.',
  worldRecord: 'Weltrekorde weiß ich nicht auswendig, und eine Zahl, die falsch sein kann, sage ich nicht: Schau mit einem Erwachsenen nach. Deinen eigenen Bestwert kenne ich, frag mich danach. Einer mehr ist der Rekord, der hier zählt.',
  waitingInTraining: 'Warten ist öde, aber du kannst es nutzen: Sohlentipper oder kleines Jonglieren mit einem freien Ball, dem Besten in der Reihe zuschauen oder überlegen, was du gleich machst. Sag deinem Trainer freundlich: „Können wir zwei Reihen machen oder mehr Bälle nehmen?“ Viele sind froh über den Hinweis.',
  kitForTraining: 'In deine Tasche: Fußballschuhe, Schienbeinschoner mit langen Stutzen drüber, Trikot und Hose, etwas Warmes für kalte Tage und eine große Flasche Wasser. Torhüter nehmen Handschuhe mit. Bälle sind meistens da, also frag, ob du einen eigenen brauchst. Schreib deinen Namen auf alles, und lass deine Eltern fragen, was du vom Verein bekommst.',
  agOnGrass: 'Ein Paar reicht: AG-Schuhe gehen auf trockenem oder festem Rasen gut. Auf nassem, weichem Rasen rutschst du eher, weil ihre Noppen kurz sind; ein zweites Paar braucht nur, wer viel auf tiefem Boden spielt. Andersherum ist es nicht gut: FG-Stollen bleiben auf Kunstrasen leicht hängen, und das geht auf Knie und Knöchel.',
  sprintsPerWeek: 'Zwei Tage in der Woche mit Sprints reichen, höchstens drei, mit einem leichten Tag dazwischen. Ein Teamtraining mit viel Laufen zählt als einer davon. Frische Beine machen dich schneller, müde nicht.',
  askingAnnoys: 'Nein, das nervt nicht: Trainer mögen Spieler, die besser werden wollen. Frag einmal, in einem ruhigen Moment vor oder nach dem Training: „Woran soll ich arbeiten, damit ich von Anfang an spiele?“ Das ist besser als „warum nicht ich?“. Dann hör zu und zeig es, und frag nicht jede Woche wieder.',
  kickSideways: 'Weil der Ball dahin geht, wohin ihn die Stelle drückt, die ihn trifft. Ein Zeh ist klein und rund und trifft den Ball neben der Mitte, deshalb fliegt er weg. Drei Dinge halten ihn gerade: Dein Standfuß zeigt dahin, wohin der Ball soll, dein Fußgelenk ist fest, und du triffst die Mitte des Balls mit dem Spann oder der Innenseite.',
  // Das erste Spiel im Tor
  firstMatchInGoal: 'Vor dem ersten Spiel im Tor nervös zu sein ist normal, und niemand erwartet Wunder. Lass dir vorher zehn leichte Bälle rollen und werfen. Im Spiel stehst du ein, zwei Schritte vor der Linie, Hände bereit, und bringst den Körper hinter den Ball; kommst du raus, ruf „Torwart!“. Hast du den Ball, lass dir Zeit. An jedem Gegentor ging der Ball vorher an zehn anderen vorbei: einmal durchatmen, der nächste zählt.',
  keeperConcedes: 'Das wird passieren, wie jedem Torwart in fast jedem Spiel, und zehn andere waren vor dir dran. Mach dann immer dasselbe: einmal durchatmen, in die Hände klatschen, „nächster Ball“, und das Spiel geht weiter. Meckert jemand, musst du nichts antworten. Hört es nicht auf, sag es deinem Trainer: Er kann das mit einem Satz beenden.',
  keeperFirstHardShots: 'Feste Schüsse machen weniger Angst, wenn du sie erwartest: ein kleiner Schritt nach vorn, Knie locker, beide Hände vor dem Körper. Du musst sie nicht fangen: Lenk sie zur Seite oder nach unten. Lass dir beim Aufwärmen erst leicht auf die Hände schießen und dann langsam fester. Handschuhe helfen, und du darfst sagen, wenn es zu fest ist.',
  // Gegen einen Gegner
  defendStrong: 'Drück nicht dagegen, sei früher da: Steh halb neben und halb hinter ihm, eine Armlänge weg, und geh genau dann vor ihn, wenn der Pass kommt. Hat er den Ball schon, bleib tief und auf den Füßen, warte, und spitzel ihn weg, wenn er weit vom Fuß ist. Hilfe von einem Mitspieler dahinter ist keine Schande.',
  defendTurner: 'Lass eine Armlänge Platz, damit er sich nicht um dich herumdrehen kann. Steh seitlich, zeig ihm die Seitenlinie und warte: Stich nicht nach dem Ball, solange er mit dem Rücken zu dir steht. Dein Moment kommt, wenn er sich dreht und der Ball weit vom Fuß ist. Ruf einen Mitspieler für die andere Seite.',
  defendTricks: 'Schau auf den Ball und nicht auf die Füße: Der Ball bewegt sich nur einmal. Bleib seitlich auf den Zehen, zwei Schritte weg, und geh mit kleinen Schritten mit zurück. Zeig ihm den Weg nach außen. Geh erst hin, wenn er sich den Ball zu weit vorlegt. Ein Trick, auf den du wartest, bringt nichts.',
  // Aufwärmen mit Ball
  warmUpWithBall: 'Zehn Minuten mit dem Ball:\n1. Zwei Minuten locker dribbeln, mit beiden Füßen und ein paar Drehungen.\n2. Sohlentipper und Sohlenrollen, je 30 Sekunden, zweimal.\n3. Pässe mit Partner oder Wand, erst langsam, dann mit einem Kontakt.\n4. Vier kurze Läufe mit Ball, jeder etwas schneller.\n5. Vor einem Spiel drei, vier leichte Schüsse.',
  // Ausrüstung
  turfShoes: 'Für Kunstrasen passen Schuhe mit vielen kurzen Noppen (TF, „Tausendfüßler“), oder AG-Schuhe, wenn oft darauf gespielt wird. FG-Schuhe für echten Rasen bleiben darin hängen, das ist schlecht für Knie und Knöchel, und manche Vereine erlauben sie dort nicht. Auch auf Asche und hartem Boden ist TF richtig. Vorn reicht ein Daumen breit Platz.',
  shinPadsFit: 'Sie gehen von einer Handbreit über dem Knöchel bis eine Handbreit unter das Knie, liegen eng an und rutschen beim Laufen nicht. Die Größe richtet sich nach der Körpergröße, die steht auf der Packung. Unter dem Stutzen reichen leichte; für jüngere Kinder sind welche mit weichem Knöchelschutz gut. Im Spiel sind sie Pflicht.',
  colaWhyNot: 'Wegen Zucker und Koffein: Erst bist du wach, bald danach müde, und der Durst bleibt. Koffein lässt Kinder auch schlechter schlafen. Ein Glas am Geburtstag ist etwas anderes als eins vor dem Spiel.',
  whyShinPads: 'Weil ein Tritt ans Schienbein sehr wehtut und den Knochen brechen kann, davor liegt kaum ein Muskel. Auch die Spielregeln verlangen sie: Ohne lässt der Schiedsrichter niemanden mitspielen.',
  // Konten
  oneAccountEach: 'Besser hat jeder ein eigenes Konto: In einem gemeinsamen kämen Zahlen, Serien und Karten durcheinander. Ein Spitzname und eine E-Mail-Adresse reichen. Auf einem Gerät ist immer nur einer angemeldet: im Profil abmelden, dann meldet sich der andere an.',
  teamAccount: 'Nein, jeder braucht ein eigenes Konto: In einem für alle kämen Zahlen, Serien und Karten durcheinander, und ein Konto für Trainer gibt es nicht. Was geht: Jeder legt ein Konto mit Spitznamen an, Jüngere mit den Eltern, und alle tragen im Profil denselben Teamnamen ein. Die Rangliste der Teams zählt dann zusammen, was sie üben.',
  // Daten
  dataKept: 'Was du speicherst, liegt auf dem Server dieser App, für dich: keine Werbung, keine Verfolgung, nichts wird verkauft, und andere Spieler sehen es nicht. In der Rangliste sehen andere Spitzname, Bild, Level und Trainingszahlen, wenn du dort gezeigt wirst. Videos bleiben auf deinem Gerät, solange du keins sendest. Was hier sonst den Server verlassen kann, steht auf der Seite „Für Eltern“ in den Einstellungen, und dort kannst du auch alles herunterladen oder löschen.',
  dataForParent: 'Gespeichert wird auf dem Server des Betreibers dieser App: E-Mail-Adresse, Spitzname, Training und die letzten Gespräche mit mir. Keine Werbung, keine Verfolgung, nichts wird verkauft. Eine fremde KI bekommt nie Name, E-Mail-Adresse oder Team, und unter 13 ohne das festgehaltene Ja der Eltern gar nichts; dasselbe gilt für das Senden eines Videos. Welche fremden Dienste hier überhaupt eingeschaltet sind, etwa für E-Mails oder Speicher, steht auf der Seite „Für Eltern“ unter „Was diesen Server verlässt“, mit dem Weg, alles herunterzuladen oder zu löschen.',
  videoForParent: 'Zuerst niemand: Ein Video bleibt auf dem Gerät, und dort entsteht auch die Auswertung. Nur wer es mit Absicht sendet, lässt den Server darauf schauen, unter 13 nur mit dem Ja der Eltern, und es wird binnen 24 Stunden gelöscht, wenn es nicht mit Absicht behalten wird. Kein anderer Spieler sieht es je. Wer diesen Server betreibt, kann sehen, was darauf liegt, wie auf jedem Server: Die Seite „Für Eltern“ nennt ihn.',
  // Regeln nach Alter
  offsideByAge: 'Bei den Jüngsten meistens nicht: Bis zur F-Jugend gibt es fast nie Abseits, in der E-Jugend kommt es auf die Liga an, und ab der D-Jugend, auf dem größeren Feld, gilt es fast überall. Dein Trainer weiß, wie es bei euch ist.',
  backPassByAge: 'Ab der D-Jugend gilt sie fast überall. Darunter darf der Torwart in vielen Ligen jeden Ball in die Hand nehmen, in manchen gilt die Regel schon. Frag deinen Trainer, wie es bei euch ist.',
  playersByAge: 'Das wächst mit dem Alter und ist je nach Land und Liga etwas anders: Bambini und F-Jugend spielen meist drei bis fünf auf jeder Seite, die E-Jugend fünf bis sieben, die D-Jugend meist neun und ab der C-Jugend elf.',
  ballByAge: 'Größe 3 bis etwa acht, Größe 4 von neun bis etwa 13, Größe 5 ab etwa 14. Für Kinder gibt es leichte Bälle in diesen Größen, die Füße und Kopf schonen.',
  headingByAge: 'Viele Verbände lassen Kopfbälle im Training bis etwa zwölf weg und fangen danach mit weichen Bällen und wenigen Wiederholungen an. Hier zeige ich unter 13 keine. Was die Mannschaft macht, entscheidet der Trainer mit den Eltern.',
  subsByAge: 'Im Kinderfußball gibt es meistens keine Grenze: Wer rausgeht, darf wieder rein, und alle sollen spielen. Etwa ab der C-Jugend legt die Liga eine Zahl fest. Sie steht in den Regeln eurer Liga, und dein Trainer kennt sie.',
  // Neben dem Training mit der Mannschaft
  sprintsWithTeam: 'Das geht, wenn sie zuerst kommen: sechs kurze Sprints nach dem Aufwärmen, solange die Beine frisch sind, und dann das Training. Nach einem harten Training nicht mehr: Müde Sprints machen nicht schneller. Ein Tag, an dem im Training viel gerannt wird, zählt schon als Sprinttag.',
  strengthWithTeam: 'Am selben Tag eher nach dem Training oder ein paar Stunden davor, damit du mit frischen Beinen spielst; noch besser an einem anderen Tag. Zwei kurze Runden in der Woche reichen, und keine am Tag vor einem Spiel.',
  drillsWithTeam: 'Am selben Tag geht das gut: fünf bis zehn leichte Minuten mit Ball, am besten vor dem Training und nie, bis du müde bist. Das Training mit der Mannschaft zählt als Üben für den Tag, du musst also nichts; nur für deine Serie braucht es eine gespeicherte Einheit.',
  // Eine Übung zum Thema des Gesprächs, allein
  soloDefending: 'Allein trainierst du die Füße eines Verteidigers: schnelle Schritte zur Seite und zurück, eine Drehung und die ersten drei schnellen Schritte. Bleib dabei tief und schau hoch. Vor einem echten Gegner zu bleiben probierst du dann im Training.',
  soloFirstTouch: 'Allein geht das mit einer Wand, oder du wirfst den Ball hoch: Lass ihn kommen, zieh den Fuß beim Annehmen etwas zurück und leg ihn dahin, wo du hinwillst. Zehnmal mit jedem Fuß, dann etwas fester.',
  soloShot: 'Allein geht das mit einer Wand oder einem leeren Tor: Ball hinlegen, Standbein daneben, Fußgelenk fest, durch die Mitte. Zehn saubere sind mehr wert als dreißig feste. Ballholen ist deine Pause.',
  soloPressed: 'Allein übst du das Wegdrehen: Dribble auf ein Hütchen zu, als wäre es ein Gegner, stell den Körper dazwischen, zieh den Ball mit der Sohle zurück und geh auf der anderen Seite weg. Vor jeder Drehung ein Blick über die Schulter.',
  soloFitness: 'Allein helfen kurze harte Stücke mit Pausen am meisten: 30 Sekunden schnell, 30 Sekunden locker, achtmal, mit oder ohne Ball. Zweimal in der Woche reicht, und nie am Tag vor einem Spiel.',
  soloMidfield: 'Allein geht das mit einer Wand: Schulterblick, Ball dagegen spielen, halb gedreht annehmen und mit dem zweiten Kontakt weg. Einmal nach links, einmal nach rechts.',
  soloKeeper: 'Allein trainierst du Hände und Füße eines Torwarts: Wirf den Ball gegen eine Wand und fang ihn vor dem Körper, zehnmal flach, zehnmal auf Brusthöhe; lass ihn fallen und fang ihn wieder; und pass mit beiden Füßen, das brauchen Torhüter am meisten.',
  soloPassing: 'Allein ist die Wand dein Partner: fünf große Schritte weg, Innenseite, Fußgelenk fest, und der Ball soll so zurückkommen, dass du keinen Schritt brauchst. Zähl, wie viele sauber zurückkommen.',
  soloDribbling: 'Allein geht das mit zwei, drei Sachen zum Umkurven: kleine Kontakte, dazwischen den Kopf hoch, und nach jedem das Tempo wechseln.',
  soloWeakFoot: 'Allein geht das am besten, weil niemand die ersten Versuche sieht: zehn weiche Pässe gegen eine Wand nur mit dem schwächeren Fuß, dann zehn Kontakte zur Seite, dann noch einmal.',
  soloSpeed: 'Allein geht das überall: fünf Sekunden schnelle kleine Schritte auf der Stelle oder über Linien, dann drei, vier volle Schritte heraus, und zurückgehen. Sechsmal, mit je einer Minute Pause.',
  // Nebenbei gesagt: ein Tor mit dem schwächeren Fuß, ein Star, Wachsen und Gewichte, ein Wort der Trainer
  goalWithThatFoot: 'Auch noch mit dem Fuß! Dann traut der sich jetzt was. Wie war es: gleich geschossen, oder hattest du Zeit?',
  asGoodAsStar: 'Das kann niemand versprechen, und ausschließen auch nicht. Was alle von ihnen als Kinder gemacht haben: viele Ballkontakte, an den meisten Tagen, weil es Spaß gemacht hat. 15 bis 25 Minuten an drei bis fünf Tagen in der Woche machen dich deutlich besser als jetzt, und das ist der Vergleich, der zählt.',
  strengthAndGrowing: 'Krafttraining hält niemanden vom Wachsen ab, das ist ein altes Märchen. Mit dem eigenen Körpergewicht geht es in jedem Alter; Gewichte kommen später, leichte, mit einem Erwachsenen, der sich auskennt und zuschaut. Schlecht ist nur zu schwer, zu oft oder weitermachen, wenn etwas wehtut. Kniebeugen, Ausfallschritte und Unterarmstütz zweimal in der Woche sind ein guter Anfang.',
  transitionMeans: 'Das ist der Moment, in dem der Ball die Seite wechselt: Du verlierst ihn und verteidigst sofort, oder du gewinnst ihn und läufst sofort nach vorn. Langsam zu sein heißt meistens, zwei Sekunden stehen zu bleiben und zu schauen. So übst du es: nach jedem Schuss oder Ballverlust sofort drei schnelle Schritte, bevor du darüber nachdenkst.',
  keeperLegsPros: 'Ja, allen, auch denen im Fernsehen: Ein Bein, das zur Seite geht, lässt kurz eine Lücke, und gute Stürmer warten darauf. Ganz verhindern sie es nicht; bei flachen Schüssen halten sie die Füße enger und denken schon an den nächsten Ball.',
} as const;
