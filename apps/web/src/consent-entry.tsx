import './polyfills.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createClient, endpoints, nobody } from '@touchline/contracts/client';
import { locale } from '@touchline/messages';
import { watchUncaught } from './app/errors/uncaught-errors.ts';
import { PageErrorBoundary } from './app/PageErrorBoundary.tsx';
import { consentTokenIn, ConsentLinkPage } from './features/consent/index.ts';
import './ui/base.css';
import { followTheme } from './ui/theme/theme.ts';

const uncaught = watchUncaught(window, () => new Date(), () => sessionStorage);
followTheme();

// Whoever opens the link is nobody to the server but for its token.
const api = createClient(endpoints, nobody, locale);
const token = consentTokenIn(location.hash);

const root = document.getElementById('root');
if (root === null) throw new Error('consent.html has no #root');
createRoot(root).render(
  <StrictMode>
    <PageErrorBoundary uncaught={uncaught}>
      <ConsentLinkPage api={api} token={token} />
    </PageErrorBoundary>
  </StrictMode>,
);
