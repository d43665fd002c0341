import { describe, expect, it } from 'vitest';
import type { Diagram, Waypoint } from './diagram-types.ts';
import { diagramOf } from './testing/query-diagram.ts';

describe('drills without a ball', () => {
  interface Square {
    readonly top: number;
    readonly bottom: number;
    readonly left: number;
    readonly right: number;
  }
  const squaresOf = ({ lines }: Diagram): Square[] => {
    const rungs = lines.filter(({ from, to }) => from.y === to.y);
    return rungs.slice(0, -1).map(({ from, to }, index) => ({
      top: from.y,
      bottom: rungs[index + 1]?.from.y ?? from.y,
      left: from.x,
      right: to.x,
    }));
  };
  const stepsIn = ({ player }: Diagram, { top, bottom, left, right }: Square): Waypoint[] =>
    player.filter(({ x, y }) => y > top && y < bottom && x > left && x < right);

  it.each(['agility_ladder', 'ladder_in_in_out_out'])('step once into every square of %s', (id) => {
    const diagram = diagramOf(id);
    expect(squaresOf(diagram)).toHaveLength(8);
    for (const square of squaresOf(diagram)) expect(stepsIn(diagram, square)).toHaveLength(1);
  });

  it('step out of the ladder before and after every square', () => {
    const diagram = diagramOf('ladder_in_in_out_out');
    for (const [step] of squaresOf(diagram).map((square) => stepsIn(diagram, square))) {
      const index = diagram.player.findIndex(({ at }) => at === step?.at);
      for (const neighbour of [diagram.player[index - 1], diagram.player[index + 1]]) {
        expect(neighbour?.x).toBeGreaterThan(1.1);
      }
    }
  });

  it('sprint five metres one way, ten the other and five back through the middle', () => {
    const { player, cones } = diagramOf('shuttle_5_10_5');
    const [left = 0, middle = 0, right = 0] = cones.map(({ x }) => x);
    expect([middle - left, right - middle]).toEqual([5, 5]);
    const farRight = player.findIndex(({ x }) => x > right - 0.2);
    const farLeft = player.findIndex(({ x }) => x < left + 0.2);
    const through = player.findIndex(({ x }, index) => index > farLeft && x > middle);
    expect(player[0]?.x).toBe(middle);
    expect([farRight, farLeft, through].every((index, place, order) => index > (order[place - 1] ?? 0))).toBe(true);
  });
});
