import { m } from '@touchline/messages';
import { usePlayerAuthSession } from '../../auth-session/index.ts';
import { PasswordInput } from '../../ui/field/PasswordInput.tsx';
import { AuthFormLayout } from './AuthFormLayout.tsx';
import type { AuthDraft } from './form-fields.ts';
import { useAuthForm } from './useAuthForm.ts';

interface ConfirmSignUpPasswordFormProps {
  readonly draft: AuthDraft;
  readonly onDraftChange: (draft: AuthDraft) => void;
}

/** The password of a sign-up whose mail was opened in another browser: it shows that the sign-up is the player's own. */
export function ConfirmSignUpPasswordForm({ draft, onDraftChange }: ConfirmSignUpPasswordFormProps) {
  const session = usePlayerAuthSession();
  const form = useAuthForm({
    form: 'confirmSignUpPassword',
    draft,
    onDraftChange,
    send: ({ password }) => session.confirmSignUpPassword(password),
  });
  return (
    <AuthFormLayout form={form} send={m.auth_prove_submit()}>
      <PasswordInput
        {...form.field('password')}
        label={m.auth_password()}
        autoComplete="current-password"
        required
        maxLength={256}
      />
    </AuthFormLayout>
  );
}
