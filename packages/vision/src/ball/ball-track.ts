import type { ClipShape } from '../landmarks.ts';
import { framePlan } from '../frames/frame-plan-constants.ts';
import { distance } from '../signal/geometry.ts';
import type { Point } from '../signal/geometry.ts';
import { ballTrack } from './ball-constants.ts';

/** A place at which a ball may be, in parts of the picture, and how likely. */
export interface BallCandidate {
  readonly x: number;
  readonly y: number;
  readonly likelihood: number;
}

/** The places of one picture. */
export interface BallSight {
  /** Seconds. */
  readonly time: number;
  readonly candidates: readonly BallCandidate[];
}

/** Where the ball is at a time; null where it was not seen. */
export interface BallPlace {
  readonly time: number;
  readonly place: BallCandidate | null;
}

/** A candidate as the search of the way sees it. */
interface Stop {
  readonly candidate: BallCandidate;
  /** In leg lengths. */
  readonly at: Point;
  readonly gain: number;
}

const logOdds = (likelihood: number): number => Math.log(likelihood / (1 - likelihood));

function gainOf({ likelihood }: BallCandidate): number {
  return logOdds(Math.min(0.9999, Math.max(0.0001, likelihood))) - logOdds(ballTrack.even);
}

/** Whether one of some stops is hardly farther from a place than a thing that stays where it is. */
function isAnyAt(stops: readonly Stop[], place: Point): boolean {
  const most = ballTrack.still.within ** 2;
  for (const { at } of stops) {
    // Asked for every pair of places within seconds: no root is drawn.
    if ((at.x - place.x) ** 2 + (at.y - place.y) ** 2 <= most) return true;
  }
  return false;
}

/** The candidates of each picture in leg lengths; what lies still for long costs more. */
function stopsOf(sights: readonly BallSight[], clip: Pick<ClipShape, 'width' | 'height'>, leg: number): Stop[][] {
  const { still } = ballTrack;
  const all = sights.map(({ candidates }) =>
    candidates.map((candidate) => ({
      candidate,
      at: { x: (candidate.x * clip.width) / clip.height / leg, y: candidate.y / leg },
      gain: gainOf(candidate),
    })),
  );
  let [from, to] = [0, 0];
  return all.map((stops, index) => {
    const time = sights[index]?.time ?? 0;
    while (time - (sights[from]?.time ?? time) > still.seconds) from += 1;
    while (to < all.length && (sights[to]?.time ?? 0) - time <= still.seconds) to += 1;
    return stops.map((stop) => {
      // Of the pictures around, in which this one is not.
      let alike = -1;
      for (let other = from; other < to; other += 1) {
        if (isAnyAt(all[other] ?? [], stop.at)) alike += 1;
      }
      return alike > still.share * (to - from - 1) ? { ...stop, gain: stop.gain - still.cost } : stop;
    });
  });
}

/** What it costs to go from one stop to the next; Infinity where no ball goes so far. */
function costOf(from: Stop, to: Stop, seconds: number): number {
  const step = distance(from.at, to.at) / (Math.max(ballTrack.shortestSeconds, seconds) * framePlan.jugglingRate);
  return step > ballTrack.longestStep ? Infinity : (step / ballTrack.step) ** 2;
}

/** The best way up to one stop of a picture (or to no ball: the last), and which of the picture before it comes from. */
interface Reached {
  readonly sum: number;
  readonly from: number;
}

/** The best of some ways; the first of equal ones. */
function best(ways: readonly Reached[]): Reached {
  return ways.reduce((most, way) => (way.sum > most.sum ? way : most));
}

/**
 * The likeliest way of one ball through the places at which it may be, with pictures in which it is not seen
 * (Viterbi's algorithm). `leg` is the player's leg length in picture heights.
 */
export function trackBall(sights: readonly BallSight[], clip: Pick<ClipShape, 'width' | 'height'>, leg: number): BallPlace[] {
  const stops = stopsOf(sights, clip, leg);
  const reached: Reached[][] = [];
  for (const [index, here] of stops.entries()) {
    const before = stops[index - 1] ?? [];
    const sums = reached[index - 1] ?? [{ sum: 0, from: 0 }];
    const seconds = (sights[index]?.time ?? 0) - (sights[index - 1]?.time ?? 0);
    const unseen = before.length;
    const sumOf = (from: number): number => sums[from]?.sum ?? -Infinity;
    const ways = here.map((stop): Reached => {
      const anew = { sum: sumOf(unseen) - ballTrack.found, from: unseen };
      const way = best([anew, ...before.map((other, from) => ({ sum: sumOf(from) - costOf(other, stop, seconds), from }))]);
      return { sum: way.sum + stop.gain, from: way.from };
    });
    const none = best([{ sum: sumOf(unseen), from: unseen }, ...before.map((_, from) => ({ sum: sumOf(from) - ballTrack.lost, from }))]);
    reached.push([...ways, none]);
  }
  const last = reached.at(-1) ?? [];
  let at = last.reduce((most, { sum }, index) => (sum > (last[most]?.sum ?? -Infinity) ? index : most), 0);
  const places: BallPlace[] = [];
  for (let index = sights.length - 1; index >= 0; index -= 1) {
    places.unshift({ time: sights[index]?.time ?? 0, place: stops[index]?.[at]?.candidate ?? null });
    at = reached[index]?.[at]?.from ?? 0;
  }
  return places;
}
