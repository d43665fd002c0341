import { rangesOf } from '../measure-ranges.ts';
import type { ScorePart } from '../measure-types.ts';
import type { Finding, FormReview, Measure } from '../review-types.ts';
import { filmingReason } from '../select-tips.ts';
import { confidenceIn, DEFAULT_CONFIDENCE, isAskew } from './insight-confidence.ts';
import { findingLine, measureOf } from './select-statements.ts';
import { measureSource } from './statement-types.ts';
import type { Line, Statement } from './statement-types.ts';

export type InsightType = 'strength' | 'improvement' | 'tip' | 'progress' | 'filming';
/** The part of the score that it is about; how it was filmed; everything else is general (spec 002 §3). */
export type InsightCategory = ScorePart | 'filming' | 'general';

/** One row of the table of insights (spec 002 §3), in statements. */
export interface Insight {
  readonly type: InsightType;
  readonly category: InsightCategory;
  readonly message: Line;
  /** Why it is said, and how sure it is: a measure and its value, a reason, an earlier attempt. */
  readonly reason: Line;
  /** 0–1. */
  readonly confidence: number;
  readonly measure: string | null;
}

function partOf({ type }: FormReview, id: string | null): InsightCategory {
  return rangesOf(type).find((range) => range.id === id)?.part ?? 'general';
}

/** The measure with its value and its good range, and what makes it less sure. */
function reasonOf(review: FormReview, measure: Measure): Line {
  const source = measureSource(measure);
  const range = rangesOf(review.type).find(({ id }) => id === measure.id);
  const { unit, band } = measure;
  const reading: readonly Statement[] =
    band === null || range === undefined
      ? []
      : [
          {
            say: 'reading',
            unit,
            from: range.below === null ? null : band.goodFrom,
            to: range.above === null ? null : band.goodTo,
            source,
          },
        ];
  const { seen, withPlayer } = review.frames;
  return [
    { say: 'measured', measure, source },
    ...reading,
    ...(isAskew(review, measure.id) ? [{ say: 'askew', source } as const] : []),
    ...(measure.grade === 'A' || isAskew(review, measure.id) ? [] : [{ say: 'guess', source } as const]),
    ...(withPlayer === seen
      ? []
      : [{ say: 'foundIn', found: withPlayer, seen, source: { kind: 'count', of: 'frames', count: withPlayer } } as const]),
  ];
}

function ofFindings(
  review: FormReview,
  type: InsightType,
  findings: readonly Finding[],
  parts: readonly ('seen' | 'why' | 'cue')[],
): readonly Insight[] {
  return findings.flatMap((finding) => {
    const [measure, message] = [measureOf(review, finding), findingLine(review, finding, parts)];
    if (measure === undefined || message === null) return [];
    const confidence = confidenceIn(review, measure);
    const category = partOf(review, measure.id);
    return [{ type, category, message, reason: reasonOf(review, measure), confidence, measure: measure.id }];
  });
}

function ofReasons({ notMeasured }: FormReview): readonly Insight[] {
  return notMeasured.map((reason) => {
    const source = { kind: 'notMeasured', reason } as const;
    // Whom heading is not for films it no better.
    const [type, category] = reason === 'headingAge' ? (['tip', 'general'] as const) : (['filming', 'filming'] as const);
    return {
      type,
      category,
      message: [{ say: 'film', reason, source }],
      reason: [{ say: 'what', reason, source }],
      confidence: DEFAULT_CONFIDENCE,
      measure: null,
    };
  });
}

/** How to film stands with its reason. */
function ofTips({ type, tips, notMeasured }: FormReview): readonly Insight[] {
  const source = { kind: 'skill', type } as const;
  const ofSkill = tips.filter((tip) => filmingReason(tip, notMeasured) === null);
  return ofSkill.map((tip) => ({
    type: 'tip',
    category: 'general',
    message: [{ say: 'tip', tip, source }],
    reason: [{ say: 'general', source }],
    confidence: DEFAULT_CONFIDENCE,
    measure: null,
  }));
}

function ofChanges(review: FormReview, changes: readonly Line[]): readonly Insight[] {
  return changes.flatMap((message) => {
    const [first] = message;
    if (first === undefined || first.source.kind !== 'attempts') return [];
    const id = first.source.measure;
    const measure = review.measures.find((entry) => entry.id === id);
    return [
      {
        type: 'progress' as const,
        category: partOf(review, id),
        message,
        reason: measure === undefined ? message : reasonOf(review, measure),
        confidence: measure === undefined ? DEFAULT_CONFIDENCE : confidenceIn(review, measure),
        measure: measure?.id ?? null,
      },
    ];
  });
}

/**
 * Everything that is said, most important first: without a score how to film it; what went well, what to work on and
 * what to try, what changed; then the rest of how to film, and what helps everybody.
 */
export function insightsOf(review: FormReview, changes: readonly Line[]): readonly Insight[] {
  const film = ofReasons(review);
  const isScored = review.overallScore !== null;
  return [
    ...(isScored ? [] : film),
    ...ofFindings(review, 'strength', review.strengths, ['seen', 'why']),
    ...ofFindings(review, 'improvement', review.improvements, ['seen', 'why']),
    ...ofFindings(review, 'tip', review.improvements, ['cue']),
    ...ofChanges(review, changes),
    ...(isScored ? film : []),
    ...ofTips(review),
  ];
}
