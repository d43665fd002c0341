import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drillInstructions } from '@touchline/messages/drill-instructions';
import { arena, MINUTE, press, running, said, timer } from './testing/practice-tab-locators-and-steps.ts';

beforeEach(() => localStorage.clear());

describe('the drill beside its clock', () => {
  const point = (words: string) => arena().getByText(words);

  test('is seen from above, with one thing to look at a minute, in turn, and none while the clock stands', async () => {
    const { clock } = await running();
    await expect.element(arena().getByRole('figure', { name: 'Juggling, seen from above' })).toBeVisible();
    const [first = '', second = '', ...more] = drillInstructions.juggling.coachingPoints;
    await expect.element(point(first)).toBeVisible();
    clock.advance(MINUTE);
    await expect.element(point(second)).toBeVisible();
    await expect.element(point(first)).not.toBeInTheDocument();
    await userEvent.keyboard(' ');
    await expect.element(said('Paused')).toBeInTheDocument();
    clock.advance(10 * MINUTE);
    // There is time to read how it goes.
    for (const step of drillInstructions.juggling.instructions) await expect.element(point(step)).toBeVisible();
    await press('Resume');
    await expect.element(point(second)).toBeVisible();
    clock.advance((1 + more.length) * MINUTE);
    await expect.element(point(first)).toBeVisible();
  });

  test('leaves clock and picture their room, at every size', async () => {
    await running();
    for (const [width, height, share] of [
      [320, 568, 0.55],
      [390, 844, 0.55],
      [640, 400, 0.4],
      [1280, 800, 0.55],
    ] as const) {
      await page.viewport(width, height);
      const figure = arena().getByRole('figure');
      await expect.element(figure).toBeInViewport({ ratio: 1 });
      const { width: clockWidth, bottom, right } = timer().element().getBoundingClientRect();
      expect(clockWidth).toBeGreaterThan(share * width);
      const pause = page.getByRole('button', { name: 'Pause', exact: true }).element().getBoundingClientRect();
      expect(bottom < pause.top || right <= pause.left).toBe(true);
      const line = point(drillInstructions.juggling.coachingPoints[0] ?? '').element().getBoundingClientRect();
      expect(line.bottom <= pause.top || line.right <= pause.left).toBe(true);
      expect(line.bottom).toBeLessThanOrEqual(height);
    }
  });

  test.each([
    [1280, 800],
    [1440, 900],
    [1920, 1080],
  ])('has the room beside the board of a wide screen, %s by %s, in the shape of the drill, with the one thing to look at below it, on one foot with the board', async (width, height) => {
    await page.viewport(width, height);
    await running();
    const figure = arena().getByRole('figure').element().getBoundingClientRect();
    // On its side, as the drill lies.
    expect(figure.width / figure.height).toBeGreaterThan(1.2);
    expect(figure.width / figure.height).toBeLessThan(2);
    const scoreboard = timer().element().closest('[data-theme]')?.getBoundingClientRect();
    const stop = page.getByRole('button', { name: 'Stop', exact: true }).element().getBoundingClientRect();
    expect(scoreboard?.top).toBeCloseTo(figure.top, 0);
    expect(scoreboard?.bottom).toBeCloseTo(stop.bottom, 0);
    await press('Pause');
    // Its steps stand below it while the clock stands, all of them over the buttons.
    const steps = arena().getByRole('list').element().getBoundingClientRect();
    expect(steps.bottom).toBeLessThanOrEqual(page.getByRole('button', { name: 'Resume', exact: true }).element().getBoundingClientRect().top);
  });
});

test('on a phone lying down the clock has more than a third of the height', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await running();
  for (const [width, height] of [
    [640, 360],
    [812, 375],
  ] as const) {
    await page.viewport(width, height);
    await expect.element(arena().getByText(drillInstructions.juggling.coachingPoints[0] ?? '')).toBeInViewport({ ratio: 1 });
    expect(timer().element().getBoundingClientRect().height).toBeGreaterThan(height / 3);
  }
});
