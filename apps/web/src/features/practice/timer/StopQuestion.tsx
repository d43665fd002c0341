import { m } from '@touchline/messages';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';

interface StopQuestionProps {
  open: boolean;
  /** The drill is one of a routine, which ends with it. */
  routine?: { readonly hasFinished: boolean } | undefined;
  onKeepGoing: () => void;
  onConfirm: () => void;
}

/** Asks whether to give the session up. */
export function StopQuestion(props: StopQuestionProps) {
  const { routine } = props;
  return (
    <ConfirmDialog
      open={props.open}
      onOpenChange={(open) => {
        if (!open) props.onKeepGoing();
      }}
      title={routine === undefined ? m.practice_stop_title() : m.routine_stop_title()}
      description={routine?.hasFinished ? m.routine_stop_words() : m.practice_stop_words()}
      confirmLabel={routine === undefined ? m.practice_stop_yes() : m.routine_stop_yes()}
      cancelLabel={m.practice_stop_no()}
      tone="danger"
      onConfirm={props.onConfirm}
    />
  );
}
