import { BufferTarget, CanvasSource, Mp4OutputFormat, Output, Quality, WebMOutputFormat } from 'mediabunny';
import type { PoseFrame } from '@touchline/vision';
import { bones } from '../../overlay/skeleton-lines.ts';
import { pointOn } from '../../overlay/draw-skeleton.ts';
import type { EngineOutcome } from '../../engine/index.ts';

interface Wanted {
  readonly container?: 'mp4' | 'webm';
  /** Only the first picture can be decoded alone, and the file says that all can: as open-GOP files do. */
  readonly cannotSeek?: boolean;
  /** Pixels across; default 320. */
  readonly wide?: number;
}

/** Each is encoded once a page, by the frames that it shows. */
const encoded = new WeakMap<readonly PoseFrame[], Map<string, Promise<Blob>>>();

/** A real clip of an outcome's synthetic player: a figure in white on turf, a picture for each frame. */
export function filmOf(outcome: EngineOutcome, wanted: Wanted = {}): Promise<Blob> {
  const films = encoded.get(outcome.frames) ?? new Map<string, Promise<Blob>>();
  encoded.set(outcome.frames, films);
  const key = JSON.stringify(wanted);
  const film = films.get(key) ?? encode(outcome, wanted);
  films.set(key, film);
  return film;
}

async function encode({ frames, clip }: EngineOutcome, wanted: Wanted): Promise<Blob> {
  const { container = 'mp4', cannotSeek = false, wide = 320 } = wanted;
  const canvas = new OffscreenCanvas(wide, Math.round((wide * clip.height) / clip.width / 2) * 2);
  const format = container === 'mp4' ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WebMOutputFormat();
  const output = new Output({ format, target: new BufferTarget() });
  const source = new CanvasSource(canvas, {
    codec: container === 'mp4' ? 'avc' : 'vp8',
    quality: new Quality({ bitrate: 1_000_000 }),
    keyFrameInterval: cannotSeek ? 60 : 0.5,
  });
  output.addVideoTrack(source);
  await output.start();
  for (const frame of frames) {
    draw(canvas, frame);
    await source.add(frame.time, 1 / clip.frameRate);
  }
  await output.finalize();
  const bytes = new Uint8Array(output.target.buffer ?? new ArrayBuffer());
  if (cannotSeek) allClaimToBeKeyFrames(bytes);
  return new Blob([bytes], { type: container === 'mp4' ? 'video/mp4' : 'video/webm' });
}

/** Without the list of pictures that can be decoded alone (the box `stss`), a file says that all can. */
function allClaimToBeKeyFrames(bytes: Uint8Array): void {
  const name = [...new TextEncoder().encode('stss')];
  const at = bytes.findIndex((_, index) => name.every((code, offset) => bytes[index + offset] === code));
  if (at === -1) throw new Error('no list of key frames in this file');
  bytes.set(new TextEncoder().encode('free'), at);
}

function draw(canvas: OffscreenCanvas, { pose }: PoseFrame): void {
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('Nothing to draw on');
  const { width, height } = canvas;
  const stripe = width / 12;
  for (let index = 0; index < 12; index += 1) {
    pen.fillStyle = index % 2 === 0 ? 'rgb(52 110 66)' : 'rgb(58 120 72)';
    pen.fillRect(index * stripe, 0, stripe, height);
  }
  if (pose === null) return;
  pen.strokeStyle = 'rgb(232 226 214)';
  pen.lineCap = 'round';
  pen.lineWidth = height / 18;
  for (const { from, to } of bones) {
    const [one, other] = [pointOn(pose, from, canvas), pointOn(pose, to, canvas)];
    if (one === null || other === null) continue;
    pen.beginPath();
    pen.moveTo(one.x, one.y);
    pen.lineTo(other.x, other.y);
    pen.stroke();
  }
  const nose = pointOn(pose, 'nose', canvas);
  if (nose === null) return;
  pen.beginPath();
  pen.arc(nose.x, nose.y, height / 18, 0, 2 * Math.PI);
  pen.fillStyle = pen.strokeStyle;
  pen.fill();
}
