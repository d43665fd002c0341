export { DrillDiagram } from './diagram/DrillDiagram.tsx';
export { DrillPicture } from './diagram/DrillPicture.tsx';
export { resultWord, sideWord } from './labels.ts';
