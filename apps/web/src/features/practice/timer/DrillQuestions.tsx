import { playCue } from '../../../ui/sound/play-cue.ts';
import { minutesDone } from '../machine/drill-clock.ts';
import type { PracticeDraft } from '../machine/practice-draft.ts';
import type { PracticeQuestion } from '../machine/practice-machine-types.ts';
import { FinishQuestion } from './FinishQuestion.tsx';
import { StopQuestion } from './StopQuestion.tsx';
import type { StopQuestionProps } from './StopQuestion.tsx';

interface DrillQuestionsProps {
  asking: PracticeQuestion | null;
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
export function DrillQuestions({ asking, draft, now, routine, onKeepGoing, onFinish, onConfirmStop, finalFocus }: DrillQuestionsProps) {
  const minutes = minutesDone(draft, draft.minutes, now);
  const finish = (): void => {
    playCue('complete');
    onFinish();
  };
  return (
    <>
      <FinishQuestion open={asking === 'finish'} {...{ minutes, onKeepGoing, finalFocus }} onConfirm={finish} />
      <StopQuestion open={asking === 'stop'} clockWaits {...{ routine, minutes, onKeepGoing, finalFocus }} onFinish={finish} onConfirm={onConfirmStop} />
    </>
  );
}
