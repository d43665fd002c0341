import { useEffect, useRef, type ReactNode } from 'react';
import { m } from '@touchline/messages';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { CloseIcon } from '../../../ui/icons/control-icons.tsx';
import { Progress } from '../../../ui/progress/Progress.tsx';
import { ErrorState } from '../../../ui/state/ErrorState.tsx';
import css from './ResultsArea.module.css';

interface ResultsAreaProps {
  /** What it shows: when that changes it is scrolled to. */
  readonly state: 'loading' | 'failed' | 'here';
  /** Without it there is nothing to close. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

/** The results area: brings itself to the top and takes the focus. */
export function ResultsArea({ state, onClose, children }: ResultsAreaProps) {
  const area = useRef<HTMLElement>(null);
  useEffect(() => {
    // What takes its place while it loads is small: only the whole is brought to the top.
    area.current?.scrollIntoView({ block: state === 'loading' ? 'nearest' : 'start' });
    area.current?.focus({ preventScroll: true });
  }, [state]);
  return (
    <section ref={area} className={css['area']} tabIndex={-1} aria-label={m.results_history_area()}>
      {onClose === undefined ? null : (
        <div className={css['close']}>
          <Button size="sm" icon={<CloseIcon size={18} />} onClick={onClose}>
            {m.results_history_close()}
          </Button>
        </div>
      )}
      {children}
    </section>
  );
}

/** While it is read. */
export function Opening() {
  return (
    <Card>
      <Progress label={m.results_history_opening()} value={null} />
    </Card>
  );
}

/** It could not be loaded: why, and the way to the list (spec 002 §2). */
export function NotToBeHad({ onRefresh, children }: { readonly onRefresh: () => void; readonly children: string }) {
  return (
    <Card>
      <ErrorState title={m.results_history_unable()} onRetry={onRefresh} retryLabel={m.results_history_refresh()}>
        {children}
      </ErrorState>
    </Card>
  );
}
