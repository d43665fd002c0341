import { m } from '@touchline/messages';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';

/** Asks whether to give the session up. */
export function StopQuestion(props: { open: boolean; onKeepGoing: () => void; onConfirm: () => void }) {
  return (
    <ConfirmDialog
      open={props.open}
      onOpenChange={(open) => {
        if (!open) props.onKeepGoing();
      }}
      title={m.practice_stop_title()}
      description={m.practice_stop_words()}
      confirmLabel={m.practice_stop_yes()}
      cancelLabel={m.practice_stop_no()}
      tone="danger"
      onConfirm={props.onConfirm}
    />
  );
}
