import { describe, expect, it } from 'vitest';
import { landmarkIndex } from './landmarks.ts';
import { followPerson } from './person/follow-person.ts';
import { recordingOf } from './testing/recorded-landmarks.ts';
import { recordedReview } from './testing/recorded-review.ts';
import { reviewFromRequest } from './testing/review-from-request.ts';

describe.each(['every frame', 'the frames of the plan'] as const)('the real kick from the front, %s', (look) => {
  const review = recordedReview('kick-720p-h264', 'shooting', { look });

  it('is one kick with the right leg, and no knee angle is claimed', () => {
    expect(review).toMatchObject({ view: 'front', kickingLeg: 'right', notMeasured: ['frontView'] });
    const contacts = review.moments.filter(({ name }) => name === 'contact');
    expect(contacts).toHaveLength(1);
    expect(Math.abs((contacts[0]?.time ?? 0) - 2.87)).toBeLessThanOrEqual(0.1);
    expect(review.measures.map(({ id }) => id)).toEqual([
      'followThroughHigh',
      'plantFootStill',
      'headSteady',
      'kneeAlignmentAtContact',
    ]);
    expect(review.tips[0]).toBe('filmFromSide');
  });

  it('is scored by what the front shows: the foot swings high, and the standing foot stays', () => {
    expect(review.measures.find(({ id }) => id === 'followThroughHigh')?.value).toBe(1);
    expect(review.measures.find(({ id }) => id === 'plantFootStill')?.value).toBeLessThan(9);
    expect(review.overallScore).toBeGreaterThan(60);
    expect(review.strengths.map(({ id }) => id)).toContain('followThroughHigh.good');
    expect(review.improvements).toEqual([]);
  });
});

describe.each(['every frame', 'the frames of the plan'] as const)('the same kick, small and coarsely coded, %s', (look) => {
  const review = recordedReview('kick-360p-h264', 'shooting', { look });

  it('is struck at the same time, off a foot that stands', () => {
    const timeOf = (name: string) => review.moments.find((moment) => moment.name === name)?.time ?? 0;
    expect(Math.abs(timeOf('contact') - 2.87)).toBeLessThanOrEqual(0.1);
    expect(Math.abs(timeOf('plant') - 2.72)).toBeLessThanOrEqual(0.1);
    expect(review.kickingLeg).toBe('right');
    expect(review.improvements).toEqual([]);
  });
});

describe.each(['kick-dark-h264', 'two-kickers-h264'] as const)('the same kick, badly seen: %s', (name) => {
  const { clip, frames } = recordingOf(name);
  const kickOf = (seen: typeof frames) => {
    const followed = followPerson(seen, clip);
    return reviewFromRequest({ type: 'shooting', clip, frames: followed.frames, people: followed.people, age: 15 });
  };

  it('is struck when the foot that stands has long come down, and that foot is not said to move', () => {
    const { kickingLeg, moments, improvements, measures } = kickOf(frames);
    const timeOf = (wanted: string) => moments.find((moment) => moment.name === wanted)?.time ?? 0;
    expect(kickingLeg).toBe('right');
    expect(Math.abs(timeOf('contact') - 2.87)).toBeLessThanOrEqual(0.1);
    expect(Math.abs(timeOf('plant') - 2.72)).toBeLessThanOrEqual(0.1);
    expect(timeOf('contact') - timeOf('plant')).toBeGreaterThan(0.1);
    expect(measures.find(({ id }) => id === 'plantFootStill')?.value).toBeLessThan(9);
    expect(improvements).toEqual([]);
  });

  it('is no contact, and nothing is measured at one, where the toe was only guessed', () => {
    const guessed = frames.map(({ time, poses }) => ({
      time,
      poses: poses.map((pose) =>
        pose.map((at, point) => (point === landmarkIndex.rightFootIndex ? { ...at, visibility: 0.35 } : at)),
      ),
    }));
    expect(kickOf(guessed)).toMatchObject({ moments: [], measures: [], overallScore: null, notMeasured: ['unclearKick'] });
  });
});

describe.each(['every frame', 'the frames of the plan'] as const)('two people of whom nobody kicks, %s', (look) => {
  it.each(['shooting', 'passing', 'crossAndFinish', 'setpiece'] as const)('get no kick and no score for %s', (type) => {
    expect(recordedReview('two-people-vp9', type, { look })).toMatchObject({
      kickingLeg: null,
      moments: [],
      measures: [],
      overallScore: null,
      // At a first pass she is seen in little more than half of the frames.
      notMeasured: ['lostSight'],
      people: 2,
    });
  });
});

it('two people who run about get no score for a keeper’s set position, for neither stands still', () => {
  expect(recordedReview('two-people-vp9', 'goalkeeping', { look: 'the frames of the plan' })).toMatchObject({
    overallScore: null,
    notMeasured: ['lostSight'],
  });
});

it.each(['every frame', 'the frames of the plan'] as const)('a walk with the eyes on the ground gets no score for dribbling, %s', (look) => {
  expect(recordedReview('two-people-vp9', 'dribbling', { look })).toMatchObject({ overallScore: null, notMeasured: ['lostSight'] });
});
