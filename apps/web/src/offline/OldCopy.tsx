import { m } from '@touchline/messages';
import type { ReactNode } from 'react';
import { asOfText, isOldCopy } from './as-of.ts';
import css from './OldCopy.module.css';

interface OldCopyProps {
  /** What the content was read by. */
  readonly query: Parameters<typeof isOldCopy>[0] & { readonly dataUpdatedAt: number; readonly errorUpdatedAt: number };
  readonly children: ReactNode;
}

/** The last copy that the device has of something, in duller colours and with its time, where it could not be read anew; else as it is. */
export function OldCopy({ query, children }: OldCopyProps) {
  const isOld = isOldCopy(query);
  const { dataUpdatedAt, errorUpdatedAt } = query;
  return (
    <div className={css['copy']}>
      {isOld ? <p className={css['note']}>{m.offline_last_copy({ when: asOfText(dataUpdatedAt, Math.max(errorUpdatedAt, dataUpdatedAt)) })}</p> : null}
      <div className={css['content']} data-old={isOld}>
        {children}
      </div>
    </div>
  );
}
