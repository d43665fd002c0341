import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draftCountedResult } from './counted-result-draft.ts';
import { showPractice, START } from './testing/show-practice.tsx';
import { press, result, running } from './testing/practice-tab-locators-and-steps.ts';

beforeEach(() => localStorage.clear());

describe('a result that was counted elsewhere', () => {
  test('waits in the result field, may be changed, and is saved as a session of a minute', async () => {
    expect(draftCountedResult('player-1', { drillId: 'juggling', result: 23 }, START)).toBe(true);
    const { save } = showPractice({ at: START });
    await expect.element(result()).toHaveValue('23');
    await expect.element(page.getByText(/Counted for you/)).toBeVisible();
    await result().fill('24');
    await press('Save & Earn Tokens');
    await expect.element(page.getByText('Well played')).toBeVisible();
    expect(save.mock.calls[0]?.[0]).toMatchObject({ drill_id: 'juggling', duration_minutes: 1, result: 24 });
  });

  test('leaves a drill that is under way alone', async () => {
    const { clock } = await running();
    expect(draftCountedResult('player-1', { drillId: 'juggling', result: 23 }, clock.now())).toBe(false);
    await expect.element(page.getByRole('timer')).toBeVisible();
  });

  test('is nobody else’s', async () => {
    draftCountedResult('player-2', { drillId: 'juggling', result: 23 }, START);
    showPractice({ at: START });
    await expect.element(page.getByRole('button', { name: 'START DRILL' })).toBeVisible();
  });
});
