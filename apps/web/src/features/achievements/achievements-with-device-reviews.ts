import type { Achievement } from '@touchline/contracts';
import { findAchievement } from '@touchline/domain';
import { useEffect, useState } from 'react';

/** An achievement as the pages of this device show it. */
export interface ShownAchievement extends Achievement {
  /** Earned by what this device alone knows: it is shown, and not counted, or each device would count differently. */
  readonly isOnlyHere?: boolean;
}

/**
 * Achievements with the reviews counted that were made on this device: the server knows only of those that it was
 * asked for. The larger of both numbers counts.
 */
export function withDeviceReviews(all: readonly Achievement[], reviews: number): readonly ShownAchievement[] {
  return all.map((one) => {
    if (one.earned || findAchievement(one.id).measure !== 'analyses') return one;
    const value = Math.min(one.target, Math.max(one.value, reviews));
    const earned = value >= one.target;
    return { ...one, value, earned, ...(earned && { isOnlyHere: true }) };
  });
}

/** The database of the analyses, and the channel by which a tab tells of a new one (`analysisStore`). */
const ANALYSES = 'touchline.analyses';

/** Resolves once there may be analyses on this device: without any, the code that reads them is not fetched for their number. */
async function untilReviews(signal: AbortSignal): Promise<void> {
  // Firefox knows the names of databases from 126 on.
  if (!('databases' in indexedDB)) return;
  const channel = new BroadcastChannel(ANALYSES);
  try {
    const told = new Promise((resolve) => {
      for (const [target, event] of [[channel, 'message'], [signal, 'abort']] as const) target.addEventListener(event, resolve, { once: true });
    });
    const isThere = (await indexedDB.databases()).some(({ name }) => name === ANALYSES);
    if (!isThere) await told;
  } finally {
    channel.close();
  }
}

/** How many reviews of a player are on this device, followed; 0 until it is known, and where storage is forbidden. */
export function useDeviceReviews(playerId: string | undefined): number {
  const [reviews, setReviews] = useState(0);
  useEffect(() => {
    if (playerId === undefined || playerId === '') return undefined;
    const ended = new AbortController();
    const follow = async (): Promise<void> => {
      await untilReviews(ended.signal);
      if (ended.signal.aborted) return;
      const { deviceAnalyses } = await import('../analysis/store/index.ts');
      const count = async (): Promise<void> => {
        const found = await deviceAnalyses.count(playerId).catch(() => 0);
        if (!ended.signal.aborted) setReviews(found);
      };
      if (ended.signal.aborted) return;
      ended.signal.addEventListener('abort', deviceAnalyses.subscribe(() => void count()));
      await count();
    };
    // Where that part of the app cannot be loaded, the server's number stands.
    void follow().catch(() => undefined);
    return () => ended.abort();
  }, [playerId]);
  return reviews;
}
