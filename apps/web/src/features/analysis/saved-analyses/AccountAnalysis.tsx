import { useQuery } from '@tanstack/react-query';
import type { AnalysisDetail } from '@touchline/contracts';
import { useMemo } from 'react';
import { m } from '@touchline/messages';
import { useApi } from '../../../api/index.ts';
import { Card } from '../../../ui/card/Card.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { rebuildAccountReview } from '../account/rebuild-account-review.ts';
import { accountFailureText } from '../account/account-failure-text.ts';
import { asksForSignIn } from '../account/account-failure-kind.ts';
import { accountAnalysisQuery } from '../account/account-analysis-queries.ts';
import { Review } from '../results/Review.tsx';
import type { AnalysisStore } from '../store/indexeddb-analyses.ts';
import { KeepOrDeleteAccountClip } from './KeepOrDeleteAccountClip.tsx';
import { NotToBeHad, Opening, ResultsArea } from './ResultsArea.tsx';
import { useAccountClip } from './useAccountClip.ts';

interface AccountAnalysisProps {
  readonly id: string;
  readonly playerId: string;
  readonly store: AnalysisStore;
  readonly onClose: () => void;
  readonly onRefresh: () => void;
  readonly onDrill: (drillId: string) => void;
  /** Another clip is to be filmed. */
  readonly onAgain: () => void;
  readonly onPracticeResult: ((touches: number) => void) | undefined;
}

/** An analysis that only the account has: read, measured again from its body points, and shown as any other. */
export function AccountAnalysis({ id, onClose, onRefresh, ...rest }: AccountAnalysisProps) {
  const { data, error, isPending } = useQuery(accountAnalysisQuery(useApi(), rest.playerId, id));
  if (data !== undefined) return <Shown detail={data} {...{ onClose, onRefresh }} {...rest} />;
  if (isPending) {
    return (
      <ResultsArea state="loading">
        <Opening />
      </ResultsArea>
    );
  }
  return (
    <ResultsArea state="failed">
      <NotToBeHad onRefresh={onRefresh}>
        {asksForSignIn(error) ? m.results_history_sign_in() : accountFailureText(error)}
      </NotToBeHad>
    </ResultsArea>
  );
}

interface ShownProps extends Omit<AccountAnalysisProps, 'id'> {
  readonly detail: AnalysisDetail;
}

function Shown({ detail, playerId, store, onClose, onRefresh, onDrill, onAgain, onPracticeResult }: ShownProps) {
  const linked = useAccountClip(detail);
  const review = useMemo(() => rebuildAccountReview(detail), [detail]);
  const shown = useMemo(() => (review === null ? null : { ...review, linked }), [review, linked]);
  if (shown === null) {
    return (
      <ResultsArea state="here" onClose={onClose}>
        {detail.status === 'failed' ? (
          <NotToBeHad onRefresh={onRefresh}>{detail.error ?? m.history_failed()}</NotToBeHad>
        ) : (
          <Card>
            {detail.clip.state === 'stored' ? (
              <EmptyState title={m.history_only_video_arrived()}>{m.history_only_video_arrived_hint()}</EmptyState>
            ) : (
              <EmptyState title={m.history_not_arrived()}>{m.history_not_arrived_hint()}</EmptyState>
            )}
          </Card>
        )}
        <KeepOrDeleteAccountClip account={detail} />
      </ResultsArea>
    );
  }
  return (
    <ResultsArea state="here" onClose={onClose}>
      <Review {...{ shown, playerId, store, onDrill, onAgain, onPracticeResult }} open={null} account={detail} cutShort={false} />
      <KeepOrDeleteAccountClip account={detail} />
    </ResultsArea>
  );
}
