import type { QueryClient } from '@tanstack/react-query';
import type { Client } from '@touchline/contracts/client';
import { profileQuery, refetchAfter } from '../api/index.ts';
import { withWebLock } from './queue/browser-queue.ts';
import { atRetryOpportunities } from './retry-opportunities.ts';
import { createProfileEdits, editsName, type EditsOutside, type ProfileEdits } from './profile-edits.ts';

/** A player's edits in this browser; once one is saved, everything that shows it shows the new. */
export function browserProfileEdits(playerId: string, api: Client, queries: QueryClient): ProfileEdits {
  const send: EditsOutside['send'] = async (edit) => {
    // As a mutation, so that the app hears of a refused sign-in here as everywhere.
    const { data, achievements } = await queries
      .getMutationCache()
      .build(queries, {
        mutationFn: () => api.call('updateProfile', { body: edit }, { keepalive: true }),
      })
      .execute(undefined);
    // A reading that is under way would bring back the old.
    await queries.cancelQueries({ queryKey: profileQuery(api).queryKey });
    queries.setQueryData(profileQuery(api).queryKey, data);
    void refetchAfter(queries, 'profile');
    return { achievements };
  };
  return createProfileEdits(playerId, {
    storage: () => localStorage,
    send,
    alone: withWebLock('touchline.profile'),
    newId: () => crypto.randomUUID(),
  });
}

/**
 * Sends what waits whenever there is an opportunity, and follows what other tabs keep. `onSettledElsewhere` hears that
 * another tab has sent it. Returns what ends it.
 */
export function keepSendingEdits(playerId: string, edits: ProfileEdits, onSettledElsewhere: () => void): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key !== null && key !== editsName(playerId)) return;
    const waited = edits.state().waiting !== null;
    edits.look();
    if (waited && edits.state().waiting === null) onSettledElsewhere();
  };
  globalThis.addEventListener('storage', onStorage);
  const end = atRetryOpportunities(
    () => void edits.sendDue(),
    () => edits.state().waiting !== null,
  );
  return () => {
    globalThis.removeEventListener('storage', onStorage);
    end();
  };
}
