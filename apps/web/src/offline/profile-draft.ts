import { createEmitter } from '../store/emitter-and-store.ts';

/** What a player has typed into their profile and not saved yet, by field; it outlives the page. */
export type ProfileDraft = Readonly<Record<string, string>>;

type LocalStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const changes = createEmitter();

/** Hears of each change of a draft; returns what ends it. */
export const onDraftChange = changes.subscribe;

const nameOf = (playerId: string): string => `touchline.profile-draft.${playerId}`;

/** The draft; empty where nothing was typed, or nothing can be kept. */
export function readDraft(playerId: string, storage: () => LocalStorage = () => localStorage): ProfileDraft {
  try {
    const found: unknown = JSON.parse(storage().getItem(nameOf(playerId)) ?? 'null');
    if (typeof found !== 'object' || found === null) return {};
    return Object.fromEntries(
      Object.entries(found).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}

/** Keeps a draft, or nothing in the place of an empty one. */
export function keepDraft(
  playerId: string,
  draft: ProfileDraft,
  storage: () => LocalStorage = () => localStorage,
): void {
  try {
    const name = nameOf(playerId);
    const text = Object.keys(draft).length === 0 ? null : JSON.stringify(draft);
    if (storage().getItem(name) === text) return;
    if (text === null) storage().removeItem(name);
    else storage().setItem(name, text);
  } catch {
    // Storage is full or forbidden: what was typed then lasts as long as the form.
    return;
  }
  changes.emit();
}
