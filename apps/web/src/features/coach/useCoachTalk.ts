import { useQueryClient } from '@tanstack/react-query';
import { streamEvents } from '@touchline/contracts/client/stream';
import { useEffect, useState } from 'react';
import { achievementsQuery, profileQuery, recentSessionsQuery, statsQuery, useApi } from '../../api/index.ts';
import { accountAnalysesQuery, deviceAnalyses, DEVICE_MOST } from '../analysis/saved-analyses/index.ts';
import { coachWorkerClient } from './built-in/coach-worker-client.ts';
import { playerFormReviews } from './built-in/player-form-reviews.ts';
import { keepHistory, onHistoryChange, readHistory } from './history/coaching-history.ts';
import { forgetPain, isHurting, notePain, painToldAt } from './history/last-pain-report.ts';
import { checkedEvent } from './talk/check-answer-shape.ts';
import { createTalk, type Talk } from './talk/coach-talk.ts';
import { abortWhenOffline } from './talk/abort-when-offline.ts';

/** The latest sessions that the coach of this device knows: as many as the dashboard reads, so that they are here. */
export const SESSIONS_KNOWN = 50;

/** The talk of a player, with the server and with the coach of this device. */
export function useCoachTalk(playerId: string): Talk {
  const api = useApi();
  const queries = useQueryClient();
  const [coach] = useState(() =>
    coachWorkerClient({
      playerId,
      profile: () => queries.getQueryData(profileQuery(api).queryKey) ?? null,
      numbers() {
        const profile = queries.getQueryData(profileQuery(api).queryKey);
        const stats = queries.getQueryData(statsQuery(api).queryKey);
        const sessions = queries.getQueryData(recentSessionsQuery(api, SESSIONS_KNOWN).queryKey);
        const achievements = queries.getQueryData(achievementsQuery(api).queryKey);
        if (profile === undefined || stats === undefined || sessions === undefined) return null;
        return { profile, stats, sessions, achievements: achievements ?? [] };
      },
      async reviews() {
        const account = queries.getQueryData(accountAnalysesQuery(api).queryKey)?.pages.flatMap(({ history }) => history) ?? [];
        // A device that stores nothing has none.
        const saved = await deviceAnalyses.history(playerId, DEVICE_MOST).catch(() => []);
        return playerFormReviews(saved, account);
      },
    }),
  );
  const [talk] = useState(() =>
    createTalk({
      ask: ({ message, chatHistory, hurt, safetyBefore }, onEvent, signal) =>
        abortWhenOffline(globalThis, signal, (leaving) =>
          streamEvents(api, 'streamCoach', { body: { message, chatHistory: [...chatHistory], hurt, safetyBefore } }, (event) => onEvent(checkedEvent(event)), leaving),
        ),
      isOnline: () => navigator.onLine,
      device: coach,
      history: { read: () => readHistory(playerId) ?? [], keep: (records) => keepHistory(playerId, records) },
      pain: { isTold: () => isHurting(painToldAt(playerId), readHistory(playerId) ?? [], Date.now()), keep: (isHurt) => (isHurt ? notePain(playerId, Date.now()) : forgetPain(playerId)) },
      now: () => Date.now(),
      random: () => Math.random(),
    }),
  );
  useEffect(() => coach.start(), [coach]);
  useEffect(() => {
    const stop = onHistoryChange(talk.reload);
    // What came between the first drawing and this.
    talk.reload();
    return () => {
      stop();
      talk.stop();
    };
  }, [talk]);
  return talk;
}
