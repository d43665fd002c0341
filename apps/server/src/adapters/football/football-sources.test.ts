import { footballSourceIds, originOf, type FootballSource } from '@touchline/domain';
import { expect, it } from 'vitest';
import { recorded, sourceOver } from './testing/stubbed-score-source.ts';

const now = new Date('2026-03-14T15:40:00Z');

const espnEvent = {
  id: '7',
  date: '2026-03-14T15:00Z',
  status: { type: { name: 'STATUS_HALFTIME', state: 'in' } },
  competitions: [{ competitors: ['home', 'away'].map((homeAway) => ({ homeAway, team: { displayName: homeAway }, score: '0' })) }],
};
const ligaRow = {
  matchID: 5,
  matchDateTimeUTC: '2026-03-14T14:30:00Z',
  leagueName: 'A league',
  team1: { teamName: 'Nord' },
  team2: { teamName: 'Süd' },
  matchIsFinished: false,
  matchResults: [],
  goals: [],
};

/** What each source's service answers while something is played. */
const answers = {
  'api-football': () => recorded('fixtures-champions-league-penalties'),
  espn: () => ({ leagues: [{ name: 'A league' }], events: [espnEvent] }),
  openligadb: () => [ligaRow],
} satisfies Record<Exclude<FootballSource, 'demo'>, () => unknown>;

it.each(Object.entries(answers))('%s tells of matches under its own name, with ids that no other source gives', async (id, answer) => {
  const { source } = sourceOver(id as keyof typeof answers, answer);
  expect(source.name).toBe(id);
  const matches = await source.matches(now);
  expect(matches.length).toBeGreaterThan(0);
  expect(matches.filter((match) => !match.id.startsWith(`${id}-`))).toEqual([]);
});

it('every source is either read here or made up, and made-up matches come last', () => {
  expect(footballSourceIds.map(originOf)).toEqual([...Object.keys(answers).map(() => 'live-api'), 'demo']);
});
