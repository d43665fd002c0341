import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ManualClock } from './testing/manual-clock.ts';
import { showPractice, START } from './testing/show-practice.tsx';
import { arena, COUNTDOWN, MINUTE, press, result, running, said, timer } from './testing/practice-tab-locators-and-steps.ts';

beforeEach(() => localStorage.clear());

describe('the timer', () => {
  test('counts down, says GO, then runs to the end of the drill', async () => {
    const { clock } = showPractice({ drillId: 'juggling' });
    await press('START DRILL');
    await expect.element(arena().getByText('10', { exact: true })).toBeVisible();
    clock.advance(7_000);
    await expect.element(arena().getByText('3', { exact: true }).first()).toBeInTheDocument();
    clock.advance(3_000);
    await expect.element(arena().getByText('GO').first()).toBeVisible();
    clock.advance(1_000);
    await expect.element(timer()).toHaveTextContent('5:00');
    clock.advance(1_000);
    await expect.element(timer()).toHaveTextContent('4:59');
    clock.advance(5 * MINUTE);
    await expect.element(page.getByText('Session complete')).toBeVisible();
  });

  test.each([
    ['that ended', async (clock: ManualClock) => clock.advance(COUNTDOWN + 5 * MINUTE), result],
    [
      'that was finished early',
      async (clock: ManualClock) => {
        clock.advance(COUNTDOWN + 2 * MINUTE);
        await page.getByRole('button', { name: /^Finish now/ }).click();
        await press('Count 2 minutes');
      },
      result,
    ],
    ['that was called off', () => press('Cancel'), () => page.getByRole('combobox', { name: 'Drill' })],
  ] as const)('gives the focus of a drill %s to the screen that follows, not back to the menu', async (_what, leave, following) => {
    const menu = document.createElement('button');
    menu.textContent = 'Menu';
    document.body.append(menu);
    onTestFinished(() => menu.remove());
    const { clock } = showPractice({ drillId: 'juggling' });
    const start = page.getByRole('button', { name: 'START DRILL' });
    await expect.element(start).toBeVisible();
    menu.focus();
    // A press moves no focus to a button in Safari.
    (start.element() as HTMLElement).click();
    await expect.element(arena().getByRole('button', { name: 'Start now' })).toHaveFocus();
    await leave(clock);
    await expect.element(following()).toHaveFocus();
    // And it stays there.
    await expect.element(arena()).not.toBeInTheDocument();
    await expect.element(following()).toHaveFocus();
  });

  test('tells which minute of the drill it is beside the way there', async () => {
    const { clock } = await running();
    await expect.element(page.getByText('Minute 1 of 5')).toBeVisible();
    clock.advance(2 * MINUTE + 30_000);
    await expect.element(page.getByText('Minute 3 of 5')).toBeVisible();
    clock.advance(2 * MINUTE + 29_000);
    await expect.element(page.getByText('Minute 5 of 5')).toBeVisible();
  });

  test('stands still on the space bar and goes on with Resume', async () => {
    const { clock } = await running();
    clock.advance(MINUTE);
    await userEvent.keyboard(' ');
    await expect.element(page.getByRole('button', { name: 'Resume' })).toBeVisible();
    await expect.element(said('Paused')).toBeInTheDocument();
    clock.advance(10 * MINUTE);
    await expect.element(timer()).toHaveTextContent('4:00');
    await press('Resume');
    clock.advance(1_000);
    await expect.element(timer()).toHaveTextContent('3:59');
  });

  test('looks and reads differently from 60 seconds and from 30 seconds on', async () => {
    const { clock } = await running();
    clock.advance(4 * MINUTE - 1_000);
    await expect.element(timer()).toHaveTextContent('1:01');
    await expect.element(page.getByText('Count your touches')).toBeVisible();
    await expect.element(page.getByText('Last minute')).not.toBeInTheDocument();
    clock.advance(1_000);
    await expect.element(page.getByText('Last minute')).toBeVisible();
    clock.advance(30_000);
    await expect.element(page.getByText('Last 30 seconds')).toBeVisible();
  });

  test('tells a screen reader the minutes, then the last seconds', async () => {
    const { clock } = await running();
    clock.advance(MINUTE);
    await expect.element(said('4 minutes left')).toBeInTheDocument();
    clock.advance(3 * MINUTE);
    await expect.element(said('1 minute left')).toBeInTheDocument();
    clock.advance(50_000);
    await expect.element(said('10 seconds left')).toBeInTheDocument();
    clock.advance(9_000);
    await expect.element(said('1 second left')).toBeInTheDocument();
  });

  test('says what it says unasked in live regions: politely on the board, at once in the countdown', async () => {
    const live = (text: string) => said(text).element().closest('[aria-live]')?.getAttribute('aria-live');
    const { clock } = showPractice({ drillId: 'juggling' });
    await press('START DRILL');
    await expect.element(said('The drill begins in 10 seconds')).toBeInTheDocument();
    expect(live('The drill begins in 10 seconds')).toBe('assertive');
    clock.advance(COUNTDOWN + MINUTE);
    await expect.element(said('4 minutes left')).toBeInTheDocument();
    expect(live('4 minutes left')).toBe('polite');
  });

  test.each([
    ['paused', () => press('Pause'), page.getByRole('button', { name: 'Resume' })],
    ['stopped', () => press('Stop').then(() => press('Stop session')), page.getByRole('button', { name: 'START DRILL' })],
  ])('that is %s leaves nothing that would wake the page', async (_how, act, then) => {
    const { clock } = await running();
    expect(clock.wakeUps()).toBeGreaterThan(0);
    await act();
    await expect.element(then).toBeVisible();
    await expect.poll(() => clock.wakeUps()).toBe(0);
  });

  test('that has ended leaves nothing that would wake the page', async () => {
    const { clock } = await running();
    clock.advance(5 * MINUTE);
    await expect.element(page.getByText('Session complete')).toBeVisible();
    await expect.poll(() => clock.wakeUps()).toBe(0);
  });

  test('on a phone that slept is right on waking, and knows when the drill ended', async () => {
    const { clock, save } = await running();
    clock.sleep(2 * MINUTE);
    await expect.element(timer()).toHaveTextContent('3:00');
    clock.sleep(45 * MINUTE);
    await expect.element(said(/^Finished at \d+:\d\d/)).toBeInTheDocument();
    await press('Save & Earn Tokens');
    await expect.poll(() => save.mock.calls.length).toBe(1);
    expect(Date.parse(String(save.mock.calls[0]?.[0].finished_at))).toBe(START + COUNTDOWN + 5 * MINUTE);
  });
});

describe('a drill that was paused, and finished early much later', () => {
  test('tells until when it was practiced, and of no clock that ran out', async () => {
    const { clock, reload } = await running();
    clock.advance(2 * MINUTE);
    await press('Pause');
    clock.advance(25 * MINUTE);
    await page.getByRole('button', { name: /^Finish now/ }).click();
    await press('Count 2 minutes');
    await expect.element(result()).toBeVisible();
    await expect.element(said(/^Finished at/)).not.toBeInTheDocument();
    clock.advance(2 * MINUTE);
    await reload();
    await expect.element(said(/^You practiced until \d+:\d\d/)).toBeInTheDocument();
    await expect.element(said(/^Finished at/)).not.toBeInTheDocument();
  });
});
