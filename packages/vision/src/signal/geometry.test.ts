import { describe, expect, it } from 'vitest';
import { landmarkIndex } from '../landmarks.ts';
import type { Pose } from '../landmarks.ts';
import { angleAt, bodyPoint, distance } from './geometry.ts';
import { legLength, trunkLength } from './leg-and-trunk-length.ts';

function poseWith(places: Partial<Record<keyof typeof landmarkIndex, readonly [number, number]>>): Pose {
  return Object.entries(landmarkIndex).map(([name]) => {
    const place = places[name as keyof typeof landmarkIndex];
    return place ? { x: place[0], y: place[1], visibility: 1 } : { x: 0, y: 0, visibility: 0 };
  });
}

const wide = { width: 1600, height: 800, duration: 1, frameRate: 30 };

describe('places in the picture', () => {
  it('are true to the picture’s shape: in a wide one, a bent knee is a right angle', () => {
    const pose = poseWith({ leftHip: [0.5, 0.4], leftKnee: [0.5, 0.6], leftAnkle: [0.6, 0.6] });
    const joints = ['leftHip', 'leftKnee', 'leftAnkle'] as const;
    const [hip, knee, ankle] = joints.map((name) => bodyPoint(pose, name, wide));
    if (!hip || !knee || !ankle) throw new Error('not seen');
    expect(angleAt(knee, hip, ankle)).toBeCloseTo(90, 6);
    expect(distance(knee, ankle)).toBeCloseTo(0.2, 10);
  });

  it('are unknown where a point is too little visible to follow', () => {
    const pose = poseWith({ nose: [0.5, 0.5] }).map((landmark) => ({ ...landmark, visibility: 0.29 }));
    expect(bodyPoint(pose, 'nose', wide)).toBeNull();
    expect(bodyPoint(null, 'nose', wide)).toBeNull();
  });

  it('have no angle where two of them coincide', () => {
    expect(angleAt({ x: 0, y: 0 }, { x: 0, y: 0 }, { x: 1, y: 1 })).toBeNull();
  });
});

describe('the player’s own measures', () => {
  const legs = {
    leftHip: [0.5, 0.5], leftKnee: [0.5, 0.65], leftAnkle: [0.5, 0.8],
    rightHip: [0.5, 0.5], rightKnee: [0.5, 0.55], rightAnkle: [0.5, 0.7],
  } as const;

  it('are the longer-looking leg and the trunk, as the median over the frames', () => {
    const pose = poseWith({ ...legs, leftShoulder: [0.45, 0.3], rightShoulder: [0.55, 0.3] });
    const frames = [0, 1, 2].map((time) => ({ time, pose: time === 1 ? null : pose }));
    expect(legLength(frames, wide)).toBeCloseTo(0.3, 10);
    expect(trunkLength(frames, wide)).toBeCloseTo(0.2, 10);
  });

  it('are unknown where no whole leg was seen', () => {
    expect(legLength([{ time: 0, pose: poseWith({ leftHip: [0.5, 0.5] }) }], wide)).toBeNull();
    expect(trunkLength([{ time: 0, pose: null }], wide)).toBeNull();
  });
});
