import { understoodAs, type Question, type Understood } from '../intents/read-question.ts';
import { hurts } from '../topics/find-topic.ts';
import { minutesIn } from './minutes-named.ts';

const MOST_WORDS = 32;

const WALL = /\b(?:walls?|wol|wand|mauer|hauswand)\b/;
const WHAT_TO_DO = /\b(?:what|wat|which|was|welche\w*)\b.*\b(?:do|shud|should|can|could|mach\w*|soll\w*|kann|konn\w*|ub\w*|trainier\w*)\b/;
const LACKS_WALL = /\b(?:no|without|kein\w*|ohne) (?:a |any )?(?:wall|wand)\b/;

/** A session of a length that is named, with a ball and a wall. */
export function wallSessionRequest(question: Question): Understood | null {
  const { raw, words, language, before } = question;
  if (raw.length > MOST_WORDS || (language !== 'en' && language !== 'de') || before?.intent === 'injury' || hurts(raw, words)) return null;
  const text = raw.join(' ');
  const minutes = minutesIn(raw);
  if (minutes === null || !WALL.test(text) || !WHAT_TO_DO.test(text) || LACKS_WALL.test(text)) return null;
  return understoodAs(question, 'plan_day', { sureness: 1, act: { kind: 'wallSession', minutes }, topic: null, drillId: null, skill: null });
}
