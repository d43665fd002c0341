/** What the coach says of tactics, positions, keepers, growing, parents, team mates, tournaments, weather and habits. */
export const coachTopicAnswersOfTacticsTeamAndFamily = {
  subbedOff: [
    'Das tut weh. Warum es so war, kann ich nicht wissen: Trainer wechseln, damit alle spielen, damit Beine ausruhen oder um etwas zu probieren. Frag nach dem Training ruhig: „Was kann ich besser machen, damit ich länger drinbleibe?“, und übe genau das.',
    'Ausgewechselt zu werden fühlt sich blöd an, oft sind aber nur alle dran. Den Grund kennt nur dein Trainer: Frag in einem ruhigen Moment nach und hör zu. Bis dahin gib in den letzten fünf Minuten so viel wie in den ersten.',
  ],
  prosDo: [
    'Profis machen jeden Tag noch Einfaches: kurze Pässe, Ballannahmen, schnelle Kontakte und Schüsse, sehr oft und sehr genau. In deinem Alter haben sie dasselbe geübt, den Unterschied macht, wie sauber. Stunden braucht dafür niemand.',
    'Ja, einfache Arbeit am Ball gehört bei Profis zu jedem Aufwärmen: Kontakte, Pässe, Drehungen. Gut macht sie, dass sie es jahrelang sauber mit beiden Füßen wiederholt haben, und anfangen kannst du mit fünf Minuten.',
  ],
  clumsyGrowing: [
    'Das ist normal: Wenn Arme und Beine schnell wachsen, muss der Körper neu lernen, wo sie sind, und der Ball verspringt ein paar Monate lang öfter. Übe langsam, mit Gleichgewicht und leichten Kontakten, und hab Geduld: Es kommt wieder. Tut ein Knie oder die Ferse weh, hör auf und sag es deinen Eltern.',
    'Im Wachstumsschub fühlen sich viele ungeschickt, und das geht vorbei. Nimm eine Zeit lang eine Stufe leichter: kleine Kontakte, auf einem Bein stehen, kurze Einheiten. Schmerzen beim Wachsen sind etwas für Eltern und Arzt.',
  ],
  teacherDoubts: [
    'Was ein Lehrer über deine Zukunft sagt, ist eine Meinung, und die Zukunft kennt keiner. Schule ist wichtig, und Fußball darf es auch sein: erst lernen, dann üben, dann wird beides besser. Wenn es dich verletzt, erzähl deinen Eltern davon.',
    'Das kann niemand wissen. Mach zuerst die Schule, dann spiel mit gutem Gewissen: Zehn Minuten am Tag kosten keine Note. Hat es dich traurig gemacht, sprich mit deinen Eltern darüber.',
  ],
  prosDoDrill: [
    'Was ein einzelner Spieler jeden Tag macht, kann ich nicht wissen. Einfache Arbeit am Ball wie {drill} hat aber auf jeder Stufe ihren Platz, meist am Anfang einer Einheit. Worauf es dabei ankommt: {point} Ein paar saubere Minuten, und dann nutz es im Spiel.',
    'In das Training der Profis kann ich nicht hineinsehen. Kurze, einfache Arbeit am Ball wie {drill} tut aber jedem gut und ist nur ein Teil: Spiele, Pässe und Schüsse kommen dazu. Mach es sauber: {point}',
  ],
  schoolFirst: [
    'Das ist hart, wenn du Fußball liebst. Frag deine Lehrkraft oder deine Eltern, was genau besser werden soll und bis wann, und macht aus, ab wann du wieder spielen darfst. Zehn bis fünfzehn Minuten Lernen an den meisten Tagen sind ein Anfang. Beim Stoff selbst kann ich nicht helfen, deine Lehrkraft schon.',
    'Ich verstehe, dass das wehtut. Das entscheiden Erwachsene, also sprich mit deinen Eltern und der Lehrkraft: Um welche Note oder welche Hausaufgaben geht es, und wer hilft dir? Lern jeden Tag ein bisschen, zeig ihnen, wie es läuft, und frag dann noch einmal.',
  ],
  leftOut: [
    'Das tut weh, und du bist nicht schuld. Fang mit einem an, nicht mit allen: ein Hallo, eine Frage, „wollen wir zum Aufwärmen passen?“. Und erzähl deinem Trainer oder deinen Eltern davon: Sie können helfen, dass du dazugehörst.',
    'Nicht dazuzugehören fühlt sich einsam an. Frag jemanden, der nett wirkt, ob ihr euch zusammen aufwärmt, und sag nach einem guten Pass etwas Freundliches. Bleibt es so, erzähl es deinen Eltern oder deinem Trainer: Das muss niemand allein klären.',
  ],
  tournamentDay: [
    'Bei einem Turnier teilst du dir die Kraft ein: einmal richtig aufwärmen, vor jedem weiteren Spiel nur ein paar Minuten. Dazwischen im Schatten sitzen, immer ein paar Schlucke trinken, Kleines essen wie Banane oder Brot, warm und trocken bleiben. Vollgas nur im Spiel, und jedes Ergebnis vor dem nächsten abhaken.',
    'Bei vielen kurzen Spielen zählt gutes Ausruhen dazwischen: hinsetzen, trinken, ein kleiner Snack, ein trockenes Hemd, dann fünf leichte Minuten vor dem nächsten. Schlaf in der Nacht davor lange und nimm Essen mit, das du kennst.',
  ],
  passOrDribble: [
    'Schau zuerst: Steht ein Mitspieler besser, pass; ist vor dir Platz, dribble hinein; ist das Tor nah und frei, schieß. Am eigenen Tor nimm den sicheren Pass, vor dem anderen darfst du mehr wagen. Leicht macht es der Blick, bevor der Ball kommt.',
    'Eine einfache Regel: freier Raum, nimm den Ball mit; ein freier Mitspieler weiter vorn, pass; keiner frei, schütz den Ball und warte. Zähl ein Spiel lang, wie oft du vor dem Ball hochgeschaut hast.',
  ],
  bigAttacker: [
    'Lauf nicht in einen Größeren hinein. Steh seitlich und tief, eine Armlänge weg, zwischen ihm und deinem Tor, und geh mit kleinen Schritten zurück. Warte auf die zu lange Berührung und stell dann den Fuß dazwischen. Läuft er vorbei, nimm den kürzeren Weg zum Tor.',
    'Gegen Große und Schnelle lass einen Schritt Platz, dreh dich seitlich und lenk sie nach außen, weg von deinem Tor. Kleine Schritte, Geduld, und nimm den Ball, wenn er den Fuß verlässt.',
  ],
  alwaysLose: [
    'Oft zu verlieren ist hart und sagt wenig über dich: Mannschaften sind verschieden alt und haben verschieden Glück. Gebt euch ein kleines Ziel, das nicht das Ergebnis ist: drei Pässe in Folge oder ein Schuss pro Halbzeit, und freut euch darüber. Solche Spiele lehren auch am meisten über das Verteidigen.',
    'Das tut mir leid, das ist mühsam. Zähl etwas anderes als Tore: gewonnene Bälle, angekommene Pässe, Schüsse. Sag nach jedem Gegentor einem Mitspieler etwas Nettes; Teams, die zusammenhalten, werden schneller besser.',
  ],
  betterOpponents: [
    'Gegen Stärkere bleibt nah beieinander, lasst in der Mitte wenig Platz und spielt einfache Pässe, wenn ihr den Ball habt. Alle laufen zurück. Ein kleines Ziel für jeden genügt, etwa „ich gewinne den ersten Zweikampf“, und ein Tor aus einem schnellen Konter ist immer möglich.',
    'Kein Grund zur Angst: eng stehen, reden, Bälle nach außen klären und nach Ballgewinn schnell nach vorn. Aus so einem Spiel lernt man mehr als aus einem leichten.',
  ],
  captain: [
    'Ein Kapitän hilft den anderen: ist pünktlich, begrüßt Neue, sagt nach einem Fehler etwas Gutes, redet höflich mit dem Schiedsrichter und gibt im Training am meisten. Mach das ohne Binde und sag deinem Trainer, dass du es gern einmal wärst. Wählen tut der Trainer.',
    'Fang jetzt an: aufmuntern, zuhören, fair sein, als Erster zurücklaufen. Dann sag deinem Trainer, dass du gern einmal Kapitän wärst, und frag, was noch fehlt.',
  ],
  trialDay: [
    'Fürs Probetraining: gut schlafen, früh da sein, Schuhe und Wasser dabei. Mach auf dem Platz, was du gut kannst: einfache Pässe, sauberer erster Kontakt, reden, zurücklaufen, anderen helfen; Trainer achten auf Einsatz und darauf, wie du Fehler wegsteckst. Tricks brauchst du keine. Wie es auch ausgeht, frag, woran du arbeiten kannst.',
    'Zeig drei Dinge: dass du dich anstrengst, dass du zuhörst, dass du passt und dich bewegst. Gut aufwärmen, lächeln, Fehler abschütteln. Ein Probetraining ist ein Tag, und ein Nein ist nicht das Ende.',
  ],
  playWithOlder: [
    'Mit Älteren muss dein Kopf schneller sein: schau, bevor der Ball kommt, spiel mit ein, zwei Kontakten und geh Rempeleien aus dem Weg. Dass sie schneller sind, ist in Ordnung; du lernst dadurch frühes Passen. Ist es zu grob, sag es deinem Trainer oder deinen Eltern.',
    'Ältere sind stärker, also sei früher: kurze Pässe, gleich weiterlaufen, mit dem ersten Kontakt weg. Fordere den Ball, das respektieren sie. Ist jemand grob, sag es einem Erwachsenen.',
  ],
  notMyPosition: [
    'Eine andere Position lehrt dich etwas, das du später brauchst: Wer verteidigt, weiß danach, was Stürmer stört, und umgekehrt. Gib ihr ein paar Spiele und frag deinen Trainer, worauf es dort ankommt. Dann sag ruhig, wo du am liebsten spielst und warum.',
    'Sag deinem Trainer in einem ruhigen Moment, wo du gern spielen würdest, und frag, was du dafür brauchst. Bis dahin lern auf deinem Platz eine Sache: umschauen, passen oder Bälle gewinnen.',
  ],
  ballHog: [
    'Zeig, wo du den Ball willst, ruf früh, und wenn du selbst passt, lauf weiter, damit du ihn zurückbekommst: So merkt man, dass er wiederkommt. Sag es einmal freundlich: „Ich bin links frei.“ Ändert sich nichts, sag es dem Trainer, das ist seine Aufgabe.',
    'Nervig, ich weiß. Schimpf auf dem Platz nicht. Ruf, zeig, lob, wenn doch ein Pass kommt, und den Rest soll der Trainer klären.',
  ],
  iAmSelfish: [
    'Gut, dass du darüber nachdenkst. Schau hoch, bevor der Ball kommt, und gib dir für ein Spiel eine Regel: drei Pässe, dann ein Dribbling. Dribble in freien Raum und in der anderen Hälfte. Eine gute Vorlage macht schneller Freunde als ein Tor.',
    'Probier es so: annehmen, schauen und passen, wenn jemand besser steht. Dribble, wenn Platz ist. Frag einen Mitspieler, wohin er den Ball möchte.',
  ],
  teamNoEffort: [
    'Laufen kannst du nur für dich, und das steckt an: pünktlich sein, vorangehen, die anfeuern, die sich bemühen. Sag deinem Trainer ruhig, wie es dir geht, ohne Namen. Und setz dir kleine eigene Ziele, dann lohnt sich das Training für dich trotzdem.',
    'Das ist ärgerlich. Fang mit einem Freund an, der auch mehr will: Bildet bei jeder Übung ein Paar. Sag deinem Trainer, dass du gern ernsthafter üben würdest.',
  ],
  trainingBoring: [
    'Mach dir das leichte Training selbst schwerer: nur zwei Kontakte, nur der schwächere Fuß oder vor jedem Pass hochschauen. Bitte deinen Trainer um eine schwierigere Aufgabe. Und nimm dir daheim fünf Minuten für das, was du lernen willst.',
    'Gib jeder Übung eine eigene Regel, etwa nur mit dem schwächeren Fuß. Sag deinem Trainer freundlich, wovon du gern mehr hättest: Spiele, Schüsse, Tricks.',
  ],
  changeClub: [
    'Schlaf darüber und sprich mit deinen Eltern: Was wäre dort besser, und was würde dir fehlen? Frag, ob du einmal mittrainieren darfst, bevor du entscheidest. Spiel die Saison fertig, wenn es geht, und verabschiede dich freundlich.',
    'Das ist eine Sache für dich und deine Eltern. Schreib drei Gründe fürs Bleiben und drei fürs Gehen auf, mach ein Probetraining und sag es deinem Trainer ehrlich, bevor es andere tun.',
  ],
  scanning: [
    'Schau zweimal über die Schulter, bevor der Ball kommt: einmal, wenn er losgespielt wird, einmal kurz vor deinem Kontakt. Frag dich nur: Mann oder Platz? An der Wand dreh nach jedem Pass den Kopf und sag eine Zahl oder Farbe, die du hinter dir siehst.',
    'Kurze Blicke, und oft: linke Schulter, rechte Schulter, Ball. Mach es im Training bei jedem einzelnen Pass, dann kommt es im Spiel von selbst.',
  ],
  backToGoal: [
    'Mit dem Rücken zum Tor spür mit dem halb ausgestreckten Arm, wo der Verteidiger ist, ohne zu drücken. Nimm den Ball mit dem fernen Fuß an, Knie gebeugt. Dann wähle: zurücklegen oder dorthin drehen, wo er nicht ist.',
    'Komm dem Ball einen Schritt entgegen, Körper dazwischen, ferner Fuß. Drückt er fest, leg gleich zurück; steht er weg, dreh dich auf.',
  ],
  pressing: [
    'Pressing heißt, dass ein Team den Ballführenden gemeinsam und früh angreift, damit keine Zeit bleibt. Einer geht zum Ball, im Bogen, sodass ein Weg zu ist, die anderen stellen die Pässe zu. Das Zeichen ist ein schlechter Kontakt oder ein Rückpass. Allein macht es nur müde.',
    'So geht es: schnell anlaufen, die letzten zwei Schritte bremsen, seitlich stehen und innen zumachen. Es klappt, wenn die anderen mitkommen, also ruf „jetzt“.',
  ],
  counter: [
    'Ein Konter ist ein schneller Angriff gleich nach dem Ballgewinn, solange die anderen noch aufgerückt sind. Der erste Pass geht nach vorn, Läufer außen auf beiden Seiten, wenige Kontakte, Abschluss, bevor sie zurück sind. Wer den Ball nicht hat, sprintet.',
    'Gewinnen, hochschauen, gleich nach vorn spielen, in den Raum neben den Verteidigern laufen. Ist es zu, abbrechen und den Ball halten.',
  ],
  formation: [
    'Die Zahlen zählen die Spieler von hinten nach vorn ohne Torwart: 4-4-2 sind vier Verteidiger, vier im Mittelfeld, zwei Stürmer. Kleinere Teams haben kürzere: 2-3-1 bei sieben gegen sieben sind zwei, drei und einer. Es ist nur, wo man anfängt; mit Ball bewegt man sich.',
    'Eine Formation ist das Startbild einer Mannschaft, von hinten gelesen. Frag deinen Trainer, in welcher Reihe du bist, und schau, wer links und rechts von dir steht.',
  ],
  marking: [
    'Beim Decken bleib auf der Seite deines Tors, nah genug zum Berühren, und steh so, dass du Spieler und Ball siehst. Schau immer hin und her. Kommt der Pass, sei zuerst da, wenn du sicher bist; sonst bleib dahinter und lass ihn nicht aufdrehen.',
    'Torseite, Ballseite, eine Armlänge: diese drei. Bei Ecken bleib mit leichtem Kontakt dran, halt nie fest und achte auf den Spieler und nicht nur auf den Ball.',
  ],
  buildUp: [
    'Von hinten ist das erste Ziel, den Ball nicht zu verlieren: Körper zum Feld öffnen, vorher schauen und fest und flach auf die freie Seite passen. Läuft dich jemand an und keiner ist frei, zurück zum Torwart oder nach außen. Nie quer vor das eigene Tor.',
    'Breit stehen, sich dem Torwart anbieten, erster Kontakt nach vorn, wenn dort keiner ist. Vor jedem Pass zwei sichere Möglichkeiten, sonst lang.',
  ],
  finishKeeper: [
    'Allein vor dem Torwart schau früh hoch: Bleibt er auf der Linie, schieb flach mit der Innenseite ins Eck, bevor du zu nah bist; kommt er heraus, leg den Ball an ihm vorbei oder lupf ihn. Entscheide dich einmal. Ein kurzer Blick und ein ruhiger Schwung sind besser als Kraft.',
    'Werde einen halben Schritt langsamer, schau, wo er steht, und pass den Ball ins freie Eck. Stürmt er heraus, geh auf deiner starken Seite vorbei.',
  ],
  scoreMore: [
    'Tore macht, wer da ist: Lauf zum Tor, wenn dein Team schießt, löse dich einen Schritt vom Verteidiger und schieß früh und flach. Zwei Kontakte: annehmen, schießen. Übe zehn Schüsse mit jedem Fuß in die Ecken und zähl die Treffer.',
    'Schieß öfter, früher und flach ins lange Eck und geh jedem Schuss nach. Die meisten Tore fallen aus der Nähe, also sei dort.',
  ],
  powerOrPlace: [
    'Nah am Tor platzier ihn: Innenseite, flach, ins Eck hält man am schwersten. Von weiter weg nimm den Spann, auch flach. Kraft ohne Ziel trifft den Torwart, lern also erst das Eck und gib dann Kraft dazu.',
    'Erst platzieren, dann Kraft. Mit halber Kraft ins Eck ist öfter ein Tor als mit voller in die Mitte.',
  ],
  whenMove: [
    'Eine Drehung wie Drag Back, Hook oder Cruyff ist zum Wegkommen: wenn ein Verteidiger von vorn oder der Seite kommt und hinter dir Platz ist. Übersteiger, Scherentrick oder Croqueta sind zum Vorbeikommen: auf ihn zu, einen großen Schritt, bevor er an den Ball kommt, dann Sprint. Am besten außen und in der anderen Hälfte, nie als Letzter vor dem eigenen Tor.',
    'Nimm einen Trick, wenn ein Verteidiger nah ist und dahinter oder daneben Platz. Einmal, nicht dreimal, und gleich danach schneller. Wo ein Pass genügt, pass.',
  ],
  keeperOneOnOne: [
    'Im Eins-gegen-eins komm als Torwart schnell heraus, solange der Ball weg vom Fuß ist, dann bleib stehen, groß und tief, Hände seitlich, und warte: Wer länger wartet, gewinnt. Nähe macht das Tor klein. Zu Boden mit den Händen zuerst und nur zum Ball.',
    'Früh von der Linie, kleine Schritte, Arme leicht ausgestellt, Augen am Ball. Nicht fallen, bevor geschossen wird. Den Sprung vor die Füße lernst du mit deinem Trainer.',
  ],
  keeperCatch: [
    'Zum Fangen: ab Brusthöhe ein W aus Daumen und Fingern hinter dem Ball, bei flachen die kleinen Finger zusammen und an die Brust schaufeln. Erst hinter den Ball treten, hinschauen, bis er in den Händen ist, und die Arme nachgeben lassen. Kannst du ihn nicht halten, lenk ihn zur Seite, nie in die Mitte.',
    'Erst die Füße, dann die Hände: hinter den Ball, weiche Arme, heranziehen. Wirf einen Ball an die Wand und fang zwanzig, erst flach, dann hoch.',
  ],
  keeperConceded: [
    'Ein Torwart sieht jedes Tor, und jedes ist vorher an zehn anderen vorbei. Sei kurz traurig, dann zähl, was du gehalten hast, das schreibt nämlich keiner auf. Such dir eins zum Üben aus: hinter den Ball treten, fangen oder abschlagen. Auf dem Platz hilft ein lautes „nächster Ball“.',
    'Gegentore gehören zum Torwart, auch bei den Besten. Frag dich, ob du drankommen konntest: wenn nein, vergiss es, wenn ja, weißt du, was du übst. Erzähl jemandem, wie es für dich war.',
  ],
  fearOfTackle: [
    'Vor Zweikämpfen haben viele Angst. Fang klein an: mit einem Freund, der Ball dazwischen, beide drücken mit der Innenseite, erst weich, dann fester. Knie gebeugt, Gelenk fest, Körper über dem Ball: Wer fest steht, tut sich weniger weh als wer zurückzieht. Und gutes Stellen gewinnt mehr Bälle als Grätschen.',
    'Das ist normal. Grätschen musst du nicht: bleib auf den Beinen, seitlich, und spitzel den Ball weg, wenn er den Fuß verlässt. Schoner an, mit jemandem üben, dem du vertraust, und langsam.',
  ],
  partnerDrills: [
    'Zu zweit: acht Schritte auseinander durch ein Tor aus zwei Hütchen passen, zwanzig ohne Fehler, dann mit einem Kontakt. Oder einer wirft, der andere nimmt an und passt zurück, zehnmal, dann tauschen. Oder jeder ein kleines Tor und eins gegen eins bis drei. Jede Wandübung geht auch mit Partner statt Wand.',
    'Wechselt euch ab: einer jongliert oder läuft Slalom, der andere zählt, dann tauschen und überbieten. Danach eins gegen eins über eine Linie, der Schwächere bekommt Vorsprung. Mit Kleineren rollt den Ball langsam und jubelt.',
  ],
  groupGames: [
    'Für drei bis acht: ein Rondo, einer in der Mitte, die anderen halten den Ball mit zwei Kontakten; wer ihn verliert, geht hinein. Oder alle dribbeln im Viereck und versuchen, die Bälle der anderen hinauszuschießen. Oder kleine Tore, drei gegen drei, Tor erst nach drei Pässen.',
    'Spielt „König im Viereck“: alle dribbeln, den eigenen Ball schützen, die anderen hinauskicken. Oder im Kreis mit einem Kontakt passen, laut zählen und die Zahl überbieten.',
  ],
  wind: [
    'Bei Wind halt den Ball flach, passe fester und bleib näher am Ball, weil er wegtreibt. Jonglieren und weite Schüsse sind dann schwer; enge Kontakte, Drehungen und Pässe nah an der Wand gehen gut. Gegen den Wind übst du feste Pässe. Bei Sturm bleib drin.',
    'Wind macht hohe Bälle ungerecht, nimm also Übungen am Boden. Leg einen Stein auf die Hütchen. Bewegen sich Äste stark oder donnert es, geh hinein.',
  ],
  rebounder: [
    'Du brauchst keinen: Eine Wand, ein erlaubtes Garagentor, eine gekippte Bank oder ein Freund gibt den Ball genauso zurück. Ein Netz ist nett, weil der Ball verschieden zurückkommt. Frag deine Eltern, bevor du eine Wand nimmst, und achte auf Fenster.',
    'Ein Rebounder ist ein schönes Extra und nichts, was man braucht. Jede Übung hier geht mit Wand oder Partner.',
  ],
  studs: [
    'Für Rasen nimm Schuhe mit Nocken, für Kunstrasen kurze dafür gemachte (AG oder TF), in der Halle glatte Sohlen (IC). Eisenstollen sind für weichen nassen Rasen und bei Kindern vielerorts nicht erlaubt. Immer gilt: vorn ein Daumen breit Platz, und es darf nicht wehtun.',
    'Schau auf die Buchstaben: FG fester Rasen, AG Kunstrasen, TF Tausendfüßler, IC Halle. Ein Paar Tausendfüßler reicht für fast alles.',
  ],
  ankleWeights: [
    'Lass Fußgewichte weg: Sie ziehen an Gelenken, die noch wachsen, und machen die Schritte langsam und falsch. Schneller wirst du mit kurzen Sprints, Seilspringen und schnellen kleinen Kontakten ohne Gewicht.',
    'Nein, nicht solange du wächst. Leichte, schnelle Füße lernen mehr als schwere: Seilspringen, Koordinationsleiter, kurze Sprints mit Pause.',
  ],
  parentCoach: [
    'Wenn Mama oder Papa Trainer ist, macht eins aus: auf dem Platz Trainer, daheim Eltern. Bitte darum, im Auto nicht über Fußball zu reden, oder nur, wenn du anfängst. Sind sie strenger zu dir als zu anderen, sag in einem ruhigen Moment, wie sich das anfühlt.',
    'Das kann schön und schwer sein. Sag, wenn du Eltern brauchst und keinen Trainer: „Jetzt bitte keine Tipps.“ Die meisten sind froh, das zu wissen.',
  ],
  parentsEmbarrass: [
    'Sag es in einem ruhigen Moment, nicht beim Spiel: „Ich mag es, wenn ihr kommt und jubelt, bitte ruft nicht, was ich tun soll.“ Macht ein Zeichen aus, etwa Daumen hoch. Bleibt es schlimm, kann dein Trainer mit allen Eltern reden.',
    'Viele Eltern merken nicht, wie laut sie sind. Sag vor dem nächsten Spiel freundlich, was dir hilft und was nicht. Dein Trainer kann auch helfen.',
  ],
  clubTooDear: [
    'Fragt beim Verein nach: Viele leihen Schuhe, lassen in Raten zahlen oder haben Geld für Kinder, die es brauchen, und Schulen haben oft Teams, die nichts kosten. Üben daheim kostet jedenfalls nichts: ein Ball, eine Wand, ein paar Minuten.',
    'Zum Besserwerden braucht man nichts Teures. Ein Erwachsener kann den Verein leise nach Hilfe bei Beitrag oder Ausrüstung fragen; das ist normal, und niemand muss es wissen.',
  ],
  wishBoots: [
    'Neue Schuhe machen niemanden besser, die richtige Größe schon: ein Daumen breit Platz, kein Druck. Tun deine weh oder sind sie zu klein, zeig deinen Eltern, wo die Zehen sind, das ist ein guter Grund für baldigen Ersatz. Gebrauchte, die passen, sind gut.',
    'Teure Schuhe sehen schön aus und schießen kein Tor: Das macht die Übung. Trag welche, die passen und nicht drücken; gebrauchte sind gut, und daheim genügen Turnschuhe.',
  ],
  cried: [
    'Nach einem Spiel zu weinen ist keine Schande: Es zeigt, dass es dir wichtig ist, und auch erwachsene Profis tun es. Trink etwas, setz dich zu jemandem, den du magst, und lass es vorbeigehen. Morgen such dir eine kleine Sache zum Üben.',
    'Das ist in Ordnung. Wer viel gibt, hat solche Tage. Sprich daheim mit jemandem, schlaf, und dann ist der Ball wieder nur ein Ball.',
  ],
  winKindly: [
    'Jubel mit deinem Team, dann gib den anderen die Hand und sag „gutes Spiel“: Nächste Woche kann es dich treffen. Lach nicht über die Verlierer. Ist es viel zu leicht, spielt mit zwei Kontakten oder lasst andere treffen.',
    'Freu dich laut und sei nett: Hand geben, ein gutes Wort, keine Witze über die anderen. Faire Sieger mag man.',
  ],
  talkToRef: [
    'Mit dem Schiedsrichter redet nur der Kapitän, ruhig und einmal: „Darf ich fragen, wofür das war?“ Alle anderen spielen weiter, geschrien wurde noch keine Entscheidung anders. Sag am Ende danke: Viele Schiedsrichter sind jung und lernen auch.',
    'Ausatmen, wegdrehen, nächster Ball. War etwas gefährlich, sag es deinem Trainer, der kann in der Pause mit ihm sprechen.',
  ],
  setGoal: [
    'Ein gutes Ziel ist klein, hat eine Zahl und einen Tag: „bis Sonntag zwei mehr als mein Schnitt in dieser Übung“. Schreib es auf, übe dreimal, schau nach. Dann das nächste. Ziele, über die andere entscheiden, machen nur Sorgen.',
    'Nimm eine Übung, schau auf deinen Schnitt und wähl ein wenig mehr. Drei kurze Einheiten in der Woche, und nach zwei Wochen wählst du neu.',
  ],
  tiredAfterSchool: [
    'Iss zuerst eine Kleinigkeit, trink etwas und sitz zehn Minuten. Dann nur fünf Minuten etwas Leichtes, und hör auf, wenn es schwer bleibt: Oft wacht der Körper auf, und wenn nicht, ist ein Ruhetag richtig. Bist du jeden Tag müde, geht Schlaf vor; sag es deinen Eltern.',
    'Müde von der Schule ist meist der Kopf. Zwei Minuten leichte Kontakte zeigen, ob die Beine mehr wollen. Wenn nicht, ruh mit gutem Gewissen aus.',
  ],
  phoneDistracts: [
    'Leg das Handy umgedreht so hin, dass du den Timer hörst, und mach eine Übung zu Ende, bevor du schaust. Fünf Minuten zur gleichen Zeit, gleich nach den Hausaufgaben oder vor dem Abendessen, gehen bald von selbst. Danach ist das Handy die Belohnung.',
    'Mach es zur Regel: erst Ball, dann Bildschirm. Bitte jemanden daheim, das Handy zehn Minuten zu nehmen.',
  ],
  futsal: [
    'Futsal ist Hallenfußball mit fünf pro Team, einem kleineren, schwereren Ball, der wenig springt, und Einkick statt Einwurf. Es ist wenig Platz, also lernst du die Sohle, schnelle Pässe und Umschauen. Das hilft auch draußen sehr.',
    'In der Halle stopp und roll den Ball mit der Sohle, pass flach und lauf nach jedem Pass. Glatte Schuhe, und Vorsicht an den Wänden.',
  ],
  beforeBed: [
    'Am Abend davor die letzte halbe Stunde ohne Bildschirm, Tasche packen, etwas Wasser, und ins Bett wie immer. Schulkinder brauchen meist neun bis elf Stunden, Jugendliche acht bis zehn. Kommen Gedanken, atme zehnmal langsam aus.',
    'Neun bis elf Stunden sind bis 12 normal, acht bis zehn bei Jugendlichen. Jeden Tag die gleiche Zeit hilft mehr als einmal sehr früh.',
  ],
  matchSoon: [
    'Vor einem Spiel ist es zu spät zum Lernen und Zeit zum Bereitmachen: am Tag davor nur zehn leichte Minuten mit Ball, lange schlafen, Essen, das du kennst. Denk an eine Sache, die du kannst, und mach sie früh im Spiel. Neues kommt in der Woche danach.',
    'Mach wenig und Leichtes: ein paar Kontakte, Pässe an die Wand, ein paar Antritte, dann Pause. Pack die Tasche und wähl ein kleines Ziel.',
  ],
  skillFirst: [
    'Zuerst das, was man jede Minute braucht: weiche Annahme, flacher Pass mit beiden Füßen, Dribbeln mit kleinen Kontakten. Dann eine Drehung (Drag Back), dann eine Finte. Tricks kommen zuletzt und fallen leicht, wenn die ersten drei sitzen.',
    'Annahme, Pass, Dribbling, Drehung, Schuss, dann Tricks: Das ist eine gute Reihenfolge. Jeden Tag fünf Minuten von einem davon.',
  ],
  holidays: [
    'Ferien sind auch zum Ausruhen. Ein, zwei Wochen ohne Ball kosten nichts; wenn du magst, nimm dreimal in der Woche zehn Minuten mit kleinem Ball oder an der Wand, und schwimm, lauf, spiel anderes. Danach fang sanft wieder an. Eine Serie braucht jeden Tag eine gespeicherte Einheit, deine längste bleibt stehen.',
    'Genieß die Pause. Ein paar Kontakte am Strand oder im Hof genügen, und anderer Sport tut dem Körper auch gut.',
  ],
};
