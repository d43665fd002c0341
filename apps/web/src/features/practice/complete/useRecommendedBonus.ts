import { useQuery } from '@tanstack/react-query';
import { recommendationsQuery, useApi } from '../../../api/index.ts';
import { useOutboxState } from '../../../offline/index.ts';
import type { PracticeDraft } from '../machine/practice-draft.ts';
import { recommendedBonus } from './recommended-bonus.ts';

/** The XP that a recommendation adds to this session; 0 while another one waits, which may be the one that has it. */
export function useRecommendedBonus({ drillId, key }: PracticeDraft): number {
  const { data: recommended } = useQuery(recommendationsQuery(useApi()));
  const { waiting } = useOutboxState();
  return waiting.some((session) => session.key !== key) ? 0 : recommendedBonus(recommended, drillId);
}
