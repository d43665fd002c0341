import type { ConsentRequest, PrivacyFacts } from '@touchline/contracts';
import { ApiError, type Client } from '@touchline/contracts/client';
import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import { m } from '@touchline/messages';
import { callFailureText } from '../../offline/index.ts';
import { Button } from '../../ui/button/Button.tsx';
import { RetryIcon } from '../../ui/icons/control-icons.tsx';
import { Loading } from '../../ui/state/Loading.tsx';
import { Skeleton } from '../../ui/state/Skeleton.tsx';
import { AuthFrame, FormHead, LanguageLinks, Notice } from '../auth/index.ts';
import { OperatorNameAndContact } from '../parents/index.ts';
import { localDateText } from './local-date-text.ts';
import { recipientText } from './recipient-text.ts';
import css from './ConsentLinkPage.module.css';

type Step =
  | { readonly name: 'opening' }
  | { readonly name: 'invalid' }
  | { readonly name: 'trouble'; readonly text: string }
  | ({ readonly name: 'read' } & Read);

/** The question, and who runs the server that asks it. */
interface Read {
  readonly request: ConsentRequest;
  readonly operator: PrivacyFacts['operator'];
}

interface ConsentLinkPageProps {
  readonly api: Client;
  readonly token: string | null;
}

/** What a grown-up is asked by the link of a mail: what would be sent to whom, yes, no, and taking a yes back. */
export function ConsentLinkPage({ api, token }: ConsentLinkPageProps) {
  const [step, setStep] = useState<Step>(token === null ? { name: 'invalid' } : { name: 'opening' });
  const [trouble, setTrouble] = useState<string | null>(null);
  const [sending, setSending] = useState<Said | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const shown = step.name === 'read' ? step.request.state : step.name;

  useEffect(() => {
    document.title = m.consent_page_title();
  }, []);
  useEffect(() => {
    if (token === null || step.name !== 'opening') return undefined;
    const over = new AbortController();
    const read = async (): Promise<void> => {
      const { signal } = over;
      const next = await stepOf(async () => {
        const [asked, facts] = await Promise.all([api.call('readConsentRequest', { body: { token } }, { signal }), api.call('getPrivacyFacts', {}, { signal })]);
        return { request: asked.data, operator: facts.data.operator };
      });
      if (!over.signal.aborted) setStep(next);
    };
    void read();
    return () => over.abort();
  }, [api, token, step.name]);
  useEffect(() => {
    if (shown !== 'opening') heading.current?.focus();
  }, [shown]);

  const say = async (said: Said): Promise<void> => {
    if (token === null || sending !== null || step.name !== 'read') return;
    const { operator } = step;
    setSending(said);
    setTrouble(null);
    const body = said === 'yes' ? { token, answer: said, responsible: true as const } : { token, answer: said };
    const next = await stepOf(async () => ({ request: (await api.call('answerConsentRequest', { body })).data, operator }));
    setSending(null);
    if (next.name === 'trouble') setTrouble(next.text);
    else setStep(next);
  };

  return (
    <AuthFrame open={false} heading={heading} titleId={titleId} links={<LanguageLinks />}>
      <FormHead {...{ heading, titleId }} {...headOf(step)} />
      {step.name === 'opening' ? (
        <Loading label={m.consent_opening()}>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Loading>
      ) : null}
      {step.name === 'trouble' ? (
        <Button variant="primary" size="lg" wide icon={<RetryIcon />} onClick={() => setStep({ name: 'opening' })}>
          {m.ui_retry()}
        </Button>
      ) : null}
      {step.name === 'read' && isOpen(step.request) ? (
        <Question request={step.request} operator={step.operator} sending={sending} trouble={trouble} onSay={(said) => void say(said)} />
      ) : null}
      {step.name === 'read' && step.request.state === 'given' ? (
        <>
          <Notice tone="error" text={trouble} />
          <Button size="lg" wide busy={sending === 'revoke'} onClick={() => void say('revoke')}>
            {m.consent_revoke()}
          </Button>
        </>
      ) : null}
    </AuthFrame>
  );
}

type Said = 'yes' | 'no' | 'revoke';

interface QuestionProps extends Read {
  readonly sending: Said | null;
  readonly trouble: string | null;
  readonly onSay: (said: 'yes' | 'no') => void;
}

/** What is agreed to, in full, and the two answers. */
function Question({ request, operator, sending, trouble, onSay }: QuestionProps) {
  const { purpose } = request;
  const recipient = recipientText(request.recipient);
  const [isResponsible, setResponsible] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const boxId = useId();
  const missingId = useId();
  const agree = (event: SyntheticEvent): void => {
    event.preventDefault();
    setMissing(!isResponsible);
    if (isResponsible) onSay('yes');
    else box.current?.focus();
  };
  return (
    <>
      <div className={css['words']}>
        <h2>{m.consent_what_title()}</h2>
        <p>{purpose === 'clip' ? m.consent_what_clip({ recipient }) : m.consent_what_coach({ recipient })}</p>
        <h2>{m.parents_run_title()}</h2>
        <OperatorNameAndContact {...operator} />
        <h2>{m.consent_sent_title({ recipient })}</h2>
        <ul>
          <li>{purpose === 'clip' ? m.consent_sent_clip() : m.consent_sent_question()}</li>
          <li>{purpose === 'clip' ? m.consent_sent_points() : m.consent_sent_numbers()}</li>
        </ul>
        <h2>{m.consent_never_title()}</h2>
        <p>{purpose === 'clip' ? m.consent_never_clip() : m.consent_never()}</p>
        <p>{m.consent_back()}</p>
      </div>
      <form className={css['form']} noValidate onSubmit={agree}>
        <div className={css['check']}>
          <input
            ref={box}
            id={boxId}
            type="checkbox"
            checked={isResponsible}
            aria-invalid={isMissing}
            aria-describedby={isMissing ? missingId : undefined}
            onChange={(event) => {
              setResponsible(event.currentTarget.checked);
              setMissing(false);
            }}
          />
          <label htmlFor={boxId}>{m.consent_responsible()}</label>
        </div>
        {isMissing ? (
          <p id={missingId} className={css['missing']}>
            {m.consent_responsible_missing()}
          </p>
        ) : null}
        <Notice tone="error" text={trouble} />
        <Button type="submit" variant="primary" size="lg" wide busy={sending === 'yes'}>
          {m.consent_yes()}
        </Button>
        <Button size="lg" wide busy={sending === 'no'} onClick={() => onSay('no')}>
          {m.consent_no()}
        </Button>
      </form>
    </>
  );
}

async function stepOf(read: () => Promise<Read>): Promise<Step> {
  try {
    return { name: 'read', ...(await read()) };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'link_not_valid') return { name: 'invalid' };
    return { name: 'trouble', text: callFailureText(error, m.consent_unreached()) };
  }
}

/** A mail that was told to be lost may have come all the same. */
function isOpen({ state }: ConsentRequest): boolean {
  return state === 'waiting' || state === 'undeliverable';
}

function headOf(step: Step): { readonly title: string; readonly lead?: string } {
  if (step.name === 'opening') return { title: m.consent_title() };
  if (step.name === 'invalid') return { title: m.consent_invalid_title(), lead: m.consent_invalid_lead() };
  if (step.name === 'trouble') return { title: m.consent_trouble_title(), lead: step.text };
  const { purpose, state, player_name: name, answered_at: answeredAt } = step.request;
  const isClip = purpose === 'clip';
  if (state === 'given') {
    const given = { date: localDateText(answeredAt), recipient: recipientText(step.request.recipient), name };
    return { title: m.consent_given_title(), lead: isClip ? m.consent_given_lead_clip(given) : m.consent_given_lead(given) };
  }
  if (state === 'refused') {
    return { title: m.consent_refused_title(), lead: isClip ? m.consent_refused_lead_clip() : m.consent_refused_lead() };
  }
  if (state === 'revoked') return { title: m.consent_revoked_title(), lead: m.consent_revoked_lead() };
  if (state === 'expired' || state === 'none') return { title: m.consent_expired_title(), lead: m.consent_expired_lead() };
  return { title: m.consent_title(), lead: m.consent_lead({ name }) };
}
