import { dribble, ground, line, path, point } from './diagram-paths.ts';
import type { Waypoint } from './diagram-types.ts';
import { defineDrills } from './drill-types.ts';
import { flight } from './compute-ball-flight.ts';

/** A lofted ball from one square (metres down the pitch) to the other, its bounce, and the roll until it lies. */
function loft(from: number, to: number, at: number): Waypoint[] {
  const on = Math.sign(to - from);
  const kicked = flight([3, from, 0], [3, to - 1.6 * on, 0], 3.2, at);
  const bounced = flight([3, to - 1.6 * on, 0], [3, to - 0.6 * on, 0], 0.5, kicked.at(-1)?.at ?? at);
  const lies = (bounced.at(-1)?.at ?? at) + 0.7;
  return [...kicked, ...bounced.slice(1), { x: 3, y: to, at: lies }];
}

/** Shots at a goal and at targets. Drills of a level stand by their names. */
export const shooting = defineDrills([
  {
    id: 'target_shooting',
    level: 1,
    category: 'shooting',
    difficulty: 'beginner',
    resultLabel: 'goals',
    equipment: { balls: 1, cones: 2, wall: true, partner: false },
    space: { width: 8, length: 12 },
    weakFoot: true,
    diagram: {
      ...ground(8, 12, {
        cones: [point(3, 1.2), point(5, 1.2)],
        wall: line(1, 0.6, 7, 0.6),
        goal: line(3, 1.2, 5, 1.2),
      }),
      seconds: 6.4,
      player: path(
        [3.6, 10.6, 0],
        [3.8, 9.5, 0.8],
        [3.9, 9.1, 1.3],
        [4.6, 9.4, 2.8],
        [4.6, 9.45, 4],
        [4.15, 9.45, 4.8],
        [3.6, 10.6, 6.4],
      ),
      // A shot that the wall gives back, one touch to stop it, and it waits for the next run-up.
      ball: path([4, 9, 0], [4, 9, 0.8], [4.3, 0.6, 1.8], [4.6, 9, 4], [4, 9, 4.8], [4, 9, 6.4]),
      touches: [
        { at: 0.8, foot: 'right', surface: 'inside' },
        { at: 4, foot: 'right', surface: 'inside' },
        { at: 4.8, foot: 'right', surface: 'sole' },
      ],
      feints: [],
    },
  },
  {
    id: 'laces_strike',
    level: 3,
    category: 'shooting',
    difficulty: 'intermediate',
    resultLabel: 'goals',
    equipment: { balls: 1, cones: 2, wall: true, partner: false },
    space: { width: 10, length: 16 },
    weakFoot: true,
    diagram: {
      ...ground(10, 16, {
        cones: [point(3, 1.4), point(7, 1.4)],
        wall: line(1, 0.6, 9, 0.6),
        goal: line(3, 1.4, 7, 1.4),
      }),
      seconds: 8.2,
      player: path(
        [2.6, 14.4, 0],
        [4.35, 12.9, 0.9],
        [4.9, 12, 1.4],
        [5.7, 12.9, 3.2],
        [5.7, 12.9, 4.9],
        [5, 12.9, 5.9],
        [2.6, 14.4, 8.2],
      ),
      // A strike from a slanted run-up; the wall gives it back, two touches bring it to its place again.
      ball: path(
        [4.6, 12.5, 0],
        [4.6, 12.5, 0.9],
        [5.2, 0.6, 1.8],
        [5.8, 12.5, 4.9],
        [4.6, 12.5, 5.9],
        [4.6, 12.5, 8.2],
      ),
      touches: [
        { at: 0.9, foot: 'right', surface: 'laces' },
        { at: 4.9, foot: 'right', surface: 'inside' },
        { at: 5.9, foot: 'right', surface: 'sole' },
      ],
      feints: [],
    },
  },
  {
    id: 'moving_ball_finish',
    level: 3,
    category: 'shooting',
    difficulty: 'advanced',
    resultLabel: 'goals',
    equipment: { balls: 1, cones: 3, wall: true, partner: false },
    space: { width: 8, length: 16 },
    weakFoot: true,
    diagram: {
      ...ground(8, 16, {
        cones: [point(2.6, 1.4), point(5.4, 1.4), point(5, 13.8)],
        wall: line(1, 0.6, 7, 0.6),
        goal: line(2.6, 1.4, 5.4, 1.4),
      }),
      ...dribble(
        [
          [5.5, 13, 'right', 'laces', { pace: 3.6 }],
          [5.2, 11.2, 'right', 'laces', { pace: 3.6 }],
          [4.8, 8.8, 'right', 'laces', { pace: 12 }],
          { wall: [4, 0.6], pace: 4.4 },
          [3.2, 8.8, 'left', 'inside', { player: [3.4, 9.2] }],
          [2.9, 10.6, 'left', 'laces'],
          [2.9, 12.4, 'right', 'inside'],
          [3.3, 14, 'right', 'inside'],
          [4.4, 14.8, 'right', 'inside'],
          [5.4, 14.4, 'right', 'inside'],
        ],
        2.8,
      ),
    },
  },
  {
    id: 'weak_foot_corners',
    level: 4,
    category: 'shooting',
    difficulty: 'advanced',
    resultLabel: 'goals',
    equipment: { balls: 1, cones: 4, wall: true, partner: false },
    space: { width: 8, length: 10 },
    weakFoot: true,
    onlyWeakFoot: true,
    diagram: {
      ...ground(8, 10, {
        cones: [point(2.4, 1.4), point(3.4, 1.4), point(4.6, 1.4), point(5.6, 1.4)],
        wall: line(1, 0.6, 7, 0.6),
        goal: line(2.4, 1.4, 5.6, 1.4),
      }),
      // A right-footed player's left foot: one corner, the ball back to the middle, the other corner.
      ...dribble(
        [
          [4, 7.8, 'left', 'inside', { pace: 9, player: [4.2, 8.2] }],
          { wall: [2.8, 0.6], pace: 4.6 },
          [1.6, 7.8, 'left', 'inside', { player: [1.8, 8.2] }],
          [2.8, 7.8, 'left', 'inside'],
          [4, 7.8, 'left', 'inside', { pace: 9, player: [4.2, 8.2] }],
          { wall: [5.2, 0.6], pace: 4.6 },
          [6.4, 7.8, 'left', 'outside', { player: [6.6, 8.2] }],
          [5.2, 7.8, 'left', 'outside'],
        ],
        2.4,
      ),
    },
  },
  {
    id: 'driven_target',
    level: 5,
    category: 'shooting',
    difficulty: 'advanced',
    resultLabel: 'goals',
    equipment: { balls: 1, cones: 2, wall: true, partner: false },
    space: { width: 8, length: 16 },
    weakFoot: true,
    diagram: {
      ...ground(8, 16, {
        cones: [point(3.3, 1.4), point(4.7, 1.4)],
        wall: line(1, 0.6, 7, 0.6),
        goal: line(3.3, 1.4, 4.7, 1.4),
      }),
      ...dribble(
        [
          [5.4, 12.6, 'right', 'laces', { pace: 13 }],
          { wall: [4, 0.6], pace: 5.5 },
          [2.6, 12.6, 'left', 'sole', { rest: 0.9, player: [2.8, 13] }],
          [2.6, 12.6, 'left', 'laces', { pace: 13 }],
          { wall: [4, 0.6], pace: 5.5 },
          [5.4, 12.6, 'right', 'sole', { rest: 0.9, player: [5.2, 13] }],
        ],
        2,
      ),
    },
  },
  {
    id: 'lofted_target',
    level: 5,
    category: 'shooting',
    difficulty: 'advanced',
    resultLabel: 'goals',
    equipment: { balls: 1, cones: 8, wall: false, partner: false },
    space: { width: 6, length: 20 },
    weakFoot: true,
    diagram: {
      ...ground(6, 20, {
        cones: [2, 5, 15, 18].flatMap((y) => [point(1.5, y), point(4.5, y)]),
        lines: [2, 15].flatMap((y) => [
          line(1.5, y, 4.5, y),
          line(1.5, y + 3, 4.5, y + 3),
          line(1.5, y, 1.5, y + 3),
          line(4.5, y, 4.5, y + 3),
        ]),
      }),
      seconds: 10,
      // There, a run to the far side of the ball, and back.
      ball: [...loft(17.2, 2.8, 0), ...loft(2.8, 17.2, 5), { x: 3, y: 17.2, at: 10 }],
      player: path(
        [2.9, 17.7, 0],
        [3.2, 16.8, 0.4],
        [3.8, 15.5, 0.9],
        [3.8, 3, 4],
        [3.1, 2.3, 5],
        [2.8, 3.2, 5.4],
        [2.2, 4.5, 5.9],
        [2.2, 17, 9],
        [2.9, 17.7, 10],
      ),
      touches: [
        { at: 0, foot: 'right', surface: 'laces' },
        { at: 5, foot: 'right', surface: 'laces' },
      ],
      feints: [],
    },
  },
]);
