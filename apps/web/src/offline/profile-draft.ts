/** What a player has typed into their profile and not saved yet, by field; it outlives the page. */
export type ProfileDraft = Readonly<Record<string, string>>;

type LocalStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

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
    if (Object.keys(draft).length === 0) storage().removeItem(nameOf(playerId));
    else storage().setItem(nameOf(playerId), JSON.stringify(draft));
  } catch {
    // Storage is full or forbidden: what was typed then lasts as long as the form.
    return;
  }
}
