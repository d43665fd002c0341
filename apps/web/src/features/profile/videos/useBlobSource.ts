import { useCallback, type RefCallback } from 'react';

/** Gives a picture or a video this blob as its source, for as long as it is drawn. */
export function useBlobSource(blob: Blob): RefCallback<HTMLImageElement | HTMLVideoElement> {
  return useCallback(
    (element) => {
      if (element === null) return undefined;
      const url = URL.createObjectURL(blob);
      element.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [blob],
  );
}
