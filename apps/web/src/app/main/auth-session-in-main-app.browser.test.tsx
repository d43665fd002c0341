import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { keepDraft, readDraft } from '../../offline/index.ts';
import { refusal, authSessionAnswer } from '../../auth-session/testing/sign-in-service.ts';
import { button, drawer, openMainApp } from '../testing/open-main-app.tsx';
import { profile } from '../testing/player-server.ts';

describe('signing out', () => {
  const question = () => page.getByRole('alertdialog', { name: 'Are you sure you want to sign out?' });

  it('from the drawer asks first, and a no keeps the player in', async () => {
    const { session, asked } = await openMainApp();
    await button('More').click();
    await drawer().getByRole('button', { name: 'Sign Out' }).click();
    await question().getByRole('button', { name: 'Cancel' }).click();
    await expect.element(question()).not.toBeInTheDocument();
    expect(session.state().status).toBe('signedIn');
    expect(asked).toEqual([]);
  });

  it('from the profile ends the session, and leaves nothing of what was typed and not saved', async () => {
    const { session, asked } = await openMainApp();
    keepDraft(profile.id, { age: '11' });
    location.hash = '#profile';
    await button('Sign Out').click();
    await question().getByRole('button', { name: 'Sign Out' }).click();
    await expect.poll(() => session.state()).toEqual({ status: 'signedOut', reason: 'left' });
    expect(asked.map(({ path }) => path)).toEqual(['/auth/v1/logout']);
    expect(readDraft(profile.id)).toEqual({});
  });

  it.each([
    ['gives up a drill that runs', { endsAt: Date.now() + 60_000, pausedAt: null }, false],
    ['keeps a drill that waits for its result', { endsAt: 1, pausedAt: null }, true],
  ])('%s', async (_how, drill, isKept) => {
    const { session } = await openMainApp();
    await expect.element(button('More')).toBeVisible();
    const name = `touchline.practice.${profile.id}`;
    localStorage.setItem(name, JSON.stringify(drill));
    await session.signOut();
    expect(localStorage.getItem(name) !== null).toBe(isKept);
  });

  it('that fails says so and keeps the player in', async () => {
    const { session } = await openMainApp({ service: () => refusal(500, 'unexpected_failure', 'Unexpected failure') });
    location.hash = '#profile';
    await button('Sign Out').click();
    await question().getByRole('button', { name: 'Sign Out' }).click();
    await expect.element(page.getByText('Failed to sign out. Please try again.').first()).toBeVisible();
    await expect.element(question()).not.toBeInTheDocument();
    expect(session.state().status).toBe('signedIn');
  });

  it('from the drawer that fails says so in words of its own', async () => {
    const { session } = await openMainApp({ service: () => refusal(500, 'unexpected_failure', 'Unexpected failure') });
    await button('More').click();
    await drawer().getByRole('button', { name: 'Sign Out' }).click();
    await question().getByRole('button', { name: 'Sign Out' }).click();
    await expect.element(page.getByText('Error signing out. Please try again.').first()).toBeVisible();
    expect(session.state().status).toBe('signedIn');
  });
});

describe('a 401 of the API', () => {
  const unauthorised = () => Response.json({ error: 'Please sign in again to continue', code: 'sign_in_required' }, { status: 401 });

  it('renews the session and goes on', async () => {
    const { session, calls } = await openMainApp({
      api: ({ authorization }) => (authorization === 'Bearer head.first.signature' ? unauthorised() : undefined),
      service: () => authSessionAnswer({ name: 'second' }),
    });
    await expect.element(page.getByText(/1,564 XP/).first()).toBeVisible();
    expect(session.state().status).toBe('signedIn');
    expect(calls.at(-1)?.authorization).toBe('Bearer head.second.signature');
  });

  it('after a refused renewal ends the session', async () => {
    const { session } = await openMainApp({
      api: unauthorised,
      service: () => refusal(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used'),
    });
    await expect.poll(() => session.state()).toEqual({ status: 'signedOut', reason: 'expired' });
  });

  it('also for the new token ends the session', async () => {
    const { session } = await openMainApp({ api: unauthorised, service: () => authSessionAnswer({ name: 'second' }) });
    await expect.poll(() => session.state()).toEqual({ status: 'signedOut', reason: 'expired' });
  });

  it('without a connection for the renewal keeps the player in', async () => {
    const { session, asked } = await openMainApp({ api: unauthorised, service: () => Promise.reject(new TypeError('cut')) });
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Welcome, Noa!' })).toBeVisible();
    expect(session.state().status).toBe('signedIn');
  });
});
