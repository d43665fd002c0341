import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MINUTE, press, result, running, said, timer } from './testing/practice-tab-locators-and-steps.ts';

beforeEach(() => localStorage.clear());

describe('finishing now', () => {
  const finish = () => page.getByRole('button', { name: /^Finish now/ });

  test('is offered from the first whole minute on, asks, and saves the minutes done with what they earn', async () => {
    const { clock, save, reload } = await running();
    clock.advance(MINUTE - 1_000);
    await expect.element(timer()).toHaveTextContent('4:01');
    await expect.element(finish()).not.toBeInTheDocument();
    clock.advance(MINUTE + 1_000);
    await finish().click();
    await expect.element(page.getByRole('alertdialog', { name: 'Finish after 2 minutes?' })).toBeVisible();
    await press('Count 2 minutes');
    await expect.element(page.getByText('Session complete')).toBeVisible();
    await expect.element(page.getByText('Finished early')).toBeVisible();
    await expect.element(page.getByText('Full time')).not.toBeInTheDocument();
    await expect.element(said('Minutes practiced').element().parentElement as HTMLElement).toHaveTextContent('Minutes practiced2');
    await expect.element(said('50 XP and 10 tokens or more')).toBeVisible();
    // What was counted waits for its result, whatever becomes of the page.
    await reload();
    await result().fill('40');
    await press('Save & Earn Tokens');
    await expect.poll(() => save.mock.calls[0]?.[0]).toMatchObject({ duration_minutes: 2, result: 40 });
  });

  test.each([
    [1, '1 min counts'],
    [3, '3 min count'],
  ])('says on a phone what counts after %s minutes: it is not what Stop does', async (minutes, words) => {
    await page.viewport(390, 844);
    onTestFinished(() => page.viewport(1280, 800));
    const { clock } = await running();
    clock.advance(minutes * MINUTE);
    await expect.element(finish()).toHaveTextContent(`Finish now · ${words}`);
    await expect.element(finish().getByText(/ min count/)).toBeVisible();
    await page.viewport(640, 360);
    await expect.element(finish().getByText(/ min count/)).not.toBeVisible();
  });

  test('leaves what was there on a phone where it is', async () => {
    await page.viewport(390, 844);
    onTestFinished(() => page.viewport(1280, 800));
    const { clock } = await running();
    // To ten pixels: it is about the thumb.
    const places = () => ['Pause', 'Stop'].map((name) => {
      const { left, top } = page.getByRole('button', { name, exact: true }).element().getBoundingClientRect();
      return { left: Math.round(left / 10), bottom: Math.floor((innerHeight - top) / 10) };
    });
    await expect.element(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
    const before = places();
    clock.advance(MINUTE);
    await expect.element(finish()).toBeVisible();
    expect(places()).toEqual(before);
  });

  test('is offered where a reload came into the drill', async () => {
    const { clock, reload } = await running();
    clock.advance(3 * MINUTE);
    await reload();
    await finish().click();
    await press('Count 3 minutes');
    await expect.element(page.getByText('Session complete')).toBeVisible();
    await expect.element(said('Minutes practiced').element().parentElement as HTMLElement).toHaveTextContent('Minutes practiced3');
  });

  test('asked by mistake goes on where it stood', async () => {
    const { clock } = await running();
    clock.advance(2 * MINUTE);
    await finish().click();
    clock.advance(10 * MINUTE);
    await expect.element(page.getByRole('alertdialog', { name: 'Finish after 2 minutes?' })).toBeVisible();
    await expect.element(said('The clock waits until you choose.')).toBeVisible();
    await press('Keep going');
    await expect.element(timer()).toHaveTextContent('3:00');
    clock.advance(MINUTE);
    await expect.element(timer()).toHaveTextContent('2:00');
  });
});

describe('stopping', () => {
  test('asks, and the clock stands until there is an answer, past the end that it would have had', async () => {
    const { clock } = await running();
    clock.advance(MINUTE);
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByText('Stop this session?')).toBeVisible();
    clock.advance(10 * MINUTE);
    expect(page.getByRole('alertdialog').elements()).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Stop this session?')).not.toBeInTheDocument();
    // Not on what holds the picture still.
    await expect.element(page.getByRole('button', { name: 'Pause' })).toHaveFocus();
    await expect.element(timer()).toHaveTextContent('4:00');
    clock.advance(1_000);
    await expect.element(timer()).toHaveTextContent('3:59');
  });

  test('asked of a paused drill says that a no leads back to the pause, and leaves the clock there', async () => {
    const { clock } = await running();
    clock.advance(MINUTE);
    await press('Pause');
    await press('Stop');
    await expect.element(page.getByText('Stop this session?')).toBeVisible();
    // It waits anyway, and nothing goes on by an answer.
    expect(page.getByText('The clock waits until you choose.').elements()).toEqual([]);
    expect(page.getByRole('button', { name: 'Keep going' }).elements()).toEqual([]);
    await press('Back to the pause');
    clock.advance(MINUTE);
    await expect.element(page.getByRole('button', { name: 'Resume' })).toBeVisible();
    await expect.element(timer()).toHaveTextContent('4:00');
  });

  test('offers the whole minutes instead, once there is one', async () => {
    const { clock } = await running();
    await press('Stop');
    await expect.element(page.getByText('Stopping is fine. A stopped session is just not saved.')).toBeVisible();
    expect(page.getByText(/Or finish now/).elements()).toEqual([]);
    await press('Keep going');
    clock.advance(2 * MINUTE + 20_000);
    await press('Stop');
    await expect.element(page.getByText('Or finish now: your 2 minutes count in full.')).toBeVisible();
    await press('Finish now, keep 2 minutes');
    await expect.element(page.getByText('Finished early')).toBeVisible();
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('in the first minute urges nobody: both answers look the same, and who is hurt is told to stop', async () => {
    await running();
    await press('Stop');
    await expect.element(page.getByText('Something hurts? Stop and tell a grown-up.')).toBeVisible();
    const looks = ['Keep going', 'Stop session'].map((name) => {
      const { backgroundColor, backgroundImage, color } = getComputedStyle(page.getByRole('button', { name, exact: true }).element());
      return { backgroundColor, backgroundImage, color };
    });
    expect(looks[0]).toEqual(looks[1]);
  });

  test('confirmed says that nothing was earned and saves nothing', async () => {
    const { save } = await running();
    await press('Stop');
    await press('Stop session');
    await expect.element(page.getByText(/Practice session stopped\. No rewards earned\./).first()).toBeVisible();
    await expect.element(said('This session was stopped and cannot be saved.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'START DRILL' })).toBeVisible();
    await expect.element(page.getByRole('combobox', { name: 'Drill' })).toHaveFocus();
    expect(save).not.toHaveBeenCalled();
  });
});
