export { LiveScores } from './LiveScores.tsx';
