import { leadClock, newPlayer } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

test('a player signs up and runs a drill with the keyboard only', async ({ page }) => {
  await leadClock(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Start Practicing' }).focus();
  await page.keyboard.press('Enter');
  const player = newPlayer();
  await page.getByLabel('Player name').focus();
  for (const text of [player.name, player.email, player.password]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
    // The eye beside a password is on the way.
    if (await page.evaluate(() => document.activeElement?.tagName === 'BUTTON')) await page.keyboard.press('Tab');
  }
  await page.keyboard.type(player.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `Welcome, ${player.name}!` })).toBeVisible();

  await page.keyboard.press('Control+2');
  await expect(page).toHaveURL(/#practice$/);
  const drill = page.getByRole('combobox', { name: 'Drill' });
  await drill.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: /^Juggling/ }).waitFor();
  await page.keyboard.type('Jugg');
  await page.keyboard.press('Enter');
  await expect(drill).toContainText('Juggling');
  await page.getByRole('button', { name: 'START DRILL' }).focus();
  await page.keyboard.press('Enter');
  await page.clock.runFor(15_000);
  await page.keyboard.press('Space');
  await expect(page.getByText('Paused').first()).toBeVisible();
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Stop this session?')).toBeVisible();
  await page.getByRole('button', { name: 'Stop session' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Practice session stopped. No rewards earned.')).toBeVisible();
});
