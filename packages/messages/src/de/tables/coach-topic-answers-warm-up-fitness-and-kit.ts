import type { coachTopicAnswersOfWarmUpFitnessAndKit as english } from '../../en/tables/coach-topic-answers-warm-up-fitness-and-kit.ts';

/** What the coach says of kit, ground and means, and how to practise with them. */
export const coachTopicAnswersOfWarmUpFitnessAndKit = {
  armbandSlips: [
    'Nimm eine Kindergröße mit Klettverschluss, trag sie über dem Ärmel und mach sie oberhalb der dicksten Stelle am Arm fest. Ist sie zu weit, schlag sie einmal um oder kleb sie mit Sporttape fest.',
    'Über dem Ärmel hält sie am besten, weil Stoff nicht so rutscht wie Haut. Eine zu große Binde schlägst du doppelt um oder tapest sie; kleine mit Klett kosten wenig.',
  ],
  warmUpShort: [
    'Acht Minuten reichen: zwei Minuten locker traben, hüpfen und Beine schwingen, drei Minuten kurze Pässe in Bewegung, zwei Minuten kurze Sprints mit Wende, eine Minute für Schuss oder Antritt. Das kann auch ein Spieler leiten, wenn der Trainer zu spät kommt.',
    'Kurzer Plan: locker laufen, zu zweit in Bewegung passen, dann vier, fünf kurze Antritte mit Richtungswechsel, ein Schuss, ein Schluck Wasser. Fang ruhig an und werde am Ende schnell.',
  ],
  warmUpSub: [
    'Beweg dich alle zehn Minuten: ein paar Hüpfer, Beine schwingen, zwei, drei kurze Läufe, etwas Ballgefühl. Dazwischen Jacke an und schauen, gegen wen du spielst. Kurz vor der Einwechslung drei schnelle Antritte.',
    'Lieber oft und kurz. Ein paar Minuten locker bewegen, dann warm angezogen sitzen, dann wieder. Schau dir dabei deinen Gegenspieler an, dann kommst du mit einem Plan rein.',
  ],
  whyWarmUp: [
    'Es macht Muskeln und Kopf bereit: Du bist von der ersten Minute an schneller und verletzt dich seltener. Langweilig muss es nicht sein, fünf Minuten Fangen, Pässe in Bewegung und ein paar Antritte reichen.',
    'Weil kalte Muskeln langsam sind und sich leichter verletzen und ein müder Kopf spät reagiert. Macht ein Spiel daraus, mit Ball oder Fangen, dann geht es schnell vorbei.',
  ],
  toiletBeforeKickoff: [
    'Das ist meistens Aufregung, und sehr viele kennen es. Iss früh und leicht, geh etwa 15 Minuten vor Anpfiff aufs Klo, trink dann nur kleine Schlucke und atme lang aus. Tut es sehr weh oder kommt es auch an anderen Tagen, sag es deinen Eltern, die einen Arzt fragen können.',
    'Aufregung schlägt auf Bauch und Blase und ist weg, sobald der Ball rollt. Plan das Klo fest ein und sag es dem Trainer, das ist nicht peinlich. Starkes oder häufiges Bauchweh besprecht ihr zu Hause und mit dem Arzt.',
  ],
  sprintTimeGood: [
    'Es gibt keine Zahl, an der alles hängt: Von Hand gestoppt liegt man leicht ein paar Zehntel daneben, und das Wachsen ändert die Zeit jedes Jahr. Trainer schauen auch auf Technik, Entscheidungen und Einsatz. Vergleich dich mit deiner Zeit vom letzten Monat.',
    'Dein Maßstab ist deine eigene letzte Zeit, gleich gemessen auf gleichem Boden. Tabellen sind verschieden, und jeder wächst anders. Kurze Sprints mit voller Pause verbessern die ersten Meter.',
  ],
  handStopped: [
    'Nur grob: Von Hand gestoppt liegt man ein paar Zehntel daneben, beim Selberstarten noch mehr. Lass immer dieselbe Person stoppen, mach drei, vier Versuche am selben Ort und nimm immer den besten oder immer den mittleren. Kleine Unterschiede kommen nur vom Stoppen.',
    'Verschiedene Leute und Geräte sind sich nie einig, also vergleich nur Gleiches mit Gleichem: gleiche Person, gleicher Ort, mehrere Versuche. Eine halbe Sekunde über Wochen ist echt, ein Zehntel von heute auf morgen nicht.',
  ],
  numbersFall: [
    'Du wirst innerhalb der Einheit einfach müde: Der erste frische Versuch ist fast immer der beste. Mach ein bis zwei Minuten Pause zwischen den Runden, zwei bis drei zwischen Sprints. Zehn Prozent weniger sind normal, vergleich also Frisches mit Frischem.',
    'Jede Runde kostet Kraft, darum sinken die Zahlen. Längere Pausen, höchstens drei Runden und aufhören, solange es sauber ist. Über deine Kondition sagt das nichts Schlechtes.',
  ],
  friendNumber: [
    'Vielleicht stimmt es, vielleicht wurde anders gezählt oder gestoppt: ein Fuß oder beide, kürzere Strecke, spät gedrückt. Macht es zusammen nach gleichen Regeln, einer zählt für den anderen. Und für dich zählt deine eigene Zahl.',
    'Das kann man an der Zahl allein nicht sehen. Messt nebeneinander auf dieselbe Weise, dann ist es fair und macht Spaß. Bis dahin lass es gut sein und schlag dein eigenes letztes Ergebnis.',
  ],
  pushUpsPlank: [
    'Eine feste Zahl gibt es nicht: Wenige saubere zählen mehr als viele schlechte. Schaffst du keine, fang an der Wand an, dann Bank, dann auf den Knien, je fünf, zweimal die Woche. 20 bis 40 Sekunden Plank mit geradem Rücken sind in deinem Alter prima.',
    'So viele, wie sauber gehen: Fang an der Wand an, dann an der Bank, auf Knien, am Boden. Zwei Runden, jede Woche eine Liegestütze mehr und fünf Sekunden mehr Plank. Im Fußball sind Beine und Rumpf wichtiger als Arme, auch im Tor.',
  ],
  fitnessTest: [
    'Über Nacht wird keiner fit, aber du kannst dich vorbereiten: gut schlafen, zwei bis drei Stunden vorher normal essen, trinken, aufwärmen. Lauf die ersten Stufen so langsam wie erlaubt, wende ruhig und spar Kraft fürs Ende. Sag dem Trainer, wenn du Pause hattest, und hör auf, wenn dir unwohl ist.',
    'Mach am Tag davor nichts Hartes. Ruhig anfangen, Rhythmus halten, kleine Schritte beim Wenden. Der Test zeigt nur, wie du heute drauf bist; hattest du eine lange Pause, sag es vorher.',
  ],
  stretching: [
    'Vor dem Spielen dehnst du in Bewegung, etwa mit Beinschwüngen und Ausfallschritten. Langes ruhiges Dehnen gehört danach, sanft, 20 bis 30 Sekunden, wenn es dir guttut. Gegen Muskelkater hilft es kaum, und wehtun darf es nie.',
    'Beides: vorher in Bewegung, nachher ruhig. Wer direkt vor dem Spiel lange dehnt, wird etwas langsamer. Danach ist es ein schöner Ausklang.',
  ],
  liftAndGrowth: [
    'Nein, das ist ein Märchen: Vernünftiges Krafttraining bremst das Wachstum nicht. Fang mit dem eigenen Körper und sauberer Ausführung an, später leichte Gewichte mit einem Erwachsenen, der sich auskennt. Keine sehr schweren Lasten, solange du wächst.',
    'Nein, Krafttraining mit guter Technik ist für junge Leute in Ordnung und schützt sogar. Erst Kniebeugen, Ausfallschritte und Plank; Hanteln und Geräte nur mit jemandem, der ausgebildet ist.',
  ],
  schoolAndClub: [
    'Ja, wenn es nicht zu viel wird: nicht mehr Stunden Sport pro Woche, als du Jahre alt bist, ein bis zwei Tage frei und keine zwei harten Tage hintereinander. Zähl alles mit, Schule, Verein und zweites Team. Sag es beiden Trainern, dann stimmen sie sich mit deinen Eltern ab.',
    'Ja, wenn jemand die ganze Woche im Blick hat. Schreib alle Einheiten und Spiele auf, halt einen Tag frei und lass Trainer und Eltern reden. Bist du müde oder gereizt, hast Schmerzen oder schläfst schlecht, mach weniger.',
  ],
  backAfterYears: [
    'Ja, es lohnt sich: Was du gelernt hast, kommt in Wochen zurück, die Ausdauer in zwei, drei Monaten. Fang mit zwei, drei kurzen Einheiten pro Woche an, Ball zuerst, Laufen und Gehen im Wechsel, und such dir ein Team auf deinem Niveau. Alte Bestwerte sind Erinnerung, heute fängst du neu an.',
    'Ja, das klappt bei vielen. Trainiere kurz, regelmäßig und mit Ball; nach zehn Minuten platt zu sein, ist am Anfang normal. Manches ist sogar besser, weil du gewachsen bist, das feine Ballgefühl braucht ein paar Wochen.',
  ],
  laceBoots: [
    'Fest über Mittelfuß und Ferse, die Zehen bleiben frei, nichts wird taub. Zieh von den Zehen her gleichmäßig an und mach einen Doppelknoten außen. Die Schüsse werden davon nicht besser, aber du rutschst weniger im Schuh und bekommst weniger Blasen.',
    'So fest, dass die Ferse nicht hochrutscht, so locker, dass der Fuß nicht kribbelt. Das letzte Lochpaar hält die Ferse, ein Knoten an der Seite lässt die Mitte frei für den Ball.',
  ],
  bootsTooBig: [
    'Nein, lieber die richtige Größe: In zu großen Schuhen rutschst du, bekommst Blasen und hast weniger Gefühl. Eine Daumenbreite vor den Zehen genügt. Dicke Socken und eine Einlage helfen nur kurz; gebrauchte vom Verein oder vom Flohmarkt kosten wenig.',
    'Nein, eine Nummer zu groß taugt nicht zum Spielen. Schau nach gebrauchten, die passen, viele Vereine haben eine Tauschkiste. Socken vorn reinzustopfen drückt und macht den Fuß wacklig.',
  ],
  bootBrand: [
    'Keine Marke ist die beste: Nimm das Paar, das passt und die richtige Sohle für deinen Boden hat, und probier mit Fußballsocken an. Rugbyschuhe haben andere Stollen und sind oft nicht erlaubt. Billige, die passen, sind besser als teure, die drücken.',
    'Der Name ist egal: Erst kommt die Passform, dann die Sohle. Geh, dreh dich und stell dich auf die Zehen: Nichts darf reiben oder rutschen. Das Logo schießt keine Tore.',
  ],
  keeperGloveSize: [
    'Miss rund um die Handfläche ohne Daumen und die Länge der Hand und schau in die Größentabelle des Herstellers. An den Fingerspitzen darf etwas Luft sein, etwa ein halber Zentimeter. Einfache mit flacher Innenhand und Klettband reichen für Kinder.',
    'Nach der Größentabelle: Umfang und Länge der Hand, zwischen zwei Größen lieber die größere. Einfache Trainingshandschuhe genügen am Anfang, Stäbe in den Fingern brauchst du nicht.',
  ],
  glovesCare: [
    'Spül sie lauwarm mit etwas milder Seife aus, drück sie sanft, nie wringen, und lass sie an der Luft trocknen, nicht auf der Heizung oder in der Sonne. Nicht in der Tasche lassen. Für Grip im Spiel die Innenhand leicht anfeuchten und ein Handtuch an den Pfosten legen.',
    'Mit lauwarmem Wasser, sanft ausdrücken, an der Luft trocknen. Gestank kommt vom Liegen in der Tasche, Rutschen von Schmutz oder trockener Innenhand: Ein paar Tropfen Wasser vor Anpfiff helfen.',
  ],
  kitBagSmell: [
    'Pack sie am selben Tag aus, am besten sofort: Sachen in die Wäsche, Schuhe und Schoner an die Luft mit Papier in den Schuhen, Flasche ausspülen. Lass die Tasche über Nacht offen und wisch sie ab und zu aus. Nasse Sachen in der zuen Tasche stinken nach einem Tag.',
    'Pack sie gleich zu Hause aus: alles lüften, waschen, was auf der Haut war, Schoner und Schuhe getrennt trocknen. Machst du das jedes Mal, mieft nichts.',
  ],
  turfGranulate: [
    'Nein, du kannst gut darauf spielen, er greift nur stärker als Rasen: Nimm AG- oder TF-Sohlen und wechsle für die Knie auch mal den Boden. Leer die Körner draußen aus, wasch dir die Hände und schluck nichts; nach allem, was man weiß, ist das Risiko gering. Tut ein Knie weh, hör auf und sag es zu Hause.',
    'Nein, du kannst gut darauf spielen. Kurze Noppen, gutes Aufwärmen und an manchen Tagen anderer Boden schonen die Knie; Körner draußen ausschütteln, vor dem Essen Hände waschen.',
  ],
  darkTraining: [
    'Nur an einem beleuchteten Ort und mit einem Erwachsenen: Straßenlaterne oder Taschenlampe reichen für schnelle Bälle nicht. Zieh helle Sachen an und geh nie allein. Sonst unter der Woche kleine Übungen drinnen und am Wochenende bei Tag raus.',
    'Lieber nicht, nutz das Tageslicht, mittags oder am Wochenende. Im Winter gehen Halle, beleuchteter Käfig mit einem Erwachsenen oder leise Ballübungen drinnen. Allein draußen im Dunkeln ist tabu.',
  ],
  roughGround: [
    'Ja, mit den passenden Übungen: Auf der Wiese den Besitzer fragen und auf Löcher, Kuhfladen und Stromzaun achten; auf Schotter nur langsame Kontakte mit altem Ball, keine Sprints; auf Sand, der starke Beine macht, Sohlenroller, Dribbeln, Jonglieren. Schau dir den Boden vorher an.',
    'Ja, wenn die Übung zum Boden passt. Holprig oder steinig: langsame Ballarbeit und kurze Pässe. Sand: kleine schnelle Schritte, Ball am Fuß. Scharfe Wendungen und volle Sprints brauchen einen ebenen Platz.',
  ],
  ladderPurpose: [
    'Du übst damit Rhythmus, leichte Füße und genaue Schritte. Schnell macht die Leiter allein nicht: Häng einen Stopp, eine Drehung oder einen Sprint dran, am besten mit Ball. Kreidefelder auf dem Boden tun dasselbe.',
    'Gut für Fußrhythmus und Koordination, weniger für Tempo im Spiel, weil es dort auf Reaktion ankommt. Zwei, drei Minuten sauber, danach ein kurzer Antritt oder ein Ball.',
  ],
  skippingRope: [
    'Ja: Seilspringen bringt leichte Füße, Rhythmus, Gleichgewicht und Ausdauer. Fang mit fünf Runden zu 30 Sekunden und ebenso viel Pause an, auf Rasen, Holz oder Matte, kleine Sprünge, weich landen. Hör auf, wenn Waden oder Schienbeine wehtun.',
    'Ja, es ist sehr gut und kostet wenig. Kleine Hüpfer auf den Fußballen, aus dem Handgelenk drehen, erst beidbeinig, später im Wechsel. Ein paar Minuten, dreimal die Woche.',
  ],
  ownMiniLeague: [
    'Lasst jeden gegen jeden spielen, fünf Minuten, drei Punkte für den Sieg, einer fürs Unentschieden, und schreibt eine Tabelle. Die Kleinen starten mit einem Tor Vorsprung oder schießen auf ein größeres Tor. Wer frei hat, pfeift, und aus der Nähe wird nicht fest geschossen.',
    'Reihum eins gegen eins, dann zwei gegen zwei, eine Tabelle an die Tür. Vorsprung für den Jüngsten, am Ende ein Finale. Macht die Regeln vorher aus, dann gibt es keinen Streit.',
  ],
} as const satisfies Readonly<Record<keyof typeof english, readonly [string, string]>>;
