import type { MatchDetails, MatchEvent } from '@touchline/contracts';
import * as z from 'zod';
import { clockOf, Event, scoreLineOf, Status } from './espn-event-to-score-line.ts';

const Team = z.object({ displayName: z.string() });
const Person = z.object({ athlete: z.object({ displayName: z.string() }) });

const KeyEvent = z.object({
  type: z.object({ text: z.string() }),
  clock: z.object({ displayValue: z.string() }).partial().optional(),
  team: Team.optional(),
  participants: z.array(Person).default([]),
  scoringPlay: z.boolean().default(false),
  shootout: z.boolean().default(false),
});

const Roster = z.object({
  homeAway: z.enum(['home', 'away']),
  team: Team,
  formation: z.string().optional(),
  roster: z
    .array(
      Person.extend({
        starter: z.boolean(),
        jersey: z.string().optional(),
        position: z.object({ abbreviation: z.string() }).partial().optional(),
      }),
    )
    .default([]),
});

const Boxscore = z.object({
  homeAway: z.enum(['home', 'away']).optional(),
  team: Team,
  statistics: z.array(z.object({ name: z.string(), displayValue: z.string() })),
});

/** Lists that are not as expected are left empty; without the match itself there are no details. */
const Summary = z.object({
  header: z.object({
    id: z.string(),
    league: z.object({ name: z.string() }),
    competitions: z.array(Event.shape.competitions.element.extend({ date: z.string(), status: Status })).min(1),
  }),
  keyEvents: z.array(KeyEvent).catch([]).default([]),
  rosters: z.array(Roster).catch([]).default([]),
  boxscore: z.object({ teams: z.array(Boxscore).catch([]).default([]) }).catch({ teams: [] }).default({ teams: [] }),
  gameInfo: z.object({ officials: z.array(z.object({ displayName: z.string() })).catch([]).default([]) }).partial().optional(),
});

/** Their names of figures, and the names under which all sources tell them here. */
const figures: Readonly<Record<string, string>> = {
  possessionPct: 'Ball Possession',
  totalShots: 'Total Shots',
  shotsOnTarget: 'Shots on Goal',
  blockedShots: 'Blocked Shots',
  wonCorners: 'Corner Kicks',
  offsides: 'Offsides',
  foulsCommitted: 'Fouls',
  yellowCards: 'Yellow Cards',
  redCards: 'Red Cards',
  saves: 'Goalkeeper Saves',
  totalPasses: 'Total passes',
  accuratePasses: 'Passes accurate',
};

/** All about a match by ESPN's summary; null for what is none. */
export function espnMatchDetails(body: unknown, league: string): MatchDetails | null {
  const read = Summary.safeParse(body);
  const competition = read.data?.header.competitions[0];
  if (!read.success || competition === undefined) return null;
  const { header, keyEvents, rosters, boxscore, gameInfo } = read.data;
  const event = { id: header.id, date: competition.date, competitions: [competition], status: competition.status };
  const match = scoreLineOf(event, league, header.league.name);
  if (match === null) return null;
  const none = { home: null, away: null };
  const homeFirst = (a: { team: { displayName: string } }) => (a.team.displayName === match.home ? 0 : 1);
  return {
    events: keyEvents.flatMap((row) => eventOf(row)),
    statistics: boxscore.teams
      .toSorted((a, b) => homeFirst(a) - homeFirst(b))
      .map(({ team, statistics }) => ({ team: { name: team.displayName }, statistics: statistics.flatMap(figureOf) })),
    lineups: rosters.toSorted((a, b) => homeFirst(a) - homeFirst(b)).map(lineupOf),
    players: [],
    teams: { home: { name: match.home }, away: { name: match.away } },
    score: { halftime: none, fulltime: none, extratime: none, penalty: none },
    fixture: { ...match, referee: gameInfo?.officials?.[0]?.displayName ?? null },
    table: null,
  };
}

function figureOf({ name, displayValue }: z.output<typeof Boxscore>['statistics'][number]) {
  const type = figures[name];
  if (type === undefined || !/^[\d.]+%?$/.test(displayValue)) return [];
  const value = Number.parseFloat(displayValue);
  return [{ type, value: type === 'Ball Possession' ? `${Math.round(value)}%` : value }];
}

function lineupOf({ team, formation, roster }: z.output<typeof Roster>): MatchDetails['lineups'][number] {
  const listed = (starter: boolean) =>
    roster
      .filter((one) => one.starter === starter)
      .map(({ athlete, jersey, position }) => ({
        player: {
          name: athlete.displayName,
          number: jersey !== undefined && /^\d{1,3}$/.test(jersey) ? Number(jersey) : null,
          pos: positionOf(position?.abbreviation),
          grid: null,
        },
      }));
  return {
    team: { name: team.displayName },
    formation: formation ?? null,
    coach: { name: null },
    startXI: listed(true),
    substitutes: listed(false),
  };
}

function positionOf(abbreviation: string | undefined): 'G' | 'D' | 'M' | 'F' | null {
  const last = abbreviation?.split('-')[0]?.at(-1);
  return last === 'G' || last === 'D' || last === 'M' || last === 'F' ? last : null;
}

/** Goals, cards and substitutions; what else they tell is left out. */
function eventOf({ type, clock, team, participants, scoringPlay, shootout }: z.output<typeof KeyEvent>): MatchEvent[] {
  const told = toldAs(type.text, scoringPlay);
  const time = clockOf(clock?.displayValue);
  if (told === null || time === null) return [];
  const [first = null, second = null] = participants.map(({ athlete }) => athlete.displayName);
  // They name who comes on first.
  const [player, assist] = told.type === 'subst' ? [second, first] : [first, second];
  return [
    {
      time,
      team: { name: team?.displayName ?? '' },
      player: { name: player },
      assist: { name: told.type === 'Card' ? null : assist },
      ...told,
      comments: null,
      score: null,
      shootout,
    },
  ];
}

function toldAs(text: string, scoringPlay: boolean): Pick<MatchEvent, 'type' | 'detail'> | null {
  if (/own goal/i.test(text)) return { type: 'Goal', detail: 'Own Goal' };
  if (/penalty/i.test(text)) return { type: 'Goal', detail: scoringPlay ? 'Penalty' : 'Missed Penalty' };
  if (scoringPlay) return { type: 'Goal', detail: 'Normal Goal' };
  if (/yellow card/i.test(text)) return { type: 'Card', detail: 'Yellow Card' };
  if (/red card/i.test(text)) return { type: 'Card', detail: 'Red Card' };
  return /substitution/i.test(text) ? { type: 'subst', detail: 'Substitution' } : null;
}
