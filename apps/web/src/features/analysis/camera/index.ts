export { closeCamera, openCamera } from './open-camera.ts';
export type { OpenCamera } from './open-camera.ts';
export { cameraProblemOf } from './camera-problem.ts';
export type { CameraProblem } from './camera-problem.ts';
export { captureVideoFrame, pictureSize } from './capture-video-frame.ts';
export { cameraProblemText } from './camera-problem-text.ts';
