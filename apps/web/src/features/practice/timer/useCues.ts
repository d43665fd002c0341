import { useEffect } from 'react';
import { scheduleCue } from '../../../ui/sound/sound.ts';
import { vibrate } from '../../../ui/sound/vibrate.ts';
import type { Clock } from '../machine/clock.ts';
import type { DrillClock } from '../machine/drill-clock.ts';
import { cuesAhead } from './cues.ts';

/** An end that came longer ago than this (milliseconds) is felt no more: the phone slept. */
const LATEST_MS = 1_500;

/**
 * Lays out the sounds of a drill ahead of time on the audio clock, which goes on where timers are throttled.
 * Whenever the drill's clock changes, or the page comes back from a sleep that stopped the audio clock too, they are
 * laid out anew.
 */
export function useCues(clock: Clock, { beginsAt, endsAt, pausedAt }: DrillClock): void {
  useEffect(() => {
    let cancels: (() => void)[] = [];
    const layOut = (): void => {
      for (const cancel of cancels) cancel();
      cancels = cuesAhead({ beginsAt, endsAt, pausedAt }, clock.now()).map((cue) => scheduleCue(cue.name, cue.in));
    };
    const onVisibility = (): void => {
      if (document.visibilityState === 'visible') layOut();
    };
    layOut();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      // What ends with the drill is its own whistle: let it sound out, and be felt.
      const now = clock.now();
      const isOver = pausedAt === null && now >= endsAt;
      if (!isOver) for (const cancel of cancels) cancel();
      else if (now - endsAt < LATEST_MS) vibrate('end');
    };
  }, [clock, beginsAt, endsAt, pausedAt]);
}
