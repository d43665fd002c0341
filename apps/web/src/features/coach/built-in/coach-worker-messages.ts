import type { CoachAnswerBody } from '@touchline/contracts';
import type { Question } from '../talk/coach-talk.ts';
import type { PlayerDataOnDevice } from './player-facts-on-device.ts';
import type { ProfilePlace } from './helpline-country.ts';

/** What the page asks the worker. */
export type CoachJob =
  /** The profile is null while it is not here; so are the numbers, without which the question whether all is well has no answer behind it. */
  | { readonly kind: 'crisis'; readonly question: Question; readonly profile: ProfilePlace | null; readonly numbers: PlayerDataOnDevice | null; readonly playerId: string }
  | { readonly kind: 'answer'; readonly question: Question; readonly numbers: PlayerDataOnDevice; readonly playerId: string };

export type CoachJobRequest = CoachJob & { readonly id: number };

/** What the worker says: that it can, or the answer to a job; null for none. */
export type CoachJobResult = { readonly id: 'ready' } | { readonly id: number; readonly answer: CoachAnswerBody | null };
