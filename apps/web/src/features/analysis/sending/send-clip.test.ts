import type { UploadPlan } from '@touchline/contracts';
import { ApiError, type Client } from '@touchline/contracts/client';
import { describe, expect, it, vi } from 'vitest';
import { clipSender, type ClipPayload, type ClipTransport } from './send-clip.ts';

const refusal = (status: number, code = 'any'): ApiError => new ApiError({ status, code, message: code });
const upload: UploadPlan = { kind: 'offset', url: '/clips/1?signature=s', chunkBytes: 1024 };
const payload: ClipPayload = {
  clip: new Blob(['a clip']),
  analysisType: 'shooting',
  metadata: { size: 6, type: 'video/mp4', duration: 4, width: 640, height: 360, mirrored: false },
};

type Answers = Partial<Record<string, readonly unknown[]>>;

/** Sends a clip to an API that answers so, the last answer of a name for ever; gives what it was asked. */
function sends(answers: Answers = {}, transport: Partial<ClipTransport> = {}, sent = payload) {
  const usual: Answers = { initiateAnalysis: [{ upload }], readResults: [{ status: 'processing' }], uploadComplete: [{}], triggerProcessing: [{}] };
  const asked: [string, unknown][] = [];
  const counts = new Map<string, number>();
  const api = {
    call: async (name: string, input: { readonly body?: unknown }) => {
      asked.push([name, input.body]);
      const all = answers[name] ?? usual[name] ?? [];
      const count = counts.get(name) ?? 0;
      counts.set(name, count + 1);
      const answer = all[Math.min(count, all.length - 1)];
      if (answer instanceof Error) throw answer;
      return answer;
    },
  } as unknown as Client;
  const waits: number[] = [];
  const put = vi.fn<ClipTransport['put']>(async () => ({ body: { received: 6 }, etag: null }));
  const send = clipSender(api, {
    now: () => new Date('2026-05-01T12:00:00Z'),
    wait: async (milliseconds) => void waits.push(milliseconds),
    received: async () => 0,
    put,
    ...transport,
  });
  const shares: number[] = [];
  const told: number[] = [];
  const outcome = send(sent, { key: 'id-1', signal: new AbortController().signal, onProgress: (share) => shares.push(share), onWait: (milliseconds) => told.push(milliseconds) });
  const names = () => asked.map(([name]) => name);
  return { outcome, asked, names, waits, shares, told, put };
}

describe('a clip', () => {
  it('gets a place under the id of its analysis, is sent, announced, and looked for', async () => {
    const { outcome, asked, names, shares } = sends();
    await expect(outcome).resolves.toBe('sent');
    expect(names()).toEqual(['initiateAnalysis', 'uploadComplete', 'readResults']);
    expect(asked[0]?.[1]).toMatchObject({ analysisType: 'shooting', analysisId: 'id-1', sharing: 'clip', metadata: payload.metadata });
    expect(shares.at(-1)).toBe(1);
  });

  it('that its player wants to keep is kept once it is there', async () => {
    const { outcome, names, asked } = sends({ keepClip: [{}] }, {}, { ...payload, keep: true });
    await outcome;
    expect(names()).toEqual(['initiateAnalysis', 'uploadComplete', 'readResults', 'keepClip']);
    expect(asked.at(-1)?.[1]).toEqual({ keep: true });
  });

  it('that has arrived before is not sent again', async () => {
    const { outcome, names, put } = sends({ initiateAnalysis: [{ upload: null }] });
    await outcome;
    expect(put).not.toHaveBeenCalled();
    expect(names()).toEqual(['initiateAnalysis', 'readResults']);
  });

  it('for which there is no place is refused as the server says', async () => {
    const { outcome } = sends({ initiateAnalysis: [refusal(403, 'clip_consent_needed')] });
    await expect(outcome).rejects.toMatchObject({ code: 'clip_consent_needed' });
  });

  it('whose place is gone because a yes was taken back is refused for that reason', async () => {
    const put: ClipTransport['put'] = () => Promise.reject(refusal(404, 'not_found'));
    const { outcome } = sends({ initiateAnalysis: [{ upload }, refusal(403, 'clip_consent_needed')] }, { put });
    await expect(outcome).rejects.toMatchObject({ code: 'clip_consent_needed' });
  });

  it('is announced three times at most', async () => {
    const twice = sends({ uploadComplete: [refusal(500), refusal(0), {}] });
    await expect(twice.outcome).resolves.toBe('sent');
    expect(twice.names().filter((name) => name === 'uploadComplete')).toHaveLength(3);
    expect(twice.told).toEqual([1_000, 2_000]);
    const busy = sends({ uploadComplete: [refusal(423, 'upload_busy'), {}] });
    await expect(busy.outcome).resolves.toBe('sent');
    const never = sends({ uploadComplete: [refusal(500, 'internal')] });
    await expect(never.outcome).rejects.toMatchObject({ code: 'internal' });
    expect(never.names().filter((name) => name === 'uploadComplete')).toHaveLength(3);
  });

  it('of which a piece is missing, or whose place has run out, is sent anew from where it stopped', async () => {
    const missing = sends({ uploadComplete: [refusal(409, 'clip_incomplete'), {}] });
    await expect(missing.outcome).resolves.toBe('sent');
    expect(missing.names().filter((name) => name === 'initiateAnalysis')).toHaveLength(2);
    let isOver = true;
    const put: ClipTransport['put'] = async () => {
      if (!isOver) return { body: { received: 6 }, etag: null };
      isOver = false;
      throw refusal(403, 'link_not_valid');
    };
    const late = sends({}, { put });
    await expect(late.outcome).resolves.toBe('sent');
    // A server that stays so is tried again later, not given up.
    await expect(sends({ uploadComplete: [refusal(409, 'clip_incomplete')] }).outcome).rejects.toMatchObject({ status: 503 });
  });

  it.each([
    ['waits for the body points', [{ status: 'pending' }]],
    ['does not know it yet', [refusal(404, 'not_found')]],
  ])('has processing triggered where the server %s', async (_what, readResults) => {
    const { outcome, asked, waits } = sends({ readResults });
    await outcome;
    expect(asked.at(-1)).toEqual(['triggerProcessing', { source: 'upload_verification', retryAttempt: 1, timestamp: '2026-05-01T12:00:00.000Z' }]);
    expect(waits).toEqual([]);
  });

  it('is taken to be processed after three seconds where three looks tell nothing', async () => {
    const { outcome, names, waits } = sends({ readResults: [refusal(500)] });
    await expect(outcome).resolves.toBe('sent');
    expect(names().filter((name) => name === 'readResults')).toHaveLength(3);
    expect(waits).toEqual([3_000]);
  });
});
