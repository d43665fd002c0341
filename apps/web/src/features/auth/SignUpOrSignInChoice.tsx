import { m } from '@touchline/messages';
import { Button } from '../../ui/button/Button.tsx';
import type { WhoMayJoin } from '../../auth-session/index.ts';
import type { AuthStep } from './auth-mode.ts';
import { Notice } from './Notice.tsx';
import { noSignUps } from './auth-problem-text.ts';
import css from './SignUpOrSignInChoice.module.css';

interface SignUpOrSignInChoiceProps {
  readonly whoMayJoin: WhoMayJoin;
  readonly onStep: (step: AuthStep) => void;
}

/** New here, or here before: two buttons, each with a line in it that says for whom it is. */
export function SignUpOrSignInChoice({ whoMayJoin, onStep }: SignUpOrSignInChoiceProps) {
  return (
    <div className={css['choice']}>
      {noSignUps[whoMayJoin] === undefined ? (
        <Button variant="primary" size="lg" wide className={css['way'] ?? ''} aria-describedby="auth-start-hint" onClick={() => onStep('startPracticing')}>
          {m.auth_start_practicing()}
          <small id="auth-start-hint" className={css['hint']} aria-hidden="true">
            {whoMayJoin === 'invite' ? m.auth_start_practicing_invite() : m.auth_start_practicing_hint()}
          </small>
        </Button>
      ) : (
        <Notice tone="note" text={noSignUps[whoMayJoin]()} />
      )}
      <Button size="lg" wide className={css['way'] ?? ''} aria-describedby="auth-more-hint" onClick={() => onStep('practiceMore')}>
        {m.auth_practice_more()}
        <small id="auth-more-hint" className={css['hint']} aria-hidden="true">
          {m.auth_practice_more_hint()}
        </small>
      </Button>
      <p className={css['what']}>
        {m.auth_what()} <span className={css['more']}>{m.auth_what_free()}</span>
      </p>
    </div>
  );
}
