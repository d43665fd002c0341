import type { DrillId } from '@touchline/domain';
import type { Understood } from '../intents/read-question.ts';
import type { Asked } from './answer-context.ts';

const MOST_TURNS_BACK = 3;

interface EarlierTurn {
  readonly turn: Understood;
  /** The drills that its answer named, which is composed for it. */
  readonly drills: () => readonly DrillId[];
}

/** The last turns of the talk, the latest first, up to one in which something hurt. */
export function* lastTurns({ asked, answerBack }: Asked): Generator<EarlierTurn> {
  let turn = asked.before;
  for (let back = 1; turn !== null && back <= MOST_TURNS_BACK && turn.intent !== 'injury'; back += 1) {
    const turns = back;
    yield { turn, drills: () => answerBack(turns)?.drills ?? [] };
    turn = turn.before;
  }
}

/** The drill that the talk was last about, or that an answer of it offered last; null where the last turns had none. */
export function lastDrillOfTalk(asking: Asked): DrillId | null {
  for (const { turn, drills } of lastTurns(asking)) {
    const drill = turn.drillId ?? drills()[0];
    if (drill !== undefined) return drill;
  }
  return null;
}
