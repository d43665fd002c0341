/** A clip that lies on a server, behind links that work for a while. */
export interface RemoteClip {
  /** A new link. Rejects where none is to be had. */
  readonly link: () => Promise<string>;
}

/** A clip on this device, or one by link. */
export type PlayableClip = Blob | RemoteClip;

/** Whether a clip is on this device. */
export function isHere(clip: PlayableClip): clip is Blob {
  return clip instanceof Blob;
}

/** An address that the browser's player can open, and what ends it. */
export async function addressOf(clip: PlayableClip): Promise<{ readonly url: string; readonly release: () => void }> {
  if (!isHere(clip)) return { url: await clip.link(), release: () => undefined };
  const url = URL.createObjectURL(clip);
  return { url, release: () => URL.revokeObjectURL(url) };
}

/** The whole file, downloaded where it is not here. Rejects where it cannot be. */
export async function fileOf(clip: PlayableClip, signal: AbortSignal): Promise<Blob> {
  if (isHere(clip)) return clip;
  const answer = await fetch(await clip.link(), { signal });
  if (!answer.ok) throw new Error(`The clip is not to be had: ${answer.status}`);
  return answer.blob();
}
