import type { LivePicture } from '../engine/index.ts';

/**
 * The picture that a video shows now; null where there is none. A frame whose pixels can be copied, where the browser has
 * such: of pictures that are drawn Chromium keeps hundreds of megabytes (docs/vision.md).
 */
export async function captureVideoFrame(video: HTMLVideoElement): Promise<LivePicture | null> {
  if (video.readyState < video.HAVE_CURRENT_DATA || video.videoWidth === 0) return null;
  try {
    return frameOf(video) ?? (await createImageBitmap(video));
  } catch {
    // The camera was let go, or turned, at this very moment.
    return null;
  }
}

/** Null where the browser has no frames, or none whose pixels are given as red, green and blue, upright, as they are seen. */
function frameOf(video: HTMLVideoElement): VideoFrame | null {
  if (!('VideoFrame' in globalThis)) return null;
  let frame: VideoFrame & { readonly rotation?: number; readonly flip?: boolean };
  try {
    frame = new VideoFrame(video);
  } catch {
    return null;
  }
  if (isCopied(frame) && (frame.rotation ?? 0) === 0 && frame.flip !== true) return frame;
  frame.close();
  return null;
}

function isCopied(frame: VideoFrame): boolean {
  const { width, height } = frame.visibleRect ?? { width: 0, height: 0 };
  try {
    // A browser that does not know the format tells the size of the one that the frame is in.
    return frame.allocationSize({ format: 'RGBA' }) === 4 * width * height;
  } catch {
    return false;
  }
}

/** Its size as a person sees it. */
export function pictureSize(picture: LivePicture): { readonly width: number; readonly height: number } {
  if ('displayWidth' in picture) return { width: picture.displayWidth, height: picture.displayHeight };
  return { width: picture.width, height: picture.height };
}
