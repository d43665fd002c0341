import type { DrillId } from '@touchline/domain';
import { understoodAs, type Question, type Understood } from '../intents/read-question.ts';
import { turnsBefore } from '../intents/turns-before.ts';
import { hurts } from '../topics/find-topic.ts';
import { drillOfExercise } from './number-reached.ts';
import { some } from './whole-word-pattern.ts';

const MOST_WORDS = 18;
const MOST_TURNS_BACK = 3;
/** A best of one's own that is told. */
const NEW_BEST = some('new (?:best|record|pb|high ?score|personal best|hi ?score|top score)', '(?:its|it is|thats|that is|that was|was|is|got|and) (?:a |an |my |the )*(?:(?:new|best|all time) )*(?:record|pb|personal best|high ?score|best ever|most ever|best)(?: (?:ever|so far|yet))?', 'my (?:best|highest|most) (?:ever|so far|yet)', '(?:beat|broke|smashed|beated|broken) (?:my|me|the|my own) (?:\\w+ )?(?:record|best|pb|high ?score)', 'best ever', 'most ever', 'most i(?: have|ve)? ever (?:got|done|did|had)', 'neue[rn]?s? (?:rekord|bestwert|bestleistung|highscore|pb|bestmarke)', '(?:mein|ist|war|das) (?:\\w+ )?(?:rekord|bestwert|bestleistung|highscore)', 'rekord (?:gebrochen|geknackt|geschlagen)', 'so viele? wie (?:noch )?nie', 'mehr als je');
/** Asks, wishes, or tells of what is no result of a drill. */
const OTHERWISE = some('how', 'what', 'whats', 'why', 'which', 'can', 'could', 'should', 'want', 'wanna', 'next', 'aim', 'goal', 'goals', 'if', 'wie', 'was (?:ist|sind|soll|kann)', 'warum', 'welche\\w*', 'kann', 'soll\\w*', 'will', 'mochte', 'wenn', 'ziel', 'tore?', 'not', 'nicht', 'kein\\w*', 'streak', 'serie', 'days?', 'tage?', 'xp', 'level\\w*', 'tokens?', 'minutes?', 'mins?', 'minuten', 'seconds?', 'secs?', 'sekunden', 'km', 'miles?', 'metres?', 'meters?', 'fifa', 'xbox', 'he', 'she', 'his', 'her', 'they', 'er', 'sie', 'sein\\w*', 'brother\\w*', 'friend\\w*', 'mate\\w*', 'nearly', 'almost', 'fast', 'beinahe', 'mine is', 'only', 'nur', 'last (?:week|year|month)', 'years?', 'jahre?', 'ago');
/** How often the ball was kept up, told at the begin of a talk. */
const JUGGLED = /^(?:(?:i|ive|ich|just|hab|habe|guess what|hey|hi|today|heute|und|and|yes|omg|grad|gerade) )*(?:did|got|done|made|managed|reached|schaff\w*)? ?\d{1,4} (?:(?:kick ?ups?|keep(?:y|ie) ?up\w*|juggles?|mal (?:hochgehalten|jongliert)|mal den ball hochgehalten)(?: (?:today|in a row|heute|am stuck|without dropping it|geschafft))*)$/;
const LADDER = some('ladders?', 'leiter\\w*');

/** A number that is told as a new best, with the drill of the message or of the talk; null for all else. */
export function recordTold(question: Question): Understood | null {
  const { raw, words, text, language, before } = question;
  const said = raw.join(' ');
  if ((language !== 'en' && language !== 'de') || raw.length > MOST_WORDS || text.includes('?') || before?.intent === 'injury' || hurts(raw, words) || !(NEW_BEST.test(said) || (before === null && JUGGLED.test(said))) || OTHERWISE.test(said)) return null;
  const numbers = (said.match(/(?:^| )\d{1,4}(?= |$)/g) ?? []).map(Number);
  const number = Math.max(0, ...numbers);
  if (number === 0 || numbers.length > 2) return null;
  const ofTalk = turnsBefore(before, MOST_TURNS_BACK).map(drillOfExercise).find((one) => one !== null) ?? null;
  const drillId: DrillId | null = question.drillId ?? (LADDER.test(said) ? 'agility_ladder' : JUGGLED.test(said) ? 'juggling' : ofTalk);
  return understoodAs(question, 'records', { sureness: 1, drillId, skill: null, act: { kind: 'recordTold', number } });
}
