import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pointWith } from '../../ui/testing/device-pointer.ts';
import { refusal, authSessionAnswer, unconfirmedAnswer } from '../../auth-session/testing/sign-in-service.ts';
import {
  alert,
  button,
  field,
  fillSignIn,
  fillSignUp,
  openAuthScreen,
  openSignIn,
  openSignUp,
} from './testing/auth-screen.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  pointWith('thumb');
});

describe('the way in', () => {
  it('is a choice of two, each with a way back', async () => {
    openAuthScreen();
    await expect.element(page.getByText('Football practice for young players. No ads, nothing to buy.')).toBeVisible();
    await button('Start Practicing').click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Make your player' })).toHaveFocus();
    await button('Back to Options').click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Every touch counts.' })).toHaveFocus();
    await button('Practice More').click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Good to see you again' })).toHaveFocus();
    await expect.element(field('Player name')).not.toBeInTheDocument();
  });

  it('has what parents want to know beside every form, and keeps what is typed there', async () => {
    openAuthScreen();
    const forParents = page.getByRole('link', { name: 'For parents' });
    await expect.element(forParents).toHaveAttribute('href', '/parents.html');
    await expect.element(forParents).not.toHaveAttribute('target');
    await button('Start Practicing').click();
    await expect.element(forParents).toHaveAttribute('target', '_blank');
  });

  it('leads to the choice by the browser’s Back, and from a forgotten password to the sign-in', async () => {
    const entryOf = async (layer: number) => {
      await expect.poll(() => history.state as unknown).toEqual({ layers: layer });
    };
    await openSignUp();
    await entryOf(1);
    history.back();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Every touch counts.' })).toHaveFocus();
    await button('Practice More').click();
    await button('Forgot Your Password? Reset It Here!').click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toHaveFocus();
    history.back();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Good to see you again' })).toHaveFocus();
    await entryOf(1);
    history.back();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Every touch counts.' })).toHaveFocus();
  });

  it.each([
    ['whole', /^Your account is deleted, with everything that was kept about you\. Copies of the server, .* lose it later/],
    [
      'signInStays',
      'Your account is deleted, with everything that was kept about you here. Your sign-in is kept by another service: ask whoever runs this Touchline to remove it there.',
    ],
  ] as const)('tells a player whose account is gone (%s) what that means', async (what, words) => {
    const { session } = openAuthScreen();
    await session.deleted(what);
    await expect.element(page.getByText(words)).toBeVisible();
  });

  it.each([
    [720, 450],
    [720, 560],
    [640, 360],
  ])('says what Touchline is beside both ways in, in the first view of a low window, %i × %i', async (width, height) => {
    await page.viewport(width, height);
    onTestFinished(() => page.viewport(1280, 800));
    openAuthScreen();
    const what = page.getByText('Football practice for young players. No ads, nothing to buy.');
    for (const words of [what, page.getByText(/^Ten minutes with a ball and a timer\./)]) {
      await expect.element(words).toBeInViewport({ ratio: 1 });
      expect(words.element().getBoundingClientRect().height).toBeGreaterThan(10);
    }
    for (const way of ['Start Practicing', 'Practice More']) await expect.element(button(way)).toBeInViewport({ ratio: 1 });
  });

  it('gives the focus to the words that the account is gone, in sight on a low screen too', async () => {
    await page.viewport(640, 450);
    onTestFinished(() => page.viewport(1280, 800));
    const { session } = openAuthScreen();
    await expect.element(button('Practice More')).toBeVisible();
    scrollTo(0, document.documentElement.scrollHeight);
    await session.deleted('whole');
    // As a dialog does that closes.
    scrollTo(0, document.documentElement.scrollHeight);
    const notice = page.getByRole('status').filter({ hasText: 'Your account is deleted' });
    await expect.element(notice).toHaveFocus();
    await expect.element(notice).toBeInViewport({ ratio: 1 });
  });

  it('tells a suspended player so, not to sign in again', async () => {
    const { session } = openAuthScreen();
    await session.refused('suspended');
    await expect.element(alert().getByText('This account is suspended. Ask whoever runs this Touchline.')).toBeVisible();
    await expect.element(page.getByText('Please sign in again to continue')).not.toBeInTheDocument();
  });

  it('opens where the player was last time', async () => {
    await openSignUp();
    openAuthScreen();
    await expect.poll(() => page.getByRole('heading', { name: 'Make your player' }).elements()).toHaveLength(2);
  });

  it('keeps the email, but no password, between the forms', async () => {
    await openSignIn();
    await fillSignIn();
    await button('Back to Options').click();
    await button('Start Practicing').click();
    await expect.element(field('Email')).toHaveValue('noa@example.org');
    await expect.element(field('Password')).toHaveValue('');
  });

  it('can be gone by keyboard alone', async () => {
    const { asked } = openAuthScreen(() => refusal(400, 'invalid_credentials', 'Invalid login credentials'));
    await expect.element(button('Practice More')).toBeVisible();
    await userEvent.tab();
    await expect.element(page.getByRole('link', { name: 'For parents' })).toHaveFocus();
    await userEvent.tab();
    await expect.element(button('Deutsch')).toHaveFocus();
    await userEvent.tab();
    await expect.element(button('Start Practicing')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('heading', { name: 'Good to see you again' })).toHaveFocus();
    await userEvent.tab();
    await expect.element(field('Email')).toHaveFocus();
    await userEvent.keyboard('noa@example.org');
    await userEvent.tab();
    await userEvent.keyboard('secret1{Enter}');
    await expect.element(alert()).toHaveTextContent('Invalid email or password. Please check your credentials.');
    expect(asked).toHaveLength(1);
  });

  it('begins in the email where there are keys, and under a thumb at the heading, where no keyboard covers the form', async () => {
    pointWith('mouse');
    await openSignIn();
    await expect.element(field('Email')).toHaveFocus();
    await button('Back to Options').click();
    await button('Start Practicing').click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Make your player' })).toHaveFocus();
    pointWith('thumb');
    await button('Back to Options').click();
    await button('Practice More').click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Good to see you again' })).toHaveFocus();
  });

  it('begins in the email of a sign-in that the page opens with, too', async () => {
    localStorage.setItem('touchline.auth-mode', 'signin');
    pointWith('mouse');
    openAuthScreen();
    await expect.element(field('Email')).toHaveFocus();
  });

  it('opens a form at its top, from wherever the page was scrolled to', async () => {
    await page.viewport(390, 500);
    onTestFinished(() => page.viewport(1280, 800));
    pointWith('thumb');
    openAuthScreen();
    await expect.element(button('Practice More')).toBeVisible();
    document.body.style.minHeight = '2000px';
    onTestFinished(() => void document.body.style.removeProperty('min-height'));
    scrollTo(0, 30);
    (button('Practice More').element() as HTMLElement).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Good to see you again' })).toHaveFocus();
    expect(scrollY).toBe(0);
  });

  it('has name and email, and no password, again after the page was left and come back to; nothing once signed in', async () => {
    await openSignUp(() => authSessionAnswer());
    await fillSignUp();
    // As a page that the browser loads anew on Forward.
    localStorage.setItem('touchline.auth-mode', 'signup');
    openAuthScreen();
    await expect.poll(() => field('Player name').elements()).toHaveLength(2);
    await expect.element(field('Player name').last()).toHaveValue('Noa');
    await expect.element(field('Email').last()).toHaveValue('noa@example.org');
    await expect.element(field('Password').last()).toHaveValue('');
    (button('Create Account').first().element() as HTMLElement).click();
    await expect.element(page.getByRole('status').filter({ hasText: 'Welcome Noa!' })).toBeVisible();
    expect(sessionStorage.getItem('touchline.typed')).toBeNull();
  });

  it('lets password managers know each field', async () => {
    await openSignIn();
    await expect.element(field('Email')).toHaveAttribute('autocomplete', 'username');
    await expect.element(field('Password')).toHaveAttribute('autocomplete', 'current-password');
    await button('Back to Options').click();
    await button('Start Practicing').click();
    await expect.element(field('Email')).toHaveAttribute('autocomplete', 'username');
    await expect.element(field('Password')).toHaveAttribute('autocomplete', 'new-password');
    await expect.element(field('Confirm password')).toHaveAttribute('autocomplete', 'new-password');
  });
});

describe('a player who comes in', () => {
  it('by signing in is welcomed back', async () => {
    await openSignIn(() => authSessionAnswer());
    await fillSignIn({ email: ' noa@example.org ' });
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('status')).toHaveTextContent('Welcome back!');
    await expect.element(page.getByRole('status')).toHaveFocus();
  });

  it('by signing up is welcomed by name, and brings name and time zone along', async () => {
    const { asked } = await openSignUp(() => authSessionAnswer());
    await fillSignUp({ name: ' Noa ', email: ' noa@example.org ' });
    await userEvent.keyboard('{Enter}');
    await expect
      .element(page.getByRole('status'))
      .toHaveTextContent('Welcome Noa! Your account has been created successfully.');
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    expect(asked[0]?.body).toMatchObject({
      email: 'noa@example.org',
      password: 'secret1',
      data: { name: 'Noa', display_name: 'Noa', time_zone: timeZone },
    });
  });

  it('and has yet to confirm the address is sent to the mail, with the sign-in ready', async () => {
    await openSignUp(unconfirmedAnswer);
    await fillSignUp();
    await button('Create Account').click();
    await expect
      .element(page.getByRole('status').filter({ hasText: /./ }))
      .toHaveTextContent('Account created! Please check your email and click the confirmation link to complete signup.');
    await expect.element(field('Email')).toHaveValue('noa@example.org');
    await expect.element(button('Sign In')).toBeVisible();
  });
});
