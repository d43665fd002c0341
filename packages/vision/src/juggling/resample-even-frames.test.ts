import { expect, it } from 'vitest';
import type { PoseFrame } from '../landmarks.ts';
import { film } from '../testing/synthetic-film.ts';
import { juggle } from '../testing/synthetic-motions.ts';
import { evenFrames } from './resample-even-frames.ts';

const { frames } = film(juggle(), { duration: 4, rate: 30 });
const toe = ({ pose }: PoseFrame): number => pose?.[31]?.y ?? NaN;

it('frames at an even pace already stay as they are', () => {
  const even = film(juggle(), { duration: 4, rate: 15 }).frames;
  expect(evenFrames(even)).toEqual(even);
});

it('a foot is where it was between two frames, also at the top of its way', () => {
  const uneven = frames.filter((_, at) => [0, 2, 5].includes(at % 7));
  const found = evenFrames(uneven).filter(({ pose }) => pose !== null);
  const off = found.map((frame) => Math.abs(toe(frame) - toe(frames[Math.round(frame.time * 30)] ?? frame)));
  expect(found.length).toBeGreaterThan(55);
  expect(Math.max(...off)).toBeLessThan(0.008);
});

it('a beat is the same, whichever frame comes first', () => {
  const late = frames.slice(4).filter((_, at) => at % 3 === 0);
  const times = evenFrames(late).map(({ time }) => time);
  expect(times.every((time) => Math.abs(time * 15 - Math.round(time * 15)) < 1e-6)).toBe(true);
});

it('nothing is made up where the player was not seen for long', () => {
  const gone = frames.filter(({ time }) => time < 1 || time > 1.5);
  const between = evenFrames(gone).filter(({ time }) => time > 1.001 && time < 1.499);
  expect(between.length).toBeGreaterThan(5);
  expect(between.every(({ pose }) => pose === null)).toBe(true);
});

it('of none there are none', () => expect(evenFrames([])).toEqual([]));
