import type { Profile } from '@touchline/contracts';
import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { withEdit } from './profile-edit.ts';
import type { ProfileEdits, ProfileEditsState } from './profile-edits.ts';

const EditsContext = createContext<ProfileEdits | null>(null);

interface ProfileEditsProviderProps {
  readonly edits: ProfileEdits;
  readonly children: ReactNode;
}

/** Gives the components below the signed-in player's edits of their profile. */
export function ProfileEditsProvider({ edits, children }: ProfileEditsProviderProps) {
  return <EditsContext value={edits}>{children}</EditsContext>;
}

/** The edits. Throws outside a `ProfileEditsProvider`. */
export function useProfileEdits(): ProfileEdits {
  const edits = use(EditsContext);
  if (edits === null) throw new Error('useProfileEdits needs a ProfileEditsProvider above');
  return edits;
}

/** What of them waits or was refused, followed. */
export function useProfileEditsState(): ProfileEditsState {
  const { subscribe, state } = useProfileEdits();
  return useSyncExternalStore(subscribe, state);
}

/** The profile as the player has edited it, whether the server knows or not. */
export function useEditedProfile(profile: Profile | undefined): Profile | undefined {
  const { waiting } = useProfileEditsState();
  return useMemo(() => (profile === undefined ? undefined : withEdit(profile, waiting)), [profile, waiting]);
}
