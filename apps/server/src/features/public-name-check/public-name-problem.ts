import { nameProblem, type NameProblem } from '@touchline/domain';
import { isRude } from './is-rude.ts';

/**
 * Why a name may not be shown to other players; null when it may: nobody can be reached by it, nobody need be ashamed of
 * it, and it is nobody else's.
 */
export function publicNameProblem(name: string): NameProblem | null {
  return nameProblem(name, isRude);
}
