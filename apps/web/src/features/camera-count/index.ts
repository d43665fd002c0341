export { CameraCountBoard } from './CameraCountBoard.tsx';
export type { CameraCountBoardProps } from './CameraCountBoard.tsx';
export { measureCameraCount } from './measure-camera-count.ts';
