import { clearDegrees, GOOD_SCORE } from '../strengths-and-improvements.ts';
import { MEASURES_VERSION } from '../measures-version.ts';
import { rangesOf } from '../measure-ranges.ts';
import type { Range } from '../measure-types.ts';
import type { FormReview, Measure } from '../review-types.ts';
import { isWithinNoise } from '../scores/is-within-noise.ts';
import { scoreOf } from '../scores/measure-score.ts';
import { median } from '../signal/median.ts';
import type { Line, MeasureChange } from './statement-types.ts';

/** An attempt at a skill before this one, as it was stored. */
export interface EarlierAttempt {
  /** Epoch milliseconds. */
  readonly createdAt: number;
  readonly review: FormReview;
  /** `MEASURES_VERSION` of then; null where it was not stored. */
  readonly measuresVersion: number | null;
}

/** What is different from the last attempts at the same skill. */
export interface ReviewChanges {
  /** Attempts that were looked at, three at most. */
  readonly attempts: number;
  /** Those of them that can be compared: measured the same way, from the same side. */
  readonly compared: number;
  /** The score beside that of the last attempt; null where one of the two has none, or they cannot be compared. */
  readonly score: { readonly before: number; readonly now: number; readonly direction: 'up' | 'down' | 'same' } | null;
  /** Measures that moved clearly. */
  readonly measures: readonly MeasureChange[];
  /** The last attempt was measured in another way. */
  readonly isOtherVersion: boolean;
}

/** The last attempts that are looked at. */
const MOST = 3;
/** In other units than degrees, the points of a measure's score by which it has to move: from good half-way to the limit. */
const CLEAR_POINTS = 20;

function isSameWay({ measuresVersion }: EarlierAttempt): boolean {
  return measuresVersion === MEASURES_VERSION;
}

function isClear(range: Range, view: FormReview['view'], before: number, now: number): boolean {
  if (range.unit === 'yesNo') return before !== now;
  const points = Math.abs(scoreOf(now, range) - scoreOf(before, range));
  if (range.unit !== 'degrees') return points >= CLEAR_POINTS;
  return Math.abs(now - before) > clearDegrees(view, range) && !isWithinNoise(points, 0);
}

function middleOf(id: string, grade: Measure['grade'], reviews: readonly FormReview[]): number | null {
  const same = reviews.flatMap(({ measures }) => measures.filter((measure) => measure.id === id && measure.grade === grade));
  // Of a yes and a no the newer counts, which comes first.
  return same[0]?.unit === 'yesNo' ? same[0].value : median(same.map(({ value }) => value));
}

function changeOf(review: FormReview, range: Range, reviews: readonly FormReview[]): MeasureChange | null {
  const measure = review.measures.find(({ id }) => id === range.id);
  if (measure === undefined) return null;
  const { id, unit, value: now, grade } = measure;
  const before = middleOf(id, grade, reviews);
  if (before === null || !isClear(range, review.view, before, now)) return null;
  const [scoreBefore, scoreNow] = [scoreOf(before, range), scoreOf(now, range)];
  const isGood = scoreNow >= GOOD_SCORE;
  // Within the good range there is nothing to get better at.
  if (isGood && scoreBefore >= GOOD_SCORE) return null;
  return { measure: id, unit, before, now, direction: scoreNow > scoreBefore ? 'better' : 'worse', isGood };
}

/** What changed since the last three attempts at the same skill, and how it is said. */
export function compareAttempts(
  review: FormReview,
  given: readonly EarlierAttempt[],
): { readonly changes: ReviewChanges; readonly lines: readonly Line[] } {
  const earlier = given
    .filter((attempt) => attempt.review.type === review.type)
    .toSorted((a, b) => b.createdAt - a.createdAt)
    .slice(0, MOST);
  const sameWay = earlier.filter(isSameWay);
  const compared = sameWay.filter((attempt) => attempt.review.view === review.view);
  const last = earlier[0];
  const reviews = compared.map((attempt) => attempt.review);
  const measures = rangesOf(review.type).flatMap((range) => changeOf(review, range, reviews) ?? []);
  const changes: ReviewChanges = {
    attempts: earlier.length,
    compared: compared.length,
    score: last !== undefined && compared.includes(last) ? scoreChange(last.review.overallScore, review.overallScore) : null,
    measures,
    isOtherVersion: last !== undefined && !isSameWay(last),
  };
  return { changes, lines: linesOf(review, earlier, compared, changes) };
}

function scoreChange(before: number | null, now: number | null): ReviewChanges['score'] {
  if (before === null || now === null) return null;
  return { before, now, direction: isWithinNoise(before, now) ? 'same' : now > before ? 'up' : 'down' };
}

function linesOf(
  review: FormReview,
  earlier: readonly EarlierAttempt[],
  compared: readonly EarlierAttempt[],
  changes: ReviewChanges,
): readonly Line[] {
  const [last] = earlier;
  if (last === undefined) return [];
  const of = (attempts: readonly EarlierAttempt[], measure: string | null = null) => ({
    kind: 'attempts' as const,
    createdAt: attempts.map(({ createdAt }) => createdAt),
    measure,
  });
  const lines: Line[] = [];
  const { score, measures } = changes;
  if (changes.isOtherVersion) lines.push([{ say: 'otherVersion', source: of([last]) }]);
  else if (last.review.view !== null && review.view !== null && last.review.view !== review.view) {
    lines.push([{ say: 'otherView', before: last.review.view, now: review.view, source: of([last]) }]);
  } else if (last.review.overallScore === null && review.overallScore !== null) {
    lines.push([{ say: 'noScoreBefore', source: of([last]) }]);
  }
  if (score !== null) lines.push([{ say: 'scoreChange', before: score.before, now: score.now, source: of([last]) }]);
  const scores = compared.flatMap((attempt) => attempt.review.overallScore ?? []);
  if (review.overallScore !== null && scores.length > 1 && review.overallScore > Math.max(...scores) && score?.direction === 'up') {
    lines.push([{ say: 'best', attempts: scores.length + 1, source: of(compared) }]);
  }
  for (const change of measures) lines.push([{ say: 'measureChange', ...change, source: of(compared, change.measure) }]);
  const old = earlier.slice(1).filter((attempt) => !isSameWay(attempt));
  if (!changes.isOtherVersion && old.length > 0) lines.push([{ say: 'olderVersion', source: of(old) }]);
  return lines;
}
