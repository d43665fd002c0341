import type { Lineup, MatchEvent } from '@touchline/contracts';
import { expect, test } from 'vitest';
import { marksOf } from './lineup-marks.ts';

const event = (team: string, name: string | null, type: MatchEvent['type'], detail: string, shootout = false): MatchEvent => ({
  time: { elapsed: 30, extra: null },
  team: { name: team },
  type,
  detail,
  player: { name },
  assist: { name: null },
  comments: null,
  score: null,
  shootout,
});

const lineup = (team: string, ...names: readonly string[]): Lineup => ({
  team: { name: team },
  formation: null,
  coach: { name: null },
  startXI: names.map((name, at) => ({ player: { name, number: at, pos: null, grid: null } })),
  substitutes: [],
});

const home = lineup('Home', 'A. Reed', 'B. Lake', 'C. Hill', 'C. Hill');
const away = lineup('Away', 'A. Reed', 'D. Moor');

test('count goals and keep the graver card, of the own team alone, without the kicks of a shoot-out', () => {
  const events = [
    event('Home', 'A. Reed', 'Goal', 'Normal Goal'),
    event('Home', 'A. Reed', 'Goal', 'Penalty'),
    event('Home', 'A. Reed', 'Goal', 'Missed Penalty'),
    event('Home', 'A. Reed', 'Goal', 'Penalty', true),
    event('Away', 'A. Reed', 'Card', 'Yellow Card'),
    event('Home', 'B. Lake', 'Card', 'Red Card'),
    event('Home', 'B. Lake', 'Card', 'Yellow Card'),
  ];
  expect([...marksOf(events, home, away)]).toEqual([
    ['A. Reed', { goals: 2, ownGoals: 0, card: null }],
    ['B. Lake', { goals: 0, ownGoals: 0, card: 'red' }],
  ]);
});

test('stand with nobody whose name is not given, or is there twice', () => {
  const events = [event('Home', null, 'Goal', 'Normal Goal'), event('Home', 'C. Hill', 'Goal', 'Normal Goal')];
  expect([...marksOf(events, home, away)]).toEqual([]);
});

test.each(['Home', 'Away'])('of an own goal stand with who has the name in one line-up, whichever side is named: %s', (named) => {
  const events = [event(named, 'D. Moor', 'Goal', 'Own Goal'), event(named, 'A. Reed', 'Goal', 'Own Goal')];
  expect([...marksOf(events, away, home)]).toEqual([['D. Moor', { goals: 0, ownGoals: 1, card: null }]]);
  expect([...marksOf(events, home, away)]).toEqual([]);
});
