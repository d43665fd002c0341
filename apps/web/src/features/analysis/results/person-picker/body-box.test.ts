import { landmarkIndex, type BodyPoint, type Pose } from '@touchline/vision';
import { describe, expect, it } from 'vitest';
import { bodyBox } from './body-box.ts';

const box = { x: 0.4, y: 0.4, width: 0.1, height: 0.2 };

/** A body whose trunk goes from hips at the middle of the box to shoulders so far aside and above, in parts of the picture. */
function bodyWith(aside: number, above: number): Pose {
  const points: readonly (readonly [BodyPoint, number, number])[] = [
    ['leftHip', 0.45, 0.5],
    ['rightHip', 0.45, 0.5],
    ['leftShoulder', 0.45 + aside, 0.5 - above],
    ['rightShoulder', 0.45 + aside, 0.5 - above],
  ];
  const pose = Array.from({ length: 33 }, () => ({ x: 0.45, y: 0.5, visibility: 1 }));
  for (const [point, x, y] of points) pose[landmarkIndex[point]] = { x, y, visibility: 1 };
  return pose;
}

describe('the box around a body', () => {
  const upright = bodyBox({ pose: bodyWith(0, 0.1), box }, 1);
  const bent = bodyBox({ pose: bodyWith(0.1, 0.01), box }, 1);

  it('has the same air above and below the joints of one who stands', () => {
    expect(0.4 - upright.y).toBeCloseTo(0.032);
    expect(upright.y + upright.height - 0.6).toBeCloseTo(0.032);
  });

  it('has more air above a bent back, and no more on the other sides', () => {
    expect(upright.y - bent.y).toBeGreaterThan(0.05);
    expect(bent).toMatchObject({ x: upright.x, width: upright.width });
    expect(bent.y + bent.height).toBeCloseTo(upright.y + upright.height);
  });

  it('takes leaning as standing', () => {
    expect(bodyBox({ pose: bodyWith(0.04, 0.1), box }, 1)).toEqual(upright);
  });

  it('stays within the picture', () => {
    expect(bodyBox({ pose: bodyWith(0.1, 0), box: { x: 0, y: 0, width: 1, height: 1 } }, 1)).toEqual({ x: 0, y: 0, width: 1, height: 1 });
  });
});
