import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { changeSettings } from '../../../settings/device-settings.ts';
import { camera } from '../testing/fake-camera.ts';
import { showAnalysis } from '../testing/show-analysis.tsx';
import { browserRecorder } from './browser-recorder-tools.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const hint = () => page.getByText('Stand so that your whole body fits in.');
const nobody = () => page.getByText('No pose detected - ensure full body is visible');
const ready = () => page.getByText('Get ready to show your soccer skills!');
const now = () => page.getByText('Recording now!');
const overlay = () => page.getByRole('checkbox', { name: 'Skeleton', exact: true });
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
    ['upright', [180, 320], 844 * 0.7],
    // It has the whole width, and no strip of nothing below.
    ['lying', [320, 180], (374 * 9) / 16 - 5],
    ['upright, 3 : 4', [240, 320], (374 * 4) / 3 - 5],
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
    // All that is needed to film stands in the window with it, and nothing over it; the shutter in the middle, under a thumb.
    expect(boxOf(page.getByRole('radiogroup', { name: 'Starts after' }).element()).bottom).toBeLessThanOrEqual(seen.top);
    expect(boxOf(page.getByRole('radiogroup', { name: 'Starts after' }).element()).top).toBeGreaterThanOrEqual(0);
    const shutter = boxOf(button('Start recording').element());
    expect(shutter.top).toBeGreaterThanOrEqual(seen.bottom);
    expect(shutter.bottom).toBeLessThanOrEqual(844);
    expect(shutter.bottom).toBeGreaterThan(844 - 48);
    expect(Math.abs(shutter.left + shutter.width / 2 - 195)).toBeLessThan(2);
    expect(boxOf(overlay().element()).top).toBeGreaterThanOrEqual(seen.bottom);
  });

  test('has the height of a phone that lies, and all else stands beside it, nothing over another', async () => {
    await page.viewport(844, 390);
    camera(undefined, [320, 180]);
    showAnalysis();
    await button('Record a video').click();
    await expect.element(hint()).toBeVisible();
    await expect.poll(() => boxOf(picture().element()).height).toBeGreaterThan(390 * 0.85);
    const delay = page.getByRole('radiogroup', { name: 'Starts after' });
    let above = 0;
    for (const part of [delay, hint(), button('Start recording'), overlay(), page.getByRole('combobox', { name: 'Camera' })]) {
      const box = boxOf(part.element());
      expect(box.left).toBeGreaterThanOrEqual(boxOf(picture().element()).right);
      expect(box.right).toBeLessThanOrEqual(844);
      expect(box.top).toBeGreaterThanOrEqual(above - 1);
      above = box.bottom;
    }
    expect(above).toBeLessThanOrEqual(390);
    expect(boxOf(page.getByText('Starts after').first().element()).top).toBeGreaterThanOrEqual(0);
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
    await expect.element(ready()).toBeVisible();
    below(ready());
    await expect.element(now()).toBeVisible();
    below(now());
    // REC and the seconds left stand above it.
    const clock = page.getByRole('timer');
    expect(boxOf(clock.element()).bottom).toBeLessThanOrEqual(boxOf(picture().element()).top);
    expect(nobody().elements()).toHaveLength(0);
    await expect.element(nobody(), { timeout: 5_000 }).toBeVisible();
    expect(now().elements()).toHaveLength(0);
    expect(boxOf(picture().element()).height).toBe(height);
  });
});
