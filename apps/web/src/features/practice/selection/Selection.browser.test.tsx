import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showPractice } from '../testing/show-practice.tsx';
import { press, said } from '../testing/practice-tab-locators-and-steps.ts';

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1280, 800);
});

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

  test('the start has the light once there is something to start, and says why not before', async () => {
    showPractice();
    const start = page.getByRole('button', { name: 'START DRILL' });
    await expect.element(start).toHaveAccessibleDescription('Choose a drill first');
    await expect.element(start.getByText('Choose a drill first')).toBeVisible();
    // One button alone has the light: the start of what is advised.
    const lit = () => page.getByRole('button').elements().filter((button) => button.matches('[data-primary]'));
    expect(lit().map((button) => button.ariaLabel)).toEqual([expect.stringMatching(/^Start\s· 5 min: /)]);
    await page.getByRole('button', { name: /^Bell Touches/ }).click();
    await expect.element(page.getByRole('figure', { name: 'Bell Touches, seen from above' })).toBeVisible();
    await expect.element(start).not.toHaveAccessibleDescription();
    expect(lit()).toEqual([start.element()]);
  });

  test('with no drill chosen the next step is the first one that is advised: one press starts it', async () => {
    showPractice();
    await page.getByRole('button', { name: /^Start\s· 5 min: / }).click();
    await expect.element(page.getByRole('dialog').getByText('Get ready')).toBeVisible();
  });

  test('what is advised starts with the minutes that are set, and with the usual ones where they are wrong', async () => {
    const { clock } = showPractice();
    const minutes = page.getByRole('textbox', { name: 'Duration' });
    await minutes.fill('0');
    await expect.element(page.getByRole('button', { name: /^Start\s· 5 min: / })).toBeVisible();
    await minutes.fill('12');
    await page.getByRole('button', { name: /^Start\s· 12 min: / }).click();
    await press('Start now');
    clock.advance(1_000);
    await expect.element(page.getByRole('timer')).toHaveTextContent('12:00');
  });

  test('a press on the card of what is advised chooses it, to be set first', async () => {
    showPractice();
    const start = page.getByRole('button', { name: /^Start\s· 5 min: / });
    await page.getByRole('listitem').filter({ has: start }).getByRole('button').first().click();
    await expect.element(page.getByRole('combobox', { name: /^Drill/ })).toHaveFocus();
    await expect.element(page.getByRole('figure')).toBeVisible();
    expect(page.getByRole('button', { name: /^Start\s· / }).elements()).toEqual([]);
    await press('START DRILL');
    await expect.element(page.getByRole('dialog').getByText('Get ready')).toBeVisible();
  });

  test('begins with all of them on screen for who comes to pick one, once, and the field has the focus afterwards', async () => {
    const { onArrived } = showPractice({ opensPicker: true });
    const picker = page.getByRole('dialog', { name: 'Drills' });
    await expect.element(picker.getByRole('option', { name: /^Toe Taps/ })).toBeVisible();
    expect(onArrived).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(page.getByRole('combobox', { name: /^Drill/ })).toHaveFocus();
  });

  test('all of them are a press away below the few that are advised, and the field has the focus afterwards', async () => {
    showPractice();
    await page.getByRole('button', { name: /^All \d+ drills$/ }).click();
    const picker = page.getByRole('dialog', { name: 'Drills' });
    await expect.element(picker).toBeVisible();
    await picker.getByRole('option', { name: 'Wall Passes (Passing)' }).click();
    await expect.element(page.getByRole('combobox', { name: /^Drill/ })).toHaveFocus();
    await expect.element(page.getByRole('combobox', { name: /^Drill/ })).toHaveTextContent('Wall Passes (Passing)');
  });

  test('does not start without a drill, says so and opens the choice; what was chosen starts with one more press', async () => {
    showPractice();
    await press('START DRILL');
    const picker = page.getByRole('dialog', { name: 'Drills' });
    await expect.element(picker).toHaveAccessibleDescription('Please select a drill first!');
    await expect.element(picker.getByText('Please select a drill first!')).toBeVisible();
    await picker.getByRole('option', { name: 'Wall Passes (Passing)' }).click();
    await expect.element(page.getByRole('button', { name: 'START DRILL' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog', { name: 'Wall Passes' }).getByText('Get ready')).toBeVisible();
  });

  test.each([
    ['closes the choice', () => undefined],
    ['opens it of their own accord', () => page.getByRole('button', { name: /^All \d+ drills$/ }).click()],
  ])('asks for a drill no longer of whoever %s', async (_what, act) => {
    showPractice();
    await press('START DRILL');
    await expect.element(page.getByRole('dialog')).toHaveAccessibleDescription('Please select a drill first!');
    await userEvent.keyboard('{Escape}');
    await act();
    await expect.element(page.getByText('Please select a drill first!')).not.toBeInTheDocument();
    expect(document.querySelector('#practice-drill')?.getAttribute('aria-invalid')).toBeNull();
  });

  test.each([
    ['searches', () => page.getByRole('searchbox').fill('wall')],
    ['presses a chip', () => page.getByRole('dialog').getByRole('button', { name: 'Dribbling' }).click()],
  ])('asks for a drill no longer of whoever %s in the choice, until a start is refused again', async (_what, act) => {
    showPractice();
    await press('START DRILL');
    const words = page.getByRole('dialog').getByText('Please select a drill first!');
    await expect.element(words).toBeVisible();
    await act();
    await expect.element(words).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await press('START DRILL');
    await expect.element(words).toBeVisible();
  });

  test.each([
    ['a drill is chosen from the cards', () => page.getByRole('button', { name: /^Cone Weaving/ }).click()],
    [
      'a drill is chosen from all',
      async () => {
        await page.getByRole('combobox', { name: /^Drill/ }).click();
        await page.getByRole('option', { name: 'Wall Passes (Passing)' }).click();
      },
    ],
    ['a routine is made instead', () => press('Make a routine')],
  ] as const)('asks for a drill no longer once %s', async (_what, act) => {
    showPractice();
    await press('START DRILL');
    await expect.element(page.getByRole('dialog').getByText('Please select a drill first!')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await act();
    await expect.element(page.getByText('Please select a drill first!')).not.toBeInTheDocument();
    expect(document.querySelector('#practice-drill')?.getAttribute('aria-invalid')).toBeNull();
  });

  test.each([
    ['without a duration', ''],
    ['for longer than a session may last', '500'],
    ['for no time', '0'],
  ])('does not start %s, and says so', async (_why, minutes) => {
    showPractice({ drillId: 'juggling' });
    await page.getByRole('textbox', { name: 'Duration' }).fill(minutes);
    await userEvent.tab();
    await expect.element(said('Choose 1 to 240 minutes.')).toBeInTheDocument();
    await press('START DRILL');
    await expect.element(page.getByRole('textbox', { name: 'Duration' })).toHaveFocus();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('a drill chosen elsewhere waits in the field', async () => {
    showPractice({ drillId: 'cone_weaving' });
    await expect.element(page.getByRole('combobox', { name: /^Drill/ })).toHaveTextContent('Cone Weaving (Dribbling)');
  });

  test('safety and warm-up stand beside the start', async () => {
    showPractice();
    const before = page.getByRole('region', { name: 'Before you start' });
    for (const line of [
      'Stop if something hurts.',
      'Any knock to the head: stop and tell an adult.',
      'Drink water.',
      'Clear the space around you.',
    ]) {
      await expect.element(before.getByText(line)).toBeInTheDocument();
    }
    await expect.element(before.getByRole('heading', { name: 'Warm up first: 4 minutes' })).toBeInTheDocument();
    for (const step of ['Easy Running', 'Hip Openers', 'Balance', 'Soft Jumps']) {
      await expect.element(before.getByText(step)).toBeInTheDocument();
    }
  });

  test('says how many minutes suit the age; a press goes to the next round number of them, and by one below five', async () => {
    showPractice({ age: 7 });
    await expect.element(said('In all, 10 to 15 minutes a day suit your age.')).toBeInTheDocument();
    const minutes = page.getByRole('textbox', { name: 'Duration' });
    const more = page.getByRole('button', { name: 'Duration: more' });
    const less = page.getByRole('button', { name: 'Duration: less' });
    await more.click();
    await expect.element(minutes).toHaveValue('10');
    await expect.element(page.getByRole('status', { name: 'Timer set to 10:00' })).toBeVisible();
    await minutes.fill('12');
    await more.click();
    await expect.element(minutes).toHaveValue('15');
    await minutes.fill('12');
    await less.click();
    await expect.element(minutes).toHaveValue('10');
    await less.click();
    await less.click();
    await expect.element(minutes).toHaveValue('4');
    await more.click();
    await expect.element(minutes).toHaveValue('5');
    minutes.element().focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(minutes).toHaveValue('10');
  });

  test('suggests what suits most where the age is not known, and forces nothing', async () => {
    showPractice();
    await expect.element(said('In all, 15 to 25 minutes a day suit most players.')).toBeInTheDocument();
    await expect.element(page.getByRole('textbox', { name: 'Duration' })).toHaveValue('5');
  });
});
