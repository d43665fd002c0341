export { DrillDiagram } from './diagram/DrillDiagram.tsx';
export { resultWord, sideWord } from './labels.ts';
