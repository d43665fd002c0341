import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Achievement, PracticeSessionRow, Profile, Recommendation, Recommendations, Stats } from '@touchline/contracts';
import { ApiError, type Client } from '@touchline/contracts/client';
import { achievementIds } from '@touchline/domain';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ApiProvider } from '../../api/index.ts';
import { show } from '../../ui/testing/show.tsx';
import { ToastProvider } from '../../ui/toast/ToastProvider.tsx';
import { DashboardTab, type DashboardTabProps } from './DashboardTab.tsx';
import { sessionOf, statsOf } from './testing/stats-and-sessions.ts';

interface Answers {
  /** `never`: no scores come. */
  scoresSource: 'demo' | 'live-api' | 'never';
  getStats: () => Promise<Stats>;
  listPracticeSessions: () => Promise<readonly PracticeSessionRow[]>;
  getRecommendations: () => Promise<Recommendations>;
  listAchievements: () => Promise<readonly Achievement[]>;
  getProfile: () => Promise<Partial<Profile>>;
}

/** All 27 achievements, so many of them earned. */
const earnedOf = (count: number): Achievement[] =>
  achievementIds.map((id, index) => ({ id, earned: index < count, value: 0, target: 1, earnedAt: null }));

const noScores = { success: true, scores: [], source: 'demo', provider: 'demo', asOf: '2026-06-04T16:00:00Z', stale: false };

const lost = new ApiError({ status: 0, code: 'network', message: 'Network error' });

/** The dashboard on a page of its own, with a server that answers as told. */
function showDashboard(given: Partial<Answers> = {}, club: string | null = null, waitingDrills: readonly string[] = []) {
  const answers: Answers = {
    getStats: async () => statsOf(),
    listPracticeSessions: async () => [sessionOf('juggling', 31)],
    getRecommendations: async () => recommending({ kind: 'again', number: 2 }),
    listAchievements: async () => [],
    getProfile: async () => ({ age: 11 }),
    scoresSource: 'live-api',
    ...given,
  };
  const client = {
    call: async (name: Exclude<keyof Answers, 'scoresSource'> | 'getLiveScores' | 'getMyClub') => {
      if (name === 'getLiveScores') return answers.scoresSource === 'never' ? new Promise(() => undefined) : { ...noScores, source: answers.scoresSource };
      if (name === 'getMyClub') return { success: true, club, match: null, next: null, source: 'demo' };
      return { success: true, data: await answers[name]() };
    },
  } as unknown as Client;
  const onNavigate = vi.fn<DashboardTabProps['onNavigate']>();
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  show(
    <QueryClientProvider client={queries}>
      <ApiProvider client={client}>
        <ToastProvider>
          <DashboardTab club={club} waitingDrills={waitingDrills} renderUnfinishedOr={(hero) => hero} onNavigate={onNavigate} />
        </ToastProvider>
      </ApiProvider>
    </QueryClientProvider>,
  );
  return { onNavigate };
}

/** Toe Taps as the drill to do now, for this reason, and what stands beside it. */
const recommending = (reason: Recommendation['reason'], ...beside: Recommendation[]): Recommendations => ({
  now: { drillId: 'toe_taps', reason },
  beside,
});

const card = (name: RegExp) => page.getByRole('button', { name });

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

  test('leaves the choice to the player too', async () => {
    const { onNavigate } = showDashboard();
    await page.getByRole('button', { name: 'Pick another' }).click();
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith('practice', { opensPicker: true });
  });
});

describe('how am I doing', () => {
  test('is a first goal in each place, on the first day, and not a row of zeros', async () => {
    showDashboard({
      getStats: async () =>
        statsOf({ totalSessions: 0, tokens: 0, currentStreak: 0, practiceDays: 0, level: 1, totalMinutes: 0, practisedToday: false }),
      listPracticeSessions: async () => [],
      listAchievements: async () => earnedOf(0),
    });
    await expect.element(card(/^Day Streak First badge at 3 days$/)).toBeVisible();
    await expect.element(card(/^Tokens 10 open a pack of cards$/)).toBeVisible();
    await expect.element(card(/^Practice Days Day 1 can be today$/)).toBeVisible();
    await expect.element(card(/^Level Level 2 at 100 XP$/)).toBeVisible();
    await expect.element(card(/^Total Minutes 60 make your first hour$/)).toBeVisible();
    await expect.element(card(/^Achievements 27 badges to earn$/)).toBeVisible();
    await expect.element(page.getByText('Your first drill turns today green.')).toBeVisible();
  });

  test('is six numbers with what they mean', async () => {
    showDashboard({
      getStats: async () => statsOf({ currentStreak: 12, practiceDays: 41, totalMinutes: 742 }),
      listAchievements: async () => earnedOf(5),
    });
    await expect.element(card(/12 Day Streak On fire/)).toBeVisible();
    await expect.element(card(/148 Tokens Enough for 14 packs/)).toBeVisible();
    await expect.element(card(/41 Practice Days Dedicated player/)).toBeVisible();
    await expect.element(card(/6 Level Expert/)).toBeVisible();
    await expect.element(card(/742 Total Minutes Training machine/)).toBeVisible();
    // The next one stands right below, with how far it is.
    await expect.element(card(/^5\/27 Achievements Goal achiever$/)).toBeVisible();
  });

  test.each([
    ['Day Streak', { currentStreak: 3 }, 'Building momentum'],
    ['Practice Days', { practiceDays: 10 }, 'Great progress'],
    ['Level', { level: 3 }, 'Rising star'],
    ['Total Minutes', { totalMinutes: 300 }, 'Committed player'],
    ['Total Minutes', { totalMinutes: 60 }, 'Building habits'],
  ] as const)('says of %s %j: %s', async (label, differing, trend) => {
    showDashboard({ getStats: async () => statsOf(differing) });
    await expect.element(card(new RegExp(`${label} ${trend}`))).toBeVisible();
  });

  test.each([
    [6, 'Achievement hunter'],
    [1, 'First milestone'],
  ])('says of %i achievements: %s', async (earned, trend) => {
    showDashboard({ listAchievements: async () => earnedOf(earned) });
    await expect.element(card(new RegExp(`${earned}/27 Achievements ${trend}`))).toBeVisible();
  });

  test('Achievements leads to the badges', async () => {
    const { onNavigate } = showDashboard();
    const numbers = page.getByRole('region', { name: 'How you are doing' });
    await numbers.getByRole('button', { name: /Achievements/ }).click();
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith('progress', { badges: true });
  });

  test.each([
    ['Day Streak', 'progress'],
    ['Tokens', 'rewards'],
    ['Practice Days', 'progress'],
    ['Level', 'progress'],
    ['Total Minutes', 'progress'],
  ] as const)('%s leads to %s', async (label, tab) => {
    const { onNavigate } = showDashboard();
    await page.getByRole('region', { name: 'How you are doing' }).getByRole('button', { name: new RegExp(label) }).click();
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith(tab);
  });
});

describe("the player's club", () => {
  test('has a card for its next match above the scores', async () => {
    showDashboard({}, 'Fernhollow');
    const card = page.getByRole('region', { name: 'Fernhollow' });
    await expect.element(card.getByText(/^No next match is known yet/)).toBeVisible();
    const scores = page.getByRole('region', { name: 'Live Scores' }).element();
    expect(card.element().compareDocumentPosition(scores)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('that is none has no card', async () => {
    showDashboard();
    await expect.element(page.getByRole('region', { name: 'Live Scores' })).toBeVisible();
    await expect.element(page.getByText('My club')).not.toBeInTheDocument();
  });
});

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

  test('has its place while it is on its way, and says so', async () => {
    showDashboard({ getRecommendations: () => new Promise(() => undefined) });
    await expect.element(panel().getByText('Loading your recommendations')).toBeInTheDocument();
    expect(panel().element().querySelector('[aria-busy="true"]')).not.toBeNull();
  });

  test('that could not be read is asked for again', async () => {
    const getRecommendations = vi
      .fn<Answers['getRecommendations']>()
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

describe('Quick Access', () => {
  test.each([
    ['Start Practice', 'practice'],
    ['View Progress', 'progress'],
    ['Reward Store', 'rewards'],
    ['Leaderboard', 'leaderboard'],
    ['AI Coach', 'coach'],
    ['Form Analysis', 'analysis'],
  ] as const)('%s leads to %s', async (label, tab) => {
    const { onNavigate } = showDashboard();
    await page.getByRole('region', { name: 'Quick Access' }).getByRole('button', { name: label }).click();
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith(tab);
  });
});

describe('achievements', () => {
  const rows = () => page.getByRole('region', { name: 'Achievements' }).getByRole('listitem');

  test('are at most three: the next one with how far it is, what was earned, then what is near', async () => {
    showDashboard({
      listAchievements: async () => [
        { id: 'sessions1', earned: true, value: 1, target: 1, earnedAt: '2026-06-01T16:00:00.000Z' },
        { id: 'sessions10', earned: false, value: 4, target: 10, earnedAt: null },
        { id: 'streak3', earned: false, value: 2, target: 3, earnedAt: null },
        { id: 'tokens100', earned: false, value: 5, target: 100, earnedAt: null },
      ],
    });
    await expect.element(rows().nth(0).getByText('3-Day Streak').first()).toBeVisible();
    await expect.element(rows().nth(0).getByText('2 of 3')).toBeVisible();
    const earned = rows().nth(1);
    await expect.element(earned.getByText('First Steps')).toBeVisible();
    await expect.element(earned.getByText('You finished your first session.')).toBeVisible();
    await expect.element(earned.getByText('Earned')).toBeVisible();
    await expect.element(rows().nth(2).getByRole('progressbar', { name: 'Dedicated' })).toBeVisible();
    expect(rows().all()).toHaveLength(3);
  });

  test('that are not begun draw no empty bar', async () => {
    showDashboard({
      listAchievements: async () => [{ id: 'sessions10', earned: false, value: 0, target: 10, earnedAt: null }],
    });
    await expect.element(rows().nth(0).getByText('Finish 10 sessions.')).toBeVisible();
    await expect.element(rows().nth(0).getByRole('progressbar')).not.toBeInTheDocument();
  });

  test('that did not come say so, and can be asked for again', async () => {
    const listAchievements = vi
      .fn<Answers['listAchievements']>()
      .mockRejectedValueOnce(lost)
      .mockResolvedValue([{ id: 'streak7', earned: false, value: 5, target: 7, earnedAt: null }]);
    showDashboard({ listAchievements });
    await expect.element(page.getByText('Your achievements could not be loaded')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(rows().nth(0).getByText('Week Warrior').first()).toBeVisible();
  });
});

describe('lately', () => {
  test('shows the last five sessions', async () => {
    const sessions = Array.from({ length: 7 }, (_, index) => sessionOf('juggling', 30 + index));
    showDashboard({
      listPracticeSessions: async () => [
        sessionOf('cone_weaving', 18, {
          side: 'left',
          duration_minutes: 12,
          practice_day: '2026-06-03',
          experience_gained: 61,
        }),
        sessionOf('wall_passes', 0, { duration_minutes: 6, side: 'both', practice_day: '2026-06-03', experience_gained: 65 }),
        ...sessions,
      ],
    });
    const rows = page.getByRole('region', { name: 'Recent activity' }).getByRole('listitem');
    await expect.element(rows.nth(0)).toHaveTextContent('Cone Weaving12 min · Left Foot · 18 runs+61 XPYesterday');
    // Nothing was counted.
    await expect.element(rows.nth(1)).toHaveTextContent('Wall Passes6 min · Both Feet+65 XPYesterday');
    await expect.element(rows.nth(4)).toBeVisible();
    expect(rows.all()).toHaveLength(5);
  });

  test.each([
    ['before the football on the first day', 0, 'live-api', Node.DOCUMENT_POSITION_FOLLOWING],
    ['below the football after that', 1, 'live-api', Node.DOCUMENT_POSITION_PRECEDING],
    ['before football that is made up', 1, 'demo', Node.DOCUMENT_POSITION_FOLLOWING],
    ['before football that does not come', 1, 'never', Node.DOCUMENT_POSITION_FOLLOWING],
  ] as const)('stands %s', async (_where, totalSessions, scoresSource, football) => {
    showDashboard({ getStats: async () => statsOf({ totalSessions }), scoresSource });
    const practised = page.getByRole('region', { name: 'Recent activity' });
    const scores = page.getByRole('region', { name: 'Live Scores' });
    await expect.element(scores).toBeVisible();
    expect(practised.element().compareDocumentPosition(scores.element())).toBe(football);
  });

  test('invites a player without sessions to the first one', async () => {
    const { onNavigate } = showDashboard({ listPracticeSessions: async () => [] });
    await page.getByRole('button', { name: 'Start Your First Practice' }).click();
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith('practice');
  });

  test('adds up the week', async () => {
    showDashboard({
      listPracticeSessions: async () => [
        sessionOf('juggling', 20, { practice_day: '2026-06-04', duration_minutes: 10 }),
        sessionOf('juggling', 20, { practice_day: '2026-06-01' }),
        sessionOf('juggling', 20, { practice_day: '2026-05-30' }),
      ],
    });
    for (const part of ['2 drills', '15 minutes']) {
      await expect.element(page.getByRole('listitem').filter({ hasText: new RegExp(`^${part}$`) })).toBeVisible();
    }
    await expect.element(page.getByText('Monday: practiced')).toBeInTheDocument();
    await expect.element(page.getByText('Tuesday: no practice')).toBeInTheDocument();
    await expect.element(page.getByText('Friday: to come')).toBeInTheDocument();
  });
});

describe('when the server does not answer', () => {
  test('for want of internet each part says so, and nothing in red beside them', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => onLine.mockRestore());
    showDashboard({ getStats: () => Promise.reject(lost), listPracticeSessions: () => Promise.reject(lost) });
    await expect.element(page.getByText(/^No connection to Touchline right now\./).first()).toBeVisible();
    await expect.element(page.getByText('Failed to load some dashboard content')).not.toBeInTheDocument();
  });

  test('the drill to do is there all the same, and each part says what is missing', async () => {
    const { onNavigate } = showDashboard({
      getStats: () => Promise.reject(lost),
      getRecommendations: () => Promise.reject(lost),
      listPracticeSessions: () => Promise.reject(lost),
    });
    await expect.element(page.getByText('Failed to load some dashboard content').first()).toBeInTheDocument();
    await expect.element(page.getByText('Failed to load recent activity')).toBeVisible();
    await expect.element(page.getByText('Your numbers could not be loaded')).toBeVisible();
    await expect.element(page.getByText('Unable to load recommendations')).toBeVisible();
    await page.getByRole('button', { name: 'START DRILL' }).click();
    expect(onNavigate).toHaveBeenCalledOnce();
  });

  test('a profile that did not come limits some features, and the player is told', async () => {
    showDashboard({ getProfile: () => Promise.reject(lost) });
    await expect
      .element(page.getByText('Failed to load some user data. Some features may be limited.').first())
      .toBeInTheDocument();
    await expect.element(card(/Day Streak/)).toBeVisible();
  });

  test('trying again brings the sessions', async () => {
    const listPracticeSessions = vi
      .fn<Answers['listPracticeSessions']>()
      .mockRejectedValueOnce(lost)
      .mockResolvedValue([sessionOf('juggling', 31)]);
    showDashboard({ listPracticeSessions });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByText('5 min · Both Feet · 31 touches')).toBeVisible();
  });
});
