import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showPractice } from '../testing/show-practice.tsx';
import { press, said } from '../testing/practice-tab-locators-and-steps.ts';

beforeEach(() => localStorage.clear());

const side = (name: string) => page.getByRole('radiogroup', { name: 'Side' }).getByRole('radio', { name });

async function choose(name: string): Promise<void> {
  await page.getByRole('combobox', { name: /^Drill/ }).click();
  await page.getByRole('option', { name }).click();
}

/** As `choose`, with the chip for the weak foot pressed, or let go where it was pressed before. */
async function chooseByChip(name: string): Promise<void> {
  await page.getByRole('combobox', { name: /^Drill/ }).click();
  await page.getByRole('button', { name: 'Weak foot', exact: true }).click();
  await page.getByRole('option', { name }).click();
}

describe('choosing', () => {
  test('offers the drills by level, each with its category', async () => {
    showPractice();
    await expect.element(page.getByRole('combobox', { name: /^Drill/ })).toHaveTextContent('Choose a drill...');
    await page.getByRole('combobox', { name: /^Drill/ }).click();
    const first = page.getByRole('group', { name: 'Level 1 – Foundation Building' });
    await expect.element(first.getByRole('option', { name: 'Toe Taps (Ball Control)' })).toBeVisible();
    await expect.element(page.getByRole('group', { name: 'Level 2 – Control & Coordination' })).toBeInTheDocument();
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

  test('what is set beside the drill stays in sight while the page is scrolled, and above the routines', async () => {
    onTestFinished(() => page.viewport(1280, 800));
    await page.viewport(1280, 740);
    showPractice();
    await page.getByRole('button', { name: /^Bell Touches/ }).click();
    await expect.element(page.getByRole('figure', { name: 'Bell Touches, seen from above' })).toBeVisible();
    const edge = (words: string): DOMRect => page.getByText(words).first().element().getBoundingClientRect();
    const before = edge('Warm up first: 4 minutes').top;
    scrollTo(0, document.documentElement.scrollHeight);
    await expect.poll(() => scrollY).toBeGreaterThan(100);
    expect(before - edge('Warm up first: 4 minutes').top).toBeLessThan(scrollY);
    expect(edge('Warm up first: 4 minutes').bottom).toBeLessThan(page.getByRole('heading', { name: 'Routines' }).element().getBoundingClientRect().top);
    scrollTo(0, 0);
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

  test('begins a drill for the weaker foot with that foot, and the next one with both again', async () => {
    showPractice({ favoriteFoot: 'L', age: 11 });
    await choose('Weak-Foot Wall Pass (Passing)');
    await expect.element(page.getByRole('radio', { name: 'Right' })).toBeChecked();
    await choose('Wall Passes (Passing)');
    await expect.element(page.getByRole('radio', { name: 'Both' })).toBeChecked();
    await page.getByRole('radio', { name: 'Left' }).click();
    await choose('Cone Weaving (Dribbling)');
    await expect.element(page.getByRole('radio', { name: 'Left' })).toBeChecked();
  });

  test('begins a drill that was chosen by the chip for the weak foot with that foot, and one without the chip with both again', async () => {
    showPractice({ favoriteFoot: 'L', age: 11 });
    await chooseByChip('Cone Weaving (Dribbling)');
    await expect.element(side('Right')).toBeChecked();
    await page.getByRole('radio', { name: 'Both' }).click();
    await choose('Wall Passes (Passing)');
    await expect.element(side('Right')).toBeChecked();
    await chooseByChip('Juggling (Ball Control)');
    await expect.element(side('Both')).toBeChecked();
    expect(page.getByText(/^Choose your weaker foot here/).elements()).toEqual([]);
  });

  test('says after the chip for the weak foot where the foot is set, while nobody knows it', async () => {
    showPractice({ age: 11 });
    await choose('Cone Weaving (Dribbling)');
    await expect.element(side('Both')).toBeChecked();
    const sides = page.getByRole('radiogroup', { name: 'Side' });
    await expect.element(sides).not.toHaveAccessibleDescription();
    await chooseByChip('Wall Passes (Passing)');
    await expect.element(side('Both')).toBeChecked();
    await expect.element(sides).toHaveAccessibleDescription('Choose your weaker foot here. Once your profile knows your favorite foot, it is chosen for you.');
    await side('Left').click();
    await press('START DRILL');
    await expect.element(page.getByRole('dialog', { name: 'Wall Passes' }).getByText('Left Foot')).toBeVisible();
  });

  test('begins it with that foot also where the profile comes after the drill was chosen', async () => {
    showPractice({ drillId: 'weak_foot_wall_pass', favoriteFoot: 'L' });
    await expect.element(page.getByRole('radiogroup', { name: 'Side' }).getByRole('radio', { name: 'Right' })).toBeChecked();
  });

  test('asks for the foot before a drill for the weaker one where nobody told it, and the profile remembers', async () => {
    const { profileChanges } = showPractice({ drillId: 'weak_foot_wall_pass' });
    const question = page.getByRole('radiogroup', { name: 'Which foot do you shoot with?' });
    await expect.element(question).toHaveAccessibleDescription('This drill is for the other one. Your profile remembers it.');
    expect(page.getByRole('radio', { name: 'Both' }).elements()).toEqual([]);
    await press('START DRILL');
    await expect.element(page.getByText('Please say first which foot you shoot with.')).toBeVisible();
    await expect.element(question.getByRole('radio', { name: 'Left' })).toHaveFocus();
    await question.getByRole('radio', { name: 'Right' }).click();
    await expect.element(page.getByRole('radiogroup', { name: 'Side' }).getByRole('radio', { name: 'Left' })).toBeChecked();
    await expect.poll(() => profileChanges).toEqual([{ favorite_foot: 'R', favorite_foot_chosen: true }]);
    await press('START DRILL');
    await expect.element(page.getByRole('dialog', { name: 'Weak-Foot Wall Pass' }).getByText('Left Foot')).toBeVisible();
  });

  test('asks for the foot also where such a drill was to start at once, and not where a foot was chosen elsewhere', async () => {
    showPractice({ drillId: 'weak_foot_wall_pass', side: 'both', startsAtOnce: true });
    await expect.element(page.getByRole('radiogroup', { name: 'Which foot do you shoot with?' })).toBeVisible();
    expect(page.getByRole('dialog').elements()).toEqual([]);
    showPractice({ drillId: 'weak_foot_wall_pass', side: 'right' });
    await expect.element(page.getByRole('radiogroup', { name: 'Side' }).getByRole('radio', { name: 'Right' })).toBeChecked();
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

  test('a foot chosen elsewhere is chosen with the drill', async () => {
    showPractice({ drillId: 'cone_weaving', side: 'left' });
    await expect.element(page.getByRole('radio', { name: 'Left' })).toBeChecked();
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

  test('tells the warm-up once, below the start of a phone as beside that of a wide screen', async () => {
    showPractice();
    const warmUp = page.getByText('Warm up first: 4 minutes');
    await expect.element(warmUp).toBeInViewport();
    await page.viewport(390, 844);
    onTestFinished(() => page.viewport(1280, 800));
    expect(page.getByText(/^Warm up first/).elements()).toHaveLength(1);
    const bottomOf = (one: Element): number => one.getBoundingClientRect().bottom;
    await expect.poll(() => bottomOf(page.getByRole('button', { name: 'START DRILL' }).element()) < bottomOf(warmUp.element())).toBe(true);
    expect(bottomOf(warmUp.element())).toBeLessThan(page.getByRole('heading', { name: 'Routines' }).element().getBoundingClientRect().top);
    await expect.element(page.getByText('Hip Openers')).not.toBeVisible();
    await warmUp.click();
    await expect.element(page.getByText('Hip Openers')).toBeVisible();
  });

  test.each([
    [390, 844],
    [1280, 800],
  ])('has what suits the player first, and in one panel beside or below it the drill, the side, the minutes and the start: %s by %s', async (width, height) => {
    await page.viewport(width, height);
    onTestFinished(() => page.viewport(1280, 800));
    showPractice();
    const start = page.getByRole('button', { name: 'START DRILL' });
    const advised = page.getByRole('button', { name: /^Start\s· 5 min: / });
    await expect.element(advised).toBeInViewport({ ratio: 1 });
    const set = [page.getByRole('combobox', { name: 'Drill' }), page.getByRole('radiogroup', { name: 'Side' }), page.getByRole('textbox', { name: 'Duration' }), start];
    const places = set.map((one) => one.element().getBoundingClientRect());
    expect(places.map(({ top }) => top)).toEqual(places.map(({ top }) => top).toSorted((a, b) => a - b));
    const hero = advised.element().getBoundingClientRect();
    expect(places.every(({ top, left }) => left > hero.right || top > hero.bottom)).toBe(true);
    // By keys as by eye.
    expect(advised.element().compareDocumentPosition(start.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('on a phone lets the start go with the page until a drill is chosen', async () => {
    await page.viewport(390, 700);
    onTestFinished(() => page.viewport(1280, 800));
    showPractice();
    const place = () => getComputedStyle(page.getByRole('button', { name: 'START DRILL' }).element().parentElement ?? document.body).position;
    await expect.poll(place).toBe('static');
    await page.getByRole('listitem').getByRole('button').first().click();
    await expect.poll(place).toBe('sticky');
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

  test('sets no name of a drill that is advised one letter a line in large text', async () => {
    await page.viewport(390, 844);
    document.documentElement.style.fontSize = '150%';
    document.body.style.paddingInline = '20px';
    onTestFinished(async () => {
      document.documentElement.removeAttribute('style');
      document.body.removeAttribute('style');
      await page.viewport(1280, 800);
    });
    showPractice();
    const names = page.getByRole('listitem').getByRole('button', { name: /^\D+$/ });
    await expect.poll(() => names.elements().length).toBeGreaterThanOrEqual(3);
    // Nine letters side by side, and more.
    for (const name of names.elements()) expect(name.getBoundingClientRect().width).toBeGreaterThan(9 * 0.5 * 12 * 1.5);
  });

  test('has its start in sight above the bar, on the smallest phone', async () => {
    await page.viewport(320, 568);
    showPractice({ drillId: 'juggling' });
    const start = page.getByRole('button', { name: 'START DRILL' });
    await expect.element(start).toBeVisible();
    await expect.poll(() => start.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(568 - 68);
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect.poll(() => start.element().getBoundingClientRect().bottom).toBeLessThan(100);
  });

  test.each([
    ['none chosen', {}],
    ['a drill chosen', { drillId: 'juggling' }],
  ])('has its start in sight on a phone lying down with %s', async (_, choice) => {
    await page.viewport(640, 360);
    onTestFinished(() => page.viewport(1280, 800));
    showPractice(choice);
    const start = page.getByRole('button', { name: 'START DRILL' });
    await expect.element(start).toBeVisible();
    // As high as the app's header and its bar leave room.
    await expect.poll(() => start.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(360 - 52 - 52);
  });

  test('covers nothing that is chosen with its start, on a page at twice its size', async () => {
    await page.viewport(640, 450);
    onTestFinished(() => page.viewport(1280, 800));
    showPractice({ drillId: 'juggling' });
    const start = page.getByRole('button', { name: 'START DRILL' });
    await expect.element(start).toBeVisible();
    const chosen = [page.getByRole('textbox', { name: 'Duration' }), page.getByRole('radio', { name: 'Both' })];
    for (const control of chosen) {
      control.element().focus();
      const { top, bottom } = control.element().getBoundingClientRect();
      const band = start.element().getBoundingClientRect();
      // With the ring of the focus, above where the bar is.
      expect(bottom + 5 <= band.top || top - 5 >= band.bottom).toBe(true);
      expect(bottom + 5).toBeLessThanOrEqual(innerHeight - 52);
    }
  });

  test('fits a phone with text at twice its size', async () => {
    await page.viewport(390, 844);
    document.documentElement.style.fontSize = '200%';
    // As in the app's frame.
    document.body.style.paddingInline = '1rem';
    onTestFinished(() => {
      document.documentElement.style.fontSize = '';
      document.body.style.paddingInline = '';
    });
    showPractice({ drillId: 'juggling' });
    await page.getByRole('textbox', { name: 'Duration' }).fill('120');
    await expect.element(page.getByRole('status', { name: 'Timer set to 120:00' })).toBeVisible();
    const tooWide = [...document.querySelectorAll('body *')].filter((one) => one.getBoundingClientRect().right > 390);
    expect(tooWide.map((one) => one.outerHTML.slice(0, 80))).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  });
});
