export { LiveCountBoard } from './LiveCountBoard.tsx';
export type { LiveCountBoardProps } from './LiveCountBoard.tsx';
