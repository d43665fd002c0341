import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { changeSettings } from '../../../settings/device-settings.ts';
import { clockSetByHand } from '../testing/clock-set-by-hand.ts';
import { camera } from '../testing/fake-camera.ts';
import { showAnalysis } from '../testing/show-analysis.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const hint = () => page.getByText('Stand so that your whole body fits in.');
const nobody = () => page.getByText('No pose detected - ensure full body is visible');
const ready = () => page.getByText('Get ready to show your soccer skills!');
const now = () => page.getByText('Recording now!');
const overlay = () => page.getByRole('checkbox', { name: 'Skeleton', exact: true });
const picture = () => page.getByLabelText('What the camera sees');
const cameras = () => page.getByRole('combobox', { name: 'Camera' });
const boxOf = (element: Element): DOMRect => element.getBoundingClientRect();

/** None of the boxes lies over another. */
function expectApart(boxes: readonly DOMRect[]): void {
  for (const [at, a] of boxes.entries()) {
    for (const b of boxes.slice(at + 1)) {
      const isApart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
      expect(isApart, `${JSON.stringify(a)} over ${JSON.stringify(b)}`).toBe(true);
    }
  }
}

/** Opens the camera on a screen of this size, in text of twice the size. */
async function openInLargeText(width: number, height: number): Promise<void> {
  await page.viewport(width, height);
  document.documentElement.style.fontSize = '200%';
  onTestFinished(() => {
    document.documentElement.style.fontSize = '';
  });
  camera(undefined, [180, 320]);
  showAnalysis();
  await button('Record a video').click();
  await expect.element(hint()).toBeVisible();
}

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
    const boxes = [button('Back'), page.getByText('Starts after'), delay, hint(), button('Start recording'), overlay(), cameras()].map((part) => boxOf(part.first().element()));
    for (const box of boxes) {
      expect(box.left).toBeGreaterThanOrEqual(boxOf(picture().element()).right);
      expect(box.right).toBeLessThanOrEqual(844);
      expect(box.top).toBeGreaterThanOrEqual(0);
      expect(box.bottom).toBeLessThanOrEqual(390);
    }
    expectApart(boxes);
  });

  test('is covered by no words of what to do, of which there is one at a time', async () => {
    camera(undefined, [180, 320]);
    const { recorder, pass } = clockSetByHand();
    let isGone = false;
    showAnalysis({ recorder, detectLive: async () => (isGone ? 'nobody' : 'notLooked') });
    await button('Record a video').click();
    await expect.element(hint()).toBeVisible();
    const below = (words: ReturnType<typeof hint>): void =>
      expect(boxOf(words.element()).top).toBeGreaterThanOrEqual(boxOf(picture().element()).bottom);
    below(hint());
    const { height } = boxOf(picture().element());
    isGone = true;
    await expect.element(nobody()).toBeVisible();
    below(nobody());
    expect(hint().elements()).toHaveLength(0);
    await button('Start recording').click();
    await expect.element(ready()).toBeVisible();
    below(ready());
    pass(3_000);
    await expect.element(now()).toBeVisible();
    below(now());
    // REC and the seconds left stand above it.
    const clock = page.getByRole('timer');
    expect(boxOf(clock.element()).bottom).toBeLessThanOrEqual(boxOf(picture().element()).top);
    expect(nobody().elements()).toHaveLength(0);
    pass(2_000);
    await expect.element(nobody()).toBeVisible();
    expect(now().elements()).toHaveLength(0);
    expect(boxOf(picture().element()).height).toBe(height);
  });

  test.each([
    [320, 568],
    [390, 844],
  ])('in text of twice the size has the shutter whole in the first view, in a screen %i wide and %i high', async (width, height) => {
    await openInLargeText(width, height);
    await expect.element(button('Start recording')).toHaveFocus();
    expect(boxOf(button('Back').element()).top).toBeGreaterThanOrEqual(0);
    expect(boxOf(button('Start recording').element()).bottom).toBeLessThanOrEqual(height);
  });

  test.each([
    [320, 640],
    [390, 844],
    [844, 390],
  ])('in text of twice the size leaves room for all that is pressed, in a screen %i wide and %i high', async (width, height) => {
    await openInLargeText(width, height);
    // The focus on the shutter leaves Back in view.
    await expect.element(button('Start recording')).toHaveFocus();
    expect(boxOf(button('Back').element()).top).toBeGreaterThanOrEqual(0);
    const choices = page.getByRole('radio').elements();
    const pressed = [button('Back'), button('Start recording'), overlay(), cameras()].map((part) => part.element());
    const boxes = [...pressed, ...choices, hint().element(), picture().element()].map(boxOf);
    for (const box of boxes) {
      expect(box.left).toBeGreaterThanOrEqual(0);
      expect(box.right).toBeLessThanOrEqual(width);
    }
    expectApart(boxes);
    for (const part of [...pressed, ...choices]) {
      part.scrollIntoView();
      expect(boxOf(part).top).toBeGreaterThanOrEqual(0);
      expect(boxOf(part).bottom).toBeLessThanOrEqual(height);
    }
  });
});

test('a recording that has ended stands in view, above the button that goes on', async () => {
  camera();
  const { recorder, pass, filmed } = clockSetByHand();
  showAnalysis({ recorder });
  await button('Record a video').click();
  await button('Start recording').click();
  await expect.element(ready()).toBeVisible();
  pass(3_000);
  await expect.element(now()).toBeVisible();
  pass(3_000);
  await expect.element(page.getByRole('timer').getByText('27s')).toBeVisible();
  await filmed();
  await button('Stop recording').click();
  await expect.element(page.getByText('Recording Complete')).toBeVisible();
  await expect.poll(() => boxOf(page.getByText('Recording Complete').element()).top).toBeGreaterThanOrEqual(0);
  const clip = () => boxOf(page.getByLabelText('Your clip', { exact: true }).element());
  await expect.poll(() => clip().bottom).toBeLessThanOrEqual(boxOf(button('Analyze My Form').element()).top);
  expect(clip().top).toBeGreaterThanOrEqual(0);
});
