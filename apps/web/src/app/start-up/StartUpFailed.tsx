import { useState } from 'react';
import { m } from '@touchline/messages';
import type { UncaughtWatch } from '../errors/uncaught-errors.ts';
import { failureReport } from './failure-report.ts';
import { FailureScreen } from './FailureScreen.tsx';
import type { StartUpFailure } from './start-up-failure.ts';

/** The file this runs from; its name carries the hash of the build. */
const buildName = new URL(import.meta.url).pathname;

/** The failure screen of a page, with what there is to tell about this browser. */
export function StartUpFailed({ failure, uncaught }: { readonly failure: StartUpFailure; readonly uncaught: UncaughtWatch }) {
  const [report] = useState(() =>
    failureReport({
      failure,
      at: new Date(),
      version: buildName,
      address: location.href,
      browser: navigator.userAgent,
      online: navigator.onLine,
      uncaught: uncaught.recent(),
    }),
  );
  return <FailureScreen reason={reasonOf(failure)} report={report} onReload={() => location.reload()} />;
}

function reasonOf({ code, details }: StartUpFailure): string | undefined {
  if (code === 'answered_by_another') return m.app_failed_foreign();
  return code === 'critical_modules_missing' ? details[0] : undefined;
}
