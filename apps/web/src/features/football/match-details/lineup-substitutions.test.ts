import type { MatchEvent } from '@touchline/contracts';
import { expect, test } from 'vitest';
import { substitutionsOf } from './lineup-substitutions.ts';

const change = (elapsed: number, team: string, off: string | null, on: string | null): MatchEvent => ({
  time: { elapsed, extra: null },
  team: { name: team },
  type: 'subst',
  detail: 'Substitution 1',
  player: { name: off },
  assist: { name: on },
  comments: null,
  score: null,
  shootout: false,
});

test('has who came on with whose place it was, and who went off, of one team alone', () => {
  const events = [change(61, 'Home', 'A. Reed', 'B. Lake'), change(70, 'Away', 'C. Hill', 'D. Moor'), { ...change(75, 'Home', 'E. Brook', null), type: 'Goal' as const }];
  expect([...substitutionsOf(events, 'Home')]).toEqual([
    ['A. Reed', { way: 'off', time: { elapsed: 61, extra: null }, placeOf: null }],
    ['B. Lake', { way: 'on', time: { elapsed: 61, extra: null }, placeOf: 'A. Reed' }],
  ]);
});

test('of one who came on and went off again, has that', () => {
  const events = [change(46, 'Home', 'A. Reed', 'B. Lake'), change(80, 'Home', 'B. Lake', null)];
  expect(substitutionsOf(events, 'Home').get('B. Lake')).toMatchObject({ way: 'off', time: { elapsed: 80 } });
});
