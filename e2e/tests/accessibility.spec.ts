import type { Page } from '@playwright/test';
import { DIALOG, expectAccessible, expectAccessibleInBothThemes, sidewaysBy } from '../support/accessibility.ts';
import { callsOfPage } from '../support/api-player.ts';
import { goToHighlights, haveVideos } from '../support/highlights-section.ts';
import { comeIn, newPlayer, openTab, signUp } from '../support/player-account.ts';
import { leadClock, letTimePass, skipCelebration, startDrill } from '../support/practise-drill.ts';
import { everySizeInLongRun } from '../support/size-and-long-run-tags.ts';
import { smallTargets } from '../support/small-touch-targets.ts';
import { expect, test } from '../support/playwright-fixtures.ts';

/** Everything that is pressed is large enough for a thumb, what is read only when it comes in sight as well. */
async function expectLarge(page: Page, place: string): Promise<void> {
  const waitedFor = () =>
    page.locator('[aria-busy="true"]').evaluateAll((all) =>
      all.map((element) => {
        element.scrollIntoView();
        return element.outerHTML;
      }),
    );
  await expect.poll(waitedFor, { message: place }).toEqual([]);
  expect(await smallTargets(page), place).toEqual([]);
}

/** In the system's own colours where one is is marked, and the bar of what a pack may hold stands out from its ground. */
async function expectSeenInForcedColors(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]')).toHaveCSS('outline-style', 'solid');
  const grounds = () =>
    page.getByRole('main').locator('[class*=odds] [class*=part]').evaluateAll((parts) => [document.body, ...parts].map((one) => getComputedStyle(one).backgroundColor));
  await expect.poll(async () => (await grounds()).length).toBeGreaterThan(3);
  const [ground, ...parts] = await grounds();
  expect(parts).not.toContain(ground);
  await page.emulateMedia({ forcedColors: 'none' });
}

// On a desktop the gallery has every component in `npm test`, and the journeys of the keyboard go through its screens.
test('every screen is accessible in both themes and fits its width, and what is pressed on it is large enough for a thumb', everySizeInLongRun, async ({ page }) => {
  // Ten screens, each looked at twice.
  test.slow();
  await page.emulateMedia({ colorScheme: 'dark' });
  // The colours of a phone are those of a desktop, and those of the tokens are reckoned in both themes.
  const isPhone = (page.viewportSize()?.width ?? 0) < 600;
  const drawnFromMore = new Set(['the choice', 'the dashboard', 'the profile', 'the timer', 'the celebration']);
  const look = (place: string) => (isPhone && drawnFromMore.has(place) ? expectAccessibleInBothThemes : expectAccessible)(page, place);
  /** A mouse hits what is smaller. */
  const press = async (place: string) => {
    if (isPhone) await expectLarge(page, place);
  };
  await page.goto('/');
  await page.getByRole('button', { name: 'Practice More' }).waitFor();
  await look('the choice');
  await press('the choice');
  await page.getByRole('button', { name: 'Start Practicing' }).click();
  await page.getByRole('button', { name: 'Create Account' }).waitFor();
  await press('the sign-up');
  await page.getByText('Back to Options').click();
  // Whoever has no account may read it.
  await page.getByRole('link', { name: 'For parents' }).click();
  await page.getByRole('region', { name: 'What is kept' }).waitFor();
  await look('the page for parents');
  await press('the page for parents');
  await page.getByRole('link', { name: 'To Touchline' }).click();
  await page.getByRole('button', { name: 'Practice More' }).click();
  await look('sign in');
  await press('sign in');
  await page.getByText('Back to Options').click();

  await leadClock(page);
  await signUp(page, newPlayer('A player with quite a long name indeed'));
  await expect(page.getByRole('main').getByRole('button', { name: /Day Streak/ })).toBeVisible();
  await look('the dashboard');
  await openTab(page, 'profile');
  await look('the profile');
  await openTab(page, 'rewards');
  await look('a tab to come');
  await expectSeenInForcedColors(page);

  await openTab(page, 'practice');
  await page.getByRole('combobox', { name: 'Drill' }).click();
  await page.getByRole('listbox', { name: 'Drill' }).waitFor();
  await look('the drills to choose from');
  await press('the drills to choose from');
  await page.getByRole('option', { name: /^Juggling/ }).click();
  await startDrill(page, { name: 'Juggling', minutes: 2 });
  await look('the countdown');
  await press('the countdown');
  await page.clock.runFor(11_000);
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible();
  await press('the timer');
  // Past the first seconds, after which its buttons step back: looked at in between, they would be now the one and now the other.
  await page.clock.runFor(9_000);
  await expect(page.getByRole('dialog')).toHaveAttribute('data-controls', 'hidden');
  await look('the timer');
  await letTimePass(page, 2);
  await look('the result');
  await page.getByRole('button', { name: 'Save & Earn Tokens' }).click();
  await skipCelebration(page);
  await page.clock.runFor(3_000);
  await look('the celebration');
});

test('matches and highlights are accessible in both themes, also where they fail; a video is asked for by a press alone, plays in its frame, and its host is not asked again', everySizeInLongRun, async ({ page, context }) => {
  test.slow();
  await page.emulateMedia({ colorScheme: 'dark' });
  const asked = await haveVideos(page, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Player</title><p>The player of the host</p>' }),
  );
  let isDown = false;
  await page.route('**/api/match-details/*', (route) =>
    isDown ? route.fulfill({ status: 404, json: { error: 'There is nothing here.', code: 'not_found' } }) : route.fallback(),
  );
  await comeIn(page, newPlayer());
  const dialog = page.getByRole('dialog');
  const cards = page.getByRole('region', { name: 'Live Scores' }).getByRole('listitem').getByRole('button');
  await cards.first().click();
  await expect(dialog.getByRole('heading', { name: 'Timeline' })).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Line-ups' })).toBeAttached();
  await expectAccessibleInBothThemes(page, 'a match', DIALOG);
  isDown = true;
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByText(/^Failed to load details/)).toBeVisible();
  await expectAccessible(page, 'a match that cannot be read', DIALOG);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  const highlights = await goToHighlights(page);
  await expectAccessibleInBothThemes(page, 'the highlights');
  expect(asked).toEqual([]);
  // Once with a connection, so that what shows it has come.
  await highlights.first().click();
  await expect(page.frameLocator('iframe').getByText('The player of the host')).toBeVisible();
  expect(asked).toHaveLength(1);
  await expect(page.getByRole('link', { name: 'Open in New Tab' })).toHaveAttribute('href', asked[0] ?? '');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(highlights.first()).toBeFocused();
  expect(asked).toHaveLength(1);
  await context.setOffline(true);
  await highlights.nth(1).click();
  await expect(page.getByText('You are offline')).toBeVisible();
  await expectAccessible(page, 'a video without a connection', DIALOG);
});

test('on every tab what is pressed is large enough for a thumb, upright and lying down, and neither the smallest phone nor text of twice the size needs sideways scrolling', async ({ page }) => {
  const enlargeText = () =>
    page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
  const phone = { width: 390, height: 844 };
  const smallest = { width: 320, height: 640 };
  // Whatever the hour, matches are under way.
  await page.route('**/api/live-scores', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { scores: object[] };
    await route.fulfill({ json: { ...answer, scores: answer.scores.map((match) => ({ ...match, status: '2H', time: 60 })) } });
  });
  // As it stands once its letters are there.
  const expectToFit = (place: string) => expect.poll(() => sidewaysBy(page), { message: place }).toBeLessThanOrEqual(0);
  await page.setViewportSize(smallest);
  await page.goto('/parents.html');
  await page.getByRole('region', { name: 'What is kept' }).waitFor();
  await expectToFit('the page for parents on the smallest phone');
  await page.setViewportSize(phone);
  await enlargeText();
  await expectToFit('the page for parents');
  await page.goto('/');
  await page.getByRole('button', { name: 'Practice More' }).waitFor();
  await enlargeText();
  await expect(page.getByText('Just an example').first()).toBeVisible();
  await expectToFit('the choice');

  const tabs = ['dashboard', 'practice', 'analysis', 'rewards', 'progress', 'leaderboard', 'coach', 'profile', 'settings'];
  const open = async (tab: string): Promise<void> => {
    await openTab(page, tab);
    await page.waitForLoadState('networkidle');
  };
  await page.setViewportSize(phone);
  await comeIn(page, newPlayer());
  await page.getByRole('button', { name: 'START DRILL' }).waitFor();
  for (const tab of tabs) {
    await open(tab);
    await page.locator('#tab-heading').waitFor();
    await expectLarge(page, tab);
    await page.setViewportSize(smallest);
    await expectToFit(`${tab} on the smallest phone`);
    await page.setViewportSize(phone);
  }
  await page.setViewportSize({ width: 640, height: 360 });
  for (const tab of ['dashboard', 'practice', 'profile']) {
    await open(tab);
    await expectLarge(page, `${tab} of a phone lying down`);
  }
  await (await callsOfPage(page)).save({ drill_id: 'around_body_juggling', duration_minutes: 7, result: 12 });
  await enlargeText();
  for (const tab of tabs) {
    await open(tab);
    await page.setViewportSize(phone);
    await expectToFit(tab);
    await page.setViewportSize(smallest);
    await expectToFit(`${tab} on the smallest phone, with text of twice the size`);
  }
});
