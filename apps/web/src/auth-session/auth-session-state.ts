import type { AuthFailureCode } from './auth-failure.ts';
import type { SignedInPlayer } from './signed-in-player.ts';

/**
 * Why nobody is signed in: nobody was, the player left, the service no longer takes the session, the account is
 * suspended or was deleted (and whether a hosted project still has its sign-in), or the link that led here did not do what it was for.
 */
export type SignedOutReason =
  | 'nobody'
  | 'left'
  | 'expired'
  | 'suspended'
  | { readonly deleted: 'whole' | 'signInStays' }
  | { readonly link: AuthFailureCode };

/**
 * Who came in just now, by a form or by a link: someone known, someone with a brand-new account, someone whose
 * record had to be made after the sign-in service had failed to, or someone who signs in with another address from now on.
 */
export type Arrival = 'returning' | 'new' | 'made' | 'newEmail';

export type AuthSessionState =
  | { readonly status: 'loading' }
  | { readonly status: 'signedOut'; readonly reason: SignedOutReason }
  /** Signed in by a form of this page, whose screen still says hello; `enter()` ends it. */
  | { readonly status: 'welcoming'; readonly player: SignedInPlayer; readonly arrival: Arrival }
  | { readonly status: 'signedIn'; readonly player: SignedInPlayer };

export type AuthSessionEvent =
  | { readonly type: 'present'; readonly player: SignedInPlayer; readonly arrival?: Arrival }
  | { readonly type: 'absent'; readonly reason: SignedOutReason }
  | { readonly type: 'entered' };

/** The next state. Events that tell nothing new give the same object, so that nothing is drawn again. */
export function nextState(state: AuthSessionState, event: AuthSessionEvent): AuthSessionState {
  if (event.type === 'absent') return absentAfter(state, event.reason);
  if (event.type === 'entered') return state.status === 'welcoming' ? { status: 'signedIn', player: state.player } : state;
  const { player, arrival } = event;
  if ('player' in state && sameValues(state.player, player)) return state;
  // The service repeats itself: the tab was looked at again, a token was renewed, a name was changed elsewhere.
  if ('player' in state && state.player.id === player.id) return { ...state, player };
  return arrival === undefined ? { status: 'signedIn', player } : { status: 'welcoming', player, arrival };
}

/** The first reason counts, but for a deleted account: its tokens are refused before anybody has told why. */
function absentAfter(state: AuthSessionState, reason: SignedOutReason): AuthSessionState {
  const isDeleted = typeof reason === 'object' && 'deleted' in reason;
  return state.status === 'signedOut' && !isDeleted ? state : { status: 'signedOut', reason };
}

function sameValues(one: SignedInPlayer, other: SignedInPlayer): boolean {
  return one.id === other.id && one.email === other.email && one.name === other.name;
}
