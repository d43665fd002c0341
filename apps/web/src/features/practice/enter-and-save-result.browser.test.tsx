import { ApiError } from '@touchline/contracts/client';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { savedSession } from './testing/saved-session.ts';
import { showPractice } from './testing/show-practice.tsx';
import type { Save } from './testing/show-practice.tsx';
import { COUNTDOWN, ended, MINUTE, press, result, said } from './testing/practice-tab-locators-and-steps.ts';

beforeEach(() => localStorage.clear());

describe('a complete session', () => {
  test('from a laptop on is as wide as the page, with what the result is about beside what is typed; on a smaller one without', async () => {
    onTestFinished(() => page.viewport(1280, 800));
    await page.viewport(1440, 900);
    await ended();
    const first = page.getByText('What you count is your first result');
    const parts = [first, page.getByText('Level 2'), page.getByText('12 days')];
    for (const part of parts) {
      await expect.element(part).toBeInViewport({ ratio: 1 });
      expect(part.element().getBoundingClientRect().right).toBeLessThan(result().element().getBoundingClientRect().left);
    }
    const { width } = page.getByRole('region', { name: 'Session complete' }).element().getBoundingClientRect();
    expect(width).toBeGreaterThan(1200);
    await page.viewport(700, 900);
    await expect.element(first).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Save & Earn Tokens' })).toBeInViewport({ ratio: 1 });
  });

  test('beside it stand the best to beat and the last result', async () => {
    onTestFinished(() => page.viewport(1280, 800));
    await page.viewport(1280, 900);
    const practice = showPractice({ drillId: 'juggling', practised: { juggling: 41 } });
    await press('START DRILL');
    practice.clock.advance(COUNTDOWN + 5 * MINUTE);
    // The medal has what is won: the minutes. What is still to be reached heads what is typed.
    await expect.element(page.getByText('5min', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Best 41', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Last time: 31')).toBeVisible();
  });

  test.each([
    ['40', 'Best 41'],
    ['46', 'New best: 41 → 46'],
  ])('what is typed stands in the medal, and in the place of the best once it beats that: %s', async (typed, against) => {
    onTestFinished(() => page.viewport(1280, 800));
    await page.viewport(1280, 900);
    const practice = showPractice({ drillId: 'juggling', practised: { juggling: 41 } });
    await press('START DRILL');
    practice.clock.advance(COUNTDOWN + 5 * MINUTE);
    await expect.element(page.getByText('Best 41')).toBeVisible();
    await result().fill(typed);
    await expect.element(page.getByText(`${typed}touches`)).toBeVisible();
    await expect.element(page.getByText(against)).toBeVisible();
    expect(page.getByText(/^(Best|New best)/).elements()).toHaveLength(1);
  });

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
    await expect.element(said('70 XP and 10 tokens or more')).toBeInTheDocument();
    await result().fill('31');
    await expect.element(said('73 XP and 20 tokens or more')).toBeInTheDocument();
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

  test('a large count is reached in a few large steps', async () => {
    await ended();
    for (const by of [50, 20, 10, 5]) await page.getByRole('button', { name: `Add ${by}`, exact: true }).click();
    await expect.element(result()).toHaveValue('85');
  });

  test('has its large steps and the button that saves in the first view of a low screen, what explains them below', async () => {
    await ended();
    for (const [width, height] of [
      [320, 568],
      [360, 640],
      [390, 664],
      [640, 360],
      [740, 360],
    ] as const) {
      await page.viewport(width, height);
      await expect.element(result()).toBeVisible();
      const bottomOf = (part: { element: () => Element }): number => part.element().getBoundingClientRect().bottom;
      const card = page.getByRole('region', { name: 'Session complete' }).element().getBoundingClientRect().top;
      await expect.element(page.getByRole('button', { name: 'Add 10', exact: true })).toBeVisible();
      const save = page.getByRole('button', { name: 'Save & Earn Tokens' });
      // The header, the tab's name and the bar take up to 160 px, of a phone lying down 150.
      const room = height - (width > height ? 150 : 160);
      expect(bottomOf(save) - card).toBeLessThanOrEqual(room);
      expect(bottomOf(page.getByRole('button', { name: 'Add 10', exact: true })) - card).toBeLessThanOrEqual(room);
      const isLying = width > height;
      const hint = isLying ? 'Not counted? Leave it empty and save.' : 'A result earns extra XP and tokens. Not counted? Leave it empty and save.';
      // The words follow the new size a moment later.
      await expect.element(page.getByText(hint)).toBeVisible();
      expect(bottomOf(page.getByText(hint))).toBeGreaterThan(bottomOf(save));
      // Lying down it is above the bar as a whole: the header and the bar take 115 px in the app, and the tab's name none.
      expect(bottomOf(page.getByText(hint)) - card).toBeLessThanOrEqual(isLying ? height - 115 : Number.POSITIVE_INFINITY);
      await expect.element(result()).toHaveAccessibleDescription(hint);
    }
  });

  test('has the number of each large step in the middle of its button', async () => {
    await ended();
    for (const name of ['Add 5', 'Add 10', 'Add 20', 'Add 50']) {
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
    await expect.element(page.getByText('Best 1,048')).toBeVisible();
  });

  test('on a phone what is typed is told as a record as soon as it is one', async () => {
    onTestFinished(() => page.viewport(1280, 800));
    await page.viewport(390, 844);
    const { clock } = showPractice({ drillId: 'juggling', practised: { juggling: 41 } });
    await press('START DRILL');
    await expect.element(said('Get ready')).toBeInTheDocument();
    clock.advance(COUNTDOWN + 5 * MINUTE);
    await expect.element(page.getByText('Best 41')).toBeVisible();
    await result().fill('46');
    await expect.element(page.getByText('New best: 41 → 46')).toBeVisible();
    await expect.element(page.getByText('Best 41', { exact: true })).not.toBeInTheDocument();
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
    await expect.element(said('Nobody is that quick: this number earns no bonus. 50 XP and 10 tokens or more')).toBeInTheDocument();
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

  test('can be left unsaved, after a question that knows that the session is over', async () => {
    await ended();
    await press('Leave without saving');
    await expect.element(page.getByRole('alertdialog', { name: 'Leave without saving?' }).getByText(/^5\sminutes of practice are then in no list and earn nothing\.$/)).toBeVisible();
    await press('Back to the result');
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
    await press('Leave without saving');
    await press('Leave');
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
