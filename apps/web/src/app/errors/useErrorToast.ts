import { useCallback } from 'react';
import { m } from '@touchline/messages';
import { settings } from '../../settings/device-settings.ts';
import { useToasts } from '../../ui/toast/useToasts.ts';
import type { Uncaught } from './error-log.ts';

/** Says an error nobody caught to the player (spec 000 §8); in debug mode with the error's own words. */
export function useErrorToast(): (error: Uncaught) => void {
  const { error: say } = useToasts();
  return useCallback(
    ({ kind, message }) => {
      const text = kind === 'promise' ? m.app_uncaught_promise() : m.app_uncaught_script();
      say(settings().debugMode ? { title: text, text: message } : text);
    },
    [say],
  );
}
