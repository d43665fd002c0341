import { useLayoutEffect, useRef, type CSSProperties } from 'react';
import { m } from '@touchline/messages';
import { PitchLines } from '../../../ui/art/PitchLines.tsx';
import { VisuallyHidden } from '../../../ui/hidden/VisuallyHidden.tsx';
import type { LiveFrame } from '../engine/index.ts';
import { drawNobodyNotice } from '../overlay/draw-nobody-notice.ts';
import { drawSkeleton } from '../overlay/draw-skeleton.ts';
import { overlayColours } from '../overlay/overlay-colours.ts';
import { poseIn, type Crop } from '../results/crop-picture-around-player.ts';
import { nobodyLines } from '../results/player/draw-overlay.ts';
import { useStageSize } from '../results/player/useStageSize.ts';
import type { Live } from './live-progress.ts';
import { nextFollowPlayerCrop } from './follow-player-crop.ts';
import { hideUnreliableLimbs } from './hide-unreliable-limbs.ts';
import css from './LiveFrameWithSkeleton.module.css';

interface LiveFrameWithSkeletonProps {
  /** Null before the first frame. */
  readonly live: Live | null;
  /** Width over height of the clip. */
  readonly aspect: number;
}

/** Pixels of the canvas's longer side. */
const longestSide = 640;
/** One frame without the player is a blink; so many in a row are worth a word. */
const missedBeforeSaid = 3;

/** The last frame that was looked at, nearer to the player, with the skeleton that was found in it. */
export function LiveFrameWithSkeleton({ live, aspect }: LiveFrameWithSkeletonProps) {
  const stage = useRef<HTMLElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const { shape } = useStageSize(stage, aspect);
  /** What is shown; null before a picture was, and in another shape of the stage. */
  const zoom = useRef<{ readonly shape: number; readonly crop: Crop } | null>(null);
  const isNobody = live !== null && live.missed >= missedBeforeSaid;
  // In the same turn in which the frame arrived: its picture is given back before the next one comes.
  useLayoutEffect(() => {
    if (canvas.current === null || live === null) return;
    // A blink without the player moves nothing.
    const last = zoom.current?.shape === shape ? zoom.current.crop : null;
    const { pose } = live.frame;
    const crop = last !== null && pose === null && !isNobody ? last : nextFollowPlayerCrop(last, pose, aspect, shape);
    // The whole picture before anybody was found is left at once.
    zoom.current = pose === null && last === null ? null : { shape, crop };
    draw(canvas.current, live.frame, { isNobody, zoom: crop });
  }, [live, isNobody, aspect, shape]);
  return (
    <section ref={stage} data-theme="dark" className={css['stage']} style={{ '--aspect': aspect } as CSSProperties} aria-label={m.run_live()}>
      <PitchLines part="centre" className={css['lines']} />
      {live === null ? <p className={css['waiting']}>{m.run_live_waiting()}</p> : null}
      <canvas
        ref={canvas}
        className={css['canvas']}
        width={Math.round(longestSide * Math.min(1, shape))}
        height={Math.round(longestSide / Math.max(1, shape))}
        aria-hidden="true"
      />
      <VisuallyHidden>
        <output>{isNobody ? nobodyLines().join('. ') : ''}</output>
      </VisuallyHidden>
    </section>
  );
}

function draw(canvas: HTMLCanvasElement, { picture, pose }: LiveFrame, { isNobody, zoom }: { readonly isNobody: boolean; readonly zoom: Crop }): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  const { width, height } = canvas;
  context.clearRect(0, 0, width, height);
  // A picture that was given back has no width.
  if (picture !== undefined && picture.width > 0) {
    const [wide, tall] = [picture.width, picture.height];
    context.drawImage(picture, zoom.x * wide, zoom.y * tall, zoom.width * wide, zoom.height * tall, 0, 0, width, height);
    picture.close();
  }
  const colours = overlayColours();
  if (pose !== null) drawSkeleton(context, poseIn(hideUnreliableLimbs(pose, width / height), zoom), { width, height }, { colours });
  else if (isNobody) drawNobodyNotice(context, nobodyLines(), { width, height }, colours);
}
