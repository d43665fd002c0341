import type { Routine } from '@touchline/domain';
import { beginRun, type FinishedStep, type RoutineRun } from '../routine/routine-run.ts';

export const START = Date.parse('2026-06-01T16:00:00Z');
export const routine: Routine = {
  id: 'r',
  name: 'Evening',
  restSeconds: 30,
  steps: [
    { drillId: 'juggling', side: 'both', minutes: 5 },
    { drillId: 'cone_weaving', side: 'left', minutes: 3 },
  ],
};

export function newRun(): RoutineRun {
  let keys = 0;
  return beginRun(routine, () => `key-${++keys}`, START);
}

export const first: FinishedStep = { key: 'key-1', drillId: 'juggling', minutes: 5, result: 12, saved: null };
