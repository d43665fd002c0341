import type { PrivacyFacts } from '@touchline/contracts';
import { ApiError, type Client } from '@touchline/contracts/client';
import { consentLimits, suggestedMinutesOfAll } from '@touchline/domain';
import { useEffect, useState } from 'react';
import { m, timeLocale } from '@touchline/messages';
import { Logo } from '../../ui/art/Logo.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { Loading } from '../../ui/state/Loading.tsx';
import { Skeleton } from '../../ui/state/Skeleton.tsx';
import { LanguageLinks } from '../auth/index.ts';
import { keptThings } from './data-retention.ts';
import { outsideSentences } from './outside-services-text.ts';
import css from './ParentsPage.module.css';

type Step =
  | { readonly name: 'reading' }
  | { readonly name: 'failed'; readonly why: string }
  | { readonly name: 'read'; readonly facts: PrivacyFacts };

/** What a parent may know before anybody signs in, by the settings of this server; made to be printed too. */
export function ParentsPage({ api }: { readonly api: Client }) {
  const [step, setStep] = useState<Step>({ name: 'reading' });
  const [openedOn] = useState(() => new Date().toLocaleDateString(timeLocale, { dateStyle: 'long' }));
  useEffect(() => {
    document.title = m.parents_page_title();
  }, []);
  const isReading = step.name === 'reading';
  useEffect(() => {
    if (!isReading) return undefined;
    const over = new AbortController();
    const read = async (): Promise<void> => {
      const next = await readFacts(api, over.signal);
      if (!over.signal.aborted) setStep(next);
    };
    void read();
    return () => over.abort();
  }, [api, isReading]);
  return (
    <div className={css['page']}>
      <header className={css['top']}>
        <Logo size={30} />
        <span className={css['ways']}>
          <LanguageLinks />
          <Link href="/">{m.parents_back()}</Link>
          <Button size="sm" onClick={() => globalThis.print()}>
            {m.parents_print()}
          </Button>
        </span>
      </header>
      <main className={css['main']}>
        <div className={css['head']}>
          <h1>{m.parents_title()}</h1>
          <p>{m.parents_lead()}</p>
          {/* A sheet of paper says of which server it is, and of when. */}
          <p className={css['printed']}>
            {location.host} · {openedOn}
          </p>
        </div>
        <Card title={m.parents_short_title()} tone="pitch" lines="centre">
          <ul className={css['list']}>
            <li>{m.parents_short_age({ age: consentLimits.ownDecisionAge })}</li>
            <li>{m.parents_short_what(suggestedMinutesOfAll())}</li>
            <li>{m.parents_short_money()}</li>
            <li>{m.parents_short_contact()}</li>
            <li>{m.parents_short_seen()}</li>
            <li>{m.parents_short_video()}</li>
            <li>{m.parents_short_end()}</li>
          </ul>
        </Card>
        {step.name === 'reading' ? (
          <Loading label={m.parents_loading()}>
            <Skeleton shape="block" height="24rem" />
            <Skeleton shape="block" height="12rem" />
          </Loading>
        ) : null}
        {step.name === 'failed' ? (
          <ErrorState title={m.parents_failed()} onRetry={() => setStep({ name: 'reading' })}>
            {step.why}
          </ErrorState>
        ) : null}
        {step.name === 'read' ? <Facts facts={step.facts} /> : null}
        <Choices />
      </main>
    </div>
  );
}

/** What depends on this server. */
function Facts({ facts }: { readonly facts: PrivacyFacts }) {
  const outside = outsideSentences(facts.services);
  return (
    <>
      <section className={css['section']} aria-labelledby="parents-kept">
        <h2 id="parents-kept">{m.parents_kept_title()}</h2>
        <ul className={css['things']}>
          {keptThings(facts).map(({ what, where, long, who }) => (
            <li key={what} className={css['thing']}>
              <h3>{what}</h3>
              <dl className={css['facts']}>
                <dt>{m.parents_where()}</dt>
                <dd>{where}</dd>
                <dt>{m.parents_long()}</dt>
                <dd>
                  {long.map((line) => (
                    <span key={line} className={css['line']}>
                      {line}
                    </span>
                  ))}
                </dd>
                <dt>{m.parents_who()}</dt>
                <dd>{who}</dd>
              </dl>
            </li>
          ))}
        </ul>
        <p className={css['quiet']}>{m.parents_operator()}</p>
      </section>
      <div className={css['pair']}>
        <Sentences id="parents-leaves" title={m.parents_leaves_title()} sentences={outside.used.length === 0 ? [m.parents_leaves_none()] : outside.used} />
        <Sentences id="parents-stays" title={m.parents_stays_title()} sentences={outside.unused} />
      </div>
      <Operator {...facts.operator} />
      <Sentences id="parents-join" title={m.parents_join_title()} sentences={[joinWords[facts.sign_up]()]} />
    </>
  );
}

/** Who runs this server and how to reach them, as far as they tell. */
function Operator({ name, contact }: PrivacyFacts['operator']) {
  return (
    <section className={css['section']} aria-labelledby="parents-run">
      <h2 id="parents-run">{m.parents_run_title()}</h2>
      {name === null && contact === null ? <p>{m.parents_run_unknown()}</p> : null}
      {name === null ? null : <p dir="auto">{name}</p>}
      {contact === null ? null : (
        <p>
          {m.parents_run_ask()} <Link href={contact}>{contact.replace(/^mailto:/, '')}</Link>
        </p>
      )}
    </section>
  );
}

const joinWords: Readonly<Record<PrivacyFacts['sign_up'], () => string>> = {
  open: m.parents_join_open,
  invite: m.parents_join_invite,
  closed: m.parents_join_closed,
  elsewhere: m.parents_join_elsewhere,
};

/** What a parent can do, which is the same on every server. */
function Choices() {
  const age = consentLimits.ownDecisionAge;
  return (
    <div className={css['pair']}>
      <Sentences
        id="parents-yes"
        title={m.parents_yes_title()}
        sentences={[m.parents_yes_needed({ age }), m.parents_yes_give(), m.parents_yes_back()]}
      />
      <Sentences
        id="parents-do"
        title={m.parents_do_title()}
        sentences={[
          m.parents_do_read({ action: m.profile_export_action() }),
          m.parents_do_delete({ action: m.profile_delete_action() }),
          m.parents_do_boards({ action: m.profile_boards_choice(), age }),
          m.parents_do_ask(),
        ]}
      />
    </div>
  );
}

interface SentencesProps {
  readonly id: string;
  readonly title: string;
  readonly sentences: readonly string[];
}

function Sentences({ id, title, sentences }: SentencesProps) {
  return (
    <section className={css['section']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={css['list']}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}

async function readFacts(api: Client, signal: AbortSignal): Promise<Step> {
  try {
    return { name: 'read', facts: (await api.call('getPrivacyFacts', {}, { signal })).data };
  } catch (error) {
    return { name: 'failed', why: error instanceof ApiError && error.status !== 0 ? error.message : m.consent_unreached() };
  }
}
