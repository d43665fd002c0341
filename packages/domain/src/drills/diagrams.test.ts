import { describe, expect, it } from 'vitest';
import { drillCatalogue, findDrill } from './catalogue.ts';
import { positionAt } from './diagram.ts';
import type { Diagram, Line, Point, Waypoint } from './diagram.ts';

/** How far a foot reaches from the middle of the player, in metres. */
const REACH = 0.9;
/** Metres a second: more than a child sprints, more than a child shoots. */
const FASTEST_PLAYER = 5;
const FASTEST_BALL = 15;

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

function speeds(path: readonly Waypoint[]): number[] {
  return path.slice(1).map((to, index) => {
    const from = path[index] ?? to;
    return distance(from, to) / (to.at - from.at);
  });
}

/** Degrees the path turns at a waypoint between its ends, clockwise positive. */
function turnAt(before: Point, here: Point, after: Point): number {
  const into = Math.atan2(here.y - before.y, here.x - before.x);
  const out = Math.atan2(after.y - here.y, after.x - here.x);
  return ((((out - into) * 180) / Math.PI + 540) % 360) - 180;
}

/** Each waypoint of a round with those before and after it, the last leading into the first. */
function corners(path: readonly Waypoint[]): { before: Waypoint; here: Waypoint; after: Waypoint }[] {
  const round = path.at(-1)?.at ?? 0;
  return path.slice(0, -1).map((here, index) => {
    const last = path.at(-2) ?? here;
    const before = path[index - 1] ?? { ...last, at: last.at - round };
    return { before, here, after: path[index + 1] ?? here };
  });
}

function isOn(line: Line | null, point: Point): boolean {
  if (line === null) return false;
  const along = distance(line.from, point) + distance(point, line.to);
  return Math.abs(along - distance(line.from, line.to)) < 1e-6;
}

const isTouchedAt = (diagram: Diagram, at: number): boolean =>
  diagram.touches.some((touch) => Math.abs(touch.at - (at % diagram.seconds)) < 1e-6);

const diagrams = drillCatalogue.map((drill) => [drill.name, drill.diagram] as const);

describe.each(diagrams)('the diagram of %s', (_name, diagram) => {
  const paths = [diagram.player, ...(diagram.ball === null ? [] : [diagram.ball])];

  it('stays on the ground it shows', () => {
    const lines = [...diagram.lines, diagram.wall, diagram.goal].flatMap((line) => (line ? [line.from, line.to] : []));
    for (const { x, y } of [...paths.flat(), ...diagram.cones, ...lines]) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(diagram.pitch.width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(diagram.pitch.height);
    }
  });

  it('runs forward in time and ends where it began', () => {
    for (const path of paths) {
      const times = path.map((waypoint) => waypoint.at);
      // One waypoint is a player who stays in place.
      expect(times[0]).toBe(0);
      expect(times.length === 1 ? diagram.seconds : times.at(-1)).toBeCloseTo(diagram.seconds);
      expect(times.every((at, index) => index === 0 || at > (times[index - 1] ?? 0))).toBe(true);
      const [first, last] = [positionAt(path, 0), positionAt(path, diagram.seconds)];
      expect(last.x).toBeCloseTo(first.x);
      expect(last.y).toBeCloseTo(first.y);
      expect(last.height).toBeCloseTo(first.height);
    }
  });

  it('moves no faster than a child and a ball can', () => {
    expect(Math.max(0, ...speeds(diagram.player))).toBeLessThanOrEqual(FASTEST_PLAYER);
    expect(Math.max(0, ...speeds(diagram.ball ?? []))).toBeLessThanOrEqual(FASTEST_BALL);
  });

  it('lets the player touch only a ball within reach', () => {
    const ball = diagram.ball ?? [];
    const outOfReach = [...diagram.touches, ...diagram.feints].filter(({ at }) => {
      const isInTheRound = at >= 0 && at < diagram.seconds;
      return !isInTheRound || distance(positionAt(ball, at), positionAt(diagram.player, at)) > REACH;
    });
    expect(outOfReach).toEqual([]);
  });

  it('turns or speeds up the ball only where it is touched or meets the wall', () => {
    const onItsOwn = corners(diagram.ball ?? []).filter(({ before, here, after }) => {
      const [speedBefore = 0, speedAfter = 0] = speeds([before, here, after]);
      const changes = speedAfter > speedBefore + 1e-6 || Math.abs(turnAt(before, here, after)) > 1;
      const isFree = (here.height ?? 0) > 0 || speedAfter === 0;
      return changes && !isFree && !isTouchedAt(diagram, here.at) && !isOn(diagram.wall, here);
    });
    expect(onItsOwn).toEqual([]);
  });

  it('bounces the ball off the wall as a wall does', () => {
    const bounces = corners(diagram.ball ?? []).filter(({ here }) => isOn(diagram.wall, here));
    for (const { before, here, after } of bounces) {
      const into = (here.x - before.x) / (before.y - here.y);
      expect((after.x - here.x) / (after.y - here.y)).toBeCloseTo(into);
    }
  });

  it('sends the ball to the side that part of the foot can', () => {
    // A ball from the wall comes to a player who faces the wall: its own turn says nothing of left and right.
    const dribbled = diagram.wall === null ? corners(diagram.ball ?? []) : [];
    const impossible = dribbled.filter(({ before, here, after }) => {
      const touch = diagram.touches.find((candidate) => candidate.at === here.at);
      const turn = turnAt(before, here, after);
      // Nor does a ball sent straight on, or straight back.
      const tells = Math.abs(turn) > 15 && Math.abs(turn) < 140 && here.height === undefined;
      if (!tells || touch === undefined || touch.surface === 'laces' || touch.surface === 'sole') return false;
      return turn > 0 !== ((touch.foot === 'right') === (touch.surface === 'outside'));
    });
    expect(impossible).toEqual([]);
  });
});

describe('the shapes of the drills', () => {
  const diagramOf = (id: string): Diagram => {
    const drill = findDrill(id);
    if (drill === undefined) throw new Error(`no drill ${id}`);
    return drill.diagram;
  };

  it('weaves past the cones on alternating sides, up and back', () => {
    const { ball, cones } = diagramOf('cone_weaving');
    const passes = (ball ?? []).filter(({ x, y }) => cones.some((cone) => cone.y === y && cone.x !== x));
    const sides = passes.map(({ x }) => (x < 2 ? 'left' : 'right'));
    expect(sides).toHaveLength(2 * cones.length);
    for (const half of [sides.slice(0, cones.length), sides.slice(cones.length)]) {
      expect(half.every((side, index) => index === 0 || side !== half[index - 1])).toBe(true);
    }
  });

  it.each(['wall_passes', 'first_touch', 'target_shooting'])('plays %s against the wall', (id) => {
    const { ball, wall } = diagramOf(id);
    expect((ball ?? []).some((waypoint) => isOn(wall, waypoint))).toBe(true);
  });

  it('shoots between the cones of the goal', () => {
    const { ball, goal, cones } = diagramOf('target_shooting');
    if (ball === null || goal === null) throw new Error('no goal to shoot at');
    expect([goal.from, goal.to]).toEqual(cones);
    const shot = ball.findIndex((waypoint) => waypoint.at === 0.8);
    const [from, to] = [ball[shot], ball[shot + 1]];
    if (from === undefined || to === undefined) throw new Error('no shot');
    const crossing = from.x + ((to.x - from.x) * (from.y - goal.from.y)) / (from.y - to.y);
    expect(crossing).toBeGreaterThan(goal.from.x);
    expect(crossing).toBeLessThan(goal.to.x);
  });

  it('keeps to the weak foot', () => {
    expect(new Set(diagramOf('weak_foot').touches.map((touch) => touch.foot))).toEqual(new Set(['left']));
  });

  it('circles both cones of the figure of eight, once each way', () => {
    const { ball, cones } = diagramOf('weak_foot');
    const windings = cones.map((cone) => {
      const angles = (ball ?? []).map(({ x, y }) => Math.atan2(y - cone.y, x - cone.x));
      const turned = angles.slice(1).map((angle, index) => {
        const step = angle - (angles[index] ?? angle);
        return Math.atan2(Math.sin(step), Math.cos(step));
      });
      return Math.round(turned.reduce((sum, step) => sum + step, 0) / (2 * Math.PI));
    });
    expect(windings.toSorted((a, b) => a - b)).toEqual([-1, 1]);
  });

  it('steps once into every square of the ladder', () => {
    const { player, lines } = diagramOf('agility_ladder');
    const rungs = lines.filter(({ from, to }) => from.y === to.y).map(({ from }) => from.y);
    for (const [index, top] of rungs.slice(0, -1).entries()) {
      const bottom = rungs[index + 1] ?? top;
      const steps = player.filter(({ x, y }) => y > top && y < bottom && x > 0.8 && x < 1.3);
      expect(steps).toHaveLength(1);
    }
  });

  it('swings a foot over before the other takes the ball away', () => {
    const { feints, touches } = diagramOf('step_overs');
    expect(feints).toHaveLength(2);
    for (const feint of feints) {
      const next = touches.find((touch) => touch.at > feint.at);
      expect(next).toMatchObject({ surface: 'outside', foot: feint.foot === 'left' ? 'right' : 'left' });
    }
  });

  it('keeps the juggled ball off the ground', () => {
    expect((diagramOf('juggling').ball ?? []).every((waypoint) => (waypoint.height ?? 0) >= 0.3)).toBe(true);
  });
});
