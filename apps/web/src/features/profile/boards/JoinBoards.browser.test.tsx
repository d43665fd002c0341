import { useQuery } from '@tanstack/react-query';
import type { Profile } from '@touchline/contracts';
import { isHiddenByAge } from '@touchline/domain';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { profileQuery, useApi } from '../../../api/index.ts';
import { lost, profile, showPart } from '../testing/show-profile.tsx';
import { JoinBoards } from './JoinBoards.tsx';

/** The way onto the boards of a player whom nobody sees, over a server that hides children. */
function open(viewer: Partial<Profile>, updateProfile?: () => never) {
  let saved: Profile = { ...profile, hidden: true, hidden_chosen: null, ...viewer };
  const onClose = vi.fn<() => void>();
  const Part = () => {
    const { data } = useQuery(profileQuery(useApi()));
    return data === undefined ? <></> : <JoinBoards profile={data} onClose={onClose} />;
  };
  const answer = (edit: Partial<Profile>) => {
    saved = { ...saved, ...(edit.age !== undefined && { hidden: isHiddenByAge(edit.age) }), ...edit };
    return { success: true, data: saved, achievements: [] };
  };
  return { ...showPart(Part, { answers: { getProfile: () => ({ success: true, data: saved }), updateProfile: updateProfile ?? answer } }), onClose };
}

const age = page.getByRole('textbox', { name: 'Age' });
const save = page.getByRole('button', { name: 'Save my age' });
const choice = page.getByRole('alertdialog', { name: 'Show yourself to everyone here?' });

describe('the way onto the boards', () => {
  test('of a player of 13 is their age, before which it says what others then see', async () => {
    const { sent, onClose } = open({ age: null });
    await expect.element(age).toHaveAccessibleDescription(/how long your drills are, and whether others see you/);
    await userEvent.fill(age, '13');
    await expect.element(age).toHaveAccessibleDescription(/^Others see you on the leaderboards: display name, picture/);
    await userEvent.click(save);
    await expect.poll(() => onClose).toHaveBeenCalledTimes(1);
    expect(sent()).toEqual([{ age: 13 }]);
    await expect.element(choice).not.toBeInTheDocument();
  });

  test('of a child is their age alone: nothing asks whether to be shown before they open it themselves', async () => {
    const { sent, onClose } = open({ age: null });
    await userEvent.fill(age, '11');
    await expect.element(age).toHaveAccessibleDescription(/^Under 13 nobody sees you until you choose it/);
    await userEvent.click(save);
    await expect.poll(() => onClose).toHaveBeenCalledTimes(1);
    await expect.element(choice).not.toBeInTheDocument();
    expect(sent()).toEqual([{ age: 11 }]);
  });

  test.each([11, null])('of a player aged %j is no single press: the box of the grown-up comes before it', async (years) => {
    const { sent } = open({ age: years });
    if (years === null) await userEvent.click(page.getByRole('button', { name: 'Without my age' }));
    const show = choice.getByRole('button', { name: 'Show me', exact: true });
    await expect.element(show).toBeDisabled();
    await userEvent.click(choice.getByRole('checkbox', { name: 'Ask a grown-up first. A grown-up said yes.' }));
    await userEvent.click(show);
    await expect.poll(sent).toEqual([{ hidden: false }]);
  });

  test('of who tells no age is the choice alone, with a grown-up', async () => {
    const { sent } = open({ age: null });
    await userEvent.click(page.getByRole('button', { name: 'Without my age' }));
    await expect.element(choice.getByText(/^Ask a grown-up first\./)).toBeVisible();
    await userEvent.click(choice.getByRole('button', { name: 'Stay hidden' }));
    expect(sent()).toEqual([]);
  });

  test('of a teenager who hid is the choice, without a grown-up', async () => {
    const { sent } = open({ age: 15, hidden_chosen: true });
    await expect.element(choice.getByText('your nickname: Noa')).toBeVisible();
    await expect.element(choice.getByText(/^Ask a grown-up first\./)).not.toBeInTheDocument();
    await userEvent.click(choice.getByRole('button', { name: 'Show me' }));
    await expect.poll(() => sent()).toEqual([{ hidden: false }]);
  });

  test.each([
    ['', 'Type your age as a number, like 10.'],
    ['3', 'Age must be between 5 and 99.'],
  ])('does not take %j for an age', async (typed, words) => {
    const { sent } = open({ age: null });
    await userEvent.fill(age, typed);
    await userEvent.click(save);
    await expect.element(page.getByText(words)).toBeVisible();
    expect(sent()).toEqual([]);
  });

  test('asks for no choice before the server knows the age', async () => {
    const { onClose } = open({ age: null }, lost);
    await userEvent.fill(age, '11');
    await userEvent.click(save);
    await expect.poll(() => onClose).toHaveBeenCalledTimes(1);
    await expect.element(choice).not.toBeInTheDocument();
  });
});
