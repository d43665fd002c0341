import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A clip of `e2e/media`. */
export function media(name: 'kick-720p-h264.mp4' | 'two-people-vp9.mp4'): Buffer {
  return readFileSync(fileURLToPath(new URL(`../media/${name}`, import.meta.url)));
}

/** A clip made from one of `e2e/media` by ffmpeg, with these arguments between input and output, and before the input. */
export function madeFrom(
  name: Parameters<typeof media>[0],
  args: readonly string[],
  container: string,
  before: readonly string[] = [],
): Buffer {
  const program = process.env['FFMPEG_PATH'] ?? 'ffmpeg';
  const input = fileURLToPath(new URL(`../media/${name}`, import.meta.url));
  // Some containers go back to write their head, so it is a file and not a pipe.
  const output = fileURLToPath(new URL(`../results/made-${process.pid}-${(made += 1)}.${container}`, import.meta.url));
  execFileSync(program, ['-v', 'error', '-y', ...before, '-i', input, ...args, output]);
  return readFileSync(output);
}
let made = 0;

/**
 * The second and a half of the real clip around its kick, for a journey that is not about what is seen in it: there is a
 * quarter to look at, and at 3 MB still enough to send in pieces.
 */
export const kickCut = (): Buffer =>
  (cut ??= madeFrom('kick-720p-h264.mp4', ['-ss', '2.2', '-t', '1.4', '-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '18', '-c:a', 'copy'], 'mp4'));
let cut: Buffer | undefined;
