import { useEffect } from 'react';
import { scheduleCue, type CancelCue } from '../../../ui/sound/play-cue.ts';
import { vibrate } from '../../../ui/sound/vibrate.ts';
import type { Clock } from '../machine/device-clock.ts';
import type { DrillClock } from '../machine/drill-clock.ts';
import { cuesAhead } from './cue-schedule.ts';

/** An end that came longer ago than this (milliseconds) is felt no more: the phone slept. */
const LATEST_MS = 1_500;

/**
 * Lays out the sounds of a drill ahead of time on the audio clock, which goes on where timers are throttled.
 * Whenever the drill's clock changes, or the page comes back from a sleep that stopped the audio clock too, they are
 * laid out anew.
 */
export function useSoundCues(clock: Clock, { beginsAt, endsAt, pausedAt }: DrillClock): void {
  useEffect(() => {
    let cancels: CancelCue[] = [];
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
      const now = clock.now();
      const isOver = pausedAt === null && now >= endsAt;
      // What ends with the drill is its own whistle: let it sound out, and be felt. Where the audio clock stood still
      // through a sleep, the cues of before are still to come, and would sound long after the end.
      for (const cancel of cancels) cancel(isOver ? LATEST_MS / 1_000 : undefined);
      if (isOver && now - endsAt < LATEST_MS) vibrate('end');
    };
  }, [clock, beginsAt, endsAt, pausedAt]);
}
