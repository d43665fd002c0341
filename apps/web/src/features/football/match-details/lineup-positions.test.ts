import { describe, expect, it } from 'vitest';
import { lineupPositions } from './lineup-positions.ts';

const starter = (name: string, grid: string | null) => ({ player: { name, number: 1, pos: null, grid } });

describe('the places of an eleven', () => {
  it('lie row by row from the own goal on, and share the width', () => {
    const places = lineupPositions([starter('Keeper', '1:1'), starter('Right', '2:2'), starter('Left', '2:1')]);
    expect(places?.map(({ player, x, y, width }) => [player.name, x, y, width])).toEqual([
      ['Keeper', 0.5, 0.25, 1],
      ['Right', 0.75, 0.75, 0.5],
      ['Left', 0.25, 0.75, 0.5],
    ]);
  });

  it('are not made up where the source does not tell them', () => {
    expect(lineupPositions([starter('Keeper', '1:1'), starter('Somebody', null)])).toBeNull();
    expect(lineupPositions([])).toBeNull();
  });
});
