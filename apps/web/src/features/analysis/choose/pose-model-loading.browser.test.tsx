import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { Engine } from '../engine/index.ts';
import { showAnalysis } from '../testing/show-analysis.tsx';
import { said, button } from '../testing/analysis-setup-locators.ts';

describe('the pose model', () => {
  test('says when it is ready', async () => {
    showAnalysis();
    await expect.element(said('MediaPipe Ready')).toBeVisible();
    await expect.element(said('Your device is ready to see how you move.')).toBeVisible();
  });

  test.each([
    ['does not arrive', 'modelUnavailable', /did not arrive\. Check your connection and try again\.$/],
    ['does not start in time', 'modelLate', /did not start in time on this device\. Close other apps and tabs, then try again\.$/],
  ] as const)('says when it %s, and is asked for again', async (_, failure, words) => {
    const readiness = vi.fn<Engine['ready']>(async () => ({ ok: true }));
    readiness.mockImplementationOnce(async () => ({ ok: false, failure }));
    showAnalysis({ readiness });
    await expect.element(said('Limited analysis available - some features may not work.')).toBeVisible();
    await expect.element(page.getByText(words)).toBeVisible();
    await button('Try again').click();
    await expect.element(said('MediaPipe Ready')).toBeVisible();
  });

  test('is let go when the tab is left', async () => {
    const { close, leave } = showAnalysis();
    await expect.element(said('MediaPipe Ready')).toBeVisible();
    leave();
    await expect.poll(() => close.mock.calls.length).toBe(1);
  });
});
