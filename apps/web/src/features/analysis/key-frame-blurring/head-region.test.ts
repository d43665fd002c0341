import { landmarkIndex } from '@touchline/vision';
import type { BodyPoint, Pose } from '@touchline/vision';
import { filmed, rightPlayers } from '@touchline/vision/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { headRegion } from './head-region.ts';

const size = { width: 1280, height: 720 };
const poses = rightPlayers.flatMap((player) => filmed(player, player.motion).frames.flatMap(({ pose }) => (pose === null ? [] : [pose])));
const pose = poses[0] ?? [];
const withVisibility = (visibility: number, ...names: readonly BodyPoint[]): Pose =>
  pose.map((landmark, index) => (names.some((name) => landmarkIndex[name] === index) ? { ...landmark, visibility } : landmark));

describe('where the head is', () => {
  it('holds every point of the face, and a head’s width around the nose, of every player from every side', () => {
    expect(poses.length).toBeGreaterThan(300);
    for (const one of poses) {
      const region = headRegion(one, size);
      if (region === null) continue;
      const ys = one.map(({ y }) => y * size.height);
      // A head is an eighth of a person at most; these stand, run and bend.
      const head = (Math.max(...ys) - Math.min(...ys)) / 8;
      const nose = one[landmarkIndex.nose] ?? { x: 0, y: 0 };
      for (const [from, at] of [[region.x, nose.x * size.width], [region.y, nose.y * size.height]] as const) {
        expect(at - from).toBeGreaterThan(head);
        expect(from + region.side - at).toBeGreaterThan(head);
      }
      for (const { x, y } of one.slice(0, 11)) {
        expect(x * size.width).toBeGreaterThan(region.x);
        expect(x * size.width).toBeLessThan(region.x + region.side);
        expect(y * size.height).toBeGreaterThan(region.y);
        expect(y * size.height).toBeLessThan(region.y + region.side);
      }
    }
    expect(poses.filter((one) => headRegion(one, size) !== null).length / poses.length).toBeGreaterThan(0.9);
  });

  it.each<readonly [string, Pose]>([
    ['head', withVisibility(0.4, 'nose', 'leftEar', 'rightEar')],
    ['shoulders', withVisibility(0.4, 'leftShoulder', 'rightShoulder')],
    ['hips', withVisibility(0.4, 'leftHip', 'rightHip')],
  ])('is not told where the %s were guessed', (_, guessed) => {
    expect(headRegion(pose, size)).not.toBeNull();
    expect(headRegion(guessed, size)).toBeNull();
  });

  it('is not told where it is outside of the picture', () => {
    expect(headRegion(pose.map((landmark) => ({ ...landmark, y: landmark.y - 1 })), size)).toBeNull();
  });

  it('grows with the player, and with a face that is spread', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.3, max: 1, noNaN: true }), (share) => {
        const smaller = pose.map((landmark) => ({ ...landmark, x: 0.5 + (landmark.x - 0.5) * share, y: 0.5 + (landmark.y - 0.5) * share }));
        const [large, small] = [headRegion(pose, size)?.side ?? 0, headRegion(smaller, size)?.side ?? 0];
        expect(small).toBeCloseTo(Math.max(24, large * share), 3);
      }),
    );
    const spread = pose.map((landmark, index) => (index === landmarkIndex.leftEar ? { ...landmark, x: landmark.x + 0.2 } : landmark));
    expect(headRegion(spread, size)?.side).toBeGreaterThan(headRegion(pose, size)?.side ?? Infinity);
  });
});
