import type { DrillId } from '@touchline/domain';
import { understoodAs, type Question, type Understood } from '../intents/read-question.ts';
import { hurts } from '../topics/find-topic.ts';
import { ratesCompared } from './compared-rates.ts';
import { minutesIn } from './minutes-named.ts';

const MOST_WORDS = 26;
const MOST_TURNS_BACK = 3;

const RIGHT = /\b(\d{1,4}) (?:\w+ ){0,3}?(?:right|rechts|rechten)\b|\b(?:right|rechts|rechten)(?: (?:foot|fuss|i got|hab ich|waren es))? (\d{1,4})\b/;
const LEFT = /\b(\d{1,4}) (?:\w+ ){0,3}?(?:left|links|linken)\b|\b(?:left|links|linken)(?: (?:foot|fuss|i got|hab ich|waren es))? (\d{1,4})\b/;
const NO_COUNT = /\b(?:min|mins|minutes?|minuten?|days?|tage|years?|jahre|size|grosse|goals?|tore)\b/;

function numberIn(pattern: RegExp, text: string): number | null {
  const found = pattern.exec(text);
  const number = found?.[1] ?? found?.[2];
  return number === undefined ? null : Number(number);
}

/** What each foot did, as told in one message: “22 with my right and 9 with my left”. */
function feetTold(question: Question): Understood | null {
  const text = question.raw.join(' ');
  if (NO_COUNT.test(text)) return null;
  const [right, left] = [numberIn(RIGHT, text), numberIn(LEFT, text)];
  if (right === null || left === null || right === left) return null;
  return understoodAs(question, 'analyse_practice', { sureness: 1, act: { kind: 'feetCompared', right, left }, topic: null, drillId: question.drillId ?? question.before?.drillId ?? null, skill: null, foot: null });
}

const ASKS_WORSE = /\b(?:why|how come|warum|wieso|weshalb|did i|have i|am i|bin ich|hab ich|is that|ist das|das is|get|got)\b/;
const WORSE = /\b(?:worse|lower|less|went down|schlechter|weniger|schwacher)\b/;
const TODAY = /\b(?:today|now|heute?|heut|jetzt)\b/;
const YESTERDAY = /\b(?:yesterday|last time|before|gestern|letztes mal|vorher)\b/;
const TWO_NUMBERS = /\b\d{1,4}\b.*\b\d{1,4}\b/;
const OF_OTHERS = /\b(?:my (?:brother|sister|friend|mate)|he|she|mein \w+|er|sie|feel|fuhl\w*|sleep|schlaf\w*|mood|team|we|wir|weather|wetter|knee|knie|leg|bein)\b/;

/** The drill that the talk was about last. */
function drillOfTalk({ drillId, before }: Question): DrillId | null {
  if (drillId !== null) return drillId;
  let turn = before;
  for (let back = 0; turn !== null && back < MOST_TURNS_BACK; back += 1) {
    if (turn.drillId !== null) return turn.drillId;
    if (turn.act?.kind === 'gotWorse' && turn.act.drillId !== null) return turn.act.drillId;
    turn = turn.before;
  }
  return null;
}

/** Why a result is lower today than yesterday; null where the message asks no such thing. */
function worseToday(question: Question): Understood | null {
  const text = question.raw.join(' ');
  if (OF_OTHERS.test(text)) return null;
  const isOfDays = TODAY.test(text) && YESTERDAY.test(text) && TWO_NUMBERS.test(text) && (ASKS_WORSE.test(text) || WORSE.test(text));
  const isWorse = TODAY.test(text) && WORSE.test(text) && ASKS_WORSE.test(text);
  const drillId = drillOfTalk(question);
  if (!isOfDays && !(isWorse && drillId !== null)) return null;
  if (question.before?.act?.kind === 'gotWorse' && question.before.act.drillId === drillId) return understoodAs(question, 'analyse_practice', { sureness: 1, act: { kind: 'lowerToday' }, topic: null, drillId, skill: null });
  return understoodAs(question, 'analyse_practice', { sureness: 1, act: { kind: 'gotWorse', withinDays: null, drillId, isOfToday: true }, topic: null, drillId, skill: null });
}

const WALL = /\b(?:walls?|wol|wand|mauer|hauswand)\b/;
const WHAT_TO_DO = /\b(?:what|wat|which|was|welche\w*)\b.*\b(?:do|shud|should|can|could|mach\w*|soll\w*|kann|konn\w*|ub\w*|trainier\w*)\b/;
const LACKS_WALL = /\b(?:no|without|kein\w*|ohne) (?:a |any )?(?:wall|wand)\b/;

/** A session of a length that is named, with a ball and a wall. */
function wallSession(question: Question): Understood | null {
  const text = question.raw.join(' ');
  const minutes = minutesIn(question.raw);
  if (minutes === null || !WALL.test(text) || !WHAT_TO_DO.test(text) || LACKS_WALL.test(text)) return null;
  return understoodAs(question, 'plan_day', { sureness: 1, act: { kind: 'wallSession', minutes }, topic: null, drillId: null, skill: null });
}

/** What a message tells of own results, or how much time there is at a wall; null for all else. */
export function reportedResultsCompared(question: Question): Understood | null {
  const { raw, words, language, before } = question;
  if (raw.length > MOST_WORDS + 6 || (language !== 'en' && language !== 'de') || before?.intent === 'injury' || hurts(raw, words)) return null;
  return ratesCompared(question) ?? feetTold(question) ?? worseToday(question) ?? wallSession(question);
}
