import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { m, timeLocale } from '@touchline/messages';
import { useApi } from '../../../../api/index.ts';
import { Select } from '../../../../ui/select/Select.tsx';
import { ErrorState } from '../../../../ui/state/ErrorState.tsx';
import { Loading } from '../../../../ui/state/Loading.tsx';
import { Skeleton } from '../../../../ui/state/Skeleton.tsx';
import { accountFailureText } from '../../account/account-failure-text.ts';
import type { HistoryEntry } from '../../saved-analyses/history-entry.ts';
import type { AnalysisStore } from '../../store/indexeddb-analyses.ts';
import { skillWord } from '../skill-view-and-leg-labels.ts';
import type { Attempt } from './compared-attempt.ts';
import { TwoAttemptsPlayerWithMeasures } from './TwoAttemptsPlayerWithMeasures.tsx';
import css from './LastAttemptComparison.module.css';
import { attemptQuery } from './load-attempt.ts';
import { isScored, ComparisonOutcome } from './ComparisonOutcome.tsx';
import { ScoreTable } from './ScoreTable.tsx';
import { comparisonCaveats } from './comparison-caveats.ts';

interface CompareTwoAnalysesProps {
  /** Each has another one of its skill. Newest first. */
  readonly entries: readonly HistoryEntry[];
  readonly playerId: string;
  readonly store: AnalysisStore;
}

/** Two analyses of one skill, as the player chooses: the newest two to begin with. */
export function CompareTwoAnalyses({ entries, playerId, store }: CompareTwoAnalysesProps) {
  const [chosen, setChosen] = useState<{ readonly now?: string; readonly before?: string }>({});
  const now = entries.find(({ id }) => id === chosen.now) ?? entries[0];
  const others = entries.filter(({ id, type }) => type === now?.type && id !== now.id);
  // The one before it, where there is one.
  const before = others.find(({ id }) => id === chosen.before) ?? others.find((one) => one.createdAt < (now?.createdAt ?? 0)) ?? others[0];
  const places = { api: useApi(), queries: useQueryClient(), store, playerId };
  const one = useQuery({ ...attemptQuery(places, before?.id ?? ''), enabled: before !== undefined });
  const other = useQuery({ ...attemptQuery(places, now?.id ?? ''), enabled: now !== undefined });
  if (now === undefined || before === undefined) return null;
  const failed = [one, other].find(({ isLoadingError }) => isLoadingError);
  const retry = (): void => {
    for (const { isError, refetch } of [one, other]) if (isError) void refetch();
  };
  return (
    <>
      <div className={css['choice']}>
        <Select
          label={m.compare_now()}
          options={entries.map((entry) => ({ value: entry.id, label: nameOf(entry) }))}
          value={now.id}
          onValueChange={(id) => setChosen({ now: id })}
        />
        <Select
          label={m.compare_with()}
          options={others.map((entry) => ({ value: entry.id, label: nameOf(entry) }))}
          value={before.id}
          onValueChange={(id) => setChosen({ now: now.id, before: id })}
        />
      </div>
      {failed === undefined ? null : (
        <ErrorState title={m.results_history_unable()} onRetry={retry} retrying={failed.isFetching}>
          {accountFailureText(failed.error)}
        </ErrorState>
      )}
      {failed === undefined && (one.data === undefined || other.data === undefined) ? (
        <Loading label={m.compare_loading()}>
          <Skeleton shape="block" height="12rem" />
        </Loading>
      ) : null}
      {one.data === undefined || other.data === undefined ? null : (
        <Both key={`${one.data.id} ${other.data.id}`} {...inOrder(one.data, other.data)} />
      )}
    </>
  );
}

const nameOf = ({ type, createdAt }: HistoryEntry): string => m.compare_name({ type: skillWord[type](), when: stampText(createdAt) });

/** The earlier one is what the later one is held against, whichever was chosen first. */
function inOrder(one: Attempt, other: Attempt): { readonly before: Attempt; readonly now: Attempt } {
  return one.createdAt <= other.createdAt ? { before: one, now: other } : { before: other, now: one };
}

function Both({ before, now }: { readonly before: Attempt; readonly now: Attempt }) {
  const alike = comparisonCaveats(before, now).length === 0;
  const labels = { beforeLabel: stampText(before.createdAt), nowLabel: stampText(now.createdAt) };
  return (
    <>
      <ComparisonOutcome {...{ before, now }} />
      <TwoAttemptsPlayerWithMeasures {...{ before, now, alike }} {...labels} />
      {isScored(before) && isScored(now) ? <ScoreTable before={before.review} now={now.review} {...labels} alike={alike} /> : null}
    </>
  );
}

/** When an attempt was made, so that two of one day can be told apart. Epoch milliseconds. */
function stampText(instant: number): string {
  return new Intl.DateTimeFormat(timeLocale, { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' }).format(instant);
}
