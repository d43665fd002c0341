export { DrillDiagram } from './diagram/DrillDiagram.tsx';
export { Drawing } from './diagram/Drawing.tsx';
export { landscape } from './diagram/landscape.ts';
export { movementsOf } from './diagram/motion.ts';
export type { Movements } from './diagram/motion.ts';
export { useRound } from './diagram/useRound.ts';
export { drillNeedsText, drillPreparationText } from './drill-needs-text.ts';
export { resultWord, sideWord } from './labels.ts';
