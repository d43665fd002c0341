import type { Profile } from '@touchline/contracts';
import { createContext, use, useMemo, useSyncExternalStore } from 'react';
import type { Outbox } from './practice-session-queue.ts';
import { editsState, withEdit, type ProfileEdits, type ProfileEditsState } from './profile-edit-queue.ts';

interface Queues {
  readonly outbox?: Outbox;
  readonly edits?: ProfileEdits;
}

/** The queues of the signed-in player. */
export const QueuesContext = createContext<Queues>({});

/** The player's finished sessions on their way to the server. Throws where nobody gives them. */
export function useOutbox(): Outbox {
  const { outbox } = use(QueuesContext);
  if (outbox === undefined) throw new Error('useOutbox needs an outbox in the QueuesContext above');
  return outbox;
}

/** What waits in it, followed. */
export function useOutboxState(): ReturnType<Outbox['state']> {
  const { subscribe, state } = useOutbox();
  return useSyncExternalStore(subscribe, state);
}

/** Whether a session waits in it to be sent, refused by nobody: followed by its key alone. */
export function useIsInOutbox(key: string | undefined): boolean {
  const { subscribe, state } = useOutbox();
  return useSyncExternalStore(subscribe, () => key !== undefined && state().waiting.some((one) => one.key === key && one.refused === null));
}

/** The player's edits of their profile. Throws where nobody gives them. */
export function useProfileEdits(): ProfileEdits {
  const { edits } = use(QueuesContext);
  if (edits === undefined) throw new Error('useProfileEdits needs edits in the QueuesContext above');
  return edits;
}

/** What of them waits or was refused, followed. */
export function useProfileEditsState(): ProfileEditsState {
  const { subscribe, state } = useProfileEdits();
  const { waiting } = useSyncExternalStore(subscribe, state);
  return useMemo(() => editsState({ waiting }), [waiting]);
}

/** The profile as the player has edited it, whether the server knows or not. */
export function useEditedProfile(profile: Profile | undefined): Profile | undefined {
  const { waiting } = useProfileEditsState();
  return useMemo(() => (profile === undefined ? undefined : withEdit(profile, waiting)), [profile, waiting]);
}
