import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { statsQuery } from '../../api/index.ts';
import { letMove } from '../../ui/testing/no-animation.ts';
import { savedSession } from './testing/sample-save-session-response.ts';
import { showPractice } from './testing/show-practice.tsx';
import { COUNTDOWN, ended, MINUTE, press, said } from './testing/practice-tab-locators-and-steps.ts';

beforeEach(() => localStorage.clear());

describe('a saved session', () => {
  test('shows why each XP and token was earned, the level gained and the streak, and tells a screen reader once, in whole sentences', async () => {
    const rewards = { ...savedSession.rewards, achievements: ['sessions1' as const] };
    const { queries } = await ended(async () => ({ ...savedSession, rewards }));
    await press('Save & Earn Tokens');
    const celebration = page.getByRole('region', { name: 'Well played' });
    const words = 'Session saved. You earned 53 XP and 45 tokens. You are level 2 now. Your longest streak yet: 12 days in a row. New badge: First Steps.';
    await expect.element(celebration.getByRole('status')).toHaveTextContent(words);
    await expect.element(celebration.getByText(/^.+\s· \d+ min\s· \d+ [a-z]+$/)).toBeVisible();
    expect(celebration.getByRole('status').elements()).toHaveLength(1);
    const xp = page.getByRole('region', { name: 'XP' });
    await expect.element(xp.getByRole('listitem').nth(0)).toHaveTextContent('Drill finished+50');
    await expect.element(xp.getByRole('listitem').nth(1)).toHaveTextContent('Your result+3');
    await expect.element(xp.getByText('+53').last()).toBeInTheDocument();
    const tokens = page.getByRole('region', { name: 'Tokens' });
    await expect.element(tokens.getByRole('listitem').nth(2)).toHaveTextContent('Level up+25');
    await expect.element(page.getByText('Level up! You are level 2')).toBeVisible();
    await expect.element(page.getByText('67 XP to level 3')).toBeVisible();
    await expect.element(page.getByText('12 days')).toBeVisible();
    await expect.element(page.getByText('One day longer')).toBeVisible();
    await expect.element(page.getByText('6 touches more than last time')).toBeVisible();
    const { queryKey } = statsQuery({ call: vi.fn<() => Promise<never>>(), request: vi.fn<() => Promise<never>>() });
    expect(queries.getQueryData(queryKey)).toEqual(savedSession.stats);
    // What has the screen to itself is for the eyes: nothing is said twice.
    await userEvent.keyboard('x');
    await expect.poll(() => document.querySelector('[data-kind]')?.getAttribute('aria-hidden')).toBe('true');
    await expect.element(celebration.getByRole('status')).toHaveTextContent(words);
  });

  test.each([
    ['overlap', /No XP this time: another session already earned it for these minutes\. This one stays in your history\./],
    ['beforeAccount', /ended before you had an account.*It stays in your history\./],
  ] as const)('says why it earned nothing: %s', async (unpaid, words) => {
    const nothing = { unpaid, tokens: [], experience: [], tokensEarned: 0, experienceGained: 0, achievements: [] };
    const rewards = { ...savedSession.rewards, ...nothing, levelAfter: 1, streakAfter: 11 };
    await ended(async () => ({ ...savedSession, rewards }));
    await press('Save & Earn Tokens');
    await expect.element(page.getByRole('status')).toMatchTextContent(words);
    await expect.element(page.getByText(words).last()).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'XP' })).not.toBeInTheDocument();
    await expect.element(page.getByText(/more than last time/)).not.toBeInTheDocument();
  });

  test('that earned nothing is level with the best, tells its number once, and fits a wide window with all ways on', async () => {
    onTestFinished(() => page.viewport(1280, 800));
    const nothing = { tokens: [], experience: [], tokensEarned: 0, experienceGained: 0, achievements: [], levelAfter: 1, streakAfter: 11, bestResultBefore: 31 };
    const { onNavigate } = await ended(async () => ({ ...savedSession, rewards: { ...savedSession.rewards, ...nothing, unpaid: 'overlap' } }));
    await press('Save & Earn Tokens');
    await expect.element(page.getByText('Level with your best')).toBeVisible();
    await expect.element(page.getByText('Juggling · 5 min', { exact: true })).toBeVisible();
    expect(document.querySelector('main, body')?.textContent.match(/31/g)).toHaveLength(2);
    for (const [width, height] of [
      [1_440, 900],
      [1_920, 1_080],
    ] as const) {
      await page.viewport(width, height);
      await expect.element(page.getByRole('button', { name: 'Back to dashboard' })).toBeInViewport({ ratio: 1 });
    }
    await press('Back to dashboard');
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith('dashboard');
  });

  test('says that a result which nobody can count in the time earned nothing, and for which day it counts when that is not today', async () => {
    const session = { ...savedSession.session, result: 4_200, result_counts: false, improvement_from_last: 0, practice_day: '2026-05-30' };
    await ended(async () => ({ ...savedSession, session }));
    await press('Save & Earn Tokens');
    await expect.element(page.getByText('A result of 4,200 in 5 minutes is in your history, and is no best and no bonus.')).toBeVisible();
    await expect.element(said('Counts for Saturday, May 30')).toBeInTheDocument();
  });

  test('has the screen to itself where the result beats all earlier ones, from which to which, and says it once more where it is saved', async () => {
    letMove();
    const rewards = { ...savedSession.rewards, bestResultBefore: 28, levelAfter: 1, bestStreakBefore: 12 };
    await ended(async () => ({ ...savedSession, rewards }));
    await press('Save & Earn Tokens');
    await expect.poll(() => document.querySelector<HTMLElement>('[data-kind]')?.dataset['kind']).toBe('record');
    expect(document.querySelector('[data-kind]')?.textContent).toContain('New best2831touchesJuggling');
    const words = 'Session saved. You earned 53 XP and 45 tokens. New best in Juggling: from 28 to 31 touches.';
    await expect.element(page.getByRole('region', { name: 'Well played' }).getByRole('status')).toHaveTextContent(words);
    await expect.element(page.getByText('New best: 28 → 31\u00a0touches', { exact: true })).toBeInTheDocument();
    await expect.element(page.getByText('Juggling · 5 min', { exact: true })).toBeVisible();
    await expect.element(page.getByText(/more than last time/)).not.toBeInTheDocument();
    vi.restoreAllMocks();
  });

  test.each([
    [390, 844, '28→31'],
    [320, 568, 'words'],
    [640, 360, 'words'],
    [1280, 800, '28→31'],
  ] as const)('tells a best in large figures where there is room, else in words, and never both: %i × %i', async (width, height, as) => {
    await page.viewport(width, height);
    onTestFinished(() => page.viewport(1280, 800));
    const rewards = { ...savedSession.rewards, bestResultBefore: 28, levelAfter: 1, bestStreakBefore: 12 };
    await ended(async () => ({ ...savedSession, rewards }));
    await press('Save & Earn Tokens');
    await userEvent.keyboard('{Escape}');
    const words = page.getByText('New best: 28 → 31\u00a0touches', { exact: true });
    await expect.element(words).toBeInTheDocument();
    const isSeen = (one: Element | undefined): boolean => one !== undefined && one.getBoundingClientRect().width > 1;
    const figures = page.getByRole('region', { name: 'Well played' }).getByText('28', { exact: true });
    await expect.poll(() => [isSeen(figures.elements()[0]), isSeen(words.elements()[0])]).toEqual([as !== 'words', as === 'words']);
  });

  test.each([
    ['a best', 1_340, '1,340'],
    ['a first result', 0, '1,350'],
  ] as const)('%s of four digits stands within its column, beside what was won', async (_name, bestResultBefore, shown) => {
    onTestFinished(async () => {
      document.body.style.padding = '';
      await page.viewport(1280, 800);
    });
    const session = { ...savedSession.session, result: 1_350, result_counts: true, improvement_from_last: bestResultBefore === 0 ? 0 : 10 };
    const rewards = { ...savedSession.rewards, bestResultBefore, levelAfter: 1, bestStreakBefore: 12 };
    await ended(async () => ({ ...savedSession, session, rewards }));
    await press('Save & Earn Tokens');
    await userEvent.keyboard('{Escape}');
    const figures = page.getByRole('region', { name: 'Well played' }).getByText(shown, { exact: true });
    await expect.element(figures.first()).toBeInTheDocument();
    const medal = () => figures.first().element().closest<HTMLElement>('[class*=medal]');
    for (const [width, height] of [
      [390, 844],
      [820, 1180],
      [1024, 768],
      [1280, 800],
      [1366, 768],
      [1440, 900],
      [1920, 1080],
    ] as const) {
      await page.viewport(width, height);
      // What the app's rail and header take on a laptop.
      document.body.style.padding = width < 1024 ? '0 16px' : '104px 32px 0 272px';
      const over = (): number => {
        const [inner, outer] = [medal()?.getBoundingClientRect(), medal()?.closest('[class*=stage]')?.getBoundingClientRect()];
        return inner === undefined || outer === undefined ? Number.NaN : Math.max(outer.left - inner.left, inner.right - outer.right);
      };
      await expect.poll(over, { message: `${width} x ${height}` }).toBeLessThanOrEqual(0);
    }
  });

  test.each([
    [{ improvement_from_last: 0 }, { bestResultBefore: 40 }, 'Only 9\u00a0touches off your best'],
    [{ improvement_from_last: 0 }, { bestResultBefore: 31 }, 'Level with your best'],
    [{ improvement_from_last: -8 }, { bestResultBefore: 90 }, 'That was your session number 15'],
    [{ improvement_from_last: 0, result: 0 }, { bestResultBefore: 90 }, 'That was your session number 15'],
  ])('that is no best says what is true and kind: %o after %o', async (session, before, words) => {
    await ended(async () => ({ ...savedSession, session: { ...savedSession.session, ...session }, rewards: { ...savedSession.rewards, ...before } }));
    await press('Save & Earn Tokens');
    await expect.element(page.getByText(words, { exact: true })).toBeVisible();
  });

  test('says that a result is the first of its drill, and gives it the screen', async () => {
    const rewards = { ...savedSession.rewards, levelAfter: 1, bestStreakBefore: 12, bestResultBefore: 0 };
    await ended(async () => ({ ...savedSession, rewards }));
    await press('Save & Earn Tokens');
    await expect.poll(() => document.querySelector<HTMLElement>('[data-kind]')?.dataset['kind']).toBe('firstMark');
    expect(document.querySelector('[data-kind]')?.textContent).toContain('Your first result31touchesJuggling');
    const words = 'Session saved. You earned 53 XP and 45 tokens. Your first result in Juggling: 31 touches.';
    await expect.element(page.getByRole('region', { name: 'Well played' }).getByRole('status')).toHaveTextContent(words);
    await expect.element(page.getByText('31 touches: your first result')).toBeInTheDocument();
    // Once.
    await expect.element(page.getByText('Juggling · 5 min', { exact: true })).toBeVisible();
  });

  test('shows each badge it brought, by name, on a phone side by side before what it earned', async () => {
    await page.viewport(390, 844);
    onTestFinished(() => page.viewport(1280, 800));
    const achievements = ['sessions1' as const, 'level1' as const, 'tokens100' as const];
    await ended(async () => ({ ...savedSession, rewards: { ...savedSession.rewards, achievements } }));
    await press('Save & Earn Tokens');
    await userEvent.keyboard('{Escape}{Escape}{Escape}');
    const badges = page.getByRole('region', { name: 'New badges' }).getByRole('listitem');
    await expect.element(badges.nth(0).getByText('First Steps')).toBeVisible();
    await expect.element(badges.nth(0).getByText('You finished your first session.')).toBeVisible();
    await expect.element(badges.nth(1).getByText('Kick-Off')).toBeVisible();
    await expect.element(badges.nth(2).getByText('Token Master')).toBeVisible();
    const [first, second, third] = badges.elements().map((badge) => badge.getBoundingClientRect());
    expect(second?.top).toBe(first?.top);
    expect(third?.bottom).toBeLessThan(page.getByRole('region', { name: 'XP' }).element().getBoundingClientRect().top);
  });

  test('stops moving at a tap', async () => {
    letMove();
    await ended();
    await press('Save & Earn Tokens');
    const celebration = page.getByRole('region', { name: 'Well played' });
    const moving = () => celebration.element().getAnimations({ subtree: true });
    await expect.poll(() => moving().length).toBeGreaterThan(0);
    // Held, so that none comes to its end by itself.
    for (const animation of moving()) animation.pause();
    // At once: a click through the browser's driver may come when a busy machine has counted to the end.
    page.getByText('Well played').element().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await expect.poll(moving).toEqual([]);
    await expect.element(celebration.getByText('+53').first()).toBeVisible();
  });

  describe('that reached something', () => {
    const moment = () => document.querySelector<HTMLElement>('[data-kind]');
    const onward = async (kind: string) => {
      await expect.poll(() => moment()?.dataset['kind']).toBe(kind);
    };
    /** A celebration whose lines are there; from here on no time passes unless the test says so. */
    async function celebrated() {
      const rewards = { ...savedSession.rewards, achievements: ['sessions1' as const] };
      await ended(async () => ({ ...savedSession, rewards }));
      await press('Save & Earn Tokens');
      await expect.element(page.getByText('Well played')).toBeVisible();
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      onTestFinished(() => void vi.useRealTimers());
      expect(page.getByRole('button', { name: 'Juggling again' }).elements()).toEqual([]);
      await userEvent.keyboard('{Enter}');
      await onward('level');
    }

    test('has the screen for each of it, one after another, and a press goes on, but not a key that is meant for something else', async () => {
      await celebrated();
      expect(moment()?.getBoundingClientRect()).toMatchObject({ width: innerWidth, height: innerHeight });
      const focused = document.activeElement;
      await userEvent.keyboard('x{PageDown}{ArrowDown}{Tab}{Shift}');
      expect(moment()?.dataset['kind']).toBe('level');
      // Nor does the focus go about beneath it.
      expect(document.activeElement).toBe(focused);
      moment()?.click();
      await onward('bestStreak');
      await userEvent.keyboard(' ');
      await onward('badge');
      moment()?.click();
      await expect.element(page.getByRole('button', { name: 'Juggling again' })).toBeVisible();
      expect(moment()).toBeNull();
    });

    test('goes on by itself, each moment in less than two seconds', async () => {
      await celebrated();
      for (const next of ['bestStreak', 'badge', undefined]) {
        vi.advanceTimersByTime(1_999);
        await expect.poll(() => moment()?.dataset['kind']).toBe(next);
      }
    });
  });

  test('counts nothing where less movement is wished, and has its moments all the same, until a press', async () => {
    const { matchMedia } = globalThis;
    vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) => {
      const list = matchMedia(query);
      if (query.includes('reduced-motion')) Object.defineProperty(list, 'matches', { value: true });
      return list;
    });
    await ended();
    await press('Save & Earn Tokens');
    await expect.element(page.getByRole('region', { name: 'XP' }).getByText('+53').first()).toBeInTheDocument();
    await expect.poll(() => document.querySelector<HTMLElement>('[data-kind]')?.dataset['kind']).toMatch(/level|bestStreak/);
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('button', { name: 'Juggling again' })).toBeVisible();
    vi.restoreAllMocks();
  });

  test('is promised in the same number as on the dashboard before: with what the recommendation adds', async () => {
    const { clock } = showPractice({ drillId: 'juggling', bonus: 15 });
    await press('START DRILL');
    clock.advance(COUNTDOWN + 5 * MINUTE);
    await expect.element(said('At least 65 XP (15 of them extra) and 10 tokens')).toBeVisible();
  });

  test('makes room for another drill where its tab is chosen again', async () => {
    const { chooseAgain } = await ended();
    chooseAgain();
    await expect.element(page.getByRole('heading', { name: 'Session complete' })).toBeVisible();
    await press('Save & Earn Tokens');
    await expect.element(page.getByRole('heading', { name: 'Well played' })).toBeVisible();
    chooseAgain();
    await expect.element(page.getByRole('button', { name: 'START DRILL' })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Well played' })).not.toBeInTheDocument();
  });
});
