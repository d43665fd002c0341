import { m } from '@touchline/messages';
import { Button } from '../../ui/button/Button.tsx';
import { AlertIcon, RetryIcon } from '../../ui/icons/control-icons.tsx';
import css from './ProfileWarning.module.css';

interface ProfileWarningProps {
  readonly text: string;
  readonly retrying?: boolean;
  readonly onRetry?: () => void;
}

/** Something of the player's is not as it should be, said above the rest. */
export function ProfileWarning({ text, retrying = false, onRetry }: ProfileWarningProps) {
  return (
    <div className={css['trouble']} role="alert">
      <AlertIcon size={22} />
      <p className={css['text']}>{text}</p>
      {onRetry === undefined ? null : (
        <Button size="sm" icon={<RetryIcon size={18} />} busy={retrying} onClick={onRetry}>
          {m.ui_retry()}
        </Button>
      )}
    </div>
  );
}
