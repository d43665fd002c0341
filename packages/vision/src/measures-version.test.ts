import { createHash } from 'node:crypto';
import { analysisTypes } from '@touchline/domain';
import { expect, it } from 'vitest';
import { MEASURES_VERSION } from './measures-version.ts';
import type { Finding, FormReview } from './review-types.ts';
import { recordedReview, recordingNames } from './testing/recorded-review.ts';
import { film } from './testing/synthetic-film.ts';
import { heldBack, juggle, shot } from './testing/synthetic-motions.ts';
import { placesOf } from './testing/synthetic-ball.ts';
import { reviewFromRequest } from './testing/review-from-request.ts';
import { filmed, rightPlayers } from './testing/synthetic-players.ts';
import { walk } from './testing/synthetic-walker.ts';

/** What the reviews below were in each version of the measures. A new version is a new line; none is ever changed. */
const fingerprints: Readonly<Record<number, string>> = { 1: '8b1ad8389c3ed71f', 2: '701bb912245ae424', 3: 'e0b9fc9a404f2c1b', 4: 'ab0316924887c43c', 5: '31e4693d9dae645f', 6: '1ca6a08a86b28adc', 7: '45baeacc0f6fd480', 8: '70a4c08d729f35e8', 9: 'ec3742d3e1b6eb7d', 10: 'a9b04710312120cc', 11: '5246920cf6945fb9', 12: '3aebeeeb5f8a24df' };

/** What was measured, without what is only said or offered: tips, and the drills that train something. */
function measuredIn({ tips: _tips, strengths, improvements, ...measured }: FormReview) {
  const withoutDrill = ({ drillId: _drillId, ...finding }: Finding) => finding;
  return { ...measured, strengths: strengths.map(withoutDrill), improvements: improvements.map(withoutDrill) };
}

const recorded = recordingNames.flatMap((name) =>
  analysisTypes.flatMap((type) => [
    recordedReview(name, type, { look: 'every frame' }),
    recordedReview(name, type, { look: 'the frames of the plan' }),
  ]),
);
const synthetic = rightPlayers.flatMap((player) =>
  [player.motion, ...player.planted.map(({ motion }) => motion)].map((motion) => {
    const { clip, frames } = filmed(player, motion);
    return reviewFromRequest({ type: player.type, clip, frames, people: 1, age: 15 });
  }),
);
const others = [
  film((time) => shot()(time / 2), { duration: 6 }),
  film(heldBack(shot()), { duration: 3 }),
  // A slow swing of a leg, and a walk after it.
  film((time) => (time < 24 ? shot()(time / 8) : walk({ cadence: 1.9, stride: 24, bend: 55, pace: 0, heading: 0 })(time - 24)), { duration: 27 }),
].map((one) => reviewFromRequest({ type: 'shooting', ...one, people: 1, age: 15 }));

const juggler = film(juggle({ uneven: 4 }), { duration: 8, rate: 15 });
/** A ball that a juggler sends up every 1.2 s, with one foot. */
const withBall = reviewFromRequest({
  type: 'juggling',
  ...juggler,
  people: 1,
  age: 15,
  ball: placesOf(juggler.frames, Array.from({ length: 7 }, (_, at) => ({ time: 0.1 + 1.2 * at, x: 0.52, y: 0.75 })), 0.36),
});

/** Of numbers four decimals: another processor's last digit is no other measure. */
function fingerprintOf(reviews: readonly FormReview[]): string {
  const text = JSON.stringify(reviews.map(measuredIn), (_key, value: unknown) =>
    typeof value === 'number' ? Math.round(value * 10_000) / 10_000 + 0 : value,
  );
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

it('reviews the recordings and the synthetic players as this version of the measures did: another review is another version', () => {
  const fingerprint = fingerprintOf([...recorded, ...synthetic, ...others, withBall]);
  expect(
    fingerprints[MEASURES_VERSION],
    `the reviews changed: raise MEASURES_VERSION to ${MEASURES_VERSION + 1}, and add its fingerprint '${fingerprint}' above`,
  ).toBe(fingerprint);
});

it('has a fingerprint for every version there was, each another', () => {
  expect(Object.keys(fingerprints)).toEqual(Array.from({ length: MEASURES_VERSION }, (_, at) => String(at + 1)));
  expect(new Set(Object.values(fingerprints)).size).toBe(MEASURES_VERSION);
});
