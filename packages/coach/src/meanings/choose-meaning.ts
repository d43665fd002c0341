import type { CoachIntent, CoachLanguage } from '@touchline/domain';
import type { CoachTopic } from '@touchline/messages/coach-topics';
import { FEWEST_WORDS_OF_STORY } from '../text/fewest-words-of-told-story.ts';
import { topicOf } from '../topics/find-topic.ts';
import type { Topic } from '../topics/topic.ts';
import { wordsOfTopics } from '../topics/topics-by-meaning.ts';
import { isLearned, type Learned } from './topic-choice.ts';
import { literalTopic, questionOf, type Meanings, type Meant } from './topic-meanings.ts';

/** So like a way to ask, a question means that topic whatever else its words resemble. */
const SAME_FROM = 0.8;
/** Enough where the phrases of no intent, or of the topic's own, are as like. */
const ALIKE_FROM = 0.55;
/** Enough where nothing else is known of the question. */
const NEAR_FROM = 0.42;
const EQUAL_FROM = 0.9;
const INTENT_CLEAR_FROM = 0.9;
const INTENT_SURE_FROM = 0.6;
/** Small talk is like anything. */
const NO_RIVAL: ReadonlySet<string> = new Set(['off_topic', 'who_are_you', 'joke', 'greeting', 'thanks']);
/** A topic has to be so much more like the question than the phrases of other intents, and hardly less than those of its own. */
const AHEAD_OF_OTHERS = 0.05;
const BEHIND_OWN = 0.1;
/** Fewer shared words than this may be chance. */
const SHARED_FROM = 1.5;
/** In a talk, words of so few go on with it. */
const MOST_WORDS_GOING_ON = 4;
const INTENT_WEAK_BELOW = 0.5;
/** A pattern that was met gives way only to a topic that is meant by so much more. */
const AHEAD_OF_PATTERN = 0.35;
/** Where the pattern's own ways to ask are like the question too, less will do. */
const CLOSE_FROM = 0.7;
const AHEAD_OF_CLOSE = 0.08;

/** How likely what was learned has to be, 0 to 1: where nothing speaks against it, against the phrases of an intent, a pattern, and in a talk. */
const LEARNED_FROM = 0.35;
const LEARNED_AGAINST_INTENT_FROM = 0.6;
/** What is asked of a named drill is read by its subject and question word as well. */
const LEARNED_OF_DRILL_FROM = 0.85;
const LEARNED_AGAINST_PATTERN_FROM = 0.65;
/** Enough against a pattern that what was learned hardly thinks of: that is less likely than `UNLIKELY_BELOW`. */
const LEARNED_BEFORE_UNLIKELY_FROM = 0.5;
const UNLIKELY_BELOW = 0.03;
const LEARNED_AGAINST_PARTS_FROM = 0.85;
/** For a few words in a talk, and where fewer words than `LEARNED_SHARED_FROM` are those of a way to ask for it. */
const LEARNED_OF_LITTLE_FROM = 0.6;
const LEARNED_SHARED_FROM = 1;
/** Enough in a story that is not read as one: in a talk, or where a drill is named. */
const LEARNED_IN_STORY_FROM = 0.3;
/** Enough in a story against all else, and without the words of `NEEDS`. */
const CLEAR_IN_STORY_FROM = 0.33;
const CERTAIN_IN_STORY_FROM = 0.7;
/** From here on the likeliest topic is answered, with the next ones offered beside it. */
const GUESSED_IN_STORY_FROM = 0.15;
/** Of a story that is not clear, what is at least so likely is offered. */
const OFFERED_IN_STORY_FROM = 0.05;
/** From here on a question is one that nothing here answers, whatever a few of its words resemble. */
const NOTHING_FROM = 0.4;
/** So much of what was learned has to be of topics whose words are said. */
const FEWEST_LEFT = 0.35;
/** Stands for what was spoken of before. */
const REFERS_BACK = /\b(?:that|it|those|one|davon|damit)\b|\bthis\b(?! (?:week|month|year|app))|\bdas\b(?= *(?:$|[?.!]|ist|war|geht|hilft|bringt|mach))/i;
/** In a talk, so few words are often about what was said before. */
const MOST_WORDS_TOLD_IN_TALK = 6;

/** What has to be said, or must not be, where a topic is only meant: else the other words are those of something else. */
const NEEDS: Readonly<Partial<Record<CoachTopic, RegExp>>> = {
  ...wordsOfTopics,
  stitch: /stitch|seiten ?st(?:e|i)ch|side|seite|rib|rippe|belly|bauch|tummy/i,
  sweets: /s(?:u|ü|ue)(?:ss|ß)|sweet|chocolate|schoko|candy|crisps|chips|ice ?cream|eis\b|cake|kuchen|gummi|keks|cookie|biscuit/i,
  putInGoal: /goalie|keeper|\b(in|ins|im|into)( the| my)? (goal|tor|net|nets)\b|torwart|torhüter|torhueter/i,
  fearOfBall: /\bball|bälle|baelle|shot|schuss|schüss|tackl|header|kopfball|getting hit/i,
  notPassedTo: /pass|ball|abspiel|zuspiel/i,
  tripsOverBall: /trip|stumbl|stolper|fall|fell|step|tread|tret|feet|füße|fuesse/i,
  soreMuscles: /sore|stiff|ach(?:e|es|ing)\b|heavy|muscle|muskel|legs|thighs|calves|all over|beine|oberschenkel|waden/i,
  prosDo: /train|practi|drill|toe tap|every day|do (?:this|it|these|they)|üb|jeden tag|machen|gemacht/i,
  beforeBed: /how long|how many|hours?|what time|when|late|wie lange|wie viele|stunden|wann|uhr|spät/i,
  passOrDribble: /\bor\b|when|wann|oder|decide|entscheid/i,
  captain: /captain|kapit/i,
  parentsEmbarrass: /loud|shout|yell|scream|cheer|embarrass|laut|schrei|brüll|ruf|peinlich/i,
  wallThere: /(?:have|got|only|just|theres|there is|with|use|against|house|garage|our) (?:\w+ )?walls?|wand|mauer/i,
  insulted: /\b(?:you|u|ur|your|youre|du|dein\w*|dich|bist)\b/i,
  nightBefore: /night|evening|before|sleep|abend|nacht|vor\b|schlaf/i,
  cornerKick: /corners? ?(?:kick|ball|taker)|(?:take|taking|took|from|hit) (?:the |a |our )?corners?|eck(?:e|ball|stoß|stoss)/i,
  missedPenalty: /miss|saved|over|wide|post|verschoss|vergeben|daneben|gehalten|drüber/i,
  juggleMore: /more|better|longer|improve|past|beyond|drop(?!.?catch)|\d|lose|best|record|mehr|länger|besser|über|schaff|rekord/i,
  milkOrJuice: /milk|juice|cola|coke|fanta|soda|sprite|milch|saft|limo/i,
  footShare: /much|often|share|enough|percent|%|more|balance|viel|oft|anteil|prozent|genug/i,
  goalSize: /size|big|wide|high|tall|small|large|met(?:er|re)|groß|gross|größe|breit|hoch|höhe|klein|maße?\b/i,
  sleptBadly: /sle(?:ep|pt)|awake|tired|night|schla|schlie|müde|wach|nacht/i,
  futsal: /futsal|indoor|hall/i,
  cried: /cry|cried|cries|tears|wein|heul/i,
  wind: /wind|breez|storm|sturm/i,
  ankleWeights: /weight|gewicht|heavy|schwer/i,
  trialDay: /trial|try ?-?out|probetraining|sichtung|scout/i,
  tournamentDay: /tournament|turnier|games in|festival/i,
  formation: /\d|formation|aufstellung/i,
  pressing: /^(?!.*(?:gegen|counter).?press).*press/i,
  counter: /counter|konter|win the ball|ballgewinn/i,
  talkToRef: /ref|schiri|schieds/i,
  clubTooDear: /afford|expensive|teuer|leisten|\bfees?\b|beitrag|(?:club|team|verein|mannschaft).*(?:costs?|money|geld)|(?:costs?|money|geld).*(?:club|team|verein|mannschaft)/i,
  holidays: /holiday|vacation|summer|ferien|urlaub/i,
  keeperCatch: /keeper|goal|catch|tor|halt|fang/i,
  keeperConceded: /keeper|goalie|in goal|let in|conced|torwart|im tor|kassier|ins tor/i,
  keeperOneOnOne: /keeper|goal|tor/i,
  parentCoach: /dad|mum|mom|father|mother|parent|papa|mama|vater|mutter|eltern/i,
  rebounder: /rebound|prell|\bnet/i,
  iAmSelfish: /they|says?|said|everyone|call|team|sagt|sagen|alle/i,
  phoneDistracts: /phone|screen|games?|tiktok|habit|forget|remember|handy|bildschirm|vergess|gewohn/i,
  tiredAfterSchool: /school|schul/i,
  clumsyGrowing: /gr(?:ow|ew)|wachs|legs|beine/i,
  subbedOff: /\bsub|\boff\b|half|early|minutes|raus|wechsel|halbzeit/i,
  teacherDoubts: /says?|said|teacher|people|gran|nowhere|sagt|lehr|alle|oma|bringt/i,
  notMyPosition: /position|defen|back|attack|striker|hinten|abwehr|verteid|stürm|place/i,
  playWithOlder: /old|bigg?|year up|älter|groß|jahrgang/i,
  whenMove: /match|games?|pitch|real|spiel|platz/i,
  skillFirst: /first|order|important|zuerst|wichtig/i,
  setGoal: /goal|target|aim|ziel/i,
  today: /\b(?:did|done|have i|ive|i've|so far|already)\b|hab ich heute|schon|gemacht|geübt|trainiert|bisher/i,
  ill: /^(?!.*\b(?:nervous|aufgeregt|before (?:a |the |my |every )?(?:match|game)e?s?|vor (?:dem|jedem|einem|meinem) spiel)\b)/is,
  tooMuch: /train|practi[cs]|drill|much|often|session|play|üb|trainier|spiel|viel|oft|pausen?/i,
  analysisSkills: /skill|techni|form\b|video|film|kick|schuss|analysis/i,
  coachUnfair: /^(?!.*\b(?:says? (?:hi|hello)|sagt hallo)\b)/is,
  coachShouts: /^(?!.*\b(?:says? (?:hi|hello)|sagt hallo)\b)/is,
  fine: /^(?!.*(?:thank|danke))/is,
  unsureSelf: /^(?!.*\b(?:ask|fragen)\b)\s*\S+(?:\s+\S+){0,6}\s*$/i,
  fearOfTackle: /tackl|grätsch|graetsch|zweikampf|foul|kicked|hurt|getreten|hart|rough|contact/i,
  matchesFailed: /load|show|\bsee\b|appear|empty|live|app\b|lad|läd|zeig|seh|leer/i,
  changeAge: /\bage\b|\bold\b|year|alter|\balt\b|jahr|born|geboren/i,
  handball: /^(?!.*(?:shak|zitter))/is,
  school: /^(?!.*(?:homework|maths|hausaufgabe|mathe|before or after|vor oder nach))/is,
  allBadges: /^(?!.*(?:next|nächste|missing|fehl))/is,
  badgesHow: /^(?!.*(?:next|nächste|missing|fehl))/is,
  xpMeaning: /^(?!.*(?:work|funktionier))/is,
  levelMeaning: /^(?!.*\b(?:level am i|level bin ich|am i on|did my level|has my level|what(?:s|'s| is)? my level[ ?!]*$))/is,
  amountOfDrill: /^(?!.*\b(?:did i|have i|habe? ich)\b).*(?:minut|long|often|round|times|much|lang|oft\b|runde|mal\b)/is,
  quitFootball: /^(?!.*(?:\blevel|\bdrill|übung))/is,
  terms: /hat-?trick|assist|brace|clean sheet|mean|called|word|term|heißt|bedeut|begriff|zu null/i,
  sarahAge: /^(?!.*(?:\bname|heißt)).*(?:\bold\b|\bage\b|born|birthday|\balt\b|geb(?:oren|urt))/is,
  disability: /disab|wheelchair|blind|deaf|one (?:arm|hand|leg)|prosthe|autis|adhd|behinder|rollstuhl|taub|ein(?:em|en)? (?:arm|bein)/i,
  restDays: /^(?!.*\b(?:today|tomorrow|heute|morgen)\b)/is,
  changeClub: /^(?!.*\b(?:friend|freund|mate|kumpel))/is,
  leftFooted: /^(?!.*\b(?:only|nur|drill))/is,
  othersBetter: /^(?!.*\b(?:says?|said|call|sagen|sagt))/is,
  benched: /^(?!.*\b(?:subbed off|ausgewechselt))/is,
  comparedWithOthers: /^(?!.*\b(?:worst|schlechtest))/is,
  videoStays: /^(?!.*\bkeep)/is,
  weekDays: /^(?!.*\b(?:last week|letzte woche))/is,
  tokenHistory: /token|coin|spen[dt]|earn|history|münz|verlauf|ausgegeben|verdient/i,
  betterOpponents: /^(?!.*\bmy team\b)/is,
  backspin: /back ?spin|back to|zurück|lands?|stops? (?:dead|when|there)|check|rückwärts|rückdrall|backspin|aufkomm|liegen bleib/i,
  backFromInjury: /^(?!.*\b(?:morgen|tomorrow|not get injured|nicht verletz)\b)/i,
  forOther: /^(?!.*\b(?:with|mit) (?:my|meine?[mnr]?)\b)/is,
  streakRule: /^(?!.*\b(?:why did|warum ist)\b)/is,
  positionChoice: /position|where|choose|best|role|spot|place|\bwo\b|welche/i,
  whichDay: /midnight|\bdays?\b|count|date|\btag|zähl|mitternacht|datum/i,
  notChosen: /pick|cho(o)?s|select|wähl|waehl|gewahlt/i,
  academy: /\b(?:get|join|into|in to|scout|trial|chosen|picked|select|how|apply|want|dream|agent|sign|contract|invite|accept|reject|wie|rein|komm|aufnahme|bewerb|sichtung|scout|probetraining|vertrag|schaff|auswahl|chance)/i,
  childMocked: /laugh|mock|teas|bull|picked on|lach|hänsel|haensel|mobb|fertig|gemein|make fun|making fun|ausgegrenzt|ärger|aerger|nasty|mean|cry|wein/i,
  footballTrivia: /^(?!.*(?:schoner|shin))(?=.*(?:\bwho\b|how (?:many|much)|when|which|what year|where|record|wer\b|wie ?viele?|wann|welche|wo\b|rekord|how (?:tall|big|old)|wie (?:groß|gross|alt)))/i,
  ballWanted: /want|whose|my ball|mine|take|took|gib|nimmt|mein ball|haben|klaut|steal|share|teil/i,
  otherRewards: /trophy|pokal|medal|cup\b|reward|prize|preis|money|geld|shirt|trikot|belohn|gift|voucher|gutschein|win\b|gewinn/i,
  keeperKicks: /^(?=.*(?:keeper|goalie|goal ?kick|abstoß|abstoss|abstos|abschlag|torwart|drop ?kick|punt|abwurf)).*(?:how|far|far(?:ther|ther)|short|kick|weit|wie|hoch|technik|improve|besser|abschlag|punt)/i,
  putDownByTeam: /team|mates|they|everyone|lads|girls|boys|mannschaft|jungs|mädels|die anderen|alle/i,
  rememberTalk: /remember|recall|said|told you|wrote|chat|talk|know (?:me|what)|erinner|gesagt|geschrieben|gemerkt|weißt|weisst|gespräch/i,
  keeperHardShots: /keeper|goalie|in goal|in net|save|shots?\b|torwart|im tor|halten|schüss|schuess|schuss/i,
  toldAge: /\bi(?:m| am|'m|’m)\b.*(?:\d|old|year)|ich bin|\b(?:my age|mein alter)\b|turn(?:ed|ing)? \d|werde \d/i,
  parentHere: /^(?=.*(?:\bi(?:m| am|'m|’m)\b|here|hier|ich bin|this is)).*(?:mum|mom|mother|dad|father|parent|gran|mama|mutter|papa|vater|eltern|oma|opa)/i,
  halfTimeDo: /^(?!.*(?:biscuit|sweets|jelly|cake|how long|how much))(?=.*(?:half ?-?time|halbzeit|break|pause))/i,
  whereVideos: /video|clip|film|record|aufnahme/i,
  videoFails: /video|clip|film|upload|analys|hochlad/i,
  homework: /homework|hausaufgab|essay|aufsatz|maths?\b|mathe|solve|rechne|referat|spelling|vocab|vokabel/i,
  howSarahKnows: /\b(?:you|u|your|sarah|du|dein|dir|app)\b/i,
  shirtNumber: /number|nummer|zahl|\d/i,
  sportsDrink: /^(?!.*(?:prime|apple|apfel))(?=.*(?:sports? ?drink|isoton|gatorade|powerade|lucozade|isogetränk|iso\b|electrolyt|elektrolyt))/i,
  trialFocus: /trial|try ?-?out|probetraining|sichtung|scout/i,
  alwaysLose: /^(?!.*\bballs?\b)/i,
  streakFor: /for\b|why|what.*(?:good|point|get|do)|point|use|wozu|warum|bringt|wofür|wofuer|was.*(?:gut|soll)|sinn/i,
  rightDrill: /^(?!.*(?:pack|random|never done|not done|noch nie|list\b))/i,
  juggleShin: /shin|schienbein/i,
  boots: /^(?!.*(?:kunstrasen|astro|artificial|\bturf))/i,
  boardNotXp: /(?:xp|points|punkte|tokens?|level).*(?:board|rank|place|table|list|rang|platz|tabelle|order)|(?:board|rank|place|rang|platz|liste).*(?:xp|points|punkte|tokens?|level)|by days|nach tagen/i,
  matchSoon: /samstag|sonntag|wochenende|saturday|sunday|weekend|match|games?\b|fixture|tournament|turnier|spiel\b|kick ?-?off|cup\b|pokal|derby/i,
  everyDay: /^(?!.*\b(?:today|tomorrow|heute|morgen)\b)/i,
  penalty: /^(?!.*(?:shak|nervous|scared|zitter|nervös|angst))/i,
  refUnfair: /unfair|wrong|\bbad|blind|rubbish|terrible|awful|miss(?:es|ed)|n.?t\b|\bnot\b|nothing|never|always|against|foul|decision|penalty|offside|cards?\b|cheat|hate|angry|ungerecht|falsch|schlecht|blöd|bloed|\bnie\b|immer|nicht|gegen uns|karte|elfmeter|abseits|wütend/i,
  strikerRole: /striker|(?:cent(?:re|er)|\ba|the) forwards?\b|number (?:9|nine)|\b9\b|up front|stürm|stuerm|spitze|goalscorer|attacker|angreifer/i,
  restToday: /rest|nothing|tired|break|pause|day off|skip|drained|exhausted|train every|ausruh|müde|muede|frei\b|kaputt|platt/i,
  whatIsSession: /^(?!.*(?:why|did ?n.?t|\bnot\b|warum|nicht))/i,
  nothingCounted: /camera|kamera|nothing|zero|\b0\b|null|nichts|video|phone|handy|touches|berührung/i,
  halfTime: /^(?!.*(?:schul|school|mit mir spiel|play with me|pausenhof))(?=.*(?:half|halbzeit|\bht\b|break|pause))/i,
  longerDrill: /länger|laenger|longer|more (?:than|time|min)|less|kürzer|kuerzer|shorter|change|\bset\b|adjust|änder|aender|einstell|extend|verlänger|only 5|nur 5|immer 5|always 5/i,
};

interface Known {
  /** The topic whose pattern was met. */
  readonly pattern: Topic | null;
  readonly intent: CoachIntent | undefined;
  readonly intentScore: number;
  readonly hurts: boolean;
  readonly namesDrill: boolean;
  /** Whether something was said before in this talk. */
  readonly inTalk: boolean;
}

/** Whether a text has the words without which a topic is not meant. */
export const hasWordsOf = (topic: CoachTopic, text: string): boolean => NEEDS[topic]?.test(text) !== false;

const wordCount = (text: string): number => text.trim().split(/\s+/).length;
const isStory = (text: string): boolean => wordCount(text) >= FEWEST_WORDS_OF_STORY;
const isShortIn = (text: string, { inTalk }: Known): boolean => inTalk && wordCount(text) <= MOST_WORDS_GOING_ON;

/** Whether nothing here answers the question, by what was learned. A story has so many words of its own that this is not known of it. */
export const isUnanswerable = (text: string, { learned: [first] }: Meanings): boolean => !isStory(text) && literalTopic(text) === undefined && first?.isNothing === true && first.likelihood >= NOTHING_FROM;

/** How likely each is where a story is about something that is answered here. */
function answerable(learned: readonly Learned[]): readonly Learned[] {
  const nothing = learned.find(({ isNothing }) => isNothing)?.likelihood ?? 0;
  return learned.flatMap((one) => (one.isNothing ? [] : [{ ...one, likelihood: one.likelihood / (1 - nothing) }]));
}

/** What a story is about by what was learned. */
export interface StoryMeaning {
  /** Null where no topic is likely enough to be answered. */
  readonly topic: Topic | null;
  /** What is offered beside it, or in its place; empty where the topic is clear. */
  readonly offered: readonly CoachTopic[];
}

/** Reads a story; null for a shorter message, where something hurts that is not what it asks about, and where it likeliest asks for no topic. */
export function storyMeaning(text: string, { learned }: Meanings, hurts: boolean): StoryMeaning | null {
  const known = answerable(possibleOf(text, learned, CERTAIN_IN_STORY_FROM));
  const [first] = known;
  if (!isStory(text) || first?.topic == null) return null;
  const topic = topicOf(first.topic);
  if (hurts) return topic?.intent === 'injury' && first.likelihood >= CLEAR_IN_STORY_FROM ? { topic, offered: [] } : null;
  const answered = topic === undefined || first.likelihood < GUESSED_IN_STORY_FROM ? null : topic;
  if (answered !== null && first.likelihood >= CLEAR_IN_STORY_FROM) return { topic: answered, offered: [] };
  const likely = known.flatMap((one) => (one.topic !== null && one.topic !== answered?.topic && one.likelihood >= OFFERED_IN_STORY_FROM && questionOf(one.topic) !== '' ? [one.topic] : []));
  return answered === null && likely.length === 0 ? null : { topic: answered, offered: likely.slice(0, NEAREST) };
}

/** The topic that a question means; null where it is none, or where what is known otherwise is better. */
export function chooseMeaning(text: string, meanings: Meanings, known: Known): Topic | null {
  const literal = literalTopic(text);
  const asked = literal === undefined || (isShortIn(text, known) && !literal.isOffered) ? undefined : topicOf(literal.topic);
  return asked ?? learnedTopic(text, meanings, known) ?? likeTopic(text, meanings, known);
}

/**
 * What was learned without the topics whose words are not said: what stood behind such a one is as much likelier. Where
 * nearly all that was learned is of such topics, little is known of the rest. One as likely as `certainFrom` needs no words.
 */
function possibleOf(text: string, learned: readonly Learned[], certainFrom = Number.POSITIVE_INFINITY): readonly Learned[] {
  const lacksWords = ({ topic, likelihood }: Learned): boolean => topic !== null && likelihood < certainFrom && !hasWordsOf(topic, text);
  const possible = learned.filter((one) => !lacksWords(one));
  const left = 1 - learned.filter(lacksWords).reduce((sum, { likelihood }) => sum + likelihood, 0);
  return possible.map((one) => ({ ...one, likelihood: one.likelihood / Math.max(left, FEWEST_LEFT) }));
}

/** The topic that was learned to be asked for in such words, where that is likely enough against what else is known. */
function learnedTopic(text: string, { learned, topics }: Meanings, known: Known): Topic | null {
  const { pattern, hurts, namesDrill, intentScore, inTalk } = known;
  const possible = possibleOf(text, learned);
  const [first] = possible;
  const topic = first?.topic == null ? undefined : topicOf(first.topic);
  if (first === undefined || topic === undefined) return null;
  if ((namesDrill && !topic.withNamedDrill) || (hurts && topic.intent !== 'injury')) return null;
  if (topic === pattern) return topic;
  if (isStory(text)) return first.likelihood >= LEARNED_IN_STORY_FROM ? topic : null;
  const least = namesDrill ? LEARNED_OF_DRILL_FROM : intentScore >= INTENT_CLEAR_FROM ? LEARNED_AGAINST_INTENT_FROM : LEARNED_FROM;
  const shared = topics.find((one) => one.topic === first.topic)?.shared ?? 0;
  if (isShortIn(text, known) || (inTalk && REFERS_BACK.test(text))) return null;
  if (shared < LEARNED_SHARED_FROM || (inTalk && wordCount(text) <= MOST_WORDS_TOLD_IN_TALK)) return first.likelihood >= LEARNED_OF_LITTLE_FROM ? topic : null;
  if (pattern !== null) return isLearnedAgainst(pattern, possible) ? topic : null;
  return first.likelihood >= least ? topic : null;
}

/** Whether what was learned is another topic than one that was met by its words, so clearly that it is right more often. */
function isLearnedAgainst({ topic }: Topic, learned: readonly Learned[]): boolean {
  const [first] = learned;
  if (first === undefined) return false;
  const own = learned.find((one) => one.topic === topic)?.likelihood ?? 0;
  return first.likelihood >= LEARNED_AGAINST_PATTERN_FROM || (first.likelihood >= LEARNED_BEFORE_UNLIKELY_FROM && own < UNLIKELY_BELOW);
}

/**
 * Whether a question that was read by its parts was misread: what was learned is sure of another topic, and hardly thinks
 * of that one. Of a topic that has its parts alone nothing was learned.
 */
export function isMisread({ topic }: Topic, { learned }: Meanings, language: CoachLanguage): boolean {
  const [first] = learned;
  if (first?.topic == null || first.likelihood < LEARNED_AGAINST_PARTS_FROM || !isLearned(topic, language)) return false;
  return !learned.some((one) => one.topic === topic && one.likelihood >= UNLIKELY_BELOW);
}

/** The topic that a question is like. */
function likeTopic(text: string, { topics: meant, intents }: Meanings, known: Known): Topic | null {
  const { pattern, intent, intentScore, hurts, namesDrill } = known;
  const isShort = isShortIn(text, known);
  const likenessOf = (topic: Topic): number => meant.find((one) => one.topic === topic.topic)?.likeness ?? 0;
  const mayBe = ({ topic: name, shared }: Meant): boolean => {
    const topic = topicOf(name);
    return NEEDS[name]?.test(text) !== false && shared >= (isShort ? 2 * SHARED_FROM : SHARED_FROM) && topic !== undefined && (!namesDrill || topic.withNamedDrill) && (!hurts || topic.intent === 'injury');
  };
  const best = meant.find(mayBe);
  const topic = best === undefined ? undefined : topicOf(best.topic);
  if (best === undefined || topic === undefined) return null;
  if (pattern !== null) {
    const ahead = best.likeness - likenessOf(pattern);
    return topic !== pattern && ((best.likeness >= SAME_FROM && ahead >= AHEAD_OF_PATTERN) || (likenessOf(pattern) > 0 && best.likeness >= CLOSE_FROM && ahead >= AHEAD_OF_CLOSE)) ? topic : null;
  }
  const isSameIntent = topic.intent === intent;
  const own = intents.get(topic.intent) ?? 0;
  const other = Math.max(0, ...[...intents].filter(([name]) => name !== topic.intent && !NO_RIVAL.has(name)).map(([, likeness]) => likeness));
  if (other + AHEAD_OF_OTHERS > best.likeness || own - BEHIND_OWN > best.likeness) return null;
  if (best.likeness >= SAME_FROM) return isSameIntent || intentScore < INTENT_CLEAR_FROM || best.likeness >= EQUAL_FROM ? topic : null;
  if (best.likeness >= ALIKE_FROM) return isSameIntent || intentScore < INTENT_SURE_FROM ? topic : null;
  return best.likeness >= NEAR_FROM && intentScore < INTENT_WEAK_BELOW ? topic : null;
}

const NEAREST = 3;
const NEAREST_FROM = 0.2;

const nearby = ({ topics, familiarWords }: Meanings): readonly CoachTopic[] =>
  familiarWords === 0 ? [] : topics.filter(({ topic, likeness, shared }) => likeness >= NEAREST_FROM && shared >= 1 && topicOf(topic) !== undefined && questionOf(topic) !== '').map(({ topic }) => topic);

/** Whether any topic has words of a text, though perhaps not the one that it is about. */
export const isNearAnyTopic = (meanings: Meanings): boolean => nearby(meanings).length > 0;

/** The topics that come nearest to a text about football which means none of them, and that have its most telling word; none for what is about something else. */
export function nearestTopics(meanings: Meanings): readonly CoachTopic[] {
  return nearby(meanings)
    .filter((topic) => meanings.subject?.topics.has(topic) === true)
    .slice(0, NEAREST);
}

/** The intent whose phrases mean most nearly the same as a text; null where none comes near. */
export const intentByMeaning = ({ intents }: Meanings): string | null => [...intents].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null;
