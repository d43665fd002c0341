import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Client } from '@touchline/contracts/client';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ApiProvider } from '../../../api/index.ts';
import { show } from '../../../ui/testing/show-component.tsx';
import { ToastProvider } from '../../../ui/toast/ToastProvider.tsx';
import { Highlights } from './Highlights.tsx';

const answer = {
  success: true,
  highlights: [
    {
      id: 'demo-1',
      title: 'Harbour Town 1 – 1 Mill Rovers',
      url: null,
      thumbnail: null,
      duration: null,
      competition: 'Coast League',
      views: null,
      date: '2026-02-15T09:00:00.000Z',
    },
  ],
  source: 'demo',
  asOf: '2026-02-15T12:00:00.000Z',
  stale: false,
};

it('the highlights are fetched when they come near, not before', async () => {
  await page.viewport(390, 844);
  const getHighlights = vi.fn<() => Promise<unknown>>(async () => answer);
  show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ApiProvider client={{ call: getHighlights } as unknown as Client}>
        <ToastProvider>
          <div style={{ height: 5_000 }} />
          <Highlights onSample={vi.fn<(id: string) => void>()} isPlaced />
        </ToastProvider>
      </ApiProvider>
    </QueryClientProvider>,
  );
  const section = page.getByRole('region', { name: 'Recent Highlights' });
  await expect.element(section).toBeInTheDocument();
  await expect.element(page.getByText('Loading the highlights')).toBeInTheDocument();
  expect(getHighlights).not.toHaveBeenCalled();
  section.element().scrollIntoView();
  await expect.element(section.getByRole('listitem').first()).toBeVisible();
});
