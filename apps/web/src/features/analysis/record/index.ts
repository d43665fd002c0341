export { closeCamera, openCamera } from './camera.ts';
export type { OpenCamera } from './camera.ts';
export { cameraProblemOf } from './camera-problem.ts';
export type { CameraProblem } from './camera-problem.ts';
export { pictureOf } from './picture-of.ts';
export { cameraProblemText } from './problem-text.ts';
