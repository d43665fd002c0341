import { ResetPassword } from '../features/reset-password/index.ts';
import type { NewPassword } from '../auth-session/index.ts';
import type { UncaughtWatch } from './errors/uncaught-errors.ts';
import { StandalonePage } from './StandalonePage.tsx';
import type { StartUp } from './start-up/start-up.ts';

interface NewPasswordAppProps {
  readonly start: StartUp<NewPassword>;
  readonly uncaught: UncaughtWatch;
}

/** The second page: the same start as the first, then the choice of a new password. */
export function NewPasswordApp({ start, uncaught }: NewPasswordAppProps) {
  return (
    <StandalonePage start={start} uncaught={uncaught}>
      {(newPassword) => <ResetPassword newPassword={newPassword} />}
    </StandalonePage>
  );
}
