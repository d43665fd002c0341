import { describe, expect, it } from 'vitest';
import { clip, standing, frames } from './testing/standing-player-frames.ts';
import { timesSeenWell } from './times-seen-well.ts';

describe('the times at which the player was seen well', () => {
  it('are all with the player in them where the picture is not shrunk for the model', () => {
    expect([...timesSeenWell(frames, { ...clip, width: 960, height: 480 })]).toEqual([0, 0.2]);
  });

  it('are those with the player large enough where it is', () => {
    const large = { ...clip, width: 1920, height: 1080 };
    expect([...timesSeenWell(frames, large)]).toEqual([]);
    expect([...timesSeenWell([{ time: 0, pose: standing(0.2, 0.5) }], large)]).toEqual([0]);
  });
});
