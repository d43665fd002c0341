import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drillInstructions } from '@touchline/messages/drill-instructions';
import { showPractice } from './testing/show-practice.tsx';
import { arena, COUNTDOWN, MINUTE, press, timer } from './testing/practice-tab-locators-and-steps.ts';

beforeEach(() => localStorage.clear());

describe('the countdown before a drill', () => {
  test('gives more time to whoever is not ready, and the keys are for the drill once it runs', async () => {
    const { clock } = showPractice({ drillId: 'juggling' });
    await press('START DRILL');
    clock.advance(8_000);
    await expect.element(arena().getByText('2', { exact: true }).first()).toBeInTheDocument();
    await press('More time');
    await expect.element(arena().getByText('10', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'More time' })).toHaveFocus();
    clock.advance(COUNTDOWN);
    await expect.element(timer()).toHaveTextContent('5:00');
    await expect.element(page.getByRole('button', { name: 'Pause' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect.element(page.getByRole('button', { name: 'Resume' })).toBeVisible();
  });

  test('is skipped by whoever is ready, but for GO', async () => {
    const { clock } = showPractice({ drillId: 'juggling' });
    await press('START DRILL');
    await press('Start now');
    await expect.element(arena().getByText('GO').first()).toBeInTheDocument();
    clock.advance(1_000);
    await expect.element(timer()).toHaveTextContent('5:00');
    await expect.element(page.getByRole('button', { name: 'Pause' })).toHaveFocus();
  });

  test('has the focus on the start, which Enter presses, and the key that began it does not', async () => {
    await page.viewport(667, 375);
    onTestFinished(() => page.viewport(1280, 800));
    const { clock } = showPractice({ drillId: 'juggling' });
    const begin = page.getByRole('button', { name: 'START DRILL' });
    await expect.element(begin).toBeVisible();
    (begin.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    const start = arena().getByRole('button', { name: 'Start now' });
    await expect.element(start).toHaveFocus();
    // A key that is held down repeats on what has the focus by then.
    const held = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true });
    expect(start.element().dispatchEvent(held)).toBe(false);
    await expect.element(arena().getByText('10', { exact: true })).toBeInViewport();
    await userEvent.keyboard('{Enter}');
    await expect.element(arena().getByText('GO').first()).toBeInTheDocument();
    clock.advance(1_000);
    await expect.element(timer()).toHaveTextContent('5:00');
  });

  test('that was asked for elsewhere counts down as the tab opens, with what is told before every session', async () => {
    const { clock } = showPractice({ drillId: 'juggling', side: 'left', minutes: 3, startsAtOnce: true });
    await expect.element(arena().getByText('10', { exact: true })).toBeVisible();
    clock.advance(4_000);
    await arena().getByText('More for your safety').click();
    for (const line of [/Stop if something hurts\./, /Drink water\./, /Clear the space around you\./, /warm up first: 4 minutes/]) {
      await expect.element(arena().getByText(line)).toBeVisible();
    }
    // Whoever reads has the time for it.
    clock.advance(COUNTDOWN);
    await expect.element(timer()).toHaveTextContent('3:00');
    await expect.element(arena().getByText('Left Foot')).toBeVisible();
  });

  test('tells who did the drill before three steps of it, and all once more time is taken', async () => {
    const { instructions } = drillInstructions.juggling;
    showPractice({ drillId: 'juggling', practised: { juggling: 41 } });
    // The picker says which drills were done: from it on this is known.
    await page.getByRole('combobox', { name: 'Drill' }).click();
    await page.getByRole('option', { name: /^Juggling/ }).click();
    await press('START DRILL');
    const steps = arena().getByRole('list', { name: 'How it goes' }).getByRole('listitem');
    await expect.poll(() => steps.elements().map((step) => step.textContent)).toEqual([instructions[0], instructions[1], instructions.at(-1)]);
    await press('More time');
    await expect.poll(() => steps.elements().map((step) => step.textContent)).toEqual(instructions);
  });

  test.each([
    [320, 568],
    [390, 667],
    [390, 844],
  ])('shows on a phone held upright, %s by %s, the picture large with how one gets into place; all steps come with a tap, and the time to read them', async (width, height) => {
    await page.viewport(width, height);
    onTestFinished(() => page.viewport(1280, 800));
    const [first, ...others] = drillInstructions.toe_taps.instructions;
    const { clock } = showPractice({ drillId: 'toe_taps', startsAtOnce: true });
    const ground = page.getByRole('dialog', { name: 'Toe Taps' });
    const figure = ground.getByRole('figure');
    await expect.element(ground.getByText(first ?? '')).toBeInViewport({ ratio: 1 });
    for (const step of others) await expect.element(ground.getByText(step)).not.toBeVisible();
    await expect.element(figure).toBeInViewport({ ratio: 1 });
    const heightFolded = figure.element().getBoundingClientRect().height;
    clock.advance(4_000);
    await expect.element(ground.getByText('6', { exact: true }).first()).toBeVisible();
    await ground.getByRole('button', { name: 'How it goes' }).click();
    await expect.element(ground.getByText('10', { exact: true })).toBeVisible();
    for (const step of drillInstructions.toe_taps.instructions) await expect.element(ground.getByText(step)).toBeInViewport({ ratio: 1 });
    await expect.element(ground.getByRole('button', { name: 'How it goes' })).not.toBeInTheDocument();
    expect(document.activeElement?.contains(ground.getByText(first ?? '').element())).toBe(true);
    expect(heightFolded).toBeGreaterThan(figure.element().getBoundingClientRect().height);
  });

  test('shows in the countdown how the drill goes, at every size, for whoever never did it and takes the time', async () => {
    onTestFinished(() => page.viewport(1280, 800));
    showPractice({ drillId: 'toe_taps', startsAtOnce: true });
    await press('More time');
    for (const [width, height] of [
      [320, 568],
      [390, 667],
      [390, 844],
      [640, 360],
      [1280, 800],
    ] as const) {
      await page.viewport(width, height);
      const ground = page.getByRole('dialog', { name: 'Toe Taps' });
      const figure = ground.getByRole('figure');
      await expect.element(figure).toBeInViewport({ ratio: 1 });
      expect(figure.element().getBoundingClientRect().height).toBeGreaterThan(50);
      const number = ground.getByText('10', { exact: true }).element().getBoundingClientRect();
      const lamps = [...ground.element().querySelectorAll('svg circle[r="7.5"]')].map((lamp) => lamp.getBoundingClientRect());
      // No light shines through the number.
      expect(lamps.filter(({ width: wide, left, right, top, bottom }) => wide > 0 && left < number.right && right > number.left && top < number.bottom && bottom > number.top)).toEqual([]);
      const cancel = page.getByRole('button', { name: 'Cancel' }).element().getBoundingClientRect();
      for (const step of drillInstructions.toe_taps.instructions) {
        await expect.element(ground.getByText(step)).toBeInViewport({ ratio: 1 });
        const line = ground.getByText(step).element().getBoundingClientRect();
        expect(line.bottom <= cancel.top || line.right <= cancel.left).toBe(true);
      }
    }
  });

  test.each([
    [640, 360],
    [844, 390],
    [932, 430],
  ])('has the picture in all the room above the buttons of a phone lying down, %s by %s', async (width, height) => {
    await page.viewport(width, height);
    onTestFinished(() => page.viewport(1280, 800));
    const { clock } = showPractice({ drillId: 'toe_taps', startsAtOnce: true });
    const box = (name: string | RegExp) => page.getByRole('button', { name }).element().getBoundingClientRect();
    const picture = () => page.getByRole('dialog', { name: 'Toe Taps' }).getByRole('figure').element().getBoundingClientRect();
    const roomLeft = (name: string | RegExp) => box(name).top - picture().bottom;
    await expect.element(page.getByRole('button', { name: 'Start now' })).toBeVisible();
    expect(box('More time').top).toBe(box('Cancel').top);
    expect(Math.abs(picture().width - box('Start now').width)).toBeLessThan(1);
    for (const [name, minutes] of [['Start now', 0], ['Pause', 0], [/^Finish now/, 1]] as const) {
      clock.advance(name === 'Pause' ? COUNTDOWN : minutes * MINUTE);
      await expect.element(page.getByRole('button', { name })).toBeInTheDocument();
      expect(roomLeft(name)).toBeGreaterThanOrEqual(0);
      expect(roomLeft(name)).toBeLessThan(20);
    }
  });

  test('leaves its words on safety, once opened, whole on a phone lying down', async () => {
    await page.viewport(640, 360);
    onTestFinished(() => page.viewport(1280, 800));
    showPractice({ drillId: 'toe_taps', startsAtOnce: true });
    await page.getByText('More for your safety').click();
    const words = page.getByText(/Stop if something hurts\./);
    await expect.element(words).toBeInViewport({ ratio: 1 });
    const lines = [...(words.element().closest('ul')?.children ?? [])];
    expect(lines).toHaveLength(5);
    for (const line of lines) {
      const { left, right, top, bottom } = line.getBoundingClientRect();
      for (const x of [left + 4, right - 4]) expect(line.contains(document.elementFromPoint(x, (top + bottom) / 2))).toBe(true);
    }
  });

  test('that was asked for elsewhere and is called off waits in the field, where focus is', async () => {
    showPractice({ drillId: 'juggling', startsAtOnce: true });
    await press('Cancel');
    const drill = page.getByRole('combobox', { name: 'Drill' });
    await expect.element(drill).toHaveTextContent('Juggling (Ball Control)');
    await expect.element(drill).toHaveFocus();
  });

  test('can be left during the countdown without a question', async () => {
    showPractice({ drillId: 'juggling' });
    await press('START DRILL');
    await press('Cancel');
    await expect.element(page.getByRole('button', { name: 'START DRILL' })).toBeVisible();
  });
});
