import { useState } from 'react';
import { playCue } from '../../../ui/sound/play-cue.ts';
import { minutesDone } from '../machine/drill-clock.ts';
import type { PracticeDraft } from '../machine/practice-draft.ts';
import type { PracticeQuestion } from '../machine/practice-machine-types.ts';
import { FinishQuestion } from './FinishQuestion.tsx';
import { StopQuestion } from './StopQuestion.tsx';
import type { StopQuestionProps } from './StopQuestion.tsx';

export interface FinishOrStopQuestionProps {
  asking: PracticeQuestion | null;
  /** The drill was paused when the player was asked, and is so after a no. */
  staysPaused: boolean;
  draft: PracticeDraft;
  /** Epoch milliseconds. */
  now: number;
  routine: StopQuestionProps['routine'];
  onKeepGoing: () => void;
  onFinish: () => void;
  onConfirmStop: () => void;
  /** Where the focus goes with an answer after which the drill goes on. */
  finalFocus?: () => HTMLElement | true;
}

/** What a player is asked in the middle of a drill, one thing at a time; its clock stands meanwhile. */
export function FinishOrStopQuestion({ asking, staysPaused, draft, now, routine, onKeepGoing, onFinish, onConfirmStop, finalFocus }: FinishOrStopQuestionProps) {
  const minutes = minutesDone(draft, draft.minutes, now);
  // A question that closes says what it said.
  const [wasPaused, setWasPaused] = useState(staysPaused);
  if (asking !== null && wasPaused !== staysPaused) setWasPaused(staysPaused);
  const finish = (): void => {
    playCue('complete');
    onFinish();
  };
  return (
    <>
      <FinishQuestion open={asking === 'finish'} {...{ minutes, onKeepGoing, finalFocus }} staysPaused={wasPaused} onConfirm={finish} />
      <StopQuestion open={asking === 'stop'} clockWaits staysPaused={wasPaused} {...{ routine, minutes, onKeepGoing, finalFocus }} onFinish={finish} onConfirm={onConfirmStop} />
    </>
  );
}
