import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { captureVideoFrame, pictureSize } from './index.ts';

let video: HTMLVideoElement;

beforeEach(async () => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 48 });
  const pen = canvas.getContext('2d');
  const painting = setInterval(() => pen?.fillRect(0, 0, 64, 48), 30);
  const stream = canvas.captureStream(30);
  onTestFinished(() => {
    clearInterval(painting);
    for (const track of stream.getTracks()) track.stop();
  });
  video = Object.assign(document.createElement('video'), { muted: true, srcObject: stream });
  await video.play();
});
afterEach(() => vi.restoreAllMocks());

async function taken() {
  const picture = await captureVideoFrame(video);
  if (picture === null) throw new Error('no picture');
  onTestFinished(() => picture.close());
  return picture;
}

describe('the picture that a video shows', () => {
  test('is a frame, whose pixels can be copied', async () => {
    const picture = await taken();
    expect(picture).toBeInstanceOf(VideoFrame);
    expect(pictureSize(picture)).toEqual({ width: 64, height: 48 });
  });

  test('is one that is drawn where the browser has no frames', async () => {
    const frames = Object.getOwnPropertyDescriptor(globalThis, 'VideoFrame') ?? {};
    onTestFinished(() => void Object.defineProperty(globalThis, 'VideoFrame', frames));
    Reflect.deleteProperty(globalThis, 'VideoFrame');
    const picture = await taken();
    expect(picture).toBeInstanceOf(ImageBitmap);
    expect(pictureSize(picture)).toEqual({ width: 64, height: 48 });
  });

  test.each([
    // The size of the format that it is in.
    ['cannot be copied as red, green and blue', () => vi.spyOn(VideoFrame.prototype, 'allocationSize').mockReturnValue((64 * 48 * 3) / 2)],
    ['is turned', () => Object.defineProperty(VideoFrame.prototype, 'rotation', { configurable: true, get: () => 90 })],
    ['is mirrored', () => Object.defineProperty(VideoFrame.prototype, 'flip', { configurable: true, get: () => true })],
  ])('is one that is drawn where the frame %s, and the frame is given back', async (_, change) => {
    const [rotation, flip] = ['rotation', 'flip'].map((name) => Object.getOwnPropertyDescriptor(VideoFrame.prototype, name));
    onTestFinished(() => {
      restore('rotation', rotation);
      restore('flip', flip);
    });
    change();
    const close = vi.spyOn(VideoFrame.prototype, 'close');
    expect(await taken()).toBeInstanceOf(ImageBitmap);
    expect(close).toHaveBeenCalledTimes(1);
  });

  test('is none before there is one', async () => {
    expect(await captureVideoFrame(document.createElement('video'))).toBeNull();
  });
});

function restore(name: string, descriptor: PropertyDescriptor | undefined): void {
  if (descriptor === undefined) Reflect.deleteProperty(VideoFrame.prototype, name);
  else Object.defineProperty(VideoFrame.prototype, name, descriptor);
}
