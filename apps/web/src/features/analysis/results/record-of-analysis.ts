import type { AnalysisDetail, AnalysisResults } from '@touchline/contracts';
import type { Sharing } from '@touchline/domain';
import { ownCountOf } from '../account/rebuild-account-review.ts';
import type { Analysis } from '../store/saved-analysis.ts';

interface AnalysisRecord {
  /** Undefined where neither has it any more. */
  readonly id: string | undefined;
  /** What came of it on the server; null where nothing has. */
  readonly results: AnalysisResults | null;
  /** What of it is to leave the device; null where that is not known. */
  readonly sharing: Sharing | null;
  /** It is in the account: the server is at work on it, or only the account has it. */
  readonly hasArrived: boolean;
  /** Its video was in the account, or still is. */
  readonly hasVideoArrived: boolean;
  /** The touches that the player counted, as the account has them; null where they said nothing. */
  readonly ownCount: number | null;
}

/** What is known of an analysis beside its review: as this device has it, else as the account has. */
export function recordOfAnalysis(saved: Analysis | null, account: AnalysisDetail | null): AnalysisRecord {
  return {
    id: saved?.id ?? account?.id,
    results: saved?.results ?? account?.results ?? null,
    sharing: saved?.sharing ?? account?.sharing ?? null,
    hasArrived: saved === null || saved.status === 'processing' || saved.status === 'complete',
    hasVideoArrived: account?.clip.state === 'stored' || account?.clip.state === 'deleted',
    ownCount: ownCountOf(account),
  };
}
