import { useEffect } from 'react';
import { m } from '@touchline/messages';
import { settings } from '../../settings/settings.ts';
import { useToasts } from '../../ui/toast/useToasts.ts';
import type { UncaughtWatch } from './uncaught.ts';

/** Tells the player about errors nobody caught (spec 000 §8); in debug mode with the error's own words. Draws nothing itself. */
export function UncaughtToasts({ watch }: { readonly watch: UncaughtWatch }) {
  const { error } = useToasts();
  useEffect(
    () =>
      watch.subscribe(({ kind, message }) => {
        const text = kind === 'promise' ? m.app_uncaught_promise() : m.app_uncaught_script();
        error(settings().debugMode ? { title: text, text: message } : text);
      }),
    [watch, error],
  );
  return null;
}
