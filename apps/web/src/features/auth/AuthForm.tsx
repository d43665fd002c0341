import { m } from '@touchline/messages';
import { usePlayerAuthSession } from '../../auth-session/index.ts';
import type { AuthMode, AuthStep } from './auth-mode.ts';
import { SignUpOrSignInChoice } from './SignUpOrSignInChoice.tsx';
import type { AuthDraft } from './form-fields.ts';
import { AskOperatorNote } from './AskOperatorNote.tsx';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';
import { Notice } from './Notice.tsx';
import { SignInForm } from './SignInForm.tsx';
import { ConfirmSignUpPasswordForm } from './ConfirmSignUpPasswordForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import { noSignUps } from './auth-problem-text.ts';
import { linkSentTitle } from './reset-link-sent-text.ts';
import { PasswordResetSteps } from './PasswordResetSteps.tsx';

/** What stands above the form of a view. */
export function formTitle(mode: Exclude<AuthMode, 'choice'>, isSent: boolean, deliversMails: boolean): { readonly title: string; readonly lead?: string } {
  if (mode === 'signin') return { title: m.auth_signin_title() };
  if (mode === 'signup') return { title: m.auth_signup_title() };
  if (mode === 'prove-sign-up') return { title: m.auth_prove_title(), lead: m.auth_prove_lead() };
  if (isSent) return { title: linkSentTitle(deliversMails) };
  return { title: m.auth_forgot_title(), lead: deliversMails ? m.auth_forgot_lead() : m.auth_forgot_undelivered_lead() };
}

interface AuthFormProps {
  readonly mode: AuthMode;
  /** A link for a new password was asked for already. */
  readonly isSent: boolean;
  readonly draft: AuthDraft;
  readonly onDraftChange: (draft: AuthDraft) => void;
  readonly onStep: (step: AuthStep) => void;
  /** A sign-up waits for the link of a mail. */
  readonly onConfirmationNeeded: () => void;
  /** A link for a new password was asked for. */
  readonly onSent: () => void;
}

/** What a view asks for: the choice, or one of the forms. */
export function AuthForm({ mode, isSent, onStep, onConfirmationNeeded, onSent, ...form }: AuthFormProps) {
  const session = usePlayerAuthSession();
  const { deliversMails, whoMayJoin } = session;
  const closed = noSignUps[whoMayJoin];
  if (mode === 'choice') return <SignUpOrSignInChoice {...{ whoMayJoin, onStep }} />;
  if (mode === 'signin') return <SignInForm {...form} onForgotPassword={() => onStep('forgotPassword')} onSignUp={closed === undefined ? () => onStep('startPracticing') : undefined} />;
  if (mode === 'signup') return closed === undefined ? <SignUpForm {...{ ...form, onConfirmationNeeded }} onSignIn={() => onStep('practiceMore')} /> : <Notice tone="note" text={closed()} />;
  if (mode === 'prove-sign-up') return <ConfirmSignUpPasswordForm {...form} />;
  return (
    <>
      <ForgotPasswordForm {...{ ...form, deliversMails, isSent, onSent }} send={session.sendResetLink} />
      <PasswordResetSteps {...{ deliversMails, isSent }} />
      <AskOperatorNote {...session.operator} />
    </>
  );
}
