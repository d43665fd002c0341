import { dribble, feintBetween, ground, line, path, point } from './courses.ts';
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

/** Speed & Agility: past an opponent, at the goal, and without a ball. */
export const fastFinishes: readonly Drill[] = [
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
      ...ground(5, 10, { cones: [point(2.5, 5)] }),
      ...overAndAway,
      feints: [
        feintBetween(overAndAway.touches[0], overAndAway.touches[1], 'right'),
        feintBetween(overAndAway.touches[6], overAndAway.touches[7], 'left'),
      ],
    },
  },
  {
    id: 'laces_strike',
    name: 'Laces Strike',
    level: 3,
    category: 'shooting',
    difficulty: 'intermediate',
    resultLabel: 'goals',
    instructions: [
      'Make a wide goal with two cones in front of a wall.',
      'Put the ball twelve big steps away. Take four steps back.',
      'Run up from the side and strike through the ball with your laces.',
      'Stop the ball, put it back and strike again. Count your goals.',
    ],
    equipment: { balls: 1, cones: 2, wall: true, partner: false },
    space: { width: 10, length: 16 },
    coachingPoints: [
      'Standing foot beside the ball, that knee bent like sitting down.',
      'Bring your heel back to your bottom, then swing.',
      'Toes down, ankle locked, hit the middle of the ball.',
      'Lean over the ball, so that it stays low.',
      'Swing on until your foot is above your other knee.',
    ],
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
    name: 'Moving-Ball Finish',
    level: 3,
    category: 'shooting',
    difficulty: 'advanced',
    resultLabel: 'goals',
    instructions: [
      'Make a goal with two cones in front of a wall. Start at a third cone.',
      'Push the ball ahead of you and run after it.',
      'Shoot while it rolls: do not stop it.',
      'Get the ball, dribble round to the start and go again.',
      'Count your goals.',
    ],
    equipment: { balls: 1, cones: 3, wall: true, partner: false },
    space: { width: 8, length: 16 },
    coachingPoints: [
      'Last push to the side, so that your leg can swing.',
      'Standing foot lands beside the ball, not behind it.',
      'Look at the goal, then only at the ball.',
      'Lean over the ball and swing on through it.',
    ],
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
    id: 'shuttle_5_10_5',
    name: 'Shuttle 5-10-5',
    level: 3,
    category: 'fitness',
    difficulty: 'intermediate',
    resultLabel: 'runs',
    instructions: [
      'Put three cones in a row, five big steps apart. Start at the middle one.',
      'Sprint five steps right and touch the line.',
      'Turn, sprint ten steps left and touch the line.',
      'Turn and sprint back through the middle. That is one run.',
      'Walk until you breathe easily, then go again.',
    ],
    equipment: { balls: 0, cones: 3, wall: false, partner: false },
    space: { width: 12, length: 3 },
    coachingPoints: [
      'Drop your hips low before you turn.',
      'Bend your knee over your toes: it must not fall inward.',
      'Push off from the outer foot.',
      'Pump your arms for the first three steps.',
    ],
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
];
