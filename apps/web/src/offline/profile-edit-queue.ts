import type { QueryClient } from '@tanstack/react-query';
import type { Profile } from '@touchline/contracts';
import { ApiError, type Client } from '@touchline/contracts/client';
import { profileQuery, refetchAfter } from '../api/index.ts';
import type { Waiting } from './waiting-reason-text.ts';
import type { QueueKind, QueueState } from './queue/queue-types.ts';
import type { Queue } from './queue/offline-queue.ts';

/** What a player edits of their profile; what is left out stays as it is. */
export type ProfileEdit = Partial<
  Pick<Profile, 'display_name' | 'name' | 'team_name' | 'favorite_player' | 'country' | 'club' | 'age' | 'favorite_foot' | 'favorite_foot_chosen' | 'avatar' | 'hidden'>
>;

/** What the server answered to an edit. */
export interface SavedEdit {
  /** Ids of the achievements that it earned. */
  readonly achievements: readonly string[];
}

export interface ProfileEditsState {
  /** What the server has yet to hear. */
  readonly waiting: ProfileEdit | null;
  /** Why, as far as is known. */
  readonly why: Waiting | null;
  /** What it said no to, with the code and its words for the player. */
  readonly refused: { readonly edit: ProfileEdit; readonly code: string; readonly message: string } | null;
}

type EditKind = QueueKind<ProfileEdit, SavedEdit>;
export type ProfileEdits = ReturnType<typeof profileEdits>;

/** The kind of these entries, and the key of the one that a player can have. */
export const editKindName = 'profile-edit';
export const editKey = 'profile';

/** A profile as it will be once an edit has reached the server. */
export function withEdit(profile: Profile, edit: ProfileEdit | null): Profile {
  if (edit === null) return profile;
  const chosen = edit.hidden !== undefined && edit.hidden !== profile.hidden ? { hidden_chosen: edit.hidden } : {};
  return { ...profile, ...edit, ...chosen };
}

/** A player's edits of their profile: all that waits is one edit, and the last one wins, field by field. */
export function editKind(playerId: string, send: EditKind['send'], onSentElsewhere: () => void = () => undefined): EditKind {
  return {
    name: editKindName,
    playerId,
    isPayload: (stored): stored is ProfileEdit => typeof stored === 'object' && stored !== null && !Array.isArray(stored),
    send,
    // The route's ten seconds, and the token's.
    timeLimitMs: 20_000,
    merge: (earlier, later) => ({ ...earlier, ...later }),
    // That tab has told of what it earned; sent again, it could undo what was typed after it.
    answerOfAnotherTab: { achievements: [] },
    onSentElsewhere,
  };
}

/** Sends an edit; once it is saved, everything that shows it shows the new. */
export function editSender(api: Client, queries: QueryClient): EditKind['send'] {
  return async (edit, { signal }) => {
    // As a mutation, so that the app hears of a refused sign-in here as everywhere.
    const { data, achievements } = await queries
      .getMutationCache()
      .build(queries, {
        mutationFn: () => api.call('updateProfile', { body: edit }, { keepalive: true, signal }),
      })
      .execute(undefined);
    // A reading that is under way would bring back the old.
    await queries.cancelQueries({ queryKey: profileQuery(api).queryKey });
    queries.setQueryData(profileQuery(api).queryKey, data);
    void refetchAfter(queries, 'profile');
    return { achievements };
  };
}

/** What of a player's edits waits or was refused. */
export function editsState({ waiting: [entry] }: Pick<QueueState<ProfileEdit>, 'waiting'>): ProfileEditsState {
  if (entry === undefined) return { waiting: null, why: null, refused: null };
  const { payload: edit, refused, lastError, lastWords = null } = entry;
  if (refused !== null) return { waiting: null, why: null, refused: { edit, code: refused.code, message: refused.message } };
  return { waiting: edit, why: { lastError, lastWords }, refused: null };
}

/** The queue of a player's edits. */
export function profileEdits(queue: Queue<ProfileEdit, SavedEdit>) {
  return {
    ...queue,
    /**
     * Stores an edit together with what waits already, and sends it. 'kept' where the server cannot be reached.
     * Throws what the API throws where the server says no or the player has to sign in again, and where nothing could
     * be stored.
     */
    async save(edit: ProfileEdit): Promise<SavedEdit | 'kept'> {
      const outcome = await queue.save(edit, editKey);
      if (outcome !== 'kept' || queue.state().waiting[0]?.lastError !== 'signIn') return outcome;
      throw new ApiError({ status: 401, code: 'sign_in_required', message: 'Please sign in again to continue' });
    },
    /** The refused edit is with the player again. */
    async takeBack(): Promise<void> {
      if (editsState(queue.state()).refused !== null) await queue.dismiss(editKey).catch(() => undefined);
    },
  };
}
