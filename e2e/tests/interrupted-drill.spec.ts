import { comeIn, leadClock, newPlayer, openTab, startDrill } from '../support/player.ts';
import { longRunOnly } from '../support/size-and-long-run-tags.ts';
import { expect, test } from '../support/playwright-fixtures.ts';

// reloaded-drill.browser.test.tsx and timer.browser.test.tsx have one each, running-drill-in-main-app.browser.test.tsx of the app the way back from everywhere.
test('a page that is reloaded in the middle of a drill offers to go on, with the right time, and a phone that slept through the end shows the truth on waking', longRunOnly, async ({ page }) => {
  await leadClock(page);
  await comeIn(page, newPlayer());
  await startDrill(page, { name: 'Juggling', minutes: 5 });
  await page.clock.runFor(15_000);
  await page.clock.fastForward(60_000);
  await page.reload();
  await openTab(page, 'practice');
  await expect(page.getByText('Your drill is still running')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the timer' }).click();
  await expect(page.getByRole('timer')).toContainText(/3:5\d|3:4\d/);
  await page.clock.fastForward(8 * 60_000);
  await expect(page.getByRole('heading', { name: 'Session complete' })).toBeVisible();
  await expect(page.getByText(/^Finished at/)).toBeVisible();
});
