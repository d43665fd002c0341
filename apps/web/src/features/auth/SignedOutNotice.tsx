import { m } from '@touchline/messages';
import type { SignedOutReason } from '../../session/index.ts';
import { Notice } from './Notice.tsx';
import { failureWords } from './labels.ts';

/** Why the player is here and not in the app, when that needs a word. */
export function SignedOutNotice({ reason }: { readonly reason: SignedOutReason }) {
  if (reason === 'nobody') return null;
  if (reason === 'left') return <Notice tone="success" text={m.auth_signed_out()} />;
  if (reason === 'expired') return <Notice tone="note" text={m.auth_session_expired()} more={m.auth_session_expired_safe()} />;
  if ('deleted' in reason) {
    return <Notice tone="success" text={reason.deleted === 'whole' ? m.auth_deleted() : m.auth_deleted_hosted()} />;
  }
  // The link itself is still good: it only could not be sent.
  if (reason.link === 'no_connection') return <Notice tone="hitch" text={m.auth_link_unsent()} />;
  return <Notice tone="error" text={failureWords({ failure: reason.link })} />;
}
