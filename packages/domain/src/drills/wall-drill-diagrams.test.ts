import { describe, expect, it } from 'vitest';
import { drillCatalogue } from './drill-catalogue.ts';
import type { Diagram, Point } from './diagram-types.ts';
import { diagramOf, feetOf, legAfter, placeOf, windings } from './testing/query-diagram.ts';
import { corners, distance, isOn, speeds } from './testing/diagram-geometry.ts';

/** Where each shot crosses the line of the goal. */
function crossings({ ball, goal, wall }: Diagram): number[] {
  if (ball === null || goal === null) throw new Error('no goal to shoot at');
  return corners(ball)
    .filter(({ here }) => isOn(wall, here))
    .map(({ before, here }) => before.x + ((here.x - before.x) * (before.y - goal.from.y)) / (before.y - here.y));
}

describe('drills with a wall', () => {
  const withWall = drillCatalogue.filter(({ diagram }) => diagram.wall !== null).map(({ id }) => id);

  it.each(withWall)('play %s against it', (id) => {
    const { ball, wall } = diagramOf(id);
    expect((ball ?? []).some((waypoint) => isOn(wall, waypoint))).toBe(true);
  });

  it('pass with one touch, every touch straight back to the wall, with either foot', () => {
    const { ball, wall, touches } = diagramOf('one_touch_wall_pass');
    const bounces = (ball ?? []).filter((waypoint) => isOn(wall, waypoint));
    expect(touches).toHaveLength(bounces.length);
    expect(touches.map(({ foot }) => foot)).toEqual(['right', 'left']);
  });

  it.each(['weak_foot', 'weak_foot_wall_pass', 'weak_foot_corners'])('keep %s to the weak foot', (id) => {
    expect(feetOf(diagramOf(id))).toEqual(new Set(['left']));
  });

  it('take the pass away from the wall and round the cone', () => {
    const { ball, cones } = diagramOf('turn_and_pass');
    expect(Math.abs(windings(ball ?? [], cones[0] ?? { x: 0, y: 0 }))).toBe(1);
  });
});

describe('shooting drills', () => {
  const withGoal = drillCatalogue.filter(({ diagram }) => diagram.goal !== null).map(({ id }) => id);

  it.each(withGoal)('shoot every ball of %s between the cones of the goal', (id) => {
    const { goal, cones } = diagramOf(id);
    if (goal === null) throw new Error('no goal');
    for (const post of [goal.from, goal.to]) expect(cones).toContainEqual(post);
    for (const x of crossings(diagramOf(id))) {
      expect(x).toBeGreaterThan(goal.from.x + 0.15);
      expect(x).toBeLessThan(goal.to.x - 0.15);
    }
  });

  it('shoot into one corner and then the other', () => {
    const diagram = diagramOf('weak_foot_corners');
    const [left = 0, innerLeft = 0, innerRight = 0, right = 0] = diagram.cones.map(({ x }) => x);
    const [first = 0, second = 0] = crossings(diagram);
    expect(first > left && first < innerLeft).toBe(true);
    expect(second > innerRight && second < right).toBe(true);
  });

  it.each(['laces_strike', 'moving_ball_finish', 'driven_target'])('strike the ball of %s with the laces', (id) => {
    const diagram = diagramOf(id);
    const { touches, wall } = diagram;
    const shots = touches.filter((touch) => legAfter(diagram, touch).some((place) => isOn(wall, place)));
    expect(new Set(shots.map(({ surface }) => surface))).toEqual(new Set(['laces']));
  });

  it('strike a ball that lies, and finish one that rolls', () => {
    const speedBeforeShot = (id: string): number => {
      const { ball, wall } = diagramOf(id);
      const all = corners(ball ?? []);
      const shot = all.find(({ after }) => isOn(wall, after));
      return shot === undefined ? NaN : (speeds([shot.before, shot.here])[0] ?? NaN);
    };
    expect(speedBeforeShot('laces_strike')).toBe(0);
    expect(speedBeforeShot('moving_ball_finish')).toBeGreaterThan(2);
  });

  it('drive the ball through a small gate from far away, with either foot', () => {
    const diagram = diagramOf('driven_target');
    const { goal, touches } = diagram;
    if (goal === null) throw new Error('no gate');
    expect(distance(goal.from, goal.to)).toBeLessThanOrEqual(1.5);
    expect(feetOf(diagram)).toEqual(new Set(['left', 'right']));
    for (const touch of touches) expect(placeOf(diagram, touch).y - goal.from.y).toBeGreaterThan(10);
  });

  it('lift the ball so that it comes down in the other square and stays there', () => {
    const diagram = diagramOf('lofted_target');
    const squares = [diagram.cones.slice(0, 4), diagram.cones.slice(4)];
    const isIn = (cones: readonly Point[], { x, y }: Point): boolean =>
      x > Math.min(...cones.map((cone) => cone.x)) &&
      x < Math.max(...cones.map((cone) => cone.x)) &&
      y > Math.min(...cones.map((cone) => cone.y)) &&
      y < Math.max(...cones.map((cone) => cone.y));
    diagram.touches.forEach((touch, index) => {
      const [own = [], other = []] = index === 0 ? squares.toReversed() : squares;
      const [kicked, ...rest] = legAfter(diagram, touch);
      expect(kicked && isIn(own, kicked)).toBe(true);
      const landing = rest.findIndex(({ height = 0 }) => height === 0);
      expect(Math.max(...rest.slice(0, landing).map(({ height = 0 }) => height))).toBeGreaterThan(2);
      expect(rest.slice(landing).every((place) => isIn(other, place))).toBe(true);
    });
  });
});
