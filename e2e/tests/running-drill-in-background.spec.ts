import type { Page } from '@playwright/test';
import { comeIn, leadClock, newPlayer, openTab, signOut, startDrill } from '../support/player.ts';
import { longRunOnly } from '../support/size-and-long-run-tags.ts';
import { expect, test } from '../support/playwright-fixtures.ts';

const LOOK_AROUND = 'Keep the clock running and look around';
const bar = (page: Page) => page.getByRole('button', { name: /Juggling Back to the timer$/ });
const timer = (page: Page) => page.getByRole('timer', { name: 'Time left' });

/** Juggling for five minutes, with one of them gone. */
async function drillUnderWay(page: Page): Promise<void> {
  await leadClock(page);
  await comeIn(page, newPlayer());
  await startDrill(page, { name: 'Juggling', minutes: 5 });
  await page.clock.runFor(15_000);
  await page.clock.fastForward(50_000);
  await expect(timer(page)).toBeVisible();
}

test('a player looks at their cards in the middle of a drill: the clock runs on in sight, one press leads back, Back still asks, and who signs out there is told of the drill, and it is over; controls that have stepped back are pressed by one tap', async ({ page }) => {
  await drillUnderWay(page);
  await page.getByRole('button', { name: LOOK_AROUND }).click();
  await expect(page.getByText('Your drill is still running')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back to the timer' })).toBeFocused();
  for (const tab of ['rewards', 'progress', 'leaderboard', 'profile', 'settings']) {
    await openTab(page, tab);
    await expect(bar(page)).toBeInViewport();
  }
  await page.clock.fastForward(60_000);
  await expect(bar(page)).toContainText(/2:5\d|3:0\d/);
  await bar(page).click();
  await expect(timer(page)).toContainText(/2:5\d|3:0\d/);
  // Two changes of the tab at once are one.
  await page.clock.runFor(1_000);
  await page.goBack();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.getByRole('button', { name: 'Keep going' }).click();
  await expect(timer(page)).toBeVisible();

  await page.getByRole('button', { name: LOOK_AROUND }).click();
  await openTab(page, 'profile');
  await expect(bar(page)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByText('A drill is running. Signing out stops it, and it does not count.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await bar(page).click();

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

  await page.getByRole('button', { name: LOOK_AROUND }).click();
  await signOut(page);
  await expect(page.getByRole('button', { name: 'Start Practicing' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Juggling/ })).toHaveCount(0);
});

// BackgroundDrill.browser.test.tsx has the end that is told, RunningDrillBar.browser.test.tsx the way to the result, enter-and-save-result.browser.test.tsx the save.
test('the end of a drill finds a player who looks elsewhere, and nothing is lost', longRunOnly, async ({ page }) => {
  await drillUnderWay(page);
  await page.getByRole('button', { name: LOOK_AROUND }).click();
  await openTab(page, 'rewards');
  await expect(bar(page)).toBeVisible();
  await page.clock.runFor(1_000);
  await page.clock.fastForward(5 * 60_000);
  await expect(page.getByText('Full time: Juggling').first()).toBeVisible();
  await page.getByRole('button', { name: 'Juggling Save your result' }).click();
  await expect(page.getByRole('heading', { name: 'Session complete' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Your result' }).fill('21');
  await page.getByRole('button', { name: 'Save & Earn Tokens' }).click();
  await expect(page.getByText(/XP/).first()).toBeVisible();
});

// running-drill-in-main-app.browser.test.tsx of the app has the reload, drill-in-another-browser-tab.browser.test.tsx the second tab.
test('a reload on another page keeps the small clock, and a second tab says where the drill runs', longRunOnly, async ({ page, context }) => {
  await drillUnderWay(page);
  await page.getByRole('button', { name: LOOK_AROUND }).click();
  await openTab(page, 'progress');
  await page.reload();
  await expect(bar(page)).toBeVisible();
  const second = await context.newPage();
  await second.goto('/#practice');
  await expect(second.getByText('A drill is running in another tab')).toBeVisible();
  await second.close();
  await bar(page).click();
  await expect(timer(page)).toBeVisible();
});
