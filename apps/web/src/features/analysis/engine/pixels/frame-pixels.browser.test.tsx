import { VideoSample, type Rotation } from 'mediabunny';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { frameOpener } from './frame-pixels.ts';
import type { PixelPart } from './resample-pixels.ts';

afterEach(() => vi.restoreAllMocks());

/** A frame as a decoder gives it: brightness and colours apart, with something else in every corner. */
function decoded(rotation: Rotation, flip: boolean): VideoSample {
  const [width, height] = [320, 180];
  const data = new Uint8Array((width * height * 3) / 2).fill(128);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) data[row * width + column] = 40 + Math.round((column / width) * 80 + (row / height) * 60);
  }
  for (let row = 0; row < 40; row += 1) data.fill(220, row * width, row * width + 60);
  data.fill(90, width * height, width * height + 4_000);
  return new VideoSample(new VideoFrame(data, { format: 'I420', codedWidth: width, codedHeight: height, timestamp: 0 }), { timestamp: 1.5, rotation, flip });
}

async function readOf(frame: VideoSample, part: PixelPart, width: number, height: number): Promise<Uint8ClampedArray> {
  const { timestamp, read, close } = await frameOpener()(frame);
  expect(timestamp).toBe(1.5);
  const { data } = read(part, width, height);
  close();
  return data;
}

/** Mean difference, in levels of 255. */
function difference(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  expect(one).toHaveLength(other.length);
  return one.reduce((sum, level, index) => sum + Math.abs(level - (other[index] ?? 0)), 0) / one.length;
}

const turns = [0, 90, 180, 270].flatMap((rotation) => [false, true].map((flip) => [rotation as Rotation, flip] as const));

describe('a decoded frame', () => {
  test.each(turns)('that is turned by %i and mirrored (%s) has the pixels of one that is drawn', async (rotation, flip) => {
    const [width, height] = rotation % 180 === 0 ? [320, 180] : [180, 320];
    const sizes: [PixelPart, number, number][] = [
      [{ x: 0, y: 0, width, height }, width, height],
      [{ x: 0, y: 0, width, height }, width * 0.75, height * 0.75],
      [{ x: 0, y: 0, width, height }, width / 2, height / 2],
      [{ x: 20.3, y: 8.7, width: 100, height: 100 }, 100, 100],
    ];
    for (const [part, toWidth, toHeight] of sizes) {
      const copied = await readOf(decoded(rotation, flip), part, toWidth, toHeight);
      vi.spyOn(VideoFrame.prototype, 'copyTo').mockRejectedValue(new DOMException('not this one', 'NotSupportedError'));
      const drawn = await readOf(decoded(rotation, flip), part, toWidth, toHeight);
      vi.restoreAllMocks();
      expect(difference(copied, drawn)).toBeLessThan(1);
    }
  });

  test('is given back to the decoder before it is looked at', async () => {
    const close = vi.spyOn(VideoFrame.prototype, 'close');
    await frameOpener()(decoded(0, false));
    expect(close).toHaveBeenCalledTimes(1);
  });

  test('is drawn where the browser does not know how to copy it in colours, and is closed by whoever got it', async () => {
    const close = vi.spyOn(VideoFrame.prototype, 'close');
    // The size of the format that the frame is in.
    vi.spyOn(VideoFrame.prototype, 'allocationSize').mockReturnValue((320 * 180 * 3) / 2);
    const copy = vi.spyOn(VideoFrame.prototype, 'copyTo');
    const frame = await frameOpener()(decoded(0, false));
    expect(frame.read({ x: 0, y: 0, width: 320, height: 180 }, 32, 18)).toMatchObject({ width: 32, height: 18 });
    expect(copy).not.toHaveBeenCalled();
    expect(close).not.toHaveBeenCalled();
    frame.close();
    expect(close).toHaveBeenCalledTimes(1);
  });

  test('is copied into the memory of the one before', async () => {
    const copy = vi.spyOn(VideoFrame.prototype, 'copyTo');
    const open = frameOpener();
    await open(decoded(0, false));
    await open(decoded(0, false));
    const [[first], [second]] = copy.mock.calls as [[Uint32Array], [Uint32Array]];
    expect(second.buffer).toBe(first.buffer);
  });
});
