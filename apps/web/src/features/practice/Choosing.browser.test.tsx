import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showPractice } from './testing/showPractice.tsx';
import { press, said } from './testing/steps.ts';

beforeEach(() => localStorage.clear());

describe('choosing', () => {
  test('offers the drills by level, each with its category', async () => {
    showPractice();
    await expect.element(page.getByRole('combobox', { name: /^Drill/ })).toHaveTextContent('Choose a drill...');
    await page.getByRole('combobox', { name: /^Drill/ }).click();
    const first = page.getByRole('group', { name: 'Level 1 - Foundation Building' });
    await expect.element(first.getByRole('option', { name: 'Toe Taps (Ball Control)' })).toBeVisible();
    await expect.element(page.getByRole('group', { name: 'Level 2 - Control & Coordination' })).toBeInTheDocument();
    await first.getByRole('option', { name: 'Wall Passes (Passing)' }).click();
    await expect.element(page.getByRole('heading', { name: 'Wall Passes' })).toBeVisible();
    await expect.element(page.getByRole('figure', { name: 'Wall Passes, seen from above' })).toBeVisible();
    await expect.element(said('Stand about four big steps from a wall.')).toBeInTheDocument();
  });

  test('begins with both feet, five minutes, and the timer set to them', async () => {
    showPractice();
    await expect.element(page.getByRole('radio', { name: 'Both' })).toBeChecked();
    await expect.element(page.getByRole('textbox', { name: 'Duration' })).toHaveValue('5');
    await expect.element(page.getByRole('status', { name: 'Timer set to 5:00' })).toHaveTextContent('5:00');
    await page.getByRole('textbox', { name: 'Duration' }).fill('12');
    await expect.element(page.getByRole('status', { name: 'Timer set to 12:00' })).toHaveTextContent('12:00');
  });

  test('does not start without a drill, says so and goes to the field', async () => {
    showPractice();
    await press('START DRILL');
    await expect.element(said('Please select a drill first!')).toBeInTheDocument();
    await expect.element(page.getByRole('combobox', { name: /^Drill/ })).toHaveFocus();
  });

  test('does not start without a duration', async () => {
    showPractice({ drillId: 'juggling' });
    await page.getByRole('textbox', { name: 'Duration' }).fill('');
    await expect.element(said('Choose 1 to 240 minutes.')).toBeInTheDocument();
    await press('START DRILL');
    await expect.element(page.getByRole('textbox', { name: 'Duration' })).toHaveFocus();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('a drill chosen elsewhere waits in the field', async () => {
    showPractice({ drillId: 'cone_weaving' });
    await expect.element(page.getByRole('combobox', { name: /^Drill/ })).toHaveTextContent('Cone Weaving (Dribbling)');
  });

  test('warm-up and safety stand beside the start', async () => {
    showPractice();
    await expect.element(said(/Warm up for 3 to 5 minutes/)).toBeInTheDocument();
    await expect.element(said('Stop if something hurts.')).toBeInTheDocument();
    await expect.element(said('Any knock to the head: stop and tell an adult.')).toBeInTheDocument();
  });
});
