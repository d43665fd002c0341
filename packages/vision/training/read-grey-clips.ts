import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { framePlan } from '../src/frames/frame-plan-constants.ts';
import { ballSearchWindows } from '../src/ball/ball-search-window.ts';
import type { WindowAt } from '../src/ball/ball-search-window.ts';
import type { TimedPicture } from '../src/ball/find-ball-in-clip.ts';
import type { ClipShape, DetectedFrame } from '../src/landmarks.ts';
import { followPerson } from '../src/person/follow-person.ts';
import { recordingIn } from '../src/testing/recorded-landmarks.ts';
import type { GreyClip } from './ball-examples.ts';

const CLIP = /\.(mp4|mov|webm|ogg|avi)$/;
/** Pixels of the longer side at most, as of the pictures that the engine keeps. */
const LONGEST_SIDE = 480;

/** The clips of a folder in grey, 15 pictures a second, with the player's landmarks where `record-landmarks.ts` wrote some beside one. */
export function readGreyClips(folder: string, ffmpeg: string): GreyClip[] {
  const files = readdirSync(folder).filter((file) => CLIP.test(file)).toSorted();
  return files.map((file) => {
    const recording = join(folder, `${parse(file).name}.json`);
    const windowAt = existsSync(recording) ? windowsOf(recordingIn(readFileSync(recording, 'utf8'))) : null;
    return { name: file, frames: framesOf(join(folder, file), ffmpeg), windowAt };
  });
}

function windowsOf({ clip, frames }: { readonly clip: ClipShape; readonly frames: readonly DetectedFrame[] }): WindowAt | null {
  return ballSearchWindows(followPerson(frames, clip).frames, clip);
}

/** Decodes to the frames of a YUV4MPEG stream, of which the head tells the size and each picture begins with its grey. */
function framesOf(file: string, ffmpeg: string): GreyClip['frames'] {
  const rate = framePlan.jugglingRate;
  const shrunk = `fps=${rate},scale='trunc(iw/max(1,ceil(max(iw,ih)/${LONGEST_SIDE})))':'trunc(ih/max(1,ceil(max(iw,ih)/${LONGEST_SIDE})))':flags=area`;
  const stream = execFileSync(ffmpeg, ['-v', 'error', '-i', file, '-an', '-vf', shrunk, '-pix_fmt', 'gray', '-strict', '-1', '-f', 'yuv4mpegpipe', '-'], { maxBuffer: 2 ** 31 });
  const head = /^YUV4MPEG2 W(\d+) H(\d+)/.exec(stream.toString('latin1', 0, 100));
  const [width, height] = [Number(head?.[1]), Number(head?.[2])];
  if (!(width > 0 && height > 0)) throw new Error(`${file}: no picture came out of it.`);
  const frames: TimedPicture[] = [];
  let at = stream.indexOf('\n') + 1;
  while (at < stream.length) {
    const begin = stream.indexOf('\n', at) + 1;
    const levels = new Uint8Array(stream.subarray(begin, begin + width * height));
    if (levels.length < width * height) break;
    frames.push({ time: frames.length / rate, picture: { width, height, levels } });
    at = begin + width * height;
  }
  return frames;
}
