export { NextMatchPart as NextMatch } from './NextMatchPart.tsx';
