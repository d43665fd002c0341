import { writeHistory } from '@touchline/server/testing';
import { quietPlayer } from '../support/api-player.ts';
import { layOutOnPaper, overprintedWords, papersOfRun, sheetsOf } from '../support/paper.ts';
import { comeIn, newPlayer, openTab, signIn } from '../support/player.ts';
import { TIME_ZONE } from '../support/time-zone.ts';
import { expect, test } from '../support/test.ts';

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

test('on paper no words of the tabs are over others, and choices are told by what is chosen', async ({ page, request, touchline }) => {
  const player = await quietPlayer(request);
  await writeHistory(touchline.dataDir, player.id, 200, TIME_ZONE);
  await signIn(page, player);
  for (const tab of ['dashboard', 'rewards', 'progress', 'leaderboard', 'profile', 'settings']) {
    await page.emulateMedia({ media: 'screen' });
    await openTab(page, tab);
    if (tab === 'progress') await page.getByRole('region', { name: 'Your year' }).waitFor();
    for (const paper of papersOfRun) {
      await layOutOnPaper(page, paper);
      expect.soft(await overprintedWords(page), `${tab} on ${paper.name}`).toEqual([]);
    }
  }
  await page.emulateMedia({ media: 'screen' });
  await openTab(page, 'progress');
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

test('what stands beside a talk on a wide screen adds no empty sheet', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await comeIn(page, newPlayer(), '/#coach');
  await page.getByRole('heading', { name: 'You can also ask' }).waitFor();
  expect(await sheetsOf(page)).toBe(1);
});

test('how to film is on one sheet with the skills, and nothing of what is yet to come', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await comeIn(page, newPlayer(), '/#analysis');
  await page.getByText('No analyses yet').waitFor();
  await page.getByRole('heading', { name: 'Film one skill' }).waitFor();
  expect(await sheetsOf(page)).toBe(1);
});

test('on paper the drill to do now leaves room for the week and the six numbers on its sheet', async ({ page, request, touchline }) => {
  const player = await quietPlayer(request);
  await writeHistory(touchline.dataDir, player.id, 20, TIME_ZONE);
  await player.save();
  await signIn(page, player);
  await page.getByRole('heading', { name: 'This week' }).waitFor();
  const sheet = { name: 'A4 with 1 cm', width: 718, height: 1047 };
  await layOutOnPaper(page, sheet);
  const box = await page.getByRole('main').getByText('Total Minutes', { exact: true }).boundingBox();
  expect(box?.x).toBeLessThan(sheet.width);
});
