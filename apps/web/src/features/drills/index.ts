export { DrillDiagram } from './diagram/DrillDiagram.tsx';
export { DiagramDrawing } from './diagram/DiagramDrawing.tsx';
export { landscape } from './diagram/turn-to-landscape.ts';
export { movementsOf } from './diagram/diagram-keyframes.ts';
export type { Movements } from './diagram/diagram-keyframes.ts';
export { useDiagramAnimation } from './diagram/useDiagramAnimation.ts';
export { drillNeedsLine, drillNeedsText, drillPreparationText } from './drill-needs-text.ts';
export { resultWord, sideWord } from './side-and-result-words.ts';
export { weakerFootIn } from './weaker-foot-of-profile.ts';
