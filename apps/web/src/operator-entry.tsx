import './polyfills.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { OperatorApp } from './app/OperatorApp.tsx';
import { watchUncaught } from './app/errors/uncaught-errors.ts';
import { beginStartUp, browserOutside } from './app/start-up/start-up.ts';
import { beginOperatorSession } from './auth-session/operator-session.ts';
import './ui/base.css';
import { followTheme } from './ui/theme/theme.ts';

const uncaught = watchUncaught(window, () => new Date(), () => sessionStorage);
const fetch: typeof globalThis.fetch = (input, init) => globalThis.fetch(input, init);
const outside = { fetch, origin: location.origin, now: () => Date.now() };
const start = beginStartUp({
  ...browserOutside,
  loadSession: async () => ({ startAuthSession: (configuration) => beginOperatorSession(configuration, outside) }),
});
followTheme();

const root = document.getElementById('root');
if (root === null) throw new Error('operator.html has no #root');
createRoot(root).render(
  <StrictMode>
    <OperatorApp start={start} uncaught={uncaught} />
  </StrictMode>,
);
