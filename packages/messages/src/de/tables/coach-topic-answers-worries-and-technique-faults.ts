import type { coachTopicAnswersOfWorriesAndTechniqueFaults as english } from '../../en/tables/coach-topic-answers-worries-and-technique-faults.ts';

/** What the coach says to worries, to those who put a player down, and to faults that are told in words of the player’s own. */
export const coachTopicAnswersOfWorriesAndTechniqueFaults = {
  passTooHigh: [
    'Ein Pass steigt, wenn du unter den Ball triffst oder dich zurücklehnst. Stell den Standfuß neben den Ball, beug dich ein wenig darüber, halt das Fußgelenk fest und triff die Mitte mit der Innenseite. Der Fuß geht flach in Richtung Mitspieler nach.',
    'Flach bleibt der Pass, wenn du die Mitte des Balls triffst und nicht darunter: Innenseite, festes Gelenk, Oberkörper über dem Ball. Fang weich an und werde fester, solange er rollt.',
  ],
  tripsOverBall: [
    'Du stolperst, wenn der Ball unter dich gerät. Halt ihn einen kleinen Schritt vor dir, beug die Knie, mach kurze Schritte und den Trick zuerst langsam; schneller wirst du, wenn die Füße den Weg kennen.',
    'Werde langsamer, mach die Schritte kürzer und schieb den Ball knapp vor dich, nie unter dich. Zuerst ohne Ball, dann im Gehen, dann im Traben.',
  ],
  juggleShin: [
    'Der Ball trifft dein Schienbein, wenn er zu nah an dir herunterkommt. Streck die Arme vor, lass ihn ein Stück vor dir fallen und triff ihn tief mit dem Spann, das Gelenk fest. Ein Kontakt, fangen, noch einmal.',
    'Geh einen kleinen Schritt zurück, damit der Ball vor dir herunterkommt, und kick ihn unter Kniehöhe mit geradem, festem Fuß. Fallen lassen, ein Kontakt, fangen, bis er gerade hochgeht.',
  ],
  laughedAt: [
    'Das tut weh, und es tut mir leid. Jeder schießt mal daneben, stolpert oder macht ein Eigentor, auch die Besten, und wer gelacht hat, hat es selbst schon getan. Es sagt nichts darüber, wie gut du bist. Wenn sie weitermachen, sag es deinen Eltern, einer Lehrkraft oder deinem Trainer.',
    'Ausgelacht zu werden ist schlimm, und so ein Moment passiert jedem, auch Profis. Sag dir „nächster Ball“ und mach weiter. Erzähl jemandem, den du magst, wie es war; und wenn sie nicht aufhören, sag es einem Erwachsenen, dem du vertraust.',
  ],
  notPassedTo: [
    'Das ist ärgerlich. Mach es ihnen leicht: Geh dorthin, wo du den Ball siehst und niemand dazwischen ist, zeig mit der Hand, wohin du ihn willst, und ruf früh. Spiel selbst gute Pässe, dann kommen sie zurück. Wenn sie dich absichtlich auslassen, sag es deinem Trainer.',
    'Lauf dich kurz vor dem Pass mit zwei, drei schnellen Schritten frei, ruf den Namen von dem, der den Ball hat, und spiel am Anfang einfach zurück, damit sie dir vertrauen. Bleibt es so, frag deinen Trainer ruhig um Hilfe.',
  ],
  notChosen: [
    'Nicht gewählt zu werden tut weh, und du darfst traurig sein. Es ist eine Wahl an einem Tag und sagt nicht, wie gut du werden kannst. Erzähl es zu Hause, und frag, wer gewählt hat, woran du arbeiten kannst.',
    'Das tut mir leid, es fühlt sich schlecht an. Viele wählen zuerst ihre Freunde, das sagt nichts über deinen Fußball. Erzähl es jemandem, den du magst, und wenn es jedes Mal so ist, sag es einer Lehrkraft oder deinem Trainer.',
  ],
  fewDaysOff: [
    'Gar nicht schlimm: Ein paar freie Tage schaden nicht, dein Körper lernt, während er ruht, und so schnell verlernst du nichts. Nur die Serie endet, wenn ein ganzer Tag ohne gespeicherte Einheit vergeht; deine längste bleibt in den Rekorden.',
    'Das ist in Ordnung. Was ein paar Tage ohne Training kosten, ist nach einer Einheit wieder da. Wenn dir die Serie wichtig ist, hält sie eine kurze Einheit am Tag; sonst ruh dich ohne schlechtes Gewissen aus.',
  ],
  parentsQuarrel: [
    'Das ist nicht schön mit anzuhören, und du bist nicht schuld: Wie Erwachsene streiten, müssen sie selbst klären. Sag einem von beiden in einem ruhigen Moment: „Es macht mich traurig, wenn ihr wegen meinem Fußball streitet.“ Wenn es nicht aufhört oder dir Angst macht, sag es einem anderen Erwachsenen, dem du vertraust: Oma oder Opa, einer Lehrkraft, deinem Trainer.',
    'Das tut mir leid, so macht es keinen Spaß. Du bist nicht der Grund und musst dich auf keine Seite stellen. Sag jedem von beiden, was du dir wünschst. Wenn es oft laut wird oder jemand verletzt wird oder Angst hat, sprich mit einem anderen Erwachsenen, dem du vertraust.',
  ],
  secondTeam: [
    'Das tut erst mal weh, und es sagt nichts darüber, wo du nächstes Jahr spielst: Mannschaften ändern sich ständig. Frag deinen Trainer in einem ruhigen Moment: „Woran soll ich arbeiten, damit ich zurückkomme?“ In der zweiten Mannschaft hast du oft mehr Ball und mehr Spielzeit, und genau das macht dich besser.',
    'Du darfst enttäuscht sein. Nutz es: mehr Spielzeit, mehr Kontakte, mehr Mut. Lass dir vom Trainer eine Sache nennen, an der du arbeiten sollst, üb genau die und erzähl zu Hause, wie es dir geht.',
  ],
  othersBetter: [
    'So geht es vielen, und es sagt wenig: Jeder hat zu einer anderen Zeit angefangen und wächst in seinem Tempo. Miss dich an dir selbst.',
    'Von außen sieht es oft so aus, und das tut weh. Andere üben schon länger oder sind früher gewachsen; ändern kannst du deine eigene nächste Zahl.',
  ],
  oneTwo: ['Ein Doppelpass ist ein Pass zu einem Mitspieler, den du sofort zurückbekommst, während du am Gegner vorbeiläufst. Pass fest, lauf gleich los und sei bereit für den Ball.', 'Du passt, sprintest am Verteidiger vorbei, und dein Mitspieler spielt direkt in deinen Lauf: Das ist ein Doppelpass. Allein kann eine Wand der Mitspieler sein.'],
  eyesWhenShooting: ['Beides nacheinander: einmal hochschauen und die Ecke wählen, dann bleiben die Augen auf dem Ball, bis du ihn getroffen hast.', 'Ein kurzer Blick zum Tor vor dem letzten Schritt, dann nur noch der Ball. Wer beim Schießen hochschaut, trifft ihn schlecht.'],
  talkToCoach: [
    'Ja, mach das. Such dir einen ruhigen Moment nach dem Training, nicht vor den anderen, sag in einem Satz, was du dir wünschst, und frag, woran du dafür arbeiten kannst. Deine Eltern dürfen mitkommen, wenn es dann leichter ist.',
    'Reden ist der richtige Weg. Sag ruhig, was du gern hättest, hör dir an, warum es so ist, und frag: „Was muss ich dafür zeigen?“ Wenn dir das allein schwerfällt, nimm deine Eltern mit.',
  ],
  putDownByTeam: [
    'Das war gemein, und es tut mir leid, dass du dir das anhören musstest. Ob du spielst, bestimmst du, und wie gut du werden kannst, weiß niemand, der so etwas sagt. Erzähl deinen Eltern, deinem Trainer oder einem anderen Erwachsenen, dem du vertraust, was gesagt wurde. Wenn du gern spielst, ist das Grund genug weiterzumachen.',
    'So etwas sollte niemand zu dir sagen, und es tut weh. Wie gut du werden kannst, sagt es nicht: Alle haben mit Fehlern angefangen. Du musst das nicht allein aushalten: Sag es deinen Eltern, deinem Trainer oder einer Lehrkraft, sie können helfen. Und ob du spielst, entscheidest du und sonst niemand.',
  ],
  putDownByParent: [
    'Das tut weh, und von zu Hause erst recht. Wie gut du wirst, kann niemand wissen, und du darfst spielen, einfach weil du es magst. Sag es in einem ruhigen Moment: „Das macht mich traurig. Ich spiele gern.“ Wenn das schwer ist, sag es einem anderen Erwachsenen, dem du vertraust: jemandem aus der Familie, einer Lehrkraft, deinem Trainer.',
    'Es tut mir leid, so etwas zu hören tut weh. Was du lernen kannst, sagt es nicht: Das wächst beim Üben, Stück für Stück. Sag ruhig, wie es dir damit geht, und wenn es so weitergeht oder du dich nicht traust, sag es einem anderen Erwachsenen, dem du vertraust. Fußball darf dir einfach Spaß machen.',
  ],
  putDownByCoach: [
    'Es tut mir leid, das tut weh. Ein Satz entscheidet nicht, wie gut du werden kannst, auch nicht der von einem Trainer. Erzähl deinen Eltern, was gesagt wurde: Sie können mit ihm reden. Wenn du mehr wissen willst, frag in einem ruhigen Moment: „Woran soll ich arbeiten?“',
    'Das war nicht nett, und so sollte ein Trainer nicht mit dir reden. Sag es deiner Mama, deinem Papa oder einem anderen Erwachsenen, dem du vertraust. Was du kannst, wächst beim Üben, und ob du spielst, bestimmst du.',
  ],
  putDownTrue: [
    'Nein. Wie gut du einmal wirst, kann heute niemand wissen, und gemeine Worte messen nichts. Was du lernst, zeigen deine eigenen Zahlen nach ein paar Wochen. Wenn es dir nicht aus dem Kopf geht, erzähl es einem Erwachsenen, dem du vertraust.',
    'Das glaube ich nicht: Niemand sieht, wie weit du kommst, und gemein gesagt wird nichts davon wahr. Schau, was du vor ein paar Monaten noch nicht konntest und jetzt kannst. Sprich zu Hause mit jemandem darüber.',
  ],
} as const satisfies Readonly<Record<keyof typeof english, readonly string[]>>;
