import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showPractice } from '../testing/show-practice.tsx';
import { press } from '../testing/practice-tab-locators-and-steps.ts';
import { side, choose, chooseByChip } from '../testing/choose-drill.ts';

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1280, 800);
});

describe('choosing', () => {
  test('begins a drill for the weaker foot with that foot, and the next one with both again', async () => {
    showPractice({ favoriteFoot: 'L', age: 11 });
    await choose('Weak-Foot Wall Pass (Passing)');
    await expect.element(page.getByRole('radio', { name: 'Right' })).toBeChecked();
    await choose('Wall Passes (Passing)');
    await expect.element(page.getByRole('radio', { name: 'Both' })).toBeChecked();
    await page.getByRole('radio', { name: 'Left' }).click();
    await choose('Cone Weaving (Dribbling)');
    await expect.element(page.getByRole('radio', { name: 'Left' })).toBeChecked();
  });

  test('begins a drill that was chosen by the chip for the weak foot with that foot, and one without the chip with both again', async () => {
    showPractice({ favoriteFoot: 'L', age: 11 });
    await chooseByChip('Cone Weaving (Dribbling)');
    await expect.element(side('Right')).toBeChecked();
    await page.getByRole('radio', { name: 'Both' }).click();
    await choose('Wall Passes (Passing)');
    await expect.element(side('Right')).toBeChecked();
    await chooseByChip('Juggling (Ball Control)');
    await expect.element(side('Both')).toBeChecked();
    expect(page.getByText(/^Choose your weaker foot here/).elements()).toEqual([]);
  });

  test('says after the chip for the weak foot where the foot is set, while nobody knows it', async () => {
    showPractice({ age: 11 });
    await choose('Cone Weaving (Dribbling)');
    await expect.element(side('Both')).toBeChecked();
    const sides = page.getByRole('radiogroup', { name: 'Side' });
    await expect.element(sides).not.toHaveAccessibleDescription();
    await chooseByChip('Wall Passes (Passing)');
    await expect.element(side('Both')).toBeChecked();
    await expect.element(sides).toHaveAccessibleDescription('Choose your weaker foot here. Once your profile knows your favorite foot, it is chosen for you.');
    await side('Left').click();
    await press('START DRILL');
    await expect.element(page.getByRole('dialog', { name: 'Wall Passes' }).getByText('Left Foot')).toBeVisible();
  });

  test('begins it with that foot also where the profile comes after the drill was chosen', async () => {
    showPractice({ drillId: 'weak_foot_wall_pass', favoriteFoot: 'L' });
    await expect.element(page.getByRole('radiogroup', { name: 'Side' }).getByRole('radio', { name: 'Right' })).toBeChecked();
  });

  test('asks for the foot before a drill for the weaker one where nobody told it, and the profile remembers', async () => {
    const { profileChanges } = showPractice({ drillId: 'weak_foot_wall_pass' });
    const question = page.getByRole('radiogroup', { name: 'Which foot do you shoot with?' });
    await expect.element(question).toHaveAccessibleDescription('This drill is for the other one. Your profile remembers it.');
    expect(page.getByRole('radio', { name: 'Both' }).elements()).toEqual([]);
    await press('START DRILL');
    await expect.element(page.getByText('Please say first which foot you shoot with.')).toBeVisible();
    await expect.element(question.getByRole('radio', { name: 'Left' })).toHaveFocus();
    await question.getByRole('radio', { name: 'Right' }).click();
    await expect.element(page.getByRole('radiogroup', { name: 'Side' }).getByRole('radio', { name: 'Left' })).toBeChecked();
    await expect.poll(() => profileChanges).toEqual([{ favorite_foot: 'R', favorite_foot_chosen: true }]);
    await press('START DRILL');
    await expect.element(page.getByRole('dialog', { name: 'Weak-Foot Wall Pass' }).getByText('Left Foot')).toBeVisible();
  });

  test('asks for the foot also where such a drill was to start at once, and not where a foot was chosen elsewhere', async () => {
    showPractice({ drillId: 'weak_foot_wall_pass', side: 'both', startsAtOnce: true });
    await expect.element(page.getByRole('radiogroup', { name: 'Which foot do you shoot with?' })).toBeVisible();
    expect(page.getByRole('dialog').elements()).toEqual([]);
    showPractice({ drillId: 'weak_foot_wall_pass', side: 'right' });
    await expect.element(page.getByRole('radiogroup', { name: 'Side' }).getByRole('radio', { name: 'Right' })).toBeChecked();
  });

  test('a foot chosen elsewhere is chosen with the drill', async () => {
    showPractice({ drillId: 'cone_weaving', side: 'left' });
    await expect.element(page.getByRole('radio', { name: 'Left' })).toBeChecked();
  });
});
