import { useEffect, useId, useRef, useState } from 'react';
import { m } from '../../i18n/index.ts';
import { useSession, type SignedOutReason } from '../../session/index.ts';
import { Logo } from '../../ui/art/Logo.tsx';
import { PitchLines } from '../../ui/art/PitchLines.tsx';
import { ChevronLeftIcon } from '../../ui/icons/controls.tsx';
import { LinkButton } from '../../ui/link/Link.tsx';
import { keepMode, keptMode, modeAfter, type AuthMode, type AuthStep } from './auth-mode.ts';
import css from './AuthScreen.module.css';
import { ChoiceView } from './ChoiceView.tsx';
import { emptyDraft } from './draft.ts';
import { Notice } from './Notice.tsx';
import { SignInForm } from './SignInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import { Stadium } from './Stadium.tsx';
import { WelcomePanel } from './WelcomePanel.tsx';

/** The way in: a choice, then one of two forms (spec 000 §2). */
export function AuthScreen() {
  const state = useSession();
  const reason = state.status === 'signedOut' ? state.reason : 'nobody';
  const [mode, setMode] = useState(() => modeOnArrival(reason));
  const [draft, setDraft] = useState(emptyDraft);
  const [mailSent, setMailSent] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(mode);
  const [moved, setMoved] = useState(false);
  const titleId = useId();

  useEffect(() => keepMode(mode), [mode]);
  useEffect(() => {
    if (shown.current === mode) return;
    shown.current = mode;
    heading.current?.focus();
  }, [mode]);
  useEffect(() => {
    document.title = m.auth_page_title();
  }, []);

  function go(next: AuthMode): void {
    setMoved(true);
    setMode(next);
    setDraft({ ...draft, password: '', confirm: '' });
  }

  function step(how: AuthStep): void {
    setMailSent(false);
    go(modeAfter(mode, how));
  }

  const welcoming = state.status === 'welcoming';
  // The whole stadium shows where no form needs the height.
  const open = welcoming || mode === 'choice';
  const Headline = open ? 'h1' : 'p';
  return (
    <div className={css['screen']} data-open={open}>
      <header className={css['hero']} data-theme="dark">
        <div className={css['scene']}>
          <Stadium />
        </div>
        <div>
          <Logo size={34} />
        </div>
        <div className={css['words']}>
          <Headline
            className={css['headline']}
            {...(open && { ref: heading, tabIndex: -1, id: titleId })}
          >
            {m.auth_headline()}
          </Headline>
          <p className={css['lead']}>{m.auth_lead()}</p>
        </div>
      </header>
      <main className={css['panel']} aria-labelledby={titleId}>
        <PitchLines part="centre" className={css['art']} />
        <div className={css['content']}>
          {welcoming ? (
            <WelcomePanel arrival={state.arrival} name={state.player.name} />
          ) : (
            <>
              {mode === 'choice' ? null : (
                <div className={css['head']}>
                  <LinkButton className={css['back']} onClick={() => step('backToOptions')}>
                    <ChevronLeftIcon size={18} />
                    {m.auth_back()}
                  </LinkButton>
                  <h1 ref={heading} tabIndex={-1} id={titleId} className={css['title']}>
                    {mode === 'signin' ? m.auth_signin_title() : m.auth_signup_title()}
                  </h1>
                </div>
              )}
              <Notice tone="success" text={mailSent ? m.auth_confirm_mail() : null} />
              {moved ? null : <LeavingNotice reason={reason} />}
              {mode === 'choice' ? <ChoiceView onStep={step} /> : null}
              {mode === 'signin' ? <SignInForm draft={draft} onDraftChange={setDraft} /> : null}
              {mode === 'signup' ? (
                <SignUpForm
                  draft={draft}
                  onDraftChange={setDraft}
                  onConfirmationNeeded={() => {
                    setMailSent(true);
                    go('signin');
                  }}
                />
              ) : null}
            </>
          )}
        </div>
      </main>
    </div>
  );
}

/** Why the player is here again, when that needs a word. */
function LeavingNotice({ reason }: { readonly reason: SignedOutReason }) {
  if (reason === 'nobody') return null;
  return reason === 'left' ? (
    <Notice tone="success" text={m.auth_signed_out()} />
  ) : (
    <Notice tone="note" text={m.auth_session_expired()} />
  );
}

/** Who signed out chooses anew; whose session ran out signs in again; else the view of the last visit. */
function modeOnArrival(reason: SignedOutReason): AuthMode {
  if (reason === 'left') return 'choice';
  return reason === 'expired' ? 'signin' : keptMode();
}
