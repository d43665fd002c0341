import { m } from '@touchline/messages';
import type { AuthOutcome } from '../../auth-session/index.ts';
import { AuthFormLayout } from './AuthFormLayout.tsx';
import type { AuthDraft } from './form-draft.ts';
import { EmailInput } from './EmailInput.tsx';
import { useAuthForm } from './useAuthForm.ts';

interface ForgotPasswordFormProps {
  readonly draft: AuthDraft;
  readonly onDraftChange: (draft: AuthDraft) => void;
  /** Asks for the mail. */
  readonly send: (email: string) => Promise<AuthOutcome>;
  /** A link was asked for already. Default false. */
  readonly isSent?: boolean;
  /** The mail is on its way. */
  readonly onSent: () => void;
}

/** The email of someone who wants a link to a new password. */
export function ForgotPasswordForm({ draft, onDraftChange, send, isSent = false, onSent }: ForgotPasswordFormProps) {
  const form = useAuthForm({
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
    <AuthFormLayout form={form} send={isSent ? m.auth_forgot_again() : m.auth_forgot_submit()} isSent={isSent}>
      <EmailInput {...form.field('email')} />
    </AuthFormLayout>
  );
}
