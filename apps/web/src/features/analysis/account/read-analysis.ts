import type { AnalysisDetail } from '@touchline/contracts';
import { ApiError, type Client } from '@touchline/contracts/client';
import type { AccountCopies } from '../store/account-analysis-cache.ts';
import { InvalidResponse } from './invalid-response.ts';

/** Whose analyses are read, and where what was read stays. */
export interface Reader {
  readonly playerId: string;
  readonly copies: AccountCopies;
}

/**
 * Reads an analysis from the account and keeps it on this device; without a connection gives what was read before. Throws
 * what the API throws, and `InvalidResponse` for an answer without an analysis.
 */
export async function readAnalysis(api: Client, id: string, { playerId, copies }: Reader, signal: AbortSignal): Promise<AnalysisDetail> {
  try {
    const answer: Partial<Awaited<ReturnType<typeof api.call<'readAnalysis'>>>> = await api.call('readAnalysis', { params: { id } }, { signal });
    if (answer.success !== true || answer.data?.analysis === undefined) throw new InvalidResponse();
    const { analysis } = answer.data;
    // Where the device cannot keep it, it was read all the same.
    await copies.keep(playerId, analysis).catch(() => undefined);
    return analysis;
  } catch (error) {
    const isGone = error instanceof ApiError && error.status === 404;
    if (isGone) await copies.remove(playerId, id).catch(() => undefined);
    const isUnanswered = error instanceof ApiError && (error.status === 0 || error.status >= 500);
    const copy = isUnanswered ? await copies.find(playerId, id).catch(() => undefined) : undefined;
    if (copy === undefined) throw error;
    return copy;
  }
}
