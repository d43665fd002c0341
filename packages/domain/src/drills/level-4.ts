import { dribble, feintBetween, ground, line, point } from './courses.ts';
import type { Drill } from './drill.ts';

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

/** Advanced Technique: moves that beat an opponent, and a weak foot that scores. */
export const advancedTechnique: readonly Drill[] = [
  {
    id: 'cruyff_turn',
    name: 'Cruyff Turn',
    level: 4,
    category: 'turns',
    difficulty: 'advanced',
    resultLabel: 'turns',
    instructions: [
      'Put two cones six big steps apart and dribble to one.',
      'Swing your foot as if to pass, but do not touch the ball.',
      'Drag it back behind your standing leg with the inside of that foot.',
      'Turn after the ball and burst to the other cone.',
      'Change the foot. Count your turns.',
    ],
    equipment: { balls: 1, cones: 2, wall: false, partner: false },
    space: { width: 4, length: 8 },
    coachingPoints: [
      'Make the fake big: arm up, head up.',
      'Put your standing foot beside the ball, knee bent.',
      'Turn your toes in and down to drag the ball.',
      'Drop your hips, then go away fast.',
    ],
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
  {
    id: 'double_scissors',
    name: 'Double Scissors',
    level: 4,
    category: 'skills',
    difficulty: 'advanced',
    resultLabel: 'moves',
    instructions: [
      'Put a cone in the middle: it is a defender.',
      'Dribble at it. Swing your right foot round the ball, inside to outside.',
      'At once swing your left foot round it too.',
      'Push the ball away with the outside of your right foot.',
      'Turn, and start with your left foot. Count your moves.',
    ],
    equipment: { balls: 1, cones: 1, wall: false, partner: false },
    space: { width: 5, length: 10 },
    coachingPoints: [
      'Start three steps before the cone.',
      'Swing low and close round the front of the ball.',
      'Bend your knees and drop a shoulder with each swing.',
      'The ball rolls on while you swing: do not stop.',
    ],
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
    name: 'La Croqueta',
    level: 4,
    category: 'skills',
    difficulty: 'advanced',
    resultLabel: 'moves',
    instructions: [
      'Put two cones four big steps apart, one a step to the side.',
      'Dribble straight at the first one.',
      'Slide the ball across with the inside of one foot.',
      'Push it past the cone with the inside of the other.',
      'At the next cone go the other way. Count your moves.',
    ],
    equipment: { balls: 1, cones: 2, wall: false, partner: false },
    space: { width: 5, length: 10 },
    coachingPoints: [
      'Two touches, quick as one: tick, tack.',
      'Keep the ball close across your body.',
      'Bend your knees and step sideways with the ball.',
      'Wait until you are one step from the cone.',
    ],
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
    id: 'weak_foot_corners',
    name: 'Weak-Foot Corners',
    level: 4,
    category: 'shooting',
    difficulty: 'advanced',
    resultLabel: 'goals',
    instructions: [
      'Make a goal at a wall: a small gate in each corner, four cones.',
      'Use only your weaker foot.',
      'Shoot through the gate in one corner.',
      'Bring the ball back and shoot into the other corner. Count your goals.',
    ],
    equipment: { balls: 1, cones: 4, wall: true, partner: false },
    space: { width: 8, length: 10 },
    coachingPoints: [
      'Standing foot beside the ball, knee bent, toes to the corner.',
      'Choose the corner before you look down at the ball.',
      'Ankle firm, chest over the ball.',
      'Let your leg swing on towards the corner.',
    ],
    weakFoot: true,
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
];
