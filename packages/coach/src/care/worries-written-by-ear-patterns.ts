import { some } from '../question-parts/whole-word-pattern.ts';
import { inUsualSpelling } from '../text/childrens-spelling.ts';
import type { CareAsk, CarePattern } from './care-pattern-type.ts';

/**
 * Small worries as young children type them: a friend who sulks and how to make up, whom to tell of the bench, a parent who shouts
 * from the side, being the smallest, a ball that was lost for want of looking, and girls who are told that they cannot play. English
 * and German; the patterns are met in the usual spelling.
 */
const HARM = some(
  'hits?', 'hurts?', 'hurting', 'beat(?:s|en)? (?:me|him|her|us|up)', 'kick(?:s|ed)? me', 'push(?:es|ed)?', 'threat\\w*', 'bull(?:y|ied|ies|ying)\\w*', 'blood\\w*', 'bruis\\w*', 'touch\\w*', 'kiss\\w*', 'naked', 'secrets?', 'drunk', 'drinks', 'knife', 'kill\\w*', '(?:to|wanna|gonna|could|will|might|want) die', 'dying', 'dead', 'police', 'grounded', 'lock\\w*', 'room', 'bed', 'nights?', 'phone', 'photos?', 'pictures?', 'insta\\w*', 'snap\\w*', 'whatsapp', 'chat\\w*', 'hate[sd]? me', 'cr(?:y|ies|ied|ying)', 'every ?day', 'weeks', 'months',
  'schlag\\w*', 'schlagt', 'geschlagen', 'haut', 'gehauen', 'weh', 'wehtut', 'schubs\\w*', 'tritt', 'getreten', 'droh\\w*', 'mobb\\w*', 'blut\\w*', 'fasst', 'anfass\\w*', 'kuss\\w*', 'nackt\\w*', 'geheim\\w*', 'betrunken', 'messer', 'umbring\\w*', 'sterben', 'tot', 'polizei', 'hausarrest', 'eingesperrt', 'zimmer', 'bett', 'nachts?', 'handy', 'fotos?', 'bilder', 'hasst mich', 'wein\\w*', 'heul\\w*', 'jeden tag', 'wochen', 'monate\\w*',
);
const AT_HOME = some('at home', 'home', 'zu ?hause', 'daheim', 'in the car', 'im auto');
/** A parent who shouts not only from the side is for the rules and for those whom a child trusts. */
export const HARM_OR_SHOUTED_AT_HOME = new RegExp(`${HARM.source}|${some('at home', 'zu ?hause', 'daheim', 'in the car', 'im auto', 'throws?', 'wirft').source}`);
export const HARM_OR_HOME = new RegExp(`${HARM.source}|${AT_HOME.source}`);

const FRIEND = some('(?:my |a |one )?(?:\\w+ )?(?:friends?|besties?|bff|mates?|team ?mates?)', '(?:mein\\w* |ne |eine? )?(?:\\w+ )?(?:freund(?:in)?|freunde|kumpel|mitspieler(?:in)?)');
const SULKS = some(
  '(?:didnt|did not|wont|wouldnt|doesnt|does not|isnt|not|hasnt|wasnt|dont)(?: \\w+)? (?:talk|speak|talking|speaking|talked|spoken)(?: (?:to|with) me)?',
  '(?:didnt|did not|doesnt|wont) (?:say (?:anything|hi|hello|a word)|play with me)',
  '(?:is|was|got|gets|goes) (?:\\w+ )?(?:mad|angry|cross|annoyed|grumpy|moody|huffy|upset|in a (?:mood|huff)|funny) (?:at|with) me',
  'sulk\\w*',
  '(?:nicht|nichts|kein wort|kaum) (?:mehr )?(?:mit mir )?(?:geredet|gesprochen|gesagt|gespielt)',
  'mit mir (?:\\w+ )?(?:nicht|kein wort|kaum) (?:geredet|gesprochen|gespielt)',
  'redet (?:\\w+ ){0,3}?(?:nicht|kein wort|kaum) (?:mehr )?(?:mit mir)?',
  '(?:ist|war|is) (?:\\w+ ){0,2}?(?:sauer|beleidigt|bose|zickig) (?:auf|mit|zu) (?:mich|mir)',
  'schmollt',
  'beleidigt',
);
/** What has answers of its own: for good, all of them, or again and again. */
const FOR_LONG = some('nobody', 'no ?one', 'everyone', 'everybody', 'all of them', 'all my', 'they all', 'never', 'any ?more', 'niemand', 'keiner', 'alle', 'nie', 'nie mehr', 'nicht mehr', 'will nicht', 'ignor\\w*', 'since', 'seit', 'wont talk', 'isnt talking', 'not talking', 'stopped', 'mom', 'mum', 'dad', 'mama', 'papa', 'coach', 'trainer', 'bester freund der welt');
const TODAY = some('today', 'yesterday', 'at training', 'in training', 'at practi[cs]e', 'after (?:the )?(?:match|game|training)', 'at school', 'heute', 'gestern', '(?:im|beim|nach dem|vorm) (?:training|spiel)', 'in der schule', 'sulk\\w*', 'schmollt', 'beleidigt', 'at me', 'with me', 'auf mich');
const CROSS_FOR = /^(?:(?:mir (?:gehts|geht es)|im|i am|i m|ich bin|bin|alles|all|its|it is|es ist|its all|everything is|everythings)(?: (?:ganz|echt|voll|doch|totally|really|all|only|ist|is))* (?:gut|fine|good|ok|okay|prima|super|well) )?(?:(?:no|ne|nein|ja|yes|but|aber|and|und|also) )*(?:she|he|they|shes|hes|theyre|sie|er|die|der|(?:meine?|my) (?:freund(?:in)?|friend|kumpel))(?: (?:is|are|was|ist|sind|war))?(?: (?:just|only|nur|bloss|halt|ein|bisschen|a|bit|so|auf|mich|voll|doch))* (?:sauer|beleidigt|bose|neidisch|eifersuchtig|traurig|enttauscht|zickig|mad|angry|cross|annoyed|jealous|sad|upset|grumpy|sulking|disappointed)(?: (?:at|with|auf|mit) (?:me|mich|mir))? (?:weil|because|cos|bc|as|since|dass|that|cause)(?: \w+){2,14}$/;
const OF_PLAY = some('goal', 'in goal', 'keeper', 'goalie', 'captain', 'ball', 'pass\\w*', 'play(?:s|ed|ing)?', 'team', 'match', 'game', 'position', 'striker', 'scor\\w*', 'won', 'lost', 'win', 'picked', 'chosen', 'better', 'bench', 'tor\\w*', 'kapitan\\w*', 'spiel\\w*', 'gespielt', 'mannschaft', 'gewonnen', 'verloren', 'geschossen', 'abgegeben', 'gepasst', 'aufgestellt', 'bank', 'sturm\\w*', 'besser', 'training', 'ubung\\w*');
const MAKES_UP = some(
  '(?:vertrag\\w*|versohn\\w*) (?:\\w+ ){0,3}?(?:ich|wir) (?:mich|uns)', 'wie (?:\\w+ ){0,4}?(?:vertrag\\w*|versohn\\w*)', '(?:mich|uns) (?:\\w+ ){0,5}?(?:vertrag\\w*|versohn\\w*)', 'wieder (?:gut|freunde|befreundet) (?:werden|machen|sein)', 'mach(?:e)? ich (?:das|es)? ?wieder gut', 'entschuldig\\w* (?:\\w+ ){0,3}?(?:bei|ich mich)',
  'make up with(?! the)', 'make it up to', '(?:be|become|get) friends (?:again|with)', '(?:say|tell) (?:\\w+ )?sorry to', 'apologi[sz]e to', 'make (?:her|him|them) (?:like me again|talk to me(?: again)?|not (?:mad|cross|angry)(?: (?:any ?more|at me))?|my friend again)',
);
const ADULT = some('mum', 'mom', 'dad', 'parents', 'teacher', 'coach', 'trainer\\w*', 'uncle', 'mama', 'papa', 'eltern', 'lehrer\\w*', 'onkel', 'vater', 'mutter', 'boyfriend', 'girlfriend', 'old man', 'online', 'points?', 'tokens?', 'streak', 'team with');

const COACH_OR_PARENT = /^(?:(?:ok|and|but|so|und|aber|na|ja|hm) )*(?:(?:soll|sollte|kann) ich|(?:should|shall|can|do) i)(?: (?:das|es|ihm|ihr|besser|lieber|eher|erst|zuerst|mal|denn|tell|say|this|that|it|to|better|rather|first|him|her|speak|talk|with|about|dem|der|den|my|the|mein\w*|trainer\w*|coach|sagen|erzahlen|sag|fragen|ask|ob))*(?: (?:or|oder)(?: (?:to|my|mein\w*|lieber|besser|erst|der|tell|ask|talk|the|with))* (?:mum|mom|dad|mummy|daddy|parents|mama|papa|mami|papi|eltern|vater|mutter|trainer\w*|coach|him|her|ihm|ihr))(?: (?:sagen|erzahlen|fragen|sagn|first|das|zuerst|that|it|about|this))*$/;
const OF_PLAYING_TIME = /\b(?:bench\w*|bank|sub(?:s|bed)?|sit out|never plays? me|lets? me (?:\w+ )?play|minutes|unfair|ersatz\w*|ausgewechselt|auswechs\w*|spielen lass\w*|position)\b/;

/** A parent who shouts, as it is told in a turn. */
export const SHOUTING_PARENT = /\b(?:(?:my )?(?:dad|mum|mom|father|mother|daddy|mummy|parents?|grandad|grandpa)|(?:mein\w* )?(?:papa|papi|vater|mama|mami|mutter|eltern|opa))\b(?: \w+){0,5}? (?:shout\w*|yell\w*|scream\w*|schreit|schreien|schrei|brullt|ruft|rufen|meckert|schimpft)\b/;
const FEARS_CROSS = some(
  '(?:hab\\w* |ich |aber |voll |bisschen |echt )*(?:schiss|angst|bammel|furcht) (?:dass|das|weil|vor)(?: \\w+){0,4} (?:sauer|bose|wutend|traurig|enttauscht|beleidigt|schimpf\\w*|schreit|mecker\\w*)(?: (?:ist|is|wird|auf|mich|dann))*',
  'trau\\w* (?:mich|ich mich) (?:nicht|das nicht|nicht ihm das)(?: \\w+){0,4}',
  '(?:(?:im|i am|i m) )?(?:scared|afraid|worried|frightened|nervous)(?: (?:that|if|of|cos|because))*(?: \\w+){0,4} (?:angry|mad|cross|sad|upset|annoyed|disappointed|shout\\w*)(?: (?:at|with) me)?',
  '(?:he|she|they) (?:will|might|ll|gets?|would) (?:\\w+ )?(?:be |get )?(?:angry|mad|cross|sad|upset|annoyed)(?: (?:at|with) me)?(?: then)?',
  'i (?:dont|do not) dare',
);
const CROSS_OR_SHOUTING = some('angry', 'mad', 'cross', 'shout\\w*', 'upset', 'sauer', 'bose', 'wutend', 'schimpf\\w*', 'schreit', 'mecker\\w*', 'beleidigt');
const AFRAID = some('scared', 'afraid', 'worried', 'frightened', 'schiss', 'angst', 'bammel', 'trau\\w*', 'dont dare');
const WHAT_IS_SHOUTED = /^(?:(?:and|but|und|aber|then|dann|always|immer) )*(?:(?:he|she|they|er|sie|dad|mum|papa|mama|my dad|my mum|mein papa|meine mama)(?: (?:always|just|keeps?|immer|nur|dann|halt))* (?:shouts?|yells?|screams?|shouting|yelling|says?|schreit|schreien|ruft|rufen|brullt)|(?:schreit|ruft) (?:er|sie|papa|mama))(?: \w+){0,3}? (?:shoot|pass|run|kick|go|forward|back|faster|tackle|get|up|schiess\w*|spiel|pass|lauf\w*|renn\w*|vor|zuruck|schneller|tempo|abspielen|ab|hin|los|geh)(?: (?:\w+)){0,5}$/;

const SMALLEST = some('(?:die|der|das) (?:aller)?kleinste(?= (?:im|in|von|vom|aus|und|ist|is|da|hier|unter|am|auf|bei)|$)', 'the (?:smallest|shortest|littlest|tiniest)(?= (?:in|on|of|one|player|kid|boy|girl|and|by|is|at|there|here)|$)', 'so klein', 'zu klein', 'too small', 'kleiner als (?:alle|die anderen|die andern)', 'smaller than (?:everyone|everybody|all|the others)');
const OF_ONESELF = some('i', 'im', 'am', 'ich', 'bin', 'me');
const HOW = some('how', 'wie', 'setz\\w*', 'what (?:can|do|should)', 'was (?:kann|soll|mach\\w*)', 'beat', 'win', 'gewinn\\w*', 'faster', 'taller', 'grow\\w*', 'wachs\\w*', 'gross(?:er)?', 'boots?', 'shoes?', 'trainers', 'traners', 'sneakers?', 'cleats', 'shin ?pads', 'kit', 'shirt', 'trikot', '\\w*schuh\\w*', 'goal is', 'tor ist', 'ball', 'laugh\\w*', 'lach\\w*', 'ausgelacht', 'tease\\w*', 'arger\\w*', 'says?', 'said', 'sagt', 'sagen', 'call\\w*', 'nenn\\w*', 'sad', 'traurig', 'head(?:er|ing)\\w*', 'kopfb\\w*', 'garden', 'garten', 'room', 'space', 'platz', 'keeper', 'goalie', 'torwart', 'picked', 'aufgestellt', 'nimmt', 'eat\\w*', 'essen', 'hate\\w*', 'hasse');
const AGAINST_BIG = some(
  'wie (?:setz\\w*|kann|komm\\w*|gewinn\\w*|spiel\\w*|mach\\w*) (?:ich |man )?(?:\\w+ ){0,4}?(?:gegen|an|vorbei an)? ?(?:\\w+ )?(?:grosse\\w*|grosser\\w*|starke\\w*|starker\\w*)(?: \\w+){0,4}',
  'durchsetz\\w*', 'setz\\w* ich mich (?:\\w+ ){0,5}?durch',
  'how (?:do|can|could|should|to) (?:i )?(?:\\w+ ){0,3}?(?:beat|get past|get by|play against|stand up to|win against|win the ball (?:from|off)|go past)(?: \\w+){0,2}? (?:big\\w*|tall\\w*|stronger|large\\w*)(?: \\w+){0,3}',
);
const NO_DUEL = some('teach\\w*', 'lehrer\\w*', 'brother', 'sister', 'bruder', 'schwester', 'parents', 'eltern', 'coach', 'trainer\\w*', 'numbers?', 'zahlen', 'teams?', 'mannschaft\\w*', 'head(?:er|ing)\\w*', 'kopfb\\w*', 'keeper', 'torwart', 'goalie', 'air', 'luft', 'corners?', 'ecken?', 'injur\\w*', 'verletz\\w*', 'gap', 'space', 'goal', 'grosse\\w* (?:tor|platz|feld|ball|fehler|schritte)');

const DID_NOT_LOOK = /\b(?:(?:nicht|nich|net) (?:\w+ )?(?:geschaut|geguckt|hingeschaut|umgeschaut|gesehen|hochgeschaut|geschaud)|(?:didnt|did not|dint|not|never) (?:look\w*|see|saw|seen))\b/;
const HOW_TO_PRACTICE = /^(?:(?:ok|okay|and|but|so|und|aber|dann|also|cool|danke|thanks) )*(?:wie (?:ubt|ube|trainiert|trainiere|lernt|lerne) (?:man |ich )?(?:das|es|so was|sowas)|wie (?:kann|soll) (?:ich|man) (?:das|es|so was|sowas) (?:uben|trainieren|lernen|besser machen|verbessern)|was kann ich (?:dafur|dagegen) (?:uben|machen|tun)|wie wird das besser|how (?:do|can|should|could) (?:i|you|u|we) (?:practi[cs]e|train|learn|improve|get better at|do|work on) (?:that|it|this)|how (?:to|do i) (?:do|get) better(?: at (?:that|it|this))?|what can i (?:do|practi[cs]e) for (?:that|it))(?: (?:denn|am besten|zu hause|allein|alone|at home|then))*$/;

/** What was told of girls and football. */
const OF_GIRLS = /\b(?:girls?|madchen|madchn|madls|madels|maedchen|medchen)\b(?: \w+){0,3}? (?:cant|cannot|can not|dont|shouldnt|are|suck|konnen|konn|koennen|sind|sollen|durfen)\b/;
const THEY_ARE_BETTER = /^(?:(?:but|and|aber|und|ja|yes|well) )*(?:(?:they|the boys|boys|die|sie|die jungs|jungs)(?: (?:are|sind|really|echt|wirklich|actually|ja|schon|halt|all|alle|auch|much|viel|all|a lot|lot|so))* (?:better|faster|stronger|besser|schneller|starker)(?: (?:than|als|wie|at|than all|im) (?:me|us|ich|wir|it|football|fussball|mich))?(?: (?:though|at (?:it|football)|im fussball))*|(?:sie|die) haben (?:ja |vielleicht |schon )?recht|(?:maybe )?they are right)$/;
const LAUGHS = /^(?:(?:but|and|aber|und|because|weil|so) )*(?:(?:that|dass|das|weil|because|wenn|when|if|mich stort dass|its that) )?(?:(?:they|the boys|boys|sie|die|die jungs|alle|die anderen)(?: (?:all|just|always|dann|immer|mich|alle|deswegen|dabei|keep|then|also|even))* (?:auslachen|lachen(?: mich aus| uber mich)?|laugh(?:ed|ing)?(?: at me)?)|(?:lachen|lachten) (?:sie |die |alle )?(?:mich )?(?:aus|uber mich))(?: (?:at me|aus|deswegen|dann|immer|when i play|wenn ich spiele|because of it|because of that|for it))*$/;

export const worriesWrittenByEarPatterns: readonly CarePattern[] = [
  { of: 'friendMadForReason', says: [CROSS_FOR, OF_PLAY], unless: HARM, by: 'player', byEar: true, mostWords: 26 },
  { of: 'friendSulks', says: [FRIEND, SULKS, TODAY], unless: new RegExp(`${HARM.source}|${FOR_LONG.source}`), by: 'player', byEar: true, mostWords: 20 },
  { of: 'makeUpWithFriend', says: [MAKES_UP], unless: new RegExp(`${HARM.source}|${ADULT.source}`), by: 'player', byEar: true, mostWords: 18 },
  { of: 'coachOrParent', says: [COACH_OR_PARENT], behind: OF_PLAYING_TIME, notBehind: HARM, by: 'player', byEar: true, mostWords: 14 },
  { of: 'fearsShoutingParent', says: [FEARS_CROSS], unless: HARM_OR_HOME, behind: SHOUTING_PARENT, notBehind: HARM_OR_SHOUTED_AT_HOME, by: 'player', byEar: true, mostWords: 16 },
  { of: 'whatTheyShout', says: [WHAT_IS_SHOUTED], unless: HARM_OR_HOME, behind: SHOUTING_PARENT, notBehind: HARM_OR_SHOUTED_AT_HOME, by: 'player', byEar: true, mostWords: 14 },
  { of: 'fearsSomebodyCross', says: [FEARS_CROSS, CROSS_OR_SHOUTING, AFRAID], unless: HARM, by: 'player', byEar: true, mostWords: 16 },
  { of: 'lookBefore', says: [HOW_TO_PRACTICE], behind: DID_NOT_LOOK, by: 'player', byEar: true, mostWords: 12 },
  { of: 'smallestInTeam', says: [SMALLEST, OF_ONESELF], unless: new RegExp(`${HARM.source}|${HOW.source}`), by: 'player', byEar: true, mostWords: 14 },
  { of: 'duelsBig', says: [AGAINST_BIG], unless: new RegExp(`${HARM.source}|${NO_DUEL.source}`), by: 'player', byEar: true, mostWords: 16 },
  { of: 'laughedAsGirl', says: [LAUGHS], unless: HARM, behind: OF_GIRLS, by: 'player', byEar: true, mostWords: 14 },
  { of: 'boysBetter', says: [THEY_ARE_BETTER], unless: HARM, behind: OF_GIRLS, by: 'player', byEar: true, mostWords: 12 },
];

const ONLY_CROSS_FRIEND = /^(?:(?:hi|hey|sarah|coach|so|and) )*my (?:best |good )?friends? (?:is|was|are|were|got|gets|seems?)(?: (?:a bit|bit|just|still|really|so|kinda|very|always))* (?:mad|angry|cross|annoyed|upset|grumpy|moody) (?:at|with) me(?: (?:today|yesterday|now|at training|at practi[cs]e|at school|again|after the match|after the game))*$/;
/** Whether words tell, from first to last, that a friend is cross with one, which a rule knows as the anger of anybody. */
export const tellsOnlyOfCrossFriend = (words: readonly string[]): boolean => ONLY_CROSS_FRIEND.test(inUsualSpelling(words).join(' '));

/** What is told with these. */
export const WORRIES_WRITTEN_BY_EAR: ReadonlySet<CareAsk> = new Set<CareAsk>(['friendMadForReason', 'friendSulks', 'makeUpWithFriend', 'coachOrParent', 'fearsShoutingParent', 'fearsSomebodyCross', 'whatTheyShout', 'lookBefore', 'smallestInTeam', 'laughedAsGirl', 'boysBetter']);
