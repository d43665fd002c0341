import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MEASURES_VERSION } from '../measures-version.ts';
import type { FormReview } from '../review-types.ts';
import { arbitraryReview } from '../testing/arbitrary-review.ts';
import { reviewFromRequest } from '../testing/review-from-request.ts';
import { filmed, rightPlayers } from '../testing/synthetic-players.ts';
import { compareAttempts } from './compare-attempts.ts';
import type { EarlierAttempt } from './compare-attempts.ts';

const shooter = rightPlayers.find(({ type }) => type === 'shooting');
if (shooter === undefined) throw new Error('nobody shoots');

function shotOf(finding: string | null): FormReview {
  const motion = shooter?.planted.find((planted) => planted.finding === finding)?.motion ?? shooter?.motion;
  if (shooter === undefined || motion === undefined) throw new Error('nobody shoots');
  const { clip, frames } = filmed(shooter, motion);
  return reviewFromRequest({ type: 'shooting', clip, frames, people: 1, age: 15 });
}

const right = shotOf(null);
const stiff = shotOf('supportKneeAtContact.tooStraight');

function attempt(review: FormReview, createdAt: number, over: Partial<EarlierAttempt> = {}): EarlierAttempt {
  return { review, createdAt, measuresVersion: MEASURES_VERSION, ...over };
}

const said = (review: FormReview, earlier: readonly EarlierAttempt[]) =>
  compareAttempts(review, earlier).lines.flat().map(({ say }) => say);

describe('what changed since the last attempts', () => {
  it('is the score beside the last one, and each measure that moved clearly', () => {
    const { changes } = compareAttempts(right, [attempt(stiff, 1)]);
    expect(changes).toMatchObject({ attempts: 1, compared: 1, isOtherVersion: false });
    expect(changes.score).toEqual({ before: stiff.overallScore, now: right.overallScore, direction: 'up' });
    expect(changes.measures).toHaveLength(1);
    expect(changes.measures[0]).toMatchObject({ measure: 'supportKneeAtContact', unit: 'degrees', direction: 'better', isGood: true });
    expect(compareAttempts(stiff, [attempt(right, 1)]).changes.measures[0]).toMatchObject({ direction: 'worse', isGood: false });
  });

  it('is nothing for the first attempt, and the same score for the same clip', () => {
    expect(compareAttempts(right, [])).toMatchObject({ changes: { attempts: 0, score: null, measures: [] }, lines: [] });
    expect(compareAttempts(right, [attempt(right, 1)]).changes).toMatchObject({ score: { direction: 'same' }, measures: [] });
  });

  it('is told of the last three of the same skill, whatever order they come in', () => {
    const passing = { ...stiff, type: 'passing' } as const;
    const earlier = [attempt(right, 1), attempt(stiff, 5), attempt(passing, 9), attempt(stiff, 3), attempt(stiff, 4)];
    const { changes, lines } = compareAttempts(right, earlier);
    expect(changes).toMatchObject({ attempts: 3, compared: 3 });
    expect(lines.flat().map(({ source }) => source)).toContainEqual({ kind: 'attempts', createdAt: [5, 4, 3], measure: null });
  });

  it('holds a measure against the middle of the earlier ones, so that one odd clip does not count', () => {
    expect(compareAttempts(right, [attempt(stiff, 3), attempt(right, 2), attempt(right, 1)]).changes.measures).toEqual([]);
  });

  it('calls an attempt the best only where it beats all it can be compared with', () => {
    expect(said(right, [attempt(stiff, 2), attempt(stiff, 1)])).toContain('best');
    expect(said(right, [attempt(stiff, 2), attempt(right, 1)])).not.toContain('best');
    expect(said(right, [attempt(stiff, 1)])).not.toContain('best');
  });

  it('is not a degree or two, nor a way within the good range', () => {
    const moved = (by: number): FormReview => ({
      ...right,
      measures: right.measures.map((measure) => (measure.id === 'supportKneeAtContact' ? { ...measure, value: 138 + by } : measure)),
    });
    const changed = (before: number, now: number) => compareAttempts(moved(now), [attempt(moved(before), 1)]).changes.measures.length;
    // Good is 128 to 150.
    expect([changed(25, 34), changed(25, 36), changed(-8, 11), changed(-8, 14)]).toEqual([0, 1, 0, 1]);
  });
});

describe('what cannot be compared is said and not compared', () => {
  it('where the measures are of another version, or of one that nobody wrote down', () => {
    for (const measuresVersion of [MEASURES_VERSION - 1, MEASURES_VERSION + 1, null]) {
      const { changes, lines } = compareAttempts(right, [attempt(stiff, 1, { measuresVersion })]);
      expect(changes).toMatchObject({ attempts: 1, compared: 0, score: null, measures: [], isOtherVersion: true });
      expect(lines.flat().map(({ say }) => say)).toEqual(['otherVersion']);
    }
  });

  it('where only older attempts are of another version: they are left out', () => {
    const earlier = [attempt(stiff, 2), attempt(right, 1, { measuresVersion: null })];
    expect(compareAttempts(right, earlier).changes).toMatchObject({ attempts: 2, compared: 1, isOtherVersion: false });
    expect(said(right, earlier)).toEqual(['scoreChange', 'measureChange', 'olderVersion']);
  });

  it('where the last one was filmed from another side, or had no score', () => {
    expect(said(right, [attempt({ ...stiff, view: 'front' }, 1)])).toEqual(['otherView']);
    expect(said(right, [attempt({ ...stiff, overallScore: null, measures: [] }, 1)])).toEqual(['noScoreBefore']);
  });

  it('where a measure was only a proxy then', () => {
    const proxy = { ...stiff, measures: stiff.measures.map((measure) => ({ ...measure, grade: 'B' as const })) };
    expect(compareAttempts(right, [attempt(proxy, 1)]).changes.measures.map(({ measure }) => measure)).not.toContain(
      'supportKneeAtContact',
    );
  });
});

it('any two attempts the other way round are compared the other way round', () => {
  fc.assert(
    fc.property(arbitraryReview, arbitraryReview, (one, other) => {
      const before = { ...other, type: one.type, view: one.view };
      const there = compareAttempts(one, [attempt(before, 1)]).changes;
      const back = compareAttempts(before, [attempt(one, 1)]).changes;
      const turned = { up: 'down', down: 'up', same: 'same' } as const;
      expect(back.score?.direction).toBe(there.score === null ? undefined : turned[there.score.direction]);
      expect(back.measures.map(({ measure, direction }) => [measure, direction])).toEqual(
        there.measures.map(({ measure, direction }) => [measure, direction === 'better' ? 'worse' : 'better']),
      );
    }),
  );
});
