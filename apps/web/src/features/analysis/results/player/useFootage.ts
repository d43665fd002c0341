import type { ClipShape } from '@touchline/vision';
import { useEffect, useRef, useState } from 'react';
import type { Footage, FootageNews } from './footage-types.ts';
import { addressOf, fileOf, isHere, type PlayableClip } from './local-or-remote-clip.ts';
import { stillsFootage } from './stills-footage.ts';
import { videoFootage } from './video-element-footage.ts';

/**
 * How far the clip is: being opened (with the part that is ready, where that takes a while), open, or not to be
 * shown.
 */
export type FootageState =
  | { readonly name: 'opening'; readonly share: number | null }
  | { readonly name: 'open'; readonly footage: Footage }
  | { readonly name: 'broken' };

/**
 * Milliseconds: a link that breaks sooner than this after it was made does so for another reason than its age, and a new
 * one would break too.
 */
const LINK_LASTS_MS = 60_000;

/**
 * Opens a clip for playing: in the browser's player, and where that cannot seek in it as a flip-book. A clip by link is
 * opened with a new one when the last one works no more. `tryAt`: seconds, a moment that will be wanted. The latest
 * `news` is told.
 */
export function useFootage(
  clip: PlayableClip,
  shape: ClipShape,
  tryAt: number,
  news: Pick<FootageNews, 'onPicture' | 'onPlaying'>,
): FootageState {
  const [state, setState] = useState<FootageState>({ name: 'opening', share: null });
  const latest = useRef(news);
  useEffect(() => {
    latest.current = news;
  });
  useEffect(() => {
    const left = new AbortController();
    let open: Footage | undefined;
    let linkedAt = -Infinity;
    const become = (next: FootageState): void => {
      if (!left.signal.aborted) setState(next);
    };
    const told: FootageNews = {
      onPicture: (time) => latest.current.onPicture(time),
      onPlaying: (playing) => latest.current.onPlaying(playing),
      onBroken: () => void (isHere(clip) || performance.now() - linkedAt < LINK_LASTS_MS ? openStills() : openVideo()),
    };
    function take(footage: Footage): void {
      open?.close();
      open = footage;
      if (left.signal.aborted) footage.close();
      else become({ name: 'open', footage });
    }
    async function openStills(): Promise<void> {
      become({ name: 'opening', share: 0 });
      const { duration } = shape;
      const onReady = (share: number): void => become({ name: 'opening', share });
      try {
        take(await stillsFootage(await fileOf(clip, left.signal), { duration, onReady, signal: left.signal, ...told }));
      } catch {
        become({ name: 'broken' });
      }
    }
    async function openVideo(): Promise<void> {
      try {
        const { url, release } = await addressOf(clip);
        linkedAt = performance.now();
        const video = await videoFootage(url, release, { frameRate: shape.frameRate, tryAt, ...told });
        if (video === null) await openStills();
        else take(video);
      } catch {
        // No link was to be had.
        become({ name: 'broken' });
      }
    }
    void openVideo();
    return () => {
      left.abort();
      open?.close();
    };
  }, [clip, shape, tryAt]);
  return state;
}
