import type { ReadableFrame } from './frame-pixels.ts';

/** A frame of the camera as one that can be opened. It is upright: those that are turned are not taken (`captureVideoFrame`). */
export function cameraFrame(frame: VideoFrame): ReadableFrame {
  const { displayWidth, displayHeight, visibleRect } = frame;
  if (visibleRect === null) throw new Error('the frame of the camera is closed');
  return {
    timestamp: frame.timestamp / 1_000_000,
    visibleRect,
    rotation: 0,
    flip: false,
    displayWidth,
    displayHeight,
    allocationSize: (options) => frame.allocationSize(options),
    copyTo: (into, options) => frame.copyTo(into, options),
    draw: (context, ...place) => context.drawImage(frame, ...place),
    close: () => frame.close(),
  };
}
