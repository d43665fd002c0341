import { frameSuccess, type FormReview } from '@touchline/vision';
import type { ReactNode } from 'react';
import { m } from '@touchline/messages';
import { fill } from '@touchline/messages/fill';
import { reviewLines } from '@touchline/messages/form-review-general-text';
import { AlertIcon, CheckIcon } from '../../../ui/icons/control-icons.tsx';
import { classes } from '../../../ui/join-class-names.ts';
import css from './HowPlayerWasSeen.module.css';

interface HowPlayerWasSeenProps {
  readonly frames: FormReview['frames'];
  readonly cutShort: boolean;
  /** Why not all was seen, and what was; behind the line. Null where there is nothing of that. */
  readonly children: ReactNode;
}

const tones = { success: css['success'], warning: css['warning'], error: css['error'] };

/** In how many pictures the player was found, as a line that opens to the rest, with the specification's warnings when those are few. */
export function HowPlayerWasSeen({ frames, cutShort, children }: HowPlayerWasSeenProps) {
  const { level } = frameSuccess(frames);
  const line = (
    <>
      {level === 'success' ? <CheckIcon size={18} /> : <AlertIcon size={18} />}
      <span>{fill(reviewLines.foundIn, { found: frames.withPlayer, seen: frames.seen })}</span>
    </>
  );
  const lineClass = classes(css['line'], tones[level]);
  return (
    <div className={css['seen']}>
      {children === null ? (
        <p className={lineClass}>{line}</p>
      ) : (
        <details className={css['more']}>
          <summary className={lineClass}>{line}</summary>
          <div className={css['rest']}>{children}</div>
        </details>
      )}
      {level === 'success' ? null : (
        <output>{level === 'warning' ? m.results_seen_partial() : `${m.results_seen_low()} ${m.results_seen_low_words()}`}</output>
      )}
      {cutShort ? <output>{m.results_cut_short()}</output> : null}
    </div>
  );
}
