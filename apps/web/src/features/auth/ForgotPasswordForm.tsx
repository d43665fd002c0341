import { m } from '@touchline/messages';
import type { AuthOutcome } from '../../auth-session/index.ts';
import { AuthFormLayout } from './AuthFormLayout.tsx';
import type { AuthDraft } from './form-fields.ts';
import { EmailInput } from './EmailInput.tsx';
import { useAuthForm } from './useAuthForm.ts';

interface ForgotPasswordFormProps {
  readonly draft: AuthDraft;
  readonly onDraftChange: (draft: AuthDraft) => void;
  /** Asks for the link. */
  readonly send: (email: string) => Promise<AuthOutcome>;
  /** Else the link waits at the server for whoever runs it. */
  readonly deliversMails: boolean;
  /** A link was asked for already. Default false. */
  readonly isSent?: boolean;
  /** It was asked for. */
  readonly onSent: () => void;
}

/** The email of someone who wants a link to a new password. */
export function ForgotPasswordForm({ draft, onDraftChange, send, deliversMails, isSent = false, onSent }: ForgotPasswordFormProps) {
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
  const submit = deliversMails ? m.auth_forgot_submit() : m.auth_forgot_submit_undelivered();
  const again = deliversMails ? m.auth_forgot_again() : m.auth_forgot_again_undelivered();
  return (
    <AuthFormLayout form={form} send={isSent ? again : submit} isSent={isSent}>
      <EmailInput {...form.field('email')} />
    </AuthFormLayout>
  );
}
