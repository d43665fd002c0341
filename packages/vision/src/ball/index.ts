export { findBall } from './find-ball-in-clip.ts';
export type { TimedPicture } from './find-ball-in-clip.ts';
export type { BallPlace } from './ball-track.ts';
export { greyOf } from './grey-picture.ts';
export type { GreyPicture } from './grey-picture.ts';
export { liveBallSearch } from './live-ball-search.ts';
export type { LiveBallSearch } from './live-ball-search.ts';
