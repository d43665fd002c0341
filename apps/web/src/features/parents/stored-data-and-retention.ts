import type { PrivacyFacts } from '@touchline/contracts';
import { analysisLimits, consentLimits, TEAM_SHOWN_FROM } from '@touchline/domain';
import { m } from '@touchline/messages';

/** One kind of thing that is kept: what, where, how long, and who sees it but for whoever runs the server. */
export interface StoredDataKind {
  readonly what: string;
  readonly where: string;
  /** One after the other, where it depends. */
  readonly long: readonly string[];
  readonly who: string;
}

/** All that is kept about a player on a server of these facts, what a parent asks for first in front. */
export function storedDataKinds(facts: PrivacyFacts): StoredDataKind[] {
  const uses = (service: string): boolean => facts.services.some((one) => one.service === service);
  const server = uses('database') ? m.parents_database() : m.parents_here();
  const untilDeleted = [m.parents_until_deleted()];
  const child = m.parents_only_child();
  const isMailed = facts.undelivered_mail_days === null;
  return [
    {
      what: m.parents_sign_in(),
      where: uses('sign_in') ? m.parents_service() : server,
      long: [
        m.parents_until_deleted(),
        ...(isMailed && !uses('sign_in') ? [m.parents_sign_in_unconfirmed({ days: facts.unconfirmed_days })] : []),
        ...(uses('sign_in') ? [] : [m.parents_sign_in_device({ days: facts.unused_session_days })]),
      ],
      who: child,
    },
    { what: m.parents_profile(), where: server, long: untilDeleted, who: m.parents_profile_who() },
    { what: m.parents_practice(), where: server, long: untilDeleted, who: m.parents_practice_who({ count: TEAM_SHOWN_FROM }) },
    { what: m.parents_coach(), where: m.parents_device_and(), long: untilDeleted, who: child },
    {
      what: m.parents_review(),
      where: m.parents_review_where(),
      long: [m.parents_review_long({ count: analysisLimits.keptPerPlayer })],
      who: child,
    },
    {
      what: m.parents_video(),
      where: uses('clip_store') ? m.parents_video_where_store() : m.parents_video_where(),
      long: [
        m.parents_video_after({ hours: analysisLimits.clipHoursAfterReview }),
        m.parents_video_upload({ hours: analysisLimits.uploadHours }),
        m.parents_video_kept({ days: analysisLimits.clipDaysKept }),
      ],
      who: child,
    },
    {
      what: m.parents_email(),
      where: server,
      long: [m.parents_email_long({ days: consentLimits.daysToAnswer })],
      who: m.parents_email_who(),
    },
    ...(facts.undelivered_mail_days === null
      ? []
      : [{ what: m.parents_mails(), where: m.parents_here(), long: [m.parents_days({ days: facts.undelivered_mail_days })], who: m.parents_mails_who() }]),
    {
      what: m.parents_backup(),
      where: uses('backup_store') ? m.parents_backup_where_store() : m.parents_here(),
      long: [facts.backups === null ? m.parents_backup_none() : m.parents_backup_long({ days: facts.backups.days })],
      who: m.parents_nobody(),
    },
  ];
}
