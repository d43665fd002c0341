export { publicNameProblem } from './public-name.ts';
export { isRude } from './rude-words.ts';
