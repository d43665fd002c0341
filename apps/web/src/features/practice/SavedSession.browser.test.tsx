import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { statsQuery } from '../../api/index.ts';
import { letMove } from '../../ui/testing/no-animation.ts';
import { savedSession } from './testing/saved-session.ts';
import { showPractice } from './testing/show-practice.tsx';
import { COUNTDOWN, ended, MINUTE, press, result, said } from './testing/steps.ts';

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

  test('has the screen to itself where the result beats all earlier ones, and says by how much', async () => {
    letMove();
    const rewards = { ...savedSession.rewards, bestResultBefore: 28, levelAfter: 1, bestStreakBefore: 12 };
    await ended(async () => ({ ...savedSession, rewards }));
    await press('Save & Earn Tokens');
    await expect.poll(() => document.querySelector<HTMLElement>('[data-kind]')?.dataset['kind']).toBe('record');
    expect(document.querySelector('[data-kind]')?.textContent).toContain('31touchesNew bestJuggling');
    const words = 'Session saved. You earned 53 XP and 45 tokens. New best in Juggling: 31.';
    await expect.element(page.getByRole('region', { name: 'Well played' }).getByRole('status')).toHaveTextContent(words);
    await expect.element(page.getByText('Your best yet: 3 touches more')).toBeVisible();
    await expect.element(page.getByText(/more than last time/)).not.toBeInTheDocument();
    vi.restoreAllMocks();
  });

  test('says that a result is the first of its drill, and gives it the screen', async () => {
    const rewards = { ...savedSession.rewards, levelAfter: 1, bestStreakBefore: 12, bestResultBefore: 0 };
    await ended(async () => ({ ...savedSession, rewards }));
    await press('Save & Earn Tokens');
    await expect.poll(() => document.querySelector<HTMLElement>('[data-kind]')?.dataset['kind']).toBe('firstMark');
    expect(document.querySelector('[data-kind]')?.textContent).toContain('31touchesYour first resultJuggling');
    const words = 'Session saved. You earned 53 XP and 45 tokens. Your first result in Juggling: 31.';
    await expect.element(page.getByRole('region', { name: 'Well played' }).getByRole('status')).toHaveTextContent(words);
    await expect.element(page.getByText('31 touches: your first result')).toBeVisible();
    // Once.
    await expect.element(page.getByText('Juggling · 5 min', { exact: true })).toBeVisible();
  });

  test.each([
    [{ experienceToNextLevel: 16 }, '16 XP to level 3. One more?'],
    [{ totalSessions: 24 }, 'One more session brings you the badge Committed.'],
  ])('offers one more where that is sure to bring something: %o', async (after, words) => {
    // On a phone the level's bar alone says how far the next one is.
    await page.viewport(1280, 800);
    const stats = { ...savedSession.stats, tokens: 4, ...after };
    const rewards = { ...savedSession.rewards, tokensEarned: 4, minutesOfDay: 20 };
    await ended(async () => ({ ...savedSession, rewards, stats }));
    await press('Save & Earn Tokens');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByText(words)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Juggling again' })).toBeVisible();
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

  const poor = { ...savedSession, stats: { ...savedSession.stats, tokens: 4 } };
  /** It earned what was missing for a pack. */
  const rich = { ...savedSession, stats: { ...savedSession.stats, tokens: 50 } };

  test('leads on to a pack where it earned what was missing for one, and says what it costs: the press opens it', async () => {
    // At every size of a phone, of a page at twice its size and of a wide screen, on the way there.
    await page.viewport(320, 568);
    onTestFinished(() => page.viewport(1280, 800));
    // The margins of a phone's page.
    document.body.style.paddingInline = '1rem';
    onTestFinished(() => document.body.removeAttribute('style'));
    const { onNavigate } = await ended(async () => rich);
    await press('Save & Earn Tokens');
    const box = (found: { element: () => Element }) => found.element().getBoundingClientRect();
    const xp = page.getByRole('region', { name: 'XP' });
    const tokens = page.getByRole('region', { name: 'Tokens' });
    const level = page.getByText('Level up! You are level 2');
    await expect.element(level).toBeVisible();
    await expect.element(tokens).toBeVisible();
    // On the smallest phone a level gained stands above what it was earned with, and XP and tokens side by side.
    expect(box(level).bottom).toBeLessThan(box(xp).top);
    expect(box(tokens).top).toBe(box(xp).top);
    // On a phone lying down they are counted up in the first view, as much of it as is above the bar.
    await page.viewport(640, 360);
    const card = box(page.getByRole('region', { name: 'Well played' })).top;
    for (const region of [xp, tokens]) {
      const number = region.element().firstElementChild?.getBoundingClientRect().bottom ?? NaN;
      expect(number - card).toBeLessThanOrEqual(360 - 150);
    }
    await userEvent.keyboard('{Escape}');
    const next = page.getByRole('region', { name: 'What comes next' });
    const step = page.getByRole('button', { name: 'Open Pack · 10 tokens' });
    await expect.element(next).toHaveFocus();
    for (const [width, height] of [
      [640, 360],
      [740, 360],
      [844, 390],
    ] as const) {
      await page.viewport(width, height);
      await nothingLiesBeneathTheStep();
    }
    // The lowest phones, as much as one of 360 × 640 has above its bar, and a page at twice its size.
    for (const [width, height] of [
      [360, 640],
      [640, 450],
      [720, 450],
    ] as const) {
      await page.viewport(width, height);
      window.scrollTo(0, 0);
      await expect.element(step).toBeInViewport({ ratio: 1 });
      const edge = box(next).top;
      for (const part of [xp, tokens, page.getByText('12 days')]) {
        expect(box(part).top).toBeGreaterThanOrEqual(width === 360 ? 0 : -Infinity);
        expect(box(part).bottom).toBeLessThanOrEqual(edge);
      }
    }
    await page.viewport(1280, 800);
    await expect.element(page.getByText('You have 50 tokens, and a pack costs 10.')).toBeVisible();
    await step.click();
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith('rewards', { pack: true });
  });

  /** On a phone lying down: the next step is in the first view with what was earned. */
  async function nothingLiesBeneathTheStep() {
    const steps = ['Open Pack · 10 tokens', 'Once more', 'Back to dashboard'].map((name) => page.getByRole('button', { name }));
    for (const step of steps) await expect.element(step).toBeInViewport({ ratio: 1 });
    const told = [page.getByRole('heading', { name: 'Well played' }), page.getByText(/^Juggling/).first(), ...page.getByRole('region', { name: 'XP' }).getByRole('listitem').all()];
    for (const one of told) {
      await expect.element(one).toBeInViewport({ ratio: 1 });
      const range = document.createRange();
      range.selectNodeContents(one.element());
      const words = range.getBoundingClientRect();
      for (const step of steps) {
        const button = step.element().getBoundingClientRect();
        expect(words.right <= button.left || words.bottom <= button.top || words.top >= button.bottom).toBe(true);
      }
    }
  }

  test('leads on to the same drill once more while the day’s goal is not reached, or to another drill', async () => {
    onTestFinished(() => page.viewport(1280, 800));
    const { clock, save } = await ended(async () => poor);
    await press('Save & Earn Tokens');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByText('5 of 15 minutes done today. One more, if you like.')).toBeVisible();
    // One of the ways on is a button in the light, the others are words, at every size.
    for (const [width, height] of [
      [390, 844],
      [800, 1100],
      [1440, 900],
      [1280, 800],
    ] as const) {
      await page.viewport(width, height);
      const next = page.getByRole('region', { name: 'What comes next' });
      await expect.element(next.getByRole('button', { name: 'Juggling again' })).toBeVisible();
      const isFilled = (button: Element): boolean => {
        const { backgroundColor, backgroundImage, borderTopColor, borderTopWidth } = getComputedStyle(button);
        const isSeen = (color: string): boolean => !/^(transparent|rgba\(.*, 0\))$/.test(color);
        return isSeen(backgroundColor) || backgroundImage !== 'none' || (borderTopWidth !== '0px' && isSeen(borderTopColor));
      };
      const ways = () => next.getByRole('button').elements().filter((button) => button.textContent !== '' && button.getClientRects().length > 0);
      // The words follow the size a moment later.
      await expect.poll(() => ways().map((button) => [button.textContent, isFilled(button)])).toEqual([
        ['Juggling again', true],
        // A phone's line has no room for its name.
        [width < 576 ? 'Another drill' : 'Other drill: Cone Weaving', false],
        ['Back to dashboard', false],
      ]);
    }
    await press('Juggling again');
    await expect.element(page.getByRole('combobox', { name: /^Drill/ })).toHaveTextContent('Juggling (Ball Control)');
    await expect.element(page.getByRole('combobox', { name: /^Drill/ })).toHaveFocus();
    await press('START DRILL');
    clock.advance(COUNTDOWN + 5 * MINUTE);
    await press('Save & Earn Tokens');
    await userEvent.keyboard('{Escape}');
    expect(new Set(save.mock.calls.map(([, key]) => key)).size).toBe(2);
    await press('Other drill: Cone Weaving');
    await expect.element(page.getByRole('combobox', { name: /^Drill/ })).toHaveTextContent('Cone Weaving (Dribbling)');
  });

  test('on a wide screen one more drill stands beside the step, on a phone below it beside the way out', async () => {
    onTestFinished(() => page.viewport(1280, 800));
    await page.viewport(1280, 800);
    await ended(async () => rich);
    await press('Save & Earn Tokens');
    await userEvent.keyboard('{Escape}');
    const step = page.getByRole('button', { name: 'Open Pack · 10 tokens' });
    const more = page.getByRole('button', { name: 'Juggling again' });
    await expect.element(more).toBeInViewport({ ratio: 1 });
    const middleOf = (button: { element: () => Element }): number => {
      const { top, height } = button.element().getBoundingClientRect();
      return top + height / 2;
    };
    expect(Math.abs(middleOf(step) - middleOf(more))).toBeLessThan(2);
    await page.viewport(390, 844);
    await expect.element(step).toBeVisible();
    // A drill's name has no room there.
    const again = page.getByRole('button', { name: 'Once more' });
    await expect.element(again).toBeInViewport({ ratio: 1 });
    const out = page.getByRole('button', { name: 'Back to dashboard' }).element().getBoundingClientRect();
    expect(Math.abs(again.element().getBoundingClientRect().top - out.top)).toBeLessThan(2);
    await page.viewport(1280, 800);
    await more.click();
    await expect.element(page.getByRole('combobox', { name: /^Drill/ })).toHaveTextContent('Juggling (Ball Control)');
  });

  test('on a wide screen all that was won is in sight beside or above the next step, also below the header', async () => {
    /** Of the header and the tab's heading, which stand above it in the app. */
    const above = 156;
    onTestFinished(() => page.viewport(1280, 800));
    await ended(async () => ({ ...rich, rewards: { ...rich.rewards, achievements: ['sessions1', 'streak3'] } }));
    await press('Save & Earn Tokens');
    await userEvent.keyboard('{Escape}{Escape}{Escape}{Escape}');
    for (const [width, height] of [
      [1024, 768],
      [1440, 900],
      [1920, 1080],
    ] as const) {
      await page.viewport(width, height);
      const step = page.getByRole('region', { name: 'What comes next' });
      await expect.element(step).toBeVisible();
      const next = step.element().getBoundingClientRect();
      const won = [page.getByRole('region', { name: 'XP' }), page.getByRole('region', { name: 'Tokens' }), page.getByRole('region', { name: /^New badge/ })];
      for (const one of won) {
        const { right, bottom } = one.element().getBoundingClientRect();
        expect(bottom + above).toBeLessThanOrEqual(height);
        const isBeside = right <= next.left;
        expect(isBeside || bottom + above <= height - next.height).toBe(true);
      }
    }
  });

  test('on a phone each screen begins at its top, and the next step has the focus where it is seen', async () => {
    await page.viewport(390, 500);
    onTestFinished(() => page.viewport(1280, 800));
    await ended(async () => poor);
    await userEvent.fill(result(), '31');
    await press('Save & Earn Tokens');
    await expect.element(page.getByText('Well played')).toBeVisible();
    expect(scrollY).toBe(0);
    await userEvent.keyboard('{Escape}');
    const next = page.getByRole('region', { name: 'What comes next' });
    await expect.element(next).toHaveFocus();
    await expect.element(page.getByRole('button', { name: 'Juggling again' })).toBeInViewport({ ratio: 1 });
    // Beside what was earned, not in its place.
    expect(scrollY).toBe(0);
    for (const name of ['XP', 'Tokens']) await expect.element(page.getByRole('region', { name }).getByText(/^\+\d+$/).first()).toBeInViewport({ ratio: 1 });
    await press('Juggling again');
    await expect.element(page.getByRole('combobox', { name: /^Drill/ })).toHaveFocus();
    await expect.poll(() => scrollY).toBe(0);
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

  test('leads on to another drill once the goal is reached', async () => {
    const rewards = { ...savedSession.rewards, minutesOfDay: 15 };
    await ended(async () => ({ ...poor, rewards }));
    await press('Save & Earn Tokens');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByText('Your 15 minutes for today are done. The next drill is there when you like.')).toBeVisible();
    await press('Next drill: Cone Weaving');
    await expect.element(page.getByRole('combobox', { name: /^Drill/ })).toHaveTextContent('Cone Weaving (Dribbling)');
  });
});
