/** A part of the app that is fetched when it is needed did not come. */
export class PartUnreachable extends Error {
  override readonly name = 'PartUnreachable';
}

/** Fetches a part. Throws `PartUnreachable`: no connection, or a new version has taken the old one's place. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    throw new PartUnreachable('A part of the app could not be fetched', { cause: error });
  }
}

/** Fetches a part before it is needed. Where that fails, the moment of need tries again and tells. */
export function prefetch(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}

/** Runs when the browser has nothing better to do, after 4 s at the latest; returns what calls it off. */
export function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    // Safari has no idle callback: a moment after the first drawing will do.
    const timer = setTimeout(task, 500);
    return () => clearTimeout(timer);
  }
  const ticket = requestIdleCallback(task, { timeout: 4_000 });
  return () => cancelIdleCallback(ticket);
}
