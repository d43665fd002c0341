import type { AnalysisType } from '@touchline/domain';
import type { Leg, View } from '@touchline/vision';
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

export const viewWord: Record<View, () => string> = {
  side: m.results_view_side,
  oblique: m.results_view_oblique,
  front: m.results_view_front,
};

export const legWord: Record<Leg, () => string> = { left: m.results_leg_left, right: m.results_leg_right };
