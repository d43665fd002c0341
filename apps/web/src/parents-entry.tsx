import './polyfills.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createClient, endpoints, nobody } from '@touchline/contracts/client';
import { locale } from '@touchline/messages';
import { watchUncaught } from './app/errors/uncaught-errors.ts';
import { PageErrorBoundary } from './app/PageErrorBoundary.tsx';
import { ParentsPage } from './features/parents/index.ts';
import './ui/base.css';
import { followTheme } from './ui/theme/theme.ts';

const uncaught = watchUncaught(window, () => new Date(), () => sessionStorage);
followTheme();

// Whoever reads this is nobody to the server.
const api = createClient(endpoints, nobody, locale);

const root = document.getElementById('root');
if (root === null) throw new Error('parents.html has no #root');
createRoot(root).render(
  <StrictMode>
    <PageErrorBoundary uncaught={uncaught}>
      <ParentsPage api={api} />
    </PageErrorBoundary>
  </StrictMode>,
);
