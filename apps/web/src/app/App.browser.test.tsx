import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cachedConfiguration } from '../offline/cached-configuration.ts';
import type { LinkReturn } from '../auth-session/index.ts';
import { startAuthSession } from '../auth-session/start-auth-session.ts';
import { authSessionKey } from '../auth-session/signed-in-player.ts';
import {
  configuration,
  noContent,
  plainPage,
  refusal,
  authSessionAnswer,
  authSessionOf,
  signInService,
  storageWith,
  unconfirmedAnswer,
  type Asked,
} from '../auth-session/testing/sign-in-service.ts';
import { pointWith } from '../ui/testing/device-pointer.ts';
import { show } from '../ui/testing/show-component.tsx';
import { App } from './App.tsx';
import { watchUncaught } from './errors/uncaught-errors.ts';
import { beginStartUp, type StartUpOutside } from './start-up/start-up.ts';
import { playerServer } from './testing/player-server.ts';

interface World {
  readonly config?: () => Promise<Response>;
  /** What the address brought along. */
  readonly link?: LinkReturn;
  /** What the sign-in service says. */
  readonly service?: (asked: Asked) => Response | Promise<Response>;
  /** The session in storage. */
  readonly stored?: object;
  /** What the API says, where it is not Noa's record and numbers. */
  readonly api?: Parameters<typeof playerServer>[0];
  readonly wait?: StartUpOutside['wait'];
}

/** The whole page. */
function open({ config = async () => Response.json(configuration), service = noContent, stored, wait, link, api }: World = {}) {
  vi.stubGlobal('fetch', playerServer(api).fetch);
  const outside = {
    ...plainPage,
    fetch: signInService(service).fetch,
    storage: storageWith(stored === undefined ? {} : { [authSessionKey]: stored }),
    ...(link && { link }),
  };
  const start = beginStartUp({
    fetch: config,
    wait: wait ?? (async () => undefined),
    timeout: () => new AbortController().signal,
    loadSession: async () => ({ startAuthSession: (answer) => startAuthSession(answer, outside) }),
    kept: cachedConfiguration,
  });
  const window = new EventTarget();
  const { again } = show(<App start={start} uncaught={watchUncaught(window, () => new Date())} />);
  /** The page is closed, and the next one begins at an address that names nothing. */
  const close = async () => {
    again(null);
    await expect.poll(() => JSON.stringify(history.state)).not.toContain('layers');
    history.replaceState(null, '', location.pathname);
  };
  return { window, close };
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const welcome = () => page.getByRole('heading', { level: 1, name: 'Welcome, Noa!' });

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', location.pathname);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a start', () => {
  it('says that it is still trying from the second attempt on', async () => {
    open({ config: () => Promise.reject(new TypeError('Failed to fetch')), wait: () => new Promise(() => undefined) });
    await expect.element(page.getByRole('status')).toHaveTextContent('Loading');
    await expect.element(page.getByText(/Still looking for Touchline/)).not.toBeInTheDocument();
    open({
      config: () => Promise.reject(new TypeError('Failed to fetch')),
      wait: async (milliseconds) => (milliseconds > 1_000 ? new Promise(() => undefined) : undefined),
    });
    await expect.element(page.getByText(/Still looking for Touchline/)).toBeVisible();
  });

  it('that fails offers to reload, and the details to whoever helps', async () => {
    open({ config: () => Promise.reject(new TypeError('Failed to fetch')) });
    await expect.element(page.getByRole('heading', { level: 1, name: 'App Failed to Load' })).toBeVisible();
    await expect.element(button('Reload')).toBeVisible();
    const details = page.getByRole('textbox', { name: 'Details' });
    await expect.element(details).not.toBeInTheDocument();
    await button('Debug').click();
    await expect.element(details).toBeVisible();
    const text = details.element() as HTMLTextAreaElement;
    expect(text.value).toContain('What: configuration_unreachable');
    expect(text.value).toContain('GET /config, attempt 10: TypeError: Failed to fetch');
    expect(text.value).toMatch(/When: \d{4}-\d\d-\d\dT/);
    expect(text.value).toMatch(/Version: .*Failed/);
  });

  it('behind the page of a hotel says what it is, in words of this product', async () => {
    open({ config: async () => new Response('<h1>Room number?</h1>', { headers: { 'content-type': 'text/html' } }) });
    const told = page.getByRole('alert').filter({ hasText: 'App Failed to Load' });
    await expect.element(told).toMatchTextContent(/answered with a page of its own, like the sign-in page of a Wi-Fi/);
    await expect.element(told).not.toMatchTextContent(/SyntaxError|JSON|token/);
    await expect.element(page.getByRole('textbox', { name: 'Details' })).not.toBeInTheDocument();
  });

  it('with a session that is over asks to sign in again', async () => {
    open({
      stored: authSessionOf({ expiresIn: -10 }),
      service: () => refusal(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found'),
    });
    await expect.element(page.getByText('Please sign in again to continue')).toBeVisible();
    await expect.element(page.getByText('Anything that still waits to be sent is safe on this device.')).toBeVisible();
    await expect.element(button('Sign In')).toBeVisible();
  });
});

describe('coming and going', () => {
  it('without a session the way in is shown, a sign-in is welcomed, and the main app begins at the dashboard where the address names no place', async () => {
    history.replaceState(null, '', '#nowhere');
    open({ service: () => authSessionAnswer() });
    await expect.element(button('Start Practicing')).toBeVisible();
    await button('Practice More').click();
    await signIn();
    await expect.element(page.getByText('Welcome back!')).toBeVisible();
    await expect.element(welcome()).toBeVisible();
    // The form that had the focus is gone.
    await expect.element(page.getByRole('heading', { level: 2, name: 'Dashboard' })).toHaveFocus();
    expect(location.hash).toBe('#dashboard');
  });

  const signIn = async () => {
    await page.getByRole('textbox', { name: 'Email' }).fill('noa@example.org');
    await page.getByLabelText('Password', { exact: true }).fill('secret1');
    await userEvent.keyboard('{Enter}');
  };

  it('a link to a match that a visitor opens leads there after the sign-in', async () => {
    history.replaceState(null, '', '#match/demo-1');
    open({ service: () => authSessionAnswer() });
    await expect.element(page.getByText('Sign in or make your player, and the match opens.')).toBeVisible();
    await button('Practice More').click();
    await expect.element(page.getByText('Sign in or make your player, and the match opens.')).toBeVisible();
    await signIn();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await expect.poll(() => location.hash).toBe('#match/demo-1');
  });

  it.each([
    ['#leaderboard', '#leaderboard'],
    ['#settings', '#settings'],
    ['?tab=analysis', '#analysis'],
  ])('a link to %s that a visitor opens leads there after the sign-in', async (address, hash) => {
    history.replaceState(null, '', address);
    const { close } = open({ service: () => authSessionAnswer() });
    await button('Practice More').click();
    await signIn();
    await expect.element(welcome()).toBeVisible();
    await expect.poll(() => location.hash).toBe(hash);
    await close();
    history.replaceState(null, '', location.pathname);
  });

  it('a session goes straight to the main app, a sign-out ends at the choice, with a word, and who signs in then does not begin at the tab of the player before', async () => {
    localStorage.setItem('touchline.auth-mode', 'signin');
    open({ stored: authSessionOf(), service: () => authSessionAnswer() });
    await expect.element(welcome()).toBeVisible();
    location.hash = '#profile';
    await button('Sign Out').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign Out' }).click();
    await expect.element(page.getByText('You have been signed out successfully.')).toBeVisible();
    await expect.element(button('Start Practicing')).toBeVisible();
    await expect.element(welcome()).not.toBeInTheDocument();
    await button('Practice More').click();
    await signIn();
    await expect.element(page.getByRole('heading', { level: 2, name: 'Dashboard' })).toHaveFocus();
    expect(location.hash).toBe('#dashboard');
  });

  it.each([
    ['who signs in again goes on where they were', authSessionOf().user.id, '#progress'],
    ['another player begins at the dashboard', 'e2f7c2f4-40a5-4b3b-8d9a-6b1a6f3f0c11', '#dashboard'],
  ])('behind a session that ended by itself %s', async (_who, id, hash) => {
    let isOver = false;
    open({
      stored: authSessionOf(),
      api: () => (isOver ? Response.json({ error: 'Please sign in again to continue', code: 'sign_in_required' }, { status: 401 }) : undefined),
      service: ({ query }) =>
        query['grant_type'] === 'refresh_token' ? refusal(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used') : authSessionAnswer({ id }),
    });
    await expect.element(welcome()).toBeVisible();
    isOver = true;
    location.hash = '#progress';
    await expect.element(page.getByText('Please sign in again to continue')).toBeVisible();
    expect(location.hash).toBe('#dashboard');
    isOver = false;
    await signIn();
    await expect.element(welcome()).toBeVisible();
    await expect.poll(() => location.hash).toBe(hash);
  });

  const signUp = async () => {
    await button('Start Practicing').click();
    for (const [label, text] of [['Player name', 'Noa'], ['Email', 'noa@example.org'], ['Password', 'left-foot-7'], ['Confirm password', 'left-foot-7']] as const) {
      await page.getByLabelText(label, { exact: true }).fill(text);
    }
    await userEvent.keyboard('{Enter}');
  };

  it('and after a sign-up', async () => {
    history.replaceState(null, '', '#match/demo-1');
    open({ service: () => authSessionAnswer() });
    await signUp();
    await expect.element(page.getByRole('dialog')).toBeVisible();
  });

  it.each<[string, World, () => Promise<void>]>([
    ['the link of a mail', { link: { kind: 'token', purpose: 'confirmation', token: 'from-the-mail' } }, async () => undefined],
    ['a sign-in, the address confirmed elsewhere', {}, signIn],
  ])('and after a sign-up that is confirmed by a mail, with %s', async (_how, world, comeIn) => {
    history.replaceState(null, '', '#match/demo-1');
    const asked = open({ service: () => unconfirmedAnswer() });
    await signUp();
    await expect.element(page.getByText(/^Account created! Please check your email/)).toBeVisible();
    await asked.close();
    const led = open({ service: () => authSessionAnswer(), ...world });
    await comeIn();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await expect.poll(() => location.hash).toBe('#match/demo-1');
    await led.close();
    // Whoever comes in next is led nowhere.
    open();
    await expect.element(button('Sign In')).toBeVisible();
    await expect.element(page.getByText('Sign in or make your player, and the match opens.')).not.toBeInTheDocument();
  });

  it.each(['the choice', 'the sign-in'])("'View All Live Scores' at %s leads to the sign-in, and then to the scores", async (at) => {
    pointWith('thumb');
    if (at === 'the sign-in') localStorage.setItem('touchline.auth-mode', 'signin');
    open({ service: () => authSessionAnswer() });
    await button('View All Live Scores').click();
    await expect.element(page.getByRole('heading', { name: 'Good to see you again' })).toHaveFocus();
    await expect.element(page.getByText('Sign in or make your player, and all the live scores open.')).toBeVisible();
    await expect.element(button('New here? Make your player')).toBeVisible();
    await signIn();
    await expect.element(page.getByRole('heading', { name: 'Live Scores' })).toHaveFocus();
    await expect.element(page.getByRole('heading', { name: 'Live Scores' })).toBeInViewport();
    expect(location.hash).toBe('#dashboard');
  });

  it('an error nobody caught is told beside the sign-in too, and every one of several', async () => {
    const { window } = open();
    await expect.element(button('Practice More')).toBeVisible();
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('Broken') }));
    const toast = (words: string) => page.getByRole('region', { name: 'Messages' }).getByText(words);
    await expect.element(toast('An unexpected error occurred. Please try again.')).toBeVisible();
    window.dispatchEvent(Object.assign(new Event('error'), { message: 'Broken' }));
    await expect.element(toast('An error occurred. The page may not work correctly.')).toBeVisible();
    expect(toast('An unexpected error occurred. Please try again.').elements()).toHaveLength(1);
  });
});
