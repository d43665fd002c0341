/** What became of sharing: the device's own sheet took it, the link was copied, the player changed their mind, or neither works. */
export type Shared = 'shared' | 'copied' | 'cancelled' | 'failed';

interface Sharing {
  readonly share?: (what: ShareData) => Promise<void>;
  readonly copy: (text: string) => Promise<void>;
}

/** Shares by the browser's own sheet, else copies the link (spec 001 §7). Never throws. */
export async function share(what: Required<Pick<ShareData, 'title' | 'text' | 'url'>>, by: Sharing): Promise<Shared> {
  if (by.share !== undefined) {
    try {
      await by.share(what);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
      // Some browsers have the sheet and refuse to open it: the link can still be copied.
    }
  }
  try {
    await by.copy(what.url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
