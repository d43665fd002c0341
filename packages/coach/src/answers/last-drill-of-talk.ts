import type { DrillId } from '@touchline/domain';
import type { Asked } from './answer-context.ts';

const MOST_TURNS_BACK = 3;

/** The drill that the talk was last about, or that an answer of it offered last; null where the last turns had none, or something hurts. */
export function lastDrillOfTalk({ asked, answerBack }: Asked): DrillId | null {
  let turn = asked.before;
  for (let back = 1; turn !== null && back <= MOST_TURNS_BACK && turn.intent !== 'injury'; back += 1) {
    const drill = turn.drillId ?? answerBack(back)?.drills[0];
    if (drill !== undefined) return drill;
    turn = turn.before;
  }
  return null;
}
