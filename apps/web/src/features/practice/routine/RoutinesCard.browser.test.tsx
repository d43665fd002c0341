import { routineLimits } from '@touchline/domain';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keepRoutine, storedRoutines, takeRoutines } from '../../../offline/index.ts';
import { showPractice } from '../testing/show-practice.tsx';
import { press, said } from '../testing/practice-tab-locators-and-steps.ts';

const step = (drillId: string) => ({ drillId, side: 'both', minutes: 5 });
const evening = { name: 'Evening', restSeconds: 30, steps: [step('juggling'), step('toe_taps'), step('cone_weaving')] };

const editor = () => page.getByRole('dialog', { name: /routine$/ });
const names = () => editor().getByRole('list').getByRole('paragraph');
/** What opens the choice of the next drill: an empty place, or the button below the drills. */
const add = () => editor().getByRole('button', { name: /^(Choose drill|Add a drill)/ }).first();
const live = () => storedRoutines('player-1').flatMap(({ routine }) => routine ?? []);

beforeEach(() => {
  localStorage.clear();
});

test('a routine is made by keyboard, after what is missing was said', async () => {
  showPractice();
  await press('Make a routine');
  await expect.element(editor()).toBeVisible();
  await expect.element(said('2 to 5 drills, one after the other.')).toBeVisible();
  await expect.element(editor().getByRole('textbox', { name: 'Name' })).toHaveValue('My routine');
  await editor().getByRole('textbox', { name: 'Name' }).fill('');
  await press('Save routine');
  await expect.element(said('Give it a name.')).toBeVisible();
  await expect.element(said('Choose at least 2 drills.')).toBeVisible();
  await expect.element(editor().getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await userEvent.keyboard('  Before   school ');
  for (const typed of ['jug{Enter}', 'toe t{Enter}']) {
    (add().element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard(`${typed}{Enter}`);
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  }
  await editor().getByRole('radio', { name: '60 s' }).click();
  (editor().getByRole('button', { name: 'Save routine' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(said('2 drills, 11 minutes with rests')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Start Before school' })).toHaveFocus();
  expect(live()).toEqual([{ name: 'Before school', restSeconds: 60, steps: [step('juggling'), step('toe_taps')] }]);
});

test('a routine is changed: its order, a drill taken out, and what is cancelled is not kept', async () => {
  keepRoutine('player-1', 'evening', evening);
  showPractice();
  await press('Change Evening');
  await press('Move Juggling down');
  await expect.element(said('Juggling is number 2 now')).toBeInTheDocument();
  await press('Take Cone Weaving out');
  await expect.element(editor().getByRole('button', { name: 'Add a drill' })).toHaveFocus();
  expect(names().elements().map(({ textContent }) => textContent)).toEqual(['1Toe Taps', '2Juggling']);
  await press('Cancel');
  await expect.element(page.getByRole('button', { name: 'Change Evening' })).toHaveFocus();
  expect(live()).toEqual([evening]);
  await press('Change Evening');
  expect(names().elements()).toHaveLength(3);
  await press('Move Toe Taps up');
  await press('Save routine');
  await expect.poll(live).toEqual([{ ...evening, steps: [step('toe_taps'), step('juggling'), step('cone_weaving')] }]);
});

test('where the storage of the device is full nothing is said to be saved or deleted, and what was typed stays', async () => {
  keepRoutine('player-1', 'evening', evening);
  showPractice();
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  try {
    await press('Change Evening');
    await editor().getByRole('textbox', { name: 'Name' }).fill('Morning');
    await press('Save routine');
    await expect.element(said(/^Not saved: the storage of this device is full/)).toBeInTheDocument();
    await expect.element(editor().getByRole('textbox', { name: 'Name' })).toHaveValue('Morning');
    await expect.element(page.getByText('Routine saved')).not.toBeInTheDocument();
    await press('Cancel');
    await press('Delete Evening');
    await press('Delete routine');
    await expect.element(said(/^Not deleted: the storage of this device is full/)).toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Start Evening' })).toBeVisible();
  } finally {
    full.mockRestore();
  }
});

test('a routine is deleted after a question', async () => {
  keepRoutine('player-1', 'evening', evening);
  showPractice();
  await press('Delete Evening');
  await press('Cancel');
  expect(live()).toHaveLength(1);
  await press('Delete Evening');
  await press('Delete routine');
  await expect.element(page.getByRole('button', { name: 'Start Evening' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Make a routine' })).toHaveFocus();
  expect(live()).toEqual([]);
});

test('what another device has left appears as it comes, but for what cannot be practised; ten are the most', async () => {
  showPractice();
  await expect.element(said(/^Put two to five drills in a row/)).toBeVisible();
  takeRoutines('player-1', [
    { id: 'a', changedAt: 1, routine: evening },
    { id: 'b', changedAt: 1, routine: { ...evening, name: 'Yodelling', steps: [step('yodelling'), step('juggling')] } },
  ]);
  await expect.element(page.getByRole('button', { name: 'Start Evening' })).toBeVisible();
  await expect.element(page.getByText('Yodelling')).not.toBeInTheDocument();
  for (let number = 2; number <= routineLimits.maxRoutines; number += 1) keepRoutine('player-1', `r${number}`, { ...evening, name: `Number ${number}` });
  await expect.element(said(/^You have as many routines as fit/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Make a routine' })).not.toBeInTheDocument();
});

test('the empty places of a new routine open the choice of a drill, and each leads to the next', async () => {
  showPractice();
  await press('Make a routine');
  for (const [place, drill] of [['Choose drill 1', /^Juggling/], ['Choose drill 2', /^Toe Taps/]] as const) {
    await press(place);
    await page.getByRole('option', { name: drill }).first().click();
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
    await expect.element(add()).toHaveFocus();
  }
  expect(add().element().textContent).toBe('Add a drill');
  // The name that is proposed will do.
  await press('Save routine');
  await expect.poll(live).toMatchObject([{ name: 'My routine', steps: [step('juggling'), step('toe_taps')] }]);
  await press('Make a routine');
  const name = editor().getByRole('textbox', { name: 'Name' });
  await expect.element(name).toHaveValue('My routine 2');
  await name.click();
  await userEvent.keyboard('Mine');
  await expect.element(name).toHaveValue('Mine');
});

test('a drill for the weaker foot is put into a routine with that foot', async () => {
  showPractice({ favoriteFoot: 'L' });
  await press('Make a routine');
  for (const drill of [/^Juggling/, /^Weak Foot \(/]) {
    await add().click();
    await page.getByRole('option', { name: drill }).first().click();
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  }
  await press('Save routine');
  await expect.poll(live).toMatchObject([{ steps: [{ drillId: 'juggling', side: 'both' }, { drillId: 'weak_foot', side: 'right' }] }]);
});

test('drills that were chosen by the chip for the weak foot are put into a routine with that foot', async () => {
  showPractice({ favoriteFoot: 'L' });
  await press('Make a routine');
  for (const drill of [/^Wall Passes/, /^Cone Weaving/]) {
    await add().click();
    if (drill.source.includes('Cone')) await page.getByRole('button', { name: 'Weak foot', exact: true }).click();
    await page.getByRole('option', { name: drill }).first().click();
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  }
  await press('Save routine');
  await expect.poll(live).toMatchObject([{ steps: [{ drillId: 'wall_passes', side: 'both' }, { drillId: 'cone_weaving', side: 'right' }] }]);
});

test.each([
  [390, 844, 90],
  [844, 390, 90],
  [640, 360, 90],
])('own routines start from one line above the choice of a single drill, which stays in the first view: %i × %i', async (width, height, head) => {
  await page.viewport(width, height);
  const { reload } = showPractice();
  const strip = page.getByRole('list', { name: 'Your routines' });
  const field = () => page.getByRole('combobox', { name: 'Drill' }).or(page.getByRole('button', { name: /Drill/ })).first().element().getBoundingClientRect();
  const routines = () => page.getByRole('heading', { name: 'Routines' }).element().getBoundingClientRect();
  await expect.element(page.getByRole('button', { name: 'Make a routine' })).toBeVisible();
  for (const name of ['One', 'Two', 'Three of a long name that goes on']) keepRoutine('player-1', name, { ...evening, name });
  await expect.element(page.getByRole('button', { name: 'Start Two' })).toBeVisible();
  // Nothing moves while it is looked at.
  expect(strip.elements()).toEqual([]);
  await reload();
  await expect.element(strip).toBeVisible();
  expect(strip.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(field().top);
  // With the header above and the bar below.
  expect(field().bottom).toBeLessThan(height - head - 56);
  expect(routines().top).toBeGreaterThan(field().bottom);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  await strip.getByRole('button', { name: 'All routines' }).click();
  await expect.element(page.getByRole('button', { name: 'Start One' })).toBeInViewport();
  await strip.getByRole('button', { name: /^Two 16 min/ }).click();
  await expect.element(said('Get ready')).toBeInTheDocument();
});

test('on a phone one that was made comes into view, and can be started at once', async () => {
  await page.viewport(390, 600);
  for (const name of ['One', 'Two']) keepRoutine('player-1', name, { ...evening, name });
  showPractice();
  await press('Make a routine');
  await editor().getByRole('textbox', { name: 'Name' }).fill('Three');
  for (const drill of [/^Juggling/, /^Toe Taps/]) {
    (add().element() as HTMLElement).click();
    await page.getByRole('option', { name: drill }).first().click();
  }
  await press('Save routine');
  const start = page.getByRole('button', { name: 'Start Three' });
  await expect.element(start).toHaveFocus();
  await expect.element(start).toBeInViewport();
});

test('one that is ready made starts with one press', async () => {
  showPractice();
  await press('Start First touch, 10 minutes');
  await expect.element(said('Get ready')).toBeInTheDocument();
  await expect.element(said('Drill 1 of 3 · Next: Toe Taps')).toBeInTheDocument();
  expect(live()).toEqual([]);
});

test('one that is ready made becomes a routine of the player once it is saved, and can be had anew', async () => {
  showPractice();
  await press('Change and save Juggling, 10 minutes');
  await expect.element(names().nth(2)).toHaveTextContent('3Juggling');
  await editor().getByRole('textbox', { name: 'Name' }).fill('Mine');
  await press('Save routine');
  await expect.element(page.getByRole('button', { name: 'Start Mine' })).toHaveFocus();
  await expect.element(page.getByRole('button', { name: 'Start Juggling, 10 minutes' })).toBeVisible();
  expect(live()).toHaveLength(1);
});

test.each([
  [390, 844],
  [320, 568],
])('the drills of a routine are drawn before it comes into view, and its words have room beside them: %i by %i', async (width, height) => {
  await page.viewport(width, height);
  onTestFinished(() => page.viewport(1280, 800));
  keepRoutine('player-1', 'evening', evening);
  showPractice();
  const start = page.getByRole('button', { name: 'Start Evening' });
  await expect.element(start).toBeInTheDocument();
  const row = start.element().closest('li');
  const box = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect();
  expect(box(row).top).toBeGreaterThan(height);
  expect(row?.querySelectorAll('[aria-hidden=true] svg ellipse').length).toBeGreaterThanOrEqual(3);
  expect(box(row?.querySelector('p')?.parentElement).width / box(row).width).toBeGreaterThan(0.5);
});
