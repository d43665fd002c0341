import type { coachTopicAnswersOfFinerTechnique as english } from '../../en/tables/coach-topic-answers-finer-technique.ts';

/** What the coach says of technique and keepers' play: what else is asked of a move, a shot, a save. */
export const coachTopicAnswersOfFinerTechnique = {
  outnumberedDefence: [
    'Nicht reinspringen: Verzögere und lauf rückwärts zur Mitte vor dein Tor. Stell dich so, dass der Pass zum Freien schwer wird, und bleib auf den Füßen, bis Hilfe kommt. Am Strafraum gehst du zum Ball und blockst den Schuss.',
    'Zeit gewinnen ist deine ganze Aufgabe. Bleib zwischen Ball und Tor, lenk den mit Ball nach außen und mach den Pass zu. Fällt doch ein Tor, ist es nicht deine Schuld: Unterzahl ist für jeden schwer.',
  ],
  jockeying: [
    'Den Gegner stellen heißt: Du stehst ihm im Weg, ohne gleich reinzugehen, seitlich, Knie gebeugt, ein bis zwei Armlängen weg, mit kleinen Schritten rückwärts. Du bremst ihn und lenkst ihn nach außen, bis ihm der Ball zu weit wegspringt.',
    '„Bleib stehen“ oder „bleib auf den Beinen“ meint: nicht grätschen und nicht blind reinspringen. Bleib tief und seitlich zwischen Gegner und Tor. Springt ihm der Ball zu weit weg, dann hol ihn dir.',
  ],
  farSideFullBack: [
    'Rück ein: Ist der Ball auf der anderen Seite, geh Richtung Mitte auf eine Höhe mit den anderen und klebe nicht an der Linie. Steh so, dass du Ball und Gegner siehst. Kommt der Seitenwechsel, lauf raus, während der Ball fliegt.',
    'Komm nach innen und sichere die Mitte, etwa bis auf Höhe deines näheren Pfostens. Schau alle paar Sekunden über die Schulter, red mit deinem Innenverteidiger und rechne mit dem langen Ball. So bleibst du wach.',
  ],
  defendCutInside: [
    'Stell dich einen Schritt weiter innen hin, mach den Weg zur Mitte zu und lenk ihn an der Linie auf den schwachen Fuß. Sei nah dran, sobald der Ball zu ihm unterwegs ist. Spring nicht auf die erste Finte rein und hol dir den Sechser zu Hilfe.',
    'Nimm ihm, was er am liebsten macht: den Weg nach innen. Dreh den Körper so, dass nur außen offen ist, tief, eine Armlänge weg. Zieht er trotzdem nach innen, wartet dort ein Mitspieler. Den Schuss blockst du mit dem näheren Fuß.',
  ],
  keeperAtCorner: [
    'Komm raus, wenn der Ball in deinem Torraum runterkommt und du ihn sicher erreichst, sonst bleib. Wenn du gehst, ruf laut „Torwart“ und zieh es durch. Steh vorher in der Tormitte, einen Schritt vor der Linie, halb offen.',
    'Nur, wenn du sicher bist: Auf halbem Weg ist der schlechteste Platz. Entscheide erst, wenn der Ball in der Luft ist. Nahe, langsame Bälle sind deine, weite oder scharfe klären die anderen, und du stellst dich auf.',
  ],
  standInWall: [
    'Steh eng bei den anderen, Hände tief vor dem Körper, Kinn runter, Augen auf, und dreh dich nicht weg. Springt alle oder keiner, wie der Trainer es sagt. Hast du Angst ums Gesicht, sag es ihm: Dann steht jemand anderes da.',
    'Wer sich wegdreht, macht eine Lücke auf und sieht den Ball nicht. Arme eng vor den Körper, dann ist es auch kein Handspiel, Schulter an Schulter. Sagt es als Regel für alle: „Augen zum Ball, keiner dreht sich.“',
  ],
  hitsGround: [
    'Du triffst den Boden, weil dein Standbein hinter dem Ball steht oder du dich zurücklehnst. Stell den Fuß direkt neben den Ball, Körper drüber, und schau auf den Ball, bis du ihn getroffen hast. Üb es zehnmal langsam und mach Pause, wenn es wehtut.',
    'Dein Standbein ist zu weit weg: Stell es neben den Ball, einen Fuß breit Abstand. Lauf leicht schräg an, damit die Fußspitze Platz hat, und fang mit halber Kraft an. Tut es länger weh, zeig es deinen Eltern.',
  ],
  thighJuggle: [
    'Heb den Oberschenkel, bis er flach ist wie ein Tisch, und lass den Ball auf die Mitte fallen, nicht aufs Knie. Nur leicht nach oben drücken, dann geht er gerade hoch. Fang so an: fallen lassen, einmal Oberschenkel, fangen, dann links und rechts.',
    'Oberschenkel waagrecht, Standbein locker, kleiner Stoß. Geht der Ball nach vorne, zeigt der Oberschenkel nach unten. Kommt er dir ins Gesicht, ziehst du das Bein zu fest hoch. Drei saubere, fangen, dann einen mehr.',
  ],
  slipsStriking: [
    'Weil dein letzter Schritt zu lang ist und du dich weit zur Seite lehnst: Mach vor dem Ball kürzere Schritte und lauf langsamer an. Standfuß neben den Ball, Knie gebeugt. Schau auch auf die Stollen: Flache Sohlen rutschen auf nassem Rasen.',
    'Meist ist der letzte Schritt zu lang: Mach ihn kürzer, beug die Knie, lehn dich weniger schräg. Bei Nässe lauf mit halbem Tempo an und setz den ganzen Fuß auf. Abgelaufene Noppen oder Hallensohlen halten auf echtem Rasen nicht.',
  ],
  leftFootRightBack: [
    'Ja, als Linksfuß rechts hinten hast du sogar Vorteile: Pässe nach innen, lange Diagonalbälle und das Andribbeln in die Mitte fallen leicht. Die Linie entlang brauchst du den rechten Fuß oder den linken Außenrist. Dreh dich offen ins Feld und übe rechts zehn einfache Pässe.',
    'Ja: Du siehst das Feld aus einem anderen Winkel, und mit dem Pass nach innen rechnet der Gegner nicht. Schwach ist der Ball die Linie entlang. Erster Kontakt nach innen, wenn es sicher ist, und rechts ein kurzer Pass als Plan B.',
  ],
  rightFootLeftBack: [
    'Als Rechtsfuß links hinten drehst du dich offen zum Feld und nimmst den Ball nach innen mit, wenn keiner nah ist. Unter Druck kurz mit links innen passen oder zum Torwart, nicht blind die Linie runter. Ein paar linke Wandpässe am Tag helfen schnell.',
    'Mach es dir leicht: vorher schauen, halb gedreht stehen, kurzer Pass nach innen mit rechts, wenn es sicher ist. An der Linie nimm links. Ein Ball ins Seitenaus ist besser als ein Verlust in der Mitte.',
  ],
  nearOrFarPost: [
    'Kurzer Pfosten bei flachen, frühen Flanken, langer Pfosten bei hohen und wenn die Abwehr nur den Ball anschaut. Erst einen Schritt vom Gegner weg, dann mit vollem Tempo rein. Sprecht euch ab: einer kurz, einer lang.',
    'Schau auf den Flankenden: Kopf unten an der Grundlinie heißt flach, also kurzer Pfosten; hat er Zeit zum Schauen, kommt sie hoch, also langer. Starte lieber spät und schnell als früh und langsam.',
  ],
  crossBlocked: [
    'Meist fehlt dir ein halber Schritt Platz: Hol ihn dir mit einem Kontakt nach außen oder einer kleinen Finte, dann flank am Bein vorbei. Flanke früher, bevor der Verteidiger steht. Ist alles zu, leg flach zurück oder heb den Ball leicht drüber.',
    'Weil dir der erste Verteidiger im Weg steht: Schau, wo sein Bein ist. Ball einen Schritt vorlegen, kurz ausholen, Fuß um den Ball. Drei gute Lösungen: früh, nach einer Finte oder flach in den Rückraum.',
  ],
  disguisedPass: [
    'Schau und dreh dich in eine Richtung, mach den letzten Schritt wie für diesen Pass, und ändere erst ganz spät das Fußgelenk. Hol nur kurz aus. Übe mit zwei kleinen Toren links und rechts und entscheide dich spät.',
    'Die Täuschung steckt in Augen und Hüfte, der Pass im Fußgelenk. Erst im Stehen mit je einem Mitspieler links und rechts, dann im Laufen. Nimm ihn sparsam und nie vor dem eigenen Tor.',
  ],
  helpPressedFullBack: [
    'Biete einen Ausweg: Komm schräg kurz entgegen, oder lauf in die Tiefe und zieh deinen Gegner weg, damit der Stürmer kurz kommen kann. Steh nie auf einer Linie hinter einem Gegner. Zeig mit der Hand, und ist der Weg zu, wechsle sofort.',
    'Macht es zu zweit: Einer kommt, einer geht. Kommst du kurz, steh halb gedreht, damit du gleich nach innen klatschen kannst. Folgt dein Gegner eng, dreh ab und lauf die Linie runter.',
  ],
  cruyffOrXavi: [
    'Beim Cruyff-Turn täuschst du Pass oder Schuss an und ziehst den Ball mit der Innenseite hinter dem Standbein durch. Beim Xavi-Turn drehst du dich mit kleinen Kontakten eines Fußes ganz herum, weg vom Druck. Cruyff bei Gegner vorne, Xavi bei Gegner im Rücken.',
    'Das eine ist eine Finte, das andere ein Kreis. Für den ersten musst du glaubhaft ausholen, für den zweiten tief stehen und schnell klein tippen. Lern zuerst den Cruyff-Turn, den brauchst du überall.',
  ],
  markedByTwo: [
    'Wenn zwei dich decken, ist ein anderer frei: Zieh sie aus der Mitte weg, dann haben deine Mitspieler Platz. Spiel mit einem Kontakt und Doppelpässen und tausche mal die Seite. Nimm es als Lob. Kurz stehen bleiben und plötzlich starten hilft oft.',
    'Kämpf nicht mit Ball gegen beide. Kurz kommen, klatschen lassen, weiterlaufen. Bleib mal ganz außen, dann fehlt einer von ihnen in der Mitte. Eine Vorlage zählt auch.',
  ],
  passForward: [
    'Schau, bevor der Ball kommt, und steh halb gedreht: Dann siehst du den Pass nach vorne rechtzeitig. Frag dich erst „geht es nach vorne?“, dann quer, dann zurück. Quer ist nicht falsch. Nimm dir pro Halbzeit zwei, drei Vorwärtspässe vor.',
    'Du kannst nur passen, was du gesehen hast. Schulterblick, erster Kontakt Richtung Tor, und durch die Lücke zwischen zwei Gegnern. Ein Ballverlust weit weg vom eigenen Tor ist mal in Ordnung.',
  ],
  lostBallsCounted: [
    'Die bloße Zahl sagt wenig: Angreifer verlieren mehr Bälle, weil sie mehr probieren, und weit vorne tut es kaum weh. Frag, wo und warum: blind, zu viele Kontakte oder mutig versucht? Zählt auch Balleroberungen und gute Pässe.',
    'Ja, aber nur, wenn ihr Ort und Grund dazuschreibt. Drei Ballverluste vor dem eigenen Strafraum wiegen mehr als zehn vorne. Verdirbt dir das Zählen den Spaß, sag es: Ein Tipp ist dir lieber.',
  ],
  feetOrSpace: [
    'Das kommt auf den Stürmer an: Ein langsamer, kräftiger will den Ball in den Fuß, fest und auf die Seite weg vom Gegner, mit einem Mitspieler zum Klatschen. Ein schneller will ihn in den Lauf. Steht die Abwehr eng dran, ist dahinter Platz.',
    'Lies zwei Dinge: deinen Mitspieler und die Lücke. Ist er gestartet, spiel vor ihn; steht er und zeigt sich, spiel in den Fuß. Frag deinen Stürmer vor dem Spiel, was er mag.',
  ],
  whichFootToCross: [
    'An der Linie flankst du mit dem äußeren Fuß, rechts also mit rechts; ziehst du nach innen, nimm den inneren. Außen dreht der Ball vom Tor weg, innen zum Tor hin. Entscheide vor der letzten Berührung.',
    'Der Ball entscheidet: Vorgelegt an der Linie heißt äußerer Fuß, nach innen gezogen heißt innerer. Schau einmal im Laufen, dann bleib dabei. Eine Flanke mit dem falschen Fuß ist besser als eine zu späte.',
  ],
  turnFromBackward: [
    'Über die Schulter auf der Ballseite, so verlierst du ihn nie aus den Augen. Bleib tief, drück dich ab, öffne die Hüfte, setz das andere Bein über Kreuz und sprinte. Fliegt der Ball auf die andere Seite, dreh dich dorthin. Übe beide Seiten fünfmal.',
    'Immer zum Ball hin, nicht von ihm weg. Erst kleine Schritte rückwärts, dann die Hüfte aufmachen wie eine Tür, die Arme helfen mit. Mit gestreckten Beinen fällst du, also vorher in die Knie.',
  ],
  hallBoards: [
    'Nutz die Bande als Mitspieler: flach und schräg dagegen passen und in den Ball laufen. Bleib einen Schritt weg, damit dich keiner hineindrückt, und kommt jemand, dreh dich seitlich und stütz dich mit dem Arm ab. Probier es erst langsam im Training.',
    'Pass schräg dagegen und nimm den Ball, wenn er zurückkommt; etwas Angst vor der Bande ist normal. Lauf nicht mit vollem Tempo hin, brems zwei Schritte vorher und spiel schnell weg. Weißt du erst, wie der Ball zurückkommt, ist sie dein bester Trick in der Halle.',
  ],
  flatterLongPass: [
    'Triff den Ball etwas höher, knapp unter der Mitte, mit dem Spann, lehn dich weniger zurück und schwing kurz und flach aus. So wird der Pass scharf. Fang bei 20 Metern an und geh fünf weiter, wenn sieben von zehn ankommen.',
    'Weniger drunter, mehr durch den Ball. Standbein neben den Ball, Gelenk fest, Oberkörper drüber, schnelles Bein statt großem Schwung. Ziel auf die Brust deines Mitspielers und nicht in den Himmel.',
  ],
  secondTouch: [
    'Ein guter zweiter Kontakt ist klein, im Laufen und weg vom Gegner, damit du gleich passen, schießen oder losziehen kannst. Du planst ihn schon vor dem ersten: schauen, entscheiden, annehmen, spielen. Übe beide als Paar: zur Seite mitnehmen, dann passen.',
    'Der erste Kontakt legt den Ball hin, der zweite ist schon deine Aktion. Brauchst du einen dritten zum Ordnen, lag der erste zu eng oder zu weit. An der Wand: erster zur Seite, zweiter ist der Pass.',
  ],
  moreAsSix: [
    'Biete dich schräg neben ihrem Stürmer an statt hinter ihm, halb gedreht, dann kommt der Ball öfter. Nach jedem Pass ein neuer Winkel, und sei der dritte Mann beim Klatschen. Greift ihr an, komm spät an die Strafraumkante. Dirigieren gehört dazu.',
    'Zwei Schritte zur Seite reichen oft, um aus dem Schatten des Gegners zu kommen. Zweimal schauen, mit der Hand fordern, in ein, zwei Kontakten weiterspielen. Ein Sechser, der redet, ist an jedem Angriff beteiligt.',
  ],
  grassAfterConcrete: [
    'Auf Rasen rollt der Ball langsamer und hoppelt, also pass fester, halte den Fuß locker und schau bis zum letzten Hüpfer hin. Nimm erst kleine Kontakte und heb den Fuß etwas höher. Stollen helfen beim Drehen. Nach etwa zwei Wochen kennen es deine Füße.',
    'Es liegt nicht an dir, sondern am Boden. Zehn Minuten Passen und Stoppen vor dem Spiel zeigen dir, wie er heute rollt. Hohes und nasses Gras sind wieder anders, also teste beide Seiten.',
  ],
  passOnSlope: [
    'Ziel etwas bergauf und pass fester, denn ein langsamer Ball rollt zur tiefen Seite weg. Nimm den ersten Kontakt bergauf mit, dann läuft er dir nicht davon. Teste beim Aufwärmen, wie stark er abdriftet. Kurze flache Pässe sind am sichersten.',
    'Ein langsamer Ball folgt dem Hang, ein fester kaum. Bergauf: kurze Pässe in den Fuß. Bergab: weicher passen und öfter schießen. Steh zum Annehmen einen Schritt tiefer als sonst.',
  ],
  keeperWind: [
    'Gegen den Wind nimm den Seitvolley: seitlich aus der Hand und flach getroffen bleibt der Ball tief. Ein Dropkick steigt mehr und bleibt stehen. Bei starkem Wind wirf oder pass kurz. Auch mit Rückenwind flach, sonst läuft er durch bis zu ihrem Torwart.',
    'Halt es bei Wind flach: Ball auf Hüfthöhe, Gelenk fest, kurzer Ausschwung. Abstoß gegen den Wind lieber kurz auf einen Verteidiger. Und rechne damit, dass hohe Bälle früher fallen oder weiterfliegen.',
  ],
  keeperReadsShot: [
    'Bei einem normalen Schuss raten Torhüter nicht: Sie stehen bereit, schauen auf Hüfte, Standbein und Ball und gehen im Moment des Schusses. Das Standbein zeigt meist zum Ziel. Steh still, wenn der Schütze ausholt, sonst bist du zu spät.',
    'Sie wissen es nicht, sie reagieren: erst der richtige Platz zwischen Ball und Tormitte, dann Grundstellung, dann los. Bei nahen Schüssen hilft nur der Reflex. Nur beim Elfmeter wählen manche früh eine Ecke. Das kommt mit vielen Schüssen.',
  ],
  keeperLobs: [
    'Steh nicht zu weit vor der Linie und lies den Schützen: Kopf runter und Rücklage heißt Lupfer. Dreh dich seitlich und lauf mit Kreuzschritten zurück, Augen am Ball. Spring mit einem Bein ab und lenk ihn drüber. Klein sein ist kein Fehler.',
    'Ist der Ball weit weg, reichen zwei, drei Schritte vor der Linie. Nie gerade rückwärts rennen. Übt es: Ein Mitspieler lupft von der Strafraumkante, du startest an der Torraumlinie.',
  ],
  keeperSecuresBall: [
    'Festmachen heißt: den Ball nach dem Fangen sofort an die Brust ziehen, beide Unterarme darum, Oberkörper drüber. Am Boden legst du den Körper dahinter. So springt nichts weg. Übe: fangen, heranziehen, „meiner“ rufen, zehnmal aus der Nähe.',
    'Erst die Hände, dann die Brust, dann die Arme wie eine Umarmung, alles in einer Bewegung. Ist ein Schuss zu hart, lenk ihn zur Seite und nicht nach vorne ins Feld.',
  ],
  handballToKeeper: [
    'Es hilft, aber nicht automatisch: Vom Handball bringst du Reaktion, Mut und gute Würfe mit, vom Volleyball oder Basketball sichere Hände. Neu sind das größere Tor, flache Schüsse, Flanken, das Fallen und das Spiel mit dem Fuß. Probier es im Training.',
    'Ja, als guter Anfang, mehr nicht. Im Handball wehrst du mit Armen und Beinen ab, im Fußball fängst du, wenn es geht, mit dem Körper dahinter. Lern dazu, wo du stehst, und pass mit beiden Füßen.',
  ],
  keeperNumbers: [
    'Schreib auf: Schüsse aufs Tor, Paraden, geholte hohe Bälle, angekommene Pässe, eine gute Sache und eine zum Üben. Die Quote ist Paraden durch Schüsse: 4 von 7 sind 57 Prozent. Nimm fünf Spiele zusammen, eins allein sagt wenig.',
    'Wenige ehrliche Zahlen reichen: Schüsse, gehaltene, gute Pässe. Steigt die Quote über fünf Spiele, wirst du besser. Schwere Schüsse bekommen einen Stern, und Gegentore allein sagen fast nichts.',
  ],
  keeperThrows: [
    'Für kurz und sicher roll ihn wie beim Kegeln mit gebeugtem Knie; für weit wirf mit gestrecktem Arm über die Schulter, der andere Arm zeigt zum Ziel. Erst schauen, dann auf die freie Seite, vor den Mitspieler, nie durch die Mitte unter Druck.',
    'Drei Würfe reichen: rollen für nah, seitlich für mittel und flach, über Kopf für weit. Mach einen Schritt hinein und ziel so, dass der Ball vor ihm aufspringt. Zehn auf jede Seite am Tag.',
  ],
  keeperNothingToDo: [
    'Spiel ohne Ball mit: Geh vor bis an die Strafraumkante, wenn der Ball weit weg ist, und zurück, wenn er kommt. Red mit der Abwehr, zähl die Gegner vorne und überleg, was du als Nächstes tätest. Hüpf ab und zu, dann bleibst du warm und wach.',
    'Gib dir drei Aufgaben: richtiger Platz, ein Ruf pro Minute, Augen am Ball. Auch beim einzigen Schuss des Tages musst du wach sein. Und biete dich an, du bist eine Anspielstation für deine Abwehr.',
  ],
  ballWatching: [
    'Weil du sonst den Gegner vergisst, der hinter dir frei wird. Steh halb gedreht, damit du beide siehst, und schau im Wechsel: Ball, Gegner, Ball. Geht nur eins, nimm den Gegner.',
    'Weil sonst dein Gegner frei wird, vor allem bei Flanken und Ecken. Das passiert allen. Geh einen Schritt zurück, bis beide in deinem Blick sind, und fühl kurz mit der Hand, wo er ist, ohne zu halten.',
  ],
  clearTheBall: [
    'Triff die Mitte des Balls mit dem Spann, Standbein daneben, Oberkörper drüber, und ziel weit nach außen, nie quer vor das eigene Tor. Senkrecht geht er hoch, wenn du dich zurücklehnst. Hast du Zeit, schau zuerst: Ein Pass ist besser.',
    'Gelenk fest, Augen am Ball, Bein Richtung Seitenlinie durchschwingen. Springt der Ball, triff ihn kurz nach dem Aufspringen mit kleinem Schwung. Weit und außen ist gut, Einwurf ist okay, kurz in die Mitte nicht.',
  ],
  airDuel: [
    'Sei zuerst da: Schau, wo der Ball runterkommt, und nimm den Platz ein. Unter 13, oder wenn ihr nicht köpft, nimm Brust oder Oberschenkel oder warte auf den zweiten Ball. Die Arme sind nur fürs Gleichgewicht, Ellbogen sind Foul. Nach einem Stoß am Kopf hör auf und sag es einem Erwachsenen.',
    'Der Platz schlägt die Größe. Starte früh und sei vor dem anderen unter dem Ball. Schulter an Schulter ist erlaubt, Aufstützen nicht. Lass Kopfbälle unter 13 weg und überall, wo Trainer, Eltern oder Verband Nein sagen; Brust, Oberschenkel oder der zweite Ball gehen auch.',
  ],
  crossbarChallenge: [
    'Geh erst näher ran: elf Meter, Spann etwas unter die Mitte, immer gleicher Anlauf. Schau nach jedem Schuss, ob er zu hoch oder zu tief war, und ändere nur das. Triffst du einen von zehn, geh drei Schritte zurück. Das ist für alle schwer.',
    'Mach es jedes Mal gleich: gleicher Punkt, gleiche Schritte, gleicher Schwung. Zu hoch heißt weniger Rücklage, zu tief etwas mehr unter den Ball. Sechzig ohne Treffer ist Pech und viel Abstand, kein Talentproblem.',
  ],
  whichFootToKick: [
    'Nimm erst den Fuß, der sich leichter anfühlt, und den anderen jeden Tag ein bisschen. Für kurze Pässe die Innenseite, für Schüsse den Spann. Im Spiel nimm den Fuß, auf den der Ball kommt, Wechseln kostet Zeit.',
    'Mit dem starken Fuß zuerst, der andere kommt ein paar Minuten in jedem Training. Nach einigen Wochen fühlen sich beide normal an. Einen falschen Fuß gibt es nicht, nur einen mit weniger Übung.',
  ],
  stepUpLine: [
    'Rück auf, wenn ihr nach vorne spielt, der Ball beim Gegner zurückgeht oder ihr geklärt habt, und zwar alle zusammen auf einen Ruf wie „raus“. Bleib, wenn der Gegner frei am Ball hochschaut, denn dann kommt der Ball hinter dich.',
    'Faustregel: kein Druck auf den Ball, kein Aufrücken. Ein Innenverteidiger ruft, alle gehen sofort mit. So bleibt die Lücke zum Mittelfeld klein, und Stürmer laufen ins Abseits.',
  ],
  rebounderUse: [
    'Eine Menge: mit einem Kontakt links und rechts im Wechsel passen, annehmen und wegdrehen, Volleys aus der Hand, Brust und Oberschenkel bei schräg gestelltem Netz, und Fangen als Torwart. Ändere Abstand und Winkel und zähl die sauberen pro Minute.',
    'Zum Beispiel fünf Stationen zu je zwei Minuten: linker Fuß, rechter Fuß, Mitnahme zur Seite, Volley, Fangen. Schau jedes Mal über die Schulter, bevor der Ball zurückkommt. Das Netz ist ein Passpartner, der nie müde wird.',
  ],
} as const satisfies Readonly<Record<keyof typeof english, readonly [string, string]>>;
