export { Matches } from './Matches.tsx';
export { useOpenMatch } from './useOpenMatch.ts';
