import { drillCatalogue, everyDrill, filterDrills, isCountedByCamera } from '@touchline/domain';
import { drillNames } from '@touchline/messages/drill-names';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showPractice } from '../../testing/show-practice.tsx';

beforeEach(() => localStorage.clear());

const field = () => page.getByRole('combobox', { name: 'Drill', exact: true });
const sheet = () => page.getByRole('dialog', { name: 'Drills' });
const list = () => page.getByRole('listbox', { name: 'Drill' });
const option = (name: string) => page.getByRole('option', { name, exact: true });
const chip = (name: string) => page.getByRole('button', { name, exact: true });
const search = () => page.getByRole('searchbox', { name: 'Search the drills' });
const count = () => page.getByRole('status').and(page.getByText(/^\d+ drills?$/));
/** The option that the keys are on, as it is told to a screen reader. */
const active = () => {
  const ids = document.getElementById(list().element().getAttribute('aria-activedescendant') ?? '')?.getAttribute('aria-labelledby')?.split(' ');
  return ids?.map((id) => document.getElementById(id)?.textContent).join(' ');
};

/** The category that a row shows. */
const seenCategory = (row: Element): string => (row.querySelector('[id$="-category"]')?.nextElementSibling?.textContent ?? '').replaceAll('\u00AD', '');

async function open(given: Parameters<typeof showPractice>[0] = {}): Promise<void> {
  showPractice(given);
  await field().click();
  await expect.element(list()).toBeVisible();
}

describe('choosing from the picker', () => {
  test.each([
    [640, 360],
    [568, 320],
    [844, 390],
  ])('has drills in sight below one line of chips on a phone lying down, %s by %s', async (width, height) => {
    await page.viewport(width, height);
    onTestFinished(() => page.viewport(1280, 800));
    await open();
    const card = page.getByRole('option').first().element().getBoundingClientRect();
    expect(card.top).toBeLessThan(height - 48);
    expect(new Set(['Accuracy', 'No wall'].map((name) => Math.round(chip(name).element().getBoundingClientRect().top))).size).toBe(1);
    for (const name of ['At home', 'No wall']) await expect.element(chip(name)).toBeInViewport({ ratio: 1 });
  });

  test.each([
    [320, 568],
    [390, 844],
    [1280, 800],
  ])('tells how many there are in the search and not beside the first level, %s by %s', async (width, height) => {
    await page.viewport(width, height);
    onTestFinished(() => page.viewport(1280, 800));
    await open();
    const told = count().element().getBoundingClientRect();
    const typed = search().element().getBoundingClientRect();
    expect(told.top).toBeGreaterThanOrEqual(typed.top);
    expect(told.bottom).toBeLessThanOrEqual(typed.bottom);
    expect(told.left).toBeGreaterThanOrEqual(typed.right);
  });

  test('shows of every drill its name, level, minutes, what it needs and how it went, and whether the camera counts it', async () => {
    await open({ practised: { juggling: 31, wall_passes: null } });
    expect(page.getByRole('option').elements()).toHaveLength(drillCatalogue.length);
    await expect.element(option('Juggling (Ball Control)')).toHaveAccessibleDescription('5 min 1 ball, 3\u00a0×\u00a03\u00a0m Best 31\u00a0· May\u00a03 Camera counts');
    await expect.element(option('Wall Passes (Passing)')).toHaveAccessibleDescription('5 min 1 ball, a wall, 4\u00a0×\u00a06\u00a0m Done before');
    await expect.element(option('Toe Taps (Ball Control)')).toHaveAccessibleDescription('5 min 1 ball, 2\u00a0×\u00a02\u00a0m New to you');
  });

  test.each([
    [390, 844],
    [320, 568],
    [640, 360],
    [1280, 800],
  ])('marks those that were done with a tick, and with the best of them where there is one, %s by %s', async (width, height) => {
    await page.viewport(width, height);
    onTestFinished(() => page.viewport(1280, 800));
    await open({ practised: { juggling: 31, wall_passes: null } });
    const mark = (name: string) => option(name).element().querySelector(':scope > [aria-hidden=true]');
    expect(mark('Juggling (Ball Control)')?.textContent).toBe('31');
    expect(mark('Wall Passes (Passing)')?.querySelector('svg')).not.toBeNull();
    expect(mark('Wall Passes (Passing)')?.textContent).toBe('');
    expect(mark('Toe Taps (Ball Control)')).toBeNull();
    const card = option('Juggling (Ball Control)').element().getBoundingClientRect();
    const { left } = mark('Juggling (Ball Control)')?.getBoundingClientRect() ?? card;
    // On the corner of the picture.
    expect(left - card.left).toBeLessThan(16);
  });

  test('tells at each level how many of its drills were done, and how many there are where none was', async () => {
    await open({ practised: { juggling: 31, toe_taps: 12, wall_passes: null } });
    const level = (name: RegExp) => page.getByRole('group', { name });
    const count = (at: number): number => drillCatalogue.filter((drill) => drill.level === at).length;
    await expect.element(level(/^Level 1 /).getByText(`2 of ${count(1)} done`)).toBeVisible();
    await expect.element(level(/^Level 5 /).getByText(`${count(5)} drills`, { exact: true })).toBeInTheDocument();
  });

  test('has four drills and a search that says what it is for on a phone', async () => {
    await page.viewport(390, 844);
    onTestFinished(() => page.viewport(1280, 800));
    await open({ practised: { juggling: 31 } });
    await expect.element(search()).toHaveAttribute('placeholder', 'Search: juggling, garden');
    await expect.element(page.getByText('Search the drills', { exact: true })).not.toBeInViewport();
    const whole = page.getByRole('option').elements().filter((one) => one.getBoundingClientRect().bottom <= innerHeight);
    expect(whole.length).toBeGreaterThanOrEqual(4);
  });

  test('shows a chip whole, out of the fade at the end of its row, once it is pressed on a phone', async () => {
    await page.viewport(390, 844);
    onTestFinished(() => page.viewport(1280, 800));
    await open();
    const weakFoot = chip('Weak foot').element() as HTMLElement;
    expect(weakFoot.getBoundingClientRect().right).toBeGreaterThan(351);
    weakFoot.click();
    await expect.poll(() => weakFoot.getBoundingClientRect().right).toBeLessThanOrEqual(351);
  });

  test.each([['that is not known', undefined], ['all is new', {}]])('says nothing of what was done where %s', async (_, practised) => {
    await open(practised && { practised });
    await expect.element(option('Toe Taps (Ball Control)')).toHaveAccessibleDescription('5 min 1 ball, 2\u00a0×\u00a02\u00a0m');
    await expect.element(chip('No wall')).toBeVisible();
    await expect.element(chip('New to me')).not.toBeInTheDocument();
  });

  test('keys that come faster than the list are for what was typed', async () => {
    showPractice();
    await expect.element(field()).toBeVisible();
    (field().element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(search()).toHaveFocus();
    // No more than what follows an event at once comes between them: the list has had no time.
    const key = async (name: string) => {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
      await Promise.resolve();
    };
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(search().element(), 'jug');
    search().element().dispatchEvent(new Event('input', { bubbles: true }));
    await Promise.resolve();
    for (const name of ['Enter', 'ArrowDown', 'Enter']) await key(name);
    await expect.element(field()).toHaveTextContent('Juggling (Ball Control)');
    await expect.element(field()).not.toHaveTextContent('Drop-Catch');
  });

  test('by keyboard: the search first, arrows, ends, letters, Enter; and the field has the focus again', async () => {
    await page.viewport(390, 844);
    showPractice();
    const chips = page.getByRole('group', { name: 'Show only' }).getByRole('button').first();
    await expect.element(field()).toBeVisible();
    (field().element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(search()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(list()).toHaveFocus();
    expect(active()).toBe('Bell Touches (Ball Control)');
    await expect.element(chips).toBeInViewport({ ratio: 1 });
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toBe('Drop-Catch Juggling (Ball Control)');
    await userEvent.keyboard('{End}');
    expect(active()).toBe('Lofted Target (Advanced Accuracy)');
    await expect.element(option('Lofted Target (Advanced Accuracy)')).toBeInViewport({ ratio: 1 });
    await expect.element(search()).toBeInViewport({ ratio: 1 });
    await userEvent.keyboard('{Home}');
    expect(active()).toBe('Bell Touches (Ball Control)');
    await userEvent.keyboard('w');
    expect(active()).toBe('Wall Passes (Passing)');
    await userEvent.keyboard('{Enter}');
    await expect.element(sheet()).not.toBeInTheDocument();
    await expect.element(field()).toHaveTextContent('Wall Passes (Passing)');
    await expect.element(field()).toHaveFocus();
  });

  test('opens at the chosen drill, and Escape leaves it chosen', async () => {
    await open({ drillId: 'cruyff_turn' });
    expect(active()).toBe('Cruyff Turn (Turns)');
    await expect.element(option('Cruyff Turn (Turns)')).toBeInViewport({ ratio: 1 });
    await expect.element(option('Cruyff Turn (Turns)')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect.element(sheet()).not.toBeInTheDocument();
    await expect.element(field()).toHaveTextContent('Cruyff Turn (Turns)');
    await expect.element(field()).toHaveFocus();
  });

  test('walks rows and columns in a wide window', async () => {
    await page.viewport(1280, 800);
    await open();
    const top = (name: string) => option(name).element().getBoundingClientRect().top;
    expect(top('Drop-Catch Juggling (Ball Control)')).toBe(top('Bell Touches (Ball Control)'));
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard('{ArrowRight}');
    expect(active()).toBe('Drop-Catch Juggling (Ball Control)');
    await userEvent.keyboard('{ArrowDown}');
    const below = active() ?? '';
    expect(top(below)).toBeGreaterThan(top('Drop-Catch Juggling (Ball Control)'));
    expect(option(below).element().getBoundingClientRect().left).toBe(option('Drop-Catch Juggling (Ball Control)').element().getBoundingClientRect().left);
  });
});

describe('narrowing the picker', () => {
  test('finds by typing as soon as it is opened with a mouse, says how many, and goes from the search to the list', async () => {
    await open();
    await expect.element(search()).toHaveFocus();
    await userEvent.keyboard('cruy');
    await expect.element(count()).toHaveTextContent('1 drill');
    await userEvent.keyboard('{Enter}');
    await expect.element(list()).toHaveFocus();
    expect(active()).toBe('Cruyff Turn (Turns)');
    await userEvent.keyboard('{Enter}');
    await expect.element(field()).toHaveTextContent('Cruyff Turn (Turns)');
  });

  test('puts the drill whose name was typed first, so that Enter takes it, and the others below', async () => {
    await open({ drillId: 'stop_and_go' });
    await userEvent.keyboard('cone');
    await expect.element(page.getByRole('group', { name: 'Called “cone”' }).getByRole('option')).toHaveAccessibleName('Cone Weaving (Dribbling)');
    await expect.element(page.getByRole('group', { name: '“cone” fits too' }).getByRole('option', { name: 'Stop and Go (Dribbling)' })).toBeVisible();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect.element(field()).toHaveTextContent('Cone Weaving (Dribbling)');
  });

  test('puts the drill that is called just so before those that are called so too', async () => {
    await open();
    await search().fill('juggling');
    await expect.element(page.getByRole('option').first()).toHaveAccessibleName('Juggling (Ball Control)');
    // No heading tells the level here: the card does.
    await expect.element(page.getByRole('option').first()).toHaveAccessibleDescription(/^Level 2\s· 5 min /);
    await search().fill('keeper');
    await expect.element(page.getByRole('group', { name: '“keeper” fits' }).getByRole('option').first()).toBeVisible();
  });

  test('knows a drill by the other words that players have for it', async () => {
    await open();
    await search().fill('keepy uppy');
    await expect.element(option('Juggling (Ball Control)')).toBeVisible();
    await expect.element(option('Cone Weaving (Dribbling)')).not.toBeInTheDocument();
  });

  test('by chips, which are still there when it is opened again', async () => {
    await open({ practised: { juggling: 31 } });
    await chip('At home').click();
    await chip('New to me').click();
    const left = filterDrills(drillCatalogue, { ...everyDrill, wishes: ['atHome', 'newToMe'] }, new Set(['juggling']));
    await expect.element(count()).toHaveTextContent(`${left.length} drills`);
    expect(page.getByRole('option').elements()).toHaveLength(left.length);
    await expect.element(option('Juggling (Ball Control)')).not.toBeInTheDocument();
    await option('Toe Taps (Ball Control)').click();
    await field().click();
    await expect.element(chip('At home')).toHaveAttribute('aria-pressed', 'true');
    await expect.element(count()).toHaveTextContent(`${left.length} drills`);
  });

  test('finds what the camera counts by its chip, by words for it and by a mark on its card', async () => {
    await open();
    await chip('Camera counts').click();
    const found = () => page.getByRole('option').elements().map((element) => element.querySelector('[id$=-name]')?.textContent.replaceAll('\u00AD', ''));
    await expect.poll(found).toEqual(drillCatalogue.filter(isCountedByCamera).map(({ id }) => drillNames[id]));
    for (const card of page.getByRole('option').elements()) expect(card.textContent).toContain('Camera counts');
    await chip('Camera counts').click();
    await search().fill('count for me');
    await expect.poll(() => found().length).toBe(3);
    await search().fill('cone weaving');
    await expect.element(option('Cone Weaving (Dribbling)')).not.toHaveTextContent('Camera counts');
  });

  test('by a chip whose word is in the category of each row it leaves, which is seen as it is read', async () => {
    await open();
    for (const [name, categories] of [['Accuracy', ['Accuracy', 'Advanced Accuracy']], ['Skills', ['Advanced Skills', 'Skills']]] as const) {
      await chip(name).click();
      await expect.poll(() => new Set(page.getByRole('option').elements().map((one) => seenCategory(one))).size).toBe(2);
      const rows = page.getByRole('option').elements();
      expect([...new Set(rows.map((row) => seenCategory(row)))].toSorted()).toEqual(categories);
      for (const row of rows) expect(row.querySelector('[id$="-category"]')?.textContent).toBe(`(${seenCategory(row)})`);
      await chip(name).click();
    }
  });

  test('by what is trained, together with a level', async () => {
    await open();
    await chip('Accuracy').click();
    await chip('Turns').click();
    const both = filterDrills(drillCatalogue, { ...everyDrill, categories: ['shooting', 'turns'] }, null);
    await expect.element(count()).toHaveTextContent(`${both.length} drills`);
    await expect.element(option('Laces Strike (Accuracy)')).toBeInTheDocument();
    await chip('Turns').click();
    await chip('Level 5').click();
    await expect.element(option('Lofted Target (Advanced Accuracy)')).toBeInTheDocument();
    await expect.element(option('Laces Strike (Accuracy)')).not.toBeInTheDocument();
  });

  test('by filters in groups whose names are seen: the skill, what suits, and the level', async () => {
    await open();
    for (const [name, one] of [['Which skill', 'Accuracy'], ['Show only', 'No wall'], ['Level', 'Level 5']] as const) {
      const group = page.getByRole('group', { name, exact: true });
      await expect.element(group.getByText(name, { exact: true })).toBeVisible();
      await expect.element(group.getByRole('button', { name: one, exact: true })).toBeVisible();
    }
    // Beside its group's name a level is its figure.
    expect(chip('Level 5').element().textContent).toBe('5');
  });

  test('for a misspelled word lists the nearest', async () => {
    await open();
    await search().fill('jugling');
    await expect.element(page.getByRole('status').and(page.getByText('None has exactly “jugling”. The nearest:'))).toBeVisible();
    await expect.element(page.getByRole('option', { name: /^Juggling/ })).toBeVisible();
    await expect.element(page.getByRole('option', { name: /^Cone Weaving/ })).not.toBeInTheDocument();
  });

  test('for headers says that there is no such drill and why, and lists what a ball in the air is practised with', async () => {
    await open();
    await search().fill('header');
    await expect.element(page.getByRole('status').and(page.getByText(/^There are no heading drills here: doctors/))).toBeVisible();
    await expect.element(option('Thigh-to-Foot Control (Ball Control)')).toBeVisible();
    expect(page.getByRole('option', { name: /Ladder/ }).elements()).toEqual([]);
    await chip('No ball').click();
    await expect.element(page.getByText(/ask children to leave headers\.$/)).toBeVisible();
    expect(page.getByRole('option').elements()).toEqual([]);
  });

  test('to nothing says why, and gives the list and the focus back', async () => {
    await open();
    await chip('No ball').click();
    // What leaves nothing steps back before it is pressed.
    await expect.element(chip('Level 5')).toHaveAttribute('data-none');
    await expect.element(chip('Level 1')).not.toHaveAttribute('data-none');
    await chip('Level 5').click();
    await expect.element(page.getByText('No drill fits all of these together: No ball, Level 5.')).toBeVisible();
    await expect.element(count()).toHaveTextContent('0 drills');
    await search().fill('xyz');
    await expect.element(page.getByText('No drill with “xyz” fits all of these together: No ball, Level 5.')).toBeVisible();
    await chip('Clear the filters').click();
    await expect.element(page.getByText('None has “xyz” in its name or in what it needs.')).toBeVisible();
    await expect.element(search()).toHaveFocus();
    await chip('Clear the search').click();
    await expect.element(count()).toHaveTextContent(`${drillCatalogue.length} drills`);
    await expect.element(list()).toHaveFocus();
  });
});

describe('the pictures of the picker', () => {
  const drawn = () => page.getByRole('option').elements().filter((one) => one.querySelector('svg [data-part]') !== null);
  const moving = () =>
    page.getByRole('option').elements().filter((one) => one.getAnimations({ subtree: true }).some(({ playState }) => playState === 'running'));
  const seen = () =>
    page.getByRole('option').elements().filter((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });

  test('move only while they are in view', async () => {
    await page.viewport(390, 844);
    await open();
    await expect.poll(() => moving().length).toBeGreaterThan(3);
    expect(drawn().length).toBeLessThan(15);
    const first = option('Bell Touches (Ball Control)').element();
    await userEvent.keyboard('{ArrowDown}{End}');
    await expect.poll(() => moving().includes(first)).toBe(false);
    await expect.poll(() => moving().includes(option('Lofted Target (Advanced Accuracy)').element())).toBe(true);
    expect(moving().every((one) => seen().includes(one))).toBe(true);
  });

  test('stand still where less movement is wished', async () => {
    const real = globalThis.matchMedia.bind(globalThis);
    const spy = vi
      .spyOn(globalThis, 'matchMedia')
      .mockImplementation((query) => (query.includes('prefers-reduced-motion') ? real('all') : real(query)));
    onTestFinished(() => spy.mockRestore());
    await open();
    await expect.poll(() => drawn().length).toBeGreaterThan(3);
    expect(moving()).toEqual([]);
  });

  test('fit the smallest phone, with the list in sight', async () => {
    await page.viewport(320, 568);
    await open({ practised: { juggling: 31 } });
    const chips = page.getByRole('group', { name: 'Show only' });
    // The chips are pushed along, with their levels.
    const pushed = chips.element().parentElement;
    const tooWide = [...sheet().element().querySelectorAll('*')].filter((one) => one.closest('svg, fieldset') === null && one !== pushed && one.getBoundingClientRect().right > 320);
    expect(tooWide.map((one) => one.outerHTML.slice(0, 80))).toEqual([]);
    expect(sheet().element().scrollWidth).toBeLessThanOrEqual(320);
    await expect.poll(() => list().element().getBoundingClientRect().top).toBeLessThan(320);
    const last = chips.getByRole('button').last();
    await expect.element(last).not.toBeInViewport({ ratio: 1 });
    (last.element() as HTMLElement).focus();
    await expect.element(last).toBeInViewport({ ratio: 1 });
  });
});
