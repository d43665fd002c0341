/**
 * What came of sharing: sent on by the device, copied for the player to paste, called off by the player, or refused.
 */
export type Shared = 'shared' | 'copied' | 'calledOff' | 'refused';

/** Shares words the way the device does it; where it cannot, they are copied. */
export async function shareOrCopyText(title: string, text: string): Promise<Shared> {
  if ('share' in navigator) {
    try {
      await navigator.share({ title, text });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'calledOff';
      // The device shares, but not from here: copying is left.
    }
  }
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'refused';
  }
}
