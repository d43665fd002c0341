/** Was der Coach zu einer Zahl sagt, die der Spieler erzählt, über das eigene Training im Ganzen und zu einem Beitrag über die Antwort davor. */
export const coachReportedResultAndReactionLines = {
  // Eine Zahl, die der Spieler erzählt
  toldFirst: ['{number} bei {drill} ist ein Anfang, auf dem du aufbaust. Dein nächstes Ziel: {goal}. Was am meisten hilft: {point}', 'Gut, dass du zählst: {number} bei {drill}. Jetzt sind {goal} dran. Achte darauf: {point}'],
  toldMore: ['Von {before} auf {number}: Das ist ein echter Fortschritt, stark! Dein nächstes Ziel bei {drill}: {goal}.', '{number} nach {before}, super! Du siehst, dass es wirkt. Jetzt sind bei {drill} {goal} dran.'],
  toldBelow: ['Diesmal {number}, und gespeichert sind bei {drill} höchstens {best}. Ein Versuch sagt wenig. Nimm dir als Nächstes {goal} vor. Was am meisten hilft: {point}', 'Jetzt also {number}; gespeichert sind bei {drill} {best} als Bestwert. Das nächste kleine Ziel: {goal}. Achte darauf: {point}'],
  toldAbove: ['{number} ist mehr als dein gespeicherter Bestwert bei {drill}, {best}: stark! Speichere es mit der Übung, dann steht es in deinen Rekorden. Dein nächstes Ziel: {goal}.', 'Stark: {number} schlägt die {best}, die bei {drill} gespeichert sind. Mach es im Training und speichere es, dann zählt es. Jetzt sind {goal} dran.'],
  toldStreak: ['{number} Tage sind viel, und was du in ihnen gelernt hast, bleibt dir. Du darfst dich ärgern. Ich sehe jetzt {streak} und höchstens {longest}; ändern kann ich das nicht. Eine gespeicherte Einheit am Tag baut sie wieder auf.', 'Das hast du geschafft: {number} Tage, und das Können daraus nimmt dir niemand. Ich kann nur lesen: jetzt {streak}, höchstens {longest}. Eine kurze Einheit heute, und sie wächst wieder.'],
  toldEarned: ['Du sagst {number}; ich sehe {experience} XP und {tokens} Token. Ich lese sie nur und kann nichts zurückgeben. Schau noch einmal mit Verbindung und im richtigen Konto nach. Stimmt es dann noch nicht, bitte deine Eltern, denen zu schreiben, die die App betreiben, mit beiden Zahlen.', 'Ich sehe {experience} XP und {tokens} Token, und du hattest {number}. Ändern kann ich das nicht. Prüf erst Verbindung und Konto; dann können deine Eltern denen schreiben, die die App betreiben, und beide Zahlen nennen.'],
  // Das eigene Training im Ganzen
  fewer: ['Ich sehe nur, was gespeichert ist, nicht den Grund: {sessions} Einheiten und {minutes} Minuten in den letzten 7 Tagen, {sessionsBefore} und {minutesBefore} in den 7 davor. Kürzere oder weniger Einheiten machen es weniger. Pause, Schule oder Spiele sind gute Gründe, und keine Woche muss die beste sein.', 'Den Grund sehe ich nicht, nur was gespeichert ist: In den letzten 7 Tagen sind es {sessions} Einheiten mit {minutes} Minuten, in den 7 davor {sessionsBefore} mit {minutesBefore}. Das geht bei allen auf und ab.'],
  nextOfPractice: ['Dann ist {drill} der nächste Schritt. {point}', 'Ich würde jetzt {drill} machen. {point}'],
  // Worte für jemanden auf der Bank
  askToPlay: ['Such dir nach dem Training einen ruhigen Moment und sag: „Ich würde gern mehr spielen. Woran soll ich dafür arbeiten?“ Hör dann zu und arbeite genau daran. Deine Eltern dürfen dabei sein.', 'Du könntest sagen: „Darf ich dich etwas fragen? Was kann ich tun, damit ich nächstes Mal mehr spiele?“ Frag es ruhig und nicht während eines Spiels; deine Eltern dürfen mitkommen.'],
  // Die Antwort davor
  notMeant: ['Entschuldige, dann habe ich dich falsch verstanden. Meinst du {list}?', 'Dann habe ich dich missverstanden, entschuldige. Willst du {list} wissen?'],
  notMeantOpen: ['Entschuldige, dann habe ich dich falsch verstanden. Geht es um etwas zum Üben oder um dein Team und ein Spiel?', 'Dann habe ich dich missverstanden, entschuldige. Meinst du eine Übung oder etwas im Spiel?'],
  tried: ['Dann braucht es einen anderen Weg, und den Grund sehe ich von hier nicht. Erzähl mir, was du gemacht hast und was dann passiert ist, oder zeig es deinen Eltern oder deinem Trainer.', 'Schade. Sag in einem Satz, was du probiert hast und was schiefging; wer es sieht, etwa deine Eltern oder dein Trainer, kann mehr helfen als ich.'],
  howLong: ['Wie lange das dauert, weiß ich nicht: Es ist verschieden, und ich würde nur raten. Deine Eltern oder dein Trainer können mehr sagen.', 'In Tagen oder Minuten kann ich das nicht sagen, und raten will ich nicht. Frag deine Eltern oder deinen Trainer.'],
  more: ['Das war, was ich darüber weiß.', 'Mehr als das weiß ich darüber nicht.'],
  refused: ['Das musst du nicht. Sag mir, was du lieber möchtest.', 'In Ordnung, das entscheidest du. Was würdest du lieber machen?'],
  alsoAsk: ['Ich kann auch beantworten: {list}.', 'Oder frag mich {list}.'],
  sureOfNumbers: ['Ja, soweit es gespeichert ist: Das kommt aus deinen eigenen Einheiten. Was nicht gespeichert wurde, sehe ich nicht.', 'Das kommt aus den Einheiten, die du gespeichert hast, und stimmt so gut wie sie.'],
  sureOfAdvice: ['Das sagen Trainer meistens so, und ich bin ein Programm, das nach Regeln antwortet. Dein Trainer und deine Eltern kennen dich besser, also frag sie auch.', 'Meistens ja, aber ich bin ein Programm und kenne dich nicht. Sagen dein Trainer oder deine Eltern etwas anderes, richte dich danach.'],
  whereTab: ['Das ist unter „{tab}“: Tipp in der Leiste der App darauf.', 'Tipp in der Leiste der App auf „{tab}“, dort findest du es.'],
  /** Die Orte der App, wie die Antworten sie nennen. */
  places: ['Rangliste', 'Training', 'Fortschritt', 'Prämien', 'Analyse', 'Einstellungen', 'Profil', 'Übersicht'],
} as const;
