import { analysisTypes } from '@touchline/domain';
import type { AnalysisType } from '@touchline/domain';
import { describe, expect, it } from 'vitest';
import { buildReview } from '../build-review.ts';
import { followPerson } from '../person/follow.ts';
import type { ReviewInput } from '../review-input.ts';
import { framesLookedAt } from '../testing/product-plan.ts';
import { recordingNames, recordingOf } from '../testing/recording.ts';
import type { RecordingName } from '../testing/recording.ts';
import { filmed, rightPlayers } from '../testing/right-players.ts';
import { selectResultFrames } from './select-result-frames.ts';

/** What is kept of a recorded clip: looked at in every frame, or in those of the product's plan. */
function inputOf(name: RecordingName, type: AnalysisType, look: 'all' | 'plan' = 'plan'): ReviewInput {
  const { clip, frames } = recordingOf(name);
  const followed = followPerson(look === 'all' ? frames : framesLookedAt(frames, clip, type), clip);
  return selectResultFrames({ type, clip, frames: followed.frames, people: followed.people, age: 15 });
}

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

  it.each(analysisTypes)('for %s is 15 to 40 frames with 3 decimals, and its key moments are among them', (type) => {
    const { frames, moments, looked } = inputOf(name, type);
    expect(frames.length).toBeGreaterThanOrEqual(Math.min(15, looked.seen));
    expect(frames.length).toBeLessThanOrEqual(40);
    expect(frames.map(({ time }) => time)).toEqual(frames.map(({ time }) => time).toSorted((a, b) => a - b));
    for (const { time } of moments) expect(Math.min(...frames.map((frame) => Math.abs(frame.time - time)))).toBeLessThan(1 / 15);
    for (const { x, y, visibility } of frames.flatMap(({ pose }) => pose ?? [])) {
      expect(isRounded(x, 1000) && isRounded(y, 1000) && isRounded(visibility, 100)).toBe(true);
    }
  });
});

describe('the review of the chosen frames', () => {
  it.each([
    // As by all the frames that were looked at, rounding aside.
    ['kick-720p-h264', 'shooting', 98],
    ['kick-720p-h264', 'passing', 82],
    ['kick-720p-h264', 'general', 81],
    ['kick-720p-h264', 'goalkeeping', 81],
    ['kick-360p-h264', 'shooting', 98],
    ['kick-dark-h264', 'shooting', 98],
    ['two-kickers-h264', 'shooting', 98],
    ['two-people-vp9', 'heading', 90],
  ] as const)('of %s for %s has the score of all frames: %i', (name, type, score) => {
    expect(Math.abs((buildReview(inputOf(name, type)).overallScore ?? 0) - score)).toBeLessThanOrEqual(1);
  });

  it('has the touches of all frames', () => {
    expect(buildReview(inputOf('kick-720p-h264', 'juggling')).juggling?.touches.map(({ time }) => time)).toEqual([
      expect.closeTo(1.63, 2),
      expect.closeTo(3.66, 2),
    ]);
  });

  it('keeps the kick in the dark where it was', () => {
    const { moments, kickingLeg } = buildReview(inputOf('kick-dark-h264', 'shooting'));
    expect(kickingLeg).toBe('right');
    expect(moments.find(({ name }) => name === 'contact')?.time).toBeCloseTo(2.94, 2);
  });

  it.each(rightPlayers.filter(({ type }) => ['dribbling', 'juggling', 'defending', 'heading'].includes(type)))(
    'finds in 15 s of $type from the $seenFrom what it finds in a few seconds, of 40 frames',
    (player) => {
      for (const { finding, motion } of player.planted) {
        // The motion over and over, for a clip as long as they may be.
        const again = (time: number) => motion(time % player.duration);
        const film = filmed({ ...player, duration: 15 }, again);
        const input = selectResultFrames({ type: player.type, ...film, people: 1, age: 15 });
        expect(input.frames).toHaveLength(40);
        expect(buildReview(input).improvements.map(({ id }) => id)).toEqual([finding]);
      }
    },
  );

  it.each([60, 120])('finds in a kick at %i frames a second what it finds at 30', (rate) => {
    for (const player of rightPlayers.filter(({ rate: usual }) => usual === 30)) {
      for (const { finding, motion } of player.planted) {
        const input = selectResultFrames({ type: player.type, ...filmed({ ...player, rate }, motion), people: 1, age: 15 });
        expect(input.frames).toHaveLength(40);
        expect(buildReview(input).improvements.map(({ id }) => id)).toEqual([finding]);
      }
    }
  });
});
