import { useCallback, useEffect, useRef, useState } from 'react';
import { usePlayerAuthSession } from '../auth-session/index.ts';
import { forgetDestination, keepDestination, keptDestination } from './destination-after-sign-up.ts';
import { dashboardPlaceOf, placeNamedBy, scoresHash, type DashboardPlace } from './main/tab-address-and-keys.ts';

export interface SignInDestination {
  /** The place of the dashboard that opens; null for the dashboard as it is. */
  readonly place: DashboardPlace | null;
  /** The visitor wants to see all the scores. */
  readonly askForScores: () => void;
  /** The sign-up waits for a mail, whose link opens a page of its own: it is to lead to the same place. */
  readonly keep: () => void;
}

/** Where a player was whose session ended by itself; null for the dashboard. */
interface InterruptedVisit {
  readonly playerId: string;
  readonly hash: string | null;
}

/**
 * Where whoever signs in by a form begins: at the scores that the visitor asked for, or the place that the address names,
 * else at the dashboard. What was asked for is remembered here: the forms have entries of the history, which go when they
 * close. A sign-out leaves the dashboard in the address, so that the next player does not begin where the last one was;
 * whose session ended by itself and who then signs in again goes on where they were.
 */
export function useSignInDestination(): SignInDestination {
  const { state, subscribe } = usePlayerAuthSession();
  const [asked, setAsked] = useState<string | null>(null);
  const [kept, setKept] = useState(() => keptDestination(Date.now()));
  const interrupted = useRef<InterruptedVisit | null>(null);
  useEffect(() => {
    let now = state();
    return subscribe(() => {
      const before = now;
      now = state();
      if (before.status === 'signedIn' && now.status === 'signedOut') {
        interrupted.current = now.reason === 'expired' ? { playerId: before.player.id, hash: named() } : null;
        history.replaceState(null, '', '#dashboard');
      }
      if (before.status !== 'welcoming' || now.status !== 'signedIn') return;
      const visit = interrupted.current?.playerId === now.player.id ? interrupted.current.hash : null;
      history.replaceState(null, '', asked ?? named() ?? visit ?? kept ?? '#dashboard');
      interrupted.current = null;
      forgetDestination();
      setAsked(null);
      setKept(null);
    });
  }, [state, subscribe, asked, kept]);
  const askForScores = useCallback(() => setAsked(scoresHash), []);
  const keep = useCallback(() => {
    const wanted = asked ?? named();
    if (wanted !== null) keepDestination(wanted, Date.now());
  }, [asked]);
  return { place: dashboardPlaceOf(asked ?? named() ?? kept ?? ''), askForScores, keep };
}

const named = (): string | null => placeNamedBy(location);
