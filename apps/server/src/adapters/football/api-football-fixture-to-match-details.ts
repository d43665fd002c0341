import type { MatchDetails, MatchEvent } from '@touchline/contracts';
import * as z from 'zod';
import { Fixture, Goals, scoreLineOf } from './api-football-fixture-to-score-line.ts';

const name = z.string().nullable();
const Team = z.object({ name });
const position = z.enum(['G', 'D', 'M', 'F']).nullable().catch(null);

const Event = z.object({
  time: z.object({ elapsed: z.int().nullable(), extra: z.int().nullable() }),
  team: Team,
  player: z.object({ name }),
  assist: z.object({ name }),
  type: z.enum(['Goal', 'Card', 'subst', 'Var']).or(z.string().transform(() => null)),
  detail: z.string().nullable(),
  comments: z.string().nullable(),
});

const Listed = z.object({
  player: z.object({ name, number: z.int().nullable(), pos: position, grid: z.string().regex(/^\d+:\d+$/).nullable().catch(null) }),
});

const Lineup = z.object({
  team: Team,
  formation: name,
  coach: z.object({ name }).nullish(),
  startXI: z.array(Listed),
  substitutes: z.array(Listed).default([]),
});

const Statistics = z.object({
  team: Team,
  statistics: z.array(z.object({ type: z.string(), value: z.union([z.number(), z.string()]).nullable() })),
});

const count = z.int().min(0).nullable();

const Players = z.object({
  team: Team,
  players: z.array(
    z.object({
      player: z.object({ name }),
      statistics: z
        .array(
          z.object({
            games: z.object({ minutes: count, number: z.int().nullable(), position, substitute: z.boolean() }),
            shots: z.object({ total: count }),
            goals: z.object({ total: count, assists: count, saves: count }),
            cards: z.object({ yellow: count, red: count }),
          }),
        )
        .min(1),
    }),
  ),
});

/** What comes with a fixture that is asked for by its id. One list that is not as promised is left empty. */
const Details = Fixture.extend({
  score: z.object({ halftime: Goals, fulltime: Goals, extratime: Goals, penalty: Goals }),
  events: z.array(Event).catch([]).default([]),
  lineups: z.array(Lineup).catch([]).default([]),
  statistics: z.array(Statistics).catch([]).default([]),
  players: z.array(Players).catch([]).default([]),
});
type Details = z.output<typeof Details>;

const SHOOTOUT = 'Penalty Shootout';
/** A kick that did not go in comes as a goal of this detail. */
const MISSED = 'Missed Penalty';

/** All about a match of API-Football; null for what is no match. */
export function detailsOf(row: unknown): MatchDetails | null {
  const read = Details.safeParse(row);
  if (!read.success) return null;
  const { data } = read;
  const fixture = scoreLineOf(data);
  const teamOf = (team: { name: string | null }) => ({ name: team.name ?? '' });
  return {
    events: eventsOf(data),
    statistics: data.statistics.map(({ team, statistics }) => ({ team: teamOf(team), statistics })),
    lineups: data.lineups.map(({ team, formation, coach, startXI, substitutes }) => ({
      team: teamOf(team),
      formation,
      coach: { name: coach?.name ?? null },
      startXI,
      substitutes,
    })),
    players: data.players.map(({ team, players }) => ({ team: teamOf(team), players: players.flatMap(figuresOf) })),
    teams: { home: { name: fixture.home }, away: { name: fixture.away } },
    score: data.score,
    fixture,
    table: null,
  };
}

function figuresOf({ player, statistics }: z.output<typeof Players>['players'][number]) {
  const [figures] = statistics;
  if (figures === undefined) return [];
  const { games, shots, goals, cards } = figures;
  return [
    {
      name: player.name,
      number: games.number,
      position: games.position,
      substitute: games.substitute,
      minutes: games.minutes ?? 0,
      goals: goals.total ?? 0,
      assists: goals.assists ?? 0,
      shots: shots.total ?? 0,
      saves: goals.saves ?? 0,
      yellow: cards.yellow ?? 0,
      red: cards.red ?? 0,
    },
  ];
}

/** In the order of the match: the feed gives a shoot-out in any. */
function eventsOf({ events, goals, teams }: Details): MatchEvent[] {
  const inOrder = events.toSorted(
    (a, b) => (a.time.elapsed ?? 0) - (b.time.elapsed ?? 0) || (a.time.extra ?? 0) - (b.time.extra ?? 0),
  );
  const told = inOrder.flatMap(({ type, ...event }): MatchEvent[] => {
    if (type === null) return [];
    const { time, team, player, assist } = event;
    return [
      {
        time: { elapsed: Math.max(0, time.elapsed ?? 0), extra: time.extra },
        team: { name: team.name ?? '' },
        player,
        assist,
        type,
        detail: event.detail ?? '',
        comments: event.comments,
        score: null,
        shootout: event.comments === SHOOTOUT,
      },
    ];
  });
  return withScores(told, teams.home.name, goals);
}

/**
 * Writes the score after each goal. Whether an own goal stands under who is given it or who scored it is not said, so
 * that reading counts which ends with the score of the match; where none does, no score is written.
 */
function withScores(events: MatchEvent[], home: string | null, goals: z.output<typeof Goals>): MatchEvent[] {
  for (const ownGoalsStandUnderTheirScorer of [false, true]) {
    const score = { home: 0, away: 0 };
    const scored = events.map((event) => {
      if (event.type !== 'Goal' || event.detail === MISSED || event.shootout) return event;
      const turned = ownGoalsStandUnderTheirScorer && event.detail === 'Own Goal';
      score[(event.team.name === home) === turned ? 'away' : 'home'] += 1;
      return { ...event, score: { ...score } };
    });
    if (score.home === goals.home && score.away === goals.away) return scored;
  }
  return events;
}
