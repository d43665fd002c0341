import { useState } from 'react';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { m } from '@touchline/messages';
import { useNavigationGuard, type Hold } from './useNavigationGuard.ts';

interface LeaveTabQuestionProps {
  readonly onHold: Hold | undefined;
  /** There is something to lose. */
  readonly isActive: boolean;
  readonly title: string;
  /** What becomes of it. */
  readonly words: string;
  readonly confirmLabel: string;
}

/** Asks before the tab is left: a yes leaves, a no stays. */
export function LeaveTabQuestion({ onHold, isActive, title, words, confirmLabel }: LeaveTabQuestionProps) {
  const [wanted, setWanted] = useState<{ readonly leave: () => void } | null>(null);
  useNavigationGuard(onHold, (leave) => setWanted(leave && { leave }), isActive);
  return (
    <ConfirmDialog
      open={isActive && wanted !== null}
      onOpenChange={() => setWanted(null)}
      title={title}
      description={words}
      confirmLabel={confirmLabel}
      cancelLabel={m.analysis_leave_stay()}
      onConfirm={() => {
        setWanted(null);
        wanted?.leave();
      }}
    />
  );
}
