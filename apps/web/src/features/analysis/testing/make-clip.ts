import type { VideoContainer } from '@touchline/domain';
import {
  BufferTarget,
  CanvasSource,
  getFirstEncodableVideoCodec,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
  Quality,
  WebMOutputFormat,
} from 'mediabunny';

interface Wanted {
  readonly container?: Exclude<VideoContainer, 'ogg'>;
  readonly seconds?: number;
  readonly width?: number;
  readonly height?: number;
  readonly framesPerSecond?: number;
  readonly bitsPerSecond?: number;
  /** Seconds from one key frame to the next. */
  readonly keyFrameInterval?: number;
  /** Clockwise, as phones note it. */
  readonly rotation?: 0 | 90 | 180 | 270;
  /** What is in the picture at a second, instead of the ball that crosses the pitch. */
  readonly paint?: (pen: OffscreenCanvasRenderingContext2D, second: number) => void;
}

const formats = { webm: WebMOutputFormat, mp4: Mp4OutputFormat, quicktime: MovOutputFormat };

/** A real clip, encoded here: a ball that crosses the pitch, its second written on it. */
export async function makeClip(wanted: Wanted = {}): Promise<File> {
  const { container = 'webm', seconds = 1, width = 320, height = 180, framesPerSecond = 10 } = wanted;
  const format = new formats[container]();
  const codec = await getFirstEncodableVideoCodec(format.getSupportedVideoCodecs(), { width, height });
  if (codec === null) throw new Error('This browser encodes no video');
  const canvas = new OffscreenCanvas(width, height);
  const target = new BufferTarget();
  const output = new Output({ format, target });
  const source = new CanvasSource(canvas, {
    codec,
    quality: new Quality({ bitrate: wanted.bitsPerSecond ?? 200_000 }),
    keyFrameInterval: wanted.keyFrameInterval ?? 2,
  });
  output.addVideoTrack(source, { rotation: wanted.rotation ?? 0 });
  await output.start();
  const frames = Math.round(seconds * framesPerSecond);
  for (let frame = 0; frame < frames; frame += 1) {
    draw(canvas, frame / frames, frame / framesPerSecond, wanted.paint);
    await source.add(frame / framesPerSecond, 1 / framesPerSecond);
  }
  await output.finalize();
  return new File([target.buffer ?? new ArrayBuffer()], `clip.${container}`, { type: await output.getMimeType() });
}

function draw(canvas: OffscreenCanvas, way: number, second: number, paint: Wanted['paint']): void {
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('Nothing to draw on');
  if (paint) return paint(pen, second);
  const { width, height } = canvas;
  pen.fillStyle = 'rgb(20 90 50)';
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = 'white';
  pen.beginPath();
  pen.arc(width * way, height / 2, height / 8, 0, Math.PI * 2);
  pen.fill();
  pen.font = `${height / 5}px sans-serif`;
  pen.fillText(second.toFixed(1), 4, height / 5);
}
