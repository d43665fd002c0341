import type { DrillDefinition, ResultLabel } from './drill-types.ts';

/**
 * What no body does more often in a minute, by what is counted: some way above what anybody was seen to do, since a
 * true result must never be doubted by the rule. A drill's kind of result decides, so a new kind needs a row here.
 *
 * - `touches`: ten a second. The record is 252 touches in 30 seconds with the ball in the air (Guinness World Records,
 *   2010), 8.4 a second; a foot alone taps some five times a second.
 * - `moves`: four a second. A step-over or a croqueta is two movements of the feet.
 * - `passes`: three a second. The ball has to be at the wall and back in between.
 * - `controls`: two a second. The ball comes from the hand or the wall and has to lie still.
 * - `turns`: two a second. The whole body changes its direction and stops.
 * - `runs`: one a second. The shortest course is four metres and ends with a turn, and nobody runs 12.5 m in a second.
 * - `goals`: one a second. Each takes a run-up, and another ball or the same one again.
 */
const mostAMinute: Readonly<Record<ResultLabel, number>> = {
  touches: 600,
  moves: 240,
  passes: 180,
  controls: 120,
  turns: 120,
  runs: 60,
  goals: 60,
};

/** Whether anybody could count this result of a drill in so many minutes of it. */
export function isPossibleResult(
  { resultLabel }: Pick<DrillDefinition<string>, 'resultLabel'>,
  result: number,
  minutes: number,
): boolean {
  return result <= mostAMinute[resultLabel] * minutes;
}
