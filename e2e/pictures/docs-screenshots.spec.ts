import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { chooseClip, filmNext } from '../support/prepare-analysis.ts';
import { media } from '../support/test-clips.ts';
import { ask, talk } from '../support/ask-coach.ts';
import { goToHighlights } from '../support/highlights-section.ts';
import { openTab, signIn, type Player } from '../support/player-account.ts';
import { leadClock, letTimePass, skipCelebration, startDrill } from '../support/practise-drill.ts';
import { draw } from '../support/skip-page-drawing.ts';
import { expect, test } from '../support/playwright-fixtures.ts';
import type { Lent } from '../support/touchline-pool.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Takes pictures of what is in view, once nothing of it is still to come, named by the screen and the project. */
function camera(page: Page, project: string): (name: string) => Promise<void> {
  return async (name) => {
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready);
    const path = `${root}docs/screenshots/${name}-${project}.jpg`;
    await page.screenshot({ path, type: 'jpeg', quality: 88, animations: 'disabled' });
  };
}

/** Fills the demo player, who may be there already, and gives the way to sign in. */
async function demoPlayer({ dataDir }: Lent): Promise<Player> {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/demo.ts', '--data', dataDir], { cwd: root });
  const told = (what: string): string => new RegExp(`${what}\\s+(\\S+)`).exec(stdout)?.[1] ?? '';
  return { name: 'Noa', email: told('email'), password: told('password') };
}

test.beforeEach(({ page }) => draw(page));

test('the places to come back to', async ({ page, touchline }, { project }) => {
  test.slow();
  const take = camera(page, project.name);
  await signIn(page, await demoPlayer(touchline));
  await openTab(page, 'rewards');
  await page.getByRole('region', { name: 'Your collection' }).waitFor();
  await take('packs');
  await page.getByRole('region', { name: 'Your collection' }).evaluate((collection) => collection.scrollIntoView());
  await take('collection');
  await openTab(page, 'leaderboard');
  await page.getByRole('radio', { name: 'Monthly' }).click();
  await page.getByRole('list', { name: 'The board' }).waitFor();
  await take('leaderboard');
  await openTab(page, 'progress');
  await page.getByRole('main').getByText('Today', { exact: true }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await take('progress');
  await openTab(page, 'profile');
  await page.getByRole('button', { name: 'Edit', exact: true }).waitFor();
  await take('profile');
  await openTab(page, 'coach');
  await ask(page, 'how do i get better at passing');
  await talk(page).getByRole('button', { name: /^Practice / }).first().waitFor();
  await ask(page, 'my dog ran off with the ball haha');
  await talk(page).getByText('my dog ran off with the ball haha').waitFor();
  await page.waitForLoadState('networkidle');
  await take('coach');
});

test('a form analysis of the real clip', async ({ page, touchline }, { project }) => {
  test.setTimeout(300_000);
  const take = camera(page, project.name);
  await signIn(page, await demoPlayer(touchline));
  await openTab(page, 'analysis');
  await expect(page.getByText('MediaPipe Ready')).toBeVisible({ timeout: 60_000 });
  await take('analysis-choose');
  await page.getByRole('radio', { name: 'Shooting', exact: true }).click();
  await chooseClip(page, media('kick-720p-h264.mp4'));
  await page.getByRole('button', { name: 'Analyze My Form' }).click();
  await page.getByRole('dialog', { name: 'Analyzing...' }).waitFor();
  await page.waitForTimeout(2_500);
  await take('analysis-running');
  await page.getByRole('button', { name: filmNext }).waitFor({ timeout: 240_000 });
  await page.waitForTimeout(3_000);
  await take('analysis-results');
  await page.getByRole('button', { name: filmNext }).click();
  await chooseClip(page, media('two-people-vp9.mp4'));
  await page.getByRole('button', { name: 'Analyze My Form' }).click();
  await page.getByRole('button', { name: 'That is not me' }).click({ timeout: 240_000 });
  await page.getByRole('button', { name: /^Person \d/ }).first().click();
  await page.waitForTimeout(9_000);
  await take('analysis-which-one');
});

test('the daily loop', async ({ page, touchline }, { project }) => {
  const take = camera(page, project.name);
  const { email, password } = await demoPlayer(touchline);

  await leadClock(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Start Practicing' }).waitFor();
  await take('welcome');
  await signIn(page, { name: 'Noa', email, password });
  await page.getByRole('heading', { name: 'Recent activity' }).waitFor();
  await page.clock.runFor(3_000);
  // They are fetched when they come near, and wait until then.
  await (await goToHighlights(page)).first().waitFor();
  await take('highlights');
  await page.evaluate(() => scrollTo(0, 0));
  await take('dashboard');
  await page.getByRole('region', { name: 'Live Scores' }).getByRole('listitem').getByRole('button').first().click();
  const match = page.getByRole('dialog');
  await match.getByRole('heading', { name: 'Timeline' }).waitFor();
  await take('match');
  await match.getByRole('heading', { name: 'Line-ups' }).evaluate((heading) => heading.scrollIntoView());
  // The score stands in the dialog's head as soon as the scoreboard has left.
  await match.locator('[data-away="true"]').waitFor();
  await take('line-ups');
  await page.keyboard.press('Escape');
  await startDrill(page, { name: 'Cone Weaving', minutes: 5 });
  await page.clock.runFor(60_000);
  await take('timer');
  await letTimePass(page, 5);
  await page.getByLabel('Your result').fill('24');
  await page.getByRole('button', { name: 'Save & Earn Tokens' }).click();
  await skipCelebration(page);
  await page.clock.runFor(3_000);
  await take('celebration');
});
