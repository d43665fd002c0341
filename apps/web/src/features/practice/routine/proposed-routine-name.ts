import { m } from '@touchline/messages';

/** A name for a new routine that none of the player's routines has yet. */
export function proposedRoutineName(taken: readonly string[]): string {
  const names = new Set(taken);
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? m.routine_name_proposed() : m.routine_name_proposed_number({ number });
    if (!names.has(name)) return name;
  }
}
