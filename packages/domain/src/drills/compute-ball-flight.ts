import type { Foot, Hold, Surface, Touch, Waypoint } from './diagram-types.ts';

/** Metres a second squared. */
const GRAVITY = 9.81;

/** Pieces into which a flight is cut: enough to look round. */
const PIECES = 8;

type Place = readonly [x: number, y: number, height: number];

/** A touch of a ball in the air at a place, which sends it on over a top; places and tops in metres. */
type Kick = readonly [x: number, y: number, height: number, foot: Foot, surface: Surface, top: number];

/** The ball carried in the hands for some seconds and let go, or thrown up to a top. */
interface Carry {
  readonly from: Place;
  readonly to: Place;
  readonly seconds: number;
  readonly top: number;
}

/** A ball kept in the air, from one part of the body to the next and from the last to the first. */
export function keepUp(plays: readonly (Kick | Carry)[]): {
  seconds: number;
  ball: Waypoint[];
  touches: Touch[];
  holds: Hold[];
} {
  const ball: Waypoint[] = [];
  const touches: Touch[] = [];
  const holds: Hold[] = [];
  let at = 0;
  plays.forEach((play, index) => {
    const next = plays[(index + 1) % plays.length] ?? play;
    let from = startOf(play);
    if ('seconds' in play) {
      ball.push(waypoint(from, at));
      holds.push({ from: at, to: at + play.seconds });
      at += play.seconds;
      from = play.to;
    } else {
      touches.push({ at, foot: play[3], surface: play[4] });
    }
    const flown = flight(from, startOf(next), 'seconds' in play ? play.top : play[5], at);
    ball.push(...flown.slice(0, -1));
    at = flown.at(-1)?.at ?? at;
  });
  const [first] = ball;
  if (first === undefined) throw new RangeError('A ball is kept up by at least one touch');
  ball.push({ ...first, at });
  return { seconds: at, ball, touches, holds };
}

/**
 * The waypoints of a ball that flies from one place to another over a top, as gravity lets it; both ends included.
 * Metres and seconds; it leaves at `at`. The top is no lower than either end.
 */
export function flight(from: Place, to: Place, top: number, at: number): Waypoint[] {
  const rising = Math.sqrt((2 * (top - from[2])) / GRAVITY);
  const seconds = rising + Math.sqrt((2 * (top - to[2])) / GRAVITY);
  return Array.from({ length: PIECES + 1 }, (_, piece) => {
    const share = piece / PIECES;
    const sinceTop = share * seconds - rising;
    const height = top - (GRAVITY / 2) * sinceTop ** 2;
    return waypoint([between(from[0], to[0], share), between(from[1], to[1], share), height], at + share * seconds);
  });
}

function startOf(play: Kick | Carry): Place {
  return 'seconds' in play ? play.from : [play[0], play[1], play[2]];
}

function waypoint([x, y, height]: Place, at: number): Waypoint {
  // What is left of a height by rounding is the ground.
  return { x, y, at, height: Math.abs(height) < 1e-9 ? 0 : height };
}

function between(a: number, b: number, share: number): number {
  return a + (b - a) * share;
}
