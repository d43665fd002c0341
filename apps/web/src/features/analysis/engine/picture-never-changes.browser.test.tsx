import { expect, test } from 'vitest';
import { stillClipDetector } from './picture-never-changes.ts';
import { canvasPixels } from './pixels/canvas-pixels.ts';

/** A frame of a clip: a man-high block on a pitch, at so many pixels from the left, with the noise of a camera. */
function frameAt(left: number) {
  const picture = new OffscreenCanvas(1280, 720);
  const pitch = picture.getContext('2d');
  if (pitch === null) throw new Error('no canvas');
  pitch.fillStyle = '#2a6b3f';
  pitch.fillRect(0, 0, 1280, 720);
  pitch.fillStyle = '#e8e8e8';
  pitch.fillRect(left, 200, 120, 400);
  for (let spot = 0; spot < 2_000; spot += 1) {
    pitch.fillStyle = `rgb(255 255 255 / ${0.05 * Math.random()})`;
    pitch.fillRect(Math.random() * 1280, Math.random() * 720, 2, 2);
  }
  const read = canvasPixels()((context, ...place) => context.drawImage(picture, ...place));
  return (width: number, height: number) => read({ x: 0, y: 0, width: 1280, height: 720 }, width, height);
}

test('a picture that never changes is still, noise or not', () => {
  const watch = stillClipDetector();
  for (let frame = 0; frame < 6; frame += 1) watch.add(frameAt(500));
  expect(watch.isStill()).toBe(true);
});

test('a player who moves by a hand’s breadth is not', () => {
  const watch = stillClipDetector();
  for (let frame = 0; frame < 6; frame += 1) watch.add(frameAt(500 + frame * 8));
  expect(watch.isStill()).toBe(false);
});

test('one picture tells nothing', () => {
  const watch = stillClipDetector();
  watch.add(frameAt(500));
  expect(watch.isStill()).toBe(false);
});

test('where no picture can be read nothing is called still', () => {
  const watch = stillClipDetector();
  for (let frame = 0; frame < 6; frame += 1) {
    watch.add(() => {
      throw new Error('no canvas can be had here');
    });
  }
  expect(watch.isStill()).toBe(false);
});
