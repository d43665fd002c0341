import { m } from '../../i18n/index.ts';
import { usePlayerSession } from '../../session/index.ts';
import { Button } from '../../ui/button/Button.tsx';
import { PasswordInput } from '../../ui/field/PasswordInput.tsx';
import { TextInput } from '../../ui/field/TextInput.tsx';
import { AuthFields } from './AuthFields.tsx';
import { fieldsIn, fieldsReady, type AuthDraft } from './draft.ts';
import { Notice } from './Notice.tsx';
import { passwordHint } from './PasswordStrengthHint.tsx';
import { SignUpProgress } from './SignUpProgress.tsx';
import { useAuthForm } from './useAuthForm.ts';

interface SignUpFormProps {
  readonly draft: AuthDraft;
  readonly onDraftChange: (draft: AuthDraft) => void;
  /** The account is made, but the address has yet to be confirmed by mail. */
  readonly onConfirmationNeeded: () => void;
}

/** Name, email and password of a new player. */
export function SignUpForm({ draft, onDraftChange, onConfirmationNeeded }: SignUpFormProps) {
  const session = usePlayerSession();
  const { field, notice, busy, submit } = useAuthForm({
    form: 'signup',
    draft,
    onDraftChange,
    send: async ({ name, email, password }) => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      const outcome = await session.signUp({ name: name.trim(), email: email.trim(), password, timeZone });
      if (outcome.ok && !outcome.signedIn) onConfirmationNeeded();
      return outcome;
    },
  });
  return (
    <AuthFields onSubmit={submit} busy={busy}>
      <SignUpProgress ready={fieldsReady('signup', draft)} all={fieldsIn('signup').length} />
      <TextInput
        {...field('name')}
        label={m.auth_name()}
        hint={m.auth_name_hint()}
        autoComplete="nickname"
        required
        maxLength={60}
      />
      <TextInput
        {...field('email')}
        label={m.auth_email()}
        hint={m.auth_email_hint()}
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
        hint={passwordHint(draft.password)}
        autoComplete="new-password"
        required
        maxLength={256}
      />
      <PasswordInput
        {...field('confirm')}
        label={m.auth_confirm()}
        autoComplete="new-password"
        required
        maxLength={256}
      />
      <Notice {...notice} />
      <Button type="submit" variant="primary" size="lg" wide busy={busy}>
        {m.auth_signup_submit()}
      </Button>
    </AuthFields>
  );
}
