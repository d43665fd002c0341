import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { keepDraft, readDraft } from '../../offline/index.ts';
import { forbiddenStore } from '../../offline/testing/queue-stores.ts';
import { lost, profile, refused, showProfile } from './testing/show-profile.tsx';

const save = () => page.getByRole('button', { name: /^(Save Profile|Saving\.\.\.|Saved!)/ });
const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });
const form = () => page.getByRole('region', { name: 'About you' });
const alert = () => form().getByRole('alert');
const club = () => page.getByRole('combobox', { name: /^My club/ });

const DISPLAY_NAME_RUDE =
  'Display name must not hold rude words. Please choose another nickname.';

const edit = () => form().getByRole('button', { name: 'Edit' });

/** The profile with its form open, as it is where something waits to be saved, else after a press. */
async function editProfile(...world: Parameters<typeof showProfile>) {
  const shown = showProfile(...world);
  await expect.element(edit().or(save())).toBeVisible();
  if (edit().elements().length > 0) await edit().click();
  return shown;
}

beforeEach(() => localStorage.clear());

describe('the form', () => {
  it('is closed at first: what stands is told under the name of its field, and what is not set', async () => {
    showProfile();
    await expect.element(edit()).toBeVisible();
    const facts = [...form().element().querySelectorAll('dl > div')].map((fact) => [...fact.children].map((part) => part.textContent));
    expect(facts).toEqual([
      ['Display name', 'Noa'],
      ['Team', 'FC Harbour'],
      ['Favorite foot', 'Right'],
      ['Age', '14'],
      ['Country', 'Norway'],
    ]);
    const unset = form().getByRole('group', { name: 'Not set' }).getByRole('button');
    expect(unset.elements().map(({ textContent }) => textContent)).toEqual(['Favorite player', 'My club']);
    expect(save().elements()).toEqual([]);
  });

  it('opens with the focus in its first field or in the one that is not set and pressed, and closes to the button that opens it', async () => {
    showProfile();
    await edit().click();
    await expect.element(field('Display name')).toHaveFocus();
    for (const [name, control] of [
      ['Favorite player', field('Favorite player')],
      ['My club', club()],
    ] as const) {
      await form().getByRole('button', { name: 'Done' }).click();
      await expect.element(edit()).toHaveFocus();
      expect(save().elements()).toEqual([]);
      await form().getByRole('button', { name }).click();
      await expect.element(control).toHaveFocus();
    }
  });

  it('stays closed where a picture waits to be sent, and says that it waits', async () => {
    const { edits } = showProfile({ answers: { updateProfile: lost } });
    await expect.element(edit()).toBeVisible();
    await page.getByRole('button', { name: 'Change your picture' }).click();
    await page.getByRole('button', { name: 'Rocket' }).click();
    await expect.poll(() => edits.state().waiting).toHaveLength(1);
    await expect.element(form().getByText('Profile saved locally')).toBeVisible();
    await expect.element(edit()).toBeVisible();
  });
});

describe('saving the profile', () => {
  it('says Saving..., then Saved! for two seconds, then Save Profile again, and only then can be closed and tells what was saved', async () => {
    const answer = Promise.withResolvers<unknown>();
    await editProfile({ answers: { updateProfile: () => answer.promise } });
    const done = form().getByRole('button', { name: 'Done' });
    await expect.element(done).toBeVisible();
    await field('Favorite player').fill('Marta');
    await expect.element(done).not.toBeInTheDocument();
    await save().click();
    await expect.element(save()).toMatchTextContent(/^Saving\.\.\./);
    await expect.element(save()).toHaveAttribute('aria-busy', 'true');
    answer.resolve({ success: true, data: { ...profile, favorite_player: 'Marta' }, achievements: [] });
    await expect.element(save()).toHaveTextContent('Saved!');
    const began = performance.now();
    await expect.element(save()).toHaveTextContent('Save Profile');
    expect(performance.now() - began).toBeGreaterThan(1_200);
    await done.click();
    await expect.element(form().getByText('Marta')).toBeVisible();
  });

  it('of an old account has no foot until one is chosen, also the right one, and keeps a country that is none of the list', async () => {
    const old = { ...profile, favorite_foot_chosen: false, country: 'Bavaria' };
    const { sent } = await editProfile({ answers: { getProfile: () => ({ success: true, data: old }) } });
    await expect.element(page.getByRole('combobox', { name: /^Country/ })).toHaveValue('Bavaria');
    await expect.element(page.getByRole('radio', { name: 'Left' })).not.toBeChecked();
    await expect.element(page.getByRole('radio', { name: 'Right' })).not.toBeChecked();
    await page.getByRole('radio', { name: 'Right' }).click();
    await save().click();
    await expect.poll(sent).toEqual([{ favorite_foot_chosen: true }]);
  });

  it('sends what was changed, and the header of the profile has it at once', async () => {
    const { sent } = await editProfile();
    await field('Display name').fill('  Kim the Fox ');
    await field('Team').fill('');
    await field('Age').fill('15');
    await page.getByRole('radio', { name: 'Left' }).click();
    await userEvent.keyboard('{Enter}');
    await save().click();
    await expect.poll(sent).toEqual([{ display_name: 'Kim the Fox', team_name: null, age: 15, favorite_foot: 'L' }]);
    await expect.element(page.getByRole('heading', { name: 'Kim the Fox' })).toBeVisible();
  });

  it('offers teams of such a name that are on the board, asks for none before, and a press or a key takes one', async () => {
    const { sent, calls } = await editProfile();
    const teams = () => form().getByRole('list', { name: 'Teams on the board' }).getByRole('button');
    await expect.element(field('Team')).toHaveValue('FC Harbour');
    expect(calls.filter(({ name }) => name === 'getLeaderboard')).toEqual([]);
    await field('Team').fill('river');
    await expect.element(form().getByText('Is it one of these? They are on the board.')).toBeVisible();
    expect(teams().elements().map((team) => team.textContent)).toEqual(['Riverside Rovers', 'Rivergate']);
    expect(teams().first().element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await field('Team').fill('riverside rovers U12');
    await expect.element(form().getByText('Is it this one? It is on the board.')).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(field('Team')).toHaveValue('Riverside Rovers');
    await expect.element(field('Team')).toHaveFocus();
    expect(teams().elements()).toEqual([]);
    await save().click();
    await expect.poll(sent).toEqual([{ team_name: 'Riverside Rovers' }]);
  });

  it('takes a team as it is typed where the board cannot be read', async () => {
    const { sent } = await editProfile({ answers: { getLeaderboard: lost } });
    await field('Team').fill('River');
    await save().click();
    await expect.poll(sent).toEqual([{ team_name: 'River' }]);
  });

  it('tells everything that is wrong together, at each field too, sends nothing, and goes to the first of it, where a phone looks', async () => {
    await page.viewport(390, 700);
    const { sent } = await editProfile();
    await field('Display name').fill(' ');
    await field('Age').fill('3');
    await save().click();
    await expect.element(alert()).toHaveTextContent('Display name is required. Age must be between 5 and 99.');
    await expect.element(field('Display name')).toHaveFocus();
    await expect.element(field('Age')).toHaveAttribute('aria-invalid', 'true');
    await field('Display name').fill('K');
    await expect.element(alert()).toHaveTextContent('Display name must be at least 2 characters. Age must be between 5 and 99.');
    await save().click();
    await expect.element(field('Display name')).toHaveFocus();
    await expect.element(field('Display name')).toHaveAccessibleDescription(/^Display name must be at least 2 characters\./);
    await expect.element(field('Age')).toHaveAccessibleDescription(/^Age must be between 5 and 99\./);
    const { top, bottom } = form().getByText('Display name must be at least 2 characters.', { exact: true }).element().getBoundingClientRect();
    expect(top).toBeGreaterThan(80);
    expect(bottom).toBeLessThan(620);
    expect(sent()).toEqual([]);
  });

  it('says of each age what it changes, and once what to type where it is no number', async () => {
    await editProfile();
    for (const [age, words] of [
      ['10', /^Your drills are short ones\. Others do not see you on the leaderboards/],
      ['13', /^Others see you on the leaderboards/],
      ['', /^Years\./],
      ['4', /^Years\./],
      ['ten', /^Years\./],
    ] as const) {
      await field('Age').fill(age);
      await expect.element(field('Age'), { message: age }).toHaveAccessibleDescription(words);
    }
    await save().click();
    await expect.element(field('Age')).toHaveFocus();
    await expect.element(field('Age')).toHaveAccessibleDescription(/^Type your age as a number, like 10\./);
    await expect.element(alert()).toHaveTextContent('Type your age as a number, like 10.');
    const inSight = form()
      .getByText('Type your age as a number, like 10.', { exact: true })
      .elements()
      .filter((words) => words.getBoundingClientRect().height > 2);
    expect(inSight).toHaveLength(1);
  });

  it('tells of a badge that it earned, and of none of practice, which an answer to any edit may name', async () => {
    let achievements = ['level1'];
    const { sent } = await editProfile({ answers: { updateProfile: () => ({ success: true, data: profile, achievements }) } });
    await page.getByRole('button', { name: 'Change your picture' }).click();
    await page.getByRole('button', { name: 'Rocket' }).click();
    await expect.poll(sent).toHaveLength(1);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(page.getByText(/New badge/)).not.toBeInTheDocument();
    achievements = ['teamPlayer'];
    await field('Team').fill('FC');
    await save().click();
    await expect.element(page.getByText('New badge: Team Player').first()).toBeVisible();
    await page.getByRole('button', { name: 'See it' }).click();
    await expect.element(page.getByRole('heading', { name: 'Badges', exact: true })).toHaveFocus();
    await expect.element(page.getByRole('heading', { name: 'Badges', exact: true })).toBeInViewport();
  });

  it('that fails says why and keeps what was typed', async () => {
    let answer = refused(500, 'internal', '');
    // A device that keeps nothing cannot put off what a broken server did not take.
    await editProfile({ answers: { updateProfile: () => answer() }, store: forbiddenStore });
    await field('Display name').fill('Rudolf');
    for (const [words, next] of [
      ['Failed to save profile. Please try again.', answer],
      ['Session expired. Please sign in again.', refused(401, 'unknown', 'JWT expired')],
      [DISPLAY_NAME_RUDE, refused(400, 'display_name_rude', DISPLAY_NAME_RUDE)],
    ] as const) {
      answer = next;
      await save().click();
      await expect.element(alert()).toHaveTextContent(words);
      await expect.element(field('Display name')).toHaveValue('Rudolf');
    }
  });

  it('that meets a server which cannot take it is kept on the device and told in the server’s words', async () => {
    let answer: (() => never) = lost;
    await editProfile({ answers: { updateProfile: () => answer() } });
    for (const [status, code, words] of [
      [503, 'unavailable', 'Touchline is not ready yet.'],
      [500, 'internal', 'Something went wrong on our side.'],
      [429, 'too_many_requests', 'Too many tries. Try again in 2 minutes.'],
    ] as const) {
      answer = refused(status, code, words);
      await field('Display name').fill(`Kim ${status}`);
      await save().click();
      await expect.element(form().getByText('Profile saved locally')).toBeVisible();
      await expect.element(form().getByText(`${words} It goes out by itself.`)).toBeVisible();
    }
  });

  it('shows what another device has left that comes when the form stands already, unless something is typed', async () => {
    await editProfile();
    await expect.element(field('Favorite player')).toHaveValue('');
    keepDraft(profile.id, { favoritePlayer: 'Marta' });
    await expect.element(field('Favorite player')).toHaveValue('Marta');
    keepDraft(profile.id, { favoritePlayer: 'Pele' });
    await expect.element(field('Favorite player')).toHaveValue('Marta');
  });

  it('shows what another device has left that comes just as the form is drawn, and does not write over it', async () => {
    await editProfile({ whenDrawn: () => keepDraft(profile.id, { favoritePlayer: 'Marta' }) });
    await expect.element(field('Favorite player')).toHaveValue('Marta');
    expect(readDraft(profile.id)).toEqual({ favoritePlayer: 'Marta' });
  });

  it('without a connection is kept on the device, shown, and sent when there is one', async () => {
    let online = false;
    const { sent, edits } = await editProfile({
      answers: { updateProfile: (body) => (online ? { success: true, data: { ...profile, ...(body as object) }, achievements: [] } : lost()) },
    });
    await field('Display name').fill('Kim');
    await club().fill('fern');
    await page.getByRole('option').click();
    await save().click();
    await expect.element(form().getByText('Profile saved locally')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Kim' })).toBeVisible();
    await expect.element(club()).toHaveValue('Fernhollow');
    await expect.element(save()).toHaveTextContent('Save Profile');
    online = true;
    await edits.sendDue();
    await expect.element(form().getByText('Profile saved locally')).not.toBeInTheDocument();
    const changes = { display_name: 'Kim', club: 'Fernhollow' };
    expect(sent()).toEqual([changes, changes]);
    await expect.element(field('Display name')).toHaveValue('Kim');
    await expect.element(club()).toHaveValue('Fernhollow');
  });

  it('for nobody is refused', async () => {
    const { session, sent } = await editProfile();
    await expect.element(field('Display name')).toBeVisible();
    await session.refused();
    await save().click();
    await expect.element(alert()).toHaveTextContent('No user logged in. Please sign in again.');
    expect(sent()).toEqual([]);
  });

  it('of a player without an id is refused, with what to do', async () => {
    const { sent } = await editProfile({ playerId: '' });
    await expect.element(page.getByText('Your user profile is incomplete. Please sign out and sign back in.').first()).toBeVisible();
    await save().click();
    await expect.element(alert()).toHaveTextContent('Your user profile is incomplete. Please sign out and sign back in.');
    expect(sent()).toEqual([]);
  });
});

describe('what was typed and not saved', () => {
  it('is there again in the open form when the page comes back, and can be undone by the press after the one that saves', async () => {
    const { leave } = await editProfile();
    await field('Favorite player').fill('Marta');
    await club().fill('crag');
    await page.getByRole('option').click();
    await expect.element(page.getByText('You have changes that are not saved yet.')).toBeVisible();
    leave();
    await expect.element(save()).not.toBeInTheDocument();
    showProfile();
    await expect.element(field('Favorite player')).toHaveValue('Marta');
    await expect.element(club()).toHaveValue('Crag Hollow');
    await expect.element(page.getByText('You have changes that are not saved yet.')).toBeVisible();
    (save().element() as HTMLElement).focus();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Undo changes' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(field('Favorite player')).toHaveValue('');
    await expect.element(club()).toHaveValue('');
    await expect.element(page.getByText('You have changes that are not saved yet.')).not.toBeInTheDocument();
    await expect.element(save()).toHaveFocus();
    await expect.element(page.getByText(/Changes undone/).first()).toBeVisible();
  });

  it('keeps the button that saves in sight from the first field on, at the size of a phone', async () => {
    await page.viewport(390, 700);
    await editProfile();
    await expect.element(field('Display name')).toBeVisible();
    const showFirst = (): void => field('Display name').element().scrollIntoView({ block: 'start' });
    const foot = (): number => save().element().getBoundingClientRect().bottom;
    showFirst();
    expect(foot()).toBeGreaterThan(700);
    await field('Team').fill('FC Almost');
    await expect.element(page.getByText('You have changes that are not saved yet.')).toBeVisible();
    showFirst();
    expect(foot()).toBeLessThanOrEqual(700);
    await page.getByRole('button', { name: 'Undo changes' }).click();
    showFirst();
    expect(foot()).toBeGreaterThan(700);
  });

  it('that is refused marks the field, says why at it and brings it above the bar', async () => {
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
    await expect.element(form().getByText('Profile saved locally')).toBeVisible();
    words = refused(400, 'display_name_rude', DISPLAY_NAME_RUDE);
    await edits.sendDue();
    await expect.element(alert()).toHaveTextContent(DISPLAY_NAME_RUDE);
    await expect.element(field('Display name')).toHaveValue('Rudolf');
    await expect.element(page.getByRole('heading', { name: 'Noa' })).toBeVisible();
  });
});

describe('the country', () => {
  const country = () => page.getByRole('combobox', { name: /^Country/ });

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

  it('has its list below it and its name in sight, also where the field was at the end of a phone', async () => {
    await page.viewport(390, 844);
    await editProfile();
    await expect.element(country()).toHaveValue('Norway');
    const after = document.createElement('div');
    after.style.height = '100vh';
    document.body.append(after);
    onTestFinished(() => after.remove());
    const field = country().element();
    scrollBy(0, field.getBoundingClientRect().bottom - 800);
    await userEvent.click(field);
    await expect.element(page.getByRole('option', { name: 'Albania' })).toBeVisible();
    const list = page.getByRole('listbox').element();
    await expect.poll(() => list.getBoundingClientRect().top - field.getBoundingClientRect().bottom).toBeGreaterThanOrEqual(0);
    await expect.poll(() => list.getBoundingClientRect().height).toBeGreaterThan(300);
    expect((field as HTMLInputElement).labels?.[0]?.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  });

  it('has its list closed by Back, which then goes no further', async () => {
    history.pushState('at the profile', '');
    await editProfile();
    await expect.element(country()).toHaveValue('Norway');
    await country().fill('sao tom');
    await expect.element(page.getByRole('option')).toBeVisible();
    await expect.poll(() => history.state as unknown).toEqual({ layers: 1 });
    history.back();
    await expect.element(page.getByRole('option')).not.toBeInTheDocument();
    expect(history.state).toBe('at the profile');
  });

  it('that was typed and is none of the list is not lost without a word; one is taken with the keyboard, and can be taken away', async () => {
    const { sent } = await editProfile();
    await expect.element(country()).toHaveValue('Norway');
    await country().fill('Atlantis');
    await expect.element(page.getByText('No country of that name')).toBeVisible();
    await userEvent.tab();
    await expect.element(country()).toHaveValue('Norway');
    await expect.element(country()).toHaveAccessibleDescription(/“Atlantis” is none of the countries in the list, so it is not set/);
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
    await userEvent.keyboard('{Enter}');
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
