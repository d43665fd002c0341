import { describe, expect, it } from 'vitest';
import { lineupPositions } from './lineup-positions.ts';

const starter = (name: string, grid: string | null) => ({ player: { name, number: 1, pos: null, grid } });

describe('the places of an eleven', () => {
  it('lie row by row from the own goal on, and share the width', () => {
    const places = lineupPositions([starter('Keeper', '1:1'), starter('Right', '2:2'), starter('Left', '2:1')]);
    expect(places?.map(({ player, x, y, width }) => [player.name, x, y, width])).toEqual([
      ['Keeper', 0.5, 0.1, 1],
      ['Right', 0.75, 0.325, 0.5],
      ['Left', 0.25, 0.325, 0.5],
    ]);
  });

  it('alternate in depth in a row of five, so that each name has more than its share of the width, within the pitch', () => {
    const places = lineupPositions(Array.from({ length: 5 }, (_, turn) => starter(`Player ${turn}`, `1:${turn + 1}`))) ?? [];
    const depths = new Set(places.map(({ y }) => y));
    expect(depths.size).toBe(2);
    expect(places.map(({ y }) => y > 0.1)).toEqual([true, false, true, false, true]);
    expect(Math.min(...places.map(({ width }) => width))).toBeGreaterThan(1 / 5);
    expect(Math.min(...places.map(({ x, width }) => x - width / 2))).toBeGreaterThan(-0.01);
    expect(Math.max(...places.map(({ x, width }) => x + width / 2))).toBeLessThan(1.01);
  });

  it('are not made up where the source does not tell them', () => {
    expect(lineupPositions([starter('Keeper', '1:1'), starter('Somebody', null)])).toBeNull();
    expect(lineupPositions([])).toBeNull();
  });
});
