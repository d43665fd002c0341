import type { CoachIntent } from '@touchline/domain';
import type { CoachTopic } from '@touchline/messages/coach-topics';
import { says } from './says.ts';

const LAUGHED = says('laugh\\w*', 'giggl\\w*', '(?:made|make|making) fun', 'gelacht', 'lach(?:en|t|ten)', 'ausgelacht', 'lustig gemacht');
const MISHAP = says(
  'miss(?:ed|ing)?',
  'skied',
  'own goal',
  'fell',
  'fall(?:en)?',
  'trip(?:ped)?',
  'slip(?:ped)?',
  'let (?:in|it|the)',
  'lost the ball',
  'over the ball',
  'mess(?:ed)? (?:it |this )?up',
  'mistake',
  'bad (?:pass|shot|touch|kick)',
  'eigentor\\w*',
  'verschoss\\w*',
  'daneben\\w*',
  'vorbei\\w*',
  'hingefallen',
  'hingeflogen',
  'gestolpert',
  'ausgerutscht',
  'uber den ball',
  'nicht getroffen',
  'luftloch',
  'fehler',
  'verloren',
);
/** Who is laughed at for what they are, again and again, is not comforted about one ball. */
const BECAUSE_OF_ME = says('always', 'every (?:day|time|training|week)', 'immer', 'jedes mal', 'jeden tag', 'standig', 'fat', 'small', 'short', 'ugly', 'poor', 'girl', 'dick', 'klein', 'hasslich', 'arm', 'hit', 'push\\w*', 'kick\\w* me', 'schubs\\w*', 'schlag\\w*', 'nobody likes', 'hate me', 'cry\\w*');

const NOBODY = says('never', 'nobody', 'no ?one', 'none', 'noone', 'dont', 'doesnt', 'not', 'wont', 'nie', 'niemand', 'keiner', 'nicht', 'kaum', 'hardly');
const PASS_TO_ME = says('pass(?:es|ing|ed)? (?:(?:it|the ball|a ball) )?(?:back )?to me', 'pass me (?:the |a )?(?:ball|it)', 'give me the ball', 'pass(?:en|t|e)? (?:\\w+ ){0,2}(?:mir|zu mir|mich)', 'mir (?:\\w+ ){0,3}(?:pass\\w*|ball|abspiel\\w*|zuspiel\\w*)', '(?:spiel\\w*|spielen) (?:mir|mich) (?:\\w+ ){0,2}(?:an|ab|zu|ball)', 'gib\\w* mir (?:\\w+ )?(?:den )?ball', 'bekomm\\w* (?:\\w+ )?(?:den |keine )?(?:ball|passe)', '(?:get|see) (?:\\w+ )?(?:a |the )?(?:pass(?:es)?|ball) from (?:my|the|them)');

const CHOSEN = says('pick(?:ed|s)?', 'cho(?:se|ose|oses|sen)', 'select(?:ed)?', 'gewahlt', 'ausgewahlt', 'wahl(?:en|t)', 'genommen');
const NOT_ME = says('last', 'never', 'nobody', 'no ?one', 'didnt', 'wasnt', 'not', 'als letzte\\w*', 'zuletzt', 'nie', 'nicht', 'keiner', 'niemand');
const OF_TEAM = says('teams?', 'pe', 'p e', 'sport\\w*', 'school', 'game', 'match', 'squad', 'me', 'i', 'mannschaft\\w*', 'schule', 'spiel', 'mich', 'ich');

const SCHOOL = says('school\\w*', 'home ?work', 'exams?', '(?:maths?|spelling|english|school|science) test', 'a test', 'tests', 'grades?', 'revis(?:e|ing|ion)', 'schule', 'schul\\w*', 'hausaufgabe\\w*', 'hausi\\w*', 'klassenarbeit\\w*', '(?:mathe|deutsch|englisch)?arbeit (?:schreib\\w*|morgen)', '(?:mathe|deutsch|englisch|latein|franz)arbeit\\w*', 'klausur\\w*', 'prufung\\w*', 'noten', 'zeugnis');
const TRAINING = says('train\\w*', 'practi[cs]\\w*', 'football', 'fussball', 'drills?', 'uben', 'ubung\\w*', 'time', 'zeit', 'kick\\w*', 'play', 'spielen', 'zu viel\\w*', 'too much', 'so much', 'loads of', 'lots of', 'stress\\w*', 'soviel\\w*', 'so viel\\w*');
/** Asks for the lesson itself, or tells of people, of being tired or of a team at school. */
const NO_TIME_OF_IT = says('(?:do|help|solve|answer|write|make) (?:\\w+ ){0,3}(?:my |with )(?:\\w+ )?(?:home ?work|maths?|essay)', 'hilf\\w*', '(?:mach|lose) (?:\\w+ )?mein\\w*', 'school team', 'schulmannschaft', 'schulteam', 'tired', 'mude', 'eat', 'essen', 'at school (?:we|they|i)', 'boys', 'girls', 'plan\\w*', 'pick\\w*', 'laugh\\w*', 'lach\\w*', 'way to school', 'break', 'better', 'best', 'besser', 'wann', 'when', 'morning', 'evening', 'morgens', 'abends', '(?:says?|said|sagt|sagen) (?:\\w+ )?(?:no|nein)', 'not allowed', 'darf nicht', '(?:before|after|vor|nach) (?:or after |or before |oder nach |oder vor )?(?:der )?(?:school|schule)', 'kein\\w* fussball');
const MINUTES = /\b\d+ ?(m|min|mins|minutes?|minuten)\b/;

const FEAR = says('angst', 'schiss', 'bammel', 'muffensausen', 'panik', 'scared', 'afraid', 'fear', 'frightened', 'nervous\\w*', 'nervos\\w*', 'aufgereg\\w*', 'worried', 'anxious', 'butterflies');
const OCCASION = says('spiel\\w*', 'match\\w*', 'games?', 'turnier\\w*', 'tournament\\w*', 'finale?\\w*', 'cup', 'pokal\\w*', 'trial\\w*', 'tryouts?', 'probetraining', 'zuschauer\\w*', 'publikum', 'crowd', 'people', 'ppl', 'watching', 'zuschau\\w*', 'tomorrow');
const FEAR_OF = says('ball\\w*', 'tackl\\w*', 'shots?', 'schuss\\w*', 'head\\w*', 'penalt\\w*', 'elfmeter\\w*', 'dad', 'mum', 'mom', 'papa', 'mama', 'vater', 'mutter', 'eltern', 'coach', 'trainer', 'home', 'hause', 'gegner\\w*', 'opponent\\w*', 'him', 'her', 'miss\\w*', 'sleep', 'schlaf\\w*', 'goal', 'tor', 'eat', 'essen', 'sick', 'schlecht');

const IS_IT_BAD = says('schlimm', 'ok', 'okay', 'okey', 'in ordnung', 'egal', 'bad', 'fine', 'matter', 'alright', 'allowed', 'darf', 'can i', 'kann ich', 'is it', 'ist es', 'macht es was', 'macht das was', 'schadet');
const PAUSE = says('paus\\w*', 'break', '(?:nix|nichts|nicht|kein\\w*) (?:\\w+ ){0,2}(?:mach\\w*|tu|tue|train\\w*|ub\\w*)', '(?:auslass|aussetz)\\w*', 'frei (?:mach\\w*|nehm\\w*)', '(?:do|doing|did) (?:nothing|nuffin|nothin)', '(?:dont|not|cant|no) (?:train|practi[cs])\\w*', 'skip\\w*', 'off');
const SOME_DAYS = says('(?:\\d+|ein\\w*|zwei|drei|vier|funf|paar|a|one|two|three|four|five|few|couple|some) (?:\\w+ )?(?:days?|tage?n?|weekend|wochenende)', 'bis (?:mon|diens|donners|frei|sams|sonn)tag', 'bis mittwoch', 'until (?:mon|tues|wednes|thurs|fri|satur|sun)day', 'am wochenende', 'at the weekend');
const OF_STREAK = says('stre[ae]ks?', 'serie', 'xp', 'tokens?', 'hurt\\w*', 'krank', 'sick', 'ill', 'injur\\w*', 'verletz\\w*', 'every', 'jeden', 'week', 'between', 'app');

const LONG_AWAY = says('(?:\\d+|a|one|two|three|few|some|ein\\w*|zwei|drei|paar|many|mehrere) (?:weeks?|wochen?|months?|monate?n?)', 'long time', 'ages', 'lange (?:zeit)?', 'holidays?', 'ferien', 'urlaub');
const NOTHING = says('nothing', 'not', 'didnt', 'havent', 'no', 'break', 'paus\\w*', 'off', 'nix', 'nichts', 'nicht', 'away');
const AGAIN = says('start\\w*', 'begin', 'back', 'again', 'wieder\\w*', 'anfang\\w*', 'fang\\w*', 'beginn\\w*', 'einsteigen');

const DAY_BEFORE = says('(?:day|night|evening) before', 'tag (?:da)?vor\\w*', 'abend (?:da)?vor\\w*', 'vortag');
const CAMERA = says('camera', 'cam', 'kamera', 'counter');
const COUNTING = says('count\\w*', 'zahl\\w*', 'missed', 'miscount\\w*', 'erkenn\\w*');
const CHANGES = says('chang\\w*', 'ander\\w*', 'aender\\w*', 'edit', 'umbenenn\\w*', 'rename');
const NAME = says('(?:nick|user|display ?|player ?)?name', '(?:spitz|benutzer|spieler)?namen?');

/** What somebody tells of themselves and others: a topic, or the intent where that says enough. */
export type Situation = { readonly topic: CoachTopic } | { readonly intent: CoachIntent };

const found = (topic: CoachTopic): Situation => ({ topic });

function amongOthers(text: string): Situation | null {
  if (LAUGHED.test(text) && MISHAP.test(text) && !BECAUSE_OF_ME.test(text)) return found('laughedAt');
  if (NOBODY.test(text) && PASS_TO_ME.test(text) && !says('girl', 'boys', 'madchen', 'jungs', 'scared', 'lose', 'verlier\\w*').test(text)) return found('notPassedTo');
  return CHOSEN.test(text) && NOT_ME.test(text) && OF_TEAM.test(text) && !says('captain', 'drill\\w*', 'coach', 'trainer', 'team ?board', 'club', 'academy', 'how').test(text) ? found('notChosen') : null;
}

function schoolAndTime(text: string): Situation | null {
  if (!SCHOOL.test(text) || NO_TIME_OF_IT.test(text)) return null;
  if (MINUTES.test(text)) return { intent: 'little_time' };
  return TRAINING.test(text) ? found('school') : null;
}

function breaks(text: string): Situation | null {
  if (LONG_AWAY.test(text) && NOTHING.test(text) && AGAIN.test(text) && !OF_STREAK.test(text)) return found('getsRusty');
  return IS_IT_BAD.test(text) && PAUSE.test(text) && SOME_DAYS.test(text) && !OF_STREAK.test(text) ? found('fewDaysOff') : null;
}

const PARENT = 'dad\\w*|mum\\w*|mom\\w*|mama|papa|parents?|father|mother|vater|mutter|eltern';
const COACH = 'coach|trainer\\w*|teacher|lehrer\\w*';

/** All of these are said, in any order, and none of `unless`. */
interface Row {
  readonly is: Situation;
  readonly parts: readonly RegExp[];
  readonly unless: RegExp | null;
}
const row = (is: Situation, parts: readonly string[], unless?: string): Row => ({ is, parts: parts.map((part) => says(part)), unless: unless === undefined ? null : says(unless) });

const HEAVY_FOOD = row(found('heavyFood'), ['pizza|burgers?|kebabs?|doner|fries|chips|mc ?donalds?|mcdo|fast ?food|nuggets?|fried chicken|pommes|currywurst|bratwurst|sausages?', 'eat|eating|have|ok|okay|good|bad|fine|allowed|can|before|after|night|evening|match|game|training|practi[cs]e|essen|esse|iss|gegessen|darf|vor|vorm|nach|spiel|abend|schlimm|gut|gesund|schlecht'], 'chip (?:shot|pass|it|the|over)|order|favou?rite|lieblings\\w*|who|wer|thin|fat|dick|dunn|weight|abnehm\\w*|hurts?|sick|schlecht ist');

const ROWS: readonly Row[] = [
  // What others say and do
  row(found('parentsPressure'), [PARENT, 'says?|said|sagt|sagen|meint|thinks?|findet', 'lazy|faul|not good enough|too slow|zu langsam|bad|schlecht|useless|rubbish|nicht gut genug'], 'homework|hausaufgaben|school|schule|grades|noten|i can|bad for|schlecht fur|not allowed'),
  row(found('parentsPressure'), [PARENT, 'shout\\w*|yell\\w*|scream\\w*|moan\\w*|critici\\w*|tells? me off|schrei\\w*|brull\\w*|mecker\\w*|schimpf\\w*|motz\\w*', 'side ?lines?|touch ?line|pitch|match\\w*|games?|training|practi[cs]e|football|play|miss\\w*|lose|spielfeldrand|rand|platz|spiel\\w*|fussball|verlier\\w*|daneben'], 'hit\\w*|hurt\\w*|scared|afraid|drunk|angst|schlag\\w*|betrunken|video ?games?|fifa|home|zu ?hause'),
  row(found('parentsQuarrel'), ['parents|(?:mum|mom|dad) and (?:my )?(?:dad|mum|mom)|eltern|mama und (?:mein )?papa|papa und (?:meine )?mama', 'fight\\w*|argu\\w*|row|quarrel\\w*|disagree|streit\\w*|zank\\w*', 'football|soccer|training|practi[cs]e|match\\w*|games?|boots|club|fussball\\w*|spiel\\w*|verein\\w*|play'], 'with me|mit mir'),
  row(found('secondTeam'), [COACH, 'put|moved|dropped|sent|stuck|demoted|gesteckt|getan|geschickt|geschoben|versetzt|gesetzt|gestuft|eingeteilt', '(?:second|2nd|b|c|reserves?|lower|third|other|zweite\\w*|2te?|dritte\\w*|andere\\w*|untere\\w*) ?(?:team|squad|side|eleven|mannschaft|elf)|reserves', 'me|i|mich|ich'], 'promoted|up|hoch'),
  row(found('argument'), ['cheat\\w*|schummel\\w*|betrug\\w*|betrieg\\w*', 'friends?|mates?|brother|sister|freund\\w*|kumpel|bruder|schwester|they|he|she|er|sie'], 'on me|mich|is it|ist es|for me|fur mich'),
  row(found('positionChoice'), ['(?:in|ins|im) (?:the )?(?:goal|tor)|goalie|keeper|torwart', 'dont (?:want|like)|do not want|hate|nicht|kein\\w*|lieber|rather|not'], 'scor\\w*|schiess\\w*|treff\\w*|angst|scared|first time|erste\\w* mal|can i|rule\\w*|drills?|ubung\\w*|hands?'),
  row(found('goodNews'), ['scored|geschossen|gemacht|won|gewonnen|made it|geschafft|picked', '(?:first|1st|erste\\w*|winning|two|three|zwei|drei|zum ersten mal) (?:\\w+ )?(?:goals?|tore?|hat ?trick|turnier|tournament|cup|pokal|spiel)'], 'own goal|eigentor\\w*|but|aber|lost|verloren|against|gegen|how|wie|they|didnt|nicht|never|noch nie|nie|haven ?t|want'),
  row(found('makeTeam'), ['komm\\w*|schaff\\w*|get|make|gelang\\w*|will', '(?:erste|a|beste\\w*|zweite|first|1st|starting|best) (?:mannschaft|team|eleven|elf|squad|11)|startelf|stammelf|stammplatz|kader|auswahl\\w*'], 'kicked out|rausgeworfen|left|verlass\\w*'),
  // Who reads what is written here, and what is kept
  row(found('tellsParents'), [`${PARENT}|${COACH}|friends?|freund\\w*|anyone|anybody|somebody|jemand\\w*`, 'see|sees|read|reads|seh\\w*|sieht|les\\w*|liest', '(?:what|was|everything|alles) (?:\\w+ ){0,3}(?:writ\\w*|ask\\w*|typ\\w*|say|schreib\\w*|frag\\w*|tipp\\w*)|messages?|chats?|nachrichten?']),
  row(found('clipKept'), ['how long|when|wie lange|wann', 'videos?|clips?|film\\w*|aufnahme\\w*', 'keep|kept|stored?|saved?|stay|bleib\\w*|gespeichert|speicher\\w*|gelosch\\w*|delet\\w*|behalt\\w*']),
  row(found('streakRule'), ['stre[ae]ks?|serie', 'paus\\w*|holidays?|vacation|urlaub|ferien|freez\\w*|einfrier\\w*|hold'], 'best|longest|record|lost|gone|verloren|rekord'),
  row(found('levelOnly'), ['welche\\w* (?:level|stufe)|was fur ein level|auf welche\\w* (?:level|stufe)', 'ich|mein\\w*']),
  row(found('streakOnly'), ['wie lang\\w*|wie hoch|wie viele tage', '(?:meine|die) serie'], 'langste\\w*|rekord|kann|halt\\w*'),
  row({ intent: 'improve_skill' }, ['turn|turning|dreh\\w*', 'quick\\w*|fast\\w*|schnell\\w*', 'how|wie|get|become|werd\\w*'], 'on|off|over|my turn|left|right|links|rechts|defender|gegner'),
  row(found('streakRule'), ['stre[ae]ks?|serie', 'every day|each day|daily|jeden tag|taglich', 'keep|have to|need|must|halt\\w*|muss|behalt\\w*'], 'best|longest|langste\\w*'),
  row(found('findProgress'), ['where|wo', 'see|find|seh\\w*|finde\\w*|steh\\w*', '(?:my|meine?n?) (?:\\w+ )?(?:records?|progress|results?|stats|charts?|rekorde?|fortschritt\\w*|ergebnisse|bestwerte?)']),
  row(found('alone'), ['nobody|no ?one|niemand\\w*|keine[nr]?', '(?:to play|to train|to practi[cs]e) with|zum (?:spielen|trainieren|uben|kicken)'], 'ball|likes|mag|wants|will'),
  row(found('smallOrTall'), ['(?:viel |so )?(?:grosser|starker|bigger|taller|stronger)', 'als ich|than me|then me'], 'brother|sister|bruder|schwester|hit\\w*|schlag\\w*|push\\w*|schubs\\w*|scared|angst'),
  row(found('confidence'), ['trau\\w* mich (?:\\w+ )?nicht|(?:too scared|dont dare|scared|afraid) to', 'schiess\\w*|dribb\\w*|pass\\w*|shoot|pass|dribble|take (?:on|a shot)|tricks?'], 'hurt\\w*|home|hause|schlag\\w*|hit'),
  row(found('faster'), ['ich bin|im|i am', '(?:zu|so|voll|too|so|really) (?:langsam|slow)'], 'ball|dribb\\w*|reader|app|phone|handy'),
  row(found('strikerRole'), ['torjager\\w*|knipser|goal ?scorer|top scorer', 'wie|how|become|be|werd\\w*']),
  // Reasons, room and food
  row({ intent: 'motivation' }, ['reasons?|why|whats the (?:point|use)|point|warum|wieso|wozu|grund|grunde', '(?:to|should i|do i (?:have to|need to)|of) (?:even |still |go and |bother to )?(?:train|practi[cs]e|training|practi[cs]ing)|(?:soll|muss|sollte) ich (?:\\w+ )?(?:trainieren|uben)|zu (?:trainieren|uben)|zum (?:trainieren|uben)'], 'warm\\w*|drill\\w*|ubung\\w*|left|right|weak|links|rechts|schwach\\w*|every day|jeden tag|juggl\\w*|jonglier\\w*|rest|pause|this|that|it|das|wall|wand|dribbl\\w*|shoot\\w*|pass\\w*|headers?|turns?|tired|mude|better|besser|good|gut|best|when|wenn|wann'),
  row(found('smallSpace'), ['kein\\w*|wenig|kaum|nicht (?:viel|so viel|genug)|no|without|little|not (?:much|enough|a lot of)|hardly any|tiny|small', 'platz|space|room'], 'zimmer|(?:my|bed) ?room is|team|mannschaft\\w*|kader|elf|squad|bank|bench|line ?up|wall|wand|ball|cones|hutchen|stadi\\w*|park\\w*|phone|handy|storage|speicher\\w*|turn|pitch|between|attack\\w*|defen\\w*|hall|road|busy'),
  // The own numbers
  row(found('footShare'), ['how (?:much|often|many times)|what percent\\w*|percent\\w*|wie (?:viel|oft)|wieviel|prozent\\w*|compared? to|do i use|more than', 'use|used|using|train|practi[cs]e\\w*|sessions?|benutz\\w*|nutz\\w*|nehm\\w*|trainier\\w*|einheiten', 'left|right|weak\\w*|strong\\w*|both feet|link\\w*|recht\\w*|schwach\\w*|stark\\w*'], 'should|shall|soll\\w*|must|muss|how (?:do|can) i|wie (?:kann|benutz\\w*) ich|left over|mins? left|minutes left|need|brauch\\w*|alright'),
  // The day
  row(found('fullStomach'), ['train\\w*|practi[cs]\\w*|play|run|sport|spielen|trainier\\w*|uben|laufen', '(?:after|nach) (?:\\w+ )?(?:dinner|lunch|breakfast|eating|a meal|food|essen|mittagessen|abendessen|fruhstuck)|full (?:stomach|belly|tummy)|voll\\w* (?:bauch|magen)'], 'what|was'),
  row({ intent: 'food_sleep' }, ['eat|food|snack|meal|ess|esse|essen|iss', '(?:before|b4|vor|vorm|vorher) ?(?:the |a |my |dem |einem )?(?:training|practi[cs]e|match|game|football|spiel|turnier|tournament)?', 'what|wat|was|should|can|soll|kann|how long|wie lange'], 'nothing|nix|nichts|not eat|dont eat|skip\\w*|weight|thin|fat|dick|abnehm\\w*|dunn|sweets|chocolate|suss\\w*|schoko\\w*|days?|tage?n?'),
  row({ intent: 'warm_up' }, ['what|wat|was|how|wie', '(?:before|b4|vor|vorm) (?:\\w+ )?(?:training|practi[cs]e)|i have training (?:\\w+ ){0,3}before', 'do|machen|tun|prepare|vorbereiten'], 'eat|drink|ess\\w*|trink\\w*|school|schule|min\\w*|drill\\w*|ubung\\w*|plan\\w*|match|game|spiel'),
];

const isMet = (text: string, { parts, unless }: Row): boolean => parts.every((part) => part.test(text)) && unless?.test(text) !== true;

function situation(text: string): Situation | null {
  const told = amongOthers(text) ?? schoolAndTime(text) ?? breaks(text);
  if (told !== null) return told;
  if (isMet(text, HEAVY_FOOD)) return HEAVY_FOOD.is;
  if (FEAR.test(text) && OCCASION.test(text) && !FEAR_OF.test(text)) return { intent: 'nerves' };
  if (DAY_BEFORE.test(text) && says('match', 'game', 'tournament', 'cup', 'spiel\\w*', 'turnier\\w*').test(text) && !says('eat', 'essen', 'sleep', 'schlaf\\w*', 'drink', 'trink\\w*').test(text)) return found('nightBefore');
  if (CAMERA.test(text) && COUNTING.test(text)) return found('cameraCounts');
  if (CHANGES.test(text) && NAME.test(text) && !says('team\\w*', 'club\\w*', 'verein\\w*', 'drill\\w*').test(text)) return found('changeName');
  return ROWS.find((one) => isMet(text, one))?.is ?? null;
}

/** What a text (in plain words, as written or mended) tells of people, of school, of a break or of the app; null where it tells of none. */
export function situationIn(texts: readonly string[]): Situation | null {
  for (const text of texts) {
    const told = situation(text);
    if (told !== null) return told;
  }
  return null;
}
