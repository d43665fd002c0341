import { expect, it } from 'vitest';
import type { ClipShape } from '../landmarks.ts';
import { scene } from '../testing/synthetic-walkers-scene.ts';
import { followPerson } from './follow-person.ts';
import { peopleBeside } from './people-beside.ts';

const clip: ClipShape = { width: 1280, height: 720, duration: 3, frameRate: 30 };
const runner = { from: 1, pace: 0.2, stride: 30 };

it('everybody else as large as the followed person is told, each in their own frames', () => {
  const frames = scene(clip, [runner, { from: 0.4, pace: 0, stride: 3 }]);
  const { frames: followed } = followPerson(frames, clip);
  const [other, ...more] = peopleBeside(frames, followed, clip);
  expect(more).toEqual([]);
  expect(other).toHaveLength(frames.length);
  expect(other?.every(({ pose }, at) => frames[at]?.poses.includes(pose ?? []) && pose !== followed[at]?.pose)).toBe(true);
});

it('nobody is told of a player alone, nor of people in the background', () => {
  for (const people of [[runner], [runner, { from: 0.4, pace: 0, stride: 3, leg: 0.1 }]]) {
    const frames = scene(clip, people);
    expect(peopleBeside(frames, followPerson(frames, clip).frames, clip)).toEqual([]);
  }
});
