export { DrillDiagram } from './diagram/DrillDiagram.tsx';
export { Drawing } from './diagram/Drawing.tsx';
export { landscape } from './diagram/turn-to-landscape.ts';
export { movementsOf } from './diagram/round-keyframes.ts';
export type { Movements } from './diagram/round-keyframes.ts';
export { useRound } from './diagram/useRound.ts';
export { drillNeedsText, drillPreparationText } from './drill-needs-text.ts';
export { resultWord, sideWord } from './side-and-result-words.ts';
export { weakerFootIn } from './weaker-foot-of-profile.ts';
