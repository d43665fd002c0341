import type { PracticeQuestion } from '../machine/practice-machine-types.ts';
import { StopQuestion, type StopQuestionProps } from '../timer/StopQuestion.tsx';
import { CompleteView, type CompleteViewProps } from './CompleteView.tsx';
import { LeaveUnsavedQuestion } from './LeaveUnsavedQuestion.tsx';

interface UnsavedSessionProps extends CompleteViewProps, Pick<StopQuestionProps, 'routine'> {
  readonly asking: PracticeQuestion | null;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** A drill that is over and not saved yet, and the question before it is left so. */
export function UnsavedSession({ asking, routine, onStay, onLeave, ...view }: UnsavedSessionProps) {
  const open = asking === 'stop';
  return (
    <>
      <CompleteView {...view} />
      {routine === undefined ? (
        <LeaveUnsavedQuestion open={open} minutes={view.draft.minutes} onStay={onStay} onLeave={onLeave} />
      ) : (
        <StopQuestion open={open} routine={routine} minutes={0} onKeepGoing={onStay} onConfirm={onLeave} />
      )}
    </>
  );
}
