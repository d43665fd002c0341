import { ApiError } from '@touchline/contracts/client';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { forbiddenStore } from '../../../offline/testing/queue-stores.ts';
import { alert, card, club, country, DISPLAY_NAME_RUDE, edit, editProfile, field, form, openForm, save } from '../testing/edit-profile.ts';
import { lost, profile, refused, showProfile } from '../testing/show-profile.tsx';

beforeEach(() => localStorage.clear());

describe('saving the profile', () => {
  it('says Saving..., then Saved! for two seconds, and then closes to the button that opened it: the card tells what was saved, and the button is Save Profile again', async () => {
    const answer = Promise.withResolvers<unknown>();
    await editProfile({ answers: { updateProfile: () => answer.promise } });
    await field('Favorite player').fill('Marta');
    await save().click();
    await expect.element(save()).toMatchTextContent(/^Saving\.\.\./);
    await expect.element(save()).toHaveAttribute('aria-busy', 'true');
    answer.resolve({ success: true, data: { ...profile, favorite_player: 'Marta' }, achievements: [] });
    await expect.element(save()).toHaveTextContent('Saved!');
    const began = performance.now();
    await expect.element(form()).not.toBeInTheDocument();
    expect(performance.now() - began).toBeGreaterThan(1_200);
    await expect.element(edit()).toHaveFocus();
    await expect.element(card().getByText('Marta')).toBeVisible();
    await openForm();
    await expect.element(save()).toHaveTextContent('Save Profile');
  });

  it('stays open where something is typed while it says Saved!, and is Save Profile again then', async () => {
    const { sent } = await editProfile();
    await field('Favorite player').fill('Marta');
    await save().click();
    await expect.element(save()).toHaveTextContent('Saved!');
    await field('Team').fill('FC Almost');
    await expect.element(save()).toHaveTextContent('Save Profile');
    await expect.element(field('Team')).toHaveValue('FC Almost');
    await save().click();
    await expect.poll(sent).toEqual([{ favorite_player: 'Marta' }, { team_name: 'FC Almost' }]);
  });

  it('goes on where the form is closed meanwhile, and the card says why it was not taken', async () => {
    const answer = Promise.withResolvers<never>();
    await editProfile({ answers: { updateProfile: () => answer.promise } });
    await field('Display name').fill('Rudolf');
    await save().click();
    await form().getByRole('button', { name: 'Cancel' }).click();
    await expect.element(form()).not.toBeInTheDocument();
    answer.reject(new ApiError({ status: 400, code: 'display_name_rude', message: DISPLAY_NAME_RUDE }));
    await expect.element(card().getByRole('alert')).toHaveTextContent(DISPLAY_NAME_RUDE);
    await openForm();
    await expect.element(field('Display name')).toHaveFocus();
    await expect.element(field('Display name')).toHaveValue('Rudolf');
    await expect.element(field('Display name')).toHaveAccessibleDescription(new RegExp(`^${DISPLAY_NAME_RUDE}`));
  });

  it('of an old account has no foot until one is chosen, also the right one, and keeps a country that is none of the list', async () => {
    const old = { ...profile, favorite_foot_chosen: false, country: 'Bavaria' };
    const { sent } = await editProfile({ answers: { getProfile: () => ({ success: true, data: old }) } });
    await expect.element(country()).toHaveValue('Bavaria');
    await expect.element(form().getByRole('radio', { name: 'Left' })).not.toBeChecked();
    await expect.element(form().getByRole('radio', { name: 'Right' })).not.toBeChecked();
    await form().getByRole('radio', { name: 'Right' }).click();
    await save().click();
    await expect.poll(sent).toEqual([{ favorite_foot_chosen: true }]);
  });

  it('sends what was changed, and the header of the profile has it at once', async () => {
    const { sent } = await editProfile();
    await field('Display name').fill('  Kim the Fox ');
    await field('Team').fill('');
    await field('Age').fill('15');
    await form().getByRole('radio', { name: 'Left' }).click();
    await userEvent.keyboard('{Enter}');
    await save().click();
    await expect.poll(sent).toEqual([{ display_name: 'Kim the Fox', team_name: null, age: 15, favorite_foot: 'L' }]);
    // Above it the form still says Saved!.
    await expect.element(page.getByRole('heading', { name: 'Kim the Fox', includeHidden: true })).toBeVisible();
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
    expect(top).toBeGreaterThan(form().getByRole('heading', { name: 'About you' }).element().getBoundingClientRect().bottom);
    expect(bottom).toBeLessThan(alert().element().getBoundingClientRect().top);
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

  it('tells of a badge that it earned once the form is closed, and of none of practice, which an answer to any edit may name', async () => {
    let achievements = ['level1'];
    const { sent } = showProfile({ answers: { updateProfile: () => ({ success: true, data: profile, achievements }) } });
    await page.getByRole('button', { name: 'Change your picture' }).click();
    await page.getByRole('button', { name: 'Rocket' }).click();
    await expect.poll(sent).toHaveLength(1);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(page.getByText(/New badge/)).not.toBeInTheDocument();
    achievements = ['teamPlayer'];
    await openForm();
    await field('Team').fill('FC');
    await save().click();
    await expect.element(save()).toHaveTextContent('Saved!');
    expect(page.getByText(/New badge/).elements()).toEqual([]);
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
      await expect.element(form()).not.toBeInTheDocument();
      await expect.element(card().getByText('Profile saved locally')).toBeVisible();
      await expect.element(card().getByText(`${words} It goes out by itself.`)).toBeVisible();
      // In the form, which has what waits, it is said too, and once.
      await openForm();
      await expect.element(form().getByText(`${words} It goes out by itself.`)).toBeVisible();
      expect(page.getByText('Profile saved locally').elements()).toHaveLength(1);
    }
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
    // The card says so, and the focus is at the button that opened the form.
    await expect.element(card().getByText('Profile saved locally')).toBeVisible();
    await expect.element(edit()).toHaveFocus();
    await expect.element(page.getByRole('heading', { name: 'Kim' })).toBeVisible();
    await expect.element(card().getByText('Fernhollow')).toBeVisible();
    await openForm();
    await expect.element(club()).toHaveValue('Fernhollow');
    await expect.element(save()).toHaveTextContent('Save Profile');
    online = true;
    await edits.sendDue();
    await expect.element(page.getByText('Profile saved locally')).not.toBeInTheDocument();
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
