import type { Page, Response } from '@playwright/test';
import { prepareAnalysis } from '../support/prepare-analysis.ts';
import { kickCut } from '../support/engine-harness.ts';
import { leadClock, newPlayer, practise, signUp } from '../support/player.ts';
import { withServiceWorker } from '../support/service-worker.ts';
import { expect, test } from '../support/test.ts';

/** Takes away what browsers of 2022 had not (docs/decisions/015-supported-browsers.md), and what nothing of ours may use. */
const takeAway = `
  for (const [target, names] of [
    [Promise, ['withResolvers', 'try']],
    [Map, ['groupBy']],
    [Object, ['groupBy']],
    [Array, ['fromAsync']],
    [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
    [AbortSignal, ['timeout', 'any']],
    [URL, ['canParse', 'parse']],
    [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
    [Object.getPrototypeOf(Object.getPrototypeOf([].values())), ['map', 'filter', 'take', 'toArray', 'some', 'find', 'reduce']],
  ]) for (const name of names) delete target[name];
`;

/** Every script that the page gets. */
function watchScripts(page: Page): Response[] {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.headers()['content-type']?.includes('javascript')) scripts.push(response);
  });
  return scripts;
}

/** Syntax that Safari 15.4 stumbles over, so that the whole file is lost: static blocks, and looking behind. */
async function tooNewIn(scripts: readonly Response[]): Promise<string[]> {
  expect(scripts.length).toBeGreaterThan(5);
  const found: string[] = [];
  for (const script of scripts) {
    const text = await script.text();
    if (/\bstatic\s*\{|\(\?<[=!]/.test(text)) found.push(script.url());
  }
  return found;
}

test('on a browser of 2022 a player signs up, practises and saves', withServiceWorker, async ({ page }) => {
  const scripts = watchScripts(page);
  await page.addInitScript(takeAway);
  await leadClock(page);
  await signUp(page, newPlayer());
  await practise(page, { name: 'Juggling', minutes: 5, result: '31' });
  await expect(page.getByText('Drill finished').first()).toBeVisible();
  expect(await tooNewIn(scripts)).toEqual([]);
});

test('on a browser of 2022 a clip is analysed', withServiceWorker, async ({ page }) => {
  await page.addInitScript(takeAway);
  const scripts = watchScripts(page);
  let workers = 0;
  await page.route('**/assets/*.worker-*.js', async (route) => {
    workers += 1;
    const response = await route.fetch();
    const text = await response.text();
    // An import would run before what is put in front of it here.
    expect(text).not.toMatch(/^import\b/);
    await route.fulfill({ response, body: `{${takeAway}}\n${text}` });
  });
  await prepareAnalysis(page, 'Shooting', kickCut());
  await page.getByRole('button', { name: 'Analyze My Form' }).click();
  await expect(page.getByText('Score', { exact: true })).toBeVisible({ timeout: 120_000 });
  expect(workers).toBeGreaterThan(0);
  expect(await tooNewIn(scripts)).toEqual([]);
});
