import type { AnalysisType } from '@touchline/domain';
import type { Leg, SubScoreName, View } from '@touchline/vision';
import { m, nounInSentence } from '@touchline/messages';

/** A skill as the choice of skills names it. */
export const skillWord: Record<AnalysisType, () => string> = {
  shooting: m.analysis_type_shooting,
  passing: m.analysis_type_passing,
  dribbling: m.analysis_type_dribbling,
  defending: m.analysis_type_defending,
  goalkeeping: m.analysis_type_goalkeeping,
  juggling: m.analysis_type_juggling,
  turns: m.analysis_type_turns,
  heading: m.analysis_type_heading,
  crossAndFinish: m.analysis_type_crossAndFinish,
  setpiece: m.analysis_type_setpiece,
  general: m.analysis_type_general,
};

/** A skill in the middle of a sentence. */
export const skillInSentence = (type: AnalysisType): string => nounInSentence(skillWord[type]());

/** The parts of the score, in the order they are shown: the name of each, and what it is of. */
export const partWords: readonly (readonly [SubScoreName, () => string, what: () => string])[] = [
  ['posture', m.results_part_posture, m.results_part_posture_what],
  ['balance', m.results_part_balance, m.results_part_balance_what],
  ['legwork', m.results_part_legwork, m.results_part_legwork_what],
  ['bodyPosition', m.results_part_bodyPosition, m.results_part_bodyPosition_what],
  ['technique', m.results_part_technique, m.results_part_technique_what],
];

export const viewWord: Record<View, () => string> = {
  side: m.results_view_side,
  oblique: m.results_view_oblique,
  front: m.results_view_front,
};

export const legWord: Record<Leg, () => string> = { left: m.results_leg_left, right: m.results_leg_right };
