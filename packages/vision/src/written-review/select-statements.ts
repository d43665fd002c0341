import type { AgeGroup } from '@touchline/domain';
import type { Finding, FormReview, Measure } from '../review-types.ts';
import { thinCoverage } from '../scores/score-coverage.ts';
import { verdictOf } from '../scores/review-verdict.ts';
import { filmingReason } from '../select-tips.ts';
import { measureSource } from './statement-types.ts';
import type { Line, Statement } from './statement-types.ts';

/** Lists of our own are capped at this (spec 002 §9). */
const MOST = 3;

/** The measure that a finding is about; undefined where a review of another version has none. */
export function measureOf({ measures }: FormReview, finding: Finding): Measure | undefined {
  return measures.find(({ id }) => id === finding.measure);
}

/** Parts of what is said of a finding, as one line; null where its measure is not known. */
export function findingLine(review: FormReview, finding: Finding, parts: readonly ('seen' | 'why' | 'cue')[]): Line | null {
  const measure = measureOf(review, finding);
  if (measure === undefined) return null;
  return parts.map((say) => ({ say, finding, unit: measure.unit, source: measureSource(measure) }));
}

function linesOf(review: FormReview, findings: readonly Finding[], parts: readonly ('seen' | 'why' | 'cue')[]): readonly Line[] {
  return findings.flatMap((finding) => {
    const line = findingLine(review, finding, parts);
    return line === null ? [] : [line];
  });
}

export function strengthLines(review: FormReview): readonly Line[] {
  return linesOf(review, review.strengths, ['seen', 'why']).slice(0, MOST);
}

export function improvementLines(review: FormReview): readonly Line[] {
  return linesOf(review, review.improvements, ['seen', 'why']).slice(0, MOST);
}

/** What to try for each fault, then how to film and what helps everybody who trains the skill. */
export function tipLines(review: FormReview): readonly Line[] {
  const general = review.tips.map((tip): Line => {
    const reason = filmingReason(tip, review.notMeasured);
    return [{ say: 'tip', tip, source: reason === null ? { kind: 'skill', type: review.type } : { kind: 'notMeasured', reason } }];
  });
  return [...linesOf(review, review.improvements, ['cue']), ...general].slice(0, MOST);
}

/** That nothing was measured a second time. */
export function originLine({ measures }: FormReview): Line {
  const count = measures.length;
  return [{ say: 'origin', measures: count, source: { kind: 'count', of: 'measures', count } }];
}

/** In how many pictures the player was found, and touches where they were counted. */
function countStatements({ frames, juggling }: FormReview): readonly Statement[] {
  const touches = juggling?.touches.length ?? 0;
  return [
    ...(touches === 0 || juggling === null
      ? []
      : [
          {
            say: 'touches',
            count: touches,
            left: juggling.left,
            right: juggling.right,
            source: { kind: 'count', of: 'touches', count: touches },
          } as const,
        ]),
    ...(frames.seen === 0
      ? []
      : [
          {
            say: 'foundIn',
            found: frames.withPlayer,
            seen: frames.seen,
            source: { kind: 'count', of: 'frames', count: frames.withPlayer },
          } as const,
        ]),
  ];
}

/** Without a score: why there is none, how to film it, and what was seen nevertheless. */
function unscoredText(review: FormReview): readonly Statement[] {
  const [reason] = review.notMeasured;
  if (reason === 'headingAge') return reasonLine(reason);
  return [
    ...(reason === undefined ? [] : reasonLine(reason)),
    ...(linesOf(review, review.strengths, ['seen'])[0] ?? []),
    ...countStatements(review),
  ];
}

/** Why something was not measured, and how to film it. */
function reasonLine(reason: FormReview['notMeasured'][number]): Line {
  const source = { kind: 'notMeasured', reason } as const;
  return [
    { say: 'what', reason, source },
    { say: 'film', reason, source },
  ];
}

/** Who is young hears in the paragraph what got better; what did not stands with the changes. */
function scoredText(review: FormReview, score: number, isYoung: boolean, changes: readonly Line[]): readonly Statement[] {
  const measured = review.measures.map(({ id }) => id);
  const counted = { kind: 'count', of: 'measures', count: measured.length } as const;
  const coverage = thinCoverage(review);
  const [best, second] = linesOf(review, review.strengths, ['seen']);
  // To the youngest what to do says more than an angle.
  const [next] = linesOf(review, review.improvements, [isYoung ? 'cue' : 'seen']);
  const said = changes.flat();
  const change = said.find((statement) => statement.say === 'scoreChange' && (!isYoung || statement.now > statement.before));
  const unlike = said.filter(({ say }) => say === 'otherVersion' || say === 'otherView');
  const touches = countStatements(review).filter(({ say }) => say === 'touches');
  return [
    { say: 'score', score, type: review.type, band: verdictOf(review)?.band ?? null, source: { kind: 'score', score, measures: measured } },
    ...(change === undefined ? [] : [change]),
    ...(best ?? [{ say: 'noStrengths', source: counted } as const]),
    ...(next ?? second ?? []),
    ...touches,
    ...(isYoung ? [] : unlike),
    ...(coverage === null ? [] : [{ say: 'coverage', coverage, source: counted } as const]),
  ];
}

/**
 * What the paragraph may say, most important first: score, what went best, what comes next; without a score why, and how
 * to film it. `messages` takes as many sentences as a child reads.
 */
export function textOf(review: FormReview, group: AgeGroup, changes: readonly Line[]): Line {
  const isYoung = group === 'youth' || group === 'unknown';
  const { overallScore: score } = review;
  return score === null ? unscoredText(review) : scoredText(review, score, isYoung, changes);
}
