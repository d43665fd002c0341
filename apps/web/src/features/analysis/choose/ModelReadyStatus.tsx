import { m } from '@touchline/messages';
import { Badge } from '../../../ui/badge/Badge.tsx';
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
        <p className={css['ready']}>
          <Badge tone="grass" icon={<CheckIcon size={16} />}>
            {m.analysis_ready()}
          </Badge>
          <span>{m.analysis_ready_words()}</span>
        </p>
      ) : null}
      {readiness.state === 'preparing' ? <Badge tone="quiet">{m.analysis_preparing()}</Badge> : null}
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
