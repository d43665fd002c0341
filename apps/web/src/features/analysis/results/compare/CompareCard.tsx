import { m } from '@touchline/messages';
import { Button } from '../../../../ui/button/Button.tsx';
import { Card } from '../../../../ui/card/Card.tsx';
import { Loading } from '../../../../ui/state/Loading.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import type { AnalysisStore } from '../../store/indexeddb-analyses.ts';
import { entryStatus, type HistoryEntry } from '../../saved-analyses/history-entry.ts';
import css from './LastAttemptComparison.module.css';
import { useLazyView } from './useLazyView.ts';

interface CompareCardProps {
  readonly entries: readonly HistoryEntry[];
  readonly playerId: string;
  readonly store: AnalysisStore;
}

const loadCompareTwo = async () => (await import('./CompareTwoAnalyses.tsx')).CompareTwoAnalyses;

/** Any two analyses of the same skill side by side; nothing where there are no two. */
export function CompareCard({ entries, playerId, store }: CompareCardProps) {
  const { view, open } = useLazyView(loadCompareTwo);
  const choice = comparable(entries);
  if (choice.length === 0) return null;
  return (
    <Card title={m.compare_title()}>
      <div className={css['compare']}>
        {view.name === 'open' ? (
          <view.View entries={choice} {...{ playerId, store }} />
        ) : (
          <>
            <p className={css['none']}>{m.compare_hint()}</p>
            {view.name === 'loading' ? (
              <Loading label={m.compare_loading()}>
                <Skeleton shape="block" height="12rem" />
              </Loading>
            ) : (
              <Button onClick={open}>{m.compare_open()}</Button>
            )}
            {view.name === 'failed' ? <p role="alert">{m.compare_view_failed()}</p> : null}
          </>
        )}
      </div>
    </Card>
  );
}

/** The entries that can be compared with another one of the same skill: their body points are here or in the account. */
function comparable(entries: readonly HistoryEntry[]): readonly HistoryEntry[] {
  const measured = entries.filter((entry) => entry.device !== null || entryStatus(entry) === 'complete');
  return measured.filter(({ id, type }) => measured.some((other) => other.id !== id && other.type === type));
}
