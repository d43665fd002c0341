import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import '../base.css';

/** Draws a component on the test's page and takes it away when the test is over. */
export function show(element: ReactNode): { again: (element: ReactNode) => void } {
  const place = document.body.appendChild(document.createElement('div'));
  const root: Root = createRoot(place);
  root.render(element);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  return { again: (next) => root.render(next) };
}
