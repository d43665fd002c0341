import { m } from '@touchline/messages';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';

export interface StopQuestionProps {
  open: boolean;
  /** The clock of the drill stands until there is an answer. */
  clockWaits?: boolean;
  /** The drill was paused when the player was asked, and is so after a no. Default false. */
  staysPaused?: boolean;
  /** The drill is one of a routine, which ends with it, or goes on without it where another drill follows. */
  routine?: { readonly hasFinished: boolean; readonly onSkip: (() => void) | undefined } | undefined;
  /** The whole minutes of the drill that are done and could be saved instead. */
  minutes: number;
  onKeepGoing: () => void;
  /** Ends the drill with these minutes; left out where it cannot be ended here. */
  onFinish?: () => void;
  onConfirm: () => void;
  /** Where the focus goes once it has closed. */
  finalFocus?: (() => HTMLElement | true) | undefined;
}

/** Asks whether to give the session up. */
export function StopQuestion(props: StopQuestionProps) {
  const { routine, minutes } = props;
  const stops = routine?.hasFinished ? m.routine_stop_words() : m.practice_stop_words();
  const skip = routine?.onSkip;
  const finish = minutes > 0 ? props.onFinish : undefined;
  const lines = [
    stops,
    skip === undefined ? null : minutes === 0 ? m.routine_skip_words() : m.routine_skip_minutes(),
    finish === undefined ? null : m.practice_stop_finish({ count: minutes }),
    props.clockWaits && !props.staysPaused ? m.practice_clock_waits() : null,
    m.practice_stop_hurts(),
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
      alternatives={[
        ...(finish === undefined ? [] : [{ label: m.practice_stop_keep({ count: minutes }), onPress: finish }]),
        ...(skip === undefined ? [] : [{ label: m.routine_skip(), onPress: skip }]),
      ]}
      // Who has minutes to keep came to stop: nothing is lost by that answer. Else neither answer is the better one: whoever is hurt stops.
      emphasis={finish === undefined ? 'none' : 'alternative'}
      confirmLabel={routine === undefined ? m.practice_stop_yes() : m.routine_stop_yes()}
      cancelLabel={props.staysPaused ? m.practice_stop_no_paused() : m.practice_stop_no()}
      onConfirm={props.onConfirm}
      {...(props.finalFocus && { finalFocus: props.finalFocus })}
    />
  );
}
