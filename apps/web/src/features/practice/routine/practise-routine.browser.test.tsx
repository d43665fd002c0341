import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { drillInstructions } from '@touchline/messages/drill-instructions';
import { page, userEvent } from 'vitest/browser';
import { keepRoutine } from '../../../offline/index.ts';
import { savedSession } from '../testing/sample-save-session-response.ts';
import { showPractice, type Save } from '../testing/show-practice.tsx';
import { COUNTDOWN, MINUTE, press, result, said, timer } from '../testing/practice-tab-locators-and-steps.ts';
import { juggling, turning, toeTaps, evening, saving, started, resting, rest, finished } from '../testing/start-routine.ts';

beforeEach(() => {
  localStorage.clear();
});

describe('a routine', () => {
  test('is started with one press, and each of its drills is a session of its own', async () => {
    const save = saving();
    const { clock } = await started({ save });
    await expect.element(said('Drill 1 of 2 · Next: Toe Taps')).toBeVisible();
    clock.advance(5 * MINUTE);
    await result().fill('12');
    await press('Save & Earn Tokens');
    await expect.element(rest()).toHaveTextContent('0:30');
    await expect.element(said('Next: Toe Taps')).toBeVisible();
    await expect.element(page.getByText('Next drill in 30 seconds: Toe Taps')).toBeInTheDocument();
    clock.advance(29_000);
    await expect.element(rest()).toHaveTextContent('0:01');
    clock.advance(1_000);
    await expect.element(said('Get ready')).toBeInTheDocument();
    // Who has just finished a drill is warm.
    await expect.element(page.getByText(/Drink water\./)).toBeInTheDocument();
    await expect.element(page.getByText(/warm up first/)).not.toBeInTheDocument();
    clock.advance(COUNTDOWN);
    await expect.element(said('Drill 2 of 2 · Last one')).toBeVisible();
    clock.advance(MINUTE);
    await expect.element(result()).toBeVisible();
    await press('Save & Earn Tokens');
    await expect.element(page.getByRole('heading', { name: 'Routine done' })).toBeVisible();
    await expect.element(finished().nth(0)).toHaveTextContent('Juggling, 5 minutes12 touches+53 XP, +45 tokens');
    await expect.element(finished().nth(1)).toHaveTextContent('Toe Taps, 1 minute+53 XP, +45 tokens');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('region', { name: 'XP', exact: true }).getByText('+106').first()).toBeInTheDocument();
    await expect.element(page.getByRole('region', { name: 'Tokens', exact: true }).getByText('+90').first()).toBeInTheDocument();
    expect(save.mock.calls.map(([post]) => [post.drill_id, post.side, post.duration_minutes, post.result])).toEqual([
      ['juggling', 'both', 5, 12],
      ['toe_taps', 'left', 1, 0],
    ]);
    const [first, second] = save.mock.calls.map(([post, key]) => ({ key, end: Date.parse(post.finished_at ?? '') }));
    expect(first?.key).not.toBe(second?.key);
    // They do not overlap.
    expect(Number(second?.end) - Number(first?.end)).toBeGreaterThanOrEqual(MINUTE);
  });

  test('goes on by itself with what was typed when the rest is over, and never waits for a form', async () => {
    const save = saving();
    const { clock } = await started({ save });
    clock.advance(5 * MINUTE);
    await expect.element(page.getByRole('heading', { name: 'Drill done' })).toBeVisible();
    await expect.element(page.getByRole('figure', { name: 'Toe Taps, seen from above' })).toBeVisible();
    await expect.element(rest()).toHaveTextContent('0:30');
    await expect.element(said('Next: Toe Taps')).toBeVisible();
    clock.advance(10_000);
    await result().fill('12');
    clock.advance(20_000);
    await expect.element(said('Get ready')).toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'Toe Taps' })).toBeInTheDocument();
    expect(save.mock.calls.map(([post]) => [post.drill_id, post.result])).toEqual([['juggling', 12]]);
  });

  test('asks for the result in words that fit their field, and shows the number large', async () => {
    await page.viewport(390, 844);
    const { clock } = await started({ save: saving() });
    clock.advance(5 * MINUTE);
    // The drill that comes next stands above it.
    await expect.element(page.getByRole('textbox', { name: 'Your result in Juggling' })).toBeVisible();
    expect(page.getByText(/^Best \d/).elements()).toEqual([]);
    const field = result().element() as HTMLInputElement;
    const style = () => getComputedStyle(field);
    const ruler = new OffscreenCanvas(1, 1).getContext('2d');
    if (ruler === null) throw new Error('no canvas to measure on');
    ruler.font = style().font;
    expect(ruler.measureText(field.placeholder).width).toBeLessThanOrEqual(field.clientWidth - Number.parseFloat(style().paddingInline) * 2);
    await result().fill('12');
    expect(Number.parseFloat(style().fontSize)).toBeGreaterThan(30);
  });

  test('waits a moment for whoever types as the rest ends', async () => {
    const save = saving();
    const { clock } = await started({ save });
    clock.advance(5 * MINUTE);
    clock.advance(29_000);
    await result().fill('1');
    clock.advance(1_500);
    await result().fill('12');
    clock.advance(2_900);
    expect(save).not.toHaveBeenCalled();
    clock.advance(100);
    await expect.element(said('Get ready')).toBeInTheDocument();
    expect(save.mock.calls.map(([post]) => post.result)).toEqual([12]);
  });

  test('has the rest begin when the player has chosen to finish now, since the clock waits for that', async () => {
    const { clock } = await started({ save: saving() });
    clock.advance(2 * MINUTE);
    await page.getByRole('button', { name: /^Finish now/ }).click();
    clock.advance(28_000);
    await press('Count 2 minutes');
    await expect.element(rest()).toHaveTextContent('0:30');
    clock.advance(10_000);
    await result().fill('12');
    await press('Save & Earn Tokens');
    await expect.element(page.getByRole('heading', { name: 'Rest' })).toBeVisible();
    await expect.element(rest()).toHaveTextContent('0:20');
  });

  test('a phone that slept through the rest finds the form, and nothing was saved without a word', async () => {
    const save = saving();
    const { clock } = await started({ save });
    clock.advance(5 * MINUTE);
    await expect.element(rest()).toBeVisible();
    clock.sleep(5 * MINUTE);
    await expect.element(rest()).not.toBeInTheDocument();
    await expect.element(result()).toBeVisible();
    expect(save).not.toHaveBeenCalled();
  });

  test.each([
    [390, 844, '100%'],
    [320, 568, '100%'],
    [320, 568, '200%'],
  ])('has the result and its button whole above the bar while a rest runs, %s by %s with text at %s', async (width, height, size) => {
    await page.viewport(width, height);
    document.documentElement.style.fontSize = size;
    // The shell leaves so much below for the bar.
    document.body.style.paddingBottom = '6rem';
    onTestFinished(async () => {
      document.documentElement.removeAttribute('style');
      document.body.removeAttribute('style');
      await page.viewport(1280, 800);
    });
    const { clock } = await started({ save: saving() });
    clock.advance(5 * MINUTE);
    await expect.element(rest()).toBeVisible();
    const box = (found: { element: () => Element }) => found.element().getBoundingClientRect();
    const root = getComputedStyle(document.documentElement);
    const bar = Number.parseFloat(root.scrollPaddingBottom) - Number.parseFloat(root.fontSize);
    await expect.poll(() => box(page.getByRole('button', { name: 'Save & Earn Tokens' })).bottom).toBeLessThanOrEqual(innerHeight - bar);
    expect(box(result()).top).toBeGreaterThanOrEqual(0);
    const card = box(page.getByRole('region', { name: 'Drill done' }));
    // Clock and picture have the width of the card.
    for (const part of [rest(), page.getByRole('figure')]) expect(box(part).width).toBeGreaterThan(0.8 * card.width);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });

  test.each([
    [320, 568],
    [360, 640],
  ])('leaves clock and steps their room below the line that tells what is next, %s by %s', async (width, height) => {
    await page.viewport(width, height);
    onTestFinished(() => page.viewport(1280, 800));
    keepRoutine('player-1', 'evening', { ...evening, steps: [{ drillId: 'drop_catch_juggling', side: 'both', minutes: 5 }, { drillId: 'thigh_to_foot_control', side: 'both', minutes: 5 }] });
    const { clock } = showPractice();
    await press('Start Evening');
    const ground = page.getByRole('dialog', { name: 'Drop-Catch Juggling' });
    const box = (text: string | RegExp) => ground.getByText(text).element().getBoundingClientRect();
    await expect.element(ground.getByText(/^Drill 1 of 2/)).toBeVisible();
    const safety = box('More for your safety');
    for (const step of drillInstructions.drop_catch_juggling.instructions) expect(box(step).bottom).toBeLessThanOrEqual(safety.top);
    const [first = ''] = drillInstructions.drop_catch_juggling.instructions;
    expect(box('10').bottom).toBeLessThanOrEqual(box(first).top);
    expect(box('10').top).toBeGreaterThanOrEqual(box(/^Drill 1 of 2/).bottom - 4);
    clock.advance(COUNTDOWN);
    await expect.element(timer()).toHaveTextContent('5:00');
    clock.advance(2 * MINUTE);
    await expect.element(timer()).toHaveTextContent('3:00');
    await expect.poll(() => page.getByRole('button', { name: /^Finish now/ }).elements()).toHaveLength(1);
    const board = timer().element().getBoundingClientRect();
    expect(board.height).toBeGreaterThan(40);
    expect(board.top).toBeGreaterThanOrEqual(box(/^Drill 1 of 2/).bottom);
  });

  test('has the rest begin with the end of the drill, however long the result took, and tells in it what that has won, once', async () => {
    const { clock, reload } = await started({ save: saving() });
    clock.advance(5 * MINUTE);
    clock.advance(10_000);
    await result().fill('12');
    await press('Save & Earn Tokens');
    await expect.element(page.getByRole('heading', { name: 'Rest' })).toBeVisible();
    await expect.element(rest()).toHaveTextContent('0:20');
    const won = page.getByRole('status').filter({ hasText: 'You are level 2 now.' });
    await expect.element(won).toBeVisible();
    await reload();
    await expect.element(rest()).toBeVisible();
    await expect.element(won).not.toBeInTheDocument();
  });

  test('waits to be asked where the phone slept through the rest', async () => {
    const { clock } = await resting({ save: saving() });
    clock.sleep(5 * MINUTE);
    await expect.element(page.getByRole('heading', { name: 'Ready?' })).toBeVisible();
    await expect.element(rest()).not.toBeInTheDocument();
    await press('Start now');
    await expect.element(said('Get ready')).toBeInTheDocument();
  });

  test('stopped in the middle keeps what was finished, and says so', async () => {
    const save = saving();
    const { clock } = await resting({ save });
    await press('Start now');
    clock.advance(COUNTDOWN);
    await press('Stop');
    await expect.element(said('Stopping is fine. The drills you finished are saved, this one is not.')).toBeVisible();
    await press('Stop routine');
    await expect.element(page.getByRole('heading', { name: '1 of 2 drills done' })).toBeVisible();
    await expect.element(finished().nth(0)).toHaveTextContent('Juggling, 5 minutes12 touches');
    expect(finished().elements()).toHaveLength(1);
    // What a single drill brought stands in the sums, once, and no message covers the celebration.
    expect(finished().nth(0).element().textContent).not.toContain('XP');
    await expect.element(page.getByRole('region', { name: 'XP', exact: true })).toBeInTheDocument();
    await expect.element(page.getByText('Routine stopped')).not.toBeInTheDocument();
    expect(save).toHaveBeenCalledTimes(1);
  });

  test('has what is to be pressed in a rest above the picture', async () => {
    onTestFinished(() => page.viewport(1280, 800));
    await resting({ save: saving(), steps: [juggling, turning, toeTaps] });
    for (const [width, height] of [
      [390, 667],
      [640, 400],
    ] as const) {
      await page.viewport(width, height);
      const picture = page.getByRole('figure').element().getBoundingClientRect();
      for (const name of ['Start now', 'Skip this drill']) {
        expect(page.getByRole('button', { name }).element().getBoundingClientRect().bottom, `${width} by ${height}`).toBeLessThan(picture.top);
      }
    }
  });

  test('goes on without a drill that is skipped in its rest, and says so at its end', async () => {
    const save = saving();
    const { clock } = await resting({ save, steps: [juggling, turning, toeTaps] });
    clock.advance(10_000);
    await press('Skip this drill');
    await expect.element(said('Next: Toe Taps')).toBeVisible();
    await expect.element(rest()).toHaveTextContent('0:20');
    // The last one is not skipped but ended.
    await expect.element(page.getByRole('button', { name: 'Skip this drill' })).not.toBeInTheDocument();
    clock.advance(20_000);
    await expect.element(said('Get ready')).toBeInTheDocument();
    clock.advance(COUNTDOWN);
    await expect.element(said('Drill 3 of 3 · Last one')).toBeVisible();
    clock.advance(MINUTE);
    await press('Save & Earn Tokens');
    await expect.element(page.getByRole('heading', { name: '2 of 3 drills done' })).toBeVisible();
    expect(finished().elements().map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Juggling, 5 minutes/),
      expect.stringMatching(/^Turning.*Skipped$/),
      expect.stringMatching(/^Toe Taps, 1 minute/),
    ]);
    expect(save).toHaveBeenCalledTimes(2);
  });

  test('goes on without a drill that is skipped in its middle, after what becomes of its minutes was said', async () => {
    const save = saving();
    const { clock } = await started({ save });
    await press('Stop');
    await expect.element(page.getByText('Or skip it and go on with the next drill.', { exact: true })).toBeVisible();
    await press('Keep going');
    clock.advance(2 * MINUTE);
    await expect.element(timer()).toHaveTextContent('3:00');
    await userEvent.keyboard('{Escape}');
    await expect.element(said('If you skip it, it is not saved either.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Finish now, keep 2 minutes' })).toBeVisible();
    await press('Skip this drill');
    await expect.element(rest()).toHaveTextContent('0:30');
    await expect.element(said('Juggling skipped')).toBeVisible();
    await expect.element(said('Next: Toe Taps')).toBeVisible();
    await press('Start now');
    await expect.element(said('Get ready')).toBeInTheDocument();
    await press('Cancel');
    // Still at that rest.
    await press('Start now');
    clock.advance(COUNTDOWN + MINUTE);
    await press('Save & Earn Tokens');
    await expect.element(page.getByRole('heading', { name: '1 of 2 drills done' })).toBeVisible();
    await expect.element(finished().nth(0)).toHaveTextContent('JugglingSkipped');
    expect(save.mock.calls.map(([post]) => post.drill_id)).toEqual(['toe_taps']);
  });

  test('stopped in its first drill is a stopped session, as any other', async () => {
    await started();
    await press('Stop');
    await expect.element(said('Stopping is fine. A stopped session is just not saved.')).toBeVisible();
    await press('Stop routine');
    await expect.element(page.getByRole('button', { name: 'START DRILL' })).toBeVisible();
    await expect.element(said(/Practice session stopped. No rewards earned./)).toBeVisible();
  });

  test('its next drill can be started before the rest is over, and called off in its countdown is at its rest again', async () => {
    await resting({ save: saving() });
    await press('Start now');
    await expect.element(said('Get ready')).toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'Toe Taps' })).toBeInTheDocument();
    await press('Cancel');
    await expect.element(page.getByRole('button', { name: 'Start now' })).toBeVisible();
  });
});

test('its drill for the weaker foot begins with that foot, though the routine says both: in the rest, on the clock and in what is saved', async () => {
  const save = saving();
  const { clock } = await resting({ save, favoriteFoot: 'R', steps: [juggling, { drillId: 'weak_foot', side: 'both', minutes: 1 }] });
  await expect.element(said('1 minute, Left Foot')).toBeVisible();
  await press('Start now');
  clock.advance(COUNTDOWN);
  await expect.element(timer()).toHaveTextContent('1:00');
  await expect.element(said('Left Foot')).toBeVisible();
  clock.advance(MINUTE);
  await press('Save & Earn Tokens');
  await expect.poll(() => save.mock.calls.map(([post]) => post.side)).toEqual(['both', 'left']);
});

test('its first result is told once where a single drill is all of it', async () => {
  const first: Save = async () => ({ ...savedSession, rewards: { ...savedSession.rewards, bestResultBefore: 0 } });
  await resting({ save: first });
  await press('End routine');
  await page.getByRole('alertdialog').getByRole('button', { name: 'End routine' }).click();
  await expect.element(finished().nth(0)).toMatchTextContent(/Your first result$/);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('region', { name: 'What comes next' })).toBeVisible();
  expect(page.getByText(/your first result/i).elements().filter((told) => told.closest('output') === null)).toHaveLength(1);
});

test('a routine that is ended in the rest, after a question, shows what it brought, and does not again when the tab is opened the next time', async () => {
  const { reload } = await resting({ save: saving() });
  await press('End routine');
  const question = page.getByRole('alertdialog', { name: 'End this routine?' });
  await expect.element(question).toBeVisible();
  await question.getByRole('button', { name: 'End routine' }).click();
  await expect.element(page.getByRole('heading', { name: '1 of 2 drills done' })).toBeVisible();
  await reload();
  await expect.element(page.getByRole('button', { name: 'START DRILL' })).toBeVisible();
  expect(page.getByRole('heading', { name: '1 of 2 drills done' }).elements()).toEqual([]);
});

test('its summary makes room for another drill where its tab is chosen again', async () => {
  const { chooseAgain } = await resting({ save: saving() });
  await press('End routine');
  await page.getByRole('alertdialog').getByRole('button', { name: 'End routine' }).click();
  await expect.element(page.getByRole('heading', { name: '1 of 2 drills done' })).toBeVisible();
  chooseAgain();
  await expect.element(page.getByRole('button', { name: 'START DRILL' })).toBeVisible();
});

test.each([
  ['overlap', 'Saved. It earns nothing: it overlaps another session'],
  ['beforeAccount', 'Saved. It earns nothing: it ended before your account began'],
] as const)('a drill that earned nothing says why, beside the others: %s', async (unpaid, words) => {
  const answer = saving();
  const save: Save = async (post, key) => {
    const saved = await answer(post, key);
    return post.drill_id === 'juggling' ? { ...saved, rewards: { ...saved.rewards, unpaid, tokensEarned: 0, experienceGained: 0 } } : saved;
  };
  const { clock } = await resting({ save });
  clock.advance(30_000);
  await expect.element(said('Get ready')).toBeInTheDocument();
  clock.advance(COUNTDOWN);
  await expect.element(said('Drill 2 of 2 · Last one')).toBeVisible();
  clock.advance(MINUTE);
  await press('Save & Earn Tokens');
  await expect.element(finished().nth(0)).toHaveTextContent(`Juggling, 5 minutes12 touches${words}`);
  await expect.element(finished().nth(1)).toHaveTextContent('Toe Taps, 1 minute+53 XP, +45 tokens');
});
