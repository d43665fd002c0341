import type { PracticeSessionRow } from '@touchline/contracts';
import type { UnpaidReason } from '@touchline/domain';
import { m } from '@touchline/messages';

const unpaidText: Readonly<Record<UnpaidReason, () => string>> = {
  overlap: m.practice_list_overlap,
  beforeAccount: m.practice_list_before_account,
};

/** Why a saved session, or its result, counted for nothing, in as few words as a list has room for; null where all of it counted. */
export function notCountedText({ unpaid, result_counts: resultCounts }: Pick<PracticeSessionRow, 'unpaid' | 'result_counts'>): string | null {
  if (unpaid !== null) return unpaidText[unpaid]();
  return resultCounts ? null : m.practice_list_result_not_counted();
}
