import { useWakeLock } from '../../../ui/awake/useWakeLock.ts';
import type { Clock } from '../machine/device-clock.ts';
import { phaseAt, remainingAt } from '../machine/drill-clock.ts';
import type { PracticeDraft } from '../machine/practice-draft.ts';
import { useSoundCues } from './useSoundCues.ts';
import { useSpokenCues } from './useSpokenCues.ts';

interface DrillCuesProps {
  draft: PracticeDraft;
  /** Epoch milliseconds of the last look at the clock. */
  now: number;
  clock: Clock;
}

/** What is heard and felt of a drill whose timer is not on screen; the screen stays on meanwhile, as beside the timer. Draws nothing. */
export function DrillCues({ draft, now, clock }: DrillCuesProps) {
  useWakeLock(phaseAt(draft, now) === 'running');
  useSoundCues(clock, draft);
  useSpokenCues(draft, remainingAt(draft, now) / 1_000);
  return null;
}
