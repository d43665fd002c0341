import type { AnalysisResults } from '@touchline/contracts';
import { ApiError } from '@touchline/contracts/client';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { serverResults } from '../testing/second-opinion-results.ts';
import { pollDelay, type PolledStatus, pollInterval, pollResults } from './poll-results.ts';

const results: AnalysisResults = serverResults('shooting');
const answer = (status: PolledStatus['status'], over: Partial<PolledStatus> = {}): PolledStatus => ({
  success: true,
  status,
  results: null,
  error: null,
  progress: 40,
  message: null,
  ...over,
});
const complete = answer('complete', { results });
const refusal = (status: number, retryAfter?: number): ApiError =>
  new ApiError({ status, code: 'any', message: 'no', ...(retryAfter !== undefined && { retryAfter }) });

/** Polls a server that answers so, the last answer for ever; gives what was waited for and asked. */
async function polled(answers: readonly (PolledStatus | Error)[], triggers: readonly Error[] = []) {
  const waits: number[] = [];
  const progress: number[] = [];
  let asked = 0;
  const refused = [...triggers];
  const trigger = vi.fn<(attempt: number, lastStatus: string) => Promise<void>>(async () => {
    const error = refused.shift();
    if (error !== undefined) throw error;
  });
  const outcome = await pollResults({
    read: async () => {
      const next = answers[Math.min(asked, answers.length - 1)];
      asked += 1;
      if (next instanceof Error) throw next;
      return next as PolledStatus;
    },
    trigger,
    wait: async (milliseconds) => void waits.push(milliseconds),
    random: () => 0,
    onProgress: (share) => progress.push(share),
  });
  return { outcome, waits, progress, asked, triggered: trigger.mock.calls };
}

describe('the schedule', () => {
  it('is a second for five attempts, two to the fifteenth, five to the thirtieth, then ten', () => {
    const intervals = Array.from({ length: 60 }, (_, index) => pollInterval(index + 1) / 1_000);
    expect(intervals).toEqual([...Array(5).fill(1), ...Array(10).fill(2), ...Array(15).fill(5), ...Array(30).fill(10)]);
  });

  it('adds half a second by chance at most', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.double({ min: 0, max: 1, noNaN: true }), (attempt, chance) => {
        const more = pollDelay(attempt, chance) - pollInterval(attempt);
        expect(more).toBeGreaterThanOrEqual(0);
        expect(more).toBeLessThanOrEqual(500);
      }),
    );
  });
});

describe('polling', () => {
  it('brings the results, and how far the server was until then', async () => {
    expect(await polled([answer('pending', { progress: 0 }), answer('processing'), complete])).toMatchObject({
      outcome: { status: 'complete', results },
      waits: [1_000, 1_000, 1_000],
      progress: [0, 40],
    });
  });

  it('of a review that failed gives the server’s words, or ours where it has none', async () => {
    const failed = await polled([answer('failed', { error: 'The review took too long' })]);
    expect(failed.outcome).toEqual({ status: 'failed', failure: 'The review took too long' });
    expect((await polled([answer('failed')])).outcome).toEqual({ status: 'failed', failure: 'Analysis failed on server' });
    expect((await polled([answer('complete')])).outcome).toEqual({ status: 'failed', failure: 'Failed to get results' });
  });

  it('ends after sixty attempts, having triggered processing each time that twenty brought nothing', async () => {
    const { outcome, asked, waits, triggered } = await polled([answer('processing')]);
    expect(outcome).toEqual({ status: 'failed', failure: 'Polling timeout - analysis took too long' });
    expect(asked).toBe(60);
    expect(triggered).toEqual([[20, 'processing'], [40, 'processing'], [60, 'processing']]);
    expect(waits.slice(19, 22)).toEqual([5_000, 3_000, 5_000]);
  });

  it('waits for an analysis that the server does not know yet, but not past thirty attempts', async () => {
    const { outcome, asked } = await polled([refusal(404)]);
    expect(outcome).toEqual({ status: 'failed', failure: 'Analysis not found after extended wait' });
    expect(asked).toBe(31);
    expect((await polled([refusal(404), refusal(404), complete])).outcome.status).toBe('complete');
  });

  it('ends without a sign-in', async () => {
    expect(await polled([refusal(401)])).toMatchObject({ outcome: { status: 'failed', failure: 'Authentication required for polling' }, asked: 1 });
  });

  it('leaves a busy server in peace as long as it asks, or for twice the interval', async () => {
    expect((await polled([refusal(429, 7), refusal(429), complete])).waits).toEqual([1_000, 7_000, 2_000]);
  });

  it('recovers from three errors in a row before the thirtieth attempt, and ends with them later', async () => {
    const early = await polled([refusal(500), refusal(500), refusal(500), complete]);
    expect(early).toMatchObject({ outcome: { status: 'complete' }, triggered: [[3, 'pending']], waits: [1_000, 1_000, 1_000, 3_000, 1_000] });
    const late = await polled([...Array<Error>(28).fill(refusal(404)), refusal(502)]);
    expect(late).toMatchObject({ outcome: { status: 'failed', failure: 'Server error: 502' }, asked: 31 });
  });

  it('forgets an error that an answer follows', async () => {
    const shaky = await polled([refusal(500), refusal(500), answer('processing'), refusal(500), refusal(500), complete]);
    expect(shaky).toMatchObject({ outcome: { status: 'complete' }, triggered: [] });
  });

  it('that nobody answers is left for later', async () => {
    const { outcome, asked } = await polled([refusal(0)], [refusal(0)]);
    expect(outcome).toEqual({ status: 'unreachable' });
    expect(asked).toBe(3);
  });

  it('always ends, whatever the server answers, within sixty attempts', async () => {
    const answers = fc.constantFrom(answer('pending'), answer('processing'), refusal(404), refusal(429), refusal(429, 3), refusal(500), refusal(0));
    await fc.assert(
      fc.asyncProperty(fc.array(answers, { minLength: 1, maxLength: 80 }), async (all) => {
        const { outcome, asked } = await polled(all);
        expect(asked).toBeLessThanOrEqual(60);
        expect(outcome.status).not.toBe('complete');
      }),
      { numRuns: 60 },
    );
  });
});
