import { useQuery } from '@tanstack/react-query';
import { m } from '@touchline/messages';
import { consentsQuery, useApi } from '../../api/index.ts';
import { Card } from '../../ui/card/Card.tsx';
import { ConsentRequest } from './ConsentRequest.tsx';
import { recipientText } from './recipient-text.ts';
import css from './GrownUpConsent.module.css';

/** What a grown-up was asked for, and the way to take it back: whether an outside AI may help the coach, and whether videos may be sent. Nothing where this server asks none. */
export function GrownUpConsent() {
  const consents = useQuery(consentsQuery(useApi()));
  const coach = consents.data?.find(({ purpose }) => purpose === 'coach');
  const clip = consents.data?.find(({ purpose }) => purpose === 'clip');
  return (
    <>
      {coach === undefined || coach.recipient === null ? null : (
        <Card level={3} title={m.consent_profile_title()}>
          <div className={css['consent']}>
            <p>{(coach.allowed ? m.consent_profile_allowed : m.consent_profile_needed)({ recipient: recipientText(coach.recipient) })}</p>
            {coach.needed ? <ConsentRequest consent={coach} /> : null}
          </div>
        </Card>
      )}
      {/* Asked for where a video is about to be sent; here for whoever looks for what was said yes to. */}
      {clip === undefined || clip.recipient === null || !clip.needed || clip.state === 'none' ? null : (
        <Card level={3} title={m.consent_profile_title_clip()}>
          <div className={css['consent']}>
            <p>{(clip.allowed ? m.consent_profile_allowed_clip : m.consent_profile_needed_clip)({ recipient: recipientText(clip.recipient) })}</p>
            <ConsentRequest consent={clip} />
          </div>
        </Card>
      )}
    </>
  );
}
