import type { Pose, PoseFrame } from '@touchline/vision';
import { describe, expect, it } from 'vitest';
import { nearestFrame, interpolatePose } from './interpolate-pose.ts';

const at = (x: number, visibility = 1): Pose => [{ x, y: 0.5, visibility }];
const frames: PoseFrame[] = [
  { time: 0, pose: at(0.1) },
  { time: 0.2, pose: at(0.3, 0.6) },
  { time: 0.4, pose: null },
  { time: 0.6, pose: at(0.5) },
  { time: 2, pose: at(0.9) },
];

describe('the pose at a time', () => {
  it('is that of the frame there', () => {
    expect(interpolatePose(frames, 0)).toEqual(at(0.1));
    expect(interpolatePose(frames, 2)).toEqual(at(0.9));
  });

  it('lies between two frames that are near each other, as sure as the less sure one', () => {
    const [point] = interpolatePose(frames, 0.1) as Pose;
    expect(point?.x).toBeCloseTo(0.2);
    expect(point?.visibility).toBe(0.6);
  });

  it('is nobody where the nearest frame held nobody', () => {
    expect(interpolatePose(frames, 0.4)).toBe('nobody');
    expect(interpolatePose(frames, 0.45)).toBe('nobody');
  });

  it('is the nearest one beside a frame without anybody', () => {
    expect(interpolatePose(frames, 0.55)).toEqual(at(0.5));
  });

  it('is unknown where nobody looked', () => {
    expect(interpolatePose(frames, 1.2)).toBe('notLooked');
    expect(interpolatePose(frames, 2.5)).toBe('notLooked');
    expect(interpolatePose([], 0)).toBe('notLooked');
  });
});

it('the nearest frame is found on either side', () => {
  expect(nearestFrame(frames, 1.4)?.time).toBe(2);
  expect(nearestFrame(frames, 1.2)?.time).toBe(0.6);
  expect(nearestFrame([], 1)).toBe(undefined);
});
