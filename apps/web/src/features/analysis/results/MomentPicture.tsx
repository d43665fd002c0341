import type { Measure, Pose } from '@touchline/vision';
import { useEffect, useRef } from 'react';
import { classes } from '../../../ui/join-class-names.ts';
import { drawMeasureAtJoint } from '../overlay/draw-measure-at-joint.ts';
import { drawSkeleton } from '../overlay/draw-skeleton.ts';
import { bodyPointsOfMeasure } from '../overlay/body-points-of-measure.ts';
import { bandColours, overlayColours } from '../overlay/overlay-colours.ts';
import { jointCaption, jointLabel } from './joint-angle-text.ts';
import { cropPictureAroundPlayer, poseIn, type Crop } from './crop-picture-around-player.ts';
import css from './MomentPicture.module.css';

interface MomentPictureProps {
  /** What is to be seen, in words; empty where they stand beside it. */
  label: string;
  /** The video's picture; undefined while it is not there, or where there is none: then the skeleton stands alone. */
  picture: Blob | undefined;
  pose: Pose | null;
  /** The clip's width by its height. */
  aspect: number;
  /** Drawn at their joints. */
  measures: readonly Measure[];
  /** Width by height of what is shown; the part with the player is cut out. Without it the whole picture shows. */
  cut?: number;
  /** The part that is cut out, in the shape of `cut`; around the player unless told. */
  part?: Crop | undefined;
  /** Cut to the part of the body that the measures are of, not to the whole player. */
  isClose?: boolean;
  /** As wide as the page: a cut's lines are no thicker than the whole picture's, and what is drawn at a joint says its name. Default false. */
  isLarge?: boolean;
  className?: string | undefined;
}

/** Pixels across: sharp enough for a card on a phone with a fine screen. */
const WIDE = 640;
/** A cut is shown small, so its lines are drawn thicker. */
const SMALL = 1.6;
/** On a cut as wide as the page. */
const LARGE = 0.8;

/** One moment: the video's picture, the skeleton over it, the angles at their joints. */
export function MomentPicture({ label, picture, pose, aspect, measures, cut, part, isClose = false, isLarge = false, className }: MomentPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const shape = cut ?? aspect;
  useEffect(() => {
    let left = false;
    const context = canvas.current?.getContext('2d');
    if (!context) return undefined;
    const size = { width: WIDE, height: Math.round(WIDE / shape) };
    const crop = part ?? cropPictureAroundPlayer(cut === undefined ? null : pose, aspect, shape, isClose ? measures.flatMap(bodyPointsOfMeasure) : []);
    const draw = (image: ImageBitmap | null): void => {
      context.clearRect(0, 0, size.width, size.height);
      if (image !== null) {
        const [wide, tall] = [image.width, image.height];
        const from = [crop.x * wide, crop.y * tall, crop.width * wide, crop.height * tall] as const;
        context.drawImage(image, ...from, 0, 0, size.width, size.height);
      }
      if (pose === null) return;
      const scale = cut === undefined ? 1 : isLarge ? LARGE : SMALL;
      const drawing = isLarge ? { colours: bandColours(), scale, taken: [] } : { colours: overlayColours(), scale };
      const here = poseIn(pose, crop);
      drawSkeleton(context, here, size, drawing);
      for (const measure of measures) {
        drawMeasureAtJoint(context, here, measure, size, { ...drawing, label: isLarge ? jointCaption(measure) : jointLabel(measure) });
      }
    };
    // Words on a canvas need the page's layout, which the next frame makes anyhow: asked for here, it would lengthen the task
    // in which the results appear.
    const frame = requestAnimationFrame(() => draw(null));
    const drawOver = async (file: Blob): Promise<void> => {
      const image = await createImageBitmap(file);
      cancelAnimationFrame(frame);
      if (!left) draw(image);
      image.close();
    };
    // A picture that cannot be read leaves the skeleton alone.
    if (picture !== undefined) drawOver(picture).catch(() => undefined);
    return () => {
      left = true;
      cancelAnimationFrame(frame);
    };
  }, [picture, pose, aspect, shape, cut, part, isClose, isLarge, measures]);
  return (
    <canvas
      ref={canvas}
      className={classes(css['picture'], className)}
      width={WIDE}
      height={Math.round(WIDE / shape)}
    >
      {label}
    </canvas>
  );
}
