import type { ClipShape } from '@touchline/vision';
import { ALL_FORMATS, BlobSource, EncodedPacketSink, Input, type EncodedPacket, type InputVideoTrack } from 'mediabunny';
import type { ClipFrame, ClipSource, OpenedSource } from './clip-source-types.ts';
import { decodeFrom } from './decode-wanted-frames.ts';

/** Opens a clip for decoding by WebCodecs, in a worker or on the page. */
export async function openWebCodecsSource(clip: Blob): Promise<OpenedSource> {
  const input = new Input({ source: new BlobSource(clip), formats: ALL_FORMATS });
  try {
    const opened = await openTrack(input);
    if (!opened.ok) input.dispose();
    return opened;
  } catch {
    // The library throws for whatever is not of the container's form: another kind of file, an empty one, half of one.
    input.dispose();
    return { ok: false, failure: 'unreadable' };
  }
}

async function openTrack(input: Input): Promise<OpenedSource> {
  const track = await input.getPrimaryVideoTrack();
  if (track === null) {
    const hasOthers = (await input.getTracks()).length > 0;
    return { ok: false, failure: hasOthers ? 'noVideoTrack' : 'unreadable' };
  }
  if (!('VideoDecoder' in globalThis)) return { ok: false, failure: 'undecodable' };
  const config = await track.getDecoderConfig();
  if (config === null || !(await VideoDecoder.isConfigSupported(config)).supported) {
    return { ok: false, failure: 'undecodable' };
  }
  const sink = new EncodedPacketSink(track);
  const frames = await framesShown(sink);
  if (frames.length === 0) return { ok: false, failure: 'unreadable' };
  const source: ClipSource = {
    shape: await shapeOf(track, frames),
    times: frames.map(({ timestamp }) => timestamp),
    frames: (times, signal) => decoded(times, signal),
    whenEmpty: 'noFrames',
    close: () => input.dispose(),
  };
  const rotation = await track.getRotation();
  const flip = await track.getFlip();

  /**
   * The key frame before the first wanted one is tried first. Not every frame that a file calls a key frame can be
   * begun at, and then the decoder gives nothing or little and says nothing: so the frames are counted, and where
   * most are missing all is decoded from the beginning.
   */
  async function* decoded(times: readonly number[], signal: AbortSignal): AsyncGenerator<ClipFrame, void, undefined> {
    const [first] = times;
    if (first === undefined || config === null) return;
    const wanted = new Set(times);
    const missing = new Map(
      frames.filter(({ timestamp }) => wanted.has(timestamp)).map((frame) => [frame.microsecondTimestamp, frame.timestamp]),
    );
    const starts = [await keyPacketBefore(sink, first), await sink.getFirstPacket()];
    for (const start of distinct(starts)) {
      for await (const frame of decodeFrom({ sink, config, start, signal }, missing)) {
        frame.setRotation(rotation);
        frame.setFlip(flip);
        yield frame;
      }
      if (missing.size < times.length / 2 || signal.aborted) return;
    }
  }
  return { ok: true, source };
}

/**
 * All frames that a player shows, in the order they are shown; the file's lead-in before 0 is not shown. Of a file that
 * is cut off those before the cut.
 */
async function framesShown(sink: EncodedPacketSink): Promise<readonly EncodedPacket[]> {
  const packets: EncodedPacket[] = [];
  try {
    for await (const packet of sink.packets(undefined, undefined, { metadataOnly: true })) {
      if (packet.timestamp >= 0) packets.push(packet);
    }
  } catch (error) {
    if (packets.length === 0) throw error;
  }
  return (await wholeOnes(sink, packets)).toSorted((a, b) => a.timestamp - b.timestamp);
}

/**
 * Of packets in the order of the file, those before its end: where the head tells of all of them, the file may be cut
 * off all the same.
 */
async function wholeOnes(sink: EncodedPacketSink, packets: readonly EncodedPacket[]): Promise<readonly EncodedPacket[]> {
  const isWhole = async (at: number): Promise<boolean> => {
    const packet = packets[at];
    if (packet === undefined) return true;
    try {
      const read = await sink.getPacket(packet.timestamp);
      return read !== null && read.data.byteLength === packet.byteLength;
    } catch {
      // The library throws for what lies beyond the end.
      return false;
    }
  };
  let [first, cut] = [0, packets.length];
  if (await isWhole(cut - 1)) return packets;
  while (first < cut) {
    const middle = Math.floor((first + cut) / 2);
    if (await isWhole(middle)) first = middle + 1;
    else cut = middle;
  }
  return packets.slice(0, cut);
}

async function shapeOf(track: InputVideoTrack, frames: readonly EncodedPacket[]): Promise<ClipShape> {
  const gaps = frames.slice(1).map(({ timestamp }, index) => timestamp - (frames[index]?.timestamp ?? timestamp));
  const gap = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)];
  const last = frames.at(-1);
  return {
    width: await track.getDisplayWidth(),
    height: await track.getDisplayHeight(),
    // By its frames: what a recorder writes into the file's head is often missing or wrong.
    duration: last === undefined ? 0 : last.timestamp + (last.duration > 0 ? last.duration : (gap ?? 0)),
    frameRate: gap === undefined || gap === 0 ? 0 : 1 / gap,
  };
}

/** The packet to begin at for this time; null where the file has none that stands alone. */
function keyPacketBefore(sink: EncodedPacketSink, time: number): Promise<EncodedPacket | null> {
  return sink.getKeyPacket(time, { verifyKeyPackets: true });
}

function distinct(packets: readonly (EncodedPacket | null)[]): readonly EncodedPacket[] {
  const found = packets.filter((packet) => packet !== null);
  return found.filter((packet, index) => found.findIndex((one) => one.timestamp === packet.timestamp) === index);
}
