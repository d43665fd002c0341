export { DrillDiagram } from './diagram/DrillDiagram.tsx';
export { DrillPicture } from './diagram/DrillPicture.tsx';
export { drillNeedsLine, drillNeedsText, drillPreparationText } from './drill-needs-text.ts';
export { notCountedText } from './not-counted-text.ts';
export { resultUnit, resultWord, sideWord } from './side-and-result-words.ts';
export { weakerFootIn } from './weaker-foot-of-profile.ts';
