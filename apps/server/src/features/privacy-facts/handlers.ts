import type { OutsideService, PrivacyFacts, privacyRoutes } from '@touchline/contracts';
import type { Handlers } from '../../http/mount-routes.ts';

type Parts = {
  readonly operator: PrivacyFacts['operator'];
  readonly services: readonly OutsideService[];
  readonly signUp: PrivacyFacts['sign_up'];
  /** Hours from one backup to the next, 0 for none, and the days that one is kept. */
  readonly backups: { readonly every: number; readonly days: number };
  /** How long a mail that nobody delivers is kept; null where mails are delivered. */
  readonly undeliveredMailDays: number | null;
  readonly unusedSessionDays: number;
  readonly unconfirmedDays: number;
};

/** What the page for parents is made of: the same for everybody, as long as the server runs. */
export function privacyHandlers({ services, backups, ...parts }: Parts): Handlers<typeof privacyRoutes> {
  const data: PrivacyFacts = {
    operator: parts.operator,
    services: [...services],
    sign_up: parts.signUp,
    backups: backups.every === 0 ? null : { every_hours: backups.every, days: backups.days },
    undelivered_mail_days: parts.undeliveredMailDays,
    unused_session_days: parts.unusedSessionDays,
    unconfirmed_days: parts.unconfirmedDays,
  };
  return { getPrivacyFacts: () => ({ success: true, data }) };
}
