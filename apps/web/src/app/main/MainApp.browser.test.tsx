import { drillCatalogue } from '@touchline/domain';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, drawer, heading, openMainApp } from '../testing/open-main-app.tsx';

describe('the header', () => {
  it('welcomes the player and shows what is in the purse', async () => {
    await openMainApp();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Welcome, Noa!' })).toBeVisible();
    const purse = page.getByRole('list', { name: 'Your totals' });
    for (const words of [/148.*tokens/, /41.*days/, /96.*drills/]) {
      await expect.element(purse.getByRole('listitem').filter({ hasText: words })).toBeVisible();
    }
    await expect.element(page.getByText(/^Good (morning|afternoon|evening)\s· 1,564 XP\s· 96 drills$/)).toBeVisible();
  });

  it('says at once that there is no internet, and from when the numbers are', async () => {
    await openMainApp();
    await expect.element(page.getByText(/\s· 1,564 XP\s· 96 drills$/)).toBeVisible();
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => {
      line.mockRestore();
      dispatchEvent(new Event('online'));
    });
    dispatchEvent(new Event('offline'));
    await expect.element(page.getByText(/^No connection to Touchline right now. Your numbers are as of \d/)).toBeVisible();
  });

  it('welcomes the player also while the API does not answer', async () => {
    await openMainApp({ api: () => Response.json({ error: 'Down', code: 'unavailable' }, { status: 503 }) });
    await expect.element(page.getByRole('heading', { level: 1, name: 'Welcome, Noa!' })).toBeVisible();
  });
});

describe('the tabs', () => {
  it('open on the dashboard, and on the one in the address', async () => {
    await openMainApp();
    await expect.element(heading('Dashboard')).toBeInTheDocument();
    location.hash = '#rewards';
    await expect.element(heading('Reward Store')).toBeVisible();
  });

  it('Back from the badges, to which the dashboard led, is the dashboard', async () => {
    await openMainApp();
    await button('All badges').click();
    await expect.element(page.getByRole('heading', { name: 'All badges' })).toBeVisible();
    history.back();
    await expect.poll(() => location.hash).toBe('');
    await expect.element(button('All badges')).toBeVisible();
    await expect.element(button('Back to the dashboard')).not.toBeInTheDocument();
  });

  it('put their name in the title, take the focus and come back by Back', async () => {
    await openMainApp();
    await page.getByRole('link', { name: 'Reward Store' }).click();
    await expect.element(heading('Reward Store')).toHaveFocus();
    expect(location.hash).toBe('#rewards');
    expect(document.title).toBe('Reward Store · Touchline');
    history.back();
    await expect.element(heading('Dashboard')).toHaveFocus();
    expect(document.title).toBe('Dashboard · Touchline');
  });

  it('chosen in the drawer come back by one Back, and the drawer itself closes by it', async () => {
    await openMainApp();
    await button('More').click();
    await drawer().getByRole('link', { name: /^AI Coach/ }).click();
    await expect.element(heading('AI Coach')).toHaveFocus();
    history.back();
    await expect.element(heading('Dashboard')).toHaveFocus();
    await button('More').click();
    await expect.element(drawer()).toBeVisible();
    await expect.poll(() => history.state as unknown).toEqual({ layers: 1 });
    history.back();
    await expect.element(drawer()).not.toBeInTheDocument();
    await expect.element(heading('Dashboard')).toBeInTheDocument();
  });

  it('do nothing when the current one is chosen again', async () => {
    await openMainApp();
    await page.getByRole('link', { name: 'Progress' }).click();
    await expect.element(heading('Progress')).toHaveFocus();
    const before = history.length;
    await page.getByRole('link', { name: 'Progress' }).click();
    expect(history.length).toBe(before);
  });

  it.each([
    ['3', 'Reward Store'],
    ['4', 'Progress'],
    ['5', 'Leaderboard'],
    ['6', 'AI Coach'],
    ['7', 'Form Analysis'],
    ['8', 'Profile'],
  ])('are reached with Ctrl and %s: %s', async (digit, name) => {
    await openMainApp();
    await expect.element(heading('Dashboard')).toBeInTheDocument();
    await userEvent.keyboard(`{Control>}${digit}{/Control}`);
    await expect.element(heading(name)).toHaveFocus();
  });

  it.each(['dashboard', 'practice', 'rewards', 'progress', 'leaderboard', 'coach', 'analysis', 'profile'])(
    'each stand in a container with an id of its own: %s',
    async (tab) => {
      await openMainApp();
      location.hash = `#${tab}`;
      await expect.poll(() => document.querySelector('section[aria-labelledby="tab-heading"]')?.id).toBe(`${tab}Tab`);
    },
  );

  it('are not reached by keys under a question, and again once it is answered', async () => {
    await openMainApp();
    location.hash = '#profile';
    await button('Sign Out').click();
    const question = page.getByRole('alertdialog');
    await expect.element(question).toBeVisible();
    await userEvent.keyboard('{Control>}3{/Control}');
    expect(location.hash).toBe('#profile');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(question).not.toBeInTheDocument();
    await button('Change your picture').click();
    await expect.element(page.getByRole('dialog', { name: 'Choose your picture' })).toBeVisible();
    await userEvent.keyboard('{Control>}3{/Control}');
    expect(location.hash).toBe('#profile');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog', { name: 'Choose your picture' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Control>}3{/Control}');
    await expect.poll(() => location.hash).toBe('#rewards');
  });

  it('are reached by keys beside a message in passing', async () => {
    const { window } = await openMainApp();
    await expect.element(heading('Dashboard')).toBeInTheDocument();
    window.dispatchEvent(Object.assign(new Event('error'), { message: 'Broken' }));
    await expect.element(page.getByText('An error occurred. The page may not work correctly.').first()).toBeVisible();
    await userEvent.keyboard('{Control>}3{/Control}');
    await expect.poll(() => location.hash).toBe('#rewards');
  });

  it('tell the player of an error that nobody caught', async () => {
    const { window } = await openMainApp();
    await expect.element(heading('Dashboard')).toBeInTheDocument();
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('Broken') }));
    await expect.element(page.getByText('An unexpected error occurred. Please try again.').first()).toBeVisible();
    window.dispatchEvent(Object.assign(new Event('error'), { message: 'Broken' }));
    await expect.element(page.getByText('An error occurred. The page may not work correctly.').first()).toBeVisible();
  });
});

describe('the drawer', () => {
  it('shows who is playing, and closes by Escape', async () => {
    await openMainApp();
    await button('More').click();
    await expect.element(drawer().getByText('Level 16')).toBeVisible();
    await expect.element(drawer().getByText('148 tokens')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(drawer()).not.toBeInTheDocument();
  });

  it('has the way out in sight on a phone lying down', async () => {
    await openMainApp();
    await page.viewport(640, 360);
    await button('More').click();
    await expect.element(drawer().getByRole('button', { name: 'Sign Out' })).toBeInViewport({ ratio: 1 });
  });

  it.each([
    [390, 844],
    [820, 1180],
  ])('has no sign-out under the finger that opens it, in a window of %i × %i', async (width, height) => {
    await openMainApp();
    await page.viewport(width, height);
    const { left, top, width: across, height: down } = button('More').element().getBoundingClientRect();
    await button('More').click();
    const way = drawer().getByRole('button', { name: 'Sign Out' });
    await expect.element(way).toBeInViewport({ ratio: 1 });
    const before = drawer().getByRole('link', { name: /^Settings/ });
    expect(way.element().getBoundingClientRect().top).toBeGreaterThan(before.element().getBoundingClientRect().bottom + 8);
    await expect.poll(() => document.elementFromPoint(left + across / 2, top + down / 2)?.closest('button')?.textContent ?? '').not.toBe('Sign Out');
  });

  it('says how things stand at its places, of what is known already, and asks for nothing', async () => {
    await openMainApp();
    await button('More').click();
    await expect.element(drawer().getByRole('link', { name: 'Settings English', exact: true })).toBeVisible();
    await expect.element(drawer().getByRole('link', { name: /^Profile \d+ of \d+ badges$/ })).toBeVisible();
    const coach = drawer().getByRole('link', { name: 'AI Coach Coach Sarah', exact: true });
    await expect.element(coach).toBeVisible();
    // Her face, where the others have their sign.
    expect(coach.element().querySelector('img')?.naturalWidth).toBe(64);
    expect(coach.element().querySelector('svg')).toBeNull();
    // No board was opened in this visit.
    await expect.element(drawer().getByRole('link', { name: 'Leaderboard', exact: true })).toBeVisible();
  });

  it('tells nothing of how things stand without a connection, and keeps its height', async () => {
    await openMainApp();
    await button('More').click();
    const profile = () => drawer().getByRole('link', { name: /^Profile/ });
    await expect.element(profile()).toMatchTextContent('badges');
    const { height } = profile().element().getBoundingClientRect();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onTestFinished(() => {
      vi.restoreAllMocks();
      globalThis.dispatchEvent(new Event('online'));
    });
    globalThis.dispatchEvent(new Event('offline'));
    await expect.element(drawer().getByRole('link', { name: 'Profile', exact: true })).toBeVisible();
    expect(profile().element().getBoundingClientRect().height).toBe(height);
  });

  it('closes when the window becomes 1024 wide', async () => {
    await openMainApp();
    await button('More').click();
    await expect.element(drawer()).toBeVisible();
    await page.viewport(1_023, 800);
    await expect.element(drawer()).toBeVisible();
    await page.viewport(1_024, 800);
    await expect.element(drawer()).not.toBeInTheDocument();
  });

  it('closes behind whoever goes elsewhere by keys', async () => {
    await openMainApp();
    await button('More').click();
    await expect.element(drawer()).toBeVisible();
    await userEvent.keyboard('{Control>}8{/Control}');
    await expect.element(drawer()).not.toBeInTheDocument();
    await expect.element(heading('Profile')).toBeVisible();
  });
});

describe('the profile', () => {
  it('says who is signed in, and changes theme and sound', async () => {
    const { theme } = document.documentElement.dataset;
    onTestFinished(() => {
      localStorage.clear();
      document.documentElement.dataset['theme'] = theme ?? 'dark';
    });
    await openMainApp();
    location.hash = '#settings';
    await page.getByRole('radio', { name: 'Day' }).click();
    await expect.poll(() => document.documentElement.dataset['theme']).toBe('light');
    await page.getByRole('radio', { name: 'Night' }).click();
    await expect.poll(() => document.documentElement.dataset['theme']).toBe('dark');
    const sounds = page.getByRole('switch', { name: 'Sounds' });
    await sounds.click();
    await expect.element(sounds).not.toBeChecked();
    expect(JSON.parse(localStorage.getItem('touchline.sound') ?? '{}')).toMatchObject({ enabled: false });
  });

  it('opens its settings on the switch of the leaderboards, for whoever was led to it', async () => {
    onTestFinished(() => {
      location.hash = '';
    });
    await openMainApp();
    location.hash = '#settings/boards';
    const shown = page.getByRole('switch', { name: 'Others see me' });
    await expect.element(shown).toHaveFocus();
    await expect.element(shown).toBeInViewport({ ratio: 1 });
  });
});

describe('the dashboard', () => {
  it('without the service that keeps the data says so', async () => {
    await openMainApp({ api: () => new Response('Not found', { status: 404 }) });
    await expect.element(page.getByText('Supabase client not available').first()).toBeVisible();
  });
});

describe('the drills', () => {
  const options = async (): Promise<number> => {
    location.hash = '#practice';
    await page.getByRole('combobox', { name: 'Drill' }).click();
    await expect.element(page.getByRole('option').first()).toBeVisible();
    return page.getByRole('option').elements().length;
  };
  const juggling = {
    id: 'juggling',
    name: 'Juggling',
    instructions: '',
    result_label: 'touches',
    category: 'ball_control',
    difficulty: 'beginner',
    level: 1,
  };

  it('are read as the app starts, and offered when practice is opened', async () => {
    const { calls } = await openMainApp({
      api: ({ path }) => (path === '/api/drills' ? Response.json({ success: true, data: [juggling] }) : undefined),
    });
    await expect.poll(() => calls.filter(({ path }) => path === '/api/drills')).toHaveLength(1);
    expect(await options()).toBe(1);
    expect(calls.filter(({ path }) => path === '/api/drills')).toHaveLength(1);
  });

  it("are the app's own catalogue where they cannot be read", async () => {
    await openMainApp({
      api: ({ path }) => (path === '/api/drills' ? new Response('', { status: 500 }) : undefined),
    });
    expect(await options()).toBe(drillCatalogue.length);
  });
});
