import { routineIn, type Routine } from '@touchline/domain';
import { useMemo, useSyncExternalStore } from 'react';
import { keepRoutine, onRoutinesChangeAnywhere, routinesText, storedRoutines } from '../../../offline/index.ts';

interface OwnRoutines {
  /** Those that can be practised here, the one that was changed last first. */
  readonly routines: readonly Routine[];
  /** False where the device takes nothing more. */
  readonly save: (routine: Routine) => boolean;
  readonly remove: (id: string) => boolean;
}

/** The player's routines, followed. */
export function useRoutines(playerId: string): OwnRoutines {
  const text = useSyncExternalStore(onRoutinesChangeAnywhere, () => routinesText(playerId));
  const routines = useMemo(
    () => (text === null ? [] : storedRoutines(playerId).flatMap(({ id, routine }) => routineIn({ ...(routine as object | null), id }) ?? [])),
    [playerId, text],
  );
  return {
    routines,
    save: ({ id, ...routine }) => keepRoutine(playerId, id, routine),
    remove: (id) => keepRoutine(playerId, id, null),
  };
}
