export { NextMatch } from './NextMatch.tsx';
