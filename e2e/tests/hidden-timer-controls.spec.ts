import { comeIn, leadClock, newPlayer, startDrill } from '../support/player.ts';
import { expect, test } from '../support/test.ts';

test('controls that have stepped back are still there to be pressed, by one tap', async ({ page }) => {
  await leadClock(page);
  await comeIn(page, newPlayer());
  await startDrill(page, { name: 'Juggling', minutes: 5 });
  await page.clock.runFor(15_000);
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Juggling' });
  const tapAt = async (name: string): Promise<void> => {
    await page.clock.runFor(6_000);
    await expect(dialog).toHaveAttribute('data-controls', 'hidden');
    const box = await page.getByRole('button', { name }).boundingBox();
    if (box === null) throw new Error(`${name} is not there`);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await expect(dialog).toHaveAttribute('data-controls', 'shown');
  };
  await tapAt('Turn sound off');
  await expect(page.getByRole('button', { name: 'Turn sound on' })).toBeVisible();
  await tapAt('Count for me');
  await expect(page.getByRole('button', { name: 'Count for me' })).toBeHidden();
});
