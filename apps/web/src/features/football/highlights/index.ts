export { Highlights } from './Highlights.tsx';
