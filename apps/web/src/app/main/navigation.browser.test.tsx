import { drillCatalogue } from '@touchline/domain';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { AppShell } from '../../ui/shell/AppShell.tsx';
import { ToastProvider } from '../../ui/toast/ToastProvider.tsx';
import { show } from '../../ui/testing/show-component.tsx';
import { heading, openMainApp } from '../testing/open-main-app.tsx';
import { bottomTabs } from './nav-items.tsx';
import { chooseMotion } from '../../ui/motion/motion-choice.ts';
import { letMove } from '../../ui/testing/no-animation.ts';
import { useMarkedNavItems, type NavItemCounts } from './useNavItems.ts';
import { isTabThere } from './TabContent.tsx';

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

const coach = () => page.getByRole('dialog', { name: 'More' }).getByRole('link', { name: /^AI Coach/ });
const isLit = () => coach().element().className.includes('highlighted');

afterEach(() => {
  vi.useRealTimers();
});

describe('a place where something waits', () => {
  it('shows how much, and is lit for two seconds when more comes', async () => {
    await page.viewport(390, 844);
    const { again } = show(<Shell counts={{ coach: 0 }} />);
    await expect.element(coach()).toHaveAccessibleName('AI Coach');
    expect(isLit()).toBe(false);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    again(<Shell counts={{ coach: 2 }} />);
    while (!isLit() || vi.getTimerCount() === 0) await new Promise(requestAnimationFrame);
    expect(coach().element().textContent).toContain('2 new');
    vi.advanceTimersByTime(1_999);
    await new Promise(requestAnimationFrame);
    expect(isLit()).toBe(true);
    vi.advanceTimersByTime(1);
    while (isLit()) await new Promise(requestAnimationFrame);
    expect(coach().element().textContent).toContain('2 new');
  });

  it('is not lit when less waits', async () => {
    await page.viewport(390, 844);
    const { again } = show(<Shell counts={{ coach: 2 }} />);
    await expect.element(coach().getByText('2 new')).toBeInTheDocument();
    again(<Shell counts={{ coach: 1 }} />);
    await expect.element(coach().getByText('1 new')).toBeInTheDocument();
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
    await expect.poll(reads).toBe(atFirst + 1);
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

describe('from tab to tab', () => {
  const link = (name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
  /** The next switch waits for 100 ms (spec 000 §2). */
  const sinceSwitch = () => new Promise((done) => setTimeout(done, 110));
  /** What a fade looks like as it begins: its pictures with their milliseconds, and whether taps go through. */
  function watchFades() {
    const fades: { readonly pictures: readonly (readonly [string, unknown])[]; readonly taps: string }[] = [];
    const begin = document.startViewTransition.bind(document);
    const spy = vi.spyOn(document, 'startViewTransition').mockImplementation((change) => {
      const transition = begin(change);
      const look = (): void => {
        const pictures = document.getAnimations().flatMap(({ effect }) => {
          const picture = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
          return picture?.startsWith('::view-transition') ? [[picture, effect?.getTiming().duration] as const] : [];
        });
        fades.push({ pictures, taps: getComputedStyle(document.documentElement, '::view-transition').pointerEvents });
      };
      transition.ready.then(look, () => undefined);
      return transition;
    });
    onTestFinished(() => spy.mockRestore());
    return { spy, fades };
  }

  it('the old one fades into the new one where its code is here, within a fifth of a second, and taps go through', async () => {
    letMove();
    // Other tests of this page may have brought the code of the tab.
    const wasHere = isTabThere('progress');
    const { spy, fades } = watchFades();
    await openMainApp();
    await link('Progress').click();
    await expect.element(heading('Progress')).toBeVisible();
    // A tap is answered first where its code has to come.
    expect(spy).toHaveBeenCalledTimes(wasHere ? 1 : 0);
    await expect.poll(() => fades.length).toBe(wasHere ? 1 : 0);
    fades.length = 0;
    await sinceSwitch();
    await link('Dashboard').click();
    await expect.poll(() => location.hash).toBe('#dashboard');
    await expect.element(heading('Dashboard')).toHaveFocus();
    await expect.poll(() => fades.length).toBe(1);
    const [{ pictures, taps } = { pictures: [], taps: '' }] = fades;
    expect(pictures.length).toBeGreaterThan(0);
    for (const [, duration] of pictures) expect(duration).toBeLessThanOrEqual(200);
    expect(taps).toBe('none');
  });

  it('who taps fast ends where they tapped last, with the focus there', async () => {
    letMove();
    const { spy } = watchFades();
    await openMainApp();
    for (const tab of ['Progress', 'Reward Store', 'Dashboard']) {
      await link(tab).click();
      await expect.element(heading(tab)).toHaveFocus();
      await sinceSwitch();
    }
    spy.mockClear();
    for (const tab of ['Progress', 'Reward Store', 'Dashboard', 'Progress', 'Reward Store']) {
      link(tab).element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      await sinceSwitch();
    }
    await expect.element(heading('Reward Store')).toHaveFocus();
    await expect.element(link('Reward Store')).toHaveAttribute('aria-current', 'page');
    expect(location.hash).toBe('#rewards');
    expect(spy.mock.calls.length).toBeGreaterThan(1);
    await expect.poll(() => document.getAnimations().filter(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'))).toEqual([]);
  });

  it('nothing moves for who chose stillness', async () => {
    letMove();
    chooseMotion('still');
    onTestFinished(() => chooseMotion('device'));
    const { spy } = watchFades();
    await openMainApp();
    for (const tab of ['Progress', 'Dashboard', 'Progress']) {
      await link(tab).click();
      await expect.element(heading(tab)).toHaveFocus();
      await sinceSwitch();
    }
    expect(spy).not.toHaveBeenCalled();
  });
});
