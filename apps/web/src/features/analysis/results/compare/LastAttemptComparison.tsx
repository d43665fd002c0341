import { useState } from 'react';
import { m } from '@touchline/messages';
import { scoreChangeWords } from '@touchline/messages/score-change';
import { Button } from '../../../../ui/button/Button.tsx';
import { Loading } from '../../../../ui/state/Loading.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import { timeAgoText } from '../../saved-analyses/time-ago-text.ts';
import type { AnalysisStore } from '../../store/indexeddb-analyses.ts';
import { FoldedSection } from '../FoldedSection.tsx';
import type { Attempt } from './compared-attempt.ts';
import css from './LastAttemptComparison.module.css';
import { ComparisonOutcome, isScored } from './ComparisonOutcome.tsx';
import { ScoreTable } from './ScoreTable.tsx';
import { SharedMomentSideBySide } from './SharedMomentSideBySide.tsx';
import { comparisonCaveats } from './comparison-caveats.ts';
import { useLastAttempt } from './useLastAttempt.ts';
import { useLazyView } from './useLazyView.ts';

interface ComparisonProps {
  /** The analysis on show. */
  now: Attempt;
  playerId: string;
  store: AnalysisStore;
}

const loadMotion = async () => (await import('./TwoAttemptsPlayerWithMeasures.tsx')).TwoAttemptsPlayerWithMeasures;

/** This attempt beside the last one of the same skill: score, parts, the same moment of both, and both in motion. Nothing where there was none. */
export function LastAttemptComparison({ now, playerId, store }: ComparisonProps) {
  const before = useLastAttempt(store, playerId, now);
  if (before === undefined || before === null || now.review.measures.length === 0) return null;
  return (
    <FoldedSection title={m.results_compare()} note={changeWords(before, now)}>
      <Both key={before.id} {...{ before, now }} />
    </FoldedSection>
  );
}

/** By how much the score has changed; null where that cannot be told. */
function changeWords(before: Attempt, now: Attempt): string | null {
  const [then, today] = [before.review.overallScore, now.review.overallScore];
  return then === null || today === null || comparisonCaveats(before, now).length > 0 ? null : scoreChangeWords(then, today);
}

function Both({ before, now }: { readonly before: Attempt; readonly now: Attempt }) {
  const [today] = useState(() => Date.now());
  const { view, open } = useLazyView(loadMotion);
  const beforeLabel = m.results_compare_last({ when: timeAgoText(before.createdAt, today) });
  const nowLabel = m.results_compare_now();
  const alike = comparisonCaveats(before, now).length === 0;
  return (
    <div className={css['compare']}>
      <ComparisonOutcome {...{ before, now }} isChangeSaid={changeWords(before, now) !== null} />
      {view.name === 'open' ? <view.View {...{ before, now, beforeLabel, nowLabel, alike }} /> : <SharedMomentSideBySide {...{ before, now }} />}
      {view.name === 'closed' ? <Button onClick={open}>{m.compare_with_last()}</Button> : null}
      {view.name === 'loading' ? (
        <Loading label={m.compare_loading()}>
          <Skeleton shape="block" height="12rem" />
        </Loading>
      ) : null}
      {view.name === 'failed' ? <p role="alert">{m.compare_view_failed()}</p> : null}
      {isScored(before) && isScored(now) ? (
        <ScoreTable before={before.review} now={now.review} {...{ beforeLabel, nowLabel, alike }} />
      ) : null}
    </div>
  );
}
