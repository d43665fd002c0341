import type { PracticeSessionRow } from '@touchline/contracts';
import type { UnpaidReason } from '@touchline/domain';
import { m } from '@touchline/messages';

type Counted = Pick<PracticeSessionRow, 'unpaid' | 'result_counts'>;

const unpaidReasonText: Readonly<Record<UnpaidReason, () => string>> = {
  overlap: m.progress_recent_overlap,
  beforeAccount: m.progress_recent_before_account,
};

/** What a row says where something of it counted for nothing; null where all of it counted. */
export function notCountedWord({ unpaid, result_counts: resultCounts }: Counted): string | null {
  if (unpaid !== null) return m.progress_recent_no_xp();
  return resultCounts ? null : m.progress_recent_does_not_count();
}

/** Why, each reason once for all rows, in the order of the rows. */
export function notCountedReasons(sessions: readonly Counted[]): readonly string[] {
  const reasons = sessions.flatMap(({ unpaid, result_counts: resultCounts }) => {
    if (unpaid !== null) return [unpaidReasonText[unpaid]()];
    return resultCounts ? [] : [m.progress_recent_too_many()];
  });
  return [...new Set(reasons)];
}
