import { describe, expect, it } from 'vitest';
import { refuseDay, refuseFinish, sessionLimits, unpaidReason } from './session-limits.ts';

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

describe('a session that earns nothing', () => {
  const created = finishedAgo(3 * DAY);
  /** Minutes from noon to its end, its length, and when it was saved. */
  const session = (end: number, durationMinutes: number, saved = end) => ({
    finishedAt: finishedAgo(-end * MINUTE),
    durationMinutes,
    savedAt: finishedAgo(-saved * MINUTE),
  });

  it.each([
    ['the same one again', session(0, 5), session(0, 5), 'overlap'],
    ['one within another', session(0, 30), session(-10, 5), 'overlap'],
    ['one around another', session(-10, 5), session(0, 30), 'overlap'],
    ['one that begins a minute too early', session(0, 5), session(4, 5), 'overlap'],
    ['one after another', session(0, 5), session(5, 5), null],
    ['one before another, saved later', session(0, 5), session(-5, 5, 20), null],
    ['half a minute of both', session(0, 5), session(4.5, 5), null],
    ['a moment more of both', session(0, 5), session(4.499, 5), 'overlap'],
    ['one of a clock set back, saved after its time', session(60, 10, 0), session(55, 10, 10), null],
    ['one of a clock set back, saved too soon for its length', session(60, 10, 0), session(55, 10, 9), 'overlap'],
  ] as const)('%s', (_words, first, second, reason) => {
    expect(unpaidReason(second, created, [first])).toBe(reason);
  });

  it('ended before the account began, by more than clocks differ', () => {
    const at = (minutes: number) => ({ ...session(0, 5), finishedAt: new Date(created.getTime() + minutes * MINUTE) });
    expect(unpaidReason(at(-2), created, [])).toBeNull();
    expect(unpaidReason({ ...at(-2.01), savedAt: created }, created, [])).toBe('beforeAccount');
  });

  it.each([
    ['on a device an hour behind, saved when its time had passed', -60, 5, null],
    ['on a device an hour behind, saved too soon', -60, 4.99, 'beforeAccount'],
    ['on a device further behind', -60.01, 600, 'beforeAccount'],
  ])('before the account %s', (_words, end, saved, reason) => {
    const moment = (minutes: number) => new Date(created.getTime() + minutes * MINUTE);
    const behind = { finishedAt: moment(end), durationMinutes: 5, savedAt: moment(saved) };
    expect(unpaidReason(behind, created, [])).toBe(reason);
  });
});
