import type { Page } from '@playwright/test';
import { comeIn, newPlayer, openTab, type Player } from '../support/player-account.ts';
import { everySizeInLongRun, longRunOnly } from '../support/size-and-long-run-tags.ts';
import { expect, test } from '../support/playwright-fixtures.ts';
import { PLAYER_TIME_ZONE } from '../support/player-time-zone.ts';

// MatchDialog.browser.test.tsx has it: a card opens, Escape gives the focus back, next and previous, and the match that the address names.
test('a match is opened from its card, leads to the next, stands in the address, and is there again after a reload', { tag: [everySizeInLongRun.tag, longRunOnly.tag] }, async ({ page }) => {
  await comeIn(page, newPlayer());
  const cards = page.getByRole('region', { name: 'Live Scores' }).getByRole('listitem');
  // Five on a phone, twelve where there is room; the rest at a press.
  await page.getByRole('button', { name: /^All \d+ matches$/ }).click();
  await expect(page.getByRole('button', { name: 'Show fewer' })).toBeFocused();
  await expect.poll(() => cards.count()).toBeGreaterThan(12);
  await expect(page.getByText('Demo data')).toBeVisible();
  await cards.first().getByRole('button').press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Timeline' })).toBeVisible();
  const first = page.url();
  expect(first).toContain('#match/');

  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByText(/^2 of \d+$/)).toBeVisible();
  expect(page.url()).not.toBe(first);
  await dialog.getByRole('button', { name: 'Previous' }).click();
  await expect(dialog.getByText(/^1 of \d+$/)).toBeVisible();
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

async function fillSignUp(page: Page, { name, email, password }: Player): Promise<void> {
  await page.getByLabel('Player name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Create Account' }).click();
}

// App.browser.test.tsx has this and the next one with the whole app and a session of its own.
test("a visitor's link to a match opens it once they have signed up", longRunOnly, async ({ page }) => {
  const { scores } = (await (await page.request.get('/api/live-scores')).json()) as { scores: { id: string; home: string; away: string }[] };
  const [match] = scores;
  await page.goto(`/#match/${match?.id}`);
  await expect(page.getByText('Sign in or make your player, and the match opens.')).toBeVisible();
  await page.getByRole('button', { name: 'Start Practicing' }).click();
  await fillSignUp(page, newPlayer());
  await expect(page.getByRole('dialog', { name: `${match?.home} vs ${match?.away}` })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`#match/${match?.id}$`));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: /^Welcome, / })).toBeVisible();
});

test("'View All Live Scores' opens the sign-in, and the sign-in the scores", { tag: [everySizeInLongRun.tag, longRunOnly.tag] }, async ({ page, isMobile }) => {
  const player = newPlayer();
  const { name, email, password } = player;
  await page.request.post('/auth/v1/signup', { data: { email, password, data: { name, display_name: name, time_zone: PLAYER_TIME_ZONE } } });
  await page.goto('/');
  await page.getByRole('button', { name: 'View All Live Scores' }).click();
  const form = page.getByRole('heading', { name: 'Good to see you again' });
  // Whoever has keys types at once.
  await expect(isMobile ? form : page.getByLabel('Email')).toBeFocused();
  await expect(form).toBeInViewport();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  const heading = page.getByRole('heading', { name: 'Live Scores' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  // The address leads there from elsewhere too.
  await openTab(page, 'profile');
  await expect(heading).toHaveCount(0);
  await openTab(page, 'live-scores');
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
});

test('the page asks once a minute with what it has, not while it is hidden, and at once on return', async ({ page }) => {
  await page.clock.install();
  const network = await page.context().newCDPSession(page);
  const asked = new Set<string>();
  const sent = new Map<string, boolean>();
  network.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (new URL(request.url).pathname === '/api/live-scores') asked.add(requestId);
  });
  network.on('Network.requestWillBeSentExtraInfo', ({ requestId, headers }) => sent.set(requestId, 'If-None-Match' in headers));
  /** Of each request for the scores, whether it said what the page has. */
  const known = () => [...asked].flatMap((id) => sent.get(id) ?? []);
  await network.send('Network.enable');
  await comeIn(page, newPlayer());
  await expect(page.getByRole('region', { name: 'Live Scores' }).getByRole('listitem').first()).toBeVisible();
  await expect.poll(known).toEqual([false]);
  const answered = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/live-scores');
  await page.clock.runFor(61_000);
  await expect.poll(known).toEqual([false, true]);
  // One that is still on its way would run out of time in the minutes to come, and be asked once more.
  await (await answered).finished();

  const turn = (state: 'hidden' | 'visible') =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }, state);
  await turn('hidden');
  await page.clock.runFor(10 * 60_000);
  expect(asked.size).toBe(2);
  await turn('visible');
  await expect.poll(known).toEqual([false, true, true]);
});
