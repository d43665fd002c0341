import { findDrill, sideMeantBy, type DrillWish, type Side } from '@touchline/domain';

/** The foot a player plays less well with; null where it is not known. */
export type WeakerFoot = 'left' | 'right' | null;

/** The side that a drill is meant for, by itself or by what the player wished of it; null where it is for any. */
export function sideOfDrill(drillId: string | null, weakerFoot: WeakerFoot, wishes: readonly DrillWish[] = []): Side | null {
  const drill = findDrill(drillId ?? '');
  return drill === undefined ? null : sideMeantBy(drill, weakerFoot, wishes);
}

/** Whether a drill is for one foot and nobody has told which that is. */
export function needsFoot(drillId: string | null, side: Side, weakerFoot: WeakerFoot): boolean {
  return weakerFoot === null && side === 'both' && findDrill(drillId ?? '')?.onlyWeakFoot === true;
}
