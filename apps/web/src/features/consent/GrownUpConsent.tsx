import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Consent } from '@touchline/contracts';
import { useState, type SyntheticEvent } from 'react';
import { m } from '@touchline/messages';
import { consentsQuery, queryKey, useApi } from '../../api/index.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { TextInput } from '../../ui/field/TextInput.tsx';
import { dayText } from './day-text.ts';
import { failureText } from './failure-text.ts';
import css from './GrownUpConsent.module.css';

/** Whether an outside AI may help the coach, and a grown-up who is asked. Nothing where this server asks none. */
export function GrownUpConsent() {
  const consents = useQuery(consentsQuery(useApi()));
  const consent = consents.data?.find(({ purpose }) => purpose === 'coach');
  const recipient = consent?.recipient ?? null;
  if (consent === undefined || recipient === null) return null;
  return (
    <Card level={3} title={m.consent_profile_title()}>
      <div className={css['consent']}>
        <p>{consent.allowed ? m.consent_profile_allowed({ recipient }) : m.consent_profile_needed({ recipient })}</p>
        {consent.needed ? <Request consent={consent} /> : null}
      </div>
    </Card>
  );
}

function Request({ consent }: { readonly consent: Consent }) {
  const api = useApi();
  const queries = useQueryClient();
  const [email, setEmail] = useState('');
  const { purpose } = consent;
  const keep = ({ data }: { readonly data: Consent }): void => {
    queries.setQueryData<Consent[]>(queryKey('consents'), (all) => all?.map((one) => (one.purpose === data.purpose ? data : one)));
  };
  const asking = useMutation({ mutationFn: () => api.call('requestConsent', { body: { purpose, email } }), onSuccess: keep });
  const ending = useMutation({ mutationFn: () => api.call('revokeConsent', { body: { purpose } }), onSuccess: keep });
  const isUnderWay = consent.allowed || consent.state === 'waiting';
  const trouble = asking.error ?? ending.error;
  const troubleText = trouble === null ? null : failureText(trouble, m.consent_profile_unreached());
  const onSubmit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!asking.isPending) asking.mutate();
  };
  return (
    <>
      <output className={css['state']}>
        {stateText(consent)}
      </output>
      {isUnderWay ? (
        <>
          {troubleText === null ? null : <p role="alert">{troubleText}</p>}
          <Button busy={ending.isPending} onClick={() => ending.mutate()}>
            {consent.allowed ? m.consent_profile_end() : m.consent_profile_cancel()}
          </Button>
        </>
      ) : (
        <form className={css['consent']} noValidate onSubmit={onSubmit}>
          <TextInput
            type="email"
            label={m.consent_profile_email()}
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

function stateText({ state, allowed, email_hint: email, answered_at: answeredAt }: Consent): string {
  if (allowed) return m.consent_profile_given({ date: dayText(answeredAt) });
  if (state === 'waiting') return m.consent_profile_waiting({ email: email ?? '' });
  const words: Partial<Record<Consent['state'], () => string>> = {
    undeliverable: m.consent_profile_undeliverable,
    expired: m.consent_profile_expired,
    refused: m.consent_profile_refused,
    revoked: m.consent_profile_revoked,
  };
  return words[state]?.() ?? '';
}
