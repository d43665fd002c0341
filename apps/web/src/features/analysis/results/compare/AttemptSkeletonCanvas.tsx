import { useEffect, useMemo, useRef } from 'react';
import { m } from '@touchline/messages';
import { drawMeasureAtJoint } from '../../overlay/draw-measure-at-joint.ts';
import { drawSkeleton } from '../../overlay/draw-skeleton.ts';
import { overlayColours } from '../../overlay/overlay-colours.ts';
import { interpolatePose } from '../../overlay/interpolate-pose.ts';
import { jointLabel } from '../joint-angle-text.ts';
import { poseIn } from '../crop-picture-around-player.ts';
import picture from '../MomentPicture.module.css';
import { usePlayhead, type Playhead } from '../playhead.ts';
import { measuresAt } from '../still-and-measures-at-time.ts';
import type { Attempt } from './compared-attempt.ts';
import css from './TwoAttemptsPlayer.module.css';
import { cropFollowingPlayer } from './crop-following-player.ts';

interface AttemptSkeletonCanvasProps {
  readonly attempt: Attempt;
  /** Which of the two. */
  readonly label: string;
  /** When the shared moment is in this clip, in seconds; the playhead counts from there. */
  readonly zero: number;
  readonly playhead: Playhead;
}

const SIZE = { width: 640, height: 480 };
/** A stage is a half of the page, so its lines are drawn thicker. */
const SCALE = 1.5;
/** Seconds around a moment at which what was measured there is drawn. */
const NEAR = 0.05;

/** One attempt's skeleton at the playhead's time, as large as its movement allows. */
export function AttemptSkeletonCanvas({ attempt, label, zero, playhead }: AttemptSkeletonCanvasProps) {
  const { review, shape, frames } = attempt;
  const time = zero + usePlayhead(playhead);
  const canvas = useRef<HTMLCanvasElement>(null);
  const cropOf = useMemo(() => cropFollowingPlayer(frames, shape.width / shape.height, SIZE.width / SIZE.height), [frames, shape]);
  const pose = interpolatePose(frames, time);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.clearRect(0, 0, SIZE.width, SIZE.height);
    if (typeof pose === 'string') return;
    const drawing = { colours: overlayColours(), scale: SCALE };
    const here = poseIn(pose, cropOf(pose));
    drawSkeleton(context, here, SIZE, drawing);
    for (const measure of measuresAt(review, time, NEAR)) {
      drawMeasureAtJoint(context, here, measure, SIZE, { ...drawing, label: jointLabel(measure) });
    }
  }, [pose, cropOf, review, time]);
  return (
    <div className={css['stage']}>
      <canvas ref={canvas} className={picture['picture']} {...SIZE}>
        {m.compare_stage({ attempt: label })}
      </canvas>
      <p className={css['label']} data-theme="dark">
        {label}
      </p>
      {typeof pose === 'string' ? (
        <p className={css['nobody']} data-theme="dark">
          {m.compare_nobody()}
        </p>
      ) : null}
    </div>
  );
}
