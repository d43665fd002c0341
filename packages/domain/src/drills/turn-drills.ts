import { dribble, feintBetween, ground, point } from './diagram-paths.ts';
import { defineDrills } from './drill-types.ts';

/** The right foot fakes a pass, then drags the ball behind the standing leg; the player turns after it. */
const cruyff = dribble(
  [
    [2.25, 5, 'left', 'laces', { player: [2.2, 5.5] }],
    [2.35, 3.6, 'right', 'laces', { pace: 1.8 }],
    [2.35, 2.1, 'right', 'inside', { pace: 1.6, player: [2, 2.2] }],
    [1.75, 3, 'left', 'laces', { player: [1.8, 2.5] }],
    [1.65, 4.4, 'right', 'laces', { pace: 1.8 }],
    [1.65, 5.9, 'right', 'inside', { pace: 1.6, player: [2, 5.8] }],
  ],
  3,
);

/** Turns with the ball. Drills of a level stand by their names. */
export const turns = defineDrills([
  {
    id: 'drag_back',
    level: 2,
    category: 'turns',
    difficulty: 'intermediate',
    resultLabel: 'turns',
    equipment: { balls: 1, cones: 2, wall: false, partner: false },
    space: { width: 4, length: 8 },
    weakFoot: true,
    diagram: {
      ...ground(4, 8, { cones: [point(1.7, 1.2), point(2.3, 6.8)] }),
      // The sole pulls the ball back past the player's right side; the player turns to it on the spot.
      ...dribble(
        [
          [1.8, 5, 'right', 'laces', { player: [2.05, 5.4] }],
          [1.7, 3.6, 'right', 'laces', { pace: 1.9 }],
          [1.7, 2.1, 'right', 'sole', { pace: 1.5, player: [1.55, 2.6] }],
          [2.2, 3, 'right', 'laces', { player: [1.95, 2.6] }],
          [2.3, 4.4, 'right', 'laces', { pace: 1.9 }],
          [2.3, 5.9, 'right', 'sole', { pace: 1.5, player: [2.45, 5.4] }],
        ],
        2.8,
      ),
    },
  },
  {
    id: 'outside_hook',
    level: 2,
    category: 'turns',
    difficulty: 'intermediate',
    resultLabel: 'turns',
    equipment: { balls: 1, cones: 2, wall: false, partner: false },
    space: { width: 4, length: 9 },
    weakFoot: true,
    diagram: {
      ...ground(4, 9, { cones: [point(2, 1.3), point(2, 7.7)] }),
      // Slow into each turn, fast out of it, always the outside of the right foot.
      ...dribble(
        [
          [1.6, 5.4, 'right', 'laces'],
          [1.6, 3.9, 'right', 'laces', { pace: 2 }],
          [1.6, 2.6, 'right', 'outside', { pace: 1.8 }],
          [2, 2.1, 'right', 'outside', { pace: 2.2 }],
          [2.4, 2.6, 'right', 'laces'],
          [2.4, 3.6, 'right', 'laces'],
          [2.4, 5.1, 'right', 'laces', { pace: 2 }],
          [2.4, 6.4, 'right', 'outside', { pace: 1.8 }],
          [2, 6.9, 'right', 'outside', { pace: 2.2 }],
          [1.6, 6.4, 'right', 'laces'],
        ],
        3.2,
      ),
    },
  },
  {
    id: 'cruyff_turn',
    level: 4,
    category: 'turns',
    difficulty: 'advanced',
    resultLabel: 'turns',
    equipment: { balls: 1, cones: 2, wall: false, partner: false },
    space: { width: 4, length: 8 },
    weakFoot: true,
    diagram: {
      ...ground(4, 8, { cones: [point(2, 1.2), point(2, 6.8)] }),
      ...cruyff,
      feints: [
        feintBetween(cruyff.touches[1], cruyff.touches[2], 'right', 0.6),
        feintBetween(cruyff.touches[4], cruyff.touches[5], 'right', 0.6),
      ],
    },
  },
]);
