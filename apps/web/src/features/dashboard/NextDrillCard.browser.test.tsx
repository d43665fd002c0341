import { drillNames } from '@touchline/messages/drill-names';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Card } from '../../ui/card/Card.tsx';
import { LargeName } from '../../ui/name/LargeName.tsx';
import { brokenWords } from '../../ui/testing/broken-words.ts';
import { show } from '../../ui/testing/show-component.tsx';
import css from './NextDrillCard.module.css';
import { recommending, showDashboard } from './testing/show-dashboard.tsx';
import { statsOf } from './testing/stats-and-sessions.ts';

/** Those of this page's language, and the longest word of another. */
const names = [...Object.values(drillNames), 'Koordinationsleiter'];

test.each([
  [320, 568],
  [390, 844],
  [640, 360],
])('no word in the name of a drill breaks in its large letters: %i × %i', async (width, height) => {
  await page.viewport(width, height);
  show(
    <main style={{ padding: 16 }}>
      {names.map((name) => (
        <section key={name} aria-label={name}>
          <Card tone="pitch" className={css['card'] ?? ''}>
            <div className={css['words']}>
              <LargeName as="h3" name={name} className={css['name']} />
            </div>
          </Card>
        </section>
      ))}
    </main>,
  );
  await expect.element(page.getByRole('heading', { name: 'Koordinationsleiter' })).toBeInTheDocument();
  const broken = page.getByRole('region').elements().flatMap((section) => brokenWords(section));
  expect(broken).toEqual([]);
});

describe('what to do now', () => {
  test('is one drill, in motion, with its minutes and foot, which START DRILL starts at once', async () => {
    const { onNavigate } = showDashboard({
      getStats: async () => statsOf({ totalSessions: 0, currentStreak: 0, practisedToday: false }),
      listPracticeSessions: async () => [],
      getRecommendations: async () => recommending({ kind: 'basicBallControl', experience: 15, sessions: 0 }),
    });
    await expect.element(page.getByRole('heading', { name: 'Toe Taps' })).toBeVisible();
    await expect.element(page.getByRole('figure', { name: 'Toe Taps, seen from above' })).toBeVisible();
    await expect.element(page.getByText('Day 1 of a new streak')).toBeVisible();
    await expect.element(page.getByText('Your first drill · 5 min · Both Feet')).toBeVisible();
    await expect.element(page.getByText('Basic Ball Control +15 XP')).toBeVisible();
    await expect.element(page.getByText('65+ XP', { exact: true })).toBeVisible();
    await expect.element(page.getByText('You need:')).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'START DRILL' }).click();
    const shown = { drillId: 'toe_taps', side: 'both', minutes: 5 };
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith('practice', { ...shown, startsAtOnce: true });
  });

  test('has another beside it, which is picked in the practice tab', async () => {
    const { onNavigate } = showDashboard();
    await page.getByRole('button', { name: 'Pick another' }).click();
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith('practice', { opensPicker: true });
  });

  test('tells the bonus of a recommendation, and counts it in', async () => {
    showDashboard({ getRecommendations: async () => recommending({ kind: 'basicBallControl', experience: 15, sessions: 1 }) });
    await expect.element(page.getByText('The base of everything. Your first time earns 15 XP extra.')).toBeVisible();
    await expect.element(page.getByText('65+ XP', { exact: true })).toBeVisible();
  });

  test('is for the weaker foot with that foot chosen', async () => {
    const { onNavigate } = showDashboard({
      getRecommendations: async () => recommending({ kind: 'weakFoot', foot: 'right', sessions: 0, of: 10 }),
    });
    await expect.element(page.getByText(/5 min\s· Right Foot/)).toBeVisible();
    await expect.element(page.getByText('50+ XP', { exact: true })).toBeVisible();
    await expect.element(page.getByText('10+ tokens', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'START DRILL' }).click();
    const shown = { drillId: 'toe_taps', side: 'right', minutes: 5 };
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith('practice', { ...shown, startsAtOnce: true });
  });

  test('is an easy one after many days in a row', async () => {
    showDashboard({ getRecommendations: async () => recommending({ kind: 'recovery', days: 6 }) });
    await expect.element(page.getByText('6 days in a row. Take it easy today, and your streak lives on.')).toBeVisible();
  });

  test('is the one that everybody can do where this app does not know the drill', async () => {
    showDashboard({
      getRecommendations: async () => ({ now: { drillId: 'a_drill_of_tomorrow', reason: { kind: 'beat', result: 24 } }, beside: [] }),
    });
    await expect.element(page.getByRole('heading', { name: 'Toe Taps' })).toBeVisible();
    await expect.element(page.getByText(/One ball, 5 minutes/)).toBeVisible();
  });

  test('names the day that a session would add to the streak', async () => {
    showDashboard({ getStats: async () => statsOf({ currentStreak: 4, practisedToday: false }) });
    await expect.element(page.getByText('Day 5 of your streak')).toBeVisible();
  });
});
