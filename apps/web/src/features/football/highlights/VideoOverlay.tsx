import { useState } from 'react';
import { m } from '@touchline/messages';
import { useOnline } from '../../../offline/index.ts';
import { ButtonLink } from '../../../ui/button/Button.tsx';
import { FullScreenDialog } from '../../../ui/dialog/FullScreenDialog.tsx';
import { Loading } from '../../../ui/state/Loading.tsx';
import { Skeleton } from '../../../ui/state/Skeleton.tsx';
import css from './VideoOverlay.module.css';
import { videoEmbed, type VideoEmbed } from './video-embed.ts';

export interface VideoOverlayProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Of the match. */
  readonly title: string;
  /** A page of the video's host. */
  readonly url: string;
}

/** A video over the whole page, in a frame that may do little (spec 001 §2). Its host is asked for nothing before it opens. */
export function VideoOverlay({ open, onOpenChange, title, url }: VideoOverlayProps) {
  const frame = videoEmbed(url);
  return (
    <FullScreenDialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      footer={
        <>
          {frame === null ? null : <span className={css['host']}>{m.football_highlight_host({ host: frame.host })}</span>}
          <ButtonLink href={url} target="_blank" rel="noopener noreferrer">
            {m.football_highlight_new_tab()}
          </ButtonLink>
        </>
      }
    >
      <div className={css['screen']}>
        {frame === null ? (
          <Said title={m.football_highlight_foreign()} words={m.football_highlight_foreign_why()} />
        ) : (
          <Video key={frame.src} frame={frame} title={title} />
        )}
      </div>
    </FullScreenDialog>
  );
}

/** The frame, once there is a connection; it stays when that goes, since what has come plays on. */
function Video({ frame, title }: { readonly frame: VideoEmbed; readonly title: string }) {
  const isOnline = useOnline();
  const [wasOnline, setWasOnline] = useState(isOnline);
  const [hasCome, setHasCome] = useState(false);
  if (isOnline && !wasOnline) setWasOnline(true);
  if (!wasOnline) return <Said title={m.football_highlight_offline()} words={m.football_highlight_offline_why()} />;
  return (
    <>
      {hasCome ? null : (
        <Loading label={m.football_highlight_loading()}>
          <Skeleton shape="block" height="100%" />
        </Loading>
      )}
      <iframe
        className={css['frame']}
        src={frame.src}
        title={m.football_highlight_frame({ title })}
        sandbox={frame.sandbox}
        allow="fullscreen; encrypted-media; picture-in-picture"
        allowFullScreen
        referrerPolicy={frame.referrerPolicy}
        onLoad={() => setHasCome(true)}
      />
    </>
  );
}

function Said({ title, words }: { readonly title: string; readonly words: string }) {
  return (
    <output className={css['said']}>
      <b className={css['what']}>{title}</b>
      <span>{words}</span>
    </output>
  );
}
