import { footballSourceIds, matchStatuses, scoreOrigins } from '@touchline/domain';
import * as z from 'zod';

const Goals = z.int().min(0).nullable();

export const Match = z
  .object({
    id: z.string(),
    home: z.string(),
    away: z.string(),
    homeScore: Goals,
    awayScore: Goals,
    status: z.enum(matchStatuses).describe('As feeds say it. A demo is played as well, but never called LIVE: see `source`'),
    time: z.int().min(0).nullable().describe('Minute of play, the last one after the end; null before, and where the source has no clock'),
    extra: z.int().min(0).nullable().describe('Minutes over the time of a half, while they are played'),
    league: z.string(),
    venue: z.string().nullable(),
    date: z.iso.datetime().describe('Kick-off'),
    referee: z.string().nullable(),
  })
  .meta({ id: 'Match' });
export type Match = z.output<typeof Match>;

/** Where an answer comes from and how old it is. */
export const provenance = {
  source: z.enum(scoreOrigins).describe('`demo`: made up, and to be called so wherever it is seen'),
  provider: z.enum(footballSourceIds).describe('Which source it was'),
  asOf: z.iso.datetime().describe('When the source was last read'),
  stale: z.boolean().describe('The source cannot be read at the moment: this is what it said last'),
};

const Team = z.object({ name: z.string() });
const Person = z.object({ name: z.string().nullable() });
const Score = z.object({ home: Goals, away: Goals });

export const MatchEvent = z
  .object({
    time: z.object({ elapsed: z.int().min(0), extra: z.int().nullable() }),
    team: Team,
    player: Person.describe('Of a substitution, who goes off'),
    assist: Person.describe('Of a substitution, who comes on'),
    type: z.enum(['Goal', 'Card', 'subst', 'Var']),
    detail: z.string().describe('Normal Goal, Own Goal, Penalty, Missed Penalty, Yellow Card, Red Card …'),
    comments: z.string().nullable(),
    score: z
      .object({ home: z.int().min(0), away: z.int().min(0) })
      .nullable()
      .describe('After this goal; null where none is scored, and in a shoot-out'),
    shootout: z.boolean().describe('A kick of the shoot-out after the match'),
  })
  .meta({ id: 'MatchEvent' });
export type MatchEvent = z.output<typeof MatchEvent>;

const TeamStatistics = z
  .object({
    team: Team,
    statistics: z.array(z.object({ type: z.string(), value: z.union([z.number(), z.string()]).nullable() })),
  })
  .meta({ id: 'TeamStatistics' });

const ListedPlayer = z.object({
  player: z.object({
    name: z.string().nullable(),
    number: z.int().nullable(),
    pos: z.enum(['G', 'D', 'M', 'F']).nullable(),
    grid: z.string().regex(/^\d+:\d+$/).nullable().describe('Row from the own goal and place in it, such as 2:4'),
  }),
});

const Lineup = z
  .object({
    team: Team,
    formation: z.string().nullable(),
    coach: Person,
    startXI: z.array(ListedPlayer),
    substitutes: z.array(ListedPlayer),
  })
  .meta({ id: 'Lineup' });
export type Lineup = z.output<typeof Lineup>;

const count = z.int().min(0);

const TeamPlayers = z
  .object({
    team: Team,
    players: z.array(
      z.object({
        name: z.string().nullable(),
        number: z.int().nullable(),
        position: z.enum(['G', 'D', 'M', 'F']).nullable(),
        substitute: z.boolean(),
        minutes: count,
        goals: count,
        assists: count,
        shots: count,
        saves: count,
        yellow: count,
        red: count,
      }),
    ),
  })
  .meta({ id: 'TeamPlayers' });

const TableRow = z
  .object({
    rank: z.int().min(1),
    team: z.string(),
    played: count,
    won: count,
    drawn: count,
    lost: count,
    goalsFor: count,
    goalsAgainst: count,
    points: z.int(),
  })
  .meta({ id: 'TableRow' });

/** What is known of a match beyond its line in the list; a source that knows less has empty lists and nulls. */
export const MatchDetails = z
  .object({
    events: z.array(MatchEvent).describe('In the order in which they happened'),
    statistics: z.array(TeamStatistics).describe('Home first; empty before the kick-off'),
    lineups: z.array(Lineup).describe('Home first; empty until they are known'),
    players: z.array(TeamPlayers),
    teams: z.object({ home: Team, away: Team }),
    score: z.object({ halftime: Score, fulltime: Score, extratime: Score, penalty: Score }),
    fixture: Match,
    table: z.array(TableRow).nullable().describe('Of its league; null where the source has none'),
  })
  .meta({ id: 'MatchDetails' });
export type MatchDetails = z.output<typeof MatchDetails>;
