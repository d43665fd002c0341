import { landmarkIndex } from '@touchline/vision';
import type { Measure, Pose } from '@touchline/vision';
import { describe, expect, it } from 'vitest';
import '../../../ui/base.css';
import { outcomeOf } from '../results/testing/engine-outcomes.ts';
import { drawMeasureAtJoint } from './draw-measure-at-joint.ts';
import { drawNobodyNotice } from './draw-nobody-notice.ts';
import { drawSkeleton, pointOn } from './draw-skeleton.ts';
import type { Spot } from './draw-skeleton.ts';
import { overlayColours } from './overlay-colours.ts';
import { nearestFrame } from './interpolate-pose.ts';

type Pen = OffscreenCanvasRenderingContext2D;

const size = { width: 640, height: 360 };
const outcome = outcomeOf({ fault: 'supportKneeAtContact.tooStraight' });
const measure = sure(outcome.review.measures.find(({ id }) => id === 'supportKneeAtContact'));
const pose = sure(nearestFrame(outcome.frames, measure.time ?? 0)?.pose);
const colours = overlayColours();

/** What has to be there for a test to mean anything. */
function sure<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('the test has nothing to look at');
  return value;
}

function canvas(): Pen {
  return sure(new OffscreenCanvas(size.width, size.height).getContext('2d', { willReadFrequently: true }));
}

/** Whether a colour is on the canvas within so many pixels of a place. */
function isNear(pen: Pen, colour: string, at: Spot, within = 3): boolean {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[0-9a-f]{2}/gi) ?? []).map((part) => Number.parseInt(part, 16));
  const side = 2 * within + 1;
  const { data } = pen.getImageData(Math.round(at.x) - within, Math.round(at.y) - within, side, side);
  for (let index = 0; index < data.length; index += 4) {
    const [r = 0, g = 0, b = 0, a = 0] = data.subarray(index, index + 4);
    if (a > 200 && Math.abs(r - red) < 12 && Math.abs(g - green) < 12 && Math.abs(b - blue) < 12) return true;
  }
  return false;
}

/** The point half-way along a line of the skeleton. */
function halfWay(from: Parameters<typeof pointOn>[1], to: Parameters<typeof pointOn>[1], mirrored = false) {
  const [one, other] = [sure(pointOn(pose, from, size, mirrored)), sure(pointOn(pose, to, size, mirrored))];
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

const dataOf = (pen: Pen): Uint8ClampedArray => pen.getImageData(0, 0, size.width, size.height).data;
const isEmpty = (pen: Pen): boolean =>
  dataOf(pen).every((value) => value === 0);

const withVisibility = (point: keyof typeof landmarkIndex, visibility: number): Pose =>
  pose.map((landmark, index) => (index === landmarkIndex[point] ? { ...landmark, visibility } : landmark));

describe('the skeleton', () => {
  it('has its left and its right side in their own colours', () => {
    const pen = canvas();
    drawSkeleton(pen, pose, size, { colours });
    expect(isNear(pen, colours.left, halfWay('leftKnee', 'leftAnkle'))).toBe(true);
    expect(isNear(pen, colours.right, halfWay('rightKnee', 'rightAnkle'))).toBe(true);
  });

  it('is turned round in a mirror, and left stays left', () => {
    const pen = canvas();
    drawSkeleton(pen, pose, size, { colours, mirrored: true });
    expect(isNear(pen, colours.right, halfWay('rightHip', 'rightKnee', true))).toBe(true);
    expect(halfWay('rightHip', 'rightKnee', true).x).toBeCloseTo(size.width - halfWay('rightHip', 'rightKnee').x);
  });

  it('leaves out a point seen with a visibility of 0.5, and the lines to it; at 0.51 they are there', () => {
    const hidden = canvas();
    drawSkeleton(hidden, withVisibility('rightKnee', 0.5), size, { colours });
    expect(isNear(hidden, colours.right, halfWay('rightHip', 'rightKnee'), 1)).toBe(false);
    const seen = canvas();
    drawSkeleton(seen, withVisibility('rightKnee', 0.51), size, { colours });
    expect(isNear(seen, colours.right, halfWay('rightHip', 'rightKnee'), 1)).toBe(true);
  });

  it('is nothing where nothing was seen', () => {
    const pen = canvas();
    drawSkeleton(pen, pose.map((landmark) => ({ ...landmark, visibility: 0.2 })), size, { colours });
    expect(isEmpty(pen)).toBe(true);
  });
});

describe('an angle at its joint', () => {
  const drawn = (changed: Partial<Measure>): Pen => {
    const pen = canvas();
    drawMeasureAtJoint(pen, pose, { ...measure, ...changed }, size, { colours });
    return pen;
  };
  const thigh = halfWay('leftHip', 'leftKnee');

  it('is drawn in the colour of how it stands to the band', () => {
    expect(measure.joint).toBe('leftKnee');
    expect(isNear(drawn({ score: 100 }), colours.good, thigh)).toBe(true);
    expect(isNear(drawn({ score: 79 }), colours.near, thigh)).toBe(true);
    expect(isNear(drawn({ score: 39 }), colours.off, thigh)).toBe(true);
  });

  it('has the good band as a fan, which an angle without a band has not', () => {
    const area = (pen: Pen): number =>
      dataOf(pen).filter((value, index) => index % 4 === 3 && value > 0).length;
    expect(area(drawn({}))).toBeGreaterThan(area(drawn({ band: null })) * 1.2);
  });

  it('of a joint that was not seen is not drawn', () => {
    const pen = canvas();
    drawMeasureAtJoint(pen, withVisibility('leftKnee', 0.4), measure, size, { colours, label: 'about 174°' });
    expect(isEmpty(pen)).toBe(true);
  });

  it('has its words beside it, inside the picture', () => {
    const [plain, labelled] = [canvas(), canvas()];
    drawMeasureAtJoint(plain, pose, measure, size, { colours });
    drawMeasureAtJoint(labelled, pose, measure, size, { colours, label: 'about 174°' });
    const inked = (pen: Pen): number =>
      dataOf(pen).filter((value) => value > 0).length;
    expect(inked(labelled)).toBeGreaterThan(inked(plain) + 500);
  });

  it('of another kind than an angle is a ring at its point, a lean the trunk beside the upright', () => {
    const ring = drawn({ id: 'headSteady', unit: 'percent', joint: 'nose', score: 100 });
    const nose = sure(pointOn(pose, 'nose', size));
    expect(isNear(ring, colours.good, { x: nose.x + (360 / 110) * 4, y: nose.y }, 2)).toBe(true);
    const lean = drawn({ id: 'trunkLeanAtContact', joint: 'leftShoulder', score: 100 });
    expect(isNear(lean, colours.good, halfWay('leftHip', 'leftShoulder'), 8)).toBe(true);
  });
});

it('that nobody was found is written at the foot of the picture', () => {
  const pen = canvas();
  drawNobodyNotice(pen, ['No pose detected', 'Step back'], size, colours);
  expect(isNear(pen, colours.ink, { x: size.width / 2, y: size.height - 40 }, 30)).toBe(true);
});
