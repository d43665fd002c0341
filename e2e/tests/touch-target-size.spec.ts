import type { Page } from '@playwright/test';
import { comeIn, newPlayer, openTab } from '../support/player.ts';
import { smallTargets } from '../support/small-touch-targets.ts';
import { expect, test } from '../support/test.ts';

// The last file of all: one worker with all of it would leave the others with nothing to do.
test.describe.configure({ mode: 'parallel' });

async function expectLarge(page: Page, place: string): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(await smallTargets(page), place).toEqual([]);
}

test('a target that is too small is found, by what a press would hit', async ({ page }) => {
  await page.setContent(`
    <p style="margin-top: 9rem">A <a href="#x" style="font: 12px/1 monospace">link</a> within text</p>
    <button style="width: 100px; height: 28px">Small</button>
    <p><button style="width: 100px; height: 44px">Large</button></p>
    <button style="position: relative; width: 100px; height: 20px">Rim<span style="position: absolute; inset: -14px"></span></button>
    <p><label style="display: block; padding: 16px"><input type="checkbox"> Label</label></p>`);
  expect((await smallTargets(page)).map((target) => target.replace(/,.*/, ''))).toEqual(['“link” by A', '“Small” by BUTTON']);
});

test('everything that is pressed on the way in, in the picker and on a running drill is large enough for a thumb', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Start Practicing' }).click();
  await page.getByRole('button', { name: 'Create Account' }).waitFor();
  await expectLarge(page, 'the sign-up');
  await page.getByText('Back to Options').click();
  await page.getByRole('button', { name: 'Practice More' }).waitFor();
  await expectLarge(page, 'the choice');
  await page.getByRole('button', { name: 'Practice More' }).click();
  await page.getByRole('button', { name: 'Sign In' }).waitFor();
  await expectLarge(page, 'the sign-in');
  await page.goto('/parents.html');
  await page.getByRole('region', { name: 'What is kept' }).waitFor();
  await expectLarge(page, 'the page for parents');

  await comeIn(page, newPlayer());
  await page.getByRole('button', { name: 'START DRILL' }).waitFor();
  await openTab(page, 'practice');
  await page.getByRole('combobox', { name: 'Drill' }).click();
  await page.getByRole('listbox', { name: 'Drill' }).waitFor();
  await expectLarge(page, 'the picker');
  await page.keyboard.press('Escape');
  await openTab(page, 'dashboard');
  await page.getByRole('button', { name: 'START DRILL' }).click();
  await page.getByText('Get ready').waitFor();
  await expectLarge(page, 'the countdown');
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible({ timeout: 30_000 });
  await expectLarge(page, 'the timer');
});

test('everything that is pressed is large enough for a thumb on every tab of a phone, upright and lying down', async ({ page }) => {
  await comeIn(page, newPlayer());
  await page.getByRole('button', { name: 'START DRILL' }).waitFor();
  await expectLarge(page, 'the dashboard');
  for (const tab of ['practice', 'analysis', 'rewards', 'progress', 'leaderboard', 'coach', 'profile', 'settings']) {
    await openTab(page, tab);
    await page.locator('#tab-heading').waitFor();
    await page.waitForLoadState('networkidle');
    await expectLarge(page, tab);
  }
  await page.setViewportSize({ width: 640, height: 360 });
  for (const tab of ['dashboard', 'practice', 'profile']) {
    await openTab(page, tab);
    await page.waitForLoadState('networkidle');
    await expectLarge(page, `${tab} of a phone lying down`);
  }
});
