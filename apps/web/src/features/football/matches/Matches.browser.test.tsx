import { focusManager } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { demoScoresReply } from '../testing/demo-scores-and-match-details.ts';
import { button, cards, dialog, inPlay, listed, MINUTE_MS, openMatch, refused, scores, showMatches, type FootballServer } from '../testing/show-matches.tsx';

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

  it.each([
    ['on a phone', 390, 5],
    ['where there is room', 1280, 12],
  ])('stand under how they stand, some of each, and nothing is headed that there is not: %s', async (_where, width, most) => {
    await page.viewport(width, 844);
    showMatches();
    await expect.element(page.getByText(`${most} of ${scores.scores.length} matches`)).toBeVisible();
    const headings = page.getByRole('heading', { level: 4 });
    expect(headings.elements().map(({ textContent }) => textContent)).toEqual(['In play', 'Finished', 'Coming up']);
    const counts = ['In play', 'Finished', 'Coming up'].map((name) => page.getByRole('list', { name }).getByRole('listitem').all().length);
    expect(Math.min(...counts)).toBeGreaterThan(0);
    await expect.element(page.getByRole('list', { name: 'In play' }).getByRole('button', { name: new RegExp(inPlay.home) })).toBeVisible();
  });

  it.each([820, 1280, 1920])('fill their rows, and those of a row are of one height: %i pixels', async (width) => {
    await page.viewport(width, 900);
    showMatches();
    await expect.element(cards().nth(0)).toBeVisible();
    for (const list of page.getByRole('region', { name: 'Live Scores' }).getByRole('list').elements()) {
      const boxes = [...list.querySelectorAll('button')].map((card) => card.getBoundingClientRect());
      const { left, right } = list.getBoundingClientRect();
      for (const top of new Set(boxes.map((box) => box.top))) {
        const row = boxes.filter((box) => box.top === top);
        expect(Math.min(...row.map((box) => box.left)) - left).toBeLessThan(1);
        expect(right - Math.max(...row.map((box) => box.right))).toBeLessThan(1);
        expect(new Set(row.map(({ height }) => Math.round(height))).size).toBe(1);
      }
    }
  });

  it.each([820, 1280, 1920])('have one width in each list of those shown first, on a day that has enough of each: %i pixels', async (width) => {
    await page.viewport(width, 900);
    const some = (count: number, differing: Partial<typeof inPlay>) => Array.from({ length: count }, (_, place) => ({ ...inPlay, ...differing, id: `${differing.status}-${place}` }));
    showMatches({ getLiveScores: async () => demoScoresReply({ scores: [...some(2, { status: '2H' }), ...some(8, { status: 'FT' }), ...some(10, { status: 'NS', homeScore: null, awayScore: null })] }) });
    await expect.element(cards().nth(0)).toBeVisible();
    for (const name of ['In play', 'Finished', 'Coming up']) {
      const widths = page.getByRole('list', { name }).getByRole('button').elements().map((card) => Math.round(card.getBoundingClientRect().width));
      expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(2);
    }
  });

  it.each([390, 320])('stand below one another on a phone, times by times, crests by crests and goals by goals, also those on the turf: %i pixels', async (width) => {
    await page.viewport(width, 844);
    showMatches();
    await expect.element(cards().nth(4)).toBeVisible();
    const lefts = (part: string) => new Set([...document.querySelectorAll(`li ${part}`)].map((one) => Math.round(one.getBoundingClientRect().left)));
    expect(document.querySelectorAll('li [data-group=live]').length).toBeGreaterThan(0);
    expect(document.querySelectorAll('li [data-group=finished]').length).toBeGreaterThan(0);
    expect(lefts('[data-side] > svg').size).toBe(1);
    const rights = [...document.querySelectorAll('li [data-side] > span:last-child:not([dir])')].map((goals) => Math.round(goals.getBoundingClientRect().right));
    expect(rights.length).toBeGreaterThan(3);
    expect(new Set(rights).size).toBe(1);
    // Rows begin and end where their list does, those on the turf too; a countdown is one line.
    const list = page.getByRole('list', { name: 'Coming up' }).element().getBoundingClientRect();
    const edges = [...document.querySelectorAll('li > [data-group]')].map((row) => row.getBoundingClientRect());
    expect([...new Set(edges.map(({ left, right }) => `${Math.round(left)}–${Math.round(right)}`))]).toEqual([`${Math.round(list.left)}–${Math.round(list.right)}`]);
    const times = [...document.querySelectorAll('li [data-group=upcoming] > span:not([data-side]) > span:last-child')].map((time) => time.getBoundingClientRect());
    expect(times.length).toBeGreaterThan(0);
    expect(Math.max(...times.map(({ height }) => height))).toBeLessThan(30);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });

  it.each([820, 1280])('stand in rows of two, of which the last has the width where it is alone: %i pixels', async (width) => {
    await page.viewport(width, 900);
    const over = Array.from({ length: 5 }, (_, place) => ({ ...inPlay, id: `over-${place}`, status: 'FT' as const, homeScore: 3, awayScore: 1 }));
    showMatches({ getLiveScores: async () => demoScoresReply({ scores: over }) });
    await expect.element(cards().nth(4)).toBeVisible();
    const boxes = [...document.querySelectorAll('li > [data-group]')].map((card) => card.getBoundingClientRect());
    const tops = [...new Set(boxes.map(({ top }) => top))];
    expect(tops.map((top) => boxes.filter((box) => box.top === top).length)).toEqual([2, 2, 1]);
  });

  it('that are over say so in the shortest word, and whole to who listens', async () => {
    const over = async () => demoScoresReply({ scores: [{ ...inPlay, status: 'FT', homeScore: 3, awayScore: 1 }] });
    const name = `${inPlay.league} Full time ${inPlay.home} 3 ${inPlay.away} 1`;
    showMatches({ getLiveScores: over });
    const finished = page.getByRole('list', { name: 'Finished' });
    await expect.element(finished.getByRole('button')).toHaveAccessibleName(name);
    await expect.element(finished.getByText('FT', { exact: true })).toBeVisible();
  });

  it('that are interrupted are among those that are played, and those called off are by themselves', async () => {
    const one = (id: string, status: 'SUSP' | 'PST') => ({ ...inPlay, id, status });
    showMatches({ getLiveScores: async () => demoScoresReply({ scores: [one('1', 'SUSP'), one('2', 'PST')] }) });
    await expect.element(page.getByRole('list', { name: 'Paused' }).getByRole('listitem')).toBeVisible();
    await expect.element(page.getByRole('list', { name: 'Called off or stopped' }).getByText('Postponed')).toBeVisible();
  });

  it('of several leagues has Next at the one below in the list', async () => {
    const of = (id: string, league: string, home: string) => ({ ...inPlay, id, league, home });
    const mixed = [of('a', 'Premier League', 'Arden'), of('b', 'LaLiga', 'Breva'), of('c', 'Premier League', 'Corby')];
    showMatches({ getLiveScores: async () => demoScoresReply({ source: 'live-api', provider: 'espn', scores: mixed }) });
    await expect.poll(() => cards().elements().map((card) => /Arden|Breva|Corby/.exec(card.textContent)?.[0])).toEqual(['Arden', 'Corby', 'Breva']);
    await page.getByRole('button', { name: /Arden/ }).click();
    await dialog().getByRole('button', { name: 'Next' }).click();
    await expect.element(dialog().getByText('Corby').first()).toBeVisible();
  });

  it('that somebody plays are LIVE and say when they were read', async () => {
    showMatches({ getLiveScores: async () => demoScoresReply({ source: 'live-api', provider: 'espn', scores: [inPlay] }) });
    await expect.element(page.getByText('LIVE', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Live', exact: true })).toBeVisible();
    await expect.element(page.getByRole('list', { name: `Live ${inPlay.league}` }).getByRole('listitem')).toBeVisible();
    await expect.element(page.getByText('Live data')).toBeVisible();
    await expect.element(page.getByText(/^As of /)).toBeVisible();
    await expect.element(page.getByText('1 of 1 matches')).toBeVisible();
  });

  it("begin with that of the player's club", async () => {
    const last = listed.at(-1) ?? inPlay;
    showMatches({}, last.away);
    await expect.element(cards().nth(0)).toBeVisible();
    expect(cards().nth(0).element().textContent).toContain(last.away);
    await expect.element(page.getByRole('list', { name: 'My club' }).getByRole('listitem').first()).toBeVisible();
  });

  it('to come on another day say which, and whoever listens hears that they are to come', async () => {
    const coming = (id: string, date: string) => ({ ...inPlay, id, status: 'NS' as const, time: null, extra: null, date });
    const days = [coming('1', new Date(2026, 1, 15, 20, 30).toISOString()), coming('2', new Date(2026, 1, 16, 9, 5).toISOString())];
    vi.setSystemTime(new Date(2026, 1, 15, 12, 0));
    showMatches({ getLiveScores: async () => demoScoresReply({ scores: days }) });
    await expect.element(cards().nth(1)).toBeVisible();
    expect(cards().nth(0).element().textContent).toMatch(/Coming up, (20:30|0?8:30)/);
    expect(cards().nth(1).element().textContent).toMatch(/Coming up, Mon,? 0?9:05/);
  });

  it('that are none say what will stand there, and count nothing', async () => {
    showMatches({ getLiveScores: async () => demoScoresReply({ scores: [] }) });
    await expect.element(page.getByText('No matches today')).toBeVisible();
    await expect.element(page.getByText(/of 0 matches/)).not.toBeInTheDocument();
  });

  it('that cannot be read say so, and are asked for again', async () => {
    const getLiveScores = vi.fn<FootballServer['getLiveScores']>().mockRejectedValueOnce(refused(503, 'scores_unavailable', 'Down')).mockResolvedValue(scores);
    showMatches({ getLiveScores });
    await expect.element(page.getByText('Unable to load live matches')).toBeVisible();
    await button('Retry').click();
    await expect.element(cards().nth(0)).toBeVisible();
  });

  it('that the source no longer tells stay, with their age', async () => {
    showMatches({ getLiveScores: async () => demoScoresReply({ stale: true }) });
    await expect.element(page.getByText(/^No new scores at the moment\. These are from/)).toBeVisible();
    await expect.element(cards().nth(0)).toBeVisible();
  });

  it('of which nothing was heard for half an hour are not called LIVE, and name the day where it was another', async () => {
    const old = (asOf: string) => demoScoresReply({ source: 'live-api', provider: 'espn', scores: [inPlay], stale: true, asOf });
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
