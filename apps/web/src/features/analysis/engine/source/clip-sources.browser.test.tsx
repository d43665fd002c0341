import { BufferTarget, EncodedAudioPacketSource, EncodedPacket, Output, WebMOutputFormat } from 'mediabunny';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { makeClip } from '../../testing/make-clip.ts';
import { recordedTake } from '../../testing/recorded-take.ts';
import type { ClipSource, OpenedSource } from './clip-source-types.ts';
import { openWebCodecsSource } from './webcodecs-clip-source.ts';
import { openVideo } from './video-element-decoder.ts';
import { openThroughPage, serveVideo } from './video-over-message-port.ts';

afterEach(() => vi.restoreAllMocks());

const whole = new AbortController().signal;

function sourceOf(opened: OpenedSource): ClipSource {
  if (!opened.ok) throw new Error(opened.failure);
  return opened.source;
}

async function timesGot(source: ClipSource, times = source.times, signal = whole): Promise<number[]> {
  const got: number[] = [];
  for await (const frame of source.frames(times, signal)) {
    got.push(frame.timestamp);
    frame.close();
  }
  return got;
}

async function soundOnly(): Promise<Blob> {
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const sound = new EncodedAudioPacketSource('opus');
  output.addAudioTrack(sound);
  await output.start();
  const decoderConfig = { codec: 'opus', numberOfChannels: 1, sampleRate: 48_000 };
  await sound.add(new EncodedPacket(new Uint8Array([0xf8, 0xff, 0xfe]), 'key', 0, 0.02), { decoderConfig });
  await output.finalize();
  return new Blob([target.buffer ?? new ArrayBuffer()]);
}

describe('a clip that is decoded', () => {
  test.each(['webm', 'mp4', 'quicktime'] as const)('gives every frame that is in it: %s', async (container) => {
    const source = sourceOf(await openWebCodecsSource(await makeClip({ container, seconds: 2, framesPerSecond: 12 })));
    expect(source.shape).toMatchObject({ width: 320, height: 180 });
    expect(source.shape.duration).toBeCloseTo(2, 1);
    expect(source.shape.frameRate).toBeCloseTo(12, 0);
    expect(source.times).toHaveLength(24);
    expect(await timesGot(source)).toEqual(source.times);
  });

  test('is as large as a person sees it when the phone was held upright, and so are its frames', async () => {
    const source = sourceOf(await openWebCodecsSource(await makeClip({ container: 'mp4', rotation: 90 })));
    expect(source.shape).toMatchObject({ width: 180, height: 320 });
    const { value: frame } = await source.frames(source.times.slice(0, 1), whole).next();
    expect([frame?.displayWidth, frame?.displayHeight]).toEqual([180, 320]);
    frame?.close();
  });

  test('gives frames from its middle alone, begun at a key frame', async () => {
    const source = sourceOf(await openWebCodecsSource(await makeClip({ seconds: 3, keyFrameInterval: 1 })));
    const middle = source.times.slice(17, 22);
    expect(await timesGot(source, middle)).toEqual(middle);
  });

  test('gives every frame of what a recorder wrote, which says neither its length nor where its frames are', async () => {
    const source = sourceOf(await openWebCodecsSource(new Blob([await recordedTake({ moreThan: 7, timeout: 20_000 })], { type: 'video/webm' })));
    expect(source.shape.duration).toBeGreaterThan(1.2);
    expect(Number.isFinite(source.shape.duration)).toBe(true);
    expect(await timesGot(source)).toEqual(source.times);
    const late = source.times.slice(-5);
    expect(await timesGot(source, late)).toEqual(late);
  });

  test.each(['webm', 'mp4'] as const)('gives what is there where it is cut off: %s', async (container) => {
    const clip = await makeClip({ container, seconds: 4, keyFrameInterval: 1 });
    const source = sourceOf(await openWebCodecsSource(clip.slice(0, clip.size * 0.6)));
    const got = await timesGot(source);
    expect(got.length).toBeGreaterThan(5);
    expect(got.length).toBeLessThan(40);
    // Nor is more told of than there is: whoever plans by it would wait for the rest.
    expect(got).toEqual(source.times);
    expect(source.shape.duration).toBeLessThan(3);
  });

  test('closes every frame, wanted or not, also when it is cancelled', async () => {
    const open = new Set<VideoFrame>();
    const { VideoDecoder: Real } = globalThis;
    vi.stubGlobal(
      'VideoDecoder',
      class extends Real {
        constructor({ output, error }: VideoDecoderInit) {
          super({
            error,
            output: (frame) => {
              open.add(frame);
              output(frame);
            },
          });
        }
      },
    );
    const source = sourceOf(await openWebCodecsSource(await makeClip({ seconds: 2 })));
    await timesGot(source, source.times.filter((_, index) => index % 3 === 0));
    const cancelled = new AbortController();
    for await (const frame of source.frames(source.times, cancelled.signal)) {
      frame.close();
      cancelled.abort();
    }
    vi.unstubAllGlobals();
    expect(open.size).toBeGreaterThanOrEqual(20);
    // A closed frame has no format.
    expect([...open].filter(({ format }) => format !== null)).toEqual([]);
  });
});

describe('what cannot be decoded is told apart', () => {
  test('an empty file and one that is no clip are unreadable', async () => {
    expect(await openWebCodecsSource(new Blob([]))).toEqual({ ok: false, failure: 'unreadable' });
    expect(await openWebCodecsSource(new Blob(['a shopping list']))).toEqual({ ok: false, failure: 'unreadable' });
  });

  test('a clip that is cut off in its head is unreadable', async () => {
    const clip = await makeClip({ container: 'mp4' });
    expect(await openWebCodecsSource(clip.slice(0, 200))).toEqual({ ok: false, failure: 'unreadable' });
  });

  test('sound alone has no video track', async () => {
    expect(await openWebCodecsSource(await soundOnly())).toEqual({ ok: false, failure: 'noVideoTrack' });
  });

  test('a codec that this browser does not know is undecodable', async () => {
    vi.spyOn(VideoDecoder, 'isConfigSupported').mockResolvedValue({ supported: false });
    expect(await openWebCodecsSource(await makeClip())).toEqual({ ok: false, failure: 'undecodable' });
  });
});

describe('the `<video>` that decodes where nothing else does', () => {
  test('gives pictures at the times asked for, through a port as for a worker', async () => {
    const { port1, port2 } = new MessageChannel();
    const stop = serveVideo(port1);
    const source = sourceOf(await openThroughPage(await makeClip({ seconds: 2 }), port2));
    expect(source.shape).toMatchObject({ width: 320, height: 180 });
    const wanted = [source.times[0] ?? 0, source.times[30] ?? 0];
    expect(await timesGot(source, wanted)).toEqual(wanted);
    stop();
  });

  test('finds out how long a recording is', async () => {
    const opened = await openVideo(new Blob([await recordedTake({ moreThan: 7, timeout: 20_000 })], { type: 'video/webm' }));
    expect(opened.ok && opened.clip.shape.duration).toBeGreaterThan(1);
    expect(opened.ok && Number.isFinite(opened.clip.shape.duration)).toBe(true);
    if (opened.ok) opened.clip.close();
  });

  test('says so where it cannot either', async () => {
    expect(await openVideo(new Blob(['a shopping list'], { type: 'video/mp4' }))).toEqual({ ok: false, failure: 'undecodable' });
    const { port1, port2 } = new MessageChannel();
    const stop = serveVideo(port1);
    expect(await openThroughPage(new Blob([]), port2)).toEqual({ ok: false, failure: 'undecodable' });
    stop();
  });
});
