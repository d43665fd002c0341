/** The picture that a video shows now; null where there is none. */
export async function pictureOf(video: HTMLVideoElement): Promise<ImageBitmap | null> {
  if (video.readyState < video.HAVE_CURRENT_DATA || video.videoWidth === 0) return null;
  try {
    return await createImageBitmap(video);
  } catch {
    // The camera was let go, or turned, at this very moment.
    return null;
  }
}
