import { dribble, ground, line, path, point } from './diagram-paths.ts';
import { defineDrills } from './drill-types.ts';

/** Feet and legs without a ball, and a rest. Drills of a level stand by their names. */
export const fitness = defineDrills([
  {
    id: 'agility_ladder',
    level: 1,
    category: 'fitness',
    difficulty: 'beginner',
    resultLabel: 'runs',
    equipment: { balls: 0, cones: 0, wall: false, partner: false },
    space: { width: 3, length: 7 },
    weakFoot: false,
    diagram: {
      ...ground(3, 7, {
        lines: [
          line(0.8, 1.5, 0.8, 5.5),
          line(1.3, 1.5, 1.3, 5.5),
          ...[1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5].map((y) => line(0.8, y, 1.3, y)),
        ],
      }),
      seconds: 6,
      player: path(
        [1.05, 6.2, 0],
        [1.05, 5.25, 0.4],
        [1.05, 4.75, 0.6],
        [1.05, 4.25, 0.8],
        [1.05, 3.75, 1],
        [1.05, 3.25, 1.2],
        [1.05, 2.75, 1.4],
        [1.05, 2.25, 1.6],
        [1.05, 1.75, 1.8],
        [1.2, 0.9, 2.3],
        [2.1, 1, 3],
        [2.1, 6, 5.3],
        [1.05, 6.2, 6],
      ),
      ball: null,
      touches: [],
      feints: [],
    },
  },
  {
    id: 'recovery',
    level: 1,
    category: 'fitness',
    difficulty: 'beginner',
    resultLabel: 'touches',
    equipment: { balls: 1, cones: 0, wall: false, partner: false },
    space: { width: 4, length: 4 },
    weakFoot: false,
    diagram: {
      ...ground(4, 4),
      ...dribble(
        [
          [1, 1, 'right', 'outside'],
          [2, 0.6, 'left', 'inside'],
          [3, 1, 'right', 'outside'],
          [3.4, 2, 'left', 'inside'],
          [3, 3, 'right', 'outside'],
          [2, 3.4, 'left', 'inside'],
          [1, 3, 'right', 'outside'],
          [0.6, 2, 'left', 'inside'],
        ],
        0.9,
      ),
    },
  },
  {
    id: 'ladder_in_in_out_out',
    level: 2,
    category: 'fitness',
    difficulty: 'intermediate',
    resultLabel: 'runs',
    equipment: { balls: 0, cones: 0, wall: false, partner: false },
    space: { width: 3, length: 7 },
    weakFoot: false,
    diagram: {
      ...ground(3, 7, {
        lines: [
          line(0.6, 1.5, 0.6, 5.5),
          line(1.1, 1.5, 1.1, 5.5),
          ...[1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5].map((y) => line(0.6, y, 1.1, y)),
        ],
      }),
      seconds: 8.2,
      // In with both feet, out with both feet, one square farther each time; then back at a jog.
      player: [
        ...[5.25, 4.75, 4.25, 3.75, 3.25, 2.75, 2.25, 1.75].flatMap((y, square) =>
          path([1.5, y, square * 0.64], [0.85, y, square * 0.64 + 0.32]),
        ),
        ...path([1.5, 1.25, 5.12], [2.4, 1.3, 5.6], [2.4, 5.2, 7.5], [1.5, 5.25, 8.2]),
      ],
      ball: null,
      touches: [],
      feints: [],
    },
  },
  {
    id: 'shuttle_5_10_5',
    level: 3,
    category: 'fitness',
    difficulty: 'intermediate',
    resultLabel: 'runs',
    equipment: { balls: 0, cones: 3, wall: false, partner: false },
    space: { width: 12, length: 3 },
    weakFoot: false,
    diagram: {
      ...ground(12, 3, {
        cones: [point(1, 0.5), point(6, 0.5), point(11, 0.5)],
        lines: [line(1, 0.9, 1, 2.6), line(6, 0.9, 6, 2.6), line(11, 0.9, 11, 2.6)],
      }),
      seconds: 8,
      player: path(
        [6, 1.2, 0],
        [10.6, 1.2, 1.5],
        [10.9, 1.45, 1.7],
        [10.6, 1.7, 1.9],
        [1.4, 1.7, 4.3],
        [1.1, 1.95, 4.5],
        [1.4, 2.2, 4.7],
        [6.2, 2.2, 6.2],
        [6.7, 2, 6.6],
        [6.7, 1.5, 7.2],
        [6, 1.2, 8],
      ),
      ball: null,
      touches: [],
      feints: [],
    },
  },
]);
