import { describe, expect, it } from 'vitest';
import type { AnalysisType } from '@touchline/domain';
import { film } from './testing/synthetic-film.ts';
import type { Film } from './testing/synthetic-film.ts';
import { dribble, header, jockey, juggle, ready, save, shot, turn } from './testing/synthetic-motions.ts';
import { withLandmarkNoise } from './testing/landmark-noise.ts';
import { reviewFromRequest } from './testing/review-from-request.ts';
import { walk } from './testing/synthetic-walker.ts';

type Motion = Parameters<typeof film>[0];

const skills = ['goalkeeping', 'defending', 'heading', 'turns', 'dribbling'] as const;
const clip = { duration: 4, rate: 12 };
const lowFromTheFront = { leftKnee: 120, rightKnee: 120, width: 0.75, heading: 90 };
const lowFromTheSide = { leftKnee: 125, rightKnee: 125, stagger: 0.45 };

/** The review of a motion as a model would see people do it, with what it gets wrong. */
function seen(type: AnalysisType, motion: Motion) {
  const filmed = film(motion, clip);
  return reviewFromRequest({ type, ...filmed, frames: withLandmarkNoise(filmed), people: 1, age: 15 });
}

/** The camera follows the runner, and lags a little. */
const runsPast = walk({ cadence: 2.8, stride: 35, bend: 80, pace: 0.5, heading: 0 });

/** What people do who show no skill of the ball. */
const others: readonly (readonly [string, Motion])[] = [
  ['talks, feet wide apart', ready({ leftKnee: 172, rightKnee: 172, width: 0.5, swaying: 4, heading: 90 })],
  ['stands at the camera’s side', ready({ leftKnee: 174, rightKnee: 170, swaying: 4 })],
  ['stands low and stays there', ready(lowFromTheFront)],
  ['walks past', walk({ cadence: 1.9, stride: 24, bend: 45, pace: 0.4, heading: 0 })],
  ['walks up to the camera', walk({ cadence: 1.9, stride: 24, bend: 45, pace: 1.3, heading: 90 })],
  ['walks past, the eyes on the ground', looksDown(walk({ cadence: 1.8, stride: 24, bend: 30, pace: 0.9, heading: 0 }))],
  ['runs past', runsPast],
  ['does squats', squats()],
  ['stoops for a ball and gets up', stoops()],
];

function looksDown(motion: ReturnType<typeof walk>): Motion {
  return (time) => ({ ...motion(time), chin: -35 });
}

/** Down and up again every two seconds, the trunk forward on the way. */
function squats(): Motion {
  const at = (depth: number) => ready({ leftKnee: 172 - 80 * depth, rightKnee: 172 - 80 * depth, width: 0.5, lean: 4 + 30 * depth });
  return (time) => at((1 - Math.cos(Math.PI * time)) / 2)(time + 1);
}

function stoops(): Motion {
  const at = (depth: number) => ready({ leftKnee: 170 - 40 * depth, rightKnee: 170 - 40 * depth, lean: 4 + 70 * depth });
  return (time) => at((1 - Math.cos((Math.PI * time) / 1.6)) / 2)(time + 1);
}

describe('a skill is scored where a positive sign of it was seen', () => {
  it.each([
    ['goalkeeping', 'the front', save(lowFromTheFront)],
    ['goalkeeping', 'the side', save({ leftKnee: 120, rightKnee: 120 })],
    ['defending', 'the front', jockey({ ...lowFromTheFront, width: 0.5 })],
    ['defending', 'the side', jockey(lowFromTheSide)],
    ['heading', 'the side', header({})],
    ['turns', 'the side', turn()],
    ['dribbling', 'the side', dribble()],
  ] as const)('%s from %s', (type, _view, motion) => {
    expect(seen(type, motion).overallScore).not.toBeNull();
  });
});

describe('and nowhere else: who', () => {
  it.each(others)('%s gets no score for keeping, defending, heading, turns or dribbling', (_who, motion) => {
    for (const type of skills) {
      expect([type, seen(type, motion).overallScore]).toEqual([type, null]);
    }
  });

  it('kicks, keeps, defends, heads, turns or dribbles gets none for another of them', () => {
    const players: readonly (readonly [AnalysisType, Motion])[] = [
      ['shooting', shot()],
      ['goalkeeping', save(lowFromTheFront)],
      ['defending', jockey(lowFromTheSide)],
      ['heading', header({})],
      ['turns', turn()],
      ['dribbling', dribble()],
    ];
    const wrong = players.flatMap(([does, motion]) =>
      skills.filter((type) => type !== does && seen(type, motion).overallScore !== null).map((type) => `${does} as ${type}`),
    );
    expect(wrong).toEqual([]);
  });

  it('comes from far away to the camera, or is another after a cut, is no keeper, defender or header, and turns not', () => {
    const grows = (motion: Motion): Film => {
      const { clip: shape, frames } = film(motion, clip);
      const nearer = (time: number, y: number) => 0.95 - (0.95 - y) * (0.4 + 0.15 * time);
      return {
        clip: shape,
        frames: frames.map(({ time, pose }) => ({
          time,
          pose: pose && pose.map((at) => ({ ...at, x: 0.5 + (at.x - 0.5) * (0.4 + 0.15 * time), y: nearer(time, at.y) })),
        })),
      };
    };
    const reviewed = (type: AnalysisType, { clip: shape, frames }: Film) =>
      reviewFromRequest({ type, clip: shape, frames, people: 1, age: 15 }).overallScore;
    expect(reviewed('goalkeeping', grows(save(lowFromTheFront)))).toBeNull();
    expect(reviewed('defending', grows(jockey(lowFromTheSide)))).toBeNull();
    expect(reviewed('heading', grows(header({})))).toBeNull();
    const { clip: shape, frames } = film(turn(), clip);
    const cut = frames.map(({ time, pose }) => ({
      time,
      pose: pose && pose.map((at) => (time < 2.2 ? at : { ...at, x: at.x * 0.5, y: 0.4 + at.y * 0.5 })),
    }));
    expect(reviewed('turns', { clip: shape, frames })).not.toBeNull();
    expect(reviewed('turns', { clip: shape, frames: cut })).toBeNull();
  });

  it('juggles is no dribbler', () => {
    const filmed = film(juggle(), { duration: 6, rate: 12 });
    expect(reviewFromRequest({ type: 'dribbling', ...filmed, people: 1, age: 15 }).overallScore).toBeNull();
  });

  it('stood ready is told what was missing', () => {
    expect(seen('goalkeeping', ready(lowFromTheFront)).notMeasured).toEqual(['noSaveSeen']);
    expect(seen('defending', ready(lowFromTheSide)).notMeasured).toEqual(['noDefendingSeen']);
    expect(seen('heading', ready({})).notMeasured).toEqual(['noHeaderSeen']);
    expect(seen('dribbling', runsPast).notMeasured).toEqual(['noDribbleSeen']);
  });
});
