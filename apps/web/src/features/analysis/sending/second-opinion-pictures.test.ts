import type { ReviewInput } from '@touchline/vision';
import { describe, expect, it } from 'vitest';
import type { Still } from '../clip-rendering/clip-rendering-worker-messages.ts';
import { bestFirst, withPictures } from './second-opinion-pictures.ts';

const still = (time: number): Still => ({ time, picture: new Blob([String(time)]) });
const moments = [
  { name: 'backswing', time: 1 },
  { name: 'contact', time: 2 },
] as ReviewInput['moments'];
const frame = (frameNumber: number) => ({ frameNumber, timestamp: frameNumber / 10, highMotion: true, isCritical: true });
const picture = (frameNumber: number) => ({ frameNumber, timestamp: frameNumber / 10, imageData: `picture ${frameNumber}` });

describe('pictures for a second opinion', () => {
  it('are of the moments on which the review turns first', () => {
    expect(bestFirst([still(0.5), still(1), still(2.04)], { moments }).map(({ time }) => time)).toEqual([2.04, 0.5, 1]);
  });

  it('go with the key frames that they show, and ten at most go at all', () => {
    const [first, second, third] = withPictures([frame(1), frame(4)], [picture(4), picture(2)]);
    expect(first).toEqual(frame(1));
    expect(second).toEqual({ ...picture(2), highMotion: true, isCritical: false });
    expect(third).toEqual({ ...frame(4), imageData: 'picture 4' });
    const many = withPictures(Array.from({ length: 10 }, (_, index) => frame(index)), [picture(20)]);
    expect(many).toHaveLength(10);
    expect(many.at(-1)).toMatchObject(picture(20));
  });
});
