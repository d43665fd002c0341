import { describe, expect, it } from 'vitest';
import { poseAtPlaces, wideClip } from '../testing/pose-at-places.ts';
import { legLength, trunkLength } from './leg-and-trunk-length.ts';

describe('the player’s own measures', () => {
  const legs = {
    leftHip: [0.5, 0.5], leftKnee: [0.5, 0.65], leftAnkle: [0.5, 0.8],
    rightHip: [0.5, 0.5], rightKnee: [0.5, 0.55], rightAnkle: [0.5, 0.7],
  } as const;

  it('are the longer-looking leg and the trunk, as the median over the frames', () => {
    const pose = poseAtPlaces({ ...legs, leftShoulder: [0.45, 0.3], rightShoulder: [0.55, 0.3] });
    const frames = [0, 1, 2].map((time) => ({ time, pose: time === 1 ? null : pose }));
    expect(legLength(frames, wideClip)).toBeCloseTo(0.3, 10);
    expect(trunkLength(frames, wideClip)).toBeCloseTo(0.2, 10);
  });

  it('are unknown where no whole leg was seen', () => {
    expect(legLength([{ time: 0, pose: poseAtPlaces({ leftHip: [0.5, 0.5] }) }], wideClip)).toBeNull();
    expect(trunkLength([{ time: 0, pose: null }], wideClip)).toBeNull();
  });
});
