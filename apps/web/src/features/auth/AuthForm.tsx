import { m } from '@touchline/messages';
import { usePlayerAuthSession } from '../../auth-session/index.ts';
import { AskOperatorNote } from './AskOperatorNote.tsx';
import type { AuthMode, AuthStep } from './auth-mode.ts';
import { noSignUps } from './auth-problem-text.ts';
import { ConfirmSignUpPasswordForm } from './ConfirmSignUpPasswordForm.tsx';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';
import type { AuthDraft } from './form-fields.ts';
import { Notice } from './Notice.tsx';
import { PasswordResetSteps } from './PasswordResetSteps.tsx';
import { linkSentTitle } from './reset-link-sent-text.ts';
import { SignInForm } from './SignInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import { SignUpOrSignInChoice } from './SignUpOrSignInChoice.tsx';

interface LinkState {
  /** A link for a new password was asked for already. */
  readonly isLinkSent: boolean;
  /** Else the link waits at the server for whoever runs it. */
  readonly deliversMails: boolean;
}

/** What stands above the form of a view; null where the choice has its own title. */
export function formTitle(mode: AuthMode, { isLinkSent, deliversMails }: LinkState): { readonly title: string; readonly lead?: string } | null {
  switch (mode) {
    case 'choice':
      return null;
    case 'signin':
      return { title: m.auth_signin_title() };
    case 'signup':
      return { title: m.auth_signup_title() };
    case 'prove-sign-up':
      return { title: m.auth_prove_title(), lead: m.auth_prove_lead() };
    case 'forgot-password':
      if (isLinkSent) return { title: linkSentTitle(deliversMails) };
      return { title: m.auth_forgot_title(), lead: deliversMails ? m.auth_forgot_lead() : m.auth_forgot_undelivered_lead() };
  }
}

interface AuthFormProps extends Pick<LinkState, 'isLinkSent'> {
  readonly mode: AuthMode;
  readonly draft: AuthDraft;
  readonly onDraftChange: (draft: AuthDraft) => void;
  readonly onStep: (step: AuthStep) => void;
  /** A sign-up waits for the link of a mail. */
  readonly onConfirmationNeeded: () => void;
  readonly onLinkSent: () => void;
}

/** What a view asks for: the choice, or one of the forms. */
export function AuthForm({ mode, isLinkSent, onStep, onConfirmationNeeded, onLinkSent, ...form }: AuthFormProps) {
  const { deliversMails, operator, sendResetLink, whoMayJoin } = usePlayerAuthSession();
  const closed = noSignUps[whoMayJoin];
  switch (mode) {
    case 'choice':
      return <SignUpOrSignInChoice {...{ whoMayJoin, onStep }} />;
    case 'signin':
      return <SignInForm {...form} onForgotPassword={() => onStep('forgotPassword')} onSignUp={closed === undefined ? () => onStep('startPracticing') : undefined} />;
    case 'signup':
      if (closed !== undefined) return <Notice tone="note" text={closed()} />;
      return <SignUpForm {...{ ...form, onConfirmationNeeded }} onSignIn={() => onStep('practiceMore')} />;
    case 'prove-sign-up':
      return <ConfirmSignUpPasswordForm {...form} />;
    case 'forgot-password':
      return (
        <>
          <ForgotPasswordForm {...{ ...form, deliversMails }} isSent={isLinkSent} send={sendResetLink} onSent={onLinkSent} />
          <PasswordResetSteps deliversMails={deliversMails} isSent={isLinkSent} />
          <AskOperatorNote {...operator} />
        </>
      );
  }
}
