import type { PrivacyFacts } from '@touchline/contracts';
import type { Client } from '@touchline/contracts/client';
import { consentLimits, profileLimits, suggestedMinutesOfAll } from '@touchline/domain';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { m, timeLocale } from '@touchline/messages';
import { Logo } from '../../ui/art/Logo.tsx';
import { ButtonLink } from '../../ui/button/Button.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { AlertIcon } from '../../ui/icons/control-icons.tsx';
import { CameraIcon, LockIcon } from '../../ui/icons/filming-icons.tsx';
import { LeaderboardIcon, ProfileIcon, RewardsIcon } from '../../ui/icons/navigation-icons.tsx';
import { ClockIcon } from '../../ui/icons/playback-icons.tsx';
import { Link } from '../../ui/link/Link.tsx';
import { ErrorState } from '../../ui/state/ErrorState.tsx';
import { Loading } from '../../ui/state/Loading.tsx';
import { Skeleton } from '../../ui/state/Skeleton.tsx';
import { callFailureText } from '../../offline/failure-text.ts';
import { LanguageLinks } from '../auth/index.ts';
import { storedDataKinds } from './stored-data-and-retention.ts';
import { OperatorNameAndContact } from './OperatorNameAndContact.tsx';
import { outsideSentences } from './outside-services-text.ts';
import css from './ParentsPage.module.css';
import { PrintIcon } from './PrintIcon.tsx';
import { useOpenDetailsForPrint } from './useOpenDetailsForPrint.ts';

/** Where the app shows and deletes what is kept; who is not signed in signs in first. */
const SETTINGS = '/#settings';

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
  const page = useRef<HTMLDivElement>(null);
  useOpenDetailsForPrint(page);
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
    <div ref={page} className={css['page']}>
      <header className={css['top']}>
        <Logo size={30} />
        <span className={css['ways']}>
          <LanguageLinks />
          <Link href="/">{m.parents_back()}</Link>
          <IconButton label={m.parents_print()} icon={printSign()} onClick={() => globalThis.print()} />
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
        <div className={css['first']}>
          <Card title={m.parents_short_title()} tone="pitch" lines="corner">
            <ul className={css['points']}>
              {inShort().map(({ icon, lead, words }) => (
                <li key={lead}>
                  {icon}
                  <p>
                    <b>{lead}</b> {words}
                  </p>
                </li>
              ))}
            </ul>
          </Card>
          <div className={css['choices']}>
            <Choices facts={step.name === 'read' ? step.facts : null} />
          </div>
        </div>
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
      </main>
    </div>
  );
}

/** With its word, where there is room; the button's name says the same. */
function printSign(): ReactNode {
  return (
    <>
      <PrintIcon size={22} />
      <span aria-hidden="true">{m.parents_print()}</span>
    </>
  );
}

interface Point {
  readonly icon: ReactNode;
  /** What is read at a glance. */
  readonly lead: string;
  readonly words?: string;
}

/** What there is to know in half a minute, the same on every server. */
function inShort(): readonly Point[] {
  const icon = { size: 20 };
  return [
    { icon: <ProfileIcon {...icon} />, lead: m.parents_short_age_lead({ age: consentLimits.ownDecisionAge }), words: m.parents_short_age() },
    { icon: <ClockIcon {...icon} />, lead: m.parents_short_what_lead(), words: m.parents_short_what(suggestedMinutesOfAll()) },
    { icon: <AlertIcon {...icon} />, lead: m.parents_short_care_lead(), words: m.parents_short_care() },
    { icon: <RewardsIcon {...icon} />, lead: m.parents_short_money_lead(), words: m.parents_short_money() },
    { icon: <LockIcon {...icon} />, lead: m.parents_short_contact_lead(), words: m.parents_short_contact() },
    {
      icon: <LeaderboardIcon {...icon} />,
      lead: m.parents_short_seen_lead(),
      words: m.parents_short_seen(),
    },
    { icon: <CameraIcon {...icon} />, lead: m.parents_short_video_lead(), words: m.parents_short_video() },
  ];
}

/** What depends on this server. */
function Facts({ facts }: { readonly facts: PrivacyFacts }) {
  const outside = outsideSentences(facts.services);
  return (
    <div className={css['pair']}>
      <section className={css['section']} aria-labelledby="parents-kept">
        <h2 id="parents-kept">{m.parents_kept_title()}</h2>
        <ul className={css['things']}>
          {storedDataKinds(facts).map(({ what, where, long, who }) => (
            <li key={what}>
              <Folded summary={what}>
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
              </Folded>
            </li>
          ))}
          <li>
            <Folded summary={m.parents_operator()}>
              <p>{m.parents_operator_log()}</p>
            </Folded>
          </li>
        </ul>
      </section>
      <div className={css['column']}>
        <Sentences id="parents-leaves" title={m.parents_leaves_title()} sentences={outside.used.length === 0 ? [m.parents_leaves_none()] : outside.used} />
        <section className={css['section']} aria-label={m.parents_stays_title()}>
          <Folded summary={m.parents_stays_title()}>
            <List sentences={outside.unused} />
          </Folded>
        </section>
        <Operator {...facts.operator} />
        <Sentences id="parents-join" title={m.parents_join_title()} sentences={[joinWords[facts.sign_up]()]} />
      </div>
    </div>
  );
}

/** Who runs this server and how to reach them, as far as they tell. */
function Operator(operator: PrivacyFacts['operator']) {
  return (
    <section className={css['section']} aria-labelledby="parents-run">
      <h2 id="parents-run">{m.parents_run_title()}</h2>
      <OperatorNameAndContact {...operator} />
    </section>
  );
}

const joinWords: Readonly<Record<PrivacyFacts['sign_up'], () => string>> = {
  open: m.parents_join_open,
  invite: m.parents_join_invite,
  closed: m.parents_join_closed,
  elsewhere: m.parents_join_elsewhere,
};

/** What a parent can do; of a help for the coach only where this server has one, or nobody knows whether it does. */
function Choices({ facts }: { readonly facts: PrivacyFacts | null }) {
  const age = consentLimits.ownDecisionAge;
  const yes = useId();
  const sendsMails = facts === null || facts.undelivered_mail_days === null;
  const hasOutsideCoach = facts === null || facts.services.some(({ service }) => service === 'ai_coach');
  return (
    <>
      <Sentences
        id="parents-do"
        title={m.parents_do_title()}
        sentences={[
          m.parents_do_boards({ age: profileLimits.shownFromAge, action: m.profile_boards_choice() }),
          m.parents_do_ask(),
        ]}
      >
        <ul className={css['deeds']}>
          <li>
            <ButtonLink size="sm" className={css['deed'] ?? ''} href={SETTINGS}>
              {m.parents_do_read_action()}
            </ButtonLink>{' '}
            <span>{m.parents_do_read()}</span>
          </li>
          <li>
            <ButtonLink size="sm" className={css['deed'] ?? ''} href={SETTINGS}>
              {m.parents_do_delete_action()}
            </ButtonLink>{' '}
            <span>{m.parents_do_delete()}</span>
          </li>
        </ul>
      </Sentences>
      <section className={css['section']} aria-labelledby={yes}>
        <h2 id={yes}>{m.parents_yes_title()}</h2>
        <p>{(hasOutsideCoach ? m.parents_yes_needed : m.parents_yes_needed_video)({ age })}</p>
        <ol className={css['steps']}>
          {[m.parents_yes_1(), m.parents_yes_2(), m.parents_yes_3()].map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <Folded summary={m.parents_yes_how()}>
          <List sentences={[...(sendsMails ? [] : [m.parents_yes_undelivered()]), m.parents_yes_from({ age }), m.parents_yes_back()]} />
        </Folded>
      </section>
    </>
  );
}

interface SentencesProps {
  readonly id: string;
  readonly title: string;
  readonly sentences: readonly string[];
  /** Stands before them. */
  readonly children?: ReactNode;
}

function Sentences({ id, title, sentences, children }: SentencesProps) {
  return (
    <section className={css['section']} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
      <List sentences={sentences} />
    </section>
  );
}

function List({ sentences }: Pick<SentencesProps, 'sentences'>) {
  return (
    <ul className={css['list']}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

interface FoldedProps {
  readonly summary: string;
  readonly children: ReactNode;
}

/** One line that opens what there is to know about it; open on paper. */
function Folded({ summary, children }: FoldedProps) {
  return (
    <details className={css['folded']}>
      <summary>{summary}</summary>
      <div className={css['inside']}>{children}</div>
    </details>
  );
}

async function readFacts(api: Client, signal: AbortSignal): Promise<Step> {
  try {
    return { name: 'read', facts: (await api.call('getPrivacyFacts', {}, { signal })).data };
  } catch (error) {
    return { name: 'failed', why: callFailureText(error, m.consent_unreached()) };
  }
}
