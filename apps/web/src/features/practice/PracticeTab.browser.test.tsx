import { ApiError } from '@touchline/contracts/client';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { statsQuery } from '../../api/index.ts';
import { savedSession } from './testing/savedSession.ts';
import { showPractice, START } from './testing/showPractice.tsx';
import type { Save } from './testing/showPractice.tsx';

const MINUTE = 60_000;
const COUNTDOWN = 11_000;

const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
const said = (text: string | RegExp) => page.getByText(text).first();
const timer = () => page.getByRole('timer');
const arena = () => page.getByRole('dialog', { name: 'Juggling' });
const result = () => page.getByRole('textbox', { name: 'Your result' });

/** The practice tab with juggling just begun. */
async function running(save?: Save) {
  const practice = showPractice({ drillId: 'juggling', ...(save && { save }) });
  await press('START DRILL');
  await expect.element(said('Get ready')).toBeInTheDocument();
  practice.clock.advance(COUNTDOWN);
  await expect.element(timer()).toHaveTextContent('5:00');
  return practice;
}

/** The practice tab with juggling just ended. */
async function ended(save?: Save) {
  const practice = await running(save);
  practice.clock.advance(5 * MINUTE);
  await expect.element(result()).toBeVisible();
  return practice;
}

beforeEach(() => localStorage.clear());

describe('choosing', () => {
  test('offers the drills by level, each with its category', async () => {
    showPractice();
    await expect.element(page.getByRole('combobox', { name: /^Drill/ })).toHaveTextContent('Choose a drill...');
    await page.getByRole('combobox', { name: /^Drill/ }).click();
    const first = page.getByRole('group', { name: 'Level 1 - Foundation Building' });
    await expect.element(first.getByRole('option', { name: 'Toe Taps (Ball Control)' })).toBeVisible();
    await expect.element(page.getByRole('group', { name: 'Level 2 - Control & Coordination' })).toBeInTheDocument();
    await first.getByRole('option', { name: 'Wall Passes (Passing)' }).click();
    await expect.element(page.getByRole('heading', { name: 'Wall Passes' })).toBeVisible();
    await expect.element(page.getByRole('figure', { name: 'Wall Passes, seen from above' })).toBeVisible();
    await expect.element(said('Stand about four big steps from a wall.')).toBeInTheDocument();
  });

  test('begins with both feet, five minutes, and the timer set to them', async () => {
    showPractice();
    await expect.element(page.getByRole('radio', { name: 'Both' })).toBeChecked();
    await expect.element(page.getByRole('textbox', { name: 'Duration' })).toHaveValue('5');
    await expect.element(page.getByRole('status', { name: 'Timer set to 5:00' })).toHaveTextContent('5:00');
    await page.getByRole('textbox', { name: 'Duration' }).fill('12');
    await expect.element(page.getByRole('status', { name: 'Timer set to 12:00' })).toHaveTextContent('12:00');
  });

  test('does not start without a drill, says so and goes to the field', async () => {
    showPractice();
    await press('START DRILL');
    await expect.element(said('Please select a drill first!')).toBeInTheDocument();
    await expect.element(page.getByRole('combobox', { name: /^Drill/ })).toHaveFocus();
  });

  test('does not start without a duration', async () => {
    showPractice({ drillId: 'juggling' });
    await page.getByRole('textbox', { name: 'Duration' }).fill('');
    await expect.element(said('Choose 1 to 240 minutes.')).toBeInTheDocument();
    await press('START DRILL');
    await expect.element(page.getByRole('textbox', { name: 'Duration' })).toHaveFocus();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('a drill chosen elsewhere waits in the field', async () => {
    showPractice({ drillId: 'cone_weaving' });
    await expect.element(page.getByRole('combobox', { name: /^Drill/ })).toHaveTextContent('Cone Weaving (Dribbling)');
  });

  test('warm-up and safety stand beside the start', async () => {
    showPractice();
    await expect.element(said(/Warm up for 3 to 5 minutes/)).toBeInTheDocument();
    await expect.element(said('Stop if something hurts.')).toBeInTheDocument();
    await expect.element(said('Any knock to the head: stop and tell an adult.')).toBeInTheDocument();
  });
});

describe('the timer', () => {
  test('counts down, says GO, then runs to the end of the drill', async () => {
    const { clock } = showPractice({ drillId: 'juggling' });
    await press('START DRILL');
    await expect.element(arena().getByText('10', { exact: true })).toBeVisible();
    clock.advance(7_000);
    await expect.element(arena().getByText('3', { exact: true }).first()).toBeInTheDocument();
    clock.advance(3_000);
    await expect.element(arena().getByText('GO').first()).toBeVisible();
    clock.advance(1_000);
    await expect.element(timer()).toHaveTextContent('5:00');
    clock.advance(1_000);
    await expect.element(timer()).toHaveTextContent('4:59');
    clock.advance(5 * MINUTE);
    await expect.element(page.getByText('Session complete')).toBeVisible();
  });

  test('can be left during the countdown without a question', async () => {
    showPractice({ drillId: 'juggling' });
    await press('START DRILL');
    await press('Cancel');
    await expect.element(page.getByRole('button', { name: 'START DRILL' })).toBeVisible();
  });

  test('stands still on the space bar and goes on with Resume', async () => {
    const { clock } = await running();
    clock.advance(MINUTE);
    await userEvent.keyboard(' ');
    await expect.element(page.getByRole('button', { name: 'Resume' })).toBeVisible();
    await expect.element(said('Paused')).toBeInTheDocument();
    clock.advance(10 * MINUTE);
    await expect.element(timer()).toHaveTextContent('4:00');
    await press('Resume');
    clock.advance(1_000);
    await expect.element(timer()).toHaveTextContent('3:59');
  });

  test('looks and reads differently from 60 seconds and from 30 seconds on', async () => {
    const { clock } = await running();
    clock.advance(4 * MINUTE - 1_000);
    await expect.element(timer()).toHaveTextContent('1:01');
    await expect.element(page.getByText('Last minute')).not.toBeInTheDocument();
    clock.advance(1_000);
    await expect.element(page.getByText('Last minute')).toBeVisible();
    clock.advance(30_000);
    await expect.element(page.getByText('Last 30 seconds')).toBeVisible();
  });

  test('tells a screen reader the minutes, then the last seconds', async () => {
    const { clock } = await running();
    clock.advance(MINUTE);
    await expect.element(said('4 minutes left')).toBeInTheDocument();
    clock.advance(3 * MINUTE);
    await expect.element(said('1 minute left')).toBeInTheDocument();
    clock.advance(50_000);
    await expect.element(said('10 seconds left')).toBeInTheDocument();
    clock.advance(9_000);
    await expect.element(said('1 second left')).toBeInTheDocument();
  });

  test('hides its controls after five seconds; a tap brings them back for three', async () => {
    const { clock } = await running();
    await expect.element(arena()).toHaveAttribute('data-controls', 'shown');
    clock.advance(5_000);
    await expect.element(arena()).toHaveAttribute('data-controls', 'hidden');
    await timer().click();
    await expect.element(arena()).toHaveAttribute('data-controls', 'shown');
    clock.advance(2_999);
    await expect.element(arena()).toHaveAttribute('data-controls', 'shown');
    clock.advance(1);
    await expect.element(arena()).toHaveAttribute('data-controls', 'hidden');
  });

  test('keeps its controls while it is paused, and focus inside always', async () => {
    const { clock } = await running();
    await press('Pause');
    clock.advance(MINUTE);
    await expect.element(arena()).toHaveAttribute('data-controls', 'shown');
    for (let step = 0; step < 5; step += 1) {
      await userEvent.tab();
      expect(arena().element().contains(document.activeElement)).toBe(true);
    }
  });

  test('keeps the screen on, and asks again when the page was away', async () => {
    const locks: { released: boolean; release: () => Promise<void> }[] = [];
    const request = vi.spyOn(navigator.wakeLock, 'request').mockImplementation(async () => {
      const lock = { released: false, release: async () => void (lock.released = true) };
      locks.push(lock);
      return lock as unknown as WakeLockSentinel;
    });
    const { clock } = await running();
    await vi.waitFor(() => expect(locks.filter((lock) => !lock.released)).toHaveLength(1));
    // The browser takes the lock when the page is hidden.
    for (const lock of locks) lock.released = true;
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(locks.filter((lock) => !lock.released)).toHaveLength(1));
    clock.advance(5 * MINUTE);
    await vi.waitFor(() => expect(locks.every((lock) => lock.released)).toBe(true));
    request.mockRestore();
  });

  test('on a phone that slept is right on waking, and knows when the drill ended', async () => {
    const { clock, save } = await running();
    clock.sleep(2 * MINUTE);
    await expect.element(timer()).toHaveTextContent('3:00');
    clock.sleep(45 * MINUTE);
    await expect.element(said(/The timer ended/)).toBeInTheDocument();
    await press('Save & Earn Tokens');
    await expect.poll(() => save.mock.calls.length).toBe(1);
    expect(Date.parse(String(save.mock.calls[0]?.[0].finished_at))).toBe(START + COUNTDOWN + 5 * MINUTE);
  });
});

describe('stopping', () => {
  test('asks; to keep going changes nothing', async () => {
    const { clock } = await running();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByText('Stop this session?')).toBeVisible();
    clock.advance(MINUTE);
    await press('Keep going');
    await expect.element(page.getByText('Stop this session?')).not.toBeInTheDocument();
    await expect.element(timer()).toHaveTextContent('4:00');
  });

  test('confirmed says that nothing was earned and saves nothing', async () => {
    const { save } = await running();
    await press('Stop');
    await press('Stop session');
    await expect.element(said('Practice session stopped. No rewards earned.')).toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'START DRILL' })).toBeVisible();
    expect(save).not.toHaveBeenCalled();
  });
});

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
    await expect.element(said('At least 70 XP and 10 tokens')).toBeInTheDocument();
    await result().fill('31');
    await expect.element(said('At least 73 XP and 20 tokens')).toBeInTheDocument();
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
    ['lots', 0],
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

  test('can be left unsaved, after a question', async () => {
    await ended();
    await press('Leave without saving');
    await press('Stop session');
    await expect.element(said('Practice session stopped. No rewards earned.')).toBeInTheDocument();
  });
});

describe('a save that fails', () => {
  test('says it in the words of the server, with its tip, and may be changed', async () => {
    const refusal = new ApiError({ status: 422, code: 'day_full', message: 'The day is full.', suggestion: 'Come back tomorrow.' });
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
    const { queryKey } = statsQuery({ call: vi.fn<() => Promise<never>>() });
    expect(queries.getQueryData(queryKey)).toEqual(savedSession.stats);
  });

  test('says for which day it counts when that is not today', async () => {
    const late = { ...savedSession, session: { ...savedSession.session, practice_day: '2026-05-30' } };
    await ended(async () => late);
    await press('Save & Earn Tokens');
    await expect.element(said('Counted for its own day, Saturday, May 30')).toBeInTheDocument();
  });

  test('stops moving at a tap', async () => {
    await ended();
    await press('Save & Earn Tokens');
    await page.getByText('Well played').click();
    const group = page.getByRole('region', { name: 'Well played' }).element();
    await expect.poll(() => group.getAnimations({ subtree: true })).toEqual([]);
    await expect.element(page.getByRole('region', { name: 'XP' }).getByText('+53').first()).toBeVisible();
  });

  test('leads on: the same drill again, or back to the dashboard', async () => {
    const { onNavigate, clock, save } = await ended();
    await press('Save & Earn Tokens');
    await press('Practise again');
    await expect.element(page.getByRole('combobox', { name: /^Drill/ })).toHaveTextContent('Juggling (Ball Control)');
    await press('START DRILL');
    clock.advance(COUNTDOWN + 5 * MINUTE);
    await press('Save & Earn Tokens');
    await press('Back to dashboard');
    expect(onNavigate).toHaveBeenCalledExactlyOnceWith('dashboard');
    expect(new Set(save.mock.calls.map(([, key]) => key)).size).toBe(2);
  });
});

describe('a reload during a drill', () => {
  test('offers to go back, with the right time', async () => {
    const { clock, reload } = await running();
    clock.advance(MINUTE);
    await expect.element(timer()).toHaveTextContent('4:00');
    await reload();
    await expect.element(page.getByText('Your drill is still running')).toBeVisible();
    clock.advance(MINUTE);
    await expect.element(said('3:00 left of Juggling, Both Feet')).toBeInTheDocument();
    await press('Back to the timer');
    await expect.element(timer()).toHaveTextContent('3:00');
  });

  test('of a paused one offers it paused', async () => {
    const { clock, reload } = await running();
    clock.advance(MINUTE);
    await userEvent.keyboard(' ');
    await expect.element(page.getByRole('button', { name: 'Resume' })).toBeVisible();
    await reload();
    clock.advance(20 * MINUTE);
    await expect.element(page.getByText('Your drill is paused')).toBeVisible();
    await press('Back to the timer');
    await expect.element(timer()).toHaveTextContent('4:00');
  });

  test('that ended meanwhile goes to the result', async () => {
    const { clock, reload } = await running();
    clock.sleep(4 * MINUTE);
    await reload();
    await expect.element(page.getByText('Your drill is still running')).toBeVisible();
    clock.sleep(MINUTE);
    await expect.element(page.getByText('Session complete')).toBeVisible();
  });

  test('can be answered with a stop', async () => {
    const { reload } = await running();
    await reload();
    await press('Stop');
    await press('Stop session');
    await expect.element(said('Practice session stopped. No rewards earned.')).toBeInTheDocument();
    await reload();
    await expect.element(page.getByRole('button', { name: 'START DRILL' })).toBeVisible();
  });
});
