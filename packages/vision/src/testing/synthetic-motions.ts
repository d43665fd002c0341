import type { LegAngles, Stance } from './synthetic-figure.ts';
import { curve } from './synthetic-film.ts';
import type { Marks } from './synthetic-film.ts';

type Motion = (time: number) => Stance;

/** Length from hip to ankle of a leg with this knee. */
function chord(knee: number): number {
  return Math.sin((knee * Math.PI) / 360);
}

function leg(knee: number, ahead = 0, more: Partial<LegAngles> = {}): LegAngles {
  const swing = (Math.asin(ahead / chord(knee)) * 180) / Math.PI;
  return { thigh: swing + (180 - knee) / 2, knee, outward: 0, inward: 0, ...more };
}

const upright: Stance = {
  at: { forward: 0, up: 0.05, left: 0 },
  rootedOn: 'left',
  left: leg(160),
  right: leg(160),
  lean: 0,
  sway: 0,
  chin: 8,
  headForward: 0,
  tilt: 0,
  heading: 0,
};

/** The little that a living player moves while standing, in degrees. */
function breath(time: number): number {
  return Math.sin(time * 4);
}

/** When the synthetic kick happens: seconds. */
export const kickTimes = { plant: 1.35, contact: 1.5, followThrough: 1.7 } as const;
/** The knee is bent most for this span. */
export const backswing = { from: 1.26, to: 1.36 } as const;

export interface KickFaults {
  readonly supportKnee?: number;
  readonly backswingKnee?: number;
  readonly contactKnee?: number;
  readonly lean?: number;
  /** How far the thigh swings on, degrees. */
  readonly followThigh?: number;
  /** Leg lengths that the standing foot slides between plant and contact. */
  readonly slide?: number;
  /** Leg lengths that the head is thrown forward after contact. */
  readonly headThrow?: number;
  /** Leg lengths that the standing knee falls inward. */
  readonly kneeInward?: number;
  readonly kicking?: 'left' | 'right';
  readonly heading?: number;
}

interface KickShape {
  readonly supportKnee: number;
  readonly lean: number;
  readonly thigh: Marks;
  readonly knee: Marks;
}

function kick(shape: KickShape, faults: KickFaults): Motion {
  const { plant, contact, followThrough } = kickTimes;
  const supportKnee = faults.supportKnee ?? shape.supportKnee;
  const thigh = curve(shape.thigh);
  const knee = curve(shape.knee);
  const slide = faults.slide ?? 0;
  const forward = curve([[0.75, -1.6], [plant - 0.02, -slide - 0.1], [plant, -slide], [contact, 0]]);
  const head = curve([[contact, 0], [followThrough, faults.headThrow ?? 0]]);
  const standing = leg(supportKnee, 0, { inward: faults.kneeInward ?? 0 });
  return (time) => {
    const swinging: LegAngles = { thigh: thigh(time), knee: knee(time), outward: 0, inward: 0 };
    const right = (faults.kicking ?? 'right') === 'right';
    return {
      ...upright,
      at: { forward: forward(time), up: 0.05, left: 0 },
      rootedOn: right ? 'left' : 'right',
      left: right ? standing : swinging,
      right: right ? swinging : standing,
      lean: (faults.lean ?? shape.lean) + breath(time) * 0.2,
      headForward: head(time),
      heading: faults.heading ?? 0,
    };
  };
}

interface Swing {
  readonly backThigh: number;
  readonly backKnee: number;
  readonly contactKnee: number;
  readonly followThigh: number;
}

/** When the knee is as straight as it gets, and the part of its way that it has gone at contact. */
const straightest = backswing.to + (kickTimes.contact - backswing.to) / 0.75;
const atContact = 0.75 ** 2 * (3 - 2 * 0.75);

/** A swing in which thigh and knee together make the toe fastest at contact. */
function swing({ backThigh, backKnee, contactKnee, followThigh }: Swing): Pick<KickShape, 'thigh' | 'knee'> {
  const { followThrough } = kickTimes;
  const straight = backKnee + (contactKnee - backKnee) / atContact;
  return {
    thigh: [[0.6, 8], [backswing.from, backThigh], [1.4, backThigh], [followThrough, followThigh], [2.5, 8]],
    knee: [[0.6, 160], [backswing.from, backKnee], [backswing.to, backKnee], [straightest, straight], [2.5, 160]],
  };
}

/** A shot from the run, three seconds long. */
export function shot(faults: KickFaults = {}): Motion {
  const { backswingKnee = 80, contactKnee = 160, followThigh = 95 } = faults;
  const swung = swing({ backThigh: -30, backKnee: backswingKnee, contactKnee, followThigh });
  return kick({ supportKnee: 138, lean: 5, ...swung }, faults);
}

/** A pass with the inside of the foot, three seconds long. */
export function pass(faults: KickFaults = {}): Motion {
  const swung = swing({ backThigh: -16, backKnee: 118, contactKnee: 158, followThigh: faults.followThigh ?? 55 });
  return kick({ supportKnee: 145, lean: 8, ...swung }, faults);
}

/** The same swing, held back by the leg itself from contact on: nothing was sent away. */
export function heldBack(kick: Motion): Motion {
  const from = kickTimes.contact - 0.02;
  return (time) => {
    const stance = kick(time);
    if (time < from) return stance;
    const { right } = kick(from);
    const back = Math.min(1, (time - from) / 0.5);
    return { ...stance, right: { ...right, thigh: right.thigh - 12 * back, knee: right.knee - 25 * back } };
  };
}

export interface DribbleFaults {
  readonly knee?: number;
  readonly lean?: number;
  /** Share of the time with the head up. */
  readonly headUp?: number;
  /** Leg lengths that the head goes forward and back. */
  readonly headThrow?: number;
}

/** Running with the ball past the camera, at three steps a second. */
export function dribble({ knee = 140, lean = 15, headUp = 0.5, headThrow = 0 }: DribbleFaults = {}): Motion {
  const legAt = (phase: number): LegAngles => {
    const part = phase - Math.floor(phase);
    const stands = part < 0.5;
    const stride = Math.cos(part * 2 * Math.PI) * 22;
    const lift = stands ? 0 : Math.sin((part - 0.5) * 2 * Math.PI) * (knee - 85);
    return { thigh: (180 - knee) / 2 + stride + lift / 3, knee: knee - lift, outward: 0, inward: 0 };
  };
  return (time) => ({
    ...upright,
    at: { forward: 0.7 * (time - 2), up: 0.95, left: 0 },
    rootedOn: 'hips',
    left: legAt(time * 1.5),
    right: legAt(time * 1.5 + 0.5),
    lean: lean + breath(time),
    chin: time % 2 < headUp * 2 ? 8 : -30,
    headForward: Math.sin(time * 5) * headThrow,
  });
}

/** When the synthetic player turns: seconds. */
export const turnTime = 2;

export interface TurnFaults {
  /** Hip drop, % of leg length. */
  readonly drop?: number;
  /** Leg lengths that the feet are to the left of the hips at the turn. */
  readonly feetAside?: number;
}

/** Comes to the right, turns at the camera's side and goes back to the left: four seconds. */
export function turn({ drop = 16, feetAside = 0 }: TurnFaults = {}): Motion {
  const usual = chord(150);
  const height = curve([[turnTime - 0.4, usual], [turnTime, usual - drop / 100], [turnTime + 0.4, usual]]);
  const aside = curve([
    [turnTime - 0.4, 0],
    [turnTime - 0.15, feetAside],
    [turnTime + 0.15, feetAside],
    [turnTime + 0.4, 0],
  ]);
  const heading = curve([[turnTime - 0.25, 8], [turnTime + 0.25, 188]]);
  const forward = curve([[0, -1.2], [turnTime - 0.1, 0], [turnTime + 0.1, 0], [4, 1.2]]);
  return (time) => {
    const knee = (Math.asin(Math.min(1, Math.hypot(height(time), aside(time)))) * 360) / Math.PI;
    const outward = (Math.atan2(aside(time), height(time)) * 180) / Math.PI;
    return {
      ...upright,
      at: { forward: forward(time), up: height(time) + 0.05, left: 0 },
      rootedOn: 'hips',
      left: leg(knee, 0, { outward }),
      right: leg(knee, 0, { outward: -outward }),
      lean: 8,
      heading: heading(time),
    };
  };
}

export interface JuggleFaults {
  readonly knee?: number;
  /** Degrees by which the knee differs from touch to touch. */
  readonly uneven?: number;
  /** Of how many touches one is made with the left foot. */
  readonly everyLeft?: number;
  /** Of the trunk to either side, degrees. */
  readonly sway?: number;
  readonly heading?: number;
}

/** Degrees that the juggler's thigh comes up: enough for a touch by foot, too little for one by knee. */
function thighLift(knee: number): number {
  return 31 + Math.max(0, knee - 130) * 0.7 - Math.max(0, 130 - knee) * 0.3;
}

/** When the synthetic juggler's toe is highest: every 0.6 s from 0.8 s. */
export const touchPeaks: readonly { time: number; at: number }[] = Array.from({ length: 12 }, (_, at) => ({
  time: 0.8 + at * 0.6,
  at,
}));

/** Juggling on the spot for eight seconds, by foot. */
export function juggle({ knee = 130, uneven = 0, everyLeft = 2, sway = 0, heading = 0 }: JuggleFaults = {}): Motion {
  const legAt = (mine: readonly { time: number; at: number }[]) => {
    const kneeOf = (at: number) => knee + (Math.floor(at / 2) % 2 === 0 ? uneven : -uneven);
    const swing = curve([
      [0, 0],
      ...mine.flatMap(({ time, at }): Marks => [[time - 0.24, 0], [time, thighLift(kneeOf(at))], [time + 0.24, 0]]),
    ]);
    // People stand on a leg that is straighter than the one that meets the ball.
    const standing = Math.max(knee, 150);
    const bend = curve([
      [0, standing],
      ...mine.flatMap(({ time, at }): Marks => [
        [time - 0.26, standing],
        [time - 0.2, kneeOf(at)],
        [time + 0.05, kneeOf(at)],
        [time + 0.27, standing],
      ]),
    ]);
    return (time: number): LegAngles => ({
      thigh: (180 - bend(time)) / 2 + swing(time),
      knee: bend(time),
      outward: 0,
      inward: 0,
    });
  };
  const left = legAt(touchPeaks.filter(({ at }) => at % everyLeft === 0));
  const right = legAt(touchPeaks.filter(({ at }) => at % everyLeft !== 0));
  return (time) => ({
    ...upright,
    at: { forward: 0, up: 0.95, left: 0 },
    rootedOn: 'hips',
    left: left(time),
    right: right(time),
    lean: 4 + Math.sin(time * 3) * sway,
    // The eyes are on the ball: of real jugglers the nose is 0.056 leg lengths below the ears, in the median.
    chin: -28,
    heading,
  });
}

export interface StanceFaults {
  readonly leftKnee?: number;
  readonly rightKnee?: number;
  readonly lean?: number;
  /** Leg lengths between the feet, along and across. */
  readonly stagger?: number;
  readonly width?: number;
  /** Leg lengths that both feet are ahead of the hips. */
  readonly feetAhead?: number;
  readonly kneeInward?: number;
  readonly tilt?: number;
  readonly headThrow?: number;
  /** Degrees that the trunk sways to either side. */
  readonly swaying?: number;
  /** True for standing on the left leg, the other lifted. */
  readonly oneFoot?: boolean;
  readonly heading?: number;
}

/** Standing ready after half a second upright: a defender, a keeper, a header of the ball, anybody. */
export function ready(good: StanceFaults, faults: StanceFaults = {}): Motion {
  const anybody = { leftKnee: 150, rightKnee: 150, lean: 3, stagger: 0, width: 0.22, feetAhead: 0, heading: 0 };
  const wanted = { ...anybody, ...good, ...faults };
  const outwardOf = (knee: number) => (Math.asin((wanted.width / 2 - 0.11) / chord(knee)) * 180) / Math.PI;
  const legAt = (knee: number, ahead: number) =>
    leg(knee, ahead, { outward: outwardOf(knee), inward: wanted.kneeInward ?? 0 });
  const set: Pick<Stance, 'left' | 'right'> = {
    left: legAt(wanted.leftKnee, wanted.feetAhead + wanted.stagger / 2),
    right: wanted.oneFoot
      ? { ...legAt(wanted.rightKnee, wanted.feetAhead), thigh: 75 }
      : legAt(wanted.rightKnee, wanted.feetAhead - wanted.stagger / 2),
  };
  return (time) => ({
    ...upright,
    ...(time < 0.5 ? { left: leg(175), right: leg(175) } : set),
    at: { forward: 0, up: 0.95, left: 0 },
    rootedOn: 'hips',
    lean: wanted.lean + breath(time),
    sway: Math.sin(time * 5) * (wanted.swaying ?? 0),
    tilt: wanted.tilt ?? 0,
    headForward: Math.sin(time * 5) * (wanted.headThrow ?? 0),
    heading: wanted.heading,
  });
}

/** From when on the synthetic keeper, defender or header of the ball does what shows the skill: seconds. */
const actionTime = 1.7;

/** A share of a motion that begins at `actionTime` and is done so many seconds later: 0 before, 1 after. */
function done(seconds: number): (time: number) => number {
  return curve([[actionTime, 0], [actionTime + seconds, 1]]);
}

/** A keeper: the set position, then down for a ball, sideways from the front, forward from the side. */
export function save(good: StanceFaults, faults: StanceFaults = {}): Motion {
  const set = ready(good, faults);
  const down = done(0.5);
  return (time) => {
    const stance = set(time);
    const share = down(time);
    if (share === 0) return stance;
    const folded = (angles: LegAngles): LegAngles => ({ ...angles, ...leg(angles.knee + (38 - angles.knee) * share) });
    const fall = 78 * share;
    return {
      ...stance,
      at: { ...stance.at, up: stance.at.up - 0.55 * share },
      left: folded(stance.left),
      right: folded(stance.right),
      ...(stance.heading === 90 ? { sway: stance.sway + fall } : { lean: stance.lean + fall }),
    };
  };
}

/** A defender: low, then a step at a time sideways (from the front) or backwards (from the side), without crossing. */
export function jockey(good: StanceFaults, faults: StanceFaults = {}): Motion {
  const low = ready(good, faults);
  const goes = done(1.3);
  return (time) => {
    const stance = low(time);
    const way = 1.15 * goes(time);
    const at = stance.heading === 90 ? { ...stance.at, left: way } : { ...stance.at, forward: -way };
    return { ...stance, at };
  };
}

/** A header of the ball from the side: the trunk arches and snaps forward in a jump. */
export function header(good: StanceFaults, faults: StanceFaults = {}): Motion {
  const stands = ready(good, faults);
  const { lean: upright = 3 } = { ...good, ...faults };
  const lean = curve([[actionTime - 0.3, upright], [actionTime, -14], [actionTime + 0.22, 26], [actionTime + 0.7, upright]]);
  const hop = curve([[actionTime - 0.2, 0], [actionTime + 0.1, 0.3], [actionTime + 0.4, 0]]);
  return (time) => {
    const stance = stands(time);
    const isHeading = time > actionTime - 0.3 && time < actionTime + 0.7;
    return { ...stance, at: { ...stance.at, up: stance.at.up + hop(time) }, ...(isHeading && { lean: lean(time) }) };
  };
}
