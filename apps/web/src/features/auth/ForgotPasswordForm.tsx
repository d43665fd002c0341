import { m } from '../../i18n/index.ts';
import type { AuthOutcome } from '../../session/index.ts';
import { Button } from '../../ui/button/Button.tsx';
import { TextInput } from '../../ui/field/TextInput.tsx';
import { AuthFields } from './AuthFields.tsx';
import type { AuthDraft } from './draft.ts';
import { Notice } from './Notice.tsx';
import { useAuthForm } from './useAuthForm.ts';

interface ForgotPasswordFormProps {
  readonly draft: AuthDraft;
  readonly onDraftChange: (draft: AuthDraft) => void;
  /** Asks for the mail. */
  readonly send: (email: string) => Promise<AuthOutcome>;
  /** The mail is on its way. */
  readonly onSent: () => void;
}

/** The email of someone who wants a link to a new password. */
export function ForgotPasswordForm({ draft, onDraftChange, send, onSent }: ForgotPasswordFormProps) {
  const { field, notice, busy, submit } = useAuthForm({
    form: 'forgotPassword',
    draft,
    onDraftChange,
    send: async ({ email }) => {
      const outcome = await send(email.trim());
      if (outcome.ok) onSent();
      return outcome;
    },
  });
  return (
    <AuthFields onSubmit={submit} busy={busy}>
      <TextInput
        {...field('email')}
        label={m.auth_email()}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={254}
      />
      <Notice {...notice} />
      <Button type="submit" variant="primary" size="lg" wide busy={busy}>
        {m.auth_forgot_submit()}
      </Button>
    </AuthFields>
  );
}
