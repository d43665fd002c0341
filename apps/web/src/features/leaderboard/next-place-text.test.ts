import type { BoardRow } from '@touchline/contracts';
import { expect, test } from 'vitest';
import { nextGoalText } from './next-place-text.ts';

const row = (rank: number, days: number, drills: number) => ({ rank, days, drills, name: 'Quinn' }) as BoardRow;
const me = row(24, 1, 1);
const behind = (unit: 'days' | 'drills', count: number) => ({ rank: 23, name: 'Quinn', gap: { unit, count } });

test.each([
  ['drills that are missing', 'player', behind('drills', 1), [], true, '2 more drills today and you pass Quinn'],
  ['a day of practice that has not begun', 'player', behind('drills', 4), [], false, '1 drill today and you pass Quinn'],
  ['a day that today makes up', 'player', behind('days', 1), [row(23, 2, 3)], false, '3 more drills today and you pass Quinn'],
  ['a day of a row that was not read', 'player', behind('days', 1), [], false, '1 day behind Quinn'],
  ['a day where today counts already', 'player', behind('days', 1), [row(23, 2, 3)], true, '1 day behind Quinn'],
  ['more than is done in a day', 'player', behind('drills', 9), [], true, '9 drills behind Quinn'],
  ['a team', 'team', behind('drills', 1), [], true, '1 drill behind Quinn'],
] as const)('of %s', (_, view, next, rows, practisedToday, text) => {
  expect(nextGoalText({ view, me, next, rows, practisedToday })).toBe(text);
});
