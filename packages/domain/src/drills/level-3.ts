import { dribble, feintBetween, path, point } from './courses.ts';
import type { Drill } from './drill.ts';

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

/** Speed & Agility: the same touches, faster, and past an opponent. */
export const speedAndAgility: readonly Drill[] = [
  {
    id: 'quick_touches',
    name: 'Quick Touches',
    level: 3,
    category: 'ball_control',
    difficulty: 'intermediate',
    resultLabel: 'touches',
    instructions: [
      'Stand with the ball between your feet, knees bent.',
      'Tap it from the inside of one foot to the inside of the other.',
      'Creep forward a big step, then back, and never stop tapping.',
      'Go as fast as you can keep it. Count every touch.',
    ],
    equipment: { balls: 1, cones: 0, wall: false, partner: false },
    space: { width: 3, length: 3 },
    coachingPoints: [
      'Stay on your toes: heels never touch the ground.',
      'Keep the ball under your body.',
      'Find a beat first, then make it faster.',
      'Lift your eyes for a moment every few touches.',
    ],
    weakFoot: false,
    diagram: {
      pitch: { width: 3, height: 3 },
      seconds: 4,
      cones: [],
      wall: null,
      goal: null,
      lines: [],
      player: path([1.5, 2.05, 0], [1.5, 1.25, 2], [1.5, 2.05, 4]),
      // Four taps a second, a step forward and a step back.
      ball: [...Array(17).keys()].map((tap) => ({
        x: tap % 2 === 0 ? 1.34 : 1.66,
        y: 1.9 - 0.1 * Math.min(tap, 16 - tap),
        at: tap / 4,
      })),
      touches: [...Array(16).keys()].map((tap) => ({
        at: tap / 4,
        foot: tap % 2 === 0 ? 'left' : 'right',
        surface: 'inside',
      })),
      feints: [],
    },
  },
  {
    id: 'step_overs',
    name: 'Step Overs',
    level: 3,
    category: 'skills',
    difficulty: 'advanced',
    resultLabel: 'moves',
    instructions: [
      'Put a cone in the middle: it is a defender.',
      'Dribble slowly at the cone.',
      'Swing one foot round the front of the ball without touching it.',
      'Push the ball away with the outside of your other foot and go past.',
      'Turn and do it with the other foot. Count your moves.',
    ],
    equipment: { balls: 1, cones: 1, wall: false, partner: false },
    space: { width: 5, length: 10 },
    coachingPoints: [
      'Swing from the inside to the outside, close to the ball.',
      'Drop your shoulder, so that the defender believes you.',
      'Do it two steps before the cone, not on top of it.',
      'Burst away: the first three steps are the fastest.',
    ],
    weakFoot: true,
    diagram: {
      pitch: { width: 5, height: 10 },
      cones: [point(2.5, 5)],
      wall: null,
      goal: null,
      lines: [],
      ...overAndAway,
      feints: [
        feintBetween(overAndAway.touches[0], overAndAway.touches[1], 'right'),
        feintBetween(overAndAway.touches[6], overAndAway.touches[7], 'left'),
      ],
    },
  },
];
