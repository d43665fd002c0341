import { OperatorPage } from '../features/operator/index.ts';
import type { OperatorSession } from '../auth-session/index.ts';
import { ToastProvider } from '../ui/toast/ToastProvider.tsx';
import type { UncaughtWatch } from './errors/uncaught-errors.ts';
import { StandalonePage } from './StandalonePage.tsx';
import type { StartUp } from './start-up/start-up.ts';

interface OperatorAppProps {
  readonly start: StartUp<OperatorSession>;
  readonly uncaught: UncaughtWatch;
}

/** The page for whoever runs this Touchline. */
export function OperatorApp({ start, uncaught }: OperatorAppProps) {
  return (
    <StandalonePage start={start} uncaught={uncaught}>
      {(session) => (
        <ToastProvider>
          <OperatorPage session={session} />
        </ToastProvider>
      )}
    </StandalonePage>
  );
}
