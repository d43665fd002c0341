import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { AppShell } from '../../ui/shell/AppShell.tsx';
import { ToastProvider } from '../../ui/toast/ToastProvider.tsx';
import { show } from '../../ui/testing/show-component.tsx';
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
