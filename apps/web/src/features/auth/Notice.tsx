import type { RefObject } from 'react';
import { AlertIcon, CheckIcon, InfoIcon } from '../../ui/icons/control-icons.tsx';
import css from './Notice.module.css';

const signs = { error: AlertIcon, hitch: InfoIcon, success: CheckIcon, note: InfoIcon };

type NoticeTone = keyof typeof signs;

export interface NoticeProps {
  /** error, and hitch, which nobody is to blame for, are announced at once; success and note when the reader is free. */
  readonly tone: NoticeTone;
  /** Null leaves the place empty, so that what comes into it is announced. */
  readonly text: string | null;
  /** A second sentence under it. */
  readonly more?: string;
  /** Where it can take the focus. */
  readonly place?: RefObject<HTMLDivElement | null>;
}

/** The place of the auth screen where messages appear. */
export function Notice({ tone, text, more, place }: NoticeProps) {
  const Sign = signs[tone];
  return (
    <div role={tone === 'error' || tone === 'hitch' ? 'alert' : 'status'} className={css['place']} {...(place && { ref: place, tabIndex: -1 })}>
      {text === null ? null : (
        <div className={css['notice']} data-tone={tone}>
          <Sign size={20} />
          <div>
            <p>{text}</p>
            {more === undefined ? null : <p className={css['more']}>{more}</p>}
          </div>
        </div>
      )}
    </div>
  );
}
