import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draftMemory } from './machine/analysis-draft.ts';
import type { Engine } from './engine/index.ts';
import { outcomeOf } from './results/testing/engine-outcomes.ts';
import { deviceAnalyses } from './store/indexeddb-analyses.ts';
import { showAnalysis } from './testing/show-analysis.tsx';
import { clip } from './testing/sample-clip.ts';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const text = (words: string | RegExp) => page.getByText(words);
const notThem = text('You said that this is not you. It does not count for you.');

/** A player whose clip was reviewed with somebody else followed, and who pointed themselves out: nothing could be measured of them. */
async function notMeasured() {
  const playerId = crypto.randomUUID();
  const drafts = draftMemory();
  drafts.write(playerId, { type: 'shooting', arrival: null, clip });
  const found = outcomeOf({ beside: 0.2 });
  const results = [found, { ...found, review: { ...found.review, overallScore: null } }];
  // The screen of the analysis is there for a moment, as it always is.
  const analyse: Engine['analyse'] = () =>
    new Promise((resolve) => {
      setTimeout(() => resolve({ ok: true, outcome: results.shift() ?? found }), 300);
    });
  showAnalysis({ playerId, drafts, analyse });
  await button('Analyze My Form').click();
  await expect.element(text(/Analysis complete!/).first()).toBeVisible();
  await expect.poll(() => deviceAnalyses.count(playerId)).toBe(1);
  await expect.element(text(/Analysis complete!/).first(), { timeout: 6000 }).not.toBeInTheDocument();
  await button('That is not me').click();
  await page.getByRole('button', { name: /^Person \d of \d, from the left$/ }).click();
  await button('That is me').click();
  await expect.element(text(/We could not measure that person\./).last()).toBeVisible();
  return playerId;
}

test('somebody who cannot be measured is told so and nothing else, and the review of another person does not count', async () => {
  const playerId = await notMeasured();
  expect(text(/Analysis complete!/).elements()).toEqual([]);
  await expect.element(text(/Film again so that all of you is in the picture/).last()).toBeVisible();
  await expect.element(notThem).toBeVisible();
  expect(await deviceAnalyses.count(playerId)).toBe(0);
  await button('It is me after all').click();
  await expect.element(notThem).not.toBeInTheDocument();
  expect(await deviceAnalyses.count(playerId)).toBe(1);
  await deviceAnalyses.removeAll(playerId);
});

test('a clip that a slow device could not finish is looked at again, with more time, by one press', async () => {
  const playerId = crypto.randomUUID();
  const drafts = draftMemory();
  drafts.write(playerId, { type: 'shooting', arrival: null, clip });
  const found = outcomeOf();
  const cut = { ...found, cutShort: true, review: { ...found.review, overallScore: null, notMeasured: ['timeUp'] as const } };
  const analyse: Engine['analyse'] = async ({ hasMoreTime = false }) => ({ ok: true, outcome: hasMoreTime ? found : cut });
  showAnalysis({ playerId, drafts, analyse });
  await button('Analyze My Form').click();
  await expect.element(text(/The device was slow just now\. Close other apps/)).toBeVisible();
  await expect.element(text(/This device was slow just now, and time was up/).first()).toBeVisible();
  // The device was slow: nobody filmed anything in a way that they should change.
  await expect.element(text(/^This device was slow just now: .* Your filming is not why\.$/)).toBeVisible();
  expect(text(/how to film it/).elements()).toEqual([]);
  expect(text(/Analysis complete!/).elements()).toEqual([]);
  await expect.poll(() => deviceAnalyses.count(playerId)).toBe(1);
  await button('Look again, with more time').click();
  await expect.element(page.getByRole('meter', { name: 'Score' })).toBeVisible();
  await expect.element(button('Look again, with more time')).not.toBeInTheDocument();
  await expect.element(text(/Analysis complete!/).first()).toBeVisible();
  await expect.poll(() => deviceAnalyses.count(playerId)).toBe(1);
  await deviceAnalyses.removeAll(playerId);
});

test('a longer look that is too short again goes on from the first, and can be gone on with once more', async () => {
  const playerId = crypto.randomUUID();
  const drafts = draftMemory();
  drafts.write(playerId, { type: 'shooting', arrival: null, clip });
  const found = outcomeOf();
  const partials = [1, 2].map((frames) => ({ seen: Array.from({ length: frames }, (_, time) => ({ time, poses: [] })), denseTimes: [], pictures: [], hasMoved: true }));
  const continued: unknown[] = [];
  const analyse: Engine['analyse'] = async ({ continues }) => {
    const partial = partials[continued.push(continues) - 1];
    const cut = { ...found, cutShort: true, review: { ...found.review, overallScore: null, notMeasured: ['timeUp'] as const } };
    return { ok: true, outcome: partial === undefined ? found : { ...cut, partial } };
  };
  showAnalysis({ playerId, drafts, analyse });
  await button('Analyze My Form').click();
  await button('Look again, with more time').click();
  await expect.poll(() => continued).toEqual([undefined, partials[0]]);
  await button('Look again, with more time').click();
  await expect.element(page.getByRole('meter', { name: 'Score' })).toBeVisible();
  expect(continued).toEqual([undefined, ...partials]);
  await expect.poll(() => deviceAnalyses.count(playerId)).toBe(1);
  await deviceAnalyses.removeAll(playerId);
});

test('the review of another person can be removed right there', async () => {
  const playerId = await notMeasured();
  await button('Remove this review').click();
  await expect.poll(() => deviceAnalyses.history(playerId)).toEqual([]);
  await expect.element(page.getByRole('heading', { name: 'Your shooting review' })).not.toBeInTheDocument();
});
