import { matchDayReasonAndRuleLines } from './coach-match-day-reason-and-rule-lines.ts';
import { roomKitAndGameLines } from './coach-room-kit-and-game-lines.ts';
import type { coachTalkFollowUpLines as english } from '../../en/tables/coach-talk-follow-up-lines.ts';

type Ways = readonly [string, ...string[]];

/** What the coach says to a turn of a talk by who asks in it (a trainer, a parent, a player), where the turn names little by itself. */
export const coachTalkFollowUpLines: Readonly<Record<keyof typeof english, Ways>> = {
  ...matchDayReasonAndRuleLines,
  ...roomKitAndGameLines,
  groupNotListening: [
    'Wenn mehrere nicht zuhören, warten sie meist oder hören zu viel. Jedes Kind hat nach einer Minute einen Ball; erklären Sie in zwei Sätzen, so dass alle Sie sehen, ohne Ball am Fuß und mit der Sonne im Rücken, und lassen Sie dann spielen. Ein festes Zeichen für „Ball ruht“, ruhig gegeben, und es geht los, wenn die meisten da sind: Der Rest kommt nach. Wer schwatzt, bekommt eine Aufgabe, gelobt wird, wer gleich begonnen hat.',
    'Weniger reden und früher spielen: ein Satz, einmal zeigen, los. Kleinere Gruppen und keine Schlangen nehmen das meiste an Unruhe weg. Ein festes Zeichen heißt „Fuß auf den Ball und herschauen“, in den ersten Minuten als Spiel geübt. Zwei oder drei der Lautesten bekommen jedes Mal eine Aufgabe, und was nicht läuft, endet nach drei Minuten ohne Predigt.',
  ],
  groupSwarmGame: [
    'Ja, eins, das sie ohne Worte auseinanderzieht: vier kleine Tore, in jeder Ecke eins, und in Teams zu dritt oder viert trifft jedes Team auf zwei davon. Wo es am einen Tor eng ist, geht es zum freien. Ab zehn Kindern zwei Felder nebeneinander, je vier Minuten, dann neue Teams. Danach die Frage „Wo war es leer?“, mehr Erklären braucht es nicht.',
    'Spielen Sie mit Bahnen: drei lange Streifen markieren, in jedem dürfen höchstens zwei aus einem Team sein. Drei gegen drei oder vier gegen vier, ohne Torwart, drei Minuten. Dann die Markierung wegnehmen und schauen, wer die freie Seite noch findet.',
  ],
  groupHowOften: ['Mit einer Kindermannschaft sind ein oder zwei Trainings in der Woche mit 60 bis 75 Minuten genug, und eine Spielform darf zwei, drei Wochen wiederkommen: Kinder werden in dem besser, was sie kennen. Ändern Sie jedes Mal eine Regel.'],
  groupWhenSeen: ['Bei Kindern sind es vier bis sechs Wochen, mit demselben Spiel in jedem Training. Zuerst sehen Sie es im Kleinen: Eins sucht die freie Seite, ein Pass mehr am Stück. Ergebnisse kommen viel später und sagen wenig.'],
  groupWhyNoLaps: ['Weil Runden und Schlangen nichts mit dem Ball beibringen: Eins spielt, die anderen warten, frieren und machen Quatsch. In kleinen Gruppen hat jedes Kind in der Minute oft den Ball, läuft genauso viel und merkt es nicht. Sollen sie außer Atem kommen, spielen Sie Fangen mit Ball oder kurze Wettläufe zu einem Tor.'],
  groupHarder: ['Ändern Sie eine Sache: weniger Platz, ein Kontakt weniger, nur der schwächere Fuß, ein Verteidiger mehr oder ein Tor, das erst nach drei Pässen zählt. Die Starken nehmen das, die anderen spielen wie vorher, und schauen Sie, ob es noch jedes zweite Mal klappt: Das ist schwer genug.'],
  groupWhy: ['Meist, weil sie in dem Alter den Ball sehen und sonst wenig, und weil im Spiel nichts anderes verlangt wird: Hochschauen und Warten kommen spät. Auch Angst vor einem Fehler oder vor lauten Eltern kann dabei sein. Eine Regel, die das Gewünschte belohnt, bringt mehr als Erklären, und es dauert Wochen.'],
  groupWhatIf: ['Dann machen Sie es mit einer Sache leichter: mehr Platz, weniger Verteidiger, mehr Kontakte oder ein größeres Tor. Ist es zu leicht, geht dasselbe andersherum. Klappt es nach drei Minuten nicht, hören Sie ohne Worte damit auf und lassen Sie das kleine Spiel laufen.'],
  childPushOrStop: [
    'Weder drängen noch heute für Ihr Kind entscheiden. Fragen Sie, was sich geändert hat: das Training, die anderen, der Trainer oder einfach die Lust. Vereinbaren Sie ein Ende, das beide kennen, etwa das letzte Spiel vor der nächsten Pause, und entscheiden Sie danach. Eine Pause, ein anderes Team oder ein anderer Sport ist kein Scheitern, und wer aufhören darf, kommt oft von selbst zurück.',
    'Drängen endet meist mit weniger Freude. Erst zuhören, dann kleine Möglichkeiten anbieten: einmal in der Woche, mit jemandem zusammen, ein anderes Team oder vier Wochen Pause. Was angefangen ist, darf für die Mannschaft zu Ende gespielt werden, danach zählt der Wunsch Ihres Kindes.',
  ],
  childUsedToLove: [
    'Wenn ein Kind es geliebt hat und jetzt nicht mehr, hat sich meist etwas geändert: ein neuer Trainer, Freunde, die weg sind, weniger Spielzeit, zu viele Termine, oder jemand ist unfreundlich. Fragen Sie nach einem guten und einem schlechten Moment im letzten Training, ohne gleich zu lösen. Sagt es nichts, fragen Sie den Trainer, wie Ihr Kind dort ist. In dem Alter ändern sich auch Interessen, und das darf sein.',
  ],
  childMoreFun: [
    'Lassen Sie Ihr Kind aussuchen, halten Sie es kurz und spielen Sie mit: wer zuerst zehn hat, eine Flasche treffen, schätzen, wie viele es werden, Sie mit dem schwachen Fuß. Höchstens zehn Minuten, Schluss, solange es Spaß macht. Ein Freund, Musik oder eine lustige Aufgabe für den, der verliert, bringen mehr als jede Übung, und verbessert wird nur, wenn Ihr Kind fragt.',
    'Machen Sie ein Spiel daraus: Punkte gegen die eigene Zahl von gestern, ein Schatz, der mit dem Ball zu treffen ist, ein Rennen durch Schuhe. Je zwei Minuten, drei Spiele, fertig. Und einmal ist Ihr Kind der Trainer und Sie müssen ran.',
  ],
  childWhenSeen: [
    'Mit ein paar Minuten an drei Tagen in der Woche sieht man meist nach drei bis vier Wochen etwas: Erst wirkt es weniger steif, dann wird es schneller, die Zahl kommt zuletzt. Wochen ohne Fortschritt sind in dem Alter normal. In „Fortschritt“ zeigt jede Übung es über die Zeit.',
  ],
  childHallway: [
    'Ein Flur und ein weicher Ball reichen, die Enge hilft sogar. Flache Pässe zu Ihnen aus drei Schritten, nur der schwächere Fuß, zehn am Stück; mit der Sohle vor, zurück und zur Seite rollen; stoppen, drehen, zurückpassen. An die Wand nur flach und mit dem weichen Ball. Fünf bis zehn Minuten, mit Schuhen, damit niemand rutscht, Türen zu und Lampen aus dem Weg.',
  ],
  childHowLongEach: ['{from} bis {to} Minuten pro Mal reichen mit {age} Jahren, und weniger ist in Ordnung: Fünf mit Spaß sind besser als dreißig ohne. Aufhören, solange Ihr Kind noch weitermachen will.'],
  childTooMuch: ['Zeichen für zu viel sind: tagelang müde oder schwere Beine, schlechter Schlaf, keine Lust mehr, oft schlechte Laune, kleine Wehwehchen, die wiederkommen, oder Ergebnisse, die fallen. Dann zwei, drei Tage frei und eine Woche lang nur die Hälfte. Wer nur heute müde ist, darf heute ohne viele Worte ausruhen. Schmerzen, die bleiben, gehören zum Arzt.'],
  childHelpWith: ['Machen Sie es einmal langsam vor und leichter, als Sie denken: weicherer Ball, weniger Abstand, erst im Stehen. Acht von zehn sollen klappen, dann eine Stufe schwerer. Fünf Minuten, eine Sache auf einmal, Ihr Kind sagt, wann es genug ist, und gelobt wird das Probieren. Was Angst macht, wird nie erzwungen.'],
  childCorrect: ['Meistens machen lassen und höchstens eine Sache verbessern, in einem kurzen Satz, wenn der Ball ruht: sagen, was zu tun ist, und nicht, was falsch war. Noch besser ist die Frage „Was könntest du probieren?“ oder ein Spiel, das es verlangt. Kinder verbessern mehr durch viele Versuche als durch Worte.'],
  childMissed: ['Ein Tag oder eine Woche ohne Üben kostet in dem Alter nichts. Mit dem nächsten kleinen Mal weitermachen und nichts nachholen. Nur die Serie in der App beginnt von vorn.'],
  groupWaiting: [
    'Weniger Warten heißt kleinere Gruppen: zu zweit oder zu dritt mit je einem Ball, oder dieselbe Übung dreimal aufbauen, so dass niemand länger als eine halbe Minute steht. Wer gepasst hat, bleibt in Bewegung: dem Ball folgen, Tor sein, verteidigen. Erklären Sie einer Gruppe, während die anderen schon spielen. Eine Schlange von mehr als drei Kindern ist das Zeichen, noch einmal aufzubauen.',
    'Bauen Sie die Form zwei- oder dreimal nebeneinander auf und schicken Sie je vier Kinder hin, dann ist jedes alle paar Sekunden am Ball. Wo jemand warten muss, bekommt der Platz eine Aufgabe: zählen, Sohlentipper, nächster Verteidiger sein. Am Ende kleine Spiele, da wartet niemand.',
  ],
  groupDisturbed: [
    'Fragen Sie sich zuerst, ob sie zu lange warten oder es zu leicht finden: Die meisten stören aus Langeweile. Teilen Sie sie auf verschiedene Gruppen auf, geben Sie jedem eine Aufgabe (zählen, Tore aufbauen, die nächste Runde aussuchen), und sagen Sie einmal ruhig und auf Augenhöhe, was Sie sehen möchten. Geht es weiter: eine Minute neben Ihnen und mit einer Aufgabe zurück. Loben Sie, sobald es klappt, und reden Sie lieber nach dem Training als vor allen.',
    'In zwei Schritten: ohne Worte trennen, durch neue Teams, und gleich die nächste Runde starten. Dann ein kurzer Satz nur für sie: was Sie brauchen und was sonst passiert, eine Minute Pause und mit einer Aufgabe zurück. Keine Runden als Strafe. Sind es jede Woche dieselben, fragen Sie sie, was los ist, und danach die Eltern.',
  ],
  groupLoudParents: [
    'Sprechen Sie vor dem Spiel alle an, freundlich und in zwei Sätzen: „Heute entscheiden die Kinder, ich coache, und wir klatschen. Zwei Stimmen zugleich verwirren sie.“ Geben Sie eine Aufgabe, etwa gute Pässe zählen, und eine Linie zwei Schritte vom Feld. Mit dem, der weitermacht, reden Sie allein und hinterher. Hilft das nicht, ist die Jugendleitung dafür da.',
    'Am meisten bringt ein Treffen oder eine Nachricht zu Beginn der Saison: keine Rufe aufs Feld, Lob für beide Teams, die Heimfahrt ohne Predigt. Am Spieltag erinnern Sie mit einem Lächeln daran, und ein Elternteil, das alle mögen, hilft Ihnen am Rand. Streiten Sie nie während des Spiels; sprechen Sie am nächsten Tag allein mit dem, der rief.',
  ],
  groupTellParents: [
    'Kurz und für alle gleich, am besten vor der Saison und wenn sich etwas ändert: was Sie gerade üben, dass alle etwa gleich viel spielen, wann und wo, und worum Sie bitten: Lob, keine Rufe aufs Feld, früh Bescheid geben, wer fehlt. Eine Nachricht oder zwei Minuten nach dem Training reichen. Über ein einzelnes Kind reden Sie allein mit seinen Eltern, nie vor anderen.',
    'Drei Sätze genügen: „Wir üben immer eine Sache, und Fehler sind erwünscht. Alle spielen etwa gleich viel. Bitte klatschen Sie für beide Teams, und das Rufen übernehme ich.“ Dann fragen Sie, ob die Eltern etwas von Ihnen brauchen. Was nur ein Kind betrifft, sagen Sie seinen Eltern allein.',
  ],
  groupParentsOfDisturbing: [
    'Mit den Eltern erst, wenn Sie mit den Kindern selbst gesprochen haben, allein und ruhig: zuerst etwas Gutes, dann was Sie sehen („in den letzten drei Trainings …“) und kein Urteil, dann die Frage, ob gerade etwas los ist. Vereinbaren Sie eine kleine Sache, die beide bis zu einem festen Tag versuchen. Nie vor den anderen und nicht per Nachricht.',
    'Bitten Sie um fünf ruhige Minuten: „Ich habe Ihr Kind gern dabei. Wenn ich erkläre, stört es oft, und das möchte ich mit Ihnen zusammen ändern. Was hilft zu Hause?“ Sagen Sie, was Sie im Training versuchen, und sprechen Sie in zwei Wochen noch einmal. Vor der Gruppe fällt davon kein Wort.',
  ],
  groupUnclear: [
    'Das habe ich für Ihre Gruppe nicht verstanden. Ich nenne Ihnen gern eine Form fürs Passen, Dribbeln, Schießen, die Ballannahme, das Verteidigen oder Ballhalten, ein kleines Spiel, wie lange es gehen soll, was bei Kindern hilft, die stören, oder ich plane eine ganze Stunde. Was brauchen Sie?',
    'Ich bin nicht sicher, was Sie für Ihre Gruppe meinen. Fragen Sie nach einem Spiel, einem Aufwärmen, einem Plan für eine Stunde, oder sagen Sie, was noch nicht klappt, und mit wie vielen Kindern und Bällen.',
  ],
  groupTrainingLength: ['Mit {age} Jahren sind {trainLow} bis {trainHigh} Minuten richtig, ein- oder zweimal in der Woche: zehn Minuten zum Ankommen, zwei Formen von zehn bis fünfzehn Minuten mit vielen Bällen und mindestens ein Drittel der Zeit kleine Spiele. Kürzer und lebendig ist besser als länger.'],
  groupTrainingLengthAny: ['Nach Alter: 45 bis 60 Minuten bis acht Jahre, 60 bis 75 bis zehn, 75 bis 90 ab elf, ein- oder zweimal in der Woche. Mindestens ein Drittel davon sind kleine Spiele. Kürzer und lebendig ist besser als länger.'],
  childAgeForApp: [
    'Ja. Ein festes Alter gibt es nicht: Ab 5 lässt es sich im Profil eintragen, und die Minuten einer Übung richten sich danach; die ersten Übungen sind leicht. Unter 13 oder ohne Alter steht ein Kind in keiner Rangliste, außer Sie wollen es, und Videos und Hilfe von außen brauchen Ihr Ja. Die Jüngsten üben am besten mit Ihnen zusammen. Was gespeichert wird, steht auf der Seite „Für Eltern“ in den Einstellungen.',
    'Sie ist auch für Kinder gemacht: Tragen Sie das Alter im Profil ein (ab 5), dann passen die Minuten dazu. Unter 13 bleibt Ihr Kind in den Ranglisten verborgen, und für Videos und Hilfe von außen müssen Sie zustimmen. Am Anfang reichen ein paar Minuten zusammen. Alles über das, was gespeichert wird: „Für Eltern“ in den Einstellungen.',
  ],
  childMatchesCount: [
    'Ja, Spiele zählen als Belastung: Ein Spieltag ist ein Trainingstag, zu Hause braucht es dann nichts, und der Tag danach darf leicht oder frei sein. Als Richtwert sollten Vereinstraining, Spiele und Üben zusammen in der Woche nicht mehr Stunden haben, als Ihr Kind Jahre alt ist. In der App zählt nur, was mit ihr geübt wird, ein Spiel nicht.',
    'Sie zählen mit. Rechnen Sie ein Spiel wie ein Training, lassen Sie das Üben zu Hause an dem Tag weg, und einen Tag in der Woche ganz frei. Die App selbst zählt nur ihre eigenen Übungen; Spiele trägt man dort nicht ein.',
  ],
  childRecordsInApp: [
    'Nein, was zu einer anderen Zeit oder woanders geübt wurde, lässt sich nicht nachtragen: Die App zählt eine Übung, die mit ihrem Timer läuft. Fürs nächste Mal: „Training“ öffnen, die Übung wählen, auf ÜBUNG STARTEN drücken und am Ende speichern; das Gerät darf neben dem Platz liegen. Das geht auch ohne Verbindung und kommt innerhalb von 14 Tagen von selbst dazu.',
    'Das geht leider nicht: Für frühere Tage und für das Training im Verein gibt es kein Formular. Gezählt wird, was unter „Training“ mit ÜBUNG STARTEN begonnen und am Ende gespeichert wird, auch ohne Verbindung. Was woanders geübt wurde, hilft Ihrem Kind trotzdem.',
  ],
  childEatsBetween: [
    'Zwischen zwei Spielen ist Kleines und Leichtes am besten: eine Banane, ein Brötchen mit Honig oder Marmelade, trockene Kekse, ein paar Trauben, gleich nach dem Spiel, damit bis zum nächsten etwa eine Stunde bleibt. Wasser in Schlucken die ganze Zeit. Liegen mehr als zwei Stunden dazwischen, passt ein kleiner Teller Nudeln oder Reis. Nichts Fettiges, nichts Neues.',
    'Gleich nach dem ersten Spiel etwas Kleines (Banane, Brezel, Brot), danach bis zum nächsten nur Wasser in Schlucken. Eine richtige Mahlzeit nur, wenn zwei Stunden oder mehr dazwischen liegen. Schatten und ein trockenes Trikot helfen so viel wie der Snack.',
  ],
  restBeforeMatch: [
    'Ausruhen oder ganz leicht: Am Tag vor einem Spiel oder Probetraining nichts Hartes mehr, denn was man da trainiert, ist bis zum nächsten Tag nicht besser, schwere Beine aber schon da. Zehn bis fünfzehn lockere Minuten mit dem Ball sind in Ordnung, keine Sprints und keine Kraft. Schlaf und ein normales Abendessen bringen mehr. Das harte Training gehört zwei, drei Tage davor.',
    'Lieber frisch als müde: Am Tag davor nichts oder zehn lockere Minuten Ballkontakte. Hartes Training braucht etwa zwei Tage, bis es hilft. Sachen bereitlegen und rechtzeitig ins Bett.',
  ],
  restFriendly: ['Vor einem Testspiel ist es weniger wichtig: Fünfzehn bis zwanzig lockere Minuten am Tag davor sind in Ordnung, auch mit ein paar kurzen Sprints, wenn die Beine frisch sind. Aber nichts Hartes bis zum Schluss, denn man will darin etwas ausprobieren und nicht müde sein.'],
  restMatchDay: [
    'Am Tag selbst vor dem Spiel nicht trainieren: Das Aufwärmen mit dem Team reicht. Wer unruhig ist, macht morgens fünf Minuten ein paar lockere Kontakte. Die Kraft gehört ins Spiel.',
  ],
  restAfterMatch: [
    'Am Tag danach ist Ausruhen richtig: Darin werden die Beine wieder frisch. Fühlen sie sich leicht an, gehen zehn lockere Minuten Ballkontakte, ein Spaziergang oder Radfahren, aber keine Sprints und keine Kraft. Am Tag darauf geht es normal weiter. Wenn etwas wehtut, bleibt es beim Ausruhen.',
  ],
  trialNotTaken: [
    'Dann ist nichts vorbei: Die meisten, die gut spielen, wurden irgendwo erst einmal nicht genommen, und ein Probetraining ist ein Tag, der eine Stunde von dir sieht. Frag, wovon sie gern mehr sehen würden, übe genau das ein paar Wochen und spiel mit deinem Team weiter. Du kannst es wieder versuchen, und vorher darfst du traurig sein.',
  ],
  offsideKeeperToo: ['Ja, auch ein Torwart kann im Abseits stehen wie alle anderen, sobald er vorn in der gegnerischen Hälfte ist. Im eigenen Tor und in der eigenen Hälfte ist das nie jemand.', 'Ja: Für einen Torwart, der nach vorn gelaufen ist, gilt die Regel genauso. In der eigenen Hälfte, wo er meist ist, gibt es kein Abseits.'],
  offsideFreeKick: ['Ja, beim Freistoß gilt Abseits wie sonst im Spiel auch. Frei davon sind nur Einwurf, Ecke und Abstoß.'],
  offsidePenalty: ['Nein, so gut wie nie: Beim Elfmeter stehen alle anderen hinter dem Ball, und hinter dem Ball ist man nie im Abseits.'],
  offsideNotBehind: ['Nein: Wer beim Pass hinter dem Ball oder auf gleicher Höhe mit ihm ist, steht nie im Abseits.', 'Nein, hinter dem Ball bist du nie im Abseits, egal wo die Verteidiger stehen.'],
  recordsInApp: [
    'Das geht leider nicht: Was du zu einer anderen Zeit oder woanders geübt hast, lässt sich nicht nachtragen, weil die App Übungen zählt, die mit ihrem Timer laufen. Deinen Füßen hat es trotzdem geholfen! Öffne beim nächsten Mal „Training“, wähle die Übung, drück auf ÜBUNG STARTEN, leg das Gerät weg und speichere am Ende. Das klappt auch ohne Verbindung.',
    'Nachtragen kann man das nicht, dafür gibt es kein Formular: Gezählt wird nur, was du unter „Training“ mit ÜBUNG STARTEN beginnst und am Ende speicherst, auch ohne Verbindung. Aber stark, dass du geübt hast, das macht dich trotzdem besser.',
  ],
  earnedNotGiven: ['Nein, Token, XP, Karten und Abzeichen kann man nicht verschenken: Jeder verdient sich eigene mit Üben, damit die Zahlen fair bleiben. Mit einem eigenen Konto kann auch jemand anders welche sammeln, und ihr könnt zusammen üben.', 'Nein: Was du verdient hast, bleibt deins, und nichts lässt sich verschicken oder tauschen. Andere bekommen eigene, wenn sie in ihrem eigenen Konto üben.'],
  starsAreTokens: ['Sterne gibt es hier nicht, nur Token und XP: Du hast {tokens} Token und {experience} XP. Jede gespeicherte Einheit bringt mehr, und mit Token öffnest du unter „Prämien“ Päckchen.', 'In dieser App gibt es keine Sterne: Du sammelst Token, bisher {tokens}, und XP, bisher {experience}. Beides kommt mit gespeicherten Einheiten.'],
  eatBetween: [
    'Zwischen zwei Spielen iss Kleines und Leichtes: eine Banane, Brot mit Honig, ein paar trockene Kekse, gleich nach dem ersten Spiel, und trink Wasser in Schlucken. Nur wenn es zwei Stunden oder mehr bis zum nächsten sind, passt ein kleiner Teller Nudeln oder Reis. Nichts Fettiges und nichts Neues.',
    'Gleich nach dem Spiel etwas Kleines, etwa eine Banane oder ein Brötchen, danach bis zum nächsten nur Wasser in Schlucken. Richtig essen kommt nach dem letzten Spiel, oder wenn mehr als zwei Stunden dazwischen sind.',
  ],
  sprintsDayBefore: [
    'Nein, am Tag vor dem Spiel keine harten Sprints: Die Beine brauchen etwa zwei Tage, bis sie wieder frisch sind. Zehn lockere Minuten mit dem Ball sind in Ordnung, mit höchstens zwei, drei kurzen schnellen Läufen. Die Sprints gehören zwei oder drei Tage vorher hin.',
    'Lieber nicht: Sprints am Tag davor machen die Beine schwer und nicht schneller. Mach sie zwei oder drei Tage früher, und am letzten Tag nur ein paar leichte Kontakte.',
  ],
  lostInGoal: [
    'Das tut mir leid, das ist ein harter Tag, und im Tor fühlt es sich am härtesten an. So viele Tore kommen nie von einem allein: Vor jedem war der Ball an der ganzen Mannschaft vorbei. So ein Spiel hatte jeder Torwart schon. Sei heute gut zu dir, mach etwas Schönes, und erzähl jemandem zu Hause, wie es war.',
    'Oh nein, das tut mir leid. Viele Gegentore tun weh, und sie sagen wenig über dich: Zum Torwart kommt der Ball erst, wenn er an allen anderen vorbei ist. Du hast bis zum Schluss durchgehalten, das ist mutig. Erzähl jemandem, den du magst, wie es war, und morgen ist ein neuer Tag.',
  ],
  starsLose: ['Ja, alle verlieren mal, auch hoch und in großen Spielen: Die besten Teams der Welt verlieren jedes Jahr einige, und selbst die größten Spieler hatten Tage, an denen nichts ging. Sie machen mit dem nächsten Training weiter, genau wie du.', 'Ja, jeder verliert mal, auch die Allerbesten. Sie sind dann auch traurig, und danach spielen sie wieder.'],
  rainOutside: [
    'Ja, Regen ist kein Grund aufzuhören: Garten oder Platz gehen, solange es nicht gewittert oder stürmt. Bei Gewitter sofort rein. Nasses Gras ist rutschig, also Schuhe mit Halt, kleinere Schritte, und Sprints und scharfe Wendungen lässt du weg. Wo es matschig ist, gehen kurze Pässe und Kontakte, aber kein Rennen. Danach schnell raus aus den nassen Sachen. Frag zu Hause, ob der weiche Rasen benutzt werden darf.',
  ],
  mudOutside: ['Matsch geht für kurze Pässe, Jonglieren und Kontakte, aber nicht für Sprints und scharfe Wendungen: Der Fuß rutscht oder bleibt stecken, und das verdreht Knie und Knöchel. Nimm Schuhe mit Stollen und die festeste Stelle, mach Ball und Sohlen sauber und zieh danach gleich die nassen Sachen aus. Frag vorher zu Hause, denn ein weicher Rasen geht leicht kaputt.'],
  coldFromRain: [
    'Vom Regen allein wird niemand krank: Eine Erkältung kommt von Erregern. Aber wer nass herumsteht, friert, also bleib in Bewegung, zieh eine Jacke an, die das Wasser abhält, und danach trockene Sachen und etwas Warmes. Sagen deine Eltern heute nein, dann gilt das, und drinnen gibt es auch etwas zu tun.',
  ],
  wetBall: [
    'Ein nasser Ball ist schneller und rutscht vom Fuß. Spiel ihn flach mit der Innenseite und festem Fuß, und nimm ihn beim ersten Kontakt weich an, die Sohle dahinter. Beim Fangen: beide Hände hinter den Ball und den Körper hinter die Hände. Wisch Ball und Sohlen ab und zu mit einem Handtuch ab, und lass ihn im Zimmer trocknen, nicht auf der Heizung.',
  ],
  ownFixture: ['Das weiß ich nicht: Die Spiele deiner eigenen Mannschaft stehen nirgends in der App, frag deinen Trainer oder deine Eltern. Die App zeigt das nächste Spiel eines Vereins: Wähle im Profil deinen Verein, dann steht es ganz oben in der Übersicht.'],
  keeperOfMatch: ['Wer im Tor steht, weiß ich nicht: Das entscheidet dein Trainer, frag dort.'],
  keeperNotKnown: ['Wer im Tor steht, weiß ich auch nicht: Das entscheidet dein Trainer.'],
  ownFixtureTold: ['Du hast mir von einem Spiel erzählt: {day}. Wann und wo es losgeht, weiß ich nicht, denn die Spiele deiner eigenen Mannschaft stehen nirgends in der App. Frag deinen Trainer oder deine Eltern.'],
  ownTraining: ['Das weiß ich nicht: Wann dein Team trainiert, steht nirgends in der App, frag deinen Trainer oder deine Eltern. Die App zeigt unter „Fortschritt“, was du hier selbst geübt hast.'],
  juggleWhichFoot: ['Fang mit dem Fuß an, der dir lieber ist, mit dem hast du das Gefühl am schnellsten. Wenn fünf klappen, mach jeden zweiten Versuch mit dem anderen. Am Ende wechseln sie sich ab: rechts, links, rechts.'],
  jugglePros: ['Profis halten ihn so lange oben, wie sie wollen, Hunderte Kontakte und mehr, und jeder hat dafür Jahre gebraucht. Vergleich mit deiner eigenen Zahl: einer mehr als beim letzten Mal ist das Ziel.'],
  coachCannotPlay: ['Nein, ich bin ein Computerprogramm und habe keine Füße. Aber ich sage dir, wie es geht, und zähle, was du speicherst.'],
  offsideBehindBall: ['„Hinter dem Ball“ heißt: Der Ball ist näher am Tor der anderen als du. Schau auf den Moment des Passes: Bist du da hinter dem Ball oder auf gleicher Höhe, stehst du nie im Abseits, egal wie wenige Verteidiger da sind. Danach darfst du so weit nach vorn laufen, wie du willst.'],
  earnedStays: ['Nein, davon verlierst du nichts, wenn du nicht trainierst: Token, XP, Level, Karten und Abzeichen bleiben. Nur deine Serie endet nach einem ganzen Tag ohne Einheit, und mit der nächsten beginnt eine neue.'],
  ownGoalPrevent: [
    'Steh seitlich zwischen Ball und eigenem Tor, damit du beides siehst, und schau dich einmal um, bevor die Flanke kommt. Spiel den Ball mit dem Fuß, der näher zur Seitenlinie ist, nach außen oder über die Linie, nie quer vors eigene Tor. Und ruf laut „Keeper“ oder „weg“, damit nicht zwei hingehen.',
    'Die meisten Eigentore fallen, wenn man zum eigenen Tor schaut. Also früh auf die Torseite, den Körper halb zur Seitenlinie, und den Ball mit dem ersten Kontakt nach außen klären: Einwurf ist in Ordnung. Hör auf den Ruf von deinem Torwart, und ruf selbst.',
  ],
  ownGoalPractise: [
    'Üb das Klären: Stell dich seitlich zu einer Wand, lass den Ball zurückkommen und spiel ihn mit einem Kontakt zur Seite weg, mit dem Fuß, der weiter außen ist. Zehnmal nach links, zehnmal nach rechts.',
    'Eins hilft am meisten: ein Kontakt zur Seite. Pass gegen eine Wand, steh seitlich, und klär den Ball, der zurückkommt, nach außen, mal links, mal rechts.',
  ],
  keeperLowDive: [
    'Flach zu deiner {foot} Seite: zuerst ein Schritt mit dem {foot} Fuß, von ihm abdrücken, beide Hände zum Ball, eine dahinter, eine darauf, und der Körper liegt dahinter. Fang auf den Knien im Gras an, zehnmal auf diese Seite, dann aus der Hocke. In meiner Liste steht keine Übung für Torhüter, also probier diese.',
    'So kommst du auf deiner {foot} Seite schnell runter: Gewicht auf den Zehen, ein kurzer Schritt mit dem {foot} Fuß zum Ball, das Knie beugen und seitlich abrollen, die Hände zuerst. Erst auf den Knien, im Gras. Von den Übungen hier ist keine für Torhüter, das ist also eine zum Ausprobieren.',
  ],
  keeperLowDiveAny: [
    'Bei flachen Schüssen: Gewicht auf den Zehen, Knie gebeugt, Hände tief. Ein Schritt mit dem Fuß, der näher am Ball ist, von ihm abdrücken, beide Hände zuerst zum Ball und der Körper dahinter. Fang auf den Knien im Gras an, zehnmal auf jede Seite, dann aus der Hocke. In meiner Liste steht keine Übung für Torhüter, also probier diese.',
  ],
  keeperLowDrill: [
    'Ja, eine zum Ausprobieren, denn in der Liste steht keine für Torhüter: Knie dich auf Gras oder eine Matte, zwei Schritte vor eine Wand, wirf den Ball flach dagegen, sodass er einen Schritt neben dir zurückkommt, lass dich auf die Seite fallen und nimm ihn mit beiden Händen. Dreimal acht auf jeder Seite, dann aus der Hocke. Nie auf hartem Boden.',
    'In meiner Liste steht keine, aber das geht allein, auf Gras oder einer Matte: auf den Knien den Ball einen Schritt zur Seite rollen und hinterherfallen, Hände zuerst, Körper dahinter. Achtmal auf jeder Seite, drei Runden. Später aus der Hocke, mit dem Ball von der Wand. Nicht auf hartem Boden.',
  ],
  noMorningHunger: [
    'So früh kriegen viele nicht viel runter, und etwas Kleines reicht: eine halbe Banane, ein Toast mit Honig oder ein Joghurt, eine Stunde vorher oder eher. Iss am Abend davor gut, trink etwas Wasser, und das richtige Frühstück kommt nach dem Spiel.',
    'Das ist in Ordnung: Nimm, was geht, etwa ein paar Bissen Banane, ein trockenes Brötchen oder eine Tasse Kakao, ungefähr eine Stunde vorher. Die Kraft kommt vom guten Abendessen am Tag davor, und nach dem Spiel isst du richtig.',
  ],
  askWithoutAnnoying: [
    'Such dir einen ruhigen Moment vor oder nach dem Training, nicht am Spieltag und nicht vor den anderen. Frag einmal, in einem Satz, freundlich und ohne „aber“: „Woran soll ich als Nächstes arbeiten?“ Bedank dich, zeig es zwei Wochen lang, und dann darfst du fragen, ob man es gesehen hat.',
    'Nervig klingt es nur, wenn es oft kommt oder wie eine Beschwerde. Also: ein ruhiger Moment, eine kurze Frage über dich und nicht über die anderen, ein Danke, und dann zwei Wochen zeigen, bevor du wiederkommst.',
  ],
  softBallForFear: [
    'Zusammengerollte Socken, ein Luftballon oder ein Ball mit weniger Luft gehen genauso. Lass ihn dir aus drei Schritten langsam zurollen und stopp ihn mit der Sohle, zehnmal. Ein bisschen schneller nur, wenn du es sagst.',
    'Du brauchst keinen: Nimm einen Luftballon, ein Paar gerollte Socken, oder lass etwas Luft aus deinem Ball. Zuerst rollt er langsam am Boden, und du sagst, wann er etwas fester kommen darf.',
  ],
  softBallStandIn: ['Zusammengerollte Socken, ein Luftballon oder ein Ball mit weniger Luft gehen stattdessen. Vergleich die Zahlen nicht mit denen von deinem sonstigen Ball.'],
  sessionTag: [
    'Ein Viereck von etwa fünfzehn Schritten, jedes Kind mit Ball. Zwei Fänger dribbeln auch und schlagen mit der Hand ab. Wer gefangen ist, macht am Platz fünf Sohlentipper und ist wieder dabei. Jede Minute neue Fänger.',
  ],
  sessionTagCaught: [
    'Wer gefangen ist, macht am Platz fünf Sohlentipper und ist sofort wieder dabei, damit niemand herumsteht. Jede Minute neue Fänger.',
    'Zwei Arten, bei denen alle zu tun haben: fünf Sohlentipper und weiter, oder wer gefangen ist, fängt mit, bis alle Fänger sind, und dann geht es von vorn los.',
  ],
  sessionGates: [
    'Verteilen Sie acht bis zwölf Tore auf dem Feld, jedes aus zwei Hütchen, zwei Schritte breit. Alle dribbeln in einer Minute durch so viele wie möglich, nie zweimal nacheinander durch dasselbe. Erst mit rechts, dann mit links, dann mit einer Drehung hinter dem Tor; jedes Kind versucht, die eigene Zahl zu schlagen.',
  ],
  sessionDuel: [
    'Zwei Tore aus je zwei Hütchen, etwa zwölf Schritte auseinander, ein Ball für zwei Kinder. Eins passt zum anderen und verteidigt; ein Tor oder der Ball im Aus beendet es, dann wird getauscht. Je eine halbe Minute, jede Runde ein neuer Partner, mehrere Felder nebeneinander, damit niemand wartet.',
  ],
  // Asked and told by young children
  whyBallOver: [
    'Weil dein Fuß nach oben zeigt, wenn du dich zurücklehnst: Er trifft den Ball weit unten und hebt ihn an, wie eine Rampe. Mit der Brust über dem Ball und dem Standbein daneben triffst du die Mitte, und er bleibt flach.',
    'In Rücklage kommt dein Fuß unter den Ball, und dann fliegt er hoch. Beug dich ein wenig nach vorn und schau auf den Ball, bis du ihn getroffen hast.',
  ],
  whyBallAside: [
    'Weil der Ball dahin geht, wohin Standbein und Fuß zeigen. Zeigt das Standbein zur Seite oder triffst du neben die Mitte, geht er vorbei. Stell den Fuß neben den Ball, Zehen zum Tor, und triff die Mitte.',
    'Meist ist der Ball nicht in der Mitte getroffen, oder das Standbein zeigt am Tor vorbei. Zehen zum Tor, und schau auf den Ball, wenn du triffst.',
  ],
  whyBallBouncesOff: [
    'Weil ein steifer Fuß wie eine Wand ist: Der Ball springt davon ab. Ein Fuß, der ein wenig mit zurückgeht, nimmt das Tempo heraus, wie Hände, die ein Ei fangen.',
    'Der Ball kommt schnell, und dein Fuß steht still und ist hart, also prallt er ab. Mach das Gelenk locker und zieh den Fuß ein wenig zurück, wenn der Ball kommt.',
  ],
  whyOthersMore: [
    'Meist, weil der andere es länger oder öfter geübt hat oder früher gewachsen ist. Dir fehlt kein Talent: Ein paar Minuten an vielen Tagen bringen dich auch dahin. Schau zu, frag nach einem Tipp und schlag deine eigene letzte Zahl.',
    'Fast immer vom Üben: Wer mehr kann, hat es öfter probiert. Du holst jede Woche ein bisschen auf. Zähl deine eigenen und nimm dir ein paar mehr vor als zuletzt.',
  ],
  chestControl: [
    'Lehn dich leicht zurück und gib mit der Brust nach, wenn der Ball landet: Dann fällt er dir vor die Füße. Davor: früh unter den Ball laufen, Knie beugen, Arme seitlich weg, damit der Ball sie nicht berührt. Fang mit eigenen, sanften Würfen an.',
    'Lass die Brust nachgeben wie ein Kissen, wenn der Ball kommt, dann fällt er vor deine Füße. Arme zur Seite und weg vom Ball, Knie locker, Augen die ganze Zeit am Ball. Erst sanfte eigene Würfe, dann höhere.',
  ],
  whySlow: [
    'Meistens, weil alle zu verschiedenen Zeiten wachsen: Wer gerade größer oder weiter ist, ist eine Zeit lang schneller, und das gleicht sich aus. Und schnell wird man durch Üben: fünf bis acht kurze Sprints über 10 bis 20 Meter mit langer Pause, an zwei oder drei Tagen in der Woche, am Start kleine schnelle Schritte, die Arme schwingen mit. Im Spiel hilft früh loslaufen so viel wie schnelle Beine.',
    'Jedes Kind wächst zu seiner Zeit, und die Kraft zum Sprinten kommt mit, deshalb sind andere jetzt vielleicht voraus. Das kannst du tun: zweimal in der Woche kurze Sprints mit langer Pause, schnelle Füße, kleine erste Schritte, die Arme schwingen mit. Und schau früh, wohin der Ball geht: Wer zuerst startet, braucht weniger Tempo.',
  ],
  rarestCard: [
    'Die legendären: {legendary}\u00a0% aller Karten aus den Päckchen sind das, also etwa {legendary} von 100. Die Chance ist jedes Mal und für alle gleich, nur das Glück entscheidet.',
    'Legendäre Karten sind die seltensten, mit {legendary}\u00a0% bei jeder Karte. Die Chance ist für alle gleich und wächst nicht mit der Zahl der Päckchen.',
  ],
  receiveFromAbove: [
    'Kommt der Ball von oben, geh früh darunter und heb ihm den Fuß entgegen, die Zehen etwas hoch. Lass den Fuß zusammen mit dem Ball sinken, als würdest du ihn auf ein Kissen legen. Mit dem Oberschenkel geht es genauso. Wirf ihn selbst hoch und probier zehn.',
    'Von oben nimmst du ihn mit dem Spann oder dem Oberschenkel: Heb ihn dem Ball entgegen und senk ihn gleich schnell, dann bleibt der Ball am Fuß liegen. Fang mit eigenen, niedrigen Würfen an.',
  ],
  receiveInsideOrOutside: [
    'Meist mit innen: Da ist der Fuß am breitesten, und der Ball bleibt bei dir. Außen nimmst du, wenn du gleich zu dieser Seite weg willst, mit einem kleinen Kontakt. Lern zuerst innen.',
    'Innen ist am sichersten, weil die Fläche breit und flach ist. Außen passt, wenn du dich vom Gegner wegdrehst. Zehn mit innen, dann zehn mit außen.',
  ],
  receiveWhichFoot: [
    'Mit dem Fuß, der weiter weg vom Gegner ist, dann steht dein Körper dazwischen. Ist keiner da, nimm den, auf den der Ball zukommt. Üb beide: zehn mit rechts, zehn mit links.',
    'Mit dem auf der Seite, auf die der Ball kommt, dann musst du dich nicht strecken. Steht ein Gegner nah, nimm den Fuß, der weiter weg ist. Üb beide im Wechsel.',
  ],
  keeperOrOutfield: [
    'Probier beides! In deinem Alter muss sich niemand entscheiden, und beides hilft sich: Wer im Tor steht, braucht gute Füße, und wer das Tor kennt, weiß, wohin man schießt. Sag deinem Trainer, dass du manchmal tauschen willst, und schau, was mehr Spaß macht.',
    'Du musst dich noch nicht festlegen. Spiel eine Woche im Tor und eine im Feld, und merk dir, wo du mehr Spaß hast. Dein Trainer hilft dir dabei, frag ihn einfach.',
  ],
  keeperSolo: [
    'Im Tor brauchst du keine Wand und wenig Platz. Wirf den Ball gerade hoch und fang ihn am höchsten Punkt, zehnmal. Mach drei schnelle Seitschritte nach links, dann nach rechts, und bleib in der Grundstellung stehen: Knie gebeugt, Hände vorn. Auf Gras knie dich hin, roll mit dem Ball in den Armen über die Seite ab und steh wieder auf, fünfmal je Seite. Zähl, was du sicher fängst.',
    'Ohne Wand geht das: 1. Wirf den Ball hoch, klatsch einmal, fang ihn; dann zweimal klatschen. 2. Seitschritte zwischen zwei Schuhen, und jedes Mal mit gebeugten Knien und offenen Händen stehen bleiben. 3. Roll auf weichem Gras den Ball von den Knien weg, leg dich seitlich dahinter und steh schnell auf. Je zehn, und zähl, wie viele klappen.',
  ],
  keeperCatching: [
    'Um besser zu fangen, geh zuerst hinter den Ball, Hände hoch, die Daumen nah zusammen wie ein W, und gib mit den Armen nach. Bei flachen Bällen sind die kleinen Finger zusammen, und du holst ihn an die Brust. Wirf den Ball hoch und fang ihn so weit oben wie möglich, zwanzigmal, und zähl, wie viele in den Händen bleiben.',
    'Schau den Ball bis in die Hände. Hoch: Daumen dahinter zusammen. Flach: kleine Finger zusammen, dann an die Brust. Allein übst du es mit Würfen nach oben: einmal klatschen vor dem Fangen, dann zweimal. Ziel: zwanzig ohne Fehler.',
  ],
  goalWithHead: [
    'Wow, ein Tor mit dem Kopf, da muss alles passen! Wie war das? Üb Kopfbälle nur nicht allein: Dein Kopf braucht Schonung.',
    'Stark, ein Kopfballtor! Da standest du genau richtig. Allein trainierst du das besser nicht, damit es deinem Kopf gut geht.',
  ],
  headingAllowed: [
    'Lass es besser noch: Viele Verbände nehmen Kopfbälle bei Kindern bis etwa zwölf aus dem Training, dem Kopf zuliebe, und ich zeige unter 13 keine. Nimm hohe Bälle mit Brust oder Oberschenkel. Was dein Team macht, entscheidet dein Trainer mit deinen Eltern.',
    'Das hängt von deinem Team ab: In vielen Ländern üben Kinder bis etwa zwölf keine Kopfbälle. Nimm den Ball mit Brust oder Oberschenkel, und frag Trainer und Eltern.',
  ],
  petOnBall: [
    'Haha, da hast du einen neuen Torwart, und keiner kommt vorbei! Grüß schön von mir.',
    'Haha, den Zweikampf hat heute jemand anders gewonnen! Versuch es mit einem Leckerli.',
  ],
  goalDetail: ['Wow, was für ein Tor! Das vergisst du nie.', 'Was für ein Treffer! Sehen kann ich es nicht, aber ich freue mich mit dir. Stark!'],
  trickTold: ['Haha, wow! Denen ist noch eine Woche schwindlig.', 'Was für ein Trick! Dazu gehört Mut, und es hat geklappt. Stark!'],
  savesTold: ['Was für ein Torwart! Jeder gehaltene Ball ist so viel wert wie ein Tor.', 'Wow, was für Paraden! Dein Team kann froh sein, dass du da hinten stehst.'],
  bestTold: ['Stark! Genieß das Gefühl, das hast du dir erarbeitet.', 'Ein schönes Gefühl, oder? Gut gemacht, weiter so!'],
  praisedBy: ['Wow, was für ein Lob! Das hast du dir verdient.', 'Schön, so etwas zu hören! Heb es dir auf für einen Tag, an dem nichts klappt.'],
  celebrated: ['Haha, so ein Tor braucht auch so einen Jubel!', 'Ha, den Jubel würde ich gern sehen! Stark.'],
  celebratedInMud: ['Haha, ein Tor, Matsch bis an die Ohren und ein Trikot für die Waschmaschine: Das ist Fußball! Steck es selbst in die Wäsche, dann lachen zu Hause wieder alle.', 'Ha, was für ein Jubel! Der Matsch geht raus, das Tor bleibt. Hilf beim Waschen, dann ist zu Hause alles gut.'],
  crossAboutMud: ['Haha, Matsch gehört zum Fußball! Schuhe an der Tür aus, beim Waschen helfen, und es ist bald vergessen.', 'Oje, der Matsch! Der geht wieder raus. Sag Entschuldigung, steck deine Sachen selbst in die Wäsche, und morgen denkt keiner mehr daran.'],
  somebodyCross: ['Oh, das ist kein schönes Gefühl. Meist geht es bald vorbei, und ein „Entschuldigung“ hilft, wenn etwas schiefging. Was war denn los?', 'Oje. Warte ein bisschen, dann sag Entschuldigung oder frag, was los war. Was ist passiert?'],
  momentTold: ['Was für ein Moment! Behalt ihn im Kopf: Vor dem nächsten Spiel macht er dich mutig.', 'Wow! Ich verstehe, dass dir der am besten gefällt. Heb ihn dir auf fürs nächste Spiel.'],
  momentAndCoachNever: ['Was für ein Moment! Und ich? Noch nie: Ich bin ein Programm ohne Beine. Der gehört ganz dir.', 'Wow, was für ein Moment! Ich war das nie, ein Programm spielt nicht. Aber du, genieß es!'],
  coachNeverWon: ['Ich? Noch nie! Ich bin ein Programm ohne Beine und spiele nicht. Aber du, also erzähl mir von dir.', 'Nein, ein Programm gewinnt nichts auf dem Platz. Deine Spiele sind viel spannender: Welches war dein bestes?'],
  nearHattrick: ['So knapp! Dann wartet der nächste auf dich.', 'Oh, fast ein Hattrick! Zwei sind schon stark, und das dritte kommt auch noch.'],
  beatSomebody: ['Haha, stark! Da gibt es bestimmt eine Revanche, also sei bereit.', 'Ha, was für ein Sieg! Genieß ihn und gib eine Revanche.'],
  gladNotSad: ['Entschuldige, da habe ich dich falsch verstanden! Das ist eine gute Nachricht, und ich freue mich mit dir. Stark!', 'Oh, das habe ich falsch gelesen, sorry. Heute keine traurigen Worte: Stark gespielt!'],
  likesScoring: ['Tore, klar! Ein besseres Gefühl gibt es nicht. Machen wir mehr davon.', 'Tore schießen, das mag ich! Such dir vor dem Schuss die Ecke aus.'],
  likesDribbling: ['Dribbeln, stark! Ball eng und Kopf hoch, dann nimmt ihn dir keiner ab.', 'Tricks und Dribbeln, das macht Spaß! Machen wir deine schneller.'],
  likesPassing: ['Passen, schön! Ein guter Pass macht das ganze Team besser.', 'Pässe, stark! Wer gut passt, bekommt den Ball immer zurück.'],
  likesDefending: ['Bälle gewinnen, stark! Ein guter Zweikampf ist so viel wert wie ein Tor. Willst du einen Tipp dazu oder eine Übung für schnelle Füße?', 'Verteidigen, das mag ich! So jemanden braucht jedes Team. Soll ich dir sagen, wie du mehr Bälle gewinnst?'],
  likesSaving: ['Im Tor, wie mutig! Ein gehaltener Ball fühlt sich an wie ein Tor. Willst du einen Tipp zum Fangen oder zum Hechten?', 'Torwart, stark! Du siehst das ganze Feld. Soll ich dir einen Tipp zum Fangen geben?'],
  likesAny: ['Eine gute Antwort, alles macht Spaß! Womit fangen wir an: Schießen, Dribbeln oder Passen?', 'Schön! Dann such dir eins für den Anfang aus: Schießen, Dribbeln oder Passen.'],
  metDefender: ['Hallo, schön, dass du da bist! Verteidigung: stark, du hältst das Tor sauber. Was machen wir: eine Übung, einen Plan oder einen Tipp fürs Verteidigen?', 'Hi, schön, dich kennenzulernen! Gute Verteidiger braucht jedes Team. Willst du eine Übung, einen Plan oder einen Tipp für Zweikämpfe?'],
  metMidfielder: ['Hallo, schön, dass du da bist! Mittelfeld: stark, da bist du mittendrin. Was machen wir: eine Übung, einen Plan oder einen Tipp fürs Passen?', 'Hi, schön, dich kennenzulernen! Im Mittelfeld sieht man das ganze Spiel. Willst du eine Übung, einen Plan oder einen Tipp?'],
  metWinger: ['Hallo, schön, dass du da bist! Außen: stark, da ist Platz zum Rennen. Was machen wir: eine Übung, einen Plan oder einen Tipp für Flanken?', 'Hi, schön, dich kennenzulernen! Auf dem Flügel wird es spannend. Willst du eine Übung, einen Plan oder einen Tipp fürs Dribbeln?'],
  metStriker: ['Hallo, schön, dass du da bist! Sturm: stark, dann machen wir mehr Tore. Was machen wir: eine Übung, einen Plan oder einen Tipp fürs Schießen?', 'Hi, schön, dich kennenzulernen! Vorne geht es um Tore. Willst du eine Übung, einen Plan oder einen Tipp?'],
  metKeeper: ['Hallo, schön, dass du da bist! Im Tor: mutig, das ist der wichtigste Platz. Was machen wir: einen Tipp zum Fangen, einen Plan oder deine Zahlen?', 'Hi, schön, dich kennenzulernen! Im Tor sieht man alles. Willst du einen Tipp fürs Tor oder eine Übung für schnelle Füße?'],
  starLiked: ['Haha, gute Wahl! Schau genau hin, was vor dem Ballkontakt passiert, und mach das nach, was dir am besten gefällt.', 'Oh ja, da lohnt sich das Zuschauen! Welchen Trick davon willst du mal probieren?'],
  clubLiked: ['Haha, ich höre dich schon singen! Ich bin für keinen Verein, aber ich mag es, wenn sich jemand so freut.', 'Stark, ein echter Fan! Ich halte zu niemandem, aber genieß jedes Tor.'],
  seesNoMatches: ['Ich sehe keine Spiele: Ich bin ein Programm ohne Augen. Wer besser ist, kann ich also nicht sagen, du aber schon. Wen magst du am liebsten?', 'Nein, ein Programm schaut keinen Fußball. Ich kenne Übungen, Regeln und deine Zahlen. Wen magst du am liebsten, und warum?'],
  recordsOfWorld: ['Das weiß ich nicht, und etwas Falsches will ich dir nicht sagen. Schau mit jemandem zu Hause nach. Was ich kenne, sind deine eigenen Rekorde und die Regeln.', 'Wer was im Fußball geschafft hat, schlage ich nicht nach, also weiß ich es nicht sicher. Zusammen mit jemandem zu Hause nachzuschauen, macht Spaß!'],
  offsideKeeperIsOne: ['Richtig, gut gezählt! Der Torwart ist einer, also muss noch einer von ihnen da sein, meist der letzte Verteidiger. Hast du nur den Torwart vor dir, ist es Abseits.', 'Ja, der Torwart zählt als einer. Der zweite ist meist ein Verteidiger: Bleib auf seiner Höhe oder dahinter, bis der Pass kommt.'],
  offsideNextToKeeper: ['Nein, da stehst du fast immer im Abseits: Neben dem Torwart ist nur einer von ihnen da, und du brauchst zwei. Bleib auf Höhe des letzten Verteidigers, bis der Pass kommt, und lauf dann los.', 'Lieber nicht: Neben dem Torwart ist es so gut wie immer Abseits. Zwei von ihnen müssen auf deiner Höhe oder näher an der Linie sein, und da ist meist nur einer. Warte neben dem letzten Verteidiger.'],
  whyStepUp: ['Wenn alle Verteidiger zusammen nach vorn laufen, stehen die Stürmer hinter euch im Abseits, und der Ball ist weiter weg von eurem Tor. Lauft los, wenn der Ball zurück- oder weggespielt wird, und alle zugleich.', 'Rausrücken heißt: Die ganze Abwehr läuft zusammen nach vorn. Wer vom Gegner hinten bleibt, steht dann im Abseits. Macht es, wenn der Ball von euch weggeht, und schau an deiner Reihe entlang.'],
  standingFoot: ['Der, mit dem du nicht schießt: Er steht neben dem Ball am Boden. Schießt du mit rechts, ist links dein Standfuß. Schießt du mit links, ist es der rechte.', 'Dein Standfuß bleibt am Boden, während der andere schießt. Also der linke, wenn du mit rechts schießt, und der rechte, wenn du mit links schießt.'],
  sameWithOtherFoot: ['Genauso, nur mit vertauschten Seiten: Der andere Fuß steht neben dem Ball, und dieser schwingt. Erst langsam, zehn ruhige Versuche. Ein paar Tage fühlt es sich komisch an, dann wird es besser.', 'Wie mit dem starken Fuß, nur gespiegelt. Fang leicht und aus ein paar Schritten an und schau auf den Ball, bis du ihn triffst. Jeden Tag ein bisschen hilft am meisten.'],
  keeperStaysAwake: ['Manchmal, wenn der Ball weit weg ist! Gute Torleute bleiben wach: Sie gehen mit dem Ball mit, reden mit der Abwehr und stehen auf den Zehen.', 'Das kommt vor! Der Trick: mit dem Ball mitgehen, der Abwehr zurufen und überlegen, was als Nächstes kommt.'],
  mayRefuseGoal: ['Ja, das darfst du sagen. Sag es vor dem Spiel: „Ich bin nicht gern im Tor. Können wir abwechseln?“ Meist gibt es einen Weg.', 'Du darfst freundlich Nein sagen, am besten vor dem Spiel und nicht mittendrin. Frag, ob alle mal drankommen, das ist fair.'],
  whoInGoal: ['Abwechseln ist am fairsten: jeder eine Halbzeit oder zehn Minuten. Wer es mag, darf länger. Das bestimmt euer Trainer.', 'Wer gern will, und sonst alle im Wechsel. Frag, ob ihr eine Liste macht, dann ist es fair.'],
  shoesTooSmall: ['Schuhe, die drücken, sind zu klein: Sag es heute zu Hause, du brauchst eine Nummer größer. Eine Daumenbreite vor den Zehen ist richtig. Auf eine Blase kommt ein Pflaster, und bis dahin trag andere Schuhe.', 'Dann müssen sie eine Nummer größer sein: Zeig zu Hause, wo deine Zehen sind. Eine Daumenbreite Platz ist richtig. Bis dahin trag Schuhe, die nicht reiben, und kleb ein Pflaster auf die Blase.'],
  percentJudged: ['{odds} % heißt {odds} von 100 Päckchen. Das ist also selten, und ein großes Glück, wenn es kommt.', 'Das ist wenig: etwa {odds} von 100 Päckchen. Wenn du so eine bekommst, darfst du jubeln!'],
  percentOften: ['{odds} % heißt {odds} von 100 Päckchen, das kommt also ziemlich oft.', 'Das sind {odds} von 100 Päckchen: Darauf musst du nicht lange warten.'],
  whyOnlyCommon: ['Weil die meisten Karten gewöhnlich sind: {common} von 100 Päckchen. Das ist nur Glück, du machst nichts falsch. Im nächsten kann eine seltene sein.', 'So sind die Päckchen gemacht: {common} von 100 sind gewöhnlich. Davon hat jeder viele, und dann kommt plötzlich eine seltene.'],
  legendaryHard: ['Ja, das ist schwer: Nur in etwa {legendary} von 100 Päckchen ist eine legendäre Karte. Man kann nichts tun, als Päckchen zu öffnen und Glück zu haben.', 'Ziemlich schwer: {legendary} von 100 Päckchen. Es ist reines Glück, also kann es das nächste sein oder lange dauern.'],
  luckOfFriend: ['Ich verstehe, dass sich das unfair anfühlt! Es ist nur Glück, niemand spielt dafür besser. Dein nächstes Päckchen kann genauso gut das glückliche sein.', 'Oh, da zuzuschauen ist schwer! Aber die Päckchen wissen nicht, wem sie gehören: Das Glück ist für alle gleich.'],
  tokensMany: ['Ja, {tokens} Token sind viel: genug für {packs} Päckchen!', '{tokens} Token sind {packs} Päckchen. Gut gesammelt!'],
  tokensOnePack: ['Es reicht gerade für ein Päckchen, und jede Einheit bringt neue.', 'Ein Päckchen kostet 10, also reicht es für eins. Jede Einheit bringt neue Token.'],
  tokensFew: ['Es ist ein Anfang: Ein Päckchen kostet 10 Token, und so viel bringt eine Einheit.', 'Für ein Päckchen reicht es noch nicht, das kostet 10. Eine Einheit, und du hast sie.'],
  numberNotPoor: ['{number} ist gar nicht schlecht! Mal ist es weniger, mal mehr. Dein Schnitt bei {drill} ist {average} und dein Bestwert {best}.', 'Nein, {number} ist in Ordnung. Den Bestwert schafft niemand jedes Mal: Dein Schnitt bei {drill} ist {average}, dein Bestwert {best}.'],
  numberIsBeginning: ['Nein, das ist in Ordnung! Eine Zahl ist nur der Anfang. Nächstes Mal eins mehr, und schon bist du besser.', 'Gar nicht schlecht: Jeder fängt irgendwo an. Versuch nächstes Mal eins mehr.'],
  knockWho: ['Wer ist da?'],
  knockWhoElse: ['Und wer genau?', 'Hm, wer denn?'],
  daysUntilWeekday: ['{day} ist in {count} Tagen, du schläfst also noch {count}-mal.', 'Noch {count} Tage bis {day}: {count}-mal schlafen.'],
  weekdayTomorrow: ['{day} ist morgen: noch einmal schlafen!'],
  weekdayToday: ['{day} ist heute!'],
  numberBelieved: ['Entschuldige, da habe ich dich falsch verstanden! Dann ist {number} deine Zahl, und von da gehen wir weiter. Nächstes Ziel: {goal}.', 'Sorry, mein Fehler. Ich nehme deine {number}, und die anderen zählen hier nicht. Jetzt ist {goal} dran.'],
  numberNotYours: ['Entschuldige, da habe ich dich falsch verstanden! Ich sehe nur, was hier gespeichert ist, und vielleicht war das jemand anderes. Wie viele hast du selbst geschafft?', 'Sorry! Dann ist das, was hier steht, nicht von dir, und ich lasse es weg. Wie viele hast du selbst geschafft?'],
  recordMore: ['{number}, wow! Das sind {more} mehr als dein Bestwert bei {drill} bisher. Speichere es mit der Übung, dann steht es bei deinen Rekorden.', 'Ein neuer Bestwert! {number} schlägt die {best}, die bei {drill} gespeichert sind, um {more}. Stark!'],
  recordEqual: ['Wieder {number}, genau dein Bestwert bei {drill}! Nächstes Mal eins mehr, und es ist ein neuer Rekord.', 'Das ist genau dein Bestwert bei {drill}: {number}. Stark! Nur eins fehlt noch.'],
  recordLess: ['{number}, gut gemacht! Gespeichert ist bei {drill} höchstens {best}, den kannst du als Nächstes einholen.'],
  recordFirst: ['{number}, ein neuer Bestwert, stark! Speichere es mit der Übung, dann steht es bei deinen Rekorden.', 'Wow, {number}! Darauf kannst du stolz sein. Speichere es, dann kannst du es schlagen.'],
  notIllBelieved: ['Entschuldige, da habe ich dich falsch verstanden! Dir geht es gut, das ist schön. Sag mir noch einmal, was du gemeint hast.', 'Oh, mein Fehler: Hier ist niemand krank. Was möchtest du mir erzählen oder wissen?'],
  numberKept: ['Du hast mir {number} gesagt, also ist das in diesem Gespräch dein Bestwert. Nächstes Ziel: {goal}.', '{number}, wie du gesagt hast. Ein kleiner Schritt, und es sind {goal}.'],
  jokeTell: [
    'Ja, bitte! Ich höre zu.',
    'Oh ja, erzähl!',
  ],
  jokeWhy: [
    'Hm, das weiß ich nicht. Sag du!',
    'Ich gebe auf. Was ist die Antwort?',
  ],
  jokeLaugh: [
    'Haha, der ist gut! Du hast mich erwischt.',
    'Ha, darauf wäre ich nicht gekommen! Gut erzählt.',
  ],
  jokeMissed: [
    'Ach so, das war ein Witz! Haha, jetzt habe ich es. Als Programm bin ich da langsam.',
    'Oh, ein Witz! Dann lache ich eben etwas später: haha.',
  ],
  jokeBetter: [
    'Na gut, Fußball kann ich besser als Witze. Noch ein Versuch:',
    'Haha, verstanden. Vielleicht gefällt dir der:',
  ],
  offsideShort: [
    'Wird dir in der anderen Hälfte der Ball zugespielt, müssen zwei Gegner zwischen dir und ihrer Torlinie oder auf gleicher Höhe sein. Sonst ist es Abseits.',
    'In einem Satz: Stehst du beim Pass hinter dem letzten Verteidiger und hast nur noch den Torwart vor dir, ist es Abseits.',
  ],
  minutesOfDrill: [
    '{minutes} Minuten reichen für {drill}: zwei Minuten langsam, dann ein Versuch nach dem anderen mit kurzer Pause dazwischen, und in den letzten zwei Minuten zählst du deinen besten.',
    'Für {minutes} Minuten {drill}: zwei Minuten langsam anfangen, dann viele ruhige Versuche, und am Ende zählst du drei und merkst dir den besten.',
  ],
  roomWithoutBall: [
    'Ohne Ball reicht ein Zimmer für schnelle Füße: kleine Schritte auf der Stelle, so schnell du kannst, zwanzig Sekunden an und zwanzig Pause, fünfmal. Dann auf einem Bein stehen, je dreißig Sekunden.',
    'Im Zimmer ohne Ball: zwanzig Sekunden schnelle kleine Schritte auf der Stelle, dann Pause, fünfmal. Danach je dreißig Sekunden auf einem Bein stehen. Das hilft jedem Schuss.',
  ],
  whichPartUnclear: [
    'Kein Problem, das kann man sich erst schwer vorstellen. Was ist unklar: ein Wort, oder wann es gilt? Dein Trainer kann es dir auch auf dem Platz zeigen: Einmal gesehen, ist es leicht.',
    'Dann in kleinen Schritten: Sag mir das Wort, das unklar ist, und ich erkläre nur das. Oder lass es dir einmal auf dem Platz zeigen.',
  ],
  // Crosses, juggling, the first touch and moves
  crossTooFar: [
    'Dann kommt die Flanke zu spät, oder du lehnst dich zurück. Schau vorher einmal hoch und triff den Ball, solange er neben deinem Standfuß liegt und nicht davor. Die Zehen des Standfußes zeigen zum Elfmeterpunkt, die Hüfte dreht zum Tor, Innenseite durch die Mitte des Balls, Brust leicht darüber. Ziel auf den Raum zwischen Elfmeterpunkt und Torwart, und fang mit halber Kraft an.',
    'Zu weit heißt: zu viel Kraft, oder die Hüfte zeigt noch an der Linie entlang. Leg dir den Ball zuletzt etwas nach innen, dreh die Hüfte zum Tor, Standfuß neben den Ball, und triff seine Mitte mit der Innenseite. Ziel mit halber Kraft auf den Elfmeterpunkt. Zehn aus dem Stand, dann zehn im Lauf.',
  ],
  crossWeakFoot: [
    'Dieselbe Flanke, nur kleiner. Lass den Ball ruhen, zwei kurze Schritte, Standfuß daneben mit den Zehen zum Tor, und spiel ihn mit der Innenseite dieses Fußes flach in die Mitte. Zehn davon, dann etwas unter der Mitte des Balls, damit er steigt, und erst danach im Lauf. Flach und sicher ist mit dem schwächeren Fuß besser als hoch und fest.',
    'Fang ohne Anlauf an: Ball ruht, zwei kurze Schritte, Innenseite, halbe Entfernung. Erst flach zu einer Tasche oder Flasche, wo dein Mitspieler wäre, zehnmal, dann mit Höhe. Der Lauf kommt zuletzt.',
  ],
  crossWhichPart: [
    'Die Innenseite: Sie hat am meisten Platz für den Ball und dreht die Flanke vom Torwart weg. Der Außenrist ist für einen kurzen schnellen Ball, wenn keine Zeit zum Drehen ist, und dauert länger zu lernen. Mit dem schwächeren Fuß nimm die Innenseite.',
    'Innenseite. Sie trifft am sichersten und gibt dem Ball den Bogen. Den Außenrist heb dir für kurze Bälle auf, wenn keine Zeit zum Drehen ist.',
  ],
  juggleLosesOnFoot: [
    'Mit diesem Fuß springt der Ball meist weg, weil das Gelenk locker ist oder der Ball zu weit vorn. Mach das Fußgelenk fest, Zehen leicht hoch, und triff den Ball unter seiner Mitte, nah am Körper. Fallen lassen, ein Kontakt mit diesem Fuß, fangen; zehnmal. Dann zwei Kontakte und fangen, dann links und rechts im Wechsel.',
    'Das kommt, wenn der Fuß nachgibt oder nach unten zeigt. Festes Gelenk, Zehen leicht hoch, Knie gebeugt, und warte, bis der Ball tief ist. Ein Kontakt mit diesem Fuß und fangen, zehnmal, dann zwei, dann im Wechsel mit dem anderen.',
  ],
  juggleHeight: [
    'Zwischen Knie und Hüfte. Tiefer hast du keine Zeit, und von Kopfhöhe kommt der Ball so schnell herunter, dass der nächste Kontakt wild wird. Fliegt er höher, warte und triff ihn danach sanfter.',
    'Höchstens bis zur Hüfte, besser zwischen Knie und Hüfte: hoch genug, um Zeit zu haben, tief genug, dass er deiner bleibt. Nicht auf Kopfhöhe.',
  ],
  stepOverOrChop: [
    'Den Übersteiger, wenn der Verteidiger vor dir steht und wartet: Er geht mit deinem Fuß mit, und du ziehst an der anderen Seite vorbei. Den Haken (Chop), wenn er neben dir läuft: Du ziehst den Ball nach innen zurück, und er läuft weiter. Lern zuerst den Übersteiger im Gehen, bis er von allein kommt.',
    'Es kommt darauf an, wo er ist. Vor dir und wartend: Übersteiger. Läuft er neben dir: Haken (Chop), denn der Ball steht, und er läuft weiter. Lern erst einen davon gut, ich nähme den Übersteiger.',
  ],
  chopSteps: [
    'Ein Chop zieht den Ball scharf quer vor dem Körper zurück:\n1. Dribble mit halbem Tempo, der Ball vor dem Fuß, der zieht.\n2. Setz den anderen Fuß neben den Ball, etwas darüber hinaus, Knie gebeugt.\n3. Dreh die Zehen nach innen und zieh den Ball fest mit der Innenseite quer vor deinem Körper.\n4. Dreh die Hüfte mit, stoß dich ab, und mach zwei schnelle Schritte.\nErst langsam: zehn mit jedem Fuß.',
  ],
  chopOtherFoot: [
    'Dasselbe andersherum: Dieser Fuß zieht, der andere steht neben dem Ball, und du kommst auf der anderen Seite heraus. Zehen nach innen, Innenseite, die Hüfte dreht mit. Erst im Gehen, zehnmal, dann mit halbem Tempo.',
    'Spiegel es: Der andere Fuß steht neben dem Ball, du ziehst mit der Innenseite von diesem, und die Hüfte dreht mit. Fünf im Gehen, fünf mit halbem Tempo, und erst dann schnell.',
  ],
  firstTouchWinger: [
    'Der erste Kontakt auf dem Flügel geht in den Raum: weg vom Verteidiger und nach vorn, damit dein nächster Schritt schon ein Lauf ist. Steh halb gedreht, schau über die Schulter, bevor der Ball kommt, und nimm ihn mit dem Fuß, der weiter weg von ihm ist, ein bis zwei Schritte vor dich. Nur wenn er dicht bei dir ist, behalt ihn am Fuß.',
    'In den Lauf und nicht an den Fuß. Halb gedreht, ein Blick, bevor der Ball kommt, dann mit dem äußeren Fuß ein bis zwei Schritte die Linie entlang oder nach innen, dorthin, wo er nicht steht.',
  ],
  firstTouchSoft: [
    'Sanft: Dein Fuß gibt etwas nach, wenn der Ball kommt, als fingst du ein Ei, und der Ball bleibt einen Schritt weit weg. Fester nur, wenn vor dir Platz ist: Dann ist es ein Stoß in deinen Lauf. Ein harter Fuß ist wie eine Wand, und der Ball springt davon ab.',
    'Sanft, fast immer. Lass das Gelenk etwas locker und nimm den Fuß mit dem Ball zurück. Fester nur in freien Raum.',
  ],
  firstTouchOnRun: [
    'Im Lauf stopp den Ball nicht, nimm ihn mit: mit dem Außenrist oder der Innenseite, ein bis zwei Schritte vor dich, in deine Laufrichtung. Werd für den letzten Schritt etwas langsamer, berühr ihn, während der Fuß noch nach vorn geht, und schau gleich danach hoch. Erst im Trab, dann schneller.',
    'Nimm ihn mit: ein kleiner Stoß mit dem Außenrist, ein bis zwei Schritte vor dich, und lauf hinterher. Springt er zu weit, komm langsamer an und stoß weniger.',
  ],
  // Sprints, food and sleep
  sprintTime: [
    'Eine Zeit verspreche ich dir nicht: Jeder Körper wächst in seinem Tempo, und was andere laufen, sagt wenig über dich. Miss dich selbst: aufwärmen, dreimal mit vollem Tempo und langer Pause dazwischen, und schreib die beste Zeit auf. In zwei Wochen versuch, sie ein bisschen zu schlagen.',
    'Es gibt keine Zahl, die du schaffen musst. Lass dich dreimal stoppen, mit langer Pause dazwischen, und behalt die beste Zeit. Die gilt es in zwei Wochen zu schlagen.',
  ],
  sprintsAndRest: [
    'Fünf bis acht Sprints von 10 bis 20 Metern, und nach jedem ein bis zwei Minuten Pause: geh zurück und warte, bis du ruhig atmest. Wirst du langsamer, ist für heute Schluss. An zwei oder drei Tagen in der Woche, nie mit müden Beinen.',
    'Fang mit fünf an, später bis acht: 10 bis 20 Meter mit vollem Tempo, dann ein bis zwei Minuten gehen und stehen. Zwei oder drei Tage in der Woche reichen.',
  ],
  whyLongRest: [
    'Das sieht faul aus und ist das Gegenteil: Nur ein Sprint mit vollem Tempo macht dich schneller. Nach kurzer Pause sind die Beine noch müde, jeder Lauf wird langsamer, und du trainierst langsames Laufen. Müde laufen ist Ausdauer, und das ist etwas anderes.',
    'Weil Tempo nur mit frischen Beinen wächst. Ohne Pause ist der dritte Lauf langsamer als der erste, und dann übst du langsames Laufen. Die Pause gehört zur Arbeit.',
  ],
  noShake: [
    'Nein, du brauchst keinen. Normales Essen hat alles: Milch, Joghurt, Eier, Käse, Bohnen, Fisch oder Fleisch, Brot und Reis. Pulver sind nicht für junge Leute gemacht, also frag deine Eltern oder eine Ärztin, bevor du so etwas nimmst.',
    'Nein. Was du zu Hause isst, reicht: Milch, Eier, Bohnen, Käse, Fisch oder Fleisch. Vor allem aus der Dose frag deine Eltern oder einen Arzt.',
  ],
  gymAndShake: [
    'Das Fitnessstudio kann warten: In deinem Alter reichen Kniebeugen, Ausfallschritte, Unterarmstütz und sanfte Sprünge mit dem eigenen Körper, zwei kurze Runden zweimal die Woche. Gewichte nur mit einem ausgebildeten Erwachsenen daneben. Und kein Pulver: Normales Essen hat, was du brauchst. Frag deine Eltern oder eine Ärztin, bevor du so etwas nimmst.',
  ],
  sleepSoLate: [
    'An Schultagen ist das zu spät: 9 bis 11 Stunden für Kinder, 8 bis 10 für Jugendliche. Rechne von da zurück, wann du aufstehst: Bei sieben Uhr ist das neun oder zehn Uhr abends, allerspätestens elf. Geh alle paar Tage eine Viertelstunde früher, das Handy eine halbe Stunde vorher weg. Liegst du lange wach, sag es deinen Eltern.',
    'Kinder brauchen 9 bis 11 Stunden und Jugendliche 8 bis 10, also fehlt dir so etwas davon. Geh alle paar Tage eine Viertelstunde früher, bis es zum Aufstehen passt, und leg das Handy vorher weg. Kommt der Schlaf nicht, sprich mit deinen Eltern.',
  ],
  // What becomes of one, the board and the form analysis
  proChance: [
    'Eine Prozentzahl wäre erfunden: Deine kennt niemand, und ich rate sie nicht. Wahr ist, dass es nur wenige von allen schaffen, die spielen. In deiner Hand liegt: an vielen Tagen üben, aus Freude spielen, deinen Trainer fragen, woran du arbeiten sollst, und die Schule nicht dafür aufgeben.',
    'Eine Zahl kann dir niemand ehrlich sagen, ich auch nicht. Nur wenige schaffen es, und in deinem Alter weiß keiner, wer. Schau auf das, was du ändern kannst: viele Tage mit dem Ball, eine Sache, die besser werden soll, und die Schule daneben.',
  ],
  starHours: [
    'Wie viele Stunden ein Star als Kind trainiert hat, weiß ich nicht, und was man darüber erzählt, ist meist Legende. Für dich sind {from} bis {to} Minuten Üben am Tag gut, an vielen Tagen, mit freien Tagen und dem Mannschaftstraining daneben.',
    'Das weiß ich nicht sicher, also erfinde ich nichts. Was für dich zählt: {from} bis {to} Minuten am Tag, lieber oft als lang, und freie Tage dazu.',
  ],
  passOnBoard: [
    'Token zählen auf der Rangliste nicht, also kann jemand mehr haben und trotzdem hinter dir stehen. Zuerst zählen die Tage mit Training, dann die Übungen. Um vorbeizukommen, speicher an mehr Tagen eine Einheit; eine kurze reicht. Von anderen sehe ich nichts.',
    'Die Rangliste schaut nicht auf Token: Erst kommen die Tage mit Training, dann die Zahl der Übungen. Eine gespeicherte Einheit an jedem Tag, fünf Minuten reichen, bringt dich am weitesten nach oben. Was andere haben, sehe ich nicht.',
  ],
  formAccuracy: [
    'Gut genug, um deine eigenen Clips zu vergleichen, aber nicht perfekt. Sie sieht dich nur von einer Seite, und Dunkelheit, weite Kleidung oder ein wackelndes Handy können sie täuschen. Film immer vom selben Platz und schau, was sich ändert; was dein Trainer im Spiel sieht, zählt auch.',
    'Ziemlich, aber nicht perfekt. Am besten taugt sie für deine eigenen Clips nebeneinander, vom selben Platz bei gutem Licht. Eine einzelne Zahl kann danebenliegen, also trau dem, was immer wieder kommt.',
  ],
  // Friends, the coach of the team and parents
  workHarder: [
    '„Streng dich mehr an“ kann vieles heißen, also frag nach einer Sache: „Was genau soll ich im Training besser machen?“ Bis du es weißt, zeig, was jeder Trainer sieht: pünktlich bereit sein, nach Ballverlust zurücksprinten, den Ball fordern und nach einem Fehler weitermachen. Mach das zwei, drei Wochen und frag dann noch einmal.',
    'Was genau gemeint ist, kann ich nicht wissen. Meist ist es das, was man ohne Ball sieht: zurücklaufen, in der Übung schnell dabei sein, anderen helfen, auch müde nicht aufgeben. Frag in einem ruhigen Moment: „Wovon soll ich dir mehr zeigen?“ Dann hast du eine klare Sache.',
  ],
  streakLonger: [
    'Sie wächst um eins für jeden Tag, an dem du eine Einheit speicherst, egal wie kurz: Fünf Minuten zählen. Such dir eine feste Zeit, zum Beispiel gleich nach der Schule, und heb dir für volle Tage eine leichte Übung auf.',
    'Eine gespeicherte Einheit am Tag macht sie um eins länger, fünf Minuten reichen. Immer zur gleichen Zeit, dann vergisst du es kaum. Und reißt sie einmal, bleibt deine längste in den Rekorden stehen.',
  ],
  streakOnlyNumber: [
    'Stimmt, es ist nur eine Zahl, und du bist deswegen nicht besser oder schlechter. Wichtig ist, was dahintersteckt: An vielen Tagen ein bisschen bringt mehr als an einem ganz viel. Hilft sie dir beim Anfangen, nutz sie; nervt sie dich, lass sie einfach. Abzeichen gibt es für 3, 7, 14, 30 und 100 Tage.',
    'Du hast recht, die Zahl selbst ist nichts. Sie zeigt nur, dass du wiedergekommen bist, und davon werden deine Füße besser. Eine verlorene Serie nimmt dir nichts weg, was du gelernt hast.',
  ],
  formWhoChecks: [
    'Kein Mensch schaut es an: Ein Programm auf deinem Gerät findet im Video deine Gelenke und misst, wie du dich bewegst. Ich sehe es auch nicht, ich bin ja ebenfalls ein Programm. Was ein Mensch sieht, das zeig deinem Trainer oder deinen Eltern.',
    'Das macht ein Programm, auf deinem eigenen Gerät, und kein echter Mensch. Es markiert deine Gelenke in den Bildern und vergleicht. Kein Trainer und kein anderer Spieler bekommt das Video dort zu sehen.',
  ],
  lightFood: [
    'Ja, das passt: Es liegt leicht im Magen und gibt dir Energie. Iss es zwei bis drei Stunden vor dem Spiel, ein kleines Stück auch bis eine Stunde davor, mit etwas Dünnem drauf, das du magst. Mit wenig Fett, und Wasser dazu. Nimm nur, was du immer gut verträgst.',
    'Gute Wahl. Eine normale Portion zwei bis drei Stunden vorher, eine kleine bis eine Stunde vorher, und wenig Fett dazu. Am besten ist, was du von anderen Tagen kennst, und Wasser dazu.',
  ],
  lightFoodAndSleep: [
    'Ja, das passt: leicht im Magen, zwei bis drei Stunden vor dem Spiel, und mit wenig Fett. Und Schlaf: Kinder brauchen 9 bis 11 Stunden, Jugendliche 8 bis 10, also am Abend vorher früh ins Bett.',
    'Gute Wahl für zwei bis drei Stunden vorher, mit etwas Dünnem drauf, das du magst. An Schlaf brauchen Kinder 9 bis 11 Stunden und Jugendliche 8 bis 10: Rechne zurück von der Zeit, zu der du aufstehen musst.',
  ],
  skipAfterShortNight: [
    'Nach einer kurzen Nacht kannst du hingehen, wenn du dich gut fühlst: Sag dem Trainer, dass du schlecht geschlafen hast, nimm die Sprints locker und trink genug. Bist du so müde, dass dir schwindlig oder schlecht ist oder dir die Augen zufallen, bleib daheim. Frag deine Eltern, die sehen dich. Und heute früh ins Bett.',
    'Das kommt darauf an, wie du dich fühlst. Ein bisschen müde: Geh hin, wärm dich gut auf und mach es locker. Ganz kaputt oder mit Kopfweh: Lass es heute, ein verpasstes Training schadet niemandem. Entscheide es mit deinen Eltern und sag rechtzeitig ab.',
  ],
  wingerGotPast: [
    'Das passiert jedem Verteidiger, und an einem verlorenen Spiel ist nie einer allein schuld: Der Ball kam auch an anderen vorbei. Beschuldigt zu werden tut weh; hören sie nicht damit auf, sag es deinem Trainer. Fürs nächste Mal: zwei Schritte Abstand, zwischen Gegner und Tor bleiben und den Weg nach außen zeigen.',
    'Das tut mir leid, dass alles an dir hängen blieb: Elf verlieren, nicht einer. Schnelle Außenspieler kommen an jedem mal vorbei. Was hilft: nicht hineinstürzen, auf der Seite deines Tores bleiben, eine Armlänge weg, und früh jemanden zum Absichern rufen. Geben sie weiter dir die Schuld, sag es dem Trainer oder deinen Eltern.',
  ],
  wingerStop: [
    'Drei Dinge: Erstens auf der Seite deines Tores bleiben und mit zwei Schritten Abstand anfangen, dann kann er ihn nicht einfach an dir vorbeilegen. Zweitens seitlich stehen, kleine Schritte, und den Weg zur Linie zeigen. Drittens nicht hineinstürzen: Warte auf die zu lange Berührung, dann geh dazwischen. Und ruf von Anfang an jemanden zum Absichern.',
    'Sei früh dran: Lauf an, solange der Ball unterwegs ist, dann bremse zwei Schritte davor. Bleib seitlich zwischen Ball und Tor, lenk ihn nach außen und hab Geduld, bis der Ball etwas zu weit vom Fuß ist. Ist er schneller, geh einen Schritt früher zurück und lass jemanden absichern.',
  ],
  boardFirst: [
    'Die Namen auf der Rangliste sehe ich von hier aus nicht. Öffne die Rangliste in der App: Wer vorne ist, steht ganz oben, für die Woche und für alle Zeit. Wer verborgen ist, steht dort nicht.',
    'Das steht ganz oben auf der Seite der Rangliste, für die Woche und für alle Zeit. Die anderen Spieler kenne ich nicht, deshalb kann ich dir nicht sagen, wer es ist.',
  ],
  coachBored: [
    'Nein, einem Programm ist nie langweilig: Ich warte einfach, bis du schreibst. Ist dir langweilig? Dann finden wir schnell etwas.',
    'Ich bin ein Programm, mir wird nicht langweilig und ich werde nicht müde. Wenn dir langweilig ist, sag mir, wie viel Platz und Zeit du hast, dann finde ich etwas.',
  ],
  inLesson: [
    'Dann leg das Handy lieber bis zur Pause weg, das freut auch deine Lehrkraft. Ich bin danach noch da, und wir planen etwas für nach der Schule.',
    'Haha, dann erst die Stunde. Schreib mir nach der Schule und sag, wie viel Zeit du hast, dann finden wir eine Übung.',
  ],
  impressWith: [
    'Etwas, das gut aussieht und wirklich klappt: ein Übersteiger, ein Sohlenzug oder die Cruyff-Drehung. Lern eins davon langsam, bis es neun von zehn Mal klappt, dann schneller. Am meisten beeindruckt aber, wer locker am Ball ist und auch abspielt.',
    'Nimm einen Trick und mach ihn richtig sauber: Übersteiger, Roulette oder Cruyff-Drehung. Einer, der immer klappt, sieht besser aus als fünf halbe. Ruhiges Jonglieren ist auch stark.',
  ],
  textToFriend: [
    'Kurz und nett, so wie du reden würdest: „Hey, alles gut bei dir? Hast du Lust, am Samstag zu kicken?“ Nach einem Streit: „Tut mir leid wegen vorhin. Alles wieder gut?“ Schreib es einmal und gib dem Zeit. Ist es jemand, den du nur aus dem Internet kennst, oder fühlt sich etwas komisch an, antworte nicht und zeig es deinen Eltern.',
    'Ein, zwei nette Sätze reichen: „Hi, wie gehts? Lust auf Kicken nach der Schule?“ Ist etwas schiefgegangen: „So habe ich es nicht gemeint, sorry.“ Dann warte und schreib es nicht fünfmal. Wen du nur aus dem Netz kennst, dem schreib nichts: Zeig das deinen Eltern.',
  ],
  textToWhom: [
    'Wem willst du denn schreiben? Einem Freund oder jemandem aus dem Team darf es kurz und nett sein, so wie du reden würdest. Ist es jemand, den du nur aus dem Internet kennst, der ein Foto, ein Geheimnis oder ein Treffen will, oder fühlt es sich komisch an: Antworte nicht, heb es auf und zeig es deinen Eltern.',
    'Das kommt darauf an, wer es ist: ein Freund, jemand aus dem Team, dein Trainer? Sag es mir, dann helfe ich dir mit den Worten. Wen du nur online kennst oder wer Bilder, Geheimnisse oder ein Treffen will, dem schreib nichts und zeig es Mama, Papa oder einem anderen Erwachsenen, dem du vertraust.',
  ],
  afraidOfAnger: [
    'Niemand sollte vor dem Ärger eines anderen Angst haben müssen. Sag es Mama, Papa oder einem anderen Erwachsenen, dem du vertraust, und nimm jemanden davon mit. Geht es nur um eine Frage an deinen Trainer: Eine ruhige, in einem ruhigen Moment, ist meist willkommen.',
    'Nimm das ernst: Sag einem Erwachsenen, dem du vertraust, deinen Eltern oder einer Lehrkraft, vor wessen Ärger du Angst hast und warum. Für eine einfache Frage an den Trainer helfen ein ruhiger Moment und Mama oder Papa daneben.',
  ],
  coachSaysSame: [
    'Da hast du recht: Ich bin ein Programm und wiederhole mich. Was soll ich anders machen? Sag „andere Übung“, „kürzer“ oder „genauer“, oder frag mich etwas ganz Neues.',
    'Stimmt, ich habe nur eine bestimmte Zahl von Sätzen, und das merkst du. Worum soll es jetzt gehen: eine neue Übung, ein Trick, dein nächstes Spiel oder wie es dir gerade geht?',
    'Ja, vieles sage ich immer wieder gleich, und das nervt. Sag mir mit einem Wort, was du gerade brauchst, dann suche ich etwas anderes dazu.',
  ],
  coachNotTrue: [
    'Okay, dann lag ich falsch, und gut, dass du es sagst. Was genau stimmt nicht? Schreib es mir in einem Satz, dann antworte ich darauf neu.',
    'Dann nehme ich das zurück. Sag mir, wie es wirklich ist, und was du von mir wissen willst.',
  ],
  textToCoach: [
    'Sag es lieber, als es zu schreiben: vor oder nach dem Training, in einem Satz, „Woran soll ich arbeiten, damit ich mehr spiele?“ Muss es eine Nachricht sein, schreib sie mit deinen Eltern zusammen, höflich und kurz, dort, wo sie mitlesen.',
    'Frag lieber selbst, das geht besser als eine Nachricht: ein ruhiger Satz beim Training. Wenn du schreiben musst, dann mit deinen Eltern: „Hallo, darf ich dich am Dienstag vor dem Training etwas fragen?“',
  ],
  coachMayBeCross: [
    'Diese Sorge ist normal, und so kommt es fast nie: Trainer mögen es, wenn jemand fragt, was besser werden kann. Such einen ruhigen Moment vor dem Training, frag nur nach dir und sag danke. Wenn du magst, nimm Mama oder Papa mit. Schreit er dich wirklich an oder hast du Angst vor ihm, sag es deinen Eltern: Das gehört nicht zum Fußball.',
    'Du bittest um nichts Schlimmes: Du willst besser werden, und das kommt meist gut an. Eine ruhige Frage in einem ruhigen Moment, und Mama oder Papa daneben, wenn sich das besser anfühlt. Wird er laut oder hast du Angst vor ihm, sag es deinen Eltern, das musst du nicht aushalten.',
  ],
  parentSaysQuit: [
    'Vielleicht tut es ihnen weh, dich auf der Bank zu sehen. Es ist dein Fußball, also sag, was du willst: „Mir macht es Spaß, ich will bleiben und mehr spielen.“ Frag zuerst deinen Trainer, woran du arbeiten sollst, und gib dem ein paar Wochen. Macht es dann keinen Spaß mehr, könnt ihr zusammen entscheiden, und eine andere Mannschaft ist auch ein Weg.',
    'Vielleicht sagen sie das, weil sie dich traurig sehen. Sag in Ruhe, was du selbst willst. Ich würde zuerst den Trainer fragen, woran du arbeiten sollst, das ein paar Wochen versuchen, und erst dann zu Hause wieder darüber reden. Aufhören musst du nicht, und bleiben auch nicht.',
  ],
  // Außenverteidiger und Verteidiger
  fullBackPractise: [
    'Als Außenverteidiger brauchst du vor allem drei Sachen. Eins gegen eins an der Linie: halb seitlich, kleine Schritte, zeig dem Flügelspieler den Weg nach außen. Hinterlaufen: nach innen passen, außen vorbei sprinten und rufen. Und die Flanke: flach und fest hinter die Abwehr. Allein helfen am meisten Sprints mit dem Ball und feste Pässe mit beiden Füßen.',
    'Außen hinten sind das die Aufgaben: deinen Flügelspieler an der Linie stoppen, den eigenen überholen und helfen, und flanken. Zuerst der Zweikampf, seitlich und geduldig. Dann das Hinterlaufen: los, wenn dein Mitspieler den Ball hat und hochschaut. Üb Laufen mit Ball in vollem Tempo und feste Pässe mit beiden Füßen.',
  ],
  fullBackOverlap: [
    'Hinterlaufen geht so: Pass zum Flügelspieler, außen herum in vollem Tempo und rufen. Kommt der Ball, schau einmal hoch und flank dann: flach und fest zwischen Torwart und Abwehr, oder zurück zu dem, der spät kommt. Geh nur, wenn hinter dir jemand absichert, und lauf nach Ballverlust sofort zurück.',
    'Beim Hinterlaufen gehst du hinter dem Rücken deines Mitspielers vorbei, genau wenn er den Ball sicher hat. Nimm den Ball nach vorn mit, Standbein neben den Ball, und schwing beim Flanken herum. Zwei oder drei gute Läufe pro Halbzeit sind besser als zehn, denn du musst jedes Mal zurück.',
  ],
  fullBackScouts: [
    'Beim Außenverteidiger schauen sie vor allem: Gewinnst du deine Zweikämpfe an der Linie, stehst du richtig, wenn der Ball auf der anderen Seite ist, ist dein erster Kontakt ruhig, gehst du im richtigen Moment nach vorn und wieder zurück, und was machst du nach einem Fehler. Einsatz und Zuhören sieht man sofort. Frag deinen Trainer und deine Eltern, welche Probetrainings es in der Nähe gibt.',
    'Was bei dir hinten außen zählt: Geduld im Zweikampf, Schulterblick, saubere Pässe nach vorn, Hinterlaufen und Flanken, und der Weg zurück. Niemand muss alles auf einmal können. Mit den anderen reden und nach einem Fehler weitermachen fällt sofort auf. Probetrainings finden dein Trainer und deine Eltern.',
  ],
  fullBackHowFast: [
    'Eine feste Zahl gibt es nicht: Kinder wachsen zu verschiedenen Zeiten, darum misst man euch nicht an einer Zeit. Wichtiger sind die ersten drei Schritte, früh loslaufen und der richtige Moment. Kurze Sprints über 10 Meter, vier bis sechs mit voller Pause, machen dich schneller.',
    'Keine Zeit, die du schaffen musst. Wer eine Sekunde früher losläuft, braucht keinen Rekord: Lies das Spiel und schau über die Schulter. Für die Beine: vier bis sechs kurze Sprints, jeder mit voller Pause.',
  ],
  goodEnoughAcademy: [
    'Das kann ich dir nicht sagen, denn ich habe dich nie spielen sehen, und bei einem Kind weiß das niemand sicher. Trainer, die dich sehen, können etwas dazu sagen: Frag deinen, woran du dafür arbeiten sollst. Früh genug bist du dran, viele Gute wurden später entdeckt.',
    'Ehrlich: Ich weiß es nicht, ich sehe hier nur deine Zahlen. Frag deinen Trainer, der dich auf dem Platz sieht, was schon gut ist und was fehlt. Zeit ist genug: Viele wurden mit 14, 16 oder später entdeckt, und das Spiel lohnt sich sowieso.',
  ],
  assistTold: [
    'Was für ein Angriff: Du bist vorbei, hast geflankt, und drin war er! Das Tor gehört auch dir. Den Lauf zur richtigen Zeit und vor der Flanke hochschauen, das ist das Schwere daran. Weiter so.',
    'Hinterlaufen, Flanke, Tor: Besser geht es nach vorn nicht. Gut gelaufen und gut getroffen! Genieß es.',
  ],
  sideOnDefending: [
    'Seitlich heißt: Du stehst nicht gerade vor dem Angreifer, sondern halb gedreht, ein Fuß weiter vorn und die Knie locker. So kannst du zu einer Seite mitlaufen, und der Ball geht nicht durch deine Beine. Dreh dich so, dass er zur Seitenlinie muss.',
    'Das heißt halb gedreht stehen: eine Schulter zum Angreifer, ein Fuß vorn, auf den Fußballen. Dann bist du in beide Richtungen schnell und zeigst ihm den Weg nach außen. Wer gerade steht, muss sich erst ganz umdrehen.',
  ],
  defendWhichFoot: [
    'Im Zweikampf ist der Fuß vorn, der näher zur Mitte ist. So ist der Weg zur Seitenlinie offen und der zum Tor zu. Rechts hinten ist das meist der linke Fuß, links hinten der rechte. Kleine Schritte, Knie locker, und wechsle die Füße, wenn der Angreifer die Seite wechselt.',
    'Der vordere Fuß macht die Mitte zu: rechts hinten meist der linke, links hinten der rechte. Du stehst halb gedreht und zeigst nach außen. Zieht er nach innen, dreh dich mit kleinen Schritten, sodass der andere Fuß vorn ist, und überkreuz die Beine nicht.',
  ],
  pairDefending: [
    'Zu zweit geht einer zum Ball, und der andere sichert ab, ein paar Schritte dahinter und weiter innen. Wer näher ist, geht und ruft „meiner“. Wird der Ball quer gespielt, tauscht ihr die Rollen. Nie beide am Ball und nie nebeneinander auf einer Linie.',
    'Zwei zusammen: Der Nähere bremst den Angreifer, halb seitlich, und der andere steht ein paar Schritte dahinter, falls er durchkommt. Redet die ganze Zeit: „meiner“, „links“, „zurück“. Zwei gegen einen ist leicht, wenn ihr nicht beide draufspringt.',
  ],
  opponentGetsPast: [
    'Das passiert jedem Verteidiger. Meist fehlt eins von dreien: der Blick über die Schulter, bevor der Ball kommt, zwei Schritte Abstand, damit du mitlaufen kannst, oder Geduld. Bleib halb seitlich zwischen ihm und dem Tor, zeig ihm die Seitenlinie, und geh erst zum Ball, wenn er ihn weit vorlegt. Ist er vorbei, lauf direkt zum Tor und nicht hinterher.',
    'Jemanden zu verlieren ist keine Schande, und das kann man ändern. Schau alle paar Sekunden über die Schulter, lauf los, bevor der Pass kommt, und gib einem Schnellen zwei Schritte Abstand. Seitlich, kleine Schritte, nicht reinspringen. Bitte bei einem Schnellen jemanden, hinter dir abzusichern. Spielt im Training eins gegen eins an der Linie, jeder fünfmal.',
  ],
  // Was da ist, und wann
  nothingThere: [
    'Dann ganz ohne alles: 20 Sekunden schnelle Füße auf der Stelle, 20 Sekunden Pause, fünfmal. Danach 30 Sekunden auf jedem Bein, wenn es leicht ist mit geschlossenen Augen. Dann zwei Schritte nach links und zwei nach rechts, so leise du kannst. Auf Teppich barfuß oder mit Schuhen, Socken rutschen.',
    'Du brauchst weder Ball noch Linien. Such dir einen Punkt am Boden und tipp 20 Sekunden lang mit schnellen kleinen Schritten rundherum, gleich lang Pause, fünfmal. Dann auf einem Bein stehen und mit dem anderen Fuß einen kleinen Kreis malen, dann zehnmal leise von links nach rechts hüpfen. Nicht in Socken, die rutschen.',
  ],
  ballFlat: [
    'Ein platter Ball wartet auf die Pumpe: Frag zu Hause danach. Bis dahin geht es ohne: 20 Sekunden schnelle Schritte auf der Stelle, gleich lang Pause, fünfmal, dann 30 Sekunden auf jedem Bein.',
    'Dann heute ohne Ball. 20 Sekunden schnelle kleine Schritte, 20 Sekunden Pause, fünfmal, dann auf einem Bein stehen und wechseln. Und frag zu Hause nach einer Pumpe.',
  ],
  standsStill: [
    'Das geht auf so viel Platz wie ein Handtuch, ganz ohne Schuss. Steh 30 Sekunden auf einem Bein, dann auf dem anderen, wenn es leicht ist mit geschlossenen Augen. Zehnmal auf die Zehenspitzen und langsam runter. Hast du einen Ball, stell die Sohle drauf und roll ihn eine Handbreit vor und zurück, 20-mal mit jedem Fuß.',
    'Im Stehen geht viel: auf einem Bein bis 30 zählen, wechseln, dann zehnmal auf die Zehenspitzen. Setz dich auf einen Stuhl und tipp 15 Sekunden so schnell du kannst mit beiden Füßen, dreimal. Mit Ball: kleine Rollen unter der Sohle, erst der eine Fuß, dann der andere.',
  ],
  inRoom: [
    '{drill} passt ins Zimmer: Zwei Schritte zu jeder Seite reichen. Mach den Boden frei, halt den Ball flach, und nicht schießen. Ist das noch zu viel Platz, sag es, dann habe ich etwas im Stehen.',
    'Im Zimmer ist {drill} gut: kleine Kontakte, kein Schuss. Zwei Schritte freier Boden reichen. Wenn du weniger hast oder drinnen keinen Ball, sag es mir.',
  ],
  weakFootWall: [
    'Eine Wand reicht: {drill}. Stell dich drei Schritte weg, pass nur mit dem schwächeren Fuß, mit der Innenseite, und stopp den Ball vor dem nächsten. Sanft ist gut, sauber zählt mehr. Bei wenig Platz geh näher ran und pass sanfter.',
    'Mit Wand und wenig Platz ist {drill} richtig. Geh nah ran, zwei oder drei Schritte, pass sanft mit dem schwächeren Fuß und stopp den Ball. Zehn saubere, kurze Pause, noch mal.',
  ],
  wallNoShot: [
    'Mit Wand und wenig Platz passt du statt zu schießen: {drill}. Stell dich zwei oder drei Schritte weg, pass sanft mit der Innenseite, und sei bereit, wenn er zurückkommt.',
    'Eine Wand reicht, ohne Schuss: {drill}. Nah dran, sanft und sauber, links und rechts im Wechsel.',
  ],
  ballNoWall: [
    'Mit Ball und ohne Wand passt {drill}: Du brauchst nur den Ball und etwas Wiese. Wo Hütchen stehen, gehen Schuhe oder Flaschen.',
    '{drill} geht dort, ohne Wand. Wenn Hütchen dabei sind, nimm Schuhe oder Flaschen.',
  ],
  whenBetween: [
    'Am besten gleich nach dem Heimkommen: etwas trinken, umziehen, dann 10 bis 15 Minuten mit dem Ball vor dem Essen. Die Hausaufgaben kommen danach. Passt es vorher nicht, warte nach dem Essen eine Stunde, und hör mindestens eine Stunde vor dem Schlafen auf.',
    'Ich würde die Lücke vor dem Essen nehmen: fünf Minuten ankommen, 15 mit dem Ball, dann waschen und essen. Danach die Hausaufgaben. An vollen Tagen reichen zehn Minuten oder gar keine, und die letzte Stunde vor dem Bett bleibt ruhig.',
  ],
  harderOfKind: [
    'Schnelle Füße, eine Stufe schwerer: {drill}. Erst langsam und sauber, dann schneller.',
    'Dann {drill}: auch für schnelle Füße, aber schwerer. Fang langsam an.',
  ],
  longBallDriven: [
    'Weit und schnell wird der Ball, wenn du ihn scharf triffst: leicht schräg anlaufen, Standbein neben den Ball, Fußgelenk fest, Zehen nach unten, und mit dem Spann knapp unter der Mitte treffen. Brust über den Ball, und das Bein flach nach vorn durchschwingen, nicht nach oben. Wer sich zurücklehnt, hebt ihn.',
    'Ein scharfer Pass: Gelenk fest, Zehen runter, Spann knapp unter die Mitte, Knie über dem Ball und lang und flach durchschwingen. Je mehr du dich zurücklehnst oder druntertriffst, desto höher und kürzer wird er. Fang mit 15 Metern an.',
  ],
  longBallUp: [
    'Er geht hoch und nicht weit, wenn du dich zurücklehnst oder zu weit unten triffst. Stell das Standbein näher an den Ball, Brust darüber, und triff ihn knapp unter der Mitte mit dem Spann, Gelenk fest. Schwing nach vorn durch, flach und lang statt nach oben.',
    'Hoch und kurz heißt: zu weit unter dem Ball. Stell dich daneben statt dahinter, beug dich über ihn, triff knapp unter der Mitte mit festem Gelenk, und lass das Bein nach vorn weiterschwingen. Erst 15 Meter sauber, dann weiter.',
  ],
  meetTeasers: [
    'Das musst du nicht allein durchstehen. Sag deiner Mama oder deinem Papa vorher, was sie sagen, zeig den Chat, wenn es dort steht, und sagt es zusammen deinem Trainer. Bleib beim Training bei jemandem, den du magst. Fangen sie wieder an, geh weg und gleich zum Trainer: Antworten musst du nicht.',
    'Sag deinen Eltern vor dem Training, was los ist, und mit ihnen deinem Trainer, damit ein Erwachsener darauf achtet. Geh mit jemandem hin, der nett zu dir ist. Kommen wieder Beleidigungen, antworte nicht, geh zum Trainer und sag es. Und wenn es sich schlecht anfühlt, darfst du zu Hause bleiben, bis es geklärt ist.',
  ],
  newPartner: [
    'Frag, bevor sich die anderen zusammentun: „Gehen wir zusammen?“ Wer oft allein steht, freut sich. Seid ihr einer zu viel, frag nach einer Dreiergruppe, das ist normal. Und sag deinem Trainer vor dem Training, dass dein Partner weg ist, dann kann er helfen. Zu Hause passt auch eine Wand zurück.',
    'Geh früh hin und frag jemanden, den du magst: „Machst du heute mit mir?“ Bei ungerader Zahl geht eine Dreiergruppe. Du kannst auch dem Trainer sagen: „Mein Partner ist weg, mit wem kann ich?“ Zweimal ist es komisch, dann normal. Und nach der Schule könnt ihr zwei trotzdem zusammen spielen.',
  ],
  onePackKind: [
    'Es gibt nur eine Sorte Packs, du musst also nicht wählen: In jedem ist eine Karte, immer mit denselben Chancen. Öffne eins, wenn du magst, und spar nicht auf ein besseres.',
    'Alle Packs sind gleich: je eine Karte, immer mit denselben Chancen. Keins ist besser als ein anderes.',
  ],
  packsOnAverage: [
    'Im Schnitt etwa {count}. {odds} % von {packs} Packs, so viele bringt der Zufall auf lange Sicht, es können aber weniger oder mehr sein: Keine Karte steht dir zu, und keine kommt früher, weil du gewartet hast.',
    'Etwa {count}, im Schnitt: {odds} % von {packs}. Das ist Glück, es können also auch ein paar weniger oder mehr sein.',
  ],
};
