import { some } from '../question-parts/whole-word-pattern.ts';
import type { TalkFollowUpRow } from './talk-follow-up-row-type.ts';

const CHANCE = some('(?:what|wat|whats|how (?:big|good|high|many))(?: \\w+){0,4} (?:chances?|odds|percent\\w*|probability|likel\\w*)', '(?:percent\\w*|chances?|odds)(?: of| that| i| to| do)(?: \\w+){0,4}', 'how likely', '(?:wie (?:gross|hoch|viel)|welche|was)(?: \\w+){0,4} (?:chancen?|prozent|wahrscheinlich\\w*)', 'wie wahrscheinlich(?: \\w+){0,4}', '(?:prozent|chancen?) (?:hab|habe|dass|auf|ist)(?: \\w+){0,3}');
const PRO = some('(?:go|going|become|becoming|turn|be|being|make it|to be|a|as|as a) (?:\\w+ )?(?:pros?|professional\\w*)', 'professional(?: footballer| player)?', 'make it', 'profis?', 'fussballprofi\\w*', 'bundesliga\\w*', 'premier league');
const PRO_TOLD = /\b(?:go pro|going pro|turn pro|a pro|pros?|professional\w*|profis?|fussballprofi\w*)\b/;
const OF_PACKS = some('packs?', 'cards?', 'packchen', 'karten?', 'legendar\\w*', 'epic', 'rare', 'episch\\w*', 'selten\\w*', 'win', 'gewinn\\w*', 'match', 'game', 'spiel');
const HOURS = some('how (?:many|much)(?: \\w+){0,2} (?:hours?|hrs?|time|minutes|mins)', 'how (?:long|often|much|hard)', 'wie ?viele? (?:\\w+ )?(?:stunden?|minuten|zeit)', 'wie (?:lange?|oft|viel|hart)', 'wieviel\\w*');
const TRAINED = some('(?:did|does|do|was|would)(?: \\w+){1,4} (?:train\\w*|practi[cs]\\w*|play\\w*)', '(?:trained|practi[cs]ed|trains)', '(?:hat|haben)(?: \\w+){1,8} (?:trainiert|geubt|gespielt)', '(?:trainiert|ubt|ubte)(?: \\w+){1,4}');
const STAR = some('saka', 'messi', 'ronaldo', 'cr7', 'neymar', 'mbappe', 'haaland', 'yamal', 'bellingham', 'musiala', 'wirtz', 'kane', 'salah', 'palmer', 'foden', 'vini(?:cius)?', 'modric', 'pele', 'maradona', 'beckham', 'kroos', 'muller', 'neuer', 'kimmich', 'popp', 'putellas', 'bonmati', 'kerr', 'mead', 'russo', 'marta', 'pros?', 'profis?', 'the best players?', 'stars?', 'die besten(?: spieler)?');
const OWN = some('i', 'we', 'my', 'should i', 'ich', 'wir', 'mein\\w*', 'soll ich');

const PASSES = some('pass(?:ing)? (?:him|her|them|kwame|\\w+ on)', '(?:get|go|move|come) (?:past|ahead|above|by|over|in front)(?: \\w+)?', 'overtake\\w*', 'beat (?:him|her|them)', '(?:catch|ketch)(?: \\w+)? up', 'uberhol\\w*', '(?:an|bei) (?:ihm|ihr|ihnen|dem|der) vorbei', 'vor (?:ihn|sie|ihm|ihr)', '(?:komm\\w*|zieh\\w*)(?: \\w+){0,4} vorbei', 'einhol\\w*', '(?:ihn|sie) schlag\\w*');
const BOARD = some('(?:leader)? ?boards?', 'leaderboard', 'ranking', 'table', 'ranglist\\w*', 'bestenlist\\w*', 'tabelle');
const TOKENS = some('tokens?', 'tokins?', 'coins?', 'munzen?');
const HAS_MORE = some('more (?:tokens?|coins?)', 'mehr (?:token\\w*|munzen?)', '(?:got|has|have|hat) (?:\\w+ ){0,3}?more', 'hat (?:\\w+ ){0,3}?mehr');

const FORM_TOLD = /\b(?:form ?analysis|formanalyse|video ?review|analysis|analyse|form check|film\w*|clips?|pose)\b/;
const ACCURATE = some('(?:is|are|how|be|really|even)(?: \\w+){0,3} (?:accurate|acurate|right|correct|reliable|legit|precise|trustworthy|good)', 'accurate', 'can i trust (?:it|that|this)', 'does it (?:even |really |actually )?work', '(?:is|are) (?:it|that|this) (?:ever )?(?:wrong|fake|real)', '(?:ist|sind|wie)(?: \\w+){0,3} (?:genau|richtig|zuverlassig|verlasslich|ehrlich)', 'stimmt (?:das|die|es)(?: \\w+){0,3}', 'kann ich (?:dem|der|da|dran) (?:\\w+ )?(?:trauen|vertrauen|glauben)', 'funktioniert (?:das|die)(?: \\w+){0,2}', 'irrt (?:sie|es|die)(?: \\w+){0,2}');

const HOW_FAST = some('how (?:fast|quick|quickly|many seconds|long)', '(?:what|wat|good|normal|average) (?:\\w+ )?(?:time|speed|seconds)', 'wie (?:schnell|viele sekunden|lange)', '(?:welche|gute|normale) zeit', 'was ist (?:\\w+ )?(?:gute\\w*|normal\\w*) zeit');
const DISTANCE = /(?:^| )(?:\d{2,3} ?(?:m|metres?|meters?|meter|yards?|yds?)|\d{2,3}m)(?= |$)/;
const RUNS = some('run\\w*', 'sprint\\w*', 'do', 'for', 'rennen', 'renn\\w*', 'lauf\\w*', 'sein', 'be', 'auf', 'over', 'in');
const NOT_SPRINT_TIME = some('shoot\\w*', 'shot', 'kick', 'throw', 'ball', 'away', 'wall', 'schuss\\w*', 'schiess\\w*', 'wand', 'weg', 'tore?', 'goal', 'rest', 'pause', 'get faster', 'schneller werden', 'grounds?', 'platz', 'pitch');
const FASTER_TOLD = /\b(?:sprint\w*|faster|quicker|speed|schnell\w*|tempo)\b/;
const HOW_MANY = some('how (?:many|much)', 'wie ?viele?', 'wieviel\\w*', 'wie oft');
const SPRINTS = some('sprints?', 'runs?', 'reps?', 'laufe', 'laufen', 'wiederholung\\w*', 'mal');
const REST = some('rests?', 'breaks?', 'pausen?', 'recover\\w*', 'wait', 'between', 'ausruh\\w*', 'dazwischen', 'erhol\\w*');
const WHY = some('why', 'how come', 'y', 'warum', 'wieso', 'weshalb', 'wozu');

const SHAKE = some('(?:protein|proteen|protien|eiweiss|proteinpulver|eiweisspulver)(?: ?(?:shakes?|powder|bars?|pulver|riegel))?', 'shakes?', 'proteinshakes?', 'eiweissshakes?', 'whey', 'proteinpulver', 'eiweisspulver');
const YES_OR_NO = some('yes or no', 'so', 'should', 'shall', 'can', 'do i need', 'is', 'good', 'take', 'drink', 'ja oder nein', 'also', 'soll\\w*', 'kann', 'darf', 'brauch\\w*', 'gut', 'nehm\\w*', 'trink\\w*', 'ist');
const GYM = some('gym', 'weights?', 'lift\\w*', 'fitness ?studio', 'studio', 'gewichte?', 'hanteln?', 'krafttraining');
const NOT_SHAKE = some('chocolate', 'milk ?shakes?', 'schoko\\w*', 'milchshake\\w*', 'hands?', 'hande?n?', 'shaking', 'legs?', 'thin\\w*', 'lose weight', 'abnehm\\w*', 'instead of', 'statt', 'fat', 'dick', 'muscles? like', 'skip\\w*', 'only');

const SLEEP = some('sleep\\w*', 'slep', 'bed(?:time)?', 'schlaf\\w*', 'bett', 'pennen');
const SO_LATE = some('(?:bed|sleep|asleep|bett|schlafen|pennen|ein) (?:\\w+ ){0,2}?(?:at|by|around|till|until|til|um|gegen|erst um|bis) (?:like |about |\\w+ )?(?:11|12|1|2|3|4|23|24|0|one|two|three|midnight|mitternacht|eins|zwei|drei|elf|zwolf)(?: ?(?:am|pm|uhr|30|nachts))?', '(?:um|gegen|at|around|bis|erst um) (?:11|12|1|2|3|23|24|0|eins|zwei|drei|elf|zwolf|midnight|mitternacht)(?: uhr)? (?:nachts )?(?:ins bett|schlafen|to bed|to sleep|pennen)', '(?:bed|sleep|schlafen|bett) (?:so|really|sehr|echt|zu|too) (?:late|spat)');
const IS_ENOUGH = some('how (?:much|long|many)', 'too late', 'ok', 'okay', 'enough', 'when should', 'wie (?:viel|lange?|viele)', 'zu spat', 'genug', 'wann soll\\w*', 'schlimm');
const CANNOT_SLEEP = some('cant', 'cannot', 'can not', 'kann nicht', 'cry\\w*', 'wein\\w*', 'scared', 'angst', 'sad', 'traurig', 'nightmares?', 'albtraum\\w*', 'shout\\w*', 'schrei\\w*', 'streit\\w*', 'fight\\w*', 'alone', 'allein\\w*');

/** What a player asks of the own future, the board, the form analysis, speed, food and sleep; the surer rows first. */
export const BODY_FUTURE_AND_APP_ROWS: readonly TalkFollowUpRow[] = [
  { to: { line: 'proChance' }, asks: [CHANCE, PRO], unless: OF_PACKS, mostWords: 20 },
  { to: { line: 'proChance' }, talk: PRO_TOLD, asks: [CHANCE], unless: OF_PACKS, mostWords: 12 },
  { to: { line: 'starHours' }, asks: [HOURS, TRAINED, STAR], unless: OWN, mostWords: 18 },
  { to: { line: 'passOnBoard' }, asks: [PASSES, BOARD, TOKENS], mostWords: 24 },
  { to: { line: 'passOnBoard' }, asks: [some('pass (?:him|her|them|\\w+) (?:on|in) (?:the )?\\w*board\\w*')], mostWords: 20 },
  { to: { line: 'passOnBoard' }, talk: /\b(?:more (?:tokens?|coins?)|mehr (?:token\w*|munzen?))\b/, asks: [PASSES], unless: some('defender\\w*', 'ball', 'verteidig\\w*', 'gegner\\w*'), mostWords: 12 },
  { to: { line: 'passOnBoard' }, asks: [HAS_MORE, TOKENS, PASSES], mostWords: 24 },
  { to: { line: 'formAccuracy' }, asks: [FORM_TOLD, ACCURATE], unless: some('shoot\\w*', 'pass\\w*', 'schuss\\w*', 'record\\w*', 'delete\\w*', 'losch\\w*', 'who', 'wer', 'how (?:do|can) i', 'wie (?:mach|kann|nehm)\\w*', 'good at', 'way to'), mostWords: 14 },
  { to: { line: 'formAccuracy' }, talk: /\b(?:form ?analysis|formanalyse|video ?review|form check)\b/, asks: [ACCURATE], unless: some('how (?:do|can) i', 'good at', 'shoot\\w*', 'pass\\w*'), mostWords: 9 },
  { to: { line: 'sprintTime' }, asks: [HOW_FAST, DISTANCE, RUNS], unless: NOT_SPRINT_TIME, mostWords: 18 },
  { to: { line: 'sprintsAndRest' }, talk: FASTER_TOLD, asks: [HOW_MANY, SPRINTS, REST], unless: WHY, mostWords: 18 },
  { to: { line: 'sprintsAndRest' }, asks: [HOW_MANY, some('sprints?'), REST], unless: WHY, mostWords: 18 },
  { to: { line: 'whyLongRest' }, behindLine: ['sprintsAndRest', 'whyLongRest'], asks: [WHY, REST], unless: some('rest days?', 'ruhetag\\w*', 'pausentag\\w*', 'bench', 'between (?:matches|games|training)'), mostWords: 14 },
  { to: { line: 'gymAndShake' }, asks: [GYM, SHAKE, YES_OR_NO], unless: NOT_SHAKE, mostWords: 18 },
  { to: { line: 'noShake' }, asks: [SHAKE, YES_OR_NO], unless: new RegExp(`${NOT_SHAKE.source}|${some('bars?', 'riegel', 'how', 'wie', 'what', 'was', 'which', 'much', 'viel', 'food', 'essen').source}`), mostWords: 12 },
  { to: { line: 'sleepSoLate' }, asks: [SLEEP, SO_LATE, IS_ENOUGH], unless: CANNOT_SLEEP, mostWords: 18 },
];
