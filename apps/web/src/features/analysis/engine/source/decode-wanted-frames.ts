import { VideoSample, type EncodedPacket, type EncodedPacketSink } from 'mediabunny';
import type { ClipFrame } from './clip-source-types.ts';

interface Decoding {
  readonly sink: EncodedPacketSink;
  readonly config: VideoDecoderConfig;
  readonly start: EncodedPacket;
  readonly signal: AbortSignal;
}

/** Packets that may wait in the decoder, and wanted frames that may wait for us: a decoder has few pictures to lend. */
const PACKETS_AHEAD = 8;
const FRAMES_AHEAD = 3;
/** A decoder that gives no sign of life for so long, in milliseconds, is given up. */
const STALL_MS = 5_000;

/**
 * Decodes packet after packet from `start` and gives the frames that are in `missing`, in order: there are the seconds
 * of each by the microseconds that the decoder knows it by. Takes from `missing` what it gives. All other frames are closed at once. It ends without an error where the decoder has
 * one, as for a file that is cut off: whoever asked sees what is missing.
 */
export async function* decodeFrom(
  { sink, config, start, signal }: Decoding,
  missing: Map<number, number>,
): AsyncGenerator<ClipFrame, void, undefined> {
  const ready: ClipFrame[] = [];
  const stop = new AbortController();
  const decoder = new VideoDecoder({
    output: (frame) => {
      const time = missing.get(frame.timestamp);
      if (stop.signal.aborted || time === undefined) return frame.close();
      missing.delete(frame.timestamp);
      ready.push(new VideoSample(frame, { timestamp: time }));
    },
    error: () => stop.abort(),
  });
  try {
    decoder.configure(config);
    const packets = sink.packets(start);
    let ended = false;
    while (!stop.signal.aborted && !signal.aborted) {
      const frame = ready.shift();
      if (frame !== undefined) {
        yield frame;
        continue;
      }
      if (ended || missing.size === 0) break;
      ended = await feed(decoder, packets, () => ready.length >= FRAMES_AHEAD);
      if (ended) await withoutStall(decoder.flush());
    }
  } catch {
    // A packet that cannot be read or decoded is the end of what this file holds.
    stop.abort();
  } finally {
    stop.abort();
    for (const frame of ready.splice(0)) frame.close();
    if (decoder.state !== 'closed') decoder.close();
  }
}

/** Feeds the decoder until it is busy or enough frames are ready. True when there are no more packets. */
async function feed(
  decoder: VideoDecoder,
  packets: AsyncGenerator<EncodedPacket, void>,
  enough: () => boolean,
): Promise<boolean> {
  for (let fed = 0; fed < PACKETS_AHEAD && !enough(); fed += 1) {
    if (decoder.decodeQueueSize >= PACKETS_AHEAD) await withoutStall(nextDequeue(decoder));
    const next = await packets.next();
    if (next.done === true) return true;
    decoder.decode(next.value.toEncodedVideoChunk());
  }
  return false;
}

function nextDequeue(decoder: VideoDecoder): Promise<void> {
  return new Promise((resolve) => {
    decoder.addEventListener('dequeue', () => resolve(), { once: true });
  });
}

async function withoutStall(work: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stall = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the decoder stands still')), STALL_MS);
  });
  try {
    await Promise.race([work, stall]);
  } finally {
    clearTimeout(timer);
  }
}
