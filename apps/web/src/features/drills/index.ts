export { DrillDiagram } from './diagram/DrillDiagram.tsx';
export { resultWord, sideWord } from './words.ts';
