export { ProgressTab } from './ProgressTab.tsx';
