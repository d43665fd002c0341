import { PassThrough } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { batchesOf } from './request-body-batches.ts';

const KB = 1024;
const pieceOf = (value: number, bytes = 3) => Buffer.alloc(bytes, value);
const never = () => new AbortController().signal;

/** What comes of a body, and why it ended. */
async function readAll(body: AsyncIterable<readonly Buffer[]>): Promise<{ bytes: string; end: string }> {
  const pieces: Buffer[] = [];
  try {
    for await (const batch of body) pieces.push(...batch.map((piece) => Buffer.from(piece)));
  } catch (error) {
    return { bytes: Buffer.concat(pieces).toString('hex'), end: (error as { code?: string }).code ?? String(error) };
  }
  return { bytes: Buffer.concat(pieces).toString('hex'), end: 'whole' };
}

describe('the body of an upload', () => {
  it('comes in order, and what came while nobody read comes at once', async () => {
    const source = new PassThrough();
    const body = batchesOf(source, Infinity, never());
    for (const value of [1, 2, 3]) source.write(pieceOf(value));
    const first = Buffer.concat((await body.next()).value ?? []);
    await nextTurn();
    for (const value of [4, 5]) source.write(pieceOf(value));
    source.end();
    await nextTurn();
    const second = await body.next();
    expect(Buffer.concat([first, ...(second.value ?? [])])).toEqual(Buffer.concat([1, 2, 3, 4, 5].map((value) => pieceOf(value))));
    expect(await body.next()).toEqual({ value: undefined, done: true });
  });

  it('gives its memory back as soon as the next is asked for, and nothing that it is only a part of', async () => {
    const source = new PassThrough();
    const body = batchesOf(source, Infinity, never());
    const whole = Buffer.alloc(3, 1);
    const larger = Buffer.alloc(100, 2);
    source.write(whole);
    source.write(larger.subarray(0, 3));
    expect((await body.next()).value).toEqual([Buffer.of(1, 1, 1), Buffer.of(2, 2, 2)]);
    source.end();
    await body.next();
    expect(whole.buffer.detached).toBe(true);
    expect([larger.buffer.detached, larger.length]).toEqual([false, 100]);
  });

  it('waits in the network where it is not read', async () => {
    const source = new PassThrough({ highWaterMark: 16 * KB });
    const body = batchesOf(source, Infinity, never());
    source.write(pieceOf(1));
    await body.next();
    let taken = 0;
    while (source.write(pieceOf(2, 16 * KB)) || !source.isPaused()) {
      taken += 16;
      expect(taken).toBeLessThan(400);
      await nextTurn();
    }
    expect(source.isPaused()).toBe(true);
    const { value } = await body.next();
    expect(value?.reduce((sum, { length }) => sum + length, 0)).toBe(256 * KB);
    expect(source.isPaused()).toBe(false);
    await body.return();
  });

  it('that is cut, too long or too slow gives what came before, and why it ended', async () => {
    const cut = new PassThrough();
    cut.write(pieceOf(7));
    const reading = readAll(batchesOf(cut, Infinity, never()));
    await nextTurn();
    cut.destroy(new Error('the network is gone'));
    expect(await reading).toEqual({ bytes: '070707', end: 'validation_failed' });

    const long = new PassThrough();
    const refused = readAll(batchesOf(long, 5, never()));
    long.write(pieceOf(1));
    await nextTurn();
    long.write(pieceOf(2));
    expect(await refused).toEqual({ bytes: '010101', end: 'too_large' });

    const slow = new PassThrough();
    const time = new AbortController();
    const late = readAll(batchesOf(slow, Infinity, time.signal));
    slow.write(pieceOf(9));
    await nextTurn();
    time.abort(new Error('time is up'));
    expect(await late).toEqual({ bytes: '090909', end: 'Error: time is up' });
  });

  it('that was cut before anybody read it ends at once', async () => {
    const source = new PassThrough();
    source.on('error', () => {});
    source.destroy(new Error('the network is gone'));
    expect(await readAll(batchesOf(source, Infinity, never()))).toEqual({ bytes: '', end: 'validation_failed' });
  });

  it('is read to its end where it is not wanted any more', async () => {
    const source = new PassThrough();
    const body = batchesOf(source, Infinity, never());
    source.write(pieceOf(1));
    await body.next();
    await body.return();
    let isDrained = false;
    source.on('end', () => {
      isDrained = true;
    });
    source.end(Buffer.alloc(500 * KB));
    await expect.poll(() => isDrained).toBe(true);
  });
});
