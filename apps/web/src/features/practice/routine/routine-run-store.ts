import { createEmitter } from '../../../store/emitter-and-store.ts';
import { beginRun, currentStep, runIn, withAnswer, withFinished, withSkipped, type FinishedStep, type RoutineRun } from './routine-run.ts';
import type { Routine } from '@touchline/domain';
import type { SavedSession } from '../../../offline/index.ts';

/** The one routine that a player has under way on this device. */
export interface RunStore {
  /** Null where there is none. The same object as long as nothing changes. */
  readonly read: () => RoutineRun | null;
  readonly begin: (routine: Routine) => void;
  /** The session of this drill is with the queue: a reload must not ask for the drill again. */
  readonly sending: (step: FinishedStep) => void;
  /** It was not saved after all: the player has it again. */
  readonly returned: (key: string) => void;
  /** It is saved, or waits in the queue; practised until `endedAt` (epoch milliseconds), when its rest began. */
  readonly finished: (step: FinishedStep, endedAt: number) => void;
  /** The player leaves out the drill of this session, in the middle of it or before. */
  readonly skip: (key: string, isPractising: boolean) => void;
  /** The server has answered to one of its sessions. */
  readonly answered: (key: string, saved: SavedSession) => void;
  /** A page comes to it: a drill that was being saved as the last one went is finished. */
  readonly settle: (isStored: (key: string) => boolean) => void;
  /** The player ends it here: what is finished is all of it. */
  readonly stop: () => void;
  /** It is gone, and with it what it brought is shown no more. */
  readonly end: () => void;
  /** Whether the drill of this session was finished, or skipped, on this page. */
  readonly finishedHere: (key: string | undefined) => boolean;
  /** Hears of each change in any tab; returns what ends it. */
  readonly subscribe: (changed: () => void) => () => void;
}

interface Outside {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** A new UUID. */
  readonly newKey: () => string;
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

const changes = createEmitter();

/** The routine under way of this device's own storage and clock. */
export function deviceRun(playerId: string, now: () => number = () => Date.now()): RunStore {
  return localRun(playerId, { now, newKey: () => crypto.randomUUID(), storage: () => localStorage });
}

/** What the server has answered while the player was elsewhere in the app, for the summary that is seen later. */
export function tellRun(playerId: string, arrived: readonly { readonly key: string; readonly answer: SavedSession }[], now?: () => number): void {
  const runs = deviceRun(playerId, now);
  for (const { key, answer } of arrived) runs.answered(key, answer);
}

/**
 * The routine under way, in local storage under the player's id. Where storage is full or forbidden it goes on without:
 * it only does not survive a reload.
 */
export function localRun(playerId: string, { now, newKey, storage }: Outside): RunStore {
  const name = `touchline.routine-run.${playerId}`;
  let known: { readonly text: string | null; readonly run: RoutineRun | null } = { text: null, run: null };
  let isStorable = true;
  const finishedHere = new Set<string>();

  function text(): string | null {
    try {
      return storage().getItem(name);
    } catch {
      return null;
    }
  }

  function read(): RoutineRun | null {
    if (!isStorable) return known.run;
    const found = text();
    if (found !== known.text) known = { text: found, run: runIn(found, now()) };
    return known.run;
  }

  function write(run: RoutineRun | null): void {
    if (run === read() && run !== null) return;
    const next = run === null ? null : JSON.stringify(run);
    try {
      if (next === null) storage().removeItem(name);
      else storage().setItem(name, next);
      isStorable = true;
    } catch {
      isStorable = false;
    }
    known = { text: next, run };
    changes.emit();
  }

  function change(to: (run: RoutineRun) => RoutineRun): void {
    const run = read();
    if (run !== null) write(to(run));
  }

  return {
    read,
    begin: (routine) => write(beginRun(routine, newKey, now())),
    sending: (step) => change((run) => (currentStep(run)?.key === step.key ? { ...run, sending: step } : run)),
    returned: (key) => change((run) => (run.sending?.key === key ? { ...run, sending: null } : run)),
    finished(step, endedAt) {
      finishedHere.add(step.key);
      change((run) => withFinished(run, step, now(), endedAt));
    },
    skip(key, isPractising) {
      finishedHere.add(key);
      change((run) => withSkipped(run, key, isPractising, now()));
    },
    answered: (key, saved) => change((run) => withAnswer(run, key, saved)),
    settle: (isStored) =>
      change((run) => (run.sending === null || isStored(run.sending.key) ? run : withFinished({ ...run, sending: null }, run.sending, now()))),
    stop: () => change((run) => ({ ...run, isStopped: true })),
    finishedHere: (key) => key !== undefined && finishedHere.has(key),
    end: () => {
      if (read() !== null || text() !== null) write(null);
    },
    subscribe(changed) {
      const leave = changes.subscribe(changed);
      globalThis.addEventListener('storage', changed);
      return () => {
        leave();
        globalThis.removeEventListener('storage', changed);
      };
    },
  };
}
