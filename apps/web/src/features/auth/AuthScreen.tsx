import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { m } from '@touchline/messages';
import { usePlayerAuthSession, useAuthSession, type SignedOutReason } from '../../auth-session/index.ts';
import { useBackCloses } from '../../ui/browser-back/useBackCloses.ts';
import { hasKeyboard } from '../../ui/field/has-keyboard.ts';
import { keepMode, keptMode, modeAfter, type AuthMode, type AuthStep } from './auth-mode.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { SignUpOrSignInChoice } from './SignUpOrSignInChoice.tsx';
import { emptyDraft, type AuthDraft } from './form-fields.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import { LinkSentIllustration } from './LinkSentIllustration.tsx';
import { AskOperatorNote } from './AskOperatorNote.tsx';
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx';
import { FormHead } from './FormHead.tsx';
import { Notice } from './Notice.tsx';
import { SignInForm } from './SignInForm.tsx';
import { ConfirmSignUpPasswordForm } from './ConfirmSignUpPasswordForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import { SignedInGreeting } from './SignedInGreeting.tsx';
import { inviteIn, whenInvited } from './invite-link.ts';
import { forgetTyped, keepTyped, typedBefore } from './typed-before-reload.ts';
import { failureWords, noSignUps } from './auth-problem-text.ts';
import { linkSentTitle, resetLinkSent } from './reset-link-sent-text.ts';
import { PasswordResetSteps } from './PasswordResetSteps.tsx';

/** How long a sent reset link is told before the sign-in comes back, in milliseconds (spec 000 §4). */
const sentStaysMs = 3_000;

interface AuthScreenProps {
  /** What else there is to see for somebody who is not signed in, below the choice and the sign-in form; it may ask for the latter. */
  readonly renderBelow?: (signIn: () => void) => ReactNode;
  /** What opens after the sign-in, where that is not the dashboard as it is. */
  readonly leadsTo?: keyof typeof destinations | null;
  /** A sign-up waits for the link of a mail. */
  readonly onMailAwaited?: () => void;
}

const destinations = { match: m.auth_leads_to_match, scores: m.auth_leads_to_scores } as const;

/** The way in: a choice, then one of three forms (spec 000 §2). */
export function AuthScreen({ renderBelow, leadsTo = null, onMailAwaited }: AuthScreenProps) {
  const state = useAuthSession();
  const session = usePlayerAuthSession();
  const reason = state.status === 'signedOut' ? state.reason : 'nobody';
  const [mode, setMode] = useState(() => modeOnArrival(reason));
  const [draft, setDraft] = useState(draftOnArrival);
  const [mail, setMail] = useState<'none' | 'confirmation' | 'reset'>('none');
  const heading = useRef<HTMLHeadingElement>(null);
  const farewell = useRef<HTMLDivElement>(null);
  const shown = useRef(mode);
  const [moved, setMoved] = useState(false);
  const [asked, setAsked] = useState(0);
  const titleId = useId();

  useEffect(() => keepMode(mode), [mode]);
  useEffect(() => {
    if (shown.current === mode) return;
    shown.current = mode;
    beginForm(heading.current);
  }, [mode]);
  // A sign-in that the page opens with, where nobody has gone anywhere yet.
  useEffect(() => {
    if (shown.current === 'signin' && document.activeElement === document.body && hasKeyboard()) emailBelow(heading.current)?.focus({ preventScroll: true });
  }, []);
  // Also where the form stands already: it lies above what asked for it.
  useEffect(() => {
    if (asked === 0) return;
    beginForm(heading.current);
  }, [asked]);
  // Whoever signed out, or deleted the account, far down a page reads what came of it.
  useEffect(() => {
    if (reason === 'nobody') return undefined;
    globalThis.scrollTo({ top: 0 });
    // A dialog that was open puts the page back to where it was scrolled to as it goes.
    const timer = setTimeout(() => {
      globalThis.scrollTo({ top: 0 });
      farewell.current?.focus();
    });
    return () => clearTimeout(timer);
  }, [reason]);
  useEffect(() => {
    document.title = m.auth_page_title();
  }, []);
  useEffect(() => {
    if (mail !== 'reset' || mode !== 'forgot-password') return undefined;
    const timer = setTimeout(() => setMode('signin'), sentStaysMs);
    return () => clearTimeout(timer);
  }, [mail, mode]);

  function go(next: AuthMode): void {
    setMoved(true);
    setMode(next);
    setDraft({ ...draft, password: '', confirm: '' });
  }

  function step(how: AuthStep): void {
    setMail('none');
    go(modeAfter(mode, how));
  }

  function signIn(): void {
    if (mode !== 'signin') step('practiceMore');
    setAsked((times) => times + 1);
  }

  // A link that is opened where the page is open already only changes what stands after the #.
  const onInvited = useEffectEvent((invite: string) => {
    const { password, confirm } = mode === 'signup' ? draft : emptyDraft;
    setMail('none');
    setMoved(true);
    setMode('signup');
    setDraft({ ...draft, password, confirm, invite });
  });
  useEffect(() => whenInvited(onInvited), []);

  const closed = noSignUps[session.whoMayJoin];
  const isSilent = moved || reason === 'nobody';
  const welcoming = state.status === 'welcoming';
  useEffect(() => (welcoming ? forgetTyped() : keepTyped(draft)), [welcoming, draft]);
  useBackCloses(mode !== 'choice' && !welcoming, () => step(mode === 'signin' || mode === 'signup' ? 'backToOptions' : 'backToSignIn'), { isPage: true });
  const form = { draft, onDraftChange: setDraft };
  const backToOptions = { label: m.auth_back(), onPress: () => step('backToOptions') };
  const backToSignIn = { label: m.auth_forgot_back(), onPress: () => step('backToSignIn') };
  return (
    <AuthFrame open={welcoming || mode === 'choice'} heading={heading} titleId={titleId} links={<LanguageLinks />}>
      {welcoming ? (
        <SignedInGreeting arrival={state.arrival} player={state.player} />
      ) : (
        <>
          {mode === 'prove-sign-up' ? (
            <FormHead {...{ heading, titleId }} title={m.auth_prove_title()} lead={m.auth_prove_lead()} back={backToSignIn} />
          ) : null}
          {mode === 'signin' ? <FormHead {...{ heading, titleId }} title={m.auth_signin_title()} back={backToOptions} /> : null}
          {mode === 'signup' ? <FormHead {...{ heading, titleId }} title={m.auth_signup_title()} back={backToOptions} /> : null}
          {mode === 'forgot-password' ? (
            <FormHead
              {...{ heading, titleId }}
              {...(mail === 'reset' ? { title: linkSentTitle(session.deliversMails) } : { title: m.auth_forgot_title(), lead: session.deliversMails ? m.auth_forgot_lead() : m.auth_forgot_undelivered_lead() })}
              back={backToSignIn}
            />
          ) : null}
          {mail === 'reset' && mode === 'forgot-password' ? <LinkSentIllustration /> : null}
          <Notice
            tone="success"
            text={mail === 'none' ? null : mail === 'reset' ? resetLinkSent(session.deliversMails) : m.auth_confirm_mail()}
          />
          {moved || reason === 'nobody' || mode === 'prove-sign-up' ? null : <SignedOutNotice {...{ reason, farewell }} />}
          {isSilent && leadsTo !== null && mail === 'none' ? <Notice tone="note" text={destinations[leadsTo]()} /> : null}
          {mode === 'choice' ? <SignUpOrSignInChoice whoMayJoin={session.whoMayJoin} onStep={step} /> : null}
          {mode === 'signup' && closed !== undefined ? <Notice tone="note" text={closed()} /> : null}
          {mode === 'signin' ? <SignInForm {...form} onForgotPassword={() => step('forgotPassword')} onSignUp={closed === undefined ? () => step('startPracticing') : undefined} /> : null}
          {mode === 'prove-sign-up' ? <ConfirmSignUpPasswordForm {...form} /> : null}
          {mode === 'signup' && closed === undefined ? (
            <SignUpForm
              {...form}
              onSignIn={() => step('practiceMore')}
              onConfirmationNeeded={() => {
                onMailAwaited?.();
                setMail('confirmation');
                go('signin');
              }}
            />
          ) : null}
          {mode === 'forgot-password' ? (
            <>
              <ForgotPasswordForm
                {...form}
                deliversMails={session.deliversMails}
                isSent={mail === 'reset'}
                send={session.sendResetLink}
                onSent={() => {
                  setMoved(true);
                  setMail('reset');
                }}
              />
              <PasswordResetSteps deliversMails={session.deliversMails} isSent={mail === 'reset'} />
              <AskOperatorNote {...session.operator} />
            </>
          ) : null}
          {mode === 'choice' || mode === 'signin' ? renderBelow?.(signIn) : null}
        </>
      )}
    </AuthFrame>
  );
}

/**
 * The focus where a view begins: whoever has keys types the email at once where that is the first field, else the heading,
 * which brings up no keyboard. From the top, since the stadium above gives up its height.
 */
function beginForm(heading: HTMLElement | null): void {
  globalThis.scrollTo({ top: 0 });
  const email = hasKeyboard() ? emailBelow(heading) : null;
  (email ?? heading)?.focus({ preventScroll: true });
}

/** The email where a form begins with it. */
function emailBelow(heading: HTMLElement | null): HTMLElement | null {
  const first = heading?.closest('main')?.querySelector('form input');
  return first instanceof HTMLInputElement && first.type === 'email' ? first : null;
}

/** What was typed before the page was loaded anew, with the code of a link of invitation. */
function draftOnArrival(): AuthDraft {
  const typed = typedBefore();
  return { ...typed, invite: inviteIn(location.hash) ?? typed.invite };
}

/** Who signed out or deleted their account chooses anew; whose session or link ran out signs in again; whoever is invited signs up; else the view of the last visit. */
function modeOnArrival(reason: SignedOutReason): AuthMode {
  if (reason === 'left' || (typeof reason === 'object' && 'deleted' in reason)) return 'choice';
  if (typeof reason === 'object' && 'link' in reason && reason.link === 'sign_up_not_proven') return 'prove-sign-up';
  if (reason !== 'nobody') return 'signin';
  return inviteIn(location.hash) === null ? keptMode() : 'signup';
}

interface SignedOutNoticeProps {
  readonly reason: Exclude<SignedOutReason, 'nobody'>;
  /** The place of what is said last to who signed out or whose account is gone. */
  readonly farewell: RefObject<HTMLDivElement | null>;
}

/** Why the player is here and not in the app, when that needs a word. */
function SignedOutNotice({ reason, farewell }: SignedOutNoticeProps) {
  if (reason === 'left') return <Notice place={farewell} tone="success" text={m.auth_signed_out()} />;
  if (reason === 'suspended') return <Notice tone="error" text={m.auth_suspended()} />;
  if (reason === 'expired') return <Notice tone="note" text={m.auth_session_expired()} more={m.auth_session_expired_safe()} />;
  if ('deleted' in reason) {
    return <Notice place={farewell} tone="success" text={reason.deleted === 'whole' ? m.auth_deleted() : m.auth_deleted_hosted()} />;
  }
  // The link itself is still good: it only could not be sent.
  if (reason.link === 'no_connection') return <Notice tone="hitch" text={m.auth_link_unsent()} />;
  return <Notice tone="error" text={failureWords({ failure: reason.link })} />;
}
