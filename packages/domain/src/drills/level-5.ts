import { dribble, feintBetween, ground, line, path, point } from './courses.ts';
import type { Waypoint } from './diagram.ts';
import type { Drill } from './drill.ts';
import { flight, keepUp } from './flights.ts';

/** At the top cone a step-over and away, at the next a pull-push V, at the last an inside hook. */
const combo = dribble(
  [
    [2.8, 3.4, 'right', 'laces', { pace: 2 }],
    [4, 1.9, 'right', 'outside', { pace: 3.4 }],
    [5.2, 3.4, 'right', 'laces', { pace: 2.2 }],
    [6.3, 4.7, 'right', 'sole', { pace: 1.8, player: [5.9, 4.2] }],
    [5.7, 4.25, 'left', 'inside', { pace: 3.4, player: [5.7, 3.9] }],
    [3.7, 4.75, 'right', 'laces', { pace: 2.2 }],
    [1.8, 4.65, 'left', 'inside', { pace: 2.2 }],
  ],
  2.4,
);

/** A lofted ball from one square (metres down the pitch) to the other, its bounce, and the roll until it lies. */
function loft(from: number, to: number, at: number): Waypoint[] {
  const on = Math.sign(to - from);
  const kicked = flight([3, from, 0], [3, to - 1.6 * on, 0], 3.2, at);
  const bounced = flight([3, to - 1.6 * on, 0], [3, to - 0.6 * on, 0], 0.5, kicked.at(-1)?.at ?? at);
  const lies = (bounced.at(-1)?.at ?? at) + 0.7;
  return [...kicked, ...bounced.slice(1), { x: 3, y: to, at: lies }];
}

/** Mastery & Creativity: far and exact, and moves of one's own. */
export const masteryAndCreativity: readonly Drill[] = [
  {
    id: 'around_body_juggling',
    name: 'Around-the-Body Juggling',
    level: 5,
    category: 'ball_control',
    difficulty: 'advanced',
    resultLabel: 'touches',
    instructions: [
      'Start to juggle.',
      'Send the ball round your body: right foot, right thigh.',
      'Over to the left thigh, down to the left foot.',
      'Back to the right foot and round again. Count every touch.',
    ],
    equipment: { balls: 1, cones: 0, wall: false, partner: false },
    space: { width: 3, length: 3 },
    coachingPoints: [
      'Lift your thigh flat, like a table.',
      'Soft touches: no higher than your chest.',
      'Stand on a bent knee and keep your body still.',
      'Both sides get the same number of touches.',
    ],
    weakFoot: false,
    diagram: {
      ...ground(3, 3),
      ...keepUp([
        [1.85, 1.45, 0.25, 'right', 'laces', 1],
        [1.72, 1.68, 0.6, 'right', 'thigh', 1.1],
        [1.28, 1.68, 0.6, 'left', 'thigh', 1],
        [1.15, 1.45, 0.25, 'left', 'laces', 1.1],
      ]),
      player: path([1.5, 1.9, 0]),
      feints: [],
    },
  },
  {
    id: 'create_a_combo',
    name: 'Create a Combo',
    level: 5,
    category: 'skills',
    difficulty: 'advanced',
    resultLabel: 'moves',
    instructions: [
      'Put three cones in a triangle, four big steps apart.',
      'Pick a move for each cone: a step-over, a V, a hook.',
      'Dribble round and do your three moves without a stop.',
      'Make a new combo: other moves, other foot, faster.',
      'Count each move that works.',
    ],
    equipment: { balls: 1, cones: 3, wall: false, partner: false },
    space: { width: 8, length: 6 },
    coachingPoints: [
      'Slow before the move, fast after it.',
      'Bend your knees: low is quick.',
      'Lift your eyes between the cones.',
      'Try what you cannot do yet: that is how it grows.',
    ],
    weakFoot: true,
    diagram: {
      ...ground(8, 6, { cones: [point(4, 1.2), point(7, 5.1), point(1, 5.1)] }),
      ...combo,
      feints: [feintBetween(combo.touches[0], combo.touches[1], 'left', 0.6)],
    },
  },
  {
    id: 'driven_target',
    name: 'Driven Target',
    level: 5,
    category: 'shooting',
    difficulty: 'advanced',
    resultLabel: 'goals',
    instructions: [
      'Make a small gate with two cones at a wall.',
      'Stand twelve big steps away, a little to the right.',
      'Drive the ball low through the gate with your laces.',
      'Stop it when it comes back and drive it with the other foot.',
      'Count the balls through the gate.',
    ],
    equipment: { balls: 1, cones: 2, wall: true, partner: false },
    space: { width: 8, length: 16 },
    coachingPoints: [
      'Standing foot beside the ball, that knee bent.',
      'Toes down, ankle locked, hit the middle of the ball.',
      'Chest over the ball to keep it low.',
      'Follow through straight at the gate.',
    ],
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
    name: 'Lofted Target',
    level: 5,
    category: 'shooting',
    difficulty: 'advanced',
    resultLabel: 'goals',
    instructions: [
      'Mark two squares with four cones each, twelve big steps apart.',
      'Start in one square with the ball.',
      'Lift the ball through the air so that it lands in the other.',
      'Run after it and lift it back.',
      'Each ball that lands in a square is a goal.',
    ],
    equipment: { balls: 1, cones: 8, wall: false, partner: false },
    space: { width: 6, length: 20 },
    coachingPoints: [
      'Come at the ball from the side.',
      'Standing foot beside the ball, knee bent.',
      'Hit under the ball with your toes pointed out.',
      'Lean back only a little and swing on upward.',
    ],
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
];
