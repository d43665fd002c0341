import { QueryClient } from '@tanstack/react-query';
import { ApiError, type Client } from '@touchline/contracts/client';
import type { Sharing } from '@touchline/domain';
import type { ReviewInput } from '@touchline/vision';
import { vi } from 'vitest';
import { createQueue } from '../../../../offline/queue/offline-queue.ts';
import { memoryStore, queueOutside } from '../../../../offline/testing/queue-stores.ts';
import type { BlurredKeyFrame } from '../../key-frame-blurring/blurred-key-frames.ts';
import { withResult, withSharing, type Analysis } from '../../store/saved-analysis.ts';
import type { AnalysisStore } from '../../store/indexeddb-analyses.ts';
import { serverResults } from '../../testing/second-opinion-results.ts';
import { begunNotes } from '../begun-analysis-ids.ts';
import { saveKind, saveSender, type SavedAnalysis, type SavePayload } from '../save-results.ts';
import { clipKind, type ClipPayload } from '../send-clip.ts';
import type { NewSending, SendingStage } from '../initiate-and-upload.ts';
import { createSending } from '../analysis-sender.ts';
import type { SendingNews, SendingOutside } from '../sending-types.ts';

export const results = serverResults('shooting', { reviewer: 'built-in' });
export const refusal = (status: number, code = 'any', message = code): ApiError => new ApiError({ status, code, message });
export const offline = refusal(0, 'network', 'Network error');
const shape = { width: 640, height: 360, duration: 4, frameRate: 30 };
const input = {
  version: 1,
  type: 'shooting',
  clip: shape,
  moments: [],
  frameCounts: { seen: 1, withPlayer: 0 },
  legLength: null,
  frames: [{ time: 1, pose: null }],
} as unknown as ReviewInput;

/** An analysis of Noa’s, as her device has it. */
export function analysis(id: string, sharing: Sharing, over: Partial<Analysis> = {}): Analysis {
  const status = sharing === 'device' ? 'local' : 'waiting';
  return { id, playerId: 'noa', createdAt: 5, type: 'shooting', status, sharing, results: null, failure: null, corrected: null, input, shape, mirrored: false, ...over } as Analysis;
}

/** The analyses of a device in memory, changed by the rules of the real one. */
function memoryAnalyses(rows: Map<string, Analysis>): AnalysisStore {
  const change = (id: string, next: (one: Analysis) => Analysis): void => {
    const row = rows.get(id);
    if (row !== undefined) rows.set(id, next(row));
  };
  return {
    history: async () => [...rows.values()],
    find: async (_playerId: string, id: string) => {
      const found = rows.get(id);
      return found && { analysis: found, storage: 'saved', picturesComplete: true };
    },
    applyResult: async (_playerId: string, id: string, result: Parameters<AnalysisStore['applyResult']>[2]) => change(id, (one) => withResult(one, result)),
    share: async (_playerId: string, id: string, sharing: 'account' | 'clip') => change(id, (one) => withSharing(one, sharing)),
    update: async (_playerId: string, id: string, given: Partial<Analysis>) => change(id, (one) => ({ ...one, ...given })),
    remove: async (_playerId: string, id: string) => void rows.delete(id),
  } as unknown as AnalysisStore;
}

type Answer = unknown;

/** What outlives a page: its notes, and the locks that other pages hold meanwhile. */
interface Device {
  readonly notes: ReturnType<typeof begunNotes>;
  readonly lock: SendingOutside['lock'];
}

export function deviceOf(): Device {
  const kept = new Map<string, string>();
  const storage = { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, value: string) => void kept.set(name, value) };
  return { notes: begunNotes('noa', () => storage), lock: (_name, task) => task() };
}

/** A page of Noa's, over a server that answers so: the last answer of a name for ever. */
export function page(
  rows: readonly Analysis[],
  answers: Partial<Record<string, readonly Answer[]>> = {},
  pictures: readonly BlurredKeyFrame[] = [],
  device: Device = deviceOf(),
) {
  const kept = new Map();
  const usual: typeof answers = {
    initiateAnalysis: [{ upload: null }],
    submitLandmarks: [{}],
    readResults: [{ status: 'complete', results, error: null, progress: 100 }],
    saveResults: [{ status: 'completed', data: { results } }],
    triggerProcessing: [{}],
    deleteAnalysis: [undefined],
  };
  const asked: { readonly name: string; readonly body: unknown; readonly params: unknown; readonly headers: unknown }[] = [];
  const counts = new Map<string, number>();
  const api = {
    call: async (name: string, { body, params }: { readonly body?: unknown; readonly params?: unknown }, extras?: { readonly headers?: unknown }) => {
      asked.push({ name, body, params, headers: extras?.headers });
      const all = answers[name] ?? usual[name] ?? [];
      const count = counts.get(name) ?? 0;
      counts.set(name, count + 1);
      const answer = all[Math.min(count, all.length - 1)];
      if (answer instanceof Error) throw answer;
      return answer;
    },
  } as unknown as Client;
  const stored = new Map(rows.map((row) => [row.id, row]));
  const store = memoryAnalyses(stored);
  let clock = 0;
  const outside = queueOutside({ store: memoryStore(kept), now: () => clock });
  const saves = createQueue<SavePayload, SavedAnalysis>(saveKind('noa', saveSender(api, 'noa')), outside);
  const sendClip = vi.fn<Parameters<typeof clipKind>[1]>(async () => 'sent');
  const clips = createQueue<ClipPayload, 'sent'>(clipKind('noa', sendClip), queueOutside({ now: () => clock }));
  const queries = new QueryClient();
  const sending = createSending({
    api,
    store,
    saves,
    clips,
    queries,
    playerId: 'noa',
    ...device,
    wait: async () => undefined,
    random: () => 0,
    pictures: async () => pictures,
  });
  const news: SendingNews[] = [];
  sending.onNews((heard) => news.push(heard));
  const at = (id: string) => stored.get(id);
  const names = () => asked.map(({ name }) => name);
  const pass = (milliseconds: number): void => {
    clock += milliseconds;
  };
  return { sending, queries, saves, clips, sendClip, asked, names, at, news, pass };
}

/** An analysis that is about to be made. */
export const made = (sharing: 'account' | 'clip'): NewSending => ({
  id: 'a',
  type: 'shooting',
  sharing,
  clip: new Blob(['clip']),
  metadata: { size: 4, type: 'video/mp4', duration: 4, width: 640, height: 360, mirrored: false },
});

/** Somebody who waits on screen, with what they were shown. */
export function watch() {
  const left = new AbortController();
  const stages: SendingStage[] = [];
  const waits: number[] = [];
  const onWait = (retryAt: number): void => void waits.push(retryAt);
  return { left, stages, waits, watch: { signal: left.signal, onProgress: (stage: SendingStage) => void stages.push(stage), onWait } };
}
