import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { drillInstructions } from '@touchline/messages/drill-instructions';
import { showPractice } from './testing/show-practice.tsx';
import { COUNTDOWN, MINUTE, timer } from './testing/practice-tab-locators-and-steps.ts';

const ground = () => page.getByRole('dialog', { name: 'Toe Taps' });
const button = (name: string | RegExp) => page.getByRole('button', { name }).element();

async function textOf(percent: number, width: number, height: number) {
  await page.viewport(width, height);
  document.documentElement.style.fontSize = `${percent}%`;
  onTestFinished(async () => {
    document.documentElement.removeAttribute('style');
    await page.viewport(1280, 800);
  });
  return showPractice({ drillId: 'toe_taps', startsAtOnce: true });
}

/** Whether two of them stand on each other, by more than the rounding of a pixel. */
function overlaps(elements: readonly Element[]): string[] {
  const boxes = elements.map((element) => ({ name: element.textContent.trim() || element.tagName, box: element.getBoundingClientRect() }));
  return boxes.flatMap(({ name, box: a }, index) =>
    boxes
      .slice(index + 1)
      .filter(({ box: b }) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
      .map((other) => `${name} × ${other.name}`),
  );
}

/** Everything that stands inside is as wide as the screen at most, and can be scrolled to. */
function outOfReach(elements: readonly Element[], width: number): string[] {
  return elements.flatMap((element) => {
    element.scrollIntoView({ block: 'nearest' });
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const isReached = left >= 0 && right <= width && (top >= -1 || bottom - top > innerHeight) && bottom - 1 <= Math.max(innerHeight, bottom - top);
    return isReached ? [] : [`${element.textContent.trim() || element.tagName}: ${[left, right, top, bottom].map(Math.round).join(' ')}`];
  });
}

beforeEach(() => localStorage.clear());

describe.each([
  [200, 390, 844],
  [200, 320, 568],
  [200, 640, 360],
  [150, 390, 844],
  [150, 320, 568],
  [150, 640, 360],
])('with text at %i per cent on a screen of %i by %i', (percent, width, height) => {
  test('the countdown is read from its number down, and nothing stands on anything', async () => {
    await textOf(percent, width, height);
    await expect.element(page.getByRole('button', { name: 'Start now' })).toHaveFocus();
    await document.fonts.ready;
    const number = ground().getByText('10', { exact: true });
    // The focus below has not scrolled it away.
    await expect.element(number).toBeInViewport({ ratio: 1 });
    const parts = [
      ground().getByRole('heading', { name: 'Toe Taps' }).element(),
      ground().getByText('Both Feet').element(),
      number.element().parentElement,
      ...drillInstructions.toe_taps.instructions.map((step) => ground().getByText(step).element()),
      ground().getByText('More for your safety').element().parentElement,
      ground().getByRole('figure').element(),
      ...['Start now', 'More time', 'Cancel', 'Turn sound off'].map(button),
    ].filter((part) => part !== null);
    expect(overlaps(parts)).toEqual([]);
    expect(outOfReach(parts, width)).toEqual([]);
    expect(ground().getByRole('figure').element().getBoundingClientRect().height).toBeGreaterThan(50);
  });

  test('the running clock is seen whole and first, with its buttons below it', async () => {
    const { clock } = await textOf(percent, width, height);
    await expect.element(page.getByRole('button', { name: 'Start now' })).toBeVisible();
    clock.advance(COUNTDOWN + 2 * MINUTE);
    await expect.element(timer()).toHaveTextContent('3:00');
    await document.fonts.ready;
    await expect.element(timer()).toBeInViewport({ ratio: 1 });
    const box = timer().element().getBoundingClientRect();
    expect(box.height).toBeGreaterThan(100);
    for (const x of [0.1, 0.5, 0.9]) {
      for (const y of [0.1, 0.5, 0.9]) expect(timer().element().contains(document.elementFromPoint(box.left + x * box.width, box.top + y * box.height))).toBe(true);
    }
    const parts = [
      ground().getByRole('heading', { name: 'Toe Taps' }).element(),
      ground().getByText('Both Feet').element(),
      timer().element(),
      ground().getByText('Count your touches').element(),
      ...ground().getByRole('figure').elements().filter((figure) => figure.getBoundingClientRect().height > 0),
      ...[/^Finish now/, 'Pause', 'Stop', 'Turn sound off', 'Keep the clock running and look around'].map(button),
    ];
    expect(overlaps(parts)).toEqual([]);
    expect(outOfReach(parts, width)).toEqual([]);
  });
});
