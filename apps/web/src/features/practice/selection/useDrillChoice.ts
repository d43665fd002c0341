import { sessionLimits, type DrillWish } from '@touchline/domain';
import { useEffect, useEffectEvent, useState } from 'react';
import type { PracticeActor } from '../machine/practice-machine.ts';
import { isSessionLength } from '../machine/session-length.ts';
import { needsFoot, sideOfDrill, type WeakerFoot } from './side-of-drill.ts';

interface DrillChoice {
  /** What the player asked of the drills among which the one now chosen was. */
  readonly wishes: readonly DrillWish[];
  readonly choose: (drillId: string, wishes?: readonly DrillWish[]) => void;
  /** Chooses a drill, which begins at once where nothing has to be asked before it. */
  readonly start: (drillId: string) => void;
}

/** The choice of a drill, and with it of the side that it is meant for. */
export function useDrillChoice(practice: PracticeActor, weakerFoot: WeakerFoot): DrillChoice {
  const [wishes, setWishes] = useState<readonly DrillWish[]>([]);
  const onWeakerFoot = useEffectEvent((foot: WeakerFoot) => {
    const snapshot = practice.getSnapshot();
    if (!snapshot.matches('selecting') || foot === null) return;
    const { drillId, side } = snapshot.context;
    const meant = sideOfDrill(drillId, foot, wishes);
    if (side === 'both' && meant !== null) practice.send({ type: 'chooseSide', side: meant });
  });
  // The profile may come after the drill was chosen.
  useEffect(() => onWeakerFoot(weakerFoot), [weakerFoot]);

  /** A side that only the drill before was meant for goes with it. */
  const choose = (drillId: string, wished: readonly DrillWish[] = []): void => {
    const { drillId: before, side } = practice.getSnapshot().context;
    const next = sideOfDrill(drillId, weakerFoot, wished) ?? (side === sideOfDrill(before, weakerFoot, wishes) ? 'both' : null);
    setWishes(wished);
    practice.send({ type: 'chooseDrill', drillId });
    if (next !== null) practice.send({ type: 'chooseSide', side: next });
  };
  const start = (drillId: string): void => {
    choose(drillId);
    const { minutes, side } = practice.getSnapshot().context;
    if (needsFoot(drillId, side, weakerFoot)) return;
    if (!isSessionLength(minutes)) practice.send({ type: 'chooseMinutes', minutes: sessionLimits.defaultMinutes });
    practice.send({ type: 'start' });
  };
  return { wishes, choose, start };
}
