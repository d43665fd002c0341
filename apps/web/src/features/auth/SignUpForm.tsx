import { consentLimits, hasContactDetails } from '@touchline/domain';
import { m } from '@touchline/messages';
import { usePlayerAuthSession } from '../../auth-session/index.ts';
import { Button } from '../../ui/button/Button.tsx';
import { TextInput } from '../../ui/field/TextInput.tsx';
import { useEmailSuggestion } from '../../ui/field/useEmailSuggestion.tsx';
import { AuthFormLayout } from './AuthFormLayout.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { fieldsIn, type AuthDraft } from './form-fields.ts';
import { fieldsReady } from './form-validation.ts';
import { EmailInput } from './EmailInput.tsx';
import { NoteForGrownUps } from './NoteForGrownUps.tsx';
import { ProfileDetailsLaterNote } from './ProfileDetailsLaterNote.tsx';
import { SignUpProgress } from './SignUpProgress.tsx';
import { useAuthForm } from './useAuthForm.ts';

interface SignUpFormProps {
  readonly draft: AuthDraft;
  readonly onDraftChange: (draft: AuthDraft) => void;
  /** The account is made, but the address has yet to be confirmed by mail. */
  readonly onConfirmationNeeded: () => void;
  /** There is an account of this email already: on to its sign-in. */
  readonly onSignIn: () => void;
}

/** Name, email and password of a new player. */
export function SignUpForm({ draft, onDraftChange, onConfirmationNeeded, onSignIn }: SignUpFormProps) {
  const session = usePlayerAuthSession();
  const kind = session.whoMayJoin === 'invite' ? 'invitedSignup' : 'signup';
  const form = useAuthForm({
    form: kind,
    draft,
    onDraftChange,
    send: async ({ name, email, password, invite }) => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      const invited = kind === 'invitedSignup' ? { invite: invite.trim() } : {};
      const outcome = await session.signUp({ name: name.trim(), email: email.trim(), password, timeZone, ...invited });
      if (outcome.ok && !outcome.signedIn) onConfirmationNeeded();
      return outcome;
    },
  });
  const email = form.field('email');
  const meant = useEmailSuggestion(draft.email, (taken) => onDraftChange({ ...draft, email: taken }));
  return (
    <AuthFormLayout
      form={form}
      send={m.auth_signup_submit()}
      aside={
        form.failure === 'already_registered' ? (
          <Button wide onClick={onSignIn}>
            {m.auth_signin_submit()}
          </Button>
        ) : null
      }
      below={<ProfileDetailsLaterNote />}
    >
      <NoteForGrownUps />
      <SignUpProgress ready={fieldsReady(kind, draft)} all={fieldsIn(kind).length} />
      {kind === 'invitedSignup' ? (
        <TextInput
          {...form.field('invite')}
          label={m.auth_invite()}
          hint={m.auth_invite_hint()}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          maxLength={60}
        />
      ) : null}
      <TextInput
        {...form.field('name')}
        label={m.auth_name()}
        hint={hasContactDetails(draft.name) ? m.auth_name_contact() : m.auth_name_hint()}
        autoComplete="nickname"
        required
        maxLength={60}
      />
      <EmailInput
        {...email}
        hint={m.auth_email_hint({ age: consentLimits.ownDecisionAge })}
        below={meant.below}
        onBlur={() => {
          email.onBlur();
          meant.onBlur();
        }}
      />
      <NewPasswordFields
        password={form.field('password')}
        confirm={form.field('confirm')}
        labels={{ password: m.auth_password(), confirm: m.auth_confirm() }}
      />
    </AuthFormLayout>
  );
}
