import { expect, it } from 'vitest';
import type { PoseFrame } from '../landmarks.ts';
import { film } from '../testing/synthetic-film.ts';
import { walk } from '../testing/synthetic-walker.ts';
import { cleanFrames } from './clean-frames.ts';
import { withoutOutliers } from './drop-outlier-frames.ts';
import { splitAtGapsAndSceneCuts } from './split-at-gaps-and-scene-cuts.ts';

const walking = walk({ cadence: 1.8, stride: 24, bend: 50, pace: 1, heading: 0 });
const { clip, frames } = film(walking, { duration: 1, rate: 30 });
const small = film(walking, { duration: 1, rate: 30, shot: { x: 0.5, ground: 0.6, leg: 0.15 } }).frames;
const withSmall = (from: number, to: number): PoseFrame[] =>
  frames.map((frame, at) => (at >= from && at < to ? (small[at] ?? frame) : frame));
const lost = (seen: readonly PoseFrame[]) => seen.flatMap(({ pose }, at) => (pose ? [] : [at]));

it('a player squeezed for one picture is not believed there, and the run goes on', () => {
  const squeezed = withSmall(12, 13);
  expect(lost(withoutOutliers(squeezed, clip))).toEqual([12]);
  expect(splitAtGapsAndSceneCuts(squeezed, clip).length).toBeGreaterThan(1);
  expect(splitAtGapsAndSceneCuts(cleanFrames(squeezed, clip), clip).map((run) => run.length)).toEqual([30]);
});

it('another scene is believed, however short, and so are a walk and the ends of a clip', () => {
  for (const seen of [withSmall(12, 14), withSmall(12, 30), withSmall(0, 1), withSmall(29, 30), frames]) {
    expect(lost(withoutOutliers(seen, clip))).toEqual([]);
  }
});
