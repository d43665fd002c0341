export { mayStandOnBoard } from './board-name.ts';
export { isRude } from './rude-words.ts';
