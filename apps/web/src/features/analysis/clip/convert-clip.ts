import { videoTypes, type VideoContainer } from '@touchline/domain';
import {
  BufferTarget,
  Conversion,
  getFirstEncodableVideoCodec,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
  Quality,
  VideoSampleSource,
  WebMOutputFormat,
  type ConversionVideoOptions,
  type InputVideoTrack,
  type OutputFormat,
} from 'mediabunny';
import { decodeAllFrames } from '../clip-rendering/decode-all-frames.ts';
import type { Clip } from './clip-types.ts';
import { fitLongerAndShorterSide, type Bounds } from './fit-longer-and-shorter-side.ts';
import type { Part } from './trim-range.ts';
import { openInput, picturesIn } from './read-tracks.ts';

/** What a clip is made into; nothing asked for is a new wrapping of the same pictures. */
export interface ClipConversion {
  /** What is kept; all of it where not told. */
  readonly part?: Part;
  /** The size of the picture at most. */
  readonly within?: Bounds;
  /** Bits a second. The pictures are made anew where this is told. */
  readonly bitsPerSecond?: number;
}

/** How a convertClip is watched and stopped. */
export interface ConversionWatch {
  readonly signal: AbortSignal;
  /** Part of the work that is done, 0–1. */
  readonly onProgress?: (fraction: number) => void;
}

type Source = Pick<Clip, 'blob' | 'container'>;

/** Seconds that a lossless cut may begin after the moment asked for; with its key frame further off, it is decoded. */
const copyTolerance = 0.25;

/** Part of the pictures that must be in a convertClip: with less, the decoder gave up without an error. */
const leastPictures = 0.8;

/** A convertClip that lost pictures on the way. */
class PicturesLost extends Error {
  override readonly name = 'PicturesLost';
}

/**
 * Makes a clip anew: lossless where it can be, decoded and encoded where not, in sequence where seeking gives nothing.
 * Sound is left out: no analysis needs it, and nobody's voice is kept. Rejects when `signal` calls it off, and where
 * this browser can neither copy nor encode.
 */
export async function convertClip(clip: Source, wish: ClipConversion, watch: ConversionWatch): Promise<Blob> {
  const input = openInput(clip.blob);
  try {
    const track = await input.getPrimaryVideoTrack();
    if (track === null) throw new PicturesLost('There is no picture');
    const expected = await picturesIn(track, wish.part);
    const complete = async (made: Blob): Promise<Blob> => {
      const there = await picturesOf(made);
      if (there < expected * leastPictures) throw new PicturesLost(`${there} of ${expected} pictures`);
      return made;
    };
    try {
      return await complete(await converted(track, clip.container, wish, watch));
    } catch (error) {
      if (watch.signal.aborted) throw error;
      return await complete(await inSequence(track, clip, wish, watch));
    }
  } finally {
    input.dispose();
  }
}

/** By the library: it copies where it can and seeks for the rest. */
async function converted(track: InputVideoTrack, container: VideoContainer, wish: ClipConversion, watch: ConversionWatch): Promise<Blob> {
  const target = new BufferTarget();
  const conversion = await Conversion.init({
    input: track.input,
    output: new Output({ format: formatOf(container), target }),
    tracks: 'primary',
    video: await videoWish(track, wish),
    audio: { discard: true },
    copy: { boundaryPolicy: 'shrink', boundaryTolerance: copyTolerance, shiftTolerance: 1 },
    ...(wish.part !== undefined && { trim: { start: wish.part.from, end: wish.part.to } }),
  });
  if (!conversion.isValid) throw new Error(conversion.discardedTracks.map(({ reason }) => reason).join());
  conversion.onProgress = (fraction) => watch.onProgress?.(fraction);
  const stop = (): void => void conversion.cancel();
  watch.signal.addEventListener('abort', stop, { once: true });
  try {
    watch.signal.throwIfAborted();
    await conversion.execute();
  } finally {
    watch.signal.removeEventListener('abort', stop);
  }
  return blobOf(target, container);
}

async function videoWish(track: InputVideoTrack, { within, bitsPerSecond }: ClipConversion): Promise<ConversionVideoOptions> {
  if (bitsPerSecond === undefined) return {};
  const quality = new Quality({ bitrate: bitsPerSecond });
  return { ...(await sizeOf(track, within)), fit: 'fill', quality, forceTranscode: true };
}

/** By decoding everything from the first picture on. */
async function inSequence(track: InputVideoTrack, clip: Source, wish: ClipConversion, watch: ConversionWatch): Promise<Blob> {
  const format = formatOf(clip.container);
  const size = await sizeOf(track, wish.within);
  const codec = await getFirstEncodableVideoCodec(format.getSupportedVideoCodecs(), size);
  if (codec === null) throw new Error('This browser encodes nothing that fits');
  const target = new BufferTarget();
  const output = new Output({ format, target });
  const quality = new Quality(wish.bitsPerSecond === undefined ? 'high' : { bitrate: wish.bitsPerSecond });
  const source = new VideoSampleSource({ codec, quality, transform: { ...size, fit: 'fill' } });
  output.addVideoTrack(source);
  const { from, to } = wish.part ?? { from: 0, to: await track.computeDuration() };
  try {
    await output.start();
    for await (const sample of decodeAllFrames(clip.blob)) {
      try {
        watch.signal.throwIfAborted();
        if (sample.timestamp >= to) break;
        watch.onProgress?.(Math.min(1, sample.timestamp / to));
        if (sample.timestamp < from) continue;
        sample.setTimestamp(sample.timestamp - from);
        await source.add(sample);
      } finally {
        sample.close();
      }
    }
    await output.finalize();
  } catch (error) {
    await output.cancel();
    throw error;
  }
  return blobOf(target, clip.container);
}

async function sizeOf(track: InputVideoTrack, within: Bounds | undefined): Promise<{ width: number; height: number }> {
  return fitLongerAndShorterSide(await track.getDisplayWidth(), await track.getDisplayHeight(), within);
}

async function picturesOf(made: Blob): Promise<number> {
  const input = openInput(made);
  try {
    const track = await input.getPrimaryVideoTrack();
    return track === null ? 0 : await picturesIn(track);
  } finally {
    input.dispose();
  }
}

function formatOf(container: VideoContainer): OutputFormat {
  if (container === 'webm') return new WebMOutputFormat();
  return container === 'quicktime' ? new MovOutputFormat() : new Mp4OutputFormat();
}

function blobOf({ buffer }: BufferTarget, container: VideoContainer): Blob {
  if (buffer === null) throw new Error('Nothing was written');
  return new Blob([buffer], { type: videoTypes[container] });
}
