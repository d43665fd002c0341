import { FOREIGN_PAGE } from '@touchline/contracts/client';
import { focusManager } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { demoMatchDetailsReply, demoScoresReply } from '../testing/demo-scores-and-match-details.ts';
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
    const { events, lineups, score } = demoMatchDetailsReply(inPlay.id);
    await expect.element(dialog().getByText(`Half-time ${score.halftime.home}–${score.halftime.away}`, { exact: true })).toBeVisible();
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
    const table = (demoMatchDetailsReply(inPlay.id).table ?? []).map((row) => ({ ...row, team: `${row.team} Football Club`, goalsFor: 10, goalsAgainst: 16 }));
    showMatches({ getMatchDetails: async (id) => demoMatchDetailsReply(id, 0, { table }) });
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
      getMatchDetails: async (id) => demoMatchDetailsReply(id, 0, { fixture: { ...inPlay, ...names } }),
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
      const shown = dialog().getByRole('paragraph').filter({ hasText: new RegExp(`^${name}$`) }).element().firstChild;
      expect(shown && linesOf(shown, 0, word.length), `“${word}”`).toBe(1);
    }
  });

  it.each([
    ['FT', /^Finished$|Full time/],
    ['PST', /Postponed/],
  ] as const)('that is over or called off says so once: %s', async (status, words) => {
    const { fixture } = demoMatchDetailsReply(inPlay.id);
    showMatches({ getMatchDetails: async (id) => demoMatchDetailsReply(id, 0, { fixture: { ...fixture, status } }) });
    await openMatch();
    await expect.element(dialog().getByText(/^Half-time/)).toBeVisible();
    expect(dialog().getByText(words).elements()).toHaveLength(1);
  });

  it('has a large score on a phone, and goals that stand out of who came on', async () => {
    await page.viewport(390, 844);
    history.replaceState(null, '', `#match/${inPlay.id}`);
    showMatches();
    await expect.element(dialog().getByRole('heading', { name: 'Timeline' })).toBeVisible();
    const { homeScore, awayScore } = demoMatchDetailsReply(inPlay.id).fixture;
    const score = dialog().getByText(`${homeScore} : ${awayScore}`, { exact: true }).element();
    expect(Number.parseFloat(getComputedStyle(score).fontSize)).toBeGreaterThan(60);
    const ground = (kind: string) => getComputedStyle(document.querySelector(`[role=dialog] li[data-kind=${kind}] > :first-child`) ?? document.body).backgroundImage;
    expect(ground('goal')).not.toBe(ground('substitution'));
  });

  it.each([320, 1280])('has what the home side did left of the score and what the away side did right of it, a line each: %i pixels', async (width) => {
    await page.viewport(width, 800);
    history.replaceState(null, '', `#match/${inPlay.id}`);
    showMatches();
    await expect.element(dialog().getByRole('heading', { name: 'Timeline' })).toBeVisible();
    const sides = [...document.querySelectorAll<HTMLElement>('[role=dialog] li[data-side]')].map((event) => {
      const [what = new DOMRect(), axis = new DOMRect()] = [...event.children].map((part) => part.getBoundingClientRect());
      const isLeft = what.right <= axis.left + 1;
      const isRight = what.left >= axis.right - 1;
      return {
        told: event.dataset['side'],
        seen: isLeft === isRight ? 'neither' : isLeft ? 'home' : 'away',
        isWhole: event.scrollWidth <= event.clientWidth,
        height: event.clientHeight,
      };
    });
    expect(sides.length).toBeGreaterThan(2);
    expect(sides.map(({ seen }) => seen)).toEqual(sides.map(({ told }) => told));
    expect(sides.filter(({ isWhole }) => !isWhole)).toEqual([]);
    expect(Math.min(...sides.map(({ height }) => height))).toBeGreaterThanOrEqual(56);
    expect(Math.max(...sides.map(({ height }) => height))).toBeLessThan(width === 320 ? 100 : 80);
  });

  it.each([320, 1280])('tells who scored under the score, at the side of their team, with the minute: %i pixels', async (width) => {
    await page.viewport(width, 800);
    history.replaceState(null, '', `#match/${inPlay.id}`);
    const details = demoMatchDetailsReply(inPlay.id);
    const [event] = details.events;
    if (event === undefined) throw new Error('Nothing has happened');
    const goal = (elapsed: number, team: string, name: string, detail = 'Normal Goal') => ({
      ...event,
      time: { elapsed, extra: null },
      team: { name: team },
      player: { name },
      assist: { name: null },
      type: 'Goal' as const,
      detail,
      score: null,
      shootout: false,
    });
    const { home, away } = inPlay;
    const events = [goal(8, home, 'A. Kettle'), goal(20, away, 'B. Marrow', 'Penalty'), goal(31, home, 'A. Kettle'), goal(70, away, 'C. Quill', 'Own Goal')];
    showMatches({ getMatchDetails: async (id) => demoMatchDetailsReply(id, 0, { events, fixture: { ...details.fixture, homeScore: 2, awayScore: 2 } }) });
    const homes = dialog().getByRole('list', { name: `Goals for ${home}` });
    const aways = dialog().getByRole('list', { name: `Goals for ${away}` });
    await expect.element(homes).toHaveTextContent("A. Kettle 8', 31'");
    await expect.element(aways.getByRole('listitem').nth(0)).toHaveTextContent("B. Marrow 20' (pen.)");
    await expect.element(aways.getByRole('listitem').nth(1)).toHaveTextContent("C. Quill 70' (own goal)");
    const score = dialog().getByText(/^2 : 2$/).element().getBoundingClientRect();
    const middle = (score.left + score.right) / 2;
    expect(homes.element().getBoundingClientRect().right).toBeLessThan(middle);
    expect(aways.element().getBoundingClientRect().left).toBeGreaterThan(middle);
    expect(homes.element().getBoundingClientRect().top).toBeGreaterThan(score.bottom);
  });

  it('has line-ups whose heading stands clear of the head of the sheet, and on whose pitch no name meets another or the lines around it, on a phone', async () => {
    await page.viewport(390, 844);
    history.replaceState(null, '', `#match/${inPlay.id}`);
    showMatches();
    const heading = dialog().getByRole('heading', { name: 'Line-ups' });
    await expect.element(heading).toBeVisible();
    await document.fonts.ready;
    heading.element().scrollIntoView();
    // Which match it is: its score stands in the head as soon as the scoreboard has left.
    const { homeScore, awayScore } = demoMatchDetailsReply(inPlay.id).fixture;
    await expect.poll(() => dialog().element().querySelector('header')?.textContent).toContain(`${homeScore} : ${awayScore}`);
    const head = dialog().element().querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    await expect.poll(() => Math.round(heading.element().getBoundingClientRect().top - head)).toBe(20);
    const pitch = document.querySelector('[role=dialog] [aria-hidden][data-theme=dark]');
    const around = pitch?.getBoundingClientRect() ?? new DOMRect();
    // Who scored has a ball at the shirt.
    const scorers = new Set(demoMatchDetailsReply(inPlay.id).events.flatMap(({ type, player }) => (type === 'Goal' ? (player.name?.split(' ').at(-1) ?? []) : [])));
    const marked = [...(pitch?.querySelectorAll('span[data-shirt]:has([data-kind=goal]) + span') ?? [])].map(({ textContent }) => textContent);
    expect(marked.length).toBeGreaterThan(0);
    expect(marked.filter((name) => !scorers.has(name))).toEqual([]);
    const names = [...(pitch?.querySelectorAll('span[data-shirt] + span') ?? [])].map((name) => name.getBoundingClientRect());
    expect(names).toHaveLength(22);
    expect(names.filter(({ left, right, bottom }) => left < around.left + 6 || right > around.right - 6 || bottom > around.bottom - 8)).toEqual([]);
    const shirts = [...(pitch?.querySelectorAll('span[data-shirt]') ?? [])].map((shirt) => shirt.getBoundingClientRect());
    const meet = names.filter((one) => [...names, ...shirts].some((other) => other !== one && one.top < other.bottom - 1 && other.top < one.bottom - 1 && one.left < other.right && other.left < one.right));
    expect(meet).toEqual([]);
    const { lineups } = demoMatchDetailsReply(inPlay.id);
    expect(lineups.map(({ team, formation }) => pitch?.textContent?.includes(`${team.name}${formation}`))).toEqual([true, true]);
  });

  it('has one colour for a team in its crests, its timeline, its figures and its shirts, and the half-time between', async () => {
    history.replaceState(null, '', `#match/${inPlay.id}`);
    showMatches();
    const { events, score } = demoMatchDetailsReply(inPlay.id);
    await expect.element(dialog().getByRole('heading', { name: 'Statistics' })).toBeVisible();
    await expect.element(dialog().getByText(`HT ${score.halftime.home}–${score.halftime.away}`)).toBeVisible();
    const sideOf = (name: string) => (name === inPlay.home ? 'home' : 'away');
    const drawn = [...document.querySelectorAll<HTMLElement>('[role=dialog] li[data-side]')];
    // The latest on top while it is played.
    expect(drawn.map((one) => one.dataset['side'])).toEqual(events.map(({ team }) => sideOf(team.name)).toReversed());
    const colourOf = (side: 'home' | 'away') => {
      const event = drawn.find((one) => one.dataset['side'] === side);
      if (event === undefined) throw new Error(`The ${side} side has no event`);
      const { borderLeftColor, borderRightColor } = getComputedStyle(event.firstElementChild ?? event);
      return side === 'home' ? borderLeftColor : borderRightColor;
    };
    const bar = dialog().getByRole('listitem').filter({ hasText: 'Ball possession' }).element().lastElementChild;
    const parts = [...(bar?.children ?? [])].map((part) => getComputedStyle(part).backgroundColor);
    expect(parts).toEqual([colourOf('home'), colourOf('away')]);
    expect(parts[0]).not.toBe(parts[1]);
    const crestsOf = (team: string) =>
      dialog().getByRole('paragraph').filter({ hasText: team }).elements().flatMap(({ parentElement }) => [...(parentElement?.querySelectorAll(':scope > svg g path:first-child') ?? [])]);
    const groundOf = (team: string) => [...new Set(crestsOf(team).map((ground) => getComputedStyle(ground).fill))];
    expect([groundOf(inPlay.home), groundOf(inPlay.away)]).toEqual([[parts[0]], [parts[1]]]);
    const shirts = [...document.querySelectorAll('[role=dialog] [aria-hidden] span[data-shirt]')].map((shirt) => getComputedStyle(shirt).backgroundColor);
    expect(new Set(shirts)).toEqual(new Set(parts));
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
    const place = listed.indexOf(inPlay);
    const after = listed[(place + 1) % listed.length] ?? inPlay;
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
    const later = demoMatchDetailsReply(inPlay.id);
    const goal = { ...later, fixture: { ...later.fixture, homeScore: 9 } };
    const getMatchDetails = vi.fn<FootballServer['getMatchDetails']>().mockResolvedValueOnce(later).mockResolvedValue(goal);
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
    showMatches({ getMatchDetails: async (id) => demoMatchDetailsReply(id, 0, { stale: true }) });
    await openMatch();
    await expect.element(dialog().getByText(/^No news of this match at the moment\. This is from/)).toBeVisible();
  });

  it.each([
    ['FT', 'What happened in this match is not known.', 'The figures of this match are not known.'],
    ['1H', 'Nothing has happened yet.', 'There are no figures of this match yet.'],
  ] as const)('of which its source tells nothing says whether that may still come: %s', async (status, happened, figures) => {
    const { fixture } = demoMatchDetailsReply(inPlay.id);
    showMatches({ getMatchDetails: async (id) => demoMatchDetailsReply(id, 0, { events: [], statistics: [], fixture: { ...fixture, status } }) });
    await openMatch();
    await expect.element(dialog().getByText(happened)).toBeVisible();
    await expect.element(dialog().getByText(figures)).toBeVisible();
  });

  it.each([
    [refused(0, 'timeout', 'The server took too long to answer'), 'Request timed out. Please try again.'],
    [refused(500, 'unknown', 'HTTP 500'), 'Failed to load details: HTTP 500'],
    [refused(0, 'network', 'Network error'), 'Failed to load details: Network error'],
  ])('that cannot be read says why, and then that the retry failed: %s', async (error, text) => {
    const getMatchDetails = vi.fn<FootballServer['getMatchDetails']>().mockRejectedValue(error);
    showMatches({ getMatchDetails });
    await openMatch();
    await expect.element(dialog().getByText(text)).toBeVisible();
    await expect.element(dialog().getByText(inPlay.venue ?? '?')).toBeVisible();
    await button('Retry').click();
    await expect.element(dialog().getByText(`Retry failed: ${error.message}`)).toBeVisible();
    getMatchDetails.mockImplementation(async (id) => demoMatchDetailsReply(id));
    await button('Try Again').click();
    await expect.element(dialog().getByRole('heading', { name: 'Timeline' })).toBeVisible();
  });

  it('that a Wi-Fi answers with a page of its own says what that is', async () => {
    showMatches({ getMatchDetails: () => Promise.reject(refused(200, FOREIGN_PAGE, 'HTTP 200')) });
    await openMatch();
    await expect.element(dialog().getByText(/^Failed to load details: Something on the way answered/)).toBeVisible();
  });

  it('whose answer has no match in it is incomplete', async () => {
    showMatches({ getMatchDetails: async () => ({ success: true }) });
    await openMatch();
    await expect.element(dialog().getByText('Unable to load detailed match data')).toBeVisible();
  });

  it('that nobody knows any more says so', async () => {
    history.replaceState(null, '', '#match/gone');
    showMatches({ getMatchDetails: () => Promise.reject(refused(404, 'not_found', 'There is nothing here.')) });
    await expect.element(dialog().getByText('Unable to load match details')).toBeVisible();
  });

  it('without an id shows what the card knows', async () => {
    const { getMatchDetails } = showMatches({ getLiveScores: async () => demoScoresReply({ scores: [{ ...inPlay, id: '' }] }) });
    await openMatch();
    await expect.element(dialog().getByText('Match ID not available - showing basic information only.')).toBeVisible();
    await expect.element(dialog().getByText(inPlay.venue ?? '?')).toBeVisible();
    expect(getMatchDetails).not.toHaveBeenCalled();
  });
});
