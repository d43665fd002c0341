import { BufferTarget, EncodedAudioPacketSource, EncodedPacket, Output, WebMOutputFormat } from 'mediabunny';
import { describe, expect, test, vi } from 'vitest';
import { makeClip } from '../testing/make-clip.ts';
import { recordedTake } from '../testing/recorded-take.ts';
import type { Clip } from './clip-types.ts';
import { ClipRefused, type ClipProblem } from './clip-refused.ts';
import { compress, type CompressTools } from './compress-clip.ts';
import { cutClip } from './cut-clip.ts';
import { loadVideoMetadata, type LoadTools } from './load-video-metadata.ts';
import { openClip } from './open-clip.ts';
import { openInput, picturesIn } from './read-tracks.ts';
import { convertClip } from './convert-clip.ts';

const opened = (file: Blob): Promise<Clip> => openClip({ file, source: 'file', mirrored: false });
const whole = { signal: new AbortController().signal };

async function refusal(of: Promise<unknown>): Promise<ClipProblem | 'taken'> {
  try {
    await of;
    return 'taken';
  } catch (error) {
    if (error instanceof ClipRefused) return error.problem;
    throw error;
  }
}

async function picturesOf(blob: Blob): Promise<number> {
  const track = await openInput(blob).getPrimaryVideoTrack();
  return track === null ? 0 : picturesIn(track);
}

describe('a file that is chosen', () => {
  test.each(['webm', 'mp4', 'quicktime'] as const)('is taken as what its bytes say: %s', async (container) => {
    const file = await makeClip({ container, seconds: 2 });
    const lying = new File([file], 'holiday.txt', { type: 'text/plain' });
    const clip = await opened(lying);
    expect(clip).toMatchObject({ container, width: 320, height: 180, source: 'file' });
    expect(clip.duration).toBeCloseTo(2, 1);
    expect(clip.blob.type).toBe(`video/${container}`);
  });

  test('has the size that a person sees when the phone was held upright', async () => {
    const clip = await opened(await makeClip({ container: 'mp4', rotation: 90 }));
    expect(clip).toMatchObject({ width: 180, height: 320 });
  });

  test('is refused with nothing in it, as no video, or with more than 50 MB', async () => {
    expect(await refusal(opened(new Blob()))).toBe('empty');
    expect(await refusal(opened(new File(['%PDF-1.7'], 'kick.mp4', { type: 'video/mp4' })))).toBe('type');
    const large = new Blob([await makeClip(), new Uint8Array(50 * 1024 * 1024)]);
    expect(await refusal(opened(large))).toBe('tooLarge');
  });

  test('is refused without a picture', async () => {
      const target = new BufferTarget();
    const output = new Output({ format: new WebMOutputFormat(), target });
    const sound = new EncodedAudioPacketSource('opus');
    output.addAudioTrack(sound);
    await output.start();
    const meta = { decoderConfig: { codec: 'opus', numberOfChannels: 1, sampleRate: 48_000 } };
    for (let at = 0; at < 50; at += 1) {
      await sound.add(new EncodedPacket(Uint8Array.of(0xf8, 0xff, 0xfe), 'key', at / 50, 1 / 50), meta);
    }
    await output.finalize();
    expect(await refusal(opened(new Blob([target.buffer ?? ''])))).toBe('noPicture');
  });

  test('is refused when it is broken, after three more tries', async () => {
    const file = await makeClip({ container: 'mp4' });
    const cutOff = file.slice(0, 200);
    expect(await refusal(opened(cutOff))).toBe('loadFailed');
  });
});

describe('loading', () => {
  const shape = { width: 320, height: 180, duration: 2 };

  test('is tried three more times, each time after twice the wait', async () => {
    const waits: number[] = [];
    const wait = (ms: number): Promise<void> => {
      if (ms === 15_000) return new Promise(() => undefined);
      waits.push(ms);
      return Promise.resolve();
    };
    const attempt = vi.fn<LoadTools['attempt']>(() => Promise.reject(new Error('DEMUXER_ERROR')));
    expect(await refusal(loadVideoMetadata(new Blob(), { attempt, wait }))).toBe('loadFailed');
    expect(attempt).toHaveBeenCalledTimes(4);
    expect(waits).toEqual([500, 1_000, 2_000]);
  });

  test('is well as soon as one try is', async () => {
    const attempt = vi.fn<LoadTools['attempt']>(async () => shape).mockRejectedValueOnce(new Error('busy'));
    const wait = (ms: number): Promise<void> => (ms === 15_000 ? new Promise(() => undefined) : Promise.resolve());
    expect(await loadVideoMetadata(new Blob(), { attempt, wait })).toEqual(shape);
  });

  test('is not tried again once it is called off', async () => {
    const off = new AbortController();
    const attempt = vi.fn<LoadTools['attempt']>(() => {
      off.abort();
      return Promise.reject(new Error('busy'));
    });
    const wait = (ms: number): Promise<void> => (ms === 15_000 ? new Promise(() => undefined) : Promise.resolve());
    expect(await refusal(loadVideoMetadata(new Blob(), { attempt, wait }, off.signal))).toBe('loadFailed');
    expect(attempt).toHaveBeenCalledTimes(1);
  });

  test('takes 15 seconds at most', async () => {
    const signals: AbortSignal[] = [];
    const attempt = (_: Blob, signal: AbortSignal): Promise<never> => {
      signals.push(signal);
      return new Promise(() => undefined);
    };
    expect(await refusal(loadVideoMetadata(new Blob(), { attempt, wait: () => Promise.resolve() }))).toBe('loadTimeout');
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, true, true]);
  });
});

describe('a take of a recorder', () => {
  test('gets its length and an index, and loses no picture', async () => {
    const take = await recordedTake({ moreThan: 4, timeout: 10_000 });
    const clip = await openClip({ file: take, source: 'camera', mirrored: true });
    expect(clip.duration).toBeGreaterThan(0.5);
    expect(clip.duration).toBeLessThan(10);
    expect(clip.blob).not.toBe(take);
    expect(await picturesOf(clip.blob)).toBe(await picturesOf(take));
    expect((await loadVideoMetadata(clip.blob)).duration).toBeCloseTo(clip.duration, 1);
  });
});

describe('cutting', () => {
  test('is lossless where a key frame lies at the start', async () => {
    const clip = await opened(await makeClip({ container: 'mp4', seconds: 6, keyFrameInterval: 1 }));
    const cut = await cutClip(clip, { from: 2, to: 5 }, whole);
    expect(cut.duration).toBeCloseTo(3, 1);
    expect(await picturesOf(cut.blob)).toBe(30);
    expect(cut).toMatchObject({ container: 'mp4', width: 320, height: 180 });
  });

  test('is right to the moment where none does', async () => {
    const clip = await opened(await makeClip({ seconds: 6, keyFrameInterval: 10 }));
    const cut = await cutClip(clip, { from: 2.5, to: 5 }, whole);
    expect(cut.duration).toBeCloseTo(2.5, 1);
    expect(await picturesOf(cut.blob)).toBe(25);
  });

  test('keeps an upright clip upright', async () => {
    const upright = await makeClip({ container: 'mp4', seconds: 4, rotation: 90, keyFrameInterval: 10 });
    const cut = await cutClip(await opened(upright), { from: 1.5, to: 3 }, whole);
    expect(cut).toMatchObject({ width: 180, height: 320 });
  });

  test('says so where it cannot', async () => {
    const clip = await opened(await makeClip());
    const broken: Clip = { ...clip, blob: clip.blob.slice(0, 60) };
    expect(await refusal(cutClip(broken, { from: 0, to: 0.5 }, whole))).toBe('cutFailed');
  });
});

describe('compressing', () => {
  const megabytes = (size: number): Blob => new Blob([new Uint8Array(size * 1024 * 1024)], { type: 'video/webm' });
  const clipOf = (blob: Blob): Clip => ({ blob, container: 'webm', width: 1920, height: 1080, duration: 12, source: 'file', name: null, mirrored: false });
  const tools = (over: Partial<CompressTools> = {}): CompressTools => ({
    convertClip: async () => megabytes(4),
    load: async () => ({ width: 1280, height: 720, duration: 12 }),
    after: () => new AbortController().signal,
    ...over,
  });

  test('leaves a clip of 10 MB or less as it is', async () => {
    const clip = clipOf(megabytes(10));
    expect(await compress(clip, whole, tools())).toEqual({ clip, outcome: 'unchanged' });
  });

  test('asks for 1280 × 720, 1 Mbps and 5 MB at most, within 30 seconds', async () => {
    const convertClip = vi.fn<CompressTools['convertClip']>(async () => megabytes(4));
    const after = vi.fn<CompressTools['after']>(() => new AbortController().signal);
    const { clip, outcome } = await compress(clipOf(megabytes(12)), whole, tools({ convertClip, after }));
    expect(outcome).toBe('smaller');
    expect(clip).toMatchObject({ width: 1280, height: 720 });
    expect(convertClip.mock.calls[0]?.[1]).toEqual({ within: { long: 1280, short: 720 }, bitsPerSecond: 1_000_000 });
    expect(after).toHaveBeenCalledWith(30_000);
    await compress({ ...clipOf(megabytes(12)), duration: 80 }, whole, tools({ convertClip }));
    expect(convertClip.mock.calls[1]?.[1].bitsPerSecond).toBe(524_288);
  });

  test('spends more on a short clip that is very large, which would else be dropped for saving too much', async () => {
    const convertClip = vi.fn<CompressTools['convertClip']>(async () => megabytes(4));
    await compress({ ...clipOf(megabytes(40)), duration: 7.3 }, whole, tools({ convertClip }));
    // In whole bits: encoders take no others.
    expect(convertClip.mock.calls[0]?.[1].bitsPerSecond).toBe(Math.round((3.2 * 1024 * 1024 * 8) / 7.3));
  });

  test.each([
    ['is not smaller', 12],
    ['saves more than 95 %', 0.5],
  ])('drops a result that %s', async (_why, size) => {
    const clip = clipOf(megabytes(12));
    expect(await compress(clip, whole, tools({ convertClip: async () => megabytes(size) }))).toEqual({ clip, outcome: 'unchanged' });
  });

  test('goes on with the clip as it was when the time is over', async () => {
    const over = new AbortController();
    const convertClip = (): Promise<never> => {
      over.abort();
      return Promise.reject(new Error('called off'));
    };
    const clip = clipOf(megabytes(12));
    expect(await compress(clip, whole, tools({ convertClip, after: () => over.signal }))).toEqual({ clip, outcome: 'timeout' });
  });

  test('makes a real clip of 1080 lines smaller, picture by picture', async () => {
    const large = await makeClip({ container: 'mp4', width: 1920, height: 1080, bitsPerSecond: 20_000_000 });
    const clip = await opened(large);
    const fractions: number[] = [];
    const wish = { within: { long: 1280, short: 720 }, bitsPerSecond: 1_000_000 };
    const blob = await convertClip(clip, wish, { ...whole, onProgress: (fraction) => fractions.push(fraction) });
    expect(blob.size).toBeLessThan(clip.blob.size);
    expect(await loadVideoMetadata(blob)).toMatchObject({ width: 1280, height: 720 });
    expect(await picturesOf(blob)).toBe(10);
    expect(fractions.length).toBeGreaterThan(0);
  });
});
