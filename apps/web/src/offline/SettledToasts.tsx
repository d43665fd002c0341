import { useEffect } from 'react';
import { useToasts } from '../ui/toast/useToasts.ts';
import { useOutbox, useProfileEdits } from './queues-context.ts';
import type * as SettledWords from './settled-toast-text.ts';

/**
 * Tells of what waited and was settled in the background: sessions with what they earned, and edits of the profile. Draws
 * nothing; what it says is fetched when there is something to say.
 */
export function SettledToasts() {
  const outbox = useOutbox();
  const edits = useProfileEdits();
  const toasts = useToasts();
  useEffect(
    () => outbox.onNews((news) => void whenFetched(({ tellSessions }) => tellSessions(news, toasts))),
    [outbox, toasts],
  );
  useEffect(() => edits.onNews((news) => void whenFetched(({ tellEdits }) => tellEdits(news, toasts))), [edits, toasts]);
  return null;
}

async function whenFetched(tell: (words: typeof SettledWords) => void): Promise<void> {
  try {
    tell(await import('./settled-toast-text.ts'));
  } catch {
    // What was settled shows in the numbers all the same.
    return;
  }
}
