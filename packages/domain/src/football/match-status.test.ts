import { describe, expect, it } from 'vitest';
import { compareMatches, matchGroup, matchStatuses } from './match-status.ts';
import { widgetStatuses } from './football-refresh-intervals-and-display-limits.ts';

describe('a match', () => {
  it.each([
    ['live', ['LIVE', '1H', 'HT', '2H', 'ET', 'BT', 'P']],
    ['finished', ['FT', 'AET', 'PEN']],
    ['paused', ['SUSP', 'INT']],
    ['off', ['PST', 'CANC', 'ABD', 'AWD', 'WO']],
    ['upcoming', ['TBD', 'NS']],
  ] as const)('is %s by its status', (group, statuses) => {
    expect(matchStatuses.filter((status) => matchGroup(status) === group)).toEqual(
      matchStatuses.filter((status) => (statuses as readonly string[]).includes(status)),
    );
  });

  it('of the widget is live', () => {
    expect(widgetStatuses.map(matchGroup)).toEqual(['live', 'live', 'live', 'live']);
  });
});

it('matches are listed by half, then the later minute first, then by kick-off', () => {
  const match = (status: 'HT' | '2H' | '1H' | 'NS' | 'FT', minute: number | null, date = '2026-02-15T12:00:00Z') => ({
    status,
    minute,
    date,
  });
  const second = match('2H', 80);
  const third = match('2H', 50);
  const early = match('NS', null, '2026-02-15T11:00:00Z');
  const late = match('NS', null, '2026-02-15T19:00:00Z');
  const half = match('HT', 45);
  const over = match('FT', null);
  const first = match('1H', 3);
  const shuffled = [late, half, over, third, early, first, second];
  expect(shuffled.toSorted(compareMatches)).toEqual([second, third, first, over, early, late, half]);
});
