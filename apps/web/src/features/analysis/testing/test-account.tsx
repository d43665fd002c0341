import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { AnalysisDetail } from '@touchline/contracts';
import { ApiError, type Client } from '@touchline/contracts/client';
import { summaryText } from '@touchline/messages/form-review-summary';
import { MEASURES_VERSION, verdictOf } from '@touchline/vision';
import { highlightsOf } from '@touchline/vision/written-review';
import { useState, type ReactNode } from 'react';
import { ApiProvider } from '../../../api/index.ts';
import { ToastProvider } from '../../../ui/toast/ToastProvider.tsx';
import type { EngineOutcome } from '../engine/index.ts';
import { serverResults } from './second-opinion-results.ts';

const unknown = () => new ApiError({ status: 404, code: 'not_found', message: 'We could not find that.' });
const gone = () => new ApiError({ status: 404, code: 'analysis_deleted', message: 'This analysis was deleted.' });
export const unreachable = () => new ApiError({ status: 0, code: 'network', message: 'Network error' });
const noClip: AnalysisDetail['clip'] = { state: 'none', bytes: null, type: null, keep: false, expires_at: null };
const PAGE = 10;

/** An analysis as the account has it: what a server would store of an outcome. */
export function detailOf({ review, input }: EngineOutcome, over: Partial<AnalysisDetail> = {}): AnalysisDetail {
  const id = over.id ?? crypto.randomUUID();
  const results = serverResults(review.type, {
    analysisId: id,
    overallScore: review.overallScore,
    localScore: review.overallScore,
    providerScore: null,
    reviewer: 'built-in',
  });
  return {
    id,
    created_at: new Date().toISOString(),
    analysis_type: review.type,
    summary_score: review.overallScore,
    grade: verdictOf(review)?.grade ?? null,
    status: 'completed',
    summary: summaryText(review),
    highlights: highlightsOf(review),
    sharing: 'account',
    error: null,
    measures_version: results.measuresVersion,
    clip: noClip,
    updated_at: new Date().toISOString(),
    overall_score: review.overallScore,
    results,
    mediapipe_data: structuredClone(input) as unknown as AnalysisDetail['mediapipe_data'],
    analysis_data: {
      type: review.type,
      score: review.overallScore,
      feedback: results.feedback,
      mediaPipeResults: { totalFrames: input.frames.length, keyFrameCount: 0, averageConfidence: 0.9, processingDuration: 4000 },
    },
    feedback: results.feedback,
    gemini_analysis: null,
    vision_api_data: null,
    video_url: 'pending_upload',
    mirrored: false,
    video_metadata: {},
    frames: [],
    key_frames: [],
    motion_tracking: [],
    insights: [],
    player: { display_name: null, level: 1 },
    session: null,
    ...over,
  };
}

interface Asked {
  readonly params?: { readonly id: string };
  readonly query?: { readonly cursor?: string; readonly limit?: number };
  readonly body?: { readonly keep?: boolean };
}

/**
 * The account's side of analyses, as a server answers it. `failing` is what the next calls of a name throw, or answer
 * when it is no error.
 */
export function testAccount(analyses: readonly AnalysisDetail[] = []) {
  const stored = new Map(analyses.map((one) => [one.id, one]));
  const failing = new Map<string, unknown>();
  const asked: { readonly name: string; readonly id?: string }[] = [];
  const progress = new Map<string, number>();
  const deleted = new Set<string>();
  const find = (id: string): AnalysisDetail => {
    const found = stored.get(id);
    if (found === undefined) throw deleted.has(id) ? gone() : unknown();
    return found;
  };
  const answers: Readonly<Record<string, (input: Asked) => unknown>> = {
    listAnalyses: ({ query }) => {
      const from = Number(query?.cursor ?? 0);
      const all = [...stored.values()].toSorted((one, other) => other.created_at.localeCompare(one.created_at));
      const to = from + (query?.limit ?? PAGE);
      return { success: true, data: { history: all.slice(from, to), nextCursor: all.length > to ? String(to) : null } };
    },
    readAnalysis: ({ params }) => ({ success: true, data: { analysis: find(params?.id ?? '') } }),
    readResults: ({ params }) => {
      const { id, status, results, error } = find(params?.id ?? '');
      return { success: true, status: status === 'completed' ? 'complete' : status, results, error, progress: progress.get(id) ?? 0, message: null };
    },
    deleteAnalysis: ({ params }) => {
      const id = params?.id ?? '';
      if (!deleted.has(id)) stored.delete(find(id).id);
      deleted.add(id);
    },
    keepClip: ({ params, body }) => {
      const one = find(params?.id ?? '');
      const keep = body?.keep === true;
      const clip = keep ? { ...one.clip, keep, expires_at: '2100-01-02T12:00:00.000Z' } : { ...noClip, state: 'deleted' as const };
      stored.set(one.id, { ...one, clip });
      return { success: true, data: { clip } };
    },
    linkClip: () => ({ success: true, data: { url: '/no-such-clip', type: 'video/mp4', expires_at: '2100-01-01T00:00:00.000Z' } }),
    triggerProcessing: ({ params }) => {
      const one = find(params?.id ?? '');
      stored.set(one.id, { ...one, status: 'processing', error: null });
      return { success: true, analysisId: one.id, status: 'processing', started: true };
    },
    listAttempts: () => ({
      success: true,
      data: [...stored.values()].map((one) => ({
        id: one.id,
        created_at: one.created_at,
        analysis_type: one.analysis_type,
        score: one.summary_score ?? 0,
        measures_version: String(MEASURES_VERSION),
      })),
    }),
  };
  const client = {
    call: async (name: string, input: Asked) => {
      asked.push({ name, ...(input.params !== undefined && { id: input.params.id }) });
      const failure = failing.get(name) ?? failing.get('*');
      if (failure instanceof Error) throw failure;
      return failure ?? answers[name]?.(input);
    },
  } as unknown as Client;
  return { client, stored, failing, asked, progress, deleted };
}

export type TestAccount = ReturnType<typeof testAccount>;

/** Queries as the app's: what has just come is not asked for again. */
export const testQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always', staleTime: 5_000 }, mutations: { networkMode: 'always' } },
  });

interface WithAccountProps {
  /** With nothing in it unless told. */
  readonly account?: TestAccount;
  readonly queries?: QueryClient;
  readonly children: ReactNode;
}

/** Gives what is drawn an account. */
export function WithAccount({ account, queries, children }: WithAccountProps) {
  const [[ownAccount, ownQueries]] = useState(() => [testAccount(), testQueries()] as const);
  return (
    <QueryClientProvider client={queries ?? ownQueries}>
      <ApiProvider client={(account ?? ownAccount).client}>
        <ToastProvider>{children}</ToastProvider>
      </ApiProvider>
    </QueryClientProvider>
  );
}
