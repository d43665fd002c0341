import { analysisTypes } from '@touchline/domain';
import type { AnalysisType } from '@touchline/domain';
import { describe, expect, it } from 'vitest';
import { buildReview } from '../build-review.ts';
import { findTouches } from '../juggling/find-touches.ts';
import { followPerson } from '../person/follow-person.ts';
import type { ReviewInput, ReviewRequest } from '../review-input.ts';
import type { FormReview } from '../review-types.ts';
import { unroundedReviewInput } from '../unrounded-review-input.ts';
import { analysedFrames } from '../testing/analysed-frames.ts';
import { recordingNames, recordingOf } from '../testing/recorded-landmarks.ts';
import type { RecordingName } from '../testing/recorded-landmarks.ts';
import { filmed, rightPlayers } from '../testing/synthetic-players.ts';
import { reduceToReviewInput } from './reduce-clip-to-review-input.ts';

/** Of each recording whom following it finds, in these frames: looked for once. */
const found = new Map<string, ReturnType<typeof followPerson>>();
function follow(name: RecordingName, look: AnalysisType | 'all'): ReturnType<typeof followPerson> {
  const key = `${name} ${look}`;
  const { clip, frames } = recordingOf(name);
  const followed = found.get(key) ?? followPerson(look === 'all' ? frames : analysedFrames(frames, clip, look), clip);
  found.set(key, followed);
  return followed;
}

/** A recorded clip after the search: in every frame, or in those of the product's plan. */
function requestOf(name: RecordingName, type: AnalysisType, look: 'all' | 'plan' = 'plan'): ReviewRequest {
  const { frames, people } = follow(name, look === 'all' ? look : type);
  return { type, clip: recordingOf(name).clip, frames, people, age: 15 };
}

const inputOf = (...of: Parameters<typeof requestOf>): ReviewInput => reduceToReviewInput(requestOf(...of));

const stored = (input: ReviewInput): ReviewInput => JSON.parse(JSON.stringify(input)) as ReviewInput;
const isRounded = (value: number, parts: number): boolean => Math.abs(value * parts - Math.round(value * parts)) < 1e-9;

describe.each(recordingNames)('what is kept of %s', (name) => {
  it.each(analysisTypes)('for %s gives the review that was shown, touches included', (type) => {
    for (const look of ['all', 'plan'] as const) {
      const input = inputOf(name, type, look);
      const shown = buildReview(input);
      expect(buildReview(stored(input))).toEqual(shown);
      expect(shown.juggling?.touches ?? []).toEqual(type === 'juggling' ? input.moments : []);
    }
  });

  it.each(analysisTypes)('for %s gives the findings of all frames, and a score 3 points off at most', (type) => {
    const request = requestOf(name, type);
    const ofAll = buildReview(unroundedReviewInput(request, (frames) => [...frames]));
    const ofChosen = buildReview(reduceToReviewInput(request));
    const essence = ({ improvements, strengths, ...review }: FormReview) => ({
      seen: [review.view, review.kickingLeg, review.moments, review.juggling, review.notMeasured, review.frames],
      said: [...improvements, ...strengths].map(({ id }) => id).toSorted((a, b) => a.localeCompare(b)),
    });
    expect(essence(ofChosen)).toEqual(essence(ofAll));
    expect(ofChosen.overallScore === null).toBe(ofAll.overallScore === null);
    expect(Math.abs((ofChosen.overallScore ?? 0) - (ofAll.overallScore ?? 0))).toBeLessThanOrEqual(3);
  });

  it.each(analysisTypes)('for %s is 15 to 40 frames with 3 decimals, and its key moments are among them', (type) => {
    const { frames, moments, frameCounts } = inputOf(name, type);
    expect(frames.length).toBeGreaterThanOrEqual(Math.min(15, frameCounts.seen));
    expect(frames.length).toBeLessThanOrEqual(40);
    expect(frames.map(({ time }) => time)).toEqual(frames.map(({ time }) => time).toSorted((a, b) => a - b));
    for (const { time } of moments) expect(Math.min(...frames.map((frame) => Math.abs(frame.time - time)))).toBeLessThan(1 / 15);
    for (const { x, y, visibility } of frames.flatMap(({ pose }) => pose ?? [])) {
      expect(isRounded(x, 1000) && isRounded(y, 1000) && isRounded(visibility, 100)).toBe(true);
    }
  });
});

it('a landmark hardly outside the picture is kept as JSON keeps it: no negative zero', () => {
  const pose = Array.from({ length: 33 }, () => ({ x: -0.0001, y: -0.0001, visibility: 1 }));
  const { clip } = recordingOf('kick-720p-h264');
  const frames = Array.from({ length: 20 }, (_, at) => ({ time: at / 30, pose }));
  const input = reduceToReviewInput({ type: 'general', clip, frames, people: 1, age: 15 });
  expect(input.frames).toHaveLength(20);
  expect(stored(input)).toStrictEqual(input);
});

describe('the review of the chosen frames', () => {
  it.each([
    ['kick-720p-h264', 'shooting', 98],
    ['kick-720p-h264', 'passing', 82],
    ['kick-720p-h264', 'general', 81],
    // Nobody keeps in it, and nobody heads in the other.
    ['kick-720p-h264', 'goalkeeping', null],
    ['kick-360p-h264', 'shooting', 98],
    // One less than by all frames: a knee small in the picture, in thousandths of it.
    ['kick-dark-h264', 'shooting', 97],
    ['two-kickers-h264', 'shooting', 98],
    ['two-people-vp9', 'heading', null],
  ] as const)('of %s for %s gives %s', (name, type, score) => {
    expect(buildReview(inputOf(name, type)).overallScore).toBe(score);
  });

  it('has the touches of all frames', () => {
    const player = rightPlayers.find(({ type }) => type === 'juggling');
    if (player === undefined) throw new Error('no juggler');
    const { clip, frames } = filmed(player, player.motion);
    const input = reduceToReviewInput({ type: 'juggling', clip, frames, people: 1, age: 15 });
    expect(input.frames.length).toBeLessThan(frames.length);
    expect(buildReview(input).juggling?.touches).toEqual(findTouches(frames, clip));
  });

  it('keeps the kick in the dark where it was', () => {
    const { moments, kickingLeg } = buildReview(inputOf('kick-dark-h264', 'shooting'));
    expect(kickingLeg).toBe('right');
    expect(moments.find(({ name }) => name === 'contact')?.time).toBeCloseTo(2.953, 2);
  });

  it.each(rightPlayers.filter(({ type }) => ['dribbling', 'juggling', 'defending', 'heading'].includes(type)))(
    'finds in 15 s of $type from the $seenFrom what it finds in a few seconds, of 40 frames',
    (player) => {
      for (const { finding, motion } of player.planted) {
        // The motion over and over, for a clip as long as they may be.
        const again = (time: number) => motion(time % player.duration);
        const film = filmed({ ...player, duration: 15 }, again);
        const input = reduceToReviewInput({ type: player.type, ...film, people: 1, age: 15 });
        expect(input.frames).toHaveLength(40);
        expect(buildReview(input).improvements.map(({ id }) => id)).toEqual([finding]);
      }
    },
  );

  it.each([60, 120])('finds in a kick at %i frames a second what it finds at 30', (rate) => {
    for (const player of rightPlayers.filter(({ rate: usual }) => usual === 30)) {
      // Twice the frames are twice the work: of 120 a second one fault of each player says the same.
      for (const { finding, motion } of player.planted.slice(0, rate > 60 ? 1 : undefined)) {
        const input = reduceToReviewInput({ type: player.type, ...filmed({ ...player, rate }, motion), people: 1, age: 15 });
        expect(input.frames).toHaveLength(40);
        expect(buildReview(input).improvements.map(({ id }) => id)).toEqual([finding]);
      }
    }
  });
});
