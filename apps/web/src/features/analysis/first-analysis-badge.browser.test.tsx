import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { outcomeOf } from './results/testing/engine-outcomes.ts';
import { deviceAnalyses } from './store/indexeddb-analyses.ts';
import { draftMemory } from './machine/analysis-draft.ts';
import { showAnalysis } from './testing/show-analysis.tsx';
import { testAccount } from './testing/test-account.tsx';
import { clip } from './testing/sample-clip.ts';

const badge = () => page.getByRole('region', { name: 'New badge' });

/** An analysis of a player who has, or has not, the badge of a first one, and what became of it. */
async function analysed(playerId: string, earned: boolean) {
  const account = testAccount();
  account.failing.set('listAchievements', { success: true, data: [{ id: 'videoAnalyst', earned, value: Number(earned), target: 1, earnedAt: null }] });
  const drafts = draftMemory();
  drafts.write(playerId, { type: 'shooting', arrival: null, clip });
  const shown = showAnalysis({ account, playerId, drafts, analyse: async () => ({ ok: true, outcome: outcomeOf() }) });
  await page.getByRole('button', { name: 'Analyze My Form', exact: true }).click();
  await expect.element(page.getByRole('heading', { name: 'Your shooting review' })).toBeVisible();
  return shown;
}

test('a first analysis earns its badge, which is celebrated and shown; a second one earns nothing', async () => {
  const playerId = crypto.randomUUID();
  const { onCelebrate, leave } = await analysed(playerId, false);
  await expect.poll(() => onCelebrate.mock.calls).toEqual([[[{ kind: 'badge', id: 'videoAnalyst' }]]]);
  await expect.element(badge().getByText('Video Analyst')).toBeVisible();
  await expect.element(badge().getByText('You finished your first form analysis.')).toBeVisible();
  await expect.element(badge().getByRole('heading', { name: 'New badge' })).toBeVisible();
  leave();
  const second = await analysed(playerId, false);
  await expect.poll(() => deviceAnalyses.count(playerId)).toBe(2);
  expect(second.onCelebrate).not.toHaveBeenCalled();
  await expect.element(badge()).not.toBeInTheDocument();
  await deviceAnalyses.removeAll(playerId);
});

test('who has it already, as from another device, is not told again', async () => {
  const playerId = crypto.randomUUID();
  const { onCelebrate } = await analysed(playerId, true);
  await expect.poll(() => deviceAnalyses.count(playerId)).toBe(1);
  expect(onCelebrate).not.toHaveBeenCalled();
  await deviceAnalyses.removeAll(playerId);
});
