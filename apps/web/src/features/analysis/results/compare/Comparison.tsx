import { useEffect, useState } from 'react';
import { m } from '@touchline/messages';
import { fill } from '@touchline/messages/fill';
import { comparison, filmedFrom } from '@touchline/messages/review';
import { scoreChangeWords } from '@touchline/messages/score-change';
import type { FormReview } from '@touchline/vision';
import { Card } from '../../../../ui/card/Card.tsx';
import { agoText } from '../../saved-analyses/ago-text.ts';
import type { AnalysisStore } from '../../store/indexeddb-analyses.ts';
import type { Analysis } from '../../store/analysis.ts';
import type { Shown } from '../shown-review.ts';
import css from './Comparison.module.css';
import { ScoreTable } from './ScoreTable.tsx';
import { SideBySide } from './SideBySide.tsx';

interface ComparisonProps {
  shown: Shown;
  playerId: string;
  store: AnalysisStore;
  /** When the analysis on show was made, in epoch milliseconds: the one before it is compared. Null: now. */
  at: number | null;
  /** Of the analysis on show: time was up before every picture was looked at. */
  cutShort: boolean;
}

/** This attempt beside the last one of the same skill: score, parts, and the same moment of both. */
export function Comparison({ shown, playerId, store, at, cutShort }: ComparisonProps) {
  const { review } = shown;
  const [previous, setPrevious] = useState<Analysis | null>();
  const [now] = useState(() => Date.now());
  useEffect(() => {
    let left = false;
    const look = async (): Promise<void> => {
      const found = await store.before(playerId, review.type, at ?? Date.now());
      if (!left) setPrevious(found ?? null);
    };
    // Without the device's storage there is no last one to show.
    look().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [store, playerId, review.type, at]);
  if (previous === undefined || review.measures.length === 0) return null;
  return (
    <Card title={m.results_compare()} level={3}>
      {previous === null ? (
        <p className={css['none']}>{m.results_compare_none()}</p>
      ) : (
        <div className={css['compare']}>
          <Outcome previous={previous} now={{ review, cutShort }} />
          <SideBySide shown={shown} previous={previous} />
          {isScored(previous) && isScored({ review }) ? (
            <ScoreTable
              previous={previous}
              now={review}
              when={agoText(previous.createdAt, now)}
              alike={unlike(previous, { review, cutShort }).length === 0}
            />
          ) : null}
        </div>
      )}
    </Card>
  );
}

const isScored = ({ review }: Pick<Analysis, 'review'>): boolean => review.overallScore !== null;

interface OutcomeProps {
  previous: Analysis;
  now: Pick<Analysis, 'review' | 'cutShort'>;
}

/** In a line: better or not, or why that cannot be told. */
function Outcome({ previous, now }: OutcomeProps) {
  if (!isScored(previous)) return <p className={css['none']}>{comparison.noScoreBefore}</p>;
  if (!isScored(now)) return <p className={css['none']}>{m.results_compare_none_now()}</p>;
  const reasons = unlike(previous, now);
  if (reasons.length === 0) {
    return <p className={css['change']}>{changeText(previous.review.overallScore, now.review.overallScore)}</p>;
  }
  return (
    <div className={css['unlike']}>
      <p className={css['change']}>{m.results_compare_unlike()}</p>
      {reasons.map((reason) => (
        <p key={reason} className={css['none']}>
          {reason}
        </p>
      ))}
    </div>
  );
}

function changeText(before: number | null, now: number | null): string {
  if (before === null || now === null) return '';
  return scoreChangeWords(before, now);
}

/** What two attempts are held against each other by. */
interface Attempted {
  readonly review: Pick<FormReview, 'view'>;
  /** Time was up before every picture was looked at. */
  readonly cutShort: boolean;
}

/** Why a score of one attempt says little beside the other's, in sentences; none where they can be compared. */
function unlike(before: Attempted, now: Attempted): readonly string[] {
  const [then, today] = [before.review.view, now.review.view];
  return [
    ...(then === null || today === null || then === today
      ? []
      : [fill(comparison.otherView, { before: filmedFrom[then], now: filmedFrom[today] })]),
    ...(before.cutShort ? [m.results_compare_unlike_cut_before()] : []),
    ...(now.cutShort ? [m.results_compare_unlike_cut_now()] : []),
  ];
}
