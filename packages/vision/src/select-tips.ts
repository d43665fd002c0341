import type { AnalysisType } from '@touchline/domain';
import type { NotMeasured } from './review-types.ts';

/** Ids of short tips; the page has the words. The last three are for whoever gets no other (spec 002 §5). */
export type TipId =
  | 'filmFromSide'
  | 'filmFromFront'
  | 'filmWholeBody'
  | 'plantBeside'
  | 'lockAnkle'
  | 'eyesOnBall'
  | 'firmPassingFoot'
  | 'passWithBothFeet'
  | 'smallTouches'
  | 'lookUpOften'
  | 'bothFeet'
  | 'watchTheBall'
  | 'stayOnToes'
  | 'smallSteps'
  | 'handsReady'
  | 'lightTouch'
  | 'ankleFirm'
  | 'slowIntoFastOut'
  | 'lookFirst'
  | 'softBallFirst'
  | 'fewHeaders'
  | 'knockTellAdult'
  | 'sameRunUp'
  | 'practiseSlow'
  | 'practiseOften'
  | 'filmAgain';

const MOST = 3;

const defaults: readonly TipId[] = ['practiseSlow', 'practiseOften', 'filmAgain'];

const ofType: Readonly<Record<AnalysisType, readonly TipId[]>> = {
  shooting: ['plantBeside', 'lockAnkle', 'eyesOnBall'],
  passing: ['firmPassingFoot', 'plantBeside', 'passWithBothFeet'],
  dribbling: ['smallTouches', 'lookUpOften', 'bothFeet'],
  defending: ['stayOnToes', 'smallSteps', 'watchTheBall'],
  goalkeeping: ['handsReady', 'stayOnToes', 'watchTheBall'],
  juggling: ['lightTouch', 'ankleFirm', 'bothFeet'],
  turns: ['slowIntoFastOut', 'lookFirst', 'bothFeet'],
  heading: ['softBallFirst', 'fewHeaders', 'knockTellAdult'],
  crossAndFinish: ['eyesOnBall', 'plantBeside', 'lockAnkle'],
  setpiece: ['sameRunUp', 'plantBeside', 'eyesOnBall'],
  general: defaults,
};

const filming: Partial<Record<NotMeasured, TipId>> = {
  frontView: 'filmFromSide',
  obliqueView: 'filmFromSide',
  sideView: 'filmFromFront',
  halfBody: 'filmWholeBody',
  noPose: 'filmWholeBody',
  hiddenJoint: 'filmWholeBody',
  lostSight: 'filmWholeBody',
};

/** For which of the reasons a tip on filming is given; null for a tip of the skill. */
export function filmingReason(tip: string, notMeasured: readonly NotMeasured[]): NotMeasured | null {
  return notMeasured.find((reason) => filming[reason] === tip) ?? null;
}

/** Up to three tips: how to film so that more can be seen, then those of the skill. */
export function tipsOf(type: AnalysisType, notMeasured: readonly NotMeasured[]): readonly TipId[] {
  // Who may not be asked to head the ball gets no tips on it.
  if (notMeasured.includes('headingAge')) return defaults;
  const film = notMeasured.map((reason) => filming[reason]).find((tip) => tip !== undefined);
  return [...(film ? [film] : []), ...ofType[type]].slice(0, MOST);
}
