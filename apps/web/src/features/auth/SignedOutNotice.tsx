import type { RefObject } from 'react';
import { m } from '@touchline/messages';
import type { SignedOutReason } from '../../auth-session/index.ts';
import { failureWords } from './auth-problem-text.ts';
import { Notice } from './Notice.tsx';

interface SignedOutNoticeProps {
  readonly reason: Exclude<SignedOutReason, 'nobody'>;
  /** The place of what is said last to who signed out or whose account is gone. */
  readonly farewell: RefObject<HTMLDivElement | null>;
}

/** Why the player is here and not in the app, when that needs a word. */
export function SignedOutNotice({ reason, farewell }: SignedOutNoticeProps) {
  if (reason === 'left') return <Notice place={farewell} tone="success" text={m.auth_signed_out()} />;
  if (reason === 'suspended') return <Notice tone="error" text={m.auth_suspended()} />;
  if (reason === 'expired') return <Notice tone="note" text={m.auth_session_expired()} more={m.auth_session_expired_safe()} />;
  if ('deleted' in reason) {
    return <Notice place={farewell} tone="success" text={reason.deleted === 'whole' ? m.auth_deleted() : m.auth_deleted_hosted()} />;
  }
  // The link itself is still good: it only could not be sent.
  if (reason.link === 'no_connection') return <Notice tone="hitch" text={m.auth_link_unsent()} />;
  return <Notice tone="error" text={failureWords({ failure: reason.link })} />;
}
