import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { pointWith } from '../../ui/testing/device-pointer.ts';
import { refusal, authSessionAnswer } from '../../auth-session/testing/sign-in-service.ts';
import { alert, button, field, fillSignUp, openAuthScreen, openByLink } from './testing/auth-screen.tsx';

const closed = 'New players cannot join here right now. Whoever runs this Touchline decides that: ask them.';
const full = 'There is no room for another player here right now. Ask whoever runs this Touchline.';
const over = 'This invitation code does not work, or not any more. Check it, or ask your coach or club for a new one.';
const missing = 'An invitation code is required. Ask your coach or club for one.';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  pointWith('thumb');
  // Not after a test: the form's step back through the history is awaited by its state, and would land in the next test.
  history.replaceState(null, '', location.pathname + location.search);
});

describe('where nobody can join', () => {
  it.each([
    ['closed', closed],
    ['full', full],
  ] as const)('the first screen says so (%s), and sign-in is open', async (signUps, words) => {
    openAuthScreen(undefined, { signUps });
    await expect.element(page.getByText(words)).toBeVisible();
    await expect.element(button('Start Practicing')).not.toBeInTheDocument();
    await button('Practice More').click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Good to see you again' })).toHaveFocus();
  });

  it('the sign-up of the last visit says so too, and has no form', async () => {
    localStorage.setItem('touchline.auth-mode', 'signup');
    openAuthScreen(undefined, { signUps: 'closed' });
    await expect.element(page.getByText(closed)).toBeVisible();
    await expect.element(field('Email')).not.toBeInTheDocument();
  });
});

describe('where an invitation is needed', () => {
  it('the first screen says so, and the form asks for the code and sends it', async () => {
    const { asked } = openAuthScreen(() => authSessionAnswer(), { signUps: 'invite' });
    await expect.element(page.getByText('New here? Make your player with the invitation code you were given.')).toBeVisible();
    await button('Start Practicing').click();
    await fillSignUp();
    await button('Create Account').click();
    await expect.element(page.getByText(missing)).toBeVisible();
    expect(asked).toEqual([]);
    await field('Invitation code').fill(' abcde-23456 ');
    await button('Create Account').click();
    await expect.poll(() => asked[0]?.body).toMatchObject({ data: { name: 'Noa', invite_code: 'abcde-23456' } });
  });

  it('a link fills it in, whatever was open at the last visit', async () => {
    localStorage.setItem('touchline.auth-mode', 'signin');
    history.replaceState(null, '', '#invite=ABCDE-23456');
    openAuthScreen(undefined, { signUps: 'invite' });
    await expect.element(page.getByRole('heading', { level: 1, name: 'Make your player' })).toBeVisible();
    await expect.element(field('Invitation code')).toHaveValue('ABCDE-23456');
  });

  it('a link that is opened where the page is open already fills it in too', async () => {
    openAuthScreen(undefined, { signUps: 'invite' });
    await expect.element(button('Start Practicing')).toBeVisible();
    location.hash = 'invite=ABCDE-23456';
    await expect.element(field('Invitation code')).toHaveValue('ABCDE-23456');
    await field('Email').fill('noa@example.org');
    location.hash = 'invite=FGHJK-98765';
    await expect.element(field('Invitation code')).toHaveValue('FGHJK-98765');
    await expect.element(field('Email')).toHaveValue('noa@example.org');
  });
});

describe('a sign-up that is refused', () => {
  it.each([
    ['invite_required', 'An invitation code is needed to sign up', missing],
    ['invite_invalid', 'This invitation code cannot be used, or not any more', over],
    ['accounts_full', 'There is no room for another account', full],
    ['signup_disabled', 'Signups not allowed for this instance', closed],
  ])('by %s says why', async (code, message, words) => {
    openAuthScreen(() => refusal(422, code, message), { signUps: 'invite' });
    await button('Start Practicing').click();
    await field('Invitation code').fill('ABCDE');
    await fillSignUp();
    await button('Create Account').click();
    await expect.element(alert()).toHaveTextContent(words);
  });

  it('when its address is confirmed, says why above the sign-in', async () => {
    await openByLink({ kind: 'refusal', code: 'invite_invalid', description: '' }, () => authSessionAnswer());
    await expect.element(alert()).toHaveTextContent(over);
  });
});

it('where anybody may join, no code is asked for, though a link brings one', async () => {
  history.replaceState(null, '', '#invite=ABCDE-23456');
  openAuthScreen();
  await expect.element(field('Email')).toBeVisible();
  await expect.element(field('Invitation code')).not.toBeInTheDocument();
});
