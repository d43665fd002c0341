import { findDrill, isTimeZone, sessionLimits, sides } from '@touchline/domain';
import type { Side } from '@touchline/domain';
import { draftKey, noteDrillOfThisTab, tellDraft } from '../../../offline/drill-draft-storage.ts';
import type { DrillClock } from './drill-clock.ts';

/** A session from its start to its save, as it is kept on the device so that a reload loses nothing. */
export interface PracticeDraft extends DrillClock {
  /** Made once a session; every try to save it carries this key, so that it counts once. */
  readonly key: string;
  readonly drillId: string;
  readonly side: Side;
  readonly minutes: number;
  /** The player's IANA zone. */
  readonly timeZone: string;
  /** The result of a save whose answer never came: the next try says the same. Null before. */
  readonly sentResult: number | null;
  /** What was counted elsewhere and waits in the result field; null where the player counts. */
  readonly countedResult: number | null;
  /** What stands in the result field since the player typed there; null before. */
  readonly typedResult: string | null;
  /** When the player chose to end the drill before its time (epoch milliseconds); null where it ran out. */
  readonly finishedEarlyAt: number | null;
  /** Epoch milliseconds when the timer was last looked at: a clock that says less was set back since. */
  readonly seenAt: number;
}

/** Where the one unfinished session of a player is kept. */
export interface DraftStore {
  /** Null when there is none, or none that could still count. */
  readonly read: (now: number) => PracticeDraft | null;
  readonly write: (draft: PracticeDraft) => void;
  /** Takes the draft with this key away; another tab's stays. */
  readonly clear: (key: string) => void;
  /** False when the draft with this key was kept here and is gone. */
  readonly holds: (key: string) => boolean;
  /** Calls back when another tab has changed or taken away a draft; returns what ends it. */
  readonly watch: (changed: () => void) => () => void;
}

/**
 * Drafts in local storage, under the player's id. Where storage is full or forbidden the session goes on without one:
 * it only does not survive a reload.
 */
export function localDrafts(
  playerId: string,
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
): DraftStore {
  const name = draftKey(playerId);
  const attempt = <T>(deed: () => T): T | null => {
    try {
      return deed();
    } catch {
      return null;
    }
  };
  const text = (): string | null => attempt(() => storage.getItem(name));
  const isStored = (key: string): boolean => (parse(text()) as Unchecked | null)?.key === key;
  const remove = (): void => {
    attempt(() => storage.removeItem(name));
    tellDraft();
  };
  let wasKept = false;
  return {
    read: (now) => {
      const stored = text();
      const draft = readDraft(stored, now);
      // What can never count again would only be in the way.
      if (stored !== null && draft === null) remove();
      return draft;
    },
    write: (draft) => {
      attempt(() => storage.setItem(name, JSON.stringify(draft)));
      wasKept = isStored(draft.key);
      noteDrillOfThisTab(draft.key);
      tellDraft();
    },
    clear: (key) => {
      if (isStored(key)) remove();
    },
    holds: (key) => !wasKept || isStored(key),
    watch: (changed) => {
      const onStorage = (event: StorageEvent): void => {
        if (event.key === name || event.key === null) changed();
      };
      globalThis.addEventListener('storage', onStorage);
      return () => globalThis.removeEventListener('storage', onStorage);
    },
  };
}

/** The draft in a stored text; null for anything else, and for one that ended too long ago to be taken. */
export function readDraft(text: string | null, now: number): PracticeDraft | null {
  const found = parse(text);
  if (typeof found !== 'object' || found === null) return null;
  const whole: Unchecked = { ...addedLater, ...found };
  if (!isDraft(whole)) return null;
  const { key, drillId, side, minutes, timeZone, beginsAt, endsAt, pausedAt, finishedEarlyAt, sentResult, countedResult, typedResult, seenAt } = whole;
  // A clock set back meanwhile must not give time back.
  const setBack = Math.max(0, (isWhole(seenAt) ? seenAt : 0) - now);
  const clock = {
    beginsAt: beginsAt - setBack,
    endsAt: endsAt - setBack,
    pausedAt: pausedAt === null ? null : pausedAt - setBack,
    finishedEarlyAt: finishedEarlyAt === null ? null : finishedEarlyAt - setBack,
  };
  const isTooOld = now - (clock.pausedAt ?? clock.endsAt) > sessionLimits.oldestFinishDays * 86_400_000;
  return isTooOld ? null : { key, drillId, side, minutes, timeZone, ...clock, sentResult, countedResult, typedResult, seenAt: now };
}

/** From when a rest after the drill counts: the clock waited until the player had chosen to end it (epoch milliseconds). */
export const restBegins = ({ endsAt, finishedEarlyAt }: Pick<PracticeDraft, 'endsAt' | 'finishedEarlyAt'>): number => finishedEarlyAt ?? endsAt;

type Unchecked = { readonly [Field in keyof PracticeDraft]?: unknown };
type Check<Value> = (value: unknown) => value is Value;

/** What a draft of an older version does not have. */
const addedLater = { countedResult: null, typedResult: null, finishedEarlyAt: null };

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isWholeOrNull = (value: unknown): value is number | null => value === null || isWhole(value);

/** What may stand in each field that cannot be done without. */
const checks: { readonly [Field in Exclude<keyof PracticeDraft, 'seenAt'>]: Check<PracticeDraft[Field]> } = {
  key: isText,
  drillId: (value): value is string => isText(value) && findDrill(value) !== undefined,
  side: (value): value is Side => sides.some((side) => side === value),
  minutes: isWhole,
  timeZone: (value): value is string => isText(value) && isTimeZone(value),
  beginsAt: isWhole,
  endsAt: isWhole,
  pausedAt: isWholeOrNull,
  finishedEarlyAt: isWholeOrNull,
  sentResult: isWholeOrNull,
  countedResult: isWholeOrNull,
  typedResult: (value): value is string | null => value === null || isText(value),
};

function isDraft(found: Unchecked): found is Omit<PracticeDraft, 'seenAt'> & Pick<Unchecked, 'seenAt'> {
  return Object.entries(checks).every(([field, isSound]) => isSound(found[field as keyof PracticeDraft]));
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
