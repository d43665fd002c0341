import type { CoachIntent } from '@touchline/domain';
import { OF_NUMBERS } from '../intents/read-with-turn-before.ts';
import type { Composed } from './composed-answer.ts';

/** Who hurts or is sad is answered first. */
const FEELINGS: ReadonlySet<CoachIntent> = new Set<CoachIntent>(['bad_day', 'nerves', 'parents', 'team_mates', 'motivation']);
/** What limits a practice, the stronger limit first: of two, the answer to the stronger one fits both. */
const LIMITS: readonly CoachIntent[] = ['no_ball', 'rain', 'no_wall', 'little_time'];
const MOST_OF_SECOND = 2;

interface Answer {
  readonly intent: CoachIntent;
  readonly answer: Composed;
}

/** One answer to the two things that a message asks: pain alone, what hurts inside first, one drill at the end. */
export function twoAnswers(main: Answer, second: Answer): Composed {
  const both = [main, second];
  // Both halves came to the same.
  if (main.answer.said.join(' ') === second.answer.said.join(' ')) return main.answer;
  const pain = both.find(({ intent }) => intent === 'injury');
  if (pain !== undefined) return pain.answer;
  const limits = both.filter(({ intent }) => LIMITS.includes(intent)).toSorted((a, b) => LIMITS.indexOf(a.intent) - LIMITS.indexOf(b.intent));
  if (limits.length === 2 && limits[0] !== undefined) {
    const time = both.find(({ intent }) => intent === 'little_time');
    return { ...limits[0].answer, minutes: time?.answer.minutes ?? limits[0].answer.minutes };
  }
  const [before, after] = FEELINGS.has(second.intent) && !FEELINGS.has(main.intent) ? [second, main] : [main, second];
  // Who is comforted is comforted once: of a second feeling the last sentence, what to do about it, is enough.
  const isSameFeeling = main.intent === second.intent && FEELINGS.has(main.intent);
  if (isSameFeeling) return main.answer;
  // Who tells what weighs on them is not cheered on with numbers, and gets no drill.
  const weighing = both.find(({ intent }) => intent !== 'motivation' && FEELINGS.has(intent));
  if (weighing !== undefined && both.some(({ intent, answer }) => intent === 'motivation' && answer.drills.length > 0)) return weighing.answer;
  const isOfFeelings = FEELINGS.has(main.intent) && FEELINGS.has(second.intent);
  const shortened = (one: Answer): readonly string[] => (one === second ? (isOfFeelings ? one.answer.said.slice(-1) : one.answer.said.slice(0, MOST_OF_SECOND)) : one.answer.said);
  // What both halves say is said once.
  const said = [...new Set([...shortened(before), ...shortened(after)])];
  if (isOfFeelings) return { said, drills: [], minutes: 0 };
  const hasDrills = ({ answer }: Answer): boolean => answer.drills.length > 0;
  // Behind one's numbers a wish to get better says at what.
  const wish = OF_NUMBERS.has(main.intent) ? both.find((one) => one.intent === 'improve_skill' && hasDrills(one)) : undefined;
  const withDrills = wish ?? (hasDrills(main) && !FEELINGS.has(main.intent) ? main : hasDrills(second) ? second : main);
  const week = main.answer.week ?? second.answer.week;
  return { said, drills: withDrills.answer.drills, minutes: withDrills.answer.minutes, ...(week === undefined ? {} : { week }) };
}
