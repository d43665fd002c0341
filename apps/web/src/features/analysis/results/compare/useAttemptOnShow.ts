import type { AnalysisDetail } from '@touchline/contracts';
import { useMemo, useState } from 'react';
import type { Analysis } from '../../store/saved-analysis.ts';
import type { ShownReview } from '../shown-review-type.ts';
import { attemptOfAccount, attemptOfDevice, type Attempt } from './compared-attempt.ts';

interface OnShow {
  readonly shown: ShownReview;
  /** As the device has it; null where it was deleted, or is in the account alone. */
  readonly saved: Analysis | null;
  /** As the account has it, where this device has not. */
  readonly account: AnalysisDetail | null;
  readonly cutShort: boolean;
}

/** The analysis on show as one of two that are compared: as it is shown, with what is known of how it was measured. */
export function useAttemptOnShow({ shown, saved, account, cutShort }: OnShow): Attempt {
  const [id] = useState(() => crypto.randomUUID());
  const [opened] = useState(() => Date.now());
  return useMemo(() => {
    const { review, shape, frames, stills } = shown;
    const known = saved === null ? (account === null ? null : attemptOfAccount(account)) : attemptOfDevice(saved);
    return {
      id: known?.id ?? id,
      createdAt: known?.createdAt ?? opened,
      isMeasuredAnew: known?.isMeasuredAnew ?? false,
      isOld: known?.isOld ?? false,
      review,
      shape,
      frames,
      stills,
      cutShort,
    };
  }, [shown, saved, account, cutShort, id, opened]);
}
