import { some } from '../question-parts/whole-word-pattern.ts';
import type { TalkFollowUpRow } from './talk-follow-up-row-type.ts';

/** The day of a match by the clock, honest answers, and why this drill for that; English and German, in plain letters. */
const MATCH_DAY = some('match ?day', 'game ?day', 'spieltag', 'match', 'game', 'spiel', 'punktspiel', 'turnier', 'tournament', 'kick ?off', 'anpfiff');
const ASKS_TIMES = some(
  '(?:a |n |nen |einen )?(?:plan|zeitplan|ablauf|ablaufplan|schedule|timetable|tagesplan) (?:for|fur|on|am|vom|of)(?: \\w+){0,3} (?:match ?day|game ?day|spieltag|match|game|spiel|turnier)',
  'what (?:do|should|shud|shall) i do when', 'what do i do at what time', 'what time (?:do|should|shud) i (?:do|eat|be|leave)(?: \\w+){0,3}', 'when (?:do|should|shud) i do what', 'was (?:mach|mache|soll|muss) ich wann(?: \\w+)?', 'wann (?:mach|mache|soll|muss) ich was(?: \\w+)?', 'wie (?:plan\\w*|mach\\w*) ich den (?:spieltag|tag)', 'match ?day plan', 'spieltagsplan', 'plan (?:my|the|our|meinen|den) (?:match ?day|game ?day|spieltag)',
);
const OF_DRILLS = some('drills?', 'ubung\\w*', 'minutes?', 'minuten', 'nervous', 'nervos', 'aufgeregt', 'scared', 'angst', 'hurts?', 'weh', 'week', 'woche', 'wochenplan');
const EVENING_BEFORE = some('(?:fri|satur|thurs|sun|wednes|tues|mon)day (?:evening|night|eve)', '(?:freitag|samstag|donnerstag|sonntag|mittwoch|dienstag|montag) ?abend\\w*', '(?:evening|night|day) before', '(?:abend|tag) davor', 'am abend', 'vorabend', 'am (?:abend|tag) vorher');
const WARM_UP = some('warm ?up', 'warm up', 'warming up', 'aufwarmen', 'aufwarmn', 'warm ich mich auf', 'warme ich mich auf', 'warm machen', 'warmmachen', 'einlaufen', 'warm');
const EXACTLY = some('exact\\w*', 'how (?:long|many)', 'minutes?', 'mins?', 'min', 'minuten?', 'genau\\w*', 'wie lang\\w*', 'step by step', 'schritt fur schritt', 'what do i do', 'wie warm\\w* ich mich', 'how (?:do|should|shud) i');
const BEFORE_MATCH = some('before (?:a |the |my |our )?(?:match|game|matches|games)', 'for (?:a |the |my )?(?:match|game)', '(?:vor|vorm|fur) (?:dem |einem |m |das |mein\\w* )?(?:spiel|punktspiel|turnier)', 'vorm spiel');
const MATCH_TOLD = /\b(?:match ?day|game ?day|spielt\w*|kick ?off|anpfiff|matchday)\b/;

const BUS_TIME = /\b(?:bus|schulbus|train|zug|bahn|tram)\b(?: \w+){0,4}? (?:at |um |gegen )?(?:[4-9]|10)(?: ?[0-5]\d)?\b/;
const OF_SLEEP = some('bed', 'bedtime', 'sleep', 'asleep', 'bett', 'schlafen', 'schlaf', 'pennen', 'std', 'stunden?', 'hours?', 'hrs?', 'ins bett', 'schlafengehen', 'nie', 'never', 'schaff\\w*');
const WHEN = some('when', 'what time', 'wat time', 'wot time', 'how late', 'wann', 'um wie ?viel uhr', 'wie spat', 'welche uhrzeit', 'also wann');
const BED = some('bed', 'sleep', 'asleep', 'bett', 'schlafen', 'pennen', 'schlafengehen', 'licht aus', 'lights out');
const GAMING = some('zock\\w*', 'gezockt', 'gam(?:ing|e|ed)', 'playing (?:fifa|fortnite|roblox|eafc|fc ?\\d*|minecraft|xbox|playstation|ps5)', 'fifa', 'fortnite', 'roblox', 'eafc', 'ea fc', 'minecraft', 'xbox', 'playstation', 'ps5', 'konsole', 'spiel\\w* am handy');
const SO_LATE = some('(?:bis|till|til|until|to) (?:nachts |um |like |about |ca |halb )?(?:10|11|12|1|2|3|4|23|24|0|midnight|mitternacht|eins|zwei|drei|elf|zwolf|one|two|three)(?: ?(?:am|pm|uhr|nachts|oclock))?', 'so (?:late|spat)', 'all night', 'die ganze nacht', 'mitten in der nacht');
const IS_BAD = some('is (?:that|it|das|dass) (?:\\w+ )?(?:bad|ok|okay|alright|schlimm|schlecht|gut)', '(?:ist|war) das (?:\\w+ )?(?:schlimm|ok|okay|schlecht|zu spat|gut)', 'schlimm', 'bad for(?: \\w+){0,3}', 'too late', 'zu spat', 'ok oder', 'is it bad');
const FREE_MORNING = some('(?:aber|but|ja|yeah|well) (?:\\w+ ){0,4}?(?:erst|only|not (?:till|til|until)|first)(?: \\w+){0,3} (?:mittags?|nachmittags?|abends|noon|midday|afternoon|lunch\\w*)(?: \\w+){0,2}', '(?:morgen|tomorrow) (?:is |ist |hab ich |no |keine |kein )*(?:frei|schulfrei|wochenende|no school|keine schule|weekend)', '(?:can|kann) (?:i |ich )?(?:sleep in|ausschlafen|lie in)');
const GAMING_TOLD = /\b(?:zock\w*|gezockt|fifa|fortnite|roblox|eafc|konsole|xbox|playstation|gaming|bis (?:10|11|12|1|2|3|23|24) uhr|till (?:11|12|1|2))\b/;

const PRO_TOLD = /\b(?:go pro|going pro|turn pro|a pro|pros?|professional\w*|profis?|fussballprofi\w*|bundesliga\w*|premier league)\b/;
const BE_HONEST = some('be (?:\\w+ )?honest', 'honest(?:ly)?', 'tell (?:me )?the truth', 'the truth', 'no (?:lies|lying)', 'straight up', 'for real', 'sei (?:\\w+ )?ehrlich', 'ehrlich', 'ganz ehrlich', 'sag (?:\\w+ ){0,2}ehrlich', 'die wahrheit', 'ohne scheiss', 'real talk', 'mal ehrlich', 'just say it', 'sags? einfach');
const NOT_ENOUGH = some('(?:is|are|be|will) (?:\\w+ ){0,2}?(?:never|not) (?:\\w+ )?enough', 'never enough', 'not enough', 'reich\\w* (?:\\w+ ){0,2}?(?:nie|nicht|nich|niemals|net)', 'nie genug', 'nicht genug', 'zu wenig', 'too (?:little|short)', 'isnt enough', 'wont be enough');
const SHORT_TIME = /\b\d{1,2} ?(?:min|mins|minutes?|minuten?|m)\b/;

const WHY = some('why', 'wy', 'how come', 'warum', 'wieso', 'weshalb', 'wozu', 'what (?:for|use)', 'wofur', 'whats the point', 'what s the point');
const LOOKS_AROUND = some('umschau\\w*', 'umgucken', 'schulterblick\\w*', 'uber die schulter', 'look\\w* (?:around|over|behind|up)(?: \\w+){0,2}', 'lookin (?:around|over|behind|up)', 'scan\\w*', 'shoulder check\\w*', 'check\\w* (?:my |your )?shoulder\\w*');
const MATTERS = some('wichtig\\w*', 'important', 'matter\\w*', 'need\\w*', 'brauch\\w*', 'so gut', 'good', 'bringt\\w*', 'help\\w*', 'hilft', 'muss', 'soll', 'do i', 'should i');
const SCAN_TOLD = /\b(?:schulterblick|umschau\w*|uber die schulter|over (?:my|your|the) shoulder|scan\w*|look around|shoulder check)\b/;
const SEES_ALL = some('ich seh (?:doch |ja |eh )?alles', 'ich sehe (?:doch |ja |eh )?alles', 'i (?:can )?see (?:it all|everything)(?: anyway)?', 'why (?:is|does) (?:that|it|this) (?:important|matter|good|help)(?: \\w+)?', 'warum (?:is|ist|hilft|bringt) (?:das|es) (?:so |denn |uberhaupt |was )?(?:wichtig|gut|was)?');

const DEFENDS = /\b(?:tackl\w*|defend\w*|defence|defense|verteidig\w*|zweikampf\w*|zweikampf|duel\w*|mark\w* (?:a|the|my)|abwehr|defensiv\w*)\b/;
const LADDER = some('(?:agility |speed |coordination |koordinations)?(?:ladder|adder|leiter)(?: \\w+)?', 'koordinationsleiter', 'ladder (?:drill|thing)s?');
const TO_DO_WITH = some('got to do with', 'to do with', 'have to do with', 'zu tun', 'damit zu tun', 'help\\w*(?: me)?(?: with)?', 'hilft', 'bringt', 'why', 'wy', 'how come', 'warum', 'wieso', 'weshalb', 'what for', 'wozu', 'wofur', 'whats the point', 'use');
const WHY_DO = some('(?:why|wy|how come)(?: (?:do|should|shud|must|would) i)?(?: (?:have|hav|need) to)?(?: do| practi[cs]e)?', '(?:warum|wieso|weshalb|wozu) (?:muss|soll|sollte|mach|mache) ich', 'whats the point(?: of)?', 'was bringt(?: mir)?');
const HOW_IT_GOES = some('how (?:do|does|to|many|long|often)', 'wie (?:geht|mach\\w*|oft|lange|viele)', 'no ladder', 'keine leiter', 'without', 'ohne', 'havent got', 'dont have', 'hab keine', 'instead', 'statt');
const DIRECT_PASS = some('direktpass\\w*', 'direkt ?pass\\w*', 'direktpasse', 'one touch (?:wall )?pass\\w*', 'first time pass\\w*', 'wall ?pass\\w*', 'wandpass\\w*', 'wandpasse', 'pass\\w* (?:gegen|an|against)(?: \\w+)? (?:wall|wand)');
const NO_USE = some('bring\\w* (?:doch |mir |ja |eh |mich )*(?:nix|nichts|gar ?nix|nich|nicht|nie)(?: \\w+){0,3}', '(?:its|it is|thats|is) (?:\\w+ )?(?:useless|pointless|no use|rubbish|boring)(?: \\w+){0,3}', '(?:no|any) (?:use|good|point)(?: \\w+){0,3}', 'never (?:use|need) (?:it|that)(?: \\w+){0,3}', 'brauch\\w* (?:ich |man )?(?:doch |eh |nie |nicht )+(?:\\w+ ){0,2}', 'wieso soll ich(?: \\w+){0,3}', 'warum soll ich(?: \\w+){0,3}', 'why (?:should|shud|do) i(?: have to)?(?: \\w+){0,3}', 'was bringt(?: \\w+){0,3}', 'whats the point(?: \\w+){0,4}', 'was soll das bringen');
const CONVINCE = some('uberzeug\\w* mich', 'uberzeug mich', 'convince me', 'prove it', 'beweis\\w*(?: es| das)?', 'beweis es', 'beweise?s', 'glaub ich (?:dir )?(?:nicht|nich|net)', 'i dont (?:believe|buy) (?:it|that|you)', 'dont believe (?:it|that|you)', 'give me (?:a|one) (?:good )?reason', 'nenn mir (?:einen|nen) grund', 'why should i(?: then| tho| though)?', 'warum sollte ich(?: dann)?', 'und (?:warum|wieso) (?:jetzt|sollte ich)');
const DIRECT_PASS_TOLD = /\b(?:direktpass\w*|direkt pass\w*|one touch (?:wall )?pass\w*|wall pass\w*|wandpass\w*)\b/;
const LADDER_TOLD = /\b(?:ladder|leiter|koordinationsleiter)\b/;

const MAKES = '(?:makes?|made|will make|gets?|getting|helps?|macht|machen|hilft|bringt)';
const IT_MAKES_QUICKER = some(`(?:so |also |and |und |then |dann )*(?:it|that|this|they|das|es|die) ${MAKES} (?:me|mich|mir|you|einen)(?: \\w+){0,2}? (?:quick\\w*|fast\\w*|quik\\w*|kwik\\w*|schnell\\w*|quicker feet)`, `(?:does|do|will|would|can) (?:it|that|this|they) (?:really )?(?:make|get|help) (?:me|my feet)(?: \\w+){0,2}? (?:quick\\w*|fast\\w*)`, `(?:macht|machen|hilft) (?:das|es|mich das|die) (?:mich |mir )?(?:wirklich |echt |auch )?schneller\\w*`, 'werd\\w* ich (?:da|davon|damit)(?: \\w+)? schneller', 'do i get (?:quicker|faster) (?:from|with) (?:it|that|this)');
const IT_MAKES_BETTER = some(`(?:so |also |and |und |then |dann )*(?:it|that|this|they|das|es|die) ${MAKES} (?:me|mich|mir|you|einen)(?: \\w+){0,2}? (?:better|besser|stronger|good|gut)`, `(?:does|do|will|would|can) (?:it|that|this|they) (?:really )?(?:make|get|help) me(?: \\w+){0,2}? (?:better|good)`, `(?:macht|machen|hilft) (?:das|es|mich das|die) (?:mich |mir )?(?:wirklich |echt |auch )?besser\\w*`, 'werd\\w* ich (?:da|davon|damit)(?: \\w+)? besser');
const QUICK_FEET_TOLD = /\b(?:toe ?taps?|tow ?taps?|tippers?|sohlentipper|links rechts tipper|bell ?touches|quick|fast\w*|schnell\w*|ladder|leiter|sole ?rolls?|drills?|ubung\w*)\b/;

/** What is asked of the day of a match, of the night before school, of honest answers and of reasons; the surer rows first. */
export const MATCH_DAY_AND_REASON_ROWS: readonly TalkFollowUpRow[] = [
  { to: { line: 'matchDayTimes' }, asks: [MATCH_DAY, ASKS_TIMES, /(?:^| )(?:\d{1,2}(?: [0-5]\d)? ?(?:uhr|am|pm|oclock|o clock)|(?:at|um) (?:halb )?\d{1,2}|halb \w+)(?= |$)/], unless: OF_DRILLS, mostWords: 24 },
  { to: { line: 'matchDayCountBack' }, asks: [MATCH_DAY, ASKS_TIMES], unless: some('drills?', 'ubung\\w*', 'nervous', 'nervos', 'aufgeregt', 'scared', 'angst', 'week', 'woche', 'wochenplan', 'eat', 'essen', 'ess'), noDrill: true, mostWords: 16 },
  { to: { topic: 'nightBefore' }, behindLine: ['matchDayTimes', 'matchDayCountBack'], asks: [EVENING_BEFORE], mostWords: 10 },
  { to: { line: 'matchWarmUp' }, behindLine: ['matchDayTimes', 'matchDayCountBack'], asks: [WARM_UP], mostWords: 16 },
  { to: { line: 'matchWarmUp' }, talk: MATCH_TOLD, asks: [WARM_UP, EXACTLY], mostWords: 16 },
  { to: { line: 'matchWarmUp' }, asks: [WARM_UP, BEFORE_MATCH, EXACTLY], unless: some('why', 'warum', 'wieso', 'ball'), mostWords: 16 },
  { to: { line: 'bedForBus' }, asks: [BUS_TIME, OF_SLEEP], mostWords: 22 },
  { to: { line: 'bedForBus' }, talk: BUS_TIME, turnsBack: 3, asks: [WHEN, BED], mostWords: 12 },
  { to: { line: 'sleepSoLate' }, asks: [GAMING, SO_LATE, IS_BAD], mostWords: 18 },
  { to: { line: 'sleepInLater' }, talk: GAMING_TOLD, turnsBack: 3, asks: [FREE_MORNING], mostWords: 12 },
  { to: { line: 'proMinutes' }, talk: PRO_TOLD, asks: [NOT_ENOUGH, SHORT_TIME], mostWords: 18 },
  { to: { line: 'proHonest' }, talk: PRO_TOLD, turnsBack: 3, asks: [BE_HONEST], unless: some('how', 'wie'), mostWords: 10 },
  { to: { line: 'whyScan' }, asks: [WHY, LOOKS_AROUND, MATTERS], mostWords: 16 },
  { to: { line: 'whyScan' }, talk: SCAN_TOLD, turnsBack: 3, asks: [SEES_ALL], mostWords: 12 },
  { to: { line: 'whyLadderDefending' }, asks: [LADDER, TO_DO_WITH, new RegExp(DEFENDS.source)], unless: HOW_IT_GOES, mostWords: 18 },
  { to: { line: 'whyLadderDefending' }, talk: DEFENDS, turnsBack: 5, asks: [LADDER, TO_DO_WITH], unless: HOW_IT_GOES, mostWords: 12 },
  { to: { line: 'whyLadderDefending' }, talk: new RegExp(`(?=.*${DEFENDS.source})(?=.*${LADDER_TOLD.source})`), turnsBack: 4, asks: [CONVINCE], mostWords: 8 },
  { to: { topic: 'ladderPurpose' }, asks: [LADDER, WHY_DO], unless: some('no ladder', 'keine leiter', 'without', 'ohne', 'havent got', 'dont have', 'need a', 'eine leiter'), mostWords: 12 },
  { to: { line: 'whyDirectPass' }, asks: [DIRECT_PASS, NO_USE], unless: some('wand hab\\w*', 'no wall', 'keine wand', 'hurts?', 'weh'), mostWords: 16 },
  { to: { line: 'whyDirectPass' }, talk: DIRECT_PASS_TOLD, turnsBack: 3, asks: [CONVINCE], mostWords: 8 },
  { to: { line: 'yesQuicker' }, talk: QUICK_FEET_TOLD, turnsBack: 3, asks: [IT_MAKES_QUICKER], unless: some('how', 'wie', 'than', 'als'), mostWords: 10 },
  { to: { line: 'yesBetter' }, talk: QUICK_FEET_TOLD, turnsBack: 3, asks: [IT_MAKES_BETTER], unless: some('how', 'wie', 'than', 'als', 'what', 'was'), mostWords: 10 },
];
