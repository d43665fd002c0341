import { expectAccessibleInBothThemes, sidewaysBy } from '../support/accessibility.ts';
import { callsOfPage } from '../support/api-player.ts';
import { goToHighlights, haveVideos } from '../support/scroll-to-highlights.ts';
import { comeIn, leadClock, letTimePass, newPlayer, openTab, signUp, skipCelebration, startDrill } from '../support/player.ts';
import { withServiceWorker } from '../support/service-worker.ts';
import { everySize } from '../support/screen-sizes.ts';
import { expect, test } from '../support/test.ts';

test('every screen is accessible in both themes and fits its width', everySize, async ({ page }) => {
  // Ten screens, each looked at twice.
  test.slow();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Practice More' }).waitFor();
  await expectAccessibleInBothThemes(page, 'the choice');
  // Whoever has no account may read it.
  await page.getByRole('link', { name: 'For parents' }).click();
  await page.getByRole('region', { name: 'What is kept' }).waitFor();
  await expectAccessibleInBothThemes(page, 'the page for parents');
  await page.getByRole('link', { name: 'To Touchline' }).click();
  await page.getByRole('button', { name: 'Practice More' }).click();
  await expectAccessibleInBothThemes(page, 'sign in');
  await page.getByText('Back to Options').click();

  await leadClock(page);
  await signUp(page, newPlayer('A player with quite a long name indeed'));
  await expect(page.getByRole('main').getByRole('button', { name: /Day Streak/ })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'the dashboard');
  await openTab(page, 'profile');
  await expectAccessibleInBothThemes(page, 'the profile');
  await openTab(page, 'coach');
  await page.getByRole('textbox', { name: 'Your question' }).waitFor();
  await expectAccessibleInBothThemes(page, 'the coach');
  await openTab(page, 'rewards');
  await expectAccessibleInBothThemes(page, 'a tab to come');

  await openTab(page, 'practice');
  await page.getByRole('combobox', { name: 'Drill' }).click();
  await page.getByRole('listbox', { name: 'Drill' }).waitFor();
  await expectAccessibleInBothThemes(page, 'the drills to choose from');
  await page.getByRole('option', { name: /^Juggling/ }).click();
  await startDrill(page, { name: 'Juggling', minutes: 2 });
  await expectAccessibleInBothThemes(page, 'the countdown');
  await page.clock.runFor(15_000);
  await expectAccessibleInBothThemes(page, 'the timer');
  await letTimePass(page, 2);
  await expectAccessibleInBothThemes(page, 'the result');
  await page.getByRole('button', { name: 'Save & Earn Tokens' }).click();
  await skipCelebration(page);
  await page.clock.runFor(3_000);
  await expectAccessibleInBothThemes(page, 'the celebration');
});

test('matches and highlights are accessible in both themes, also where they fail', { tag: [everySize.tag, withServiceWorker.tag] }, async ({ page, context }) => {
  // Five places, each looked at twice.
  test.slow();
  await page.emulateMedia({ colorScheme: 'dark' });
  await haveVideos(page, (route) => route.abort());
  let isDown = false;
  await page.route('**/api/match-details/*', (route) =>
    isDown ? route.fulfill({ status: 404, json: { error: 'There is nothing here.', code: 'not_found' } }) : route.fallback(),
  );
  await comeIn(page, newPlayer());
  const dialog = page.getByRole('dialog');
  const cards = page.getByRole('region', { name: 'Live Scores' }).getByRole('listitem').getByRole('button');
  await cards.first().click();
  await expect(dialog.getByRole('heading', { name: 'Timeline' })).toBeVisible();
  await expectAccessibleInBothThemes(page, 'a match');
  await dialog.getByRole('heading', { name: 'Line-ups' }).scrollIntoViewIfNeeded();
  await expectAccessibleInBothThemes(page, 'its line-ups');
  isDown = true;
  await dialog.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByText(/^Failed to load details/)).toBeVisible();
  await expectAccessibleInBothThemes(page, 'a match that cannot be read');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  const highlights = await goToHighlights(page);
  await expectAccessibleInBothThemes(page, 'the highlights');
  await context.setOffline(true);
  await highlights.first().click();
  await expect(page.getByText('You are offline')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'a video without a connection');
});

test('the smallest phone needs no sideways scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/parents.html');
  await page.getByRole('region', { name: 'What is kept' }).waitFor();
  expect(await sidewaysBy(page), 'the page for parents').toBeLessThanOrEqual(0);
  await page.goto('/');
  await page.getByRole('button', { name: 'Practice More' }).waitFor();
  await comeIn(page, newPlayer());
  for (const tab of ['dashboard', 'practice', 'coach', 'profile', 'settings', 'rewards']) {
    await openTab(page, tab);
    await page.waitForLoadState('networkidle');
    expect(await sidewaysBy(page), tab).toBeLessThanOrEqual(0);
  }
});

test('text of twice the size needs no sideways scrolling on a phone', async ({ page }) => {
  const enlargeText = () =>
    page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
  await page.setViewportSize({ width: 390, height: 844 });
  // Whatever the hour, matches are under way.
  await page.route('**/api/live-scores', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { scores: object[] };
    await route.fulfill({ json: { ...answer, scores: answer.scores.map((match) => ({ ...match, status: '2H', time: 60 })) } });
  });
  await page.goto('/parents.html');
  await page.getByRole('region', { name: 'What is kept' }).waitFor();
  await enlargeText();
  expect(await sidewaysBy(page), 'the page for parents').toBeLessThanOrEqual(0);
  await page.goto('/');
  await page.getByRole('button', { name: 'Practice More' }).waitFor();
  await enlargeText();
  await expect(page.getByText(/^Demo /).first()).toBeVisible();
  expect(await sidewaysBy(page), 'the choice').toBeLessThanOrEqual(0);

  await comeIn(page, newPlayer());
  await (await callsOfPage(page)).save({ drill_id: 'around_body_juggling', duration_minutes: 7, result: 12 });
  await enlargeText();
  for (const tab of ['dashboard', 'practice', 'rewards', 'progress', 'leaderboard', 'coach', 'analysis', 'profile', 'settings']) {
    await openTab(page, tab);
    await page.waitForLoadState('networkidle');
    expect(await sidewaysBy(page), tab).toBeLessThanOrEqual(0);
  }
});
