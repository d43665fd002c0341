export { TouchCountBoard } from './TouchCountBoard.tsx';
export type { TouchCountBoardProps } from './TouchCountBoard.tsx';
export { measureTouchCount } from './measure-touch-count.ts';
