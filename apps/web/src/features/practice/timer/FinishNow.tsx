import { m } from '@touchline/messages';
import { Button } from '../../../ui/button/Button.tsx';
import { CheckIcon } from '../../../ui/icons/control-icons.tsx';
import { TEXT_SEPARATOR } from '../../../ui/text-separator.ts';
import { minutesDone } from '../machine/drill-clock.ts';
import type { PracticeDraft } from '../machine/practice-draft.ts';
import css from './FinishNow.module.css';

interface FinishNowProps {
  draft: PracticeDraft;
  /** Epoch milliseconds. */
  now: number;
  onFinish: () => void;
  className?: string | undefined;
}

/** Asks to end the drill with the whole minutes that are done, which count in full; from the first of them on. */
export function FinishNow({ draft, now, onFinish, className }: FinishNowProps) {
  const count = minutesDone(draft, draft.minutes, now);
  if (count === 0) return null;
  return (
    <Button size="lg" className={className} icon={<CheckIcon />} onClick={onFinish}>
      {m.practice_timer_finish()}
      {/* Where there is room for it: whoever does not know the two ways out apart reads which one counts. */}
      <span className={css['counts']}>{TEXT_SEPARATOR}{m.practice_timer_finish_counts({ count })}</span>
    </Button>
  );
}
