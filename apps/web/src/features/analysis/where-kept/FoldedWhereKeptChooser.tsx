import type { Sharing } from '@touchline/domain';
import { m } from '@touchline/messages';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { ClipIcon, LockIcon } from '../../../ui/icons/filming-icons.tsx';
import { AnalysisIcon } from '../../../ui/icons/navigation-icons.tsx';
import { clipWords } from './clip-handling-text.ts';
import css from './FoldedWhereKeptChooser.module.css';
import { useAllowedSharing } from './useAllowedSharing.ts';
import { WhereKeptChooser } from './WhereKeptChooser.tsx';

interface FoldedWhereKeptChooserProps {
  /** Years; null where it is not known. */
  readonly age: number | null;
  readonly value: Sharing;
  readonly onValue: (sharing: Sharing) => void;
}

/** Where an analysis is kept, in a line; what leaves the device is said in full, and all choices stand behind a press. */
export function FoldedWhereKeptChooser({ age, value, onValue }: FoldedWhereKeptChooserProps) {
  const [isOpen, setOpen] = useState(false);
  const { settings, chosen } = useAllowedSharing(age, value);
  const questionId = useId();
  const { icon, label, words } = {
    device: { icon: <LockIcon />, label: m.sharing_device(), words: null },
    account: { icon: <AnalysisIcon />, label: m.sharing_account(), words: m.sharing_account_words() },
    clip: { icon: <ClipIcon />, label: m.sharing_clip(), words: clipWords(settings) },
  }[chosen];
  return (
    <div className={css['folded']}>
      <div className={css['line']}>
        <span className={css['icon']}>{icon}</span>
        <div className={css['now']}>
          <p id={questionId} className={css['question']}>
            {m.sharing_label()}
          </p>
          <p className={css['label']}>{label}</p>
        </div>
        <Button size="sm" aria-expanded={isOpen} aria-describedby={questionId} onClick={() => setOpen(!isOpen)}>
          {isOpen ? m.sharing_fold() : m.sharing_change()}
        </Button>
      </div>
      {isOpen ? <WhereKeptChooser age={age} value={value} onValue={onValue} /> : words === null ? null : <p className={css['words']}>{words}</p>}
    </div>
  );
}
