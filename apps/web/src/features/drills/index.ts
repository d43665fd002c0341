export { DrillDiagram } from './diagram/DrillDiagram.tsx';
export { SmallDrillDiagram } from './diagram/SmallDrillDiagram.tsx';
export { drillNeedsLine, drillNeedsText, drillPreparationText } from './drill-needs-text.ts';
export { notCountedText } from './not-counted-text.ts';
export { resultUnit, resultWord, sideWord } from './side-and-result-words.ts';
export { weakerFootIn } from './weaker-foot-of-profile.ts';
