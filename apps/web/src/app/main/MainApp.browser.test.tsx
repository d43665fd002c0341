import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SessionProvider } from '../../session/index.ts';
import { startSession } from '../../session/start-session.ts';
import { sessionKey } from '../../session/stored-session.ts';
import {
  configuration,
  noContent,
  refusal,
  sessionAnswer,
  sessionOf,
  signInService,
  storageWith,
  type Asked,
} from '../../session/testing/sign-in-service.ts';
import { show } from '../../ui/testing/show.tsx';
import { watchUncaught } from '../errors/uncaught.ts';
import { playerServer, profile, type Called } from '../testing/player-server.ts';
import { MainApp } from './MainApp.tsx';

interface World {
  /** What the API says in place of the usual. */
  readonly api?: (called: Called) => Response | undefined;
  /** What the sign-in service says. */
  readonly service?: (asked: Asked) => Response | Promise<Response>;
}

/** The main app of Noa. */
function open({ api, service = noContent }: World = {}) {
  const server = playerServer(api);
  vi.stubGlobal('fetch', server.fetch);
  const signIn = signInService(service);
  const session = startSession(configuration, {
    fetch: signIn.fetch,
    storage: storageWith({ [sessionKey]: sessionOf() }),
  });
  const window = new EventTarget();
  const uncaught = watchUncaught(window as unknown as Window, () => new Date());
  show(
    <SessionProvider session={session}>
      <MainApp player={{ id: profile.id, email: profile.email, name: 'Noa' }} uncaught={uncaught} />
    </SessionProvider>,
  );
  return { session, calls: server.calls, asked: signIn.asked, window };
}

const heading = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const drawer = () => page.getByRole('dialog', { name: 'More' });

beforeEach(async () => {
  await page.viewport(390, 844);
  history.replaceState(null, '', location.pathname);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the header', () => {
  it('welcomes the player and shows what is in the purse', async () => {
    open();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Welcome, Noa!' })).toBeVisible();
    const purse = page.getByRole('list', { name: 'Your totals' });
    for (const words of [/148.*tokens/, /41.*days/, /96.*drills/]) {
      await expect.element(purse.getByRole('listitem').filter({ hasText: words })).toBeVisible();
    }
    await expect.element(page.getByText(/^Good (morning|afternoon|evening) · Level 16 · 1,564 XP$/)).toBeVisible();
  });

  it('welcomes the player also while the API does not answer', async () => {
    open({ api: () => Response.json({ error: 'Down', code: 'unavailable' }, { status: 503 }) });
    await expect.element(page.getByRole('heading', { level: 1, name: 'Welcome, Noa!' })).toBeVisible();
  });
});

describe('the tabs', () => {
  it('open on the dashboard, and on the one in the address', async () => {
    open();
    await expect.element(heading('Dashboard')).toBeInTheDocument();
    location.hash = '#rewards';
    await expect.element(heading('Rewards')).toBeVisible();
  });

  it('put their name in the title, take the focus and come back by Back', async () => {
    open();
    await page.getByRole('link', { name: 'Rewards' }).click();
    await expect.element(heading('Rewards')).toHaveFocus();
    expect(location.hash).toBe('#rewards');
    expect(document.title).toBe('Rewards · Touchline');
    history.back();
    await expect.element(heading('Dashboard')).toHaveFocus();
    expect(document.title).toBe('Dashboard · Touchline');
  });

  it('do nothing when the current one is chosen again', async () => {
    open();
    await page.getByRole('link', { name: 'Progress' }).click();
    await expect.element(heading('Progress')).toHaveFocus();
    const before = history.length;
    await page.getByRole('link', { name: 'Progress' }).click();
    expect(history.length).toBe(before);
  });

  it.each([
    ['3', 'Rewards'],
    ['4', 'Progress'],
    ['5', 'Leaderboard'],
    ['6', 'Coach'],
    ['7', 'Analysis'],
    ['8', 'Profile'],
  ])('are reached with Ctrl and %s: %s', async (digit, name) => {
    open();
    await expect.element(heading('Dashboard')).toBeInTheDocument();
    await userEvent.keyboard(`{Control>}${digit}{/Control}`);
    await expect.element(heading(name)).toHaveFocus();
  });

  it('that are not open yet say in a sentence what will be there, and lead to practice', async () => {
    open();
    location.hash = '#coach';
    await expect
      .element(page.getByText('Here you will ask your coach about drills, and hear what to practise next.'))
      .toBeVisible();
    await button('Practise a drill').click();
    await expect.poll(() => location.hash).toBe('#practice');
  });

  it('tell the player of an error that nobody caught', async () => {
    const { window } = open();
    await expect.element(heading('Dashboard')).toBeInTheDocument();
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('Broken') }));
    await expect.element(page.getByText('An unexpected error occurred. Please try again.').first()).toBeVisible();
    window.dispatchEvent(Object.assign(new Event('error'), { message: 'Broken' }));
    await expect.element(page.getByText('An error occurred. The page may not work correctly.').first()).toBeVisible();
  });
});

describe('the drawer', () => {
  it('shows who is playing, and closes by Escape', async () => {
    open();
    await button('More').click();
    await expect.element(drawer().getByText('Level 16')).toBeVisible();
    await expect.element(drawer().getByText('148 tokens')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(drawer()).not.toBeInTheDocument();
  });

  it('closes when the window becomes 1024 wide', async () => {
    open();
    await button('More').click();
    await expect.element(drawer()).toBeVisible();
    await page.viewport(1_023, 800);
    await expect.element(drawer()).toBeVisible();
    await page.viewport(1_024, 800);
    await expect.element(drawer()).not.toBeInTheDocument();
  });

  it('closes behind whoever goes elsewhere by keys', async () => {
    open();
    await button('More').click();
    await expect.element(drawer()).toBeVisible();
    await userEvent.keyboard('{Control>}8{/Control}');
    await expect.element(drawer()).not.toBeInTheDocument();
    await expect.element(heading('Profile')).toBeVisible();
  });
});

describe('signing out', () => {
  const question = () => page.getByRole('alertdialog', { name: 'Are you sure you want to sign out?' });

  it('from the drawer asks first, and a no keeps the player in', async () => {
    const { session, asked } = open();
    await button('More').click();
    await drawer().getByRole('button', { name: 'Sign Out' }).click();
    await question().getByRole('button', { name: 'Cancel' }).click();
    await expect.element(question()).not.toBeInTheDocument();
    expect(session.state().status).toBe('signedIn');
    expect(asked).toEqual([]);
  });

  it('from the profile ends the session', async () => {
    const { session, asked } = open();
    location.hash = '#profile';
    await button('Sign Out').click();
    await question().getByRole('button', { name: 'Sign Out' }).click();
    await expect.poll(() => session.state()).toEqual({ status: 'signedOut', reason: 'left' });
    expect(asked.map(({ path }) => path)).toEqual(['/auth/v1/logout']);
  });

  it('that fails says so and keeps the player in', async () => {
    const { session } = open({ service: () => refusal(500, 'unexpected_failure', 'Unexpected failure') });
    location.hash = '#profile';
    await button('Sign Out').click();
    await question().getByRole('button', { name: 'Sign Out' }).click();
    await expect.element(page.getByText('Error signing out. Please try again.').first()).toBeVisible();
    await expect.element(question()).not.toBeInTheDocument();
    expect(session.state().status).toBe('signedIn');
  });
});

describe('the profile', () => {
  it('says who is signed in, and changes theme and sound', async () => {
    const { theme } = document.documentElement.dataset;
    onTestFinished(() => {
      localStorage.clear();
      document.documentElement.dataset['theme'] = theme ?? 'dark';
    });
    open();
    location.hash = '#profile';
    await expect.element(page.getByText('noa@example.org')).toBeVisible();
    await page.getByRole('radio', { name: 'Day' }).click();
    await expect.poll(() => document.documentElement.dataset['theme']).toBe('light');
    await page.getByRole('radio', { name: 'Night' }).click();
    await expect.poll(() => document.documentElement.dataset['theme']).toBe('dark');
    await page.getByRole('radio', { name: 'Off' }).click();
    await expect.element(page.getByRole('radio', { name: 'Off' })).toBeChecked();
    expect(JSON.parse(localStorage.getItem('touchline.sound') ?? '{}')).toMatchObject({ enabled: false });
  });
});

describe('the time zone', () => {
  const puts = (calls: readonly Called[]) => calls.filter(({ method }) => method === 'PUT');

  it("is told to the profile once when the device's differs", async () => {
    const elsewhere = { ...profile, time_zone: 'Pacific/Kiritimati' };
    const { calls } = open({
      api: ({ method, path }) =>
        path === '/api/profile' && method === 'GET' ? Response.json({ success: true, data: elsewhere }) : undefined,
    });
    await expect.poll(() => puts(calls)).toHaveLength(1);
    expect(puts(calls)[0]).toMatchObject({ path: '/api/profile', body: { time_zone: profile.time_zone } });
    // The numbers are read anew in the new zone; the profile then still says otherwise, and is not told again.
    await expect.poll(() => calls.filter(({ path }) => path === '/api/stats').length).toBeGreaterThan(1);
    await expect.poll(() => calls.filter(({ path }) => path === '/api/profile').length).toBeGreaterThan(2);
    expect(puts(calls)).toHaveLength(1);
  });

  it('is left alone when it is the same', async () => {
    const { calls } = open();
    await expect.element(page.getByText(/Level 16/).first()).toBeVisible();
    expect(puts(calls)).toEqual([]);
  });
});

describe('a 401 of the API', () => {
  const unauthorised = () => Response.json({ error: 'Please sign in again to continue', code: 'sign_in_required' }, { status: 401 });

  it('renews the session and goes on', async () => {
    const { session, calls } = open({
      api: ({ authorization }) => (authorization === 'Bearer head.first.signature' ? unauthorised() : undefined),
      service: () => sessionAnswer({ name: 'second' }),
    });
    await expect.element(page.getByText(/Level 16/).first()).toBeVisible();
    expect(session.state().status).toBe('signedIn');
    expect(calls.at(-1)?.authorization).toBe('Bearer head.second.signature');
  });

  it('after a refused renewal ends the session', async () => {
    const { session } = open({
      api: unauthorised,
      service: () => refusal(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used'),
    });
    await expect.poll(() => session.state()).toEqual({ status: 'signedOut', reason: 'expired' });
  });

  it('also for the new token ends the session', async () => {
    const { session } = open({ api: unauthorised, service: () => sessionAnswer({ name: 'second' }) });
    await expect.poll(() => session.state()).toEqual({ status: 'signedOut', reason: 'expired' });
  });

  it('without a connection for the renewal keeps the player in', async () => {
    const { session, asked } = open({ api: unauthorised, service: () => Promise.reject(new TypeError('cut')) });
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Welcome, Noa!' })).toBeVisible();
    expect(session.state().status).toBe('signedIn');
  });
});
