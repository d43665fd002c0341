import type { FromVideo, ToVideo } from '../worker-messages.ts';
import type { OpenedSource } from './clip-source-types.ts';
import { openVideo, type PlayedClip } from './video-element-decoder.ts';
import { videoSource } from './seeking-video-source.ts';

/** The page's side: plays for a worker what the worker cannot decode. The player is gone when the port is closed. */
export function serveVideo(port: MessagePort): () => void {
  let clip: PlayedClip | null = null;
  const answer = async (asked: ToVideo): Promise<FromVideo> => {
    if (asked.kind === 'picture') return { kind: 'picture', picture: (await clip?.pictureAt(asked.time)) ?? null };
    const opened = await openVideo(asked.clip);
    if (!opened.ok) return { kind: 'failed', failure: opened.failure };
    clip = opened.clip;
    return { kind: 'opened', shape: clip.shape };
  };
  const reply = async (asked: ToVideo): Promise<void> => {
    const said = await answer(asked);
    port.postMessage(said, said.kind === 'picture' && said.picture !== null ? [said.picture] : []);
  };
  port.addEventListener('message', ({ data }: MessageEvent<ToVideo>) => void reply(data));
  port.start();
  return () => {
    port.close();
    clip?.close();
  };
}

/** The worker's side: a clip that the page's `<video>` decodes. */
export async function openThroughPage(clip: Blob, port: MessagePort): Promise<OpenedSource> {
  const ask = (question: ToVideo): Promise<FromVideo> =>
    new Promise((resolve) => {
      port.addEventListener('message', ({ data }: MessageEvent<FromVideo>) => resolve(data), { once: true });
      port.start();
      port.postMessage(question);
    });
  const opened = await ask({ kind: 'open', clip });
  if (opened.kind !== 'opened') return { ok: false, failure: opened.kind === 'failed' ? opened.failure : 'unreadable' };
  const pictureAt = async (time: number): Promise<ImageBitmap | null> => {
    const said = await ask({ kind: 'picture', time });
    return said.kind === 'picture' ? said.picture : null;
  };
  return { ok: true, source: videoSource(opened.shape, pictureAt, () => undefined) };
}
