import type { Clip } from '../clip/clip-types.ts';

/** A clip that passed every check: six seconds, upright as it was filmed. Nobody can play it. */
export const clip: Clip = {
  blob: new Blob(['clip'], { type: 'video/mp4' }),
  container: 'mp4',
  width: 640,
  height: 360,
  duration: 6,
  source: 'file',
  name: 'kick.mp4',
  mirrored: false,
};
