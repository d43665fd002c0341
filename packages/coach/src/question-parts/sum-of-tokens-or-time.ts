import type { DrillId } from '@touchline/domain';
import { turnsBefore } from '../intents/turns-before.ts';
import { understoodAs, type Question, type Understood } from '../intents/read-question.ts';
import { subjectOfTalk } from '../talk-subject/subject-of-talk.ts';
import { TURN_OPENING } from '../text/turn-opening.ts';
import { hurts } from '../topics/find-topic.ts';
import { minutesIn } from './minutes-named.ts';
import { some } from './whole-word-pattern.ts';

const MOST_WORDS = 18;
const TURNS_BACK = 4;

const TOKENS = some('tokens?', 'coins?', 'munzen?', 'token');
const HOW_MANY = some('how (?:many|much)', 'wie ?viele?', 'what (?:do|would|will) i (?:get|earn)', 'was (?:krieg|kriege|bekomm|bekomme) ich');
/** A count of what was done, and of nothing else. */
const A_COUNT = /(?:^| )(\d{1,4})(?! ?(?:that|this|it|them|those|the|my|a|an|one|doing|das|die|m|min|mins|minuten?|minutes?|s|secs?|seconds?|sekunden?|tokens?|coins?|munzen?|packs?|packchen|sessions?|einheiten|days?|tagen?|weeks?|wochen?|xp|levels?|lvl|times|mal|years?|jahren?|uhr|pm|am|percent|prozent|euros?|pounds?|cards?|karten)\b)(?= |$)/g;
/** What is asked of all that one has, needs or pays. */
const OF_OTHER_SUM = some('need\\w*', 'costs?', 'packs?', 'packchen', 'cards?', 'karten?', 'left', 'missing', 'until', 'till', 'bis', 'fehl\\w*', 'brauch\\w*', 'kost\\w*', 'already', 'schon', 'have i', 'do i have', 'hab\\w* ich', 'week', 'woche', 'month', 'monat', 'yesterday', 'gestern', 'today', 'heute', 'sessions', 'einheiten', 'days', 'tage', 'level\\w*', 'xp', 'record', 'rekord', 'friend\\w*', 'freund\\w*', 'every day', 'jeden tag');
const WITH_COUNT = new RegExp(`^${TURN_OPENING}(?:(?:no|nein|ne|nope|i mean|i meant|ich meine|ich meinte) )*(?:(?:for|in|per|fur|pro|bei|with|mit) (?:just |only |nur )?(?:one|1|a|an|each|every|eine|einer|ne|jede) (?:session|drill|go|round|practi[cs]e|einheit|ubung|runde|training) ?)?(?:(?:like|say|so|zum beispiel|zb|etwa|and|und) )*(?:(?:what |was |how about )?(?:if|when|wenn|falls) (?:i|ich) (?:(?:get|do|make|count|score|reach|manage|have|hit|finish with|schaff\\w*|mach\\w*|hab\\w*|zahl\\w*|krieg\\w*) )?|with |mit |for |fur |bei |(?:what |how )about )(?:(?:only|just|about|nur|ungefahr|so|like) )*(\\d{1,4})(?: (?!min|sec|sek|m$|token|pack|session|day|tag|xp|level|mal|time|euro|week|woche)\\w+){0,4}$`);
const OF_ONE_SESSION = new RegExp(`^${TURN_OPENING}(?:(?:how (?:many|much)(?: tokens| coins)? (?:do|would|will|can) i (?:get|earn|make)|what (?:do|would|will) i (?:get|earn)|wie ?viele?(?: tokens?| munzen)? (?:krieg|kriege|bekomm|bekomme|verdien|verdiene|gibt) (?:ich|es)(?: denn)?) (?:if|when|for|wenn|fur) (?:i (?:do )?(?:finish|save|complete)(?: it| one| a session| the drill| a drill| properly)*|(?:one|a|1|eine|ne) (?:finished |saved |whole )?(?:session|drill|einheit|ubung)|ich (?:es |die |eine |sie |das )*(?:\\w+ )?(?:zu ende|fertig|bis zum ende|speicher\\w*|beend\\w*)(?: \\w+){0,3})|(?:no|nein|i mean|ich meine)? ?(?:for|fur|per|pro) (?:just |only )?(?:one|1|a single|eine|einzelne) (?:session|einheit|ubung|drill))$`);

const isOfTokens = (turn: Understood | null): boolean => turn !== null && (subjectOfTalk(turn)?.of === 'tokens' || turn.act?.kind === 'tokensOfResult' || (turn.intent === 'rewards_levels' && TOKENS.test(turn.words.join(' '))) || TOKENS.test(turn.words.join(' ')));

/** What was done last, behind a drill: “how many tokens did I get for that”. */
const FOR_THAT = /(?:^| )(?:4|for|fur|from|dafur|davon|out of)(?: (?:that|this|it|them|those|the|my|das|die|dem|one|1|last|session|drill|ubung))*(?= |$)|(?:^| )(?:dafur|davon|damit)(?= |$)/;
const BROUGHT = some('(?:did|have) i (?:\\w+ )?(?:get|earn|win|make|got|gotten|earned)', 'i got', '(?:hab|habe) ich (?:\\w+ ){0,3}?(?:bekommen|gekriegt|verdient)', '(?:hab|habe) ich', '(?:gab|gabs|gab es)', 'bekam ich', 'brachte\\w*', 'gebracht');
/** What is asked of all that one has, or of another time. */
const OF_ANOTHER_TIME = some('need\\w*', 'costs?', 'packs?', 'packchen', 'cards?', 'karten?', 'left', 'missing', 'brauch\\w*', 'kost\\w*', 'week', 'woche', 'month', 'monat', 'level\\w*', 'xp', 'friend\\w*', 'freund\\w*');
/** Corrects which drill the tokens are meant of. */
const FOR_DRILL = some('no+', 'nope', 'nah', 'i mean', 'i meant', 'for', '4', 'nein+', 'nee+', 'ich mein\\w*', 'fur');
const MOST_WORDS_OF_CORRECTION = 9;

/** The tokens of the last session of the drill that a turn names or that the talk is of. */
function tokensOfLast(question: Question, text: string): Understood | null {
  const { before, raw } = question;
  if (before === null || OF_ANOTHER_TIME.test(text)) return null;
  const as = (drillId: DrillId): Understood => understoodAs(question, 'rewards_levels', { sureness: 1, drillId, act: { kind: 'tokensOfLast', drillId }, skill: null });
  const ofTalk = question.drillId ?? turnsBefore(before, TURNS_BACK).find(({ drillId }) => drillId !== null)?.drillId ?? null;
  if (ofTalk === null) return null;
  if (TOKENS.test(text) && BROUGHT.test(text) && FOR_THAT.test(text) && [...text.matchAll(A_COUNT)].length === 0) return as(ofTalk);
  const isCorrected = isOfTokens(before) && question.drillId !== null && raw.length <= MOST_WORDS_OF_CORRECTION && FOR_DRILL.test(text) && raw.some((word) => OPENS_CORRECTION.has(word));
  return isCorrected ? as(question.drillId ?? ofTalk) : null;
}
const OPENS_CORRECTION: ReadonlySet<string> = new Set('no noo nooo nope nah mean meant nein nee ne meine meinte'.split(' '));

/** The tokens of one session with so many counted, where a turn says how many, or asks it of one session behind tokens. */
function tokensOfResult(question: Question, text: string): Understood | null {
  const as = (result: number | null): Understood => understoodAs(question, 'rewards_levels', { sureness: 1, act: { kind: 'tokensOfResult', result }, skill: null });
  const counts = [...text.matchAll(A_COUNT)].map(([, count]) => Number(count));
  const [count] = counts;
  if (TOKENS.test(text) && HOW_MANY.test(text) && counts.length === 1 && count !== undefined && !OF_OTHER_SUM.test(text)) return as(count);
  if (!isOfTokens(question.before)) return null;
  const told = WITH_COUNT.exec(text)?.[1];
  if (told !== undefined) return as(Number(told));
  return OF_ONE_SESSION.test(text) ? as(null) : null;
}

const WHY = some('why', 'how come', 'warum', 'wieso', 'weshalb');
const OF_FEW = some('only', 'just', 'no', 'none', 'zero', 'so few', 'so little', 'not (?:many|any|more)', 'less', 'fewer', 'gone', 'nur', 'bloss', 'keine?', 'null', '(?:so )?wenige?r?', 'nicht mehr', 'weg');
const OWN = some('i (?:only |just |still |now )*(?:have|got|own)', 'i ?ve', 'have i', 'do i', 'my', 'ich', 'mein\\w*');
/** What is asked of tokens that one session, a level or a card brings or costs. */
const OF_EARNING = some('get', 'gets', 'getting', 'earn\\w*', 'gives?', 'gave', 'given', 'krieg\\w*', 'bekomm\\w*', 'bekam', 'gab', 'gabs', 'gibts?', 'verdien\\w*', 'for (?:a|the|this|that|it|my|one)', 'fur', 'sessions?', 'einheit\\w*', 'friend\\w*', 'freund\\w*', 'levels?', 'cards?', 'karten?', 'costs?', 'kost\\w*', 'xp', 'need', 'brauch\\w*');

/** Why there are so few tokens of one’s own. */
function fewTokens(question: Question, text: string): Understood | null {
  if (!TOKENS.test(text) || !WHY.test(text) || !OF_FEW.test(text) || !OWN.test(text) || OF_EARNING.test(text)) return null;
  return understoodAs(question, 'rewards_levels', { sureness: 1, act: { kind: 'fewTokens' }, skill: null });
}

const LEFT_OVER = some('(?:how (?:long|much time|much|many min\\w*)|what)(?: \\w+){0,4} (?:left|remain\\w*|over)', 'wie ?(?:lange?|viel|viele)(?: \\w+){0,3} (?:ubrig|bleib\\w*|noch|rest\\w*)', 'was bleibt(?: \\w+){0,2}', 'time left');
const IF_DONE = some('if', 'when', 'after', 'wenn', 'nach', 'falls', 'first', 'zuerst', 'erst');
const ALL_MINUTES = /(?:^| )(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|funfzehn|zwanzig) ?(?:m|min|mins|minutes?|minuten?)(?= |$)/g;
const OF_MATCH = some('match\\w*', 'games?', 'half', 'halbzeit', 'spiel\\w*', 'streak', 'serie', 'xp', 'tokens?');

/** What of the minutes of the talk is left, where some of them are spent first. */
function timeLeft(question: Question, text: string): Understood | null {
  if (!LEFT_OVER.test(text) || !IF_DONE.test(text) || OF_MATCH.test(text)) return null;
  const named = [...text.matchAll(ALL_MINUTES)].flatMap(([, minutes]) => minutesIn([minutes ?? '', 'minutes']) ?? []);
  const told = named.length > 1 ? Math.max(...named) : (turnsBefore(question.before, TURNS_BACK).map(({ words }) => minutesIn(words)).find((minutes) => minutes !== null) ?? null);
  const done = named.length > 0 ? Math.min(...named) : null;
  if (told === null || done === null || named.length > 2) return null;
  return understoodAs(question, 'little_time', { sureness: 1, act: { kind: 'timeLeft', total: told, done } });
}

/** A small sum from what is known: the tokens of a session with so many counted, what of the own minutes is left, or where the own tokens went; null for all else. */
export function sumOfTokensOrTime(question: Question): Understood | null {
  const { raw, words, language, before } = question;
  if ((language !== 'en' && language !== 'de') || raw.length > MOST_WORDS || before?.intent === 'injury' || hurts(raw, words)) return null;
  const text = raw.join(' ');
  return fewTokens(question, text) ?? tokensOfLast(question, text) ?? tokensOfResult(question, text) ?? timeLeft(question, text);
}
