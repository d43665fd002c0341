import { ApiError } from '@touchline/contracts/client';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { uploadClip, type UploadTools } from './upload-clip.ts';

const refusal = (status: number, retryAfter?: number): ApiError =>
  new ApiError({ status, code: 'any', message: `HTTP ${status}`, ...(retryAfter !== undefined && { retryAfter }) });
const offsetPlan = (chunkBytes = 4) => ({ kind: 'offset', url: '/clips/1?signature=s', chunkBytes }) as const;

/** A server that takes bytes by offset; each of `troubles` is what becomes of one request, in order. */
function server(troubles: readonly (Error | 'lostAnswer' | null)[] = []) {
  const left = [...troubles];
  const arrived: string[] = [];
  const waits: number[] = [];
  const size = (): number => arrived.join('').length;
  const tools: UploadTools = {
    received: async () => size(),
    async put(url, bytes, { onProgress }) {
      const text = await bytes.text();
      const trouble = left.shift() ?? null;
      if (trouble instanceof Error) throw trouble;
      if (Number(new URL(url, 'http://x').searchParams.get('offset')) !== size()) throw refusal(409);
      arrived.push(text);
      onProgress(text.length);
      if (trouble === 'lostAnswer') throw refusal(0);
      return { body: { received: size() }, etag: null };
    },
    wait: async (milliseconds) => void waits.push(milliseconds),
  };
  return { tools, waits, stored: () => arrived.join(''), pieces: arrived };
}

const watch = (shares: number[] = [], waits: number[] = []) => ({
  signal: new AbortController().signal,
  onProgress: (share: number) => void shares.push(share),
  onWait: (milliseconds: number) => void waits.push(milliseconds),
});

describe('an upload by offset', () => {
  it('sends chunks in order and tells how much has left', async () => {
    const shares: number[] = [];
    const { tools, stored, pieces } = server();
    await uploadClip(offsetPlan(), new Blob(['0123456789']), tools, watch(shares));
    expect(stored()).toBe('0123456789');
    expect(pieces).toEqual(['0123', '4567', '89']);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect([shares[0], shares.at(-1)]).toEqual([0, 1]);
  });

  it('goes on where an earlier one ended', async () => {
    const { tools, stored, pieces } = server();
    pieces.push('01234');
    await uploadClip(offsetPlan(), new Blob(['0123456789']), tools, watch());
    expect(stored()).toBe('0123456789');
    expect(pieces).toEqual(['01234', '5678', '9']);
  });

  it('is tried three times, after two seconds and four, or as long as the server asks for', async () => {
    const lost = server([refusal(0), refusal(0)]);
    const told: number[] = [];
    await uploadClip(offsetPlan(), new Blob(['0123456789']), lost.tools, watch([], told));
    expect(lost.waits).toEqual([2_000, 4_000]);
    expect(told).toEqual(lost.waits);
    const busy = server([refusal(503, 9)]);
    await uploadClip(offsetPlan(), new Blob(['0123']), busy.tools, watch());
    expect(busy.waits).toEqual([9_000]);
    const away = server([refusal(0), refusal(500), refusal(502), null]);
    await expect(uploadClip(offsetPlan(), new Blob(['0123']), away.tools, watch())).rejects.toMatchObject({ status: 502 });
  });

  it.each([400, 403, 404, 413])('that is refused with %i is not tried again', async (status) => {
    const { tools, waits } = server([refusal(status)]);
    await expect(uploadClip(offsetPlan(), new Blob(['0123']), tools, watch())).rejects.toMatchObject({ status });
    expect(waits).toEqual([]);
  });

  it('arrives whole, whatever is lost on the way, unless a whole round brings nothing three times', async () => {
    const fates = fc.array(fc.constantFrom<Error | 'lostAnswer' | null>(null, 'lostAnswer', refusal(0), refusal(409), refusal(423)), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme-ascii' }), fc.integer({ min: 1, max: 20 }), fates, async (text, chunk, troubles) => {
        const { tools, stored } = server(troubles);
        const sent = await uploadClip(offsetPlan(chunk), new Blob([text]), tools, watch()).then(
          () => true,
          () => false,
        );
        // What is not sent to the end is a beginning of it.
        expect(stored()).toBe(sent ? text : text.slice(0, stored().length));
      }),
    );
  });

  describe('that hangs', () => {
    beforeEach(() => vi.useFakeTimers());
    afterEach(() => vi.useRealTimers());

    it('ends each attempt after two minutes, and says so in the end', async () => {
      const tools: UploadTools = {
        received: async () => 0,
        put: (_url, _bytes, { signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
        wait: async () => undefined,
      };
      const outcome = uploadClip(offsetPlan(), new Blob(['0123']), tools, watch()).catch((error: unknown) => error);
      await vi.advanceTimersByTimeAsync(3 * 120_000);
      expect(await outcome).toMatchObject({ status: 0, code: 'timeout', message: 'Upload timeout' });
    });
  });
});

describe('an upload in parts', () => {
  it('sends each part once to its own address, but those that are there, and tells their marks', async () => {
    const sent: [string, string][] = [];
    const left: (Error | null)[] = [null, refusal(500)];
    const tools: UploadTools = {
      received: async () => 0,
      async put(url, bytes) {
        const trouble = left.shift();
        if (trouble) throw trouble;
        sent.push([url, await bytes.text()]);
        return { body: null, etag: `"${url}"` };
      },
      wait: async () => undefined,
    };
    const shares: number[] = [];
    const plan = { kind: 'parts', partBytes: 4, urls: ['/1', '/2', '/3', '/4'], received: [2] } as const;
    const parts = await uploadClip({ ...plan, urls: [...plan.urls], received: [...plan.received] }, new Blob(['0123456789abcde']), tools, watch(shares));
    expect(sent).toEqual([['/1', '0123'], ['/3', '89ab'], ['/4', 'cde']]);
    expect(parts).toEqual([1, 3, 4].map((number) => ({ number, etag: `"/${number}"` })));
    expect(shares.at(-1)).toBe(1);
  });
});
