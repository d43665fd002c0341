/** The skills a player can have looked at: the union of both lists (spec 002 §3, settled). */
export const analysisTypes = [
  'shooting',
  'passing',
  'dribbling',
  'defending',
  'goalkeeping',
  'juggling',
  'turns',
  'heading',
  'crossAndFinish',
  'setpiece',
  'general',
] as const;
export type AnalysisType = (typeof analysisTypes)[number];
