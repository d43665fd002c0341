import { m } from '@touchline/messages';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';

export interface StopQuestionProps {
  open: boolean;
  /** The clock of the drill stands until there is an answer. */
  clockWaits?: boolean;
  /** The drill is one of a routine, which ends with it, or goes on without it where another drill follows. */
  routine?: { readonly hasFinished: boolean; readonly onSkip: (() => void) | undefined } | undefined;
  /** The whole minutes of the drill that are done and could be saved instead. */
  minutes: number;
  onKeepGoing: () => void;
  /** Ends the drill with these minutes; left out where it cannot be ended here. */
  onFinish?: () => void;
  onConfirm: () => void;
}

/** Asks whether to give the session up. */
export function StopQuestion(props: StopQuestionProps) {
  const { routine, minutes } = props;
  const stops = routine?.hasFinished ? m.routine_stop_words() : m.practice_stop_words();
  const skip = routine?.onSkip;
  // Where another drill of a routine follows, going on to it counts the minutes too.
  const finish = skip === undefined && minutes > 0 ? props.onFinish : undefined;
  const lines = [
    stops,
    finish === undefined ? null : m.practice_stop_finish({ count: minutes }),
    skip === undefined ? null : minutes === 0 ? m.routine_skip_words() : m.routine_skip_minutes({ count: minutes }),
    props.clockWaits ? m.practice_clock_waits() : null,
  ].filter((line) => line !== null);
  return (
    <ConfirmDialog
      open={props.open}
      onOpenChange={(open) => {
        if (!open) props.onKeepGoing();
      }}
      title={routine === undefined ? m.practice_stop_title() : m.routine_stop_title()}
      description={lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {...(skip && { alternative: { label: m.routine_skip(), onPress: skip } })}
      {...(finish && { alternative: { label: m.practice_finish_yes({ count: minutes }), onPress: finish } })}
      emphasis="cancel"
      confirmLabel={routine === undefined ? m.practice_stop_yes() : m.routine_stop_yes()}
      cancelLabel={m.practice_stop_no()}
      onConfirm={props.onConfirm}
    />
  );
}
