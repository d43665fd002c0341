import { some } from '../question-parts/whole-word-pattern.ts';
import type { TalkFollowUpRow } from './talk-follow-up-row-type.ts';

/** What can be done with what is there (no ball, no tape, hardly room, a wall alone, a garden with a ball), when, and what is harder; English and German, in plain letters. */
const NO = '(?:no|not|without|aint got|aint|havent (?:got )?(?:any |a |even )?|havnt (?:got )?|have no|got no|dont (?:even )?(?:have|hav|got)(?: (?:a|any|even))?|kein\\w*|ohne|nicht)';
const NO_BALL = some(`${NO} (?:a |any |mein\\w* )?balls?`, '(?:my |the )?ball (?:is|its|s) (?:\\w+ )?(?:flat|gone|lost)', 'flat ball', '(?:mein |der )?ball (?:ist |is )?(?:\\w+ )?(?:platt|weg|leer)', 'balls? (?:hab|habe) ich (?:\\w+ )?(?:nich|nicht|kein\\w*)', 'ball (?:its|is) flat');
const NO_TAPE = some(`${NO} (?:a |any )?(?:tape|ladder|chalk|cones?|klebeband|kreppband|leiter|kreide|hutchen)`, '(?:its|is|on|got) (?:a |all )?carpet', '(?:ist|auf|nur|liegt) (?:\\w+ )?teppich', '(?:tape|klebeband|leiter) (?:hab|haben|habe|gibt|is|ist) (?:\\w+ ){0,3}?(?:nich|nicht|kein\\w*|auch nicht)', '(?:klebeband|leiter|tape) (?:hab|haben) (?:ich|wir) (?:\\w+ )?nich\\w*');
const ASKS = some('what', 'wat', 'wot', 'anything', 'smth', 'sth', 'something', 'else', 'other', 'another', 'can i', 'drill', 'do', 'mean', 'give', 'which', 'tho', 'either', 'was', 'etwas', 'irgendwas', 'sonst', 'ander\\w*', 'noch', 'ubung\\w*', 'kann ich', 'gib', 'mein\\w*', 'auch', 'aber');
/** Ladders, steps and rooms, which the talk told of. */
const OF_PLACE = /(?:^| )(?:room|inside|indoors|ball|tape|ladder|carpet|space|raining|garden|min\w*|mins|zimmer|drin\w*|leiter|platz|klebeband|regnet|garten|minuten)(?= |$)/;
/** A room, in which a small spot was offered already. */
const OF_ROOM = /(?:^| )(?:room|bedroom|inside|indoors|zimmer|kinderzimmer|drin\w*)(?= |$)/;
const NO_SPACE = some(`${NO} (?:\\w+ )?(?:space|room to move|2 met\\w*|two met\\w*|platz|2 meter|zwei meter)`, '(?:theres|there is|there s) no (?:space|room)', '(?:room|bedroom|zimmer) (?:is|its|ist) (?:\\w+ )?(?:tiny|small|so small|klein|winzig|mini)', '(?:tiny|winzig\\w*|zu klein\\w*) (?:room|bedroom|zimmer)', 'kein\\w* platz', 'zu wenig platz', 'hardly any (?:space|room)');
const STANDS_STILL = some('standing still', 'on the spot', 'stand still', 'without moving', 'in one (?:spot|place)', 'im stehen', 'auf der stelle', 'am platz', 'ohne (?:mich zu )?beweg\\w*');
const IN_ROOM = some('in my (?:bed ?)?room', 'in the house', 'inside', 'indoors', 'at home', 'im zimmer', 'in (?:meinem|meim|mein) zimmer', 'drinnen', 'drin', 'zu ?hause', 'daheim', 'im haus');
const WHAT_DO = some('(?:what|wat|wot) (?:can|could|should|shud|shall|do|else)(?: i| we)? ?(?:do|practi[cs]e|train)?', 'was (?:kann|soll|konnte|mach)(?: ich)?(?: \\w+){0,4}', '(?:any|got|give me|gimme|need) (?:a )?(?:drills?|ideas?|smth|something)', 'which drill', 'wat drill', 'what drill', 'welche ubung');
const STAYS_IN = some('wont let me (?:go )?out\\w*', 'not allowed (?:to go )?out\\w*', 'darf (?:\\w+ )?nicht raus', 'lasst mich (?:\\w+ )?nicht raus');
const OF_WORRY = some('why', 'persuade', 'convince', 'talk to (?:my|her|him)', 'warum', 'uberred\\w*', 'uberzeug\\w*', 'scared', 'angst', 'hurts?', 'ill', 'krank', 'banned', 'grounded', 'hausarrest', 'hits?', 'shouts?', 'alone with', 'allein mit');
const WALL_ONLY = some('only (?:got |have |a )*(?:a )?wall', 'just (?:got |have |a )*(?:a )?wall', '(?:got|have) (?:only |just )?a wall', 'nur (?:\\w+ )?wand', '(?:hab|habe) (?:nur |bloss )?(?:ne|eine) wand');
const NO_SHOOTING = some(`${NO} (?:space|room|place|platz)(?: \\w+){0,4}`, '(?:cant|not) shoot\\w*', 'kein\\w* platz(?: \\w+){0,4}', '(?:kann|darf) (?:\\w+ )?(?:nich|nicht) schiessen');
const OF_WEAK_FOOT = /(?:^| )(?:left|right|weak\w*|wrong|other|links|rechts|linke\w*|rechte\w*|schwach\w*)(?: \w+)? ?(?:foot|leg|fuss|bein)(?= |$)/;
const GARDEN = some('garden', 'yard', 'back ?yard', 'park', 'field', 'grass', 'garten', 'wiese', 'hof', 'rasen', 'outside', 'draussen');
const WITH_BALL = some('(?:w|with|n|and|got|have|mit|und) (?:a |my |the |dem |nem |einem )?ball', 'a ball', 'ball');
const OF_PLAN_OR_PLACE = some('plan', 'wochenplan', 'how many', 'wie viele', 'rule', 'regel', 'lost', 'verloren', 'flat', 'platt');

const HOMEWORK = some('hw', 'homework', 'home work', 'school ?work', 'maths', 'revision', 'revise', 'exams?', 'tests?', 'hausaufgaben', 'hausis?', 'hausi', 'schule', 'klassenarbeit\\w*', 'mathe', 'lernen');
const PRACTICE = some('practi[cs]e', 'training', 'train', 'football', 'drills?', 'uben', 'ub', 'trainieren', 'fussball');
const NO_TIME = some('(?:never|no|not enough|hardly|dont) (?:have |got |ever have )?(?:any |enough |the )?time', 'never (?:have|got) time', 'too (?:busy|much to do)', 'fit (?:it|them|both)', 'both', 'nie (?:\\w+ )?zeit', 'kein\\w* zeit', 'keine zeit', 'zu wenig zeit', 'beides', 'schaff\\w*');
const CLOCK = '(?:half )?(?:\\d{1,2}(?: \\d\\d)?|one|two|three|four|five|six|seven|eight|nine|ten|vier|funf|sechs|sieben|acht|neun|zehn)(?: (?:oclock|pm|uhr))?';
const HOME_AT = some(`(?:home|back|finish(?:ed)?|school ends?|out of school|school finishes|heim|zuhause|zu hause|daheim|aus|schluss)(?: \\w+){0,3} (?:at|til|till|until|by|um|bis|gegen|ab) ${CLOCK}`, `(?:at|um|gegen|ab|erst um) ${CLOCK} (?:\\w+ )?(?:home|zuhause|zu hause|daheim|heim)`);
const MEAL_OR_BED = some(`(?:tea|dinner|supper|eat|bed|bedtime|asleep|essen|abendessen|abendbrot|bett|schlafen|schlaf)(?: \\w+){0,4} (?:at|by|um|gegen|bis|ab) ${CLOCK}`, `(?:at|um|gegen) ${CLOCK} (?:\\w+ ){0,3}?(?:tea|dinner|bed|essen|abendessen|abendbrot|bett)`);
const WHEN = some('when', 'wen', 'what time', 'how', 'fit', 'where', 'wann', 'wie', 'um wie viel', 'wo');

const HARDER = some('harder', 'more difficult', 'tougher', 'next level', 'more challenging', 'not so easy', 'schwerer\\w*', 'schwieriger\\w*', 'harter\\w*', 'anspruchsvoller\\w*', 'nicht so leicht\\w*');
const QUICK_FEET = some('fast feet', 'quick feet', 'quicker feet', 'fast footwork', 'quick touches', 'schnelle\\w* fusse\\w*', 'schnelle\\w* beinarbeit', 'schnelle\\w* beine');
const TOE_TAPS = some('toe ?taps?', 'bell touches', 'sole rolls?', 'sohlentipp\\w*', 'sohlen ?roll\\w*', 'links rechts tipper\\w*', 'tipper');
const WANTS = some('give', 'gimme', 'want', 'need', 'something', 'smth', 'sth', 'anything', 'is there', 'got', 'bored', 'boring', 'easy', 'gib', 'will', 'brauch\\w*', 'etwas', 'was', 'langweilig', 'leicht', 'but', 'aber');

const LONG_BALL = /(?:^| )(?:long (?:balls?|pass\w*)|balls? down the line|switch\w*|lange\w* (?:ball\w*|balle|pass\w*)|flugball\w*|diagonal\w*|far|weit\w*)(?= |$)/;
const GOES_UP = some('(?:goes|go|going|gos|flies|flys|flying) (?:\\w+ )?(?:up|high|in the air|too high|straight up)', 'too high', 'no distance', 'not far', 'in the air', 'geht (?:\\w+ )?(?:hoch|nach oben)', 'fliegt (?:\\w+ )?(?:hoch|nach oben|steil)', 'zu hoch', 'nicht weit');
const DRIVEN = some('far (?:n|and) (?:quick|fast|hard|low)', '(?:quick|fast|hard|low) (?:n|and) far', 'driven', 'flat (?:n|and|but) far', 'low (?:n|and|but) (?:long|far)', 'drive it', 'weit und (?:schnell|flach|hart|fest)', '(?:schnell|flach|hart|fest) und weit', 'flach und (?:lang|fest)', 'scharf\\w*');

const PARTNER_GONE = /(?:^| )(?:left|leaves|leaving|gone|moved|quit|stopped|new (?:team|club)|weg|gegangen|aufgehort|verlassen|gewechselt|umgezogen)(?= |$)/;
const WHO_WITH = some('who (?:do|shall|should|shud|can|will|am) (?:\\w+ ){0,2}?(?:pass|pair|go|train|play|practi[cs]e|partner)(?: \\w+){0,3}', 'no ?one to (?:pass|pair|play|train)(?: \\w+){0,2}', 'nobody to (?:pass|pair|play|train)(?: \\w+){0,2}', '(?:mit )?wem (?:pass|spiel|ub|trainier|mach|geh|kann|soll)\\w*(?: \\w+){0,4}', 'niemand\\w* (?:mehr )?(?:zum|mit dem|fur) (?:\\w+ ){0,3}?(?:passen|uben|spielen|partner\\w*)?');
const AT_TRAINING = some('training', 'practi[cs]e', 'pairs?', 'partner\\w*', 'drills?', 'paar\\w*', 'beim training', 'zu zweit', 'now', 'jetzt', 'team');

const WHICH_PACKS = some('(?:which|what|wich|wat) packs?(?: \\w+){0,6}', 'best packs?', 'welche\\w* (?:packs?|packchen|karten ?pack\\w*)(?: \\w+){0,6}', 'beste\\w* packs?');
const OPENS = some('open\\w*', 'buy', 'get', 'best', 'choose', 'should', 'shud', 'offnen', 'aufmach\\w*', 'kaufen', 'nehmen', 'soll\\w*', 'beste\\w*');
const PACKS_COUNTED = some('\\d{1,4} (?:packs?|packchen)', 'packs? \\d{1,4}');
const RARITY = some('legend\\w*', 'epics?', 'epische\\w*', 'rares?', 'seltene?\\w*');
const HOW_MANY = some('how many(?: \\w+){0,5}', 'wie ?viele?(?: \\w+){0,5}', 'would i get', 'wud i get');

export const WHAT_IS_THERE_ROWS: readonly TalkFollowUpRow[] = [
  { to: { line: 'nothingThere' }, asks: [NO_BALL, NO_TAPE], unless: some('plan', 'wochenplan'), mostWords: 20 },
  { to: { line: 'nothingThere' }, talk: OF_PLACE, asks: [NO_TAPE, ASKS], unless: some('(?:ladders?|leiter|cones?|hutchen)', 'plan', 'wochenplan', 'buy', 'kaufen', 'cones? do i need'), mostWords: 14 },
  { to: { line: 'ballFlat' }, talk: OF_PLACE, asks: [NO_BALL, some('flat', 'platt', 'leer')], unless: some('pump\\w*', 'how (?:do|can) i', 'why', 'wie', 'warum', 'aufpump\\w*'), mostWords: 10 },
  { to: { line: 'standsStill' }, asks: [STANDS_STILL, some('what', 'wat', 'drill', 'can', 'was', 'kann', 'ubung\\w*')], talk: OF_PLACE, unless: some('shoot\\w*', 'free ?kick', 'wall', 'wand'), mostWords: 16 },
  { to: { line: 'standsStill' }, talk: OF_ROOM, asks: [NO_SPACE], unless: some('shoot\\w*', 'wall', 'wand', 'schiess\\w*', 'defender\\w*', 'match', 'spiel', 'scared', 'angst', 'touch\\w*'), mostWords: 18 },
  { to: { line: 'inRoom' }, asks: [IN_ROOM, WHAT_DO, STAYS_IN], unless: OF_WORRY, mostWords: 24 },
  { to: { line: 'weakFootWall' }, talk: OF_WEAK_FOOT, asks: [WALL_ONLY, some('what', 'wat', 'if', 'no', 'how', 'can', 'was', 'wenn', 'wie', 'kann', 'kein\\w*')], unless: some('plan', 'record', 'rekord'), mostWords: 16 },
  { to: { line: 'wallNoShot' }, asks: [WALL_ONLY, NO_SHOOTING], mostWords: 16 },
  { to: { line: 'ballNoWall' }, asks: [GARDEN, WITH_BALL, some('smth', 'sth', 'something', 'what', 'wat', 'which', 'drill', 'want', 'give', 'etwas', 'was', 'welche', 'ubung\\w*', 'will', 'gib')], talk: /(?:^| )(?:what|wat|drill|do|was|ubung\w*|uben|machen)(?= |$)/, unless: OF_PLAN_OR_PLACE, mostWords: 18 },
  { to: { topic: 'school' }, asks: [HOMEWORK, PRACTICE, NO_TIME], unless: some('tired', 'mude', 'streak', 'serie', 'stress\\w*', 'cry\\w*', 'wein\\w*'), mostWords: 20 },
  { to: { line: 'whenBetween' }, asks: [HOME_AT, MEAL_OR_BED, WHEN], mostWords: 26 },
  { to: { line: 'harderOfKind' }, asks: [HARDER, QUICK_FEET], unless: some('plan', 'wochenplan'), mostWords: 16 },
  { to: { line: 'harderOfKind' }, asks: [HARDER, TOE_TAPS, WANTS], unless: some('plan', 'wochenplan', 'why', 'warum'), mostWords: 16 },
  { to: { line: 'longBallDriven' }, talk: LONG_BALL, asks: [DRIVEN], unless: some('shoot\\w*', 'schiess\\w*', 'schuss\\w*', 'throw\\w*', 'einwurf'), mostWords: 16 },
  { to: { line: 'longBallUp' }, talk: /(?:^| )(?:long (?:balls?|pass\w*)|down the line|lange\w* (?:ball\w*|balle|pass\w*)|flugball\w*)(?= |$)/, turnsBack: 2, asks: [GOES_UP], unless: some('shoot\\w*', 'shot', 'schuss\\w*', 'cross\\w*', 'flank\\w*', 'juggl\\w*'), mostWords: 14 },
  { to: { line: 'newPartner' }, talk: PARTNER_GONE, asks: [WHO_WITH, AT_TRAINING], unless: some('sit', 'sitz\\w*', 'sad', 'traurig'), mostWords: 22 },
  { to: { line: 'onePackKind' }, asks: [WHICH_PACKS, OPENS], mostWords: 10 },
  { to: { line: 'packsOnAverage' }, asks: [PACKS_COUNTED, RARITY, HOW_MANY], unless: some('if', 'wenn', 'open\\w*', 'aufmach\\w*', 'offne\\w*'), mostWords: 18 },
];
