import { landmarkIndex } from '@touchline/vision';
import type { Landmark, Pose, PoseFrame } from '@touchline/vision';
import { describe, expect, it } from 'vitest';
import type { Still } from '../clip-rendering/clip-rendering-worker-messages.ts';
import { outcomeOf } from '../results/testing/engine-outcomes.ts';
import { blurredKeyFrames } from './blurred-key-frames.ts';

const size = { width: 1280, height: 720 };
const { input } = outcomeOf();
const withPlayer = input.frames.filter((frame) => frame.pose !== null);

function sure<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('the test has nothing to look at');
  return value;
}

const frame = sure(withPlayer[Math.floor(withPlayer.length / 2)]);
const time = frame.time;

const hands = new Set<number>([landmarkIndex.leftWrist, landmarkIndex.rightWrist, landmarkIndex.leftIndex, landmarkIndex.rightIndex]);
/** A pose with both hands where another's nose is. */
const withHandsAt = (head: Pose, pose: Pose): Pose => pose.map((landmark, index) => (hands.has(index) ? sure(head[landmarkIndex.nose]) : landmark));

const arms = new Set<number>([...hands, landmarkIndex.leftElbow, landmarkIndex.rightElbow, landmarkIndex.leftPinky, landmarkIndex.rightPinky]);
/** A pose whose arms are nowhere near the trunk. */
const withHandsDown = (pose: Pose): Pose => pose.map((landmark, index) => (arms.has(index) ? sure(pose[landmarkIndex.leftAnkle]) : landmark));

type Pen = OffscreenCanvasRenderingContext2D;

/** A picture with fine black and red stripes where the head is, and fine white and blue ones everywhere else. */
async function pictureOf(pose: Pose, { noise = false, bystander = false, name = false } = {}): Promise<Blob> {
  const pen = sure(new OffscreenCanvas(size.width, size.height).getContext('2d'));
  stripes(pen, { x: 0, y: 0, ...size }, noise ? null : ['#ffffff', '#0000ff']);
  const nose = sure(pose[landmarkIndex.nose]);
  const ys = pose.map(({ y }) => y * size.height);
  // Half a head of a person of this height, from the neck to the top and over both ears.
  const half = 0.075 * (Math.max(...ys) - Math.min(...ys));
  // Beside the player, above the knees, where somebody may stand.
  if (bystander) {
    const left = Math.min(...pose.map(({ x }) => x * size.width));
    const tall = Math.max(...ys) - Math.min(...ys);
    stripes(pen, { x: left - 0.24 * tall, y: Math.min(...ys), width: 0.12 * tall, height: 0.5 * tall }, ['#00ff00', '#ffff00']);
  }
  // A name on the shirt, between the shoulders.
  if (name) {
    const [left, right] = [sure(pose[landmarkIndex.leftShoulder]), sure(pose[landmarkIndex.rightHip])];
    const tall = Math.max(...ys) - Math.min(...ys);
    const middle = { x: ((left.x + right.x) / 2) * size.width, y: ((left.y + right.y) / 2) * size.height };
    stripes(pen, { x: middle.x - 0.05 * tall, y: middle.y - 0.05 * tall, width: 0.1 * tall, height: 0.1 * tall }, ['#00ff00', '#ffff00']);
  }
  stripes(pen, { x: nose.x * size.width - half, y: nose.y * size.height - half, width: 2 * half, height: 2 * half }, ['#000000', '#ff0000']);
  return pen.canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 });
}

function stripes(pen: Pen, box: { x: number; y: number; width: number; height: number }, colours: readonly [string, string] | null): void {
  for (let line = 0; line < box.height; line += 4) {
    for (let column = 0; column < (colours === null ? box.width : 1); column += 4) {
      pen.fillStyle = colours === null ? `hsl(${(line * 7919 + column * 104_729) % 360} 100% ${(line * column) % 100}%)` : colours[(line / 4) % 2 === 0 ? 0 : 1];
      pen.fillRect(box.x + column, box.y + line, colours === null ? 4 : box.width, Math.min(4, box.height - line));
    }
  }
}

const stillOf = async (at = time, pose = sure(frame.pose), more = {}): Promise<Still> => ({ time: at, picture: await pictureOf(pose, more) });

/** The plain picture of most tests: a browser makes a JPEG of a canvas when it is idle, which on a busy machine takes seconds. */
let plainPicture: Promise<Blob> | undefined;
const plainStill = async (at = time): Promise<Still> => ({ time: at, picture: await (plainPicture ??= pictureOf(sure(frame.pose))) });

async function pixelsOf(jpeg: Blob): Promise<ImageData> {
  const picture = await createImageBitmap(jpeg);
  const pen = sure(new OffscreenCanvas(picture.width, picture.height).getContext('2d'));
  pen.drawImage(picture, 0, 0);
  return pen.getImageData(0, 0, picture.width, picture.height);
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
const jpegOf = (base64: string): Blob => new Blob([bytesOf(base64)], { type: 'image/jpeg' });

/** How many pixels pass. */
function count({ data }: ImageData, passes: (red: number, green: number, blue: number) => boolean): number {
  let found = 0;
  for (let at = 0; at < data.length; at += 4) if (passes(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)) found += 1;
  return found;
}
/** A stripe of the head, as it would be seen if it could be read. */
const isHead = (red: number, green: number, blue: number): boolean => blue < 90 && green < 90 && (red < 70 || red > 190);
const isWhite = (red: number, green: number, blue: number): boolean => Math.min(red, green, blue) > 215;
const isBlue = (red: number, green: number, blue: number): boolean => blue > 200 && red < 90 && green < 90;

const isBystander = (red: number, green: number, blue: number): boolean => green > 200 && blue < 90 && (red < 90 || red > 200);

describe('a key frame that may be sent', () => {
  it('has no detail where the head is, and all of it elsewhere', async () => {
    const still = await plainStill();
    const before = await pixelsOf(still.picture);
    expect(count(before, isHead)).toBeGreaterThan(1000);
    const [made, ...others] = await blurredKeyFrames([still], input);
    expect(others).toEqual([]);
    const after = await pixelsOf(jpegOf(sure(made).imageData));
    expect(count(after, isHead)).toBe(0);
    expect(count(after, isWhite)).toBeGreaterThan(1000);
    expect(count(after, isBlue)).toBeGreaterThan(1000);
  });

  it('has none either where a hand is at the head, which would be shown', async () => {
    const pose = withHandsAt(sure(frame.pose), sure(frame.pose));
    const [made] = await blurredKeyFrames([await stillOf(time, pose)], { frames: [{ time, pose }], people: 1 });
    expect(count(await pixelsOf(jpegOf(sure(made).imageData)), isHead)).toBe(0);
  });

  it('is a JPEG of 60 KB and 512 pixels at most, with nothing but the picture in it', async () => {
    const [plain] = await blurredKeyFrames([await plainStill()], input);
    const [noisy] = await blurredKeyFrames([await stillOf(time, sure(frame.pose), { noise: true })], input);
    for (const made of [plain, noisy]) {
      const bytes = bytesOf(sure(made).imageData);
      expect(Array.from(bytes.subarray(0, 3))).toEqual([0xff, 0xd8, 0xff]);
      expect(bytes.length).toBeLessThanOrEqual(60 * 1024);
      const { width, height } = await pixelsOf(jpegOf(sure(made).imageData));
      expect(Math.max(width, height)).toBeLessThanOrEqual(512);
      expect(Math.max(width, height)).toBeGreaterThanOrEqual(256);
      expect(new TextDecoder('latin1').decode(bytes)).not.toMatch(/Exif|xmp|GPS/i);
    }
  });

  it('shows the player and little of what is behind', async () => {
    const [made] = await blurredKeyFrames([await plainStill()], input);
    const { width, height } = await pixelsOf(jpegOf(sure(made).imageData));
    const xs = sure(frame.pose).map(({ x }) => x * size.width);
    const ys = sure(frame.pose).map(({ y }) => y * size.height);
    const [wide, high] = [Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)];
    expect(width / height).toBeLessThan((wide + high / 2 + 4) / Math.min(size.height, high) + 0.1);
  });

  it.each([
    ['what is beside or behind the player', { bystander: true }],
    ['what is written on the shirt', { name: true }],
  ])('has no detail of %s', async (_, shown) => {
    const pose = withHandsDown(sure(frame.pose));
    const still = await stillOf(time, pose, shown);
    expect(count(await pixelsOf(still.picture), isBystander)).toBeGreaterThan(500);
    const [made] = await blurredKeyFrames([still], { frames: [{ time, pose }], people: 1 });
    expect(count(await pixelsOf(jpegOf(sure(made).imageData)), isBystander)).toBe(0);
  });

  it('says which frame it is and when it was', async () => {
    const [made] = await blurredKeyFrames([await plainStill(time + 0.01)], input);
    expect(made).toMatchObject({ frameNumber: input.frames.indexOf(frame), timestamp: time + 0.01 });
  });

  it('hides the head wherever it was seen a moment before and after', async () => {
    const moved = sure(frame.pose).map((landmark) => ({ ...landmark, x: landmark.x + 0.08 }));
    const reaching = { time, pose: withHandsAt(moved, sure(frame.pose)) };
    const frames: PoseFrame[] = [reaching, { time: time + 0.09, pose: moved }];
    const seenHere = await blurredKeyFrames([await stillOf(time, moved)], { frames: [reaching], people: 1 });
    expect(count(await pixelsOf(jpegOf(sure(seenHere[0]).imageData)), isHead)).toBeGreaterThan(100);
    const [made] = await blurredKeyFrames([await stillOf(time, moved)], { frames, people: 1 });
    expect(count(await pixelsOf(jpegOf(sure(made).imageData)), isHead)).toBe(0);
  });

  it('is one of three at most', async () => {
    const stills = await Promise.all(withPlayer.slice(0, 5).map((one) => stillOf(one.time, sure(one.pose))));
    const made = await blurredKeyFrames(stills, input);
    expect(made.map(({ timestamp }) => timestamp)).toEqual(withPlayer.slice(0, 3).map((one) => one.time));
  });
});

describe('a key frame stays on the device', () => {
  const changed = (change: (landmark: Landmark, index: number) => Landmark): PoseFrame[] => [{ time, pose: sure(frame.pose).map(change) }];
  const faceless = new Set<number>([landmarkIndex.nose, landmarkIndex.leftEar, landmarkIndex.rightEar]);

  it.each<readonly [string, readonly PoseFrame[], number]>([
    ['where somebody else was seen in the clip', input.frames, 2],
    ['where nobody knows how many there are', input.frames, 0],
    ['where the player was not seen', [{ time, pose: null }], 1],
    ['where nobody looked at that moment', [{ ...frame, time: time + 0.06 }], 1],
    ['where nobody looked at all', [], 1],
    ['where the head was guessed', changed((landmark, index) => (faceless.has(index) ? { ...landmark, visibility: 0.3 } : landmark)), 1],
    ['where the head is out of the picture', changed((landmark) => ({ ...landmark, y: landmark.y - 0.9 })), 1],
    [
      'where the head was lost a moment later',
      [frame, { time: time + 0.05, pose: sure(frame.pose).map((landmark, index) => (faceless.has(index) ? { ...landmark, visibility: 0.3 } : landmark)) }],
      1,
    ],
  ])('%s', async (_, frames, people) => {
    expect(await blurredKeyFrames([await plainStill()], { frames, people })).toEqual([]);
  });
});
