import { m } from '@touchline/messages';
import { Button } from '../../ui/button/Button.tsx';
import type { AuthStep } from './auth-mode.ts';
import css from './ChoiceView.module.css';

interface ChoiceViewProps {
  readonly onStep: (step: AuthStep) => void;
}

/** New here, or here before: two buttons, each with a line that says for whom it is. */
export function ChoiceView({ onStep }: ChoiceViewProps) {
  return (
    <div className={css['choice']}>
      <div className={css['way']}>
        <Button
          variant="primary"
          size="lg"
          wide
          aria-describedby="auth-start-hint"
          onClick={() => onStep('startPracticing')}
        >
          {m.auth_start_practicing()}
        </Button>
        <p id="auth-start-hint" className={css['hint']}>
          {m.auth_start_practicing_hint()}
        </p>
      </div>
      <div className={css['way']}>
        <Button size="lg" wide aria-describedby="auth-more-hint" onClick={() => onStep('practiceMore')}>
          {m.auth_practice_more()}
        </Button>
        <p id="auth-more-hint" className={css['hint']}>
          {m.auth_practice_more_hint()}
        </p>
      </div>
    </div>
  );
}
