import { analysisTypes } from '@touchline/domain';
import { MEASURES_VERSION, verdictOf } from '@touchline/vision';
import type { FormReview } from '@touchline/vision';
import { arbitraryReview, recordedReview, recordingNames, reviewFromRequest } from '@touchline/vision/reviews/testing';
import { filmed, rightPlayers } from '@touchline/vision/testing';
import type { EarlierAttempt } from '@touchline/vision/written-review';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Sentence } from './statement-sentences.ts';
import { writeReview } from './write-review.ts';
import type { WrittenReview } from './write-review.ts';

const recorded = recordingNames.flatMap((name) =>
  analysisTypes.map((type) => ({ name: `${name} as ${type}`, review: recordedReview(name, type, { look: 'the frames of the plan' }) })),
);
const synthetic = rightPlayers.flatMap((player) =>
  [{ finding: 'nothing', motion: player.motion }, ...player.planted].map(({ finding, motion }) => {
    const { clip, frames } = filmed(player, motion);
    const review = reviewFromRequest({ type: player.type, clip, frames, people: 1, age: 15 });
    return { name: `a synthetic player for ${player.type} from the ${player.seenFrom} with ${finding}`, review };
  }),
);
const clips = [...recorded, ...synthetic];

/** Every text of a review that a player may read, but its line. */
function textsOf(written: WrittenReview): string[] {
  return [
    written.text,
    ...written.strengths,
    ...written.improvements,
    ...written.tips,
    ...written.changes.messages,
    ...written.insights.flatMap(({ message, reason }) => [message, reason ?? '']),
    written.origin,
  ];
}

/** What is left of a text without the sentences whose source is known. */
function withoutSource(text: string, sentences: readonly Sentence[]): string {
  const known = sentences.map((sentence) => sentence.text).toSorted((a, b) => b.length - a.length);
  return known.reduce((left, sentence) => left.replaceAll(sentence, ''), text).trim();
}

/** Whether what a sentence rests on is in the review, or in an earlier attempt. */
function isTrue({ source }: Sentence, review: FormReview, earlier: readonly EarlierAttempt[]): boolean {
  const counts = { frames: review.frames.withPlayer, touches: review.juggling?.touches.length, measures: review.measures.length };
  if (source.kind === 'measure') {
    return review.measures.some(({ id, value, time }) => id === source.measure && value === source.value && time === source.time);
  }
  if (source.kind === 'score') return source.score === review.overallScore && source.measures.length === review.measures.length;
  if (source.kind === 'count') return source.count === counts[source.of];
  if (source.kind === 'notMeasured') return review.notMeasured.includes(source.reason);
  if (source.kind === 'attempts') {
    return source.createdAt.length > 0 && source.createdAt.every((at) => earlier.some(({ createdAt }) => createdAt === at));
  }
  return source.kind === 'skill' && source.type === review.type;
}

/** The same player's earlier attempts: other clips of the skill. */
function earlierOf(review: FormReview): readonly EarlierAttempt[] {
  const others = clips.map((clip) => clip.review).filter((other) => other.type === review.type && other !== review);
  return others.slice(0, 4).map((other, at) => ({ review: other, createdAt: 1000 * (at + 1), measuresVersion: at === 1 ? null : MEASURES_VERSION }));
}

/** Shape, weight and looks, which are nobody's business; and words that hurt. */
const unkind = /\b(fat|thin|heavy|slim|ugly|pretty|weigh\w*|body shape|bad|badly|wrong|lazy|clumsy|fail\w*|worse|worst)\b/i;

const sentenceCount = (text: string): number => text.match(/[.!?](?=\s|$)/g)?.length ?? 0;

describe.each(clips)('$name', ({ review }) => {
  const earlier = earlierOf(review);
  const written = writeReview({ review, age: 15, earlier });

  it('has no sentence that does not rest on a measure, a count, a reason or an attempt, and what it rests on is so', () => {
    expect(textsOf(written).map((text) => withoutSource(text, written.sentences)).filter((text) => text !== '')).toEqual([]);
    expect(written.sentences.filter((sentence) => !isTrue(sentence, review, earlier))).toEqual([]);
  });

  it('is told in two to four sentences, and kindly', () => {
    expect(sentenceCount(written.text)).toBeGreaterThanOrEqual(2);
    expect(sentenceCount(written.text)).toBeLessThanOrEqual(4);
    expect([...textsOf(written), written.summary].filter((text) => unkind.test(text))).toEqual([]);
  });

  it('has a score and a band only where the device gives them', () => {
    expect(written.overallScore).toBe(review.overallScore);
    expect(written.band).toBe(verdictOf(review)?.band ?? null);
    const graded = textsOf(written).filter((text) => /out of 100|Excellent|Very Good|Fair\b/.test(text));
    expect(graded).toHaveLength(review.overallScore === null ? 0 : 1);
  });
});

/** What is left of a review that a player is too young for. */
const refusal = { measures: [], overallScore: null, notMeasured: ['headingAge'] } as const;

describe('any review', () => {
  const input = fc.record({
    review: arbitraryReview,
    age: fc.option(fc.integer({ min: 5, max: 99 })),
    earlier: fc.array(
      fc.record({ review: arbitraryReview, createdAt: fc.nat(), measuresVersion: fc.option(fc.constantFrom(0, MEASURES_VERSION)) }),
      { maxLength: 5 },
    ),
  });

  it('has lists of three at most, insights in order, confidences between nothing and one, and true sources', () => {
    fc.assert(
      fc.property(input, ({ review, age, earlier }) => {
        const attempts = earlier.map((attempt) => ({ ...attempt, review: { ...attempt.review, type: review.type } }));
        const written = writeReview({ review, age, earlier: attempts });
        for (const list of [written.strengths, written.improvements, written.tips]) expect(list.length).toBeLessThanOrEqual(3);
        expect(written.tips.length).toBeGreaterThan(0);
        expect(written.insights.map(({ priority }) => priority)).toEqual(written.insights.map((_, at) => at));
        for (const { confidence, message, reason } of written.insights) {
          expect(confidence).toBeGreaterThan(0);
          expect(confidence).toBeLessThanOrEqual(1);
          expect(message).not.toBe('');
          expect(reason).not.toBe('');
        }
        expect(sentenceCount(written.text)).toBeLessThanOrEqual(4);
        expect(textsOf(written).some((text) => unkind.test(text) || /[<>{}]|NaN|undefined|Infinity/.test(text))).toBe(false);
        expect(textsOf(written).map((text) => withoutSource(text, written.sentences)).join('')).toBe('');
        const about = written.notMeasured.includes('headingAge') ? { ...review, ...refusal } : review;
        expect(written.sentences.every((sentence) => isTrue(sentence, about, attempts))).toBe(true);
      }),
    );
  });

  it('of heading has no score, no measure and no comparison for a player under 13 or of unknown age', () => {
    const young = fc.option(fc.integer({ min: 5, max: 12 }));
    fc.assert(
      fc.property(input, young, ({ review, earlier }, age) => {
        const heading = { ...review, type: 'heading' } as const;
        const written = writeReview({ review: heading, age, earlier: earlier.map((attempt) => ({ ...attempt, review: heading })) });
        expect(written).toMatchObject({ overallScore: null, band: null, strengths: [], improvements: [] });
        expect(written.notMeasured).toEqual(['headingAge']);
        expect(written.changes.messages).toEqual([]);
        expect(written.summary).toBe('Heading is for players of 13 and over, so we do not score it yet.');
        expect(written.insights.every(({ measure }) => measure === null)).toBe(true);
      }),
    );
  });

  it('says another thing of another value', () => {
    fc.assert(
      fc.property(arbitraryReview, arbitraryReview, (one, other) => {
        const [first, second] = [one, other].map((review) => writeReview({ review, age: 15, earlier: [] }));
        fc.pre(one.overallScore !== other.overallScore && one.overallScore !== null && other.overallScore !== null);
        expect(first?.text).not.toBe(second?.text);
        expect(first?.summary).not.toBe(second?.summary);
      }),
    );
  });

  it('is the same after being stored', () => {
    fc.assert(
      fc.property(input, (given) => {
        expect(writeReview(JSON.parse(JSON.stringify(given)) as typeof given)).toEqual(writeReview(given));
      }),
    );
  });
});

it('two clips of the recordings are two reviews', () => {
  const texts = recordingNames.map((name) => {
    const written = writeReview({ review: recordedReview(name, 'shooting', { look: 'every frame' }), age: 15, earlier: [] });
    return JSON.stringify([written.text, written.insights]);
  });
  expect(new Set(texts).size).toBe(texts.length);
});

/** A synthetic shot with a fault, or with none. */
function shotOf(finding: string | null): FormReview {
  const player = rightPlayers.find(({ type }) => type === 'shooting');
  if (player === undefined) throw new Error('nobody shoots');
  const { clip, frames } = filmed(player, player.planted.find((planted) => planted.finding === finding)?.motion ?? player.motion);
  return reviewFromRequest({ type: 'shooting', clip, frames, people: 1, age: 15 });
}

describe('a shot with a stiff standing leg', () => {
  const review = shotOf('supportKneeAtContact.tooStraight');
  const before = shotOf(null);
  const at = (createdAt: number, measuresVersion: number | null = MEASURES_VERSION): EarlierAttempt => ({ review: before, createdAt, measuresVersion });

  it('hears its score, what went best and what the knee did; an insight names measure, value, moment and good range', () => {
    const written = writeReview({ review, age: 15, earlier: [] });
    expect(written.text).toBe(
      'Your score is 87 out of 100: Very Good. You kept your head steady. Your standing knee was about 174° when you struck the ball: almost straight.',
    );
    expect(written.insights.find(({ insight_type }) => insight_type === 'improvement')).toMatchObject({
      category: 'legwork',
      reason: 'Standing knee at the ball: about 174°, at 1.52 s. Good is 128° to 150°.',
      confidence: 0.9,
      measure: 'supportKneeAtContact',
    });
    expect(written.tips[0]).toBe('Bend it a little more, like sitting down.');
  });

  it('is told to a child under 12, or of unknown age, as something to do, and a lower score is not held up to them', () => {
    for (const age of [9, null]) {
      const { text, changes } = writeReview({ review, age, earlier: [at(1)] });
      expect(text).toBe('Your score is 87 out of 100: Very Good. You kept your head steady. Bend it a little more, like sitting down.');
      expect(changes.messages[0]).toBe('13 below last time.');
    }
    expect(writeReview({ review, age: 12, earlier: [at(1)] }).text).toContain('13 below last time.');
  });

  it('is told what changed, and where that cannot be told', () => {
    const messages = (earlier: readonly EarlierAttempt[]) => writeReview({ review, age: 15, earlier }).changes.messages;
    expect(messages([at(1)])).toEqual([
      '13 below last time.',
      'Standing knee at the ball: about 138° before, about 174° now. That is further from the good range.',
    ]);
    expect(messages([at(1, 0)])).toEqual([
      'This skill is measured in a new way since your last attempt, so the two are not compared.',
    ]);
    expect(messages([at(2), at(1, null)]).at(-1)).toBe('Some of your earlier attempts were measured in another way, so they are left out.');
  });
});

it('without a score says why, how to film it and in how many pictures the player was, and gives no grade', () => {
  const review = recordedReview('two-people-vp9', 'shooting', { look: 'every frame' });
  expect(writeReview({ review, age: 15, earlier: [] })).toMatchObject({
    overallScore: null,
    band: null,
    text: 'We lost sight of you in a part of the video, so we may have missed what you did. There is no score. Film with only you in the picture, your whole body all the time, and nobody walking across. Found you in 119 of 230 pictures.',
    strengths: [],
    improvements: [],
  });
});
