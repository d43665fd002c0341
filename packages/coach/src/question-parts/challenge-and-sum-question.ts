import type { CoachIntent, Rarity } from '@touchline/domain';
import { understoodAs, type Question, type Understood } from '../intents/read-question.ts';
import { turnsBefore, wordsOfTurnsBefore } from '../intents/turns-before.ts';
import { subjectOfTalk } from '../talk-subject/subject-of-talk.ts';
import { NUMBER_WORDS } from '../text/number-words.ts';
import { hurts } from '../topics/find-topic.ts';
import type { ChallengeOrSum } from './challenge-and-sum-question-types.ts';
import { minutesIn } from './minutes-named.ts';
import { some } from './whole-word-pattern.ts';

const MOST_WORDS = 24;
const TURNS_BACK = 3;

/** What a turn before asked for, where that was one of these. */
const sumOf = (turn: Understood | null): ChallengeOrSum | null => (turn?.act?.kind === 'challengeOrSum' ? turn.act.asked : null);
const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);

const CHALLENGE = some('chall?[ea]n?ge', 'challanges?', 'challenges?', '\\w*herausforderung\\w*', 'chalange');
/** A longer message tells of more. */
const MOST_WORDS_OF_CHALLENGE = 9;
const WISHED = some('give', 'gimme', 'gimmi', 'set', 'want', 'wanna', 'need', 'got', 'have', 'make', 'proper', 'real', 'another', 'new', 'hard', 'harder', 'daily', 'tough', 'any', 'todays?', 'a', 'the', 'gib', 'gibs?', 'will', 'mochte', 'brauch\\w*', 'hast', 'mach\\w*', 'stell', 'richtige', 'noch', 'neue', 'ne', 'eine', 'bitte', 'pls', 'please', 'schwere');
const OTHER_CHALLENGE = some('too easy', 'easy', 'bor(?:ed|ing)', 'langweilig\\w*', 'leicht\\w*', 'drills?', '\\w*ubung\\w*', 'plan', 'why', 'warum', 'you', 'dich', 'friends?', 'mate', 'brother', 'freund\\w*', 'bruder', 'messi', 'ronaldo', 'ref', 'referee', 'schiri\\w*', 'foul\\w*', 'tackl\\w*', 'tik ?tok', 'youtube', 'video', 'cross ?bar', 'latten\\w*', 'defender\\w*', 'badge\\w*', 'abzeichen', 'what is', 'was ist', 'how do (?:you|u)', 'shoulder', 'school', 'schule', 'health', 'mental');
const BEAT_TOUCHES = /(?:^| )beat (?:x|\d+) (?:touches|kicks|juggles) in (?:y|x|\d+) ?(?:mins?|minutes?|m)(?= |$)/;
const ANOTHER = some('another(?: one)?', 'other(?: one)?', 'next(?: one)?', 'one more', 'new one', 'a different one', 'too (?:easy|hard)', 'harder', 'easier', 'noch (?:ein\\w*|ne|mal)', 'ander\\w*', 'nachste', 'neue', 'zu (?:leicht|schwer|einfach)', 'schwerer\\w*', 'leichter\\w*');
const IF_I_DO = some('(?:what|wat)(?: happens| do i get| will i get| if| do i win| would i get| can i win)(?: \\w+){0,6}', 'if i (?:do|make|get|beat|manage|win)(?: \\w+){0,3}', 'whats the (?:prize|reward)', 'was (?:krieg\\w*|bekomm\\w*|gibts?|gibt es|gewinn\\w*|passiert|ist)(?: \\w+){0,6}', 'wenn ichs? (?:\\w+ ){0,3}?schaff\\w*', '(?:what|was) (?:then|dann)', 'und dann', 'and then');

function challenge(text: string, before: Understood | null): ChallengeOrSum | null {
  const earlier = turnsBefore(before, TURNS_BACK).map(sumOf).filter((one) => one?.of === 'challenge').length;
  const asked = sumOf(before);
  if ((text.split(' ').length <= MOST_WORDS_OF_CHALLENGE && CHALLENGE.test(text) && WISHED.test(text) && !OTHER_CHALLENGE.test(text)) || BEAT_TOUCHES.test(text)) return { of: 'challenge', at: earlier };
  if (asked?.of !== 'challenge' && asked?.of !== 'challengeReward') return null;
  if (IF_I_DO.test(text)) return { of: 'challengeReward', at: asked.at };
  return ANOTHER.test(text) ? { of: 'challenge', at: asked.at + 1 } : null;
}

const HOW_MANY_MORE = some('how (?:many|much)(?: \\w+){0,2} more(?: \\w+)?', 'how (?:many|much)(?: \\w+){0,2} (?:left|missing)', 'wie ?viele?(?: \\w+){0,5} (?:noch|mehr)', 'wie ?viel noch');
const PAST_OTHER = some('beat', 'better', 'more than', 'pass', 'overtake', 'ahead of', 'past', 'besser', 'mehr als', 'uberhol\\w*', 'schlag\\w*', 'vor');
const TO_NUMBER = some('until', 'till', 'til', 'to', 'for', 'bis', 'zu', 'auf');
const OTHER_UNIT = some('xp', 'tokens?', 'coins?', 'packs?', 'levels?', 'lvl', 'streaks?', 'days?', 'touches', 'juggles', 'sessions?', 'goals?', 'serie', 'tage?n?', 'packchen', 'kontakte', 'einheiten', 'tore?', 'sprints?', 'drills?', 'ubung\\w*', 'percent', 'prozent', 'cards?', 'karten?');
const MINUTES = /(?:^| |\d)(?:m|mins?|minutes?|minuten?)(?= |$)/;
/** A week has more minutes than anybody practices. */
const MOST_MINUTES = 3000;

/** Whether minutes were counted in the turn before. */
const isOfMinutes = (before: Understood | null): boolean => before !== null && (sumOf(before)?.of === 'minutesTo' || (before.ask?.kind === 'counts' && before.ask.measure === 'minutes') || (before.intent === 'my_numbers' && MINUTES.test(before.words.join(' '))));

function minutesTo(text: string, before: Understood | null): ChallengeOrSum | null {
  if (!HOW_MANY_MORE.test(text) || OTHER_UNIT.test(text) || !(MINUTES.test(text) || isOfMinutes(before))) return null;
  const [number, ...others] = numbersIn(text);
  if (number === undefined || others.length > 0 || number > MOST_MINUTES || !(PAST_OTHER.test(text) || TO_NUMBER.test(text))) return null;
  return { of: 'minutesTo', number, isBeaten: PAST_OTHER.test(text) };
}

const RARITIES: readonly (readonly [Rarity, RegExp])[] = [
  ['legendary', some('legend[ae]r\\w*', 'legends?', 'legendaries', 'legis?')],
  ['epic', some('epics?', 'episch\\w*')],
  ['rare', some('rares?', 'seltene?\\w*')],
  ['common', some('commons?', 'gewohnliche?\\w*', 'normale\\w*')],
];
const HOW_MANY = some('how (?:many|much)', 'wie ?viele?', 'wieviel\\w*');
const OF_PACKS = /\b(?:packs?|open\w*|packchen|offn\w*|aufmach\w*|mach\w* auf)\b/;
const OWNED = some('do i have', 'have i', 'did i', 'i have got', 'hab\\w* ich', 'left', 'missing', 'fehlen', 'exist', 'are there', 'gibt es', 'gibts');
const MOST_PACKS = 100_000;

function packs(text: string, before: Understood | null): ChallengeOrSum | null {
  const rarity = RARITIES.find(([, pattern]) => pattern.test(text))?.[0];
  const [number, ...others] = numbersIn(text);
  if (rarity === undefined || number === undefined || others.length > 0 || number === 0 || number > MOST_PACKS || !HOW_MANY.test(text) || OWNED.test(text)) return null;
  return OF_PACKS.test(`${text} ${wordsOfTurnsBefore(before, TURNS_BACK)}`) ? { of: 'packs', packs: number, rarity } : null;
}

const NUMBER = '(\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|a|ein\\w*|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|x)';
const TIMES = `(?:^| )${NUMBER} (?:times |mal |x )?(?:(?:short |long |kurze |lange )?(?:sessions?|goes|drills?|einheit\\w*|sessions?|runden?|ubungen) )?(?:(?:of|with|for|a|mit|zu|je|von) )*(\\d{1,3}) ?(?:m|mins?|minutes?|minuten?)?(?= |$)`;
const TWO_WAYS = new RegExp(`${TIMES}.*? (?:or|oder|vs|versus|than|als)${TIMES}`);
const numberOf = (text: string): number => (/^(?:a|one|ein\w*)$/.test(text) ? 1 : (NUMBER_WORDS[text] ?? Number(text)));
const JUDGED = some('better', 'best', 'more', 'which', 'what', 'besser', 'beste\\w*', 'mehr', 'welche\\w*', 'was', 'lieber');

function sessions(text: string): ChallengeOrSum | null {
  if (!JUDGED.test(text)) return null;
  const found = TWO_WAYS.exec(text);
  if (found === null) return null;
  const [first, second] = [found.slice(1, 3), found.slice(3, 5)].map(([times = '', minutes = '']) => ({ times: numberOf(times), minutes: Number(minutes) }));
  if (first === undefined || second === undefined) return null;
  const [many, few] = first.times > second.times ? [first, second] : [second, first];
  return few.times === 1 && many.times > 1 && many.minutes > 0 && many.minutes < few.minutes ? { of: 'sessions', many: many.times, minutes: many.minutes, longMinutes: few.minutes } : null;
}

const DOUBTS = some('(?:ur|youre|you are|u are|thats|that is|its|it is) (?:\\w+ )?(?:wrong|not true|not right|lying|a lie|false)', 'check again', 'look again', 'cant be(?: right)?', 'not true', 'du irrst dich', '(?:das|die zahl) (?:ist|is) falsch', 'stimmt (?:\\w+ )?(?:nicht|nich|ned)', 'schau (?:\\w+ )?(?:noch ?mal|nach)', 'guck (?:\\w+ )?(?:noch ?mal|nach)', 'pruf (?:\\w+ )?nach', 'kann nicht sein', 'no way', 'quatsch');
const BEGINS_DOUBTING = /^(?:(?:no|nah|nope|nein|ne|hey|ey|hm) )*(?:wrong|falsch)(?= |$)/;
const OF_DAYS = some('\\d+ (?:days?|weeks?|months?)(?: ago)?', 'days? ago', 'ago', 'yesterday', 'last week', 'vor \\d+ \\w+', '\\d+ tage?n?(?: her)?', 'her', 'gestern', 'letzte woche', '(?:did|done|played) (?:it|that|them)', 'gemacht', 'geubt');
const OF_DAYS_TOLD: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['which_drill', 'plan_day', 'last_practice', 'improve_skill', 'drill_technique']);

function lastSaved(text: string, { drillId, before }: Question): ChallengeOrSum | null {
  if (before === null || !(DOUBTS.test(text) || BEGINS_DOUBTING.test(text)) || !OF_DAYS.test(text)) return null;
  return drillId !== null || OF_DAYS_TOLD.has(before.intent) || sumOf(before)?.of === 'lastSaved' ? { of: 'lastSaved', drillId } : null;
}

const BEST = some('best', 'strongest', 'beste[nrs]?', 'starkste[nrs]?');
const WORST = some('worst', 'weakest', 'schlechteste[nrs]?', 'schwachste[nrs]?');
const DRILL = some('drills?', 'exercises?', '\\w*ubung\\w*');
const OWN = some('my', 'i', 'mein\\w*', 'ich');
const WHY = some('why', 'how come', 'y', 'warum', 'wieso', 'weshalb');
const OF_TIME = some('days?', 'weeks?', 'months?', 'tag\\w*', 'wochen?', 'monate?', 'foot', 'fuss', 'team', 'match', 'spiel', 'position', 'today', 'heute', 'yesterday', 'gestern');
const MOST_WORDS_OF_WHY = 9;

function bestAndWorst(text: string, { before, raw }: Question): ChallengeOrSum | null {
  if (BEST.test(text) && WORST.test(text) && DRILL.test(text) && OWN.test(text) && !WHY.test(text) && !OF_TIME.test(text)) return { of: 'bestAndWorst', isWhy: false };
  const isOfWorst = sumOf(before)?.of === 'bestAndWorst' || (before?.topic?.topic === 'weakestIs' && WORST.test(text));
  return isOfWorst && WHY.test(text) && !OF_TIME.test(text) && raw.length <= MOST_WORDS_OF_WHY ? { of: 'bestAndWorst', isWhy: true } : null;
}

const COUNTED_DRILLS = /(?:^| )([2-4]|two|three|four|zwei|drei|vier) (?:\w+ )?(?:\w+ )?(?:drills?|drils|exercises?|\w*ubungen)(?= |$)/;
const COUNT_ALONE = /(?:^| )(?:which|what|and which|welche|und welche) (?:([2-4]|two|three|four|zwei|drei|vier)(?: \w*(?:drills?|ubungen))?|drills?|ubungen)(?: (?:then|dann|denn|are they|sind das|tho|though))*$/;
const NO_DRILLS = some('plan\\w*', 'weeks?', 'woche\\w*', 'each', 'every', 'jede\\w*', 'did', 'done', 'gemacht', 'hab\\w* ich', 'rest', 'pause', 'warm ?up', 'aufwarm\\w*', 'kids', 'kinder\\w*', 'players', 'spieler\\w*', 'team', 'mannschaft', 'enough', 'genug', 'too (?:many|much)', 'zu viel\\w*', 'xp', 'tokens?', 'without', 'ohne');
const MOST_DRILL_MINUTES = 60;

function drills(text: string, { before, skill, raw }: Question): ChallengeOrSum | null {
  if (NO_DRILLS.test(text)) return null;
  const counted = COUNTED_DRILLS.exec(text)?.[1];
  const minutes = minutesIn(raw);
  if (counted !== undefined && minutes !== null && minutes <= MOST_DRILL_MINUTES) return { of: 'drills', count: numberOf(counted), minutes, skill };
  const alone = COUNT_ALONE.exec(text);
  const asked = sumOf(before);
  if (alone === null || asked === null) return null;
  if (asked.of === 'drills') return { ...asked, count: alone[1] === undefined ? asked.count : numberOf(alone[1]) };
  return asked.of === 'minutesADay' ? { of: 'drills', count: alone[1] === undefined ? 2 : numberOf(alone[1]), minutes: asked.minutes, skill: null } : null;
}

const A_DAY = /(?:^| )(\d{1,2}) ?(?:m|mins?|minutes?|minuten?) (?:(?:is |are |ist |sind )?(?:all |alles )?)?(?:a|per|each|every|am|pro|jeden|each|n) ?(?:day|tag|d)(?= |$)/;
const AT_MOST = some('tops', 'max\\w*', 'only', 'just', 'not more', 'no more', 'at most', 'ok', 'okay', 'nur', 'bloss', 'hochstens', 'mehr nicht', 'nicht mehr', 'geht nicht', 'cant do more', 'is that');
const NOT_OF_DAY = some('times', 'mal', 'plan\\w*', 'weeks?', 'wochen?', 'juggl\\w*', 'jonglier\\w*', 'phone', 'handy', 'app', 'did', 'hab\\w* ich', 'son', 'daughter', 'sohn', 'tochter', 'kids?', 'kind\\w*', 'how long', 'wie lange?', 'how many', 'coach says', 'hours?', 'stunden?', 'sprint\\w*', 'stretch\\w*', 'dehn\\w*');

function minutesADay(text: string, { before, drillId }: Question): ChallengeOrSum | null {
  const minutes = A_DAY.exec(text)?.[1];
  if (minutes === undefined || drillId !== null || !AT_MOST.test(text) || NOT_OF_DAY.test(text)) return null;
  return before !== null && subjectOfTalk(before)?.of === 'plan' ? null : { of: 'minutesADay', minutes: Number(minutes) };
}

const CONES_TOLD = /\b(?:cones?|hutchen)\b/;
const WHICH_DRILL = some('which (?:ones?|drills?)?', 'what (?:ones?|drills?)', 'welche\\w*', 'was fur (?:ein\\w*|ubung\\w*)', 'any (?:drills?|ones?)');
const WITHOUT = some('without (?:them|cones?|those|any|it)', 'needs? (?:none|no cones?)', 'dont need (?:them|cones?|any)', 'no cones?', 'ohne(?: hutchen| die| sie| welche)?', 'brauch\\w* (?:keine|kein hutchen|keine hutchen)', '(?:keine|kein) hutchen');
const SMALL = /\b(?:small|tiny|little|yard|room|balcony|3 ?x ?3m?|2 ?x ?2m?|[1-4] ?m|metres?|klein\w*|hof|zimmer|balkon|wenig platz|[1-4] ?mal ?[1-4]|\dx\d\w?)\b/;

/** A ground of so few metres a side. */
const LITTLE_GROUND = /(?:^| )[1-4] ?(?:x|by|mal|auf) ?[1-4] ?(?:m|metres?|meters?|meter|steps|schritte)?(?= |$)/;
const WHAT_TO_DO = some('what (?:\\w+ )?(?:can|could|should|do) (?:i|we)(?: \\w+){0,8}', '(?:which|any|what) drills?', 'was (?:kann|konnte|soll|mach\\w*|geht|ub\\w*)(?: \\w+){0,8}', 'welche \\w*ubung\\w*');
const ON_PITCH = some('players?', 'spieler\\w*', 'against', 'gegen', 'teams?', 'goals?', 'tore?', 'kids', 'kinder\\w*', 'friends?', 'freund\\w*', 'sets?', 'reps?', 'minutes?', 'minuten', 'times', 'week', 'woche', 'we', 'wir');

function withoutCones(text: string, { before }: Question): ChallengeOrSum | null {
  if (WHAT_TO_DO.test(text) && LITTLE_GROUND.test(text) && !ON_PITCH.test(text)) return { of: 'withoutCones', isSmall: true, isOfCones: false };
  const talk = wordsOfTurnsBefore(before, TURNS_BACK);
  if (!WHICH_DRILL.test(text) || !WITHOUT.test(text) || !(CONES_TOLD.test(text) || CONES_TOLD.test(talk))) return null;
  return { of: 'withoutCones', isSmall: SMALL.test(`${text} ${talk}`), isOfCones: true };
}

const THAN_YESTERDAY = some('(?:better|worse|more|less|fewer|higher|lower|besser|schlechter|mehr|weniger|hoher)(?: \\w+){0,2} (?:than |as |als )?(?:yesterday|gestern)', '(?:compared to|than|vs|als|wie|beat|gegen) (?:yesterday|gestern)');
const WORSE_TODAY = some('(?:am i|im|i am|did i get|have i got|i got|was i|so i) (?:\\w+ )?(?:worse|bad|better|getting worse)(?: \\w+){0,4}', '(?:bin|war) ich (?:\\w+ ){0,4}?(?:schlechter|besser)(?: \\w+){0,3}', 'ich bin (?:\\w+ ){0,4}?schlechter(?: \\w+){0,3}');
const OF_TODAY = some('today', 'heute?', 'heut', 'yes or no', 'ja oder nein', 'than yesterday', 'als gestern');
const OF_OTHER = some('minutes?', 'mins?', 'minuten?', 'xp', 'tokens?', 'sessions?', 'streak', 'serie', 'him', 'her', 'them', 'friend\\w*', 'week', 'woche', 'team', 'match', 'spiel', 'feel\\w*', 'mood', 'gefuhl\\w*');
const MOST_WORDS_OF_DAYS = 11;
const OF_RESULT: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['records', 'my_numbers', 'last_practice', 'analyse_practice']);

function dayBefore(text: string, { before, drillId, raw }: Question): ChallengeOrSum | null {
  if (before === null || raw.length > MOST_WORDS_OF_DAYS || OF_OTHER.test(text)) return null;
  const told = sumOf(before);
  const drillBefore = told?.of === 'dayBefore' ? told.drillId : OF_RESULT.has(before.intent) ? (before.drillId ?? (before.skill === 'juggling' ? 'juggling' : null)) : null;
  const id = drillId ?? drillBefore;
  if (id === null || drillBefore === null) return null;
  const isJudged = !WHY.test(text) && WORSE_TODAY.test(text) && (OF_TODAY.test(text) || told?.of === 'dayBefore');
  return isJudged || THAN_YESTERDAY.test(text) ? { of: 'dayBefore', drillId: id, isJudged } : null;
}

const INTENT_OF: Readonly<Record<ChallengeOrSum['of'], CoachIntent>> = { challenge: 'bored', challengeReward: 'rewards_levels', minutesTo: 'my_numbers', packs: 'rewards_levels', sessions: 'rewards_levels', lastSaved: 'last_practice', bestAndWorst: 'analyse_practice', drills: 'which_drill', minutesADay: 'little_time', withoutCones: 'which_drill', dayBefore: 'records' };

/** A challenge from the own records, or a small sum of the own numbers and the rules; null for all else. */
export function challengeOrSum(question: Question): Understood | null {
  const { raw, words, language, before, drillId } = question;
  if ((language !== 'en' && language !== 'de') || raw.length === 0 || raw.length > MOST_WORDS || before?.intent === 'injury' || hurts(raw, words)) return null;
  const text = raw.join(' ');
  const asked =
    challenge(text, before) ?? minutesTo(text, before) ?? packs(text, before) ?? sessions(text) ?? lastSaved(text, question) ?? bestAndWorst(text, question) ?? drills(text, question) ?? minutesADay(text, question) ?? withoutCones(text, question) ?? dayBefore(text, question);
  return asked === null ? null : understoodAs(question, INTENT_OF[asked.of], { sureness: 1, act: { kind: 'challengeOrSum', asked }, drillId: asked.of === 'lastSaved' ? drillId : asked.of === 'dayBefore' ? asked.drillId : null, skill: asked.of === 'drills' ? asked.skill : null });
}

const STREAK = some('streaks?', 'strike', 'streek', 'serie');
const TO_LENGTH = some('(?:get|bring|make|push|reach|hit|keep|build)(?: \\w+){0,4} (?:to |till |until )?\\d{1,3}', '(?:until|till|to) (?:\\w+ ){0,3}?\\d{1,3}', '(?:bring|krieg|schaff|komm|erreich|mach)\\w*(?: \\w+){0,5} \\d{1,3}(?: \\w+){0,2}');
const OF_NO_STREAK = some('what (?:do|will|would|can) i (?:get|earn|win)', 'was (?:krieg|kriege|bekomm|bekomme|gibts?) \\w+', 'if', 'wenn', 'tokens?', 'xp', 'levels?', 'minutes?', 'mins?', 'minuten?', 'touches', 'kontakte', 'packs?', 'goals?', 'tore?', 'juggl\\w*', 'jonglier\\w*', 'metres?', 'meters?', 'old', 'jahre');
const MOST_WORDS_OF_STREAK = 10;

/** Whether a turn asks how a streak gets to a number of days: one that names it, or one behind a streak. */
export function asksStreakLength({ raw, before, drillId }: Question): boolean {
  const text = raw.join(' ');
  if (raw.length > MOST_WORDS_OF_STREAK || drillId !== null || numbersIn(text).length !== 1 || !TO_LENGTH.test(text) || OF_NO_STREAK.test(text)) return false;
  return STREAK.test(text) || (before !== null && subjectOfTalk(before)?.of === 'streak');
}
