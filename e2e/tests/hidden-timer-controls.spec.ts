import { comeIn, newPlayer, openTab } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

test('a tap that brings hidden controls back presses none of them, and what only steps back is pressed by one', async ({ page }) => {
  await comeIn(page, newPlayer());
  await openTab(page, 'practice');
  await page.getByRole('combobox', { name: 'Drill' }).click();
  await page.getByRole('option', { name: /^Juggling/ }).first().click();
  await page.getByRole('button', { name: 'START DRILL' }).tap();
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible({ timeout: 30_000 });
  const dialog = page.getByRole('dialog', { name: 'Juggling' });
  const tapAt = async (name: string): Promise<void> => {
    await expect(dialog).toHaveAttribute('data-controls', 'hidden', { timeout: 15_000 });
    const box = await page.getByRole('button', { name }).boundingBox();
    if (box === null) throw new Error(`${name} is not there`);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await expect(dialog).toHaveAttribute('data-controls', 'shown');
  };
  await tapAt('Count for me');
  await expect(page.getByRole('button', { name: 'Count for me' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  await tapAt('Turn sound off');
  await expect(page.getByRole('button', { name: 'Turn sound on' })).toBeVisible();
});
