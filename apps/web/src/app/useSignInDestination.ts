import { useCallback, useEffect, useState } from 'react';
import { usePlayerAuthSession } from '../auth-session/index.ts';
import { forgetDestination, keepDestination, keptDestination } from './destination-after-sign-up.ts';
import { dashboardPlaceOf, scoresHash, type DashboardPlace } from './main/tab-address-and-keys.ts';

export interface SignInDestination {
  /** The place of the dashboard that opens; null for the dashboard as it is. */
  readonly place: DashboardPlace | null;
  /** The visitor wants to see all the scores. */
  readonly askForScores: () => void;
  /** The sign-up waits for a mail, whose link opens a page of its own: it is to lead to the same place. */
  readonly keep: () => void;
}

/**
 * Where whoever signs in by a form begins: at the match or the scores that the visitor asked for or the address names,
 * else at the dashboard, whatever tab the last player left in the address. What was asked for is remembered here: the
 * forms have entries of the history, which go when they close.
 */
export function useSignInDestination(): SignInDestination {
  const { state, subscribe } = usePlayerAuthSession();
  const [asked, setAsked] = useState<string | null>(null);
  const [kept, setKept] = useState(() => keptDestination(Date.now()));
  useEffect(() => {
    let { status } = state();
    return subscribe(() => {
      const before = status;
      ({ status } = state());
      if (before !== 'welcoming' || status !== 'signedIn') return;
      history.replaceState(null, '', asked ?? named() ?? kept ?? '#dashboard');
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

/** The place that the address names; null where it names none. */
const named = (): string | null => (dashboardPlaceOf(location.hash) === null ? null : location.hash);
