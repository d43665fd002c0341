import type { CoachIntent } from '@touchline/domain';
import type { Understood } from '../intents/read-question.ts';
import type { Composed } from './composed-answer.ts';

/** What must not be shortened away: who to turn to, and when to stop. */
const WHOLE: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['injury', 'thanks', 'joke']);
const ENDS_WITH_A_PERSON: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['nerves', 'bad_day']);
/** These know a shorter way of their own. */
const SHORTEN_THEMSELVES: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['drill_technique', 'plan_day', 'plan_week']);

const firstSentence = (text: string): string => /^.+?[.!?](?= [\p{Lu}„“]|$)/u.exec(text)?.[0] ?? text;

const SHORTEST_MINUTES = 2;

/** The answer in its first sentence and its drill in half the time, where "shorter" was asked. */
export function shortened(intent: CoachIntent, { said, drills, minutes }: Composed): Composed {
  if (WHOLE.has(intent) || SHORTEN_THEMSELVES.has(intent)) return { said, drills, minutes };
  const [first = '', ...rest] = said;
  const last = ENDS_WITH_A_PERSON.has(intent) ? rest.slice(-1) : [];
  return { said: [firstSentence(first), ...last], drills, minutes: Math.max(SHORTEST_MINUTES, Math.floor(minutes / 2)) };
}

const SENTENCES_OF_SHORT = 2;
/** Steps and days stand on lines of their own, and a question that is offered can be tapped. */
const OF_PARTS = /\n|“/;

/** The answer in so few sentences, its drill as it is, for who finds the coach's answers long; what must not be shortened stays whole. */
export function inFewSentences(intent: CoachIntent, answer: Composed): Composed {
  const text = answer.said.filter((part) => part !== '').join(' ');
  if (WHOLE.has(intent) || SHORTEN_THEMSELVES.has(intent) || OF_PARTS.test(text)) return answer;
  const [first = '', ...rest] = sentencesOf(text);
  const last = ENDS_WITH_A_PERSON.has(intent) ? rest.slice(-1) : rest.slice(0, SENTENCES_OF_SHORT - 1);
  return { ...answer, said: [first, ...last] };
}

const sentencesOf = (text: string): readonly string[] => (text.match(/.+?[.!?](?= [\p{Lu}„“]|$)/gu) ?? [text]).map((sentence) => sentence.trim());

/** How often in a row "shorter" was asked. */
export function timesShorter({ followUp, before }: Understood): number {
  return followUp === 'follow_shorter' ? 1 + (before === null ? 0 : timesShorter(before)) : 0;
}
