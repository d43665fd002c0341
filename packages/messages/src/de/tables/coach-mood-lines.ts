/** Was der Coach zu einem Gefühl sagt, das erzählt wird, mit eigenen Worten für das, was geschehen ist, wo man es weiß, und zu Erwachsenen, die schreiben. */
export const coachMoodLines = {
  /** Gute Nachrichten: was es ist, dann höchstens eine Frage. */
  joy: {
    scored: ['Tor! Das Gefühl ist kaum zu schlagen, genieß es.', 'Was für ein Tor muss das gewesen sein! Ich freu mich mit dir.', 'Ein Tor, klasse! Daran denkst du noch lange.'],
    forward: ['Darauf kann man sich freuen! Schön für dich.', 'Wie schön, die Vorfreude ist schon das halbe Vergnügen!'],
    won: ['Ein Sieg, wie schön! Genießt ihn zusammen.', 'Gewonnen, super! Für solche Tage spielt man Fußball.', 'Ja! So ein Sieg macht die ganze Woche heller.'],
    saved: ['Was für eine Parade! An so etwas denkt man im Tor noch lange.', 'Stark gehalten! Das ist so viel wert wie ein Tor.'],
    chosen: ['Du bist dabei: Herzlichen Glückwunsch! Darauf darfst du richtig stolz sein.', 'Das ist eine Ehre, stark! Da hat jemand gesehen, was du kannst.'],
    given: ['Wie schön! Mit so etwas will man am liebsten gleich raus.', 'Das ist ja toll! Hab ganz viel Spaß damit.'],
    worked: ['Es hat geklappt! Der Moment, wenn es klick macht, ist herrlich.', 'Du hast es geschafft! Das viele Probieren hat sich gelohnt.'],
    record: ['Was für eine Zahl! Da sieht man, wie weit du gekommen bist.', 'Das ist echter Fortschritt, und den hast du selbst gemacht.'],
    back: ['Du bist wieder da, wie gut! Das freut mich für dich.', 'Willkommen zurück! Genieß jede Minute.'],
    other: ['Das ist ja wunderbar, ich freu mich mit dir!', 'Wie schön! Danke, dass du es erzählst, da freu ich mich auch.', 'Tolle Nachrichten! Genieß es, du darfst stolz sein.'],
  },
  joyAsks: ['Wie kam es dazu? Erzähl!', 'Was war der schönste Moment dabei?', 'Wem hast du es zuerst erzählt?'],
  joyAsksAhead: ['Worauf freust du dich am meisten?', 'Was gefällt dir daran am besten?'],
  /** Vor der Antwort auf eine Frage, die voller Freude gestellt ist. */
  joyFirst: ['Wie schön, ich freu mich mit dir!', 'Das sind tolle Nachrichten!'],
  sad: {
    leaves: ['Es tut weh, wenn jemand oder etwas geht, das zu deinem Fußball gehört, und du darfst traurig sein.', 'Das ist ein echter Verlust. Kein Wunder, dass dir das fehlt.'],
    notChosen: ['Nicht gewählt zu werden tut weh, und das tut mir leid. Es war eine Wahl an einem Tag und sagt nicht, wie gut du werden kannst.', 'Das ist eine echte Enttäuschung, und du darfst traurig sein. Von dem, was du kannst, nimmt dir eine Entscheidung nichts weg.'],
    bench: ['Zuschauen, wenn man spielen will, ist hart, und das tut mir leid.', 'Kaum zu spielen tut weh, gerade wenn man sich darauf gefreut hat.'],
    lost: ['So zu verlieren tut weh, weil es dir wichtig ist.', 'So eine Niederlage ist schwer zu schlucken, und du darfst eine Weile geknickt sein.'],
    alone: ['Allein dazustehen tut weh, und du bist nicht schuld daran.', 'Das ist ein einsames Gefühl, und es tut mir leid, dass du es hast.'],
    out: ['Warten zu müssen, wenn man spielen will, ist richtig schwer.', 'Nicht spielen zu können tut auch weh, und du darfst darüber traurig sein.'],
    other: ['Das tut mir leid, das klingt traurig.', 'Das tut weh, und es tut mir leid.', 'Oh, das ist schade, und ich verstehe, dass du traurig bist.'],
  },
  sadThen: ['Du musst das nicht mit Training wettmachen. Erzähl es auch jemandem zu Hause: Geteilt wird es leichter.', 'Heute muss es noch nicht gut sein. Sprich mit jemandem darüber, den du magst, das hilft am meisten.'],
  ashamed: {
    seen: ['Es ist schlimm, wenn andere so etwas sehen, ich weiß. Sie vergessen es viel schneller als du.', 'Wenn alle zuschauen, fühlt sich so ein Moment zehnmal größer an, als er war.'],
    laughed: ['Ausgelacht zu werden tut weh, und es ist nicht in Ordnung, dass sie das machen.', 'Das ist gemein von ihnen, und es sagt nicht, wie gut du bist.'],
    mistake: ['So ein Moment passiert jedem, der spielt, auch Profis, und ich verstehe, dass er dir nachgeht.', 'Jetzt fühlt es sich furchtbar an, aber es war ein Moment, und die Besten kennen ihn auch.'],
    compared: ['Sich schlechter zu fühlen als die anderen, ist ein schweres Gefühl, und fast alle kennen es.', 'Es ist schwer, wenn es bei anderen leicht aussieht. Alle lernen in ihrem Tempo, und du musst mit niemandem mithalten.'],
    other: ['Das ist ein blödes Gefühl, und fast alle, die spielen, kennen es.', 'Ich verstehe, dass man sich da verstecken möchte. Musst du nicht, und nichts davon macht dich kleiner.'],
  },
  ashamedThen: ['Es war mutig, mir das zu erzählen. Sag es auch jemandem, dem du vertraust: Ausgesprochen wird es kleiner.', 'Du musst jetzt niemandem etwas beweisen. Reiten andere darauf herum, sag es deinem Trainer oder jemandem zu Hause.'],
  angry: {
    unfair: ['Das fühlt sich unfair an, und ich verstehe, dass du sauer bist.', 'Ich sehe, warum dich das wütend macht: So behandelt werden mag niemand.'],
    referee: ['So ein Pfiff macht jeden sauer, das verstehe ich.', 'Wenn ein Pfiff sich falsch anfühlt, ist es schwer, ruhig zu bleiben. Ich verstehe, dass du wütend bist.'],
    other: ['Ich verstehe, dass du darüber sauer bist.', 'Das würde mich auch ärgern, wenn ich kein Programm wäre.'],
  },
  angryThen: ['Lass es erst raus: lauf ein Stück, atme langsam aus, warte bis morgen. Dann sag deinem Trainer oder einem Erwachsenen, dem du vertraust, ruhig, was dich stört.', 'Gib dem ein bisschen Zeit, eine Runde um den Block oder zehn langsame Atemzüge. Ärgert es dich dann noch, sag es deinem Trainer oder jemandem zu Hause, ruhig und mit einem Beispiel.'],
  afraid: {
    toCome: ['Davor aufgeregt zu sein ist normal: Es zeigt, dass es dir wichtig ist.', 'Dieses Kribbeln vor etwas Großem kennen fast alle, die spielen, auch Profis.'],
    other: ['Davor darf man Angst haben, viele haben sie, und wenige sagen es.', 'Ich verstehe, dass dir das Sorgen macht.'],
  },
  afraidThen: ['Atme fünfmal langsam aus, länger als ein. Dann denk nur an die erste kleine Sache, die du machst. Und sag es jemandem zu Hause oder deinem Trainer, damit du nicht allein damit bist.', 'Du musst nicht ohne Angst sein, um es zu schaffen. Sag es jemandem, dem du vertraust, deinem Trainer oder zu Hause: Dann geht ihr zusammen durch, was passiert und wie.'],
  /** Etwas belastet, und es ist nicht sicher, ob es Kummer, Scham, Ärger oder Angst ist. */
  hard: ['Das klingt nicht leicht.', 'Ich merke, dass dich das beschäftigt.', 'Das ist viel, und ich verstehe, dass es dir durch den Kopf geht.'],
  hardThen: ['Du musst es nicht heute lösen. Erzähl es auch jemandem zu Hause oder deinem Trainer, dann bist du nicht allein damit.', 'Sprich auch mit jemandem darüber, den du magst, das hilft oft mehr als alles, was ich sagen kann.'],
  /** Was das Gespräch weiterführt, hinter etwas, das belastet. */
  asksOn: ['Was stört dich daran am meisten?', 'Magst du mir mehr davon erzählen?', 'Wie geht es dir jetzt?'],
  /** Vor der Antwort auf eine Frage, die in so einer Stimmung gestellt ist. */
  sadFirst: ['Das tut mir leid, ich merke, dass es wehtut.', 'Das ist traurig, und es tut mir leid.'],
  ashamedFirst: ['Dafür musst du dich nicht schämen, das geht vielen so.', 'Gut, dass du fragst: Vielen geht es so, und sie sagen es nicht.'],
  angryFirst: ['Ich verstehe, dass dich das ärgert.', 'Das ist ärgerlich, das sehe ich.'],
  afraidFirst: ['Davor aufgeregt zu sein ist normal.', 'Davor haben viele Angst, du bist nicht allein damit.'],
  hardFirst: ['Ich merke, dass dich das beschäftigt.', 'Das klingt nicht leicht.'],
  /** Etwas wird erzählt und nichts gefragt, und niemand weiß, in welcher Stimmung. */
  heard: ['Danke, dass du mir das erzählst. Wie war das für dich?', 'Schön, dass du es mir erzählst. Wie geht es dir damit?', 'Erzähl mir mehr: Wie ging es weiter, und wie geht es dir damit?'],
  /** Was nebenbei erzählt wird und nichts wiegt. */
  news: ['Das ist schön, danke, dass du es erzählst! Was machen wir als Nächstes?', 'Gut zu wissen, das freut mich! Frag mich, wenn du weitermachen willst.', 'Oh, schön! Und wenn du üben magst, bin ich bereit.'],
  /** Ein Schwätzchen oder ein Witz. */
  chat: ['Ha, das gefällt mir! Ich bin ein Programm und kenne mich vor allem mit Fußball aus, aber plaudern geht immer.', 'Der war gut! Bei mir dreht sich alles um Fußball. Und was beschäftigt dich?'],
  /** Zu Erwachsenen, die für ein Kind schreiben. */
  adult: {
    /** Said once in a talk, where what is told speaks to the player with “du”. */
    advice: ['Zum Weitersagen:', 'In Worten zum Weitergeben:'],
    numbers: ['Aus dem Konto:', 'In diesem Konto:'],
    drill: ['Eine Übung dafür: {drill}, {minutes} Minuten.', 'Dazu passt {drill}: {minutes} Minuten.'],
    joy: ['Wie schön zu lesen, danke, dass Sie es erzählen! Dass Sie sich mitgefreut haben, merkt sich ein Kind lange.', 'Das ist wunderbar! Sagen Sie genau das, was Sie mir geschrieben haben, auch dem, um den es geht: Ein besseres Lob gibt es nicht.'],
    hard: [
      'Ich verstehe, dass Sie das beschäftigt. Meist hilft es, erst zuzuhören: Fragen Sie, wie es war, und heben Sie Ratschläge für später auf. Geht es weiter so, ist ein ruhiges Wort mit dem Trainer oder der Trainerin ein guter nächster Schritt. Was macht Ihnen dabei am meisten Sorgen?',
      'Das ist nicht leicht mit anzusehen. Nehmen Sie das Gefühl ernst, ohne es wegzuerklären, und fragen Sie, was helfen würde. Liegt es an anderen, sprechen Sie in einem ruhigen Moment mit ihnen, und nicht vor allen. Was haben Sie schon versucht?',
    ],
    hardOwn: ['Ich verstehe, dass Sie das beschäftigt. Das geht allen so, die Kindern Zeit schenken, und die merken, dass Sie da sind. Was würde Ihnen jetzt am meisten helfen?', 'Das ist nicht angenehm, das sehe ich. Schlafen Sie eine Nacht darüber und sprechen Sie mit jemandem im Verein oder zu Hause. Kann ich hier bei etwas helfen?'],
    heard: ['Danke, dass Sie es erzählen. Kann ich bei etwas helfen, beim Üben oder in der App?', 'Gut zu wissen, danke. Wenn Sie eine Frage zum Üben oder zur App haben, fragen Sie einfach.'],
    unclear: [
      'Das weiß ich nicht sicher. Ich kann Ihnen sagen, wie viel Üben in welchem Alter richtig ist, wie man motiviert, was nach einer Niederlage hilft, wie man eine Stunde für ein Team plant, und wie die App funktioniert. Was möchten Sie wissen?',
      'Darauf habe ich keine sichere Antwort. Ich kenne mich aus mit Training für Kinder, mit Übungen für wenig Platz und wenig Zeit und mit dieser App, vom Timer bis dazu, wer was sieht. Fragen Sie es bitte mit anderen Worten?',
    ],
    /** Eine Frage, die als etwas gelesen wurde, was ihre Wörter kaum sagen, einmal und noch einmal. */
    unexplained: [
      'Ich bin nicht sicher, ob ich Sie richtig verstanden habe. Geht es um das Üben zu Hause, um Spiele und Mannschaft oder um diese App? Ein Satz mit dem, was Sie meinen, hilft mir.',
      'Das habe ich nicht sicher verstanden und will nicht raten. Fragen Sie nach Übungen und wie viel davon, nach Ihrem Kind oder Ihrer Mannschaft oder nach der App? Schreiben Sie es bitte mit anderen Worten.',
    ],
    unexplainedAgain: [
      'Ich verstehe es leider immer noch nicht. Ich kenne mich aus mit Training nach Alter, Übungen, Motivation, einer Stunde für ein Team, Regeln und dieser App. Bei allem anderen hilft Ihnen der Verein besser.',
      'Das ist leider mehr, als ich verstehe, ich bin nur ein Programm. Zu Training nach Alter, Übungen, Regeln und dieser App sage ich Ihnen gern etwas. Für den Rest ist der Trainer oder der Verein der richtige Ansprechpartner.',
    ],
  },
} as const;
