export { JugglingGame } from './JugglingGame.tsx';
export type { JugglingGameProps } from './JugglingGame.tsx';
