import { useCallback, useState, type CSSProperties } from 'react';
import { m } from '@touchline/messages';
import type { Clip } from './clip-types.ts';
import css from './ClipVideo.module.css';

interface ClipVideoProps {
  readonly clip: Clip;
  /** The browser's own controls; default true. */
  readonly controls?: boolean;
  /** Gets the player while it is there; what it returns is called when it goes. */
  readonly attach?: (player: HTMLVideoElement) => () => void;
}

/** A clip that can be watched. It has no sound: none is recorded, and none is needed. */
export function ClipVideo({ clip: { blob, width, height }, controls = true, attach }: ClipVideoProps) {
  const [isBroken, setBroken] = useState(false);
  const player = useCallback(
    (element: HTMLVideoElement) => {
      const url = URL.createObjectURL(blob);
      element.setAttribute('src', url);
      const detach = attach?.(element);
      return () => {
        detach?.();
        element.removeAttribute('src');
        URL.revokeObjectURL(url);
      };
    },
    [blob, attach],
  );
  return (
    <div className={css['frame']} style={{ '--ratio': width / height } as CSSProperties} data-theme="dark">
      <video
        ref={player}
        className={css['video']}
        aria-label={m.clip_video()}
        controls={controls}
        muted
        playsInline
        preload="auto"
        onLoadedData={() => setBroken(false)}
        onError={() => setBroken(true)}
      />
      {isBroken ? (
        <p role="alert" className={css['broken']}>
          {m.clip_playback_error()}
        </p>
      ) : null}
    </div>
  );
}
