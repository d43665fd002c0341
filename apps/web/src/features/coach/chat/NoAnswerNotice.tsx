import { m } from '@touchline/messages';
import { Button } from '../../../ui/button/Button.tsx';
import { AlertIcon, RetryIcon } from '../../../ui/icons/control-icons.tsx';
import type { ProblemLine } from '../talk/coach-talk.ts';
import css from './NoAnswerNotice.module.css';

interface NoAnswerNoticeProps {
  readonly line: ProblemLine;
  readonly onRetry: () => void;
}

/** Why there is no answer, and the way to ask again. */
export function NoAnswerNotice({ line, onRetry }: NoAnswerNoticeProps) {
  return (
    <article className={css['problem']}>
      <AlertIcon size={20} />
      <div className={css['words']}>
        <p>{line.text}</p>
        {line.detail === null ? null : <p className={css['detail']}>{line.detail}</p>}
        <Button size="sm" icon={<RetryIcon size={18} />} onClick={onRetry}>
          {m.coach_retry()}
        </Button>
      </div>
    </article>
  );
}
