import type { coachAdultLines as english } from '../../en/tables/coach-adult-lines.ts';

type Ways = readonly [string, ...string[]];

/** What the coach says to what parents, grandparents and trainers ask. */
export const coachAdultLines: Readonly<Record<keyof typeof english, Ways>> = {
  child: ['Ihr Kind'],
  grandchild: ['Ihr Enkelkind'],
  amount: ['Mit {age} Jahren sind neben dem Training im Verein etwa {from} bis {to} Minuten zu Hause an drei bis fünf Tagen in der Woche richtig.', 'Für {age} Jahre passen {from} bis {to} Minuten zu Hause, an drei bis fünf Tagen in der Woche.'],
  amountTeam: ['Bei {times} Trainings im Verein reichen drei kurze Tage zu Hause.', 'Neben {times} Vereinstrainings genügen drei Tage mit {from} Minuten.'],
  amountDays: ['Am {days} ist das Team schon das Training, also lassen Sie die Übungen da weg, oder fünf lockere Minuten, wenn {child} danach fragt.', 'Das Vereinstraining am {days} zählt mit: Da zu Hause nichts, oder fünf Minuten nur zum Spaß.'],
  amountFree: ['Ein oder zwei Tage in der Woche bleiben ganz frei. Müde Beine, Schmerzen oder keine Lust heißen: weniger.', 'Ein, zwei Tage in der Woche ohne alles gehören dazu. Schmerzen, müde Beine oder keine Lust sind Zeichen für zu viel.'],
  amountNow: ['In den letzten vier Wochen waren es hier {minutes} Minuten an {days} Tagen, also etwa {weekly} Minuten in der Woche. Für {age} Jahre passen neben einem Team {low} bis {high} in der Woche.', 'Hier waren es in vier Wochen {minutes} Minuten an {days} Tagen, rund {weekly} in der Woche; {low} bis {high} in der Woche passen mit {age} Jahren neben einem Team.'],
  amountNothing: ['In den letzten vier Wochen wurde hier nichts gespeichert. Für {age} Jahre passen neben einem Team {low} bis {high} Minuten in der Woche.'],
  isLess: ['Das ist eher wenig, und das ist in Ordnung: Ein kurzer Tag mehr in der Woche ist genug, wenn {child} das möchte.', 'Das ist wenig und kein Grund zur Sorge. Ein Tag mehr mit {from} Minuten wäre ein guter Schritt, wenn {child} will.'],
  isRight: ['Also ja, das passt ungefähr.', 'Das passt gut: Lassen Sie es so.'],
  isMuch: ['Das ist viel: Lassen Sie einen oder zwei Tage frei, erst recht neben dem Training im Verein.', 'Das ist eher viel. Nehmen Sie ein, zwei Tage heraus und schauen Sie, ob die Freude bleibt.'],
  teamCounts: ['Vereinstraining und Schulsport kommen noch dazu, mit ihnen reicht also weniger.'],
  restYes: ['Ja. Das Training im Verein ist die Übung des Tages, am {days} braucht es also zu Hause nichts. Drei andere Tage mit {from} bis {to} Minuten reichen, und ein Tag bleibt ganz frei.', 'Ja, lassen Sie es am {days} weg: Da genügt das Team. Üben Sie an zwei oder drei der anderen Tage, {from} bis {to} Minuten, und lassen Sie einen Tag ganz frei.'],
  restYesAny: ['Ja. Das Training im Verein ist die Übung des Tages, zu Hause braucht es dann nichts. Zwei oder drei andere Tage mit {from} bis {to} Minuten reichen, und ein Tag in der Woche bleibt ganz frei.', 'Ja, an einem Tag mit Vereinstraining können die Übungen zu Hause ruhen. Will {child} trotzdem an den Ball, schaden fünf lockere Minuten nicht.'],
  schoolSport: ['Ja, Schulsport zählt: Er belastet Beine und Herz wie jeder andere Sport. An so einem Tag reichen fünf bis zehn lockere Minuten, und mit Vereinstraining am Abend gar nichts.', 'Er zählt mit. Eine Doppelstunde Sport ist ein eigenes Training, also bleibt der Tag leicht, und ganz frei, wenn noch Vereinstraining ist.'],
  otherSport: ['Ja, das zählt als Sporttag, und es tut beim Fußball gut: Gleichgewicht, Ausdauer und andere Bewegungen. An so einem Tag reichen ein paar lockere Minuten mit dem Ball, oder er hat frei.', 'Das zählt, und andere Sportarten sind gut für den Fußball. An so einem Tag dürfen die Übungen kurz sein oder warten.'],
  schoolSportMost: ['Als Richtwert: Aller Sport einer Woche zusammen sollte nicht mehr Stunden haben, als man Jahre alt ist: mit {age} also {age} Stunden.', 'Eine einfache Grenze für alles, auch Schule und Verein: mit {age} Jahren höchstens {age} Stunden in der Woche.'],
  sessionPlan: [
    'Ein Plan für {minutes} Minuten{group}:\n• {arrive} Min. Spiel zum Ankommen: Alle dribbeln im Viereck, auf ein Wort den Ball tauschen oder mit der Sohle stoppen\n• {ball} Min. jeder ein Ball: Drehungen und beide Füße durch kleine Tore, wer schafft die meisten in einer Minute\n• {duel} Min. eins gegen eins auf zwei kleine Tore, kurz, jede Runde ein neuer Partner\n• {game} Min. kleine Spiele, {sides}, zwei Felder nebeneinander, damit niemand wartet\nDazwischen trinken. Ein Satz, vormachen, los.',
    '{minutes} Minuten{group}, mit möglichst vielen Bällen:\n• {arrive} Min. Fangen mit Ball am Fuß\n• {ball} Min. Dribbeltore: rechter Fuß, linker Fuß, dann mit Drehung\n• {duel} Min. eins gegen eins, Tore aus zwei Hütchen\n• {game} Min. {sides} auf kleinen Feldern, ohne Torwart, einmal neu mischen\nHören Sie mit dem Spiel auf, dafür kommen sie, und fragen Sie jeden, was heute geklappt hat.',
  ],
  sessionGroup: [' mit {players} Kindern'],
  sessionYoung: ['In dem Alter keine Schlangen und keine Runden: Geschichten helfen, etwa Haie, Ampel oder Schatzsuche.'],
  sessionOlder: ['Ab etwa elf kommen zehn Minuten Passen zu dritt mit Schulterblick dazu, aus der Zeit für den Ball.'],
  teachFirst: ['Einmal langsam vormachen, ein Satz dazu, dann ein Spiel, in dem sie es brauchen; nur eine Sache verbessern.', 'Wenig reden, viele Bälle: ein Satz, einmal zeigen, und dann ein Spiel, das es verlangt.'],
  teachPassing: ['Passen: zu zweit durch Tore von zwei Schritten, Innenseite, Standbein neben dem Ball; wer schafft in einer Minute die meisten Tore. Dann vier gegen eins im Viereck und drei gegen drei, wo fünf Pässe ein Tor sind.', 'Fürs Passen: überall Tore, Paare passen durch so viele wie möglich, erst rechts, dann links. Dann ein kleines Spiel mit einem Tor für vier Pässe am Stück.'],
  teachDribbling: ['Dribbeln: alle mit Ball im Viereck, kleine Kontakte, auf ein Wort drehen oder stoppen; dann Haifischbecken, dann eins gegen eins auf zwei kleine Tore.', 'Fürs Dribbeln: Tore zum Durchdribbeln, zehn in einer Minute, dann in jedem zweiten ein Verteidiger, dann eins gegen eins.'],
  teachShooting: ['Schießen: zwei Tore nah beieinander, jeder ein Ball, flach in die Ecken mit der Innenseite, keine Schlange länger als drei. Dann zwei gegen eins mit Abschluss.', 'Für den Abschluss: kleine Tore, kurze Wege, viele Treffer. Erst flach in die Ecke, dann mit dem Spann, dann nach einem Doppelpass.'],
  teachTouch: ['Ballannahme: zu dritt, einer wirft oder passt, der nächste nimmt seitlich durch ein Tor mit und passt weiter; beide Füße, alle zwei Minuten neu. Dann ein Spiel mit höchstens zwei Kontakten, für Anfänger drei.', 'Für die Annahme: Paare mit Toren auf beiden Seiten des Empfängers, der durch das gerufene mitnimmt. Dann ein kleines Spiel.'],
  teachDefending: ['Verteidigen: eins gegen eins in einer Gasse, seitlich stehen, eine Armlänge weg, kleine Schritte, den Ball holen, wenn der Kontakt zu lang ist. Dann zwei gegen zwei mit einem Punkt für jeden gewonnenen Ball.', 'Fürs Verteidigen: erst bremsen, seitlich zwischen Ball und Tor stehen und warten. Kurze Zweikämpfe, oft wechseln, dann zwei gegen zwei.'],
  teachHeading: ['Kopfbälle bleiben vor etwa 13 Jahren weg, viele Verbände verbieten sie den Jüngeren im Training. Üben Sie Werfen und Fangen, Springen und den richtigen Moment ohne den Kopf.'],
  smallKeeper: ['Klein zu sein spricht nicht dagegen: Kinder wachsen zu ihrer Zeit, und schnelle Füße, Mut und Fangen zählen in dem Alter mehr.'],
  warmUpGame: [
    'Haifischbecken: Alle dribbeln im Viereck, zwei „Haie“ ohne Ball spitzeln Bälle hinaus. Wer den Ball verliert, macht fünf Sohlentipper und ist wieder dabei. Nach zwei Minuten neue Haie. Bei Anfängern ein Hai, bei Starken ein kleineres Feld oder nur links.',
    'Ampel: Alle dribbeln. Grün ist schnell, Gelb sind kleine Kontakte, Rot ist Sohle auf den Ball, bei „Tausch“ nimmt man den Ball von jemand anderem. Wer zuletzt fertig ist, sagt das nächste Wort. Fünf Minuten, alle mit Ball, niemand scheidet aus.',
  ],
  mixedLevels: [
    'Ein Spiel für alle, nur die Aufgabe ist verschieden: Starke spielen mit dem schwächeren Fuß, mit zwei Kontakten, im kleineren Feld oder gegen zwei; wer anfängt, bekommt mehr Platz, mehr Zeit und ein größeres Tor. Gezählt wird gegen die eigene letzte Zahl, nie gegeneinander. Und lassen Sie zwei Starke einmal vormachen: Das fordert sie und hilft den anderen.',
    'Dieselbe Übung in drei Stufen: leicht durch weite Tore, mittel durch enge, schwer mit dem schwächeren Fuß und einem Gegner. Jedes Kind wählt seine Stufe und darf aufsteigen. Im Spiel gelten eigene Regeln, etwa braucht ein starkes Kind vor dem Tor einen Pass. Mischen Sie die Teams jedes Mal neu.',
  ],
  playTogether: [
    'Dabei können Sie stehen oder sitzen:\n• 5 Minuten: Sie rollen den Ball, {child} stoppt ihn mit der Sohle und passt zurück, rechts und links im Wechsel\n• 5 Minuten: Zwei Schuhe sind ein Tor, zwei große Schritte weg; zehn Pässe, Treffer zählen, dann einen Schritt weiter weg\n• 5 Minuten: Sie rufen „links“, „rechts“ oder „stopp“, und der Ball muss folgen\n• 5 Minuten: werfen und annehmen, Sie werfen von unten auf Knie, Fuß oder Oberschenkel\nSie zählen und jubeln, das ist das Schönste daran.',
    'Ein Spiel zu zweit, bei dem Sie nicht laufen müssen: „Zehn am Stück“. {child} passt aus drei großen Schritten zu Ihnen oder an eine Wand, Sie stoppen mit Fuß oder Hand. Jeder saubere Pass ist ein Punkt, bei zehn geht es einen Schritt zurück, nach einem Fehler weiter bei fünf. Dann mit dem anderen Fuß. Das dauert zehn Minuten, und Sie zählen nur.',
  ],
  passesInRow: ['Eine feste Zahl gibt es nicht, als grober Richtwert sind mit {age} Jahren etwa {from} bis {to} saubere am Stück gut.', 'Nach Alter misst das niemand. Mit {age} Jahren wären {from} bis {to} saubere am Stück ein schönes Ziel.'],
  passesOwn: ['Bei {drill} ist der Bestwert hier {best}, das nächste Ziel also {next}. Die eigene letzte Zahl zu schlagen zählt mehr als jede Tabelle.', 'Der Bestwert hier bei {drill} ist {best}: {next} wäre der nächste Schritt, und das ist mehr wert als ein Vergleich.'],
  passesNoOwn: ['Zählen Sie einmal, und zwei mehr als das ist das nächste Ziel.'],
  praise: [
    'Loben Sie, was {child} getan hat, nicht was es ist: „Du hast links noch einmal versucht“ trägt weiter als „Du bist so gut“. Kurz, ehrlich, gleich danach, und auch fürs Probieren, nicht nur für Tore. Nach dem Spiel reicht ein Satz: „Ich schaue dir so gern zu.“',
    'Sagen Sie, was Sie gesehen haben: „Vor dem Pass hast du hochgeschaut.“ Etwas Wahres ist besser als zehn große Worte, und Mühe, Mut und Helfen verdienen mehr davon als das Ergebnis. Fragen Sie auch: „Worauf bist du heute stolz?“',
  ],
  stickAtIt: [
    'Zwei Minuten sind ein Anfang, und dort fangen Sie an: Uhr auf zwei Minuten, etwas zum Zählen, aufhören, solange es Spaß macht, und nächste Woche drei. {child} sucht die Übung aus, Sie machen mit und verlieren auch mal, immer zur gleichen Tageszeit. Eine Zahl zum Schlagen hält länger als jedes Erinnern.',
    'Kürzer, als die Geduld reicht: drei Runden zu einer Minute, jede wird gezählt, jede mit einem anderen Fuß. {child} soll die eigene Zahl oder Sie schlagen, dann ist Schluss. Loben Sie das Wiederkommen, und lassen Sie es an einem Tag, an dem es Streit gibt.',
  ],
  downOnItself: [
    'Lassen Sie das Gefühl erst stehen: „Das war heute ärgerlich, das sehe ich.“ Dann etwas Wahres statt „Ich bin schlecht“: was besser war als letzte Woche oder was probiert wurde. „Noch nicht“ statt „Kann ich nicht“. Fragen Sie nach einer kleinen Sache fürs nächste Mal, und zeigen Sie, dass Sie gern zuschauen, wie es auch läuft. Bleibt es wochenlang traurig, sprechen Sie mit dem Trainer oder einem Arzt.',
    'Streiten Sie nicht mit „Ich kann nichts“. Hören Sie zu und fragen Sie dann: „Was hat heute geklappt?“ Warten Sie darauf. Erzählen Sie von einem eigenen Fehler, lachen Sie zusammen darüber, und loben Sie das Probieren. Auch die Zahlen hier helfen: Sie zeigen, wie weit es seit dem ersten Tag ist. Wenn es über Wochen und auch außerhalb vom Fußball drückt, holen Sie sich Hilfe.',
  ],
  whomAtClub: [
    'Bei Einsatzzeit oder Training: erst der Trainer, dann die Jugendleitung. Bei allem, was sich zwischen einem Erwachsenen und einem Kind falsch anfühlt, etwa private Nachrichten, Anfassen oder Anschreien, ist es die Person für Kinderschutz im Verein oder der Vorstand, und nicht dieser Erwachsene. Schreiben Sie Tage auf, heben Sie Nachrichten auf, und glauben Sie {child}. Hat der Verein niemanden, hat der Fußballverband jemanden. Bei Gefahr rufen Sie die Polizei.',
    'Fragen Sie nach der Person für Kinderschutz im Verein: Der Name steht auf seiner Seite, oder der Vorstand weiß ihn. Das ist die richtige Stelle für alles, was Ihnen seltsam vorkommt. Sprechen Sie ohne den Trainer, um den es geht, und bringen Sie Nachrichten und Tage mit. Bei gewöhnlichen Fragen ist es der Trainer und dann die Jugendleitung.',
  ],
  whoWrites: ['Nein: Hier kann niemand jemandem schreiben, keine Kinder und keine Erwachsenen. In den Ranglisten sehen andere den Spitznamen, ein gezeichnetes Bild, Level, Tage, Übungen und Übungstoken, aber kein Ergebnis, kein Alter und keine Adresse; unter 13 oder ohne Alter nicht einmal das, außer es wurde so gewählt.', 'Nein, hier kann man sich nicht schreiben, und auch sonst kann es niemand. Zu sehen ist für andere nur der Spitzname in den Ranglisten, mit gezeichnetem Bild, Level, Tagen, Übungen und Übungstoken. Unter 13 ist er verborgen, bis jemand ihn zeigen will.'],
  shownNow: ['In diesem Konto ist er zurzeit zu sehen; in den Einstellungen lässt er sich verbergen.'],
  hiddenNow: ['In diesem Konto ist er zurzeit verborgen.'],
  whoFilms: [
    'Ein Video bleibt für die Auswertung auf dem Gerät. Es verlässt es nur, wenn jemand es bewusst abschickt, unter 13 nur mit dem Ja eines Elternteils, und wird dann innerhalb von 24 Stunden gelöscht, außer es soll bleiben. Andere Spieler sehen es nie.',
    'Kein anderer Spieler sieht hier ein Video. Es wird auf dem Gerät angeschaut; abschicken ist eine eigene Wahl, unter 13 mit dem Ja eines Elternteils, und ein abgeschicktes wird binnen eines Tages gelöscht, außer Sie behalten es.',
  ],
  gamblingPacks: [
    'Es ist Glück, aber ohne Geld: Ein Päckchen kostet {cost} Token, Token gibt es nur fürs Üben, und man kann nichts kaufen, verkaufen oder gewinnen. Im Päckchen ist eine Karte mit Bild für die Sammlung. Die Chancen stehen da, bevor man es öffnet. Wird das Öffnen wichtiger als das Spielen, lassen Sie die Päckchen eine Weile zu: Es geht nichts verloren.',
    'Welche Karte man bekommt, ist Zufall wie bei Sammelkarten, nur fließt kein Geld: {cost} Token vom Üben öffnen ein Päckchen mit einer Bildkarte, und Karten sind außerhalb nichts wert. Die Chancen stehen dabei. Sie können ein Päckchen in der Woche abmachen, oder keines.',
  ],
  shoes: ['Eine Daumenbreite, etwa 12 Millimeter, vor der längsten Zehe, die Ferse fest, an den Seiten kein Druck; am Abend mit Fußballsocken anprobieren. Nicht zum Reinwachsen: Der Fuß rutscht, und es tut weh. Fühlen Sie alle zwei, drei Monate mit dem Daumen nach. Multinocken passen auf die meisten Plätze, für die Übungen hier genügen normale Sportschuhe.'],
  shoeSize: ['Bei {centimeters} cm Fußlänge ist es etwa Größe {size}, mit Platz für einen Daumen.'],
  gloveSize: ['Von der Spitze des Mittelfingers bis zum Handgelenk gemessen sind {centimeters} cm etwa Größe {size}. Die Hersteller sind verschieden, also schau in ihre Tabelle und nimm von zweien die größere.', 'Bei {centimeters} cm ist es etwa Größe {size}; zwischen zwei Größen die größere. Jeder Hersteller hat eine eigene Tabelle, da schau nach.'],
  monthGoals: ['Drei Ziele für den Monat:', 'Für den Monat diese drei:'],
  monthDrill: ['{drill}: von {best} auf {next}', '{drill} {next} (bisher {best})'],
  monthDays: ['{days} Tage mit Übung, je {from} Minuten reichen'],
  monthFoot: ['in jeder zweiten Einheit der schwächere Fuß'],
  monthFirst: ['eine Übung zum ersten Mal zählen, damit es eine Zahl zum Schlagen gibt'],
  monthWrite: ['Schreib sie auf, wo man sie sieht; ich kann sie nicht speichern.', 'Am besten auf einen Zettel an die Wand, denn die App hebt keine Ziele auf.'],
  weakFootHelp: [
    'Fünf Meter sind genug. Fünf Minuten nur der schwächere Fuß: Pässe aus drei großen Schritten zu Ihnen oder an eine Wand, mit der Sohle stoppen, zehn am Stück. Dann ein Spiel: Tore mit dem schwächeren Fuß zählen doppelt, und Sie nehmen auch Ihren schlechteren. Langsam und sauber, kein Wort über Kraft, und aufhören, solange es Spaß macht. Ein paar Minuten dreimal in der Woche sieht man nach einigen Wochen.',
    'Machen Sie ein Spiel daraus, in dem der schwächere Fuß der schlaue ist: Zwei Schuhe als Tor, drei Schritte weg, nur dieser Fuß zählt. Erst Stoppen und Rollen, dann kurze Pässe, Schüsse kommen zuletzt. Sagen Sie, was geklappt hat, nicht welcher Fuß. Kurz und oft: fünf Minuten, dreimal in der Woche.',
  ],
};
