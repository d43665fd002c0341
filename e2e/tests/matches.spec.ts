import { expectAccessible } from '../support/accessible.ts';
import { comeIn, newPlayer } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

test('a match is opened from its card, leads to the next, stands in the address, and is there again after a reload', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await comeIn(page, newPlayer());
  const cards = page.getByRole('region', { name: 'Live Scores' }).getByRole('listitem');
  await expect(cards).toHaveCount(12);
  await expect(page.getByText('Demo data')).toBeVisible();
  await cards.first().getByRole('button').press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Timeline' })).toBeVisible();
  await expectAccessible(page, 'a match');
  const first = page.url();
  expect(first).toContain('#match/');

  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByText('2 of 12')).toBeVisible();
  expect(page.url()).not.toBe(first);
  await dialog.getByRole('button', { name: 'Previous' }).click();
  await expect(dialog.getByText('1 of 12')).toBeVisible();
  await expect(page).toHaveURL(first);
  const title = (await dialog.getByRole('heading', { level: 2 }).first().textContent()) ?? '';

  await page.reload();
  await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  await expect(page).toHaveURL(first);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page).not.toHaveURL(/#match/);
  await expect(cards.first()).toBeVisible();
});
