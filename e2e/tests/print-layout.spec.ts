import type { APIRequestContext, Page } from '@playwright/test';
import { signUpApiPlayer, type ApiPlayer } from '../support/api-player.ts';
import { layOutOnPaper, overprintedWords, papersOfRun, sheetsOf, showOnScreen } from '../support/print-layout.ts';
import { comeIn, newPlayer, openTab, signIn } from '../support/player-account.ts';
import { expect, test } from '../support/playwright-fixtures.ts';

// A phone shrinks a page that is wider than its screen, as the sheets beside each other are, and stays so: what is then
// pressed on the screen is beside what was aimed at. Paper is laid out alike with and without.
test.use({ isMobile: false });

for (const [locale, title] of [
  ['en-GB', 'What is kept'],
  ['de-DE', 'Was gespeichert wird'],
] as const) {
  test(`the page for parents is printed without words over others: ${locale}`, async ({ browser, baseURL }) => {
    const page = await browser.newPage({ locale, ...(baseURL !== undefined && { baseURL }) });
    await page.goto('/parents.html');
    await page.getByRole('region', { name: title }).waitFor();
    for (const paper of papersOfRun) {
      await layOutOnPaper(page, paper);
      expect(await overprintedWords(page), paper.name).toEqual([]);
    }
    await page.close();
  });
}

/** Looks at every part of the progress, which a browser builds when it prints and does not where a sheet is only laid out. */
async function showAllOfProgress(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Recent sessions' }).waitFor();
  for (const [part, card] of [['Bests', 'Personal bests'], ['Charts', 'Most practiced drills'], ['Year', 'Your year'], ['Overview', 'Recent sessions']] as const) {
    const choice = page.getByRole('radio', { name: part, exact: true });
    if (await choice.isVisible()) await choice.click();
    await page.getByRole('region', { name: card }).waitFor();
  }
}

/** As far back as a post may be. */
const DAYS_OF_HISTORY = 13;

/** A player who has practised on every day of two weeks, and today. */
async function playerWithHistory(request: APIRequestContext): Promise<ApiPlayer> {
  const player = await signUpApiPlayer(request);
  for (let ago = DAYS_OF_HISTORY; ago > 0; ago -= 1) {
    for (const [index, drill_id] of ['juggling', ago % 2 === 0 ? 'toe_taps' : 'around_body_juggling'].entries()) {
      const finished_at = new Date(Date.now() - ago * 24 * 60 * 60_000 + index * 60 * 60_000).toISOString();
      await player.save({ drill_id, duration_minutes: 3 + ago, result: 20 + ((ago * 7) % 37), finished_at });
    }
  }
  await player.save();
  return player;
}

test('on paper no words of the tabs are over others, choices are told by what is chosen, and the drill to do now leaves room for the week and the six numbers on its sheet', async ({ page, request }) => {
  await signIn(page, await playerWithHistory(request));
  await page.getByRole('heading', { name: 'This week' }).waitFor();
  const screen = page.viewportSize();
  const sheet = { name: 'A4 with 1 cm', width: 718, height: 1047 };
  await layOutOnPaper(page, sheet);
  const box = await page.getByRole('main').getByText('Total Minutes', { exact: true }).boundingBox();
  expect(box?.x).toBeLessThan(sheet.width);
  for (const tab of ['dashboard', 'rewards', 'progress', 'leaderboard', 'profile', 'settings']) {
    await showOnScreen(page, screen);
    await openTab(page, tab);
    if (tab === 'progress') await showAllOfProgress(page);
    for (const paper of papersOfRun) {
      await layOutOnPaper(page, paper);
      // As it stands once its numbers have been counted up.
      await expect.poll(() => overprintedWords(page), { message: `${tab} on ${paper.name}` }).toEqual([]);
    }
  }
  await showOnScreen(page, screen);
  await openTab(page, 'progress');
  await showAllOfProgress(page);
  if (await page.getByRole('radio', { name: 'Charts' }).isVisible()) await page.getByRole('radio', { name: 'Charts' }).click();
  await page.getByRole('radio', { name: '30 days', exact: true }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('30 days', { exact: true })).toBeVisible();
  await expect(page.getByText('7 days', { exact: true })).toBeHidden();
  await expect(page.getByText('See it as a table').first()).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await openTab(page, 'coach');
  const question = page.getByPlaceholder('Ask Coach Sarah');
  await question.waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect(question).toBeHidden();
});

test('on one sheet each: a talk on a wide screen, without what stands beside it, and how to film with the skills, without what is yet to come', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await comeIn(page, newPlayer(), '/#coach');
  await page.getByRole('heading', { name: 'You can also ask' }).waitFor();
  expect(await sheetsOf(page), 'a talk').toBe(1);
  await page.setViewportSize({ width: 1280, height: 800 });
  await openTab(page, 'analysis');
  await page.getByText('No analyses yet').waitFor();
  await page.getByRole('heading', { name: 'Film one skill' }).waitFor();
  expect(await sheetsOf(page), 'how to film').toBe(1);
});

test('on paper the page for parents says of which server it is, and of when', async ({ page, baseURL }) => {
  await page.goto('/parents.html');
  await page.getByRole('region', { name: 'What is kept' }).waitFor();
  const line = page.getByText(new URL(baseURL ?? '').host);
  await expect(line).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(line).toBeVisible();
  await expect(line).toContainText(/\d{1,2} \w+ 20\d\d$/);
});

test('what is folded on the page for parents is open on paper, and folded again after', async ({ page }) => {
  await page.goto('/parents.html');
  const kept = page.getByRole('region', { name: 'What is kept' });
  const where = kept.getByText('The device. If sent, this server');
  const opened = kept.getByText('Your child sees its first letter and what follows the @');
  await kept.getByText(/^Your own email address/).click();
  await expect(opened).toBeVisible();
  await expect(where).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(where).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expect(where).toBeHidden();
  // What the reader opened stays open.
  await expect(opened).toBeVisible();
});
