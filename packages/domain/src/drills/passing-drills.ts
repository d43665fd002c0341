import { dribble, ground, line, path, point } from './diagram-paths.ts';
import { defineDrills } from './drill-types.ts';

/** Passes to a wall. Drills of a level stand by their names. */
export const passing = defineDrills([
  {
    id: 'wall_passes',
    level: 1,
    category: 'passing',
    difficulty: 'beginner',
    resultLabel: 'passes',
    equipment: { balls: 1, cones: 0, wall: true, partner: false },
    space: { width: 4, length: 6 },
    weakFoot: true,
    diagram: {
      ...ground(4, 6, { wall: line(0.5, 0.5, 3.5, 0.5) }),
      seconds: 2.6,
      player: path([2.05, 4.95, 0], [2, 4.95, 1.4], [1.95, 4.9, 1.9], [2.05, 4.95, 2.6]),
      // Out and back at the angle at which a wall returns it, then across to the other foot.
      ball: path([2.2, 4.6, 0], [2, 0.5, 0.8], [1.8, 4.6, 1.9], [2.2, 4.6, 2.6]),
      touches: [
        { at: 0, foot: 'right', surface: 'inside' },
        { at: 1.9, foot: 'left', surface: 'inside' },
      ],
      feints: [],
    },
  },
  {
    id: 'one_touch_wall_pass',
    level: 2,
    category: 'passing',
    difficulty: 'intermediate',
    resultLabel: 'passes',
    equipment: { balls: 1, cones: 0, wall: true, partner: false },
    space: { width: 4, length: 5 },
    weakFoot: true,
    diagram: {
      ...ground(4, 5, { wall: line(0.5, 0.5, 3.5, 0.5) }),
      seconds: 3,
      player: path([2.4, 3.95, 0], [1.6, 3.95, 1.5], [2.4, 3.95, 3]),
      ball: path([2.65, 3.6, 0], [2, 0.5, 0.65], [1.35, 3.6, 1.5], [2, 0.5, 2.15], [2.65, 3.6, 3]),
      touches: [
        { at: 0, foot: 'right', surface: 'inside' },
        { at: 1.5, foot: 'left', surface: 'inside' },
      ],
      feints: [],
    },
  },
  {
    id: 'weak_foot_wall_pass',
    level: 2,
    category: 'passing',
    difficulty: 'intermediate',
    resultLabel: 'passes',
    equipment: { balls: 1, cones: 0, wall: true, partner: false },
    space: { width: 4, length: 6 },
    weakFoot: true,
    onlyWeakFoot: true,
    diagram: {
      ...ground(4, 6, { wall: line(0.5, 0.5, 3.5, 0.5) }),
      seconds: 2.9,
      // A right-footed player: the left foot passes, stops the ball and sets it.
      player: path([2.5, 4.95, 0], [2.2, 4.95, 1], [1.8, 4.95, 2], [2.5, 4.95, 2.9]),
      ball: path([2.35, 4.6, 0], [2, 0.5, 0.8], [1.65, 4.6, 2], [2.35, 4.6, 2.9]),
      touches: [
        { at: 0, foot: 'left', surface: 'inside' },
        { at: 2, foot: 'left', surface: 'inside' },
      ],
      feints: [],
    },
  },
  {
    id: 'turn_and_pass',
    level: 3,
    category: 'passing',
    difficulty: 'intermediate',
    resultLabel: 'passes',
    equipment: { balls: 1, cones: 1, wall: true, partner: false },
    space: { width: 5, length: 9 },
    weakFoot: true,
    diagram: {
      ...ground(5, 9, { cones: [point(2.5, 7.4)], wall: line(0.8, 0.5, 4.2, 0.5) }),
      ...dribble(
        [
          [2.1, 4.4, 'right', 'inside', { pace: 6, player: [1.95, 4.8] }],
          { wall: [2.5, 0.5], pace: 4 },
          [2.9, 4.4, 'right', 'inside', { pace: 3, player: [2.6, 4.65] }],
          [3.2, 5.7, 'right', 'laces'],
          [3.2, 7.2, 'right', 'outside', { pace: 2.2 }],
          [2.8, 8.1, 'right', 'outside', { pace: 2.2 }],
          [2.2, 8.1, 'right', 'outside', { pace: 2.2 }],
          [1.8, 7.2, 'right', 'laces'],
          [1.9, 5.7, 'right', 'laces'],
        ],
        2.8,
      ),
    },
  },
]);
