import { m } from '@touchline/messages';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';

interface FinishQuestionProps {
  open: boolean;
  /** The whole minutes that are done. */
  minutes: number;
  /** The drill was paused when the player was asked, and is so after a no. */
  staysPaused: boolean;
  onKeepGoing: () => void;
  onConfirm: () => void;
  /** Where the focus goes once it has closed. */
  finalFocus?: (() => HTMLElement | true) | undefined;
}

/** Asks whether the whole minutes that are done are the session. */
export function FinishQuestion({ open, minutes, staysPaused, onKeepGoing, onConfirm, finalFocus }: FinishQuestionProps) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onKeepGoing();
      }}
      title={m.practice_finish_title({ count: minutes })}
      description={
        <>
          <p>{m.practice_finish_words()}</p>
          {staysPaused ? null : <p>{m.practice_clock_waits()}</p>}
        </>
      }
      confirmLabel={m.practice_finish_yes({ count: minutes })}
      cancelLabel={staysPaused ? m.practice_stop_no_paused() : m.practice_stop_no()}
      onConfirm={onConfirm}
      {...(finalFocus && { finalFocus })}
    />
  );
}
