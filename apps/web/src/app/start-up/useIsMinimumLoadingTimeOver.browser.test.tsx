import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../ui/testing/show-component.tsx';
import { useIsMinimumLoadingTimeOver } from './useIsMinimumLoadingTimeOver.ts';

function Opening({ age }: { readonly age: number }) {
  return <p>{useIsMinimumLoadingTimeOver(() => age) ? 'Open' : 'Not yet'}</p>;
}

afterEach(() => {
  vi.useRealTimers();
});

it('a page opens half a second after its start', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  show(<Opening age={120} />);
  while (vi.getTimerCount() === 0) await new Promise(requestAnimationFrame);
  vi.advanceTimersByTime(379);
  await new Promise(requestAnimationFrame);
  expect(document.body.textContent).toContain('Not yet');
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  await expect.element(page.getByText('Open')).toBeVisible();
});

it('a page that took longer to load opens at once', async () => {
  show(<Opening age={500} />);
  await expect.element(page.getByText('Open')).toBeVisible();
});
