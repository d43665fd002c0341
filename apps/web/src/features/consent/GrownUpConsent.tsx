import { useQuery } from '@tanstack/react-query';
import { m } from '@touchline/messages';
import { consentsQuery, useApi } from '../../api/index.ts';
import { Card } from '../../ui/card/Card.tsx';
import { ConsentRequest } from './ConsentRequest.tsx';
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
        {consent.needed ? <ConsentRequest consent={consent} /> : null}
      </div>
    </Card>
  );
}
