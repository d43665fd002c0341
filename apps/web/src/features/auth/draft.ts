import type { Validity } from '../../ui/field/Field.tsx';

/** What has been typed so far. */
export interface AuthDraft {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly confirm: string;
}

export type AuthField = keyof AuthDraft;
export type AuthForm = 'signin' | 'signup';

export const emptyDraft: AuthDraft = { name: '', email: '', password: '', confirm: '' };

/** Fewest characters of a password and of a player name (spec 000 §9). */
export const fewestCharacters = { password: 6, name: 2 } as const;

/** The simple address pattern of spec 000 §5. */
const address = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const fieldsOf: Readonly<Record<AuthForm, readonly AuthField[]>> = {
  signin: ['email', 'password'],
  signup: ['name', 'email', 'password', 'confirm'],
};

/** The fields of a form, in the order in which they stand. */
export function fieldsIn(form: AuthForm): readonly AuthField[] {
  return fieldsOf[form];
}

export type ProblemCode =
  | 'credentials_missing'
  | 'email_invalid'
  | 'name_missing'
  | 'name_short'
  | 'password_short'
  | 'passwords_differ';

/** What keeps a form from being sent, and the fields it is about. */
interface Problem {
  readonly code: ProblemCode;
  readonly fields: readonly AuthField[];
}

/** Everything that keeps a form from being sent, in the order of spec 000 §5; none when it may go. */
export function problemsIn(form: AuthForm, draft: AuthDraft): Problem[] {
  const { email, password, confirm } = draft;
  const name = draft.name.trim();
  const problems: Problem[] = [];
  const missing = (['email', 'password'] as const).filter((field) => draft[field].trim() === '');
  if (missing.length > 0) problems.push({ code: 'credentials_missing', fields: missing });
  if (email.trim() !== '' && !address.test(email.trim())) problems.push({ code: 'email_invalid', fields: ['email'] });
  if (form === 'signin') return problems;
  if (name === '') problems.push({ code: 'name_missing', fields: ['name'] });
  else if (name.length < fewestCharacters.name) problems.push({ code: 'name_short', fields: ['name'] });
  if (password !== '' && password.length < fewestCharacters.password) {
    problems.push({ code: 'password_short', fields: ['password'] });
  }
  if (confirm !== password) problems.push({ code: 'passwords_differ', fields: ['confirm'] });
  return problems;
}

/** Whether a field's own rule holds (spec 000 §2); an empty field is neither good nor bad. */
export function validityOf(form: AuthForm, field: AuthField, draft: AuthDraft): Validity {
  if (draft[field].trim() === '') return 'neutral';
  return holds[field](draft, form) ? 'valid' : 'invalid';
}

const holds: Readonly<Record<AuthField, (draft: AuthDraft, form: AuthForm) => boolean>> = {
  name: ({ name }) => name.trim().length >= fewestCharacters.name,
  email: ({ email }) => address.test(email.trim()),
  password: ({ password }, form) => form === 'signin' || password.length >= fewestCharacters.password,
  confirm: ({ confirm, password }) => confirm === password,
};

/** How many fields of a form are good, for the progress of a sign-up. */
export function fieldsReady(form: AuthForm, draft: AuthDraft): number {
  return fieldsOf[form].filter((field) => validityOf(form, field, draft) === 'valid').length;
}
