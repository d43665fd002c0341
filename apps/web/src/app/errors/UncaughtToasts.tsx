import { useEffect } from 'react';
import type { UncaughtWatch } from './uncaught-errors.ts';
import { useErrorToast } from './useErrorToast.ts';

/** Tells the player about errors nobody caught, among the app's other toasts. Draws nothing itself. */
export function UncaughtToasts({ watch }: { readonly watch: UncaughtWatch }) {
  const tell = useErrorToast();
  useEffect(() => watch.subscribe(tell), [watch, tell]);
  return null;
}
