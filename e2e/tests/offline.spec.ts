import type { BrowserContext, Page } from '@playwright/test';
import { callsOfPage, sessionOf } from '../support/api-player.ts';
import { ask, talk } from '../support/ask-coach.ts';
import { betweenVersions } from '../support/simulate-new-version.ts';
import { expectMessage } from '../support/messages-said.ts';
import { comeIn, newPlayer, openTab, signOut } from '../support/player-account.ts';
import { leadClock, letTimePass, skipCelebration, startDrill } from '../support/practise-drill.ts';
import { longRunOnly } from '../support/size-and-long-run-tags.ts';
import { readyForOffline, withServiceWorker } from '../support/allow-or-refuse-service-worker.ts';
import { expect, test } from '../support/playwright-fixtures.ts';
import { PLAYER_TIME_ZONE } from '../support/player-time-zone.ts';

const juggling = { name: 'Juggling', minutes: 1, result: '12' };
const DAY = 24 * 60 * 60_000;

/** Practises a whole drill and saves it while the connection is cut. */
async function practiseCutOff(page: Page, context: BrowserContext): Promise<void> {
  await startDrill(page, juggling);
  await letTimePass(page, juggling.minutes);
  await page.getByLabel('Your result').fill(juggling.result);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save & Earn Tokens' }).click();
  await expect(page.getByRole('heading', { name: 'Kept on this device' })).toBeVisible();
}

type Saved = { readonly practice_day: string; readonly time_zone: string; readonly result: number };

/** The player's sessions, as the server has them. */
async function sessionsOf(page: Page): Promise<Saved[]> {
  return page.evaluate(async () => {
    const { access_token } = JSON.parse(localStorage.getItem('touchline.session') ?? '{}') as { access_token: string };
    const answer = await fetch('/api/practice-sessions', { headers: { authorization: `Bearer ${access_token}` } });
    return ((await answer.json()) as { data: Saved[] }).data;
  });
}

const tokens = (page: Page) => page.getByRole('main').getByRole('button', { name: /Tokens/ });
const chip = (page: Page) => page.getByRole('button', { name: /^\d+ waiting$/ });

test('without a connection the coach answers on the device, says so, and keeps safety first, the app opens with the drills and the last numbers, a session is kept and counts once, for its own day, after the page was closed, and the server hears later of signing out', withServiceWorker, async ({
  page,
  context,
}) => {
  const practised = new Date(Date.now() - 2 * DAY);
  await page.clock.install({ time: practised });
  const player = newPlayer();
  await comeIn(page, player);
  await (await callsOfPage(page)).save({ drill_id: 'juggling', duration_minutes: 5, result: 47 });
  await page.reload();
  await expect(tokens(page)).toContainText('25');
  await readyForOffline(page);
  await context.setOffline(true);
  await test.step('the coach answers on the device, says so, and keeps safety first', async () => {
    // Never opened before: its code came ahead.
    await openTab(page, 'coach');
    await expect(page.getByText('No connection to Touchline right now. Sarah answers on this device, from the numbers that are saved here.')).toBeVisible();
    await ask(page, 'whats my juggling record');
    await expect(talk(page).getByText(/47/).first()).toBeVisible();
    await expect(talk(page).getByText('Answered on this device')).toBeVisible();
    await ask(page, 'i want to kill myself');
    await expect(talk(page).getByText(/tell a person you trust right now/)).toBeVisible();
  });
  await page.close();

  const cutOff = await context.newPage();
  await cutOff.goto('/');
  await test.step('the app opens with the last numbers', async () => {
    await expect(cutOff.getByRole('heading', { name: `Welcome, ${player.name}!` })).toBeVisible();
    await expect(tokens(cutOff)).toContainText('25');
    await cutOff.clock.runFor(5_000);
    await expect(cutOff.getByText(/Your numbers are as of \d/)).toBeVisible();
    // The pictures that no page has shown before come from the worker too.
    await openTab(cutOff, 'profile');
    await cutOff.getByRole('button', { name: 'Change your picture' }).click();
    const pictures = cutOff.getByRole('dialog', { name: 'Choose your picture' }).locator('img');
    const drawn = () => pictures.evaluateAll((all) => all.filter((one) => one instanceof HTMLImageElement && one.naturalWidth > 0).length);
    await expect.poll(drawn).toBe(12);
    await cutOff.keyboard.press('Escape');
  });
  await test.step('a session is kept', async () => {
    await practiseCutOff(cutOff, context);
    await expect(cutOff.getByText('Failed to save session')).toBeHidden();
    await expect(cutOff.getByText('Not counted yet: 51 XP and 14 tokens or more when it arrives.')).toBeVisible();
    await chip(cutOff).click();
    await expect(cutOff.getByRole('dialog').getByText('Juggling')).toBeVisible();
    await expect(cutOff.getByRole('dialog').getByText('Waits for the connection.')).toBeVisible();
    await cutOff.close();
  });

  await context.setOffline(false);
  const again = await context.newPage();
  await test.step('it counts once, for its own day', async () => {
    await again.clock.setSystemTime(Date.now());
    await again.goto('/');
    await expectMessage(again, 'Juggling counts now');
    await expect(chip(again)).toBeHidden();
    // 14 of the session, and 25 for the level that its XP reach.
    await expect(tokens(again)).toContainText('64');
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: PLAYER_TIME_ZONE }).format(practised);
    const arrived = (await sessionsOf(again)).filter(({ result }) => result === Number(juggling.result));
    expect(arrived).toMatchObject([{ practice_day: day, time_zone: PLAYER_TIME_ZONE }]);
  });
  await test.step('the server hears later of signing out', async () => {
    const { access_token: access } = await sessionOf(again);
    const asThem = async () =>
      (await context.request.get('/api/profile', { headers: { authorization: `Bearer ${access}` } })).status();
    await openTab(again, 'profile');
    await expect(again.getByRole('main').getByRole('button', { name: 'Sign Out' })).toBeVisible();
    await context.setOffline(true);
    await signOut(again);
    expect(await again.evaluate(() => localStorage.getItem('touchline.session'))).toBeNull();
    expect(await asThem()).toBe(200);
    await context.setOffline(false);
    await expect.poll(asThem).toBe(401);
  });
});

// queue-of-several-tabs.test.ts has the orders in which tabs send, and that each counts once; keep-sending.browser.test.tsx that the others hear of it.
test('of two tabs one sends, and both see that nothing waits any more', { tag: [withServiceWorker.tag, longRunOnly.tag] }, async ({ page, context }) => {
  await leadClock(page);
  await comeIn(page, newPlayer());
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await practiseCutOff(page, context);
  await expect(chip(page)).toHaveAccessibleName('1 waiting');
  await expect(chip(other)).toHaveAccessibleName('1 waiting');
  const posts: string[] = [];
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/practice-sessions')) posts.push(request.url());
  });
  await context.setOffline(false);
  await expect(chip(page)).toBeHidden();
  await expect(chip(other)).toBeHidden();
  for (const tab of [page, other]) await openTab(tab, 'dashboard');
  await expect(tokens(page)).toContainText('14');
  await expect(tokens(other)).toContainText('14');
  expect(await sessionsOf(page)).toHaveLength(1);
  expect(posts).toHaveLength(1);
});

// start-auth-session.test.ts renews a sign-in that has run out, and offline-queue.test.ts waits for one.
test('a session arrives also when the sign-in has run out meanwhile', { tag: [withServiceWorker.tag, longRunOnly.tag] }, async ({ page, context }) => {
  await leadClock(page);
  await comeIn(page, newPlayer());
  await readyForOffline(page);
  await practiseCutOff(page, context);
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('touchline.session') ?? '{}') as Record<string, unknown>;
    const token = String(session['access_token']);
    localStorage.setItem(
      'touchline.session',
      JSON.stringify({ ...session, access_token: `${token.slice(0, -4)}AAAA`, expires_at: 1, expires_in: 1 }),
    );
  });
  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto('/');
  await expectMessage(again, 'Juggling counts now');
  expect(await sessionsOf(again)).toHaveLength(1);
});

test('a new version waits while a drill runs and its result is open, and then asks', withServiceWorker, async ({ page, touchline }) => {
  const front = await betweenVersions(touchline.address);
  try {
    await leadClock(page);
    await comeIn(page, newPlayer(), front.address);
    await readyForOffline(page);
    await startDrill(page, juggling);
    front.publishNext();
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
    });
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state))
      .toBe('installed');
    const offer = page.getByText('A new version is ready').first();
    await expect(offer).toBeHidden();
    await letTimePass(page, juggling.minutes);
    await expect(offer).toBeHidden();
    await page.getByRole('button', { name: 'Save & Earn Tokens' }).click();
    await expect(page.getByRole('heading', { name: 'Well played' })).toBeVisible();
    await expect(offer).toBeVisible();
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Reload', includeHidden: true }).click()]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull();
    await expect(offer).toBeHidden();
  } finally {
    await front.stop();
  }
});

// Above it is proven with the page closed meanwhile, in saved-offline.browser.test.tsx with the celebration on the page that stayed open.
test('a save without a connection is kept, and counts once when the connection is back', { tag: [withServiceWorker.tag, longRunOnly.tag] }, async ({ page, context }) => {
  await leadClock(page);
  await comeIn(page, newPlayer());
  await startDrill(page, { name: 'Juggling', minutes: 1 });
  await page.clock.runFor(15_000);
  await page.clock.fastForward(60_000);
  await page.getByLabel('Your result').fill('12');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save & Earn Tokens' }).click();
  await expect(page.getByRole('heading', { name: 'Kept on this device' })).toBeVisible();
  await context.setOffline(false);
  await skipCelebration(page);
  await openTab(page, 'dashboard');
  await expect(tokens(page)).toContainText('14');
});
