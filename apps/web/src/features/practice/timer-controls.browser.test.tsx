import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { arena, MINUTE, press, running, timer } from './testing/practice-tab-locators-and-steps.ts';

beforeEach(() => localStorage.clear());

/** How much of an element can be seen through all that it stands in: 0 nothing, 1 all. */
function seenThrough(element: Element): number {
  const parent = element.parentElement;
  return Number(getComputedStyle(element).opacity) * (parent === null ? 1 : seenThrough(parent));
}

describe('the controls of the timer', () => {
  test('holds back its controls after five seconds, Pause and Stop never out of sight; a tap brings them back for three', async () => {
    const { clock } = await running();
    await expect.element(arena()).toHaveAttribute('data-controls', 'shown');
    const inFullLight = getComputedStyle(page.getByRole('button', { name: 'Turn sound off' }).element()).color;
    clock.advance(5_000);
    await expect.element(arena()).toHaveAttribute('data-controls', 'hidden');
    // The small ones step back in colours of their own: seen through, they would be read on whatever lies behind them.
    const sound = page.getByRole('button', { name: 'Turn sound off' }).element();
    await expect.poll(() => getComputedStyle(sound).color).not.toBe(inFullLight);
    expect(seenThrough(sound)).toBe(1);
    for (const name of ['Pause', 'Stop']) {
      const button = page.getByRole('button', { name, exact: true });
      // Readable: nothing fades below it, and the words keep their contrast.
      await expect.poll(() => seenThrough(button.element())).toBe(1);
      await expect.element(button).toBeInViewport({ ratio: 1 });
    }
    await timer().click();
    await expect.element(arena()).toHaveAttribute('data-controls', 'shown');
    clock.advance(2_999);
    await expect.element(arena()).toHaveAttribute('data-controls', 'shown');
    clock.advance(1);
    await expect.element(arena()).toHaveAttribute('data-controls', 'hidden');
  });

  test.each([
    [390, 844],
    [320, 568],
    [768, 1024],
    [1280, 800],
  ])('has Pause and Stop of one height, on one foot, %i by %i', async (width, height) => {
    await page.viewport(width, height);
    onTestFinished(() => page.viewport(1280, 800));
    await running();
    const box = (name: string) => page.getByRole('button', { name, exact: true }).element().getBoundingClientRect();
    await expect.poll(() => box('Pause').top - box('Stop').top).toBe(0);
    // Pause stands 4 px proud of the board.
    expect(box('Pause').bottom + 4).toBeCloseTo(box('Stop').bottom, 1);
  });

  test('keeps its controls while it is paused, and focus inside always', async () => {
    const { clock } = await running();
    await press('Pause');
    clock.advance(MINUTE);
    await expect.element(arena()).toHaveAttribute('data-controls', 'shown');
    for (let step = 0; step < 5; step += 1) {
      await userEvent.tab();
      expect(arena().element().contains(document.activeElement)).toBe(true);
    }
  });

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

describe('the ground of the timer', () => {
  test('shows its controls again when a mouse moves', async () => {
    const { clock } = await running();
    await expect.element(arena()).toHaveAttribute('data-controls', 'shown');
    clock.advance(6_000);
    await expect.element(arena()).toHaveAttribute('data-controls', 'hidden');
    arena().element().dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }));
    await expect.element(arena()).toHaveAttribute('data-controls', 'shown');
  });

  test('cannot be scrolled, at any size', async () => {
    await running();
    for (const [width, height] of [
      [390, 844],
      [640, 360],
      [1280, 800],
    ] as const) {
      await page.viewport(width, height);
      const ground = arena().element();
      ground.scrollTo(0, 500);
      expect(ground.scrollTop).toBe(0);
      expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(height);
    }
  });
});
