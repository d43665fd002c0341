import { dribble, feintBetween, ground, point } from './diagram-paths.ts';
import { defineDrills } from './drill-types.ts';

/**
 * Up the pitch the right foot swings over, and the outside of the left takes the ball past the cone.
 * Down the pitch the feet change.
 */
const overAndAway = dribble(
  [
    [2.5, 8.4, 'left', 'laces'],
    [2.5, 6.3, 'left', 'outside'],
    [1.6, 5, 'left', 'laces'],
    [2, 3, 'left', 'laces'],
    [2.1, 1.6, 'left', 'inside'],
    [2.5, 1.2, 'left', 'inside'],
    [2.7, 2, 'right', 'laces'],
    [2.5, 3.7, 'right', 'outside'],
    [1.6, 5, 'right', 'laces'],
    [1.7, 7, 'right', 'laces'],
    [1.9, 8.6, 'right', 'inside'],
    [2.3, 8.9, 'right', 'inside'],
  ],
  2.5,
);

/** Up: the right foot over, the left foot over, away with the outside of the right. Down: the feet change. */
const scissors = dribble(
  [
    [2, 8.6, 'right', 'laces', { pace: 2.2 }],
    [2, 6.3, 'right', 'outside'],
    [3, 5, 'right', 'laces'],
    [3, 3, 'right', 'inside', { pace: 2.4 }],
    [2.8, 1.6, 'right', 'inside', { pace: 2.4 }],
    [2.2, 1.3, 'right', 'inside', { pace: 2.4 }],
    [2, 2, 'left', 'laces', { pace: 2.2 }],
    [2, 3.9, 'left', 'outside'],
    [3.3, 5, 'left', 'laces'],
    [3.3, 7, 'left', 'inside', { pace: 2.4 }],
    [3, 8.8, 'left', 'inside', { pace: 2.4 }],
    [2.3, 9.3, 'left', 'inside', { pace: 2.4 }],
  ],
  3.4,
);

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

/** Moves that beat an opponent. Drills of a level stand by their names. */
export const skills = defineDrills([
  {
    id: 'turning',
    level: 2,
    category: 'skills',
    difficulty: 'intermediate',
    resultLabel: 'turns',
    equipment: { balls: 1, cones: 2, wall: false, partner: false },
    space: { width: 4, length: 9 },
    weakFoot: true,
    diagram: {
      ...ground(4, 9, { cones: [point(2, 1.3), point(2, 7.7)] }),
      ...dribble(
        [
          [2.4, 6.4, 'left', 'laces', { pace: 3.2 }],
          [2.4, 5.1, 'right', 'laces', { pace: 3.2 }],
          [2.4, 3.9, 'right', 'laces', { pace: 2 }],
          [2.4, 2.6, 'right', 'inside', { pace: 1.8 }],
          [2, 2.1, 'right', 'inside', { pace: 2.2 }],
          [1.6, 2.6, 'left', 'laces', { pace: 3.2 }],
          [1.6, 3.9, 'left', 'laces', { pace: 3.2 }],
          [1.6, 5.1, 'right', 'laces', { pace: 2 }],
          [1.6, 6.4, 'right', 'inside', { pace: 1.8 }],
          [2, 6.9, 'right', 'inside', { pace: 2.2 }],
        ],
        2.2,
      ),
    },
  },
  {
    id: 'weak_foot',
    level: 2,
    category: 'skills',
    difficulty: 'intermediate',
    resultLabel: 'touches',
    equipment: { balls: 1, cones: 2, wall: false, partner: false },
    space: { width: 4, length: 7 },
    weakFoot: true,
    onlyWeakFoot: true,
    diagram: {
      ...ground(4, 7, { cones: [point(2, 2), point(2, 5)] }),
      // A right-footed player's left foot, and no other, all the way.
      ...dribble(
        [
          [2, 3.5, 'left', 'inside'],
          [2.6, 2.8, 'left', 'outside'],
          [2.8, 2, 'left', 'outside'],
          [2.5, 1.3, 'left', 'outside'],
          [2, 1.1, 'left', 'outside'],
          [1.5, 1.3, 'left', 'outside'],
          [1.2, 2, 'left', 'outside'],
          [1.4, 2.8, 'left', 'outside'],
          [2, 3.5, 'left', 'sole'],
          [2.6, 4.2, 'left', 'inside'],
          [2.8, 5, 'left', 'inside'],
          [2.5, 5.7, 'left', 'inside'],
          [2, 5.9, 'left', 'inside'],
          [1.5, 5.7, 'left', 'inside'],
          [1.2, 5, 'left', 'inside'],
          [1.4, 4.2, 'left', 'inside'],
        ],
        1.6,
      ),
    },
  },
  {
    id: 'step_overs',
    level: 3,
    category: 'skills',
    difficulty: 'advanced',
    resultLabel: 'moves',
    equipment: { balls: 1, cones: 1, wall: false, partner: false },
    space: { width: 5, length: 10 },
    weakFoot: true,
    diagram: {
      ...ground(5, 10, { cones: [point(2.5, 5)] }),
      ...overAndAway,
      feints: [
        feintBetween(overAndAway.touches[0], overAndAway.touches[1], 'right'),
        feintBetween(overAndAway.touches[6], overAndAway.touches[7], 'left'),
      ],
    },
  },
  {
    id: 'double_scissors',
    level: 4,
    category: 'skills',
    difficulty: 'advanced',
    resultLabel: 'moves',
    equipment: { balls: 1, cones: 1, wall: false, partner: false },
    space: { width: 5, length: 10 },
    weakFoot: true,
    diagram: {
      ...ground(5, 10, { cones: [point(2, 5)] }),
      ...scissors,
      feints: [
        feintBetween(scissors.touches[0], scissors.touches[1], 'right', 0.3),
        feintBetween(scissors.touches[0], scissors.touches[1], 'left', 0.7),
        feintBetween(scissors.touches[6], scissors.touches[7], 'left', 0.3),
        feintBetween(scissors.touches[6], scissors.touches[7], 'right', 0.7),
      ],
    },
  },
  {
    id: 'la_croqueta',
    level: 4,
    category: 'skills',
    difficulty: 'advanced',
    resultLabel: 'moves',
    equipment: { balls: 1, cones: 2, wall: false, partner: false },
    space: { width: 5, length: 10 },
    weakFoot: false,
    diagram: {
      ...ground(5, 10, { cones: [point(2.4, 5.9), point(1.4, 2.9)] }),
      // Right foot to left foot past the first cone, left foot to right foot past the second, and back beside them.
      ...dribble(
        [
          [2.4, 8.6, 'right', 'laces'],
          [2.4, 7, 'right', 'inside', { player: [2, 7.35] }],
          [1.4, 6.85, 'left', 'inside', { player: [1.8, 7.15] }],
          [1.4, 5.4, 'left', 'laces'],
          [1.4, 4, 'left', 'inside', { player: [1.8, 4.35] }],
          [2.4, 3.85, 'right', 'inside', { player: [2, 4.15] }],
          [2.4, 2.4, 'left', 'laces'],
          [2.5, 1.5, 'left', 'inside'],
          [3.1, 1, 'left', 'inside'],
          [3.7, 1.6, 'left', 'inside'],
          [3.8, 3.2, 'left', 'laces'],
          [3.8, 5, 'left', 'laces'],
          [3.8, 6.8, 'left', 'laces'],
          [3.8, 8.4, 'left', 'inside'],
          [3.4, 9.2, 'left', 'inside'],
          [2.7, 9.3, 'left', 'inside'],
        ],
        2.4,
      ),
    },
  },
  {
    id: 'create_a_combo',
    level: 5,
    category: 'skills',
    difficulty: 'advanced',
    resultLabel: 'moves',
    equipment: { balls: 1, cones: 3, wall: false, partner: false },
    space: { width: 8, length: 6 },
    weakFoot: true,
    diagram: {
      ...ground(8, 6, { cones: [point(4, 1.2), point(7, 5.1), point(1, 5.1)] }),
      ...combo,
      feints: [feintBetween(combo.touches[0], combo.touches[1], 'left', 0.6)],
    },
  },
]);
