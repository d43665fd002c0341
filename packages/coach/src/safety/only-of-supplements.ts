import { plain } from '../text/undo-disguised-spelling.ts';
import { checkByRule } from './check-by-rule.ts';

/** Creatine and what is sold beside it: no drug, and nothing a young player needs. */
const SUPPLEMENTS = /\b(?:(?:and|or|und|oder|y|o|et|ou|e) )?(?:pre[ -]?workouts?|[ck]reatin\w*)\b/g;

/** True where supplements are all that makes a refused message one of drugs: with any other sign of drugs it stays that. */
export function isOnlyOfSupplements(message: string): boolean {
  const text = plain(message);
  const without = text.replace(SUPPLEMENTS, ' ');
  return without !== text && checkByRule(without).action === 'allow';
}
