import { useEffect, useRef, useState } from 'react';
import { decimalText, m } from '@touchline/messages';
import { Button } from '../../../../ui/button/Button.tsx';
import { Progress } from '../../../../ui/progress/Progress.tsx';
import { overlayVideo } from '../../export/overlay-video.ts';
import type { OverlayVideo } from '../../export/overlay-video.ts';
import { saveFile } from '../../../../ui/file/save-file.ts';
import type { ShownReview } from '../shown-review-type.ts';
import { fileSizeText } from '../file-size-text.ts';
import { DownloadIcon } from './export-icons.tsx';
import css from './ExportPanel.module.css';

interface OverlayVideoSectionProps {
  shown: ShownReview;
  clip: Blob;
}

type Making =
  | { readonly name: 'idle' | 'failed' }
  | { readonly name: 'making'; readonly share: number }
  | { readonly name: 'ready'; readonly video: OverlayVideo; readonly url: string };

/** The clip with the skeleton over it: made when asked for, watched, downloaded. */
export function OverlayVideoSection({ shown, clip }: OverlayVideoSectionProps) {
  const [making, setMaking] = useState<Making>({ name: 'idle' });
  const work = useRef<AbortController>(null);
  useEffect(() => () => work.current?.abort(), []);
  const url = making.name === 'ready' ? making.url : null;
  useEffect(() => () => (url === null ? undefined : URL.revokeObjectURL(url)), [url]);

  const make = async (): Promise<void> => {
    const mine = new AbortController();
    work.current = mine;
    const become = (next: Making): void => {
      if (!mine.signal.aborted) setMaking(next);
    };
    become({ name: 'making', share: 0 });
    try {
      const onProgress = (share: number): void => become({ name: 'making', share });
      const video = await overlayVideo(clip, shown, { signal: mine.signal, onProgress });
      become(video === null ? { name: 'failed' } : { name: 'ready', video, url: URL.createObjectURL(video.blob) });
    } catch {
      become({ name: 'failed' });
    }
  };
  const cancel = (): void => {
    work.current?.abort();
    setMaking({ name: 'idle' });
  };
  return (
    <section className={css['section']} aria-label={m.results_take_video()}>
      <h4 className={css['title']}>{m.results_take_video()}</h4>
      <p className={css['hint']}>{m.results_take_video_hint()}</p>
      {making.name === 'making' ? (
        <>
          <Progress label={m.results_take_video_making()} value={Math.round(making.share * 100)} />
          <div className={css['ways']}>
            <Button size="sm" variant="ghost" onClick={cancel}>
              {m.results_take_video_cancel()}
            </Button>
          </div>
        </>
      ) : null}
      {making.name === 'failed' ? <p role="alert">{m.results_take_video_failed()}</p> : null}
      {making.name === 'ready' ? (
        <>
          <video
            className={css['video']}
            src={making.url}
            aria-label={m.results_take_video()}
            controls
            muted
            loop
            playsInline
          />
          <output className={css['hint']}>
            {m.results_take_video_ready({
              seconds: decimalText(making.video.duration, 1),
              size: fileSizeText(making.video.blob.size),
            })}
          </output>
          <div className={css['ways']}>
            <Button icon={<DownloadIcon />} onClick={() => saveFile(making.video.blob, fileName(shown, making.video))}>
              {m.results_take_video_download()}
            </Button>
          </div>
        </>
      ) : null}
      {making.name === 'idle' || making.name === 'failed' ? (
        <div className={css['ways']}>
          <Button onClick={() => void make()}>{m.results_take_video_make()}</Button>
        </div>
      ) : null}
    </section>
  );
}

const fileName = ({ review }: ShownReview, { mimeType }: OverlayVideo): string =>
  `touchline-${review.type}.${mimeType.startsWith('video/mp4') ? 'mp4' : 'webm'}`;
