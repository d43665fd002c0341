import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { footballRoutes, Match, Reply } from '@touchline/contracts';
import { ApiError, type Client } from '@touchline/contracts/client';
import { nextDemoMatch } from '@touchline/domain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { ApiProvider, queryKey } from '../../../api/index.ts';
import { show } from '../../../ui/testing/show-component.tsx';
import { NextMatch } from './NextMatch.tsx';

type MyClub = Reply<typeof footballRoutes.getMyClub>;

const NOON = Date.parse('2026-02-15T12:00:00Z');
const MINUTE = 60_000;
const club = 'Fernhollow';
const next = nextDemoMatch(club, NOON) as Match;
const title = `${next.home} vs ${next.away}`;

/** What the server says, the kick-off so many milliseconds after noon. */
const answerOf = (after: number, differing: Partial<MyClub> = {}): MyClub => ({
  success: true,
  club,
  match: null,
  next: { ...next, date: new Date(NOON + after).toISOString() },
  source: 'demo',
  ...differing,
});

/** The card on a page of its own, with a server that answers as told. */
function showNext(given: () => MyClub | Promise<MyClub>) {
  const getMyClub = vi.fn<() => Promise<MyClub>>(async () => given());
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const scores = vi.fn<() => Promise<null>>(async () => null);
  void queries.prefetchQuery({ queryKey: queryKey('live-scores'), queryFn: scores });
  show(
    <QueryClientProvider client={queries}>
      <ApiProvider client={{ call: getMyClub } as unknown as Client}>
        <NextMatch club={club} />
      </ApiProvider>
    </QueryClientProvider>,
  );
  return { getMyClub, queries };
}

const card = (name = title) => page.getByRole('region', { name });
const timer = () => page.getByRole('timer', { name: 'Time to the kick-off' });
const timerText = () => timer().element().textContent.replaceAll(/\s+/g, ' ').replace('to kick-off', '').trim();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'], now: NOON, shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the next match of the player's club", () => {
  it('is counted down in days, hours and minutes, with its kick-off on the clock of the device, and called a demo', async () => {
    const after = (2 * 1_440 + 4 * 60 + 13) * MINUTE;
    showNext(() => answerOf(after));
    await expect.element(card()).toBeVisible();
    await expect.element(card().getByText('Demo data')).toBeVisible();
    expect(timerText()).toBe('2 days 4 hours 13 minutes');
    const time = new Date(NOON + after).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
    await expect.element(card().getByText(`Tuesday, ${time}`)).toBeVisible();
    await expect.element(card().getByText(new RegExp(next.league))).toBeVisible();
  });

  it('gives way to the match that the club is playing, with its score, until that is over', async () => {
    const playing: Match = { ...next, id: 'now', home: club, away: 'Redwater', homeScore: 2, awayScore: 1, status: '2H', time: 90, extra: 1 };
    let match = playing;
    const { getMyClub } = showNext(() => answerOf(12 * 60 * MINUTE, { match }));
    const now = card(`${club} vs Redwater`);
    await expect.element(now.getByText('My club: on the pitch now')).toBeVisible();
    await expect.element(now.getByText('2–1')).toBeVisible();
    await expect.element(now).toMatchTextContent(/90\+1/);
    await expect.element(timer()).not.toBeInTheDocument();
    match = { ...playing, status: 'FT', extra: null };
    const asked = getMyClub.mock.calls.length;
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    expect(getMyClub.mock.calls.length).toBeGreaterThan(asked);
    await expect.element(timer()).toBeVisible();
  });

  it('that somebody plays is not called a demo', async () => {
    showNext(() => answerOf(MINUTE, { source: 'live-api' }));
    await expect.element(card()).toBeVisible();
    await expect.element(page.getByText('Demo data')).not.toBeInTheDocument();
  });

  it('counts on without a reload, up to the kick-off and not beyond it', async () => {
    const { getMyClub } = showNext(() => answerOf(61 * MINUTE));
    await expect.element(timer()).toBeVisible();
    expect(timerText()).toBe('1 hour 1 minute');
    await vi.advanceTimersByTimeAsync(MINUTE);
    await expect.poll(timerText).toBe('1 hour 0 minutes');
    await vi.advanceTimersByTimeAsync(MINUTE);
    await expect.poll(timerText).toBe('59 minutes');
    await vi.advanceTimersByTimeAsync(58 * MINUTE);
    await expect.poll(timerText).toBe('1 minute');
    await expect.element(page.getByText('Kick-off time!')).not.toBeInTheDocument();
    const asked = getMyClub.mock.calls.length;
    await vi.advanceTimersByTimeAsync(MINUTE);
    await expect.element(page.getByText('Kick-off time!')).toBeVisible();
    await expect.element(timer()).not.toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(2 * MINUTE);
    expect(getMyClub.mock.calls.length).toBeGreaterThan(asked);
  });

  it('is read aloud by nobody while it counts, and once when it is time', async () => {
    showNext(() => answerOf(MINUTE));
    await expect.element(timer()).toBeVisible();
    expect(timer().element().closest('[aria-live], output, [role=status], [role=alert]')).toBeNull();
    const status = page.getByRole('status').element();
    expect(status.textContent).toBe('');
    await vi.advanceTimersByTimeAsync(MINUTE);
    await expect.poll(() => status.textContent).toBe('Kick-off time!');
  });

  it('gives way to the one after it when the server knows that', async () => {
    const later = 24 * 60 * MINUTE;
    showNext(() => answerOf(Date.now() < NOON + 10 * MINUTE ? 10 * MINUTE : later));
    await expect.element(timer()).toBeVisible();
    await vi.advanceTimersByTimeAsync(12 * MINUTE);
    await expect.poll(timerText).toBe('23 hours 48 minutes');
  });

  it('that kicked off long ago is not the next one, whatever the device remembers', async () => {
    showNext(() => answerOf(-3 * 60 * MINUTE));
    await expect.element(card(club).getByText(/^No next match is known yet/)).toBeVisible();
  });

  it('is not the next one a quarter of an hour after its kick-off, when the server is away', async () => {
    let isDown = false;
    showNext(() => {
      if (isDown) throw new ApiError({ status: 0, code: 'network', message: 'Network error' });
      return answerOf(MINUTE);
    });
    await expect.element(timer()).toBeVisible();
    isDown = true;
    await vi.advanceTimersByTimeAsync(2 * MINUTE);
    await expect.element(page.getByText('Kick-off time!')).toBeVisible();
    await vi.advanceTimersByTimeAsync(15 * MINUTE);
    await expect.element(card(club).getByText(/^No next match is known yet/)).toBeVisible();
    await expect.element(page.getByText('Kick-off time!')).not.toBeInTheDocument();
  });

  it('without a time has its day, and no countdown', async () => {
    const day = answerOf(2 * 1_440 * MINUTE);
    showNext(() => ({ ...day, source: 'live-api', next: day.next && { ...day.next, status: 'TBD' } }));
    await expect.element(card().getByText('Tuesday', { exact: true })).toBeVisible();
    await expect.element(card().getByText('Time to be set')).toBeVisible();
    await expect.element(timer()).not.toBeInTheDocument();
  });

  it('that is not known is said not to be', async () => {
    showNext(() => answerOf(0, { next: null }));
    await expect.element(card(club).getByText('No next match is known yet. It will stand here once it is.')).toBeVisible();
  });

  it('of another club than the one that waits to be saved is not shown', async () => {
    showNext(() => answerOf(MINUTE, { club: 'Crag Hollow' }));
    await expect.element(card(club).getByText('Its next match will stand here once your club is saved.')).toBeVisible();
    await expect.element(timer()).not.toBeInTheDocument();
  });

  it('is asked for again soon where the server names another club', async () => {
    let named = 'Crag Hollow';
    showNext(() => answerOf(5 * MINUTE, { club: named }));
    await expect.element(card(club).getByText('Its next match will stand here once your club is saved.')).toBeVisible();
    named = club;
    await vi.advanceTimersByTimeAsync(10_000);
    await expect.element(timer()).toBeVisible();
  });

  it('that cannot be read says so, and is asked for again', async () => {
    let isDown = true;
    showNext(() => {
      if (isDown) throw new ApiError({ status: 0, code: 'network', message: 'Network error' });
      return answerOf(5 * MINUTE);
    });
    await expect.element(card(club).getByText('The next match could not be loaded')).toBeVisible();
    isDown = false;
    await card(club).getByRole('button', { name: 'Try again' }).click();
    await expect.poll(timerText).toBe('5 minutes');
  });
});
