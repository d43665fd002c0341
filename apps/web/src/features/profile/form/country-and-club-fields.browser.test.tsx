import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { alert, club, country, editProfile, form, save } from '../testing/edit-profile.ts';
import { lost, refused } from '../testing/show-profile.tsx';

beforeEach(() => localStorage.clear());

describe('the country', () => {
  it('is found by short, former and foreign names, and first; then come those that begin with what is typed', async () => {
    await editProfile();
    await expect.element(country()).toHaveValue('Norway');
    await country().fill('ger');
    await expect.element(page.getByRole('option', { name: 'Algeria' })).toBeVisible();
    expect(page.getByRole('option').elements().map((option) => option.textContent)).toEqual(['Germany', 'Algeria', 'Niger', 'Nigeria']);
    for (const [typed, name] of [
      ['england', 'England'],
      ['cymru', 'Wales'],
      ['Deutschl', 'Germany'],
      ['espana', 'Spain'],
      ['日本', 'Japan'],
      ['UK', 'United Kingdom'],
      ['Great B', 'United Kingdom'],
      ['Éire', 'Ireland'],
      ['eire', 'Ireland'],
      ['USA', 'United States'],
      ['America', 'United States'],
      ['Holland', 'Netherlands'],
      ['Turkey', 'Türkiye'],
      ['Czech Republic', 'Czechia'],
      ["Cote d'Ivoire", 'Ivory Coast'],
      ['Burma', 'Myanmar'],
      ['UAE', 'United Arab Emirates'],
      ['Suisse', 'Switzerland'],
    ] as const) {
      await country().fill(typed);
      await expect.element(page.getByRole('option').first(), { message: typed }).toHaveTextContent(name);
    }
  });

  it.each([
    [390, 844, 300],
    [320, 568, 300],
    [640, 360, 150],
  ])('has its list below it and its name in sight, though it is at the end of the form, %i by %i', async (width, height, room) => {
    await page.viewport(width, height);
    await editProfile();
    await expect.element(country()).toHaveValue('Norway');
    const field = country().element();
    // While the list is open a screen reader has it alone.
    const title = form().getByRole('heading', { name: 'About you' }).element();
    await userEvent.click(field);
    await expect.element(page.getByRole('option', { name: 'Albania' })).toBeVisible();
    const list = page.getByRole('listbox').element();
    await expect.poll(() => list.getBoundingClientRect().top - field.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(0);
    await expect.poll(() => list.getBoundingClientRect().height).toBeGreaterThan(room);
    expect((field as HTMLInputElement).labels?.[0]?.getBoundingClientRect().top).toBeGreaterThanOrEqual(title.getBoundingClientRect().bottom);
  });

  it('has its list closed by Back, which then goes no further', async () => {
    history.pushState('at the profile', '');
    await editProfile();
    await expect.element(country()).toHaveValue('Norway');
    await country().fill('sao tom');
    await expect.element(page.getByRole('option')).toBeVisible();
    await expect.poll(() => history.state as unknown).toEqual({ layers: 2 });
    history.back();
    await expect.element(page.getByRole('option')).not.toBeInTheDocument();
    await expect.element(form()).toBeVisible();
    expect(history.state).toEqual({ layers: 1 });
  });

  it('has its list closed by Escape, which leaves the form open', async () => {
    await editProfile();
    await country().fill('sao tom');
    await expect.element(page.getByRole('option')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('option')).not.toBeInTheDocument();
    await expect.element(form()).toBeVisible();
    await expect.element(country()).toHaveValue('Norway');
  });

  it('that was typed and is none of the list is not lost without a word; one is taken with the keyboard, and can be taken away', async () => {
    const { sent } = await editProfile();
    await expect.element(country()).toHaveValue('Norway');
    await country().fill('Atlantis');
    await expect.element(page.getByText('No country of that name')).toBeVisible();
    await userEvent.tab();
    await expect.element(country()).toHaveValue('Norway');
    await expect.element(country()).toHaveAccessibleDescription(/“Atlantis” is none of the countries in the list, so it is not set/);
    // A part that leaves one of the list is that one.
    await country().fill('madag');
    await expect.element(page.getByRole('option')).toHaveTextContent('Madagascar');
    await userEvent.tab();
    await expect.element(country()).toHaveValue('Madagascar');
    await country().fill('sao tom');
    await expect.element(page.getByRole('option')).toHaveTextContent('São Tomé and Príncipe');
    await userEvent.keyboard('{Enter}');
    await expect.element(country()).toHaveValue('São Tomé and Príncipe');
    await expect.element(country()).not.toHaveAccessibleDescription(/none of the countries/);
    await save().click();
    await expect.poll(sent).toEqual([{ country: 'São Tomé and Príncipe' }]);
    await country().fill('Atlantis');
    await expect.element(page.getByText('No country of that name')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Tab}');
    await page.getByRole('button', { name: 'Take the country away' }).click();
    await expect.element(country()).toHaveValue('');
    await save().click();
    await expect.poll(sent).toEqual([{ country: 'São Tomé and Príncipe' }, { country: null }]);
  });
});

describe('the club', () => {
  it('that no source knows is not lost without a word; one is found by a part of its name, which the server looks up, saved and taken away', async () => {
    const { sent } = await editProfile();
    await expect.element(club()).toHaveValue('');
    await club().fill('atlantis');
    await expect.element(page.getByText('No club of that name is known here.')).toBeVisible();
    await userEvent.tab();
    await expect.element(club()).toHaveValue('');
    await expect.element(club()).toHaveAccessibleDescription(/“atlantis” is none of the clubs known here, so it is not set/);
    await club().fill('fern');
    await expect.element(page.getByRole('option')).toHaveTextContent('Fernhollow Demo Forest League');
    await expect.element(club()).not.toHaveAccessibleDescription(/atlantis/);
    // It leaves one of them, which it stands for.
    await userEvent.tab();
    await expect.element(club()).toHaveValue('Fernhollow');
    await expect.element(club()).not.toHaveAccessibleDescription(/none of the clubs/);
    await save().click();
    await expect.poll(sent).toEqual([{ club: 'Fernhollow' }]);
    await page.getByRole('button', { name: 'Take the club away' }).click();
    await expect.element(club()).toHaveValue('');
    await save().click();
    await expect.poll(sent).toEqual([{ club: 'Fernhollow' }, { club: null }]);
  });

  it('cannot be looked up without a connection, and says so', async () => {
    await editProfile({ answers: { listClubs: lost } });
    await club().fill('fern');
    await expect.element(page.getByText('The clubs could not be loaded.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('that no source knows any more when it is sent is refused at its field', async () => {
    const words = 'Choose your club from the list.';
    await editProfile({ answers: { updateProfile: refused(400, 'club_unknown', words) } });
    await club().fill('fern');
    await page.getByRole('option').click();
    await save().click();
    await expect.element(alert()).toHaveTextContent(words);
    await expect.element(club()).toHaveValue('Fernhollow');
  });
});
