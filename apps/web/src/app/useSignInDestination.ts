import { useCallback, useEffect, useState } from 'react';
import { usePlayerSession } from '../session/index.ts';
import { dashboardPlaceOf, scoresHash, type DashboardPlace } from './main/tab.ts';

export interface SignInDestination {
  /** The place of the dashboard that opens; null for the dashboard as it is. */
  readonly place: DashboardPlace | null;
  /** The visitor wants to see all the scores. */
  readonly askForScores: () => void;
}

/**
 * Where whoever signs in by a form begins: at the match or the scores that the visitor asked for or the address names,
 * else at the dashboard, whatever tab the last player left in the address. What was asked for is remembered here: the
 * forms have entries of the history, which go when they close.
 */
export function useSignInDestination(): SignInDestination {
  const { state, subscribe } = usePlayerSession();
  const [asked, setAsked] = useState<string | null>(null);
  useEffect(() => {
    let { status } = state();
    return subscribe(() => {
      const before = status;
      ({ status } = state());
      if (before !== 'welcoming' || status !== 'signedIn') return;
      const named = dashboardPlaceOf(location.hash) === null ? null : location.hash;
      history.replaceState(null, '', asked ?? named ?? '#dashboard');
      setAsked(null);
    });
  }, [state, subscribe, asked]);
  const askForScores = useCallback(() => setAsked(scoresHash), []);
  return { place: dashboardPlaceOf(asked ?? location.hash), askForScores };
}
