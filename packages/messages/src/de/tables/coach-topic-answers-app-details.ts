import type { coachTopicAnswersOfAppDetails as english } from '../../en/tables/coach-topic-answers-app-details.ts';

/** What the coach says of details of the app. */
export const coachTopicAnswersOfAppDetails = {
  resultTooBigToType: [
    'Du kannst jede ganze Zahl bis 10.000 eintippen, 132 passt also. Ist das in der Zeit gar nicht zu schaffen, wird die Zahl zwar gespeichert, gilt aber nicht als Bestwert und bringt keinen Bonus.',
    'Du kannst ganze Zahlen von 0 bis 10.000 eingeben, ohne Komma und ohne Buchstaben. Eine Zahl, die in der Zeit unmöglich ist, bleibt im Verlauf, zählt aber nicht als Bestwert.',
  ],
  levelTop: [
    'Unendlich viele, ein letztes Level gibt es nicht: Alle 100 XP kommt das nächste, solange du trainierst. Abzeichen für Level gibt es bei 1, 3, 5, 10, 25 und 50.',
    'Die Level hören nie auf. Alle 100 XP kommt eins dazu. Das höchste mit eigenem Abzeichen ist Level 50, danach geht es aber weiter.',
  ],
  xpWentDown: [
    'Deine XP werden nie weniger, hier nimmt sie dir niemand weg. Kleiner wird nur, was bis zum nächsten Level fehlt, oder du siehst nur einen kürzeren Zeitraum. Ist wirklich die Gesamtzahl gefallen, sag es einem Erwachsenen, der kann bei den Betreibern fragen.',
    'XP verlierst du hier nicht. Schau, ob da steht, wie viel bis zum nächsten Level fehlt: Das soll kleiner werden. Stimmt die Gesamtzahl nicht, kann ein Erwachsener den Leuten schreiben, die Touchline hier betreiben.',
  ],
  repeatDrillForRecord: [
    'Ja, mach eine Übung, so oft du willst: Jeder gespeicherte Versuch ist eine eigene Einheit, und die höchste Zahl gilt als Bestwert. Ruh dich dazwischen ein, zwei Minuten aus und trainiere nicht länger, als du dir für den Tag vorgenommen hast.',
    'So oft du magst, für einen Rekord hast du beliebig viele Versuche. Jeder, den du speicherst, zählt für sich. Ruh dich vorher kurz aus, denn müde schaffst du weniger.',
  ],
  bestNotTaken: [
    'Ein Bestwert ändert sich nur, wenn ein gespeichertes Ergebnis höher ist als das alte. Das erste Ergebnis ist noch kein Rekord, nur ganze Zahlen zählen, und Unmögliches wird nicht gewertet. Schau unter „Fortschritt“, ob es gespeichert ist.',
    'Das kann drei Gründe haben: Das Ergebnis ist nicht gespeichert, nicht höher als dein alter Bestwert oder höher, als in der Zeit möglich ist. Unter „Fortschritt“ siehst du, was gespeichert wurde.',
  ],
  whichTryToEnter: [
    'Den besten ehrlichen Versuch oder die Summe, je nachdem, was in der Übung gezählt wird. Mach es jedes Mal gleich, sonst kannst du deine Zahlen nicht vergleichen.',
    'Pro Einheit gibt es eine Zahl: deinen besten ehrlichen Versuch oder das, was in den Schritten der Übung steht. Bleib dabei, dann siehst du an deiner Kurve im Fortschritt wirklich, ob du besser wirst.',
  ],
  notAllDrillsAtOnce: [
    'Nein, ein oder zwei Übungen am Tag reichen, und du suchst sie aus. Kurze Einheiten an mehreren Tagen bringen mehr als die ganze Liste auf einmal.',
    'Alle musst du nie machen, schon gar nicht auf einmal. Nimm eine, die dir gefällt, oder die aus der Übersicht, und morgen eine andere.',
  ],
  cheaterOnBoard: [
    'Die Rangliste geht nach Trainingstagen und dann nach Übungen, mit einem erfundenen Ergebnis kommt dort niemand nach oben. Vielleicht war es ein Tippfehler. Beschuldige niemanden; stört es dich, sag es einem Erwachsenen, der kann bei den Betreibern fragen.',
    'Mach dir keine Sorgen: In der Rangliste zählen Tage und Übungen, nicht die Ergebnisse. Unmögliche Zahlen sind auch kein Bestwert. Ob du besser wirst, siehst du an deinen eigenen Zahlen.',
  ],
  rudeNameOnBoard: [
    'Antworte nicht darauf und mach es nicht nach: Zeig es einem Erwachsenen. Der kann es den Leuten sagen, die Touchline hier betreiben, die können den Namen ändern oder verstecken. Schimpfwörter werden abgelehnt, aber manchmal rutscht eins durch.',
    'Sag einem Erwachsenen, welcher Name es ist. Wer Touchline hier betreibt, kann ihn verstecken oder ändern. Schreiben kann dir der Spieler nicht, und du hast nichts falsch gemacht.',
  ],
  whoIsOnBoard: [
    'Alle, die dieses Touchline nutzen und sich in der Liste zeigen: je nachdem, wer es eingerichtet hat, ein Verein, eine Schule oder mehr. Eine Liste nur für einen Ort, eine Klasse oder ein Alter gibt es nicht, aber „Teams“ zählt alle mit demselben Teamnamen.',
    'Die Spielerinnen und Spieler von diesem Touchline und sonst niemand. Nach Ort, Schule oder Alter lässt sich die Liste nicht einschränken. Für euren eigenen Wettkampf tragt ihr denselben Teamnamen ein.',
  ],
  cardPlayersReal: [
    'Nein, die Spieler auf den Karten gibt es nicht wirklich. Es sind erfundene Typen, die man auf jedem Platz trifft, etwa die Mauer, der Fuchs oder der Zauberer, alle für die App gezeichnet.',
    'Nein, sie sind ausgedacht: Spielertypen und Dinge aus dem Fußball, gezeichnet für die Sammlung. Stars oder Vereine sind auf keiner Karte.',
  ],
  signsOnScreen: [
    'Die Flamme zeigt deine Serie, also deine Trainingstage hintereinander. Die Münze zeigt deine Token, daneben stehen Trainingstage und Übungen. XP und Level stehen bei der Begrüßung. Meinst du ein anderes Zeichen, sag mir, auf welcher Seite.',
    'Die Flamme steht für deine Tage in Serie, die Münze für deine Token. Die anderen Zahlen oben sind Trainingstage und Übungen. Deinen Bildschirm sehe ich nicht, nenn mir also die Seite, wenn es etwas anderes ist.',
  ],
  redDotOnApp: [
    'Ein roter Punkt kommt vom Handy oder Browser: Die App hat keine Glocke und schickt keine Nachrichten. Steht da „warten“, müssen Einheiten noch gesendet werden; bei einer neuen Version drückst du auf „Neu laden“.',
    'Die App hat keine Glocke und keine Nachrichten. Zeigt dein Handy einen Punkt, kommt er vom Handy selbst: Mach die App zu und wieder auf. „Warten“ in der App heißt, dass fertige Einheiten noch gesendet werden.',
  ],
  mobileDataUse: [
    'Nein, nur wenig: Übungen, Zahlen und Spielstände brauchen kaum Daten. Die Analyse lädt beim ersten Öffnen einmal mehr, mach das im WLAN, danach rechnet sie auf dem Gerät. Highlights laden erst, wenn du draufdrückst, und ein Video wird nur gesendet, wenn du es willst.',
    'Nicht viel. Die Übungen laufen sogar ohne Netz, wenn die App einmal offen war. Am meisten brauchen Highlights, ein gesendetes Video und das erste Öffnen der Analyse: Mach das im WLAN.',
  ],
  videoStorageFull: [
    'Kaum: Ein Clip dauert höchstens 15 Sekunden, und das Video bleibt nur, wenn du es willst. Sonst bleibt nur die Auswertung mit ein paar Bildern. Platz schaffst du, wenn du unter „Frühere Analysen“ alte löschst und in den Einstellungen die Videoqualität senkst.',
    'Das hängt von der Kamera ab: Schärfere Bilder brauchen mehr Platz. Stell in den Einstellungen die Videoqualität niedriger, behalte nur Videos, die du magst, und lösch alte Analysen. Auch das Original in deiner Foto-App darfst du löschen.',
  ],
  cameraBlocked: [
    'Meist fehlt nur die Erlaubnis: Tipp auf das Schloss oder die Kamera neben der Adresse, erlaube die Kamera und lade die Seite neu. Auch der Browser braucht die Erlaubnis, in den Einstellungen des Handys. Schließ andere Apps mit Kamera und frag deine Eltern, ob etwas gesperrt ist.',
    'Meist ist sie an einer von drei Stellen gesperrt: bei der Seite (Schloss neben der Adresse), beim Browser (Einstellungen des Handys) oder über eine Kindersicherung deiner Eltern. Ändere die ersten beiden, nach der Sperre frag deine Eltern, und lade neu.',
  ],
  phoneTooOldForAnalysis: [
    'Vielleicht, dann nimm ein anderes Handy oder Tablet aus der Familie und melde dich dort an. Alles andere, Übungen, Uhr und Prämien, geht ohne. Du kannst auch in Zeitlupe filmen und selbst auf Standbein, Knie und Balance schauen.',
    'Manche alten Geräte schaffen das nicht. Probier einen aktuellen Browser und schließ andere Apps, sonst nimm ein anderes Gerät. Die Analyse ist ein Extra, XP und Übungen entgehen dir nicht.',
  ],
  formCheckOrPerson: [
    'Vertrau dem Menschen: Physio oder Trainer sehen dich wirklich, die Kamera schätzt nur aus einem flachen Bild. Licht, Winkel und weite Hosen täuschen sie. Sie ist kein Arzt, nimm ihren Tipp als Hinweis und film noch einmal, wenn du magst.',
    'Ein Mensch, der dich kennt, zählt mehr. Die Analyse misst Punkte am Körper in einem Bild und kann sich irren, vor allem aus schlechtem Winkel. Bei Schmerzen oder Fragen zum Körper gilt, was Arzt oder Physio sagt.',
  ],
  clothesForFilming: [
    'Am besten etwas, das eng anliegt, etwa kurze Hose und T-Shirt, damit die Kamera Knie und Hüfte findet. Ein Trainingsanzug geht auch, nur weite Hosen machen es schwer. Das Video bleibt auf deinem Gerät, außer du schickst es selbst ab, und im Bild bist am besten nur du.',
    'Zieh an, worin du spielst, Knie und Füße sollten gut zu sehen sein. Wie du aussiehst, wird nicht bewertet, und andere Spieler sehen das Video nicht, außer du zeigst es ihnen.',
  ],
  frontCameraFine: [
    'Ja, die Frontkamera reicht, wenn du von Kopf bis Fuß im Bild bist und genug Licht da ist. Die Kamera wählst du in den Einstellungen oder auf der Seite zum Filmen, die hintere hat oft das bessere Bild.',
    'Beide gehen. Mit der vorderen siehst du, ob du ins Bild passt, die hintere ist meist schärfer. Wichtig sind ein ruhiges Gerät, Licht und dein ganzer Körper.',
  ],
  timerTooQuiet: [
    'Meist ist nur das Handy zu leise: Dreh die Medienlautstärke hoch, während die Uhr läuft, und schalte Lautlos aus. Stell das Handy näher zu dir, aufrecht an eine Tasche gelehnt. Auch die Töne müssen an sein, in den Einstellungen oder direkt an der Uhr.',
    'Meist liegt es am Handy: Lautlos aus, Medienlautstärke hoch. Schau dann, ob an der Uhr der Ton an ist, und stell das Gerät näher hin, wo kein Ball es trifft.',
  ],
  scoresOfWhichLeagues: [
    'Meist nur die großen Ligen, denn andere haben die Seiten nicht, von denen die Ergebnisse kommen. Kleine Vereine, Jugendteams und viele Länder fehlen: Schau auf die Seite des Vereins oder des Verbands. Steht da „Demo“, sind die Spiele erfunden.',
    'Gezeigt werden nur Ligen, die unsere Quellen kennen, dein Verein vor Ort fehlt also meistens. Das Ergebnis steht auf seiner Seite oder beim Verband. Ich selbst sehe keine Ergebnisse.',
  ],
  ownClubCrest: [
    'Nein, das geht nicht: Eigene Wappen oder Bilder lassen sich nicht einfügen, Abzeichen, Karten und Bilder sind für die App gezeichnet. Im Profil kannst du dein Team eintragen, „Mein Verein“ wählen und eins von 12 Bildern nehmen.',
    'Nein, Wappen kann man hier nicht hochladen. Im Profil trägst du den Namen deines Teams ein, wählst „Mein Verein“ für die Spiele und suchst dir ein gezeichnetes Bild aus.',
  ],
  tellMyCoachForMe: [
    'Nein, ich schreibe niemandem: Ich bin ein Programm in der App und erreiche deinen Trainer nicht. Frag selbst in einem ruhigen Moment: „Ich würde gern mehr spielen, woran kann ich arbeiten?“ Von dir kommt es sowieso besser an.',
    'Nachrichten an Trainer, Eltern oder Freunde kann ich nicht schicken. Sag es nach dem Training in einem Satz selbst, oder nimm Mama oder Papa mit, wenn du dich nicht traust.',
  ],
  wrongPersonInVideo: [
    'Drück in der Auswertung auf „Das bin ich nicht“ und tipp dich im Bild an: Dann wird dein Video noch einmal ausgewertet und die Auswertung ersetzt. Am besten filmst du allein oder ohne jemanden neben dir.',
    'Die Analyse folgt einer Person und nimmt manchmal die falsche. Tipp dich selbst an, wenn gefragt wird, wer du bist. Eine Auswertung von jemand anderem zählt auf diesem Gerät nicht für dich.',
  ],
} as const satisfies Readonly<Record<keyof typeof english, readonly [string, string]>>;
