import type { AnalysisType } from '@touchline/domain';
import type { Stance } from './synthetic-figure.ts';
import { film } from './synthetic-film.ts';
import type { Film } from './synthetic-film.ts';
import { kicksInARow } from './kicks-in-a-row.ts';
import { dribble, header, jockey, juggle, pass, ready, save, shot, turn } from './synthetic-motions.ts';
import type { KickFaults, StanceFaults } from './synthetic-motions.ts';

type Motion = (time: number) => Stance;

/** A synthetic player with one fault, and the finding that names it. */
export interface Planted {
  readonly finding: string;
  readonly motion: Motion;
}

/** A synthetic player who does a skill right, and the same with one fault at a time. */
export interface RightPlayer {
  readonly type: AnalysisType;
  readonly seenFrom: 'side' | 'front';
  readonly duration: number;
  /** Frames a second that this type's frame plan analyses. */
  readonly rate: number;
  readonly motion: Motion;
  readonly planted: readonly Planted[];
}

/** A player who shoots with the right leg, then with the left off a standing leg that is too straight. */
export function filmedTwoKicks(): Film {
  return kicksInARow([shot(), shot({ kicking: 'left', supportKnee: 174 })]);
}

/** Films a player as the frame plan of the type analyses them. */
export function filmed({ duration, rate }: RightPlayer, motion: Motion): Film {
  return film(motion, { duration, rate });
}

const kickClip = { seenFrom: 'side', duration: 3, rate: 30 } as const;
const uniformClip = { duration: 3, rate: 12 } as const;

/** A cross or a free kick: a shot off a standing leg that is a little straighter. */
function longKick(faults: KickFaults = {}): Motion {
  return shot({ supportKnee: 145, ...faults });
}

/** `bentFollow` is how far the thigh has to swing for the foot to leave the ground over a bent standing leg. */
function kickFaults(kick: typeof shot, bentFollow: number): readonly Planted[] {
  return [
    { finding: 'supportKneeAtContact.tooStraight', motion: kick({ supportKnee: 174 }) },
    { finding: 'supportKneeAtContact.tooBent', motion: kick({ supportKnee: 108, followThigh: bentFollow }) },
    { finding: 'plantFootStill.sliding', motion: kick({ slide: 0.4 }) },
    { finding: 'headSteady.moving', motion: kick({ headThrow: 0.7 }) },
  ];
}

/** What a player does out of a stance, for the skill to be seen. */
const actions: Partial<Record<AnalysisType, typeof ready>> = { goalkeeping: save, defending: jockey, heading: header };

function stancePlayer(
  type: AnalysisType,
  seenFrom: 'side' | 'front',
  good: StanceFaults,
  faults: Readonly<Record<string, StanceFaults>>,
): RightPlayer {
  const turned = { ...good, heading: seenFrom === 'front' ? 90 : 0 };
  const motionOf = actions[type] ?? ready;
  const planted = Object.entries(faults).map(([finding, fault]) => ({ finding, motion: motionOf(turned, fault) }));
  return { type, seenFrom, ...uniformClip, motion: motionOf(turned), planted };
}

const frontFaults = { 'kneeAlignment.inward': { kneeInward: 0.2 }, 'headSteady.moving': { swaying: 25 } };
const sideFaults = { 'headSteady.moving': { headThrow: 0.35 } };
const offBalance = { 'hipsOverBase.outside': { feetAhead: 0.5 } };

/** Every type of analysis, some from two sides. */
export const rightPlayers: readonly RightPlayer[] = [
  {
    type: 'shooting',
    ...kickClip,
    motion: shot(),
    planted: [
      ...kickFaults(shot, 95),
      { finding: 'kickingKneeAtBackswing.tooStraight', motion: shot({ backswingKnee: 118 }) },
      { finding: 'kickingKneeAtBackswing.tooBent', motion: shot({ backswingKnee: 46 }) },
      { finding: 'trunkLeanAtContact.tooFarBack', motion: shot({ lean: -28 }) },
      { finding: 'trunkLeanAtContact.tooFarForward', motion: shot({ lean: 32 }) },
      { finding: 'followThroughHigh.tooLow', motion: shot({ followThigh: 62 }) },
    ],
  },
  {
    type: 'passing',
    ...kickClip,
    motion: pass(),
    planted: [
      ...kickFaults(pass, 66),
      { finding: 'trunkLeanAtContact.tooFarBack', motion: pass({ lean: -16 }) },
      { finding: 'trunkLeanAtContact.tooFarForward', motion: pass({ lean: 38 }) },
      { finding: 'followThroughLow.tooHigh', motion: pass({ followThigh: 88 }) },
    ],
  },
  { type: 'crossAndFinish', ...kickClip, motion: longKick(), planted: kickFaults(longKick, 95) },
  { type: 'setpiece', ...kickClip, motion: longKick(), planted: kickFaults(longKick, 95) },
  {
    type: 'dribbling',
    seenFrom: 'side',
    duration: 4,
    rate: 12,
    motion: dribble(),
    planted: [
      { finding: 'stanceKnee.tooStraight', motion: dribble({ knee: 172 }) },
      { finding: 'stanceKnee.tooBent', motion: dribble({ knee: 108 }) },
      { finding: 'runningLean.tooUpright', motion: dribble({ lean: -6 }) },
      { finding: 'runningLean.tooFarForward', motion: dribble({ lean: 40 }) },
      { finding: 'headUp.lookingDown', motion: dribble({ headUp: 0.1 }) },
      { finding: 'headSteady.moving', motion: dribble({ headThrow: 0.35 }) },
    ],
  },
  {
    type: 'turns',
    seenFrom: 'side',
    duration: 4,
    rate: 12,
    motion: turn(),
    planted: [
      { finding: 'hipDrop.tooLittle', motion: turn({ drop: 3 }) },
      { finding: 'hipDrop.tooMuch', motion: turn({ drop: 38 }) },
      { finding: 'hipsOverBase.outside', motion: turn({ feetAside: 0.5 }) },
    ],
  },
  {
    type: 'juggling',
    seenFrom: 'side',
    duration: 8,
    rate: 15,
    motion: juggle(),
    planted: [
      { finding: 'kneeAtTouch.tooStraight', motion: juggle({ knee: 172 }) },
      { finding: 'kneeAtTouch.tooBent', motion: juggle({ knee: 97 }) },
      { finding: 'kneeSpread.uneven', motion: juggle({ uneven: 16 }) },
      { finding: 'weakerFootShare.tooLittle', motion: juggle({ everyLeft: 12 }) },
      { finding: 'trunkSway.swaying', motion: juggle({ sway: 14 }) },
    ],
  },
  stancePlayer('defending', 'side', { leftKnee: 130, rightKnee: 130, stagger: 0.45 }, {
    // Straighter ones are no low stance, so they are not scored as one.
    'bentKnees.tooStraight': { leftKnee: 163, rightKnee: 163 },
    'bentKnees.tooBent': { leftKnee: 92, rightKnee: 92 },
    'staggeredFeet.tooSquare': { stagger: 0.05 },
    'staggeredFeet.tooFarApart': { stagger: 1.05 },
    ...offBalance,
    ...sideFaults,
  }),
  stancePlayer('defending', 'front', { leftKnee: 135, rightKnee: 135, width: 0.5 }, {
    'footSpacing.tooNarrow': { width: 0.11 },
    'footSpacing.tooWide': { width: 1.1 },
    ...frontFaults,
  }),
  stancePlayer('goalkeeping', 'side', { leftKnee: 120, rightKnee: 120 }, {
    'kneeFlexion.tooStraight': { leftKnee: 160, rightKnee: 160 },
    'kneeFlexion.tooBent': { leftKnee: 84, rightKnee: 84 },
    ...offBalance,
    ...sideFaults,
  }),
  stancePlayer('goalkeeping', 'front', { leftKnee: 120, rightKnee: 120, width: 0.75 }, {
    'stanceWidth.tooNarrow': { width: 0.45 },
    'stanceWidth.tooWide': { width: 1.05 },
    ...frontFaults,
  }),
  stancePlayer('heading', 'side', {}, {
    'uprightPosture.tooFarBack': { lean: -26 },
    'uprightPosture.tooFarForward': { lean: 32 },
    'twoFootedBase.oneFoot': { oneFoot: true },
    ...offBalance,
    ...sideFaults,
  }),
  stancePlayer('general', 'side', {}, {
    'uprightPosture.tooFarBack': { lean: -26 },
    'uprightPosture.tooFarForward': { lean: 32 },
    'kneeSymmetry.uneven': { leftKnee: 164, rightKnee: 136 },
    ...offBalance,
    ...sideFaults,
  }),
  stancePlayer('general', 'front', { width: 0.5 }, {
    'footSpacing.tooNarrow': { width: 0.06 },
    'footSpacing.tooWide': { width: 1.1 },
    'shouldersLevel.tilted': { tilt: 24 },
    ...frontFaults,
  }),
];
