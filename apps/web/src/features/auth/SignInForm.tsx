import { m } from '@touchline/messages';
import { usePlayerAuthSession } from '../../auth-session/index.ts';
import { Button } from '../../ui/button/Button.tsx';
import { PasswordInput } from '../../ui/field/PasswordInput.tsx';
import { LinkButton } from '../../ui/link/Link.tsx';
import { AuthFormLayout } from './AuthFormLayout.tsx';
import css from './SignInForm.module.css';
import type { AuthDraft } from './form-fields.ts';
import { EmailInput } from './EmailInput.tsx';
import { ResendConfirmation } from './ResendConfirmation.tsx';
import { useAuthForm } from './useAuthForm.ts';

interface SignInFormProps {
  readonly draft: AuthDraft;
  readonly onDraftChange: (draft: AuthDraft) => void;
  readonly onForgotPassword: () => void;
  /** On to a new player; left out where nobody new may join. */
  readonly onSignUp?: (() => void) | undefined;
}

/** Email and password of someone who has been here before. */
export function SignInForm({ draft, onDraftChange, onForgotPassword, onSignUp }: SignInFormProps) {
  const session = usePlayerAuthSession();
  const form = useAuthForm({
    form: 'signin',
    draft,
    onDraftChange,
    send: ({ email, password }) => session.signIn(email.trim(), password),
  });
  return (
    <AuthFormLayout
      form={form}
      send={m.auth_signin_submit()}
      aside={
        form.failure === 'email_not_confirmed' ? (
          <ResendConfirmation key={draft.email} email={draft.email.trim()} />
        ) : null
      }
      below={
        <div className={css['ways']}>
          <LinkButton onClick={onForgotPassword}>{m.auth_forgot_link()}</LinkButton>
          {onSignUp === undefined ? null : (
            <Button variant="secondary" onClick={onSignUp}>
              {m.auth_new_here()}
            </Button>
          )}
        </div>
      }
    >
      <EmailInput {...form.field('email')} />
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
