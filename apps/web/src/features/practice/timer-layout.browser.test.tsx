import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { arena, running } from './testing/practice-tab-locators-and-steps.ts';

beforeEach(() => localStorage.clear());

describe('the layout of the timer', () => {
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
