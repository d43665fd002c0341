import { useState } from 'react';
import { m } from '@touchline/messages';
import { usePlayerAuthSession, type AuthOutcome } from '../../auth-session/index.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from './Notice.tsx';
import { failureWords } from './auth-problem-text.ts';

/** Asks for the mail that confirms an address once more, where a sign-in has failed for want of it. */
export function ResendConfirmation({ email }: { readonly email: string }) {
  const session = usePlayerAuthSession();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<AuthOutcome | null>(null);

  async function resend(): Promise<void> {
    setBusy(true);
    setOutcome(null);
    setOutcome(await session.resendConfirmation(email));
    setBusy(false);
  }

  const sent = outcome?.ok === true;
  return (
    <>
      <Notice tone="success" text={sent ? m.auth_resent() : null} />
      <Notice tone="error" text={outcome?.ok === false ? failureWords(outcome) : null} />
      {sent ? null : (
        <Button wide busy={busy} onClick={() => void resend()}>
          {m.auth_resend()}
        </Button>
      )}
    </>
  );
}
