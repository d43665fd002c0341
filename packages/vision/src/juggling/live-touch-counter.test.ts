import { describe, expect, it } from 'vitest';
import { findBall, liveBallSearch } from '../ball/index.ts';
import type { BallPlace, GreyPicture } from '../ball/index.ts';
import { landmarkIndex } from '../landmarks.ts';
import type { ClipShape, DetectedFrame, PoseFrame } from '../landmarks.ts';
import type { Stance } from '../testing/synthetic-figure.ts';
import { ballAt, pictureWith } from '../testing/synthetic-ball.ts';
import { film } from '../testing/synthetic-film.ts';
import { juggle, ready, touchPeaks } from '../testing/synthetic-motions.ts';
import { asDetected, changed, walk } from '../testing/synthetic-walker.ts';
import { findTouches } from './find-touches.ts';
import { liveCounter } from './live-touch-counter.ts';
import type { LiveCount } from './live-touch-counter.ts';

/** Two rounds of eight seconds with twelve touches each. */
const rounds = 2;
const length = 8;
const truth = Array.from({ length: rounds }, (_, round) => touchPeaks.map(({ time }) => time + round * length)).flat();
const player = (faults = {}): ((time: number) => Stance) => {
  const motion = juggle(faults);
  return (time) => motion(time % length);
};

/** Numbers from -1 to 1 that look random and are the same in each run. */
function noise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return (state / 2_147_483_647) * 2 - 1;
  };
}

/** As a detector sees it: every point off by up to `share` of the picture's height. */
function trembling(frames: readonly PoseFrame[], share: number, seed = 7): PoseFrame[] {
  const next = noise(seed);
  return changed(frames, (landmark) => ({ ...landmark, x: landmark.x + next() * share, y: landmark.y + next() * share }));
}

/** What the counter tells after each frame. */
function streamed(frames: readonly DetectedFrame[], clip: ClipShape): LiveCount[] {
  const count = liveCounter(clip);
  return frames.map((frame) => count(frame));
}

function timesOf(count: LiveCount | undefined): number[] {
  return (count?.touches ?? []).map(({ time }) => time);
}

/** F1 of touches against what happened, within 0.2 s. */
function f1(found: readonly number[]): number {
  const left = [...truth];
  const hits = found.filter((time) => {
    const at = left.findIndex((real) => Math.abs(real - time) <= 0.2);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  }).length;
  return (2 * hits) / (found.length + truth.length);
}

describe('the count while a player practises', () => {
  it.each([
    ['seen from the side', {}, 0, 15],
    ['seen at a slant', { heading: 40 }, 0, 15],
    ['trembling as the model does', { heading: 30 }, 0.004, 15],
    ['with a weaker foot', { everyLeft: 4 }, 0.004, 15],
    ['on a device that manages 11 pictures a second', {}, 0.004, 11],
  ] as const)('is as right as that of a recorded clip: %s', (_, faults, tremble, rate) => {
    const { frames, clip } = film(player(faults), { duration: rounds * length, rate });
    const seen = trembling(frames, tremble);
    const live = f1(timesOf(streamed(asDetected(seen), clip).at(-1)));
    const recorded = f1(findTouches(seen, clip).map(({ time }) => time));
    expect(recorded).toBeGreaterThan(0.9);
    expect(Math.abs(live - recorded)).toBeLessThanOrEqual(0.05);
  });

  it('bears a device that is late now and then', () => {
    const { frames, clip } = film(player(), { duration: rounds * length, rate: 30 });
    // Every second or third frame, and every two seconds none for a fifth of a second.
    const late = frames.filter((_, at) => [0, 2, 5].includes(at % 7) && at % 60 > 3);
    expect(f1(timesOf(streamed(asDetected(late), clip).at(-1)))).toBeGreaterThan(0.9);
  });

  it('has each touch once, and an unlikely one too, which is believed when likelier ones have followed', () => {
    const { frames, clip } = film(player(), { duration: length, rate: 15 });
    const foot: ReadonlySet<number> = new Set((['Ankle', 'Heel', 'FootIndex', 'Knee'] as const).flatMap((joint) => [landmarkIndex[`left${joint}`], landmarkIndex[`right${joint}`]]));
    const still = frames[0]?.pose;
    // The first two touches hardly lift the foot.
    const low = changed(frames, (landmark, point, at) => {
      const from = still?.[point];
      return from && foot.has(point) && at < 26 ? { ...landmark, y: from.y + (landmark.y - from.y) * 0.5 } : landmark;
    });
    const times = timesOf(streamed(asDetected(low), clip).at(-1)).toSorted((a, b) => a - b);
    expect(times[0]).toBeLessThan(1.5);
    expect(times.length).toBeLessThanOrEqual(truth.length / rounds);
    expect(Math.min(...times.slice(1).map((time, at) => time - (times[at] ?? 0)))).toBeGreaterThan(0.4);
  });

  it('is of each touch where the drill has the ball caught after it, however seldom they come', () => {
    const every = 2.6;
    const motion = juggle();
    // The first touch of the juggler again and again; in between they stand with the ball in their hands.
    const { frames, clip } = film((time) => motion(Math.min(time % every, 1.1)), { duration: 8 * every, rate: 15 });
    const count = liveCounter({ ...clip, isCaught: true });
    const counts = asDetected(trembling(frames, 0.004)).map((frame) => count(frame));
    expect(counts.at(-1)?.touches).toHaveLength(8);
  });

  it('grows by ones or twos, within a second of each touch, and never becomes less', () => {
    const { frames, clip } = film(player(), { duration: rounds * length, rate: 15 });
    let before: LiveCount['touches'] = [];
    for (const [at, { touches }] of streamed(asDetected(frames), clip).entries()) {
      expect(touches.slice(0, before.length)).toEqual(before);
      for (const { time } of touches.slice(before.length)) expect((frames[at]?.time ?? 0) - time).toBeLessThan(1);
      before = touches;
    }
    expect(before).toHaveLength(truth.length);
  });

  it.each([
    ['stands', ready({})],
    ['walks across', walk({ cadence: 1.8, stride: 22, bend: 44, pace: 0.8, heading: 0 })],
    ['runs by', walk({ cadence: 3, stride: 35, bend: 80, pace: 2, heading: 0 })],
    ['shifts from foot to foot', walk({ cadence: 1, stride: 3, bend: 8, pace: 0, heading: 90 })],
  ] as const)('stays at 0 of a player who %s', (_, motion) => {
    const { frames, clip } = film(motion, { duration: 8, rate: 15 });
    expect(streamed(asDetected(trembling(frames, 0.002)), clip).at(-1)?.touches).toEqual([]);
  });

  it('is two at most of a player who walks up to the phone: from then on they are seen to become larger', () => {
    const motion = walk({ cadence: 1.8, stride: 22, bend: 44, pace: 0, heading: 90 });
    const films = Array.from({ length: 75 }, (_, at) => {
      // From five metres to one and a half, at 0.7 m a second.
      const shot = { x: 0.5, ground: 0.95, leg: 0.75 / (5 - (0.7 * at) / 15) };
      return film((time) => motion(time + at / 15), { duration: 1 / 15, rate: 15, shot });
    });
    const frames = films.flatMap((each, at) => each.frames.map(({ pose }) => ({ time: at / 15, pose })));
    const counted = streamed(asDetected(frames), films[0]?.clip ?? film(motion, { duration: 8 }).clip).at(-1)?.touches;
    expect(counted?.length).toBeLessThanOrEqual(2);
  });

  it('is of the one who juggles, whoever else stands in the picture or walks by later', () => {
    const { frames, clip } = film(player(), { duration: rounds * length, rate: 15, shot: { x: 0.3, ground: 0.9, leg: 0.3 } });
    const other = film(walk({ cadence: 2, stride: 25, bend: 60, pace: 0, heading: 90 }), {
      duration: rounds * length,
      rate: 15,
      shot: { x: 0.75, ground: 0.9, leg: 0.33 },
    });
    const both = frames.map(({ time, pose }, at) => {
      const beside = time > 5 ? other.frames[at]?.pose : other.frames[0]?.pose;
      return { time, poses: [beside, pose].filter((one) => one !== null && one !== undefined) };
    });
    expect(f1(timesOf(streamed(both, clip).at(-1)))).toBeGreaterThan(0.9);
  });
});

describe('the count with the ball', () => {
  const LEG = 0.36;
  const shape = { width: 240, height: 135 };
  /** Somebody who stands still: what the body shows is no touch. */
  const { frames, clip } = film(() => juggle()(0), { duration: 4.2, rate: 15, shape });
  const toe = frames[0]?.pose?.[landmarkIndex.leftFootIndex];
  const above = (time: number, up: number) => ({ time, x: toe?.x ?? 0, y: (toe?.y ?? 0) - up * LEG });
  const touches = [0.9, 1.5, 2.1, 2.7, 3.3];
  const filmed = (up: number): GreyPicture[] => {
    const marks = [above(0.3, up), ...touches.map((time) => above(time, up)), above(3.9, up)];
    return frames.map(({ time }) => pictureWith(clip, ballAt(marks, LEG, time), LEG));
  };
  const onTheToe = filmed(0.15);

  const counted = (pictures: readonly (GreyPicture | null)[], seen = frames): number[] => {
    const count = liveCounter({ ...clip, ballSearch: liveBallSearch(clip) });
    const counts = asDetected(seen).map((frame, at) => count(frame, pictures[at] ?? null));
    return timesOf(counts.at(-1)).toSorted((a, b) => a - b);
  };

  const recorded = (pictures: readonly GreyPicture[]): number[] => {
    const search = findBall(frames, clip, frames.map(({ time }, at) => ({ time, picture: pictures[at] ?? pictureWith(clip, null, LEG) })));
    const ball = ((): BallPlace[] => {
      for (;;) {
        const step = search.next();
        if (step.done === true) return step.value;
      }
    })();
    return timesOf({ touches: findTouches(frames, clip, { ball }), sight: 'whole' });
  };

  it('is that of a recorded clip, also of touches that the body does not show', () => {
    expect(counted(onTheToe)).toEqual(recorded(onTheToe));
    expect(counted(onTheToe)).toHaveLength(touches.length);
    expect(counted([])).toEqual([]);
  });

  it('is none of a ball that bounces on the ground', () => {
    expect(counted(filmed(-0.05))).toEqual([]);
  });

  it('goes on by the body where no picture is given any more', () => {
    const { frames: juggled } = film(player(), { duration: 6, rate: 15, shape });
    const empty = pictureWith(clip, null, LEG);
    const wall = juggled.map(() => empty);
    const alone = counted([], juggled);
    expect(alone.length).toBeGreaterThan(6);
    expect(counted(wall, juggled)).toEqual(alone);
    expect(counted(wall.map((picture, at) => (at % 30 < 15 ? picture : null)), juggled)).toEqual(alone);
  });

  it('bears pictures that come late now and then', () => {
    const late = frames.map((frame, at) => ({ frame, picture: onTheToe[at] })).filter((_, at) => at % 23 !== 4 && at % 23 !== 12);
    const found = counted(late.map(({ picture }) => picture ?? null), late.map(({ frame }) => frame));
    expect(Math.abs(found.length - touches.length)).toBeLessThanOrEqual(1);
  });
});

describe('what the camera shows of the player', () => {
  const { frames, clip } = film(juggle(), { duration: 3, rate: 15 });
  const last = (seen: readonly DetectedFrame[]) => streamed(seen, clip).at(-1)?.sight;

  it('is all that is needed, also while a foot is behind the ball now and then', () => {
    const { leftFootIndex } = landmarkIndex;
    const behind = changed(frames, (landmark, point, at) => (point === leftFootIndex && at % 3 === 0 ? { ...landmark, visibility: 0.1 } : landmark));
    expect(last(asDetected(behind))).toBe('whole');
  });

  it('is nobody', () => {
    expect(last(frames.map(({ time }) => ({ time, poses: [] })))).toBe('nobody');
  });

  it('is a body without feet, when they are hidden or below the picture', () => {
    const { leftAnkle, rightAnkle, leftFootIndex, rightFootIndex } = landmarkIndex;
    const feet = new Set<number>([leftAnkle, rightAnkle, leftFootIndex, rightFootIndex]);
    const hidden = changed(frames, (landmark, point) => (feet.has(point) ? { ...landmark, visibility: 0.1 } : landmark));
    const below = changed(frames, (landmark) => ({ ...landmark, y: landmark.y + 0.3 }));
    expect(last(asDetected(hidden))).toBe('noFeet');
    expect(last(asDetected(below))).toBe('noFeet');
  });

  it('is too small to be measured', () => {
    const far = film(juggle(), { duration: 3, rate: 15, shot: { x: 0.5, ground: 0.6, leg: 0.06 } });
    expect(last(asDetected(far.frames))).toBe('tooFar');
  });
});
