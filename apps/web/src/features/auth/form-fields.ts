/** What has been typed so far. */
export interface AuthDraft {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly confirm: string;
  /** The code of an invitation. */
  readonly invite: string;
}

export type AuthField = keyof AuthDraft;
export type AuthForm = 'signin' | 'signup' | 'invitedSignup' | 'forgotPassword' | 'newPassword' | 'confirmSignUpPassword';

export const emptyDraft: AuthDraft = { name: '', email: '', password: '', confirm: '', invite: '' };

const fieldsOf: Readonly<Record<AuthForm, readonly AuthField[]>> = {
  signin: ['email', 'password'],
  invitedSignup: ['invite', 'name', 'email', 'password', 'confirm'],
  signup: ['name', 'email', 'password', 'confirm'],
  forgotPassword: ['email'],
  newPassword: ['password', 'confirm'],
  confirmSignUpPassword: ['password'],
};

/** The fields of a form, in the order in which they stand. */
export function fieldsIn(form: AuthForm): readonly AuthField[] {
  return fieldsOf[form];
}
