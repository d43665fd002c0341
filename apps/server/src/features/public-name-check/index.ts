export { publicNameProblem } from './public-name-problem.ts';
export { isRude } from './rude-words.ts';
