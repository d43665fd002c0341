import { describe, expect, it } from 'vitest';
import { positionAt } from './position-on-path.ts';
import type { Diagram, Point, Surface } from './diagram-types.ts';
import { diagramOf, feetOf, legAfter, placeOf, windings } from './testing/query-diagram.ts';
import { corners, distance, sameMoment, speeds, turn, way } from './testing/diagram-geometry.ts';

/** Degrees by which the ball's way turns at the touches with this part of the foot, all in all. */
function turnedBy({ ball, touches, seconds }: Diagram, surface: Surface): number {
  return corners(ball ?? [])
    .filter(({ here }) => touches.some((touch) => touch.surface === surface && sameMoment(touch.at, here.at, seconds)))
    .reduce((sum, { before, here, after }) => sum + turn(way(before, here), way(here, after)), 0);
}

describe('dribbling drills', () => {
  it('keep to the line: up on one side, down on the other, a touch at every stride or two', () => {
    const { ball, lines } = diagramOf('straight_line_dribble');
    const [line] = lines;
    const beside = (ball ?? []).filter(({ y }) => line !== undefined && y > line.from.y && y < line.to.y);
    const up = beside.filter(({ at }) => at < (ball?.at(-1)?.at ?? 0) / 2);
    expect(new Set(up.map(({ x }) => Math.sign(x - 2)))).toEqual(new Set([1]));
    expect(new Set(beside.slice(up.length, -1).map(({ x }) => Math.sign(x - 2)))).toEqual(new Set([-1]));
    const touches = (ball ?? []).slice(1).map((to, index) => distance(ball?.[index] ?? to, to));
    expect(Math.max(...touches)).toBeLessThanOrEqual(1.6);
  });

  it('stop the ball dead under the sole beside every cone', () => {
    const diagram = diagramOf('stop_and_go');
    const stops = diagram.touches.filter(({ surface }) => surface === 'sole');
    for (const stop of stops) expect(positionAt(diagram.ball ?? [], stop.at + 0.5)).toEqual(placeOf(diagram, stop));
    for (const cone of diagram.cones) {
      expect(Math.min(...stops.map((stop) => distance(placeOf(diagram, stop), cone)))).toBeLessThan(0.6);
    }
  });

  it.each(['cone_weaving', 'inside_outside_slalom'])('weave past the cones of %s, side by side, up and back', (id) => {
    const { ball, cones } = diagramOf(id);
    const passes = (ball ?? []).filter(({ x, y }) => cones.some((cone) => cone.y === y && cone.x !== x));
    const sides = passes.map(({ x }) => (x < (cones[0]?.x ?? 0) ? 'left' : 'right'));
    expect(sides).toHaveLength(2 * cones.length);
    for (const half of [sides.slice(0, cones.length), sides.slice(cones.length)]) {
      expect(half.every((side, index) => index === 0 || side !== half[index - 1])).toBe(true);
    }
  });

  it('weave with both feet past the cones', () => {
    expect(feetOf(diagramOf('cone_weaving'))).toEqual(new Set(['left', 'right']));
  });

  it('slalom with one foot up and the other down, inside and outside in turn', () => {
    const diagram = diagramOf('inside_outside_slalom');
    const atCones = diagram.touches.filter((touch) => diagram.cones.some(({ y }) => y === placeOf(diagram, touch).y));
    const [up, down] = [atCones.slice(0, 6), atCones.slice(6)];
    expect(new Set(up.map(({ foot }) => foot))).toEqual(new Set(['right']));
    expect(new Set(down.map(({ foot }) => foot))).toEqual(new Set(['left']));
    for (const half of [up, down]) {
      expect(half.every(({ surface }, index) => index === 0 || surface !== half[index - 1]?.surface)).toBe(true);
    }
  });

  it('draw a T: start, left end, right end, start', () => {
    const { ball, cones } = diagramOf('t_dribble');
    const [start, middle, left, right] = cones;
    const passes = (cone: Point | undefined): number[] =>
      (ball ?? []).filter((place) => cone !== undefined && distance(place, cone) < 0.9).map(({ at }) => at);
    expect(middle?.x).toBe(start?.x);
    expect([left?.y, right?.y]).toEqual([middle?.y, middle?.y]);
    const order = [passes(start)[0], passes(left)[0], passes(right)[0], passes(start).at(-1)];
    expect(order.every((at, index) => at !== undefined && at >= (order[index - 1] ?? 0))).toBe(true);
    expect(windings(ball ?? [], left ?? { x: 0, y: 0 })).toBe(1);
    expect(windings(ball ?? [], right ?? { x: 0, y: 0 })).toBe(1);
  });

  it('burst out of every cut of the zig-zag at least half as fast again as into it', () => {
    const diagram = diagramOf('zig_zag_burst');
    const cuts = corners(diagram.ball ?? []).filter(
      ({ before, here, after }) => here.x < 3.5 && Math.abs(turn(way(before, here), way(here, after))) > 80,
    );
    const burst = cuts.filter((cut) => {
      const [into = 0, out = 0] = speeds([cut.before, cut.here, cut.after]);
      return out >= 1.5 * into;
    });
    expect(burst.length).toBeGreaterThanOrEqual(diagram.cones.length - 2);
  });

  it('circle both cones of the figure of eight, once each way', () => {
    const { ball, cones } = diagramOf('weak_foot');
    expect(cones.map((cone) => windings(ball ?? [], cone)).toSorted((a, b) => a - b)).toEqual([-1, 1]);
  });
});

describe('turning drills', () => {
  it('pull the ball straight back past the player with the sole', () => {
    const diagram = diagramOf('drag_back');
    const pulls = diagram.touches.filter(({ surface }) => surface === 'sole');
    expect(pulls).toHaveLength(diagram.cones.length);
    for (const pull of pulls) {
      const [from, to] = legAfter(diagram, pull);
      const player = positionAt(diagram.player, pull.at);
      if (from === undefined || to === undefined) throw new Error('the ball goes nowhere');
      expect(Math.abs(turn(way(player, from), way(from, to)))).toBeGreaterThan(130);
      expect(Math.sign(from.y - player.y)).toBe(-Math.sign(to.y - player.y));
    }
  });

  it('hook the ball round with the part of the foot that the drill is called after', () => {
    // Two turns a round, each at least three quarters of the way round before the laces take over.
    expect(turnedBy(diagramOf('turning'), 'inside')).toBeLessThan(-270);
    expect(turnedBy(diagramOf('outside_hook'), 'outside')).toBeGreaterThan(270);
  });

  it('fake a pass, then drag the ball behind the standing leg', () => {
    const diagram = diagramOf('cruyff_turn');
    const drags = diagram.touches.filter(({ surface }) => surface === 'inside');
    expect(drags).toHaveLength(2);
    for (const drag of drags) {
      const fake = diagram.feints.findLast(({ at }) => at < drag.at);
      expect(fake?.foot).toBe(drag.foot);
      expect(drag.at - (fake?.at ?? 0)).toBeLessThan(0.5);
      const [from, to] = legAfter(diagram, drag);
      const player = positionAt(diagram.player, drag.at);
      if (from === undefined || to === undefined) throw new Error('the ball goes nowhere');
      // From the player's one side to the other, and back the way it came.
      expect(Math.sign(from.x - player.x)).toBe(-Math.sign(to.x - player.x));
      expect(Math.abs(to.y - 4)).toBeLessThan(Math.abs(from.y - 4));
    }
  });
});

describe('skills', () => {
  it.each([
    ['step_overs', 1],
    ['double_scissors', 2],
  ] as const)('swing the feet over before the other takes the ball away: %s', (id, swings) => {
    const { feints, touches } = diagramOf(id);
    expect(feints).toHaveLength(2 * swings);
    const pairs = touches.flatMap((next, index) => {
      const before = touches[index - 1]?.at ?? 0;
      const over = feints.filter(({ at }) => at > before && at < next.at).map(({ foot }) => foot);
      return over.length === 0 ? [] : [{ over, next }];
    });
    expect(pairs.map(({ over }) => over.length)).toEqual([swings, swings]);
    for (const { over, next } of pairs) {
      expect(new Set(over).size).toBe(swings);
      expect(next).toMatchObject({ surface: 'outside', foot: over.at(-1) === 'left' ? 'right' : 'left' });
    }
  });

  it('slide the ball from one inside to the other, once each way, past a cone that stood ahead', () => {
    const diagram = diagramOf('la_croqueta');
    const slides = diagram.touches.flatMap((first, index) => {
      const second = diagram.touches[index + 1];
      const isSlide = second && second.foot !== first.foot && first.surface === 'inside' && second.surface === 'inside';
      return isSlide ? [{ first, second, from: placeOf(diagram, first), to: placeOf(diagram, second) }] : [];
    });
    expect(slides.map(({ first }) => first.foot)).toEqual(['right', 'left']);
    slides.forEach(({ first, second, from, to }, index) => {
      expect(second.at - first.at).toBeLessThan(0.5);
      expect(Math.sign(to.x - from.x)).toBe(first.foot === 'right' ? -1 : 1);
      const cone = diagram.cones[index];
      expect(cone?.x).toBe(from.x);
      expect(cone?.y).toBeLessThan(to.y);
    });
  });

  it('make a combination of three moves, one at each cone', () => {
    const { feints, touches, cones } = diagramOf('create_a_combo');
    expect(cones).toHaveLength(3);
    expect(feints).toHaveLength(1);
    expect(touches.filter(({ surface }) => surface === 'sole')).toHaveLength(1);
    expect(touches.at(-1)).toMatchObject({ surface: 'inside' });
  });
});
