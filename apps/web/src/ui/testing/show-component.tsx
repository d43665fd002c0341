import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { expect, onTestFinished } from 'vitest';
import '../base.css';

/** What a test has drawn, each with the way to take it away: all of it goes before the history is looked at. */
const shown = new Set<() => void>();

/** Draws a component on the test's page and takes it away when the test is over. */
export function show(element: ReactNode): { again: (element: ReactNode) => void } {
  const place = document.body.appendChild(document.createElement('div'));
  const root: Root = createRoot(place);
  root.render(element);
  shown.add(() => {
    root.unmount();
    place.remove();
  });
  onTestFinished(async () => {
    for (const remove of shown) remove();
    shown.clear();
    // What was open has its step back still to do, which is not to surprise the next test.
    await expect.poll(() => JSON.stringify(history.state)).not.toContain('layers');
  });
  return { again: (next) => root.render(next) };
}
