import type { CueName } from '../../../ui/sound/sound-cues.ts';
import { GO_MS } from '../machine/count-in.ts';
import { phaseAt } from '../machine/drill-clock.ts';
import type { DrillClock } from '../machine/drill-clock.ts';

/** A sound to come. */
interface TimerCue {
  readonly name: CueName;
  /** Seconds from now. */
  readonly in: number;
}

/** Seconds before the end at which each cue of the drill sounds (spec 002 §9, 'Practice'). */
const drillCues: readonly { readonly name: CueName; readonly left: number }[] = [
  { name: 'sixty', left: 60 },
  { name: 'thirty', left: 30 },
  ...Array.from({ length: 10 }, (_, index) => ({ name: 'lastTen' as const, left: 10 - index })),
  { name: 'complete', left: 0 },
];

/** Every sound still to come at an instant, if nothing is pressed. None while paused or over. */
export function cuesAhead(clock: DrillClock, now: number): TimerCue[] {
  const phase = phaseAt(clock, now);
  if (phase === 'paused' || phase === 'over') return [];
  const go = clock.beginsAt - GO_MS;
  const all = [
    // One tick a second for what is left of the countdown, at most as many as the longest countdown has.
    ...Array.from({ length: 10 }, (_, index) => ({ name: 'tick' as const, at: go - (index + 1) * 1_000 })),
    { name: 'go' as const, at: go },
    ...drillCues.map(({ name, left }) => ({ name, at: clock.endsAt - left * 1_000 })),
  ];
  return (
    all
      // A drill of one minute begins in its last minute: that needs no bell beside the whistle.
      .filter(({ name, at }) => at >= now && (at > clock.beginsAt || name === 'tick' || name === 'go'))
      .map(({ name, at }) => ({ name, in: (at - now) / 1_000 }))
      .toSorted((a, b) => a.in - b.in)
  );
}
