import { describe, expect, it } from 'vitest';
import { poseAtPlaces, wideClip } from '../testing/pose-at-places.ts';
import { angleAt, bodyPoint, distance } from './geometry.ts';

describe('places in the picture', () => {
  it('are true to the picture’s shape: in a wide one, a bent knee is a right angle', () => {
    const pose = poseAtPlaces({ leftHip: [0.5, 0.4], leftKnee: [0.5, 0.6], leftAnkle: [0.6, 0.6] });
    const joints = ['leftHip', 'leftKnee', 'leftAnkle'] as const;
    const [hip, knee, ankle] = joints.map((name) => bodyPoint(pose, name, wideClip));
    if (!hip || !knee || !ankle) throw new Error('not seen');
    expect(angleAt(knee, hip, ankle)).toBeCloseTo(90, 6);
    expect(distance(knee, ankle)).toBeCloseTo(0.2, 10);
  });

  it('are unknown where a point is too little visible to follow', () => {
    const pose = poseAtPlaces({ nose: [0.5, 0.5] }).map((landmark) => ({ ...landmark, visibility: 0.29 }));
    expect(bodyPoint(pose, 'nose', wideClip)).toBeNull();
    expect(bodyPoint(null, 'nose', wideClip)).toBeNull();
  });

  it('have no angle where two of them coincide', () => {
    expect(angleAt({ x: 0, y: 0 }, { x: 0, y: 0 }, { x: 1, y: 1 })).toBeNull();
  });
});
