import { hasContactDetails } from '@touchline/domain';
import { isRude } from './rude-words.ts';

/** Whether a name may be shown to other players: nobody can be reached by it, and nobody need be ashamed of it. */
export function mayStandOnBoard(name: string): boolean {
  return !hasContactDetails(name) && !isRude(name);
}
