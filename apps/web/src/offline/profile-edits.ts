import type { ProfileEdit } from './profile-edit.ts';
import { sendFailure } from './send-failure.ts';
import { createEmitter } from '../store/store.ts';

/** What the server answered to an edit. */
export interface SavedEdit {
  /** Ids of the achievements that it earned. */
  readonly achievements: readonly string[];
}

export interface ProfileEditsState {
  /** What the server has yet to hear. */
  readonly waiting: ProfileEdit | null;
  /** What it said no to, and its words for the player. */
  readonly refused: { readonly edit: ProfileEdit; readonly message: string } | null;
}

/** What became of an edit while nobody waited for it on screen. */
export type EditNews = { readonly saved: SavedEdit } | { readonly refused: string };

/** A player's edits of their profile on the way to the server: the last one wins, and it arrives once. */
export interface ProfileEdits {
  readonly state: () => ProfileEditsState;
  /** Calls back after each change; returns what ends it. */
  readonly subscribe: (changed: () => void) => () => void;
  /** Hears of edits that were settled in the background; returns what ends it. */
  readonly onNews: (hear: (news: EditNews) => void) => () => void;
  /**
   * Keeps an edit together with what waits already, and sends it. 'kept' where the server cannot be reached.
   * Throws what the API throws where the server says no, and where nothing could be kept.
   */
  readonly save: (edit: ProfileEdit) => Promise<SavedEdit | 'kept'>;
  /** Sends what waits. */
  readonly sendDue: () => Promise<void>;
  /** Looks at what is kept: another tab has changed it. */
  readonly look: () => void;
  /** The refused edit is with the player again. */
  readonly takeBack: () => void;
}

/** What the edits need around them. */
export interface EditsOutside {
  /** Throws where storage is forbidden. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Throws what the API throws. */
  readonly send: (edit: ProfileEdit) => Promise<SavedEdit>;
  /** Runs a task while no other tab runs one. */
  readonly alone: (task: () => Promise<void>) => Promise<void>;
  readonly newId: () => string;
}

interface Kept {
  /** Another one for each edit, so that an answer does not take away what was typed after it was asked for. */
  readonly id: string;
  readonly edit: ProfileEdit;
  /** The server's no to it, in its words. */
  readonly refused: string | null;
}

/** The name under which a player's edit lies on the device. */
export function editsName(playerId: string): string {
  return `touchline.profile-edit.${playerId}`;
}

/** One player's edits. They lie in local storage, so that they outlive the page. */
export function createProfileEdits(playerId: string, outside: EditsOutside): ProfileEdits {
  const name = editsName(playerId);
  const changes = createEmitter();
  const news = createEmitter<EditNews>();
  let state: ProfileEditsState = stateOf(read());

  function read(): Kept | null {
    try {
      const found = JSON.parse(outside.storage().getItem(name) ?? 'null') as Kept | null;
      return typeof found?.id === 'string' && typeof found.edit === 'object' ? found : null;
    } catch {
      return null;
    }
  }

  /** False where the device keeps nothing. */
  function write(kept: Kept | null): boolean {
    try {
      if (kept === null) outside.storage().removeItem(name);
      else outside.storage().setItem(name, JSON.stringify(kept));
    } catch {
      return false;
    }
    look();
    return true;
  }

  function look(): void {
    const next = stateOf(read());
    if (JSON.stringify(next) === JSON.stringify(state)) return;
    state = next;
    changes.emit();
  }

  /** Sends an edit and puts down what came of it, unless a later one lies there by then. Throws what the API throws. */
  async function deliver(sent: Kept): Promise<SavedEdit> {
    const settle = (kept: Kept | null): void => {
      if (read()?.id === sent.id) write(kept);
    };
    try {
      const saved = await outside.send(sent.edit);
      settle(null);
      return saved;
    } catch (error) {
      const { refused } = sendFailure(error, 1);
      if (refused !== null) settle({ ...sent, refused: refused.message });
      throw error;
    }
  }

  return {
    state: () => state,
    subscribe: changes.subscribe,
    onNews: news.subscribe,
    async save(edit) {
      const sent: Kept = { id: outside.newId(), edit: { ...read()?.edit, ...edit }, refused: null };
      const isKept = write(sent);
      let saved: SavedEdit | undefined;
      try {
        await outside.alone(async () => {
          saved = await deliver(sent);
        });
      } catch (error) {
        if (isKept && waitsForBetter(error)) return 'kept';
        throw error;
      }
      return saved ?? 'kept';
    },
    async sendDue() {
      if (read() === null) return;
      await outside.alone(async () => {
        const due = read();
        if (due === null || due.refused !== null) return;
        try {
          const saved = await deliver(due);
          news.emit({ saved });
        } catch (error) {
          const { refused } = sendFailure(error, 1);
          if (refused !== null) news.emit({ refused: refused.message });
        }
      });
    },
    look,
    takeBack() {
      if (read()?.refused !== null) write(null);
    },
  };
}

/** Whether a later try may bring what this one did not; a player who has to sign in again is told. */
function waitsForBetter(error: unknown): boolean {
  const failure = sendFailure(error, 1);
  return failure.refused === null && failure.reason !== 'signIn';
}

function stateOf(kept: Kept | null): ProfileEditsState {
  if (kept === null) return { waiting: null, refused: null };
  const { edit, refused } = kept;
  return refused === null ? { waiting: edit, refused: null } : { waiting: null, refused: { edit, message: refused } };
}
