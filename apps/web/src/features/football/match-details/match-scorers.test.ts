import type { MatchEvent } from '@touchline/contracts';
import { describe, expect, it } from 'vitest';
import { matchScorers } from './match-scorers.ts';

const event = (elapsed: number, team: string, name: string | null, differing: Partial<MatchEvent> = {}): MatchEvent => ({
  time: { elapsed, extra: null },
  team: { name: team },
  player: { name },
  assist: { name: null },
  type: 'Goal',
  detail: 'Normal Goal',
  comments: null,
  score: null,
  shootout: false,
  ...differing,
});

const minutesOf = (scorers: ReturnType<typeof matchScorers>) => {
  const told = (side: NonNullable<typeof scorers>['home']) => side.map(({ name, goals }) => [name, ...goals.map(({ time, way }) => `${time.elapsed} ${way}`)]);
  return scorers === null ? null : [told(scorers.home), told(scorers.away)];
};

describe('the scorers of a match', () => {
  it('stand at their side, in order, each once with all their minutes', () => {
    const events = [event(8, 'A', 'Ada'), event(20, 'B', 'Bea'), event(31, 'A', 'Cleo', { detail: 'Penalty' }), event(80, 'A', 'Ada')];
    expect(minutesOf(matchScorers(events, 'A', { home: 3, away: 1 }))).toEqual([
      [
        ['Ada', '8 play', '80 play'],
        ['Cleo', '31 penalty'],
      ],
      [['Bea', '20 play']],
    ]);
  });

  it('are none of who missed, was booked, or scored in the shoot-out', () => {
    const events = [
      event(8, 'A', 'Ada', { detail: 'Missed Penalty' }),
      event(9, 'A', 'Ada', { type: 'Card', detail: 'Yellow Card' }),
      event(120, 'A', 'Ada', { detail: 'Penalty', shootout: true }),
    ];
    expect(minutesOf(matchScorers(events, 'A', { home: 0, away: 0 }))).toEqual([[], []]);
  });

  it.each([
    ['to those whom it was given', 'B'],
    ['to those who scored it', 'A'],
  ])('an own goal counts for the other side, whether the source writes it %s', (_way, team) => {
    const events = [event(8, 'A', 'Ada'), event(50, team, 'Ada', { detail: 'Own Goal' })];
    expect(minutesOf(matchScorers(events, 'A', { home: 1, away: 1 }))).toEqual([[['Ada', '8 play']], [['Ada', '50 own goal']]]);
  });

  it('are those that the source knows, where it does not know all', () => {
    expect(minutesOf(matchScorers([event(8, 'A', null)], 'A', { home: 2, away: 1 }))).toEqual([[[null, '8 play']], []]);
  });

  it('are not told where they do not agree with the score', () => {
    expect(matchScorers([event(8, 'A', 'Ada'), event(9, 'A', 'Ada')], 'A', { home: 1, away: 0 })).toBeNull();
  });
});
