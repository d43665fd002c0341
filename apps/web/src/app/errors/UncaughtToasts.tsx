import { useEffect } from 'react';
import { m } from '../../i18n/index.ts';
import { useToasts } from '../../ui/toast/useToasts.ts';
import type { UncaughtWatch } from './uncaught.ts';

/** Tells the player about errors nobody caught (spec 000 §8). Draws nothing itself. */
export function UncaughtToasts({ watch }: { readonly watch: UncaughtWatch }) {
  const { error } = useToasts();
  useEffect(
    () => watch.subscribe(({ kind }) => error(kind === 'promise' ? m.app_uncaught_promise() : m.app_uncaught_script())),
    [watch, error],
  );
  return null;
}
