import { expect, it } from 'vitest';
import { findDrill } from '../drills/drill-catalogue.ts';
import { readyMadeIds, readyMadeRoutines } from './ready-made-routines.ts';
import { routineOf, routineSeconds } from './routine.ts';

it.each(readyMadeIds)('%s could have been made by a player, needs no more than a ball, and lasts what suits', (id) => {
  const routine = readyMadeRoutines[id];
  expect(routineOf('ready', { ...routine, name: id })).toEqual({ ...routine, id: 'ready', name: id });
  expect(routine.steps.map(({ drillId }) => findDrill(drillId)?.equipment)).toEqual(routine.steps.map(() => ({ balls: 1, cones: 0, wall: false, partner: false })));
  expect([600, 900]).toContain(routineSeconds(routine));
});
