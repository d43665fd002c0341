import { COACH, found, KEEPER, type Row, row } from './situation-pattern.ts';

const MATCH = 'match|game|kick ?off|spiel|anpfiff|anstoss|partido|partita|jogo';
/** How a match is told that begins within about an hour. */
export const SOON =
  '(?:in|within) (?:like |about |ca |circa |under |less than )?(?:an?|one|1|half an|2|two|\\d\\d?|einer|eine|ner|zwei|zehn|zwanzig|dreissig|ten|twenty|thirty|fifteen|una|une|uma) ?(?:half )?(?:hours?|hrs?|h|mins?|minutes?|stunden?|std|minuten|hora|heure)|in (?:einer )?(?:halben )?stunde|gleich (?:ist|geht|kommt|beginnt|fangt)?|about to (?:start|play)|starting soon|starts? soon|right now';

/** The last hour before a match and half-time, a mistake in a match, a place that is not one’s own, and a new team. */
export const matchDayAndTeamSituationPatterns: readonly Row[] = [
  row(
    found('notMyPosition'),
    [`${COACH}|gaffer|mister|entrenador\\w*|entraineur\\w*|treinador\\w*|tecnico`, '(?:put|puts|putting|stick|sticks|sticking|play|plays|playing|shov\\w*|mov\\w*|mak\\w*|stuck|stellt|setzt|packt|steckt) (?:me|mich)|me (?:pone|mete|met|place|poe|coloca|bota)', '(?:left|right|full|cent(?:re|er)) ?back|defen[cs]e|at the back|in goal|midfield|on the wing|up front|striker|defender|keeper|hinten|abwehr|ins tor|verteidig\\w*|mittelfeld|sturm|flugel|links hinten|rechts hinten|lateral|central|defensa|porteria|portero|defense|arriere|gardien|zaga|lateral|gol|goleiro'],
    'small|short|tiny|klein|bench|bank|shout\\w*|schreit|hurts?|weh|through|ball|down|lazy|how do i',
  ),
  row(found('beforeMatch'), [MATCH, SOON], `eat|ess\\w*|esse|iss|drink|trink\\w*|food|hungry|hunger|drills?|ubung\\w*|how long|wie lange|sleep|scared|nervous\\w*|nervos\\w*|angst|tired|mude|hurts?|weh|plan|goals?|tore|session|sick|schlecht|warm ?up|aufwarm\\w*|app|video|live|watch\\w*|tv|schau\\w*|score|cancel\\w*|ill|krank|stretch\\w*|dehn\\w*|half time|wear|anzieh\\w*|${COACH}|how many|wie viele|score|\\d+ goals|late|spat|missed|rain\\w*|regen`),
  row(found('beforeMatch'), ['(?:we|wir) (?:play|kick off|spielen|haben (?:ein )?spiel)', SOON], 'eat|ess\\w*|drink|trink\\w*|drills?|ubung\\w*|sleep|scared|nervous\\w*|angst|tired|hurts?|weh|plan|sick|warm ?up|aufwarm\\w*|school|schule|computer|fifa|playstation'),
  row(found('halfTimeDo'), ['(?:at|in|during|for) (?:the )?half ?time|half ?time break|(?:in|bei) der halb ?zeit(?:pause)?', 'what (?:should|do|can|shall) (?:i|we)|how (?:do|should|can) i|was (?:soll|mach|mache|kann|tu)\\w* (?:ich|wir|man)|tips?|tipps?'], 'eat|ess\\w*|esse|drink|trink\\w*|food|snack|subbed|sub|losing|behind|score|how long|wie lange|ausgewechselt|nervous|angst|nervos|hurts?|weh'),
  row(found('madeMistake'), ['(?:gave|given|give) (?:away |up )(?:a |the )?(?:penalty|pen|goal|free ?kick)|(?:elfmeter|elfer|strafstoss) (?:verursacht|verschuldet)|(?:my|mein) (?:foul|fehler|mistake) (?:cost|led to|was) (?:us )?(?:the |a )?(?:goal|match|game|penalty|tor|spiel)'], `how|wie|hurts?|weh|${KEEPER}`),
  row(found('newTeam'), ['(?:no|dont have|havent got|without|kein\\w*|not any) (?:\\w+ ){0,2}(?:friends?|mates|freunde?|freundinnen)|dont know (?:anyone|anybody)|kenne? (?:\\w+ )?(?:keinen|niemand\\w*)', '(?:new|neu\\w*) (?:team|club|squad|mannschaft|verein)'], 'hit\\w*|mean|bully\\w*|laugh\\w*|gemein|lach\\w*|cry\\w*|wein\\w*|alone at|sad|traurig|hate|nobody likes'),
];
