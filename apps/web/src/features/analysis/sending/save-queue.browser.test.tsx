import { ApiError, type Client } from '@touchline/contracts/client';
import type { ReviewInput } from '@touchline/vision';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { browserQueue, keepSending } from '../../../offline/queue/browser-queue.ts';
import { unsent, type Entry } from '../../../offline/queue/queue-entry.ts';
import { indexedStore } from '../../../offline/queue/indexeddb-queue-store.ts';
import type { QueueStore } from '../../../offline/queue/queue-types.ts';
import { serverResults } from '../testing/second-opinion-results.ts';
import type { Analysis } from '../store/saved-analysis.ts';
import { countWaitingAnalyses } from './count-waiting-analyses.ts';
import { saveQueueStore, type SaveItem } from './save-queue-store.ts';
import { saveKind, savePayload, saveSender, type SavePayload } from './save-results.ts';
import { ANALYSIS_CLIP } from './send-clip.ts';

const results = serverResults('shooting');
const shape = { width: 640, height: 360, duration: 4, frameRate: 30 };
const input = { version: 1, type: 'shooting', clip: shape, moments: [], frameCounts: { seen: 0, withPlayer: 0 }, frames: [] } as unknown as ReviewInput;
const payload = (originalError: string | null = null): SavePayload =>
  savePayload({ createdAt: 5, input, shape, mirrored: false, sharing: 'account' } as Analysis, originalError) as SavePayload;

/** What lies in the browser under the names that the specification gives. */
async function list(): Promise<readonly SaveItem[]> {
  const database = await openDB('AnalysisQueue');
  try {
    return ((await database.get('queue', 'analysisQueue')) ?? []) as SaveItem[];
  } finally {
    database.close();
  }
}

/** A player's queue over a server that answers so, the last answer for ever. */
function open(answers: readonly (Error | 'ok')[], playerId = 'noa', store?: QueueStore) {
  const left = [...answers];
  const sent: string[] = [];
  const api = {
    call: async (_name: string, { body }: { readonly body: { readonly analysisId: string } }) => {
      sent.push(body.analysisId);
      const answer = left.length > 1 ? left.shift() : left[0];
      if (answer instanceof Error) throw answer;
      return { status: 'completed', data: { results } };
    },
  } as unknown as Client;
  const kind = saveKind(playerId, saveSender(api, playerId));
  return { queue: browserQueue(kind, store ?? saveQueueStore(kind.name)), sent };
}

const offline = new ApiError({ status: 0, code: 'network', message: 'Network error' });
const busy = new ApiError({ status: 503, code: 'busy', message: 'Busy now' });

async function forgetAll(): Promise<void> {
  localStorage.removeItem('analysisQueue');
  const database = await openDB('AnalysisQueue', 1, { upgrade: (fresh) => void fresh.createObjectStore('queue') });
  await database.delete('queue', 'analysisQueue');
  database.close();
}

beforeEach(forgetAll);
afterEach(forgetAll);

describe('an analysis that could not be saved', () => {
  it('is counted once with its video, for its own player, as long as it is not refused', async () => {
    const { queue } = open([busy]);
    await queue.save(payload(), 'a');
    await open([busy], 'kai').queue.save(payload(), 'k');
    const store = indexedStore();
    for (const key of ['a', 'b']) {
      const clip: Entry = { ...unsent, kind: ANALYSIS_CLIP, playerId: 'noa', key, version: key, payload: {}, queuedAt: 1 };
      await store.change(clip, () => clip);
      onTestFinished(() => store.change(clip, () => null));
    }
    expect(await countWaitingAnalyses('noa')).toBe(2);
    await open([new ApiError({ status: 400, code: 'validation_failed', message: 'No' })]).queue.save(payload(), 'c').catch(() => undefined);
    expect(await countWaitingAnalyses('noa')).toBe(2);
    expect(await countWaitingAnalyses('kai')).toBe(1);
  });

  it('lies in the browser under its names, with all that is known of it', async () => {
    const { queue } = open([busy]);
    expect(await queue.save(payload('HTTP 500'), 'a')).toBe('kept');
    const [item] = await list();
    expect(item).toMatchObject({ id: 'a', userId: 'noa', gcsData: null, attempts: 1, originalError: 'HTTP 500', lastError: 'Busy now' });
    expect(item?.analysisData.landmarkData.type).toBe('shooting');
    expect(item?.queuedAt).toBeLessThanOrEqual(item?.lastAttempt ?? 0);
  });

  it('is sent by the next visit, and only as its own player', async () => {
    await open([offline]).queue.save(payload(), 'a');
    await open([offline], 'kai').queue.save(payload(), 'b');
    const { queue, sent } = open(['ok']);
    await queue.sendDue();
    expect(sent).toEqual(['a']);
    expect((await list()).map(({ id }) => id)).toEqual(['b']);
  });

  it('that something else has put there is sent as well', async () => {
    const { analysisData, gcsData } = payload();
    const item = { id: 'a', userId: 'noa', analysisData, gcsData, attempts: 2, lastAttempt: 1, queuedAt: 1, originalError: null, lastError: 'x' };
    const database = await openDB('AnalysisQueue');
    await database.put('queue', [item, 'nothing of ours', null], 'analysisQueue');
    database.close();
    const { queue, sent } = open(['ok']);
    await queue.sendDue();
    expect(sent).toEqual(['a']);
    expect(await list()).toEqual([]);
  });

  it('goes out as soon as the connection comes back', async () => {
    await open([offline]).queue.save(payload(), 'a');
    const { queue, sent } = open([offline, 'ok']);
    const stop = keepSending(queue);
    await expect.poll(() => sent).toEqual(['a']);
    await expect.poll(() => queue.state().waiting.length).toBe(1);
    globalThis.dispatchEvent(new Event('online'));
    await expect.poll(() => sent).toEqual(['a', 'a']);
    await expect.poll(list).toEqual([]);
    stop();
  });
});

describe('where IndexedDB fails', () => {
  it('an analysis lies in local storage under the same key, and comes back from there', async () => {
    const refused = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    const kind = 'analysis-save';
    expect(await open([offline], 'noa', saveQueueStore(kind)).queue.save(payload(), 'a')).toBe('kept');
    expect(JSON.parse(localStorage.getItem('analysisQueue') ?? '[]')).toMatchObject([{ id: 'a', userId: 'noa' }]);
    refused.mockRestore();
    expect(await list()).toEqual([]);
    const { queue, sent } = open(['ok'], 'noa', saveQueueStore(kind));
    await queue.refresh();
    expect(queue.state().waiting).toHaveLength(1);
    await queue.sendDue();
    expect(sent).toEqual(['a']);
    expect(localStorage.getItem('analysisQueue')).toBeNull();
    expect(await list()).toEqual([]);
  });

  it('and local storage too, it is sent at once, and fails as the API says', async () => {
    const forbidden = (): never => {
      throw new DOMException('no', 'SecurityError');
    };
    const refused = vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(forbidden);
    const store = saveQueueStore('analysis-save', 'AnalysisQueue', { storage: forbidden, now: () => 0 });
    const { queue } = open(['ok', offline], 'noa', store);
    await expect(queue.save(payload(), 'a')).resolves.toMatchObject({ status: 'completed' });
    await expect(queue.save(payload(), 'a')).rejects.toMatchObject({ status: 0 });
    refused.mockRestore();
  });
});
