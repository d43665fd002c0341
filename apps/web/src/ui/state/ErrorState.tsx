import type { ReactNode } from 'react';
import { m } from '@touchline/messages';
import { PitchLines } from '../art/PitchLines.tsx';
import { classes } from '../join-class-names.ts';
import { Button } from '../button/Button.tsx';
import { AlertIcon, NoConnectionIcon, RetryIcon } from '../icons/control-icons.tsx';
import css from './State.module.css';

export interface ErrorStateProps {
  title: string;
  /** What can be done about it. */
  children?: ReactNode;
  /** Shows the retry button. */
  onRetry?: () => void;
  retryLabel?: string;
  /** Other ways on, beside the retry button. */
  others?: ReactNode;
  /** A retry is under way. */
  retrying?: boolean;
  /** Nothing is broken, there is only no connection: no red. Default false. */
  offline?: boolean;
  /** Small print: a request id or code to quote. */
  reference?: string;
}

/** Something failed: says what in the player's words and offers to try again. Announced when it appears. */
export function ErrorState({ title, children, onRetry, retryLabel, others, retrying = false, offline = false, reference }: ErrorStateProps) {
  return (
    <div className={css['state']} role="alert">
      <PitchLines part="corner" className={css['corner']} />
      <div className={classes(css['alert'], offline && css['offline'])}>
        {offline ? <NoConnectionIcon size={28} /> : <AlertIcon size={28} />}
      </div>
      <p className={css['title']}>{title}</p>
      {children === undefined ? null : <div className={css['words']}>{children}</div>}
      {onRetry === undefined ? null : (
        <div className={css['action']}>
          <Button icon={<RetryIcon />} onClick={onRetry} busy={retrying}>
            {retryLabel ?? m.ui_retry()}
          </Button>
          {others}
        </div>
      )}
      {reference === undefined ? null : <p className={css['reference']}>{reference}</p>}
    </div>
  );
}
