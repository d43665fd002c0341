import { isDrillOfThisTab } from '../../offline/index.ts';
import { InterruptedDrill } from './InterruptedDrill.tsx';
import type { Clock } from './machine/device-clock.ts';
import { DrillCues } from './timer/DrillCues.tsx';
import { FinishOrStopQuestion, type FinishOrStopQuestionProps } from './timer/FinishOrStopQuestion.tsx';

interface InterruptedSessionProps extends Omit<FinishOrStopQuestionProps, 'finalFocus'> {
  readonly clock: Clock;
  /** Another tab has it; null while that is not known. */
  readonly elsewhere: boolean | null;
  /** The player has just left its timer to look around. */
  readonly looksAround: boolean;
  readonly onResume: () => void;
  /** Asks whether the whole minutes that are done are enough. */
  readonly onAskToFinish: () => void;
  readonly onStop: () => void;
}

/** A drill whose timer is not on screen: the way back to it, its cues, and what is asked before it ends. */
export function InterruptedSession({ clock, elsewhere, looksAround, onResume, onAskToFinish, onStop, ...question }: InterruptedSessionProps) {
  const { draft, now } = question;
  // Heard in the tab that began it, and in no second one.
  const isHeard = elsewhere === false && isDrillOfThisTab(draft.key);
  return (
    <>
      {/* Whose turn it is takes a moment to know. */}
      {elsewhere === null ? null : <InterruptedDrill {...{ draft, now, elsewhere, looksAround }} onResume={onResume} onFinish={onAskToFinish} onStop={onStop} />}
      {isHeard ? <DrillCues draft={draft} now={now} clock={clock} /> : null}
      <FinishOrStopQuestion {...question} />
    </>
  );
}
