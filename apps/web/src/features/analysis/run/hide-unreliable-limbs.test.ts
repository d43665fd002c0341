import { landmarkIndex, type BodyPoint, type Pose } from '@touchline/vision';
import { describe, expect, it } from 'vitest';
import { hideUnreliableLimbs } from './hide-unreliable-limbs.ts';

type Places = Partial<Record<BodyPoint, readonly [x: number, y: number, visibility?: number]>>;

const standing: Places = {
  leftElbow: [0.4, 0.4],
  leftWrist: [0.38, 0.5],
  rightElbow: [0.6, 0.4],
  rightWrist: [0.62, 0.5],
  leftHip: [0.47, 0.5],
  leftKnee: [0.47, 0.65],
  leftAnkle: [0.47, 0.8],
  leftHeel: [0.46, 0.81],
  leftFootIndex: [0.5, 0.82],
  rightHip: [0.53, 0.5],
  rightKnee: [0.53, 0.65],
  rightAnkle: [0.53, 0.8],
  rightHeel: [0.52, 0.81],
  rightFootIndex: [0.56, 0.82],
};

function poseOf(places: Places): Pose {
  const pose = Array.from({ length: 33 }, () => ({ x: 0, y: 0, visibility: 0 }));
  for (const [point, place] of Object.entries(places)) {
    pose[landmarkIndex[point as BodyPoint]] = { x: place[0], y: place[1], visibility: place[2] ?? 0.9 };
  }
  return pose;
}

const shownOf = (pose: Pose, points: readonly BodyPoint[]): readonly BodyPoint[] => points.filter((point) => (pose[landmarkIndex[point]]?.visibility ?? 0) > 0.5);
const rightLeg = ['rightHip', 'rightKnee', 'rightAnkle', 'rightHeel', 'rightFootIndex'] as const;
const leftLeg = ['leftHip', 'leftKnee', 'leftAnkle', 'leftHeel', 'leftFootIndex'] as const;

describe('of a pose that was just found', () => {
  it('all is shown where both legs are about as long', () => {
    const pose = poseOf(standing);
    expect(hideUnreliableLimbs(pose, 16 / 9)).toBe(pose);
  });

  it('a raised leg stays, foreshortened to half', () => {
    const raised = poseOf({ ...standing, rightKnee: [0.56, 0.5], rightAnkle: [0.56, 0.6] });
    expect(hideUnreliableLimbs(raised, 1)).toBe(raised);
  });

  it('a leg that was found on the trunk is left out below its hip, the other one stays', () => {
    const squeezed = hideUnreliableLimbs(poseOf({ ...standing, rightKnee: [0.53, 0.48], rightAnkle: [0.53, 0.45], rightHeel: [0.53, 0.44], rightFootIndex: [0.53, 0.43] }), 16 / 9);
    expect(shownOf(squeezed, rightLeg)).toEqual(['rightHip']);
    expect(shownOf(squeezed, leftLeg)).toEqual(leftLeg);
  });

  it('a leg that was not seen is no measure for the other', () => {
    const half = poseOf({ ...standing, leftAnkle: [0.47, 0.8, 0.4], rightKnee: [0.53, 0.48], rightAnkle: [0.53, 0.45] });
    expect(hideUnreliableLimbs(half, 1)).toBe(half);
  });

  it('a hand without its elbow hangs loose: it is left out', () => {
    const loose = hideUnreliableLimbs(poseOf({ ...standing, rightElbow: [0.6, 0.4, 0.3] }), 1);
    expect(shownOf(loose, ['leftWrist', 'rightWrist'])).toEqual(['leftWrist']);
  });
});
