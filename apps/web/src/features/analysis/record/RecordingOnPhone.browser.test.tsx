import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { changeSettings } from '../../../settings/device-settings.ts';
import { camera } from '../testing/fake-camera.ts';
import { showAnalysis } from '../testing/show-analysis.tsx';
import { browserRecorder } from './browser-recorder-tools.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const hint = () => page.getByText('Stand so that your whole body fits in.');
const nobody = () => page.getByText('No pose detected - ensure full body is visible');
const now = () => page.getByText('Recording now!');
const picture = () => page.getByLabelText('What the camera sees');
const boxOf = (element: Element): DOMRect => element.getBoundingClientRect();

/** The clock runs four times as fast. */
const hurried = { ...browserRecorder, now: () => performance.now() * 4 };

beforeEach(async () => {
  changeSettings({ videoQuality: 'auto', autoRecord: false, recordingDelay: 3, poseOverlay: true, debugMode: false });
  await page.viewport(390, 844);
});

describe('the picture of a phone', () => {
  test.each([
    // Held upright, it has the height that the words and the buttons leave.
    ['upright', [180, 320], 844 * 0.6],
    // It has the whole width, and no strip of nothing below.
    ['lying', [320, 180], (360 * 9) / 16 - 5],
    ['upright, 3 : 4', [240, 320], (360 * 4) / 3 - 5],
  ] as const)('%s is as large as there is room for, whole, and of its own shape', async (_how, [width, height], least) => {
    camera(undefined, [width, height]);
    showAnalysis();
    await button('Record a video').click();
    await expect.element(hint()).toBeVisible();
    await expect.poll(() => boxOf(picture().element()).height).toBeGreaterThan(least);
    const seen = boxOf(picture().element());
    expect(seen.width / seen.height).toBeCloseTo(width / height, 1);
    const frame = boxOf(picture().element().parentElement ?? document.body);
    expect(frame.height - seen.height).toBeLessThan(2);
    // All that is needed to film stands in the window with it.
    expect(seen.top).toBeGreaterThanOrEqual(0);
    for (const control of [button('Start recording'), page.getByRole('radiogroup', { name: 'Starts after' })]) {
      expect(boxOf(control.element()).top).toBeGreaterThanOrEqual(seen.bottom);
      expect(boxOf(control.element()).bottom).toBeLessThanOrEqual(844);
    }
  });

  test('is covered by no words of what to do, of which there is one at a time', async () => {
    camera(undefined, [180, 320]);
    let isGone = false;
    showAnalysis({ recorder: hurried, detectLive: async () => (isGone ? 'nobody' : 'notLooked') });
    await button('Record a video').click();
    await expect.element(hint()).toBeVisible();
    const below = (words: ReturnType<typeof hint>): void =>
      expect(boxOf(words.element()).top).toBeGreaterThanOrEqual(boxOf(picture().element()).bottom);
    below(hint());
    const { height } = boxOf(picture().element());
    isGone = true;
    await expect.element(nobody(), { timeout: 5_000 }).toBeVisible();
    below(nobody());
    expect(hint().elements()).toHaveLength(0);
    await button('Start recording').click();
    await expect.element(now()).toBeVisible();
    below(now());
    expect(nobody().elements()).toHaveLength(0);
    await expect.element(nobody(), { timeout: 5_000 }).toBeVisible();
    expect(now().elements()).toHaveLength(0);
    expect(boxOf(picture().element()).height).toBe(height);
  });
});
