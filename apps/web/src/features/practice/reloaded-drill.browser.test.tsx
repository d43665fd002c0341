import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MINUTE, press, running, said, timer } from './testing/practice-tab-locators-and-steps.ts';

beforeEach(() => localStorage.clear());

describe('a reload during a drill', () => {
  test('offers to go back, with the right time', async () => {
    const { clock, reload } = await running();
    clock.advance(MINUTE);
    await expect.element(timer()).toHaveTextContent('4:00');
    await reload();
    await expect.element(page.getByText('Your drill is still running')).toBeVisible();
    clock.advance(MINUTE);
    await expect.element(said('3:00 left of Juggling, Both Feet')).toBeInTheDocument();
    await press('Back to the timer');
    await expect.element(timer()).toHaveTextContent('3:00');
  });

  test('of a paused one offers it paused', async () => {
    const { clock, reload } = await running();
    clock.advance(MINUTE);
    await userEvent.keyboard(' ');
    await expect.element(page.getByRole('button', { name: 'Resume' })).toBeVisible();
    await reload();
    clock.advance(20 * MINUTE);
    await expect.element(page.getByText('Your drill is paused')).toBeVisible();
    await expect.element(page.getByText('It waits for you')).toBeVisible();
    await expect.element(page.getByText('Still on the clock')).not.toBeInTheDocument();
    await press('Back to the timer');
    await expect.element(timer()).toHaveTextContent('4:00');
  });

  test('that ended meanwhile goes to the result', async () => {
    const { clock, reload } = await running();
    clock.sleep(4 * MINUTE);
    await reload();
    await expect.element(page.getByText('Your drill is still running')).toBeVisible();
    clock.sleep(MINUTE);
    await expect.element(page.getByText('Session complete')).toBeVisible();
  });

  test('can be answered with a stop', async () => {
    const { reload } = await running();
    await reload();
    await press('Stop');
    await press('Stop session');
    await expect.element(said(/Practice session stopped\. No rewards earned\./)).toBeInTheDocument();
    await reload();
    await expect.element(page.getByRole('button', { name: 'START DRILL' })).toBeVisible();
  });
});
