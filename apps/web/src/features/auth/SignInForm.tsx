import { m } from '../../i18n/index.ts';
import { usePlayerSession } from '../../session/index.ts';
import { Button } from '../../ui/button/Button.tsx';
import { PasswordInput } from '../../ui/field/PasswordInput.tsx';
import { TextInput } from '../../ui/field/TextInput.tsx';
import { LinkButton } from '../../ui/link/Link.tsx';
import { AuthFields } from './AuthFields.tsx';
import css from './SignInForm.module.css';
import type { AuthDraft } from './draft.ts';
import { Notice } from './Notice.tsx';
import { ResendConfirmation } from './ResendConfirmation.tsx';
import { useAuthForm } from './useAuthForm.ts';

interface SignInFormProps {
  readonly draft: AuthDraft;
  readonly onDraftChange: (draft: AuthDraft) => void;
  readonly onForgotPassword: () => void;
}

/** Email and password of someone who has been here before. */
export function SignInForm({ draft, onDraftChange, onForgotPassword }: SignInFormProps) {
  const session = usePlayerSession();
  const { field, notice, failure, busy, submit } = useAuthForm({
    form: 'signin',
    draft,
    onDraftChange,
    send: ({ email, password }) => session.signIn(email.trim(), password),
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
      <PasswordInput
        {...field('password')}
        label={m.auth_password()}
        autoComplete="current-password"
        required
        maxLength={256}
      />
      <Notice {...notice} />
      {failure === 'email_not_confirmed' ? <ResendConfirmation key={draft.email} email={draft.email.trim()} /> : null}
      <Button type="submit" variant="primary" size="lg" wide busy={busy}>
        {m.auth_signin_submit()}
      </Button>
      <p className={css['aside']}>
        <LinkButton onClick={onForgotPassword}>{m.auth_forgot_link()}</LinkButton>
      </p>
    </AuthFields>
  );
}
