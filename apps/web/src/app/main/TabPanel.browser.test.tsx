import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../ui/testing/show-component.tsx';
import { PartUnreachable } from '../load-lazy-part.ts';
import type { Tab } from './tab-address-and-keys.ts';
import { TabPanel } from './TabPanel.tsx';

let broken = true;
let unreachable = false;

function Content() {
  if (unreachable) throw new PartUnreachable('dashboard', new TypeError('Failed to fetch'));
  if (broken) throw new Error('Nothing to draw');
  return <p>All is well</p>;
}

const warnings: string[] = [];

const view = (tab: Tab, missing = false) => (
  <TabPanel tab={tab} missing={missing} onWarning={(message) => warnings.push(message)}>
    <Content />
  </TabPanel>
);

beforeEach(() => {
  broken = true;
  unreachable = false;
  warnings.length = 0;
  // React tells caught errors on the console too.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return () => vi.restoreAllMocks();
});

describe('a tab that breaks', () => {
  it('says so under its own name and is drawn anew by Refresh', async () => {
    show(view('dashboard'));
    await expect.element(page.getByRole('alert').getByText('Dashboard Temporarily Unavailable')).toBeVisible();
    expect(warnings).toEqual(['dashboard: Error: Nothing to draw']);
    broken = false;
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect.element(page.getByText('All is well')).toBeVisible();
  });

  it('for want of its code only warns', async () => {
    unreachable = true;
    show(view('dashboard'));
    await expect.element(page.getByText('Dashboard Temporarily Unavailable')).toBeVisible();
    await expect.element(page.getByText(/^No connection to Touchline right now, and this page is not on your device yet\. Press Refresh/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Refresh' })).toBeVisible();
    expect(warnings).toEqual(['Optional modules missing: dashboard']);
  });

  it('for want of a module it needs is off', async () => {
    broken = false;
    show(view('analysis', true));
    await expect.element(page.getByText('Form Analysis Temporarily Unavailable')).toBeVisible();
    await expect.element(page.getByText('All is well')).not.toBeInTheDocument();
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
