import { analysisTypes } from '@touchline/domain';
import { describe, expect, it } from 'vitest';
import { planOf } from './frames/frame-plan.ts';
import { followPerson } from './person/follow-person.ts';
import { reviewFromRequest } from './testing/review-from-request.ts';
import type { FormReview } from './review-types.ts';
import type { Film } from './testing/synthetic-film.ts';
import { analysedFrames } from './testing/analysed-frames.ts';
import { filmed, rightPlayers } from './testing/synthetic-players.ts';
import type { RightPlayer } from './testing/synthetic-players.ts';
import { asDetected } from './testing/synthetic-walker.ts';

function review(type: RightPlayer['type'], { clip, frames }: Film): FormReview {
  return reviewFromRequest({ type, clip, frames, people: 1, age: 15 });
}

function scoreBy(measures: FormReview['measures']): Record<string, number> {
  return Object.fromEntries(measures.map(({ id, score }) => [id, score]));
}

describe.each(rightPlayers)('a synthetic player for $type, from the $seenFrom', (player) => {
  const right = review(player.type, filmed(player, player.motion));

  it('scores over 85 when it is done right, with nothing to work on', () => {
    expect(right.view).toBe(player.seenFrom);
    expect(right.measures.length).toBeGreaterThanOrEqual(2);
    expect(right.overallScore).toBeGreaterThan(85);
    expect(right.improvements).toEqual([]);
    expect(right.strengths.length).toBeGreaterThan(0);
  });

  it.each(player.planted)('loses points for $finding, and for nothing else', ({ finding, motion }) => {
    const wrong = review(player.type, filmed(player, motion));
    expect(wrong.improvements.map(({ id }) => id)).toEqual([finding]);
    const [before, after] = [scoreBy(right.measures), scoreBy(wrong.measures)];
    expect(Object.keys(after)).toEqual(Object.keys(before));
    const lost = Object.entries(before).filter(([id, score]) => score - (after[id] ?? 0) > 3);
    expect(lost.map(([id]) => id)).toEqual([finding.split('.')[0]]);
    expect(wrong.overallScore).toBeLessThan(right.overallScore ?? 0);
  });
});

describe('the synthetic players', () => {
  it('get the same findings from the few frames that the product looks at', () => {
    for (const player of rightPlayers.filter(({ type }) => planOf(type) === 'kick')) {
      for (const motion of [player.motion, ...player.planted.map(({ motion }) => motion)]) {
        const { clip, frames } = filmed(player, motion);
        const looked = analysedFrames(asDetected(frames), clip, player.type);
        const { frames: followed } = followPerson(looked, clip);
        expect(followed.length).toBeLessThan(frames.length * 0.75);
        const said = (review: FormReview) => review.improvements.map(({ id }) => id);
        expect(said(review(player.type, { clip, frames: followed }))).toEqual(said(review(player.type, { clip, frames })));
      }
    }
  });

  it('are there for all eleven types', () => {
    expect(new Set(rightPlayers.map(({ type }) => type))).toEqual(new Set(analysisTypes));
  });
});
