import type { BegunNotes } from './begun-analysis-ids.ts';

interface MeasuringOutside {
  /** Which analyses this device is measuring for the account, beyond the life of a page. */
  readonly notes: BegunNotes;
  /** Runs a task while no other tab runs one of the same name. */
  readonly lock: (name: string, task: () => Promise<'later'>) => Promise<unknown>;
  /** Whether this device has an analysis. */
  readonly isHere: (id: string) => Promise<boolean>;
  /** Deletes what the account has of an analysis that is not to be. */
  readonly callOff: (id: string) => Promise<void>;
}

/** Analyses that have a place in the account and that a page is still measuring. */
export interface Measuring {
  /** Notes that this page measures an analysis. Other tabs leave it alone until that is over, or the page has ended. */
  readonly begin: (id: string) => Promise<void>;
  readonly end: (id: string) => void;
  /** Calls off those that are noted and that this device does not have: their page ended before they were measured. */
  readonly callOffLeft: () => void;
}

const nothing = (): void => undefined;
const lockOf = (id: string): string => `touchline.measuring.${id}`;

/** Follows which analyses are being measured, over all pages of this browser. */
export function createMeasuring({ notes, lock, isHere, callOff }: MeasuringOutside): Measuring {
  /** Those that this page is measuring, or calls off, each with what tells other tabs that this is over. */
  const here = new Map<string, () => void>();

  function end(id: string): void {
    here.get(id)?.();
    here.delete(id);
  }

  async function callOffUnmeasured(id: string): Promise<void> {
    here.set(id, nothing);
    const task = async (): Promise<'later'> => {
      // The tab that measured it is done, or there is none any more.
      if (!notes.all().includes(id)) return 'later';
      if (await isHere(id)) notes.remove(id);
      else await callOff(id);
      return 'later';
    };
    await lock(lockOf(id), task).catch(nothing);
    end(id);
  }

  return {
    begin(id) {
      const noted = Promise.withResolvers<void>();
      const over = Promise.withResolvers<void>();
      here.set(id, over.resolve);
      const held = lock(lockOf(id), async () => {
        notes.add(id);
        noted.resolve();
        await over.promise;
        return 'later';
      });
      void held.catch(nothing).finally(noted.resolve);
      return noted.promise;
    },
    end,
    callOffLeft() {
      for (const id of notes.all()) if (!here.has(id)) void callOffUnmeasured(id);
    },
  };
}
