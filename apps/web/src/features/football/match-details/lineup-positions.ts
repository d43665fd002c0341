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
 * Where the eleven stand in their half: a row of the grid lies further from the own goal, and shares the width. Null where
 * the source does not tell the place of everyone.
 */
export function lineupPositions(starters: readonly Starter[]): LineupPosition[] | null {
  const placed = starters.map(({ player }) => ({ player, row: Number(player.grid?.split(':')[0]), turn: Number(player.grid?.split(':')[1]) }));
  if (placed.length === 0 || placed.some(({ row, turn }) => Number.isNaN(row) || Number.isNaN(turn))) return null;
  const rows = Math.max(...placed.map(({ row }) => row));
  return placed.map(({ player, row, turn }) => {
    const beside = placed.filter((other) => other.row === row);
    const before = beside.filter((other) => other.turn < turn).length;
    return { player, x: (before + 0.5) / beside.length, y: (row - 0.5) / rows, width: 1 / beside.length };
  });
}
