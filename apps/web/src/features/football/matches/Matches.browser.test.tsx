import { focusManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ApiError, type Client } from '@touchline/contracts/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ApiProvider } from '../../../api/index.ts';
import { show } from '../../../ui/testing/show.tsx';
import { ToastProvider } from '../../../ui/toast/ToastProvider.tsx';
import { detailsOf, scoresOf } from '../testing/football-day.ts';
import { Matches } from './Matches.tsx';
import { useOpenMatch } from './useOpenMatch.ts';

interface Server {
  getLiveScores: () => Promise<unknown>;
  getMatchDetails: (id: string) => Promise<unknown>;
}

const MINUTE_MS = 60_000;
const failed = (status: number, code: string, message: string) => new ApiError({ status, code, message });
const scores = scoresOf();
const listed = (index: number) => {
  const match = scores.scores.at(index);
  if (match === undefined) throw new Error(`The list has no match ${index}`);
  return match;
};
const inPlay = scores.scores.find(({ status }) => status === '2H') ?? listed(0);

function Place({ club }: { readonly club: string | null }) {
  const match = useOpenMatch();
  return (
    <>
      <Matches club={club} match={match} isPlaced />
      <button type="button" onClick={() => match.openSample(inPlay.id)}>
        A sample
      </button>
    </>
  );
}

/** The section on a page of its own, with a server that answers as told. */
function showMatches(given: Partial<Server> = {}, club: string | null = null) {
  const getLiveScores = vi.fn<Server['getLiveScores']>(given.getLiveScores ?? (async () => scores));
  const getMatchDetails = vi.fn<Server['getMatchDetails']>(given.getMatchDetails ?? (async (id) => detailsOf(id)));
  const call = (name: keyof Server, input: { params?: { id: string } }) =>
    name === 'getLiveScores' ? getLiveScores() : getMatchDetails(input.params?.id ?? '');
  show(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ApiProvider client={{ call } as unknown as Client}>
        <ToastProvider>
          <Place club={club} />
        </ToastProvider>
      </ApiProvider>
    </QueryClientProvider>,
  );
  return { getLiveScores, getMatchDetails };
}

const cards = () => page.getByRole('region', { name: 'Live Scores' }).getByRole('listitem');
const button = (name: string | RegExp) => page.getByRole('button', { name });
const dialog = () => page.getByRole('dialog');
const openMatch = async ({ home } = inPlay) => {
  await button(new RegExp(home)).first().click();
  await expect.element(dialog()).toBeVisible();
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: new Date('2026-02-15T12:00:00Z') });
  return page.viewport(1280, 800);
});
afterEach(() => {
  vi.useRealTimers();
  focusManager.setFocused(undefined);
  history.replaceState(null, '', location.pathname);
});

describe('the matches of today', () => {
  it('are twelve at most, counted, and called a demo where nobody plays them, never LIVE', async () => {
    showMatches();
    await expect.element(page.getByText(`12 of ${scores.scores.length} matches`)).toBeVisible();
    expect(cards().all()).toHaveLength(12);
    await expect.element(page.getByText('Demo data')).toBeVisible();
    await expect.element(page.getByText('LIVE', { exact: true })).not.toBeInTheDocument();
  });

  it('are all shown to whoever asks for them, and fewer again', async () => {
    showMatches();
    const all = scores.scores.length;
    const rest = button(`All ${all} matches`);
    await expect.element(rest).toHaveAttribute('aria-expanded', 'false');
    await rest.click();
    expect(cards().all()).toHaveLength(all);
    await expect.element(page.getByText(`${all} of ${all} matches`)).toBeVisible();
    await button('Show fewer').click();
    expect(cards().all()).toHaveLength(12);
  });

  it('are five rows on a phone, whose names are whole on the smallest one', async () => {
    await page.viewport(320, 568);
    showMatches();
    await expect.element(page.getByText(`5 of ${scores.scores.length} matches`)).toBeVisible();
    await button(`All ${scores.scores.length} matches`).click();
    expect(cards().all()).toHaveLength(scores.scores.length);
    for (const name of document.querySelectorAll<HTMLElement>('li [dir=auto]')) {
      expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
    }
  });

  it('that somebody plays are LIVE and say when they were read', async () => {
    showMatches({ getLiveScores: async () => scoresOf({ source: 'live-api', provider: 'espn', scores: [inPlay] }) });
    await expect.element(page.getByText('LIVE', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Live data')).toBeVisible();
    await expect.element(page.getByText(/^As of /)).toBeVisible();
    await expect.element(page.getByText('1 of 1 matches')).toBeVisible();
  });

  it("begin with that of the player's club", async () => {
    const last = listed(-1);
    showMatches({}, last.away);
    await expect.element(cards().nth(0)).toBeVisible();
    expect(cards().nth(0).element().textContent).toContain(last.away);
  });

  it('to come on another day say which, and whoever listens hears that they are to come', async () => {
    const coming = (id: string, date: string) => ({ ...inPlay, id, status: 'NS' as const, time: null, extra: null, date });
    const days = [coming('1', new Date(2026, 1, 15, 20, 30).toISOString()), coming('2', new Date(2026, 1, 16, 9, 5).toISOString())];
    vi.setSystemTime(new Date(2026, 1, 15, 12, 0));
    showMatches({ getLiveScores: async () => scoresOf({ scores: days }) });
    await expect.element(cards().nth(1)).toBeVisible();
    expect(cards().nth(0).element().textContent).toMatch(/Upcoming, (20:30|0?8:30)/);
    expect(cards().nth(1).element().textContent).toMatch(/Upcoming, Mon,? 0?9:05/);
  });

  it('that are none say what will stand there, and count nothing', async () => {
    showMatches({ getLiveScores: async () => scoresOf({ scores: [] }) });
    await expect.element(page.getByText('No matches today')).toBeVisible();
    await expect.element(page.getByText(/of 0 matches/)).not.toBeInTheDocument();
  });

  it('that cannot be read say so, and are asked for again', async () => {
    const getLiveScores = vi.fn<Server['getLiveScores']>().mockRejectedValueOnce(failed(503, 'scores_unavailable', 'Down')).mockResolvedValue(scores);
    showMatches({ getLiveScores });
    await expect.element(page.getByText('Unable to load live matches')).toBeVisible();
    await button('Retry').click();
    await expect.element(cards().nth(0)).toBeVisible();
  });

  it('that the source no longer tells stay, with their age', async () => {
    showMatches({ getLiveScores: async () => scoresOf({ stale: true }) });
    await expect.element(page.getByText(/^No new scores at the moment\. These are from/)).toBeVisible();
    await expect.element(cards().nth(0)).toBeVisible();
  });

  it('of which nothing was heard for half an hour are not called LIVE, and name the day where it was another', async () => {
    const old = (asOf: string) => scoresOf({ source: 'live-api', provider: 'espn', scores: [inPlay], stale: true, asOf });
    showMatches({ getLiveScores: async () => old(new Date(2026, 1, 14, 19, 9).toISOString()) });
    await expect.element(page.getByText(/These are from Sat,? .*(19:09|0?7:09)/)).toBeVisible();
    await expect.element(page.getByText('LIVE', { exact: true })).not.toBeInTheDocument();
    await openMatch();
    await expect.element(dialog().getByText('LIVE', { exact: true })).not.toBeInTheDocument();
  });

  it('that are on their way have their place', async () => {
    showMatches({ getLiveScores: () => new Promise(() => undefined) });
    await expect.element(page.getByText('Loading the scores')).toBeInTheDocument();
  });

  it('are refreshed by hand after five minutes, and before say on the button how many are left', async () => {
    const { getLiveScores } = showMatches();
    await expect.element(cards().nth(0)).toBeVisible();
    await button('Refresh').click();
    await expect.element(button('5 min left')).toBeVisible();
    expect(getLiveScores).toHaveBeenCalledTimes(1);
    await expect.element(button('Refresh')).toBeVisible();
    vi.setSystemTime(new Date('2026-02-15T12:05:01Z'));
    await button('Refresh').click();
    await expect.poll(() => getLiveScores.mock.calls.length).toBe(2);
  });

  it('that are asked for by themselves do not make the button busy, a press does', async () => {
    let held = false;
    const { getLiveScores } = showMatches({ getLiveScores: async () => (held ? new Promise(() => undefined) : scores) });
    await expect.element(cards().nth(0)).toBeVisible();
    held = true;
    vi.advanceTimersByTime(MINUTE_MS);
    await expect.poll(() => getLiveScores.mock.calls.length).toBe(2);
    expect(button(/Refresh/).element().getAttribute('aria-busy')).toBeNull();
    vi.setSystemTime(new Date('2026-02-15T12:05:01Z'));
    await button('Refresh').click();
    await expect.element(button(/Refresh/)).toHaveAttribute('aria-busy', 'true');
  });

  it('are asked for once a minute while they are looked at, never while hidden, and at once on return', async () => {
    const { getLiveScores } = showMatches();
    await expect.element(cards().nth(0)).toBeVisible();
    vi.advanceTimersByTime(MINUTE_MS);
    await expect.poll(() => getLiveScores.mock.calls.length).toBe(2);
    focusManager.setFocused(false);
    vi.advanceTimersByTime(10 * MINUTE_MS);
    expect(getLiveScores).toHaveBeenCalledTimes(2);
    focusManager.setFocused(true);
    await expect.poll(() => getLiveScores.mock.calls.length).toBe(3);
  });
});

it('the section that the address names takes the focus when it stands, and again when it is named again', async () => {
  history.replaceState(null, '', '#live-scores');
  showMatches();
  const heading = page.getByRole('heading', { name: 'Live Scores' });
  await expect.element(heading).toHaveFocus();
  expect(location.hash).toBe('#dashboard');
  (button('A sample').element() as HTMLElement).focus();
  location.hash = '#live-scores';
  await expect.element(heading).toHaveFocus();
});

describe('a match', () => {
  it('is opened by its card, told whole, and closed by Escape, which gives the focus back', async () => {
    showMatches();
    await expect.element(cards().nth(0)).toBeVisible();
    const card = button(new RegExp(inPlay.home)).first();
    (card.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog', { name: `${inPlay.home} vs ${inPlay.away}` })).toBeVisible();
    for (const part of ['Timeline', 'Statistics', 'Line-ups', 'Table']) {
      await expect.element(dialog().getByRole('heading', { name: part })).toBeVisible();
    }
    const { events, lineups, score } = detailsOf(inPlay.id);
    await expect.element(dialog().getByText(new RegExp(`· Half-time ${score.halftime.home}–${score.halftime.away}$`))).toBeVisible();
    await expect.element(dialog().getByText(inPlay.venue ?? '?')).toBeVisible();
    await expect.element(dialog().getByText(inPlay.referee ?? '?')).toBeVisible();
    await expect.element(dialog().getByText(`Coach: ${lineups[0]?.coach.name}`)).toBeVisible();
    const eleven = dialog().getByRole('region', { name: inPlay.home }).getByRole('list').first();
    expect(eleven.getByRole('listitem').all()).toHaveLength(11);
    // Who came on stands on the bench with the minute, and for whom.
    const change = events.find(({ type, team }) => type === 'subst' && team.name === inPlay.home);
    const bench = dialog().getByRole('region', { name: inPlay.home }).getByRole('list').last();
    const joined = bench.getByRole('listitem').filter({ hasText: change?.assist.name ?? '?' });
    await expect.element(joined.getByText(`came on ${change?.time.elapsed}'`)).toBeVisible();
    await expect.element(joined.getByText(`for ${change?.player.name}`)).toBeVisible();
    await expect.poll(() => location.hash).toBe(`#match/${inPlay.id}`);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(card).toHaveFocus();
    await expect.poll(() => location.hash).toBe('');
  });

  it('has the goals of a team on one line of the table, on the smallest phone too', async () => {
    await page.viewport(320, 640);
    history.replaceState(null, '', `#match/${inPlay.id}`);
    const table = (detailsOf(inPlay.id).table ?? []).map((row) => ({ ...row, team: `${row.team} Football Club`, goalsFor: 10, goalsAgainst: 16 }));
    showMatches({ getMatchDetails: async (id) => detailsOf(id, 0, { table }) });
    await expect.element(dialog().getByRole('heading', { name: 'Table' })).toBeVisible();
    const goals = dialog().getByRole('cell', { name: /^\d+–\d+$/ }).elements();
    expect(goals.length).toBeGreaterThan(5);
    for (const cell of goals) {
      const text = document.createRange();
      text.selectNodeContents(cell);
      expect(new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size).toBe(1);
    }
  });

  it('has its place in the list on one line, and no word of its teams is cut, on the smallest phone too', async () => {
    await page.viewport(320, 568);
    const names = { home: 'Orchardgate', away: 'Harvestone United' };
    history.replaceState(null, '', `#match/${inPlay.id}`);
    showMatches({
      getLiveScores: async () => ({ ...scores, scores: scores.scores.map((one) => (one.id === inPlay.id ? { ...one, ...names } : one)) }),
      getMatchDetails: async (id) => detailsOf(id, 0, { fixture: { ...inPlay, ...names } }),
    });
    await expect.element(page.getByRole('dialog', { name: `${names.home} vs ${names.away}` })).toBeVisible();
    await document.fonts.ready;
    const linesOf = (node: Node, start: number, end: number): number => {
      const text = document.createRange();
      text.setStart(node, start);
      text.setEnd(node, end);
      return new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size;
    };
    const place = dialog().getByText(/^\d+ of \d+$/).element().firstChild;
    expect(place && linesOf(place, 0, place.textContent?.length ?? 0)).toBe(1);
    for (const [name, word] of [[names.home, 'Orchardgate'], [names.away, 'Harvestone']] as const) {
      const shown = dialog().getByRole('paragraph').filter({ hasText: name }).element().firstChild;
      expect(shown && linesOf(shown, 0, word.length), `“${word}”`).toBe(1);
    }
  });

  it('has one colour for a team in its timeline and its figures, and the half-time between', async () => {
    history.replaceState(null, '', `#match/${inPlay.id}`);
    showMatches();
    const { events, score } = detailsOf(inPlay.id);
    await expect.element(dialog().getByRole('heading', { name: 'Statistics' })).toBeVisible();
    await expect.element(dialog().getByText(`HT ${score.halftime.home}–${score.halftime.away}`)).toBeVisible();
    const sideOf = (name: string) => (name === inPlay.home ? 'home' : 'away');
    const drawn = [...document.querySelectorAll<HTMLElement>('[role=dialog] li[data-side]')];
    expect(drawn.map((one) => one.dataset['side'])).toEqual(events.map(({ team }) => sideOf(team.name)));
    const colourOf = (side: 'home' | 'away') => {
      const event = drawn.find((one) => one.dataset['side'] === side);
      if (event === undefined) throw new Error(`The ${side} side has no event`);
      return getComputedStyle(event).borderLeftColor;
    };
    const bar = dialog().getByRole('listitem').filter({ hasText: 'Ball possession' }).element().lastElementChild;
    const parts = [...(bar?.children ?? [])].map((part) => getComputedStyle(part).backgroundColor);
    expect(parts).toEqual([colourOf('home'), colourOf('away')]);
    expect(parts[0]).not.toBe(parts[1]);
  });

  it('that the address names is open at once, and leaves the dashboard in it', async () => {
    history.replaceState(null, '', `#match/${inPlay.id}`);
    showMatches();
    await expect.element(page.getByRole('dialog', { name: `${inPlay.home} vs ${inPlay.away}` })).toBeVisible();
    await expect.poll(() => location.hash).toBe(`#match/${inPlay.id}`);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => location.hash).toBe('#dashboard');
  });

  it('that a sample highlight stands for says that there is no video, until the player goes on', async () => {
    showMatches();
    await expect.element(cards().nth(0)).toBeVisible();
    await button('A sample').click();
    await expect.element(dialog().getByText(/^This is a sample highlight: there is no video of it\./)).toBeVisible();
    await button('Next').click();
    await button('Previous').click();
    await expect.element(page.getByRole('dialog', { name: `${inPlay.home} vs ${inPlay.away}` })).toBeVisible();
    await expect.element(dialog().getByText(/^This is a sample highlight/)).not.toBeInTheDocument();
  });

  it('leads to the next and the previous of the list', async () => {
    showMatches();
    await openMatch();
    const shown = scores.scores.slice(0, 12);
    const place = shown.findIndex(({ id }) => id === inPlay.id);
    const after = listed((place + 1) % scores.scores.length);
    await button('Next').click();
    await expect.element(page.getByRole('dialog', { name: `${after.home} vs ${after.away}` })).toBeVisible();
    await expect.poll(() => location.hash).toBe(`#match/${after.id}`);
    await button('Previous').click();
    await expect.element(page.getByRole('dialog', { name: `${inPlay.home} vs ${inPlay.away}` })).toBeVisible();
    await expect.element(page.getByText(`${place + 1} of ${scores.scores.length}`)).toBeVisible();
  });

  it('tells something about football while it loads, and what the card knows', async () => {
    showMatches({ getMatchDetails: () => new Promise(() => undefined) });
    await openMatch();
    await expect.element(dialog().getByText('Did you know?')).toBeVisible();
    await expect.element(dialog().getByText('Loading match details').first()).toBeInTheDocument();
    await expect.element(dialog().getByText(inPlay.venue ?? '?')).toBeVisible();
  });

  it('shows a new goal without a reload: one request a minute, and none by the list meanwhile', async () => {
    const later = detailsOf(inPlay.id);
    const goal = { ...later, fixture: { ...later.fixture, homeScore: 9 } };
    const getMatchDetails = vi.fn<Server['getMatchDetails']>().mockResolvedValueOnce(later).mockResolvedValue(goal);
    const { getLiveScores } = showMatches({ getMatchDetails });
    await openMatch();
    await expect.element(dialog().getByRole('heading', { name: 'Timeline' })).toBeVisible();
    vi.advanceTimersByTime(MINUTE_MS);
    await expect.element(dialog().getByText(/^9 :/)).toBeVisible();
    expect(getMatchDetails).toHaveBeenCalledTimes(2);
    expect(getLiveScores).toHaveBeenCalledTimes(1);
    focusManager.setFocused(false);
    vi.advanceTimersByTime(10 * MINUTE_MS);
    expect(getMatchDetails).toHaveBeenCalledTimes(2);
  });

  it('whose source is away says from when it is', async () => {
    showMatches({ getMatchDetails: async (id) => detailsOf(id, 0, { stale: true }) });
    await openMatch();
    await expect.element(dialog().getByText(/^No news of this match at the moment\. This is from/)).toBeVisible();
  });

  it.each([
    ['FT', 'What happened in this match is not known.', 'The figures of this match are not known.'],
    ['1H', 'Nothing has happened yet.', 'There are no figures of this match yet.'],
  ] as const)('of which its source tells nothing says whether that may still come: %s', async (status, happened, figures) => {
    const { fixture } = detailsOf(inPlay.id);
    showMatches({ getMatchDetails: async (id) => detailsOf(id, 0, { events: [], statistics: [], fixture: { ...fixture, status } }) });
    await openMatch();
    await expect.element(dialog().getByText(happened)).toBeVisible();
    await expect.element(dialog().getByText(figures)).toBeVisible();
  });

  it.each([
    [failed(0, 'timeout', 'The server took too long to answer'), 'Request timed out. Please try again.'],
    [failed(500, 'unknown', 'HTTP 500'), 'Failed to load details: HTTP 500'],
    [failed(0, 'network', 'Network error'), 'Failed to load details: Network error'],
  ])('that cannot be read says why, and then that the retry failed: %s', async (error, text) => {
    const getMatchDetails = vi.fn<Server['getMatchDetails']>().mockRejectedValue(error);
    showMatches({ getMatchDetails });
    await openMatch();
    await expect.element(dialog().getByText(text)).toBeVisible();
    await expect.element(dialog().getByText(inPlay.venue ?? '?')).toBeVisible();
    await button('Retry').click();
    await expect.element(dialog().getByText(`Retry failed: ${error.message}`)).toBeVisible();
    getMatchDetails.mockImplementation(async (id) => detailsOf(id));
    await button('Try Again').click();
    await expect.element(dialog().getByRole('heading', { name: 'Timeline' })).toBeVisible();
  });

  it('whose answer has no match in it is incomplete', async () => {
    showMatches({ getMatchDetails: async () => ({ success: true }) });
    await openMatch();
    await expect.element(dialog().getByText('Unable to load detailed match data')).toBeVisible();
  });

  it('that nobody knows any more says so', async () => {
    history.replaceState(null, '', '#match/gone');
    showMatches({ getMatchDetails: () => Promise.reject(failed(404, 'not_found', 'There is nothing here.')) });
    await expect.element(dialog().getByText('Unable to load match details')).toBeVisible();
  });

  it('without an id shows what the card knows', async () => {
    const { getMatchDetails } = showMatches({ getLiveScores: async () => scoresOf({ scores: [{ ...inPlay, id: '' }] }) });
    await openMatch();
    await expect.element(dialog().getByText('Match ID not available - showing basic information only.')).toBeVisible();
    await expect.element(dialog().getByText(inPlay.venue ?? '?')).toBeVisible();
    expect(getMatchDetails).not.toHaveBeenCalled();
  });
});
