import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PaidSession, SessionTime } from './unpaid-sessions.ts';
import { count } from './testing/test-repetitions.ts';
import { pay, unpaidReason } from './testing/unpaid-reason.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const now = new Date('2026-06-15T12:00:00Z');
const finishedAgo = (milliseconds: number): Date => new Date(now.getTime() - milliseconds);

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

describe('what is paid', () => {
  const account = new Date(now.getTime() - 30 * DAY);
  /** Pays what may be paid, in the order of saving, and gives that. */
  function paidOf(sessions: readonly SessionTime[]): PaidSession[] {
    const paid: PaidSession[] = [];
    for (const session of sessions.toSorted((a, b) => a.savedAt.getTime() - b.savedAt.getTime())) pay(session, account, paid);
    return paid;
  }
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  const minutesOf = (paid: readonly PaidSession[]) => paid.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0);

  it('is a tolerance more than the clock at most, however many sessions are moved by half a minute each', () => {
    const moved = Array.from({ length: 60 }, (_, index) => {
      const finishedAt = after(60 + index * 30);
      return { finishedAt, durationMinutes: 1, savedAt: finishedAt };
    });
    // From the first one's begin to the last one's end there are 30.5 minutes.
    expect(minutesOf(paidOf(moved))).toBeLessThanOrEqual(31);
    expect(minutesOf(paidOf(moved.map((session) => ({ ...session, savedAt: after(4_000) }))))).toBeLessThanOrEqual(31);
  });

  it('is not the whole past once more for everybody who waits a minute', () => {
    const past = Array.from({ length: 60 }, (_, index) => ({ finishedAt: after(index * 60), durationMinutes: 1, savedAt: after(3_600) }));
    const again = past.map((session) => ({ ...session, savedAt: after(3_660) }));
    expect(minutesOf(paidOf([...past, ...again]))).toBe(61);
  });

  /** Half minutes: few of them, so that much collides. */
  const claim = fc.record({
    ended: fc.integer({ min: 0, max: 40 }),
    waited: fc.integer({ min: 0, max: 20 }),
    durationMinutes: fc.integer({ min: 1, max: 4 }),
  });

  it.each([
    ['is in no stretch of time more than the clock and a tolerance', 0, 0.5],
    ['nor, of clocks that are two minutes ahead, more than these two besides', -4, 2.5],
  ])('%s', (_words, leastWaited, tolerance) => {
    fc.assert(
      fc.property(fc.array(claim, { maxLength: 40 }), (claims) => {
        const paid = paidOf(
          claims.map(({ ended, waited, durationMinutes }) => {
            return { finishedAt: after(ended * 30), durationMinutes, savedAt: after((ended + waited + leastWaited) * 30) };
          }),
        );
        /** From when until when it was practised for certain, in minutes. */
        const times = paid.map(({ finishedAt, durationMinutes, savedAt, practisedAfter }) => {
          const end = (practisedAfter === null ? finishedAt : savedAt).getTime() / MINUTE;
          return { from: practisedAfter === null ? end - durationMinutes : practisedAfter.getTime() / MINUTE, end, durationMinutes };
        });
        for (const { from } of times) {
          for (const { end } of times) {
            const within = times.filter((time) => time.from >= from && time.end <= end);
            const minutes = within.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0);
            expect(minutes).toBeLessThanOrEqual(Math.max(0, end - from) + tolerance + 1e-6);
          }
        }
      }),
      { numRuns: count('pureProperty') },
    );
  });

  it('is everything of an honest player, however the clock is set between two sessions', () => {
    const session = fc.record({
      gap: fc.integer({ min: 0, max: 120 }),
      durationMinutes: fc.integer({ min: 1, max: 30 }),
      // By how much the clock is wrong, in minutes.
      wrong: fc.oneof(fc.constant(0), fc.integer({ min: -90, max: 2 })),
    });
    fc.assert(
      fc.property(fc.array(session, { maxLength: 20 }), (life) => {
        let clock = 0;
        const sessions = life.map(({ gap, durationMinutes, wrong }) => {
          clock += gap + durationMinutes * 60;
          return { finishedAt: after(clock + wrong * 60), durationMinutes, savedAt: after(clock) };
        });
        expect(paidOf(sessions)).toHaveLength(sessions.length);
      }),
      { numRuns: count('pureProperty') },
    );
  });
});
