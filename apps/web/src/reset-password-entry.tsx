import './polyfills.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { watchUncaught } from './app/errors/uncaught-errors.ts';
import { NewPasswordApp } from './app/NewPasswordApp.tsx';
import { beginStartUp, browserOutside } from './app/start-up/start-up.ts';
import { newPasswordInBrowser } from './auth-session/new-password-in-browser.ts';
import './ui/base.css';
import { followTheme } from './ui/theme/theme.ts';

const uncaught = watchUncaught(window, () => new Date(), () => sessionStorage);
const begin = newPasswordInBrowser();
const start = beginStartUp({ ...browserOutside, loadSession: async () => ({ startAuthSession: begin }) });
followTheme();

const root = document.getElementById('root');
if (root === null) throw new Error('reset-password.html has no #root');
createRoot(root).render(
  <StrictMode>
    <NewPasswordApp start={start} uncaught={uncaught} />
  </StrictMode>,
);
