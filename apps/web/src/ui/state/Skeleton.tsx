import { classes } from '../join-class-names.ts';
import css from './Skeleton.module.css';

export interface SkeletonProps {
  /** Default text: a line as high as the text around it. */
  shape?: 'text' | 'title' | 'circle' | 'block';
  /** CSS lengths. */
  width?: string;
  height?: string;
}

/** Stands where something will be. Decoration: put it inside a `Loading`, which says so once. */
export function Skeleton({ shape = 'text', width, height }: SkeletonProps) {
  return <span className={classes(css['bone'], css[shape])} style={{ width, height }} aria-hidden="true" />;
}
