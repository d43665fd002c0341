import type { Pose } from '@touchline/vision';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { liveDetectorFor } from './live-detector.ts';
import { nearestPersonOf } from './nearest-person.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';
import { openEngine } from './open-engine.ts';

/** Somebody of this height, in parts of the picture. */
const someone = (height: number): Pose =>
  Array.from({ length: 33 }, (_, point) => ({ x: 0.5, y: 0.1 + (height * point) / 32, visibility: 1 }));

const picture = (): Promise<ImageBitmap> => createImageBitmap(new ImageData(64, 36));
const isClosed = ({ width }: ImageBitmap): boolean => width === 0;
const still = (): number => 0;
const nobody = { people: [], grey: null };

describe('a detectLive at a picture', () => {
  test('finds everybody, and knows who stands nearest to the camera', async () => {
    const detect = () => [someone(0.3), someone(0.8), someone(0.5)];
    const seen = await liveDetectorFor({ detect, close: () => undefined }, still, 1)(await picture());
    expect(seen).toMatchObject({ people: { length: 3 }, grey: null });
    expect(seen === 'notLooked' ? seen : nearestPersonOf(seen.people)?.[32]?.y).toBeCloseTo(0.9);
  });

  test('shows the detector the picture, and tells that nobody is there', async () => {
    const detect = vi.fn<(shown: ImageData) => readonly Pose[]>(() => []);
    expect(await liveDetectorFor({ detect, close: () => undefined }, still, 1)(await picture())).toEqual(nobody);
    expect(detect.mock.calls[0]?.[0]).toMatchObject({ width: 64, height: 36 });
  });

  test('tells the picture in grey where it is asked to, and only then', async () => {
    const detectLive = liveDetectorFor({ detect: () => [], close: () => undefined }, still, 1);
    const filled = (): Promise<ImageBitmap> => createImageBitmap(new ImageData(new Uint8ClampedArray(64 * 36 * 4).fill(255), 64, 36));
    expect(await detectLive(await filled(), true)).toEqual({ people: [], grey: { width: 64, height: 36, levels: new Uint8Array(64 * 36).fill(255) } });
    expect(await detectLive(await filled())).toEqual(nobody);
  });

  test('that fails says nothing of the player, and the next one may do', async () => {
    const detect = vi.fn<() => readonly Pose[]>(() => []).mockImplementationOnce(() => {
      throw new Error('the model has a bad day');
    });
    const detectLive = liveDetectorFor({ detect, close: () => undefined }, still, 1);
    expect(await detectLive(await picture())).toBe('notLooked');
    expect(await detectLive(await picture())).toEqual(nobody);
  });

  test('is not asked for 10 s of a device that was too slow three times in a row', async () => {
    const seconds = [2, 2, 0, 2, 2, 2, 2, 0];
    let now = 0;
    const detect = vi.fn<() => readonly Pose[]>(() => {
      now += seconds.shift() ?? 0;
      return [];
    });
    const detectLive = liveDetectorFor({ detect, close: () => undefined }, () => now, 1);
    const one = await picture();
    const inARow = async (times: number) => {
      const answers = [];
      for (let time = 0; time < times; time += 1) answers.push(await detectLive(one));
      return answers;
    };
    expect(await inARow(8)).toEqual([
      ...Array.from({ length: 6 }, () => nobody),
      'notLooked',
      'notLooked',
    ]);
    expect(detect).toHaveBeenCalledTimes(6);
    // Still slow, then fast again.
    now += 10;
    expect(await inARow(2)).toEqual([nobody, 'notLooked']);
    now += 10;
    expect(await inARow(2)).toEqual([nobody, nobody]);
  });
});

describe('a frame of the camera', () => {
  /** Of 8 × 4, red on the left and blue on the right. */
  const frame = (): VideoFrame => {
    const pixels = new Uint8Array(8 * 4 * 4).map((_, at) => [at % 32 < 16 ? 200 : 10, 20, at % 32 < 16 ? 10 : 200, 255][at % 4] ?? 0);
    return new VideoFrame(pixels, { format: 'RGBA', codedWidth: 8, codedHeight: 4, timestamp: 0 });
  };
  const shownOf = async () => {
    const detect = vi.fn<(shown: ImageData) => readonly Pose[]>(() => [someone(0.5)]);
    const one = frame();
    const seen = await liveDetectorFor({ detect, close: () => undefined }, still, 1)(one);
    expect(seen).toMatchObject({ people: { length: 1 } });
    const { width, height, data } = detect.mock.calls[0]?.[0] ?? new ImageData(1, 1);
    expect([width, height]).toEqual([8, 4]);
    return { one, ends: [...data.subarray(0, 4), ...data.subarray(-4)] };
  };
  afterEach(() => vi.restoreAllMocks());

  test('is copied, and given back before it is looked at', async () => {
    const drawn = vi.spyOn(OffscreenCanvasRenderingContext2D.prototype, 'drawImage');
    const { one, ends } = await shownOf();
    expect(ends).toEqual([200, 20, 10, 255, 10, 20, 200, 255]);
    expect(drawn).not.toHaveBeenCalled();
    expect(one.format).toBeNull();
  });

  test('that cannot be copied is drawn', async () => {
    vi.spyOn(VideoFrame.prototype, 'copyTo').mockRejectedValue(new DOMException('not this one', 'NotSupportedError'));
    const { ends } = await shownOf();
    for (const [at, level] of [200, 20, 10, 255, 10, 20, 200, 255].entries()) expect(Math.abs((ends[at] ?? 0) - level)).toBeLessThan(4);
  });
});

describe('the engine', () => {
  /** A worker that starts at once, and answers as it is told. */
  class Puppet extends EventTarget {
    static last: Puppet;
    readonly told: ToWorker['kind'][] = [];
    isTerminated = false;

    constructor() {
      super();
      Puppet.last = this;
    }

    postMessage({ kind }: ToWorker): void {
      this.told.push(kind);
      if (kind === 'start') this.says({ kind: 'started', readiness: { ok: true } });
    }

    terminate(): void {
      this.isTerminated = true;
    }

    says(data: FromWorker): void {
      this.dispatchEvent(new MessageEvent('message', { data }));
    }
  }

  async function readyEngine() {
    vi.stubGlobal('Worker', Puppet);
    vi.stubGlobal('fetch', async () => new Response('a part of the model'));
    const engine = openEngine();
    expect(await engine.ready()).toEqual({ ok: true });
    return engine;
  }
  afterEach(() => void vi.unstubAllGlobals());

  test('does not detectLive before it is ready, and fetches nothing for it', async () => {
    const fetched = vi.fn<typeof fetch>();
    vi.stubGlobal('fetch', fetched);
    const one = await picture();
    expect(await openEngine().detectLive(one)).toBe('notLooked');
    expect(isClosed(one)).toBe(true);
    expect(fetched).not.toHaveBeenCalled();
  });

  test('detects in one live picture at a time, and closes each', async () => {
    const engine = await readyEngine();
    const [first, second, third] = [await picture(), await picture(), await picture()];
    const looking = engine.detectLive(first);
    expect(await engine.detectLive(second)).toBe('notLooked');
    Puppet.last.says({ kind: 'liveDetected', seen: { people: [someone(0.5)], grey: null } });
    expect(await looking).toHaveLength(33);
    const next = engine.detectLive(third);
    Puppet.last.says({ kind: 'liveDetected', seen: nobody });
    expect(await next).toBe('nobody');
    expect(Puppet.last.told).toEqual(['start', 'detectLive', 'detectLive']);
    expect([first, second, third].map(isClosed)).toEqual([true, true, true]);
  });

  test('does not detectLive while an analysis runs, and does again after it', async () => {
    const engine = await readyEngine();
    const request = { clip: new Blob([]), type: 'general', age: null } as const;
    const analysis = engine.analyse(request, { signal: new AbortController().signal });
    expect(await engine.detectLive(await picture())).toBe('notLooked');
    await expect.poll(() => Puppet.last.told).toEqual(['start', 'analyse']);
    Puppet.last.says({ kind: 'done', result: { ok: false, failure: 'noFrames' } });
    await analysis;
    const looking = engine.detectLive(await picture());
    Puppet.last.says({ kind: 'liveDetected', seen: nobody });
    expect(await looking).toBe('nobody');
  });

  test('that breaks down in a detectLive is started anew by what needs it', async () => {
    const engine = await readyEngine();
    const broken = Puppet.last;
    const one = await picture();
    const looking = engine.detectLive(one);
    broken.says({ kind: 'broken' });
    expect(await looking).toBe('notLooked');
    expect(isClosed(one)).toBe(true);
    expect(await engine.detectLive(await picture())).toBe('notLooked');
    expect(await engine.ready()).toEqual({ ok: true });
    expect(Puppet.last).not.toBe(broken);
  });

  test('that is closed leaves nobody waiting, and detects no more', async () => {
    const engine = await readyEngine();
    const looking = engine.detectLive(await picture());
    engine.close();
    expect(await looking).toBe('notLooked');
    expect(Puppet.last.isTerminated).toBe(true);
    expect(await engine.detectLive(await picture())).toBe('notLooked');
  });
});
