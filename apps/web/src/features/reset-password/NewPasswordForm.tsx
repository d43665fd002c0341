import { useState } from 'react';
import { m } from '@touchline/messages';
import type { AuthOutcome } from '../../auth-session/index.ts';
import { AuthFormLayout, NewPasswordFields, emptyDraft, useAuthForm } from '../auth/index.ts';

interface NewPasswordFormProps {
  /** Whose password it is: for password managers. */
  readonly email: string;
  readonly save: (password: string) => Promise<AuthOutcome>;
  readonly onSaved: (signedIn: boolean) => void;
  /** The session of the link has ended meanwhile. */
  readonly onLinkOver: () => void;
}

/** A new password, twice. */
export function NewPasswordForm({ email, save, onSaved, onLinkOver }: NewPasswordFormProps) {
  const [draft, setDraft] = useState(emptyDraft);
  const form = useAuthForm({
    form: 'newPassword',
    draft,
    onDraftChange: setDraft,
    send: async ({ password }) => {
      const outcome = await save(password);
      if (outcome.ok) onSaved(outcome.signedIn);
      else if (outcome.failure === 'link_over') onLinkOver();
      return outcome;
    },
  });
  return (
    <AuthFormLayout form={form} send={m.auth_new_submit()}>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordFields
        password={form.field('password')}
        confirm={form.field('confirm')}
        labels={{ password: m.auth_new_password(), confirm: m.auth_new_confirm() }}
      />
    </AuthFormLayout>
  );
}
