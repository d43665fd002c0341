import { useEffect, useEffectEvent, useRef, useState, type CSSProperties, type ReactNode, type SyntheticEvent } from 'react';
import { m } from '@touchline/messages';
import { classes } from '../../../ui/join-class-names.ts';
import type { Engine } from '../engine/index.ts';
import { LiveSkeleton } from './LiveSkeleton.tsx';
import css from './CameraPreview.module.css';

interface PreviewProps {
  /** Null while the camera is being opened. */
  readonly stream: MediaStream | null;
  readonly isMirrored: boolean;
  readonly isRecording: boolean;
  /** Looks for the player, to draw their skeleton over the picture; null for a plain picture. */
  readonly detectLive: Engine['detectLive'] | null;
  readonly onNobody: (isNobody: boolean) => void;
  readonly onSeen: () => void;
  readonly onFailed: () => void;
  /** What lies over the picture. */
  readonly children: ReactNode;
}

/** What the camera sees, whole and as large as there is room for; as in a mirror when it looks at the player. */
export function CameraPreview({ stream, isMirrored, isRecording, detectLive, onNobody, onSeen, onFailed, children }: PreviewProps) {
  const video = useRef<HTMLVideoElement>(null);
  // A phone held upright films upright.
  const [ratio, setRatio] = useState(() => (globalThis.innerHeight > globalThis.innerWidth ? 9 / 16 : 16 / 9));
  const failed = useEffectEvent(onFailed);
  const measure = ({ currentTarget: { videoWidth, videoHeight } }: SyntheticEvent<HTMLVideoElement>): void => {
    if (videoWidth > 0 && videoHeight > 0) setRatio(videoWidth / videoHeight);
  };
  useEffect(() => {
    const player = video.current;
    if (player === null || stream === null) return undefined;
    let isHere = true;
    player.srcObject = stream;
    player.play().catch(() => {
      // Leaving calls it off as well.
      if (isHere) failed();
    });
    return () => {
      isHere = false;
      player.srcObject = null;
    };
  }, [stream]);
  return (
    <div className={css['room']} style={{ '--ratio': ratio } as CSSProperties}>
      <div className={classes(css['frame'], isRecording && css['recording'])} data-theme="dark">
        <video
          ref={video}
          className={classes(css['video'], isMirrored && css['mirrored'])}
          aria-label={m.record_picture()}
          muted
          playsInline
          onLoadedMetadata={measure}
          onResize={measure}
          onPlaying={onSeen}
        />
        {detectLive === null ? null : <LiveSkeleton {...{ video, detectLive, isMirrored, ratio, onNobody }} />}
        {children}
      </div>
    </div>
  );
}
