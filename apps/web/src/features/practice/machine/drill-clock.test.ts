import { count } from '@touchline/domain/testing';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { finish, minutesDone, nextSecond, pause, phaseAt, remainingAt, resume, setClock } from './drill-clock.ts';

const MINUTE = 60_000;

describe('the drill clock', () => {
  test('begins when the countdown is over and ends its length later', () => {
    const clock = setClock(1_000, 11_000, 5 * MINUTE);
    expect(phaseAt(clock, 11_999)).toBe('countdown');
    expect(phaseAt(clock, 12_000)).toBe('running');
    expect(phaseAt(clock, 12_000 + 5 * MINUTE - 1)).toBe('running');
    expect(phaseAt(clock, 12_000 + 5 * MINUTE)).toBe('over');
  });

  test('shows the whole length during the countdown', () => {
    const clock = setClock(0, 11_000, 5 * MINUTE);
    expect(remainingAt(clock, 0)).toBe(5 * MINUTE);
    expect(remainingAt(clock, 11_000)).toBe(5 * MINUTE);
  });

  test('a phone that slept through the end finds the drill over, with nothing left', () => {
    const clock = setClock(0, 0, 5 * MINUTE);
    expect(phaseAt(clock, 60 * MINUTE)).toBe('over');
    expect(remainingAt(clock, 60 * MINUTE)).toBe(0);
    expect(clock.endsAt).toBe(5 * MINUTE);
  });

  test('stands still while paused, however long', () => {
    const paused = pause(setClock(0, 0, 5 * MINUTE), 2 * MINUTE);
    expect(remainingAt(paused, 24 * 60 * MINUTE)).toBe(3 * MINUTE);
    const going = resume(paused, 24 * 60 * MINUTE);
    expect(remainingAt(going, 24 * 60 * MINUTE)).toBe(3 * MINUTE);
    expect(going.endsAt).toBe(24 * 60 * MINUTE + 3 * MINUTE);
  });

  test('cannot be paused in the countdown, when over, or twice', () => {
    const clock = setClock(0, 10_000, MINUTE);
    expect(pause(clock, 5_000)).toBe(clock);
    expect(pause(clock, 10_000 + MINUTE)).toBe(clock);
    const paused = pause(clock, 20_000);
    expect(pause(paused, 30_000)).toBe(paused);
    expect(resume(clock, 20_000)).toBe(clock);
  });

  test.each([
    [0, 0],
    [11_000, 0],
    [11_000 + MINUTE - 1, 0],
    [11_000 + MINUTE, 1],
    [11_000 + 2 * MINUTE + 59_999, 2],
    [11_000 + 5 * MINUTE, 5],
    [60 * MINUTE, 5],
  ])('at %d ms a drill of five minutes after a countdown of 11 s has %d whole minutes done', (now, done) => {
    expect(minutesDone(setClock(0, 11_000, 5 * MINUTE), 5, now)).toBe(done);
  });

  test('finished here is over at once, or when it was paused, and has nothing left', () => {
    const clock = setClock(0, 0, 5 * MINUTE);
    expect(finish(clock, 2 * MINUTE + 7)).toEqual({ beginsAt: 0, endsAt: 2 * MINUTE + 7, pausedAt: null });
    const paused = pause(clock, 3 * MINUTE);
    expect(finish(paused, 50 * MINUTE)).toEqual({ beginsAt: 0, endsAt: 3 * MINUTE, pausedAt: null });
    expect(finish(clock, 50 * MINUTE)).toEqual(clock);
  });

  test.each([
    [0, 11_000],
    [11_000, 12_000],
    [11_400, 12_000],
    [12_000, 13_000],
    [11_000 + MINUTE - 1, 11_000 + MINUTE],
    [11_000 + MINUTE, null],
  ])('at %d ms a drill of a minute after a countdown of 11 s reads differently at %s', (now, next) => {
    expect(nextSecond(setClock(0, 11_000, MINUTE), now)).toBe(next);
  });

  test('that is paused reads the same until somebody goes on', () => {
    expect(nextSecond(pause(setClock(0, 0, MINUTE), 10_000), 20_000)).toBeNull();
  });

  test('whatever a player does, finishing counts the whole minutes practised, within the time from start to finish', () => {
    const rest = fc.record({ runs: fc.nat(20 * MINUTE), stands: fc.nat(60 * MINUTE) });
    fc.assert(
      fc.property(fc.nat(20_000), fc.integer({ min: 1, max: 240 }), fc.array(rest, { maxLength: 20 }), fc.boolean(), (countdown, minutes, rests, endsPaused) => {
        let clock = setClock(0, countdown, minutes * MINUTE);
        let now = countdown;
        let practised = 0;
        for (const { runs, stands } of rests) {
          now += runs;
          practised = Math.min(minutes * MINUTE, practised + runs);
          clock = pause(clock, now);
          now += stands;
          if (practised < minutes * MINUTE) clock = resume(clock, now);
        }
        if (endsPaused) clock = pause(clock, now);
        const done = minutesDone(clock, minutes, now);
        expect(done).toBe(Math.floor(practised / MINUTE));
        const finished = finish(clock, now);
        expect(phaseAt(finished, now)).toBe('over');
        expect(finished.endsAt).toBeLessThanOrEqual(now);
        expect(finished.endsAt - finished.beginsAt).toBeGreaterThanOrEqual(done * MINUTE);
      }),
      { numRuns: count('pureProperty') },
    );
  });

  test('whatever a player does, drill time left is the length minus exactly what was practised', () => {
    const step = fc.record({
      deed: fc.constantFrom('pause', 'resume', 'sleep'),
      after: fc.oneof(fc.nat(2_000), fc.nat(10 * MINUTE), fc.constant(24 * 60 * MINUTE)),
    });
    fc.assert(
      fc.property(
        fc.nat(),
        fc.nat(20_000),
        fc.integer({ min: 1, max: 240 }),
        fc.array(step, { maxLength: 40 }),
        (start, countdown, minutes, steps) => {
          const length = minutes * MINUTE;
          let clock = setClock(start, countdown, length);
          let now = start;
          // The same walk, counted interval by interval: what the timer must agree with.
          let practised = 0;
          let standing = false;
          let endedAt: number | null = null;
          for (const { deed, after } of steps) {
            const goesFrom = Math.max(now, start + countdown);
            now += after;
            if (!standing && endedAt === null && now >= start + countdown) {
              if (practised + (now - goesFrom) >= length) endedAt = goesFrom + (length - practised);
              practised = Math.min(length, practised + Math.max(0, now - goesFrom));
            }
            if (deed === 'pause') {
              clock = pause(clock, now);
              standing ||= endedAt === null && now >= start + countdown;
            }
            if (deed === 'resume') {
              clock = resume(clock, now);
              standing = false;
            }
            expect(length - remainingAt(clock, now)).toBe(practised);
            expect(phaseAt(clock, now) === 'over' ? clock.endsAt : null).toBe(endedAt);
          }
        },
      ),
      { numRuns: count('pureProperty') },
    );
  });
});
