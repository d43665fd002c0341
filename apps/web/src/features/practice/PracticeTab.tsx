import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { changedByASession, statsQuery, useApi } from '../../api/index.ts';
import { deviceClock } from './machine/clock.ts';
import type { Clock } from './machine/clock.ts';
import { localDrafts } from './machine/draft.ts';
import type { PracticeTools } from './machine/practiceMachine.ts';
import { Practice } from './Practice.tsx';

export interface PracticeTabProps {
  /** Whose practice this is: a drill that a reload interrupts is kept under this id and offered to nobody else. */
  playerId: string;
  /** A drill chosen elsewhere, as on the dashboard; it waits in the dropdown. */
  drillId?: string | undefined;
  /** Goes to another place of the app. */
  onNavigate: (tab: 'dashboard') => void;
  /** The device's own clock unless a test brings one. */
  clock?: Clock;
}

/** Beyond this a save counts as unanswered: patchy signal can leave a request hanging for minutes. */
const SAVE_TIMEOUT_MS = 20_000;

/** Choose a drill, run the timer, log the result, see what it earned (spec 002 §2, §4). */
export function PracticeTab({ playerId, drillId, onNavigate, clock = deviceClock }: PracticeTabProps) {
  const api = useApi();
  const queries = useQueryClient();
  const tools = useMemo<PracticeTools>(() => {
    const drafts = localDrafts(playerId, localStorage);
    return {
      clock,
      drafts,
      newKey: () => crypto.randomUUID(),
      timeZone: () => Intl.DateTimeFormat().resolvedOptions().timeZone,
      save: async (post, key) => {
        // As a mutation, so that the app hears of a refused session here as everywhere.
        const answer = await queries
          .getMutationCache()
          .build(queries, {
            mutationFn: () =>
              api.call(
                'savePracticeSession',
                { body: post },
                { idempotencyKey: key, keepalive: true, signal: AbortSignal.timeout(SAVE_TIMEOUT_MS) },
              ),
          })
          .execute(undefined);
        // The player may have left meanwhile: what is saved must not be offered again, nor old numbers shown.
        drafts.clear();
        queries.setQueryData(statsQuery(api).queryKey, answer.stats);
        for (const queryKey of changedByASession) void queries.invalidateQueries({ queryKey });
        return { session: answer.data, rewards: answer.rewards, stats: answer.stats };
      },
    };
  }, [api, queries, playerId, clock]);
  return <Practice key={playerId} tools={tools} drillId={drillId} onDashboard={() => onNavigate('dashboard')} />;
}
