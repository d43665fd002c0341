import { inEitherOrder, some } from '../question-parts/whole-word-pattern.ts';
import type { TalkFollowUpRow } from './talk-follow-up-row-type.ts';

const HARM = some('hurts?', 'hurted', 'weh', 'wehtut', 'schmerz\\w*', 'pain\\w*', 'injur\\w*', 'verletz\\w*', 'dizzy', 'schwindlig', 'bleed\\w*', 'blut\\w*', 'swollen', 'geschwollen', 'sick', 'headache', 'kopfweh', 'hits? me', 'hit by', 'schlag\\w*', 'kick\\w* me', 'kill\\w*', 'die', 'dead', 'died', 'tot', 'gestorben', 'sterben', 'scared', 'skard', 'angst', 'bite\\w*', 'bit', 'gebissen', 'cry\\w*', 'wein\\w*', 'sad', 'traurig');
const harmOr = (pattern: RegExp): RegExp => new RegExp(`${HARM.source}|${pattern.source}`);

/** The question why, alone or with what the turn before told. */
const WHY = some('why', 'whi', 'wy', 'wie so', 'warum', 'warrum', 'wieso', 'wiso', 'weshalb', 'how come');
const OF_DRILL = some('drill', 'drills', 'exercise', 'ubung\\w*', 'that one', 'this one', 'target shooting', 'zielschiessen', 'practi[cs]e', 'uben', 'trainier\\w*');
const BALL_OVER = some('(?:go|goes|gos|going|fly|flys|flies|flying|shoot|sail\\w*|end\\w*) (?:\\w+ ){0,3}?(?:over|too high|to high|above|high)', 'over the (?:goal|gol|gole|bar|crossbar|net|top)', 'too high', 'to high', 'miss\\w* over', 'druber', 'daruber', 'zu hoch', '(?:uber (?:das|dem|den)|ubers) (?:tor|kasten|latte)', 'uber die latte', '(?:fliegt|geht|schiess\\w*) (?:\\w+ ){0,4}?(?:druber|hoch|uber)');
const BALL_ASIDE = some('(?:go|goes|gos|going|fly|flys|flies) (?:\\w+ ){0,3}?(?:wide|sideways|to the side|past the (?:goal|post)|beside the goal|crooked)', 'wide of the (?:goal|post)', 'vorbei', 'daneben', 'zur seite', 'neben (?:das|dem) tor', 'schief');
const BALL_BOUNCES_OFF = some('(?:ball|it)(?: \\w+){0,4} (?:bounce\\w*|bounse\\w*|jump\\w*|run\\w*|spring\\w*|go|goes|gos)(?: \\w+){0,2} (?:away|off|of my foot)(?: \\w+){0,6}', 'bounce\\w* (?:\\w+ ){0,3}?(?:away|off)', '(?:ball|er|der)(?: \\w+){0,4} (?:spring\\w*|verspring\\w*|hupf\\w*|prall\\w*|geht|rollt)(?: \\w+){0,4} (?:weg|ab)', 'verspring\\w*', 'springt (?:\\w+ ){0,3}?(?:weg|ab)');
const RECEIVES = some('control\\w*', 'controle?', 'receiv\\w*', 'reciev\\w*', 'trap\\w*', 'stop (?:the|a|it)(?: ball)?', 'first touch', 'annehm\\w*', 'annehme', 'annahme', 'ballannahme', 'anzunehmen', 'annimm\\w*', 'stopp\\w*');
const RECEPTION = new RegExp(`${RECEIVES.source}|${BALL_BOUNCES_OFF.source}`);
const JUGGLES = /(?:^| )(?:j[uo]gg?[ei]?l\w*|jonglier\w*|keep\w* (?:it|the ball) up|keepy ?uppy|keepie ?upp\w*|hochhalten)(?= |$)/;
const OTHER_CHILD = some('frends?', 'friends?', 'mates?', 'brother', 'brova', 'sister', 'cousin', 'he', 'she', 'they', 'everyone', 'evrywun', 'others', 'freund\\w*', 'kumpel\\w*', 'bruder', 'schwester', 'er', 'sie', 'andere\\w*', 'alle');
const CAN_DO_MORE = some('(?:do|does|get|gets|have|has|make|makes|juggle\\w*|is|are) (?:\\w+ )?(?:more|better|beter|so many|so manny|so good|that many)', '(?:kann|konnen|schafft|schaffen|hat|macht|ist|sind|is) (?:\\w+ ){0,3}?(?:mehr|besser|bessa|so viele?|so gut)', 'mehr (?:kann|schafft|hat|als ich)', 'besser (?:ist|kann|als ich)', 'better than me', 'beter than me', 'more than me');

const WHICH_FOOT = some('(?:which|wich|witch|what|wot|wat) (?:foot|feet|side|part)(?: \\w+){0,5}', 'mit (?:welche?[mn]?|welchm|wlchem) (?:fuss|fus|seite|teil)(?: \\w+){0,4}', 'welche?[rnms]? (?:fuss|fus)(?: \\w+){0,4}', '(?:left|right|links|rechts) (?:or|oder) (?:left|right|links|rechts)');
const INSIDE_OR_OUTSIDE = some('(?:inside|outside|instep|laces|sole|innen|aussen|innenseite|aussenseite|spann|sohle|inner|outer|in side|out side)(?: \\w+){0,3} (?:or|oder)(?: \\w+){0,3} (?:inside|outside|instep|laces|sole|innen|aussen|innenseite|aussenseite|spann|sohle|inner|outer|in side|out side)(?: \\w+){0,3}');
const FROM_ABOVE = some('(?:from|out of) (?:above|up|the (?:air|sky|top)|high)', '(?:high|hi|hy) (?:ball|balls|one|ones|pass|passes)', 'in the air', 'comes? (?:down|high|from up)', 'von oben', 'aus der luft', '(?:hohe|hoher|hohen|hohes) (?:ball\\w*|balle\\w*|passe?)', 'hoch (?:kommt|ist|angeflogen)', 'kommt (?:er |der ball )?hoch', 'runter ?kommt');
const BETTER_FOOT = some('(?:foot|feet|one) (?:is|s|works|was) (?:better|beter|best)', 'better foot', 'welcher (?:fuss )?(?:is|ist) besser', 'besser\\w* fuss');

const KEEPER = /(?:^| )(?:goal ?keep\w*|keepers?|keepa|goalies?|goaly|goly|golie|golly|goley|in goal|in gol|in the goal|in nets?|torwart\w*|torward|torhuter\w*|torfrau|tormann|im tor|ins tor|keeperin)(?= |$)/;
const CATCHES = some('catch\\w*', 'cach\\w*', 'kach\\w*', 'fang\\w*', 'saves?', 'saving', 'parad\\w*');
const NO_WALL = some('(?:no|without|with out|havent got|dont have|dont hav|got no|kein\\w*|ohne|need no) (?:a |any |ne |ein\\w* )?(?:walls?|wal|wals|wand|wande|mauer)', '(?:wand|mauer) (?:hab|habe|haben|gibts?) (?:\\w+ ){0,3}?(?:nicht|nich|kein\\w*)');
const SMALL_PLACE = some('gard[ei]ns?', 'yard', 'back ?yard', 'lawn', 'grass', 'garten', 'rasen', 'wiese', 'hof', 'at home', 'home', 'alone', 'alown', 'on my own', 'by my ?self', 'allein\\w*', 'zuhause', 'zu hause', 'daheim');
const WANTS_DRILL = some('drills?', 'dril', 'drils', 'exercises?', 'practi[cs]e', 'practis', 'train\\w*', 'want', 'wont', 'wanna', 'what', 'wot', 'wat', 'something', 'sumthing', 'better', 'beter', 'can i', 'ubung\\w*', 'uben', 'ub', 'ube', 'trainier\\w*', 'was', 'will', 'besser', 'bessa', 'bin', 'im', 'i am');
const NOT_SOLO_KEEPER = some('wann', 'when', 'wenn', 'kommt', 'comes?', 'coming', 'alleine? auf', 'sturmer\\w*', 'strikers?', 'attackers?', 'penalt\\w*', 'elfmeter\\w*', 'kick ?outs?', 'goal ?kicks?', 'abstoss\\w*', 'abschlag\\w*', 'throw\\w* out', 'abwurf\\w*', 'corners?', 'ecken?', 'cross\\w*', 'flanken?', 'gloves?', 'handschuh\\w*', 'nervous', 'nervos', 'match tomorrow', 'plan', 'group', 'team', 'kids', 'kinder\\w*', 'level', 'xp', 'tokens?', 'striker or', 'or striker', 'oder sturmer', 'tall', 'gross', 'one on one', 'one against one', '1v1', 'dive', 'diving', 'hecht\\w*', 'let in', 'kassier\\w*', 'reingelassen', 'low', 'flach\\w*', 'back ?pass', 'ruckpass', 'may', 'darf', 'allowed');
/** Other things that are caught, saved or dropped. */
const NOT_CATCHING = new RegExp(`${NOT_SOLO_KEEPER.source}|${some('drop catch\\w*', 'kick\\w* (?:and|und) \\w+', 'kicken', 'up with', 'cold', 'breath', 'luft', 'eye\\w*', 'save (?:a|my|the) (?:session|plan|result|drill)', 'video', 'wall', 'wand', 'him', 'her', 'ihn', 'catch him', 'defend\\w*', 'fast\\w*', 'race', 'abstand', 'den ball (?:eng|oben|hoch)', 'streak', 'serie').source}`);
const UNSURE_OR = some('(?:dont|do not|not|weiss|weis|unsure|unsicher)(?: \\w+){0,3} (?:no|know|sure|nicht|nich|ob|if)(?: \\w+){0,8}', 'shud i', 'should i', 'shall i', 'soll ich', 'sollte ich', 'should be', 'shud be', 'what (?:is|s) better', 'was is(?:t)? besser', 'or', 'oder');
const OUTFIELD = some('strikers?', 'stricker', 'striker', 'attack\\w*', 'forwards?', 'midfield\\w*', 'defen[cd]\\w*', 'wing\\w*', 'sturmer\\w*', 'sturm', 'angriff', 'mittelfeld\\w*', 'verteidig\\w*', 'abwehr', 'feldspieler\\w*', 'feld');
const OR = some('or', 'oder');

const HEAD = '(?:head|hed|headd|heads|kopf|kopfball)';
const GOAL_WITH_HEAD = some(`(?:one|1|it|that|goal|gol|i|1st|first|second|last|both|two)(?: \\w+){0,4} (?:with|wiv|by|of|off) (?:my |me |the )?${HEAD}`, `(?:eins|einer|eines|das|tor|ich|beide|erste|zweite)(?: \\w+){0,4} (?:mit (?:dem|m|meinem) kopf|per kopf\\w*)`, '(?:was|war) (?:a |an |ein )?(?:header|heder|kopfball\\w*)', '(?:a |ein )?(?:header|heder|kopfball) (?:goal|gol)', 'kopfballtor');
const GOAL_TOLD = some('scor\\w*', 'goals?', 'gol', 'gols', 'gole', 'tor', 'tore', 'getroffen', 'getroffn', 'geschossen', 'treffer');
const MAY_HEAD = some(`(?:allowed|alowd|alowed|allow|aloud|alloud|may) (?:\\w+ ){0,4}?(?:to )?(?:head|hed|heading|headers?|heders?)(?: \\w+){0,6}`, '(?:darf|durfen) (?:\\w+ ){0,5}?(?:kopfball\\w*|kopfballe\\w*|kopfen|kopfeln|kopf)(?: \\w+){0,5}', 'kopfen (?:darf|erlaubt)', 'kopfball\\w* (?:erlaubt|schon|verboten)', '(?:headers?|heading) (?:allowed|alowed|banned|forbidden)');
const OTHERWISE_OF_HEAD = some('own goal', 'eigentor\\w*', 'hand', 'hit my head', 'on (?:my|the) head', 'am kopf', 'auf den kopf', 'an den kopf', 'gegen den kopf', 'coach', 'trainer\\w*', 'mum', 'mom', 'mama', 'dad', 'papa', 'says', 'sagt', 'from which age', 'ab wann', 'ab wie viel\\w*', 'how', 'wie');

const PET = '(?:cat|kat|dog|hamster|rabbit|bunny|guinea pig|puppy|kitten|parrot|tortoise|katze|kater|hund|hase|kaninchen|meerschweinchen|welpe)';
const PET_AND_BALL = some(`(?:my|our|the|mein\\w*|unser\\w*|die|der|das) ${PET} (?:just |always |has |is |hat |ist |liegt |sitzt |schlaft )*(?:\\w+ ){0,3}?(?:on|with|behind|under|stole|nicked|took|auf|mit|neben|unter|klaut|geklaut)(?: \\w+){0,3} (?:ball|fussball|football)(?: \\w+){0,3}`, `${PET} (?:sat|sits|sitting|sleeps|slept|lay|lies|sitzt|sass|liegt|schlaft)(?: \\w+){0,4} (?:ball|fussball|football|goal|tor)(?: \\w+){0,2}`);
const OF_PET_TROUBLE = some('keeps?', 'always', 'immer', 'broke\\w*', 'burst\\w*', 'flat', 'hole', 'popped', 'kaputt\\w*', 'platt', 'loch', 'zerbiss\\w*', 'zerkaut', 'chew\\w*', 'teeth', 'how', 'what', 'can', 'was', 'wie', 'kann', 'soll', 'shall', 'should', 'practi[cs]e', 'every time', 'immer wenn');

const NAME_SAID = some('(?:i|we) (?:just |only )?(?:sed|said|say|told|ment|meant)(?: you)? (?:you )?(?:my|me) (?:name|naym|nayme)', '(?:it|that|this)(?: s| is| was|s)? (?:just |only )?my (?:name|naym)', '(?:das|ich)(?: \\w+){0,3} (?:nur |bloss |doch )*mein name', '(?:hab|habe) (?:doch |nur |bloss )*(?:meinen|mein) namen gesagt', 'my name is all', 'so hei(?:ss|s)e? ich (?:doch|nur|halt)?');

/** What young children ask and tell in few words, spelled as they hear it: why something happens to the ball, a keeper alone, a header, a pet, a name. */
export const YOUNG_CHILD_ROWS: readonly TalkFollowUpRow[] = [
  { to: { line: 'whyBallOver' }, talk: BALL_OVER, turnsBack: 2, asks: [WHY], unless: harmOr(OF_DRILL), mostWords: 4 },
  { to: { line: 'whyBallOver' }, asks: [WHY, BALL_OVER, some('lean\\w*', 'leen\\w*', 'back', 'lehn\\w*', 'zuruck\\w*', 'hinten', 'ruckenlage', 'rucklage')], unless: HARM, mostWords: 16 },
  { to: { line: 'whyBallAside' }, talk: BALL_ASIDE, turnsBack: 2, asks: [WHY], unless: harmOr(OF_DRILL), mostWords: 4 },
  { to: { line: 'whyBallBouncesOff' }, talk: BALL_BOUNCES_OFF, turnsBack: 2, asks: [WHY], unless: harmOr(OF_DRILL), mostWords: 4 },
  { to: { line: 'whyOthersMore' }, talk: inEitherOrder(OTHER_CHILD, CAN_DO_MORE), turnsBack: 1, asks: [WHY], unless: harmOr(OF_DRILL), mostWords: 3 },
  { to: { line: 'whyOthersMore' }, asks: [WHY, OTHER_CHILD, CAN_DO_MORE], unless: some('tokens?', 'xp', 'level', 'cards?', 'karten?', 'passes', 'minutes?', 'play(?:s|ed|ing)? more', 'spielt', 'wall', 'messi', 'ronaldo', 'pros?', 'profis?', 'hurts?', 'weh', 'hate\\w*', 'hass\\w*', 'useless', 'nutzlos', 'never', 'nie', 'laugh\\w*', 'lach\\w*', 'mobb\\w*', 'bull\\w*'), mostWords: 11 },

  { to: { line: 'receiveFromAbove' }, talk: RECEPTION, turnsBack: 4, asks: [FROM_ABOVE], unless: harmOr(some('header\\w*', 'heading', 'kopf\\w*', 'shoot\\w*', 'schiess\\w*', 'volley\\w*', 'keeper', 'torwart', 'catch\\w*', 'fang\\w*')), mostWords: 12 },
  { to: { line: 'receiveInsideOrOutside' }, talk: RECEPTION, turnsBack: 4, asks: [INSIDE_OR_OUTSIDE], unless: HARM, mostWords: 12 },
  { to: { line: 'receiveWhichFoot' }, talk: RECEPTION, turnsBack: 4, noDrill: true, asks: [WHICH_FOOT], unless: harmOr(some('better', 'besser', 'stronger', 'starker', 'best')), mostWords: 8 },
  { to: { line: 'juggleWhichFoot' }, talk: JUGGLES, turnsBack: 4, asks: [BETTER_FOOT, WHICH_FOOT], unless: harmOr(some('my', 'mein\\w*', 'am i', 'bin ich', 'do i')), mostWords: 9 },

  { to: { line: 'keeperOrOutfield' }, asks: [KEEPER, OUTFIELD, OR, UNSURE_OR], unless: harmOr(some('coach', 'trainer', 'says', 'sagt', 'who', 'wer', 'which is harder', 'messi', 'neuer')), mostWords: 16 },
  { to: { line: 'keeperSolo' }, asks: [KEEPER, NO_WALL], unless: harmOr(some('penalt\\w*', 'elfmeter\\w*', 'free ?kick\\w*', 'freistoss\\w*', 'mauer stellen', 'line up')), mostWords: 22 },
  { to: { line: 'keeperSolo' }, talk: KEEPER, turnsBack: 3, asks: [NO_WALL], unless: harmOr(some('penalt\\w*', 'free ?kick\\w*', 'freistoss\\w*', 'mauer stellen', 'pass\\w*')), mostWords: 9 },
  { to: { line: 'keeperSolo' }, asks: [KEEPER, SMALL_PLACE, WANTS_DRILL], unless: harmOr(NOT_SOLO_KEEPER), mostWords: 22 },
  { to: { line: 'keeperSolo' }, talk: KEEPER, turnsBack: 3, asks: [SMALL_PLACE, some('but', 'aber', 'what', 'wot', 'was', 'dril\\w*', 'ubung\\w*')], unless: harmOr(NOT_SOLO_KEEPER), mostWords: 9 },
  { to: { line: 'keeperCatching' }, asks: [CATCHES, some('better', 'beter', 'bessa', 'besser', 'good at', 'learn\\w*', 'lern\\w*', 'practi[cs]\\w*', 'uben', 'trainier\\w*', 'drop\\w*', 'hard', 'schwer')], unless: harmOr(NOT_CATCHING), mostWords: 12 },

  { to: { line: 'goalWithHead' }, talk: GOAL_TOLD, turnsBack: 2, asks: [GOAL_WITH_HEAD], unless: harmOr(OTHERWISE_OF_HEAD), mostWords: 12 },
  { to: { line: 'headingAllowed' }, asks: [MAY_HEAD], unless: harmOr(OTHERWISE_OF_HEAD), mostWords: 14 },

  { to: { line: 'offsideShort' }, talk: /\b(?:off ?side|ofside|abseits)\b/, turnsBack: 2, asks: [some('short\\w*', 'kurz\\w*', 'knapp\\w*', 'in (?:one|a) sentence', 'in einem satz')], unless: some('why', 'warum', 'who', 'wer', 'session', 'drill', 'plan', 'training'), mostWords: 6 },
  { to: { line: 'petOnBall' }, asks: [PET_AND_BALL], unless: harmOr(OF_PET_TROUBLE), mostWords: 12 },
  { to: { topic: 'toldName' }, asks: [NAME_SAID], unless: HARM, mostWords: 8 },
];

