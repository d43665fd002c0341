import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { MINUTE, press, running } from './testing/practice-tab-locators-and-steps.ts';

beforeEach(() => localStorage.clear());

describe('the screen while the timer runs', () => {
  test('keeps the screen on, and asks again when the page was away', async () => {
    const locks: { released: boolean; release: () => Promise<void> }[] = [];
    const request = vi.spyOn(navigator.wakeLock, 'request').mockImplementation(async () => {
      const lock = { released: false, release: async () => void (lock.released = true) };
      locks.push(lock);
      return lock as unknown as WakeLockSentinel;
    });
    const { clock } = await running();
    await expect.poll(() => locks.filter((lock) => !lock.released)).toHaveLength(1);
    // The browser takes the lock when the page is hidden.
    for (const lock of locks) lock.released = true;
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => locks.filter((lock) => !lock.released)).toHaveLength(1);
    clock.advance(5 * MINUTE);
    await expect.poll(() => locks.every((lock) => lock.released)).toBe(true);
    request.mockRestore();
  });

  test.each([
    ['paused', () => press('Pause')],
    ['stopped', () => press('Stop').then(() => press('Stop session'))],
  ])('that is %s lets the screen go dark, also where the lock comes late', async (_how, act) => {
    const late = Promise.withResolvers<WakeLockSentinel>();
    const release = vi.fn<() => Promise<void>>(async () => undefined);
    const early = { released: false, release } as unknown as WakeLockSentinel;
    const request = vi.spyOn(navigator.wakeLock, 'request').mockResolvedValueOnce(early).mockReturnValueOnce(late.promise);
    onTestFinished(() => request.mockRestore());
    await running();
    await expect.poll(() => request.mock.calls.length).toBe(1);
    // The browser took the first; the second is asked for and has not come.
    Object.assign(early, { released: true });
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.poll(() => request.mock.calls.length).toBe(2);
    release.mockClear();
    await act();
    const lateRelease = vi.fn<() => Promise<void>>(async () => undefined);
    late.resolve({ released: false, release: lateRelease } as unknown as WakeLockSentinel);
    await expect.poll(() => lateRelease.mock.calls.length).toBe(1);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(request).toHaveBeenCalledTimes(2);
  });
});
