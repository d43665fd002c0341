import { useState } from 'react';
import { m } from '@touchline/messages';
import type { AuthOutcome } from '../../session/index.ts';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { emptyDraft, ForgotPasswordForm, Notice } from '../auth/index.ts';

/** Asks for a new link where the old one has done its work. */
export function AskAgain({ send }: { readonly send: (email: string) => Promise<AuthOutcome> }) {
  const [draft, setDraft] = useState(emptyDraft);
  const [sent, setSent] = useState(false);
  return (
    <>
      <Notice tone="success" text={sent ? m.auth_forgot_sent() : null} />
      {sent ? null : (
        <ForgotPasswordForm draft={draft} onDraftChange={setDraft} send={send} onSent={() => setSent(true)} />
      )}
      <ButtonLink href="/" variant={sent ? 'secondary' : 'ghost'} wide>
        {m.auth_new_home()}
      </ButtonLink>
    </>
  );
}
