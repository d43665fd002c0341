import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { watchUncaught } from './app/errors/uncaught-errors.ts';
import { ignoreDroppedFiles } from './app/ignore-dropped-files.ts';
import { beginStartUp, browserOutside } from './app/start-up/start-up.ts';
import { wakeSoundOnGesture } from './ui/sound/play-cue.ts';
import { followTheme } from './ui/theme/theme.ts';

/**
 * Starts the app in this page. Nothing happens by loading this module: the bundler puts what the app and the parts of other
 * pages share into its chunk, and these would start the app in their page.
 */
export function startApp(): void {
  const uncaught = watchUncaught(window, () => new Date(), () => sessionStorage);
  const start = beginStartUp(browserOutside);
  followTheme();
  wakeSoundOnGesture();
  ignoreDroppedFiles();

  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  // The app tells its failures itself from here on.
  document.getElementById('failed')?.remove();
  createRoot(root).render(
    <StrictMode>
      <App start={start} uncaught={uncaught} />
    </StrictMode>,
  );
}
