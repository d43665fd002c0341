export { publicNameProblem } from './public-name-problem.ts';
export { isRude } from './is-rude.ts';
