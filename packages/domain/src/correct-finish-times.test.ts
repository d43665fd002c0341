import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { correctedFinishTimes } from './correct-finish-times.ts';
import { count } from './testing/test-repetitions.ts';
import { unpaidReason } from './testing/unpaid-reason.ts';

const MINUTE = 60_000;
const at = (finish: number, durationMinutes: number) => ({ finishedAt: finish * MINUTE, durationMinutes });
const minutes = (finishes: readonly number[]) => finishes.map((finish) => finish / MINUTE);

describe('what a device practised before a session began', () => {
  it('stays as it is where its clock went on', () => {
    expect(minutes(correctedFinishTimes(30 * MINUTE, [at(10, 5), at(30, 10)]))).toEqual([10, 30]);
  });

  it('had ended by then, whatever a clock said that was ahead', () => {
    expect(minutes(correctedFinishTimes(30 * MINUTE, [at(38, 10)]))).toEqual([30]);
  });

  it('is in its own order still: what came before makes room', () => {
    expect(minutes(correctedFinishTimes(30 * MINUTE, [at(28, 5), at(38, 10), at(12, 5)]))).toEqual([20, 30, 12]);
  });

  it('overlaps nothing of the device any more, and is never later than it was told', () => {
    const session = fc.record({ gap: fc.integer({ min: 0, max: 90 }), durationMinutes: fc.integer({ min: 1, max: 60 }) });
    const lives = fc.record({ sessions: fc.array(session, { minLength: 1, maxLength: 8 }), ahead: fc.integer({ min: 0, max: 240 }) });
    fc.assert(
      fc.property(lives, ({ sessions, ahead }) => {
        let clock = 0;
        const told = sessions.map(({ gap, durationMinutes }) => at((clock += gap + durationMinutes) + ahead, durationMinutes));
        // Then the clock is set right, and another ten minutes are practised at once.
        const last = at(clock + 10, 10);
        const finishes = correctedFinishTimes(clock * MINUTE, told);
        finishes.forEach((finish, index) => expect(finish).toBeLessThanOrEqual(told[index]?.finishedAt ?? 0));
        const savedAt = new Date((clock + 300) * MINUTE);
        const times = [...told.map((one, index) => ({ ...one, finishedAt: finishes[index] ?? 0 })), last].map((one) => {
          return { finishedAt: new Date(one.finishedAt), durationMinutes: one.durationMinutes, savedAt };
        });
        const account = new Date(-100_000 * MINUTE);
        times.forEach((time, index) => expect(unpaidReason(time, account, times.toSpliced(index, 1))).toBeNull());
      }),
      { numRuns: count('pureProperty') },
    );
  });
});
