import './polyfills.ts';
import './ui/base.css';
import './app/start-up/first-screen.css';

/** How long a first frame is waited for, in milliseconds. A page in the background paints none. */
const FIRST_FRAME_MS = 1_000;

let begun = false;

/** Fetches and runs the app. `before-app.js` hears where that fails, and shows the screen for it. */
function begin(): void {
  if (begun) return;
  begun = true;
  import('./main.tsx')
    .then(({ startApp }) => startApp())
    .catch((error: unknown) => {
      document.dispatchEvent(new CustomEvent('start-failed', { detail: String(error) }));
    });
}

// The first screen is painted before the app takes the processor: on an old phone that is a second earlier. The second
// frame begins when the first has been painted.
requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(begin)));
setTimeout(begin, document.hidden ? 0 : FIRST_FRAME_MS);
