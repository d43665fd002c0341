import type { Validity } from '../../ui/field/Field.tsx';
import { isEmailAddress } from '../../ui/field/is-email-address.ts';
import { fieldsIn, type AuthDraft, type AuthField, type AuthForm } from './form-fields.ts';

/** Fewest characters of a password and of a player name (spec 000 §9). */
const fewestCharacters = { password: 6, name: 2 } as const;

/** Whether a new password has as many characters as one needs. */
export function isLongEnough(password: string): boolean {
  return password.length >= fewestCharacters.password;
}

export type ProblemCode =
  | 'invite_missing'
  | 'credentials_missing'
  | 'email_missing'
  | 'email_invalid'
  | 'name_missing'
  | 'name_short'
  | 'password_short'
  | 'confirm_missing'
  | 'passwords_differ';

/** What keeps a form from being sent, and the fields it is about. */
interface Problem {
  readonly code: ProblemCode;
  readonly fields: readonly AuthField[];
}

/** Everything that keeps a form from being sent, in the order of spec 000 §5; none when it may go. */
export function problemsIn(form: AuthForm, draft: AuthDraft): Problem[] {
  return rules.filter((rule) => rule.forms.includes(form)).flatMap((rule) => rule.problemIn(draft) ?? []);
}

interface Rule {
  readonly forms: readonly AuthForm[];
  readonly problemIn: (draft: AuthDraft) => Problem | null;
}

const rules: readonly Rule[] = [
  {
    forms: ['invitedSignup'],
    problemIn: ({ invite }) => (invite.trim() === '' ? { code: 'invite_missing', fields: ['invite'] } : null),
  },
  {
    forms: ['signin', 'signup', 'invitedSignup'],
    problemIn(draft) {
      const missing = (['email', 'password'] as const).filter((field) => draft[field].trim() === '');
      return missing.length > 0 ? { code: 'credentials_missing', fields: missing } : null;
    },
  },
  {
    forms: ['forgotPassword'],
    problemIn: ({ email }) => (email.trim() === '' ? { code: 'email_missing', fields: ['email'] } : null),
  },
  {
    forms: ['signin', 'signup', 'invitedSignup', 'forgotPassword'],
    problemIn: ({ email }) =>
      email.trim() === '' || isEmailAddress(email) ? null : { code: 'email_invalid', fields: ['email'] },
  },
  {
    forms: ['signup', 'invitedSignup'],
    problemIn({ name }) {
      if (name.trim() === '') return { code: 'name_missing', fields: ['name'] };
      return name.trim().length < fewestCharacters.name ? { code: 'name_short', fields: ['name'] } : null;
    },
  },
  {
    forms: ['signup', 'invitedSignup'],
    problemIn: ({ password }) =>
      password !== '' && !isLongEnough(password)
        ? { code: 'password_short', fields: ['password'] }
        : null,
  },
  {
    // No email stands beside it here, so that an empty password is told as a short one.
    forms: ['newPassword', 'confirmSignUpPassword'],
    problemIn: ({ password }) =>
      isLongEnough(password) ? null : { code: 'password_short', fields: ['password'] },
  },
  {
    // Where the password is there, the two are told to differ.
    forms: ['signup', 'invitedSignup'],
    problemIn: ({ password, confirm }) =>
      password === '' && confirm === '' ? { code: 'confirm_missing', fields: ['confirm'] } : null,
  },
  {
    forms: ['signup', 'invitedSignup', 'newPassword'],
    problemIn: ({ password, confirm }) =>
      confirm === password ? null : { code: 'passwords_differ', fields: ['confirm'] },
  },
];

/** Whether a field's own rule holds (spec 000 §2); an empty field is neither good nor bad. */
export function validityOf(form: AuthForm, field: AuthField, draft: AuthDraft): Validity {
  if (draft[field].trim() === '') return 'neutral';
  return holds[field](draft, form) ? 'valid' : 'invalid';
}

const holds: Readonly<Record<AuthField, (draft: AuthDraft, form: AuthForm) => boolean>> = {
  invite: () => true,
  name: ({ name }) => name.trim().length >= fewestCharacters.name,
  email: ({ email }) => isEmailAddress(email),
  password: ({ password }, form) => form === 'signin' || isLongEnough(password),
  confirm: ({ confirm, password }) => confirm === password,
};

/** How many fields of a form are good, for the progress of a sign-up. */
export function fieldsReady(form: AuthForm, draft: AuthDraft): number {
  return fieldsIn(form).filter((field) => validityOf(form, field, draft) === 'valid').length;
}
