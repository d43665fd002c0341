import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refusal } from '../../auth-session/testing/sign-in-service.ts';
import { alert, button, field, fillSignIn, fillSignUp, openSignIn, openSignUp } from './testing/auth-screen.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('a sign-in that cannot be sent', () => {
  it('asks for both in a calm colour, moves to what is missing and tells an address that is none', async () => {
    const { asked } = await openSignIn();
    const both = alert().getByText('Email and password are required', { exact: true });
    await button('Sign In').click();
    await expect.element(both).toBeVisible();
    // Once.
    await expect.element(page.getByText(/is required$/)).not.toBeInTheDocument();
    expect(alert().element().firstElementChild).toHaveAttribute('data-tone', 'hitch');
    await expect.element(field('Email')).toHaveFocus();
    // One that is still missing is told beside it.
    await field('Email').fill('noa@example.org');
    await expect.element(field('Password')).toHaveAccessibleDescription('Password is required');
    for (const [email, password, missing] of [
      ['noa@example.org', '', 'Password'],
      ['', 'secret1', 'Email'],
    ] as const) {
      await fillSignIn({ email: 'noa@' });
      await button('Sign In').click();
      await expect.element(field('Email')).toHaveAccessibleDescription('Please enter a valid email address');
      await expect.element(field('Email')).toHaveFocus();
      await expect.element(both).not.toBeInTheDocument();
      await fillSignIn({ email, password });
      await button('Sign In').click();
      await expect.element(both).toBeVisible();
      await expect.element(field(missing)).toHaveFocus();
      await expect.element(field(missing)).toHaveAttribute('aria-invalid', 'true');
    }
    expect(asked).toEqual([]);
  });
});

it('a sign-up says whose address a child takes, asks for a nickname, and says what it does not ask for and what giving that later changes', async () => {
  await openSignUp();
  await expect.element(field('Email')).toHaveAccessibleDescription('Under 13? Use a parent’s. Others never see it.');
  await expect.element(field('Player name')).toHaveAccessibleDescription(/nickname/);
  await expect.element(page.getByText(/^A parent’s yes to sending videos: we ask them at a second address/)).toBeVisible();
  await expect.element(page.getByText(/^Age: .+ decides whether others see you on the leaderboards\.$/)).toBeVisible();
  await expect.element(page.getByText(/^Team: .+ your team’s place/)).toBeVisible();
  expect(document.querySelectorAll('input')).toHaveLength(4);
  await expect.element(page.getByText(/^Under 13\? Make your player together with a grown-up\./)).toBeVisible();
  const link = page.getByRole('link', { name: 'What parents should know' });
  await expect.element(link).toHaveAttribute('href', '/parents.html');
  await expect.element(link).toHaveAttribute('target', '_blank');
});

it('a sign-up shows its button in the first view of a phone', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  await openSignUp();
  for (const [width, height] of [
    [390, 844],
    [390, 667],
    [320, 568],
    [640, 360],
  ] as const) {
    await page.viewport(width, height);
    await expect.element(button('Create Account'), { message: `${width} by ${height}` }).toBeInViewport({ ratio: 1 });
    expect(scrollY).toBe(0);
  }
});

it('the button of a sign-up covers no field that has the focus, on the smallest phone', async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 800));
  await openSignUp();
  await page.viewport(320, 568);
  for (const label of ['Player name', 'Email', 'Password', 'Confirm password']) {
    field(label).element().focus();
    const covered = () => field(label).element().getBoundingClientRect().bottom - button('Create Account').element().getBoundingClientRect().top;
    await expect.poll(covered, { message: label }).toBeLessThanOrEqual(0);
  }
});

describe('a sign-up that cannot be sent', () => {
  it('tells at each field what is wrong with it', async () => {
    const { asked } = await openSignUp();
    for (const [label, change, message] of [
      ['Player name', { name: ' ' }, 'Player name is required'],
      ['Player name', { name: 'N' }, 'Player name must be at least 2 characters'],
      ['Email', { email: 'noa.example.org' }, 'Please enter a valid email address'],
      ['Password', { password: '12345' }, 'Password must be at least 6 characters'],
      ['Confirm password', { confirm: 'secret2' }, 'Passwords do not match'],
    ] as const) {
      await fillSignUp(change);
      await button('Create Account').click();
      await expect.element(field(label), { message }).toHaveFocus();
      await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true');
      await expect.element(page.getByText(message, { exact: true })).toBeVisible();
    }
    expect(asked).toEqual([]);
  });

  it('and is empty says what is missing, and beside every field, all at once', async () => {
    await openSignUp();
    await button('Create Account').click();
    await expect.element(alert()).toHaveTextContent('Email and password are required. Player name is required');
    await expect.element(page.getByText('Player name is required', { exact: true })).toBeVisible();
    await expect.element(field('Player name')).toHaveFocus();
    for (const [label, words] of [
      ['Player name', /Player name is required/],
      ['Email', /Email is required/],
      ['Password', /Password is required/],
      ['Confirm password', /Type your password a second time/],
    ] as const) {
      await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true');
      await expect.element(field(label)).toHaveAccessibleDescription(words);
    }
  });
});

describe('a player name', () => {
  it('is not corrected for having been passed empty; one that others will not see says so while it is typed, and may be kept', async () => {
    await openSignUp();
    await field('Player name').click();
    await userEvent.tab();
    await expect.element(field('Player name')).not.toHaveAttribute('aria-invalid');
    await field('Player name').fill('noa@example.org');
    await expect.element(page.getByText(/so other players will not see it/)).toBeVisible();
    await expect.element(field('Player name')).not.toHaveAttribute('aria-invalid');
    await field('Player name').fill('Noa the Fox');
    await expect.element(page.getByText('Pick a nickname. Keep your real name to yourself.')).toBeVisible();
  });
});

describe('the fields', () => {
  it('say that they are good at once, and that they are not when they are left', async () => {
    await openSignUp();
    await field('Email').fill('noa@');
    await expect.element(field('Email')).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect.element(field('Email')).toHaveAttribute('aria-invalid', 'true');
    await field('Email').fill('noa@example.org');
    await expect.element(field('Email')).not.toHaveAttribute('aria-invalid');
    await expect.element(page.getByText('Please enter a valid email address')).not.toBeInTheDocument();
  });

  it('move the ball along as they get good, and tell how hard a password is to guess, once it is long enough', async () => {
    await openSignUp();
    const progress = page.getByRole('progressbar', { name: 'Your sign-up' });
    await expect.element(progress).toHaveAttribute('aria-valuetext', '0 of 4 ready');
    await field('Password').fill('abcdef');
    await expect.element(page.getByText('Easy to guess. Use 8 characters or more, with a capital letter or a number.')).toBeVisible();
    await field('Password').fill('Abcdefghij1!');
    await expect.element(page.getByText('Strong password.')).toBeVisible();
    await fillSignUp({ confirm: 'secret' });
    await expect.element(progress).toHaveAttribute('aria-valuetext', '3 of 4 ready');
    await field('Confirm password').fill('secret1');
    await expect.element(progress).toHaveAttribute('aria-valuetext', '4 of 4 ready');
  });
});

describe('while the service thinks', () => {
  it('the form is sent once, however often it is pressed', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { asked } = await openSignIn(() => promise);
    await fillSignIn();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect.element(page.getByRole('button', { name: /Sign In/ })).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Enter}');
    expect(asked).toHaveLength(1);
    resolve(refusal(400, 'invalid_credentials', 'Invalid login credentials'));
    await expect.element(alert()).toHaveTextContent('Invalid email or password. Please check your credentials.');
    await expect.element(button('Sign In')).not.toHaveAttribute('aria-busy');
  });
});
