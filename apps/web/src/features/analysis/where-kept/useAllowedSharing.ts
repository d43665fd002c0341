import { useQuery } from '@tanstack/react-query';
import type { Consent } from '@touchline/contracts';
import { consentLimits, type Sharing } from '@touchline/domain';
import { consentsQuery, useApi } from '../../../api/index.ts';
import { sharingSettingsQuery, type SharingSettings } from './sharing-settings-query.ts';

/** What may leave the device now, and what of the player's wish does. */
export interface AllowedSharing {
  /** What the server does with a video; undefined: not known now. */
  readonly settings: SharingSettings | undefined;
  /** Nobody answered what the server does with a video. */
  readonly isUnknown: boolean;
  readonly consent: Consent | undefined;
  readonly mayClip: boolean;
  /** What an analysis that starts now shares: the wish, or as much of it as is allowed. */
  readonly chosen: Sharing;
}

/** What a player of these years (null: not known) who wishes to share so much can share now. */
export function useAllowedSharing(age: number | null, wish: Sharing): AllowedSharing {
  const api = useApi();
  const { data: settings, isFetching } = useQuery(sharingSettingsQuery(api));
  const { data: consents } = useQuery(consentsQuery(api));
  const consent = consents?.find(({ purpose }) => purpose === 'clip');
  // The server has the last word; who decides alone is not kept waiting for it.
  const isAllowed = consent?.allowed ?? (age !== null && age >= consentLimits.ownDecisionAge);
  const mayClip = settings !== undefined && isAllowed;
  const isUnknown = settings === undefined && !isFetching;
  return { settings, isUnknown, consent, mayClip, chosen: wish === 'clip' && !mayClip ? 'account' : wish };
}
