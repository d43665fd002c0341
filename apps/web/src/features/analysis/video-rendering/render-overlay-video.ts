import {
  BufferTarget,
  CanvasSource,
  getFirstEncodableVideoCodec,
  Mp4OutputFormat,
  Output,
  QUALITY_HIGH,
  WebMOutputFormat,
} from 'mediabunny';
import type { VideoCodec } from 'mediabunny';
import { drawSkeleton } from '../overlay/draw-skeleton.ts';
import { interpolatePose } from '../overlay/interpolate-pose.ts';
import { decodeAllFrames } from './decode-all-frames.ts';
import { fitLongerSide } from './fit-longer-side.ts';
import type { RenderingNews, OverlayTask } from './video-rendering-worker-messages.ts';

/** Most wanted first: what every phone plays and sends on, then what the open codecs give. */
const codecs: VideoCodec[] = ['avc', 'vp9', 'vp8'];

/** Seconds between key frames, so that the video can be scrubbed. */
const KEY_FRAME_EVERY = 0.5;

/** Draws every picture of the clip with the skeleton over it into a new video without sound. */
export async function renderOverlayVideo(task: OverlayTask, tell: (news: RenderingNews) => void): Promise<void> {
  const { clip, frames, colours, mirrored, longSide } = task;
  let canvas: OffscreenCanvas | undefined;
  let source: CanvasSource | undefined;
  let output: Output<Mp4OutputFormat | WebMOutputFormat, BufferTarget> | undefined;
  let end = 0;
  try {
    for await (const sample of decodeAllFrames(clip)) {
      try {
        const size = fitLongerSide(sample.displayWidth, sample.displayHeight, longSide);
        // Nothing to draw on: nothing is returned (spec 002 §5).
        if (size.width === 0 || size.height === 0) return;
        canvas ??= new OffscreenCanvas(size.width, size.height);
        const context = canvas.getContext('2d');
        if (context === null) return;
        if (source === undefined) {
          const codec = await getFirstEncodableVideoCodec(codecs, size);
          if (codec === null) return;
          const format = codec === 'avc' ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WebMOutputFormat();
          output = new Output({ format, target: new BufferTarget() });
          source = new CanvasSource(canvas, { codec, quality: QUALITY_HIGH, keyFrameInterval: KEY_FRAME_EVERY });
          output.addVideoTrack(source);
          await output.start();
        }
        context.save();
        if (mirrored) context.setTransform(-1, 0, 0, 1, size.width, 0);
        sample.draw(context, 0, 0, size.width, size.height);
        context.restore();
        const pose = interpolatePose(frames, sample.timestamp);
        if (typeof pose !== 'string') drawSkeleton(context, pose, size, { colours, mirrored });
        const at = Math.max(0, sample.timestamp);
        await source.add(at, sample.duration);
        end = at + sample.duration;
        tell({ kind: 'progress', time: at });
      } finally {
        sample.close();
      }
    }
    await output?.finalize();
    const buffer = output?.target.buffer;
    if (!output || !buffer) return;
    tell({ kind: 'video', blob: new Blob([buffer], { type: output.format.mimeType }), duration: end });
  } catch (error) {
    await output?.cancel();
    throw error;
  }
}
