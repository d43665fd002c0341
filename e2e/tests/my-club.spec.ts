import type { Page } from '@playwright/test';
import { DIALOG, expectAccessible } from '../support/accessibility.ts';
import { comeIn, editProfile, newPlayer, openTab, signOut } from '../support/player.ts';
import { longRunOnly } from '../support/size-and-long-run-tags.ts';
import { withServiceWorker } from '../support/allow-or-refuse-service-worker.ts';
import { expect, test } from '../support/playwright-fixtures.ts';

const club = (page: Page) => page.getByRole('combobox', { name: /^My club/ });
const save = (page: Page) => page.getByRole('button', { name: 'Save Profile' });
const nextMatch = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name: new RegExp(`${name} vs | vs ${name}|^${name}$`) });
const countdown = (page: Page) => page.getByRole('timer', { name: 'Time to the kick-off' });
const firstCard = (page: Page) => page.getByRole('region', { name: 'Live Scores' }).getByRole('listitem').first();

/** From the kick-off a match is over after so long, breaks included; in milliseconds. */
const MATCH_MS = 135 * 60_000;
/** No match of the test kicks off while it runs. */
const TEST_MS = 10 * 60_000;

/** A club whose match is on the list of the day, though not the first of it, and is not being played: its next one is counted down. */
async function clubOfTheDay(page: Page): Promise<string> {
  const answer = await page.request.get('/api/live-scores');
  const { scores } = (await answer.json()) as { readonly scores: readonly { readonly home: string; readonly date: string }[] };
  const untilKickOff = (date: string) => Date.parse(date) - Date.now();
  return scores.findLast(({ date }) => untilKickOff(date) > TEST_MS || untilKickOff(date) < -MATCH_MS)?.home ?? '';
}

/** Types a part of a club's name into the profile and takes what is found. */
async function choose(page: Page, name: string): Promise<void> {
  await editProfile(page);
  await club(page).fill(name.slice(0, -1).toLowerCase());
  await page.getByRole('option', { name: new RegExp(`^${name}`) }).click();
  await expect(club(page)).toHaveValue(name);
}

test('a club is chosen by typing: its match comes first, the next one is counted down, and the next player sees nothing of it', async ({
  page,
}) => {
  await comeIn(page, newPlayer());
  const name = await clubOfTheDay(page);
  await expect(firstCard(page)).not.toContainText(name);
  await choose(page, name);
  await expectAccessible(page, 'the form with a club', DIALOG);
  await save(page).click();
  await expect(page.getByRole('button', { name: 'Saved!' })).toBeVisible();

  await openTab(page, 'dashboard');
  await expect(firstCard(page)).toContainText(name);
  await expect(nextMatch(page, name)).toContainText('Demo data');
  await expect(countdown(page)).toContainText(/\d+ (hour|minute)/);
  await expectAccessible(page, 'the dashboard with a club');
  await page.reload();
  await expect(firstCard(page)).toContainText(name);
  await expect(countdown(page)).toBeVisible();

  await signOut(page);
  await comeIn(page, newPlayer('Ada'));
  await expect(firstCard(page)).toBeVisible();
  await expect(firstCard(page)).not.toContainText(name);
  await expect(countdown(page)).toHaveCount(0);
  await editProfile(page);
  await expect(club(page)).toHaveValue('');
});

// save-profile.browser.test.tsx has a club that is chosen without a connection and sent when there is one, country-and-club-fields.browser.test.tsx one that is taken away; NextMatch.browser.test.tsx that the one of
// before is not counted down meanwhile; the journey above what comes first.
test('a club chosen without a connection comes first at once and arrives later; taken away, it leaves the dashboard', { tag: [withServiceWorker.tag, longRunOnly.tag] }, async ({ page, context }) => {
  await comeIn(page, newPlayer());
  // The device has the matches of the day.
  await expect(firstCard(page)).toBeVisible();
  const name = await clubOfTheDay(page);
  await choose(page, name);
  await context.setOffline(true);
  await save(page).click();
  await expect(page.getByText('Profile saved locally')).toBeVisible();
  await openTab(page, 'dashboard');
  await expect(firstCard(page)).toContainText(name);
  await expect(countdown(page)).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByText('Your profile has arrived.').first()).toBeVisible();
  await expect(countdown(page)).toBeVisible();

  await editProfile(page);
  await page.getByRole('button', { name: 'Take the club away' }).click();
  await save(page).click();
  await expect(page.getByRole('button', { name: 'Saved!' })).toBeVisible();
  await openTab(page, 'dashboard');
  await expect(firstCard(page)).not.toContainText(name);
  await expect(countdown(page)).toHaveCount(0);
});
