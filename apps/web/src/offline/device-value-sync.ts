import type { StoredValue } from '@touchline/contracts';
import type { Client } from '@touchline/contracts/client';
import { readLocal, writeLocal } from '../store/local-storage-value.ts';
import type { Subscribe } from '../store/emitter-and-store.ts';

/** Every 30 s, and at most 3 retries of a value that did not arrive (spec 000 §9). */
const SYNC_EVERY_MS = 30_000;
const RETRIES = 3;

type StorageKey = StoredValue['key'];

/** Something that is born on a device and belongs to its player, under one of the nine keys (spec 000 §3). */
export interface DeviceValue {
  readonly key: StorageKey;
  /** As JSON has it; null for nothing. */
  readonly read: () => unknown;
  /** Takes what another device had. It may be in any shape: what cannot be used is left out. */
  readonly take: (value: unknown) => void;
  /** Takes the part of it that must not be lost although this device has changed the value later. */
  readonly merge?: (value: unknown) => void;
  /** Hears of each change on this device. */
  readonly subscribe: Subscribe;
}

/** How far device and server agree about a key. */
interface Agreement {
  /** When the value changed that the server was last seen to have; null for none. */
  readonly seen: string | null;
  /** When it changed here since (ISO); null where the server has been told. */
  readonly changed: string | null;
}

const nameOf = (playerId: string): string => `touchline.device-values.${playerId}`;

/** Forgets how far a key was agreed on: what the server has is taken at the next visit, and nothing is told to it. */
export function forgetAgreement(playerId: string, key: StorageKey): void {
  const { [key]: _forgotten, ...others } = (readLocal(nameOf(playerId)) as Partial<Record<StorageKey, Agreement>> | null) ?? {};
  writeLocal(nameOf(playerId), others);
}

const nothingYet: Agreement = { seen: null, changed: null };

/**
 * Keeps a player's own values of this device at the server, and takes what another device has left there: at the
 * start, and when the player comes back to the page. The later change of a key wins, whole. What changed last goes out
 * with the page. Nothing is read from there as the truth about tokens, XP or ranks. Returns what ends it.
 */
export function syncDeviceValues(api: Client, playerId: string, values: readonly DeviceValue[]): () => void {
  const name = nameOf(playerId);
  const tries = new Map<StorageKey, number>();
  let taking = false;
  let hasLooked = false;

  const all = (): Partial<Record<StorageKey, Agreement>> => (readLocal(name) as Partial<Record<StorageKey, Agreement>> | null) ?? {};
  const agreementOn = (key: StorageKey): Agreement => all()[key] ?? nothingYet;
  const agree = (key: StorageKey, agreement: Agreement): void => {
    writeLocal(name, { ...all(), [key]: agreement });
  };

  function changeHere(key: StorageKey): void {
    tries.delete(key);
    agree(key, { ...agreementOn(key), changed: new Date().toISOString() });
  }

  function takeFrom(value: DeviceValue, there: StoredValue): void {
    taking = true;
    try {
      value.take(there.value);
    } finally {
      taking = false;
    }
    agree(value.key, { seen: there.updated_at, changed: null });
    // It held what cannot be used, or less than this device has.
    if (textOf(value.read()) !== textOf(there.value)) changeHere(value.key);
  }

  async function look(): Promise<void> {
    const { data } = await api.call('listStorage', { query: {} });
    hasLooked = true;
    for (const value of values) {
      const { seen, changed } = agreementOn(value.key);
      const there = data.find(({ key }) => key === value.key);
      if (there === undefined) {
        // No device has told it yet.
        if (changed === null && value.read() !== null) changeHere(value.key);
      } else if (there.updated_at === seen) continue;
      else if (changed === null || changed < there.updated_at) takeFrom(value, there);
      else value.merge?.(there.value);
    }
  }

  async function tell({ key, read }: DeviceValue, leaving: boolean): Promise<void> {
    const { changed } = agreementOn(key);
    const tried = tries.get(key) ?? 0;
    if (changed === null || tried > RETRIES) return;
    tries.set(key, tried + 1);
    const answer = await api.call('syncStorage', { body: { key, value: read(), updated_at: changed } }, { keepalive: leaving });
    tries.delete(key);
    // What changed meanwhile goes out with the next round.
    if (agreementOn(key).changed !== changed) return;
    agree(key, { seen: answer.kept ? answer.updated_at : null, changed: null });
    if (!answer.kept) await look();
  }

  async function round(): Promise<void> {
    // What another device has left comes first: a new device is not to put its beginnings in the place of it.
    const mayBeMerged = values.some(({ key, merge }) => merge !== undefined && agreementOn(key).changed !== null);
    if (!hasLooked || mayBeMerged) await look();
    for (const value of values) await tell(value, false);
  }

  /** Where it does not get through the next round tries again. */
  const inBackground = (work: Promise<void>): void => void work.catch(() => undefined);
  const stopped = new AbortController();
  const { signal } = stopped;
  const onLeave = (): void => {
    if (hasLooked) for (const value of values) inBackground(tell(value, true));
  };
  globalThis.addEventListener('pagehide', onLeave, { signal });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && inBackground(look()), { signal });
  const stops = values.map(({ key, subscribe }) =>
    subscribe(() => {
      if (!taking) changeHere(key);
    }),
  );
  const timer = setInterval(() => inBackground(round()), SYNC_EVERY_MS);
  inBackground(look());
  return () => {
    stopped.abort();
    clearInterval(timer);
    for (const stop of stops) stop();
  };
}

/** JSON with its names in order: the database has an order of its own. */
function textOf(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
