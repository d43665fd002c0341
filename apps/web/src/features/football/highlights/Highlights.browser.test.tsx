import { focusManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Highlight } from '@touchline/contracts';
import { ApiError, type Client } from '@touchline/contracts/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ApiProvider } from '../../../api/index.ts';
import { show } from '../../../ui/testing/show-component.tsx';
import { ToastProvider } from '../../../ui/toast/ToastProvider.tsx';
import { Highlights } from './Highlights.tsx';

const MINUTE_MS = 60_000;

const highlight = (at: number, differing: Partial<Highlight> = {}): Highlight => ({
  id: `demo-${at}`,
  title: `Harbour Town ${at} – 1 Mill Rovers`,
  url: null,
  thumbnail: null,
  duration: null,
  competition: 'Coast League',
  views: null,
  date: '2026-02-15T09:00:00.000Z',
  ...differing,
});
/** No host listens there, so that the test asks nobody. */
const video = (at: number, differing: Partial<Highlight> = {}) =>
  highlight(at, { id: `scorebat-${at}`, title: `Ajax - Feyenoord ${at}`, url: `https://www.scorebat.com/embed/${at}`, ...differing });

const answerOf = (highlights: readonly Highlight[], differing: object = {}) => ({
  success: true,
  highlights,
  source: highlights.some(({ url }) => url !== null) ? 'live-api' : 'demo',
  asOf: '2026-02-15T12:00:00.000Z',
  stale: false,
  ...differing,
});

/** The section on a page of its own, with a server that answers as told. */
function showHighlights(answer: () => Promise<unknown>) {
  const getHighlights = vi.fn<() => Promise<unknown>>(answer);
  const onSample = vi.fn<(id: string) => void>();
  show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ApiProvider client={{ call: getHighlights } as unknown as Client}>
        <ToastProvider>
          <Highlights onSample={onSample} isPlaced />
        </ToastProvider>
      </ApiProvider>
    </QueryClientProvider>,
  );
  return { getHighlights, onSample };
}

const section = () => page.getByRole('region', { name: 'Recent Highlights' });
const cards = () => section().getByRole('listitem');
const dialog = () => page.getByRole('dialog');
const frames = () => [...document.querySelectorAll('iframe')].filter(({ src }) => src !== '');
const connection = (isThere: boolean): void => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
  globalThis.dispatchEvent(new Event(isThere ? 'online' : 'offline'));
};

beforeEach(async () => {
  await page.viewport(390, 844);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: new Date('2026-02-15T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  globalThis.dispatchEvent(new Event('online'));
  focusManager.setFocused(undefined);
});

describe('the highlights', () => {
  it('are twelve at most, with what is known of each', async () => {
    const known = { duration: '4:31', views: 1_204 };
    showHighlights(async () => answerOf(Array.from({ length: 15 }, (_, at) => video(at, at === 0 ? known : {}))));
    await expect.element(cards().first()).toBeVisible();
    expect(cards().all()).toHaveLength(12);
    await expect.element(cards().first()).toMatchTextContent(/Video.*4:31.*Ajax.*Feyenoord 0.*Coast League.*Sun.*1,204 views/);
    await expect.element(page.getByText('Videos come from scorebat.com, and only when you press one.')).toBeVisible();
  });

  it('without videos are called samples, each of them, and open their match', async () => {
    const { onSample } = showHighlights(async () => answerOf([highlight(2), highlight(3)]));
    await expect.element(page.getByText('Samples', { exact: true })).toBeVisible();
    await expect.element(cards().first().getByRole('button')).toHaveAccessibleName(/^Sample, no video Harbour Town 2 – 1 Mill Rovers Coast League/);
    await expect.element(cards().first().getByText('2\u00A0–\u00A01', { exact: true })).toBeVisible();
    await cards().nth(1).getByRole('button').click();
    expect(onSample).toHaveBeenCalledExactlyOnceWith('demo-3');
    expect(frames()).toEqual([]);
  });

  it('without videos tell who scored and when, at the side of their team, from one line on', async () => {
    const goal = (elapsed: number, team: string, name: string, home: number, away: number): NonNullable<Highlight['goals']>[number] => ({
      time: { elapsed, extra: null },
      team: { name: team },
      player: { name },
      assist: { name: null },
      type: 'Goal',
      detail: 'Normal Goal',
      comments: null,
      score: { home, away },
      shootout: false,
    });
    const goals = [goal(12, 'Harbour Town', 'A. Kettle', 1, 0), goal(40, 'Mill Rovers', 'B. Marrow', 1, 1), goal(71, 'Harbour Town', 'A. Kettle', 2, 1)];
    showHighlights(async () => answerOf([highlight(2, { goals })]));
    await expect.element(cards().first().getByText('Marrow')).toBeVisible();
    await expect
      .element(cards().first())
      .toMatchTextContent(/Harbour Town: Kettle 12', 71'. Mill Rovers: Marrow 40'./);
    const boxOf = (name: string) => cards().first().getByText(name, { exact: true }).first().element().getBoundingClientRect();
    expect(boxOf('Kettle').right).toBeLessThan(boxOf('Marrow').left);
    expect(boxOf('Kettle').top).toBe(boxOf('Marrow').top);
    // Each name is in the middle below its crest.
    const sides = [...document.querySelectorAll('li svg:not([viewBox="0 0 200 200"])')].map((crest) => [crest, crest.nextElementSibling].map((one) => {
      const { left, right } = (one as Element).getBoundingClientRect();
      return Math.round((left + right) / 2);
    }));
    expect(sides).toHaveLength(2);
    for (const [crest, name] of sides) expect(crest).toBe(name);
  });

  it('without videos say of a match without a goal that there was none', async () => {
    showHighlights(async () => answerOf([highlight(2, { title: 'Harbour Town 0 – 0 Mill Rovers', goals: [] }), highlight(3)]));
    await expect.element(cards().first().getByText('No goals', { exact: true })).toBeVisible();
    await expect.element(cards().nth(1).getByText('No goals', { exact: true })).not.toBeInTheDocument();
  });

  it('are pushed along in their strip, not with the page', async () => {
    await page.viewport(320, 568);
    showHighlights(async () => answerOf(Array.from({ length: 12 }, (_, at) => highlight(at))));
    await expect.element(cards().nth(11)).toBeInTheDocument();
    expect(document.documentElement.scrollWidth).toBe(320);
    const refresh = page.getByRole('button', { name: 'Refresh highlights' }).element();
    expect(refresh.querySelector('span')?.getClientRects().length).toBe(1);
    expect(refresh.clientHeight).toBeLessThan(44);
  });

  it('are a full row where there is room, and all at a press', async () => {
    await page.viewport(1280, 800);
    showHighlights(async () => answerOf(Array.from({ length: 9 }, (_, at) => highlight(at))));
    await expect.element(cards().nth(3)).toBeVisible();
    expect(cards().all()).toHaveLength(4);
    const boxes = cards().elements().map((card) => card.getBoundingClientRect());
    expect(new Set(boxes.map(({ top, height }) => `${top} ${height}`)).size).toBe(1);
    await page.getByRole('button', { name: 'All 9 highlights' }).click();
    expect(cards().all()).toHaveLength(9);
    await page.getByRole('button', { name: 'Show fewer' }).click();
    expect(cards().all()).toHaveLength(4);
  });

  it('among which one has no video say so of that one', async () => {
    showHighlights(async () => answerOf([video(1), highlight(2)]));
    await expect.element(cards().nth(1).getByText('Sample, no video', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Samples', { exact: true })).not.toBeInTheDocument();
  });

  it('that are none say what will stand there', async () => {
    showHighlights(async () => answerOf([]));
    await expect.element(page.getByText('No highlights yet')).toBeVisible();
  });

  it('that cannot be read say so, and are asked for again', async () => {
    let isDown = true;
    const refusal = new ApiError({ status: 503, code: 'highlights_unavailable', message: 'Down' });
    showHighlights(async () => (isDown ? Promise.reject(refusal) : answerOf([highlight(1)])));
    await expect.element(page.getByText('Unable to load highlights')).toBeVisible();
    isDown = false;
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(cards().first()).toBeVisible();
  });

  it('that the feed no longer tells stay, with their age', async () => {
    showHighlights(async () => answerOf([video(1)], { stale: true }));
    await expect.element(page.getByText(/^No new highlights at the moment\. These are from Sun/)).toBeVisible();
    await expect.element(cards().first()).toBeVisible();
  });

  it('are refreshed by hand, every five minutes while they are looked at, and never while hidden', async () => {
    const { getHighlights } = showHighlights(async () => answerOf([highlight(1)]));
    await expect.element(cards().first()).toBeVisible();
    await page.getByRole('button', { name: 'Refresh highlights' }).click();
    await expect.poll(() => getHighlights.mock.calls.length).toBe(2);
    vi.advanceTimersByTime(4 * MINUTE_MS);
    expect(getHighlights).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(2 * MINUTE_MS);
    await expect.poll(() => getHighlights.mock.calls.length).toBe(3);
    focusManager.setFocused(false);
    vi.advanceTimersByTime(30 * MINUTE_MS);
    expect(getHighlights).toHaveBeenCalledTimes(3);
  });
});

describe('a video', () => {
  const openVideo = async (differing: Partial<Highlight> = {}) => {
    showHighlights(async () => answerOf([video(7, differing)]));
    await expect.element(cards().first()).toBeVisible();
    expect(frames()).toEqual([]);
    const card = cards().first().getByRole('button');
    (card.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog', { name: 'Ajax - Feyenoord 7' })).toBeVisible();
    return card;
  };

  it('is asked for by the press alone, in a frame that has a name and may do little', async () => {
    await openVideo();
    const frame = page.getByTitle('Video: Ajax - Feyenoord 7').element() as HTMLIFrameElement;
    expect(frame.src).toBe('https://www.scorebat.com/embed/7');
    expect([...frame.sandbox]).toEqual(['allow-scripts', 'allow-same-origin', 'allow-presentation']);
    expect(frame.referrerPolicy).toBe('no-referrer');
    const link = page.getByRole('link', { name: 'Open in New Tab' });
    await expect.element(link).toHaveAttribute('href', 'https://www.scorebat.com/embed/7');
    await expect.element(link).toHaveAttribute('target', '_blank');
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect.element(page.getByText('From scorebat.com', { exact: true })).toBeVisible();
  });

  const ways = {
    Escape: () => userEvent.keyboard('{Escape}'),
    'the cross': () => page.getByRole('button', { name: 'Close' }).click(),
    'a press beside it': () => userEvent.click(document.body, { position: { x: 4, y: 4 }, force: true }),
    Back: async () => history.back(),
  };

  it.each(Object.keys(ways) as (keyof typeof ways)[])('is closed by %s, and its host forgotten; the focus returns', async (way) => {
    const card = await openVideo();
    await expect.poll(() => history.state as unknown).toEqual({ layers: 1 });
    await ways[way]();
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(card).toHaveFocus();
    expect(frames()).toEqual([]);
  });

  it('waits for a connection, and stays when that goes again', async () => {
    connection(false);
    await openVideo();
    await expect.element(page.getByText('You are offline')).toBeVisible();
    expect(frames()).toEqual([]);
    connection(true);
    await expect.element(page.getByTitle('Video: Ajax - Feyenoord 7')).toBeInTheDocument();
    connection(false);
    await expect.element(page.getByTitle('Video: Ajax - Feyenoord 7')).toBeInTheDocument();
  });

  it('of another host is never framed', async () => {
    await openVideo({ url: 'https://videos.example/7' });
    await expect.element(page.getByText('This video cannot be shown here')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Open in New Tab' })).toBeVisible();
    expect(frames()).toEqual([]);
  });
});
