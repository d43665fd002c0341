import type { coachTopicAnswersOfParentsAndYouthCoaches as english } from '../../en/tables/coach-topic-answers-parents-and-youth-coaches.ts';

/** What the coach says of what parents, grandparents and youth coaches ask. */
export const coachTopicAnswersOfParentsAndYouthCoaches = {
  parentOneAccountPerChild: [
    'Ja, jedes Kind braucht ein eigenes Konto mit eigener E-Mail-Adresse, denn mit einer Adresse geht nur ein Konto. Das dürfen auch Adressen von Ihnen sein, andere sehen sie nie. Unter 13 legen Sie das Konto am besten gemeinsam an.',
    'Ja, pro Kind eine Adresse: Eine, die schon ein Konto hat, wird abgelehnt. So bleiben Zahlen und Serien getrennt. Bei jüngeren Kindern ist eine Adresse von Ihnen in Ordnung.',
  ],
  parentAppWithoutAccount: [
    'Nein, zum Üben braucht es ein Konto mit Spitzname, Adresse und Passwort, darin stehen die Einheiten. Die Seite „Für Eltern“ können Sie ohne lesen. Auch Ihr eigenes Konto am Familientablet geht, die Altersangabe ist freiwillig.',
    'Nein, ein Konto ist nötig, aber es steht wenig darin: Spitzname, E-Mail, Passwort. Darf Ihr Kind sich bei Ihnen noch nicht anmelden, legen Sie ein eigenes Konto an. Löschen lässt sich später alles.',
  ],
  parentTrainerVersion: [
    'Nein, eine Version für Trainer gibt es nicht, und kein Trainer kann in das Training eines Kindes hineinschauen. Was dem Team hilft: Alle tragen denselben Teamnamen ein, dann zählen Tage, Übungen und Token zusammen. Zeigen dürfen die Kinder ihre Zahlen selbst.',
    'Nein, Trainer sehen hier keine Ergebnisse der Kinder, und das ist Absicht. Nehmen Sie einen Teamnamen für alle, geben Sie eine kleine Wochenaufgabe, und wer mag, erzählt davon.',
  ],
  parentMinutesByAge: [
    'Je nach Alter: bis 8 Jahre 10 bis 15 Minuten Übungen am Tag, von 9 bis 12 Jahren 15 bis 25, Ältere 20 bis 40. Ein oder zwei freie Tage pro Woche gehören dazu. Schluss ist, wenn Ihr Kind müde ist, schlechte Laune hat oder etwas wehtut.',
    'Bis 8 Jahre reichen 10 bis 15 Minuten, bis 12 Jahre 15 bis 25, das Vereinstraining kommt dazu. Zwei Stunden wären zu viel. Freies Spielen ist in Ordnung, solange Ihr Kind Lust hat.',
  ],
  parentStreakWorry: [
    'Nein, das muss nicht sein. Die Serie zählt nur Tage hintereinander mit einer gespeicherten Einheit, eine Minute reicht, und wenn sie endet, geht sonst nichts verloren. Macht die Flamme Druck, vereinbaren Sie freie Tage: Ausruhen gehört zum Training.',
    'Nein, das ist ein Spiel und keine Pflicht. XP, Karten und Abzeichen bleiben, wenn eine Serie endet, und die längste steht weiter da. Sagen Sie Ihrem Kind, dass Pausen erlaubt sind und Sie auch ohne Flamme stolz sind.',
  ],
  parentScreenAtTable: [
    'Machen Sie vorher feste Zeiten aus, sagen Sie fünf Minuten früher Bescheid, und lassen Sie eine Übung zu Ende gehen. Beim Essen liegt das Handy in einem anderen Zimmer. Eine Einheit zählt vor und nach dem Essen gleich viel, es geht nichts verloren.',
    'Regeln, die Sie in Ruhe ausmachen, bringen mehr als ein Streit am Tisch: wann, wie lange, wo das Handy liegt. Lassen Sie Ihr Kind mitentscheiden. Eine Übung lässt sich anhalten oder nach der ersten Minute früher beenden.',
  ],
  parentWayHome: [
    'Am besten nur einen Satz: „Ich schau dir so gern zu.“ Danach darf es um Essen oder Musik gehen, auch Schweigen ist in Ordnung. Lassen Sie Ihr Kind vom Spiel anfangen und geben Sie Tipps nur, wenn es fragt, am besten erst am nächsten Tag.',
    'Sagen Sie, dass Sie gern dabei waren, und fragen Sie, was es essen möchte. Keine Analyse im Auto: Nach einem schlechten Spiel brauchen die Gefühle erst mal eine Stunde. Wenn Ihr Kind redet, hören Sie zu.',
  ],
  parentShoutsFromLine: [
    'Bitten Sie den Trainer um eine freundliche Nachricht an alle: Wir klatschen, die Kinder entscheiden, nur der Trainer ruft. Geben Sie den Eltern eine Aufgabe, etwa gute Pässe zählen. Viele Vereine spielen auch mal ganz ohne Zurufe.',
    'Sagen Sie es allen, nicht nur einem: „Die Kinder hören zwanzig Stimmen und schauen zu uns, heute klatschen wir nur.“ Regeln des Vereins helfen, etwas Abstand zum Spielfeldrand auch. Loben Sie laut den Einsatz beider Teams.',
  ],
  parentRefMistake: [
    'Ruhig bleiben und die nächste gute Aktion beklatschen, egal was gepfiffen wurde. Junge Schiris lernen noch, und Kinder machen nach, was Erwachsene tun. Wenn Sie etwas stört, sprechen Sie später mit Trainer oder Verein.',
    'Nichts auf den Platz rufen: Ein falscher Pfiff ist schnell vergessen, ein wütender Erwachsener nicht. Sagen Sie „weiter geht’s“ und nach dem Spiel Danke zum Schiri. Echte Probleme gehören in Ruhe an den Verein.',
  ],
  parentRefSendsOff: [
    'Ja, aber ohne Karte: Karten gibt es nur für Spieler und Teamoffizielle, nicht für Zuschauer. Der Schiri kann das Spiel unterbrechen, bis jemand gegangen ist, und es sonst abbrechen. Der Verein kann danach ein Platzverbot aussprechen.',
    'Ja, eine Karte bekommen Sie zwar nicht, aber das Spiel kann unterbrochen werden, bis Sie gehen. Meist bittet Sie der Trainer oder ein Ordner darum. Am besten gehen Sie gleich und reden später.',
  ],
  parentBenchEveryWeek: [
    'Sprechen Sie zuerst mit dem Trainer, ruhig und nicht am Spieltag: Wie wird die Spielzeit verteilt, und woran kann das Kind arbeiten? Bleibt es unfair, gehen Sie zur Jugendleitung, bei schlechtem Umgang zur Vertrauensperson.',
    'Fragen Sie zuerst den Trainer, am besten ohne Vorwurf: „Wie teilen Sie die Spielzeit auf?“ Im Kinderfußball sollen fast überall alle spielen, fragen Sie nach der Regel des Vereins. Danach kommt die Jugendleitung.',
  ],
  parentNotPractisingAtHome: [
    'Nein, besser nicht: Einem Kind reicht der Verein, und Freude hält Kinder beim Fußball. Bieten Sie ab und zu an mitzuspielen, lassen Sie einen Ball herumliegen, und Ihr Kind entscheidet. Ohne Druck kommt die Lust öfter zurück.',
    'Nein, lassen Sie es laufen. Wer gern in den Verein geht, macht genug. Spielen Sie fünf Minuten mit, erfinden Sie Quatschspiele, und hören Sie auf, solange es Spaß macht.',
  ],
  parentKeeperSoYoung: [
    'Besser ist Abwechseln: eine Halbzeit im Tor, eine im Feld. Bis etwa 11 muss niemand nur Torwart sein, denn Laufen, Passen und beide Füße lernt man draußen, und das braucht auch ein Torwart. Gegen Kälte: lange Hose, Schichten, in Bewegung bleiben.',
    'Noch nicht. Das Tor darf der Lieblingsplatz bleiben, aber bis etwa 12 ist Vielfalt am besten. Bitten Sie den Trainer, dass sich mehrere im Tor abwechseln. Die Freude am Tor muss man Ihrem Kind nicht nehmen.',
  ],
  parentTeamsJoin: [
    'Nehmen Sie die Sorge ernst und sagen Sie dann, was gut daran ist: mehr Mitspieler, der Spielbetrieb geht weiter, neue Freunde. Schlagen Sie ein gemeinsames Spaßtraining vor dem ersten Spiel vor. Die Gegner vom letzten Jahr sind im Frühling oft die besten Kumpel.',
    'Sagen Sie: „Ohne die anderen haben wir kein Team, mit ihnen spielst du jede Woche.“ Fragen Sie, was genau stört, ein bestimmtes Kind oder nur der Name. Ein gemeinsames Training mit Eis danach hilft mehr als Worte.',
  ],
  parentWarmUpForKids: [
    'Fünf bis zehn Minuten reichen einem Kind, am besten als Spiel: Fangen, Dribbeln im Viereck, lustige Läufe mit Ball. Runden braucht es nicht, Kinder sind schnell warm. Erzählen Sie der Trainerin freundlich, welches Spiel Ihr Kind mochte.',
    'Ein paar Minuten Fangen mit Ball reichen: Das macht warm, weckt den Kopf und ist schon Training. Runden sind langweilig und nicht nötig, und zwanzig Minuten Laufen nehmen nur Zeit zum Spielen weg.',
  ],
  parentIsItTooMuch: [
    'Meist nicht, solange es pro Woche nicht mehr Stunden Vereinssport sind als Lebensjahre und ein bis zwei Tage frei bleiben. Achten Sie auf Laune, Schlaf, Appetit und Schmerzen: Geht es gern hin und ist morgens ausgeruht, passt es. Bleiben Schmerzen oder Müdigkeit: weniger Sport und zum Arzt.',
    'Als Faustregel: pro Woche nicht mehr Stunden Vereinssport als Lebensjahre und ein bis zwei freie Tage. Tagelange Müdigkeit, schlechter Schlaf oder Schmerzen an einer Stelle heißen weniger, und wenn es bleibt, zum Arzt.',
  ],
  parentBeeSwarm: [
    'Das ist normal: Kleine Kinder wollen alle den Ball, und mit 8 oder 9 legt es sich von selbst. Vom Rand hilft nur Klatschen. Den Rest macht der Trainer: ganz kleine Teams, zwei Tore pro Seite, viele Bälle.',
    'Bei den Kleinen sieht jede Mannschaft aus wie ein Bienenschwarm, das ist normal. „Verteilt euch!“ kommt nicht an. Drei gegen drei auf mehrere Tore bringt es ihnen ohne Worte bei, den Rest macht Geduld.',
  ],
  coachHourForUnderNines: [
    'Eine einfache Stunde: 10 Minuten Fangen mit Ball, 15 Minuten drei Stationen (Dribbeln, Passen durch Tore, Schießen), 25 Minuten zwei gegen zwei und drei gegen drei, 5 Minuten Wunschspiel, dazwischen Trinken. Alle bewegen sich, niemand steht an.',
    'Auf engem Raum bilden Sie Gruppen zu vier oder fünf, jeder mit Ball. Viel spielen, wenig erklären: ein Satz, vormachen, los. Am Ende kleine Spiele, und ein Elternteil hilft mit Wasser und Schnürsenkeln.',
  ],
  coachTwoDoNotSpeak: [
    'Hören Sie beide einzeln an, ohne Partei zu ergreifen, und sagen Sie, was im Training gilt: grüßen, passen, keine Spitzen. Geben Sie kleine Aufgaben, die nur zusammen gehen, und loben Sie das. Ist eines davon Ihr Kind, führt besser ein anderer das Gespräch.',
    'Erzwingen Sie kein Händeschütteln vor allen. Nennen Sie die Regel fürs ganze Team, Respekt auf dem Platz, und mischen Sie oft die Gruppen. Dauert es Wochen, laden Sie beide Familien ein.',
  ],
  parentFirstMatchBag: [
    'Trikot, Hose, Stutzen, Schienbeinschoner, Fußballschuhe oder Turnschuhe, Wasser, ein Haargummi, eine Jacke und ein kleiner Snack. Ohrringe und Ketten bleiben zu Hause. Schreiben Sie den Namen in alles, und seien Sie pünktlich da: Mehr braucht es nicht.',
    'Kleidung, Schoner unter die Stutzen, Schuhe mit Halt, Trinkflasche, etwas Trockenes für danach und ein Pflaster. Lassen Sie Ihr Kind mitpacken, das nimmt die Aufregung.',
  ],
  grandparentNervousChild: [
    'Sagen Sie, was immer stimmt: „Ich schau dir so gern zu, egal wie es ausgeht.“ Hören Sie erst zu, dann hilft ein kleiner fester Ablauf am Abend: Tasche packen, Geschichte, Licht aus. Fragen Sie nicht nach dem Sieg. Tut der Bauch oft weh oder schläft Ihr Kind schlecht, fragen Sie einen Arzt.',
    'Ruhige Erwachsene machen ruhige Kinder. „Dein Bauch kribbelt, weil es dir wichtig ist“ hilft mehr als „Sei nicht nervös“. Am Spieltag reden Sie von der Bratwurst danach, nicht vom Ergebnis.',
  ],
  parentWhereToPlay: [
    'Im Park, auf dem Bolzplatz, im Fußballkäfig, in einer Halle mit freien Stunden oder mit weichem Ball im Hof. Ist der Schulplatz verboten, halten Sie sich an das Schild und fragen Sie Schule oder Verein nach freien Zeiten. Ruhige Übungen brauchen nur zwei mal zwei Meter.',
    'Meist findet sich etwas: Bolzplätze, eine Wiese, der Vereinsplatz, wenn niemand trainiert. Das Sportamt kennt öffentliche Plätze. Ein Anruf der Eltern öffnet manches Tor.',
  ],
  parentPrivateCoach: [
    'Nein, nötig ist das nicht: In dem Alter bringen Verein, freies Spielen und ein paar Minuten zu Hause am meisten. Wünscht es sich Ihr Kind, ist eine kleine Gruppe in Ordnung, wenn der Trainer freundlich und im Verein bekannt ist und Sie zusehen dürfen. Druck sollte nicht daraus werden.',
    'Es kommt darauf an, wer es will. Ist es der Wunsch Ihres Kindes, probieren Sie drei Stunden und achten auf die Freude. Genauso viel hilft Kostenloses: kicken mit Freunden, eine Wand, beide Füße.',
  ],
  parentMoneyForGoals: [
    'Lieber nicht. Gibt es Geld für Tore, schießen Kinder, statt zu passen, und die Freude schrumpft. Loben Sie, was Ihr Kind selbst in der Hand hat: Einsatz, Mut, ein nettes Wort für andere. Ein Eis für alle nach dem Spiel ist schön.',
    'Besser nicht: Das wirkt eine Woche und kostet dann die Freude. Wenn Sie belohnen wollen, dann das ganze Team oder einen mutigen Versuch, und lieber mit gemeinsamer Zeit als mit Münzen.',
  ],
  parentStartAge: [
    'Viele Vereine nehmen Kinder ab etwa 4 oder 5 in eine Spielgruppe, 6 oder 7 ist genauso gut, später auch. Davor reicht es, mit Ihnen zu kicken. Achten Sie auf eine Gruppe, in der jeder einen Ball hat und gelacht wird.',
    'Ab etwa 4 oder 5, ein bestes Alter gibt es nicht. Hat Ihr Kind Lust, mit anderen dem Ball nachzulaufen, gehen Sie zum Schnuppertraining, die ersten zwei, drei Male sind meist kostenlos. Wer mit 9 oder 10 anfängt, hat nichts verpasst.',
  ],
  parentSitsOut: [
    'Setzen Sie sich dazu, sagen Sie eine Weile nichts, und lassen Sie Ihr Kind kommen. Oft hilft eine Aufgabe wie Flaschen verteilen, dann ist der erste Schritt klein. Sagen Sie es dem Trainer, und drängen oder verhandeln Sie nicht.',
    'Schüchtern sein ist kein Fehler. Kommen Sie früh, wenn der Platz noch leer ist, bitten Sie um einen festen Partner, und bleiben Sie anfangs in Sicht. Nach drei, vier Malen machen die meisten mit.',
  ],
  parentChildWantsToStop: [
    'Machen Sie sich keine Sorgen: Wer mit einem Sport aufhört, beginnt oft einen anderen, und das ist gut so. Fragen Sie, was fehlt, Freunde, Spiele oder Ruhe, und wenn möglich spielt Ihr Kind die Saison zu Ende. Eine Pause ist besser als ein Streit.',
    'Nehmen Sie es ernst und fragen Sie zweimal, an verschiedenen Tagen. Manchmal ist es ein gemeines Wort oder ein neuer Trainer, das lässt sich ändern. Ist die Freude wirklich weg, lassen Sie los. Der bezahlte Beitrag ist kein Grund zu bleiben.',
  ],
} as const satisfies Readonly<Record<keyof typeof english, readonly [string, string]>>;
