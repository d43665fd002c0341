import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Consent } from '@touchline/contracts';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { m } from '@touchline/messages';
import { consentsQuery, queryKey, useApi } from '../../api/index.ts';
import { callFailureText, loadFailureText } from '../../offline/index.ts';
import { Button } from '../../ui/button/Button.tsx';
import { TextInput } from '../../ui/field/TextInput.tsx';
import { localDateText } from './local-date-text.ts';
import css from './ParentalConsentSettings.module.css';

/** Where a grown-up's yes to one purpose stands, and asking for it, calling that off, and taking it back. */
export function ConsentRequest({ consent }: { readonly consent: Consent }) {
  const api = useApi();
  const queries = useQueryClient();
  const [email, setEmail] = useState('');
  const { purpose } = consent;
  const isWaiting = consent.state === 'waiting' && !consent.allowed;
  const state = useRef<HTMLOutputElement>(null);
  const { refetch } = useQuery(consentsQuery(api));
  // The grown-up answers on a device of their own: only the server knows it.
  const check = useMutation({ mutationFn: async () => (await refetch({ throwOnError: true })).data?.find((one) => one.purpose === purpose) });
  const checkNow = check.mutate;
  const waitedAtFirst = useRef(isWaiting);
  useEffect(() => {
    if (waitedAtFirst.current) checkNow();
  }, [checkNow]);
  const keep = ({ data }: { readonly data: Consent }): void => {
    queries.setQueryData<Consent[]>(queryKey('consents'), (all) => all?.map((one) => (one.purpose === data.purpose ? data : one)));
    // What was pressed goes: the words that say what happens next take the focus.
    state.current?.focus();
    check.reset();
  };
  const asking = useMutation({ mutationFn: () => api.call('requestConsent', { body: { purpose, email } }), onSuccess: keep });
  const ending = useMutation({ mutationFn: () => api.call('revokeConsent', { body: { purpose } }), onSuccess: keep });
  const isUnderWay = consent.allowed || isWaiting;
  const trouble = asking.error ?? ending.error;
  const troubleText = trouble === null ? null : callFailureText(trouble, m.consent_profile_unreached());
  const onSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!asking.isPending) asking.mutate();
  };
  return (
    <>
      <output ref={state} tabIndex={-1} className={css['state']}>
        {isWaiting && check.isSuccess ? `${m.consent_profile_not_yet()} ` : null}
        {stateText(consent)}
      </output>
      {isUnderWay || consent.delivers_mails ? null : <p>{m.consent_profile_no_mails()}</p>}
      {isUnderWay ? (
        <>
          {troubleText === null ? null : <p role="alert">{troubleText}</p>}
          {check.isError ? <p role="alert">{loadFailureText(check.error)}</p> : null}
          {isWaiting ? (
            <Button busy={check.isPending} onClick={() => checkNow(undefined, { onSuccess: (now) => now?.state === 'waiting' || state.current?.focus() })}>
              {m.consent_profile_check()}
            </Button>
          ) : null}
          <Button busy={ending.isPending} onClick={() => ending.mutate()}>
            {consent.allowed ? m.consent_profile_end() : m.consent_profile_cancel()}
          </Button>
        </>
      ) : (
        <form className={css['consent']} noValidate onSubmit={onSubmit}>
          <TextInput
            type="email"
            label={m.consent_profile_email()}
            hint={troubleText === null ? m.consent_profile_email_hint() : undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            value={email}
            validity={troubleText === null ? 'neutral' : 'invalid'}
            message={troubleText}
            onValueChange={(next) => {
              setEmail(next);
              asking.reset();
            }}
          />
          <Button type="submit" busy={asking.isPending}>
            {m.consent_profile_ask()}
          </Button>
        </form>
      )}
    </>
  );
}

function stateText({ purpose, state, allowed, email_hint: email, answered_at: answeredAt, delivers_mails: delivers }: Consent): string {
  if (allowed) return m.consent_profile_given({ date: localDateText(answeredAt) });
  if (state === 'waiting') return (delivers ? m.consent_profile_waiting : m.consent_profile_waits_here)({ email: email ?? '' });
  const words: Partial<Record<Consent['state'], () => string>> = {
    undeliverable: m.consent_profile_undeliverable,
    expired: m.consent_profile_expired,
    refused: purpose === 'coach' ? m.consent_profile_refused : m.consent_profile_refused_clip,
    revoked: m.consent_profile_revoked,
  };
  return words[state]?.() ?? '';
}
