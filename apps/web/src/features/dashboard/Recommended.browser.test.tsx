import type { Recommendation } from '@touchline/contracts';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { lost, recommending, showDashboard, type DashboardServer } from './testing/show-dashboard.tsx';
import { statsOf } from './testing/stats-and-sessions.ts';

describe('Recommended for You', () => {
  const panel = () => page.getByRole('region', { name: 'Recommended for You' });

  const beside = (...all: Recommendation[]) =>
    showDashboard({ getRecommendations: async () => recommending({ kind: 'again', number: 2 }, ...all) });

  test('says that it comes from the practice: no AI has a part in it', async () => {
    beside({ drillId: 'juggling', reason: { kind: 'fresh', number: 4 } });
    await expect.element(panel().getByText('From your practice')).toBeVisible();
    await expect.element(panel().getByText('AI Powered')).not.toBeInTheDocument();
  });

  test("has the specification's streak as its name, and the drill that starts it on the button", async () => {
    const { onNavigate } = beside({ drillId: 'bell_touches', reason: { kind: 'startAStreak', day: 1 } });
    await expect.element(panel().getByRole('heading', { name: 'Start a Streak' })).toBeVisible();
    await expect.element(panel().getByText('Bell Touches for five minutes, and day one is done.')).toBeVisible();
    await panel().getByRole('button', { name: 'Look at Bell Touches' }).click();
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith('practice', { drillId: 'bell_touches' });
  });

  test.each([
    [{ kind: 'comeback', days: 12, sessions: 9 }, 'Good to see you again after 12 days. You know this one: a gentle way back in.'],
    [{ kind: 'bestWithinReach', best: 40, gap: 1 }, 'Your best is 40 touches. Last time you were only 1 away.'],
    [{ kind: 'neglectedCategory', category: 'Ball Control', days: 16 }, 'Your last Ball Control drill was 16 days ago. Fancy one today?'],
    [{ kind: 'weakFoot', foot: 'left', sessions: 2, of: 20 }, 'Your left foot had a part in 2 of your last 20 sessions. Give it a turn.'],
    [{ kind: 'weakFoot', foot: 'right', sessions: 0, of: 10 }, 'Your right foot had a part in 0 of your last 10 sessions. Give it a turn.'],
    [{ kind: 'nextLevel', level: 2, known: 6 }, 'You know 6 of the level 1 drills. This would be your first level 2 drill.'],
    [{ kind: 'fresh', number: 4 }, 'You have not tried this one yet. With it you would know 4 different drills.'],
    [{ kind: 'beat', result: 24 }, 'Last time you counted 24. Beat that today.'],
    [{ kind: 'lately', days: 9 }, 'You last did this one 9 days ago. Give it another go.'],
    [{ kind: 'again', number: 5 }, 'You know how it goes. This would be session number 5 of it.'],
  ] as const)('gives the reason with its number: %j', async (reason, words) => {
    beside({ drillId: 'juggling', reason });
    await expect.element(panel().getByRole('listitem').getByText(words)).toBeVisible();
    await expect.element(panel().getByRole('button', { name: 'Look at Juggling' })).toBeVisible();
  });

  test.each([
    [390, 844],
    [820, 1180],
    [1280, 800],
  ])('has room for what it says, in a window of %i × %i', async (width, height) => {
    await page.viewport(width, height);
    onTestFinished(() => page.viewport(1280, 800));
    beside({ drillId: 'wall_passes', reason: { kind: 'comeback', days: 12, sessions: 9 } });
    const words = panel().getByText(/^Good to see you again after 12 days/);
    await expect.element(words).toBeVisible();
    await expect.poll(() => words.element().getBoundingClientRect().width).toBeGreaterThan(160);
    await expect.element(panel().getByRole('button', { name: /^Look at / })).toBeVisible();
  });

  test.each([390, 820, 1280])('has the picture from edge to edge of its card, in a window %i wide', async (width) => {
    await page.viewport(width, 900);
    onTestFinished(() => page.viewport(1280, 800));
    beside({ drillId: 'juggling', reason: { kind: 'fresh', number: 4 } });
    const card = panel().getByRole('listitem');
    await expect.element(card).toBeVisible();
    await expect.poll(() => card.element().getBoundingClientRect().height - (card.element().firstElementChild?.getBoundingClientRect().height ?? 0)).toBeLessThan(3);
  });

  test('has its place while it is on its way, and says so', async () => {
    showDashboard({ getRecommendations: () => new Promise(() => undefined) });
    await expect.element(panel().getByText('Loading your recommendations')).toBeInTheDocument();
    expect(panel().element().querySelector('[aria-busy="true"]')).not.toBeNull();
  });

  test('that could not be read is asked for again', async () => {
    const getRecommendations = vi
      .fn<DashboardServer['getRecommendations']>()
      .mockRejectedValueOnce(lost)
      .mockResolvedValue(recommending({ kind: 'again', number: 2 }, { drillId: 'juggling', reason: { kind: 'fresh', number: 4 } }));
    showDashboard({ getRecommendations });
    await panel().getByRole('button', { name: 'Try again' }).click();
    await expect.element(panel().getByRole('button', { name: 'Look at Juggling' })).toBeVisible();
  });

  test('on the first day begins, and does not claim to come from a practice that is not there', async () => {
    showDashboard({
      getStats: async () => statsOf({ totalSessions: 0 }),
      getRecommendations: async () =>
        recommending({ kind: 'again', number: 2 }, { drillId: 'juggling', reason: { kind: 'fresh', number: 1 } }),
    });
    await expect.element(panel().getByText('To begin with', { exact: true })).toBeVisible();
    await expect.element(panel().getByText('Another good one to begin with.')).toBeVisible();
    await expect.element(panel().getByText('From your practice')).not.toBeInTheDocument();
  });

  test('starts a drill for the weaker foot with that foot chosen', async () => {
    const { onNavigate } = beside({ drillId: 'juggling', reason: { kind: 'weakFoot', foot: 'left', sessions: 2, of: 20 } });
    await panel().getByRole('button', { name: 'Look at Juggling' }).click();
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith('practice', { drillId: 'juggling', side: 'left' });
  });

  test('leaves out a drill that this app does not know, and is not there without any', async () => {
    beside({ drillId: 'a_drill_of_tomorrow', reason: { kind: 'fresh', number: 4 } });
    await expect.element(page.getByRole('heading', { name: 'Toe Taps' })).toBeVisible();
    await expect.element(panel()).not.toBeInTheDocument();
  });
});
