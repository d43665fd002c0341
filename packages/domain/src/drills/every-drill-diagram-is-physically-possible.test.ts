import { describe, expect, it } from 'vitest';
import { diagramForPractisedFoot } from './diagram-for-practised-foot.ts';
import { drillCatalogue } from './drill-catalogue.ts';
import { sides } from './drill-types.ts';
import { positionAt } from './position-on-path.ts';
import type { Feint, Touch } from './diagram-types.ts';
import {
  corners,
  distance,
  distanceTo,
  facing,
  isHeldAt,
  isOn,
  isTouchedAt,
  sameMoment,
  speeds,
  turn,
  way,
} from './testing/diagram-geometry.ts';
import type { Corner } from './testing/diagram-geometry.ts';

/** How far a foot reaches from the middle of the player, in metres; a foot on top of the ball reaches less far. */
const REACH = 0.9;
const SOLE_REACH = 0.7;
/** How far a foot reaches across to the other side of the body, in metres. */
const REACH_ACROSS = 0.15;
/** Metres a second: more than a child sprints, more than a child shoots. */
const FASTEST_PLAYER = 5;
const FASTEST_BALL = 15;
/** How near to a cone the middle of the ball and of the player may come, in metres. */
const BALL_TO_CONE = 0.2;
const PLAYER_TO_CONE = 0.25;
/** Metres a second squared. */
const GRAVITY = 9.81;

const diagrams = drillCatalogue.flatMap((drill) =>
  sides.map((side) => [`${drill.id} (${side})`, diagramForPractisedFoot(drill, side)] as const),
);

describe.each(diagrams)('the diagram of %s', (_name, diagram) => {
  const paths = [diagram.player, ...(diagram.ball === null ? [] : [diagram.ball])];
  const ballCorners = corners(diagram.ball ?? []);
  const touchAt = (at: number): Touch | undefined =>
    diagram.touches.find((touch) => sameMoment(touch.at, at, diagram.seconds));
  /** The touches of a ball on the ground, and of these the ones that send it on, to which side of the player. */
  const contacts = ballCorners.flatMap((corner) => {
    const touch = touchAt(corner.here.at);
    return touch === undefined || (corner.here.height ?? 0) > 0 ? [] : [{ corner, touch }];
  });
  const kicks = contacts.flatMap(({ corner, touch }) => {
    const out = way(corner.here, corner.after);
    return Math.hypot(out.x, out.y) > 0 ? [{ corner, touch, angle: turn(facing(diagram, corner), out) }] : [];
  });

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

  it('lists touches, feints and holds in order of time, within the round', () => {
    const { touches, feints, holds = [], seconds } = diagram;
    for (const times of [
      touches.map(({ at }) => at),
      feints.map(({ at }) => at),
      holds.flatMap(({ from, to }) => [from, to]),
    ]) {
      expect(times.every((at, index) => at >= 0 && at <= seconds && at > (times[index - 1] ?? -1))).toBe(true);
    }
    expect([...touches, ...feints].every(({ at }) => at < seconds)).toBe(true);
  });

  it('moves no faster than a child and a ball can', () => {
    expect(Math.max(0, ...speeds(diagram.player))).toBeLessThanOrEqual(FASTEST_PLAYER);
    expect(Math.max(0, ...speeds(diagram.ball ?? []))).toBeLessThanOrEqual(FASTEST_BALL);
  });

  it('keeps the ball and the player off the cones', () => {
    for (const [path, least] of [
      [diagram.player, PLAYER_TO_CONE],
      [diagram.ball ?? [], BALL_TO_CONE],
    ] as const) {
      const stretches = path.map((to, index) => ({ from: path[index - 1] ?? to, to }));
      const nearest = diagram.cones.flatMap((cone) => stretches.map((stretch) => distanceTo(stretch, cone)));
      expect(Math.min(least, ...nearest)).toBe(least);
    }
  });

  it('lets the player touch only a ball within reach', () => {
    const reachOf = (deed: Touch | Feint): number =>
      'surface' in deed && deed.surface === 'sole' ? SOLE_REACH : REACH;
    const outOfReach = [...diagram.touches, ...diagram.feints].filter(
      (deed) =>
        distance(positionAt(diagram.ball ?? [], deed.at), positionAt(diagram.player, deed.at)) > reachOf(deed),
    );
    expect(outOfReach).toEqual([]);
  });

  it('lets the hands hold only a ball within reach', () => {
    const held = (diagram.ball ?? []).filter(({ at }) => isHeldAt(diagram, at));
    const outOfReach = held.filter((ball) => distance(ball, positionAt(diagram.player, ball.at)) > REACH);
    expect(outOfReach).toEqual([]);
  });

  it('turns or speeds up the ball on the ground only where it is touched or meets the wall', () => {
    const onItsOwn = ballCorners.filter(({ before, here, after }) => {
      const [speedBefore = 0, speedAfter = 0] = speeds([before, here, after]);
      const turned = speedBefore > 0 && speedAfter > 0 && Math.abs(turn(way(before, here), way(here, after))) > 1;
      const changes = speedAfter > speedBefore + 1e-6 || turned;
      const isMoved = isTouchedAt(diagram, here.at) || isHeldAt(diagram, here.at) || isOn(diagram.wall, here);
      return changes && (here.height ?? 0) === 0 && !isMoved;
    });
    expect(onItsOwn).toEqual([]);
  });

  it('lets a ball in the air go as gravity lets it', () => {
    const flying = ballCorners.filter(
      ({ here }) => (here.height ?? 0) > 0 && !isTouchedAt(diagram, here.at) && !isHeldAt(diagram, here.at),
    );
    for (const { before, here, after } of flying) {
      const [into, out] = [here.at - before.at, after.at - here.at];
      const height = here.height ?? 0;
      const climb = ((after.height ?? 0) - height) / out - (height - (before.height ?? 0)) / into;
      expect(climb / ((into + out) / 2)).toBeCloseTo(-GRAVITY);
      expect((after.x - here.x) / out).toBeCloseTo((here.x - before.x) / into);
      expect((after.y - here.y) / out).toBeCloseTo((here.y - before.y) / into);
    }
  });

  it('lifts the ball only where it is touched, held, or bounces lower than it fell', () => {
    const onItsOwn = ballCorners.filter(({ before, here, after }) => {
      const isLifted = (here.height ?? 0) === 0 && (after.height ?? 0) > 0;
      const fall = (before.height ?? 0) / (here.at - before.at);
      const isBounce = (after.height ?? 0) / (after.at - here.at) < fall;
      return isLifted && !isBounce && !isTouchedAt(diagram, here.at) && !isHeldAt(diagram, here.at);
    });
    expect(onItsOwn).toEqual([]);
  });

  it('bounces the ball off the wall as a wall does, no faster than it came', () => {
    const bounces = ballCorners.filter(({ here }) => isOn(diagram.wall, here));
    for (const { before, here, after } of bounces) {
      const into = (here.x - before.x) / (before.y - here.y);
      expect((after.x - here.x) / (after.y - here.y)).toBeCloseTo(into);
      const [speedBefore = 0, speedAfter = 0] = speeds([before, here, after]);
      expect(speedAfter).toBeLessThan(speedBefore);
    }
  });

  it('sends the ball to the side that part of the foot can', () => {
    const impossible = kicks.filter(({ touch, angle }) => {
      const isSided = touch.surface === 'inside' || touch.surface === 'outside';
      // A ball sent straight on or straight back says nothing of left and right.
      const tells = Math.abs(angle) > 15 && Math.abs(angle) < 140;
      return isSided && tells && angle > 0 !== ((touch.foot === 'right') === (touch.surface === 'outside'));
    });
    expect(impossible).toEqual([]);
  });

  it('sends the ball ahead with the laces', () => {
    expect(kicks.filter(({ touch, angle }) => touch.surface === 'laces' && Math.abs(angle) > 60)).toEqual([]);
  });

  it('plays with the wall by the foot on whose side the ball is', () => {
    const facesWall = ({ before, after }: Corner): boolean => isOn(diagram.wall, before) || isOn(diagram.wall, after);
    const acrossTheBody = contacts.filter(({ corner, touch }) => {
      const toTheRight = corner.here.x - positionAt(diagram.player, corner.here.at).x;
      return facesWall(corner) && (touch.foot === 'right' ? -toTheRight : toTheRight) > REACH_ACROSS;
    });
    expect(acrossTheBody).toEqual([]);
  });
});
