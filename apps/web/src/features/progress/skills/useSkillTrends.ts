import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useApi } from '../../../api/index.ts';
import { attemptsQuery, DEVICE_MOST, scoreOf, useDeviceHistory, type Analysis, type AnalysisStore } from '../../analysis/saved-analyses/index.ts';
import { skillTrends, type SkillAttempt, type SkillTrend } from './skill-trends.ts';

const none = [] as const;

interface SkillTrendsState {
  /** Undefined while nothing is known. */
  readonly trends: readonly SkillTrend[] | undefined;
  /** Why those of the account could not be read; null where they were. */
  readonly error: unknown;
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

/** The scores of every skill over time. Those of the device do not wait for the account. */
export function useSkillTrends(store: AnalysisStore, playerId: string): SkillTrendsState {
  const account = useQuery(attemptsQuery(useApi()));
  // The account's may be there all the same.
  const ignore = useCallback(() => undefined, []);
  const { state } = useDeviceHistory(store, playerId, ignore, DEVICE_MOST);
  const device = state.name === 'here' ? state.analyses : none;
  const trends = useMemo(
    () =>
      skillTrends(
        (account.data ?? none).map(
          ({ id, created_at: made, analysis_type: type, score, measures_version: version }): SkillAttempt => {
            const at = Date.parse(made);
            return { id, at, type, score, version, isHereOnly: false };
          },
        ),
        device.flatMap((analysis) => attemptOf(analysis) ?? []),
      ),
    [account.data, device],
  );
  const isKnown = state.name !== 'loading' && (!account.isPending || trends.length > 0);
  return {
    trends: isKnown ? trends : undefined,
    error: account.isError ? account.error : null,
    isRetrying: account.isFetching,
    retry: () => void account.refetch(),
  };
}

/** Null without a score, and of somebody else. */
function attemptOf(analysis: Analysis): SkillAttempt | null {
  const score = scoreOf(analysis);
  if (score === null || analysis.isSomebodyElses === true) return null;
  const { id, createdAt: at, type, results } = analysis;
  return { id, at, type, score, version: results?.measuresVersion ?? null, isHereOnly: true };
}
