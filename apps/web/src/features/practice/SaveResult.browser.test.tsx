import { ApiError } from '@touchline/contracts/client';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { statsQuery } from '../../api/index.ts';
import { letMove } from '../../ui/testing/no-animation.ts';
import { savedSession } from './testing/saved-session.ts';
import { showPractice } from './testing/show-practice.tsx';
import type { Save } from './testing/show-practice.tsx';
import { COUNTDOWN, ended, MINUTE, press, result, said } from './testing/steps.ts';

beforeEach(() => localStorage.clear());

describe('a complete session', () => {
  test('shows drill, minutes and side, and asks for what the drill counts', async () => {
    const practice = showPractice({ drillId: 'juggling' });
    await page.getByRole('radio', { name: 'Left' }).click();
    await page.getByRole('textbox', { name: 'Duration' }).fill('15');
    await press('START DRILL');
    practice.clock.advance(COUNTDOWN + 15 * MINUTE);
    const facts = page.getByRole('region', { name: 'Session complete' });
    await expect.element(facts.getByText('Juggling')).toBeVisible();
    await expect.element(facts.getByText('15', { exact: true })).toBeVisible();
    await expect.element(facts.getByText('Left Foot')).toBeVisible();
    await expect.element(result()).toHaveAttribute('placeholder', 'Number of touches');
    await expect.element(said('70+ XP and 10+ tokens')).toBeInTheDocument();
    await result().fill('31');
    await expect.element(said('73+ XP and 20+ tokens')).toBeInTheDocument();
    await result().fill('-3');
    await expect.element(page.getByText('Type a whole number, like 31, or leave it empty.')).toBeVisible();
  });

  test('begins with a cheer', async () => {
    await ended();
    await expect.element(page.getByText('Time! You did it!')).toBeVisible();
  });

  test('a result in words is held back and may be put right: nothing of it is saved before', async () => {
    const { save } = await ended();
    await result().fill('a lot!!');
    await expect.element(result()).toHaveAttribute('aria-invalid', 'true');
    await press('Save & Earn Tokens');
    await expect.element(page.getByText(/^Not saved yet: that is not a number\./)).toBeVisible();
    await expect.element(result()).toHaveFocus();
    await expect.element(result()).toHaveValue('a lot!!');
    expect(save).not.toHaveBeenCalled();
    await result().fill('31');
    await press('Save & Earn Tokens');
    await expect.poll(() => save.mock.calls[0]?.[0]).toMatchObject({ result: 31 });
  });

  test('what was typed is there again after a reload, also where it was taken away again', async () => {
    const { reload } = await ended();
    await result().fill('85');
    await reload();
    await expect.element(result()).toHaveValue('85');
    await press('Add one');
    await reload();
    await expect.element(result()).toHaveValue('86');
    await result().fill('');
    await reload();
    await expect.element(result()).toHaveValue('');
  });

  test('a large count is reached in large steps, never below nothing', async () => {
    await ended();
    await expect.element(page.getByRole('button', { name: 'Take 10 away' })).toBeDisabled();
    for (let press = 0; press < 8; press += 1) await page.getByRole('button', { name: 'Add 10', exact: true }).click();
    await page.getByRole('button', { name: 'Add 5', exact: true }).click();
    await expect.element(result()).toHaveValue('85');
    await result().fill('7');
    await page.getByRole('button', { name: 'Take 10 away' }).click();
    await expect.element(result()).toHaveValue('0');
  });

  test.each([
    [320, 568],
    [360, 640],
    [390, 664],
    [640, 360],
    [740, 360],
  ])('has its large steps and the button that saves in the first view of a low screen, what explains them below: %i × %i', async (width, height) => {
    await page.viewport(width, height);
    await ended();
    await expect.element(result()).toBeVisible();
    const bottomOf = (part: { element: () => Element }): number => part.element().getBoundingClientRect().bottom;
    const card = page.getByRole('region', { name: 'Session complete' }).element().getBoundingClientRect().top;
    await expect.element(page.getByRole('button', { name: 'Add 10', exact: true })).toBeVisible();
    const save = page.getByRole('button', { name: 'Save & Earn Tokens' });
    // The header, the tab's name and the bar take up to 160 px, of a phone lying down 150.
    const room = height - (width > height ? 150 : 160);
    expect(bottomOf(save) - card).toBeLessThanOrEqual(room);
    expect(bottomOf(page.getByRole('button', { name: 'Add 10', exact: true })) - card).toBeLessThanOrEqual(room);
    expect(bottomOf(page.getByText(/^How many touches did you count/))).toBeGreaterThan(bottomOf(save));
    await expect.element(result()).toHaveAccessibleDescription('How many touches did you count? A result earns extra. Not counted? Leave it empty and save.');
  });

  test('has the number of each large step in the middle of its button', async () => {
    await ended();
    for (const name of ['Take 10 away', 'Take 5 away', 'Add 5', 'Add 10']) {
      const button = page.getByRole('button', { name, exact: true }).element();
      const text = new Range();
      text.selectNodeContents(button);
      const [around, inside] = [button.getBoundingClientRect(), text.getBoundingClientRect()];
      expect(Math.abs(around.left + around.right - inside.left - inside.right)).toBeLessThan(4);
    }
  });

  test('a result is put right a step at a time, from nothing and never below', async () => {
    const { save } = await ended();
    const less = page.getByRole('button', { name: 'Take one away' });
    await expect.element(less).toBeDisabled();
    await press('Add one');
    await expect.element(result()).toHaveValue('1');
    await result().fill('30');
    await press('Add one');
    await press('Add one');
    await less.click();
    await expect.element(result()).toHaveValue('31');
    for (const name of ['Take one away', 'Add one']) {
      const { width, height } = page.getByRole('button', { name }).element().getBoundingClientRect();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await press('Save & Earn Tokens');
    await expect.poll(() => save.mock.calls[0]?.[0]).toMatchObject({ result: 31 });
  });

  test('what was reached before is in sight, and nothing where there is nothing', async () => {
    const { clock } = showPractice({ drillId: 'juggling', practised: { juggling: 1_048 } });
    await press('START DRILL');
    await expect.element(said('Get ready')).toBeInTheDocument();
    clock.advance(COUNTDOWN + 5 * MINUTE);
    await expect.element(page.getByText('Last time: 1,038')).toBeVisible();
    await expect.element(page.getByText('Best: 1,048')).toBeVisible();
  });

  test.each([
    ['in words', 'a lot!!'],
    ['that nobody can do in the time', '5000'],
  ])('a result %s that was held back leaves the button in sight, above where the bar is, and the field too', async (_what, typed) => {
    await page.viewport(390, 560);
    // The shell leaves so much below for the bar.
    document.body.style.paddingBottom = '6rem';
    onTestFinished(async () => {
      document.body.removeAttribute('style');
      await page.viewport(1280, 800);
    });
    await ended();
    await result().fill(typed);
    await press('Save & Earn Tokens');
    await expect.element(page.getByText(/^(Not saved yet|5,000)/)).toBeInViewport({ ratio: 1 });
    const room = innerHeight - Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom);
    expect(room).toBeLessThan(520);
    const bottom = () => page.getByRole('button', { name: /^Save without (bonus|result)$/ }).element().getBoundingClientRect().bottom;
    await expect.poll(bottom).toBeLessThanOrEqual(room);
    await expect.element(result()).toBeInViewport({ ratio: 1 });
  });

  test('a result in words that is saved again counts as none', async () => {
    const { save } = await ended();
    await result().fill('a lot!!');
    await press('Save & Earn Tokens');
    await expect.element(page.getByText(/^Not saved yet: that is not a number\./)).toBeVisible();
    await press('Save without result');
    await expect.poll(() => save.mock.calls[0]?.[0]).toMatchObject({ result: 0 });
  });

  test('a double click on what was typed wrong asks, and does not answer by itself', async () => {
    const { save } = await ended();
    await result().fill('-1');
    await page.getByRole('button', { name: 'Save & Earn Tokens' }).dblClick();
    await expect.element(page.getByText(/^Not saved yet: that is not a number\./)).toBeVisible();
    expect(save).not.toHaveBeenCalled();
    await press('Save without result');
    await expect.poll(() => save.mock.calls[0]?.[0]).toMatchObject({ result: 0 });
  });

  test('says before it saves what counts of a number with a fraction, or with thousands apart', async () => {
    const { save } = await ended();
    await result().fill('12.5');
    await press('Save & Earn Tokens');
    await expect.element(page.getByText('Only 12 of that would count. Type a whole number, like 31, or keep 12.')).toBeVisible();
    expect(save).not.toHaveBeenCalled();
    await press('Save 12');
    await expect.poll(() => save.mock.calls[0]?.[0]).toMatchObject({ result: 12 });
  });

  test('is saved as the server expects it, under a key of its own', async () => {
    const { save } = await ended();
    await result().fill('31');
    await press('Save & Earn Tokens');
    await expect.element(page.getByText('Well played')).toBeVisible();
    const [post, key] = save.mock.calls[0] ?? [];
    expect(post).toEqual({
      drill_id: 'juggling',
      side: 'both',
      duration_minutes: 5,
      result: 31,
      finished_at: expect.stringMatching(/^2026-06-01T.*[+-]\d\d:\d\d$/),
      time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
    expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });

  test('tapped twice is saved once', async () => {
    let answer: (saved: typeof savedSession) => void = () => undefined;
    const { save } = await ended(() => new Promise((resolve) => (answer = resolve)));
    const button = page.getByRole('button', { name: /Save & Earn Tokens/ }).element() as HTMLButtonElement;
    button.click();
    button.click();
    await expect.element(page.getByRole('button', { name: /Save & Earn Tokens/ })).toHaveAttribute('aria-busy', 'true');
    button.click();
    await userEvent.keyboard('{Enter}');
    answer(savedSession);
    await expect.element(page.getByText('Well played')).toBeVisible();
    expect(save).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['', 0],
    ['12 or so', 12],
  ])('with "%s" as its result counts %i', async (text, number) => {
    const { save } = await ended();
    await result().fill(text);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => save.mock.calls[0]?.[0].result).toBe(number);
  });

  test('takes no more than 10,000', async () => {
    const { save } = await ended();
    await result().fill('10001');
    await expect.element(said('At most 10,000.')).toBeInTheDocument();
    await press('Save & Earn Tokens');
    expect(save).not.toHaveBeenCalled();
  });

  test('that nobody can count in the time is asked about once, and saved as it is when it is meant', async () => {
    const { save } = await ended();
    await result().fill('4200');
    await expect.element(said('50+ XP and 10+ tokens')).toBeInTheDocument();
    await press('Save & Earn Tokens');
    await expect.element(said('4,200 touches in 5 minutes? Nobody is that quick.')).toBeVisible();
    await expect.element(said(/You can save it all the same/)).toBeVisible();
    expect(save).not.toHaveBeenCalled();
    await press('Save without bonus');
    await expect.poll(() => save.mock.calls[0]?.[0].result).toBe(4_200);
  });

  test('is asked about anew where it was changed to another that nobody can count, and not where it can be', async () => {
    const { save } = await ended();
    await result().fill('4200');
    await press('Save & Earn Tokens');
    await result().fill('3001');
    await press('Save & Earn Tokens');
    await expect.element(said(/3,001 touches in 5 minutes\?/)).toBeInTheDocument();
    expect(save).not.toHaveBeenCalled();
    await result().fill('3000');
    await expect.element(said(/3,001 touches/)).not.toBeInTheDocument();
    await press('Save & Earn Tokens');
    await expect.poll(() => save.mock.calls[0]?.[0].result).toBe(3_000);
  });

  test('can be left unsaved, after a question', async () => {
    await ended();
    await press('Leave without saving');
    await press('Stop session');
    await expect.element(said(/Practice session stopped\. No rewards earned\./)).toBeInTheDocument();
  });
});

describe('a save that fails', () => {
  test('says it in the words of the server, with its tip, and may be changed', async () => {
    const refusal = new ApiError({
      status: 422,
      code: 'day_full',
      message: 'The day is full.',
      suggestion: 'Come back tomorrow.',
    });
    const { save } = await ended(vi.fn<Save>().mockRejectedValueOnce(refusal).mockResolvedValueOnce(savedSession));
    await result().fill('31');
    await press('Save & Earn Tokens');
    await expect.element(said('The day is full.')).toBeInTheDocument();
    await expect.element(said('Tip: Come back tomorrow.')).toBeInTheDocument();
    await result().fill('30');
    await press('Save & Earn Tokens');
    await expect.element(page.getByText('Well played')).toBeVisible();
    expect(save.mock.calls.map(([post]) => post.result)).toEqual([31, 30]);
  });

  test('without words has the status', async () => {
    await ended(async () => Promise.reject(new ApiError({ status: 502, code: 'unknown', message: 'HTTP 502' })));
    await press('Save & Earn Tokens');
    await expect.element(said('Failed to save session: HTTP 502')).toBeInTheDocument();
  });

  test('without an answer is sent again exactly as it was, under the same key', async () => {
    const lost = new ApiError({ status: 0, code: 'network', message: 'Network error' });
    const { save } = await ended(vi.fn<Save>().mockRejectedValueOnce(lost).mockResolvedValueOnce(savedSession));
    await result().fill('31');
    await press('Save & Earn Tokens');
    await expect.element(said('Failed to save session. Please try again.')).toBeInTheDocument();
    await expect.element(result()).toHaveAttribute('readonly');
    await press('Save & Earn Tokens');
    await expect.element(page.getByText('Well played')).toBeVisible();
    expect(save.mock.calls[1]).toEqual(save.mock.calls[0]);
  });

  test('is offered again after a reload, exactly as it was', async () => {
    const lost = new ApiError({ status: 0, code: 'network', message: 'Network error' });
    const { save, reload } = await ended(vi.fn<Save>().mockRejectedValueOnce(lost).mockResolvedValueOnce(savedSession));
    await result().fill('31');
    await press('Save & Earn Tokens');
    await expect.element(said('Failed to save session. Please try again.')).toBeInTheDocument();
    await reload();
    await expect.element(result()).toHaveValue('31');
    await press('Save & Earn Tokens');
    await expect.element(page.getByText('Well played')).toBeVisible();
    expect(save.mock.calls[1]).toEqual(save.mock.calls[0]);
  });
});

describe('a saved session', () => {
  test('shows why each XP and token was earned, the level gained and the streak', async () => {
    const { queries } = await ended();
    await press('Save & Earn Tokens');
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
  });

  test.each([
    ['overlap', /overlaps another one of yours.*It stays in your history\./],
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

  test('says that a result which nobody can count in the time earned nothing', async () => {
    const session = { ...savedSession.session, result: 4_200, result_counts: false, improvement_from_last: 0 };
    await ended(async () => ({ ...savedSession, session }));
    await press('Save & Earn Tokens');
    await expect.element(page.getByText('A result of 4,200 in 5 minutes is in your history, and is no best and no bonus.')).toBeVisible();
  });

  test('has the screen to itself where the result beats all earlier ones, and says by how much', async () => {
    letMove();
    const rewards = { ...savedSession.rewards, bestResultBefore: 28, levelAfter: 1, bestStreakBefore: 12 };
    await ended(async () => ({ ...savedSession, rewards }));
    await press('Save & Earn Tokens');
    await expect.poll(() => document.querySelector<HTMLElement>('[data-kind]')?.dataset['kind']).toBe('record');
    expect(document.querySelector('[data-kind]')?.textContent).toContain('31New recordJuggling');
    const words = 'Session saved. You earned 53 XP and 45 tokens. New record in Juggling: 31.';
    await expect.element(page.getByRole('region', { name: 'Well played' }).getByRole('status')).toHaveTextContent(words);
    await expect.element(page.getByText('Your best yet: 3 touches more')).toBeVisible();
    await expect.element(page.getByText(/more than last time/)).not.toBeInTheDocument();
    vi.restoreAllMocks();
  });

  test('says that a result is the first mark of its drill, and gives it the screen', async () => {
    const rewards = { ...savedSession.rewards, levelAfter: 1, bestStreakBefore: 12, bestResultBefore: 0 };
    await ended(async () => ({ ...savedSession, rewards }));
    await press('Save & Earn Tokens');
    await expect.poll(() => document.querySelector<HTMLElement>('[data-kind]')?.dataset['kind']).toBe('firstMark');
    expect(document.querySelector('[data-kind]')?.textContent).toContain('31Your first markJuggling');
    const words = 'Session saved. You earned 53 XP and 45 tokens. Your first mark in Juggling: 31.';
    await expect.element(page.getByRole('region', { name: 'Well played' }).getByRole('status')).toHaveTextContent(words);
    await expect.element(page.getByText('31 touches: your first mark')).toBeVisible();
    // Once.
    await expect.element(page.getByText('Juggling · 5 min', { exact: true })).toBeVisible();
  });

  test.each([
    [{ experienceToNextLevel: 16 }, '16 XP to level 3. One more?'],
    [{ totalSessions: 24 }, 'One more session brings you the badge Committed.'],
  ])('offers one more where that is sure to bring something: %o', async (after, words) => {
    const stats = { ...savedSession.stats, tokens: 4, ...after };
    const rewards = { ...savedSession.rewards, tokensEarned: 4, minutesOfDay: 20 };
    await ended(async () => ({ ...savedSession, rewards, stats }));
    await press('Save & Earn Tokens');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByText(words)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'One more' })).toBeVisible();
  });

  test('shows each badge it brought, by name', async () => {
    const rewards = { ...savedSession.rewards, achievements: ['sessions1', 'level1', 'tokens100'] as const };
    await ended(async () => ({ ...savedSession, rewards: { ...rewards, achievements: [...rewards.achievements] } }));
    await press('Save & Earn Tokens');
    const badges = page.getByRole('region', { name: 'New badges' }).getByRole('listitem');
    await expect.element(badges.nth(0).getByText('First Steps')).toBeVisible();
    await expect.element(badges.nth(0).getByText('Finish your first session.')).toBeVisible();
    await expect.element(badges.nth(1).getByText('Kick-Off')).toBeVisible();
    await expect.element(badges.nth(2).getByText('Token Master')).toBeVisible();
  });

  test('says for which day it counts when that is not today', async () => {
    const late = { ...savedSession, session: { ...savedSession.session, practice_day: '2026-05-30' } };
    await ended(async () => late);
    await press('Save & Earn Tokens');
    await expect.element(said('Counts for Saturday, May 30')).toBeInTheDocument();
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
    await page.getByText('Well played').click();
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
      expect(page.getByRole('button', { name: 'One more' }).elements()).toEqual([]);
      await userEvent.keyboard('{Enter}');
      await onward('level');
    }

    test('has the screen for each of it, one after another, and a press goes on', async () => {
      await celebrated();
      expect(moment()?.getBoundingClientRect()).toMatchObject({ width: innerWidth, height: innerHeight });
      moment()?.click();
      await onward('bestStreak');
      await userEvent.keyboard(' ');
      await onward('badge');
      moment()?.click();
      await expect.element(page.getByRole('button', { name: 'One more' })).toBeVisible();
      expect(moment()).toBeNull();
    });

    test('leaves a moment standing for keys that are meant for something else', async () => {
      await celebrated();
      const focused = document.activeElement;
      await userEvent.keyboard('x{PageDown}{ArrowDown}{Tab}{Shift}');
      expect(moment()?.dataset['kind']).toBe('level');
      // Nor does the focus go about beneath it.
      expect(document.activeElement).toBe(focused);
      await userEvent.keyboard('{Escape}');
      await expect.poll(moment).toBeNull();
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
    await expect.element(page.getByRole('button', { name: 'One more' })).toBeVisible();
    vi.restoreAllMocks();
  });

  test('is told to a screen reader once, in whole sentences', async () => {
    const rewards = { ...savedSession.rewards, achievements: ['sessions1' as const] };
    await ended(async () => ({ ...savedSession, rewards }));
    await press('Save & Earn Tokens');
    const celebration = page.getByRole('region', { name: 'Well played' });
    const words = 'Session saved. You earned 53 XP and 45 tokens. You are level 2 now. Your longest streak yet: 12 days in a row. New badge: First Steps.';
    await expect.element(celebration.getByRole('status')).toHaveTextContent(words);
    await expect.element(celebration.getByText(/^.+\s· \d+ min\s· \d+ [a-z]+$/)).toBeVisible();
    expect(celebration.getByRole('status').elements()).toHaveLength(1);
    // What has the screen to itself is for the eyes: nothing is said twice.
    await userEvent.keyboard('x');
    await expect.poll(() => document.querySelector('[data-kind]')?.getAttribute('aria-hidden')).toBe('true');
    await expect.element(celebration.getByRole('status')).toHaveTextContent(words);
  });

  test('is promised in the same number as on the dashboard before: with what the recommendation adds', async () => {
    const { clock } = showPractice({ drillId: 'juggling', bonus: 15 });
    await press('START DRILL');
    clock.advance(COUNTDOWN + 5 * MINUTE);
    await expect.element(said('65+ XP and 10+ tokens')).toBeVisible();
  });

  const poor = { ...savedSession, stats: { ...savedSession.stats, tokens: 4 } };
  /** It earned what was missing for a pack. */
  const rich = { ...savedSession, stats: { ...savedSession.stats, tokens: 50 } };

  test('leads on to a pack where it earned what was missing for one', async () => {
    const { onNavigate } = await ended(async () => rich);
    await press('Save & Earn Tokens');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByText('You have 50 tokens, and a pack costs 10.')).toBeVisible();
    await press('Open Pack');
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith('rewards');
  });

  test('leads on to the same drill once more while the day’s goal is not reached', async () => {
    const { onNavigate, clock, save } = await ended(async () => poor);
    await press('Save & Earn Tokens');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByText('5 of 15 minutes done today. One more, if you like.')).toBeVisible();
    await press('One more');
    await expect.element(page.getByRole('combobox', { name: /^Drill/ })).toHaveTextContent('Juggling (Ball Control)');
    await expect.element(page.getByRole('combobox', { name: /^Drill/ })).toHaveFocus();
    await press('START DRILL');
    clock.advance(COUNTDOWN + 5 * MINUTE);
    await press('Save & Earn Tokens');
    await userEvent.keyboard('{Escape}');
    await press('Back to dashboard');
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith('dashboard');
    expect(new Set(save.mock.calls.map(([, key]) => key)).size).toBe(2);
  });

  test('on a wide screen another drill stands beside the step, on a phone the step alone', async () => {
    onTestFinished(() => page.viewport(1280, 800));
    await ended(async () => rich);
    await press('Save & Earn Tokens');
    await userEvent.keyboard('{Escape}');
    const step = page.getByRole('button', { name: 'Open Pack' });
    const more = page.getByRole('button', { name: 'One more drill' });
    await expect.element(more).toBeInViewport({ ratio: 1 });
    const tops = [step, more].map((button) => button.element().getBoundingClientRect().top);
    expect(Math.abs((tops[0] ?? 0) - (tops[1] ?? 0))).toBeLessThan(2);
    await page.viewport(390, 844);
    await expect.element(step).toBeVisible();
    await expect.element(more).not.toBeInTheDocument();
    await page.viewport(1280, 800);
    await more.click();
    await expect.element(page.getByRole('combobox', { name: /^Drill/ })).toHaveTextContent('Juggling (Ball Control)');
  });

  test('beside one more of the same stands another drill', async () => {
    await ended(async () => poor);
    await press('Save & Earn Tokens');
    await userEvent.keyboard('{Escape}');
    await press('Next drill: Cone Weaving');
    await expect.element(page.getByRole('combobox', { name: /^Drill/ })).toHaveTextContent('Cone Weaving (Dribbling)');
  });

  test('on the smallest phone XP and tokens stand side by side', async () => {
    await page.viewport(320, 568);
    onTestFinished(() => page.viewport(1280, 800));
    // The margins of a phone's page.
    document.body.style.paddingInline = '1rem';
    onTestFinished(() => document.body.removeAttribute('style'));
    await ended(async () => rich);
    await press('Save & Earn Tokens');
    const topOf = (name: string) => page.getByRole('region', { name }).element().getBoundingClientRect().top;
    await expect.element(page.getByRole('region', { name: 'Tokens' })).toBeVisible();
    expect(topOf('Tokens')).toBe(topOf('XP'));
  });

  test('on the lowest phones XP, tokens and streak are in the first view with the next step', async () => {
    // As much as a phone of 360 × 640 has above its bar.
    await page.viewport(360, 640);
    onTestFinished(() => page.viewport(1280, 800));
    await ended(async () => rich);
    await press('Save & Earn Tokens');
    await userEvent.keyboard('{Escape}');
    const next = page.getByRole('region', { name: 'What comes next' });
    await expect.element(next).toHaveFocus();
    await expect.element(page.getByRole('button', { name: 'Open Pack' })).toBeInViewport({ ratio: 1 });
    const edge = next.element().getBoundingClientRect().top;
    const won = [page.getByRole('region', { name: 'XP' }), page.getByRole('region', { name: 'Tokens' }), page.getByText('12 days')];
    for (const part of won) {
      const { top, bottom } = part.element().getBoundingClientRect();
      expect(top).toBeGreaterThanOrEqual(0);
      expect(bottom).toBeLessThanOrEqual(edge);
    }
  });

  test('on a phone lying down XP and tokens are counted up in the first view', async () => {
    await page.viewport(640, 360);
    onTestFinished(() => page.viewport(1280, 800));
    await ended(async () => rich);
    await press('Save & Earn Tokens');
    await expect.element(page.getByRole('region', { name: 'XP' })).toBeVisible();
    const card = page.getByRole('region', { name: 'Well played' }).element().getBoundingClientRect().top;
    for (const name of ['XP', 'Tokens']) {
      const number = page.getByRole('region', { name }).element().firstElementChild?.getBoundingClientRect().bottom ?? 0;
      // As above.
      expect(number - card).toBeLessThanOrEqual(360 - 150);
    }
  });

  test('on a page at twice its size the next step follows what was earned and covers none of it', async () => {
    await page.viewport(640, 450);
    onTestFinished(() => page.viewport(1280, 800));
    await ended(async () => rich);
    await press('Save & Earn Tokens');
    await userEvent.keyboard('{Escape}');
    const next = page.getByRole('region', { name: 'What comes next' });
    await expect.element(next).toHaveFocus();
    await expect.element(page.getByRole('button', { name: 'Open Pack' })).toBeInViewport({ ratio: 1 });
    window.scrollTo(0, 0);
    const top = next.element().getBoundingClientRect().top;
    const lines = [...page.getByRole('region', { name: 'XP' }).getByRole('listitem').elements(), page.getByText('12 days').element()];
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(line.getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
  });

  test.each([
    [640, 360],
    [740, 360],
    [844, 390],
  ])('on a phone lying down the next step is in the first view with what was earned, and covers none of it: %i × %i', async (width, height) => {
    await page.viewport(width, height);
    onTestFinished(() => page.viewport(1280, 800));
    await ended(async () => rich);
    await press('Save & Earn Tokens');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('region', { name: 'What comes next' })).toHaveFocus();
    const steps = ['Open Pack', 'Back to dashboard'].map((name) => page.getByRole('button', { name }));
    for (const step of steps) await expect.element(step).toBeInViewport({ ratio: 1 });
    const said = [page.getByRole('heading', { name: 'Well played' }), page.getByText(/^Juggling/).first(), ...page.getByRole('region', { name: 'XP' }).getByRole('listitem').all()];
    for (const one of said) {
      await expect.element(one).toBeInViewport({ ratio: 1 });
      const range = document.createRange();
      range.selectNodeContents(one.element());
      const words = range.getBoundingClientRect();
      for (const step of steps) {
        const button = step.element().getBoundingClientRect();
        expect(words.right <= button.left || words.bottom <= button.top || words.top >= button.bottom).toBe(true);
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
    await expect.element(page.getByRole('button', { name: 'One more' })).toBeInViewport({ ratio: 1 });
    // Beside what was earned, not in its place.
    expect(scrollY).toBe(0);
    for (const name of ['XP', 'Tokens']) await expect.element(page.getByRole('region', { name }).getByText(/^\+\d+$/).first()).toBeInViewport({ ratio: 1 });
    await press('One more');
    await expect.element(page.getByRole('combobox', { name: /^Drill/ })).toHaveFocus();
    await expect.poll(() => scrollY).toBe(0);
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
