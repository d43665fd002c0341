import type { coachTopicAnswersOfBallAtHomeAndTalkWithCoach as english } from '../../en/tables/coach-topic-answers-ball-at-home-and-talk-with-coach.ts';

/** What the coach says of the ball at home, of words said to her, and of what a team's coach asks for, two ways of each. */
export const coachTopicAnswersOfBallAtHomeAndTalkWithCoach = {
  ballWanted: [
    'Macht etwas aus: fünf Minuten du, dann fünf Minuten der andere, mit Uhr, oder ein Spiel für beide, zum Beispiel Pässe durch ein Tor aus zwei Schuhen. Wenn er dir trotzdem weggenommen wird, sag es deinen Eltern, sie entscheiden, wer dran ist.',
    'Schlag Abwechseln vor: Einer übt, der andere zählt, nach jeder Minute wird getauscht. Wenn es dein Ball ist und niemand hört, klärt das ein Elternteil besser als ein Streit.',
  ],
  ballTakenAway: [
    'Das ist ärgerlich. Hat ihn ein Erwachsener genommen, frag ruhig, wann du ihn wiederbekommst und was du bis dahin tun sollst. Hat ihn ein anderes Kind, sag es einer Lehrkraft oder deinen Eltern, damit sie ihn zurückholen. Bis dahin können deine Füße ohne Ball üben.',
    'Bleib ruhig: Frag einen Erwachsenen, wann und wie du ihn zurückbekommst, und sag es jemandem, wenn ihn einer hat, dem er nicht gehört. Schnelle Füße brauchen so lange keinen Ball.',
  ],
  petAndBall: [
    'Tiere lieben einen Ball, der rollt, und ihre Zähne machen ihn kaputt. Lass deins im anderen Zimmer warten, solange du übst, oder gib ihm vorher einen eigenen Ball. Ist deiner kaputt, frag deine Eltern; bis dahin geht jeder weiche Ball.',
    'Mach für zehn Minuten eine Tür zwischen euch zu und spiel danach mit deinem Tier, mit einem anderen Ball. Ein Ball mit Löchern gehört in den Müll: Frag zu Hause nach einem neuen.',
  ],
  noShotsAtHome: [
    'Zu Hause gilt diese Regel. Ohne Schüsse bleibt viel: Roller, Tipper und kleine Kontakte auf der Stelle machen nichts kaputt. Schießen kannst du auf einem Platz oder an einer Wand, wo es erlaubt ist. Frag, welcher Ort in Ordnung ist.',
    'Dann keine Schüsse dort. Halt den Ball zu Hause unter dem Fuß, das ist ohnehin gut für dein Gefühl, und frag, wann ihr für die harten Schüsse auf einen Platz gehen könnt.',
  ],
  neighbourCross: [
    'Entschuldige dich und frag, zu welchen Zeiten es in Ordnung ist; ein Elternteil kann mitkommen. Heb dir Wand und Schüsse für einen Ort auf, an dem es niemanden stört, mach zu Hause leise Übungen, und klingel, wenn der Ball drüben liegt, klettere nie.',
    'Sprich zuerst mit deinen Eltern darüber: Sie können mit den Nachbarn Zeiten ausmachen. Nimm so lange Übungen, bei denen der Ball am Boden bleibt, ohne Wand.',
  ],
  choresFirst: [
    'Mach es zuerst, dann spielst du mit freiem Kopf. Macht zu Hause etwas aus: bis zu einer Uhrzeit die Pflichten, danach zehn Minuten mit dem Ball. Was deine Eltern sagen, gilt.',
    'Zehn Minuten Training passen dahinter. Bitte deine Eltern um eine feste Zeit: erst was sein muss, dann Fußball, jeden Tag gleich.',
  ],
  notMyQuestion: [
    'Entschuldige, dann habe ich dich falsch verstanden. Frag noch einmal mit anderen Worten und sag dazu, worum es geht: eine Übung, eine Technik, eine Zahl von dir, ein Spiel oder eine Seite der App.',
    'Mein Fehler, ich bin nur ein Programm. Versuch es mit anderen Worten, eine Frage auf einmal, dann probiere ich es noch einmal.',
  ],
  howSarahKnows: [
    'Menschen haben in mich hineingeschrieben, was Trainer lehren: wie Übungen gehen, die Regeln, was man über Essen, Pausen und Training weiß. Deine Zahlen kommen aus deinen gespeicherten Einheiten. Ich kann mich irren, also frag bei Wichtigem deinen Trainer oder deine Eltern.',
    'Ich bin ein Programm: Alles, was ich weiß, haben Menschen geschrieben, und die Zahlen sind die deiner eigenen Einheiten. Prüf nach, wo es wichtig ist: Dein Trainer und deine Eltern kennen dich, ich nicht.',
  ],
  moreAggressive: [
    'Meistens heißt das: als Erster am Ball sein, mit ganzem Körper und ohne Angst in den Zweikampf gehen und ihn nach einem Verlust sofort zurückholen. Fouls sind nie gemeint. Nimm dir fürs nächste Spiel eins vor: zwei schnelle Schritte zu jedem freien Ball.',
    'Gemeint ist Mut und nicht Härte: Geh dem Ball entgegen, warte nicht auf ihn, bleib nah am Gegner, Arme unten, und setz nach einem Ballverlust nach. Fang mit dem ersten Zweikampf jeder Halbzeit an.',
  ],
  // What somebody tells of themselves
  toldName: [
    'Hallo! Ich nenne niemanden beim Namen, und du musst mir deinen nicht sagen: Der Spitzname im Profil reicht. Was machen wir: eine Übung, einen Plan oder deine Zahlen?',
    'Schön, dass du da bist! Ich bin ein Programm und behalte keine Namen aus unserem Gespräch. Frag mich nach einer Übung, einem Plan oder deinen Zahlen.',
  ],
  toldAge: [
    'Gut zu wissen. Ich richte mich nach dem Alter in deinem Profil, also trag es dort unter „Alter“ ein: Es bestimmt, wie lang deine Übungen sind. Was möchtest du üben?',
    'Danke! Wenn es im Profil steht, richte ich mich danach. Soll ich dir eine Übung aussuchen oder einen Plan für die Woche machen?',
  ],
  toldClub: [
    'Schön! Dein Team kannst du ins Profil schreiben, dann zählt ihr auf der Team-Rangliste zusammen. Was braucht dein Team gerade am meisten: Passen, Dribbeln, Schießen?',
    'Toll, dass du in einem Team spielst. Sag mir, worin du dort besser werden willst, dann suche ich eine Übung dafür.',
  ],
  newGear: [
    'Wie schön, viel Spaß damit! Probier es erst mit leichten Kontakten. Neue Schuhe brauchen ein paar kurze Einheiten vor einem ganzen Spiel, und bei einem neuen Ball vergleich deine Ergebnisse nur mit diesem Ball.',
    'Toll! Nimm es für fünf lockere Minuten mit raus. Schuhe werden erst in kurzen Einheiten weich, trag sie vor dem nächsten Spiel ein bisschen zu Hause.',
  ],
  familyIll: [
    'Das tut mir leid, ich hoffe, es wird bald besser. Du darfst dir Sorgen machen: Sag jemandem zu Hause, wie es dir geht. Fußball kann warten oder dir zehn Minuten guttun, ganz wie du magst.',
    'Das ist eine Sorge, und ich wünsche gute Besserung. Sprich mit einem Erwachsenen, dem du vertraust, darüber und hilf ein bisschen mit, wenn du magst. Trainier nur, wenn es dir guttut.',
  ],
  rememberTalk: [
    'Ich sehe nur die letzten Nachrichten dieses Gesprächs und deine gespeicherten Einheiten. Was länger her ist, weiß ich nicht, also sag es mir noch einmal.',
    'Nicht lange: Ich lese nur die letzten paar Nachrichten hier und nichts von anderen Tagen. Frag es noch einmal, dann antworte ich.',
  ],
  stayOnside: [
    'Schau beim Warten an der Linie des letzten Verteidigers entlang und lauf erst los, wenn der Ball gespielt wird, am besten im Bogen von der Seite. Ein Schritt hinter der Linie ist besser als einer davor. Bitte deine Mitspieler, auf deinen Lauf zu warten.',
    'Steh auf gleicher Höhe mit dem letzten Verteidiger, seitlich, sodass du Ball und Linie siehst. Beweg dich erst quer und lauf genau beim Pass durch, nicht vorher.',
  ],
  whereVideos: [
    'Deine Analysen stehen in der Analyse bei „Frühere Analysen“ und im Profil unter „Analysierte Videos“. Was nur auf einem Gerät liegt, siehst du nur auf diesem Gerät.',
    'Schau in der Analyse bei „Frühere Analysen“. Auswertungen in deinem Konto sind auf jedem Gerät, die nur auf einem Gerät liegen, bleiben dort.',
  ],
  parentHere: [
    'Willkommen! Fragen Sie, was Sie über das Training Ihres Kindes oder über die App wissen möchten. Ich schreibe für Kinder: Wo ich in einem Tipp „du“ sage, ist Ihr Kind gemeint. Was gespeichert wird, steht auf der Seite „Für Eltern“ in den Einstellungen.',
    'Schön, dass Sie da sind. Fragen Sie für Ihr Kind und lesen Sie das „du“ in meinen Tipps als Ihr Kind, denn ich bin für Spieler gemacht. Auf der Seite „Für Eltern“ in den Einstellungen steht, was gespeichert wird und wer es sieht.',
  ],
  childMocked: [
    'Das ist schwer für Ihr Kind und für Sie, und es ist gut, dass Sie dem nachgehen. Fragen Sie in einem ruhigen Moment, was dort passiert und wer es tut, hören Sie zu, bevor Sie raten, und sagen Sie deutlich: Du bist nicht schuld. Sprechen Sie dann ohne Ihr Kind mit dem Trainer oder der Trainerin, was dagegen getan wird und wann Sie wieder darüber reden. Hört es nicht auf, schläft Ihr Kind schlecht, zieht es sich zurück oder erzählt es von Schlägen oder Drohungen, holen Sie Hilfe: bei einer Beratungsstelle, der Schule oder Ihrem Arzt. Auch Ihr Kind selbst kann das kostenlose Telefon für Kinder anrufen: {helpline}.',
    'Kein Kind soll wegen anderer weinend aus dem Training kommen. Hören Sie Ihrem zuerst zu, ohne jemandem die Schuld zu geben: Was wird gesagt, wann, von wem? Sagen Sie ihm, dass Sie zu ihm halten und es nichts falsch gemacht hat. Reden Sie danach mit dem Trainer oder der Trainerin: Dort muss dafür gesorgt werden, dass niemand ausgelacht wird. Fragen Sie nach ein, zwei Wochen nach; ändert sich nichts, kann ein anderes Team richtig sein. Hat Ihr Kind Angst, schläft es nicht oder redet es nicht mehr mit Ihnen, wenden Sie sich an eine Beratungsstelle oder Ihren Arzt. Für Ihr Kind selbst gibt es ein kostenloses Telefon: {helpline}.',
  ],
  childTalkSeen: [
    'Wer das Konto oder das Gerät Ihres Kindes öffnen kann, kann die letzten Gespräche mit mir lesen, sie werden dort aufgehoben. Kein anderer Spieler und kein Trainer sieht sie, und niemand kann Ihrem Kind hier schreiben. Wer diesen Server betreibt, kann sehen, was darauf liegt. Von dem, was in einer Krise gesagt wird, wird nichts aufgehoben. Eine KI von außen hilft bei Antworten nur, wo der Server eine hat, unter 13 nur mit dem Ja der Eltern. Ob das hier so ist, steht auf der Seite „Für Eltern“ in den Einstellungen; dort können Sie auch alles lesen.',
    'Ihr Kind und alle, die das Konto oder das Gerät öffnen können: Die letzten Gespräche mit mir werden dort aufgehoben, aber nichts von dem, was in einer Krise gesagt wird. Andere Spieler und Trainer sehen nichts davon und können hier niemandem schreiben. Wer diesen Server betreibt, kann sehen, was darauf liegt, wie bei jedem Server. Ob eine KI von außen bei Antworten hilft, wozu unter 13 die Eltern Ja sagen müssen, steht auf der Seite „Für Eltern“ in den Einstellungen. Dort können Sie auch alles lesen, was gespeichert ist.',
  ],
  likesStar: [
    'Gute Wahl, beim Zuschauen lernt man viel. Ich sehe selbst keine Spiele, also sag mir, was dir dort gefällt, ein Pass, eine Drehung oder ein Schuss, und ich suche eine Übung.',
    'Schön! Such dir eine Sache aus, die du dort immer wieder siehst, die Ballannahme oder einen Pass, und sag mir, welche: Dann üben wir das. Bis dahin passt diese hier.',
  ],
} as const satisfies Readonly<Record<keyof typeof english, readonly string[]>>;
