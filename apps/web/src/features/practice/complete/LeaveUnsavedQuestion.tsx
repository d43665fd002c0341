import { m } from '@touchline/messages';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';

interface LeaveUnsavedQuestionProps {
  readonly open: boolean;
  /** Practiced, in whole minutes. */
  readonly minutes: number;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asks whether a session that is over is left without being saved. */
export function LeaveUnsavedQuestion({ open, minutes, onStay, onLeave }: LeaveUnsavedQuestionProps) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onStay();
      }}
      title={m.practice_leave_title()}
      description={m.practice_leave_words({ count: minutes })}
      emphasis="cancel"
      confirmLabel={m.practice_leave_yes()}
      cancelLabel={m.practice_leave_no()}
      onConfirm={onLeave}
    />
  );
}
