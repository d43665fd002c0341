import type { coachTalkFollowUpLines as english } from '../../en/tables/coach-talk-follow-up-lines.ts';

type Ways = readonly [string, ...string[]];

/** What the coach says to a turn of a talk by who asks in it (a trainer, a parent, a player), where the turn names little by itself. */
export const coachTalkFollowUpLines: Readonly<Record<keyof typeof english, Ways>> = {
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
  ownFixture: ['Das weiß ich nicht: Die Spiele deiner eigenen Mannschaft stehen nirgends in der App, frag deinen Trainer oder deine Eltern. Die App zeigt das nächste Spiel des Vereins, den du im Profil gewählt hast, ganz oben in der Übersicht.'],
  ownFixtureTold: ['Du hast mir von einem Spiel erzählt: {day}. Wann und wo es losgeht, weiß ich nicht, denn die Spiele deiner eigenen Mannschaft stehen nirgends in der App. Frag deinen Trainer oder deine Eltern.'],
  ownTraining: ['Das weiß ich nicht: Wann dein Team trainiert, steht nirgends in der App, frag deinen Trainer oder deine Eltern. Die App zeigt unter „Fortschritt“, was du hier selbst geübt hast.'],
  juggleWhichFoot: ['Fang mit dem Fuß an, der dir lieber ist, mit dem hast du das Gefühl am schnellsten. Wenn fünf klappen, mach jeden zweiten Versuch mit dem anderen. Am Ende wechseln sie sich ab: rechts, links, rechts.'],
  jugglePros: ['Profis halten ihn so lange oben, wie sie wollen, Hunderte Kontakte und mehr, und jeder hat dafür Jahre gebraucht. Vergleich mit deiner eigenen Zahl: einer mehr als beim letzten Mal ist das Ziel.'],
  coachCannotPlay: ['Nein, ich bin ein Computerprogramm und habe keine Füße. Aber ich sage dir, wie es geht, und zähle, was du speicherst.'],
  offsideBehindBall: ['„Hinter dem Ball“ heißt: Der Ball ist näher am Tor der anderen als du. Schau auf den Moment des Passes: Bist du da hinter dem Ball oder auf gleicher Höhe, stehst du nie im Abseits, egal wie wenige Verteidiger da sind. Danach darfst du so weit nach vorn laufen, wie du willst.'],
  earnedStays: ['Nein, davon verlierst du nichts, wenn du nicht trainierst: Token, XP, Level, Karten und Abzeichen bleiben. Nur deine Serie endet nach einem ganzen Tag ohne Einheit, und mit der nächsten beginnt eine neue.'],
};
