import { coachTalkFollowUpLines as lines } from '@touchline/messages/coach-lines';
import { turnsBefore } from '../intents/turns-before.ts';
import { busTimeIn, nightBeforeBus } from '../question-parts/bus-time.ts';
import { kickoffIn, nightBefore } from '../question-parts/kickoff-time.ts';
import type { Asked } from './answer-context.ts';
import { clock } from './clock-text.ts';
import { only, type Composed } from './composed-answer.ts';

const MOST_TURNS_BACK = 4;
const MEAL_BEFORE = 180;
const SNACK_BEFORE = 75;
const THERE_BEFORE = 60;
const WARM_UP_BEFORE = 30;

/** What a reader finds first in this turn or those before it. */
const toldIn = ({ asked, words }: Asked, read: (text: string) => number | null): number | null =>
  [words, ...turnsBefore(asked, MOST_TURNS_BACK).map((turn) => turn.words)].map((one) => read(one.join(' '))).find((time) => time !== null) ?? null;

/** The day of a match by the clock, counted back from its kick-off. */
export function matchDayTimes(asking: Asked): Composed {
  const { context, say } = asking;
  const kickoff = toldIn(asking, kickoffIn);
  if (kickoff === null) return only(say(lines.matchDayCountBack));
  const { up } = nightBefore(kickoff, context.age);
  // Who plays in the morning has breakfast soon after getting up.
  const meal = Math.max(kickoff - MEAL_BEFORE, up + 15);
  return only(say(lines.matchDayTimes, { kickoff: clock(kickoff), up: clock(up), meal: clock(meal), snack: clock(kickoff - SNACK_BEFORE), there: clock(kickoff - THERE_BEFORE), warm: clock(kickoff - WARM_UP_BEFORE) }));
}

/** When to go to bed for a bus in the morning. */
export function bedForBus(asking: Asked): Composed {
  const { context, say } = asking;
  const bus = toldIn(asking, busTimeIn);
  if (bus === null) return only(say(lines.sleepSoLate));
  const { up, bed, hours } = nightBeforeBus(bus, context.age);
  return only(say(lines.bedForBus, { bus: clock(bus), up: clock(up), bed: clock(bed), hours }));
}
