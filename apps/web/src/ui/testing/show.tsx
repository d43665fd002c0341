import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { expect, onTestFinished } from 'vitest';
import '../base.css';

/** Draws a component on the test's page and takes it away when the test is over. */
export function show(element: ReactNode): { again: (element: ReactNode) => void } {
  const place = document.body.appendChild(document.createElement('div'));
  const root: Root = createRoot(place);
  root.render(element);
  onTestFinished(async () => {
    root.unmount();
    place.remove();
    // What was open has its step back still to do, which is not to surprise the next test.
    await expect.poll(() => JSON.stringify(history.state)).not.toContain('layers');
  });
  return { again: (next) => root.render(next) };
}
