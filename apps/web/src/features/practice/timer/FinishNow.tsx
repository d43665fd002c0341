import { useState } from 'react';
import { m } from '@touchline/messages';
import { Button } from '../../../ui/button/Button.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { CheckIcon } from '../../../ui/icons/controls.tsx';
import { playCue } from '../../../ui/sound/sound.ts';
import { minutesDone } from '../machine/drill-clock.ts';
import type { PracticeDraft } from '../machine/draft.ts';

interface FinishNowProps {
  draft: PracticeDraft;
  /** Epoch milliseconds. */
  now: number;
  onFinish: () => void;
}

/**
 * Ends the drill with the whole minutes that are done, which count in full; from the first of them on. It asks first, and
 * asking leaves the timer running: a slip of the thumb costs no practice.
 */
export function FinishNow({ draft, now, onFinish }: FinishNowProps) {
  const [asking, setAsking] = useState(false);
  const count = minutesDone(draft, draft.minutes, now);
  if (count === 0) return null;
  const finish = (): void => {
    playCue('complete');
    onFinish();
  };
  return (
    <>
      <Button size="lg" icon={<CheckIcon />} onClick={() => setAsking(true)}>
        {m.practice_timer_finish()}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={m.practice_finish_title({ count })}
        description={m.practice_finish_words()}
        confirmLabel={m.practice_finish_yes({ count })}
        cancelLabel={m.practice_stop_no()}
        onConfirm={finish}
      />
    </>
  );
}
