import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
import { m } from '@touchline/messages';
import { usePlayerAuthSession, useAuthSession, type SignedOutReason } from '../../auth-session/index.ts';
import { useBackCloses } from '../../ui/browser-back/useBackCloses.ts';
import { keepMode, keptMode, modeAfter, type AuthMode, type AuthStep } from './auth-mode.ts';
import { AuthFrame } from './AuthFrame.tsx';
import { emptyDraft, type AuthDraft } from './form-fields.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import { LinkSentIllustration } from './LinkSentIllustration.tsx';
import { FormHead } from './FormHead.tsx';
import { AuthForm, formTitle } from './AuthForm.tsx';
import { Notice } from './Notice.tsx';
import { SignedInGreeting } from './SignedInGreeting.tsx';
import { SignedOutNotice } from './SignedOutNotice.tsx';
import { inviteIn, whenInvited } from './invite-link.ts';
import { forgetTyped, keepTyped, typedBefore } from './typed-before-reload.ts';
import { resetLinkSent } from './reset-link-sent-text.ts';
import { beginForm, emailBelow } from './begin-form.ts';
import { hasKeyboard } from '../../ui/field/has-keyboard.ts';

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
  const isSent = mail === 'reset' && mode === 'forgot-password';
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
    if (!isSent) return undefined;
    const timer = setTimeout(() => setMode('signin'), sentStaysMs);
    return () => clearTimeout(timer);
  }, [isSent]);

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

  const isSilent = moved || reason === 'nobody';
  const welcoming = state.status === 'welcoming';
  useEffect(() => (welcoming ? forgetTyped() : keepTyped(draft)), [welcoming, draft]);
  const isFirstForm = mode === 'signin' || mode === 'signup';
  const goBack = (): void => step(isFirstForm ? 'backToOptions' : 'backToSignIn');
  useBackCloses(mode !== 'choice' && !welcoming, goBack, { isPage: true });
  return (
    <AuthFrame open={welcoming || mode === 'choice'} heading={heading} titleId={titleId} links={<LanguageLinks />}>
      {welcoming ? (
        <SignedInGreeting arrival={state.arrival} player={state.player} />
      ) : (
        <>
          {mode === 'choice' ? null : <FormHead key={mode} {...{ heading, titleId }} {...formTitle(mode, isSent, session.deliversMails)} back={{ label: isFirstForm ? m.auth_back() : m.auth_forgot_back(), onPress: goBack }} />}
          {isSent ? <LinkSentIllustration /> : null}
          <Notice
            tone="success"
            text={mail === 'none' ? null : mail === 'reset' ? resetLinkSent(session.deliversMails) : m.auth_confirm_mail()}
          />
          {isSilent || mode === 'prove-sign-up' ? null : <SignedOutNotice {...{ reason, farewell }} />}
          {isSilent && leadsTo !== null && mail === 'none' ? <Notice tone="note" text={destinations[leadsTo]()} /> : null}
          <AuthForm
            {...{ mode, draft, isSent }}
            onDraftChange={setDraft}
            onStep={step}
            onConfirmationNeeded={() => {
              onMailAwaited?.();
              setMail('confirmation');
              go('signin');
            }}
            onSent={() => {
              setMoved(true);
              setMail('reset');
            }}
          />
          {mode === 'choice' || mode === 'signin' ? renderBelow?.(signIn) : null}
        </>
      )}
    </AuthFrame>
  );
}

/** What was typed before the page was loaded anew, with the code of a link of invitation. */
function draftOnArrival(): AuthDraft {
  const typed = typedBefore();
  return { ...typed, invite: inviteIn(location.hash) ?? typed.invite };
}

/** Who signed out or deleted their account chooses anew; whose session or link ran out signs in again; whoever is invited signs up; else the view of the last visit. */
function modeOnArrival(reason: SignedOutReason): AuthMode {
  if (reason === 'left') return 'choice';
  if (typeof reason === 'object') return 'deleted' in reason ? 'choice' : reason.link === 'sign_up_not_proven' ? 'prove-sign-up' : 'signin';
  if (reason !== 'nobody') return 'signin';
  return inviteIn(location.hash) === null ? keptMode() : 'signup';
}
