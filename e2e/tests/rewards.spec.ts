import type { Page } from '@playwright/test';
import { DIALOG, expectAccessible, expectAccessibleInBothThemes } from '../support/accessibility.ts';
import { callsOfPage } from '../support/api-player.ts';
import { comeIn, newPlayer, openTab, signOut } from '../support/player-account.ts';
import { leadClock, practise } from '../support/practise-drill.ts';
import { letMove } from '../support/skip-page-drawing.ts';
import { withServiceWorker } from '../support/allow-or-refuse-service-worker.ts';
import { longRunOnly, phoneInLongRun } from '../support/size-and-long-run-tags.ts';
import { expect, test } from '../support/playwright-fixtures.ts';

// The last long file of a run: both workers take of it.
test.describe.configure({ mode: 'parallel' });

/** Practises over the API: 35 tokens a session, 10 for the drill and 25 for the result. */
async function earn(page: Page, sessions: number): Promise<void> {
  const { save } = await callsOfPage(page);
  for (let session = 0; session < sessions; session += 1) await save();
}

const openPack = (page: Page) => page.getByRole('button', { name: /^Open Pack/ });
const tear = (page: Page) => page.getByRole('button', { name: 'Tear it open' });
/** Buys a pack and tears it. */
async function openAndTear(page: Page): Promise<void> {
  await openPack(page).click();
  await tear(page).click();
}
const reward = (page: Page) =>
  page.getByRole('region').filter({ has: page.getByText(/New in your collection|That’s your/) }).last();
const collection = (page: Page) => page.getByRole('region', { name: 'Your collection' });
const tokens = (page: Page, count: number) => page.getByRole('button', { name: new RegExp(`^${count} Your tokens`) });

// saved-session-celebration.browser.test.tsx has the press and its cost, packs.browser.test.tsx the pack that is bought once on arrival.
test('what comes after a first session leads to a first pack below its odds, which one press buys, once', longRunOnly, async ({ page }) => {
  await leadClock(page);
  await comeIn(page, newPlayer());
  await practise(page, { name: 'Juggling', minutes: 5, result: '30' });
  await page.getByRole('button', { name: 'Open Pack · 10 tokens' }).click();
  await expect(page.getByRole('region', { name: 'How likely is what?' })).toContainText('65%');
  await openAndTear(page);
  await expect(reward(page)).toBeVisible();
  await openTab(page, 'dashboard');
  // 20 of the session.
  await expect(page.getByRole('main').getByRole('button', { name: /Tokens/ })).toContainText('10');
  await openTab(page, 'rewards');
  await expect(openPack(page)).toBeEnabled();
  await expect(tokens(page, 10)).toBeVisible();
});

test('tokens earned on the pitch open a pack; its card is in the collection, and stays', async ({ page }) => {
  await letMove(page);
  await comeIn(page, newPlayer());
  await openTab(page, 'rewards');
  await openPack(page).click();
  await expect(page.getByText('You need 10 tokens to open a pack!').first()).toBeVisible();
  await expect(collection(page).getByText('Room for 53 cards')).toBeVisible();

  await earn(page, 1);
  await openTab(page, 'dashboard');
  await openTab(page, 'rewards');
  await expect(tokens(page, 35)).toBeVisible();
  await expect(page.getByRole('region', { name: 'How likely is what?' })).toContainText('65%');
  await openAndTear(page);
  const name = (await reward(page).getByRole('heading').innerText()).replace(/\s*\P{ASCII}+$/u, '').trim();
  await reward(page).getByRole('button', { name: 'Close' }).click();
  await expect(openPack(page)).toBeFocused();
  await expect(tokens(page, 25)).toBeVisible();
  const card = collection(page).getByRole('button', { name: new RegExp(`^${name},`) });
  await expect(card).toHaveAccessibleName(/new$/);
  await expect(collection(page).getByText('1 of 53')).toBeVisible();

  // It is new for a week, also where it was seen.
  await page.reload();
  await expect(card).toHaveAccessibleName(/new$/);
  await expect(tokens(page, 25)).toBeVisible();
  await tokens(page, 25).click();
  const ledger = page.getByRole('dialog', { name: 'Your tokens' }).getByRole('listitem');
  await expect(ledger.nth(0)).toContainText(`Pack: ${name}`);
  await expect(ledger.nth(0)).toContainText('−10');
  await expect(ledger.nth(1)).toContainText('Practice: Juggling');
  await expect(ledger.nth(1)).toContainText('+35');

  // Back closes what is open above the tab, and only then leaves it.
  await page.goBack();
  await expect(page.getByRole('dialog', { name: 'Your tokens' })).toBeHidden();
  await expect(tokens(page, 25)).toBeVisible();
  await card.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 2, name: 'Dashboard' })).toBeAttached();
});

// pack-left-or-not-opened.browser.test.tsx has a pack that waits for nobody else, my-club.spec.ts two players of one device.
test('a second player on the same device sees nothing of it', longRunOnly, async ({ page }) => {
  await comeIn(page, newPlayer());
  await earn(page, 1);
  await openTab(page, 'rewards');
  await openAndTear(page);
  await reward(page).getByRole('button', { name: 'Close' }).click();
  await expect(collection(page).getByText('1 of 53')).toBeVisible();
  await signOut(page);
  await comeIn(page, newPlayer('Second'));
  await openTab(page, 'rewards');
  await expect(collection(page).getByText('Room for 53 cards')).toBeVisible();
  await expect(tokens(page, 0)).toBeVisible();
});

// pack-left-or-not-opened.browser.test.tsx asks for it again, after a reload too, and has the one that is not torn; packs.test.ts of the server pays one key once.
test('a pack whose answer is lost is paid once, also when the page is loaded again in between', longRunOnly, async ({ page }) => {
  await comeIn(page, newPlayer());
  await earn(page, 1);
  await openTab(page, 'rewards');
  await expect(tokens(page, 35)).toBeVisible();
  // The server opens the pack; its answer never arrives.
  await page.route('**/api/packs/open', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await openPack(page).click();
  await expect(page.getByText('Failed to open pack. Please try again.').first()).toBeVisible();
  await page.unroute('**/api/packs/open');
  await page.reload();
  await expect(tokens(page, 25)).toBeVisible();
  await openAndTear(page);
  await expect(reward(page).getByText('1 of 53 found')).toBeVisible();
  await reward(page).getByRole('button', { name: 'Close' }).click();
  await expect(tokens(page, 25)).toBeVisible();

  // One that is bought and not torn waits, and the collection does not tell of it before.
  await openPack(page).click();
  await expect(tear(page)).toBeVisible();
  await page.reload();
  await expect(tear(page)).toBeVisible();
  await expect(collection(page).getByText('1 of 53')).toBeVisible();
  await tear(page).click();
  await reward(page).getByRole('button', { name: 'Close' }).click();
  await expect(tokens(page, 15)).toBeVisible();
  const found = collection(page).getByRole('button', { name: /(, new|2 of it.*)$/ });
  await expect(found.first()).toBeVisible();
  await page.reload();
  await expect(tokens(page, 15)).toBeVisible();
});

// cached-responses.test.ts has what the device keeps for a page without a connection, packs.browser.test.tsx the packs that wait, LoadFailed.browser.test.tsx
// what did not come, offline.spec.ts the app that opens without one.
test('without a connection the collection and the last numbers are still there, and packs wait calmly', { tag: [withServiceWorker.tag, longRunOnly.tag] }, async ({ page, context }) => {
  const seeNumbers = async () => {
    await expect(page.getByRole('heading', { name: 'Well played today' })).toBeVisible();
    await page.getByRole('button', { name: 'Show the charts now' }).click();
    await page.getByRole('radio', { name: 'Year', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Your year', exact: true }).getByText(/^1 day of practice since/)).toBeVisible();
  };
  const choose = (range: string) => page.getByRole('radio', { name: range, exact: true }).click();
  await comeIn(page, newPlayer());
  await earn(page, 1);
  await openTab(page, 'progress');
  await seeNumbers();
  await openTab(page, 'rewards');
  await openAndTear(page);
  await reward(page).getByRole('button', { name: 'Close' }).click();
  await expect(collection(page).getByText('1 of 53')).toBeVisible();
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller !== null) return;
    await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
  });
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(/No connection to Touchline right now\. Packs open as soon as there is one/)).toBeVisible();
  await expect(collection(page).getByText('1 of 53')).toBeVisible();
  await openTab(page, 'progress');
  await seeNumbers();
  await choose('Charts');
  await choose('30 days');
  await expect(page.getByText('These charts did not load')).toBeVisible();
  await context.setOffline(false);
  await choose('All');
  await expect(page.getByText('1 session, 1 minute')).toBeVisible();
  await openTab(page, 'rewards');
  await page.reload();
  await openAndTear(page);
  await expect(reward(page).getByText(/of 53 found/)).toBeVisible();
});

// packs.browser.test.tsx has a pack that is torn with the keys and where the focus goes, Collection.browser.test.tsx the cards.
test('a pack is opened, a card looked at and the ledger read with the keyboard only', { tag: [phoneInLongRun.tag, longRunOnly.tag] }, async ({ page }) => {
  await letMove(page);
  await comeIn(page, newPlayer());
  await earn(page, 1);
  await page.keyboard.press('Control+3');
  await expect(tokens(page, 35)).toBeVisible();
  const reach = async (target: ReturnType<typeof openPack>) => {
    for (let step = 0; step < 40; step += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('the keyboard does not get there');
  };
  await reach(openPack(page));
  await page.keyboard.press('Enter');
  await expect(tear(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(reward(page)).toBeFocused();
  // Once ends the reveal, if it still runs; the next one puts the reward away.
  await page.keyboard.press('Enter');
  await expect(reward(page).getByRole('button', { name: 'Close' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(openPack(page)).toBeFocused();
  const card = collection(page).getByRole('button').first();
  await reach(card);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByText('You have')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toBeFocused();
});

// In accessible-rewards.browser.test.tsx the same steps, in both themes; the tab as it opens is in the journeys of accessibility.spec.ts.
test('packs, rewards and collection are accessible and fit the smallest phone', longRunOnly, async ({ page }) => {
  test.slow();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 320, height: 640 });
  await comeIn(page, newPlayer());
  await earn(page, 1);
  await openTab(page, 'rewards');
  await expect(tokens(page, 35)).toBeVisible();
  await openPack(page).click();
  await expect(tear(page)).toBeVisible();
  await expectAccessible(page, 'a pack to tear');
  await tear(page).click();
  await expect(reward(page)).toBeVisible();
  await expectAccessibleInBothThemes(page, 'the reward');
  await reward(page).getByRole('button', { name: 'Close' }).click();
  await expectAccessibleInBothThemes(page, 'the collection');
  await collection(page).getByRole('button').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'a card', DIALOG);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'All the odds' }).click();
  await expectAccessible(page, 'the odds', DIALOG);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Your tokens/ }).click();
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page, 'the ledger', DIALOG);
});
