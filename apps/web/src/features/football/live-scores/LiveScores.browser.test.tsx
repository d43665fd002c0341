import type { Match } from '@touchline/contracts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../../ui/testing/show-component.tsx';
import { LiveScores } from './LiveScores.tsx';

const match = (id: number, status: Match['status'] = '2H'): Match => ({
  id: String(id),
  home: `Home ${id}`,
  away: `Away ${id}`,
  homeScore: status === 'NS' ? null : id,
  awayScore: status === 'NS' ? null : 0,
  status,
  time: status === '2H' ? 60 + id : null,
  extra: null,
  league: 'Demo League',
  venue: null,
  date: '2026-06-12T18:00:00Z',
  referee: null,
});

/** The scores service on a string. */
function answering(answer: () => Response | Promise<Response>) {
  const asked = vi.fn<typeof fetch>(async () => answer());
  vi.stubGlobal('fetch', asked);
  return asked;
}
const scores = (list: Match[], source = 'live-api') =>
  Response.json({ success: true, scores: list, source, provider: 'espn', asOf: '2026-06-12T18:30:00Z', stale: false });

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: new Date('2026-06-12T18:31:00Z') }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the live scores of the first screen', () => {
  it("are called 'Live Football Scores', carry LIVE and say when they are updated", async () => {
    answering(() => scores([match(1)]));
    show(<LiveScores onViewAll={() => undefined} />);
    await expect.element(page.getByRole('heading', { name: 'Live Football Scores' })).toBeVisible();
    await expect.element(page.getByText('LIVE', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Updates every 5 minutes')).toBeVisible();
    await expect.element(page.getByText("61'")).toBeVisible();
  });

  it("are five matches under way at most; 'View All Live Scores' leads on", async () => {
    answering(() => scores([1, 2, 3, 4, 5, 6].map((id) => match(id)).concat(match(7, 'NS'), match(8, 'FT'))));
    const onViewAll = vi.fn<() => void>();
    show(<LiveScores onViewAll={onViewAll} />);
    await expect.poll(() => page.getByRole('listitem').elements()).toHaveLength(5);
    await userEvent.click(page.getByRole('button', { name: 'View All Live Scores' }));
    expect(onViewAll).toHaveBeenCalledOnce();
  });

  it('tell the minutes over the time of a half, as the list of them does', async () => {
    answering(() => scores([{ ...match(1), time: 90, extra: 4 }]));
    show(<LiveScores onViewAll={() => undefined} />);
    await expect.element(page.getByText("90+4'")).toBeVisible();
  });

  it('are not LIVE when nothing was heard of them for half an hour', async () => {
    vi.setSystemTime(new Date('2026-06-12T19:01:00Z'));
    answering(() => scores([match(1)]));
    show(<LiveScores onViewAll={() => undefined} />);
    await expect.element(page.getByText("61'")).toBeVisible();
    await expect.element(page.getByText('LIVE', { exact: true })).not.toBeInTheDocument();
  });

  it("say 'No live matches right now' when nothing is played", async () => {
    answering(() => scores([match(1, 'NS')]));
    show(<LiveScores onViewAll={() => undefined} />);
    await expect.element(page.getByText('No live matches right now')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'View All Live Scores' })).toBeVisible();
    await expect.element(page.getByText('LIVE', { exact: true })).not.toBeInTheDocument();
  });

  it("say 'Unable to load scores', and try again when asked", async () => {
    const asked = answering(() => Response.json({ error: 'Unable to load scores', code: 'scores_unavailable' }, { status: 503 }));
    show(<LiveScores onViewAll={() => undefined} />);
    await expect.element(page.getByText('Unable to load scores')).toBeVisible();
    asked.mockImplementation(async () => scores([match(1)]));
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await expect.element(page.getByText('Home 1')).toBeVisible();
  });

  it('have the crest of each team beside its name', async () => {
    answering(() => scores([match(1)]));
    show(<LiveScores onViewAll={() => undefined} />);
    await expect.element(page.getByText('Home 1')).toBeVisible();
    expect(page.getByRole('listitem').first().element().querySelectorAll('svg[data-shirt]')).toHaveLength(2);
  });

  it('of a demo are called one', async () => {
    answering(() => scores([match(1)], 'demo'));
    show(<LiveScores onViewAll={() => undefined} />);
    await expect.element(page.getByText('Just an example', { exact: true })).toBeVisible();
    await expect.element(page.getByText('LIVE', { exact: true })).not.toBeInTheDocument();
    // Once: the league of a demo says it too.
    await expect.element(page.getByText('Home 1')).toBeVisible();
    await expect.element(page.getByText(match(1).league)).not.toBeInTheDocument();
  });

  it('are read again when the page comes back into view', async () => {
    const asked = answering(() => scores([match(1)]));
    show(<LiveScores onViewAll={() => undefined} />);
    await expect.element(page.getByText('Home 1')).toBeVisible();
    asked.mockImplementation(async () => scores([match(2)]));
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.element(page.getByText('Home 2')).toBeVisible();
  });

  it('are read again every five minutes, and stay when that fails', async () => {
    const asked = answering(() => scores([match(1)]));
    show(<LiveScores onViewAll={() => undefined} />);
    await expect.element(page.getByText('Home 1')).toBeVisible();
    asked.mockImplementation(async () => scores([match(2)]));
    vi.advanceTimersByTime(5 * 60_000);
    await expect.element(page.getByText('Home 2')).toBeVisible();
    asked.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
    vi.advanceTimersByTime(5 * 60_000);
    await expect.poll(() => asked.mock.calls.length).toBe(3);
    await expect.element(page.getByText('Home 2')).toBeVisible();
  });
});
