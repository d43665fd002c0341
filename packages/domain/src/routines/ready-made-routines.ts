import type { Routine, RoutineStep } from './routine.ts';

export const readyMadeIds = ['firstTouch', 'juggling', 'closeControl'] as const;
export type ReadyMadeId = (typeof readyMadeIds)[number];

const step = (drillId: string, minutes: number): RoutineStep => ({ drillId, side: 'both', minutes });

/** Routines for whoever has made none yet: a ball and a little room are enough, and rests are part of their ten or fifteen minutes. */
export const readyMadeRoutines: Readonly<Record<ReadyMadeId, Pick<Routine, 'steps' | 'restSeconds'>>> = {
  firstTouch: { steps: [step('bell_touches', 3), step('toe_taps', 3), step('sole_rolls', 3)], restSeconds: 30 },
  juggling: { steps: [step('drop_catch_juggling', 3), step('thigh_to_foot_control', 3), step('juggling', 3)], restSeconds: 30 },
  closeControl: { steps: [step('sole_rolls', 4), step('toe_taps', 5), step('pull_push_v', 5)], restSeconds: 30 },
};
