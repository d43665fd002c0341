import { useEffect, useEffectEvent, useRef } from 'react';
import { m } from '@touchline/messages';
import { drillName } from '@touchline/messages/drill-names';
import { isDrillOfThisTab } from '../../offline/index.ts';
import { useToasts } from '../../ui/toast/useToasts.ts';
import { deviceClock } from './machine/device-clock.ts';
import { RunningDrillBar, type RunningDrillBarProps } from './RunningDrillBar.tsx';
import { DrillCues } from './timer/DrillCues.tsx';
import { useStoredDrill } from './useStoredDrill.ts';
import { useTabLock } from './useTabLock.ts';

interface BackgroundDrillProps extends RunningDrillBarProps {
  /** Its clock is on screen in another way. */
  readonly hasOwnClock?: boolean;
}

/**
 * A drill that runs while the player looks elsewhere in the app: its small clock, its sounds and its voice in the tab that
 * began it, and a word when its time is over.
 */
export function BackgroundDrill({ hasOwnClock = false, ...bar }: BackgroundDrillProps) {
  const { playerId, clock = deviceClock } = bar;
  const found = useStoredDrill(playerId, clock);
  const toasts = useToasts();
  const phase = found?.phase ?? null;
  const drillId = found?.draft.drillId;
  const isOfThisTab = found !== null && isDrillOfThisTab(found.draft.key);
  const isHere = useTabLock(playerId, isOfThisTab && phase !== 'over');
  const ran = useRef(false);
  const onEnd = useEffectEvent(() => {
    toasts.success({ title: m.practice_running_ended({ drill: drillName(drillId ?? '') }), text: m.practice_running_ended_words() });
  });
  useEffect(() => {
    // What was over before is no news, nor what another tab tells.
    if (phase === 'over' && ran.current) onEnd();
    ran.current = phase === 'running' && isOfThisTab;
  }, [phase, isOfThisTab]);
  return (
    <>
      {hasOwnClock ? null : <RunningDrillBar {...bar} />}
      {found !== null && isHere ? <DrillCues draft={found.draft} now={found.now} clock={clock} /> : null}
    </>
  );
}
