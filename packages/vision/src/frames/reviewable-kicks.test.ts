import { describe, expect, it } from 'vitest';
import { buildReview } from '../build-review.ts';
import { reduceToReviewInput } from './reduce-clip-to-review-input.ts';
import { reviewableKicks } from './reviewable-kicks.ts';
import type { DetectedFrame, PoseFrame } from '../landmarks.ts';
import type { ReviewRequest } from '../review-input.ts';
import { analysedFrames } from '../testing/analysed-frames.ts';
import type { Film } from '../testing/synthetic-film.ts';
import { kickTimes, pass, shot } from '../testing/synthetic-motions.ts';
import { kickEvery, kicksInARow } from '../testing/kicks-in-a-row.ts';
import { recordingOf } from '../testing/recorded-landmarks.ts';
import { followPerson } from '../person/follow-person.ts';

const detected = (frames: readonly PoseFrame[]): DetectedFrame[] =>
  frames.map(({ time, pose }) => ({ time, poses: pose === null ? [] : [pose] }));

/** What the product analyses of a film. */
function request({ clip, frames }: Film, type: ReviewRequest['type'] = 'shooting'): ReviewRequest {
  const looked = followPerson(analysedFrames(detected(frames), clip, type), clip, { type });
  return { type, clip, frames: looked.frames, people: 1, age: 14 };
}

const times = (film: Film, type?: ReviewRequest['type']) => reviewableKicks(request(film, type)).map(({ time }) => time);

describe('several kicks in one clip', () => {
  it.each([2, 5])('are all found, %i of them, in the frames that the product looks at', (count) => {
    const found = times(kicksInARow([shot(), ...Array.from({ length: count - 1 }, () => shot())]));
    expect(found).toHaveLength(count);
    for (const [at, time] of found.entries()) expect(Math.abs(time - at * kickEvery - kickTimes.contact)).toBeLessThan(0.05);
  });

  it.each(['kick-720p-h264', 'kick-360p-h264'] as const)('are found in the real recording %s played twice', (name) => {
    const { clip, frames } = recordingOf(name);
    const twice = { ...clip, duration: 2 * clip.duration };
    const all = [...frames, ...frames.map((frame) => ({ ...frame, time: frame.time + clip.duration }))];
    const looked = followPerson(analysedFrames(all, twice, 'shooting'), twice, { type: 'shooting' });
    const [first, second, ...more] = reviewableKicks({ type: 'shooting', clip: twice, ...looked, age: 14 }).map(({ time }) => time);
    expect(first).toBeGreaterThan(2.77);
    expect(first).toBeLessThan(2.97);
    expect(Math.abs((second ?? 0) - (first ?? 0) - clip.duration)).toBeLessThan(0.05);
    expect(more).toEqual([]);
  });

  it('are told apart by leg, and each review is the one of its own kick', () => {
    const asked = request(kicksInARow([shot({ kicking: 'left', supportKnee: 174 }), shot()]));
    const [left, right] = reviewableKicks(asked);
    expect([left?.leg, right?.leg]).toEqual(['left', 'right']);
    const review = (input: Parameters<typeof buildReview>[0] | undefined) => input && buildReview(input);
    expect(review(left?.input)?.improvements.map(({ id }) => id)).toContain('supportKneeAtContact.tooStraight');
    expect(review(right?.input)?.improvements.map(({ id }) => id)).not.toContain('supportKneeAtContact.tooStraight');
    expect(review(right?.input)?.measures.length).toBeGreaterThan(3);
  });

  it('are reviewed as one of them without a wish: the same as before there was a choice', () => {
    const asked = request(kicksInARow([shot(), shot({ kicking: 'left' })]));
    const { moments } = reduceToReviewInput(asked);
    expect(reviewableKicks(asked).map(({ input }) => input.moments)).toContainEqual(moments);
  });

  it('may be low passes, beside one that is hit harder too', () => {
    expect(times(kicksInARow([pass(), pass()]), 'passing')).toHaveLength(2);
    expect(times(kicksInARow([pass(), shot({ followThigh: 40 }), pass()]), 'passing').length).toBeGreaterThanOrEqual(2);
  });
});

describe('no choice is offered', () => {
  it('for one kick, also beside the steps of its run-up', () => {
    expect(times(kicksInARow([shot()]))).toEqual([]);
    expect(times(kicksInARow([pass()]), 'passing')).toEqual([]);
  });

  it.each(['kick-720p-h264', 'kick-360p-h264', 'kick-dark-h264', 'two-kickers-h264', 'two-people-vp9'] as const)(
    'for the recording %s, of one kick or none, in all frames or those that are looked at',
    (name) => {
      const { clip, frames } = recordingOf(name);
      for (const type of ['shooting', 'passing', 'crossAndFinish', 'setpiece'] as const) {
        for (const looked of [frames, analysedFrames(frames, clip, type)]) {
          expect(reviewableKicks({ type, clip, ...followPerson(looked, clip, { type }), age: 14 })).toEqual([]);
        }
      }
    },
  );

  it('for a skill that is no kick, or a clip that cannot be reviewed', () => {
    const two = kicksInARow([shot(), shot()]);
    expect(times(two, 'general')).toEqual([]);
    expect(reviewableKicks({ ...request(two), refusal: 'whoIsMeant' })).toEqual([]);
  });
});
