import { ALL_FORMATS, BlobSource, EncodedPacketSink, Input, VideoSample } from 'mediabunny';

/** Frames that may wait to be decoded or to be taken: enough to keep the decoder busy, few enough to hold in memory. */
const AHEAD = 6;

/** The clip has no picture that this browser can decode in order. */
class FilmUndecodable extends Error {
  override readonly name = 'FilmUndecodable';
}

/**
 * Every picture of a clip in order, each to be closed by whoever takes it. Decoded from the first one on and never by
 * seeking: files whose key frames are not IDR frames give nothing, and no error, when they are sought in. A file that
 * breaks off gives what it has. Throws `FilmUndecodable`.
 */
export async function* decodeAllFrames(clip: Blob): AsyncGenerator<VideoSample, void, void> {
  const input = new Input({ source: new BlobSource(clip), formats: ALL_FORMATS });
  try {
    yield* samplesOf(input);
  } finally {
    input.dispose();
  }
}

async function* samplesOf(input: Input): AsyncGenerator<VideoSample, void, void> {
  const track = await input.getPrimaryVideoTrack().catch(() => null);
  const config = await track?.getDecoderConfig();
  if (!track || !config || typeof VideoDecoder === 'undefined') throw new FilmUndecodable('no picture to decode');
  if (!(await VideoDecoder.isConfigSupported(config)).supported) throw new FilmUndecodable(config.codec);
  const rotation = await track.getRotation();
  const decoded: VideoFrame[] = [];
  let broken: DOMException | null = null;
  let wake = (): void => undefined;
  const decoder = new VideoDecoder({
    output: (frame) => {
      decoded.push(frame);
      wake();
    },
    error: (error) => {
      broken = error;
      wake();
    },
  });
  decoder.addEventListener('dequeue', () => wake());
  const waiting = (): boolean => broken === null && decoder.decodeQueueSize > AHEAD;
  let given = 0;
  function* ready(): Generator<VideoSample, void, void> {
    for (let frame = decoded.shift(); frame !== undefined; frame = decoded.shift()) {
      given += 1;
      yield new VideoSample(frame, { rotation });
    }
  }
  try {
    decoder.configure(config);
    for await (const packet of new EncodedPacketSink(track).packets()) {
      if (broken !== null) break;
      decoder.decode(packet.toEncodedVideoChunk());
      while (waiting()) {
        await new Promise<void>((done) => {
          wake = done;
        });
      }
      yield* ready();
    }
    if (broken === null) await decoder.flush().catch(() => undefined);
    yield* ready();
  } finally {
    for (const frame of decoded) frame.close();
    if (decoder.state !== 'closed') decoder.close();
  }
  if (given === 0) throw new FilmUndecodable(config.codec);
}
