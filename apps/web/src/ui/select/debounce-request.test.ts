import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { debounceRequest } from './debounce-request.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A question of which the test gives the answer. */
function question() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const ask = vi.fn<(signal: AbortSignal) => Promise<string>>(() => promise);
  const onAnswer = vi.fn<(answer: string) => void>();
  const onFailure = vi.fn<(error: unknown) => void>();
  return { ask, tell: { onAnswer, onFailure }, onAnswer, onFailure, resolve, reject };
}

it('asks when nobody has called it off for the pause, and tells the answer', async () => {
  const { ask, tell, onAnswer, resolve } = question();
  debounceRequest(250, ask, tell);
  vi.advanceTimersByTime(249);
  expect(ask).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(ask).toHaveBeenCalledOnce();
  resolve('Fernhollow');
  await vi.advanceTimersByTimeAsync(0);
  expect(onAnswer).toHaveBeenCalledExactlyOnceWith('Fernhollow');
});

it('called off within the pause asks nothing', () => {
  const { ask, tell } = question();
  debounceRequest(250, ask, tell)();
  vi.advanceTimersByTime(1_000);
  expect(ask).not.toHaveBeenCalled();
});

it.each(['answer', 'failure'] as const)('an older %s that comes after it was called off is told to nobody', async (what) => {
  const { ask, tell, onAnswer, onFailure, resolve, reject } = question();
  const callOff = debounceRequest(250, ask, tell);
  vi.advanceTimersByTime(250);
  callOff();
  expect(ask.mock.lastCall?.[0].aborted).toBe(true);
  if (what === 'answer') resolve('too late');
  else reject(new Error('too late'));
  await vi.advanceTimersByTimeAsync(0);
  expect(onAnswer).not.toHaveBeenCalled();
  expect(onFailure).not.toHaveBeenCalled();
});

it('tells why there is no answer', async () => {
  const { ask, tell, onFailure, reject } = question();
  debounceRequest(0, ask, tell);
  await vi.advanceTimersByTimeAsync(0);
  reject(new Error('no network'));
  await vi.advanceTimersByTimeAsync(0);
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(new Error('no network'));
});
