import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '../../../ui/testing/axe-violations.ts';
import { card, club, edit, editProfile, field, form, openForm, question, save } from '../testing/edit-profile.ts';
import { lost, showProfile } from '../testing/show-profile.tsx';

beforeEach(() => localStorage.clear());

/** Whether all of an element is inside the window, and its middle is not covered. */
const isWhole = (element: Element): boolean => {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth && element.contains(hit);
};

describe('the form', () => {
  it('is closed at first: what the page does not tell above stands under the name of its field, and what is not set is a press away', async () => {
    showProfile();
    await expect.element(edit()).toBeVisible();
    const facts = [...card().element().querySelectorAll('dl > div')].map((fact) => [...fact.children].map((part) => part.textContent));
    expect(facts).toEqual([
      ['Favorite foot', 'Right'],
      ['Age', '14'],
      ['Country', 'Norway'],
    ]);
    const unset = card().getByRole('group', { name: 'Add more about you' }).getByRole('button');
    expect(unset.elements().map(({ textContent }) => textContent)).toEqual(['Favorite player', 'My club']);
    expect(save().elements()).toEqual([]);
  });

  it('opens with the focus in its first field or in the one that is not set and pressed, and closes to the button that opened it', async () => {
    showProfile();
    await edit().click();
    await expect.element(field('Display name')).toHaveFocus();
    await form().getByRole('button', { name: 'Cancel' }).click();
    await expect.element(form()).not.toBeInTheDocument();
    await expect.element(edit()).toHaveFocus();
    for (const [name, control] of [
      ['Favorite player', field('Favorite player')],
      ['My club', club()],
    ] as const) {
      const way = card().getByRole('button', { name });
      await way.click();
      await expect.element(control).toHaveFocus();
      await form().getByRole('button', { name: 'Close' }).click();
      await expect.element(form()).not.toBeInTheDocument();
      await expect.element(way).toHaveFocus();
    }
  });

  it('that is saved with what was not set closes to the button that opens it, as the one that led to it is gone', async () => {
    showProfile();
    await card().getByRole('button', { name: 'Favorite player' }).click();
    await expect.element(field('Favorite player')).toHaveFocus();
    await userEvent.keyboard('Marta{Enter}');
    await expect.element(form()).not.toBeInTheDocument();
    await expect.element(card().getByRole('button', { name: 'Favorite player' })).not.toBeInTheDocument();
    await expect.element(edit()).toHaveFocus();
  });

  it.each(['Escape', 'Back'])('in which nothing is typed is closed by %s, without a question', async (way) => {
    history.pushState('at the profile', '');
    await editProfile();
    await expect.poll(() => history.state as unknown).toEqual({ layers: 1 });
    if (way === 'Back') history.back();
    else await userEvent.keyboard('{Escape}');
    await expect.element(form()).not.toBeInTheDocument();
    expect(question().elements()).toEqual([]);
    await expect.element(edit()).toHaveFocus();
    await expect.poll(() => history.state as unknown).toBe('at the profile');
  });

  it('keeps the keyboard inside, and the page behind it where it was', async () => {
    await page.viewport(390, 700);
    await editProfile();
    for (let press = 0; press < 20; press += 1) {
      await userEvent.tab();
      await expect.poll(() => form().element().contains(document.activeElement), { message: `after ${press + 1}` }).toBe(true);
    }
    const { overflowY } = getComputedStyle(document.documentElement);
    expect([overflowY, getComputedStyle(document.body).overflowY]).toContain('hidden');
  });

  it.each([
    [390, 844],
    [320, 568],
    [640, 360],
    [820, 1180],
    [1280, 800],
  ])('has its cross and its buttons in sight and under a thumb wherever it is scrolled to, %i by %i', async (width, height) => {
    await page.viewport(width, height);
    await editProfile();
    await expect.poll(() => form().element().getAnimations().length).toBe(0);
    const always = [form().getByRole('button', { name: 'Close' }), form().getByRole('button', { name: 'Cancel' }), save()];
    for (const control of [field('Display name'), field('Favorite player'), field('Age')]) {
      (control.element() as HTMLElement).focus();
      await expect.poll(() => isWhole(control.element())).toBe(true);
      expect(always.map((button) => isWhole(button.element()))).toEqual([true, true, true]);
    }
    for (const button of always) {
      const box = button.element().getBoundingClientRect();
      expect(box.height).toBeGreaterThanOrEqual(44);
      expect(box.width).toBeGreaterThanOrEqual(44);
    }
    expect(form().element().scrollWidth).toBeLessThanOrEqual(width);
  });

  it('lying down keeps more than two thirds of the height of the phone for its fields', async () => {
    await page.viewport(640, 360);
    await editProfile();
    await expect.poll(() => form().element().getAnimations().length).toBe(0);
    const fields = form().element().querySelector('form')?.parentElement;
    expect(fields?.clientHeight).toBeGreaterThan(240);
    expect(fields?.scrollHeight).toBeGreaterThan(fields?.clientHeight ?? Infinity);
  });

  it('says once for all who see it what may stay empty, and of each such field to a screen reader', async () => {
    await editProfile();
    await expect.element(form()).toHaveAccessibleDescription('All but your name is optional.');
    for (const name of ['Team', 'Favorite player', 'My club', 'Age', 'Country']) await expect.element(form().getByLabelText(`${name}, optional`)).toBeVisible();
    await expect.element(form().getByRole('radiogroup', { name: /^Favorite foot ?, optional$/ })).toBeVisible();
    await expect.element(form().getByLabelText('Display name', { exact: true })).toBeVisible();
  });

  it('has its one lit button to save with from the start, twice as wide as the way back on a phone', async () => {
    await page.viewport(390, 844);
    await editProfile();
    await expect.element(save()).toHaveAttribute('data-primary', 'true');
    const widthOf = (button: Element): number => button.getBoundingClientRect().width;
    await expect.poll(() => widthOf(save().element()) / widthOf(form().getByRole('button', { name: 'Cancel' }).element())).toBeCloseTo(2, 0);
  });

  it('is accessible, with what is wrong in it and with the question above it', async () => {
    await editProfile();
    await field('Display name').fill('');
    await field('Age').fill('3');
    await save().click();
    await expect.element(field('Age')).toHaveAttribute('aria-invalid', 'true');
    expect(await axeViolations(form().element())).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.element(question()).toBeVisible();
    expect(await axeViolations(question().element())).toEqual([]);
  });

  it('stays closed where a picture waits to be sent, and the card says that it waits', async () => {
    const { edits } = showProfile({ answers: { updateProfile: lost } });
    await expect.element(edit()).toBeVisible();
    await page.getByRole('button', { name: 'Change your picture' }).click();
    await page.getByRole('button', { name: 'Rocket' }).click();
    await expect.poll(() => edits.state().waiting).toHaveLength(1);
    await expect.element(card().getByText('Profile saved locally')).toBeVisible();
    expect(form().elements()).toEqual([]);
    await openForm();
  });
});
