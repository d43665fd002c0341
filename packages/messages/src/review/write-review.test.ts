import { analysisTypes } from '@touchline/domain';
import { verdictOf } from '@touchline/vision';
import { recordedReview, recordingNames } from '@touchline/vision/recordings/testing';
import { describe, expect, it } from 'vitest';
import { writeReview } from './write-review.ts';

const reviews = recordingNames.flatMap((name) =>
  analysisTypes.flatMap((type) =>
    (['every frame', 'the frames of the plan'] as const).map((look) => ({ name, type, look, review: recordedReview(name, type, { look }) })),
  ),
);

describe.each(reviews)('the written review of $name as $type, $look', ({ review }) => {
  const written = writeReview({ review, age: 15, earlier: [] });

  it('says nothing that rests on nothing', () => {
    const said = [
      written.text,
      ...written.strengths,
      ...written.improvements,
      ...written.tips,
      ...written.changes.messages,
      ...written.insights.flatMap(({ message, reason }) => [message, reason ?? '']),
      written.origin,
    ];
    const traced = written.sentences.map(({ text }) => text).toSorted((a, b) => b.length - a.length);
    const rest = said.map((text) => traced.reduce((left, sentence) => left.replaceAll(sentence, ''), text).trim());
    expect(rest.filter((text) => text !== '')).toEqual([]);
  });

  it('is short, and has a score only where the measures have one', () => {
    expect(written.overallScore).toBe(review.overallScore);
    expect(written.band).toBe(verdictOf(review)?.band ?? null);
    for (const list of [written.strengths, written.improvements, written.tips]) expect(list.length).toBeLessThanOrEqual(3);
  });
});
