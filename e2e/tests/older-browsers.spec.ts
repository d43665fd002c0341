import { prepareAnalysis } from '../support/prepare-analysis.ts';
import { kickCut } from '../support/test-clips.ts';
import { leadClock, newPlayer, practise, signUp } from '../support/player.ts';
import { withServiceWorker } from '../support/allow-or-refuse-service-worker.ts';
import { expect, test } from '../support/playwright-fixtures.ts';

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
    [URLSearchParams.prototype, ['size']],
    [Response, ['json']],
    [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
    [Object.getPrototypeOf(Object.getPrototypeOf([].values())), ['map', 'filter', 'take', 'toArray', 'some', 'find', 'reduce']],
  ]) for (const name of names) delete target[name];
`;

test('on a browser of 2022 a player signs up, practises and saves', withServiceWorker, async ({ page }) => {
  await page.addInitScript(takeAway);
  await leadClock(page);
  await signUp(page, newPlayer());
  await practise(page, { name: 'Juggling', minutes: 5, result: '31' });
  await expect(page.getByText('Drill finished').first()).toBeVisible();
});

test('on a browser of 2022 a clip is analysed', async ({ page }) => {
  await page.addInitScript(takeAway);
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
});
