import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import type { Engine } from '../engine/index.ts';
import { drawSkeleton } from '../overlay/draw-skeleton.ts';
import { overlayColours } from '../overlay/overlay-colours.ts';
import css from './LiveSkeleton.module.css';
import { watchLivePlayerPose, type Sight } from './watch-live-player-pose.ts';

interface LiveSkeletonProps {
  /** The camera's picture, which this lies over, in the same box. */
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly detectLive: Engine['detectLive'];
  readonly isMirrored: boolean;
  /** Of the box: width over height. */
  readonly ratio: number;
  /** Whether nobody is found in the picture: told with every picture that is looked at, and as it ends. */
  readonly onNobody: (isNobody: boolean) => void;
}

/** Pixels of the canvas's longer side. */
const longestSide = 640;

/** The player's skeleton over what the camera sees, as long as it is on screen (spec 002 §2); no part of the recording. */
export function LiveSkeleton({ video, detectLive, isMirrored, ratio, onNobody }: LiveSkeletonProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const show = useEffectEvent(({ pose, isNobody: isGone }: Sight): void => {
    if (canvas.current !== null) draw(canvas.current, pose, isMirrored);
    onNobody(isGone);
  });
  const left = useEffectEvent(() => onNobody(false));
  useEffect(() => {
    if (video.current === null) return undefined;
    const stop = watchLivePlayerPose({ video: video.current, detectLive, onSight: (sight) => show(sight) });
    return () => {
      stop();
      left();
    };
  }, [video, detectLive]);
  return (
    <canvas
      ref={canvas}
      className={css['canvas']}
      width={Math.round(longestSide * Math.min(1, ratio))}
      height={Math.round(longestSide / Math.max(1, ratio))}
      aria-hidden="true"
    />
  );
}

function draw(canvas: HTMLCanvasElement, pose: Sight['pose'], mirrored: boolean): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  const { width, height } = canvas;
  context.clearRect(0, 0, width, height);
  if (pose !== null) drawSkeleton(context, pose, { width, height }, { colours: overlayColours(), mirrored });
}
