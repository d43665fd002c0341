import type { ReactNode } from 'react';
import { m } from '@touchline/messages';
import { classes } from '../classes.ts';
import { VisuallyHidden } from '../hidden/VisuallyHidden.tsx';
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

export interface LoadingProps {
  /** What is coming; default 'Loading'. */
  label?: string;
  children: ReactNode;
}

/** Holds skeletons: says that something is coming, and shows them only after 300 ms so that quick answers do not flash. */
export function Loading({ label, children }: LoadingProps) {
  return (
    <div className={css['loading']} aria-live="polite" aria-busy="true">
      <VisuallyHidden>{label ?? m.ui_loading()}</VisuallyHidden>
      {children}
    </div>
  );
}
