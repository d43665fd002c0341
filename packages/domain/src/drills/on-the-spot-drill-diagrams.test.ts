import { describe, expect, it } from 'vitest';
import { drillCatalogue } from './drill-catalogue.ts';
import { positionAt } from './position-on-path.ts';
import { deedsOf, diagramOf, placeOf } from './testing/query-diagram.ts';
import { distance, speeds } from './testing/diagram-geometry.ts';

describe('drills on the spot', () => {
  it.each(['bell_touches', 'quick_touches'])('tap the ball in %s from one inside to the other', (id) => {
    const deeds = deedsOf(diagramOf(id));
    expect(new Set(deeds.map(([, surface]) => surface))).toEqual(new Set(['inside']));
    expect(deeds.every(([foot], index) => foot !== deeds.at(index - 1)?.[0])).toBe(true);
  });

  it('leaves the ball where it is in toe taps', () => {
    expect(Math.max(...speeds(diagramOf('toe_taps').ball ?? []))).toBe(0);
  });

  it('rolls the ball over with the sole of one foot and stops it with the inside of the other', () => {
    expect(deedsOf(diagramOf('sole_rolls'))).toEqual([
      ['right', 'sole'],
      ['left', 'inside'],
      ['left', 'sole'],
      ['right', 'inside'],
    ]);
  });

  it('pulls the ball to the player with the sole and pushes it away with the inside of the same foot', () => {
    const diagram = diagramOf('pull_push_v');
    const nearness = diagram.touches.map((touch) =>
      distance(placeOf(diagram, touch), positionAt(diagram.player, touch.at)),
    );
    const [rightPull = 0, rightPush, leftPull = 0, leftPush] = nearness;
    expect(rightPush).toBeLessThan(rightPull);
    expect(leftPush).toBeLessThan(leftPull);
    expect(deedsOf(diagram)).toEqual([
      ['right', 'sole'],
      ['right', 'inside'],
      ['left', 'sole'],
      ['left', 'inside'],
    ]);
  });
});

describe('juggling drills', () => {
  it.each(['juggling', 'around_body_juggling'])('keep the ball of %s off the ground', (id) => {
    expect((diagramOf(id).ball ?? []).every(({ height = 0 }) => height >= 0.2)).toBe(true);
  });

  it('change feet at every touch', () => {
    const deeds = deedsOf(diagramOf('juggling'));
    expect(deeds.every(([foot], index) => foot !== deeds.at(index - 1)?.[0])).toBe(true);
  });

  it('drop the ball, kick it once and catch it, with either foot', () => {
    const { holds = [], touches } = diagramOf('drop_catch_juggling');
    expect(holds).toHaveLength(2);
    const kicksAfter = holds.map(({ to }, index) =>
      touches.filter(({ at }) => at > to && at < (holds[index + 1]?.from ?? Infinity)).map(({ foot }) => foot),
    );
    expect(kicksAfter).toEqual([['right'], ['left']]);
  });

  it('take a thrown ball on the thigh, then the foot, then the ground', () => {
    const diagram = diagramOf('thigh_to_foot_control');
    expect(deedsOf(diagram)).toEqual([
      ['right', 'thigh'],
      ['right', 'inside'],
      ['left', 'thigh'],
      ['left', 'inside'],
    ]);
    for (const { from, to } of diagram.holds ?? []) {
      expect(positionAt(diagram.ball ?? [], from).height).toBe(0);
      expect(positionAt(diagram.ball ?? [], to).height).toBeGreaterThan(0.5);
    }
  });

  it('send the ball round the body: foot, thigh, thigh, foot', () => {
    const diagram = diagramOf('around_body_juggling');
    expect(deedsOf(diagram)).toEqual([
      ['right', 'laces'],
      ['right', 'thigh'],
      ['left', 'thigh'],
      ['left', 'laces'],
    ]);
    const heights = diagram.touches.map((touch) => placeOf(diagram, touch).height);
    expect(Math.min(heights[1] ?? 0, heights[2] ?? 0)).toBeGreaterThan(Math.max(heights[0] ?? 0, heights[3] ?? 0));
  });

  it('have the ball in the hands only where it is held or thrown', () => {
    const held = drillCatalogue.filter(({ diagram }) => diagram.holds !== undefined && diagram.holds.length > 0);
    expect(held.map(({ id }) => id)).toEqual(['drop_catch_juggling', 'thigh_to_foot_control']);
  });
});
