import { expectAccessible } from '../support/accessibility.ts';
import { comeIn, leadClock, newPlayer, openTab } from '../support/player.ts';
import { expect, test } from '../support/playwright-fixtures.ts';

test('a routine of two drills is made, started with one tap and practised to its end; the account has both sessions', async ({ page }) => {
  await leadClock(page);
  await comeIn(page, newPlayer());
  await openTab(page, 'practice');
  await page.getByRole('button', { name: 'Make a routine' }).click();
  const editor = page.getByRole('dialog', { name: 'New routine' });
  await editor.getByRole('textbox', { name: 'Name' }).fill('Before school');
  for (const [place, drill] of ['Juggling', 'Toe Taps'].entries()) {
    await editor.getByRole('button', { name: `Choose drill ${place + 1}` }).click();
    await page.getByRole('option', { name: new RegExp(`^${drill}`) }).click();
  }
  for (const number of [1, 2]) {
    await editor.getByRole('group', { name: `Drill ${number}` }).getByRole('textbox', { name: 'Minutes' }).fill('1');
  }
  await expectAccessible(page, 'the editor of a routine');
  await editor.getByRole('button', { name: 'Save routine' }).click();
  await page.getByRole('button', { name: 'Start Before school' }).click();

  await expect(page.getByText('Drill 1 of 2 · Next: Toe Taps')).toBeVisible();
  await page.clock.runFor(15_000);
  await page.clock.fastForward(60_000);
  await page.getByLabel('Your result').fill('12');
  await page.getByRole('button', { name: 'Save & Earn Tokens' }).click();
  await expect(page.getByRole('timer', { name: 'Rest left' })).toBeVisible();
  await expectAccessible(page, 'the rest of a routine');
  await page.clock.runFor(31_000);
  await expect(page.getByText('Drill 2 of 2 · Last one')).toBeVisible();
  await page.clock.runFor(15_000);
  await page.clock.fastForward(60_000);
  await page.getByRole('button', { name: 'Save & Earn Tokens' }).click();

  await expect(page.getByRole('heading', { name: 'Routine done' })).toBeVisible();
  const done = page.getByRole('list', { name: 'What you did' }).getByRole('listitem');
  await expect(done).toHaveText([/Juggling, 1 minute12 touchesYour first result\+\d+ XP, \+14 tokens/, /Toe Taps, 1 minute\+\d+ XP, \+\d+ tokens/]);
  const way = page.getByRole('button', { name: 'Back to dashboard' });
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(way).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expectAccessible(page, 'the end of a routine');
  await way.click();
  await openTab(page, 'progress');
  await expect(page.getByRole('main').getByText('Toe Taps').first()).toBeVisible();
});
