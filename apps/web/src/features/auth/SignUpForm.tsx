import { hasContactDetails } from '@touchline/domain';
import { m } from '@touchline/messages';
import { usePlayerSession } from '../../session/index.ts';
import { TextInput } from '../../ui/field/TextInput.tsx';
import { AuthFormLayout } from './AuthFormLayout.tsx';
import { ChosenPassword } from './ChosenPassword.tsx';
import { fieldsIn, fieldsReady, type AuthDraft } from './form-draft.ts';
import { EmailInput } from './EmailInput.tsx';
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
  const form = useAuthForm({
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
    <AuthFormLayout form={form} send={m.auth_signup_submit()}>
      <SignUpProgress ready={fieldsReady('signup', draft)} all={fieldsIn('signup').length} />
      <TextInput
        {...form.field('name')}
        label={m.auth_name()}
        hint={hasContactDetails(draft.name) ? m.auth_name_contact() : m.auth_name_hint()}
        autoComplete="nickname"
        required
        maxLength={60}
      />
      <EmailInput {...form.field('email')} hint={m.auth_email_hint()} />
      <ChosenPassword
        password={form.field('password')}
        confirm={form.field('confirm')}
        labels={{ password: m.auth_password(), confirm: m.auth_confirm() }}
      />
    </AuthFormLayout>
  );
}
