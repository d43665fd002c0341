export { LiveCountBoard } from './LiveCountBoard.tsx';
export type { LiveCountBoardProps } from './LiveCountBoard.tsx';
export { measureLiveCount } from './measure-live-count.ts';
