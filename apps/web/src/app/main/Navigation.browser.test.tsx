import { drillCatalogue } from '@touchline/domain';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { AppShell } from '../../ui/shell/AppShell.tsx';
import { ToastProvider } from '../../ui/toast/ToastProvider.tsx';
import { show } from '../../ui/testing/show.tsx';
import { heading, openMainApp } from '../testing/open-main-app.tsx';
import { bottomTabs } from './nav-items.tsx';
import { useMarkedNavItems, type NavItemCounts } from './useNavItems.ts';

function Shell({ counts }: { readonly counts: NavItemCounts }) {
  const items = useMarkedNavItems(counts);
  return (
    <ToastProvider>
      <AppShell
        items={items}
        bottom={bottomTabs}
        current="dashboard"
        onSelect={() => undefined}
        drawerOpen
        onDrawerOpenChange={() => undefined}
      >
        <p>Content</p>
      </AppShell>
    </ToastProvider>
  );
}

const practice = () => page.getByRole('dialog', { name: 'More' }).getByRole('link', { name: /^Practice/ });
const isLit = () => practice().element().className.includes('highlighted');

afterEach(() => {
  vi.useRealTimers();
});

describe('a place where something waits', () => {
  it('shows how much, and is lit for two seconds when more comes', async () => {
    await page.viewport(390, 844);
    const { again } = show(<Shell counts={{ practice: 0 }} />);
    await expect.element(practice()).toHaveAccessibleName('Practice');
    expect(isLit()).toBe(false);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    again(<Shell counts={{ practice: 2 }} />);
    while (!isLit() || vi.getTimerCount() === 0) await new Promise(requestAnimationFrame);
    expect(practice().element().textContent).toContain('2 new');
    vi.advanceTimersByTime(1_999);
    await new Promise(requestAnimationFrame);
    expect(isLit()).toBe(true);
    vi.advanceTimersByTime(1);
    while (isLit()) await new Promise(requestAnimationFrame);
    expect(practice().element().textContent).toContain('2 new');
  });

  it('is not lit when less waits', async () => {
    await page.viewport(390, 844);
    const { again } = show(<Shell counts={{ practice: 2 }} />);
    await expect.element(practice().getByText('2 new')).toBeInTheDocument();
    again(<Shell counts={{ practice: 1 }} />);
    await expect.element(practice().getByText('1 new')).toBeInTheDocument();
    expect(isLit()).toBe(false);
  });
});

describe('the dashboard', () => {
  it('reads its numbers anew when it is entered', async () => {
    const { calls } = await openMainApp();
    const reads = () => calls.filter(({ path }) => path === '/api/stats').length;
    await expect.poll(reads).toBe(1);
    location.hash = '#coach';
    await expect.element(heading('AI Coach')).toBeVisible();
    expect(reads()).toBe(1);
    location.hash = '#dashboard';
    await expect.poll(reads).toBe(2);
  });

  it('reads them anew when the player comes back from another window, unless they have just come', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { calls } = await openMainApp();
    const reads = () => calls.filter(({ path }) => path === '/api/stats').length;
    await expect.element(page.getByRole('list', { name: 'Your totals' })).toMatchTextContent('148');
    const comeBack = () => globalThis.dispatchEvent(new Event('focus'));
    comeBack();
    expect(reads()).toBe(1);
    vi.setSystemTime(Date.now() + 10_000);
    comeBack();
    comeBack();
    await expect.poll(reads).toBe(2);
  });

  it.each(['/api/packs', '/api/collection'])('reads %s anew each time the rewards are entered', async (path) => {
    const { calls } = await openMainApp();
    const reads = (): number => calls.filter((call) => call.path === path).length;
    location.hash = '#rewards';
    await expect.element(page.getByText('What is in your pack?')).toBeVisible();
    await expect.element(page.getByText('Room for 53 cards')).toBeVisible();
    const atFirst = reads();
    location.hash = '#coach';
    await expect.element(heading('AI Coach')).toBeVisible();
    location.hash = '#rewards';
    await expect.poll(reads, { timeout: 5_000 }).toBe(atFirst + 1);
  });

  it('without the service that keeps the data says so', async () => {
    await openMainApp({ api: () => new Response('Not found', { status: 404 }) });
    await expect.element(page.getByText('Supabase client not available').first()).toBeVisible();
  });
});

describe('what goes wrong unseen', () => {
  it('takes the tab of a missing module away, without a word elsewhere', async () => {
    const { window } = await openMainApp();
    location.hash = '#coach';
    await expect.element(page.getByRole('textbox', { name: 'Your question' })).toBeVisible();
    window.dispatchEvent(Object.assign(new Event('error'), { message: 'CoachModule is not defined' }));
    await expect.element(page.getByText('AI Coach Temporarily Unavailable')).toBeVisible();
    await expect.element(page.getByText('An error occurred. The page may not work correctly.')).not.toBeInTheDocument();
    location.hash = '#rewards';
    await expect.element(heading('Reward Store')).toBeVisible();
    await expect.element(page.getByText(/Temporarily Unavailable/)).not.toBeInTheDocument();
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
