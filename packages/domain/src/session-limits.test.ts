import { describe, expect, it } from 'vitest';
import { refuseDay, refuseFinish, sessionLimits } from './session-limits.ts';

const now = new Date('2026-06-15T12:00:00Z');
const finishedAgo = (milliseconds: number): Date => new Date(now.getTime() - milliseconds);
const DAY = 86_400_000;
const MINUTE = 60_000;

describe('the finish of a session', () => {
  it.each([
    ['now', 0, null],
    ['14 days past', 14 * DAY, null],
    ['a moment more than 14 days past', 14 * DAY + 1, 'tooOld'],
    ['2 minutes ahead', -2 * MINUTE, null],
    ['a moment more than 2 minutes ahead', -2 * MINUTE - 1, 'inFuture'],
  ])('%s is answered as it should', (_words, milliseconds, refusal) => {
    expect(refuseFinish(finishedAgo(milliseconds), now)).toBe(refusal);
  });
});

describe('a practice day', () => {
  it('takes up to 100 sessions', () => {
    expect(refuseDay({ sessions: 99, minutes: 99 }, 1)).toBeNull();
    expect(refuseDay({ sessions: 100, minutes: 100 }, 1)).toBe('tooManySessions');
  });

  it('takes up to 12 hours', () => {
    expect(refuseDay({ sessions: 3, minutes: 480 }, 240)).toBeNull();
    expect(refuseDay({ sessions: 3, minutes: 481 }, 240)).toBe('tooManyMinutes');
  });
});

describe('the limits of a session', () => {
  it('are those of the contract', () => {
    expect(sessionLimits).toMatchObject({ minMinutes: 1, maxMinutes: 240, minResult: 0, maxResult: 10_000 });
  });
});
