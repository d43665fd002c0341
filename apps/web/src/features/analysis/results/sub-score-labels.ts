import type { SubScoreName } from '@touchline/vision';
import { m } from '@touchline/messages';

/** The parts of the score, in the order they are shown: the name of each, and what it is of. */
export const subScoreLabels: readonly (readonly [SubScoreName, () => string, what: () => string])[] = [
  ['posture', m.results_part_posture, m.results_part_posture_what],
  ['balance', m.results_part_balance, m.results_part_balance_what],
  ['legwork', m.results_part_legwork, m.results_part_legwork_what],
  ['bodyPosition', m.results_part_bodyPosition, m.results_part_bodyPosition_what],
  ['technique', m.results_part_technique, m.results_part_technique_what],
];
