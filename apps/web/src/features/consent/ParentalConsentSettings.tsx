import { useQuery } from '@tanstack/react-query';
import type { Consent } from '@touchline/contracts';
import { m } from '@touchline/messages';
import { consentsQuery, useApi } from '../../api/index.ts';
import { Card } from '../../ui/card/Card.tsx';
import { ConsentRequest } from './ConsentRequest.tsx';
import { recipientText } from './recipient-text.ts';
import css from './ParentalConsentSettings.module.css';

/** What a card says of each purpose. */
const words = {
  coach: { title: m.consent_profile_title, allowed: m.consent_profile_allowed, needed: m.consent_profile_needed },
  clip: { title: m.consent_profile_title_clip, allowed: m.consent_profile_allowed_clip, needed: m.consent_profile_needed_clip },
} as const;

/** Of a video a grown-up is asked where it is about to be sent: here it stands for whoever looks for what was answered. */
const isShown = ({ purpose, needed, state }: Consent): boolean => purpose === 'coach' || (needed && state !== 'none');

/** What a grown-up was asked for, and the way to take it back: whether an outside AI may help the coach, and whether videos may be sent. Nothing where this server asks none. */
export function ParentalConsentSettings() {
  const consents = useQuery(consentsQuery(useApi())).data ?? [];
  return (['coach', 'clip'] as const).map((purpose) => {
    const consent = consents.find((one) => one.purpose === purpose);
    if (consent === undefined || consent.recipient === null || !isShown(consent)) return null;
    const { title, allowed, needed } = words[purpose];
    return (
      <Card key={purpose} level={3} title={title()}>
        <div className={css['consent']}>
          <p>{(consent.allowed ? allowed : needed)({ recipient: recipientText(consent.recipient) })}</p>
          {consent.needed ? <ConsentRequest consent={consent} /> : null}
        </div>
      </Card>
    );
  });
}
