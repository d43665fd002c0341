import type { AnalysisType } from '@touchline/domain';
import { m } from '@touchline/messages';

const tips: Readonly<Record<AnalysisType, () => string>> = {
  shooting: m.analysis_tip_shooting,
  passing: m.analysis_tip_passing,
  dribbling: m.analysis_tip_dribbling,
  defending: m.analysis_tip_defending,
  goalkeeping: m.analysis_tip_goalkeeping,
  juggling: m.analysis_tip_juggling,
  turns: m.analysis_tip_turns,
  heading: m.analysis_tip_heading,
  crossAndFinish: m.analysis_tip_crossAndFinish,
  setpiece: m.analysis_tip_setpiece,
  general: m.analysis_tip_general,
};

/** How to film a skill; a word for all of them while none is chosen (spec 002 §2). */
export function filmingTipText(type: AnalysisType | null): string {
  return type === null ? m.analysis_tip_empty() : tips[type]();
}
