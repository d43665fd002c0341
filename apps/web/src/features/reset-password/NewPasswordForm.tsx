import { useState } from 'react';
import { m } from '../../i18n/index.ts';
import type { AuthOutcome } from '../../session/index.ts';
import { Button } from '../../ui/button/Button.tsx';
import { PasswordInput } from '../../ui/field/PasswordInput.tsx';
import { AuthFields, emptyDraft, Notice, passwordHint, useAuthForm } from '../auth/index.ts';

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
  const { field, notice, busy, submit } = useAuthForm({
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
    <AuthFields onSubmit={submit} busy={busy}>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordInput
        {...field('password')}
        label={m.auth_new_password()}
        hint={passwordHint(draft.password)}
        autoComplete="new-password"
        required
        maxLength={256}
      />
      <PasswordInput
        {...field('confirm')}
        label={m.auth_new_confirm()}
        autoComplete="new-password"
        required
        maxLength={256}
      />
      <Notice {...notice} />
      <Button type="submit" variant="primary" size="lg" wide busy={busy}>
        {m.auth_new_submit()}
      </Button>
    </AuthFields>
  );
}
