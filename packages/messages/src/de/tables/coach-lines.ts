import type { CoachIntent, ReasonKind } from '@touchline/domain';
import { fieldOfEach } from '../../table-fields.ts';
import { drillTexts } from './drill-texts.ts';

export { coachTeasingBenchAndSmallPainLines } from './coach-teasing-bench-and-small-pain-lines.ts';
export { coachAppDirections } from './coach-app-directions.ts';
export { coachPracticeTotalAndEarningsLines } from './coach-practice-total-and-earnings-lines.ts';
export { coachBoards, coachPlayerStatisticsLines, coachSpans } from './coach-player-statistics-lines.ts';
export { coachPracticeLoadStreakAndMatchLines, coachMoveNames } from './coach-practice-load-streak-and-match-lines.ts';
export { coachPracticeAmountRulesAndTrainingLines, coachGoodFor } from './coach-practice-amount-rules-and-training-lines.ts';
export { coachSubjectQuestionLines } from './coach-subject-question-lines.ts';
export { coachPersonalQuestionLines } from './coach-personal-question-lines.ts';
export { coachLinesForParentsAndTrainers } from './coach-lines-for-parents-and-trainers.ts';
export { coachFootballTrialAndMatchMealLines } from './coach-football-trial-and-match-meal-lines.ts';
export { coachSmallTalkLines } from './coach-small-talk-lines.ts';
export { coachResultGoalLines } from './coach-result-goal-lines.ts';
export { coachPlanLines } from './coach-plan-lines.ts';
export { coachDrillMatchSetbackAndMissingGearLines } from './coach-drill-match-setback-and-missing-gear-lines.ts';
export { coachMoodLines } from './coach-mood-lines.ts';
export { coachAdviceFollowUpLines } from './coach-advice-follow-up-lines.ts';
export { coachOffTopicLines } from './coach-off-topic-lines.ts';
export { coachReportedResultAndReactionLines } from './coach-reported-result-and-reaction-lines.ts';
export { coachSubjectFollowUpLines } from './coach-subject-follow-up-lines.ts';
export { coachAppTalkLines } from './coach-app-talk-lines.ts';
export { coachDialogueActLines } from './coach-dialogue-act-lines.ts';

/** The smallest way to begin each drill. */
export const coachFirstMoves = fieldOfEach(drillTexts, 'firstMove');

/** Several ways to say one thing; `{names}` are filled in by `fill`: {drill} in quotes, {foot} as „linken“ or „rechten“. */
type Ways = readonly [string, ...string[]];

/** All that is said of these is in `coach-topics.ts`. */
type SaidByTopic = 'equipment' | 'football_knowledge' | 'parents';

/** What the coach says, by what is asked and by what is known of the player. Numbers come from the player's data only. */
export const coachLines = {
  analyse_practice: {
    none: [
      'Noch gibt es nichts zu beurteilen, und das ist völlig in Ordnung: Alle fangen bei null an. Nach zwei oder drei Einheiten kann ich dir sagen, was gut läuft.',
      'Ich habe noch keine Einheit von dir zum Anschauen. Speichere ein paar, dann zeige ich dir, was wächst.',
    ],
    overall: [
      'Du hast {sessions} Einheiten an {days} Tagen gemacht, zusammen {minutes} Minuten. Du bist auf Level {level}.',
      'Dein Stand: {sessions} Einheiten, {days} Trainingstage und {minutes} Minuten. Das ist Level {level}.',
    ],
    away: ['Deine letzte Einheit war {ago}.', 'Seit deiner letzten Einheit sind {daysAgo} Tage vergangen.'],
    running: ['Deine Serie steht bei {streak} Tagen.', 'Du hast {streak} Tage am Stück trainiert.'],
    strongest: [
      'Am meisten gewachsen ist {drill}: am Anfang {first}, zuletzt {last}, dein Bestwert ist {best}.',
      'Deine stärkste Übung ist {drill}: von {first} auf {last}, mit einem Bestwert von {best}.',
    ],
    weakest: [
      'Am meisten Luft nach oben hat {drill}: zuletzt {last}, dein Bestwert ist {best}.',
      'Kümmere dich ein bisschen um {drill}: zuletzt {last}, dein Bestwert ist {best}.',
    ],
    drill: ['{drill}: {attempts} Einheiten, am Anfang {first}, zuletzt {last}, Bestwert {best}. {trend}', '{trend} Bei {drill} waren es am Anfang {first} und zuletzt {last}, dein Bestwert ist {best}, bei {attempts} Einheiten.'],
    one: ['{drill}: bisher eine Einheit, mit {last}. Ab der nächsten gibt es etwas zu vergleichen.', '{drill} hast du einmal gemacht, mit {last}. Mach es noch mal, dann siehst du, wohin es geht.'],
    oneUncounted: ['{drill}: bisher eine Einheit, und nichts wurde gezählt. Zähl beim nächsten Mal mit, dann hast du eine Zahl zum Schlagen.', '{drill} hast du einmal gemacht, ohne zu zählen. Zähl beim nächsten Mal mit, dann siehst du, wohin es geht.'],
    also: ['Außerdem: {list}.', 'Dazu noch: {list}.'],
    noneOf: ['Zu {drill} ist noch keine Einheit gespeichert, also gibt es keine Zahl. Mach es einmal, dann hast du eine zum Übertreffen.', 'Zu {drill} habe ich noch keine Zahl von dir: Die erste Einheit macht eine.'],
    foot: ['In {percent} % deiner Einheiten benutzt du deinen {foot} Fuß: in {alone} allein, in {both} mit beiden Füßen.', 'Deinen {foot} Fuß trainierst du in {percent} % deiner Einheiten mit: in {alone} allein, in {both} mit beiden Füßen.'],
  },
  improve_skill: {
    drill: ['Für {skill} passt {drill} am besten.', 'Zum Thema {skill}: Am meisten bringt dir {drill}.'],
    general: ['Gut wird man mit kurzen Einheiten an vielen Tagen: eine Sache pro Woche, dafür mit Sorgfalt.', 'Am schnellsten wirst du besser, wenn du oft und kurz übst: dieselbe Übung an mehreren Tagen, und jedes Mal zählen.'],
    missing: ['Eigens für {skill} ist nichts in der Übungsliste.', 'Für {skill} habe ich keine Übung in der Liste.'],
    heading: ['Kopfbälle trainiere ich in deinem Alter nicht: Ärzte und viele Fußballverbände raten Kindern davon ab. Eine gute Ballannahme mit Fuß und Oberschenkel hilft dir in denselben Momenten.', 'Kopfbälle warten, bis du älter bist, deinem Kopf zuliebe. Einen hohen Ball mit Oberschenkel und Fuß annehmen: Das lohnt sich jetzt.'],
    headingOlder: ['Eine Kopfballübung ist nicht in der Liste. Bitte deinen Trainer, es dir mit einem weichen Ball zu zeigen.', 'Kopfbälle lernst du am besten mit deinem Trainer, sanft und nicht oft: In der Liste gibt es dafür keine Übung.'],
    ofDrill: ['{drill} wird mit kurzem Training an vielen Tagen besser.', 'Fünf Minuten {drill} an den meisten Tagen bringen dich weiter.'],
    points: ['Probier das:{steps}', 'Achte auf zwei Dinge:{steps}'],
    yours: ['Dein Bestwert ist {best}, zuletzt {last}.', 'Zuletzt {last}, dein Bestwert ist {best}.'],
  },
  motivation: {
    none: ['Anfangen ist das Schwerste, und es dauert nur fünf Minuten. Niemand schaut zu, und nichts kann schiefgehen.', 'Jeder hat mal keine Lust. Mach nur fünf Minuten: Meistens kommt der Rest von selbst.'],
    running: ['Niemand hat jeden Tag Lust. Deine Serie steht bei {streak} Tagen, und dein Bestwert bei {drill} ist {best}: Das hast du geschafft.', 'Denk daran, was du aufgebaut hast: eine Serie von {streak} Tagen und einen Bestwert von {best} bei {drill}.'],
    paused: ['Was du gelernt hast, steckt noch in deinen Füßen: {sessions} Einheiten und ein Bestwert von {best} bei {drill}. Deine längste Serie: {bestStreak} Tage.', 'Du hast schon {sessions} Einheiten gemacht, und bei {drill} bist du bis auf {best} gekommen. Ein kurzer Anfang reicht.'],
    small: ['Mach es klein: Fünf lockere Minuten zählen auch. Und wenn du wirklich müde bist, ist eine Pause genau richtig.', 'Fünf Minuten reichen für heute. Wenn dein Körper eine Pause will, gib sie ihm.'],
    pro: ['Wie weit jemand kommt, kann niemand wissen, und du musst es auch nicht wissen, um Spaß am Ball zu haben. Was du heute haben kannst, ist eine gute Einheit.', 'Wie weit es geht, kann niemand versprechen. Besser zu werden als dein letztes Ergebnis, das hast du selbst in der Hand.'],
  },
  which_drill: {
    first: ['Fang mit {drill} an: Du brauchst nur einen Ball und ein bisschen Platz, und deine erste Einheit „Sohlentipper“ bringt 15 XP extra.', 'Gut für den Anfang ist {drill}: kurz, einfach, und deine Füße werden wach.'],
    weakest: ['Ich würde jetzt {drill} nehmen: zuletzt {last}, Bestwert {best}, da ist noch etwas zu holen.', 'Meine Wahl ist {drill}: zuletzt {last}, dein Bestwert ist {best}.'],
    wished: ['Dazu passt {drill}: {category}, Level {level}.', 'Nimm {drill}: {category}, Level {level}.'],
    fresh: ['{drill} hast du noch nie gemacht: {category}, Level {level}.', 'Etwas, das du noch nicht probiert hast: {drill}, {category}, Level {level}.'],
  },
  drill_technique: {
    steps: ['So geht {drill}: {steps}', 'Und so machst du {drill}: {steps}'],
    short: ['{drill} in Kürze: {steps}', 'Ganz kurz, {drill}: {steps}'],
    point: ['Achte darauf: {point}', 'Was am meisten hilft: {point}'],
    gear: ['Du brauchst {gear}.', 'Leg dir bereit: {gear}.'],
    oneFoot: ['Das geht auch nur mit deinem {foot} Fuß: Wähle vor dem Start diese Seite und mach erst einmal langsam.', 'Mit deinem {foot} Fuß: Wähle vor dem Start diese Seite, dann mach dieselben Schritte, langsam.'],
    bothFeet: ['Hier arbeiten beide Füße mit, also lass deinen {foot} Fuß anfangen, langsam.', 'Diese Übung ist für beide Füße: Fang mit deinem {foot} Fuß an, langsam.'],
    twoFeet: ['Das geht auch mit beiden Füßen: Lass als Seite „Beide“ stehen und gib jedem Fuß gleich viele Versuche.', 'Ja, mit beiden Füßen: Lass als Seite „Beide“ stehen und wechsle nach jedem Mal.'],
    yours: ['Dein Bestwert ist {best}: Als Nächstes kommen {next}.', 'Bisher ist {best} dein Bestwert, das nächste Ziel also {next}.'],
    unknown: ['Eine Übung mit diesem Namen ist nicht in der Liste, deshalb rate ich nicht, wie sie geht.', 'Diesen Trick habe ich nicht in meiner Übungsliste, und Schritte erfinden will ich nicht.'],
    near: ['Am nächsten kommt ihm {drill}.', 'Etwas Ähnliches ist {drill}.'],
  },
  my_numbers: {
    all: [
      'Du hast {sessions} Einheiten an {days} Trainingstagen gemacht, zusammen {minutes} Minuten. Level {level} mit {experience} XP, noch {toNext} XP bis zum nächsten. Token: {tokens}. {streakLine}',
      'Hier sind sie: {sessions} Einheiten, {days} Trainingstage, {minutes} Minuten, {experience} XP, Level {level} (noch {toNext} XP bis zum nächsten). Du hast {tokens} Token. {streakLine}',
    ],
    drill: ['{drill} hast du {attempts}-mal gemacht: am Anfang {first}, zuletzt {last}, dein Bestwert ist {best}.', '{drill}: {attempts} Einheiten, am Anfang {first}, zuletzt {last}, Bestwert {best}.'],
    drillUncounted: ['{drill} hast du bisher gemacht, ohne zu zählen, darum gibt es noch keine Zahl.', 'Bei {drill} wurde bisher nichts gezählt. Zähl beim nächsten Mal mit, dann hast du eine Zahl zum Schlagen.'],
    noDrill: ['Zu {drill} hast du noch keine Einheit.', 'Bisher gibt es keine Einheit zu {drill}.'],
    running: ['Deine Serie: {streak} Tage. Deine längste: {bestStreak} Tage.', 'Deine Serie steht bei {streak} Tagen, deine längste hatte {bestStreak}.'],
    paused: ['Gerade läuft keine Serie. Deine längste hatte {bestStreak} Tage.', 'Im Moment keine Serie. Deine längste: {bestStreak} Tage.'],
    none: ['Noch läuft keine Serie: Die erste Einheit startet eine.', 'Noch keine Serie, sie beginnt mit deiner ersten Einheit.'],
    recent: ['In den letzten 7 Tagen: {week} Einheiten.', 'Die letzten 7 Tage: {week} Einheiten.'],
  },
  last_practice: {
    none: ['Du hast noch keine Einheit gespeichert.', 'Bisher gibt es keine Einheit, die erste kommt also noch.'],
    day: ['Dein letztes Training war {ago}: {list}.', '{ago} hast du zuletzt trainiert: {list}.'],
    drill: ['{drill} hast du {ago} gemacht: {last} {label}.', 'Zuletzt {drill}: {ago}, {last} {label}.'],
    drillUncounted: ['{drill} hast du {ago} gemacht, ohne zu zählen.', 'Zuletzt {drill}: {ago}, nicht gezählt.'],
    noDrill: ['{drill} hast du noch nicht gemacht.', 'Ich finde keine Einheit zu {drill}.'],
    notToday: ['Heute hast du noch nicht trainiert.', 'Für heute ist noch nichts gespeichert.'],
  },
  records: {
    none: ['Du hast noch keine Bestwerte: Das erste Ergebnis, das du speicherst, wird einer.', 'Noch gibt es nichts zu schlagen. Dein erstes Ergebnis wird dein Bestwert.'],
    drill: ['Dein Bestwert bei {drill}: {best} {label}, zuletzt {last}.', '{drill}: Bestwert {best} {label}, zuletzt {last}.'],
    noDrill: ['Zu {drill} hast du noch kein Ergebnis.', 'Bisher gibt es kein Ergebnis zu {drill}.'],
    list: ['Deine Bestwerte: {list}. Deine längste Serie: {bestStreak} Tage.', 'Das sind deine Bestwerte: {list}. Deine längste Serie hatte {bestStreak} Tage.'],
  },
  plan_day: {
    session: ['Für {day}, etwa {minutes} Minuten: {list}. Fang mit den 4 Minuten Aufwärmen an.', 'Eine Einheit von etwa {minutes} Minuten für {day}: erst die 4 Minuten Aufwärmen, dann {list}.'],
    enough: ['{from} bis {to} Minuten am Tag sind in deinem Alter reichlich, und mehr ist nicht besser.', 'Etwa {from} bis {to} Minuten am Tag sind in deinem Alter richtig.'],
    days: ['Lass einen oder zwei Tage in der Woche frei, und hör auf, wenn etwas wehtut oder der Spaß weg ist.', 'Ruhetage gehören dazu: einer oder zwei pro Woche.'],
    brief: ['Für {day}, etwa {minutes} Minuten: {list}. Fang langsam an, das reicht als Aufwärmen.', 'Etwa {minutes} Minuten für {day}, langsam begonnen: {list}.'],
    gentle: ['Nach einer Pause mach locker, und hör auf, solange es noch Spaß macht.', 'Du kommst aus einer Pause, also lass es ruhig angehen.'],
    rest: ['Nach {streak} Tagen am Stück ist ein leichter Tag eine gute Idee. „Erholung“ hält die Serie am Leben, und deine Beine ruhen sich aus.', 'Mit {streak} Tagen am Stück hast du dir einen lockeren Tag verdient: „Erholung“ zählt für die Serie.'],
    instead: ['Für {skill} brauchen alle Übungen etwas, das dir dort fehlt.', 'Alle Übungen für {skill} brauchen etwas, das du dort nicht hast.'],
    foot: ['Wähle vor jeder Übung die Seite mit deinem {foot} Fuß.', 'Mach alles mit deinem {foot} Fuß: Wähle diese Seite vor dem Start.'],
    water: ['Trink Wasser, und hör auf, wenn etwas wehtut.', 'Nimm Wasser mit, und hör auf, wenn dir etwas wehtut.'],
  },
  plan_week: {
    week: ['Hier ist dein Wochenplan:{list}An den anderen Tagen ist Pause.', 'So klappt die Woche:{list}An den anderen Tagen ruhst du dich aus.'],
    minutes: ['{from} bis {to} Minuten am Tag sind reichlich.', 'Plan jedes Mal {from} bis {to} Minuten ein.'],
    each: ['Jedes Mal {minutes} Minuten, langsam begonnen.', 'Das sind {minutes} Minuten an jedem Tag.'],
    calm: ['Am Tag vor deinem Spiel machst du nur etwas Leichtes.', 'Leichte Kontakte am Tag vor dem Spiel, dann sind die Beine frisch.'],
    free: ['Frei gelassen: {days}.', 'Frei bleibt, wie du gesagt hast: {days}.'],
    gentle: ['Die ersten Tage sind kurz, weil du aus einer Pause kommst.', 'Es geht sanft los, weil du eine Pause hattest.'],
  },
  little_time: {
    drill: ['{minutes} Minuten reichen: {drill}, ohne Pause, und zähl mit.', 'Nutz die {minutes} Minuten für {drill} und zähl alles mit.'],
    counts: ['Auch eine kurze Einheit zählt für die Serie.', 'Kurze zählen auch, mehr verlangt die Serie nicht.'],
    streak: ['Mit jeder Einheit, die du heute speicherst, geht deine Serie von {streak} Tagen weiter.', 'Deine Serie von {streak} Tagen läuft weiter, wenn du heute irgendeine Einheit speicherst.'],
  },
  no_wall: {
    drill: ['Für {drill} brauchst du keine Wand: {category}, Level {level}.', 'Mach {drill}, das geht ohne Wand.'],
    some: ['Eine Wand brauchst du nur für einige Übungen.', 'Die meisten Übungen gehen ohne.'],
  },
  no_ball: {
    drill: ['Ohne Ball geht {drill} gut: Schnelle Füße sind das halbe Spiel.', 'Für {drill} brauchst du keinen Ball, nur ein Stück Boden.'],
    others: ['Auch ohne Ball: {list}.', 'Ebenfalls ohne Ball gehen: {list}.'],
  },
  rain: {
    inside: ['Drinnen braucht {drill} etwa {width} mal {length} Meter.', '{drill} passt in ein Zimmer: {width} mal {length} Meter reichen.'],
    quiet: ['Sanft und in Socken ist es leise genug für die Nachbarn. Mach den Platz um dich herum frei.', 'Mach den Platz frei und halt den Ball flach, dann hören die Nachbarn nichts.'],
    thunder: ['Bei Gewitter bleib drinnen: Der Ball kann warten.', 'Bleib bei Gewitter nie draußen.'],
    others: ['Auch gut für drinnen: {list}.', 'Zur Abwechslung drinnen: {list}.'],
  },
  bored: {
    challenge: ['Hier ist eine Herausforderung: Schlag deine {best} bei {drill}.', 'Probier das: {drill}, und hol mehr als deine {best}.'],
    change: ['Zeit für etwas anderes: {drill}, {category}.', 'Machen wir etwas Neues: {drill}, {category}, ist ganz anders.'],
    game: ['Außer den Übungen gibt es ein kleines Jonglierspiel: Es läuft, während ein Video analysiert wird.', 'Es gibt ein kleines Spiel, Jonglieren, während ein Video analysiert wird. Alles andere sind Übungen.'],
    heard: ['Jeden Tag dasselbe wird langweilig, das verstehe ich.', 'Klar, niemand mag immer nur dasselbe.'],
  },
  too_hard: {
    heard: ['Das ist in Ordnung: Schweres lernt man in kleinen Schritten.', 'Kein Problem, bei jedem gibt es eine Übung, die am Anfang nicht klappt.'],
    later: ['Wenn du wieder {drill} machst, fang nur damit an: {way}', 'Für {drill} später beginnst du nur mit diesem Teil: {way}'],
    now: ['Mach {drill} erst einmal so: {way}', 'Fang bei {drill} ganz klein an: {way}'],
    yours: ['Dein Bestwert ist schon {best}, zuletzt {last}.', 'Zuletzt {last} und im besten Fall {best}: Es wird schon.'],
    other: ['Probier stattdessen {drill}, das ist auch für den Anfang.', 'Vielleicht liegt dir {drill} mehr, auch das ist für den Anfang.'],
    easier: ['Mach heute {drill}, das ist leichter.', '{drill} ist leichter: Mach heute diese Übung.'],
    before: ['Mach heute {drill}: Das ist leichter und hilft dir dabei.', '{drill} ist der Schritt davor: Mach heute diese Übung.'],
    smaller: ['Dann bleib bei {drill} und mach es kleiner: {way}', 'Behalte {drill} und mach nur so viel davon: {way}'],
    thenMore: ['Wenn sich das leicht anfühlt, kommt der nächste Teil dazu.', 'Sobald das leicht geht, gehst du einen Schritt weiter.'],
    lastOne: ['Wenn du {drill} meinst, deine letzte Übung, beginn nur mit diesem Teil: {way}', 'Deine letzte Übung war {drill}: Mach sie klein, nur dieses Stück: {way}'],
    whichOne: ['Wenn es eine andere war, sag mir, wie sie heißt.', 'Oder war es eine andere? Sag mir, welche.'],
  },
  too_easy: {
    heard: ['Gut, dann ist es Zeit für mehr.', 'Schön, dann machen wir es schwerer.'],
    harder: ['Eine Stufe höher: {category}, Level {level}.', 'Weiter geht es mit {category}, Level {level}.'],
    same: ['Du kannst {drill} auch schneller machen oder nur mit dem schwächeren Fuß.', 'Und {drill} wird schwerer, wenn du nur den schwächeren Fuß nimmst.'],
    beat: ['Dein Bestwert bei {drill} ist {best}, dein letztes Ergebnis {last}: Das nächste Ziel ist {goal}.', 'Bei {drill} waren es zuletzt {last}, dein Bestwert ist {best}: Versuch {goal}.'],
    oneFoot: ['Oder mach es nur mit dem schwächeren Fuß, oder links und rechts im Wechsel.', 'Schwerer wird es auch mit dem schwächeren Fuß allein, oder links und rechts im Wechsel.'],
  },
  warm_up: {
    steps: ['Das Aufwärmen in der App dauert 4 Minuten: {list}. Fang locker an und werde zum Schluss schneller.', '4 Minuten reichen: {list}.'],
    why: ['Warme Muskeln bewegen sich besser und verletzen sich seltener.', 'Es weckt Beine und Kopf, damit du gut anfängst und dich seltener verletzt.'],
    cool: ['Geh danach ein paar Minuten, atme ruhig und dehn dich sanft, nie bis es wehtut.', 'Zum Auslaufen: locker gehen, dann ein paar Minuten sanft dehnen.'],
    cold: ['Wenn es kalt ist, bleib in warmen Sachen und nimm dir ein paar Minuten mehr.', 'Bei Kälte gib dir ein paar Minuten mehr und lass die Jacke am Anfang an.'],
  },
  /** What is asked behind a pain that was told of. */
  askedOfPain: {
    doctor: [
      'Ja, wenn es stark wehtut, dick, verformt oder taub ist, wenn Auftreten oder Bewegen nicht geht oder wenn es in ein, zwei Tagen nicht besser ist. Nach einem Stoß am Kopf immer. Im Zweifel ja: Ein Erwachsener ruft in der Praxis an und fragt.',
      'Ein Arzt oder eine Ärztin soll es sehen, wenn es dick wird, stark wehtut, nicht trägt oder länger als ein, zwei Tage bleibt, und nach einem Stoß am Kopf auf jeden Fall. Ich sehe es nicht, deshalb entscheidet ein Erwachsener, und einmal zu viel gefragt ist kein Fehler.',
    ],
    cooling: [
      'Etwa 10 bis 15 Minuten, mit etwas Kaltem in einem Tuch, nie Eis direkt auf die Haut, dann ein, zwei Stunden Pause; am ersten Tag darf man das ein paarmal machen. Das sollte ein Erwachsener tun und es sich ansehen: Wird es dick oder tut es stark weh, gehört es zum Arzt.',
      'Rund 10 bis 15 Minuten, mit einem Tuch zwischen Kälte und Haut, und einige Stunden später noch einmal, wenn es guttut. Aufhören, wenn es taub wird oder mehr wehtut. Einen Arzt ersetzt das nicht: Heute sollte ein Erwachsener draufschauen.',
    ],
    streak: [
      'Eine Pause kann die Serie beenden: Sie zählt nur Tage hintereinander mit einer gespeicherten Einheit. Sonst geht nichts verloren, die längste bleibt aufgeschrieben, und eine neue beginnt mit der ersten Einheit danach. Für keine Flamme lohnt es sich, mit Schmerzen weiterzuspielen.',
      'Das kann sein, und es ist in Ordnung: Eine Serie sind nur Tage hintereinander mit einer gespeicherten Einheit. XP, Token, Abzeichen und Ergebnisse bleiben alle, und die längste Serie auch. Solange es wehtut, geht Ruhe vor.',
    ],
    sparing: [
      'Im Sitzen, im Liegen oder mit der anderen Seite ist kein Ausweg: Solange etwas wehtut, gibt es von mir keine Übung. Zuerst schaut ein Erwachsener drauf; wenn er sagt, dass es gut ist, fangen wir langsam an.',
      'Auch keine Übung, die es schont: Wer um einen Schmerz herum spielt, tut sich leicht das Nächste weh. Jetzt ausruhen, und ein Erwachsener sagt, wann es weitergeht.',
    ],
  },
  injury: {
    adultAgreed: ['es ist wieder gut, sie haben Ja gesagt', 'sie haben Ja gesagt'],
    stop: [
      'Das tut mir leid, das klingt nach Schmerzen. Hör bitte für heute auf und zeig es deinen Eltern oder einem anderen Erwachsenen. Wenn es dick wird, stark wehtut, du nicht auftreten kannst oder es nicht bald besser wird, geh zum Arzt. Wann du wieder spielst, entscheiden der Arzt oder deine Eltern, nicht ich.',
      'Autsch, das ist nicht schön. Hör jetzt auf und erzähl einem Erwachsenen, was passiert ist. Bei starken Schmerzen, einer Schwellung oder wenn es bleibt, soll es sich ein Arzt ansehen. Spiel erst wieder, wenn die Erwachsenen Ja sagen.',
    ],
    lasting: [
      'Lass es von einem Arzt ansehen: Was so lange wehtut, gehört untersucht. Sag es heute deinen Eltern und mach Pause, bis der Arzt oder deine Eltern sagen, dass du wieder spielen kannst.',
      'Was eine Woche oder länger wehtut, gehört zum Arzt. Sag es heute deinen Eltern oder einem anderen Erwachsenen und ruh dich bis dahin aus. Wann du wieder spielst, entscheiden sie, nicht ich.',
    ],
    serious: [
      'Ruf jetzt einen Erwachsenen. Steh nicht auf, beweg nicht, was wehtut, und lass niemanden daran ziehen. Wenn etwas gebrochen sein kann, du etwas nicht spürst oder bewegen kannst oder es nicht aufhört zu bluten, sollen sie sofort {emergency} anrufen.',
      'Bleib ruhig liegen oder sitzen und ruf sofort laut nach einem Erwachsenen. Wenn etwas gebrochen sein kann, du etwas nicht spürst oder bewegen kannst oder es stark blutet, ruft bitte {emergency} an.',
    ],
    before: [
      'Du hast mir erzählt, dass {pain}, deshalb gibt es jetzt keine Übung von mir: Ruh dich aus und lass einen Erwachsenen nachsehen. Wenn alles wieder gut ist und deine Eltern Ja sagen, schreib mir „es ist wieder gut, sie haben Ja gesagt“.',
      'Jetzt keine Übung, weil du mir erzählt hast, dass {pain}. Zeig es einem Erwachsenen. Wenn alles wieder gut ist und er sagt, dass du spielen kannst, schreib mir „es ist wieder gut, sie haben Ja gesagt“.',
      'Das muss noch ein bisschen warten, weil du mir erzählt hast, dass {pain}. Bis ein Erwachsener Ja sagt, schau ein Spiel an und achte darauf, wohin die Spieler schauen, bevor der Ball kommt. Dann schreib mir „es ist wieder gut, sie haben Ja gesagt“.',
    ],
    illBefore: [
      'Du hast mir gesagt, dass du krank bist, deshalb gibt es jetzt keine Übung von mir: Ruh dich aus, trink genug und sag deinen Eltern, wie es dir geht. Wenn du ein, zwei Tage gesund bist und sie Ja sagen, schreib mir „es ist wieder gut, sie haben Ja gesagt“.',
      'Werd erst gesund: kein Training und kein Spiel, solange du krank bist, und schon gar nicht mit Fieber. Sag es deinen Eltern. Wenn sie sagen, dass du wieder spielen kannst, schreib mir „es ist wieder gut, sie haben Ja gesagt“.',
    ],
    illHowLong: ['Bis du ein, zwei Tage gesund und ohne Fieber bist und deine Eltern oder ein Arzt Ja sagen. Fang dann locker an.', 'Das sagen deine Eltern oder ein Arzt. Meistens ein, zwei Tage, nachdem du dich wieder gut fühlst, und dann sanft.'],
    limbBetter: [
      'Schön, dass es besser ist. Hat ein Erwachsener es angeschaut und gesagt, dass du spielen kannst? Wenn ja, schreib mir „sie haben Ja gesagt“, und wir fangen sanft an. Wenn es stechend weh tut, dick wird oder wiederkommt, hör auf und sag es einem Erwachsenen.',
      'Das freut mich! Zeig es einem Erwachsenen, bevor du spielst, und wenn er sagt, dass du darfst, schreib mir „sie haben Ja gesagt“. Fang dann mit leichten Ballkontakten an, und wenn es stechend weh tut oder dick wird, hör auf und sag es einem Erwachsenen.',
    ],
    limbWell: [
      'Schön, dass es besser ist. Wann du wieder spielst, sagen deine Eltern oder ein Arzt. Fang dann mit halb so viel und leichten Ballkontakten an, und hör auf und sag es einem Erwachsenen, wenn es stechend weh tut, dick wird oder wiederkommt.',
      'Das freut mich! Lass zuerst deine Eltern draufschauen. Wenn sie sagen, dass du spielen kannst, fang mit leichten Ballkontakten und halb so viel wie vorher an, und hör auf und sag es einem Erwachsenen, wenn es stechend weh tut oder dick wird.',
    ],
    betterUntold: [
      'Schön, dass es besser ist. Hat ein Erwachsener gesagt, dass du spielen kannst, und ein Arzt, wenn einer draufschauen musste? Wenn ja, schreib mir „sie haben Ja gesagt“, und wir fangen sanft an.',
      'Das freut mich. Trotzdem noch keine Übung: Wann du wieder spielst, sagt ein Erwachsener, oder ein Arzt, wenn es stark war. Danach schreib mir „sie haben Ja gesagt“.',
    ],
    notYet: [
      'Du hast mir vorhin erzählt, dass dir etwas wehtut, deshalb gibt es jetzt keine Übung von mir: Ruh dich aus und zeig es einem Erwachsenen. Der sagt, ob ein Arzt draufschauen muss. Wenn alles wieder gut ist und er sagt, dass du spielen kannst, schreib mir „es ist wieder gut, sie haben Ja gesagt“.',
      'Jetzt keine Übung, weil du mir vorhin erzählt hast, dass dir etwas wehtut. Wann du wieder spielst, sagt ein Erwachsener, oder ein Arzt, wenn es stark ist. Wenn alles wieder gut ist und sie Ja sagen, schreib mir „es ist wieder gut, sie haben Ja gesagt“.',
    ],
    betterAfterCrisis: [
      'Schön, dass es besser ist. Hat ein Erwachsener gesagt, dass du spielen kannst, und ein Arzt, wenn es Kopf, Brust oder Luft war? Vorher nicht, auch wenn es sich gut anfühlt. Wenn ja, schreib mir „sie haben Ja gesagt“, und wir fangen sanft an.',
      'Das freut mich. Trotzdem noch keine Übung: Wann du wieder spielst, sagt ein Erwachsener, und bei Kopf, Brust oder Luft ein Arzt. Danach schreib mir „sie haben Ja gesagt“.',
    ],
    notAfterCrisis: [
      'Ich weiß, du willst spielen. Jetzt nicht: Zeig einem Erwachsenen, was du mir erzählt hast, und bei Kopf, Brust oder Luft einem Arzt, auch wenn es sich gut anfühlt. Wenn sie Ja sagen, schreib mir „es ist wieder gut, sie haben Ja gesagt“.',
      'Bitte spiel noch nicht. Wann du wieder spielst, entscheidet ein Erwachsener, und bei Kopf, Brust oder Luft ein Arzt. Sag es jetzt jemandem, falls du es noch nicht getan hast. Danach schreib „es ist wieder gut, sie haben Ja gesagt“.',
    ],
    still: [
      'Solange es wehtut, nicht: kein Training und kein Spiel, heute nicht und morgen nicht. Wann du wieder spielst, sagt ein Erwachsener, und ein Arzt, wenn es stark ist oder bleibt.',
      'Warte bitte, bis nichts mehr wehtut und ein Erwachsener Ja sagt. Wer zu früh weiterspielt, muss länger Pause machen.',
    ],
    howLong: ['Wie lange, kann ich nicht wissen: bis nichts mehr wehtut und ein Erwachsener oder ein Arzt Ja sagt. Zeig es ihnen heute.', 'Das sagt ein Erwachsener oder ein Arzt, der es sich ansieht. Bis dahin ruh dich aus, deine Zahlen bleiben, wie sie sind.'],
    meanwhile: ['Bis es gut ist, kannst du ein Spiel anschauen und darauf achten, wohin die Spieler vor dem Ball schauen, oder deine Mannschaft anfeuern. Auch mit dem anderen Fuß jetzt keine Übung.', 'Ausruhen ist jetzt deine Aufgabe: Schau, wie gute Spieler stehen und laufen, und schreib mir „es ist wieder gut, sie haben Ja gesagt“, wenn ein Erwachsener sagt, dass du spielen kannst.'],
    goesOn: [
      'Danke, sag genau das heute auch deinen Eltern oder einem anderen Erwachsenen. Schone es und spiel nicht weiter damit. Tut es in ein, zwei Tagen noch weh, wird schlimmer oder dick, soll ein Arzt oder eine Ärztin draufschauen.',
      'Gut zu wissen: Genau so sollte es heute ein Erwachsener von dir hören. Bis es nicht mehr wehtut, braucht es Ruhe und kein Training. Bleibt es länger als ein, zwei Tage, wird dick oder schlimmer, muss ein Arzt oder eine Ärztin es sehen.',
    ],
    notTold: [
      'Dann sag es ihnen heute: Was sie nicht wissen, dabei können sie nicht helfen, und es ist gut, wenn man es früh sagt. Bis sie draufgeschaut haben, schone es und spiel nicht weiter damit.',
      'Bitte sag es ihnen heute, auch wenn es nur ein bisschen wehtut: Sie entscheiden, ob ein Arzt oder eine Ärztin draufschauen soll. Bis dahin braucht es Ruhe und kein Training.',
    ],
    ofChild: [
      'Das tut mir leid. Heute kein Training: Lassen Sie es ausruhen. Kann das Kind nicht auftreten oder es nicht bewegen, ist es dick oder verformt, tut es stark weh oder wird es in ein, zwei Tagen nicht besser, soll es sich ein Arzt oder eine Ärztin ansehen. Gespielt wird wieder, wenn nichts mehr wehtut und Sie oder der Arzt Ja sagen, und dann langsam.',
      'Das ist für Sie beide nicht schön. Ruhe und kein Training, solange es wehtut. Ist es dick, tut es stark weh, humpelt das Kind oder bleibt es länger als ein, zwei Tage, sollte ein Arzt oder eine Ärztin draufschauen. Wann das Kind wieder spielt, entscheiden Sie oder der Arzt.',
    ],
    restOfChild: [
      'Solange etwas wehtut, nicht: keine Übung und kein Spiel, und auch eine leichtere ist kein Ausweg. Wenn nichts mehr wehtut und Sie oder ein Arzt Ja sagen, beginnt das Kind mit halb so viel wie vorher.',
      'Solange es wehtut, gibt es von mir keine Übung, auch keine leichte. Wann das Kind wieder spielt, entscheiden Sie mit einem Arzt, und dann fängt es langsam an.',
    ],
    howLongOfChild: ['Wie lange, kann ich nicht wissen: bis nichts mehr wehtut, und wenn es dick ist oder stark schmerzt, bis ein Arzt es gesehen hat. Danach halb so viel wie vorher.', 'Aus der Ferne kann das niemand sagen. Bis nichts mehr wehtut, ruht das Kind, und wenn es dick ist oder tagelang bleibt, sagt ein Arzt, wann.'],
    meanwhileOfChild: ['Das Kind kann ein Spiel anschauen und darauf achten, wohin die Spieler vor dem Ball schauen, zum Training mitgehen und anfeuern oder Ideen für später sammeln. Auch mit dem anderen Fuß jetzt keine Übung.', 'Zuschauen, wie gute Spieler sich bewegen, zur Mannschaft mitgehen und alles, was den Körper nicht braucht: So bleibt der Fußball nah. Training wartet, bis nichts mehr wehtut.'],
    misread: ['Ich habe verstanden, dass dir etwas wehtut. Wenn nicht, frag mich noch einmal mit anderen Worten.', 'Das klang für mich, als ob dir etwas wehtut. Habe ich es falsch gelesen, schreib es mit anderen Worten.'],
    agreed: [
      'Gut, dass sie Ja gesagt haben. Fang ganz locker an, halb so viel wie vorher, und hör sofort auf, wenn es wieder wehtut.',
      'Das freut mich. Dann fang langsam an, mit leichten Ballkontakten und halb so viel wie vorher, und hör auf, sobald du etwas spürst.',
    ],
    over: [
      'Schön, das freut mich. Wenn ein Erwachsener sagt, dass du wieder spielen kannst, fang ganz locker an, und hör sofort auf, wenn es wieder wehtut.',
      'Das ist gut. Frag einen Erwachsenen, ob du wieder spielen kannst, fang langsam an, und hör auf, sobald du etwas spürst.',
    ],
    prevent: [
      'Das meiste verhinderst du, wenn du dich 4 Minuten aufwärmst, langsam steigerst, jede Woche einen Tag ruhst und aufhörst, sobald etwas wehtut. Wenn du jetzt Schmerzen hast, sag es einem Erwachsenen.',
      'Wärm dich jedes Mal auf, verdopple deine Minuten nicht von einer Woche zur nächsten, schlaf gut und hör beim ersten Schmerz auf. Wenn dir jetzt etwas wehtut, sag es zuerst einem Erwachsenen.',
    ],
  },
  food_sleep: {
    food: ['Iss, was du kennst und magst: eine normale Mahlzeit zwei bis drei Stunden vorher, etwas Kleines wie eine Banane bis eine Stunde vorher.', 'Am besten ist eine normale Mahlzeit zwei oder drei Stunden vorher. Ein kleiner Snack wie eine Banane oder ein Brot geht bis eine Stunde vorher.'],
    water: ['Trink vorher Wasser, beim Spielen alle 10 bis 15 Minuten ein paar Schlucke und danach wieder.', 'Wasser ist das beste Getränk: etwas vorher, ein paar Schlucke in jeder Pause, und mehr, wenn es heiß ist.'],
    energy: ['Lass Energydrinks weg: Sie sind nichts für Kinder und Jugendliche. Wasser reicht.', 'Bitte keine Energydrinks für junge Spieler: Dein Körper braucht Wasser.'],
    sleep: ['Im Schlaf merkt sich dein Körper, was du geübt hast: Kinder brauchen 9 bis 11 Stunden, Jugendliche 8 bis 10.', 'Die meisten Kinder brauchen 9 bis 11 Stunden Schlaf, Jugendliche 8 bis 10.'],
    tired: ['Wenn du schlecht geschlafen hast oder kaputt bist, ist ein lockerer Tag oder eine Pause richtig. Wenn du ständig müde bist, sag es deinen Eltern.', 'Müdigkeit ist ein guter Grund für eine kurze, lockere Einheit oder gar keine. Sag es deinen Eltern, wenn es so bleibt.'],
    ask: ['Was dein Körper sonst noch braucht, wissen deine Eltern oder ein Arzt besser als ich.', 'Wenn du mehr über Essen wissen willst, frag deine Eltern oder einen Arzt.'],
  },
  nerves: {
    normal: ['Aufgeregt sein ist normal: Es zeigt, dass es dir wichtig ist.', 'Wenn du aufgeregt bist, macht sich dein Körper bereit, und fast allen geht es so.'],
    breathe: ['Atme ein und zähl bis vier, atme aus und zähl bis sechs, fünfmal. Dann denk nur an deinen ersten Ballkontakt.', 'Atme länger aus als ein, fünfmal, und nimm dir eine kleine Sache vor, die du zuerst machst.'],
    penalty: ['Such dir beim Elfmeter die Ecke aus, bevor du anläufst, schau auf den Ball und bleib dabei. Verschießen passiert jedem mal.', 'Wähle die Ecke früh, überleg es dir nicht anders, und egal, was passiert, spiel weiter: Jeder verschießt mal einen.'],
    sick: ['Wenn einem davor schlecht ist, ist das oft nur die Aufregung. Geht es nicht weg oder hast du Fieber, bist du vielleicht krank: Sag es deinen Eltern und ruh dich aus.', 'Aufregung spürt man oft im Bauch. Geht es nicht vorbei oder musstest du dich übergeben, sag es deinen Eltern: Dann heißt es ausruhen und nicht spielen.'],
    talk: ['Wenn es dir den Schlaf oder den Spaß verdirbt, sprich mit deinen Eltern oder deinem Trainer darüber.', 'Erzähl jemandem, dem du vertraust, wie es dir geht, dann wird es leichter.'],
    watched: ['Sag vor dem Spiel, was dir hilft: winken und nicht reinrufen zum Beispiel. Und dann schau nur auf den Ball und dein Team.', 'Du darfst sagen, was dir hilft: leise klatschen, keine Tipps vom Rand. Wird jemand wegen eines Spiels böse mit dir, sag es einem anderen Erwachsenen, dem du vertraust.'],
    proof: ['Du hast schon {sessions} Einheiten hinter dir, das ist echt.', '{sessions} Einheiten stecken in deinen Beinen, vertrau ihnen.'],
  },
  weak_foot: {
    drill: ['Für deinen {foot} Fuß ist {drill} das Richtige. Erst langsam und sauber, dann schnell.', 'Die Übung {drill} ist gut für deinen {foot} Fuß: am Anfang langsam und sauber.'],
    share: ['Bisher hast du den {foot} Fuß in {alone} Einheiten allein und in {both} mit beiden Füßen benutzt, zusammen in {percent} %.', 'In {percent} % deiner Einheiten benutzt du den {foot} Fuß: in {alone} allein, in {both} mit beiden Füßen.'],
    tip: ['Ein paar Minuten damit, zwei- oder dreimal in der Woche, bringen mehr als ein langer Tag.', 'Ein paar Minuten damit, zwei- oder dreimal in der Woche: Das macht den Unterschied.'],
    guess: ['Laut deinem Profil bist du {strong}. Wenn das nicht stimmt, ändere es dort.', 'Ich halte dich für einen {strong}, so steht es in deinem Profil. Dort kannst du es ändern.'],
    unknown: ['Deinen stärkeren Fuß kenne ich noch nicht: Wähle ihn im Profil. Bis dahin nehme ich den rechten dafür.', 'Welcher Fuß ist dein stärkerer? Wähle ihn im Profil. Bis dahin gehe ich vom rechten aus.'],
    slow: ['„Schwacher Fuß“ muss nicht schnell sein: erst sauber, dann flotter.', 'Bei „Schwacher Fuß“ ist langsam richtig: Das Tempo kommt, wenn jeder Kontakt sauber ist.'],
  },
  bad_day: {
    heard: ['Das tut mir leid, solche Tage tun weh. Sie sagen nichts darüber, wie gut du sein kannst.', 'Das klingt nach einem schweren Tag. Du darfst traurig oder wütend sein.'],
    team: ['Ein Ergebnis gehört immer der ganzen Mannschaft, nie einem allein.', 'Elf spielen zusammen, und niemand verliert allein.'],
    proof: ['Was du kannst, bleibt: {sessions} Einheiten und ein Bestwert von {best} bei {drill}. {streakLine}', 'Ein schlechter Tag nimmt dir weder deine {sessions} Einheiten noch deinen Bestwert von {best} bei {drill}. {streakLine}'],
    talk: ['Erzähl jemandem davon, den du magst, und mach dann etwas, das Spaß macht.', 'Sprich zu Hause mit jemandem darüber, und sei heute Abend nett zu dir.'],
  },
  rewards_levels: {
    tokens: ['Eine gespeicherte Einheit bringt 10 Token und für je 3, die du gezählt hast, eines mehr, bis zu 25; jedes neue Level bringt 25. Damit öffnest du Päckchen, für je 10 Token, sonst nichts: Hier kostet nichts Geld.', 'Token bekommst du fürs Training: 10 für jede gespeicherte Einheit, bis zu 25 mehr für das Ergebnis und 25 für jedes neue Level. Ein Päckchen kostet 10. Mit echtem Geld kann man nichts kaufen.'],
    experience: ['Eine Einheit gibt 50 XP, bis zu 25 mehr für das Ergebnis, 10 für zehn Minuten und noch einmal 10 für fünfzehn.', 'Für eine Einheit gibt es 50 XP, bis zu 25 für das Ergebnis und je 10 für zehn und für fünfzehn Minuten.'],
    level: ['Alle 100 XP steigst du ein Level auf, und ein neues Level bringt einmal 25 Token. Du hast {experience} XP: noch {toNext} bis Level {next}.', 'Du bist auf Level {level} mit {experience} XP, bis Level {next} fehlen noch {toNext} XP. Ein neues Level bringt 25 Token.'],
    levelFar: ['Bis Level {target} fehlen noch {missing} XP.', 'Level {target} ist noch {missing} XP entfernt.'],
    odds: ['Ein Päckchen kostet 10 Token und enthält eine Karte: 65\u00a0% gewöhnlich, 27\u00a0% selten, 5\u00a0% episch, 3\u00a0% legendär. Das ist Zufall, für alle gleich, egal wie du spielst.', 'In jedem Päckchen für 10 Token ist eine Karte. Die Chancen: 65\u00a0% gewöhnlich, 27\u00a0% selten, 5\u00a0% episch und 3\u00a0% legendär. Nur der Zufall entscheidet, und er ist jedes Mal gleich.'],
    packs: ['Mit {tokens} Token kannst du {packs} Päckchen öffnen.', 'Deine {tokens} Token reichen für {packs} Päckchen.'],
    streak: ['Eine Serie zählt die Tage am Stück mit einer gespeicherten Einheit. Ein Tag ohne beendet sie, und die längste bleibt bei deinen Bestwerten.', 'Jeder Tag mit einer gespeicherten Einheit macht die Serie einen Tag länger, ein Tag ohne setzt sie zurück. Deine längste bleibt gespeichert.'],
    alive: ['Deine Serie von {streak} Tagen steht bis heute Abend: Speichere eine Einheit, und sie geht weiter.', 'Die Serie von {streak} Tagen ist heute noch da, und mit jeder Einheit, die du heute speicherst, läuft sie weiter.'],
    done: ['Deine Serie von {streak} Tagen ist für heute sicher.', 'Du hast heute schon trainiert, also steht die Serie von {streak} Tagen.'],
    missing: ['Noch offen: {list}.', 'Diese fehlen dir noch: {list}.'],
    all: ['Du hast alle Abzeichen, die es gibt.', 'Dir fehlt kein einziges Abzeichen.'],
  },
  app_help: {
    start: ['Öffne „Training“, wähle eine Übung, eine Seite und die Minuten und drück auf Start. Nach dem Countdown läuft die Uhr, und am Ende trägst du dein Ergebnis ein und speicherst.', 'In „Training“ wählst du Übung, Seite und Minuten, dann geht es los. Wenn die Zeit um ist, trag dein Ergebnis ein und tipp auf „Speichern & Token verdienen“.'],
    stop: ['„Stopp“ beendet die Uhr, nachdem du gefragt wurdest. Eine gestoppte Einheit bringt nichts und wird nicht gespeichert: Nimm „Pause“, wenn du nur kurz Luft holen willst.', '„Pause“ hält die Uhr an, „Stopp“ beendet sie. Was du stoppst, wird nicht gespeichert und bringt nichts.'],
    result: ['Wenn die Uhr abgelaufen ist, trägst du ein, wie viele du geschafft hast. Bei manchen Übungen kann die Kamera deine Kontakte zählen, wenn du das einschaltest, sonst zählst du selbst. Dann tipp auf „Speichern & Token verdienen“.', 'Zähl selbst mit, trag die Zahl am Ende ein und speichere. Bei manchen Übungen bietet die App an, mit der Kamera zu zählen.'],
    offline: ['Ja: Ohne Verbindung bleibt deine Einheit auf dem Gerät und wird gesendet, sobald du wieder online bist, bis zu 14 Tage später. Sie zählt für ihren eigenen Tag.', 'Ja, das zählt. Die Einheit wartet auf deinem Gerät und wird gesendet, sobald es wieder Netz gibt, innerhalb von 14 Tagen.'],
    board: ['Wer unter 13 ist oder kein Alter im Profil hat, steht nicht in den Ranglisten, bis er es selbst will. In den Einstellungen kannst du das jederzeit ändern.', 'Unter 13 oder ohne Alter im Profil bist du dort erst einmal verborgen. In den Einstellungen kannst du dich zeigen oder verbergen.'],
    profile: ['Name, Alter, Land, Team und starker Fuß stehen im Profil. Alles außer dem Namen ist freiwillig, und ein Spitzname ist am besten.', 'Das änderst du im Profil. Ein Spitzname ist am besten, und ob du dein Alter angibst, entscheidest du.'],
    data: ['In den Einstellungen, die du über das Profil findest, kannst du alles herunterladen, was über dich gespeichert ist, und dein Konto für immer löschen. Ich selbst kann nichts löschen.', 'Beides ist in den Einstellungen: deine Daten herunterladen oder das Konto mit allem darin löschen. Das musst du selbst tun, ich kann es nicht.'],
    privacy: ['Andere sehen in den Ranglisten einen Anzeigenamen mit Bild, Level, Tagen, Übungen und Übungstoken: kein Ergebnis einer Übung und sonst nichts. Unter 13 oder ohne Alter steht dort niemand, der es nicht selbst gewählt hat, und Spieler können sich nicht schreiben.', 'In den Ranglisten steht nur ein Anzeigename mit Bild, Level, Tagen, Übungen und Übungstoken, kein Ergebnis einer Übung, und unter 13 oder ohne Alter am Anfang gar nichts. Niemand kann hier jemandem schreiben, und Werbung gibt es nicht.'],
    contact: ['Nein: Spieler können sich hier nicht schreiben. In den Ranglisten sieht man nur Namen.', 'In dieser App gibt es keinen Kontakt zwischen Spielern, damit alle sicher sind.'],
    minutes: ['Stell die Minuten ein, bevor du auf Start drückst. Am Anfang stehen sie auf 5.', 'Die Minuten wählst du neben der Übung, vor dem Start. Es beginnt bei 5.'],
    password: ['Auf der Anmeldeseite gibt es einen Link für ein vergessenes Passwort. Er schickt dir eine Mail.', 'Tipp auf der Anmeldeseite auf den Link für ein vergessenes Passwort und folge der Mail.'],
    general: ['Kurz gesagt: „Training“ hat Übungen und die Uhr, „Fortschritt“ deine Diagramme, „Prämien“ Token und Päckchen, „Analyse“ schaut sich ein Video von dir an, „Rangliste“ vergleicht Training, und „Profil“ zeigt deinen Spieler und führt zu den Einstellungen.', 'Die Bereiche: „Training“ für Übungen mit Uhr, „Fortschritt“ für Diagramme, „Prämien“ für Päckchen, „Analyse“ für Videos, „Rangliste“, und „Profil“ für die Einstellungen.'],
  },
  thanks: { reply: ['Gern geschehen! Viel Spaß mit dem Ball.', 'Sehr gern. Bis zur nächsten Einheit!', 'Jederzeit. Viel Freude beim Fußball!'] },
  greeting: {
    fresh: ['Hi, ich bin Coach Sarah, ein Computerprogramm, das deine Übungen kennt. Frag mich, womit du anfangen sollst.', 'Hallo! Ich bin Coach Sarah, ein Programm fürs Fußballtraining. Woran möchtest du arbeiten?'],
    known: ['Hi! Ich bin Coach Sarah, das Programm, das sich um dein Training kümmert. {streakLine} Woran arbeiten wir?', 'Hallo! Hier ist Coach Sarah, dein Trainingsprogramm. {streakLine} Was möchtest du machen?'],
    away: ['Hi, schön, dass du da bist! Ich bin Coach Sarah, das Trainingsprogramm. Deine letzte Einheit war {ago}, also fangen wir sanft an.', 'Hallo! Hier ist Coach Sarah, dein Trainingsprogramm. Zuletzt trainiert hast du {ago}: Ein leichter Anfang ist am besten.'],
  },
  joke: {
    joke: [
      'Was essen Mittelfeldspieler am liebsten? Pass-ta.',
      'Warum friert im Stadion keiner? Weil alle Fans einen Schal haben.',
      'Was läuft um den ganzen Platz und bewegt sich nie? Die Linie.',
      'Welcher Torwart springt höher als die Latte? Jeder: Latten können nicht springen.',
    ],
    knock: ['Wer ist da? Wenn es der Ball ist, lass ihn rein, der Torwart schläft.', 'Wer ist da? Abseits? Dann komm ein bisschen später wieder.'],
  },
  who_are_you: {
    program: ['Ich bin Coach Sarah, ein Computerprogramm und kein Mensch. Ich antworte nach Regeln, aus deinen Trainingszahlen und der Übungsliste.', 'Coach Sarah ist ein Programm: kein Mensch, kein Alter, keine Karriere. Ich kenne Übungen und die Zahlen deines eigenen Trainings.'],
    memory: ['Ich sehe dieses Gespräch und deine gespeicherten Einheiten. Was du mir früher erzählt hast, weiß ich sonst nicht mehr.', 'Ich schaue nur auf deine Einheiten und die letzten Nachrichten dieses Gesprächs.'],
    kept: ['Die letzten 20 Fragen und Antworten bleiben für dich gespeichert, auf deinen Geräten und bei deinem Konto, bis du das Gespräch löschst. Notfälle und Kontaktdaten werden gar nicht gespeichert.', 'Deine letzten 20 Fragen und Antworten bleiben auf deinen Geräten und bei deinem Konto. Wenn du das Gespräch löschst, sind sie weg. Was du in einer Notlage sagst, wird nie gespeichert.'],
    built: ['An dieser Antwort war keine fremde KI beteiligt, und niemand sonst erfährt, was du schreibst.', 'Diese Antwort kommt vom Server der App selbst, nach eigenen Regeln.'],
  },
  off_topic: { unclear: ['Das habe ich leider nicht verstanden. Sag es mit anderen Worten, oder frag mich nach einer Übung, einem Plan oder deinen Zahlen.', 'Das habe ich nicht verstanden, tut mir leid. Versuch es mit anderen Worten, oder frag nach einer Übung, einem Plan für heute oder deinen Ergebnissen.'], reply: ['Das liegt außerhalb meines Spielfelds: Ich bin ein Programm und kenne nur Fußballtraining und diese App. Zu Hause oder in der Schule kann dir jemand besser helfen. Bei einer Übung, einem Plan oder deinen Zahlen helfe ich gern.', 'Dafür bin ich nicht die Richtige, denn ich kenne nur Übungen, Training und diese App. Frag jemanden zu Hause oder in der Schule. Wenn du magst, suche ich eine Übung aus, mache einen Plan oder nenne deine Zahlen.'], near: ['Genau das weiß ich nicht. Zu „{subject}“ kann ich beantworten: {list}. Frag eins davon, oder sag es mit anderen Worten.', 'Darauf habe ich keine genaue Antwort. Was ich zu „{subject}“ weiß: {list}. Oder sag es mit anderen Worten.'], nearOpen: ['Darauf habe ich keine genaue Antwort. Was dem nahekommt und ich beantworten kann: {list}. Frag eins davon, oder sag es mit anderen Worten.', 'Das weiß ich nicht genau. Dazu kann ich dir etwas sagen: {list}. Frag eins davon, oder nenn eine Technik oder eine Übung.'] },
  other_language_unsupported: {
    reply: [
      'Diese Sprache verstehe ich nicht gut genug, um zu antworten. Ich kann Deutsch, Englisch, Spanisch, Französisch und Portugiesisch lesen und antworte auf Deutsch.',
      'Tut mir leid, in dieser Sprache kann ich nicht antworten. Fragen auf Deutsch, Englisch, Spanisch, Französisch und Portugiesisch gehen.',
    ],
  },
  form_analysis: {
    how: ['In „Analyse“ nimmst du einen Clip von höchstens 15 Sekunden auf oder wählst einen aus, sagst, welche Technik er zeigt, und bekommst eine Auswertung mit Tipps. Dein ganzer Körper sollte im Bild sein, von der Seite, bei gutem Licht.', 'Öffne „Analyse“, film dich von der Seite mit dem ganzen Körper im Bild, höchstens 15 Sekunden, und wähle die Technik.'],
    pose: ['„Kein Körper erkannt“ heißt, dass die Kamera zu wenig gesehen hat: Geh zurück, bis dein ganzer Körper im Bild ist, bei gutem Licht. Über dein Spiel sagt das nichts.', 'In dieser Meldung geht es um das Bild: ganzer Körper, etwas Abstand, gutes Licht, eine Person. Dann klappt es.'],
    last: ['Deine letzte Auswertung ({type}) hatte {score} von 100 Punkten, {ago}.', 'Die letzte Auswertung ({type}) war {ago}: {score} von 100 Punkten.'],
    any: ['Deine beste Auswertung ({type}) hatte {score} von 100 Punkten, {ago}.', 'Die beste Auswertung ({type}) war {ago}: {score} von 100 Punkten.'],
    why: ['Daran kannst du arbeiten: {list}.', 'Verbessern kannst du: {list}.'],
    good: ['Gut daran: {list}.', 'Was gut war: {list}.'],
    none: ['Ich sehe keine Auswertung ({type}) von dir. Auswertungen bleiben auf dem Gerät, auf dem du sie gemacht hast, also schau dort unter „Analyse“ nach.', 'Eine Auswertung ({type}) sehe ich nicht: Sie bleiben auf deinem Gerät, unter „Analyse“.'],
    private: ['Das Video bleibt auf deinem Gerät, und kein anderer Spieler sieht es.', 'Niemand sonst sieht dein Video, es bleibt auf deinem Gerät.'],
  },
  matches: {
    scores: ['Spielstände sehe ich nicht. Die Übersicht zeigt die Spiele von heute, auch die laufenden.', 'Spielstände habe ich keine: Schau auf der Übersicht unter „Live-Ergebnisse“ nach.'],
    tell: ['Ich habe keine Ergebnisse echter Spiele und rate nicht, wer gewinnt. Die Übersicht zeigt die Spielstände von heute.', 'Wer gewinnt, kann ich nicht wissen. Die Spiele von heute stehen auf der Übersicht.'],
    well: ['Gut gespielt, wie schön! Genieß es.', 'Super, herzlichen Glückwunsch! Ein Tag zum Merken.'],
    before: ['Am Tag vor einem Spiel mach es locker: ein paar leichte Ballkontakte, Wasser, Essen, das du kennst, und viel Schlaf.', 'Vor einem Spiel mach wenig: leichte Ballkontakte, dann Ruhe und guter Schlaf.'],
  },
  team_mates: {
    passing: ['Das ist ärgerlich. Ruf früh nach dem Ball, zeig, wohin du ihn willst, und spiel selbst ab: Was du gibst, kommt oft zurück. Wenn es so bleibt, sag es ruhig deinem Trainer.', 'Mach dich anspielbar: Lauf dich frei, ruf früh, zeig mit der Hand. Wenn sich nichts ändert, sprich mit deinem Trainer.'],
    coach: ['Frag deinen Trainer in einem ruhigen Moment, woran du arbeiten kannst, um mehr zu spielen. Das zeigt, dass es dir wichtig ist.', 'Am besten hilft eine ruhige Frage: „Worin soll ich besser werden?“ Dann arbeite genau daran.'],
    compare: ['Jeder lernt in seinem eigenen Tempo, also miss dich an deinem letzten Ergebnis.', 'Andere haben ihren eigenen Weg. Deiner ist, deine eigenen Zahlen zu schlagen.'],
    together: ['Zusammen üben macht Spaß: Macht abwechselnd {drill} und zählt füreinander. Ein Handy nimmt immer nur die Einheit von einem Spieler auf.', 'Macht {drill} abwechselnd, jeder zählt für den anderen. Einheiten auf einem Handy gehören dem, der dort angemeldet ist.'],
    helper: ['Stell dich zehn Minuten daneben: zähl mit, roll den Ball zurück und lob das Versuchen mehr als das Ergebnis.', 'Sei derjenige, der zählt und den Ball zurückspielt, und lass die Übung aussuchen. Lob die Mühe, nicht die Zahl.'],
    captain: ['Ein guter Kapitän lobt laut, bleibt ruhig und spricht über Fehler leise, nach dem Spiel.', 'Sag zuerst, was gut war, sprich ruhig, und hör auch den anderen zu.'],
  },
  shared: {
    next: ['Nächster Schritt: {drill}, {minutes} Minuten.', 'Dein nächster Schritt: {minutes} Minuten {drill}.', 'Bereit? {drill}, {minutes} Minuten.'],
    nextWithFoot: ['Nächster Schritt: {drill} mit deinem {foot} Fuß, {minutes} Minuten.', 'Dein nächster Schritt: {minutes} Minuten {drill} mit deinem {foot} Fuß.', 'Bereit? {drill} mit dem {foot} Fuß, {minutes} Minuten.'],
    otherwise: ['Oder hast du das gemeint: {other}? Dann sag „das andere“.', 'Wenn du etwas anderes meinst ({other}), sag „das andere“.'],
    near: ['Wenn du das nicht gemeint hast, frag mich {list}', 'War es das nicht? Ich kann auch antworten auf {list}'],
    streak: ['Du hast {streak} Tage am Stück trainiert.', 'Deine Serie: {streak} Tage.'],
    improving: ['Es geht aufwärts.', 'Die letzten Ergebnisse sind besser als die davor.'],
    declining: ['Die letzten Ergebnisse waren niedriger als die davor, das kommt vor: Mach langsamer und sauberer.', 'Zuletzt ging es ein bisschen runter, also mach eine Einheit lang langsamer.'],
    stable: ['Es bleibt gleich.', 'Die Ergebnisse sind gleichmäßig.'],
  },
} as const satisfies Readonly<Record<Exclude<CoachIntent, SaidByTopic> | 'shared' | 'askedOfPain', Readonly<Record<string, Ways>>>>;

/** Why a drill is the one to do next, by the reason that the ranking of drills gives. */
export const coachReasonLines: Readonly<Record<ReasonKind, Ways>> = {
  basicBallControl: ['{drill} ist die Basis von allem, und deine erste Einheit damit bringt {experience} XP extra.', 'Fang mit {drill} an: Deine erste Einheit damit bringt {experience} XP extra.'],
  startAStreak: ['Mit jeder Übung wird heute Tag {day} einer Serie: Nimm {drill}.', '{drill} reicht für Tag {day} einer Serie.'],
  recovery: ['Nach {days} Tagen am Stück tut deinen Beinen ein lockerer Tag gut, und {drill} hält die Serie am Leben.', '{days} Tage am Stück: Mach locker mit {drill}, und die Serie lebt weiter.'],
  comeback: ['Deine letzte Einheit ist {days} Tage her, also fang mit etwas an, das du kennst: {drill}.', 'Nach {days} Tagen würde ich etwas nehmen, das du gut kennst: {drill}.'],
  bestWithinReach: ['Bei {drill} bist du nah an deinem Bestwert: {gap} mehr als letztes Mal, und du hast deine {best} {label} wieder.', 'Ich würde {drill} nehmen: Dein Bestwert ist {best} {label}, und letztes Mal warst du nur {gap} davon entfernt.'],
  neglectedCategory: ['Deine letzte Übung aus {category} ist {days} Tage her, deshalb würde ich {drill} nehmen.', '{drill} wäre jetzt gut: Deine letzte Übung aus {category} ist {days} Tage her.'],
  weakFoot: ['Deinen {foot} Fuß hattest du in {sessions} deiner letzten {of} Einheiten dabei, also gib ihm eine Runde mit {drill}.', 'Ich würde {drill} für deinen {foot} Fuß nehmen: Er war bei {sessions} deiner letzten {of} Einheiten dabei.'],
  nextLevel: ['Du kennst {known} Übungen aus dem Level darunter, also kommt jetzt eine aus Level {level}: {drill}.', '{drill} ist aus Level {level}, und aus dem Level darunter kennst du schon {known} Übungen.'],
  fresh: ['{drill} ist neu für dich: Es wäre deine Übung Nummer {number}.', 'Etwas, das du noch nicht probiert hast: {drill}, deine Übung Nummer {number}.'],
  beat: ['Ich würde jetzt {drill} nehmen: letztes Mal {result} {label}, da gibt es etwas zu schlagen.', 'Meine Wahl ist {drill}: Letztes Mal hattest du {result} {label}.'],
  lately: ['{drill} hast du zuletzt vor {days} Tagen gemacht, also ist es wieder Zeit dafür.', '{drill} ist {days} Tage her: Versuch es wieder.'],
  again: ['Noch einmal {drill}: Es wäre deine Einheit Nummer {number} damit.', 'Nimm wieder {drill}, für deine Einheit Nummer {number} damit.'],
  plain: ['{drill} ist eine gute Übung: {minutes} Minuten reichen.', 'Nimm {drill}: {minutes} Minuten reichen.'],
};

/** What an intent is called in the question which of two is meant. */
export const coachIntentNames: Readonly<Record<CoachIntent, string>> = {
  analyse_practice: 'wie dein Training läuft',
  improve_skill: 'in etwas besser werden',
  motivation: 'etwas Motivation',
  which_drill: 'welche Übung du machen sollst',
  drill_technique: 'wie eine Übung geht',
  my_numbers: 'deine Zahlen',
  last_practice: 'dein letztes Training',
  records: 'deine Bestwerte',
  plan_day: 'ein Plan für heute',
  plan_week: 'ein Plan für die Woche',
  little_time: 'etwas Kurzes',
  no_wall: 'Übungen ohne Wand',
  no_ball: 'Übungen ohne Ball',
  rain: 'Übungen für drinnen',
  bored: 'etwas Neues',
  too_hard: 'etwas Leichteres',
  too_easy: 'etwas Schwereres',
  warm_up: 'das Aufwärmen',
  injury: 'etwas, das wehtut',
  food_sleep: 'Essen, Trinken und Schlaf',
  nerves: 'Aufregung',
  weak_foot: 'dein schwächerer Fuß',
  bad_day: 'ein schlechter Tag',
  rewards_levels: 'Token, Level und Päckchen',
  app_help: 'wie die App funktioniert',
  thanks: 'danke',
  greeting: 'hallo',
  joke: 'ein Witz',
  who_are_you: 'wer ich bin',
  off_topic: 'etwas anderes',
  other_language_unsupported: 'eine andere Sprache',
  form_analysis: 'die Videoanalyse',
  matches: 'Spiele und Spielstände',
  team_mates: 'deine Mitspieler',
  equipment: 'was du dafür brauchst',
  football_knowledge: 'die Fußballregeln',
  parents: 'deine Familie',
};

/** Categories of drills in a sentence, as they stand after „für“ and after a colon. */
/** What was told to hurt, for {pain} of `injury.before`. */
export const coachHurting = {
  something: 'dir etwas wehtut',
  knee: 'dir das Knie wehtut',
  ankle: 'dir der Knöchel wehtut',
  foot: 'dir der Fuß wehtut',
  leg: 'dir das Bein wehtut',
  toe: 'dir der Zeh wehtut',
  heel: 'dir die Ferse wehtut',
  shin: 'dir das Schienbein wehtut',
  calf: 'dir die Wade wehtut',
  thigh: 'dir der Oberschenkel wehtut',
  back: 'dir der Rücken wehtut',
  hip: 'dir die Hüfte wehtut',
  wrist: 'dir das Handgelenk wehtut',
  hand: 'dir die Hand wehtut',
  finger: 'dir der Finger wehtut',
  arm: 'dir der Arm wehtut',
  shoulder: 'dir die Schulter wehtut',
} as const satisfies Readonly<Record<string, string>>;

export const coachSkillNames: Readonly<Record<string, string>> = {
  passing: 'Passen',
  dribbling: 'Dribbling',
  juggling: 'Jonglieren',
  first_touch: 'Ballannahme',
  ball_control: 'Ballkontrolle',
  shooting: 'Schießen',
  turns: 'Drehungen',
  skills: 'Tricks gegen Verteidiger',
  speed: 'Tempo',
  agility: 'schnelle Füße',
  fitness: 'Fitness',
  defending: 'Abwehr',
  goalkeeping: 'Torwartspiel',
  heading: 'Kopfbälle',
  setpiece: 'Freistöße und Ecken',
  crossAndFinish: 'Flanken und Abschluss',
};
