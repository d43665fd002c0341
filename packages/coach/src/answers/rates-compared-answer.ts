import type { DrillId } from '@touchline/domain';
import { coachPlayerStatisticsLines as lines } from '@touchline/messages/coach-lines';
import type { DialogueAct } from '../intents/dialogue-act-types.ts';
import type { TimedResult } from '../question-parts/timed-result-type.ts';
import type { Asked } from './answer-context.ts';
import { only, type Composed } from './composed-answer.ts';

const rateOf = ({ result, minutes }: TimedResult): number | null => (minutes === null || minutes === 0 ? null : Math.round((result / minutes) * 10) / 10);

/** The minutes of the latest own session with a result, where the message does not say them. */
function withOwnMinutes(told: TimedResult, { context }: Asked, drillId: DrillId | null): TimedResult {
  if (told.minutes !== null) return told;
  const session = context.sessions.find(({ drillId: id, result }) => result === told.result && (drillId === null || id === drillId));
  return session === undefined ? told : { ...told, minutes: session.minutes };
}

/** Two results side by side: how many a minute each of them is, and which is better by that; null where the minutes of one are not known. */
export function ratesLine([first, second]: readonly [TimedResult, TimedResult], { say }: Pick<Asked, 'say'>): string | null {
  const [one, two] = [rateOf(first), rateOf(second)];
  if (one === null || two === null) return null;
  const values = { first: first.result, firstMinutes: first.minutes ?? 0, firstRate: one, second: second.result, secondMinutes: second.minutes ?? 0, secondRate: two };
  if (one === two) return say(lines.ratesSame, values);
  const [better, other] = one > two ? [first, second] : [second, first];
  return `${say(lines.rates, values)} ${say(better.result >= other.result ? lines.ratesBoth : lines.ratesBetter, { better: better.result, other: other.result })}`;
}

/** Which of two results is better, by the minute. */
export function ratesComparedAnswer({ results, isWhy }: Extract<DialogueAct, { kind: 'ratesCompared' }>, asking: Asked): Composed {
  const { say, asked } = asking;
  const [first, second] = [withOwnMinutes(results[0], asking, asked.drillId), withOwnMinutes(results[1], asking, asked.drillId)];
  const [one, two] = [rateOf(first), rateOf(second)];
  // What each would have been in the longer time says it best.
  if (isWhy && one !== null && two !== null) {
    const minutes = Math.max(first.minutes ?? 0, second.minutes ?? 0);
    return only(say(lines.ratesWhy, { minutes, first: first.result, firstThen: Math.round(one * minutes), second: second.result, secondThen: Math.round(two * minutes) }));
  }
  const line = ratesLine([first, second], asking);
  return line === null ? only(say(lines.ratesUnknown, { more: Math.max(first.result, second.result) })) : only(line, say(lines.ratesNext));
}
