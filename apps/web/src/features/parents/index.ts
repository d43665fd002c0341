export { OperatorLines } from './OperatorLines.tsx';
export { ParentsPage } from './ParentsPage.tsx';
