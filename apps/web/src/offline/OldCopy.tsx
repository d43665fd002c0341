import { m } from '@touchline/messages';
import type { ReactNode } from 'react';
import { asOfText } from './as-of-text.ts';
import { isOldCopy } from './is-old-copy.ts';
import css from './OldCopy.module.css';
import { useNumbersAsOf } from './useNumbersAsOf.ts';

/** Milliseconds between two reads that a player takes for one: the time of the numbers, which the top of the page says, is that of the copy too. */
const SAME_READ_MS = 5 * 60_000;

interface OldCopyProps {
  /** What the content was read by. */
  readonly query: Parameters<typeof isOldCopy>[0] & { readonly dataUpdatedAt: number; readonly errorUpdatedAt: number };
  readonly children: ReactNode;
}

/**
 * The last copy that the device has of something, in duller colours, where it could not be read anew; else as it is. With its
 * time, unless the top of the page says that already (`AsOfNote`).
 */
export function OldCopy({ query, children }: OldCopyProps) {
  const isOld = isOldCopy(query);
  const { dataUpdatedAt, errorUpdatedAt } = query;
  const numbers = useNumbersAsOf();
  const isTold = numbers !== null && Math.abs(numbers.readAt - dataUpdatedAt) < SAME_READ_MS;
  return (
    <div className={css['copy']}>
      {isOld && !isTold ? <p className={css['note']}>{m.offline_last_copy({ when: asOfText(dataUpdatedAt, Math.max(errorUpdatedAt, dataUpdatedAt)) })}</p> : null}
      <div className={css['content']} data-old={isOld}>
        {children}
      </div>
    </div>
  );
}
