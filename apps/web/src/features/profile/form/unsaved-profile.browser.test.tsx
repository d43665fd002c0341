import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keepDraft, readDraft } from '../../../offline/index.ts';
import { alert, card, club, DISPLAY_NAME_RUDE, edit, editProfile, field, form, openForm, question, save } from '../testing/edit-profile.ts';
import { lost, profile, refused, showProfile } from '../testing/show-profile.tsx';

beforeEach(() => localStorage.clear());

describe('what was typed and not saved', () => {
  it('is not lost by closing: the question keeps the form as it is by its first answer, by Escape and by Back', async () => {
    await editProfile();
    await field('Favorite player').fill('Marta');
    const closings = [
      () => form().getByRole('button', { name: 'Cancel' }).click(),
      () => form().getByRole('button', { name: 'Close' }).click(),
      () => userEvent.keyboard('{Escape}'),
      () => Promise.resolve(history.back()),
    ];
    const stays = [
      () => question().getByRole('button', { name: 'Keep editing' }).click(),
      () => userEvent.keyboard('{Escape}'),
      () => Promise.resolve(history.back()),
    ];
    for (const [turn, close] of closings.entries()) {
      await expect.poll(() => history.state as unknown, { message: `before ${turn}` }).toEqual({ layers: 1 });
      await close();
      await expect.element(question()).toBeVisible();
      await expect.element(question()).toHaveAccessibleDescription('They are not saved yet.');
      await expect.element(question().getByRole('button', { name: 'Keep editing' })).toHaveFocus();
      await expect.poll(() => history.state as unknown).toEqual({ layers: 2 });
      await stays[turn % stays.length]?.();
      await expect.element(question()).not.toBeInTheDocument();
      await expect.element(field('Favorite player')).toHaveValue('Marta');
    }
    expect(readDraft(profile.id)).toEqual({ favoritePlayer: 'Marta' });
  });

  it('is taken back by the other answer: the form closes, the focus goes to the button that opened it, and it is said', async () => {
    history.pushState('at the profile', '');
    await editProfile();
    await field('Favorite player').fill('Marta');
    await field('Display name').fill('');
    await save().click();
    await expect.element(field('Display name')).toHaveAttribute('aria-invalid', 'true');
    await form().getByRole('button', { name: 'Cancel' }).click();
    await question().getByRole('button', { name: 'Discard' }).click();
    await expect.element(form()).not.toBeInTheDocument();
    await expect.element(edit()).toHaveFocus();
    await expect.element(page.getByText(/Changes undone/).first()).toBeVisible();
    await expect.poll(() => history.state as unknown).toBe('at the profile');
    await expect.poll(() => readDraft(profile.id)).toEqual({});
    expect(card().getByRole('alert').element().textContent).toBe('');
    await openForm();
    await expect.element(field('Favorite player')).toHaveValue('');
    await expect.element(field('Display name')).toHaveValue('Noa');
    await expect.element(field('Display name')).not.toHaveAttribute('aria-invalid');
  });

  it('is asked about in one line of answers on the smallest phone', async () => {
    await page.viewport(320, 568);
    await editProfile();
    await field('Favorite player').fill('Marta');
    await form().getByRole('button', { name: 'Cancel' }).click();
    const answers = ['Keep editing', 'Discard'].map((name) => question().getByRole('button', { name }));
    for (const answer of answers) await expect.element(answer).toBeVisible();
    await expect.poll(() => question().element().getAnimations().length).toBe(0);
    const boxes = answers.map((button) => button.element().getBoundingClientRect());
    expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1);
    for (const { height, right } of boxes) {
      expect(height).toBeGreaterThanOrEqual(44);
      // One line of words.
      expect(height).toBeLessThan(52);
      expect(right).toBeLessThanOrEqual(320);
    }
  });

  it('is told by the card when the page comes back, stands in the form again, and can be undone from the card', async () => {
    const { leave } = await editProfile();
    await field('Favorite player').fill('Marta');
    await club().fill('crag');
    await page.getByRole('option').click();
    await expect.poll(() => readDraft(profile.id)).toEqual({ favoritePlayer: 'Marta', club: 'Crag Hollow' });
    leave();
    await expect.element(save()).not.toBeInTheDocument();
    showProfile();
    await expect.element(card().getByText('You have changes that are not saved yet.')).toBeVisible();
    // What is read is what is saved.
    expect(card().getByText('Marta').elements()).toEqual([]);
    expect(form().elements()).toEqual([]);
    await openForm();
    await expect.element(field('Favorite player')).toHaveValue('Marta');
    await expect.element(club()).toHaveValue('Crag Hollow');
  });

  it('can be undone from the card, by keyboard, with the focus left at the button that opens the form', async () => {
    keepDraft(profile.id, { favoritePlayer: 'Marta' });
    showProfile();
    await expect.element(card().getByText('You have changes that are not saved yet.')).toBeVisible();
    (edit().element() as HTMLElement).focus();
    await userEvent.tab();
    await expect.element(card().getByRole('button', { name: 'Undo changes' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('You have changes that are not saved yet.')).not.toBeInTheDocument();
    await expect.element(edit()).toHaveFocus();
    await expect.element(page.getByText(/Changes undone/).first()).toBeVisible();
    await openForm();
    await expect.element(field('Favorite player')).toHaveValue('');
  });

  it('of another device that comes when the form is open already is in it, unless something is typed', async () => {
    await editProfile();
    await expect.element(field('Favorite player')).toHaveValue('');
    keepDraft(profile.id, { favoritePlayer: 'Marta' });
    await expect.element(field('Favorite player')).toHaveValue('Marta');
    keepDraft(profile.id, { favoritePlayer: 'Pele' });
    await expect.element(field('Favorite player')).toHaveValue('Marta');
  });

  it('of another device that comes just as the profile is drawn is in the form and is not written over', async () => {
    await editProfile({ whenDrawn: () => keepDraft(profile.id, { favoritePlayer: 'Marta' }) });
    await expect.element(field('Favorite player')).toHaveValue('Marta');
    expect(readDraft(profile.id)).toEqual({ favoritePlayer: 'Marta' });
  });

  it('that is refused marks the field, says why at it and brings it above the buttons', async () => {
    await page.viewport(1280, 800);
    await editProfile({ answers: { updateProfile: refused(400, 'display_name_rude', DISPLAY_NAME_RUDE) } });
    await field('Display name').fill('Rudolf');
    await userEvent.keyboard('{Enter}');
    await expect.element(field('Display name')).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field('Display name')).toHaveAccessibleDescription(new RegExp(`^${DISPLAY_NAME_RUDE}`));
    await expect.element(field('Display name')).toHaveFocus();
    const message = form().getByText(DISPLAY_NAME_RUDE, { exact: true }).elements().find((words) => words.getBoundingClientRect().height > 2);
    await expect.poll(() => message?.getBoundingClientRect().bottom).toBeLessThan(save().element().getBoundingClientRect().top);
    // Another field changes nothing about it.
    await field('Team').fill('FC Almost');
    await expect.element(field('Display name')).toHaveAttribute('aria-invalid', 'true');
    // It is no draft that a reload brings back without the reason.
    expect(readDraft(profile.id)).toEqual({ teamName: 'FC Almost' });
    await field('Display name').fill('Rudi');
    await expect.element(field('Display name')).not.toHaveAttribute('aria-invalid');
    expect(readDraft(profile.id)).toEqual({ displayName: 'Rudi', teamName: 'FC Almost' });
  });

  it('comes back with the reason when the server refused it later', async () => {
    let words: (() => never) = lost;
    const { edits } = await editProfile({ answers: { updateProfile: () => words() } });
    await field('Display name').fill('Rudolf');
    await save().click();
    await expect.element(card().getByText('Profile saved locally')).toBeVisible();
    words = refused(400, 'display_name_rude', DISPLAY_NAME_RUDE);
    await edits.sendDue();
    await expect.element(card().getByRole('alert')).toHaveTextContent(DISPLAY_NAME_RUDE);
    await expect.element(page.getByRole('heading', { name: 'Noa' })).toBeVisible();
    await openForm();
    await expect.element(field('Display name')).toHaveValue('Rudolf');
    await expect.element(field('Display name')).toHaveFocus();
    await expect.element(alert()).toHaveTextContent(DISPLAY_NAME_RUDE);
  });
});
