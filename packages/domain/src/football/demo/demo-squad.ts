import { chanceFrom, type Chance } from '../../seeded-random.ts';
import type { DemoClub } from './demo-leagues.ts';

export type Position = 'G' | 'D' | 'M' | 'F';

export interface DemoPlayer {
  readonly name: string;
  readonly number: number;
  readonly position: Position;
}

export interface Placed extends DemoPlayer {
  /** Row from the own goal and place in it, such as `2:4`; null on the bench. */
  readonly grid: string | null;
}

export interface DemoLineup {
  readonly formation: string;
  readonly coach: string;
  readonly starters: readonly Placed[];
  readonly bench: readonly Placed[];
}

type Rows = readonly (readonly [number, Position])[];

/** Rows in front of the goalkeeper, and which position plays in each. */
const formations: readonly [Rows, ...Rows[]] = [
  [[4, 'D'], [4, 'M'], [2, 'F']],
  [[4, 'D'], [3, 'M'], [3, 'F']],
  [[4, 'D'], [2, 'M'], [3, 'M'], [1, 'F']],
  [[3, 'D'], [5, 'M'], [2, 'F']],
];

/** How many of each a squad has; every formation leaves one of each on the bench. */
const squadSizes = { G: 2, D: 6, M: 7, F: 5 } as const satisfies Record<Position, number>;

/** On the bench. */
const BENCH = { G: 1, D: 2, M: 2, F: 2 } as const satisfies Record<Position, number>;

const beginnings = [
  'Quill', 'Bramble', 'Thistle', 'Marrow', 'Pebble', 'Juniper', 'Saffron', 'Otter', 'Lantern', 'Copper', 'Velvet', 'Clover',
  'Cobble', 'Ember', 'Harvest', 'Indigo', 'Kettle', 'Maple', 'Nettle', 'Walnut',
] as const;
const endings = ['wick', 'mere', 'stead', 'holm', 'croft', 'combe', 'feld', 'thwaite', 'garth', 'leaf', 'quist', 'moss'] as const;
const initials = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M', 'N', 'O', 'P', 'R', 'S', 'T', 'V'] as const;

/** A name that nobody has. */
export function inventedName(chance: Chance): string {
  return `${chance.pick(initials)}. ${chance.pick(beginnings)}${chance.pick(endings)}`;
}

/** Who plays for a club in a match: its squad is always the same, formation and places are the match's. */
export function lineupOf(club: DemoClub, matchId: string): DemoLineup {
  const squad = squadOf(club);
  const chance = chanceFrom(`${matchId} ${club.name} line-up`);
  const rows = chance.pick(formations);
  const left = { G: rested('G'), D: rested('D'), M: rested('M'), F: rested('F') };
  const starters: Placed[] = [[1, 'G'] as const, ...rows].flatMap(([many, position], row) =>
    left[position].splice(0, many).map((player, place) => Object.assign({ grid: `${row + 1}:${place + 1}` }, player)),
  );
  const bench = (['G', 'D', 'M', 'F'] as const).flatMap((position) =>
    left[position].slice(0, BENCH[position]).map((player) => Object.assign({ grid: null }, player)),
  );
  return { formation: rows.map(([many]) => many).join('-'), coach: squad.coach, starters, bench };

  /** The squad's players of a position, beginning with another one in each match; the first goalkeeper stays. */
  function rested(position: Position): DemoPlayer[] {
    const players = squad.players.filter((player) => player.position === position);
    const from = position === 'G' ? 0 : chance.whole(0, players.length - 1);
    return [...players.slice(from), ...players.slice(0, from)];
  }
}

function squadOf({ name }: DemoClub): { players: readonly DemoPlayer[]; coach: string } {
  const chance = chanceFrom(`${name} squad`);
  const names = new Set<string>();
  const total = Object.values(squadSizes).reduce((sum, many) => sum + many, 0);
  while (names.size < total + 1) names.add(inventedName(chance));
  const [coach = '', ...playerNames] = names;
  const positions = Object.entries(squadSizes).flatMap(([position, many]) =>
    Array.from({ length: many }, () => position as Position),
  );
  // Goalkeepers have 1 and 2: the numbers follow the list.
  const players = playerNames.map((player, index) => ({ name: player, number: index + 1, position: positions[index] ?? 'M' }));
  return { players, coach };
}
