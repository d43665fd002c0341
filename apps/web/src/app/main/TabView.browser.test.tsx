import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../ui/testing/show.tsx';
import type { Tab } from './tab.ts';
import { TabView } from './TabView.tsx';

let broken = true;

function Content() {
  if (broken) throw new Error('Nothing to draw');
  return <p>All is well</p>;
}

const view = (tab: Tab) => (
  <TabView tab={tab}>
    <Content />
  </TabView>
);

beforeEach(() => {
  broken = true;
  // React tells caught errors on the console too.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return () => vi.restoreAllMocks();
});

describe('a tab that breaks', () => {
  it('says so under its own name and is drawn anew by Refresh', async () => {
    show(view('dashboard'));
    await expect.element(page.getByRole('alert').getByText('Dashboard Temporarily Unavailable')).toBeVisible();
    broken = false;
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect.element(page.getByText('All is well')).toBeVisible();
  });

  it('does not take the next one with it', async () => {
    const { again } = show(view('dashboard'));
    await expect.element(page.getByRole('alert')).toBeVisible();
    broken = false;
    again(view('progress'));
    await expect.element(page.getByText('All is well')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Progress' })).toHaveFocus();
  });
});
