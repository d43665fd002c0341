import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import css from './FoldedSection.module.css';

interface FoldedSectionProps {
  readonly title: string;
  /** Beside the title, read without opening it. */
  readonly note?: ReactNode;
  /** Something in it goes on or wants the player: it opens by itself, and stays as the player leaves it. Default false. */
  readonly wantsAttention?: boolean;
  /** It is opened, each time. */
  readonly onOpen?: () => void;
  readonly children: ReactNode;
}

/** A part of a review that is read by those who want to: its name, and the rest behind a press. Printed whole. */
export function FoldedSection({ title, note, wantsAttention = false, onOpen, children }: FoldedSectionProps) {
  const [isOpen, setOpen] = useState(wantsAttention);
  const [hasWanted, setHasWanted] = useState(wantsAttention);
  const titleId = useId();
  if (wantsAttention !== hasWanted) {
    setHasWanted(wantsAttention);
    if (wantsAttention) setOpen(true);
  }
  return (
    <section aria-labelledby={titleId}>
      <details
        className={css['folded']}
        open={isOpen}
        onToggle={({ currentTarget }) => {
          setOpen(currentTarget.open);
          if (currentTarget.open) onOpen?.();
        }}
      >
        <summary className={css['head']}>
          <h3 id={titleId} className={css['title']}>
            {title}
          </h3>
          {note === undefined ? null : <span className={css['note']}>{note}</span>}
        </summary>
        <div className={css['content']}>{children}</div>
      </details>
    </section>
  );
}
