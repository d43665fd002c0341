export { closeCamera, openCamera } from './camera.ts';
export type { OpenCamera } from './camera.ts';
export { cameraProblemOf } from './camera-problem.ts';
export type { CameraProblem } from './camera-problem.ts';
export { pictureOf } from './video-picture.ts';
export { cameraProblemText } from './camera-problem-text.ts';
