import { landmarkIndex, type Pose } from '@touchline/vision';
import { describe, expect, it } from 'vitest';
import { cropPictureAroundPlayer, poseIn } from './crop-picture-around-player.ts';

const player = (left: number, top: number, right: number, bottom: number): Pose => [
  { x: left, y: top, visibility: 1 },
  { x: right, y: bottom, visibility: 1 },
  { x: 0, y: 0, visibility: 0.1 },
];

describe('the part of a picture that is shown', () => {
  it('has the shape asked for and the player in its middle', () => {
    const crop = cropPictureAroundPlayer(player(0.45, 0.3, 0.55, 0.7), 16 / 9, 4 / 5);
    expect((crop.width * 16) / (crop.height * 9)).toBeCloseTo(4 / 5);
    expect(crop.x + crop.width / 2).toBeCloseTo(0.5);
    expect(crop.y + crop.height / 2).toBeCloseTo(0.5);
    expect(crop.height).toBeLessThan(0.6);
  });

  it('stays inside the picture where the player stands at its edge', () => {
    const crop = cropPictureAroundPlayer(player(0.95, 0.6, 1.02, 1), 16 / 9, 4 / 5);
    expect(crop.x + crop.width).toBeLessThanOrEqual(1);
    expect(crop.y + crop.height).toBeLessThanOrEqual(1);
    expect(crop.x).toBeGreaterThan(0.5);
  });

  it('is no larger than a portrait picture', () => {
    const crop = cropPictureAroundPlayer(player(0, 0, 1, 1), 9 / 16, 1);
    expect(crop.width).toBeLessThanOrEqual(1);
    expect(crop.height).toBeLessThanOrEqual(1);
  });

  it('is the middle of the whole picture where nobody is in it', () => {
    expect(cropPictureAroundPlayer(null, 1, 1)).toEqual({ x: 0, y: 0, width: 1, height: 1 });
  });

  it('is cut to the points of the body that are spoken of, with the player above them and little grass below', () => {
    const pose: Pose = Array.from({ length: 33 }, () => ({ x: 0.5, y: 0.2, visibility: 1 })).with(landmarkIndex.leftAnkle, { x: 0.6, y: 0.8, visibility: 1 });
    const foot = cropPictureAroundPlayer(pose, 16 / 9, 4 / 5, ['leftAnkle']);
    expect(foot.x + foot.width / 2).toBeCloseTo(0.6);
    expect(foot.height).toBeCloseTo(0.6 * 0.7);
    expect(foot.y + foot.height).toBeCloseTo(0.8 + 0.6 * 0.18);
    expect(foot.height).toBeLessThan(cropPictureAroundPlayer(pose, 16 / 9, 4 / 5).height * 0.6);
  });

  it('is of the whole player where that part was not seen', () => {
    const pose: Pose = Array.from({ length: 33 }, () => ({ x: 0.5, y: 0.2, visibility: 1 })).with(5, { x: 0.6, y: 0.8, visibility: 1 }).with(landmarkIndex.leftAnkle, { x: 0.1, y: 0.9, visibility: 0.1 });
    expect(cropPictureAroundPlayer(pose, 16 / 9, 4 / 5, ['leftAnkle'])).toEqual(cropPictureAroundPlayer(pose, 16 / 9, 4 / 5));
  });

  it('takes the pose with it', () => {
    expect(poseIn([{ x: 0.5, y: 0.5, visibility: 1 }], { x: 0.25, y: 0.4, width: 0.5, height: 0.2 })).toEqual([
      { x: 0.5, y: expect.closeTo(0.5), visibility: 1 },
    ]);
  });
});
