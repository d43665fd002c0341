import type { CoachIntent } from '@touchline/domain';
import type { CoachTopic } from '@touchline/messages/coach-topics';
import { learnedTurn } from '../english-reading/learned-turn.ts';
import { answersOnAdvice } from '../answers/answer-to-follow-up-on-advice.ts';
import type { TurnName } from '../english-reading/turn-forms.ts';
import { bodyAct } from '../intents/recognise-body-talk-and-drill-follow-up.ts';
import { understoodAs, type Question, type Understood } from '../intents/read-question.ts';
import { literalTopic } from '../meanings/example-question-lookup.ts';
import { contentOf } from '../meanings/topics-in-talk.ts';
import { feelingTold } from '../question-parts/feeling-told.ts';
import { asksIfBallHits } from '../safety/fears-ball-may-hit.ts';
import { hurts } from '../topics/find-topic.ts';
import { subjectOfTalk } from './subject-of-talk.ts';
import type { AdviceTheme, AdviceTurn, OnAdvice, TalkSubject } from './talk-subject-types.ts';
import { isTurnOn } from './follow-up-kinds-by-subject.ts';

const themes = (theme: AdviceTheme, ...names: readonly CoachTopic[]): readonly (readonly [CoachTopic, AdviceTheme])[] => names.map((name) => [name, theme]);

/** What an advice is of, by its topic. Topics that answer with a rule, a place of the app or a number are not here. */
const THEME_OF_TOPIC: ReadonlyMap<CoachTopic, AdviceTheme> = new Map<CoachTopic, AdviceTheme>([
  ...themes('food', 'matchBreakfast', 'earlyMatchFood', 'halfTimeFood', 'eatWithLittleTime'),
  ...themes('sleep', 'sleepBefore', 'sleptBadly', 'beforeBed', 'bedtimeForKickoff', 'screensAtNight', 'bedtimeTraining'),
  ...themes('calm', 'trialDay', 'angry', 'newTeam'),
  ...themes('fear', 'fearOfBall', 'fearOfTackle'),
  ...themes('technique', 'penalty', 'keeperHardShots'),
  ...themes('mind', 'worseInMatches', 'focus', 'confidence', 'mistakeFear', 'madeMistake', 'badForm'),
  ...themes('people', 'coachUnfair', 'benched', 'friendLeft', 'dontLikeTeam', 'argument', 'notPassedTo', 'subbedOff', 'leftOut', 'teamNoEffort', 'notMyPosition', 'talkToCoach', 'notChosen'),
  ...themes('people', 'coachShouts', 'mocked', 'laughedAt', 'putDownByTeam', 'putDownByCoach', 'putDownByParent', 'parentsPressure', 'parentsForbid', 'parentsAbsent', 'parentsQuarrel', 'parentCoach', 'parentsEmbarrass'),
  ...themes('gear', 'boots', 'ballSize', 'shinPads', 'gloves', 'gear', 'cleanBoots', 'tightBoots', 'studs', 'wishBoots', 'newGear'),
  ...themes('fitness', 'faster', 'stamina', 'stronger', 'jumpHigher', 'balance', 'runningHelps', 'reactQuicker', 'lightFeet'),
  ...themes('amount', 'howOften', 'everyDay', 'restDays', 'enough', 'tooMuch', 'touchesADay', 'howOftenTouch'),
  ...themes('rules', 'offside', 'handball', 'teamSize', 'keeperRule', 'restarts', 'foul', 'subs', 'directGoal', 'wallDistance', 'points'),
]);
/** Of these the turns know less than that theme says. */
const OF_NO_THEME: ReadonlySet<CoachTopic> = new Set<CoachTopic>(['howLongToGood', 'likeStar', 'likesStar', 'academy', 'slowOrFast', 'scaredOfHeaders', 'stayOnside', 'moreOfDrill', 'doingItRight', 'coneDistance', 'moveDirection', 'moveTooFast', 'whenMove', 'easyMove', 'slideTackle', 'goalkeeper', 'defenderRole', 'midfielderRole', 'wingerRole', 'strikerRole', 'trialFocus', 'header']);
/** An intent whose own answer, or whose other topics, are advice of one kind. */
const THEME_OF_INTENT: Readonly<Partial<Record<CoachIntent, AdviceTheme>>> = { nerves: 'calm', warm_up: 'warmUp', weak_foot: 'technique' };
const OF_TECHNIQUE: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['improve_skill', 'drill_technique']);
const OF_SLEEP = /\b(?:sleep\w*|slept|bed\w*|schlaf\w*|bett|mude|tired|nap)\b/;
const OF_DRINK = /\b(?:drink\w*|water|thirst\w*|trink\w*|wasser|durst\w*|getrank\w*)\b/;
const OF_FOOD = /\b(?:eat\w*|food|meal\w*|snack\w*|breakfast|lunch|dinner|hungry|iss|ess\w*|fruhstuck\w*|mahlzeit\w*|hunger)\b/;
const FEELS: ReadonlySet<string> = new Set(['blamed', 'wordsTo']);
/** What parents ask whose answer is advice, and no place of the app. */
const OF_PARENTS: ReadonlySet<string> = new Set(['afterLoss', 'motivate', 'howMuch', 'bench']);

function themeOfFood(text: string): AdviceTheme | null {
  if (OF_SLEEP.test(text)) return 'sleep';
  const [food, drink] = [text.search(OF_FOOD), text.search(OF_DRINK)];
  if (food < 0 && drink < 0) return null;
  return drink >= 0 && (food < 0 || drink < food) ? 'drink' : 'food';
}

/** What the answer before was advice of; null where it was something else: a number, a drill of its own, pain, a thing of the app. */
function themeOf(before: Understood): AdviceTheme | null {
  const { act, ask, told, topic, intent, words } = before;
  if (act?.kind === 'onAdvice') return act.theme;
  if (act?.kind === 'toParent') return OF_PARENTS.has(act.of) ? 'parent' : null;
  if (act !== null && FEELS.has(act.kind)) return 'people';
  if (act?.kind === 'onAnswer' || act?.kind === 'agreed') return before.before === null ? null : themeOf(before.before);
  if (act !== null && act.kind !== 'onSubject') return null;
  if (ask?.kind === 'case' && intent === 'warm_up') return 'warmUp';
  if (ask?.kind === 'case' && ask.case.of === 'load') return 'amount';
  // How to shoot harder is told with the own numbers, and is still advice.
  const isOwnCase = ask?.kind === 'case' && topic !== null && OF_TECHNIQUE.has(intent);
  if ((ask !== null && !isOwnCase) || told !== null || intent === 'injury') return null;
  if (act?.kind === 'onSubject' && act.subject.of === 'setback') return act.subject.kind === 'lost' ? 'mind' : 'people';
  if (topic === null) return act !== null ? null : intent === 'food_sleep' ? themeOfFood(words.join(' ')) : (THEME_OF_INTENT[intent] ?? null);
  const theme = THEME_OF_TOPIC.get(topic.topic);
  if (theme !== undefined) return theme;
  return OF_TECHNIQUE.has(intent) && !OF_NO_THEME.has(topic.topic) ? 'technique' : null;
}

interface Learned {
  readonly turn: AdviceTurn;
  /** From here on a turn says so plainly enough. */
  readonly from: number;
}
const learned = (turn: AdviceTurn, from = 0.6): Learned => ({ turn, from });
const OF_LEARNED: Readonly<Partial<Record<TurnName, Learned>>> = {
  why: learned('why'),
  howOften: learned('howOften'),
  everyDay: learned('everyDay'),
  isEnough: learned('enough'),
  untilGood: learned('until'),
  howLong: learned('long', 0.7),
  fails: learned('fails'),
  neverWorks: learned('fails'),
  first: learned('first'),
  minutes: learned('short'),
  leftFoot: learned('otherFoot'),
  rightFoot: learned('otherFoot'),
};

/** Opens a turn. */
const OPENING = '^(?:(?:and|but|so|ok|okay|yes|yeah|well|hm|und|aber|also|ja|na|gut) )*';
const CASE = '(?:(?:what|and) if|if|what when|what (?:do|can|should) i do (?:if|when)|(?:und|was|was ist|was tun|was mach ich|aber)? ?wenn)';
const NOT_ABLE = '(?:cant|cannot|can not|couldnt|dont (?:know how|manage|have|dare)|am not able|m not able|dare not|am too scared|nicht (?:\\w+ )?(?:kann|schaff\\w*|hinkrieg\\w*|hinbekomm\\w*|trau\\w*|hab\\w*|darf)|mich nicht trau\\w*)';
const THAT = '(?:it|that|this|they|these|those|he|she|(?:er|sie|die) (?:es|das)|es|das|die|er|sie)';
/** Turns in words that say nothing of a subject, by their form: what if I cannot, what if it does not work, which matters most, does it help, when. */
const BY_FORM: readonly (readonly [AdviceTurn, RegExp])[] = [
  ['cant', new RegExp(`${OPENING}${CASE} (?:i|ich|we|wir) (?:still |just |really |mich |das |es |mir )*${NOT_ABLE}\\b(?! (?:play|train|sleep))`)],
  ['fails', new RegExp(`${OPENING}${CASE} ${THAT} (?:still |just |auch |immer noch )*(?:(?:doesnt|dont|does not|do not|didnt|wont|isnt) (?:really )?(?:work|help|change\\w*|enough|happen|listen|care)\\w*|(?:(?:mir|auch|trotzdem|immer) )*(?:nicht|nichts|nix) (?:\\w+ )?(?:klappt?|hilft?|helfen|geht|funktionier\\w*|bringt|reicht|andert|zuhort?|tun|tut|macht|machen|wollen|will))`)],
  ['fails', new RegExp(`${OPENING}${CASE} ${THAT} (?:still |just )*(?:doesnt|dont|wont|didnt)(?: (?:do|want) (?:it|that|to))?$`)],
  ['fails', new RegExp(`${OPENING}${CASE} ${THAT} (?:just |nur |noch |immer |dann )*(?:gets?|becomes|wird) (?:even |nur |noch |immer )*(?:worse|schlimmer|schlechter)$`)],
  ['everyDay', new RegExp(`${OPENING}(?:can|should|may|do|kann|soll|darf|muss) (?:i|we|ich|man|wir) (?:really |have to |need to |auch |echt )*(?:do |machen )?(?:it |that |this |das |es |so )*(?:every ?day|daily|each day|jeden tag|taglich)(?: machen| tun| do it| do that)?$`)],
  ['fails', new RegExp(`${OPENING}${CASE} (?:not|nicht|nothing (?:changes|happens|helps)|(?:he|she|they) (?:say\\w* no|get\\w* (?:angry|mad))|(?:er|sie) nein sag\\w*)$`)],
  ['helps', new RegExp(`${OPENING}(?:does|do|will|would|can|is|did) (?:it|that|this|they|those|these) (?:really |actually |even |ever |rly |truly )*(?:help|work|matter|make a difference|do anything|change anything|worth it|go away|stop|pass|get (?:any )?(?:easier|better))\\w*(?: me| at all| though| tho| really)*$`)],
  ['helps', new RegExp(`${OPENING}(?:hilft|bringt|nutzt|nuetzt|wirkt|funktioniert|klappt) (?:das|es|mir das) ?(?:wirklich|echt|denn|auch|uberhaupt|was|etwas|tatsachlich|mir)*(?: (?:wirklich|echt|denn|auch|uberhaupt|was|etwas|tatsachlich|mir))*$`)],
  ['say', new RegExp(`${OPENING}(?:(?:what|how) (?:do|should|can|shall|could|would) (?:i|we) (?:best |then |even |really )*(?:say|tell|answer|react|talk)\\b|was (?:soll|kann|sollte|konnte) ich (?:\\w+ ){0,4}sagen\\b|was (?:sage?|antworte) ich\\b|wie (?:sage?|reagiere|rede) ich\\b)`)],
  ['until', new RegExp(`${OPENING}(?:how long|how soon|when|wie lange|wann|ab wann)\\b.*\\b(?:notice|see|feel|difference|work|works|working|better|good at it|helps?|merk\\w*|seh\\w*|spur\\w*|unterschied|hilft|wirkt|besser|klappt)\\b(?: (?:i|it|that|any|a|results?|difference|something|das|es|was|etwas|ich|davon))*$`)],
  ['until', new RegExp(`${OPENING}(?:how long (?:does|will|would|do) (?:it|that|this|these) (?:usually |normally )?take|wie lange dauert (?:das|es|so was)|how long(?: for| will it be)?(?: until| till| bis)?(?: it| that)? works?)(?: then| roughly| about| denn| so| ungefahr| normalerweise)*$`)],
  ['helps', new RegExp(`${OPENING}(?:geht|wird|hort) (?:das|es) (?:wieder |wirklich |auch |irgendwann |denn |mal |von selbst |je )*(?:weg|besser|leichter|vorbei|auf)$`)],
  ['fails', new RegExp(`${OPENING}(?:(?:i|ich|das|that|it) )?(?:(?:have|ve|did|hab\\w*|ich|ive|das|already|schon|alles|all) )*(?:tried|probiert|versucht|ausprobiert)(?: (?:that|it|this|all|all of that|everything|already|before|das|schon))*$`)],
  ['first', new RegExp(`${OPENING}(?:(?:where|how|what) (?:do|should|can|shall) (?:i|we) (?:best )?(?:start|begin)(?: with| first)?|what (?:do|should) (?:i|we) (?:do|try) first|whats the first (?:step|thing)|(?:womit|wie|wo) (?:soll|kann|fang\\w*|beginn\\w*) (?:ich|wir) (?:am besten |jetzt |denn )*(?:an|anfangen|beginnen|los|zuerst|am besten)(?: am besten)?)$`)],
  ['much', new RegExp(`${OPENING}(?:how much|wie ?viel)(?: (?:of (?:it|that)|exactly|then|about|roughly|davon|denn|genau|ungefahr|should i (?:drink|eat|do|sleep|have)|soll ich (?:trinken|essen|machen|schlafen|davon)))*$`)],
  ['cost', new RegExp(`${OPENING}(?:(?:how much|what) (?:do|does|will|would) (?:they|it|that|those|one) cost|are (?:they|those) expensive|is (?:it|that) expensive|(?:was|wie ?viel) kosten? (?:die|das|sie|so was|sowas)|(?:sind|ist) (?:die|das) teuer)(?: then| about| denn| so)*$`)],
  ['must', new RegExp(`${OPENING}(?:do i (?:really |always |even )*(?:have|need) to(?: do (?:that|it|this))?|must i|muss (?:ich|man)(?: das)?(?: wirklich| immer| unbedingt| echt)*(?: machen| tun)?|muss das sein)(?: tho| though| every time| jedes mal)*$`)],
  ['normal', new RegExp(`${OPENING}(?:is (?:that|this|it) (?:even |really |actually )?normal|am i (?:the only one|normal|weird)|ist das (?:denn |eigentlich |uberhaupt )?normal|bin ich (?:da )?(?:die einzige|der einzige|normal|komisch)|(?:does|do) (?:everyone|everybody|others|other people|pros) (?:have|feel|get) (?:that|it|this)(?: too)?|geht (?:das|es) (?:allen|vielen|anderen)(?: auch)? so)(?: though| too| then)*$`)],
  ['how', new RegExp(`${OPENING}(?:how (?:do|can|could|should|would) (?:i|you) (?:even |actually |best |then )*(?:calm (?:myself )?down|relax|(?:not (?:be|get|feel)|stop (?:being|feeling)|be less|get less|be braver|get braver|lose (?:my|the)) ?(?:so )?(?:scared|scard|scarred|afraid|frightened|nervous|fear)?(?: (?:of|about) (?:it|that|them))?|stop (?:it|that|this|thinking about it)|get over (?:it|that)|deal with (?:it|that)|do (?:that|it|this)|get rid of (?:it|that))|wie (?:beruhige|mache?|schaffe?|kriege?|werde|bekomme?|geht) (?:ich |man )?(?:mich|das|es|ihn|sie)(?: (?:denn|am besten|los|weg|hin|wieder))*)$`)],
  ['most', new RegExp(`${OPENING}(?:what|which)(?:s| is| are| one| ones| of (?:these|those|them|that|it))* (?:is |are |should i do |do i do )?(?:the )?(?:most important|main thing|matters? (?:the )?most|best(?: one)?|helps? (?:the )?most|more important)(?: (?:thing|one|of (?:these|those|them|it|all)|then|part))*$`)],
  ['most', new RegExp(`${OPENING}(?:was|welche\\w*)(?: davon| von denen| von allem)? (?:ist|hilft|bringt|zahlt) (?:denn |dabei |davon |jetzt |mir )*(?:am wichtigsten|das wichtigste|am meisten|am besten|das beste)(?: davon| dabei| denn)*$`)],
  ['notice', new RegExp(`${OPENING}(?:how (?:do|will|can|would) i (?:know|see|notice|tell)(?: (?:if|that|when|whether))?|(?:woran|wie) (?:merke?|sehe?|erkenne?|weiss) ich(?: (?:denn|ob|dass|das))*|woran merkt man(?: (?:ob|dass))?) (?:its|it|im|i am|that|this|i|es|das|ich)(?: (?:is|am|its|are|getting|get|got|really|even|working|works|work|helping|helps|any|better|good|improving|wird|besser|werde|wirkt|hilft|klappt|bringt|was|etwas|gut|bin))*$`)],
  ['when', new RegExp(`${OPENING}(?:when|at what time|what time|wann)(?: (?:exactly|best|then|precisely|is best|genau|denn|am besten|so))*$`)],
  ['when', new RegExp(`${OPENING}(?:when|what time|at what time|wann)(?: exactly| genau| denn| am besten)* (?:(?:should|do|shall|would|can|must|soll|sollte|muss|mache?|mach|kann) (?:i|we|ich|wir|man) (?:best |do |eat |drink |say |have |use |start |try |take )*(?:it|that|this|das|es)?(?: (?:best|then|am besten|denn|machen|tun|essen|trinken|sagen))*|is (?:it |that )?best|ist (?:es|das) (?:am besten|gut))$`)],
  ['short', new RegExp(`${OPENING}(?:(?:i|ich) )?(?:(?:only|just|nur|hab\\w*|have|got|ive|ich|aber|have only|a|so|like) )+(?:\\d{1,2}|five|ten|fifteen|twenty|funf|zehn|funfzehn|zwanzig|ein paar|a few) ?(?:min\\w*|m)\\b(?: (?:time|zeit|left|today|heute|for it|dafur|before|vorher))*$`)],
];
const AT_HOME = '(?:at home|at my house|in my (?:room|bedroom|garden|yard|back ?yard|house)|in the (?:garden|house|yard|back ?yard|park|living room|hall|street)|inside|indoors|outside|outdoors|alone|by my ?self|on my own|without (?:a partner|others|anyone|anybody|other people|a team|my team))';
const AT_HOME_DE = '(?:zu ?hause|daheim|drinnen|draussen|im (?:zimmer|garten|haus|hof|park|wohnzimmer|flur)|in der wohnung|auf der strasse|alleine?|ohne (?:partner|andere|mitspieler|jemanden))';
const AGE = '(?:\\d{1,2}|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen)(?: ?(?:years?|yrs?|y)? ?(?:olds?|o)?)?(?: (?:kids?|child|children|boys?|girls?|players?))?|u ?\\d{1,2}s?|under ?\\d{1,2}s?';
const AGE_DE = '(?:\\d{1,2}|sechs|sieben|acht|neun|zehn|elf|zwolf|dreizehn)(?: ?jahrige\\w*| jahren?)?|u ?\\d{1,2}|unter \\d{1,2}';
/** Where, for whom, for example and what else. */
const OF_PLACE_AGE_EXAMPLE_AND_MORE: readonly (readonly [AdviceTurn, RegExp])[] = [
  ['home', new RegExp(`${OPENING}(?:(?:can|could|may|do|should|how (?:do|can|could|would)) (?:i|we|you|one|he|she|they) (?:also |even |still |just )*(?:do|practi[cs]e|train|try|learn|use|work on) (?:it|that|this|them|these|those|all that) ?|(?:does|will|would|can) (?:it|that|this) (?:also |even |still )*(?:work|be done|go) ?|(?:what|how) about (?:doing (?:it|that) )?|is (?:it|that) (?:also )?(?:possible|ok|okay) )?${AT_HOME}(?: (?:too|as well|then|please|${AT_HOME}))*$`)],
  ['home', new RegExp(`${OPENING}(?:(?:kann|darf|soll|konnte|wie (?:kann|mache?|ube?|trainiere?)) (?:ich|man|wir|er|sie) (?:(?:das|es|so was|sowas|auch|die|denn) )*|(?:geht|klappt|funktioniert) (?:das|es) (?:(?:auch|denn|eigentlich) )*|was ist mit |wie ist es )?(?:auch )?${AT_HOME_DE}(?: (?:auch|machen|uben|trainieren|tun|lernen|probieren|denn|dann|bitte|${AT_HOME_DE}))*$`)],
  ['age', new RegExp(`${OPENING}(?:is (?:it|that|this)|are (?:they|those)|would (?:it|that) be|does (?:it|that|this) (?:work|go|help)) (?:(?:also|really|even|all|already|too|a|any) )*(?:(?:good|ok|okay|fine|safe|right|suitable|alright|possible|something|useful|enough) )?(?:for|at|with|if) (?:(?:my|a|an|the|somebody|someone|kids|children|players?|girls?|boys?|son|daughter|child|kid|of|who is|thats|aged|im|i am|hes|shes|she is|he is|only|just|little|young|small|like me|team|group) )*(?:${AGE}|age|kids|children|me|him|her|them|beginners?|(?:my )?age|little ones|small ones)(?: (?:too|as well|already|then|me))*$`)],
  ['age', new RegExp(`${OPENING}(?:ist (?:das|es)|sind die|geht (?:das|es)|klappt (?:das|es)|passt (?:das|es)) (?:(?:auch|denn|schon|wirklich|uberhaupt|was|etwas|gut|ok|okay|richtig|sicher|geeignet|noch) )*(?:fur|mit|bei|in) (?:(?:mein\\w*|ein\\w*|die|das|den|meinem|so|kleine\\w*|junge\\w*|kinder|spieler|sohn|tochter|kind|von|ab|unter|im|alter) )*(?:${AGE_DE}|alter|kinder|kleine|mich|ihn|sie|anfanger\\w*|jungere)(?: (?:auch|schon|denn|geeignet|gut|ok|okay|sicher|was|etwas))*$`)],
  ['more', new RegExp(`${OPENING}(?:what else(?: (?:can|could|should|do|helps?|would|is there|works?)(?: (?:i|we|you|me|do|try|to|help|recommend|suggest|work|know|there))*)?|anything else|something else|(?:(?:do you have|have you got|got|give me|any|some|one|tell me) )*(?:more|other|another|further) (?:tips?|advice|ideas?|things?|tricks?)|is there (?:anything|something) (?:else|more))(?: (?:i|we|you|can|could|do|try|please|pls|for (?:it|that|me)|that helps?|then))*$`)],
  ['more', new RegExp(`${OPENING}(?:was (?:noch|sonst|kann ich (?:noch|sonst)(?: noch)?|hilft (?:noch|sonst)(?: noch)?|gibt es noch)|(?:sonst )?noch (?:was|etwas|ein(?:en)? tipps?|n tipp|einen|mehr|mehr tipps)|(?:hast du|gib mir|gibt es|sag mir) (?:(?:noch|sonst) )*(?:was|etwas|mehr|einen|weitere|andere|ein|n)(?: (?:tipps?|ideen?|tricks?))?|(?:mehr|weitere|andere) (?:tipps?|ideen?|tricks?)|sonst (?:noch )?(?:was|etwas))(?: (?:machen|tun|dagegen|dafur|bitte|denn|dazu|probieren|helfen|ich|noch))*$`)],
  ['example', new RegExp(`${OPENING}(?:(?:can|could|would) (?:you|u) )?(?:(?:give|tell|show|say|have|got|do you have|have you got|please|pls|maybe|me|us|what is|whats|whats the|any) )*(?:an |a |one |some )?(?:quick |short |real |concrete |simple )?(?:for )?(?:examples?|for instance|such as what|like what)(?: (?:for (?:it|that|this)|of (?:it|that|this)|please|pls|how|to say|what to do))*$`)],
  ['example', new RegExp(`${OPENING}(?:(?:kannst|konntest) du )?(?:(?:gib|sag|nenn|zeig|hast du|hast|du|mir|uns|bitte|mal|vielleicht|was ware|wie ware|gibt es|gibts|dafur|dazu) )*(?:ein |n |eins |ein paar |zum |ein konkretes |ein kurzes )?(?:beispiele?|zb|z b)(?: (?:dafur|dazu|davon|nennen|geben|sagen|bitte|machen|was|wie))*$`)],
];

/** All that are known by their form, in the order in which they are tried. */
const TURNS_BY_FORM = [...BY_FORM, ...OF_PLACE_AGE_EXAMPLE_AND_MORE];
/** What a wish for another version of the advice says besides: nothing of its own. */
const VERSION_FILLS = /^(?:is|are|there|theres|an?|any|ne|got|have|has|you|do|does|u|the|and|but|ok|okay|so|it|that|this|can|could|i|we|make|give|me|also|too|just|please|pls|then|version|one|ones|way|option|exercise|something|some|anything|bit|little|only|time|for|of|beginners?|hard|was|etwas|gibts|gibt|es|geht|das|auch|eine?n?|kann|ich|mach|machen|man|noch|und|aber|hast|du|mir|variante|hab|habe|wenig|zeit|nur|anfanger|fur|zu|schwer|lang|mal|ein|bisschen|denn|bitte|cant|cook|kochen|nicht|weil|because|cos|too|long)$/;
/** The version that is wished for, the surer word first. */
const VERSIONS: readonly (readonly [AdviceTurn, RegExp])[] = [
  ['easier', /^(?:easier|simpler|simple|lighter|leichter\w*|einfacher\w*|leichte\w*|einfache\w*)$/],
  ['longer', /^(?:longer|langer\w*|lange|ausfuhrlicher\w*)$/],
  ['shorter', /^(?:shorter|kurzer\w*|short|kurze\w*|quicker|quick|schneller\w*)$/],
];
/** Of these “quicker” is what is to be reached. */
const OF_SPEED: ReadonlySet<AdviceTheme> = new Set<AdviceTheme>(['fitness', 'technique']);
const IS_QUICK = /^(?:quick\w*|schneller\w*)$/;
const MOST_WORDS_OF_VERSION = 13;

/** A shorter, a longer or an easier version of the advice, as a turn that says nothing else. */
function versionWished(words: readonly string[], theme: AdviceTheme): AdviceTurn | null {
  if (words.length > MOST_WORDS_OF_VERSION) return null;
  const found = VERSIONS.find(([, pattern]) => words.some((word) => pattern.test(word)));
  if (found === undefined || (OF_SPEED.has(theme) && words.some((word) => IS_QUICK.test(word)))) return null;
  return words.every((word) => VERSION_FILLS.test(word) || found[1].test(word)) ? found[0] : null;
}

const WHY = /^(?:why|warum|wieso|weshalb|wozu|how come)$/;
/** What is asked for its reason is the amount, the time or the order of what was said, and nothing else. */
const OF_WHAT_WAS_SAID = /^(?:and|but|ok|okay|so|und|aber|also|such|only|just|not|no|more|less|much|many|long|short|big|early|late|slow\w*|breaks?|rests?|pauses?|hours?|minutes?|mins?|days?|times?|twice|once|weeks?|before|after|first|last|that|this|it|its|is|are|do|does|should|must|i|we|you|need|have|to|the|a|an|important|then|in|between|of|every|few|\d+|two|three|five|so|lange?|kurz\w*|pausen?|stunden?|minuten?|tage?|mal|zweimal|dreimal|einmal|wochen?|vor\w*|nach\w*|zuerst|nur|nicht|nich|mehr|weniger|viel|oft|ofter|das|es|ist|sind|muss|soll|brauch\w*|ich|man|wir|die|der|denn|eigentlich|wichtig|zwei|drei|funf|pro|jeden|wenig|langsam|fruh|spat|genau|gerade|ausgerechnet|helfen|hilft|helps?)$/;
const IS_IMPORTANT = /^(?:important|wichtig)$/;
const MOST_WORDS_OF_WHY = 10;
/** Whether a turn asks for the reason of what was advised. */
const asksReason = (words: readonly string[]): boolean => words.length <= MOST_WORDS_OF_WHY && words.slice(0, 3).some((word) => WHY.test(word)) && words.every((word) => WHY.test(word) || OF_WHAT_WAS_SAID.test(word));

/** A turn with more words of its own names what it is about. */
const MOST_CONTENT = 2;
const MOST_WORDS = 13;
/** A foot is named of what is done with it. */
const OF_FEET: ReadonlySet<AdviceTheme> = new Set<AdviceTheme>(['technique']);

/** An easier drill is found for these; all other advice that is too hard is made smaller. */
const HAS_DRILLS: ReadonlySet<AdviceTheme> = new Set<AdviceTheme>(['technique', 'fitness', 'warmUp', 'amount']);
const IS_HARD = new RegExp(`${OPENING}(?:(?:thats|that is|its|it is|this is|that sounds|sounds|i find (?:that|it)|das ist|das klingt|es ist|ist mir|das find ich|das finde ich) )?(?:(?:a bit|way|really|so|very|kinda|much|all|mir|viel|echt|voll|etwas|ein bisschen|aber) )*(?:too |zu )?(?:hard|difficult|complicated|tricky|schwer|schwierig|kompliziert)(?: (?:for me|tho|though|fur mich))*$`);
/** What a turn asks of any advice; null where it says something else. */
function adviceTurn({ raw, text }: Question, language: 'en' | 'de', theme: AdviceTheme): { readonly turn: AdviceTurn; readonly isByForm: boolean } | null {
  const said = raw.join(' ');
  const byForm = TURNS_BY_FORM.find(([, pattern]) => pattern.test(said))?.[0];
  if (byForm !== undefined) return { turn: byForm, isByForm: true };
  if (theme === 'fear' && asksIfBallHits(raw)) return { turn: 'hits', isByForm: true };
  if (!HAS_DRILLS.has(theme) && IS_HARD.test(said)) return { turn: 'cant', isByForm: true };
  const version = versionWished(raw, theme);
  if (version !== null) return { turn: version, isByForm: true };
  // Why a foot or a skill is important others know.
  if (asksReason(raw) && !(theme === 'technique' && raw.some((word) => IS_IMPORTANT.test(word)))) return { turn: 'why', isByForm: true };
  if (contentOf(text, language).length > MOST_CONTENT) return null;
  const { name, likelihood } = learnedTurn(text, language, false);
  const row = OF_LEARNED[name as TurnName];
  return row === undefined || likelihood < row.from ? null : { turn: row.turn, isByForm: false };
}

/** What is asked of the drill that an answer offered. */
const OF_DRILL_ITSELF: ReadonlySet<AdviceTurn> = new Set<AdviceTurn>(['howOften', 'everyDay', 'enough', 'long']);
/** Asked of what was said, whatever drill stands behind it. */
const OF_ADVICE_ALONE: ReadonlySet<AdviceTurn> = new Set<AdviceTurn>(['why', 'shorter', 'longer', 'easier']);
const OF_WEAK_FOOT: ReadonlySet<AdviceTurn> = new Set<AdviceTurn>([...OF_ADVICE_ALONE, 'until']);
const SURE_OF_SUBJECT = 0.5;

/** What is known of a drill, a move or a plan by that name is told of it; food and sleep before a match are no match. */
function isAnsweredOfSubject(subject: TalkSubject | null, theme: AdviceTheme, { turn, isByForm }: { readonly turn: AdviceTurn; readonly isByForm: boolean }, { text, language, before }: Question): boolean {
  if (subject === null || before === null || theme === 'food' || theme === 'drink' || theme === 'sleep') return false;
  // A drill that only stands at the end of the answer has its own length and count, and knows no reason of the advice.
  if (isByForm && (subject.of === 'match' || subject.of === 'setback')) return false;
  // Why the advice is as it is no drill knows.
  if (isByForm && OF_ADVICE_ALONE.has(turn) && before.drillId === null) return false;
  const { name, likelihood } = learnedTurn(text, language === 'de' ? 'de' : 'en', false);
  const isKnown = isTurnOn(subject.of, name) && likelihood >= SURE_OF_SUBJECT;
  if (subject.of !== 'drill' || before.drillId !== null) return isKnown;
  // “How long does it take” is of getting better, and not of one session.
  if (isByForm && turn === 'until' && name === 'howLong') return false;
  return turn === 'until' || (isKnown && theme !== 'fitness' && OF_DRILL_ITSELF.has(turn));
}

/** What is no thing for every age and place. */
const ONLY_WITH_TRAINER: ReadonlySet<CoachTopic> = new Set<CoachTopic>(['header', 'airDuel', 'scaredOfHeaders', 'slideTackle', 'bicycleKick', 'stronger', 'keeperHighBall', 'fasting', 'ankleWeights']);
const OF_ANYBODY_ANYWHERE: ReadonlySet<AdviceTurn> = new Set<AdviceTurn>(['home', 'age']);
/**
 * A turn of few words that asks something of the advice before without naming it: why, how often, is that enough, what if it does not
 * work, what matters most. What the talk is about by name (`turnOnSubject`) is asked first, where that has an answer.
 */
export function turnOnAdvice(question: Question): Understood | null {
  const { before, raw, words, language, drillId, skill, text } = question;
  if (before === null || raw.length > MOST_WORDS || drillId !== null || (language !== 'en' && language !== 'de') || (hurts(raw, words) && !asksIfBallHits(raw))) return null;
  const theme = themeOf(before);
  if (theme === null || literalTopic(text)?.isOffered === true) return null;
  const asked = adviceTurn(question, language, theme);
  // A skill that is named is another subject, unless one of the words that ask was taken for it (“warum so lange Pausen”).
  if (asked === null || (skill !== null && !OF_ADVICE_ALONE.has(asked.turn))) return null;
  const { turn } = asked;
  // What else there is was told once.
  if (turn === 'more' && before.act?.kind === 'onAdvice' && before.act.turn === 'more') return null;
  if (OF_ANYBODY_ANYWHERE.has(turn) && before.topic !== null && ONLY_WITH_TRAINER.has(before.topic.topic)) return null;
  // Of the weaker foot its drill knows the rest, and why both feet are important is known too.
  if (before.topic === null && before.intent === 'weak_foot' && (!OF_WEAK_FOOT.has(turn) || (turn === 'why' && raw.some((word) => IS_IMPORTANT.test(word))))) return null;
  if (!answersOnAdvice(theme, turn) || (turn === 'otherFoot' && !OF_FEET.has(theme))) return null;
  const subject = subjectOfTalk(before);
  if (isAnsweredOfSubject(subject, theme, asked, question) || bodyAct(question) !== null || (theme !== 'parent' && feelingTold(question) !== null)) return null;
  const act: OnAdvice = { kind: 'onAdvice', theme, turn };
  return understoodAs(question, before.intent, { sureness: 1, act, topic: before.topic, drillId: before.drillId, skill: before.skill, foot: question.foot ?? before.foot });
}
