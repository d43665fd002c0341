import { useEffect, useId, useRef, useState } from 'react';
import { m } from '@touchline/messages';
import type { NewPassword, Recovery, AuthOutcome } from '../../auth-session/index.ts';
import { Button, ButtonLink } from '../../ui/button/Button.tsx';
import { RetryIcon } from '../../ui/icons/control-icons.tsx';
import { Loading } from '../../ui/state/Loading.tsx';
import { Skeleton } from '../../ui/state/Skeleton.tsx';
import { AuthFrame, FormHead, emptyDraft, ForgotPasswordForm, LanguageLinks, Notice, resetLinkSent } from '../auth/index.ts';
import { NewPasswordForm } from './NewPasswordForm.tsx';

/** Where a visit stands: the link is looked at, what came of it, or the password is saved. */
type Step = Recovery | { readonly state: 'opening' } | { readonly state: 'saved'; readonly signedIn: boolean };

/** Failures that leave the link as good as it was. */
const passing: ReadonlySet<string> = new Set(['no_connection', 'foreign_page', 'service_trouble', 'too_many_tries', 'service_missing']);

/** The page behind the link of a password mail (spec 000 §2): choose a new password, or ask for a new link. */
export function ResetPassword({ newPassword }: { readonly newPassword: NewPassword }) {
  const [step, setStep] = useState<Step>({ state: 'opening' });
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const kind = kindOf(step);

  useEffect(() => {
    document.title = m.auth_new_page_title();
  }, []);
  useEffect(() => {
    if (kind !== 'opening') return undefined;
    let current = true;
    const look = async (): Promise<void> => {
      const recovery = await newPassword.open();
      if (current) setStep(recovery);
    };
    void look();
    return () => {
      current = false;
    };
  }, [newPassword, kind]);
  useEffect(() => {
    if (kind !== 'opening') heading.current?.focus();
  }, [kind]);

  const tryAgain = (): void => setStep({ state: 'opening' });
  const linkOver = (): void => setStep({ state: 'failed', failure: 'link_over' });
  const words = wordsOf(step);
  return (
    // Once the password is saved the link is used up: a page that is loaded anew would ask for another.
    <AuthFrame open={false} heading={heading} titleId={titleId} links={kind === 'done' ? undefined : <LanguageLinks />}>
      <FormHead {...{ heading, titleId }} title={words.title} lead={words.lead} />
      {kind === 'opening' ? (
        <Loading label={m.auth_new_opening()}>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Loading>
      ) : null}
      {step.state === 'ready' ? (
        <NewPasswordForm
          email={step.email}
          save={newPassword.save}
          onSaved={(signedIn) => setStep({ state: 'saved', signedIn })}
          onLinkOver={linkOver}
        />
      ) : null}
      {kind === 'retry' ? (
        <Button variant="primary" size="lg" wide icon={<RetryIcon />} onClick={tryAgain}>
          {m.ui_retry()}
        </Button>
      ) : null}
      {kind === 'ask' ? <AskAgain send={newPassword.sendResetLink} deliversMails={newPassword.deliversMails} /> : null}
      {step.state === 'saved' ? (
        <ButtonLink href="/" variant="primary" size="lg" wide>
          {step.signedIn ? m.auth_new_continue() : m.auth_new_to_signin()}
        </ButtonLink>
      ) : null}
    </AuthFrame>
  );
}

/** What there is to do in a step. */
function kindOf(step: Step): 'opening' | 'choose' | 'ask' | 'retry' | 'done' {
  if (step.state === 'opening') return 'opening';
  if (step.state === 'ready') return 'choose';
  if (step.state === 'saved') return 'done';
  return step.state === 'failed' && passing.has(step.failure) ? 'retry' : 'ask';
}

function wordsOf(step: Step): { readonly title: string; readonly lead?: string } {
  if (step.state === 'opening') return { title: m.auth_new_title() };
  if (step.state === 'ready') return { title: m.auth_new_title(), lead: m.auth_new_lead({ email: step.email }) };
  if (step.state === 'saved') {
    return { title: m.auth_new_done_title(), lead: step.signedIn ? m.auth_new_done_in() : m.auth_new_done_out() };
  }
  if (step.state === 'noLink') return { title: m.auth_new_none_title(), lead: m.auth_new_none_lead() };
  if (step.failure === 'no_connection') {
    return { title: m.auth_new_unreached_title(), lead: m.auth_new_unreached_lead() };
  }
  if (step.failure === 'foreign_page') return { title: m.auth_new_trouble_title(), lead: m.offline_why_foreign() };
  return kindOf(step) === 'retry'
    ? { title: m.auth_new_trouble_title(), lead: m.auth_new_trouble_lead() }
    : { title: m.auth_new_over_title(), lead: m.auth_new_over_lead() };
}

interface AskAgainProps {
  readonly send: (email: string) => Promise<AuthOutcome>;
  readonly deliversMails: boolean;
}

/** Asks for a new link where the old one has done its work. */
function AskAgain({ send, deliversMails }: AskAgainProps) {
  const [draft, setDraft] = useState(emptyDraft);
  const [sent, setSent] = useState(false);
  return (
    <>
      <Notice tone="success" text={sent ? resetLinkSent(deliversMails) : null} />
      {sent ? null : (
        <ForgotPasswordForm draft={draft} onDraftChange={setDraft} {...{ send, deliversMails }} onSent={() => setSent(true)} />
      )}
      <ButtonLink href="/" variant={sent ? 'secondary' : 'ghost'} wide>
        {m.auth_new_home()}
      </ButtonLink>
    </>
  );
}
