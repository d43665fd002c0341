import { buildReview, landmarkIndex, type Pose } from '@touchline/vision';
import { filmed, rightPlayers } from '@touchline/vision/testing';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { makeClip } from '../testing/make-clip.ts';
import { analyseClip, type Tools } from './analyse-clip.ts';
import type { EngineOutcome, EngineRequest, EngineResult, EngineStage, EngineWatch, LiveFrame } from './engine-types.ts';
import { pause } from './yield-to-event-loop.ts';
import { openWebCodecsSource } from './source/webcodecs-clip-source.ts';
import { openThroughPage, serveVideo } from './source/video-over-message-port.ts';

/** Somebody who stands there: 33 points of a body, all in view. */
const standing: Pose = Array.from({ length: 33 }, (_, point) => ({
  x: 0.5 + (point % 2 === 0 ? 0.03 : -0.03),
  y: point < 11 ? 0.2 : point < 23 ? 0.35 : 0.5 + (point - 23) * 0.04,
  visibility: 1,
}));

/** A picture that changes, without a ball in it. */
function crossing(pen: OffscreenCanvasRenderingContext2D, second: number): void {
  pen.fillStyle = 'rgb(120 140 110)';
  pen.fillRect(0, 0, pen.canvas.width, pen.canvas.height);
  pen.fillStyle = 'rgb(40 60 40)';
  pen.fillRect(20 * second, 0, 4, pen.canvas.height);
}

interface Setting {
  readonly detect?: (picture: ImageData) => readonly Pose[];
  /** Seconds that pass from one look at the clock to the next. */
  readonly tick?: number;
  readonly openers?: Tools['openers'];
  readonly request?: Partial<EngineRequest>;
  readonly watch?: Partial<EngineWatch>;
}

async function analyse({ detect = () => [standing], tick = 0, openers = [openWebCodecsSource], request, watch }: Setting = {}) {
  let now = 0;
  const clip = request?.clip ?? (await makeClip({ seconds: 2, framesPerSecond: 20 }));
  return analyseClip(
    { type: 'general', age: null, ...request, clip },
    { signal: new AbortController().signal, ...watch },
    { detector: { detect, close: () => undefined }, openers, now: () => (now += tick), pause },
  );
}

function outcomeIn(result: EngineResult): EngineOutcome {
  if (!result.ok) throw new Error(result.failure);
  return result.outcome;
}

describe('an analysis', () => {
  test('looks at the frames of the plan and tells each as it goes', async () => {
    const live: LiveFrame[] = [];
    const told: { fraction: number; stage: EngineStage }[] = [];
    const result = await analyse({
      tick: 0.02,
      watch: {
        onFrame: (frame) => live.push(frame),
        onProgress: (fraction, stage) => told.push({ fraction, stage }),
      },
    });
    expect(result).toMatchObject({ ok: true, outcome: { cutShort: false, clip: { width: 320, height: 180 } } });
    // Twelve a second.
    expect(result.ok && result.outcome.frames).toHaveLength(24);
    // Each of them takes a tick of the clock at least.
    expect(result.ok && result.outcome.processingDuration).toBeGreaterThanOrEqual(24 * 20);
    expect(result.ok && result.outcome.processingDuration).toBeLessThan(25_000);
    expect(result.ok && buildReview(result.outcome.input)).toEqual(result.ok && result.outcome.review);
    expect(live.filter(({ pose }) => pose !== null).length).toBeGreaterThanOrEqual(23);
    expect(told.map(({ stage }) => stage)).toEqual(expect.arrayContaining(['opening', 'coarse', 'reviewing']));
    const fractions = told.map(({ fraction }) => fraction);
    expect(fractions).toEqual(fractions.toSorted((a, b) => a - b));
  });

  test('counts touches as it goes where juggling was chosen, fifteen frames a second', async () => {
    const live: LiveFrame[] = [];
    const result = await analyse({ request: { type: 'juggling' }, watch: { onFrame: (frame) => live.push(frame) } });
    expect(live).toHaveLength(30);
    expect(live.map(({ touches }) => touches)).toEqual(live.map(() => 0));
    expect(result.ok && result.outcome.frames).toHaveLength(30);
  });

  test('counts touches by the ball in the pictures where the body hardly shows them', async () => {
    const player = rightPlayers.find(({ type }) => type === 'juggling');
    const pose = player && filmed(player, player.motion).frames[0]?.pose;
    if (!pose) throw new Error('no juggler');
    // A leg is 0.36 picture heights long; the ball comes down to the toe again and again.
    const [leg, every] = [0.36, 0.6];
    const toe = pose[31] ?? { x: 0, y: 0 };
    const paint = (isThere: boolean) => (pen: OffscreenCanvasRenderingContext2D, second: number) => {
      const { width, height } = pen.canvas;
      crossing(pen, second);
      if (!isThere) return;
      const since = second % every;
      const [x, y] = [toe.x * width, (toe.y - (0.25 + 6 * since * (every - since)) * leg) * height];
      for (const [across, down, radius, colour] of [[0, 0, 0.13, 'white'], [0.02, 0.02, 0.04, 'black'], [-0.08, -0.03, 0.03, 'black'], [0.07, -0.07, 0.03, 'black']] as const) {
        pen.fillStyle = colour;
        pen.beginPath();
        pen.arc(x + across * leg * height, y + down * leg * height, radius * leg * height, 0, Math.PI * 2);
        pen.fill();
      }
    };
    const touchesOf = async (isThere: boolean) => {
      const clip = await makeClip({ seconds: 4, framesPerSecond: 30, width: 640, height: 360, bitsPerSecond: 2_000_000, paint: paint(isThere) });
      let looked = 0;
      const detect = () => {
        looked += 1;
        return [pose.map((landmark) => ({ ...landmark, x: landmark.x + 0.012 * Math.sin(looked / 5) }))];
      };
      const result = await analyse({ detect, request: { type: 'juggling', clip } });
      return result.ok && result.outcome.review.juggling?.touches.map(({ time }) => time);
    };
    const touches = (await touchesOf(true)) || [];
    expect(touches.length).toBeGreaterThanOrEqual(5);
    for (const time of touches) expect(Math.abs(time - every * Math.round(time / every))).toBeLessThan(0.07);
    expect(await touchesOf(false)).toEqual([]);
  });

  test('of two who both juggle scores neither before the player has said which one is them', async () => {
    const player = rightPlayers.find(({ type }) => type === 'juggling');
    if (player === undefined) throw new Error('no juggler');
    const { frames } = filmed(player, player.motion);
    let at = 0;
    const beside = (by: number): Pose[] => {
      const pose = frames[at % frames.length]?.pose ?? [];
      return [pose.map((landmark) => ({ ...landmark, x: landmark.x + by }))];
    };
    const detect = (): readonly Pose[] => {
      const seen = [...beside(-0.2), ...beside(0.2)];
      at += 1;
      return seen;
    };
    const clip = await makeClip({ seconds: 4, framesPerSecond: 15, paint: crossing });
    const asked = await analyse({ detect, request: { type: 'juggling', clip } });
    expect(asked.ok && asked.outcome.review).toMatchObject({ overallScore: null, notMeasured: ['whoIsMeant'] });
    expect(asked.ok && asked.outcome.group.length).toBeGreaterThan(0);
    at = 0;
    const live: LiveFrame[] = [];
    // A clock that goes on by a tenth of a second and more with each frame: between two counts the player is followed on.
    const told = await analyse({ detect, tick: 0.03, request: { type: 'juggling', clip, chosen: { time: 1, x: 0.3, y: 0.55 } }, watch: { onFrame: (frame) => live.push(frame) } });
    expect(live).toHaveLength(60);
    const touches = live.map((frame) => frame.touches ?? NaN);
    expect(touches).toEqual(touches.toSorted((a, b) => a - b));
    expect(touches.at(-1)).toBeGreaterThan(2);
    const hip = filmed(player, player.motion).frames[0]?.pose?.[landmarkIndex.leftHip]?.x ?? NaN;
    // From where the player was pointed out on.
    expect(live.slice(20).every(({ pose }) => Math.abs((pose?.[landmarkIndex.leftHip]?.x ?? NaN) + 0.2 - hip) < 0.15)).toBe(true);
    expect(told.ok && told.outcome.review.notMeasured).not.toContain('whoIsMeant');
    expect(told.ok && told.outcome.review.juggling?.touches.length).toBeGreaterThan(2);
  });

  test('of two, of whom the one kicks who moves less, reviews the kick', async () => {
    const kick = rightPlayers.find(({ type }) => type === 'shooting');
    const runs = rightPlayers.find(({ type }) => type === 'dribbling');
    if (!kick || !runs) throw new Error('no kicker, or nobody beside');
    // The one on the right runs at first, the other kicks three seconds later.
    const filming = { rate: 30, duration: 7 } as const;
    const poses = [
      filmed({ ...kick, ...filming }, (time) => kick.motion(time - 4)).frames.map(({ pose }) => pose?.map((point) => ({ ...point, x: point.x - 0.1 })) ?? []),
      filmed({ ...runs, ...filming }, (time) => runs.motion(Math.min(time, 3))).frames.map(({ pose }) => pose?.map((point) => ({ ...point, x: point.x * 0.4 + 0.6 })) ?? []),
    ];
    let shown = 0;
    const timed: Tools['openers'][number] = async (clip) => {
      const opened = await openWebCodecsSource(clip);
      if (!opened.ok) return opened;
      const { source } = opened;
      async function* frames(...asked: Parameters<typeof source.frames>) {
        for await (const frame of source.frames(...asked)) {
          shown = Math.round(frame.timestamp * 30);
          yield frame;
        }
      }
      return { ok: true, source: { ...source, frames } };
    };
    // In a region, which is a square, nobody is found, so the whole is looked at.
    const detect = (picture: ImageData): readonly Pose[] => (picture.width === picture.height ? [] : poses.flatMap((film) => [film[shown] ?? []]));
    const clip = await makeClip({ seconds: 7, framesPerSecond: 30 });
    const result = await analyse({ detect, openers: [timed], request: { type: 'shooting', age: 15, clip } });
    expect(result.ok && result.outcome.review.moments.map(({ name }) => name)).toContain('contact');
    expect(result.ok && result.outcome.review.overallScore).toBeGreaterThan(80);
  });

  test('is left at once when it is cancelled', async () => {
    const cancelled = new AbortController();
    let looked = 0;
    const detect = () => {
      looked += 1;
      if (looked === 3) cancelled.abort();
      return [standing];
    };
    expect(await analyse({ detect, watch: { signal: cancelled.signal } })).toEqual({ ok: false, failure: 'cancelled' });
    expect(looked).toBe(3);
  });

  test('stops after 25 s and reviews what there is by then', async () => {
    const result = await analyse({ tick: 0.3 });
    expect(result).toMatchObject({ ok: true, outcome: { cutShort: true } });
    expect(result.ok && result.outcome.frames.length).toBeLessThan(24);
    expect(result.ok && result.outcome.frames.length).toBeGreaterThan(0);
  });

  test('gives no score for a kick that time did not let it look at closely', async () => {
    let step = 0;
    const walking = () => {
      step += 1;
      return [standing.map((point) => ({ ...point, x: point.x + (step % 9) * 0.02 }))];
    };
    const result = await analyse({ detect: walking, tick: 0.6, request: { type: 'shooting' } });
    expect(result).toMatchObject({ ok: true, outcome: { cutShort: true, review: { overallScore: null, moments: [] } } });
    expect(result.ok && result.outcome.review.notMeasured).toContain('timeUp');
  });

  test('tries a frame that fails once more, and counts one that fails twice as a frame without anybody', async () => {
    let tries = 0;
    const result = await analyse({
      detect: () => {
        tries += 1;
        // The first frame twice, the second once, and the first again where the player was expected in it.
        if (tries <= 3 || tries > 26) throw new Error('the model has a bad day');
        return [standing];
      },
    });
    expect(result.ok && result.outcome.frames.filter(({ pose }) => pose === null)).toHaveLength(1);
    expect(tries).toBe(24 + 2 + 2);
  });

  test('finds a player who was missed in the whole of a frame where they were a moment ago, once, without a word', async () => {
    const told: EngineStage[] = [];
    const live: number[] = [];
    const wide: number[] = [];
    let looked = 0;
    const detect = (picture: ImageData) => {
      looked += 1;
      const isWhole = picture.width > picture.height;
      if (isWhole) wide.push(looked);
      // In the region, which is a square, they stand in the middle and are larger.
      return isWhole ? (looked <= 6 || looked > 18 ? [] : [standing]) : [standing.map((point) => ({ ...point, y: point.y * 1.01 }))];
    };
    const result = await analyse({ detect, watch: { onProgress: (_, stage) => told.push(stage), onFrame: ({ time }) => live.push(time) } });
    expect(result.ok && result.outcome.frames.map(({ pose }) => pose !== null)).toEqual(Array.from({ length: 24 }, () => true));
    expect(wide).toHaveLength(24);
    expect(looked).toBe(24 + 12);
    expect(live).toEqual(live.toSorted((a, b) => a - b));
    expect(told).not.toContain('dense');
  });

  test('tries a frame that took over 0.8 s once more, and a slow device is not slowed further', async () => {
    let tries = 0;
    const detect = () => {
      tries += 1;
      return [standing];
    };
    const result = await analyse({ detect, tick: 0.9, request: { clip: await makeClip({ seconds: 1, framesPerSecond: 5 }) } });
    expect(result.ok).toBe(true);
    expect(tries).toBe((result.ok ? result.outcome.frames.length : 0) + 1);
  });

  test('of two people tells where the other one is to be seen, and follows whom the player pointed out', async () => {
    const beside = standing.map((point) => ({ ...point, x: point.x + 0.25 }));
    const seen = standing.map(({ x, y, visibility }) => ({ x: expect.closeTo(x + 0.25, 3), y: expect.closeTo(y, 3), visibility }));
    const detect = () => [standing, beside];
    const first = await analyse({ detect });
    const group = first.ok ? first.outcome.group : [];
    expect(group).toHaveLength(8);
    const other = group[3]?.people.find(({ isFollowed }) => !isFollowed);
    expect(other?.pose).toEqual(seen);
    const request = { chosen: { time: group[3]?.time ?? 0, x: other?.place.x ?? 0, y: other?.place.y ?? 0 } };
    const second = await analyse({ detect, request });
    expect(second.ok && second.outcome.frames.map(({ pose }) => pose)).toEqual(Array.from({ length: 24 }, () => seen));
    expect(second.ok && second.outcome.group[3]?.people.find(({ isFollowed }) => isFollowed)?.pose).toEqual(seen);
  });

  test('of one alone offers nobody else', async () => {
    expect(await analyse()).toMatchObject({ ok: true, outcome: { group: [] } });
  });

});

describe('a clip that cannot be analysed', () => {
  test('is refused over 15 s', async () => {
    const clip = await makeClip({ seconds: 17, framesPerSecond: 2 });
    expect(await analyse({ request: { clip } })).toEqual({ ok: false, failure: 'tooLong' });
  });

  test('is tried in the next way, and what the first one knew is said when all fail', async () => {
    const undecodable = async () => ({ ok: false, failure: 'undecodable' }) as const;
    const unreadable = async () => ({ ok: false, failure: 'unreadable' }) as const;
    expect(await analyse({ openers: [undecodable, openWebCodecsSource] })).toMatchObject({ ok: true });
    expect(await analyse({ openers: [undecodable, unreadable] })).toEqual({ ok: false, failure: 'undecodable' });
    expect(await analyse({ openers: [unreadable, undecodable] })).toEqual({ ok: false, failure: 'unreadable' });
  });

  test('whose decoder gives nothing, and says nothing, is tried in the next way: No frames could be processed.', async () => {
    const silent: Tools['openers'][number] = async (clip) => {
      const opened = await openWebCodecsSource(clip);
      if (!opened.ok) return opened;
      return { ok: true, source: { ...opened.source, frames: async function* () {} } };
    };
    expect(await analyse({ openers: [silent] })).toEqual({ ok: false, failure: 'noFrames' });
    expect(await analyse({ openers: [silent, openWebCodecsSource] })).toMatchObject({ ok: true });
  });

  test('whose player gets to no picture in time is given up soon: Seek timeout.', async () => {
    const seeking = vi.spyOn(HTMLMediaElement.prototype, 'currentTime', 'set').mockImplementation(() => undefined);
    onTestFinished(() => seeking.mockRestore());
    const { port1, port2 } = new MessageChannel();
    onTestFinished(serveVideo(port1));
    const undecodable: Tools['openers'][number] = async () => ({ ok: false, failure: 'undecodable' });
    const began = performance.now();
    expect(await analyse({ openers: [undecodable, (clip) => openThroughPage(clip, port2)] })).toEqual({ ok: false, failure: 'seekTimeout' });
    // Each picture is waited for twice a second long: 24 of them would take all the time there is.
    expect(performance.now() - began).toBeLessThan(20_000);
  });

  test('in which nobody is seen is tried once more, in the next way: No frames could be processed.', async () => {
    let looked = 0;
    const detect = () => {
      looked += 1;
      return [];
    };
    expect(await analyse({ detect })).toEqual({ ok: false, failure: 'noFrames' });
    expect(looked).toBe(2 * 24);
    let opened = 0;
    const way: Tools['openers'][number] = (clip) => {
      opened += 1;
      return openWebCodecsSource(clip);
    };
    expect(await analyse({ detect, openers: [way, way, way] })).toEqual({ ok: false, failure: 'noFrames' });
    expect(opened).toBe(2);
    expect(await analyse({ detect: () => (opened > 2 ? [standing] : []), openers: [way, way] })).toMatchObject({ ok: true });
  });

  test('on a slow device is whole where the player gives it more time', async () => {
    const [short, long] = [await analyse({ tick: 0.3 }), await analyse({ tick: 0.3, request: { hasMoreTime: true } })];
    expect(short).toMatchObject({ ok: true, outcome: { cutShort: true } });
    expect(long).toMatchObject({ ok: true, outcome: { cutShort: false } });
    expect(long.ok && long.outcome.frames).toHaveLength(24);
  });

  test('on a device so slow that the longer look is cut short too has no fewer frames for it, and is whole in the end', async () => {
    const clip = await makeClip({ seconds: 2, framesPerSecond: 20 });
    let outcome = outcomeIn(await analyse({ tick: 2, request: { clip } }));
    const found = [outcome.frames.length];
    for (let look = 0; look < 9 && outcome.partial !== undefined; look += 1) {
      let looked = 0;
      const detect = () => {
        looked += 1;
        return [standing];
      };
      const before = outcome.frames.map(({ time }) => time);
      outcome = outcomeIn(await analyse({ detect, tick: 2, request: { clip, hasMoreTime: true, continues: outcome.partial } }));
      expect(outcome.frames.map(({ time }) => time)).toEqual(expect.arrayContaining(before));
      // Only what was missing was looked at.
      expect(outcome.frames.length - before.length).toBeLessThanOrEqual(looked);
      expect(looked).toBeLessThan(24);
      found.push(outcome.frames.length);
    }
    expect(found.length).toBeGreaterThan(2);
    expect(found).toEqual(found.toSorted((a, b) => a - b));
    expect(found.at(-1)).toBe(24);
    expect(outcome.cutShort).toBe(false);
  });

  test('in which nobody is seen is not tried once more when the time is up', async () => {
    let looked = 0;
    const detect = () => {
      looked += 1;
      return [];
    };
    expect(await analyse({ detect, tick: 0.6 })).toEqual({ ok: false, failure: 'noFrames' });
    expect(looked).toBeLessThan(24);
  });

  test('whose decoder gives a few frames only is taken as it is when no other way gives more', async () => {
    const scarce: Tools['openers'][number] = async (clip) => {
      const opened = await openWebCodecsSource(clip);
      if (!opened.ok) return opened;
      const { source } = opened;
      return { ok: true, source: { ...source, frames: (times, signal) => source.frames(times.slice(0, 4), signal) } };
    };
    const unreadable = async () => ({ ok: false, failure: 'unreadable' }) as const;
    const result = await analyse({ openers: [scarce, unreadable] });
    expect(result.ok && result.outcome.frames).toHaveLength(4);
  });
});
