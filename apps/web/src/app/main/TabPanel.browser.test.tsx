import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../ui/testing/show-component.tsx';
import { PartUnreachable } from '../load-lazy-part.ts';
import { heading, openMainApp } from '../testing/open-main-app.tsx';
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

  it.each([
    ['without a network', false, /^No connection to Touchline right now, and this page is not on your device yet\. Press Refresh/],
    ['with one', true, /^This page is not on your device yet, and it could not be fetched\. Press Refresh to try again\./],
  ])('for want of its code, %s, only warns', async (_, isOnline, words) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    unreachable = true;
    show(view('dashboard'));
    await expect.element(page.getByText('Dashboard Temporarily Unavailable')).toBeVisible();
    await expect.element(page.getByText(words)).toBeVisible();
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
