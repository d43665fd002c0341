import { m } from '@touchline/messages';
import { Button } from '../../../ui/button/Button.tsx';
import { CheckIcon } from '../../../ui/icons/control-icons.tsx';
import { engineFailureText } from '../engine-failure-text.ts';
import type { Readiness } from './useModelReadiness.ts';
import css from './ModelReadyStatus.module.css';

/** Whether the pose model is there (spec 002 §2): 'MediaPipe Ready', on its way, or not to come. */
export function ModelReadyStatus({ readiness, onRetry }: { readonly readiness: Readiness; readonly onRetry: () => void }) {
  return (
    <div className={css['sign']} aria-live="polite">
      {readiness.state === 'ready' ? (
        <p className={css['line']}>
          <CheckIcon size={22} />
          <span>
            <strong>{m.analysis_ready()}</strong> <span>{m.analysis_ready_words()}</span>
          </span>
        </p>
      ) : null}
      {readiness.state === 'preparing' ? <p className={css['line']}>{m.analysis_preparing()}</p> : null}
      {readiness.state === 'failed' ? (
        <div className={css['limited']}>
          <p>
            <strong>{m.analysis_limited()}</strong> {engineFailureText(readiness.failure)}
          </p>
          <Button size="sm" onClick={onRetry}>
            {m.analysis_limited_again()}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
