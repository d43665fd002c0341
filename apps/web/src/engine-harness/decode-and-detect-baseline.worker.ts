import { PoseLandmarker } from '@mediapipe/tasks-vision';
import { ALL_FORMATS, BlobSource, EncodedPacketSink, Input } from 'mediabunny';

// The baseline of the engine: the same frames decoded and detected, and nothing else done. One pass through the
// decoder, every frame as it comes out of it; no plan, no picture for the screen, no review, no way out.

interface Asked {
  readonly loader: string;
  readonly wasm: string;
  readonly model: string;
  readonly clip: Blob;
  /** Seconds of the frames to detect in. */
  readonly times: readonly number[];
}

let starting: Promise<PoseLandmarker> | undefined;

async function start({ loader, wasm, model }: Asked): Promise<PoseLandmarker> {
  const { default: factory } = (await import(/* @vite-ignore */ loader)) as { readonly default: unknown };
  Object.assign(globalThis, { ModuleFactory: factory });
  return PoseLandmarker.createFromOptions(
    { wasmLoaderPath: '', wasmBinaryPath: wasm },
    { baseOptions: { modelAssetPath: model, delegate: 'CPU' }, runningMode: 'IMAGE', numPoses: 3, minPoseDetectionConfidence: 0.3 },
  );
}

async function detectIn(landmarker: PoseLandmarker, { clip, times }: Asked): Promise<number> {
  const track = await new Input({ source: new BlobSource(clip), formats: ALL_FORMATS }).getPrimaryVideoTrack();
  const config = await track?.getDecoderConfig();
  if (!track || !config) throw new Error('this clip cannot be decoded');
  const asked = new Set(times);
  const wanted = new Set<number>();
  let detected = 0;
  const decoder = new VideoDecoder({
    output: (frame) => {
      if (wanted.has(frame.timestamp)) {
        landmarker.detect(frame);
        detected += 1;
      }
      frame.close();
    },
    error: () => undefined,
  });
  decoder.configure(config);
  for await (const packet of new EncodedPacketSink(track).packets()) {
    if (asked.has(packet.timestamp)) wanted.add(packet.microsecondTimestamp);
    decoder.decode(packet.toEncodedVideoChunk());
  }
  await decoder.flush();
  decoder.close();
  return detected;
}

async function measure(asked: Asked): Promise<void> {
  starting ??= start(asked);
  const landmarker = await starting;
  const from = performance.now();
  const detected = await detectIn(landmarker, asked);
  self.postMessage({ milliseconds: performance.now() - from, detected });
}

self.addEventListener('message', ({ data }: MessageEvent<Asked>) => void measure(data));
