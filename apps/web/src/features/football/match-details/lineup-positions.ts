import type { Lineup } from '@touchline/contracts';

type Starter = Lineup['startXI'][number];

export interface LineupPosition {
  readonly player: Starter['player'];
  /** From the left of the pitch as it is drawn, 0 to 1. */
  readonly x: number;
  /** From the own goal to the centre line, 0 to 1. */
  readonly y: number;
  /** The part of the width that is theirs, 0 to 1. */
  readonly width: number;
}

/**
 * So many beside one another, or more, have no room for their names on a phone: every other one stands a name's height nearer to
 * the own goal, all a little nearer to the middle, and each has room between the shirts of both neighbours.
 */
const CROWD = { from: 5, aside: 0.95, room: 1.28, depth: 0.054 };

/** How far the first row stands from the own goal, and rows from one another, at most: two sides of different formations stand alike. */
const FIRST_ROW = 0.1;
const BETWEEN_ROWS = 0.225;

/**
 * Where the eleven stand in their half: a row of the grid lies further from the own goal, and shares the width. Null where
 * the source does not tell the place of everyone.
 */
export function lineupPositions(starters: readonly Starter[]): LineupPosition[] | null {
  const placed = starters.map(({ player }) => ({ player, row: Number(player.grid?.split(':')[0]), turn: Number(player.grid?.split(':')[1]) }));
  if (placed.length === 0 || placed.some(({ row, turn }) => Number.isNaN(row) || Number.isNaN(turn))) return null;
  const rows = Math.max(...placed.map(({ row }) => row));
  const [first, between] = [Math.min(FIRST_ROW, 0.5 / rows), Math.min(BETWEEN_ROWS, 1 / rows)];
  return placed.map(({ player, row, turn }) => {
    const beside = placed.filter((other) => other.row === row);
    const before = beside.filter((other) => other.turn < turn).length;
    const [x, y, width] = [(before + 0.5) / beside.length, first + (row - 1) * between, 1 / beside.length];
    if (beside.length < CROWD.from) return { player, x, y, width };
    return { player, x: 0.5 + (x - 0.5) * CROWD.aside, y: y + (before % 2 === 0 ? 0.5 : -0.5) * CROWD.depth, width: width * CROWD.room };
  });
}
