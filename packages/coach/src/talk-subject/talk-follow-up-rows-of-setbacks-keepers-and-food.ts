import { inEitherOrder, some } from '../question-parts/whole-word-pattern.ts';
import type { TalkFollowUpRow } from './talk-follow-up-row-type.ts';

const HARM = some('hurts?', 'weh', 'wehtut', 'schmerz\\w*', 'pain\\w*', 'injur\\w*', 'verletz\\w*', 'dizzy', 'schwindlig', 'bleed\\w*', 'blut\\w*', 'swollen', 'geschwollen', 'hits? me', 'hit by', 'schlagt', 'schlagen', 'kill\\w*', '(?:to|wanna|gonna|want) die', 'sterben', 'hate myself', 'hasse mich');

const OWN_GOAL = /(?:^| )(?:own ?goals?|owngoals?|eigentore?n?s?)(?= |$)/;
const PREVENTS = some('(?:prevent|avoid)\\w*', 'stop (?:it|that|this|an?|own|owngoals?|scoring|doing|making|them|myself)', 'not (?:score|scoring|do|make|get|let) (?:\\w+ ){0,3}(?:again|any ?more|own ?goals?|owngoals?)', '(?:dont|do not) (?:score|do|make|get) (?:\\w+ ){0,3}(?:again|any ?more|own ?goals?|owngoals?)', '(?:so (?:that )?(?:it|this) )?(?:doesnt|does not|wont|never|not) happens? (?:to me )?again', 'happen(?:s|ing)? again', 'verhinder\\w*', 'vermeid\\w*', 'vermied\\w*', '(?:nicht|nie|kein\\w*)(?: \\w+){0,3} (?:nochmal|noch mal|wieder|mehr|eigentore?)', 'nochmal passier\\w*', 'wieder passier\\w*');
const STANDS = some('(?:how|where) (?:do|should|must|can) i (?:stand|position myself|be standing)', '(?:wie|wo) (?:stell|stelle|steh|stehe|muss|soll|sollte|positionier\\w*) ich(?: mich)?(?: (?:hin|hinstellen|stehen|da|dann|am besten|richtig))*', 'wie (?:man|ich) (?:sich|mich) (?:hin)?stell\\w*');
const DIFFERENTLY = some('what (?:should|could|can|do) i (?:have )?(?:do|done) (?:better|different\\w*|instead|next time)', 'was (?:hatte|kann|konnte|soll|sollte|mach|mache) ich (?:\\w+ ){0,3}(?:besser|anders)(?: (?:machen|mach))*', 'do (?:it )?better next time', 'nachstes mal (?:\\w+ )?besser');
const ASKS = some('how', 'what', 'whats', 'can', 'could', 'is there', 'where', 'any', 'wie', 'was', 'kann', 'konnte', 'gibts', 'gibt', 'wo');
const OF_MIND = some('think\\w*', 'forget\\w*', 'get over', 'laugh\\w*', 'laughed', 'tell\\w*', 'told', 'say', 'sad', 'cry\\w*', 'shame\\w*', 'denk\\w*', 'vergess\\w*', 'kopf', 'lach\\w*', 'ausgelacht', 'sagen', 'sag', 'traurig', 'wein\\w*', 'scham\\w*', 'peinlich', 'penalt\\w*', 'elfmeter\\w*', 'tease\\w*', 'argern');
const PRACTISES = some('practi[cs]\\w*', 'train\\w*', 'work on', 'drills?', 'exercises?', 'uben?', 'ub', 'ube', 'ubung\\w*', 'trainier\\w*');
const TO_GET_BETTER = some('better', 'besser', 'again', 'nochmal', 'noch mal', 'wieder', 'nicht mehr', 'any ?more', 'against (?:that|it)', 'dagegen', 'for (?:that|it)', 'dafur');

const KEEPER = /(?:^| )(?:goal ?keeper|goal ?keeping|goal ?keepers|keeper|keepers|goalie|goaly|goalies|in goal|torwart\w*|torhuter\w*|torfrau|tormann|tor hute?|im tor|keeperin|dive|diving|hechte\w*)(?= |$)/;
const LOW = some('low (?:shots?|balls?|ones?|drives?)', '(?:shots?|balls?|ones?)(?: \\w+){0,3} low(?: \\w+){0,3}', 'low (?:to|on|at|in|down)(?: \\w+){0,4}', '(?:get|getting|go|going) down (?:\\w+ ){0,4}(?:quick\\w*|fast\\w*|slow\\w*|side|left|right)', '(?:too )?slow (?:at |to )?(?:get|getting|going) down(?: \\w+){0,4}', 'bottom (?:left|right|corners?)(?: corner)?', 'flach\\w* (?:\\w+ ){0,2}(?:schuss|schusse\\w*|balle?n?)', '(?:schuss|schusse|balle)(?: \\w+){0,3} flach\\w*(?: \\w+){0,3}', 'flachschuss\\w*', 'flachschusse\\w*', 'unten (?:\\w+ ){0,2}(?:links|rechts)', '(?:links|rechts) (?:\\w+ ){0,2}unten', '(?:unteres?|untere) (?:\\w+ )?eck\\w*', 'nicht schnell genug (?:\\w+ )?(?:runter|unten)', '(?:zu )?langsam (?:\\w+ )?(?:runter|unten)', '(?:runter|unten) (?:\\w+ ){0,3}(?:zu )?langsam');
const LOW_OR_DIVE = new RegExp(`${LOW.source}|(?:^| )(?:div(?:e|es|ing)|hecht\\w*)(?= |$)`);
const NO_LOW_SHOT = some('penalt\\w*', 'elfmeter\\w*', 'high', 'hoch', 'hohe\\w*', 'cross\\w*', 'flank\\w*', 'throw\\w*', 'abwurf\\w*', 'passes', 'passen', 'my shots?', 'meine? schusse?', 'strikers?', 'sturmer\\w*', 'i (?:shoot|score)', 'beat the', 'afraid', 'scared', 'angst', 'eat\\w*', 'level', 'xp', 'tokens?', 'score', 'swim\\w*', 'pool', 'schwimm\\w*');
const KEEPER_LOW_TOLD = inEitherOrder(KEEPER, LOW_OR_DIVE);
const A_DRILL = some('drills?', 'exercises?', 'ubung\\w*', 'something', 'anything', 'what (?:can|should|could|do) i', 'how (?:can|do|should) i (?:practi[cs]e|train)', 'was (?:kann|soll|konnte|mach|mache) ich', 'etwas', 'was', 'wie (?:ub|ube|trainier|trainiere|kann) ich');
const FOR_THAT = some('for (?:that|it|this|diving|low (?:shots?|balls?))', 'dafur', 'dazu', 'hierfur', 'at home', 'home', 'alone', 'on my own', 'by myself', 'allein\\w*', 'alleine', 'zu ?hause', 'daheim', 'garden', 'garten', '(?:practi[cs]e|train) (?:that|it|this)', 'das (?:uben|trainieren)', 'ich das');
const NOT_THAT_DRILL = some('feet', 'kicks?', 'kicking', 'fussen', 'abschlag\\w*', 'catch\\w*', 'fangen', 'without (?:a )?ball', 'ohne ball', 'think\\w*', 'denk\\w*', 'nervous', 'nervos', 'eat', 'essen', 'another', 'andere\\w*', 'noch ein\\w*', 'plan\\w*');

const LETS_GO = some('stop (?:\\w+ ){0,2}(?:thinking|worrying|being (?:sad|upset|angry)|going over)', 'forget\\w*', 'get over', 'let (?:it |them |that )?go', 'out of my (?:head|mind)', 'not (?:to )?think', 'shake (?:it |them )?off', 'vergess\\w*', 'abhak\\w*', 'aus (?:dem|meinem|m) kopf', '(?:nicht mehr|auf\\w*|nicht)(?: \\w+){0,5} (?:zu )?(?:denk\\w*|grubel\\w*)', '(?:denk\\w*|grubel\\w*)(?: \\w+){0,4} (?:auf|nicht mehr)', 'weg(?:steck|stecken|stecke)\\w*');
const GOALS_LET_IN = some('goals? (?:that |which )?(?:i|we)(?: ve| have)? (?:let|lets|letting|conced\\w*|got|get)(?: in)?', '(?:let|letting|lets) (?:\\w+ ){0,3}in(?: goals?)?', 'conced\\w*(?: goals?)?', 'goals? against(?: me)?', 'gegentore?n?', 'gegentreffer\\w*', 'tore?n? die ich (?:\\w+ ){0,3}(?:reinlass\\w*|reingelassen|kassier\\w*|bekomm\\w*|krieg\\w*)', '(?:reingelassen\\w*|kassierte\\w*) tore?n?');

const EATS = /(?:^| )(?:eat|eats|eating|food|breakfast|banana|snacks?|ess|esse|essen|fruhstuck\w*|banane|meal|hunger|hungry|runter ?krieg\w*)(?= |$)/;
const BEFORE_MATCH = /(?:^| )(?:match\w*|games?|tournament\w*|kick ?off|\w*spiele?s?|turnier\w*|anpfiff|breakfast|fruhstuck\w*)(?= |$)/;
const NO_HUNGER = some('(?:no|not|never|isnt|arent|aint|dont (?:feel|get)|keinen?|kein|nie|nicht) (?:\\w+ ){0,3}(?:hungry|hunger|hungrig|appetite|appetit)', '(?:cant|cannot|can not|cant really|couldnt|could not) (?:\\w+ )?(?:eat|get)(?: \\w+){0,3}', '(?:nix|nichts|kaum was|kaum etwas)(?: \\w+){0,3} (?:runter\\w*|rein\\w*|essen)', '(?:krieg|kriege|bekomm|bekomme|bring|bringe)(?: \\w+){0,5} (?:nix|nichts|kaum was)(?: \\w+)? (?:runter|rein)', 'kann(?: \\w+){0,4} (?:nix|nichts|nicht|kaum)(?: \\w+){0,2} essen');
const IN_MORNING = some('early', 'mornings?', 'breakfast', 'so ?fruh', 'fruh\\w*', 'in der fruh', 'morgens?', 'before (?:the |a |my )?(?:match\\w*|games?)', 'vorm spiel', 'vor (?:dem|einem|m) spiel', 'vorher', 'when i (?:wake|get) up', 'nach dem aufstehen');
/** Who eats little on other days too, or to be thinner, is not told that it is fine. */
const EATS_LITTLE = some('diet\\w*', 'weight', 'weigh\\w*', 'fat', 'fatter', 'thin', 'thinner', 'skinny', 'slim\\w*', 'calor\\w*', 'abnehm\\w*', 'diat\\w*', 'gewicht', 'dick\\w*', 'dunn\\w*', 'schlank\\w*', 'kalorien', 'days?', 'tagen?', 'weeks?', 'wochen?', 'months?', 'monaten?', 'lately', 'any ?more', 'nicht mehr', 'all day', 'whole day', 'ganzen tag', 'lunch', 'dinner', 'mittags?\\w*', 'abends', 'abendessen', 'throw\\w* up', 'vomit\\w*', 'sick', 'ubel', 'schlecht', 'kotz\\w*', 'erbrech\\w*', 'starv\\w*', 'hunger aus\\w*', 'secret\\w*', 'heimlich', 'stomach', 'bauch\\w*', 'magen\\w*', 'nervous', 'nervos', 'aufgeregt', 'money', 'geld', 'nothing at home', 'nichts zu hause', 'gibt nichts', 'forbid\\w*', 'darf nicht');

const HALF_TIME = some('half ?time', 'halb ?zeit\\w*', '(?:in|at|during) the break', 'in der pause');
const NOT_FOOD_THEN = some('how long', 'wie lange?', 'subbed', 'coach', 'trainer', 'losing', 'verlier\\w*', 'tactic\\w*', 'taktik', 'do i do', 'should i do', 'mach\\w*', 'say', 'sag\\w*', 'school', 'schul\\w*', 'toilet', 'klo');

const ASKED_ALREADY = /(?:^| )(?:did ask|asked|have asked|ive asked|told (?:him|her|them|my)|gefragt|angesprochen|gesagt)(?= |$)/;
const HOW_TO_ASK = some('how (?:do|can|could|should|would) (?:i|you|u) (?:\\w+ ){0,3}?(?:ask|say|tell|talk|bring)', 'how to (?:ask|say|tell)', 'wie (?:frag|frage|sag|sage|sprech|spreche|red|rede|formulier|formuliere) ich', 'wie (?:kann|soll|konnte|sollte) ich (?:\\w+ ){0,5}?(?:fragen|sagen|ansprechen|reden)', 'was (?:sag|sage) ich');
const NOT_TO_ANNOY = some('without (?:\\w+ ){0,3}?(?:annoy\\w*|rude|whin\\w*|moan\\w*|pushy|cheeky|desperate|angry|arrogant|needy|mean|nagging)', '(?:not|dont|doesnt|isnt) (?:\\w+ ){0,4}?(?:annoy\\w*|rude|whin\\w*|moan\\w*|pushy|cheeky|desperate|angry|arrogant|needy|mean|nagging)', 'ohne (?:\\w+ ){0,5}?(?:nerv\\w*|frech\\w*|unhoflich|jammer\\w*|heul\\w*|mecker\\w*|zickig|arrogant|sauer|betteln)', 'nicht (?:\\w+ ){0,5}?(?:nerv\\w*|frech|unhoflich|jammer\\w*|mecker\\w*|zickig|arrogant|sauer)', '(?:ask|say|tell)(?: \\w+){0,3} (?:nicely|politely)', '(?:nett|hoflich) (?:\\w+ ){0,3}?(?:fragen|frage|sagen|ansprechen)');

const SOFT_BALL = some('(?:no|not|dont|havent|have not|hav not|got no|without|aint|cant get|kein\\w*|ohne)(?: \\w+){0,3} (?:soft|softer|weich\\w*|foam|schaumstoff\\w*|light|leicht\\w*)(?: (?:ball|balls|one|ones|fussball|football))*', 'soft ?ball (?:hab\\w*|besitz\\w*) (?:ich )?(?:nicht|kein\\w*)', 'kein\\w* (?:soft ?ball|schaumstoff ?ball|weichball)');
const OF_SOFT_BALL = some('ball', 'balls', 'one', 'fussball', 'football', 'softball', 'schaumstoffball', 'weichen', 'weicher', 'soft');
const AFRAID = /(?:^| )(?:scared|scard|afraid|fear\w*|frighten\w*|angst|zuck\w*|furcht\w*|trau\w*)(?= |$)/;

/** What a player asks more closely behind an own goal, in goal, of food before a match, of a coach who was asked already, and without a soft ball. */
export const SETBACK_KEEPER_AND_FOOD_ROWS: readonly TalkFollowUpRow[] = [
  { to: { line: 'ownGoalPractise' }, talk: OWN_GOAL, noDrill: true, asks: [some('what', 'which', 'was', 'welche\\w*'), PRACTISES, TO_GET_BETTER], unless: new RegExp(`${HARM.source}|${OF_MIND.source}`), mostWords: 16 },
  { to: { line: 'ownGoalPrevent' }, asks: [OWN_GOAL, ASKS, new RegExp(`${PREVENTS.source}|${STANDS.source}`)], unless: new RegExp(`${HARM.source}|${OF_MIND.source}|${PRACTISES.source}`), mostWords: 18 },
  { to: { line: 'ownGoalPrevent' }, talk: OWN_GOAL, asks: [ASKS, new RegExp(`${PREVENTS.source}|${STANDS.source}|${DIFFERENTLY.source}`)], unless: new RegExp(`${HARM.source}|${OF_MIND.source}|${PRACTISES.source}`), mostWords: 14 },

  { to: { topic: 'keeperConceded' }, asks: [LETS_GO, GOALS_LET_IN], unless: HARM, mostWords: 18 },
  { to: { line: 'keeperLowDrill' }, talk: KEEPER_LOW_TOLD, noDrill: true, asks: [A_DRILL, FOR_THAT], unless: new RegExp(`${HARM.source}|${NOT_THAT_DRILL.source}|${NO_LOW_SHOT.source}`), mostWords: 16 },
  { to: { line: 'keeperLowDive' }, noDrill: true, asks: [KEEPER, LOW], unless: new RegExp(`${HARM.source}|${NO_LOW_SHOT.source}`), mostWords: 20 },
  { to: { line: 'keeperLowDive' }, talk: KEEPER, noDrill: true, asks: [LOW], unless: new RegExp(`${HARM.source}|${NO_LOW_SHOT.source}`), mostWords: 14 },

  { to: { line: 'noMorningHunger' }, talk: inEitherOrder(EATS, BEFORE_MATCH), asks: [NO_HUNGER, IN_MORNING], unless: new RegExp(`${HARM.source}|${EATS_LITTLE.source}`), mostWords: 16 },
  { to: { topic: 'halfTimeFood' }, talk: EATS, asks: [HALF_TIME], unless: NOT_FOOD_THEN, mostWords: 9 },

  { to: { line: 'askWithoutAnnoying' }, talk: ASKED_ALREADY, asks: [HOW_TO_ASK, NOT_TO_ANNOY], unless: HARM, mostWords: 16 },

  { to: { line: 'softBallForFear' }, talk: AFRAID, asks: [SOFT_BALL, OF_SOFT_BALL], mostWords: 13 },
  { to: { line: 'softBallStandIn' }, noDrill: true, asks: [SOFT_BALL, OF_SOFT_BALL], mostWords: 11 },
];
