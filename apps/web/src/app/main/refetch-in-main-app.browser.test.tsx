import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { heading, openMainApp } from '../testing/open-main-app.tsx';

describe('the dashboard and the rewards', () => {
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
});
