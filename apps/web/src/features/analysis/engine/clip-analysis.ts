import {
  buildReview,
  coarseTimes,
  denseWindows,
  findKickMoments,
  followPerson,
  furtherWindows,
  personChoicePictures,
  peopleBeside,
  planOf,
  reviewableKicks,
  reduceToReviewInput,
  windowsBeside,
  type Box,
  type DetectedFrame,
  type FollowedPerson,
  type Pose,
  type PoseFrame,
  type Span,
} from '@touchline/vision';
import { findBall, type BallPlace, type TimedPicture } from '@touchline/vision/ball';
import type { Detector } from './pose-detector.ts';
import type { EngineRequest, EngineResult, EngineWatch } from './engine-types.ts';
import { expectedPlayerRegion } from './expected-player-region.ts';
import { LiveTouchCount } from './live-touch-count.ts';
import { timesSeenWell } from './times-seen-well.ts';
import { retryingDetectorFor, type RetryingDetector } from './retrying-detector.ts';
import { keepLastPicture, type LastPictureKeeper } from './last-detector-picture.ts';
import { engineLimits } from './engine-limits.ts';
import { progressThumbnails, type TakeThumbnail } from './progress-thumbnails.ts';
import { framesWithoutPlayer } from './missed-frames-to-retry.ts';
import type { Report } from './progress-reporter.ts';
import { frameOpener, type OpenFrame } from './pixels/frame-pixels.ts';
import type { ClipSource } from './source/clip-source-types.ts';
import { stillClipDetector } from './picture-never-changes.ts';
import { nearestTimes, timesWithin } from './source/select-frame-times.ts';

/** What the analysis of an open clip works with. */
export interface AnalysisWork {
  readonly detector: Detector;
  /** Seconds of a clock that never goes back. */
  readonly now: () => number;
  /** Lets others have their turn: messages that wait in a worker, the screen and the fingers on a page. */
  readonly pause: () => Promise<void>;
  readonly report: Report;
  readonly startedAt: number;
  /** When the time is up. */
  readonly endsAt: number;
}

interface Pass {
  readonly times: readonly number[];
  readonly stage: 'coarse' | 'dense' | 'counting' | 'again';
  readonly detect: (frame: OpenFrame) => readonly Pose[];
  /** Whether its frames are told as they go: what is gone through again, or of somebody else, would jump to and fro on the screen. */
  readonly isShown: boolean;
  /** Whether the pass may end before its last frame. */
  readonly enough?: (seen: readonly DetectedFrame[]) => boolean;
}

/** One analysis of an open clip. */
export class ClipAnalysis {
  readonly #request: EngineRequest;
  readonly #watch: EngineWatch;
  readonly #work: AnalysisWork;
  readonly #source: ClipSource;
  readonly #detect: RetryingDetector;
  readonly #take: TakeThumbnail;
  readonly #open = frameOpener();
  readonly #stillClip = stillClipDetector();
  readonly #keeper: LastPictureKeeper;
  /** The frames in grey and small, where the ball is looked for in them. */
  readonly #pictures: TimedPicture[];
  #seen: readonly DetectedFrame[];
  /** The times that the dense pass has looked at. */
  readonly #denseTimes: Set<number>;
  readonly #touches: LiveTouchCount;
  #isShort = false;
  /** Whether frames that were wanted, of the clip or around the moment of a kick, were left out for want of time. */
  #leftOut = false;

  constructor(request: EngineRequest, watch: EngineWatch, work: AnalysisWork, source: ClipSource) {
    this.#request = request;
    this.#watch = watch;
    this.#work = work;
    this.#source = source;
    this.#keeper = keepLastPicture(work.detector);
    this.#detect = retryingDetectorFor(source.shape, this.#keeper.detector, work.now);
    this.#take = progressThumbnails(source.shape, work.now);
    this.#touches = new LiveTouchCount(source.shape, work.now);
    // Opened in another way a clip may have other times: frames that are not in it would lie between its own.
    const times = new Set(source.times);
    const isInClip = ({ time }: { readonly time: number }): boolean => times.has(time);
    const earlier = request.continues;
    this.#seen = earlier?.seen.filter(isInClip) ?? [];
    this.#pictures = earlier?.pictures.filter(isInClip) ?? [];
    this.#denseTimes = new Set(earlier?.denseTimes.filter((time) => times.has(time)));
  }

  async run(): Promise<EngineResult> {
    const { type, age } = this.#request;
    const { shape, times } = this.#source;
    const wanted = nearestTimes(times, coarseTimes(shape, type));
    await this.#firstPass(this.#notSeenOf(wanted), planOf(type) === 'juggling' ? 'counting' : 'coarse');
    const missing = this.#notSeenOf(wanted).length;
    this.#leftOut = this.#late && missing > 0;
    this.#isShort = !this.#stopped && missing > wanted.length / 2;
    const isClose = !this.#stopped && (await this.#densePass());
    await this.#missedPass();
    if (!isClose) {
      // Whoever is found only now may have kicked.
      if (this.#stopped) this.#leftOut ||= planOf(type) === 'kick';
      else await this.#densePass();
    }
    if (this.#watch.signal.aborted) return { ok: false, failure: 'cancelled' };
    if (this.#seen.length === 0) return { ok: false, failure: this.#late ? 'timedOut' : this.#source.whenEmpty };
    this.#work.report('reviewing', 0);
    const { frames, people, doubt } = followPerson(this.#seen, shape, this.#request);
    const hasMoved = this.#request.continues?.hasMoved === true || this.#stillClip.hasMoved();
    const refusal = !hasMoved && this.#stillClip.isStill() ? ('stillPicture' as const) : doubt;
    const ball = refusal === null ? await this.#findBall(frames) : null;
    if (this.#watch.signal.aborted) return { ok: false, failure: 'cancelled' };
    const seen = { type, clip: shape, frames, people, age, refusal, cutShort: this.#leftOut, ...(ball !== null && { ball }) };
    const input = reduceToReviewInput(seen);
    const kicks = reviewableKicks(seen);
    const review = buildReview(input);
    const group = personChoicePictures(this.#seen, frames, shape, engineLimits.personChoicePictures);
    this.#work.report('reviewing', 1);
    const processingDuration = Math.round((this.#work.now() - this.#work.startedAt) * 1000);
    const cutShort = this.#late;
    const partial = cutShort || this.#leftOut ? { seen: this.#seen, denseTimes: [...this.#denseTimes], pictures: this.#pictures, hasMoved } : null;
    return { ok: true, outcome: { review, input, kicks, clip: shape, frames, group, cutShort, ...(partial && { partial }), processingDuration } };
  }

  /** Those of the times whose frames were not looked at so far. */
  #notSeenOf(times: readonly number[]): readonly number[] {
    const seen = new Set(this.#seen.map(({ time }) => time));
    return times.filter((time) => !seen.has(time));
  }

  /** The first pass, over the whole clip. */
  async #firstPass(times: readonly number[], stage: 'coarse' | 'counting'): Promise<void> {
    const { shape } = this.#source;
    const detect: Pass['detect'] = (frame) => {
      this.#stillClip.add((width, height) => frame.read({ x: 0, y: 0, width: shape.width, height: shape.height }, width, height));
      const poses = this.#detect(frame);
      const picture = stage === 'counting' ? this.#keeper.takeGrey() : null;
      if (picture !== null) this.#pictures.push({ time: frame.timestamp, picture });
      return poses;
    };
    await this.#pass({ times, stage, detect, isShown: true });
  }

  /** Where the ball is near the followed player, for touches; null where the skill needs none, or time does not allow it. */
  async #findBall(frames: readonly PoseFrame[]): Promise<readonly BallPlace[] | null> {
    if (this.#pictures.length === 0) return null;
    const search = findBall(frames, this.#source.shape, this.#pictures.toSorted((a, b) => a.time - b.time));
    for (let done = 0; !this.#stopped; done += 1) {
      const step = search.next();
      if (step.done === true) return step.value;
      this.#work.report('reviewing', done / frames.length);
      await this.#work.pause();
    }
    return null;
  }

  /**
   * Searches each frame in which the player was missed once more, around where they were shortly before or after:
   * somebody small is larger there. Whom that finds may be found farther on in the next round. Only with time to spare.
   */
  async #missedPass(): Promise<void> {
    const { shape } = this.#source;
    const tried = new Set<number>();
    for (let round = 0; round < engineLimits.rounds && !this.#stopped && this.#hasTime; round += 1) {
      const regions = new Map<number, Box>();
      for (const { time, nearest } of framesWithoutPlayer(this.#followed().frames)) {
        const region = tried.has(time) ? null : expectedPlayerRegion([nearest], nearest.time, shape);
        if (region !== null) regions.set(time, region);
        tried.add(time);
      }
      if (regions.size === 0) return;
      const earlier = new Map(this.#seen.map(({ time, poses }) => [time, poses]));
      await this.#pass({
        times: [...regions.keys()],
        stage: 'again',
        isShown: false,
        detect: (frame) => {
          const region = regions.get(frame.timestamp);
          return [...(earlier.get(frame.timestamp) ?? []), ...(region ? this.#detect(frame, region) : [])];
        },
        enough: () => !this.#hasTime,
      });
    }
  }

  /** The dense pass over the likeliest moments of a kick, where the type has one and one was seen: whether it was. */
  async #densePass(): Promise<boolean> {
    const { shape } = this.#source;
    const { frames } = this.#followed();
    const beside = peopleBeside(this.#seen, frames, shape);
    const windows = denseWindows(frames, shape, this.#request.type);
    if (windows.length === 0) return false;
    const within = this.#timesIn(windows);
    const seenWell = timesSeenWell(frames, shape);
    const wanted = within.filter((time) => !seenWell.has(time) && !this.#denseTimes.has(time));
    const startedAt = this.#work.now();
    let done = 0;
    const detect: Pass['detect'] = (frame) => {
      const region = expectedPlayerRegion(frames, frame.timestamp, shape);
      const near = region === null ? [] : this.#detect(frame, region);
      return near.length > 0 ? near : this.#detect(frame);
    };
    await this.#pass({
      times: wanted,
      stage: 'dense',
      isShown: true,
      detect,
      enough: (seen) => {
        done = seen.length;
        for (const { time } of seen.slice(-1)) this.#denseTimes.add(time);
        // Every frame of the window tells something: fewer are taken only where the whole would not be done in time.
        const spent = this.#work.now() - startedAt;
        const ahead = (spent / seen.length) * (wanted.length - seen.length);
        const good = seen.filter(({ poses }) => poses.length > 0).length;
        const pastHalf = seen.length > wanted.length / 2 && good >= engineLimits.goodFrames;
        return pastHalf && this.#work.now() + ahead > this.#work.endsAt;
      },
    });
    this.#leftOut ||= done < wanted.length;
    for (const other of beside) await this.#passBeside(other, frames);
    // Where there is one kick there may be others, to choose from: looked for with time to spare.
    if (!this.#stopped && this.#hasTime && findKickMoments(this.#followed().frames, shape, this.#request.type).length > 0) {
      const looked = new Set(within);
      const further = this.#timesIn(furtherWindows(frames, shape, this.#request.type)).filter((time) => !looked.has(time));
      if (further.length > 0) await this.#pass({ times: further, stage: 'dense', isShown: true, detect, enough: () => !this.#hasTime });
    }
    return true;
  }

  /**
   * Looks closely at somebody else than the followed person where a kick of theirs is as likely: who kicks is not always
   * who moves most, and of two who kick the player is asked. Only with time to spare.
   */
  async #passBeside(other: readonly PoseFrame[], followed: readonly PoseFrame[]): Promise<void> {
    const { shape } = this.#source;
    const times = this.#timesIn(windowsBeside(other, followed, shape, this.#request.type));
    if (times.length === 0 || this.#stopped || !this.#hasTime) return;
    const earlier = new Map(this.#seen.map(({ time, poses }) => [time, poses]));
    await this.#pass({
      times,
      stage: 'dense',
      isShown: false,
      detect: (frame) => {
        const region = expectedPlayerRegion(other, frame.timestamp, shape);
        const near = region === null ? [] : this.#detect(frame, region);
        return [...(earlier.get(frame.timestamp) ?? []), ...(near.length > 0 ? near : this.#detect(frame))];
      },
      enough: () => !this.#hasTime,
    });
  }

  /** The source frames of these windows, in order. */
  #timesIn(windows: readonly Span[]): number[] {
    const within = windows.flatMap((window) => timesWithin(this.#source.times, window, engineLimits.denseFrames));
    return [...new Set(within)].toSorted((a, b) => a - b);
  }

  get #hasTime(): boolean {
    return this.#work.endsAt - this.#work.now() > engineLimits.spare;
  }

  /** Detects in the frames of these times; a frame that is analysed again counts as it was seen the last time. */
  async #pass({ times, stage, detect, isShown, enough }: Pass): Promise<void> {
    const { report, pause } = this.#work;
    const before = this.#seen;
    const fresh: DetectedFrame[] = [];
    report(stage, 0);
    for await (const decoded of this.#source.frames(times, this.#watch.signal)) {
      const frame = await this.#open(decoded);
      let picture: ImageBitmap | null = null;
      try {
        fresh.push({ time: frame.timestamp, poses: detect(frame) });
        if (this.#watch.onFrame && isShown) picture = this.#take(frame);
      } finally {
        frame.close();
      }
      const again = new Set(fresh.map(({ time }) => time));
      this.#seen = [...before.filter(({ time }) => !again.has(time)), ...fresh].toSorted((a, b) => a.time - b.time);
      if (isShown) this.#showLive(frame.timestamp, stage, picture);
      report(stage, fresh.length / times.length);
      await pause();
      if (this.#stopped || enough?.(fresh) === true) break;
    }
  }

  #showLive(time: number, stage: Pass['stage'], picture: ImageBitmap | null): void {
    const { onFrame } = this.#watch;
    if (!onFrame) return;
    const frames = stage === 'counting' ? this.#touches.framesIn(this.#seen, () => this.#followed().frames) : this.#followed().frames;
    const pose = frames.find((frame) => frame.time === time)?.pose ?? null;
    const touches = stage === 'counting' && { touches: this.#touches.counted };
    onFrame({ time, pose, ...touches, ...(picture !== null && { picture }) });
  }

  /**
   * Who is followed so far. Who does another skill than juggling shows once all is seen: until then it is who moves most,
   * or whom the player pointed out.
   */
  #followed(): FollowedPerson {
    const { type, chosen } = this.#request;
    return followPerson(this.#seen, this.#source.shape, { chosen, ...(planOf(type) === 'juggling' && { type }) });
  }

  /** Whether fewer than half of the frames came out of the clip that are in it. */
  get isShortOfFrames(): boolean {
    return this.#isShort;
  }

  /** Whether there is nobody in any of the frames. */
  get sawNobody(): boolean {
    return this.#seen.every(({ poses }) => poses.length === 0);
  }

  get #late(): boolean {
    return this.#work.now() >= this.#work.endsAt;
  }

  get #stopped(): boolean {
    return this.#late || this.#watch.signal.aborted;
  }
}
