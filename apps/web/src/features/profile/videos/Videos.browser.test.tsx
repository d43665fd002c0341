import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createEmitter } from '../../../store/emitter-and-store.ts';
import { show } from '../../../ui/testing/show-component.tsx';
import { ToastProvider } from '../../../ui/toast/ToastProvider.tsx';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ApiError, type Client } from '@touchline/contracts/client';
import { ApiProvider } from '../../../api/index.ts';
import type { AnalysisStore, Analysis } from '../../analysis/saved-analyses/index.ts';
import { Videos } from './Videos.tsx';

const HOUR = 3_600_000;

/** An analysis as it lies on the device; only what the list reads. */
const analysis = (id: string, change: Partial<Analysis> = {}): Analysis =>
  ({
    id,
    playerId: 'noa',
    createdAt: Date.now() - 2 * HOUR,
    type: 'shooting',
    review: { type: 'shooting', measures: [], overallScore: 82, strengths: [], improvements: [], notMeasured: [] },
    shape: { width: 640, height: 360, duration: 4, frameRate: 30 },
    frames: [],
    stills: [],
    clip: null,
    mirrored: false,
    sharing: 'device',
    results: null,
    ...change,
  }) as unknown as Analysis;

function showVideos(saved: Analysis[], change: Partial<AnalysisStore> = {}, failure: ApiError | null = null) {
  const asked: string[] = [];
  const client = {
    call: async (name: string, { params }: { params: { id: string } }) => {
      asked.push(`${name} ${params.id}`);
      if (failure !== null) throw failure;
    },
  } as unknown as Client;
  const changes = createEmitter<{ id: string; isSaved: true }>();
  const removed: string[] = [];
  const store = {
    history: async () => saved.filter(({ id }) => !removed.includes(id)),
    remove: async (_playerId: string, id: string) => {
      removed.push(id);
      changes.emit({ id, isSaved: true });
    },
    subscribe: changes.subscribe,
    ...change,
  } as unknown as AnalysisStore;
  const onAnalyse = vi.fn<() => void>();
  const onReview = vi.fn<(id: string) => void>();
  show(
    <QueryClientProvider client={new QueryClient()}>
      <ApiProvider client={client}>
        <ToastProvider>
          <Videos playerId="noa" {...{ onAnalyse, onReview }} store={store} />
        </ToastProvider>
      </ApiProvider>
    </QueryClientProvider>,
  );
  return { removed, asked, onAnalyse, onReview };
}

const watch = (name: RegExp) => page.getByRole('button', { name });

beforeEach(() => page.viewport(390, 844));

describe('the analysed videos', () => {
  it('say what, when and how good, and opened what was found', async () => {
    showVideos([analysis('a'), analysis('b', { type: 'passing', createdAt: Date.now() - 3 * 24 * HOUR })]);
    await expect.element(watch(/^Watch Shooting, 2h ago/)).toMatchTextContent(/^Shooting2h ago82$/);
    await expect.element(watch(/^Watch Passing, 3d ago/)).toBeVisible();
    await expect.element(page.getByText('Kept on this device, for you only.')).toBeVisible();
    await watch(/^Watch Shooting/).click();
    // What was not measured is nothing to improve: it stands below, in a line of its own.
    const summary = page.getByRole('dialog').getByText(/^Score: 82\/100\..*Areas to improve: None identified/);
    await expect.element(summary).toBeVisible();
    expect((summary.element() as HTMLElement).innerText).toMatch(/Areas to improve: None identified\nCould not be seen: Standing knee at the ball, /);
  });

  it('of which one is in the account are not said to be on this device only', async () => {
    showVideos([analysis('a'), analysis('b', { sharing: 'account' })]);
    await expect.element(page.getByText('Only you can see them.')).toBeVisible();
    await expect.element(page.getByText(/Kept on this device/)).not.toBeInTheDocument();
  });

  it('open above the page where the clip was kept', async () => {
    showVideos([analysis('a', { clip: new Blob(['clip'], { type: 'video/mp4' }) })]);
    await watch(/^Watch Shooting/).click();
    const dialog = page.getByRole('dialog', { name: 'Shooting' });
    await expect.element(dialog).toBeVisible();
    await expect.poll(() => dialog.element().querySelector('video')?.src).toMatch(/^blob:/);
  });

  it('say "Video URL not available." where it was not', async () => {
    showVideos([analysis('a')]);
    await watch(/^Watch Shooting/).click();
    await expect.element(page.getByText('Video URL not available.')).toBeVisible();
  });

  it.each([['with', new Blob(['clip'])] as const, ['without', null] as const])('lead to their review, %s the clip', async (_with, clip) => {
    const { onReview } = showVideos([analysis('a', { clip })]);
    await watch(/^Watch Shooting/).click();
    await page.getByRole('dialog', { name: 'Shooting' }).getByRole('button', { name: 'Open the review' }).click();
    expect(onReview.mock.calls).toEqual([['a']]);
  });

  it('are deleted after the question, and not after a no', async () => {
    const { removed } = showVideos([analysis('a')]);
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this video analysis?' });
    await watch(/^Delete Shooting/).click();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(question).not.toBeInTheDocument();
    expect(removed).toEqual([]);
    await watch(/^Delete Shooting/).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect.element(page.getByText('No analyzed videos yet')).toBeVisible();
    expect(removed).toEqual(['a']);
  });

  it('that are in the account go from there too', async () => {
    const { removed, asked } = showVideos([analysis('a', { sharing: 'account', status: 'complete' })]);
    await watch(/^Delete Shooting/).click();
    const question = page.getByRole('alertdialog');
    await expect.element(question.getByText(/go from your account and from all your devices/)).toBeVisible();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => removed).toEqual(['a']);
    expect(asked).toEqual(['deleteAnalysis a']);
  });

  it('that are in the account stay where that cannot be reached', async () => {
    const failure = new ApiError({ status: 0, code: 'network', message: 'Network error' });
    const { removed } = showVideos([analysis('a', { sharing: 'account', status: 'complete' })], {}, failure);
    await watch(/^Delete Shooting/).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect.element(page.getByText(/^You need a connection to delete what is in your account/).first()).toBeVisible();
    expect(removed).toEqual([]);
  });

  it('say "Failed to delete video." where the device does not let go', async () => {
    showVideos([analysis('a')], { remove: async () => Promise.reject(new DOMException('Storage is broken')) });
    await watch(/^Delete Shooting/).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect.element(page.getByText('Failed to delete video.').first()).toBeVisible();
    await expect.element(watch(/^Watch Shooting/)).toBeVisible();
  });

  it('that are none say how there will be some', async () => {
    const { onAnalyse } = showVideos([]);
    await page.getByRole('button', { name: 'Go to Form Analysis' }).click();
    expect(onAnalyse).toHaveBeenCalledOnce();
  });

  it('that cannot be read say so and are read again', async () => {
    const history = vi.fn<AnalysisStore['history']>(async () => [analysis('a')]).mockRejectedValueOnce(new DOMException('Storage is closed'));
    showVideos([], { history });
    await expect.element(page.getByText('Your videos could not be read on this device')).toBeVisible();
    await page.getByRole('button', { name: /^(Retry|Try again)$/ }).click();
    await expect.element(watch(/^Watch Shooting/)).toBeVisible();
  });
});

it('without a video has its words and its button within the smallest phone in text of twice the size', async () => {
  await page.viewport(320, 640);
  document.documentElement.style.fontSize = '200%';
  onTestFinished(() => document.documentElement.removeAttribute('style'));
  showVideos([]);
  await expect.element(page.getByRole('button', { name: 'Go to Form Analysis' })).toBeVisible();
  await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
