import { testWithCamera } from '../support/test-with-camera.ts';
import { comeIn, newPlayer, startDrill } from '../support/player.ts';
import { expect } from '../support/playwright-fixtures.ts';

/**
 * The real kick from the foot that stands to the foot at its highest and back again, over and over: to a camera, somebody
 * who keeps lifting a foot as one does who juggles.
 */
const again =
  '[0:v]trim=2.74:3.08,setpts=PTS-STARTPTS,crop=ih*0.75:ih:iw*0.31-ih*0.375:0,scale=360:480,split[up][same];' +
  '[same]reverse[down];[up][down]concat=n=2:v=1:a=0[swing];[swing]fps=30[film]';

const test = testWithCamera('juggler', 'kick-720p-h264.mp4', ['-filter_complex', again, '-map', '[film]']);

test('the camera counts the touches of a real player, and is let go with its timer and with the drill', async ({ page }) => {
  test.setTimeout(120_000);
  await comeIn(page, newPlayer(), '/?tab=practice');
  await startDrill(page, { name: 'Juggling', minutes: 5 });
  // Each frame that a camera sees meanwhile is looked at too.
  await page.getByRole('button', { name: 'Start now' }).click();
  // By the key, which also reaches a button that has faded meanwhile.
  await page.getByRole('button', { name: 'Count for me' }).press('Enter');
  const board = page.getByRole('dialog', { name: 'Juggling' });
  await expect(board.getByText('Camera on')).toBeVisible();
  await expect(board.getByText('I see you. Go!')).toBeVisible({ timeout: 60_000 });
  const touches = board.locator('p').filter({ hasText: /^\d+ touch(es)?$/ });
  const count = async (): Promise<number> => Number.parseInt((await touches.textContent()) ?? '', 10);
  await expect.poll(count, { timeout: 60_000 }).toBeGreaterThan(2);
  const live = await page.evaluateHandle(() => document.querySelector('video')?.srcObject as MediaStream);
  const tracks = () => live.evaluate((stream) => stream.getTracks().map(({ readyState }) => readyState));
  const seen = await count();
  await page.getByRole('button', { name: 'Keep the clock running and look around' }).click();
  await expect.poll(tracks).toEqual(['ended']);
  await expect(page.getByText(/^It has counted \d+ so far/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Back to the timer' }).click();
  await page.getByRole('button', { name: 'Count for me' }).press('Enter');
  await expect.poll(count, { timeout: 60_000 }).toBeGreaterThanOrEqual(seen);
  // The buttons are gone by now; Escape asks as Stop does.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Stop session' }).click();
  await expect(page.locator('video')).toHaveCount(0);
});
