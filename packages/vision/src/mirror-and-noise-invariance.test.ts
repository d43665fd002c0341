import { count } from '@touchline/domain/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { landmarkIndex } from './landmarks.ts';
import type { Landmark, PoseFrame } from './landmarks.ts';
import { buildReview } from './build-review.ts';
import { unroundedReviewInput } from './unrounded-review-input.ts';
import { reviewFromRequest } from './testing/review-from-request.ts';
import type { FormReview } from './review-types.ts';
import { filmed, rightPlayers } from './testing/synthetic-players.ts';

/** Every landmark's partner on the other side of the body; itself for the nose. */
const partners = Object.entries(landmarkIndex).map(([name, at]) => {
  const other = name.startsWith('left') ? name.replace('left', 'right') : name.replace('right', 'left');
  const mouth = name === 'mouthLeft' ? 'mouthRight' : name === 'mouthRight' ? 'mouthLeft' : other;
  return [at, Object.entries(landmarkIndex).find(([candidate]) => candidate === mouth)?.[1] ?? at] as const;
});

type Move = (landmark: Landmark) => Landmark;

function moved(frames: readonly PoseFrame[], move: Move): PoseFrame[] {
  return frames.map(({ time, pose }) => ({ time, pose: pose && pose.map(move) }));
}

function mirrored(frames: readonly PoseFrame[]): PoseFrame[] {
  return moved(frames, (landmark) => ({ ...landmark, x: 1 - landmark.x })).map(({ time, pose }) => {
    if (!pose) return { time, pose };
    const other = [...pose];
    for (const [at, partner] of partners) other[at] = pose[partner] ?? { x: 0, y: 0, visibility: 0 };
    return { time, pose: other };
  });
}

/** Every synthetic player, right and with each fault. */
const players = rightPlayers.flatMap((player) =>
  [player.motion, ...player.planted.map(({ motion }) => motion)].map((motion) => ({ player, motion })),
);

/** Errors of a detector, always the same ones for a seed: about normal, 0.7 % of the picture's height. */
function trembling(seed: number): () => number {
  let state = seed;
  const even = () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  return () => (Array.from({ length: 12 }, even).reduce((sum, value) => sum + value, 0) - 6) * 0.007;
}

/** What two pictures of the same movement must agree in: scores to the point, findings by name. */
function essence(review: FormReview) {
  return {
    view: review.view,
    overall: review.overallScore,
    scores: review.measures.map(({ id, score }) => [id, Math.round(score)]),
    said: [...review.strengths, ...review.improvements].map(({ id }) => id).toSorted((a, b) => a.localeCompare(b)),
    moments: review.moments.map(({ name, time }) => [name, time]),
  };
}

/** What is found in a player's clip, and in the same clip with its landmarks changed. */
function twice({ player, motion }: (typeof players)[number], change: (frames: readonly PoseFrame[]) => PoseFrame[]) {
  const { clip, frames } = filmed(player, motion);
  // Before any rounding: thousandths of the picture are more of a small player than of a large one.
  const found = (seen: readonly PoseFrame[]) =>
    essence(buildReview(unroundedReviewInput({ type: player.type, clip, frames: seen, people: 1, age: 15 })));
  return { plain: found(frames), changed: found(change(frames)) };
}

describe('a review', () => {
  it('is the same for a mirrored clip, with left and right changed', () => {
    fc.assert(
      fc.property(fc.constantFrom(...players), (one) => {
        const { plain, changed } = twice(one, mirrored);
        expect(changed).toEqual(plain);
      }),
      { numRuns: count('syntheticPlayers') },
    );
  });

  it('is the same wherever the player stands in the picture, and however large', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...players),
        fc.double({ min: 0.5, max: 1, noNaN: true }),
        fc.double({ min: -0.12, max: 0.12, noNaN: true }),
        fc.double({ min: -0.05, max: 0.05, noNaN: true }),
        (one, scale, right, down) => {
          const move: Move = ({ x, y, visibility }) => ({
            x: 0.5 + (x - 0.5) * scale + right * scale,
            y: 0.5 + (y - 0.5) * scale + down * scale,
            visibility,
          });
          const { plain, changed } = twice(one, (frames) => moved(frames, move));
          expect(changed).toEqual(plain);
        },
      ),
      { numRuns: count('syntheticPlayers') },
    );
  });

  it('finds no fault in a player who does it right, though the detector trembles by 2 % of a leg', () => {
    for (const player of rightPlayers) {
      const { clip, frames } = filmed(player, player.motion);
      const tremble = trembling(player.type.length + player.duration);
      const shaken = moved(frames, ({ x, y, visibility }) => ({
        x: x + (tremble() * clip.height) / clip.width,
        y: y + tremble(),
        visibility,
      }));
      const review = reviewFromRequest({ type: player.type, clip, frames: shaken, people: 1, age: 15 });
      expect(review.overallScore).toBeGreaterThan(85);
      expect(review.improvements).toEqual([]);
    }
  });
});
